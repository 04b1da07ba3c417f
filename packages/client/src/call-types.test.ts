/** `call()` and `plan()` for names that are written out, and for names known at run time only. */
import { expect, expectTypeOf, it } from 'vitest';
import { type APIPromise, type Cloudflare, createClient, type UnknownAnswer } from './index.ts';

const client = createClient({ resources: [], apiToken: 'token-for-tests' }) as unknown as Cloudflare; // only its types are used
const typed = (name: string) => [
  client.call(name, { any: 1 }),
  client.call(name),
  // @ts-expect-error a name that no operation has
  client.call('zones.lisst', {}),
  // @ts-expect-error parameters of another type
  client.call('zones.get', { zone_id: 1 }),
  // @ts-expect-error parameters that are missing
  client.call('zones.get'),
  // @ts-expect-error a name that no operation has
  client.plan('zones.lisst', {}),
];

it('a name of type string is called with any parameters, and gives an unknown result', () => {
  expectTypeOf(typed).parameter(0).toEqualTypeOf<string>();
  expect(typed).toBeTypeOf('function');
  expectTypeOf<UnknownAnswer>().toExtend<APIPromise<unknown>>();
});
