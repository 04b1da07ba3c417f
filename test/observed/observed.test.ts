/** The emulator agrees with the real API as far as it did before, or further. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkAll, type Verified, verifiedOf } from '../../tools/observed/check.ts';
import { readAccepted, readErrors, readResponses } from '../../tools/observed/observations.ts';

interface Agreement {
  readonly differing: readonly string[];
  readonly verified: Readonly<Record<string, number>>;
}

const before: Agreement = JSON.parse(readFileSync(new URL('agreement.json', import.meta.url), 'utf8'));

describe('observations of the real API', () => {
  it('agree with the emulator wherever they did; `npm run observed -- --write` notes progress', async () => {
    const checks = await checkAll();
    const differing = new Set(checks.filter(({ agrees }) => !agrees).map(({ id }) => id));
    expect([...differing].filter((id) => !before.differing.includes(id))).toEqual([]);
    const verified = verifiedOf(checks);
    expect(Object.keys(before.verified).filter((operation) => !verified.has(operation))).toEqual([]);
  });

  it('the console shows the observations of verified operations', () => {
    const file = new URL('../../packages/console/src/page/explore/verified.json', import.meta.url);
    const shown: Verified = JSON.parse(readFileSync(file, 'utf8'));
    const counts = Object.entries(shown.operations).map(([operation, [count]]) => [operation, count]);
    expect(Object.fromEntries(counts)).toEqual(before.verified);
  });

  it('each observation has an id of its own and a source', () => {
    const all = [...readErrors(), ...readAccepted(), ...readResponses()];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ source }) => !/^[^@]+@[^:]+:./.test(source))).toEqual([]);
  });
});
