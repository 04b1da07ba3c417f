/** Problems of products, operations and tags: each with its place and the correct form. */
import { describe, expect, test } from 'vitest';
import {
  anyType,
  at,
  compileThing,
  declare,
  GET,
  LIST,
  method,
  problemsOf,
  refused,
  reported,
  thing,
} from '../testing.ts';

const WHO = "say in a second paragraph which program calls it, and in '@source https://…' where that is documented";

describe('products and resources', () => {
  test.each([
    [
      'a resource without text',
      'readonly a: Thing.A;',
      `export interface A { ${LIST.replace('/things', '/a')} }`,
      at(6, "thing.a: no summary: write '/** What it is. */' above the interface"),
    ],
    [
      'a field that is no resource',
      'readonly a: string;',
      '',
      at(3, "'thing.a' is not a resource: write 'readonly a: ResourceInterface;'"),
    ],
    [
      'a resource that leads back',
      'readonly a: Thing.A;',
      '/** A. */ export interface A { readonly b: Thing }',
      at(6, "'thing.a.b' leads back to 'Thing': a resource holds those below it"),
    ],
    [
      'a resource with a base',
      'readonly a: Thing.A;',
      '/** A. */ export interface A extends InAccount {}',
      at(6, 'thing.a: a resource extends nothing: write its methods out'),
    ],
    [
      'a resource and a method of one name',
      `readonly list: Thing.A; ${LIST}`,
      '/** A. */ export interface A {}',
      at(6, 'thing.list is a resource and a method: rename one'),
    ],
    [
      'methods that no product leads to',
      LIST,
      `export interface A { ${LIST} }`,
      at(6, "'Thing.A' has methods but is in no product: add it to a resource, or remove it"),
    ],
    ['a method twice', `${LIST}\n${LIST}`, '', at(4, 'thing.list is duplicated: rename one')],
  ])('%s', (_, methods, types, problem) => {
    expect(problemsOf(methods, types)).toEqual([problem]);
  });

  test('two products with one key are reported', () => {
    const other = '/** Other. @product thing Other @docs https://example.com/ */ export interface Other {}';
    expect(reported(compileThing(`${thing(LIST)}\n${other}`))).toEqual([
      at(8, "Other: the product 'thing' is Thing already: take another key"),
    ]);
  });

  test('undocumented calls are separate and name the program that makes them', () => {
    const call = `/** Get it.\n *\n *  Asked by a program.\n *  @http GET /a @availability undocumented @source https://example.com/ */ get(): APIPromise<string>;`;
    expect(problemsOf(call)).toEqual([]);
    expect(problemsOf(`${LIST}\n${call}`)).toEqual([
      at(3, "thing.list stands among undocumented calls: write '@availability undocumented', or move it"),
      at(3, `thing.list: ${WHO}`),
    ]);
    expect(problemsOf(method(`${GET} @availability undocumented`, 'get(): APIPromise<string>;'))).toEqual([
      at(3, `thing.get: ${WHO}`),
    ]);
  });

  test('a product without a title or a page is reported', () => {
    expect(reported(compileThing('/** Thing. @product thing */ export interface Thing {}'))).toEqual([
      at(2, "Thing: no page to read: write '@docs https://…'"),
      at(2, "Thing: '@product thing' cannot be read: write '@product key Title'"),
    ]);
  });
});

describe('operations', () => {
  const list = (tags: string, signature: string, types?: string): string[] =>
    problemsOf(method(tags, signature), types);
  const say = (message: string): string[] => [at(3, `thing.list: ${message}`)];
  const ok = 'list(): APIPromise<string>;';

  test.each([
    ['', "no route: write '@http METHOD /path/{name}'"],
    ['@http', "no route: write '@http METHOD /path/{name}'"],
    ['@http FETCH /things', "no route: write '@http METHOD /path/{name}'"],
    ['@http GET things', "no route: write '@http METHOD /path/{name}'"],
    ['@http GET /things and more', "no route: write '@http METHOD /path/{name}'"],
  ])('a route written as %s is reported', (tags, message) => {
    expect(list(tags, ok)).toContain(at(3, `thing.list: ${message}`));
  });

  test.each([
    [
      'a summary without a full stop',
      '/** Do it @http GET /things */ list(): APIPromise<string>;',
      "no summary, or without its full stop: write one sentence, 'List the records of a zone.'",
    ],
    [
      'a summary that is too long',
      `/** ${'x'.repeat(81)}. @http GET /things */ list(): APIPromise<string>;`,
      'the summary has 81 characters: say it in 80',
    ],
    [
      'a permission that is named twice',
      method(`${GET} @permission One; Two; One`, 'list(): APIPromise<string>;'),
      "the permission 'One' is named twice: name it once",
    ],
    [
      'no known result',
      method(GET, 'list(): string;'),
      "what it returns is not known: write 'APIPromise<Result>' or 'PagePromise<PageClass<Item>, Item>'",
    ],
    [
      'another promise',
      method(GET, 'list(): SinglePage<string>;'),
      "what it returns is not known: write 'APIPromise<Result>' or 'PagePromise<PageClass<Item>, Item>'",
    ],
    [
      'not a page class',
      method(GET, 'list(): PagePromise<RawBody, string>;'),
      "'RawBody' is not a page class: write one of SinglePage, V4PagePaginationArray, V4PagePagination, CursorPagination, CursorPaginationAfter, CursorLimitPagination, PageTokenPagination, ContainersInstancesV1Pagination",
    ],
    [
      'items without a page',
      method(`${GET} @items rows`, ok),
      '@items is for pages: return a PagePromise, or remove it',
    ],
    [
      'an answer unlike its type',
      method(`${GET} @response binary`, ok),
      "it responds with binary by its tag but with json by its type: write '@response json'",
    ],
    [
      'a type unlike its answer',
      method(GET, 'list(): APIPromise<void>;'),
      "it responds with json by its tag but with void by its type: write '@response void'",
    ],
    [
      'an argument that the path lacks',
      method(GET, 'list(thingID: string): APIPromise<string>;'),
      "argument 'thingID' is not in the path: name it as a path value, or move it into params",
    ],
    [
      'arguments in another order',
      method('@http GET /{a}/{b}', 'list(b: string, a: string): APIPromise<string>;'),
      'arguments stand in the order of the path: write (a, b)',
    ],
    [
      'a path value without a parameter',
      method('@http GET /things/{thing_id}', ok),
      "the path names {thing_id} but no parameter does: add 'thing_id: string' to the parameters",
    ],
    [
      'a zone without a parameter',
      method('@http GET /{account_or_zone}/things', 'list(params: InAccount): APIPromise<string>;'),
      "the path names {zone_id} but no parameter does: add 'zone_id: string' to the parameters",
    ],
    [
      'a path value that may be left out',
      method('@http GET /{a}', 'list(params: { a?: string }): APIPromise<string>;'),
      "'a' is part of the path: it cannot be optional, remove its '?'",
    ],
    [
      '@path without its name',
      method(GET, 'list(params: { /** @path b */ a: string }): APIPromise<string>;'),
      "'a' is marked @path but the path has no {b}: write '@path name' as the path has it",
    ],
    [
      'params that are no object',
      method(GET, 'list(params: string): APIPromise<string>;'),
      'params is not an object: write an interface of its fields',
    ],
    [
      'params of the client',
      method(GET, 'list(params: JsonObject): APIPromise<string>;'),
      'params is not an object: write an interface of its fields',
    ],
    [
      'a name given twice',
      method('@http GET /{a}', 'list(a: string, params: { a: string }): APIPromise<string>;'),
      "'a' is an argument and a parameter: keep one",
    ],
    [
      'a wire name given twice',
      method(GET, 'list(params: { a: string; /** @wire a */ b: string }): APIPromise<string>;'),
      "two parameters are sent as 'a' in the query: rename one on the wire",
    ],
    [
      'a parameter with two places',
      method('@http PUT /things', 'list(params: { /** @query */ a: string } | { a: string }): APIPromise<string>;'),
      "'a' is not sent the same way in all members of the union: write the same tags",
    ],
    [
      'two whole bodies',
      method(
        '@http PUT /things',
        'list(params: { /** @body */ a: string; /** @body */ b: string }): APIPromise<string>;',
      ),
      'two parameters carry @body: only one can be the whole body',
    ],
    [
      'fields next to a whole body',
      method('@http PUT /things', 'list(params: { /** @body */ a: string; b: string }): APIPromise<string>;'),
      "'a' is the whole body, so 'b' cannot be in it: write @query or @header",
    ],
    [
      'fields next to a body argument',
      method('@http PUT /things', 'list(body: string, params: { b: string; c: string }): APIPromise<string>;'),
      "'body' is the whole body, so 'b', 'c' cannot be in it: write @query or @header",
    ],
    [
      'fields for no body',
      method('@http PUT /things @body none', 'list(params: { b: string }): APIPromise<string>;'),
      "'@body none' but there are fields for a body: remove it",
    ],
  ])('%s', (_, methods, message) => {
    expect(problemsOf(methods)).toEqual(say(message));
  });

  test('two operations with one route are reported', () => {
    const two = `${method('@http GET /things/{a}', 'get(a: string): APIPromise<string>;')}
${method('@http GET /things/{b}', 'read(b: string): APIPromise<string>;')}`;
    expect(problemsOf(two)).toEqual([
      at(
        4,
        "thing.read has the route of thing.get (api/thing.ts:3), GET /things/{}: remove one, or write '@sameAs thing.get'",
      ),
    ]);
  });

  test('a third operation of a route is reported despite an alias in between', () => {
    const three = `${method(GET, 'a(): APIPromise<string>;')}
${method(`${GET} @sameAs thing.a`, 'b(): APIPromise<string>;')}
${method(GET, 'c(): APIPromise<string>;')}`;
    expect(problemsOf(three)).toEqual([
      at(5, "thing.c has the route of thing.a (api/thing.ts:3), GET /things: remove one, or write '@sameAs thing.a'"),
    ]);
  });

  test.each([
    ['thing.nothing', "write '@sameAs thing.a'"],
    ['thing.b', "write '@sameAs thing.a'"],
  ])('@sameAs %s with a different target is reported', (same, help) => {
    const two = `${method(GET, 'a(): APIPromise<string>;')}\n${method(`${GET} @sameAs ${same}`, 'b(): APIPromise<string>;')}`;
    expect(problemsOf(two)).toEqual([at(4, `thing.b: '@sameAs ${same}' is not the operation with its route: ${help}`)]);
  });

  test('@sameAs without another operation on the route is reported', () => {
    expect(list(`${GET} @sameAs thing.list`, ok)).toEqual(
      say("'@sameAs thing.list' is not the operation with its route: remove it"),
    );
  });
});

describe('tags', () => {
  test.each([
    ['body jsn', 'body none|json|multipart|multipart-if-file|ndjson|binary|text|form [required] [mime/type]'],
    ['body json reqired', 'body none|json|multipart|multipart-if-file|ndjson|binary|text|form [required] [mime/type]'],
    ['status ok', 'status 201'],
    ['permission ', 'permission One Group; Another Group'],
    ['plans gold', 'plans free pro business enterprise'],
    ['availability soon', 'availability ga|beta|alpha|deprecated|undocumented'],
    ['auth ', 'auth scheme other_scheme'],
    ['docs www.example.com', 'docs https://…'],
    ['sunset 2030', 'sunset YYYY-MM-DD'],
    ['confirm yes', 'confirm'],
    ['deprecated soon', 'deprecated [product.resource.method]'],
    ['sameAs that', 'sameAs product.resource.method'],
  ])('@%s on an operation is reported', (tag, write) => {
    expect(problemsOf(method(`${GET} @${tag}`, 'list(): APIPromise<string>;'))).toContain(
      at(3, `thing.list: '@${tag.trim()}' cannot be read: write '@${write}'`),
    );
  });

  test('a replacement that is not another operation is reported', () => {
    const one = (instead: string) => method(`${GET} @deprecated ${instead}`, 'list(): APIPromise<string>;');
    const reported = (instead: string) =>
      at(3, `thing.list: '@deprecated ${instead}' names no other operation: write the one to use instead, or none`);
    expect(problemsOf(one('thing.read'))).toEqual([reported('thing.read')]);
    expect(problemsOf(one('thing.list'))).toEqual([reported('thing.list')]);
    expect(problemsOf(`${one('thing.get')}\n${method('@http GET /thing', 'get(): APIPromise<string>;')}`)).toEqual([]);
  });

  test('a wrong @response is reported by its text and by its type', () => {
    expect(problemsOf(method(`${GET} @response csv`, 'list(): APIPromise<string>;'))).toEqual([
      at(3, "thing.list: '@response csv' cannot be read: write '@response void|text|binary|rows [mime/type]'"),
      at(3, "thing.list: it responds with csv by its tag but with json by its type: write '@response json'"),
    ]);
  });

  test.each([
    ['min low', 'min number'],
    ['maxLength 1.5', 'maxLength number'],
    ['readOnly yes', 'readOnly'],
    ['pattern (', 'pattern regular expression'],
    ['format', 'format name'],
    ['unit', 'unit seconds'],
    ['default soft', 'default JSON, text in double quotes'],
    ["example 'soft'", 'example JSON, text in double quotes'],
  ])('@%s is reported anywhere', (tag, write) => {
    const problem = `'@${tag}' cannot be read: write '@${write}'`;
    const doc = `/** @${tag} */`;
    expect(problemsOf(LIST, `export interface A { ${doc} a: string }`)).toEqual([at(6, `Thing.A.a: ${problem}`)]);
    expect(problemsOf(LIST, `export type A = (${doc} string)[];`)).toEqual([at(6, `Thing.A: ${problem}`)]);
    expect(problemsOf(LIST, `${doc} export type A = string;`)).toEqual([at(6, `Thing.A: ${problem}`)]);
    expect(problemsOf(method('@http GET /{a}', `list(${doc} a: string): APIPromise<string>;`))).toEqual([
      at(3, `Thing.list(a): ${problem}`),
    ]);
  });

  test('a misplaced tag is reported', () => {
    expect(problemsOf(LIST, 'export interface A { /** @status 201 */ a: string }')[0]).toMatch(
      /^api\/thing\.ts:6: Thing\.A\.a: @status is not a tag here: write one of @min @max /,
    );
    expect(problemsOf(method(`${GET} @min 3`, 'list(): APIPromise<string>;'))).toEqual([
      at(
        3,
        'thing.list: @min is not a tag here: write one of @http @body @response @unwrapped @confirm @deprecated @status @items @permission @plans @availability @auth @docs @sunset @sameAs @waits @cascades @columns @key @demands @most @aliases @source @param @example',
      ),
    ]);
    expect(
      reported(compileThing('/** T. @product thing Thing @docs https://a.b @min 3 */ export interface Thing {}')),
    ).toEqual([at(2, 'Thing: @min is not a tag here: write one of @product @docs')]);
  });

  test('a duplicate tag, or one on two lines, is reported', () => {
    expect(problemsOf(LIST, 'export interface A { /** @min 1 @min 2 */ a: number }')).toEqual([
      at(6, 'Thing.A.a: @min is duplicated: keep one'),
    ]);
    expect(problemsOf(method(`${GET} @permission One;\n * Two`, 'list(): APIPromise<string>;'))).toContain(
      at(4, "thing.list: 'Two' follows a tag: keep a tag on one line, and text before the tags"),
    );
  });

  test.each(['query', 'inBody', 'path', 'header X-Y', 'wire y', 'comma', 'body'])(
    '@%s in a parameter is reported',
    (tag) => {
      expect(problemsOf(LIST, `export interface A { /** @${tag} */ a: string }`)).toEqual([
        at(6, `Thing.A.a: @${tag.split(' ')[0]} means nothing here: it is for the parameters of a method`),
      ]);
    },
  );
});

describe('a compiler run', () => {
  const wrong = compileThing(
    `${thing(method('@http PUT /things/{id} @foo', 'list(): APIPromise<B>;'), 'export type A = any;\nexport type A = C;')}`,
    { 'api/other.ts': 'export const x = 1;' },
  );

  test('all problems are reported at once, by file and line', () => {
    expect(reported(wrong)).toEqual([
      `api/other.ts:1: ${refused('VariableDeclaration', 'an interface or a type')}`,
      at(3, "thing.list: the path names {id} but no parameter does: add 'id: string' to the parameters"),
      at(3, declare('B')),
      expect.stringContaining('api/thing.ts:3: thing.list: @foo is not a tag here: write one of @http '),
      at(6, refused('TSAnyKeyword', anyType)),
      at(7, "'Thing.A' is declared twice, first at api/thing.ts:6: rename one"),
      at(7, declare('C')),
    ]);
  });

  test('nothing is emitted if there is a problem', () => {
    expect(wrong.outputs).toEqual([]);
    expect(wrong.operations).toBe(0);
  });

  test('each problem states the correct form', () => {
    for (const { message } of wrong.problems) expect(message).toMatch(/write|rename|add|declare/);
  });
});
