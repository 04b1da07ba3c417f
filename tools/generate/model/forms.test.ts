/** Overloads declare further forms of a response. */
import { describe, expect, test } from 'vitest';
import { at, compileThing, entryOf, indexOf, problemsOf, rowsOf, thing } from '../testing.ts';

const TYPES = 'export interface P { format?: string; input?: { stream?: boolean } }';
const compiled = (...overloads: readonly string[]) =>
  compileThing(
    thing(
      `${overloads.join('\n')}
/** Get it. @http GET /things */ get(params: Thing.P, options?: RequestOptions): APIPromise<JsonObject>;`,
      TYPES,
    ),
  );
const CSV =
  "/** As CSV. @response text/csv */ get(params: Thing.P & { format: 'CSV' }, options?: RequestOptions): APIPromise<string>;";
const EVENTS = 'get(params: Thing.P & { input: { stream: true } }, options?: RequestOptions): APIPromise<EventStream>;';
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is part of a type
const PATTERN = '`${string}EachRow${string}`';
const ROWS = `get(params: Thing.P & { format: ${PATTERN} }, options?: RequestOptions): APIPromise<Rows<JsonObject>>;`;

describe('an overload', () => {
  test('an overload is a response form with the literals that select it', () => {
    const { operations } = indexOf(compiled(CSV, EVENTS, ROWS));
    expect(operations.map(({ name, response, forms }) => ({ name, response, forms }))).toEqual([
      {
        name: 'thing.get',
        response: 'json',
        forms: [
          { kind: 'text', types: ['text/csv'], when: { format: 'CSV' } },
          { kind: 'events', types: ['text/event-stream'], when: { 'input.stream': true } },
          { kind: 'rows', types: ['application/x-ndjson'], when: { format: '*EachRow*' } },
        ],
      },
    ]);
  });

  test('an overload adds a letter to the row, and its parameters to the types of client.call', () => {
    expect(rowsOf(compiled(CSV, EVENTS))).toEqual(['/things', 'get |te']);
    expect(entryOf(compiled(CSV, ROWS), 'thing.get')).toBe(
      `{ params: Thing.P; result: JsonObject; when: { format: "CSV" } | { format: ${PATTERN} }; as: string | Rows<JsonObject> }`,
    );
  });

  const METHOD = '/** Get it. @http GET /things */ get(params: Thing.P): APIPromise<JsonObject>;';

  test('a pattern may have several spellings of a word, which the types repeat', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is part of a type
    const pattern = "`${string}${'FORMAT' | 'format'} ROWS${string}`";
    const rows = `get(params: Thing.P & { format: ${pattern} }, options?: RequestOptions): APIPromise<Rows<JsonObject>>;`;
    const [operation] = indexOf(compiled(rows)).operations;
    expect(operation?.forms?.[0]?.when).toEqual({ format: '*FORMAT ROWS*' });
    expect(entryOf(compiled(rows), 'thing.get')).toContain(`when: { format: ${pattern} }`);
    for (const other of ["'FORMAT' | 'form'", "'FORMAT' | string", 'number'])
      expect(
        problemsOf(
          `${rows.replace("'FORMAT' | 'format'", other).replace(', options?: RequestOptions', '')}\n${METHOD}`,
          TYPES,
        ),
      ).toEqual([expect.stringContaining('spellings of one word')]);
  });

  test.each([
    [
      "get(params: Thing.P & { format: 'CSV' }): APIPromise<string>;",
      "thing.get: the media type of this form is not known: write '@response text/csv'",
    ],
    [
      "/** @response text/csv */ get(params: Thing.P & { format: 'CSV' }): APIPromise<JsonObject>;",
      'thing.get: an overload returns APIPromise of a string, Response, Rows or EventStream',
    ],
    [
      '/** @response text/csv */ get(params: Thing.P): APIPromise<string>;',
      "thing.get: an overload says by which literals it is chosen: write 'params: Params & { format: 'CSV' }'",
    ],
    [
      "/** @response text/csv */ get(id: string, params: Thing.P & { format: 'CSV' }): APIPromise<string>;",
      'thing.get: an overload takes what the method below it takes',
    ],
    [
      "/** @status 201 @response text/csv */ get(params: Thing.P & { format: 'CSV' }): APIPromise<string>;",
      'thing.get: @status is not a tag here: write one of @response',
    ],
  ])('%s', (overload, message) => {
    expect(problemsOf(`${overload}\n${METHOD}`, TYPES)).toEqual([expect.stringContaining(at(3, message))]);
  });
});
