/** The validator over the whole API: valid parameters pass, invalid ones are rejected by name. */
import { type JsonSchema, type Param, type Problem, paramProblems, problemText } from '@flarewire/contract';
import { Cloudflare } from 'flarewire';
import { beforeAll, expect, test } from 'vitest';
import { validator } from '../../packages/client/src/extras/validate.ts';
import { type AnyClient, callMethod } from '../whole-api/any-client.ts';
import { makeParams, type Params } from '../whole-api/cases.ts';
import { allSubjects, asSchemas, follow, type Subject } from '../whole-api/contract-reading.ts';
import type { Style } from '../whole-api/values.ts';

let subjects: Subject[];
beforeAll(async () => {
  subjects = await allSubjects();
});

const problemsOf = ({ schemas, defs }: Subject, params: Params): Problem[] => paramProblems(schemas, params, defs);
const show = (problems: readonly Problem[]): string => problems.map(problemText).join('; ') || 'no problem';

/** Runs `judge` on every operation with its usual parameters; it returns the faults. */
function faultsOver(judge: (subject: Subject, params: Params) => readonly string[]): string {
  const faults = subjects.flatMap((subject) =>
    judge(subject, makeParams(subject, 'all')).map((fault) => `${subject.operation.name}: ${fault}`),
  );
  return faults.length === 0 ? '' : [`${faults.length} faults`, ...faults.slice(0, 20)].join('\n  ');
}

test.each<Style>(['required', 'all', 'odd'])(
  'every operation accepts the parameters that the tests make: %s',
  (style) => {
    expect(subjects.length).toBeGreaterThan(3000);
    const faults = faultsOver((subject) => {
      const problems = problemsOf(subject, makeParams(subject, style));
      return problems.length === 0 ? [] : [show(problems)];
    });
    expect(faults).toBe('');
  },
);

test('every method passes its path values and its body to the validator', async () => {
  let sent = 0;
  const fetch = (): Promise<Response> => {
    sent++;
    return Promise.reject(new Error('sent'));
  };
  const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, logLevel: 'off', fetch, validate: validator() });
  const faults: string[] = [];
  for (const subject of subjects) {
    const params = makeParams(subject, 'all');
    // The tests know operations only by name; the client's type requires literal names.
    await callMethod(client as unknown as AnyClient, subject, params).catch((error) => {
      if (error instanceof Cloudflare.CloudflareError && !/sent|Connection/.test(`${error} ${error.cause}`))
        faults.push(String(error));
    });
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(sent).toBe(subjects.length);
});

test('every missing required parameter is reported by name', () => {
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

/** The schema, if it is not a union: only then is its meaning unambiguous. */
const plainSchema = (param: Param, { defs }: Subject): JsonSchema | undefined => {
  const schema = follow(param.schema, defs);
  return 'anyOf' in schema || 'allOf' in schema ? undefined : schema;
};

/** Matches no type at all. */
const NO_DATA = (): void => {};

/** Each parameter must be rejected by name if it has an invalid value. */
function refusals(wrongFor: (schema: JsonSchema) => unknown): { count: number; faults: string } {
  let count = 0;
  const faults = faultsOver((subject, params) =>
    subject.schemas.params.flatMap((param) => {
      const wrong = wrongFor(plainSchema(param, subject) ?? {});
      // In a union of bodies a parameter may have different schemas.
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

test('every closed list of values is enforced', () => {
  const { count, faults } = refusals((schema) => ('enum' in schema || 'const' in schema ? 'no such value' : undefined));
  // Most lists are open: Cloudflare may have added a value since.
  expect(count).toBeGreaterThan(200);
  expect(faults).toBe('');
});

test('every limit of a number is enforced', () => {
  const below = refusals(
    ({ minimum, exclusiveMinimum }) =>
      typeof minimum === 'number' ? minimum - 1 : (exclusiveMinimum as number | undefined), // limits are numbers
  );
  const above = refusals(({ maximum }) => (typeof maximum === 'number' ? maximum + 1 : undefined));
  expect([below.faults, above.faults]).toEqual(['', '']);
  expect(below.count + above.count).toBeGreaterThan(1000);
});

test('every type is enforced', () => {
  const { count, faults } = refusals((schema) => (schema.type === undefined ? undefined : NO_DATA));
  expect(count).toBeGreaterThan(10_000);
  expect(faults).toBe('');
});

test('a misspelt name is rejected with a suggestion', () => {
  let count = 0;
  const faults = faultsOver((subject, params) => {
    const names = new Set(subject.schemas.params.map(({ name }) => name));
    return subject.schemas.params.flatMap(({ name }) => {
      const wrong = `${name.slice(0, -1)}${name.at(-1)}x`;
      if (name.length < 5 || params[name] === undefined || names.has(wrong) || takesAnyName(subject)) return [];
      count++;
      const { [name]: value, ...rest } = params;
      const found = problemsOf(subject, { ...rest, [wrong]: value }).find(({ place }) => place === wrong);
      // Another name may be as similar: `name` and `names`.
      return found?.kind === 'unknown' && found.hint !== undefined ? [] : [`${wrong}: ${found && show([found])}`];
    });
  });
  expect(count).toBeGreaterThan(9000);
  expect(faults).toBe('');
});

/** Bodies whose field names the contract does not, or not completely, know. */
function takesAnyName({ schemas, defs }: Subject): boolean {
  const isOpen = (schema: JsonSchema): boolean => {
    const { additionalProperties, properties, anyOf, allOf } = follow(schema, defs);
    const parts = [...asSchemas(anyOf), ...asSchemas(allOf)];
    return additionalProperties !== undefined || parts.some(isOpen) || (parts.length === 0 && properties === undefined);
  };
  return schemas.body !== undefined && !schemas.params.some((param) => param.whole) && isOpen(schemas.body.schema);
}
