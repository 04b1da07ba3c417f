import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const NONE = 'e91a2360-da51-4fdf-9711-bcdecd462614';
const KIT = `/accounts/${ACCOUNT}/realtime/kit`;
let sandbox: TestSandbox;
let app: string;
let meeting: string;

const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${KIT}/${app}${path}`, body);
/** Responses of RealtimeKit have `data` instead of `result`. */
const data = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (JSON.parse((await call(method, path, body)).text) as Loose).data;
const get = (path: string): Promise<Loose> => data('GET', path);
const status = async (method: string, path: string, body?: unknown): Promise<number> =>
  (await call(method, path, body)).status;
const join = (custom_participant_id: string): Promise<Loose> =>
  data('POST', `/meetings/${meeting}/participants`, {
    custom_participant_id,
    preset_name: 'group_call_host',
    name: custom_participant_id,
  });
const pass = (seconds: number): void => sandbox.clock.advance(seconds * 1000);

beforeEach(async () => {
  sandbox = testSandbox();
  const made = await sandbox.call('POST', `${KIT}/apps`, { name: 'App' });
  app = (JSON.parse(made.text) as Loose).data.app.id;
  meeting = (await data('POST', '/meetings', { title: 'Standup' })).id;
});

describe('A meeting', () => {
  it('a meeting keeps fields omitted by PATCH, and resets those omitted by PUT', async () => {
    expect(await get(`/meetings/${meeting}`)).toMatchObject({
      title: 'Standup',
      status: 'ACTIVE',
      persist_chat: false,
    });
    expect(await data('PATCH', `/meetings/${meeting}`, { persist_chat: true })).toMatchObject({
      title: 'Standup',
      persist_chat: true,
    });
    expect((await data('PUT', `/meetings/${meeting}`, { title: 'New' })).persist_chat).toBe(false);
    expect(await status('GET', `/meetings/${NONE}`)).toBe(404);
  });

  it('meetings are found by text and status, in pages', async () => {
    await data('POST', '/meetings', { title: 'Retro' });
    const list = async (query: string): Promise<Loose> => JSON.parse((await call('GET', `/meetings?${query}`)).text);
    expect((await list('search=retro')).data.length).toBe(1);
    expect((await list('status=INACTIVE')).data).toEqual([]);
    const page = await list('per_page=1&page_no=2');
    expect([page.data.length, page.paging]).toEqual([1, { total_count: 2, start_offset: 2, end_offset: 2 }]);
  });

  it('a participant joins with an existing preset, and the token is shown once', async () => {
    const participants = `/meetings/${meeting}/participants`;
    const body = { custom_participant_id: 'a', preset_name: 'nobody' };
    expect(await status('POST', participants, body)).toBe(404);
    expect(
      await status('POST', participants, { ...body, custom_participant_id: '', preset_name: 'group_call_host' }),
    ).toBe(400);
    const { id, token } = await join('a');
    expect(token).toHaveLength(64);
    expect((await get(`${participants}/${id}`)).token).toBeUndefined();
    expect((await data('POST', `${participants}/${id}/token`)).token).not.toBe(token);
    expect((await data('PATCH', `${participants}/${id}`, { name: 'Ann' })).name).toBe('Ann');
    expect(await status('PATCH', `${participants}/${id}`, { preset_name: 'nobody' })).toBe(404);
  });
});

describe('A session', () => {
  it('a session lasts from the first join to the last leave, and counts minutes per participant', async () => {
    expect(await status('GET', `/meetings/${meeting}/active-session`)).toBe(404);
    const ann = await join('ann');
    pass(60);
    await join('bob');
    expect(await get(`/meetings/${meeting}/active-session`)).toMatchObject({ live_participants: 2, status: 'LIVE' });
    pass(60);
    await data('DELETE', `/meetings/${meeting}/participants/${ann.id}`);
    expect((await get(`/meetings/${meeting}/active-session`)).live_participants).toBe(1);
    await data('POST', `/meetings/${meeting}/active-session/kick`, { custom_participant_ids: ['bob'] });
    const [session] = (await get('/sessions')).sessions;
    expect(session).toMatchObject({ status: 'ENDED', max_concurrent_participants: 2, minutes_consumed: 3 });
    expect(await status('POST', `/meetings/${meeting}/active-session/kick-all`)).toBe(404);
    await join('cid');
    expect((await get('/sessions?status=LIVE')).sessions.length).toBe(1);
    expect((await get('/sessions?participants=bob')).sessions.map((one: Loose) => one.id)).toEqual([session.id]);
    expect((await get('/analytics/daywise')).session_stats).toMatchObject({
      sessions_count: 2,
      sessions_minutes_consumed: 3,
    });
  });

  it('a session lists its participants, with their durations', async () => {
    const { id } = await join('ann');
    pass(120);
    await data('POST', `/meetings/${meeting}/active-session/kick-all`);
    const [session] = (await get('/sessions')).sessions;
    const [member] = (await get(`/sessions/${session.id}/participants?search=an`)).participants;
    expect(member).toMatchObject({ id, display_name: 'ann', duration: 2 });
    expect((await get(`/sessions/${session.id}/participants/${id}`)).participant.id).toBe(id);
    expect((await get(`/sessions/peer-report/${id}`)).participant.id).toBe(id);
    expect(await status('GET', `/sessions/${session.id}/participants/${NONE}`)).toBe(404);
  });

  it('an ended session has files, and a summary if requested', async () => {
    await join('ann');
    const [{ id }] = (await get('/sessions')).sessions;
    expect(await status('GET', `/sessions/${id}/chat`)).toBe(400);
    await data('POST', `/meetings/${meeting}/active-session/kick-all`);
    const { transcript_download_url } = await get(`/sessions/${id}/transcript?format=VTT`);
    const file = await sandbox.call('GET', new URL(transcript_download_url).pathname.replace('/client/v4', ''));
    expect(file.text).toBe('WEBVTT\n');
    expect(await status('GET', `/sessions/${id}/transcript?format=PDF`)).toBe(400);
    expect(await status('GET', `/sessions/${id}/summary`)).toBe(404);
    await data('POST', `/sessions/${id}/summary`);
    expect((await get(`/sessions/${id}/summary`)).sessionId).toBe(id);
  });

  it('muting affects unmuted participants who are present', async () => {
    await join('ann');
    const { id } = await join('bob');
    const path = `/meetings/${meeting}/active-session`;
    expect((await data('POST', `${path}/mute`, { participant_ids: [id] })).participants.length).toBe(1);
    expect((await data('POST', `${path}/mute-all`, { allow_unmute: true })).muted_participants_count).toBe(1);
    expect(await status('POST', `${path}/mute`, {})).toBe(400);
    expect(await status('POST', `${path}/poll`, { question: 'Now?', options: ['Yes'] })).toBe(400);
    expect((await data('POST', `${path}/poll`, { question: 'Now?', options: ['Yes', 'No'] })).poll.options.length).toBe(
      2,
    );
  });
});

describe('A recording', () => {
  const start = (more: object = {}): Promise<Answer> => call('POST', '/recordings', { meeting_id: meeting, ...more });
  const act = (id: string, action: string): Promise<Answer> => call('PUT', `/recordings/${id}`, { action });

  it('a recording is paused, resumed and stopped, and its duration excludes pauses', async () => {
    const { id, status: first } = JSON.parse((await start()).text).data;
    expect(first).toBe('INVOKED');
    pass(60);
    expect((await get(`/recordings/active-recording/${meeting}`)).status).toBe('RECORDING');
    await act(id, 'pause');
    pass(60);
    expect((await get(`/recordings/${id}`)).status).toBe('PAUSED');
    expect([(await act(id, 'pause')).status, (await act(id, 'dance')).status]).toEqual([409, 400]);
    await act(id, 'resume');
    pass(30);
    await act(id, 'stop');
    expect(await get(`/recordings/${id}`)).toMatchObject({
      status: 'UPLOADING',
      download_url: null,
      recording_duration: 90,
    });
    pass(10);
    expect((await get(`/recordings/${id}`)).download_url).toContain('/given/files/');
    expect((await act(id, 'stop')).status).toBe(409);
    expect(await status('GET', `/recordings/active-recording/${meeting}`)).toBe(404);
    expect((await get('/analytics/daywise')).recording_stats).toMatchObject({
      recording_count: 1,
      recording_minutes_consumed: 1.5,
    });
    pass(7 * 86_400);
    expect((await get('/recordings?expired=true')).map((one: Loose) => one.download_url)).toEqual([null]);
  });

  it('a recording ends by itself, and a meeting has one unless more are allowed', async () => {
    await start({ max_seconds: 60 });
    expect((await start()).status).toBe(409);
    expect((await start({ allow_multiple_recordings: true })).status).toBe(200);
    pass(70);
    expect((await get('/recordings?status=UPLOADED')).map((one: Loose) => one.recording_duration)).toEqual([60]);
    expect((await start({ meeting_id: NONE })).status).toBe(404);
    expect((await data('POST', '/recordings/track', { meeting_id: meeting })).recording.status).toBe('INVOKED');
  });
});

describe('A livestream', () => {
  it('a meeting has one livestream at a time, which runs until it is stopped', async () => {
    const path = `/meetings/${meeting}`;
    expect(await status('GET', `${path}/active-livestream`)).toBe(404);
    await join('ann');
    const [session] = (await get('/sessions')).sessions;
    const { id, status: first } = await data('POST', `${path}/livestreams`, { name: 'L' });
    expect([first, await status('POST', `${path}/livestreams`, {})]).toEqual(['INVOKED', 409]);
    pass(60);
    expect((await get(`${path}/active-livestream`)).status).toBe('LIVE');
    expect((await get(`/livestreams/${id}/active-livestream-session`)).session.ingest_seconds).toBe('60');
    await data('POST', `${path}/active-livestream/stop`);
    expect(await status('POST', `${path}/active-livestream/stop`)).toBe(404);
    expect((await get(`/livestreams/${id}`)).livestream.status).toBe('IDLE');
    expect((await get(`${path}/livestream`)).livestreams.map((one: Loose) => one.id)).toEqual([id]);
    expect((await get(`/sessions/${session.id}/livestream-sessions`)).livestream_id).toBe(id);
    expect((await get(`/livestreams/sessions/${id}`)).ingest_seconds).toBe(60);
    expect(await get('/analytics/livestreams/overall')).toMatchObject({ count: 1, total_ingest_seconds: 60 });
    expect(await get('/analytics/livestreams/daywise')).toMatchObject([{ date: '2026-01-01', count: 1 }]);
  });

  it('a standalone livestream waits for input', async () => {
    const { id, stream_key, status: first } = await data('POST', '/livestreams', { name: 'Alone' });
    expect([first, stream_key.length]).toEqual(['IDLE', 32]);
    expect(await status('GET', `/livestreams/${id}/active-livestream-session`)).toBe(404);
    expect((await get('/livestreams?exclude_meetings=true')).id).toBe(id);
    expect((await get('/livestreams?status=LIVE')).paging.total_count).toBe(0);
  });
});

describe('Presets and webhooks', () => {
  it('an app has default presets', async () => {
    expect((await get('/presets?search=webinar')).map(({ name }: Loose) => name)).toEqual([
      'webinar_presenter',
      'webinar_viewer',
    ]);
    expect(await status('GET', `/presets/${NONE}`)).toBe(404);
  });

  it('a webhook only takes existing events', async () => {
    const hook = { name: 'H', url: 'https://example.com', events: ['meeting.started'] };
    const { id, enabled } = await data('POST', '/webhooks', hook);
    expect(enabled).toBe(true);
    expect(await status('POST', '/webhooks', { ...hook, events: ['meeting.sung'] })).toBe(400);
    expect(await status('POST', '/webhooks', { ...hook, events: [] })).toBe(400);
    expect(await status('POST', '/webhooks', { ...hook, url: 'ftp://example.com' })).toBe(400);
    expect((await data('PATCH', `/webhooks/${id}`, { enabled: false })).events).toEqual(['meeting.started']);
    expect((await data('PUT', `/webhooks/${id}`, hook)).enabled).toBe(true);
    expect((await data('DELETE', `/webhooks/${id}`)).id).toBe(id);
    expect(await get('/webhooks')).toEqual([]);
    expect(await get('/webhooks/all')).toContain('meeting.started');
  });
});
