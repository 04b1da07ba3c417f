/** Delivery of batches to Workers, by the emulator's clock, with a consumer that is a function. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';
import { type BatchResult, deliverAll } from './deliver.ts';

const QUEUES = `/accounts/${ACCOUNT}/queues`;

describe('batches of a queue', () => {
  let test: TestSandbox;
  let deliver: (respond?: (ids: string[]) => BatchResult) => Promise<number[]>;
  let id: string;
  const call = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await test.call(method, `${QUEUES}/${path}`, body)).json.result;
  const make = async (queue_name: string): Promise<string> =>
    (await test.call('POST', QUEUES, { queue_name })).json.result.queue_id;
  const send = (count: number, more: object = {}): Promise<Loose> =>
    call('POST', `${id}/messages/batch`, { messages: Array.from({ length: count }, (_, body) => ({ body, ...more })) });
  const consume = (settings: object = {}, more: object = {}): Promise<Loose> =>
    call('POST', `${id}/consumers`, { type: 'worker', script_name: 'w', settings, ...more });
  const backlog = async (queue = id): Promise<number> => (await call('GET', `${queue}/metrics`)).backlog_count;

  beforeEach(async () => {
    test = testSandbox();
    deliver = async (respond = () => ({})) => {
      const sizes: number[] = [];
      await deliverAll(test.emulator.sandbox, ACCOUNT, async (_, __, ___, messages) => {
        sizes.push(messages.length);
        return respond(messages.map((message) => (message as { id: string }).id));
      });
      return sizes;
    };
    await test.call('PUT', `/accounts/${ACCOUNT}/workers/scripts/w`, "addEventListener('queue', () => {})", {
      'content-type': 'application/javascript',
    });
    id = await make('jobs');
  });

  // https://developers.cloudflare.com/queues/configuration/batching-retries/#batching
  it('a batch is delivered once it is full, or after the wait of its consumer', async () => {
    await consume({ batch_size: 3, max_wait_time_ms: 10_000 });
    await send(7);
    expect(await deliver()).toEqual([3, 3]);
    test.clock.advance(9_999);
    expect(await deliver()).toEqual([]);
    test.clock.advance(1);
    expect(await deliver()).toEqual([1]);
  });

  it('a consumer without settings waits five seconds for ten messages', async () => {
    await consume();
    await send(9);
    test.clock.advance(4_999);
    expect(await deliver()).toEqual([]);
    await send(1);
    expect(await deliver()).toEqual([10]);
    await send(1);
    test.clock.advance(5_000);
    expect(await deliver()).toEqual([1]);
  });

  // https://developers.cloudflare.com/queues/configuration/batching-retries/#explicit-acknowledgement-and-retries
  it('retry() of one message takes precedence over retryAll(): its delay is that of the consumer', async () => {
    await consume({ max_wait_time_ms: 0, retry_delay: 60 });
    await send(2);
    await deliver(([first = '']) => ({
      retryMessages: [{ msgId: first }],
      retryBatch: { retry: true, delaySeconds: 600 },
    }));
    test.clock.advance(60_000);
    expect(await deliver()).toEqual([1]);
    test.clock.advance(540_000);
    expect(await deliver()).toEqual([1]);
  });

  it('retryAll({ delaySeconds: 0 }) overrides the delay of the consumer', async () => {
    await consume({ max_wait_time_ms: 0, retry_delay: 60 });
    await send(1);
    const [retried, again] = [{ retryBatch: { retry: true, delaySeconds: 0 } }, {}];
    const results = [retried, again];
    expect(await deliver(() => results.shift() ?? {})).toEqual([1, 1]);
  });

  // https://developers.cloudflare.com/queues/configuration/pause-purge/#pause-delivery
  it('messages older than the retention are not delivered', async () => {
    await consume({ max_wait_time_ms: 0 });
    await call('PATCH', id, { settings: { message_retention_period: 60, delivery_paused: true } });
    await send(1);
    test.clock.advance(60_000);
    await call('PATCH', id, { settings: { delivery_paused: false } });
    expect(await deliver()).toEqual([]);
  });

  // https://developers.cloudflare.com/queues/configuration/dead-letter-queues/
  it('a message whose last delivery never ended goes to the dead letter queue when its lease ends', async () => {
    const letters = await make('letters');
    await consume({ max_wait_time_ms: 0, max_retries: 0 }, { dead_letter_queue: 'letters' });
    await send(1);
    let isStopped: () => void = () => undefined;
    const stopped = new Promise<void>((resolve) => {
      isStopped = resolve;
    });
    void deliverAll(test.emulator.sandbox, ACCOUNT, () => {
      isStopped();
      return new Promise(() => undefined);
    });
    await stopped;
    test.clock.advance(15 * 60_000);
    expect(await deliver()).toEqual([]);
    expect([await backlog(), await backlog(letters)]).toEqual([0, 1]);
  });

  it('a slow consumer of one queue does not hold up the others', async () => {
    const other = await make('other');
    await consume({ max_wait_time_ms: 0 });
    await call('POST', `${other}/consumers`, { type: 'worker', script_name: 'w', settings: { max_wait_time_ms: 0 } });
    await send(1);
    await call('POST', `${other}/messages`, { body: 1 });
    const started: string[] = [];
    let end: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      end = resolve;
    });
    await deliverAll(test.emulator.sandbox, ACCOUNT, async (_, __, queue) => {
      started.push(queue);
      if (started.length === 2) end();
      await both;
      return {};
    });
    expect(started.sort()).toEqual(['jobs', 'other']);
  });
});
