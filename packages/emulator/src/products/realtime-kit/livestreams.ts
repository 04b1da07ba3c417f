/** Livestreams of meetings and by themselves: https://developers.cloudflare.com/realtime/realtimekit/ … /livestreaming/ */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { isWithin, ordered, says } from '../shared/lists.ts';
import { conflict, missing } from '../shared/refusals.ts';
import { liveSession } from './sessions.ts';
import { meetings, pageOf, scopeIn } from './shared.ts';

const streamScope = scopeIn('livestreams');
const DAY = 86_400e3;

/** A livestream runs from start to stop; a standalone one waits for its input. */
interface Livestream {
  readonly id: string;
  readonly name: string;
  readonly meeting_id: string | null;
  readonly session_id: string | null;
  readonly stream_key: string;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly stopped_at: string | null;
}

const livestreams = (context: Context): Livestream[] => all<Livestream>(context, streamScope(context));
const isOn = ({ started_at, stopped_at }: Livestream): boolean => started_at !== null && stopped_at === null;

/** Status of a livestream; the time it takes to start is not documented. */
function statusOf(context: Context, one: Livestream): string {
  if (!isOn(one)) return 'IDLE';
  return phase(one.started_at, context, [
    ['INVOKED', 0],
    ['LIVE', 5],
  ]);
}

const secondsOf = (context: Context, { started_at, stopped_at }: Livestream): number => {
  if (started_at === null) return 0;
  const end = stopped_at === null ? context.sandbox.clock.now() : Date.parse(stopped_at);
  return Math.round((end - Date.parse(started_at)) / 1000);
};

/** Addresses have the form of Stream's: https://developers.cloudflare.com/stream/stream-live/start-stream-live/ */
function display(context: Context, one: Livestream): Fields {
  const { id, name, meeting_id, stream_key, created_at, started_at, stopped_at } = one;
  return {
    ...{ id, name, stream_key, created_at },
    ...(meeting_id === null ? {} : { meeting_id }),
    updated_at: stopped_at ?? started_at ?? created_at,
    ingest_server: 'rtmps://live.cloudflare.com:443/live/',
    playback_url: `https://customer-local.cloudflarestream.com/${id}/manifest/video.m3u8`,
    status: statusOf(context, one),
  };
}

/** The times of one broadcast, under the id of the livestream that it is of. */
function sessionShown(context: Context, one: Livestream): Fields {
  const { id, created_at, started_at, stopped_at } = one;
  return {
    ...{ id, livestream_id: id, created_at, updated_at: stopped_at ?? started_at ?? created_at },
    ...(started_at === null ? {} : { invoked_time: started_at, started_time: started_at }),
    ...(stopped_at === null ? {} : { stopped_time: stopped_at }),
    ...{ ingest_seconds: secondsOf(context, one), viewer_seconds: 0, err_message: '' },
  };
}

function make(context: Context, name: string, meeting_id: string | null): Livestream {
  const { ids } = context.sandbox;
  const id = ids.uuid();
  return keep<Livestream>(context, streamScope(context), id, {
    ...{ id, name, meeting_id, stream_key: ids.digits(32), created_at: context.now() },
    session_id: meeting_id === null ? null : (liveSession(context, meeting_id)?.id ?? null),
    started_at: meeting_id === null ? null : context.now(),
    stopped_at: null,
  });
}

const meetingId = (context: Context): string => String(meetings.find(context).id);

const active = (context: Context, meeting: string): Livestream | undefined =>
  livestreams(context).findLast((one) => one.meeting_id === meeting && isOn(one));

function activeOf(context: Context): Livestream {
  const one = active(context, meetingId(context));
  if (one === undefined) throw missing('active livestream of the meeting', '/meeting_id');
  return one;
}

const start: Handler<'realtimeKit.livestreams.startLivestreamingAMeeting'> = (context) => {
  const meeting = meetingId(context);
  if (active(context, meeting) !== undefined)
    throw conflict('The meeting is being livestreamed already', '/meeting_id');
  return context.fit({ success: true, data: display(context, make(context, fieldsOf(context).name ?? '', meeting)) });
};

const stop: Handler<'realtimeKit.livestreams.stopLivestreamingAMeeting'> = (context) => {
  const one = activeOf(context);
  keep<Livestream>(context, streamScope(context), one.id, { ...one, stopped_at: context.now() });
  return { success: true, data: { message: 'The livestream is stopped' } };
};

const create: Handler<'realtimeKit.livestreams.createIndependentLivestream'> = (context) =>
  context.fit({
    success: true,
    data: { ...display(context, make(context, fieldsOf(context).name ?? '', null)), disabled: false },
  });

const livestreamOf = (context: Context, id: string, pointer: string): Livestream =>
  found<Livestream>(context, streamScope(context), id, () => missing(`livestream '${id.slice(0, 64)}'`, pointer));

/** The contract has room for one: it is the latest that is asked for. */
const list: Handler<'realtimeKit.livestreams.getAllLivestreams'> = (context) => {
  const { status, exclude_meetings = false, start_time, end_time, sort_order = 'DESC' } = context.query;
  const asked = livestreams(context).filter(
    (one) =>
      says(status, statusOf(context, one)) &&
      !(exclude_meetings && one.meeting_id !== null) &&
      isWithin(one.created_at, start_time, end_time),
  );
  const direction = sort_order === 'ASC' ? 'asc' : 'desc';
  const { rows, paging } = pageOf(
    context,
    ordered(
      asked.map((one) => display(context, one)),
      'created_at',
      direction,
    ),
  );
  return context.fit({ success: true, data: { ...rows[0], paging } });
};

const getOne: Handler<'realtimeKit.livestreams.getLivestreamSessionForLivestreamID'> = (context) => {
  const one = livestreamOf(context, context.path.livestream_id, '/livestream_id');
  const { paging } = pageOf(context, [sessionShown(context, one)]);
  return context.fit({
    success: true,
    data: { livestream: display(context, one), session: sessionShown(context, one), paging },
  });
};

/** These fields are numbers of seconds as text. */
const asText = ({ ingest_seconds, viewer_seconds, ...session }: Fields): Fields => ({
  ...session,
  ingest_seconds: String(ingest_seconds),
  viewer_seconds: String(viewer_seconds),
});

const getActive: Handler<'realtimeKit.livestreams.getActiveLivestreamsForLivestreamID'> = (context) => {
  const one = livestreamOf(context, context.path.livestream_id, '/livestream_id');
  if (!isOn(one)) throw missing('active session of the livestream', '/livestream_id');
  const data = { livestream: display(context, one), session: asText(sessionShown(context, one)) };
  return context.fit({ success: true, data });
};

const ofMeeting: Handler<'realtimeKit.livestreams.getMeetingLivestreamSessions'> = (context) => {
  const meeting = meetingId(context);
  const own = livestreams(context).filter((one) => one.meeting_id === meeting);
  const { rows, paging } = pageOf(
    context,
    own.map((one) => display(context, one)),
  );
  const last = own.at(-1);
  const sessions = last === undefined ? undefined : asText(sessionShown(context, last));
  return context.fit({
    success: true,
    data: { livestreams: rows, paging, ...(sessions === undefined ? {} : { sessions }) },
  });
};

const ofSession: Handler<'realtimeKit.livestreams.getSessionLivestreamSessions'> = (context) => {
  const own = livestreams(context).filter((one) => one.session_id === context.path.session_id);
  const { paging } = pageOf(
    context,
    own.map((one) => display(context, one)),
  );
  const last = own.at(-1);
  if (last === undefined) throw missing('livestream of the session', '/session_id');
  const { err_message: _, ...session } = sessionShown(context, last);
  return context.fit({ success: true, data: { ...session, err_message: statusOf(context, last), paging } });
};

const sessionDetails: Handler<'realtimeKit.livestreams.getLivestreamSessionDetailsForSessionID'> = (context) => {
  const one = livestreamOf(context, context.path['livestream-session-id'], '/livestream-session-id');
  return context.fit({ success: true, data: sessionShown(context, one) });
};

/** Broadcasts that began in the range, whose ends are seconds since 1970; by default the last week. */
function broadcasts(context: Context): { began: string; seconds: number }[] {
  const now = context.sandbox.clock.now();
  const { start_time, end_time } = context.query;
  const from = start_time === undefined ? now - 7 * DAY : Number(start_time) * 1000;
  const to = end_time === undefined ? now : Number(end_time) * 1000;
  return livestreams(context).flatMap((one) => {
    const began = Date.parse(String(one.started_at));
    return began >= from && began <= to
      ? [{ began: String(one.started_at).slice(0, 10), seconds: secondsOf(context, one) }]
      : [];
  });
}

const totals = (
  rows: readonly { seconds: number }[],
): { count: number; total_ingest_seconds: number; total_viewer_seconds: number } => ({
  count: rows.length,
  total_ingest_seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
  total_viewer_seconds: 0,
});

export const realtimeLivestreams = {
  'realtimeKit.livestreams.startLivestreamingAMeeting': start,
  'realtimeKit.livestreams.stopLivestreamingAMeeting': stop,
  'realtimeKit.livestreams.createIndependentLivestream': create,
  'realtimeKit.livestreams.getAllLivestreams': list,
  'realtimeKit.livestreams.getLivestreamSessionForLivestreamID': getOne,
  'realtimeKit.livestreams.getActiveLivestreamsForLivestreamID': getActive,
  'realtimeKit.livestreams.getMeetingActiveLivestreams': (context) =>
    context.fit({ success: true, data: display(context, activeOf(context)) }),
  'realtimeKit.livestreams.getMeetingLivestreamSessions': ofMeeting,
  'realtimeKit.livestreams.getSessionLivestreamSessions': ofSession,
  'realtimeKit.livestreams.getLivestreamSessionDetailsForSessionID': sessionDetails,
  'realtimeKit.livestreams.getLivestreamAnalyticsComplete': (context) =>
    context.fit({ success: true, data: totals(broadcasts(context)) }),
  'realtimeKit.livestreams.getLivestreamAnalyticsDaywise': (context) => {
    const days = [...Map.groupBy(broadcasts(context), ({ began }) => began)];
    return context.fit({ success: true, data: days.map(([date, rows]) => ({ date, ...totals(rows) })) });
  },
} satisfies Handlers;
