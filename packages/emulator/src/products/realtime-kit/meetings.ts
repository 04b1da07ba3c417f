/** Apps, their meetings and who may join them: https://developers.cloudflare.com/realtime/realtimekit/concepts/meeting/ */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { isWithin, mentions, ordered, says } from '../shared/lists.ts';
import { invalid } from '../shared/refusals.ts';
import { presetOf } from './presets.ts';
import { joined, left } from './sessions.ts';
import { apps, kitCollection, meetings, pageOf, scopeIn } from './shared.ts';

const participants = kitCollection({
  what: 'participant',
  scope: (context) => scopeIn('meetings', String(context.segments[6]), 'participants')(context),
  param: 'participant_id',
});

const createApp: Handler<'realtimeKit.apps.post'> = (context) => {
  const { name } = fieldsOf(context);
  return context.fit({ success: true, data: { app: apps.add(context, { name }) } });
};

const listApps: Handler<'realtimeKit.apps.get'> = (context) => {
  const { search, sort_order = 'DESC' } = context.query;
  const found = apps.items(context).filter((app) => mentions(search, app.name, app.id));
  const { rows, paging } = pageOf(context, ordered(found, 'created_at', sort_order));
  return context.fit({ success: true, data: rows, paging });
};

/** Defaults of a meeting, from the API reference. */
const MEETING: Fields = { persist_chat: false, record_on_start: false, live_stream_on_start: false, status: 'ACTIVE' };

const without = (body: object): Fields =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined));

const createMeeting: Handler<'realtimeKit.meetings.create'> = (context) =>
  context.fit({ success: true, data: meetings.add(context, { ...MEETING, ...without(fieldsOf(context)) }) });

const listMeetings: Handler<'realtimeKit.meetings.get'> = (context) => {
  const { search, start_time, end_time, status } = context.query;
  const found = meetings
    .items(context)
    .filter(
      (one) =>
        mentions(search, one.title, one.id) &&
        says(status, one.status) &&
        isWithin(one.created_at, start_time, end_time),
    );
  const { rows, paging } = pageOf(context, ordered(found, 'created_at', 'desc'));
  return context.fit({ success: true, data: rows, paging });
};

const editMeeting: Handler<'realtimeKit.meetings.updateMeetingByID'> = (context) =>
  context.fit({
    success: true,
    data: meetings.change(context, meetings.find(context), without(fieldsOf(context))),
  });

/** Omitted fields return to the defaults of a new meeting. */
const replaceMeeting: Handler<'realtimeKit.meetings.replaceMeetingByID'> = (context) => {
  const { id, created_at } = meetings.find(context);
  const body = { ...MEETING, ...without(fieldsOf(context)) };
  const saved = { ...body, id, created_at, updated_at: context.now() };
  return context.fit({ success: true, data: keep(context, scopeIn('meetings')(context), String(id), saved) });
};

const meetingOf = (context: Context): Fields => meetings.find(context);
const token = (context: Context): string => context.sandbox.ids.digits(64);

/** The token is returned only by the call that created it. */
const withToken = <Result>(context: Showing<Result>, participant: Fields): Result =>
  context.fit({ success: true, data: { ...participant, token: token(context) } });

/** An added participant has joined: no client of RealtimeKit runs here. */
const add: Handler<'realtimeKit.meetings.addParticipant'> = (context) => {
  const meeting = meetingOf(context);
  const {
    custom_participant_id = '',
    preset_name = 'group_call_host',
    name = null,
    picture = null,
  } = fieldsOf(context);
  if (custom_participant_id === '') throw invalid('custom_participant_id must not be empty', '/custom_participant_id');
  presetOf(context, preset_name);
  const participant = participants.add(context, { custom_participant_id, preset_name, name, picture });
  if (meeting.status !== 'INACTIVE') joined(context, meeting, participant);
  return withToken(context, participant);
};

const edit: Handler<'realtimeKit.meetings.editParticipant' | 'realtimeKit.meetings.replaceParticipant'> = (context) => {
  meetingOf(context);
  const before = participants.find(context);
  const body = fieldsOf(context);
  if (typeof body.preset_name === 'string') presetOf(context, body.preset_name);
  return withToken(context, participants.change(context, before, without(body)));
};

const remove: Handler<'realtimeKit.meetings.deleteMeetingParticipant'> = (context) => {
  const meeting = meetingOf(context);
  const participant = participants.drop(context, participants.find(context));
  left(context, String(meeting.id), [String(participant.id)]);
  return context.fit({
    success: true,
    data: { ...participant, preset_id: presetOf(context, String(participant.preset_name)) },
  });
};

const list: Handler<'realtimeKit.meetings.getMeetingParticipants'> = (context) => {
  meetingOf(context);
  const { rows, paging } = pageOf(context, participants.items(context));
  return context.fit({ success: true, data: rows, paging });
};

const refresh: Handler<'realtimeKit.meetings.refreshParticipantToken'> = (context) => {
  meetingOf(context);
  participants.find(context);
  return { success: true, data: { token: token(context) } };
};

export const realtimeMeetings = {
  'realtimeKit.apps.post': createApp,
  'realtimeKit.apps.get': listApps,
  'realtimeKit.apps.getAppByID': (context) => context.fit({ success: true, data: apps.find(context) }),
  'realtimeKit.meetings.create': createMeeting,
  'realtimeKit.meetings.get': listMeetings,
  'realtimeKit.meetings.getMeetingByID': (context) => context.fit({ success: true, data: meetingOf(context) }),
  'realtimeKit.meetings.updateMeetingByID': editMeeting,
  'realtimeKit.meetings.replaceMeetingByID': replaceMeeting,
  'realtimeKit.meetings.addParticipant': add,
  'realtimeKit.meetings.editParticipant': edit,
  'realtimeKit.meetings.replaceParticipant': edit,
  'realtimeKit.meetings.deleteMeetingParticipant': remove,
  'realtimeKit.meetings.getMeetingParticipant': (context) =>
    context.fit({ success: true, data: participants.find(context) }),
  'realtimeKit.meetings.getMeetingParticipants': list,
  'realtimeKit.meetings.refreshParticipantToken': refresh,
} satisfies Handlers;
