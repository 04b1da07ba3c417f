/** `--plan=diff`: a rehearsal of one call, or of many. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../test-support.ts';

let emulator: Emulator;
beforeEach(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });

const sent = (method: string): number => emulator.journal.entries().filter((entry) => entry.method === method).length;
const CREATE = 'dns records create --zone example.com --type A --name cli --content 192.0.2.7';

describe('--plan=diff', () => {
  test('--plan=diff rehearses a change on a copy and shows values before and after', async () => {
    await flarewire('dns set rehearsed A 192.0.2.1 --zone example.com');
    const before = sent('PATCH') + sent('DELETE');
    const change = 'zones settings edit min_tls_version --value 1.3 --zone example.com --plan=diff';
    const { code, out, err } = await flarewire(change);
    expect([code, out]).toEqual([0, expect.stringMatching(/value: "1\.\d" → "1\.3"/)]);
    expect(err).toContain('Nothing was sent');
    const gone = await flarewire('dns records delete rehearsed --zone example.com --plan=diff');
    expect([gone.code, gone.out]).toEqual([0, expect.stringMatching(/^- .*\n[\s\S]*content: "192\.0\.2\.1"/)]);
    expect(JSON.parse((await flarewire(`${change} --json`)).out)).toMatchObject({ change: 'changed' });
    expect(sent('PATCH') + sent('DELETE')).toBe(before);
    expect((await flarewire(`${CREATE} --plan=dif`)).err).toContain('Did you mean --plan=diff?');
  });

  test('--plan=diff with --across or --input rehearses all calls on one copy and prints one table', async () => {
    const before = sent('PATCH') + sent('POST');
    const across = 'zones settings edit min_tls_version --value 1.3 --across zones --plan=diff';
    const zones = (await flarewire('zones list --jq .name')).out.trim().split('\n').length;
    const { code, out, err } = await flarewire(`${across} --ndjson`);
    const rows = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, new Set(rows.map(({ key }) => key)).size]).toEqual([0, zones]);
    expect(rows).toContainEqual(
      expect.objectContaining({ key: 'example.com', change: 'changed', field: 'value', after: '1.3' }),
    );
    expect(err).toContain('Nothing was sent');
    const table = (await flarewire(`${across} --table`)).out.split('\n');
    expect(table[0]).toMatch(/^KEY +CHANGE +FIELD +BEFORE +AFTER +AT/);
    const csv = join(mkdtempSync(join(tmpdir(), 'flarewire-rows-')), 'rows.csv');
    writeFileSync(csv, 'name,type\none,A\nwww,CNAME\n');
    const input = `dns records create --zone example.com --type {type} --name {name} --content 192.0.2.1 --input ${csv}`;
    const mixed = await flarewire(`${input} --plan=diff --ndjson`);
    const changes = mixed.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).change);
    expect([mixed.code, changes]).toEqual([3, ['created', 'rejected']]);
    expect(sent('PATCH') + sent('POST')).toBe(before);
  });
});
