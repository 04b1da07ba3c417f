/** The validator over the whole API: what is right passes, what is wrong is refused by its name, and Ajv agrees. */
import { isIP } from 'node:net';
import {
  check,
  type JsonSchema,
  loadProduct,
  type Param,
  type Problem,
  paramProblems,
  problemText,
} from '@flarewire/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { Cloudflare } from 'flarewire';
import { beforeAll, describe, expect, test } from 'vitest';
import { validator } from '../../packages/client/src/extras/validate.ts';
import { type AnyClient, callMethod } from '../whole-api/any-client.ts';
import { makeParams, type Params } from '../whole-api/cases.ts';
import { allSubjects, asSchema, asSchemas, follow, isObject, type Subject } from '../whole-api/contract-reading.ts';
import { createRandom, mutate } from '../whole-api/mutations.ts';
import { makeValue, type Style } from '../whole-api/values.ts';

let subjects: Subject[];
beforeAll(async () => {
  subjects = await allSubjects();
});

const problemsOf = ({ schemas, defs }: Subject, params: Params): Problem[] => paramProblems(schemas, params, defs);
const show = (problems: readonly Problem[]): string => problems.map(problemText).join('; ') || 'no problem';

/** Runs `judge` on every operation with its usual parameters; what it returns is a fault. */
function faultsOver(judge: (subject: Subject, params: Params) => readonly string[]): string {
  const faults = subjects.flatMap((subject) =>
    judge(subject, makeParams(subject, 'all')).map((fault) => `${subject.operation.name}: ${fault}`),
  );
  return faults.length === 0 ? '' : [`${faults.length} faults`, ...faults.slice(0, 20)].join('\n  ');
}

test.each<Style>(['required', 'all', 'odd'])('every operation takes what the tests make for it: %s', (style) => {
  expect(subjects.length).toBeGreaterThan(3000);
  const faults = faultsOver((subject) => {
    const problems = problemsOf(subject, makeParams(subject, style));
    return problems.length === 0 ? [] : [show(problems)];
  });
  expect(faults).toBe('');
});

test('every method hands its path values and its body to the validator', async () => {
  let sent = 0;
  const fetch = (): Promise<Response> => {
    sent++;
    return Promise.reject(new Error('sent'));
  };
  const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, logLevel: 'off', fetch, validate: validator() });
  const faults: string[] = [];
  for (const subject of subjects) {
    const params = makeParams(subject, 'all');
    // The tests know operations by name only; the client's type wants names known when compiled.
    await callMethod(client as unknown as AnyClient, subject, params).catch((error) => {
      if (error instanceof Cloudflare.CloudflareError && !/sent|Connection/.test(`${error} ${error.cause}`))
        faults.push(String(error));
    });
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(sent).toBe(subjects.length);
});

test('every required parameter is missed by its name', () => {
  let count = 0;
  const faults = faultsOver((subject, params) =>
    subject.schemas.params.flatMap((param) => {
      if (!param.required || (param.in === 'body' && subject.schemas.body?.required !== true)) return [];
      count++;
      const { [param.name]: _, ...rest } = params;
      const problems = problemsOf(subject, rest);
      const isTold = problems.some(({ place, kind }) => place === param.name && kind === 'required');
      return isTold ? [] : [`without ${param.name}: ${show(problems)}`];
    }),
  );
  expect(count).toBeGreaterThan(6000);
  expect(faults).toBe('');
});

/** The schema alone, where it is no union: what it says is then sure. */
const plainSchema = (param: Param, { defs }: Subject): JsonSchema | undefined => {
  const schema = follow(param.schema, defs);
  return 'anyOf' in schema || 'allOf' in schema ? undefined : schema;
};

/** Fits no type at all. */
const NO_DATA = (): void => {};

/** Each parameter with a wrong value in its place must be refused by its name. */
function refusals(wrongFor: (schema: JsonSchema) => unknown): { count: number; faults: string } {
  let count = 0;
  const faults = faultsOver((subject, params) =>
    subject.schemas.params.flatMap((param) => {
      const wrong = wrongFor(plainSchema(param, subject) ?? {});
      // In a union of bodies a parameter may be one thing here and another there.
      if (
        wrong === undefined ||
        (param.in === 'body' && 'anyOf' in follow(subject.schemas.body?.schema ?? {}, subject.defs))
      )
        return [];
      count++;
      const problems = problemsOf(subject, { ...params, [param.name]: wrong });
      return problems.some(({ place }) => place === param.name) ? [] : [`${param.name}=${wrong}: ${show(problems)}`];
    }),
  );
  return { count, faults };
}

test('every list of values is held to', () => {
  const { count, faults } = refusals((schema) => ('enum' in schema || 'const' in schema ? 'no such value' : undefined));
  // Most lists are open: Cloudflare may have added a value since.
  expect(count).toBeGreaterThan(200);
  expect(faults).toBe('');
});

test('every limit of a number is held to', () => {
  const below = refusals(
    ({ minimum, exclusiveMinimum }) =>
      typeof minimum === 'number' ? minimum - 1 : (exclusiveMinimum as number | undefined), // limits are numbers
  );
  const above = refusals(({ maximum }) => (typeof maximum === 'number' ? maximum + 1 : undefined));
  expect([below.faults, above.faults]).toEqual(['', '']);
  expect(below.count + above.count).toBeGreaterThan(1000);
});

test('every type is held to', () => {
  const { count, faults } = refusals((schema) => (schema.type === undefined ? undefined : NO_DATA));
  expect(count).toBeGreaterThan(10_000);
  expect(faults).toBe('');
});

test('a misspelt name is refused, with the one that was meant', () => {
  let count = 0;
  const faults = faultsOver((subject, params) => {
    const names = new Set(subject.schemas.params.map(({ name }) => name));
    return subject.schemas.params.flatMap(({ name }) => {
      const wrong = `${name.slice(0, -1)}${name.at(-1)}x`;
      if (name.length < 5 || params[name] === undefined || names.has(wrong) || takesAnyName(subject)) return [];
      count++;
      const { [name]: value, ...rest } = params;
      const found = problemsOf(subject, { ...rest, [wrong]: value }).find(({ place }) => place === wrong);
      // Another name may be as near: `name` and `names`.
      return found?.kind === 'unknown' && found.hint !== undefined ? [] : [`${wrong}: ${found && show([found])}`];
    });
  });
  expect(count).toBeGreaterThan(9000);
  expect(faults).toBe('');
});

/** Bodies of which the contract knows no names, or not all. */
function takesAnyName({ schemas, defs }: Subject): boolean {
  const isOpen = (schema: JsonSchema): boolean => {
    const { additionalProperties, properties, anyOf, allOf } = follow(schema, defs);
    const parts = [...asSchemas(anyOf), ...asSchemas(allOf)];
    return additionalProperties !== undefined || parts.some(isOpen) || (parts.length === 0 && properties === undefined);
  };
  return schemas.body !== undefined && !schemas.params.some((param) => param.whole) && isOpen(schemas.body.schema);
}

describe('Ajv judges the same', () => {
  test('of values with one thing changed', async () => {
    const random = createRandom(1);
    const judges = new Judges();
    const seen = new Set<string>();
    const faults: string[] = [];
    const counts = { yes: 0, no: 0 };
    for (const { pointer, schema, subject, tries } of subjects.flatMap(targets)) {
      const key = `${subject.operation.product} ${JSON.stringify(schema)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const isValid = await judges.of(subject, pointer);
      const value = makeValue(schema, { style: 'all', place: 'json', defs: subject.defs, turn: { count: 0 } });
      for (const one of [value, ...Array.from({ length: tries }, () => mutate(value, random))]) {
        const problems = check(schema, one, subject.defs, { typos: false });
        const verdict = isValid(one);
        counts[verdict ? 'yes' : 'no']++;
        // Files by their names stand for a list of files: the client makes parts of them.
        const isKnown = isObject(one) && isObject(one.files);
        if (verdict !== (problems.length === 0) && !isKnown)
          faults.push(
            `${subject.operation.name}/${pointer} ${JSON.stringify(one)?.slice(0, 200)}: Ajv ${verdict}, ${show(problems)}`,
          );
      }
    }
    expect(faults.slice(0, 20)).toEqual([]);
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(10_000);
  });

  test('and no keyword of the contract is unknown to the check', () => {
    const known = new Set(
      (
        '$ref additionalProperties allOf anyOf const enum exclusiveMaximum exclusiveMinimum format items maxItems ' +
        'maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not pattern properties ' +
        // These assert nothing.
        'required type uniqueItems default deprecated description discriminator examples readOnly title writeOnly x-flarewire-from x-sensitive x-unit x-words'
      ).split(' '),
    );
    const unknown = new Set<string>();
    const look = (schema: JsonSchema): void => {
      for (const keyword of Object.keys(schema)) if (!known.has(keyword)) unknown.add(keyword);
      const { properties, items, additionalProperties, anyOf, allOf } = schema;
      const inner = [...Object.values(asSchema(properties)), items, additionalProperties].filter(isObject);
      for (const one of [...inner, ...asSchemas(anyOf), ...asSchemas(allOf)]) look(one);
    };
    for (const defs of new Set(subjects.map((subject) => subject.defs))) Object.values(defs).forEach(look);
    for (const { schemas } of subjects) {
      for (const param of schemas.params) look(param.schema);
      if (schemas.body) look(schemas.body.schema);
    }
    expect([...unknown]).toEqual([]);
  });
});

interface Target {
  readonly subject: Subject;
  readonly pointer: string;
  readonly schema: JsonSchema;
  readonly tries: number;
}

function targets(subject: Subject): Target[] {
  const { params, body } = subject.schemas;
  const found = params.flatMap(({ schema, in: place }, index) =>
    place === 'body' ? [] : [{ subject, pointer: `params/${index}/schema`, schema, tries: 6 }],
  );
  return body === undefined ? found : [...found, { subject, pointer: 'body/schema', schema: body.schema, tries: 25 }];
}

/**
 * Ajv with the contract's documents, and the formats that the check looks at. URLs are what URL readers take: a blank in
 * one is sent as %20, where RFC 3986 and Ajv's formats would refuse it.
 */
class Judges {
  readonly #byProduct = new Map<string, Ajv2020>();

  async of({ operation }: Subject, pointer: string): Promise<ValidateFunction> {
    const { product, name } = operation;
    const ajv = this.#byProduct.get(product) ?? this.#create(await loadProduct(product));
    this.#byProduct.set(product, ajv);
    return ajv.compile({ $ref: `document#/operations/${name}/${pointer}` });
  }

  #create(document: object): Ajv2020 {
    const options = {
      strict: false,
      validateSchema: false,
      addUsedSchema: false,
      logger: false,
      multipleOfPrecision: 9,
    } as const;
    const ajv = new Ajv2020(options);
    // The package is CommonJS: its default export is a function, or an object that holds it, as the loader has it.
    ajvFormats.default(ajv, ['date', 'date-time', 'uuid', 'email', 'hostname', 'ipv4', 'ipv6']);
    ajv.addFormat('uri', (text) => URL.canParse(text) && text.includes(':'));
    ajv.addFormat('ip', (text) => isIP(text) !== 0);
    ajv.addFormat('cidr', (text) => {
      const [address = '', bits, ...rest] = text.split('/');
      const most = isIP(address) === 4 ? 32 : 128;
      return (
        isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
      );
    });
    return ajv.addSchema(document, 'document');
  }
}
