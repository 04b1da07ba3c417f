import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = join(import.meta.dirname, '../../tour/cli.ts');
const TIMEOUT = 600_000;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  stdout: string;
  stderr: string;
  readonly ended: Promise<number | null>;
}

function start(...argv: string[]): Run {
  const env = { ...process.env, TMPDIR: folder, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['--conditions=flarewire-source', CLI, ...argv], { env });
  const run: Run = { child, stdout: '', stderr: '', ended: new Promise((resolve) => child.on('close', resolve)) };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.stderr += text;
  });
  return run;
}

/** Resolves as soon as the output matches. */
function printed(run: Run, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const match = pattern.exec(run.stdout);
      if (match !== null) resolve(match);
    };
    run.child.stdout?.on('data', look);
    run.child.on('close', () => reject(new Error(`ended without ${pattern}:\n${run.stdout}${run.stderr}`)));
    look();
  });
}

describe('npm start', () => {
  it('npm start --once takes the whole tour and exits with 0', { timeout: TIMEOUT }, async () => {
    const run = start('--once');
    expect([await run.ended, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('All 14 steps passed');
    expect(run.stdout).toContain('300 records of 21 types');
    expect(Math.max(...run.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(run.stdout).not.toContain('\u001b');
  });

  it('npm start takes the tour twice over one state, then stays up until Ctrl-C', { timeout: TIMEOUT }, async () => {
    const data = join(folder, 'state');
    expect(await start('--once', '--quiet', '--data', data).ended).toBe(0);
    const run = start('--data', data, '--console-port', '0');
    const [, url = ''] = await printed(run, /is still running.*?(http:\S+)\/zones/s);
    expect(run.stdout).toMatch(/Removed what an earlier tour had made: 1 zone/);
    const answer = await fetch(`${url}/zones?name=harbour.example`, { headers: { authorization: 'Bearer any' } });
    expect(await answer.json()).toMatchObject({ success: true, result: [{ name: 'harbour.example' }] });
    const [, origin = '', key] = await printed(run, /(http:\S+)\/#key=(\S+)/);
    expect(await (await fetch(origin)).text()).toContain('<div id="root">');
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const session = await fetch(`${origin}/api/session`, { method: 'POST', headers, body: JSON.stringify({ key }) });
    expect(await session.json()).toMatchObject({ mode: 'local', apiURL: url, data });
    run.child.kill('SIGINT');
    expect([await run.ended, run.stderr]).toEqual([0, '']);
  });

  it('npm start rejects a malformed zone file by line, and changes nothing', { timeout: TIMEOUT }, async () => {
    const file = join(folder, 'bad.zone');
    await writeFile(file, '$TTL 300\nwww A 192.0.2.1\nmail MX ten mx\n');
    const data = join(folder, 'untouched');
    const run = start('--once', '--zone-file', file, '--zone', 'my.example', '--data', data);
    expect(await run.ended).toBe(1);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(`${file}:3: priority: found "ten", expected a whole number from 0 to 65535\n`);
    expect(existsSync(data)).toBe(false);
  });

  it('npm start exits with 2 and prints advice on invalid usage', { timeout: TIMEOUT }, async () => {
    const run = start('--onze');
    expect(await run.ended).toBe(2);
    expect(run.stderr).toBe("Unknown option '--onze'.\nTry: npm start -- --help\n");
  });
});
