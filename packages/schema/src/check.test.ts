/** Problems reported by `check`: their places, texts and masking of secrets; no input makes it throw. */
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { problemText } from './problem.ts';
import type { JsonSchema } from './schema.ts';

const schemas: { [name: string]: JsonSchema } = {
  Block: {
    type: 'object',
    properties: { action: { const: 'block' }, status: { type: 'integer', minimum: 400, maximum: 599 } },
    required: ['action'],
  },
  Skip: {
    type: 'object',
    properties: { action: { const: 'skip' }, phases: { type: 'array', items: { type: 'string' }, uniqueItems: true } },
    required: ['action', 'phases'],
  },
  Rule: { anyOf: [{ $ref: '#/schemas/Block' }, { $ref: '#/schemas/Skip' }], discriminator: { propertyName: 'action' } },
  Rules: { type: 'array', items: { $ref: '#/schemas/Rule' }, maxItems: 3 },
  Target: {
    anyOf: [
      { type: 'object', properties: { host: { type: 'string' } }, required: ['host'] },
      { type: 'object', properties: { network: { type: 'string', format: 'cidr' } }, required: ['network'] },
      { type: 'null' },
    ],
  },
  Tree: { type: 'object', properties: { next: { $ref: '#/schemas/Tree' }, twigs: { $ref: '#/schemas/Twigs' } } },
  Twigs: { anyOf: [{ $ref: '#/schemas/Twig' }, { $ref: '#/schemas/Tree' }] },
  Twig: { type: 'object', properties: { twigs: { $ref: '#/schemas/Twigs' }, leaf: {} }, required: ['leaf'] },
};

const texts = (schema: JsonSchema, value: unknown, path: string[] = ['x']): string[] =>
  check(schema, value, schemas, { path }).map(problemText);

describe('a problem', () => {
  test('each place is written as a JavaScript property path', () => {
    const schema = { type: 'object', additionalProperties: { $ref: '#/schemas/Rules' } };
    const value = { 'odd name': [{ action: 'block' }, { action: 'skip', phases: [1] }] };
    const [problem] = check(schema, value, schemas, { path: ['body'] });
    expect(problem?.place).toBe('body["odd name"][1].phases[0]');
    expect(problem?.path).toEqual(['body', 'odd name', 1, 'phases', 0]);
  });

  test.each([
    [{ type: 'integer', minimum: 60 }, 5, 'x: must be an integer from 60, not 5'],
    [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, 0, 'x: must be a number above 0 up to 1, not 0'],
    [{ type: 'string', minLength: 1, maxLength: 3 }, 'four', 'x: must be text of 1 to 3 characters, not "four"'],
    [{ type: ['string', 'null'], format: 'uuid' }, 'a', 'x: must be a UUID or null, not "a"'],
    [{ type: 'array', maxItems: 1 }, [1, 2], 'x: must be a list of up to 1 item, not a list of 2 items'],
    [
      { type: 'array', uniqueItems: true },
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      'x: must be a list without duplicates, not a list of 2 items',
    ],
    [{ type: 'object', minProperties: 1 }, {}, 'x: must be an object of at least 1 field, not an object'],
    [{ type: 'number', multipleOf: 0.1 }, 0.25, 'x: must be a number in steps of 0.1, not 0.25'],
    [{ anyOf: [{ const: 1 }, { type: 'number', minimum: 30 }] }, 20, 'x: must be 1 or a number from 30, not 20'],
    [{ type: 'boolean' }, 'yes', 'x: must be true or false, not "yes"'],
    [{ type: 'string', pattern: '^[a-z]+$' }, 'A1', 'x: must be text matching ^[a-z]+$, not "A1"'],
    [{ type: 'number' }, Number.NaN, 'x: must be a number, not NaN'],
    [{ enum: ['block', 'skip'] }, 'blok', 'x: must be one of "block", "skip", not "blok"; did you mean "block"?'],
  ])('the problem of %j and %j is described in words', (schema, value, text) => {
    expect(texts(schema, value)).toEqual([text]);
  });

  test('every place is reported at once, up to the limit', () => {
    const many = Array.from({ length: 1000 }, () => 0);
    expect(check({ type: 'array', items: { type: 'string' } }, many, schemas)).toHaveLength(100);
    expect(check({ type: 'array', items: { type: 'string' } }, many, schemas, { limit: 7 })).toHaveLength(7);
  });
});

test('read-only fields are not required of a sender', () => {
  const properties = {
    a: { type: 'string' },
    b: { type: 'integer', default: 1 },
    c: { type: 'string', readOnly: true },
  };
  const schema = { type: 'object', properties, required: ['a', 'b', 'c'] };
  const missing = (options: object): string[] => check(schema, {}, {}, options).map(({ place }) => place);
  expect(missing({ sent: true })).toEqual(['a']);
  expect(missing({})).toEqual(['a', 'b', 'c']);
});

describe('a union', () => {
  test('problems are reported for the branch that the tag selects', () => {
    expect(texts(schemas.Rule ?? {}, { action: 'skip' })).toEqual(['x.phases: required, a list without duplicates']);
    expect(texts(schemas.Rule ?? {}, { action: 'block', status: 200 })).toEqual([
      'x.status: must be an integer from 400 to 599, not 200',
    ]);
  });

  test('a tag that no branch has is itself reported', () => {
    expect(texts(schemas.Rule ?? {}, { action: 'skipp' })).toEqual([
      'x.action: must be one of "block", "skip", not "skipp"; did you mean "skip"?',
    ]);
    expect(texts(schemas.Rule ?? {}, {})).toEqual(['x.action: required, one of "block", "skip"']);
  });

  test('a union without a tag reports the branch that knows the fields', () => {
    expect(texts(schemas.Target ?? {}, { network: '192.0.2.0/99' })).toEqual([
      'x.network: must be an IP address or range, not "192.0.2.0/99"',
    ]);
    expect(texts(schemas.Target ?? {}, { host: 1 })).toEqual(['x.host: must be text, not 1']);
    expect(texts(schemas.Target ?? {}, 1)).toEqual(['x: must be an object or null, not 1']);
    expect(texts(schemas.Target ?? {}, null)).toEqual([]);
  });
});

describe('equally near branches', () => {
  const auto = { type: 'object', properties: { ttl: { const: 1 }, name: {} }, required: ['ttl'] };
  const own = { type: 'object', properties: { ttl: { type: 'integer', minimum: 60, maximum: 86_400 } } };

  test('all branches that judge the same field are reported', () => {
    expect(texts({ anyOf: [auto, own] }, { ttl: 7 })).toEqual([
      'x.ttl: must be 1 or an integer from 60 to 86400, not 7',
    ]);
    const pattern = { type: 'object', properties: { ttl: { type: 'string', pattern: '^[0-9]+s$' } } };
    expect(texts({ anyOf: [auto, pattern, own] }, { ttl: '7' })).toEqual([
      'x.ttl: must be 1 or an integer from 60 to 86400 or text matching ^[0-9]+s$, not "7"',
    ]);
    expect(texts({ anyOf: [{ anyOf: [auto, own] }, auto] }, { ttl: 7 })).toHaveLength(1);
  });

  test('branches with the same message are reported once', () => {
    expect(texts({ anyOf: [own, { ...own, required: ['ttl'] }] }, { ttl: 7 })).toEqual([
      'x.ttl: must be an integer from 60 to 86400, not 7',
    ]);
  });

  test('a branch that is further away is not reported', () => {
    const strict = { ...auto, required: ['ttl', 'name', 'more'] };
    expect(texts({ anyOf: [strict, own] }, { ttl: 7 })).toEqual(['x.ttl: must be an integer from 60 to 86400, not 7']);
  });
});

describe('a misspelt name', () => {
  const schema = { type: 'object', properties: { description: { type: 'string' }, host: {} }, required: ['host'] };

  test.each(['descripton', 'Description', 'desrciption'])('%s is reported with the intended name', (name) => {
    expect(texts(schema, { host: 1, [name]: 'text' })).toEqual([
      `x.${name}: unknown name; did you mean "description"?`,
    ]);
  });

  test('a name counts as misspelt at two letters if the other is missing, and at one letter if it is optional', () => {
    expect(texts(schema, { hostXX: 1 })).toEqual([
      'x.host: required, anything',
      'x.hostXX: unknown name; did you mean "host"?',
    ]);
    expect(texts(schema, { host: 1, descriptXXn: 1 })).toEqual([]);
  });

  test('no name is suggested if the other is given too, nothing is near, or names are free', () => {
    expect(texts(schema, { host: 1, hosts: [], else: 1 })).toEqual([]);
    expect(texts({ ...schema, additionalProperties: {} }, { host: 1, descripton: '' })).toEqual([]);
    expect(check(schema, { host: 1, descripton: '' }, schemas, { typos: false })).toEqual([]);
  });
});

describe('secrets', () => {
  const canary = 'canary-1f0c';
  test.each([
    [{ type: 'integer', 'x-sensitive': true }, canary],
    [{ type: 'object', 'x-sensitive': true, properties: { inner: { type: 'number' } } }, { inner: canary }],
    [{ type: 'object', properties: { client_secret: { type: 'number' } } }, { client_secret: canary }],
    [{ type: 'object', properties: { tokens: { type: 'array', items: { type: 'number' } } } }, { tokens: [canary] }],
    [{ anyOf: [{ type: 'object' }, { type: 'number', 'x-sensitive': true }] }, canary],
    [{ type: 'number' }, { canary }],
    [{ type: 'number' }, [canary]],
    [{ type: 'number' }, `${canary}${'Az0_'.repeat(8)}`],
    [{ type: 'number' }, `-----BEGIN KEY-----\n${canary}`],
  ])('%j is not shown in the problem', (schema, value) => {
    const problems = check(schema, value, schemas);
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain('1f0c');
  });
});

describe('files', () => {
  const file = { type: 'string', format: 'binary' };
  test.each([
    ['bytes', new Uint8Array(1)],
    ['a Blob', new Blob(['a'])],
    ['a Response', new Response('a')],
    ['a stream', new ReadableStream()],
    ['chunks', (async function* () {})()],
    ['text', 'a'],
  ])('%s is accepted as a file', (_, value) => {
    expect(check(file, value, schemas)).toEqual([]);
    expect(check({ type: 'array', items: file }, [value], schemas)).toEqual([]);
    expect(check({ type: 'array', items: file }, { 'a.mjs': value }, schemas)).toEqual([]);
  });

  test('files are rejected where none is allowed', () => {
    expect(texts({ type: 'string' }, new Uint8Array(1))).toEqual(['x: must be text, not a file or bytes']);
    expect(texts({ type: 'object' }, new Blob([]))).toEqual(['x: must be an object, not a file or bytes']);
    expect(texts(file, { size: 1, blob: 'text', url: '' })).toEqual([
      'x: must be a file, bytes or text, not an object',
    ]);
  });
});

test('a Date and a URL are checked as the text that JSON makes of them', () => {
  expect(check({ type: 'string', format: 'date-time' }, new Date(0), schemas)).toEqual([]);
  expect(check({ type: 'string', format: 'uri' }, new URL('https://a.example'), schemas)).toEqual([]);
});

describe('hostile values do not make check throw', () => {
  const loop: Record<string, unknown> = {};
  loop.next = loop;
  const deep = (levels: number, end: unknown, key = 'next'): unknown => {
    let value = end;
    for (let level = 0; level < levels; level++) value = { [key]: value };
    return value;
  };
  const thrower = Object.defineProperty({}, 'next', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();

  test.each([
    ['a loop', loop, 'x.next: must be an object, not a value that contains itself'],
    ['a bigint', { next: 1n }, 'x.next: must be an object, not the bigint 1'],
    ['a symbol', { next: Symbol('a') }, 'x.next: must be an object, not a symbol'],
    ['a function', { next: () => {} }, 'x.next: must be an object, not a function'],
    ['a getter that throws', thrower, 'x: must be plain data, not something that cannot be read'],
    ['a revoked proxy', revoked.proxy, 'x: must be plain data, not something that cannot be read'],
  ])('%s', (_, value, text) => {
    expect(texts({ $ref: '#/schemas/Tree' }, value)).toEqual([text]);
  });

  test('a bigint is rejected even where anything is allowed, since JSON has none', () => {
    expect(texts({}, 1n)).toEqual([
      'x: must be text, a number, true, false, null, a list or an object, not the bigint 1',
    ]);
  });

  test('great depth', () => {
    const [problem, ...more] = check({ $ref: '#/schemas/Tree' }, deep(100_000, {}), schemas);
    expect(problem?.allowed).toBe('data with fewer levels of nesting');
    expect(problem?.place.length).toBeLessThan(250);
    expect(more).toEqual([]);
  });

  test('the last item of a sent list may have to match everything', () => {
    const rule = { type: 'object', properties: { host: { type: 'string' } } };
    const list = { type: 'array', items: rule, 'x-flarewire-last': 'host path: The last rule must match all.' };
    const problems = (value: unknown, sent = true): string[] => check(list, value, {}, { sent }).map(problemText);
    expect(problems([{ host: 'a' }, { host: 'b' }])).toEqual([
      '[1].host: must be absent (The last rule must match all), not "b"',
    ]);
    for (const last of [{}, { host: '' }, { host: '*' }]) expect(problems([{ host: 'a' }, last])).toEqual([]);
    expect([...problems([]), ...problems([{ host: 'a' }], false)]).toEqual([]);
  });

  test('nested unions are not evaluated repeatedly', () => {
    expect(check({ $ref: '#/schemas/Twigs' }, deep(80, { leaf: 1 }, 'twigs'), schemas)).toEqual([]);
    expect(check({ $ref: '#/schemas/Twigs' }, deep(80, 1, 'twigs'), schemas)).toHaveLength(1);
  });

  test('own properties named like prototype members', () => {
    const value = JSON.parse('{"__proto__": 1, "constructor": 1, "toString": 1, "hasOwnProperty": 1}');
    expect(check({ $ref: '#/schemas/Tree' }, value, schemas)).toEqual([]);
    expect(texts({ type: 'object', additionalProperties: { type: 'string' } }, JSON.parse('{"__proto__": 1}'))).toEqual(
      ['x.__proto__: must be text, not 1'],
    );
    expect(texts({ type: 'object', required: ['toString'] }, {})).toEqual(['x.toString: required, anything']);
  });
});
