/**
 * One server in its own process, asked over a socket: how soon it is there, what it holds, and what requests take.
 * Arguments: `flarewire`, `minimal` or `prism`; requests; records of the long list; arguments of the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

const ACCOUNT = 'f1a4e000000000000000000000000001';
const [kind = '', count = '', records = '', ...command] = process.argv.slice(2);
const REQUESTS = Number(count);
const RECORDS = Number(records);
/** A page of these is the 400th of 50,000. */
const PER_PAGE = 100;

/** A KV value as the document has it. */
const FORM = '--b\r\ncontent-disposition: form-data; name="value"\r\n\r\nvalue\r\n--b--\r\n';
const FORM_TYPE = 'multipart/form-data; boundary=b';

/** Prism takes a port, and prints many lines; the others choose one, and print their URL. */
async function startServer(): Promise<{ child: ChildProcess; base: string; taken: number }> {
  const started = performance.now();
  const port = kind === 'prism' ? await freePort() : undefined;
  const args = port === undefined ? command : [...command, '--port', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('The server has no output.');
  const [line] = await once(child.stdout, 'data');
  child.stdout.resume();
  const told = String(line).trim().split(/\s+/)[0] ?? '';
  const base = port !== undefined ? `http://127.0.0.1:${port}` : baseOf(told);
  while (!(await isThere(base, child))) await new Promise((resolve) => setTimeout(resolve, 5));
  return { child, base, taken: performance.now() - started };
}

const baseOf = (told: string): string =>
  told.startsWith('http') ? told.replace(/\/$/, '') : `http://127.0.0.1:${told}/client/v4`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has a port
  server.close();
  await once(server, 'close');
  return port;
}

async function isThere(base: string, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
  return fetch(`${base}/zones/none/dns_records/none`).then(
    () => true,
    () => false,
  );
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function ask(url: string, method = 'GET', body?: string, type = 'application/json'): Promise<string> {
  const length = body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { authorization: 'Bearer token', ...length } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.once('end', () => {
        if ((answer.statusCode ?? 500) < 400) resolve(text);
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${text.slice(0, 300)}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}

const { child, base, taken: start } = await startServer();

/** Milliseconds of CPU time, and megabytes, if the system provides them for other processes. */
function usage(): { readonly cpu: number; readonly memory: number } | undefined {
  const folder = `/proc/${child.pid}`;
  if (!existsSync(`${folder}/stat`)) return undefined;
  // Fields after the name, which is in brackets: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1]) / 1000;
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory };
}

async function median(times: number, work: (number: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let done = 0; done < times; done++) {
    const started = performance.now();
    await work(done);
    if (done >= times / 4) taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b)[taken.length >> 1] ?? 0;
}

const memory = usage()?.memory;
const result = (text: string): { id?: string } => JSON.parse(text).result ?? {};

/** A zone that may hold this many records, if the server supports zones. */
async function zoneOf(): Promise<string> {
  if (kind !== 'flarewire') return 'f1a4e05c9b7d4a21860e3f5d7c2b1a90';
  const body = JSON.stringify({ name: 'beside.example', account: { id: ACCOUNT } });
  const { id = '' } = result(await ask(`${base}/zones`, 'POST', body));
  await ask(`${base}/zones/${id}/subscription`, 'POST', JSON.stringify({ rate_plan: { id: 'enterprise' } }));
  return id;
}

async function namespaceOf(): Promise<string> {
  if (kind !== 'flarewire') return 'f1a4e05c9b7d4a21860e3f5d7c2b1a90';
  const path = `${base}/accounts/${ACCOUNT}/storage/kv/namespaces`;
  return result(await ask(path, 'POST', JSON.stringify({ title: 'beside' }))).id ?? '';
}

const list = `${base}/zones/${await zoneOf()}/dns_records`;
const values = `${base}/accounts/${ACCOUNT}/storage/kv/namespaces/${await namespaceOf()}/values`;
let made = 0;
const record = (): object => {
  const number = made++;
  const content = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return { type: 'A', name: `n${number}.beside.example`, content, ttl: 300, proxied: false };
};
const create = (): Promise<string> => ask(list, 'POST', JSON.stringify(record()));

async function fill(): Promise<void> {
  const isBatch = kind === 'flarewire';
  const one = (): Promise<unknown> =>
    isBatch ? ask(`${list}/batch`, 'POST', JSON.stringify({ posts: Array.from({ length: 200 }, record) })) : create();
  const worker = async (): Promise<void> => {
    while (made < RECORDS) await one();
  };
  await Promise.all(Array.from({ length: isBatch ? 1 : 8 }, worker));
}

const { id = 'f1a4e05c9b7d4a21860e3f5d7c2b1a90' } = result(await create());
const get = (): Promise<string> => ask(`${list}/${id}`);
// Warm-up does not count: send requests until the figures are stable.
await median(REQUESTS * 2, get);
const before = usage();
const got = await median(REQUESTS, get);
const after = usage();
const created = await median(REQUESTS / 10, create);
const put = await median(REQUESTS / 10, (number) => ask(`${values}/k${number}`, 'PUT', FORM, FORM_TYPE));
const figures: Record<string, number> = { start, get: got, create: created, put };
if (memory !== undefined) figures.memory = memory;
if (before !== undefined && after !== undefined) figures.cpu = ((after.cpu - before.cpu) * 1000) / REQUESTS;
// A mock of a document keeps nothing, and has no long list.
if (kind !== 'prism') {
  await fill();
  figures.first = await median(REQUESTS / 50, () => ask(`${list}?per_page=${PER_PAGE}&page=1`));
  figures.middle = await median(REQUESTS / 50, () =>
    ask(`${list}?per_page=${PER_PAGE}&page=${(RECORDS * 0.8) / PER_PAGE}`),
  );
}
console.log(JSON.stringify(figures));
process.exit();
