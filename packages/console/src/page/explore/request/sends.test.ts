import type { Operation } from '@flarewire/contract';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../data/answer.ts';
import type { CallOptions } from '../../data/call.ts';
import { createSends } from './sends.ts';

const operation = { name: 'zones.list', page: 'V4PagePaginationArray' } as Operation; // the fields that sending reads

function answerOf(body: unknown, ok = true): Answer {
  const head = { operation: 'zones.list', ok, status: ok ? 200 : 404, headers: [], type: 'application/json' };
  return { head: { ...head, duration: 1, attempts: [] }, body: new TextEncoder().encode(JSON.stringify(body)) };
}

const pageNumber = (page: number, pages: number): Answer =>
  answerOf({ result: [{ id: page }], result_info: { page, per_page: 1, total_pages: pages, total_count: pages } });

test('a response is stored with its request and shown for its operation', async () => {
  const sends = createSends(
    async () => answerOf({ result: [] }),
    () => 7,
  );
  await sends.send(operation, { name: 'a' });
  const {
    sends: [sent],
    shown,
  } = sends.state();
  expect(sent).toMatchObject({ id: 1, at: 7, params: { name: 'a' }, state: 'answered' });
  expect(shown.get('zones.list')).toBe(1);
});

test('progress is reported while a call runs', async () => {
  const sends = createSends(async (_name, _params, { onSent, onReceived }) => {
    onSent?.(0.5);
    onReceived?.({ bytes: 10, total: 20 });
    expect(sends.state().sends[0]).toMatchObject({
      state: 'in progress',
      sent: 0.5,
      received: { bytes: 10, total: 20 },
    });
    return answerOf({});
  });
  await sends.send(operation, {});
  expect(sends.state().sends[0]?.state).toBe('answered');
});

test('a call that waits for confirmation is not sent, and its time starts when confirmed', async () => {
  let now = 7;
  const sends = createSends(
    async (_name, _params, { onAsked, onReceived }) => {
      onReceived?.({ bytes: 10, total: 20 });
      onAsked?.(true);
      expect(sends.state().sends[0]).toMatchObject({ isAsked: true, at: 7 });
      now = 9;
      onAsked?.(false);
      expect(sends.state().sends[0]).toMatchObject({ isAsked: false, at: 9, received: undefined });
      return answerOf({});
    },
    () => now,
  );
  await sends.send(operation, {});
  expect(sends.state().sends[0]).toMatchObject({ state: 'answered', at: 9 });
});

test('a stopped call is not a failure', async () => {
  const ask = (_name: string, _params: object, { signal }: CallOptions): Promise<Answer> =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const sends = createSends(ask);
  const over = sends.send(operation, {});
  sends.stop(1);
  await over;
  expect(sends.state().sends[0]).toMatchObject({ state: 'stopped', failure: undefined });
});

test('a call without a response has a reason', async () => {
  const sends = createSends(() => Promise.reject(new Error('The console is not responding.')));
  await sends.send(operation, {});
  expect(sends.state().sends[0]).toMatchObject({ state: 'failed', failure: 'The console is not responding.' });
});

test('pages of a list are joined until there are no more', async () => {
  const ask = vi.fn(async (_name: string, { page = 1 }: { readonly page?: unknown }) => pageNumber(Number(page), 3));
  const sends = createSends(ask);
  await sends.send(operation, { name: 'a' });
  await sends.more(1, false);
  expect(sends.state().sends[0]?.list).toMatchObject({ items: [{ id: 1 }, { id: 2 }], pages: 2, total: 3 });
  await sends.more(1, true);
  expect(sends.state().sends[0]?.list).toMatchObject({ pages: 3, next: undefined, isGoing: false });
  await sends.more(1, true);
  expect(ask.mock.calls.map(([, params]) => params)).toEqual([
    { name: 'a' },
    { name: 'a', page: 2 },
    { name: 'a', page: 3 },
  ]);
});

test('loading all pages of an endless list stops at a limit', async () => {
  const sends = createSends(async (_name, { page = 1 }) => pageNumber(Number(page), 100_000));
  await sends.send(operation, {});
  await sends.more(1, true);
  expect(sends.state().sends[0]?.list?.pages).toBe(101);
});

test('a list that repeats its page ends with an explanation', async () => {
  const sends = createSends(async () => answerOf({ result: [{ id: 1 }] }));
  await sends.send(operation, {});
  await sends.more(1, true);
  expect(sends.state().sends[0]?.list).toMatchObject({ items: [{ id: 1 }], next: undefined, isGoing: false });
  expect(sends.state().sends[0]?.list?.problem).toMatch('repeats a page');
});

test('a failed page keeps the earlier ones', async () => {
  const sends = createSends(async (_name, { page }) => (page === undefined ? pageNumber(1, 2) : answerOf({}, false)));
  await sends.send(operation, {});
  await sends.more(1, false);
  expect(sends.state().sends[0]?.list).toMatchObject({ items: [{ id: 1 }], isGoing: false });
});

test('the last twenty calls are kept', async () => {
  const sends = createSends(async () => answerOf({}));
  for (let turn = 0; turn < 22; turn++) await sends.send(operation, { turn });
  expect(sends.state().sends.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => 22 - place));
});

test('large bodies of earlier responses are released, but never the latest', async () => {
  const body = new Uint8Array(40_000_000);
  const sends = createSends(async () => ({ ...answerOf({}), body }));
  await sends.send({ ...operation, page: undefined } as unknown as Operation, {}); // not a list
  await sends.send({ ...operation, page: undefined } as unknown as Operation, {}); // not a list
  expect(sends.state().sends.map(({ isLetGo, answer }) => [isLetGo, answer?.body.length])).toEqual([
    [false, 40_000_000],
    [true, 0],
  ]);
});

test('an earlier call can be shown again', async () => {
  const sends = createSends(async () => answerOf({}));
  await sends.send(operation, {});
  await sends.send(operation, {});
  const first = sends.state().sends[1];
  if (first !== undefined) sends.show(first);
  expect(sends.state().shown.get('zones.list')).toBe(1);
});
