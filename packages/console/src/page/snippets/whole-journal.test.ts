/** Every operation is called, and the entry of the journal gives the same parameters again. */
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

/** Made equal: what looks the same in a URL. */
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Some values look the same on the wire: null and an empty text, a list of one and its item in a query; text, bytes and a
 * Blob as the whole body, at whose end the journal drops a line end.
 */
async function isSameRequest(name: string, found: Params, wanted: Params): Promise<boolean> {
  const [one, other] = await Promise.all([found, wanted].map((params) => sentByClient(name, params)));
  const trimmed = (body: unknown): unknown => (typeof body === 'string' ? body.trimEnd() : body);
  return isDeepStrictEqual({ ...one, body: trimmed(one?.body) }, { ...other, body: trimmed(other?.body) });
}

/** The parameters without what the entry says that it does not have. */
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

test.each(['required', 'all', 'odd'] as const)('the journal gives back what was sent: %s', async (style) => {
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
