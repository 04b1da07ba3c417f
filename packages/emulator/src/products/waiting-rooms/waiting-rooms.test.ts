import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('waiting rooms', () => {
  let sandbox: TestSandbox;
  let zone: string;
  let room: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/waiting_rooms${path}`, body);
  const shop = { name: 'shop', host: 'shop.example.com', new_users_per_minute: 200, total_active_users: 300 };
  const sale = {
    name: 'sale',
    event_start_time: '2026-01-02T12:00:00Z',
    event_end_time: '2026-01-02T13:00:00Z',
  };
  const create = (fields: Record<string, unknown> = {}): Promise<Answer> => call('POST', '', { ...shop, ...fields });
  const edit = (fields: Record<string, unknown>): Promise<Answer> => call('PATCH', `/${room}`, { ...shop, ...fields });
  const event = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', `/${room}/events`, { ...sale, ...fields });
  const pointer = ({ status, json }: Answer): Loose => (status === 200 ? status : json.errors?.[0]?.source?.pointer);

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
    room = (await create()).json.result.id;
  });

  it('waiting rooms of all zones are listed for their account', async () => {
    const { account } = (await sandbox.call('GET', `/zones/${zone}`)).json.result;
    const path = `/accounts/${account.id}/waiting_rooms`;
    const names = async (): Promise<Loose> =>
      (await sandbox.call('GET', path)).json.result.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['shop']);
    await call('DELETE', `/${room}`);
    expect(await names()).toEqual([]);
  });

  it('a waiting room has a unique host, path and name', async () => {
    expect((await call('GET', `/${room}`)).json.result).toMatchObject({
      path: '/',
      session_duration: 5,
      queueing_method: 'fifo',
      next_event_start_time: null,
    });
    expect(pointer(await create())).toBe('/name');
    expect(pointer(await create({ name: 'other' }))).toBe('/host');
    expect(pointer(await create({ name: 'other', path: '/pay' }))).toBe(200);
    const routes = { name: 'more', path: '/more', additional_routes: [{ host: 'shop.example.com', path: '/pay' }] };
    expect(pointer(await create(routes))).toBe('/cookie_suffix');
    expect(pointer(await create({ ...routes, cookie_suffix: 'more' }))).toBe('/host');
    expect(pointer(await create({ name: 'a', host: 'shop.example.org' }))).toBe('/host');
    expect(pointer(await create({ name: 'a b', path: '/a' }))).toBe('/name');
    expect(pointer(await create({ name: 'a', path: '/a', new_users_per_minute: 301 }))).toBe('/total_active_users');
    expect(pointer(await edit({ new_users_per_minute: 301 }))).toBe('/total_active_users');
    expect(pointer(await edit({ new_users_per_minute: 300 }))).toBe(200);
  });

  it('events have valid times, and do not overlap', async () => {
    expect(pointer(await event({ event_end_time: '2026-01-02T12:00:30Z' }))).toBe('/event_end_time');
    expect(pointer(await event({ event_start_time: 'noon' }))).toBe('/event_start_time');
    expect(pointer(await event({ prequeue_start_time: '2026-01-02T11:56:00Z' }))).toBe('/prequeue_start_time');
    expect(pointer(await event({ shuffle_at_event_start: true }))).toBe('/shuffle_at_event_start');
    expect(pointer(await event({ total_active_users: 400 }))).toBe('/total_active_users');
    const { id } = (await event({ prequeue_start_time: '2026-01-02T11:30:00Z' })).json.result;
    const other = { name: 'second', event_start_time: '2026-01-02T11:00:00Z', event_end_time: '2026-01-02T11:45:00Z' };
    expect(pointer(await event(other))).toBe('/event_start_time');
    expect(pointer(await event({ ...other, event_end_time: '2026-01-02T11:30:00Z' }))).toBe(200);
    expect(
      pointer(await call('PATCH', `/${room}/events/${id}`, { ...sale, prequeue_start_time: '2026-01-02T11:00:00Z' })),
    ).toBe('/event_start_time');
    expect(pointer(await call('PATCH', `/${room}/events/${id}`, { ...sale, description: 'later' }))).toBe(200);
    expect((await call('GET', `/${room}`)).json.result.next_event_start_time).toBe('2026-01-02T11:00:00Z');
  });

  it('settings that an event omits come from its room', async () => {
    const { id, total_active_users } = (await event({ session_duration: 9 })).json.result;
    expect(total_active_users).toBeNull();
    expect((await call('GET', `/${room}/events/${id}/details`)).json.result).toMatchObject({
      id,
      session_duration: 9,
      total_active_users: 300,
      queueing_method: 'fifo',
    });
  });

  it('the status follows the clock, the event and the room', async () => {
    const status = async (): Promise<Loose> => (await call('GET', `/${room}/status`)).json.result;
    const { id } = (await event({ prequeue_start_time: '2026-01-02T11:30:00Z' })).json.result;
    expect((await status()).status).toBe('not_queueing');
    sandbox.clock.set('2026-01-02T11:30:00Z');
    expect(await status()).toMatchObject({ status: 'event_prequeueing', event_id: id });
    sandbox.clock.set('2026-01-02T12:00:00Z');
    expect(await status()).toMatchObject({ status: 'not_queueing', event_id: id });
    await edit({ queue_all: true });
    expect((await status()).status).toBe('queueing');
    await edit({ suspended: true });
    expect((await status()).status).toBe('suspended');
  });

  it('rules stay in their order, and every change returns all of them', async () => {
    const rules = `/${room}/rules`;
    const rule = (expression: string): Loose => ({
      action: 'bypass_waiting_room',
      expression: `http.host eq "${expression}"`,
    });
    const hosts = (rules: Loose[]) => rules.map((one) => /"(.)"/.exec(one.expression)?.[1]);
    await call('POST', rules, rule('a'));
    const [a, b] = (await call('POST', rules, rule('b'))).json.result;
    expect([a.version, a.enabled, ...hosts([b])]).toEqual(['1', true, 'b']);
    const moved = await call('PATCH', `${rules}/${b.id}`, { ...rule('c'), position: { before: a.id } });
    expect(hosts(moved.json.result)).toEqual(['c', 'a']);
    expect(moved.json.result.map((one: Loose) => one.version)).toEqual(['2', '1']);
    expect((await call('DELETE', `${rules}/${a.id}`)).json.result).toHaveLength(1);
    expect((await call('DELETE', `${rules}/${a.id}`)).status).toBe(404);
    expect((await call('PUT', rules, [rule('x'), rule('y')])).json.result).toHaveLength(2);
    expect(hosts((await call('GET', rules)).json.result)).toEqual(['x', 'y']);
  });

  it('events and rules are deleted with their room', async () => {
    const { id } = (await event()).json.result;
    await call('DELETE', `/${room}`);
    expect((await call('GET', `/${room}/events/${id}`)).status).toBe(404);
    expect((await call('GET', `/${room}/rules`)).status).toBe(404);
    expect((await call('GET', `/${room}/status`)).status).toBe(404);
  });
});
