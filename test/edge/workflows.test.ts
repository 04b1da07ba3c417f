/** Workflows: their code runs on the emulator's clock, and the API shows its steps. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type EmulatorOptions } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from './site.ts';

const SHOP = `import { WorkflowEntrypoint } from 'cloudflare:workers';
import { NonRetryableError } from 'cloudflare:workflows';
export class Shop extends WorkflowEntrypoint {
  async run(event, step) {
    const { kind } = event.payload;
    return this[kind](event, step);
  }
  async order({ payload, instanceId }, step) {
    const charged = await step.do('charge', async () => ({ amount: payload.amount, at: new Date(5) }));
    await step.sleep('grace', '1 hour');
    const paid = await step.waitForEvent('payment', { type: 'paid', timeout: '2 days' });
    return { id: instanceId, amount: charged.amount, isDate: charged.at instanceof Date, by: paid.payload.by };
  }
  async retry({ payload: { retries, message = 'busy' } }, step) {
    const work = async ({ attempt }) => { if (attempt < 10) throw new TypeError(message + ' ' + attempt); return attempt; };
    return step.do('call', { retries }, work);
  }
  async fatal({ payload: { isCaught } }, step) {
    try {
      await step.do('call', async () => { throw new NonRetryableError('gone'); });
    } catch (error) {
      if (!isCaught) throw error;
      return error.message;
    }
  }
  async slow(_, step) {
    try {
      await step.do('call', { retries: { limit: 0 }, timeout: 20 }, () => scheduler.wait(60_000));
    } catch (error) {
      return error.message;
    }
  }
  async values(_, step) {
    const read = async () => step.do('make', async () => ({
      date: new Date(5), map: new Map([['a', new Set([1])]]), bytes: new Uint8Array([1, 2]), big: 10n, none: undefined, odd: NaN,
    }));
    const first = await read();
    await step.sleep('pause', 1000);
    const { date, map, bytes, big, odd } = first;
    return [date.getTime(), [...map.get('a')], [...bytes], String(big), 'none' in first, String(odd)];
  }
  async stream(_, step) {
    const made = await step.do('make', async () => new Blob(['streamed']).stream());
    return new Response(made).text();
  }
  async wrong(_, step) {
    return step.do('make', async () => () => 1);
  }
  async both(_, step) {
    const [one, two] = await Promise.all([
      step.do('same', async () => 1),
      step.do('same', async () => 2),
      step.sleep('rest', '1 minute'),
    ]);
    return [one, two];
  }
  async apart(_, step) {
    const work = async () => {
      await step.do('slow', () => scheduler.wait(200));
      await scheduler.wait(200);
      return step.do('fast', async () => 'worked');
    };
    return Promise.race([step.sleep('patience', '1 day').then(() => 'late'), work()]);
  }
  async race(_, step) {
    return Promise.race([
      step.sleep('patience', '1 day').then(() => 'late'),
      step.waitForEvent('event', { type: 'go' }).then(({ payload }) => payload),
    ]);
  }
  async long(_, step) {
    for (const name of ['a', 'b', 'c']) {
      await step.do(name, async () => ({ at: name }));
      await step.sleep(name, '1 minute');
    }
    return 'end';
  }
  async late(_, step) {
    try {
      await step.waitForEvent('event', { type: 'go', timeout: '1 hour' });
    } catch (error) {
      return error.message;
    }
  }
  async context(_, step) {
    return step.do('call', async (context) => context);
  }
  async loop(_, step) {
    return step.do('call', { retries: { limit: 1, delay: 1 } }, async () => { for (;;) {} });
  }
  async thrown() {
    throw new RangeError('top');
  }
}
export default {
  async fetch(request, env) {
    const { op, id, params, event } = await request.json();
    try {
      if (op === 'create') return Response.json((await env.SHOP.create({ id, params })).id);
      if (op === 'batch') return Response.json((await env.SHOP.createBatch(params)).map(({ id }) => id));
      const instance = await env.SHOP.get(id);
      if (op === 'send') await instance.sendEvent(event);
      else if (op !== 'status') await instance[op]();
      return Response.json(await instance.status());
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
};`;

async function openShop(metadata: object = {}, options: EmulatorOptions = {}) {
  const site = await openSite({}, options);
  const { client, account_id, deploy, route, record, edge } = site;
  await record('@');
  const bindings = [{ type: 'workflow', name: 'SHOP', workflow_name: 'shop', class_name: 'Shop' }];
  await deploy('shop', SHOP, { bindings, ...metadata });
  await client.workflows.update('shop', { account_id, class_name: 'Shop', script_name: 'shop' });
  await route('example.com/*', 'shop');
  const ask = async (asked: object) =>
    (await edge.fetch('https://example.com/', { method: 'POST', body: JSON.stringify(asked) })).json();
  const get = (id: string) => client.workflows.instances.get(id, { account_id, workflow_name: 'shop' });
  const run = async (id: string, params: object) => {
    await ask({ op: 'create', id, params });
    await edge.runDue();
    return ask({ op: 'status', id });
  };
  const later = async (milliseconds: number) => {
    site.emulator.clock.advance(milliseconds);
    await edge.runDue();
  };
  const status = (id: string) => ask({ op: 'status', id });
  return { ...site, ask, get, run, later, status };
}

test('an instance runs its steps, sleeps on the clock, and goes on with an event', async () => {
  const { emulator, edge, ask, get } = await openShop();
  expect(await ask({ op: 'create', id: 'one', params: { kind: 'order', amount: 5 } })).toBe('one');
  await edge.runDue();
  expect(await ask({ op: 'status', id: 'one' })).toEqual({ status: 'waiting', error: null, output: null });
  const asleep = await get('one');
  expect(asleep.steps).toMatchObject([
    { type: 'step', name: 'charge-1', success: true, output: '{"amount":5,"at":"1970-01-01T00:00:00.005Z"}' },
    { type: 'sleep', name: 'grace-1', finished: false },
  ]);
  emulator.clock.advance(3_600_000);
  await edge.runDue();
  expect((await get('one')).steps[2]).toMatchObject({ type: 'waitForEvent', name: 'payment-1', finished: false });
  await ask({ op: 'send', id: 'one', event: { type: 'paid', payload: { by: 'card' } } });
  await edge.runDue();
  const output = { id: 'one', amount: 5, isDate: true, by: 'card' };
  expect(await ask({ op: 'status', id: 'one' })).toEqual({ status: 'complete', error: null, output });
}, 60_000);

const HOUR = 3_600_000;
const done = (output: unknown) => ({ status: 'complete', error: null, output });
const failed = (name: string, message: string) => ({ status: 'errored', error: { name, message }, output: null });

/** Observed in Cloudflare's own local runtime: the limit counts the attempts after the first. */
test('a step is tried again after its delay, as often as its limit says', async () => {
  const { run, later, status, get } = await openShop();
  const retries = { limit: 2, delay: '1 minute', backoff: 'linear' };
  expect(await run('one', { kind: 'retry', retries })).toMatchObject({ status: 'running' });
  await later(59_000);
  const attempts = async () => (await get('one')).steps.map((step) => ('attempts' in step ? step.attempts.length : 0));
  expect(await attempts()).toEqual([1]);
  await later(1000);
  await later(60_000);
  expect(await attempts()).toEqual([2]);
  await later(60_000);
  expect(await attempts()).toEqual([3]);
  expect(await status('one')).toEqual(failed('TypeError', 'busy 3'));
  const usual = async (id: string) => {
    await run(id, { kind: 'retry' });
    for (let delay = 10_000; delay <= 160_000; delay *= 2) await later(delay);
    return status(id);
  };
  expect(await usual('usual')).toEqual(failed('TypeError', 'busy 6'));
}, 60_000);

test.each([
  ['an error that is caught', { kind: 'fatal', isCaught: true }, done('NonRetryableError: gone')],
  [
    'an error that is not caught',
    { kind: 'fatal', isCaught: false },
    failed(
      'WorkflowFatalError',
      'The execution of the Workflow instance was terminated, as a step threw an NonRetryableError and it was not handled',
    ),
  ],
  ['an error between steps', { kind: 'thrown' }, failed('RangeError', 'top')],
  ['a method that is missing', { kind: 'nothing' }, { status: 'errored' }],
  ['a step that takes too long', { kind: 'slow' }, done('WorkflowTimeoutError: Execution timed out after 20ms')],
  [
    'a function as a result',
    { kind: 'wrong' },
    failed(
      'WorkflowFatalError',
      'The execution of the Workflow instance was terminated, as the step "make" returned a value which is not serialisable',
    ),
  ],
  ['a stream as a result', { kind: 'stream' }, done('streamed')],
  [
    'the context of a step',
    { kind: 'context' },
    done({
      step: { name: 'call', count: 1 },
      attempt: 1,
      config: { retries: { limit: 5, delay: 10_000, backoff: 'exponential' }, timeout: '10 minutes' },
    }),
  ],
])(
  '%s',
  async (_, params, expected) => {
    const { run } = await openShop();
    expect(await run('one', params)).toMatchObject(expected);
  },
  60_000,
);

test('values that JSON does not have, parallel steps, and races of waits', async () => {
  const { run, later, status, ask } = await openShop();
  await run('values', { kind: 'values' });
  await run('both', { kind: 'both' });
  await run('race', { kind: 'race' });
  expect(await run('apart', { kind: 'apart' })).toEqual(done('worked'));
  await run('late', { kind: 'late' });
  await later(60_000);
  expect(await status('values')).toEqual(done([5, [1], [1, 2], '10', true, 'NaN']));
  expect(await status('both')).toEqual(done([1, 2]));
  await ask({ op: 'send', id: 'race', event: { type: 'go', payload: { n: 1 } } });
  await later(HOUR);
  expect(await status('race')).toEqual(done({ n: 1 }));
  expect(await status('late')).toEqual(done('WorkflowTimeoutError: Execution timed out after 3600000ms'));
}, 60_000);

test('an instance is paused, resumed, terminated and restarted, from a step too', async () => {
  const { run, later, status, ask, get, client, account_id } = await openShop();
  await run('one', { kind: 'long' });
  expect(await ask({ op: 'pause', id: 'one' })).toMatchObject({ status: 'paused' });
  await later(HOUR);
  expect((await get('one')).step_count).toBe(2);
  await ask({ op: 'resume', id: 'one' });
  await later(1000);
  expect((await get('one')).step_count).toBe(4);
  expect(await ask({ op: 'terminate', id: 'one' })).toMatchObject({ status: 'terminated' });
  await later(HOUR);
  expect((await get('one')).steps.at(-1)).toEqual({ type: 'termination', trigger: { source: 'user' } });
  expect(await ask({ op: 'terminate', id: 'one' })).toEqual({ error: 'instance.cannot_terminate' });
  const place = { account_id, workflow_name: 'shop' };
  await client.workflows.instances.status.edit('one', { ...place, status: 'restart', from: { name: 'b' } });
  await later(1000);
  expect((await get('one')).steps.map((step) => ('name' in step ? step.name : ''))).toEqual([
    'a-1',
    'a-1',
    'b-1',
    'b-1',
  ]);
  await later(60_000);
  await later(60_000);
  expect(await status('one')).toEqual(done('end'));
  const shown = await client.workflows.instances.step('one', { ...place, name: 'c-1', type: 'step' });
  expect(shown).toEqual({ status: 'complete', error: null, output: { at: 'c' } });
}, 60_000);

test('a binding refuses ids that are in use, not valid or unknown, and skips known ones in a batch', async () => {
  const { ask } = await openShop();
  const params = { kind: 'context' };
  expect(await ask({ op: 'create', id: 'one', params })).toBe('one');
  expect(await ask({ op: 'create', id: 'one', params })).toEqual({ error: 'instance.already_exists' });
  expect(await ask({ op: 'create', id: 'a b', params })).toEqual({ error: 'instance.invalid_id' });
  expect(await ask({ op: 'status', id: 'none' })).toEqual({ error: 'instance.not_found' });
  expect(await ask({ op: 'batch', params: [{ id: 'one' }, { id: 'two', params }] })).toEqual(['two']);
}, 60_000);

test('an instance that the API creates runs without a request; a new version of the code goes on with it', async () => {
  const { client, account_id, get, deploy, later } = await openShop();
  const place = { account_id, workflow_name: 'shop' };
  await client.workflows.instances.create('shop', { account_id, instance_id: 'one', params: { kind: 'long' } });
  await expect.poll(async () => (await get('one')).status, { timeout: 20_000 }).toBe('waiting');
  await deploy('shop', SHOP.replace("return 'end'", "return 'new'"));
  for (const _ of ['a', 'b', 'c']) await later(60_000);
  expect(await get('one')).toMatchObject({
    status: 'complete',
    success: true,
    output: 'new',
    trigger: { source: 'api' },
  });
  await client.workflows.instances.delete('one', place);
  await expect(get('one')).rejects.toMatchObject({ status: 404 });
}, 60_000);

test('a step that loops fails by its limit, and the instance with it', async () => {
  const { client, account_id, get } = await openShop({ limits: { cpu_ms: 100 } });
  // Not through the Worker: its request would end with the process.
  await client.workflows.instances.create('shop', { account_id, instance_id: 'one', params: { kind: 'loop' } });
  await expect.poll(async () => (await get('one')).status, { timeout: 40_000 }).toBe('errored');
  expect((await get('one')).error?.message).toContain('100 ms');
}, 60_000);

test('a class that the Worker does not have makes its instances fail, and nothing else', async () => {
  const { client, account_id, text, deploy, route } = await openShop();
  await client.workflows.update('odd', { account_id, class_name: 'Missing', script_name: 'shop' });
  await deploy('page', 'export default { fetch: () => new Response("page") }');
  await route('example.com/page', 'page');
  expect(await text('https://example.com/page')).toBe('page');
  await client.workflows.instances.create('odd', { account_id, instance_id: 'one' });
  const get = async () => client.workflows.instances.get('one', { account_id, workflow_name: 'odd' });
  await expect.poll(async () => (await get()).status, { timeout: 20_000 }).toBe('errored');
  expect((await get()).error?.message).toContain('Missing');
  expect(await text('https://example.com/', { method: 'POST', body: '{"op":"status","id":"x"}' })).toContain(
    'not_found',
  );
}, 60_000);

test('an instance goes on after a restart of the emulator', async () => {
  const data = await mkdtemp(join(tmpdir(), 'flarewire-workflows-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const first = await openShop({}, { data });
  expect(await first.run('one', { kind: 'long' })).toMatchObject({ status: 'waiting' });
  await first.emulator.close();
  const second = createEmulator({ edge: true, data });
  onTestFinished(() => second.close());
  for (const _ of ['a', 'b', 'c']) {
    second.clock.advance(60_000);
    await second.edge.runDue();
  }
  const client = new Cloudflare({ apiToken: 'any', fetch: second.fetch });
  const { account_id } = first;
  const instance = await client.workflows.instances.get('one', { account_id, workflow_name: 'shop' });
  expect(instance).toMatchObject({ status: 'complete', step_count: 6, output: 'end' });
}, 60_000);

test('a schedule starts instances on the clock', async () => {
  const { client, account_id, emulator, later } = await openShop();
  const schedules = [{ cron: '0 9 * * *' }];
  emulator.clock.set('2026-05-01T08:00:00Z');
  await later(0);
  await client.workflows.update('shop', { account_id, class_name: 'Shop', script_name: 'shop', schedules });
  const workflow = await client.workflows.get('shop', { account_id });
  expect(workflow.schedules).toEqual([{ cron: '0 9 * * *', next_instance: '2026-05-01T09:00:00.000Z' }]);
  await later(HOUR);
  await later(24 * HOUR);
  const place = { account_id, workflow_name: 'shop' };
  const instances = await client.workflows.instances.list('shop', { account_id }).all();
  expect(instances.map(({ trigger_source }) => trigger_source)).toEqual(['cron', 'cron']);
  const shown = await client.workflows.instances.get(instances[0]?.id ?? '', place);
  expect(shown.schedule).toEqual({ cron: '0 9 * * *', scheduledTime: Date.parse('2026-05-02T09:00:00Z') });
}, 60_000);
