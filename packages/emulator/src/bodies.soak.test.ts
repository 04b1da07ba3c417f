/** Long bodies go to the state as they come: the memory of a process with a state folder does not grow with them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ACCOUNT } from '../test/sandbox.ts';
import { ask } from '../test/writers.ts';

const MB = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'flarewire-bodies-'));
const program = fork(fileURLToPath(new URL('../test/measured.ts', import.meta.url)), [join(folder, 'state')], {
  execArgv: ['--conditions=flarewire-source', '--no-warnings'],
});
afterAll(async () => {
  const gone = once(program, 'exit');
  program.send('end');
  await gone;
  rmSync(folder, { recursive: true });
});

/** Bytes that the process has taken at most, at any time until now. */
async function mostMemory(): Promise<number> {
  const reported = once(program, 'message');
  program.send('memory');
  return Number((await reported)[0]);
}

async function put(url: string, key: string, size: number): Promise<number> {
  const piece = new Uint8Array(MB / 4).fill(97);
  const body = ReadableStream.from(Array.from({ length: size / piece.length }, () => piece));
  const headers = { authorization: 'Bearer any', 'content-length': String(size) };
  const init = { method: 'PUT', headers, body, duplex: 'half' } as unknown as RequestInit; // duplex is Node's
  return (await fetch(`${url}/accounts/${ACCOUNT}/r2/buckets/bucket/objects/${key}`, init)).status;
}

test('one object of 100 MB, or three at once, takes much less memory than that', async () => {
  const [started] = await once(program, 'message');
  const url = String(started);
  await ask(`${url}/accounts/${ACCOUNT}/r2/buckets`, 'POST', { name: 'bucket' });
  // One-time costs of a process: code, buffers of the socket, pages of the database.
  expect(await put(url, 'first', 40 * MB)).toBe(200);
  const before = await mostMemory();
  expect(await put(url, 'alone', 100 * MB)).toBe(200);
  expect(await Promise.all(['a', 'b', 'c'].map((key) => put(url, key, 100 * MB)))).toEqual([200, 200, 200]);
  expect((await mostMemory()) - before).toBeLessThan(64 * MB);
});
