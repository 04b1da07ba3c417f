/** Types of `call()` and `plan()` for literal names, and for names only known at run time. */
import { expect, expectTypeOf, it } from 'vitest';
import { type APIPromise, type Cloudflare, createClient, type UnknownAnswer } from './index.ts';

const client = createClient({ resources: [], apiToken: 'token-for-tests' }) as unknown as Cloudflare; // only its types are used
const typed = (name: string) => [
  client.call(name, { any: 1 }),
  client.call(name),
  // @ts-expect-error unknown operation name
  client.call('zones.lisst', {}),
  // @ts-expect-error parameters of the wrong type
  client.call('zones.get', { zone_id: 1 }),
  // @ts-expect-error missing parameters
  client.call('zones.get'),
  // @ts-expect-error unknown operation name
  client.plan('zones.lisst', {}),
];

it('a name of type string accepts any parameters, and returns an unknown result', () => {
  expectTypeOf(typed).parameter(0).toEqualTypeOf<string>();
  expect(typed).toBeTypeOf('function');
  expectTypeOf<UnknownAnswer>().toExtend<APIPromise<unknown>>();
});
