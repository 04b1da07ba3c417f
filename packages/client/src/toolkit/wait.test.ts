import { createEmulator } from '@flarewire/emulator';
import { describe, expect, it } from 'vitest';
import { Cloudflare } from '../index.ts';
import { accountFor } from './find.ts';
import { resumeWait, until, WaitError, type WaitProgress, type WaitState, waitFor, waitState } from './wait.ts';

/** A client of a server with scripted responses, and a clock that only advances by sleeping. */
function scripted(...answers: (object | number)[]) {
  const sent: string[] = [];
  const sleeps: number[] = [];
  let now = 0;
  const client = new Cloudflare({
    apiToken: 'any',
    maxRetries: 0,
    logLevel: 'off',
    clock: {
      now: () => now,
      random: () => 0,
      sleep: async (ms) => {
        sleeps.push(ms);
        now += ms;
      },
    },
    fetch: async (url, init) => {
      const body = typeof init.body === 'string' ? ` ${init.body}` : '';
      sent.push(`${init.method} ${new URL(url).pathname.replace('/client/v4', '')}${new URL(url).search}${body}`);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (typeof answer === 'number') return Response.json({ success: false, errors: [] }, { status: answer });
      return Response.json({ success: true, errors: [], messages: [], result: answer });
    },
  });
  return { client, sent, sleeps };
}

const zone = { name: 'example.com', account: { id: 'a' } };
const made = { id: 'z1' } as never; // only the fields that are read

describe('waitFor', () => {
  it('waitFor polls as the contract says until it is done, with growing intervals', async () => {
    const { client, sent, sleeps } = scripted({ status: 'pending' }, { status: 'pending' }, { status: 'active' });
    const seen: WaitProgress[] = [];
    const result = await waitFor(client, 'zones.create', zone, made, { onProgress: (one) => seen.push(one) });
    expect(result).toEqual({ status: 'active' });
    expect(sent).toEqual(Array(3).fill('GET /zones/z1'));
    expect(sleeps).toEqual([1000, 1500]);
    expect(seen.map(({ value, polls, waited }) => [value, polls, waited])).toEqual([
      ['pending', 1, 0],
      ['pending', 2, 1000],
      ['active', 3, 2500],
    ]);
  });

  it('waitFor rejects on failure, with the last response', async () => {
    const { client } = scripted({ status: 'initializing' }, { status: 'validation_timed_out', id: 'p' });
    const params = { zone_id: 'z', type: 'advanced', hosts: [], validation_method: 'txt', validity_days: 90 } as never;
    const error = (await waitFor(client, 'ssl.certificatePacks.create', params, { id: 'p' } as never).catch(
      (one) => one,
    )) as WaitError;
    expect(error).toBeInstanceOf(WaitError);
    expect(error).toMatchObject({ reason: 'failed', value: 'validation_timed_out', result: { id: 'p' } });
    expect(error.message).toBe('ssl.certificatePacks.create: it failed with state "validation_timed_out"');
  });

  it('waitFor accepts a success only in the right stage', async () => {
    const stage = (name: string, status: string) => ({ latest_stage: { name, status } });
    const { client, sent } = scripted(stage('build', 'success'), stage('deploy', 'success'));
    const params = { account_id: 'a', project_name: 'site', branch: 'main' } as never;
    await waitFor(client, 'pages.projects.deployments.create', params, { id: 'd' } as never);
    expect(sent).toEqual(Array(2).fill('GET /accounts/a/pages/projects/site/deployments/d'));
  });

  it('waitFor waits for the values named in the first response', async () => {
    const { client } = scripted({ processedUpToMutation: 'm1' }, { processedUpToMutation: 'm2' });
    const params = { account_id: 'a', index_name: 'i', ids: ['1'] };
    const last = await waitFor(client, 'vectorize.indexes.deleteByIDs', params, { mutationId: 'm2' } as never);
    expect(last).toEqual({ processedUpToMutation: 'm2' });
  });

  it('waitFor passes on the bookmark of an export', async () => {
    const { client, sent } = scripted(
      { at_bookmark: 'b2', status: 'active' },
      { at_bookmark: 'b3', status: 'complete' },
    );
    const params = { account_id: 'a', database_id: 'd', output_format: 'polling' } as never;
    await waitFor(client, 'd1.database.export', params, { at_bookmark: 'b1' } as never);
    expect(sent.map((line) => line.replace(/^.*current_bookmark":"(\w+)".*$/, '$1'))).toEqual(['b1', 'b2']);
  });

  it('waitFor ignores temporary failures, and 404 for a new object', async () => {
    const { client } = scripted(404, 502, 429, { status: 'active' });
    expect(await waitFor(client, 'zones.create', zone, made)).toEqual({ status: 'active' });
    await expect(waitFor(scripted(403).client, 'zones.create', zone, made)).rejects.toMatchObject({ status: 403 });
    await expect(waitFor(scripted(404).client, 'zones.create', zone, made)).rejects.toMatchObject({ status: 404 });
  });

  it('waitFor ends at the deadline, and resumes from the stored state in another process', async () => {
    const { client, sleeps } = scripted({ status: 'pending' });
    const error = (await waitFor(client, 'zones.create', zone, made, { deadline: 60_000 }).catch(
      (one) => one,
    )) as WaitError;
    expect(error).toMatchObject({ reason: 'deadline', value: 'pending' });
    expect(error.message).toBe('zones.create: not done after 59 s; the last state is "pending" (seen: 10 × "pending")');
    expect(sleeps.reduce((sum, ms) => sum + ms)).toBe(59_000);
    expect(Math.max(...sleeps)).toBe(15_000);
    const stored: WaitState = JSON.parse(JSON.stringify(error.state));
    expect(stored).toEqual({ operation: 'zones.create', polled: 'zones.get', params: { zone_id: 'z1' } });
    expect(await resumeWait(scripted({ status: 'active' }).client, stored)).toEqual({ status: 'active' });
  });

  it.each([300, 20_000])(
    'waitFor with a deadline of %i ms reports the values seen and the last error',
    async (deadline) => {
      const { client, sleeps } = scripted({ status: 'pending' }, 503);
      const error = (await waitFor(client, 'zones.create', zone, made, { deadline }).catch((one) => one)) as WaitError;
      expect(error).toMatchObject({ reason: 'deadline', value: 'pending', result: { status: 'pending' } });
      expect(error.waited).toBeGreaterThanOrEqual(deadline * 0.95);
      expect(error.seen).toEqual({ '"pending"': 1, 503: sleeps.length });
      expect(error.cause).toMatchObject({ status: 503 });
      expect(error.message).toMatch(
        /^zones.create: not done after (285 ms|19 s); the last state is "pending" \(seen: .*; the last/,
      );
    },
  );

  it('waitFor adds jitter between concurrent waits', async () => {
    const { client, sleeps } = scripted({ status: 'pending' }, { status: 'active' });
    client.clock.random = () => 0.5;
    await waitFor(client, 'zones.create', zone, made);
    expect(sleeps).toEqual([875]);
  });

  it('waitFor ends when the caller aborts', async () => {
    const caller = new AbortController();
    const { client } = scripted({ status: 'pending' });
    const onProgress = () => caller.abort();
    const waiting = waitFor(client, 'zones.create', zone, made, { signal: caller.signal, onProgress });
    await expect(waiting).rejects.toThrow('aborted');
  });

  it('waitFor reports that there is nothing to wait for', async () => {
    await expect(waitState('zones.get' as 'zones.create', { zone_id: 'z' } as never, made)).rejects.toThrow(
      'zones.get: it is complete when it responds, so there is nothing to wait for',
    );
  });
});

describe('until', () => {
  it('until polls until a response satisfies the condition', async () => {
    const { client, sent } = scripted({ status: 'inactive' }, { status: 'healthy' });
    const params = { account_id: 'a', tunnel_id: 't' };
    const tunnel = await until(
      client,
      'zeroTrust.tunnels.cloudflared.get',
      params,
      ({ status }) => status === 'healthy',
    );
    expect(tunnel).toEqual({ status: 'healthy' });
    expect(sent).toEqual(Array(2).fill('GET /accounts/a/cfd_tunnel/t'));
  });
});

it('until waits for a list operation of the emulator', async () => {
  const emulator = createEmulator();
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch, clock: { sleep: async () => {} } });
  const { id: account_id } = await accountFor(client);
  const { id: list_id } = await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' });
  const params = { account_id, list_id, body: [{ ip: '192.0.2.1' }] };
  const begun = await client.call('rules.lists.items.create', params);
  expect(await waitFor(client, 'rules.lists.items.create', params, begun)).toMatchObject({ status: 'completed' });
});
