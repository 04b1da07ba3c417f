/** Calls every operation and recovers the parameters from its journal entry. */
import { isDeepStrictEqual } from 'node:util';
import { createEmulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { expect, test } from 'vitest';
import { makeParams } from '../../../../../test/whole-api/cases.ts';
import { sweptSubjects } from '../../../../../test/whole-api/contract-reading.ts';
import type { Params, Subject } from '../form/schema.ts';
import { getAt, setAt } from '../form/values/paths.ts';
import { fromJournal } from './journal.ts';
import { callByName, sentByClient } from './test-support.ts';

/** Normalizes values that look equal in a URL. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Some values are equal on the wire: null and an empty text; in a query, a one-element list and its item; as the whole
 * body, text, bytes and a
 * Blob, where the journal drops a final line break.
 */
async function isSameRequest(name: string, found: Params, wanted: Params): Promise<boolean> {
  const [one, other] = await Promise.all([found, wanted].map((params) => sentByClient(name, params)));
  const trimmed = (body: unknown): unknown => (typeof body === 'string' ? body.trimEnd() : body);
  return isDeepStrictEqual({ ...one, body: trimmed(one?.body) }, { ...other, body: trimmed(other?.body) });
}

/** The parameters without those the entry reports as missing. */
function without(params: Params, missing: readonly string[]): Params {
  return missing.reduce((left, pointer) => {
    const path = pointer
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const place = path.map((key, index) => (Array.isArray(getAt(left, path.slice(0, index))) ? Number(key) : key));
    return Array.isArray(getAt(left, place.slice(0, -1))) ? setAt(left, place, null) : setAt(left, place, undefined);
  }, params);
}

test.each(['required', 'all', 'odd'] as const)('the journal reproduces the sent parameters: %s', async (style) => {
  const emulator = createEmulator({ rules: false, seed: 1, journal: { size: 10, bodyBytes: 1_000_000 } });
  const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, logLevel: 'off', fetch: emulator.fetch });
  const faults: string[] = [];
  for (const { operation, schemas, defs } of await sweptSubjects()) {
    const subject: Subject = { operation, schemas, defs };
    const params = makeParams(subject, style);
    emulator.journal.clear();
    await callByName(client, operation.name, params).catch(() => undefined);
    const [entry] = emulator.journal.entries();
    if (entry === undefined) {
      faults.push(`${operation.name}: nothing in the journal`);
      continue;
    }
    const { params: found, missing } = fromJournal(entry, subject);
    const wanted = without(params, missing);
    if (!isDeepStrictEqual(found, asSent(wanted)) && !(await isSameRequest(operation.name, found, wanted)))
      faults.push(
        `${operation.name}: ${JSON.stringify(found)}, without ${missing.join(' ')}, in place of ${JSON.stringify(wanted)}`.slice(
          0,
          700,
        ),
      );
  }
  await emulator.close();
  expect(faults.length === 0 ? '' : [`${faults.length} faults`, ...faults.slice(0, 25)].join('\n  ')).toBe('');
});
