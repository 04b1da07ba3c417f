/** No secret of any operation comes to light, whatever the server says back. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type SensitiveField, sensitiveFields, WHOLE } from '../../tools/generate/emit/sensitive.ts';
import { echoes, echoing } from '../client/echo-server.ts';
import { makeParams, type Params } from '../whole-api/cases.ts';
import { allSubjects, isObject, type Subject, wholeBody } from '../whole-api/contract-reading.ts';
import { anyClient, canary, loud, rejection, seenIn, shownOf } from './canaries.ts';

/** Waits are over at once. */
const clock = { now: () => 0, random: () => 0, sleep: async () => {} };

interface Sensitive extends Subject {
  readonly fields: readonly SensitiveField[];
}

let subjects: readonly Sensitive[] = [];
beforeAll(async () => {
  const all = await allSubjects();
  const document = ({ operation, defs }: Subject) => ({
    key: operation.product,
    title: '',
    operations: {},
    schemas: defs,
  });
  subjects = all
    .map((subject) => ({ ...subject, fields: sensitiveFields(subject.schemas, document(subject)) }))
    .filter(({ fields }) => fields.length > 0);
});

/** A canary at each place that the contract calls secret; a hostile one where a body can carry it. */
function withCanaries({ fields, schemas, operation }: Sensitive, params: Params): Params {
  const names = new Map(fields.map(({ name, opaque }) => [name, opaque]));
  const isHeader = (name: string) => schemas.params.some((param) => param.in === 'header' && param.name === name);
  const secret = (name: string): unknown =>
    names.get(name) === true ? { any: [canary(true)] } : canary(!isHeader(name));
  const walk = (value: unknown, name = ''): unknown => {
    if (names.has(name) && !(value instanceof Blob)) return secret(name);
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]));
  };
  const paths = new Set(schemas.params.filter((param) => param.in === 'path').map(({ name }) => name));
  const entries = Object.entries(params).map(([name, value]) => [name, paths.has(name) ? value : walk(value, name)]);
  const found: Params = Object.fromEntries(entries);
  // Those of branches that the maker did not take, and those of the answer: a caller may send them all the same.
  const whole = wholeBody(schemas)?.name;
  const target = whole === undefined ? found : found[whole];
  if (isObject(target) && operation.quirk !== 'kv')
    for (const { name } of fields) if (name !== WHOLE && !(name in target)) target[name] = secret(name);
  return found;
}

/** An answer that holds all secrets of the operation. */
function secretResult({ fields }: Sensitive): unknown {
  if (fields.some(({ name }) => name === WHOLE)) return canary();
  return { list: [Object.fromEntries(fields.map(({ name }) => [name, canary(true)]))] };
}

/** A client under whose feet the server echoes, and what it lets out in one call. */
async function leaksOf(subject: Sensitive, how: string): Promise<string[]> {
  const { options, logged } = loud();
  const answer = echoes[how];
  if (!answer) throw new Error(`no server is called '${how}'`);
  const fetch = echoing(answer, secretResult(subject));
  const client = anyClient({ ...options, apiToken: canary(), fetch, clock, maxRetries: 1, pace: false });
  const params = withCanaries(subject, makeParams(subject, 'all'));
  const { name } = subject.operation;
  const error = shownOf(await rejection(client.call(name, params)));
  const where = { error, log: logged() };
  return Object.entries(where).flatMap(([place, text]) => seenIn(text).map((one) => `${name}: ${one} in the ${place}`));
}

describe('the secrets of every operation', () => {
  test('are many', () => {
    expect(subjects.length).toBeGreaterThan(200);
  });

  test.each(Object.keys(echoes))('stay hidden when the answer is %s that echoes', async (how) => {
    const leaks: string[] = [];
    for (const subject of subjects) leaks.push(...(await leaksOf(subject, how)));
    expect(leaks.slice(0, 20)).toEqual([]);
  });
});
