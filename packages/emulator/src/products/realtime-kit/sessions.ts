/** Sessions: what happens in a meeting from the first who joins to the last who leaves. https://developers.cloudflare.com/realtime/realtimekit/concepts/meeting/#session */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { uuidFrom } from '../shared/chance.ts';
import { all, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { csvOf, giveFile } from '../shared/given-files.ts';
import { isWithin, mentions, ordered, says } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { meetings, pageOf, scopeIn } from './shared.ts';

interface Member {
  readonly id: string;
  readonly custom_participant_id: string;
  readonly name: string;
  readonly preset_name: string;
  readonly joined_at: string;
  readonly left_at: string | null;
  readonly muted: boolean;
}

export interface Session {
  readonly id: string;
  readonly meeting: string;
  readonly title: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly members: readonly Member[];
  /** Maximum number of simultaneous participants. */
  readonly most: number;
  readonly summarized: boolean;
}

const sessionScope = scopeIn('sessions');

export const sessionsOf = (context: Context): Session[] => all<Session>(context, sessionScope(context));

const save = (context: Context, session: Session): Session => keep(context, sessionScope(context), session.id, session);

const isIn = ({ left_at }: Member): boolean => left_at === null;

export const liveSession = (context: Context, meeting: string): Session | undefined =>
  sessionsOf(context).findLast((one) => one.meeting === meeting && one.ended_at === null);

/** Somebody is in: the session is on, or it starts. */
export function joined(context: Context, meeting: Fields, participant: Fields): void {
  const member: Member = {
    id: String(participant.id),
    custom_participant_id: String(participant.custom_participant_id),
    name: String(participant.name ?? ''),
    preset_name: String(participant.preset_name),
    joined_at: context.now(),
    left_at: null,
    muted: false,
  };
  const fresh: Session = {
    id: context.sandbox.ids.uuid(),
    meeting: String(meeting.id),
    title: String(meeting.title ?? ''),
    started_at: context.now(),
    ended_at: null,
    members: [],
    most: 0,
    summarized: false,
  };
  const session = liveSession(context, String(meeting.id)) ?? fresh;
  const members = [...session.members, member];
  save(context, { ...session, members, most: Math.max(session.most, members.filter(isIn).length) });
}

/** These are out; with the last of all the session ends. */
export function left(context: Context, meeting: string, ids: readonly string[]): void {
  const session = liveSession(context, meeting);
  if (session === undefined) return;
  const members = session.members.map((one) =>
    ids.includes(one.id) && isIn(one) ? { ...one, left_at: context.now() } : one,
  );
  const ended_at = members.some(isIn) ? null : context.now();
  save(context, { ...session, members, ended_at });
}

const secondsOf = (context: Context, { joined_at, left_at }: Member): number =>
  ((left_at === null ? context.sandbox.clock.now() : Date.parse(left_at)) - Date.parse(joined_at)) / 1000;

/** Minutes count for each participant, while the session is on. */
export const minutesOf = (context: Context, { members }: Session): number =>
  Math.round(members.reduce((sum, member) => sum + secondsOf(context, member), 0) / 6) / 10;

function display(context: Context, session: Session): Fields {
  const { id, meeting, title, started_at, ended_at, members, most } = session;
  return {
    ...{ id, started_at, created_at: started_at, updated_at: ended_at ?? started_at },
    ...(ended_at === null ? {} : { ended_at }),
    associated_id: meeting,
    meeting_display_name: title,
    organization_id: context.segments[4],
    live_participants: members.filter(isIn).length,
    max_concurrent_participants: most,
    minutes_consumed: minutesOf(context, session),
    status: ended_at === null ? 'LIVE' : 'ENDED',
    type: 'meeting',
  };
}

function memberShown(context: Context, session: Session, member: Member): Fields {
  const { id, custom_participant_id, name, preset_name, joined_at, left_at } = member;
  return {
    ...{ id, custom_participant_id, preset_name, joined_at, created_at: joined_at, updated_at: left_at ?? joined_at },
    ...(left_at === null ? {} : { left_at }),
    display_name: name,
    user_id: uuidFrom(custom_participant_id),
    duration: Math.round(secondsOf(context, member)) / 60,
    session_id: session.id,
  };
}

const list: Handler<'realtimeKit.sessions.getSessions'> = (context) => {
  const {
    associated_id,
    status,
    search,
    start_time,
    end_time,
    sort_by,
    sort_order = 'DESC',
    participants,
  } = context.query;
  const wanted = participants === undefined ? undefined : String(participants).split(',');
  const asked = sessionsOf(context).filter(
    (one) =>
      says(associated_id, one.meeting) &&
      says(status, one.ended_at === null ? 'LIVE' : 'ENDED') &&
      mentions(search, one.title, one.meeting) &&
      isWithin(one.started_at, start_time, end_time) &&
      (wanted === undefined || one.members.some((member) => wanted.includes(member.custom_participant_id))),
  );
  const rows = asked.map((one) => display(context, one));
  const field = sort_by === 'minutesConsumed' ? 'minutes_consumed' : 'created_at';
  const page = pageOf(context, ordered(rows, field, sort_order));
  return context.fit({ success: true, data: { sessions: page.rows }, paging: page.paging });
};

const sessionOf = (context: Context): Session => {
  const values: Readonly<Record<string, string>> = context.path;
  const id = values.session_id ?? '';
  return found<Session>(context, sessionScope(context), id, () =>
    missing(`session '${id.slice(0, 64)}'`, '/session_id'),
  );
};

const listMembers: Handler<'realtimeKit.sessions.getSessionParticipants'> = (context) => {
  const session = sessionOf(context);
  const { search, sort_by, sort_order = 'ASC' } = context.query;
  const rows = session.members
    .map((member) => memberShown(context, session, member))
    .filter((one) => mentions(search, one.display_name, one.custom_participant_id));
  const page = pageOf(context, ordered(rows, sort_by === 'duration' ? 'duration' : 'joined_at', sort_order));
  return context.fit({ success: true, data: { participants: page.rows }, paging: page.paging });
};

const getMember: Handler<'realtimeKit.sessions.getSessionParticipantDetails'> = (context) => {
  const session = sessionOf(context);
  const member = session.members.find(({ id }) => id === context.path.participant_id);
  if (member === undefined) throw missing('participant of the session', '/participant_id');
  return context.fit({ success: true, data: { participant: memberShown(context, session, member) } });
};

const getPeer: Handler<'realtimeKit.sessions.getParticipantDataFromPeerID'> = (context) => {
  for (const session of sessionsOf(context)) {
    const member = session.members.find(({ id }) => id === context.path.peer_id);
    if (member !== undefined)
      return context.fit({ success: true, data: { participant: memberShown(context, session, member) } });
  }
  throw missing('peer', '/peer_id');
};

/** Files of a session are there when it has ended, and addresses of them hold for a week: https://developers.cloudflare.com/realtime/realtimekit/ai/ */
function fileOf(context: Context, name: string, type: string, text: string): { url: string; expiry: string } {
  const session = sessionOf(context);
  if (session.ended_at === null)
    throw invalid('The session has not ended: its files are made afterwards', '/session_id');
  const url = giveFile(context, session.id, name, type, text);
  return { url, expiry: new Date(context.sandbox.clock.now() + 7 * 86_400e3).toISOString() };
}

const chat: Handler<'realtimeKit.sessions.getSessionChat'> = (context) => {
  const columns = [
    'id',
    'participantId',
    'sessionId',
    'meetingId',
    'displayName',
    'payloadType',
    'payload',
    'createdAt',
  ];
  const { url, expiry } = fileOf(context, 'chat.csv', 'text/csv', csvOf(columns, []));
  return context.fit({ success: true, data: { chat_download_url: url, chat_download_url_expiry: expiry } });
};

const FORMATS: Readonly<Record<string, readonly [string, string]>> = {
  CSV: ['text/csv', ''],
  JSON: ['application/json', '[]'],
  SRT: ['application/x-subrip', ''],
  VTT: ['text/vtt', 'WEBVTT\n'],
};

const transcript: Handler<'realtimeKit.sessions.getSessionTranscripts'> = (context) => {
  const { format = 'CSV' } = context.query;
  const [type, text] = FORMATS[format] ?? [];
  if (type === undefined || text === undefined)
    throw invalid(`format is one of ${Object.keys(FORMATS).join(', ')}; given was '${format.slice(0, 64)}'`, '/format');
  const { url, expiry } = fileOf(context, `transcript.${format.toLowerCase()}`, type, text);
  const sessionId = sessionOf(context).id;
  const data = { sessionId, transcript_download_url: url, transcript_download_url_expiry: expiry };
  return context.fit({ success: true, data });
};

const summarize: Handler<'realtimeKit.sessions.generateSummaryOfTranscripts'> = (context) => {
  const session = sessionOf(context);
  if (session.ended_at === null) throw invalid('The session has not ended: it is summed up afterwards', '/session_id');
  save(context, { ...session, summarized: true });
  return context.fit({ success: true, data: { session_id: session.id, status: 'PENDING' } });
};

const summary: Handler<'realtimeKit.sessions.getSessionSummary'> = (context) => {
  const { id, summarized } = sessionOf(context);
  if (!summarized) throw missing('summary of the session', '/session_id');
  const { url, expiry } = fileOf(context, 'summary.txt', 'text/plain', 'Nothing was said.\n');
  return context.fit({
    success: true,
    data: { sessionId: id, summaryDownloadUrl: url, summaryDownloadUrlExpiry: expiry },
  });
};

/** The session that is on, of the meeting in the path. */
function active(context: Context): Session {
  const { id } = meetings.find(context);
  const session = liveSession(context, String(id));
  if (session === undefined) throw missing('active session of the meeting', '/meeting_id');
  return session;
}

interface Chosen {
  readonly participant_ids?: readonly string[];
  readonly custom_participant_ids?: readonly string[];
}

function chosen({ members }: Session, { participant_ids = [], custom_participant_ids = [] }: Chosen): Member[] {
  if (participant_ids.length + custom_participant_ids.length === 0)
    throw invalid('participant_ids or custom_participant_ids must name somebody', '/participant_ids');
  return members.filter(
    (one) =>
      isIn(one) && (participant_ids.includes(one.id) || custom_participant_ids.includes(one.custom_participant_id)),
  );
}

const people = (members: readonly Member[]): Fields[] =>
  members.map(({ id, name, joined_at }) => ({ id, name, created_at: joined_at, updated_at: joined_at }));

const kick: Handler<'realtimeKit.activeSession.kickParticipants'> = (context) => {
  const session = active(context);
  const members = chosen(session, fieldsOf(context));
  left(
    context,
    session.meeting,
    members.map(({ id }) => id),
  );
  return context.fit({ success: true, data: { action: 'kick', participants: people(members) } });
};

const kickAll: Handler<'realtimeKit.activeSession.kickAllParticipants'> = (context) => {
  const session = active(context);
  const members = session.members.filter(isIn);
  left(
    context,
    session.meeting,
    members.map(({ id }) => id),
  );
  return { success: true, data: { action: 'kick-all', kicked_participants_count: members.length } };
};

function muted(context: Context, session: Session, members: readonly Member[]): void {
  save(context, {
    ...session,
    members: session.members.map((one) => (members.includes(one) ? { ...one, muted: true } : one)),
  });
}

const mute: Handler<'realtimeKit.activeSession.muteParticipants'> = (context) => {
  const session = active(context);
  const members = chosen(session, fieldsOf(context));
  muted(context, session, members);
  return context.fit({ success: true, data: { action: 'mute', participants: people(members) } });
};

const muteAll: Handler<'realtimeKit.activeSession.muteAllParticipants'> = (context) => {
  const session = active(context);
  const members = session.members.filter((one) => isIn(one) && !one.muted);
  muted(context, session, members);
  return { success: true, data: { action: 'mute-all', muted_participants_count: members.length } };
};

const poll: Handler<'realtimeKit.activeSession.createPoll'> = (context) => {
  active(context);
  const { question, options = [], anonymous = false, hide_votes = false } = fieldsOf(context);
  if (options.length < 2) throw invalid(`A poll has at least two options; given were ${options.length}`, '/options');
  const made = {
    ...{ id: context.sandbox.ids.uuid(), question, anonymous, hide_votes, voted: [] },
    options: options.map((text) => ({ text, count: 0, votes: [] })),
  };
  return context.fit({ success: true, data: { action: 'poll', poll: made } });
};

const showActive = <Result>(context: Showing<Result>): Result =>
  context.fit({ success: true, data: display(context, active(context)) });

export const realtimeSessions = {
  'realtimeKit.sessions.getSessions': list,
  'realtimeKit.sessions.getSessionDetails': (context) =>
    context.fit({ success: true, data: display(context, sessionOf(context)) }),
  'realtimeKit.sessions.getSessionParticipants': listMembers,
  'realtimeKit.sessions.getSessionParticipantDetails': getMember,
  'realtimeKit.sessions.getParticipantDataFromPeerID': getPeer,
  'realtimeKit.sessions.getSessionChat': chat,
  'realtimeKit.sessions.getSessionTranscripts': transcript,
  'realtimeKit.sessions.generateSummaryOfTranscripts': summarize,
  'realtimeKit.sessions.getSessionSummary': summary,
  'realtimeKit.activeSession.getActiveSession': (context) => showActive(context),
  'realtimeKit.activeSession.kickParticipants': kick,
  'realtimeKit.activeSession.kickAllParticipants': kickAll,
  'realtimeKit.activeSession.muteParticipants': mute,
  'realtimeKit.activeSession.muteAllParticipants': muteAll,
  'realtimeKit.activeSession.createPoll': poll,
} satisfies Handlers;
