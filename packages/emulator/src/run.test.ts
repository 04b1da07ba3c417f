import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, run } from './run.ts';

async function started(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    stopped: Promise.resolve(),
  });
  return { code, out, err };
}

describe('emulator command', () => {
  it('the command prints the base URL when ready, or nothing', async () => {
    const { code, out } = await started('--port', '0');
    expect(code).toBe(0);
    expect(out).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/client\/v4$/)]);
    expect((await started('--port', '0', '--quiet')).out).toEqual([]);
  });

  it('the command reads its options', () => {
    const edge = { edgePort: undefined, origins: {}, allowOutbound: [], dnsPort: undefined };
    const off = { ...edge, limits: false, strict: false, rules: true, control: false, quiet: false, help: false };
    expect(readOptions([])).toEqual({ port: 8787, data: undefined, seed: undefined, ...off });
    const flags = ['--limits', '--strict', '--no-rules', '--control', '--seed', 'f'];
    expect(readOptions(flags)).toMatchObject({ limits: true, strict: true, rules: false, control: true, seed: 'f' });
    expect(readOptions(['--data', 'x', '--port=9'])).toMatchObject({ port: 9, data: 'x' });
    const edged = [
      '--edge-port',
      '0',
      '--origin',
      'WWW.example.com=http://localhost:3000',
      '--allow-outbound',
      'a.test',
    ];
    const origins = { 'www.example.com': 'http://localhost:3000' };
    expect(readOptions(edged)).toMatchObject({ edgePort: 0, origins, allowOutbound: ['a.test'] });
  });

  it('the edge has its own port', async () => {
    const { out } = await started('--port', '0', '--edge-port', '0');
    expect(out[1]).toMatch(/^http:\/\/127\.0\.0\.1:\d+ \(edge\)$/);
  });

  it('the command prints its help and exits', async () => {
    const { code, out } = await started('--help');
    expect([code, out[0]]).toEqual([0, expect.stringContaining('--seed FILE')]);
    expect(out[0]).toMatch(/^Usage: npx @flarewire\/emulator \[options\]/);
  });

  it('the help names the command that started the emulator', async () => {
    const out: string[] = [];
    const io = { out: (line: string) => out.push(line), err: () => {}, stopped: Promise.resolve() };
    await run(['--help'], { ...io, command: 'flarewire emulator' });
    expect(out[0]).toMatch(/^Usage: flarewire emulator \[options\]/);
  });

  it('the command starts with a seed, and reports the mistakes in one', async () => {
    expect((await started('--port', '0', '--seed', 'default')).code).toBe(0);
    const none = await started('--port', '0', '--seed', 'no/such/file.yaml');
    expect([none.code, none.err]).toEqual([
      1,
      [expect.stringContaining("The seed file 'no/such/file.yaml' does not exist")],
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'flarewire-cli-'));
    writeFileSync(join(folder, 'seed.yaml'), 'zones:\n  - name: 5\n');
    const wrong = await started('--port', '0', '--seed', join(folder, 'seed.yaml'));
    expect([wrong.code, wrong.out, wrong.err[0]]).toEqual([1, [], expect.stringContaining('line 2, zones[0].name')]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['--port', 'many'],
    ['--port', '70000'],
    ['--data', 'x', '--memory'],
    ['--seed', ''],
    ['--port', ''],
    ['--edge-port', 'x'],
    ['--dns-port', '70000'],
    ['--origin', 'a=http://b'],
    ['--edge-port', '0', '--origin', 'nowhere'],
    ['--unknown'],
    ['stray'],
  ])('%s %s is a usage error', async (...args) => {
    const { code, err } = await started(...args);
    expect(code).toBe(2);
    expect(err[0]).toContain('Usage:');
  });
});
