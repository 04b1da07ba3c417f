import { expect, expectTypeOf, it } from 'vitest';
import { harness, json, ok } from '../test-support.ts';
import { inChunks } from './chunk.ts';
import { create, type Ensured, ensure } from './create.ts';
import { until, untilQuiet, waitFor, waitState } from './wait.ts';

// As they come from a file, a queue or a command line.
const name = (text: string): string => text;

it('the helpers take a name that is only known at run time, and results are unknown', async () => {
  const queue = { account_id: 'a', queue_name: 'mails' };
  const { client } = harness(() => ok([{ queue_id: 'q', queue_name: 'mails' }]));
  // The harness has no queues; its calls are answered all the same.
  const known = {
    clock: client.clock,
    call: (_: string, params: object) => client.get('/queues', { query: { ...params } }),
  };
  const caller = known as unknown as Parameters<typeof ensure>[0];
  const there = await ensure(caller, name('queues.create'), queue, { dryRun: true });
  expectTypeOf(there).toEqualTypeOf<Ensured<unknown>>();
  expectTypeOf(ensure(caller, 'queues.create', queue).then(({ result }) => result.queue_id)).resolves.toEqualTypeOf<
    string | undefined
  >();
  const last = await until(caller, name('queues.get'), queue, (result) => Object(result).success === true);
  expectTypeOf(last).toEqualTypeOf<unknown>();
  expect(Object(last).result).toEqual([{ queue_id: 'q', queue_name: 'mails' }]);
});

it('a name that no helper knows is refused at run time', async () => {
  const { client } = harness(json({}));
  await expect(create(client, name('no.such'), {})).rejects.toMatchObject({ name: 'UsageError' });
  await expect(waitState(name('no.such'), {}, {})).rejects.toMatchObject({ name: 'UsageError' });
  await expect(inChunks(client, name('no.such'), {})).rejects.toMatchObject({ name: 'UsageError' });
});

it('literal names stay checked', () => {
  const { client } = harness();
  // @ts-expect-error no such operation
  const wrong = () => ensure(client, 'queues.crate', { account_id: 'a', queue_name: 'mails' });
  // @ts-expect-error a name is required
  const lacking = () => ensure(client, 'queues.create', { account_id: 'a' });
  // @ts-expect-error no such operation
  const never = () => waitFor(client, 'queues.wait', {}, {});
  const quiet = () => untilQuiet(client, 'dns.records.scanList', { zone_id: 'z' });
  expectTypeOf(quiet).returns.resolves.not.toBeUnknown();
  expect([wrong, lacking, never]).toHaveLength(3);
});
