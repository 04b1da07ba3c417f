/** Requests a fresh link without a terminal, with the program as a separate process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../test-support.ts';
import { askLink } from './ask.ts';
import { askProof } from './proof.ts';
import { noteRunning } from './running.ts';

let top: string;
const children: ChildProcessWithoutNullStreams[] = [];

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'flarewire-links-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
  }
  await rm(top, { recursive: true });
});

const MAIN = fileURLToPath(new URL('../cli.ts', import.meta.url));

interface Ran {
  readonly child: ChildProcessWithoutNullStreams;
  readonly out: () => string;
  readonly err: () => string;
}

function program(...argv: string[]): Ran {
  const env = { ...process.env, XDG_RUNTIME_DIR: top, XDG_STATE_HOME: join(top, 'state') };
  const child = spawn(process.execPath, ['--conditions=flarewire-source', MAIN, ...argv], { env });
  children.push(child);
  const texts = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    texts.err += chunk;
  });
  return { child, out: () => texts.out, err: () => texts.err };
}

async function ended(ran: Ran): Promise<number | null> {
  if (ran.child.exitCode === null) await once(ran.child, 'exit');
  return ran.child.exitCode;
}

const LINK = /http:\/\/127\.0\.0\.1:\d+\/#key=[\w-]{43}/;

async function started(): Promise<Ran & { readonly link: string }> {
  const ran = program('--port', '0', '--emulator-port', '0', '--seed', 'none', '--quiet');
  await vi.waitFor(() => expect(ran.out()).toMatch(LINK));
  return { ...ran, link: LINK.exec(ran.out())?.[0] ?? '' };
}

/** The HTTP status of using a link. */
async function use(link: string): Promise<number> {
  const { origin, hash } = new URL(link);
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const body = JSON.stringify({ key: hash.slice('#key='.length) });
  return (await send(`${origin}/api/session`, { method: 'POST', headers, body })).status;
}

describe('a console without a terminal', () => {
  it('a console prints a fresh link on SIGUSR2 and gives one to a command of the same user', async () => {
    const running = await started();
    running.child.kill('SIGUSR2');
    await vi.waitFor(() => expect(running.out().match(new RegExp(LINK, 'g'))).toHaveLength(2));
    const asked = program('link');
    expect(await ended(asked)).toBe(0);
    const link = asked.out().trim();
    expect(link).toMatch(new RegExp(`^${LINK.source}$`));
    expect(running.out()).not.toContain(link);
    expect(await use(link)).toBe(200);
    expect(await use(link)).toBe(401);
    // Readable by this user only, and removed with the console.
    const folder = join(top, 'flarewire');
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    running.child.kill('SIGINT');
    expect(await ended(running)).toBe(0);
    expect(await readdir(folder)).toEqual([]);
    const late = program('link');
    expect(await ended(late)).toBe(1);
    expect(late.err()).toContain('No console of this user is running');
  }, 60_000);

  it('a console gives no link to a page or to a user who cannot read its secret', async () => {
    const { link } = await started();
    const { origin } = new URL(link);
    const own = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const body = (proof: unknown): string => JSON.stringify({ nonce: 'n', proof });
    const ask = (headers: Record<string, string>, text: string) =>
      send(`${origin}/api/link`, { method: 'POST', headers, body: text });
    for (const proof of ['', 'x', askProof('guessed', 'n'), 5, null])
      expect((await ask(own, body(proof))).status).toBe(401);
    const folder = join(top, 'flarewire');
    const [name = ''] = await readdir(folder);
    const { secret } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    const good = body(askProof(secret, 'n'));
    expect((await ask({ ...own, origin: 'http://127.0.0.1:1' }, good)).status).toBe(403);
    expect((await ask({ ...own, 'sec-fetch-site': 'same-site' }, good)).status).toBe(403);
    expect((await ask(own, good)).status).toBe(200);
  }, 60_000);
});

describe('the link command', () => {
  it('the link command accepts no link from a program on the port of a console that has ended', async () => {
    const folder = join(top, 'flarewire');
    const asked: string[] = [];
    const stranger = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(JSON.stringify({ key: 'a'.repeat(43), proof: 'b'.repeat(43) }));
    }).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo; // it listens on TCP
    await noteRunning(folder, { port, secret: 'secret' });
    expect(await askLink(folder, undefined)).toEqual({ why: expect.stringContaining('No console of this user') });
    expect(asked).toEqual(['/api/link']);
    expect(await readdir(folder)).toEqual([]);
    stranger.close();
  });

  it('the link command rejects folders that other users can read or write', async () => {
    const folder = join(top, 'flarewire');
    await mkdir(folder);
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'console-1.json'), '{"port":1,"secret":"s"}');
    await expect(askLink(folder, undefined)).rejects.toThrow('accessible to other users');
    await expect(noteRunning(folder, { port: 1, secret: 's' })).rejects.toThrow('chmod 700');
  });
});
