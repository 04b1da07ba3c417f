/** The schema engine and every schema of the contract: Ajv agrees, samples are valid, no text makes it slow. */
import { check, type JsonSchema, matches, problemText, sample, schemasIn } from '@flarewire/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORMATS } from '../../packages/schema/src/formats.ts';
import { textOf } from '../../packages/schema/src/sample/pattern.ts';
import { atLeast, sampled } from '../repository/sample.ts';
import { allSubjects, isObject, type Subject } from '../whole-api/contract-reading.ts';
import { createRandom, mutate } from '../whole-api/mutations.ts';
import { makeValue } from '../whole-api/values.ts';
import { Judges } from './ajv.ts';

/** A schema at its location in an operation. */
interface Target {
  readonly subject: Subject;
  /** Below the operation: `params/0/schema`. */
  readonly pointer: string;
  readonly schema: JsonSchema;
  /** Number of mutations per value. */
  readonly tries: number;
}

let targets: readonly Target[];
beforeAll(async () => {
  targets = (await allSubjects()).flatMap((subject) => {
    const { params, body, result } = subject.schemas;
    return [
      ...params.map(({ schema }, index) => ({ subject, pointer: `params/${index}/schema`, schema, tries: 6 })),
      ...(body === undefined ? [] : [{ subject, pointer: 'body/schema', schema: body.schema, tries: 25 }]),
      { subject, pointer: 'result', schema: result, tries: 10 },
    ];
  });
});

/** Checks each distinct schema once per product. */
function distinct(): Target[] {
  const seen = new Map<string, Target>();
  for (const target of sampled(targets, ({ subject }) => subject.operation.name))
    seen.set(`${target.subject.operation.product} ${JSON.stringify(target.schema)}`, target);
  return [...seen.values()];
}

/** Self-contradictory schemas. */
const IMPOSSIBLE = ['radar.origins.timeseries', 'magicTransit.connectors.interrupts.create'];

const chance = (random: (below: number) => number) => (): number => random(1_000_000) / 1_000_000;

/** Values that should fit, and mutations of each. */
function valuesFor(
  { schema, subject: { defs }, tries, pointer }: Target,
  random: (below: number) => number,
): unknown[] {
  const samples = [sample(schema, defs), sample(schema, defs, { random: chance(random) })];
  if (pointer !== 'result') samples.push(makeValue(schema, { style: 'all', place: 'json', defs, turn: { count: 0 } }));
  const changed = Array.from({ length: tries }, (_, index) => mutate(samples[index % samples.length], random));
  return [...samples, ...changed];
}

describe('agreement with Ajv', () => {
  test('Ajv agrees on samples, and on values with one mutation', async () => {
    const random = createRandom(1);
    const judges = new Judges();
    const faults: string[] = [];
    const counts = { yes: 0, no: 0 };
    for (const target of distinct()) {
      const { pointer, schema, subject } = target;
      const { name, product } = subject.operation;
      const isValid = await judges.of(product, name, pointer);
      for (const value of valuesFor(target, random)) {
        const verdict = isValid(value);
        counts[verdict ? 'yes' : 'no']++;
        const problems = check(schema, value, subject.defs, { typos: false });
        // A map of files replaces a list of files: the client turns it into form parts.
        const isFiles = isObject(value) && isObject(value.files);
        const isSame = matches(schema, value, subject.defs) === verdict && (problems.length === 0) === verdict;
        if (!isSame && !isFiles)
          faults.push(
            `${name}/${pointer} ${JSON.stringify(value)?.slice(0, 200)}: Ajv ${verdict}, ${problems.map(problemText)}`,
          );
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(atLeast(20_000));
  });

  test('the engine knows every keyword of the contract', () => {
    const known = new Set(
      (
        '$ref additionalProperties allOf anyOf const enum exclusiveMaximum exclusiveMinimum format items maxItems ' +
        'maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not pattern properties ' +
        // Annotations, which validate nothing.
        'required type uniqueItems default deprecated description discriminator examples readOnly title writeOnly x-flarewire-from x-flarewire-source x-flarewire-written x-flarewire-overruled x-flarewire-last x-listed x-sensitive x-unit x-words'
      ).split(' '),
    );
    const keywords = new Set(allSchemas().flatMap((schema) => Object.keys(schema)));
    expect([...keywords].filter((keyword) => !known.has(keyword))).toEqual([]);
  });
});

/** Every schema of the contract, including nested ones. */
function allSchemas(): readonly JsonSchema[] {
  const seen = new Set<JsonSchema>();
  const look = (schema: JsonSchema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    schemasIn(schema).forEach(look);
  };
  for (const defs of new Set(targets.map(({ subject }) => subject.defs)))
    for (const schema of Object.values(defs)) look(schema);
  for (const { schema } of targets) look(schema);
  return [...seen];
}

test('a sample fits its schema, deterministic or random', () => {
  const random = createRandom(2);
  const wrong = new Set<string>();
  for (const { schema, subject } of distinct()) {
    const { defs, operation } = subject;
    for (const value of [sample(schema, defs), sample(schema, defs, { random: chance(random) })])
      if (!matches(schema, value, defs)) wrong.add(operation.name);
  }
  expect([...wrong].filter((name) => !IMPOSSIBLE.includes(name))).toEqual([]);
});

describe('patterns and formats', () => {
  const patterns = (): string[] => [
    ...new Set(allSchemas().flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))),
  ];

  test('every pattern of the contract has a matching text', () => {
    const wish = { least: 0, most: Number.POSITIVE_INFINITY, choose: () => 0 };
    expect(patterns().length).toBeGreaterThan(30);
    expect(patterns().filter((pattern) => textOf(pattern, wish) === undefined)).toEqual([]);
  });

  test('long text that nearly fits is checked in linear time', () => {
    const starts = [
      '0',
      'a',
      '-',
      '.',
      ':',
      ' ',
      '%',
      '😀',
      '1s',
      '1ms',
      'a.',
      'a-',
      'a:yes,',
      '1.1',
      '::',
      '1:',
      'a@',
    ];
    const texts = starts.map((start) => `${start.repeat(200_000 / start.length)}!`);
    const ends = patterns().map((pattern) => textOf(pattern, { least: 0, most: 999, choose: () => 0 }) ?? '');
    for (const text of [...texts, ...ends.map((end) => `${end.repeat(200_000 / Math.max(1, end.length))}\n`)]) {
      for (const pattern of patterns())
        expect(matches({ pattern }, text, {})).toBe(new RegExp(pattern, 'u').test(text));
      for (const format of Object.keys(FORMATS)) expect(typeof matches({ format }, text, {})).toBe('boolean');
    }
  });
});
