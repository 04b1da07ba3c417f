import { expect, test } from 'vitest';
import { compileThing, output, thing } from '../testing.ts';

/** An operation's row in the emulator's types. */
function rowOf(methods: string, types: string, name: string): string | undefined {
  const text = output(compileThing(thing(methods, types)), 'packages/emulator/src/generated/operations.ts');
  return text.split('\n').find((line) => line.startsWith(`  'thing.${name}': `));
}

test('body fields are optional, exclude path and query, and use wire names', () => {
  const method = `/** Do it. @http PUT /accounts/{account_id}/things/{thing_id} */
update(thingID: string, params: Thing.ThingUpdateParams, options?: RequestOptions): APIPromise<Thing.Item | null>;`;
  const types = `/** What is sent. */ export interface ThingUpdateParams extends InAccount { name: string; /** @query @wire dry-run */ dry?: boolean }
export interface Item { /** @readOnly */ id: string }`;
  expect(rowOf(method, types, 'update')).toBe(
    `  'thing.update': { path: { account_id: string; thing_id: string }; query: { "dry-run"?: boolean }; body: { name?: string }; result: Thing.Item | null; answer: Thing.Item | null };`,
  );
});

test('a body with several forms has the fields of all, with the types of each', () => {
  const method =
    '/** Create it. @http POST /things */ create(params: Thing.ThingCreateParams, options?: RequestOptions): APIPromise<string>;';
  const types = `/** What is sent. */ export type ThingCreateParams = ThingCreateParams.One | ThingCreateParams.Other;
export namespace ThingCreateParams {
  export interface One { kind: 'one'; size: number }
  export interface Other { kind: 'other'; size: string; colour?: string }
}`;
  expect(rowOf(method, types, 'create')).toContain(
    `body: { kind?: "one" | "other"; size?: number | string; colour?: string };`,
  );
});

test('a list returns a page, and an account-or-zone path has either', () => {
  const method =
    '/** List them. @http GET /{account_or_zone}/things */ list(params: Thing.ThingListParams, options?: RequestOptions): PagePromise<SinglePage<Thing.Item>, Thing.Item>;';
  const types = `export interface ThingListParams extends InAccountOrZone {}
export interface Item { id: string }`;
  expect(rowOf(method, types, 'list')).toBe(
    `  'thing.list': { path: { account_id?: string; zone_id?: string }; query: {}; body: undefined; result: Thing.Item; answer: PageResult<Thing.Item> };`,
  );
});
