/** Recordings of meetings, and what was used by the day: https://developers.cloudflare.com/realtime/realtimekit/recording-guide/ */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { giveFile } from '../shared/given-files.ts';
import { isWithin, mentions, ordered, says } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { elapsed, held, resumed, type Stopwatch, started, stopwatchOf } from '../shared/stopwatch.ts';
import { liveSession, minutesOf, sessionsOf } from './sessions.ts';
import { meetings, pageOf, scopeIn } from './shared.ts';

const recordingScope = scopeIn('recordings');
const WEEK = 7 * 86_400e3;
const DAY = 86_400e3;
/** Maximum length of a recording, from the API reference. */
const MAX_SECONDS = 86_400;

interface Recording extends Fields {
  readonly id: string;
  readonly meeting_id: string;
  readonly invoked_time: string;
  readonly stopped_time: string | null;
  readonly watch: Stopwatch;
  readonly max_seconds: number;
  readonly file: string;
}

/** Time at which it stopped, at the latest when it reached its maximum length. */
function endOf(context: Context, { stopped_time, watch, max_seconds }: Recording): number | undefined {
  if (stopped_time !== null) return Date.parse(stopped_time);
  const over = elapsed(watch, context) - max_seconds * 1000;
  return over >= 0 ? context.sandbox.clock.now() - over : undefined;
}

/** Status of a recording; the time it takes to start and to upload is not documented. */
function statusOf(context: Context, recording: Recording): string {
  const end = endOf(context, recording);
  if (end !== undefined)
    return phase(new Date(end).toISOString(), context, [
      ['UPLOADING', 0],
      ['UPLOADED', 10],
    ]);
  if (recording.watch.since === null) return 'PAUSED';
  return phase(recording.invoked_time, context, [
    ['INVOKED', 0],
    ['RECORDING', 5],
  ]);
}

function display(context: Context, recording: Recording): Fields {
  const { watch, max_seconds, file, meeting_id, ...known } = recording;
  const status = statusOf(context, recording);
  const end = endOf(context, recording);
  const seconds = Math.round(Math.min(elapsed(watch, context), max_seconds * 1000) / 1000);
  const isThere = status === 'UPLOADED';
  // The file is kept for seven days: …/recording-guide/#how-does-realtimekit-recording-work
  const until = (end ?? 0) + WEEK;
  const isKept = isThere && context.sandbox.clock.now() < until;
  return {
    ...known,
    meeting_id,
    status,
    started_time: status === 'INVOKED' ? null : known.invoked_time,
    stopped_time: end === undefined ? null : new Date(end).toISOString(),
    recording_duration: seconds,
    file_size: isThere ? seconds * 125_000 : null,
    download_url: isKept ? file : null,
    audio_download_url: null,
    download_url_expiry: isThere ? new Date(until).toISOString() : null,
  };
}

const recordings = (context: Context): Recording[] => all<Recording>(context, recordingScope(context));
const isOn = (context: Context, one: Recording): boolean => endOf(context, one) === undefined;

function start(context: Context, meeting_id: string, prefix: string, max_seconds: number): Recording {
  const { title } = meetings.named(context, meeting_id, '/meeting_id');
  const id = context.sandbox.ids.uuid();
  const name = `${prefix === '' ? meeting_id : prefix}_${context.sandbox.clock.now()}.mp4`;
  const file = giveFile(context, id, 'recording.mp4', 'video/mp4', '');
  return keep<Recording>(context, recordingScope(context), id, {
    ...{ id, meeting_id, file, max_seconds },
    title,
    output_file_name: name,
    session_id: liveSession(context, meeting_id)?.id ?? null,
    invoked_time: context.now(),
    stopped_time: null,
    watch: started(context),
  });
}

const create: Handler<'realtimeKit.recordings.startRecordings'> = (context) => {
  const {
    meeting_id = '',
    allow_multiple_recordings = false,
    max_seconds = MAX_SECONDS,
    file_name_prefix = '',
  } = fieldsOf(context);
  const isBusy = recordings(context).some((one) => one.meeting_id === meeting_id && isOn(context, one));
  if (isBusy && !allow_multiple_recordings)
    throw conflict('The meeting is being recorded: set allow_multiple_recordings for another recording', '/meeting_id');
  const recording = start(context, meeting_id, file_name_prefix, max_seconds);
  return context.fit({ success: true, data: display(context, recording) });
};

const createTrack: Handler<'realtimeKit.recordings.startTrackRecording'> = (context) => {
  const { meeting_id = '' } = fieldsOf(context);
  const recording = start(context, meeting_id, '', MAX_SECONDS);
  return context.fit({ success: true, data: { recording: display(context, recording) } });
};

const recordingOf = (context: Context): Recording => {
  const values: Readonly<Record<string, string>> = context.path;
  const id = values.recording_id ?? '';
  return found<Recording>(context, recordingScope(context), id, () =>
    missing(`recording '${id.slice(0, 64)}'`, '/recording_id'),
  );
};

const act: Handler<'realtimeKit.recordings.pauseResumeStopRecording'> = (context) => {
  const before = recordingOf(context);
  const { action = '' } = fieldsOf(context);
  if (!isOn(context, before)) throw conflict('The recording has ended', '/recording_id');
  const isHeld = before.watch.since === null;
  const watch = stopwatchOf(before.watch);
  if (action === 'pause' && isHeld) throw conflict('The recording is paused already', '/action');
  if (action === 'resume' && !isHeld) throw conflict('The recording is not paused', '/action');
  const changes: Readonly<Record<string, Partial<Recording>>> = {
    pause: { watch: held(watch, context) },
    resume: { watch: resumed(watch, context) },
    stop: { watch: held(watch, context), stopped_time: context.now() },
  };
  const change = changes[action];
  if (change === undefined)
    throw invalid(`action is stop, pause or resume; given was '${action.slice(0, 64)}'`, '/action');
  const saved = keep<Recording>(context, recordingScope(context), before.id, { ...before, ...change });
  return context.fit({ success: true, data: display(context, saved) });
};

const list: Handler<'realtimeKit.recordings.getRecordings'> = (context) => {
  const { meeting_id, status, search, start_time, end_time, expired, sort_order = 'DESC' } = context.query;
  const rows = recordings(context)
    .map((one) => display(context, one))
    .filter(
      (one) =>
        says(meeting_id, one.meeting_id) &&
        says(status, one.status) &&
        mentions(search, one.meeting_id, one.title) &&
        isWithin(one.invoked_time, start_time, end_time) &&
        (expired === undefined || expired === (one.status === 'UPLOADED' && one.download_url === null)),
    );
  const page = pageOf(context, ordered(rows, 'invoked_time', sort_order));
  return context.fit({ success: true, data: page.rows, paging: page.paging });
};

const current: Handler<'realtimeKit.recordings.getActiveRecordings'> = (context) => {
  const { id } = meetings.find(context);
  const recording = recordings(context).findLast((one) => one.meeting_id === id && isOn(context, one));
  if (recording === undefined) throw missing('active recording of the meeting', '/meeting_id');
  return context.fit({ success: true, data: display(context, recording) });
};

const dayOf = (time: string): string => time.slice(0, 10);

/** Usage on each day of a range, by default the last week. */
function analytics<Result>(context: Showing<Result>): Result {
  const now = context.sandbox.clock.now();
  const date = (value: unknown, otherwise: number): string =>
    value === undefined ? dayOf(new Date(otherwise).toISOString()) : String(value);
  const [from, to] = [date(context.query.start_date, now - 6 * DAY), date(context.query.end_date, now)];
  if (from > to) throw invalid('start_date must not be after end_date', '/start_date');
  const sessions = sessionsOf(context).map((one) => ({ day: dayOf(one.started_at), minutes: minutesOf(context, one) }));
  const records = recordings(context).map((one) => ({
    day: dayOf(one.invoked_time),
    minutes: Number(display(context, one).recording_duration) / 60,
  }));
  const within = ({ day }: { day: string }): boolean => day >= from && day <= to;
  const total = (rows: readonly { minutes: number }[]): number => rows.reduce((sum, { minutes }) => sum + minutes, 0);
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to) && days.length < 366; time += DAY)
    days.push(dayOf(new Date(time).toISOString()));
  const on = <Row extends { day: string }>(rows: readonly Row[], day: string): Row[] =>
    rows.filter((row) => row.day === day);
  return context.fit({
    success: true,
    data: {
      session_stats: {
        sessions_count: sessions.filter(within).length,
        sessions_minutes_consumed: total(sessions.filter(within)),
        day_stats: days.map((day) => ({
          ...{ day, total_sessions: on(sessions, day).length, total_session_minutes: total(on(sessions, day)) },
        })),
      },
      recording_stats: {
        recording_count: records.filter(within).length,
        recording_minutes_consumed: total(records.filter(within)),
        day_stats: days.map((day) => ({
          ...{ day, total_recordings: on(records, day).length },
          total_recording_minutes: Math.round(total(on(records, day))),
        })),
      },
    },
  });
}

export const realtimeRecordings = {
  'realtimeKit.recordings.startRecordings': create,
  'realtimeKit.recordings.startTrackRecording': createTrack,
  'realtimeKit.recordings.pauseResumeStopRecording': act,
  'realtimeKit.recordings.getRecordings': list,
  'realtimeKit.recordings.getOneRecording': (context) =>
    context.fit({ success: true, data: display(context, recordingOf(context)) }),
  'realtimeKit.recordings.getActiveRecordings': current,
  'realtimeKit.livestreams.getOrgAnalytics': (context) => analytics(context),
  'realtimeKit.analytics.getOrgAnalytics': (context) => analytics(context),
} satisfies Handlers;
