/** `--plan=diff`: a rehearsal of one call. */
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
    expect((await flarewire(`${change.replace('--zone example.com', '--across zones')}`)).code).toBe(2);
  });
});
