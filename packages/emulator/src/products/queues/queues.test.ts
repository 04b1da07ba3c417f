import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const QUEUES = `/accounts/${ACCOUNT}/queues`;

describe('Queues', () => {
  let sandbox: TestSandbox;
  let id: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${QUEUES}/${id}${path}`, body);
  const send = (body: unknown, more: object = {}): Promise<Answer> => call('POST', '/messages', { body, ...more });
  const pull = async (more: object = {}): Promise<Loose[]> =>
    (await call('POST', '/messages/pull', more)).json.result.messages;
  const consume = (settings: object = {}, more: object = {}): Promise<Answer> =>
    call('POST', '/consumers', { type: 'http_pull', settings, ...more });
  const make = async (name: string, settings: object = {}): Promise<string> =>
    (await sandbox.call('POST', QUEUES, { queue_name: name, settings })).json.result.queue_id;

  beforeEach(async () => {
    sandbox = testSandbox();
    id = await make('one');
  });

  it('queues have unique, valid names in the account', async () => {
    const again = await sandbox.call('POST', QUEUES, { queue_name: 'one' });
    expect([again.status, again.code]).toEqual([409, 11009]);
    const bad = await sandbox.call('POST', QUEUES, { queue_name: 'under_score' });
    expect([bad.status, bad.code]).toEqual([400, 11003]);
    await make('two');
    expect((await call('PATCH', '', { queue_name: 'two' })).code).toBe(11009);
    expect((await call('PATCH', '', { queue_name: 'one' })).status).toBe(200);
    expect((await sandbox.call('GET', QUEUES)).json.result.map((queue: Loose) => queue.queue_name)).toEqual([
      'one',
      'two',
    ]);
    expect((await sandbox.call('GET', `${QUEUES}?name=two`)).json.result).toHaveLength(1);
    expect((await sandbox.call('GET', `${QUEUES}?name=two&name=none`)).json.result).toHaveLength(1);
  });

  it('queue settings have defaults and limits; PATCH keeps omitted ones, PUT does not', async () => {
    expect((await call('GET', '')).json.result.settings).toEqual({
      delivery_delay: 0,
      delivery_paused: false,
      message_retention_period: 345600,
    });
    expect((await call('PATCH', '', { settings: { delivery_delay: 5 } })).json.result.settings.delivery_delay).toBe(5);
    const patched = await call('PATCH', '', { settings: { message_retention_period: 60 } });
    expect(patched.json.result.settings).toMatchObject({ delivery_delay: 5, message_retention_period: 60 });
    const put = await call('PUT', '', { settings: { delivery_paused: true } });
    expect(put.json.result.settings).toMatchObject({ delivery_delay: 0, delivery_paused: true });
    for (const settings of [
      { delivery_delay: 86_401 },
      { message_retention_period: 59 },
      { message_retention_period: 1_209_601 },
    ]) {
      expect((await call('PATCH', '', { settings })).status).toBe(400);
    }
  });

  it('a queue has one consumer at most, which is shown with the queue', async () => {
    const consumer = await consume({ max_retries: 5 });
    expect(consumer.json.result).toMatchObject({
      type: 'http_pull',
      queue_name: 'one',
      settings: { batch_size: 5, max_retries: 5, visibility_timeout_ms: 30000 },
    });
    expect((await consume()).code).toBe(11004);
    expect((await call('GET', '')).json.result).toMatchObject({
      consumers_total_count: 1,
      consumers: [{ consumer_id: consumer.json.result.consumer_id }],
    });
    const path = `/consumers/${consumer.json.result.consumer_id}`;
    const changed = await call('PUT', path, { type: 'worker', script_name: 'w', settings: { batch_size: 100 } });
    expect(changed.json.result).toMatchObject({ type: 'worker', script_name: 'w', settings: { batch_size: 100 } });
    expect(changed.json.result.settings.visibility_timeout_ms).toBeUndefined();
    expect((await call('PUT', path, { type: 'http_pull', settings: { batch_size: 101 } })).status).toBe(400);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('GET', path)).status).toBe(404);
    expect((await consume()).status).toBe(200);
  });

  it('a queue shows the Workers that are bound to it', async () => {
    const form = new FormData();
    const bindings = [{ type: 'queue', name: 'Q', queue_name: 'one' }];
    form.append('metadata', JSON.stringify({ main_module: 'w.js', bindings }));
    form.append('w.js', new File(['export default { fetch() {} }'], 'w.js', { type: 'application/javascript+module' }));
    await sandbox.call('PUT', `/accounts/${ACCOUNT}/workers/scripts/sender`, form);
    expect((await call('GET', '')).json.result).toMatchObject({
      producers_total_count: 1,
      producers: [{ type: 'worker', script: 'sender' }],
    });
  });

  it('a message is pulled as sent: JSON in base64, text unchanged', async () => {
    await consume();
    const sent = await send({ a: 'é' });
    expect(sent.json.result.metadata.metrics).toEqual({
      backlog_count: 1,
      backlog_bytes: 10,
      oldest_message_timestamp_ms: 1767225600000,
    });
    await send('plain', { content_type: 'text' });
    const [first, second] = await pull();
    expect(JSON.parse(Buffer.from(first.body, 'base64').toString())).toEqual({ a: 'é' });
    expect(second).toMatchObject({ body: 'plain', attempts: 1, timestamp_ms: 1767225600000 });
    expect(second.metadata['CF-Content-Type']).toBe('text');
  });

  it('a Worker lists the queues that deliver to it, and what removes them', async () => {
    const worker = `/accounts/${ACCOUNT}/workers/scripts/w`;
    const list = (): Promise<Answer> => sandbox.call('GET', `${worker}/queue-consumers?perPage=100`);
    expect((await list()).status).toBe(404);
    await sandbox.call('PUT', worker, "addEventListener('queue', () => {})", {
      'content-type': 'application/javascript',
    });
    expect((await list()).json.result).toEqual([]);
    const { consumer_id } = (await call('POST', '/consumers', { type: 'worker', script_name: 'w' })).json.result;
    const [consumer, ...others] = (await list()).json.result;
    expect([consumer.consumer_id, consumer.script, consumer.type, others]).toEqual([consumer_id, 'w', 'worker', []]);
    await sandbox.call('DELETE', `/accounts/${ACCOUNT}/queues/${consumer.queue_id}/consumers/${consumer_id}`);
    expect((await list()).json.result).toEqual([]);
  });

  it('pulling requires an http_pull consumer', async () => {
    const refused = await call('POST', '/messages/pull', {});
    expect([refused.status, refused.json.errors?.[0]?.message]).toEqual([
      400,
      'messages cannot be pulled unless http_pull mode is enabled',
    ]);
    await call('POST', '/consumers', { type: 'worker', script_name: 'w' });
    expect((await call('POST', '/messages/pull', {})).status).toBe(400);
  });

  it('a leased message is hidden until the lease ends, and counts the attempt', async () => {
    await consume();
    await send(1);
    const [first] = await pull({ visibility_timeout_ms: 10_000 });
    expect(await pull()).toEqual([]);
    expect((await call('GET', '/metrics')).json.result.backlog_count).toBe(1);
    sandbox.clock.advance(9_999);
    expect(await pull()).toEqual([]);
    sandbox.clock.advance(1);
    const [again] = await pull();
    expect([again.id, again.attempts]).toEqual([first.id, 2]);
    expect(again.lease_id).not.toBe(first.lease_id);
  });

  it('an acknowledged message is gone, a retried one returns after its delay', async () => {
    await consume();
    await call('POST', '/messages/batch', { messages: [{ body: 1 }, { body: 2 }, { body: 3 }] });
    const [a, b, c] = await pull({ batch_size: 3 });
    const acks = [{ lease_id: a.lease_id }];
    const retries = [{ lease_id: b.lease_id }, { lease_id: c.lease_id, delay_seconds: 60 }];
    const settled = await call('POST', '/messages/ack', { acks, retries });
    expect(settled.json.result).toMatchObject({ ackCount: 1, retryCount: 2, warnings: {} });
    expect((await pull()).map(({ id }) => id)).toEqual([b.id]);
    sandbox.clock.advance(60_000);
    expect((await pull({ batch_size: 10 })).map(({ id }) => id).sort()).toEqual([b.id, c.id].sort());
    const twice = await call('POST', '/messages/ack', { acks: [...acks, { lease_id: 'nonsense' }] });
    expect(twice.json.result.ackCount).toBe(0);
    expect(Object.keys(twice.json.result.warnings)).toEqual([a.lease_id, 'nonsense']);
  });

  it('a message can be acknowledged after its lease has ended, but not retried with an old lease', async () => {
    await consume();
    await send(1);
    const [first] = await pull({ visibility_timeout_ms: 1000 });
    sandbox.clock.advance(1000);
    await pull();
    const retried = await call('POST', '/messages/ack', { retries: [{ lease_id: first.lease_id }] });
    expect(retried.json.result.retryCount).toBe(0);
    const acked = await call('POST', '/messages/ack', { acks: [{ lease_id: first.lease_id }] });
    expect(acked.json.result.ackCount).toBe(1);
    expect((await call('GET', '/metrics')).json.result.backlog_count).toBe(0);
  });

  it('a lease can be extended while it lasts', async () => {
    await consume();
    await send(1);
    const [{ lease_id }] = await pull({ visibility_timeout_ms: 1000 });
    const extended = await call('POST', '/messages/extend', { extend: [{ lease_id }], visibility_timeout_ms: 5000 });
    expect(extended.json.result.extendCount).toBe(1);
    sandbox.clock.advance(4000);
    expect(await pull()).toEqual([]);
    sandbox.clock.advance(1000);
    const late = await call('POST', '/messages/extend', { extend: [{ lease_id }], visibility_timeout_ms: 5000 });
    expect(late.json.result.extendCount).toBe(0);
    expect(await pull()).toHaveLength(1);
  });

  it('after max_retries a message goes to the dead letter queue, which is created if missing', async () => {
    await consume({ max_retries: 1, visibility_timeout_ms: 1000 }, { dead_letter_queue: 'one-dlq' });
    const dead = (await sandbox.call('GET', QUEUES)).json.result.find((one: Loose) => one.queue_name === 'one-dlq');
    await send('x');
    expect(await pull()).toHaveLength(1);
    sandbox.clock.advance(1000);
    expect(await pull()).toHaveLength(1);
    expect((await sandbox.call('GET', `${QUEUES}/${dead.queue_id}/metrics`)).json.result.backlog_count).toBe(0);
    sandbox.clock.advance(1000);
    const letters = await sandbox.call('POST', `${QUEUES}/${dead.queue_id}/messages/peek`, {});
    expect(letters.json.result.messages).toMatchObject([{ attempts: 0 }]);
    expect(await pull()).toEqual([]);
  });

  it('without a dead letter queue a message is dropped after max_retries', async () => {
    await consume({ max_retries: 0 });
    await send('x');
    const [{ lease_id }] = await pull();
    await call('POST', '/messages/ack', { retries: [{ lease_id }] });
    expect((await call('GET', '/metrics')).json.result.backlog_count).toBe(0);
  });

  it('messages wait for their delay, and expire with the retention', async () => {
    await call('PATCH', '', { settings: { delivery_delay: 10, message_retention_period: 60 } });
    await consume();
    await send('queue');
    await send('own', { delay_seconds: 0 });
    expect(await pull()).toHaveLength(1);
    sandbox.clock.advance(10_000);
    expect(await pull()).toHaveLength(1);
    sandbox.clock.advance(50_000);
    expect((await call('GET', '/metrics')).json.result).toEqual({
      backlog_count: 0,
      backlog_bytes: 0,
      oldest_message_timestamp_ms: 0,
    });
  });

  it('messages and batches have limits', async () => {
    expect((await send('x'.repeat(128_000), { content_type: 'text' })).status).toBe(200);
    expect((await send('x'.repeat(128_001), { content_type: 'text' })).code).toBe(10204);
    expect((await send(1, { delay_seconds: 86_401 })).code).toBe(10203);
    const batch = async (messages: object[], more: object = {}): Promise<number | undefined> =>
      (await call('POST', '/messages/batch', { messages, ...more })).code;
    expect(await batch(Array.from({ length: 100 }, () => ({ body: 1 })))).toBeUndefined();
    expect(await batch(Array.from({ length: 101 }, () => ({ body: 1 })))).toBe(10206);
    expect(await batch([])).toBe(10206);
    expect((await call('POST', '/messages/batch', { messages: 'x' })).code).toBe(10207);
    expect(await batch([{ body: 1, content_type: 'xml' }])).toBe(10203);
    expect((await send('x', { content_type: 'v8' })).code).toBe(10203);
    expect((await send(1, { content_type: 'text' })).code).toBe(10207);
    expect((await call('POST', '/messages', '{bad')).code).toBe(10208);
    const large = { body: 'x'.repeat(100_000), content_type: 'text' };
    expect(await batch([large, large, large])).toBe(10205);
    expect(await batch([{ body: 1 }], { delay_seconds: -1 })).toBe(10202);
    expect((await call('GET', '/metrics')).json.result.backlog_count).toBe(101);
  });

  it('a paused queue accepts messages but delivers none', async () => {
    await consume();
    await call('PATCH', '', { settings: { delivery_paused: true } });
    expect((await send(1)).status).toBe(200);
    const refused = await call('POST', '/messages/pull', {});
    expect([refused.status, refused.json.errors?.[0]?.message]).toEqual([409, 'queue_delivery_paused']);
    await call('PATCH', '', { settings: { delivery_paused: false } });
    expect(await pull()).toHaveLength(1);
  });

  it('a purge removes all messages, and reports completion', async () => {
    await consume();
    await send(1);
    await send(2, { delay_seconds: 100 });
    expect((await call('GET', '/purge')).json.result).toEqual({});
    expect((await call('POST', '/purge', { delete_messages_permanently: false })).status).toBe(400);
    await call('POST', '/purge', { delete_messages_permanently: true });
    expect((await call('GET', '/purge')).json.result.completed).toBe('false');
    sandbox.clock.advance(2000);
    expect((await call('GET', '/purge')).json.result.completed).toBe('true');
    sandbox.clock.advance(100_000);
    expect(await pull()).toEqual([]);
  });

  it('peek reads messages without leasing them, and refs purge single messages', async () => {
    await consume();
    await send(1);
    const peeked = (await call('POST', '/messages/peek', {})).json.result.messages;
    expect(peeked).toMatchObject([{ attempts: 0 }]);
    expect((await call('POST', '/messages/purge', { refs: [{ ref: peeked[0].ref }] })).status).toBe(200);
    expect(await pull()).toEqual([]);
  });

  it('a consumer shows its Worker by the names of the contract and of wrangler', async () => {
    const names = { script_name: 'w', script: 'w' };
    const form = new FormData();
    form.append('metadata', JSON.stringify({ main_module: 'w.js' }));
    form.append('w.js', new File(['export default { queue() {} }'], 'w.js', { type: 'application/javascript+module' }));
    const unknown = await call('POST', '/consumers', { type: 'worker', script_name: 'w' });
    expect([unknown.status, unknown.code]).toEqual([404, 10007]);
    expect((await sandbox.call('PUT', `/accounts/${ACCOUNT}/workers/scripts/w`, form)).status).toBe(200);
    expect((await call('POST', '/consumers', { type: 'worker', script_name: 'w' })).json.result).toMatchObject(names);
    expect((await call('GET', '/consumers')).json.result).toMatchObject([names]);
    expect((await call('GET', '')).json.result.consumers).toMatchObject([names]);
  });

  it('a deleted queue takes its messages and consumers with it', async () => {
    await consume();
    await send(1);
    expect((await call('DELETE', '')).status).toBe(200);
    const gone = await call('GET', '');
    expect([gone.status, gone.code]).toEqual([404, 11000]);
    expect((await send(1)).code).toBe(10107);
    expect((await call('GET', '/consumers')).status).toBe(404);
  });
});
