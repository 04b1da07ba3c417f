/** Helpers of scenarios: checks, reported line by line to the driver, and programs to run. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { openFront as openFrontOf } from '../network/front.ts';

export const ACCOUNT = process.env.CLOUDFLARE_ACCOUNT_ID;
export const TOKEN = process.env.CLOUDFLARE_API_TOKEN;
export const BASE = process.env.CLOUDFLARE_API_BASE_URL;

/** Time limit for programs that wait for input. */
const LIMIT = 120_000;
const WRANGLER = join(import.meta.dirname, '../node_modules/wrangler/bin/wrangler.js');

/** Later checks still run, so that one run shows all failures. */
export async function check(name, work) {
  const started = performance.now();
  let error;
  try {
    await work();
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  console.log(JSON.stringify({ check: name, ms: Math.round(performance.now() - started), error }));
}

/**
 * Runs a program and returns its combined output; `out` is standard output.
 * Fails if the exit code is unexpectedly 0, or unexpectedly not 0.
 */
export async function program(command, args, { cwd, input, env, fails = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: LIMIT,
  });
  const written = { out: '', all: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      if (stream === child.stdout) written.out += data;
      written.all += data;
    });
  // The program may end before reading its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input ?? '');
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...how) => resolve(how));
  });
  if (signal !== null || (code !== 0) !== fails)
    throw new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}\n${written.all.slice(-2000)}`);
  return written;
}

export const wrangler = (args, options) => program(process.execPath, [WRANGLER, ...args], options);

/** A long-running wrangler: its output so far, and a graceful end with SIGINT. */
export function wranglerRunning(args) {
  const child = spawn(process.execPath, [WRANGLER, ...args], { stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT });
  const written = { out: '', all: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      if (stream === child.stdout) written.out += data;
      written.all += data;
    });
  const closed = new Promise((resolve) => {
    child.once('close', (...how) => resolve(how));
  });
  const stop = async () => {
    child.kill('SIGINT');
    const [code, signal] = await closed;
    if (code !== 0)
      throw new Error(`wrangler ${args.join(' ')} ended with ${signal ?? code}\n${written.all.slice(-2000)}`);
  };
  return { written, isRunning: () => child.exitCode === null && child.signalCode === null, stop };
}

/** A control call of the emulator. */
export async function control(name, body) {
  const address = BASE.replace('/client/v4', `/__emulator/${name}`);
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()).result;
}

/** Presents the emulator to programs with a fixed URL, or to inspect requests. */
export const openFront = () => openFrontOf(BASE, process.env.HOME);

/** Requests of a program that change something. */
export const changes = ({ asked }) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

/** The JSON value at the end of the output. */
export function jsonIn({ out }) {
  const [start] = /^[[{][\s\S]*/m.exec(out) ?? [];
  if (start === undefined) throw new Error(`There is no JSON in ${out}`);
  return JSON.parse(start);
}

const send = (method, path, body) =>
  fetch(`${BASE}${path}`, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });

/** Result of a direct request without a client: to check or prepare state. */
export async function askTo(method, path, body) {
  const { success, errors, result } = await (await send(method, path, body)).json();
  if (!success) throw new Error(`${method} ${path}: ${JSON.stringify(errors)}`);
  return result;
}

/** The zone of the default seed. */
const ZONE = 'example.com';
export async function askZone(path, method = 'GET', body) {
  const [{ id }] = await askTo('GET', `/zones?name=${ZONE}`);
  return askTo(method, `/zones/${id}${path}`, body);
}

/** Actual state in the account, including 404. */
export async function ask(path, { raw = false } = {}) {
  const response = await send('GET', `/accounts/${ACCOUNT}${path}`);
  if (raw) return { status: response.status, text: await response.text() };
  return (await response.json()).result;
}
