/** Waiting rooms: hosts and paths, events that must not overlap, ordered rules, and the current status. */

// Codes of waiting rooms are not documented: those that hold for the whole API.

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { notFound } from '../../problem.ts';
import { all, below, collectionOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { timeOf } from '../shared/lists.ts';
import { pageOf } from '../shared/pages.ts';
import { invalid } from '../shared/refusals.ts';
import { rulePosition } from '../shared/rule-position.ts';
import { single } from '../shared/single.ts';
import { zoneNameOf, zonesOf } from '../zones/plan.ts';

const NAME = /^[A-Za-z0-9_-]+$/;

/** https://developers.cloudflare.com/waiting-room/reference/configuration-settings/ */
const DEFAULTS: Fields = {
  path: '/',
  description: '',
  queue_all: false,
  suspended: false,
  disable_session_renewal: false,
  json_response_enabled: false,
  session_duration: 5,
  queueing_method: 'fifo',
  queueing_status_code: 200,
  default_template_language: 'en-US',
  custom_page_html: '',
  cookie_attributes: { samesite: 'auto', secure: 'auto' },
  cookie_suffix: '',
  turnstile_mode: 'invisible',
  turnstile_action: 'log',
};

const roomsOf = (context: Context): string => below(context, 'waiting_rooms');

function roomOf(context: Context): Fields {
  const room = read(context, roomsOf(context), context.path.waiting_room_id ?? '');
  if (room === undefined) throw notFound('waiting room');
  return room;
}

const routesOf = (room: Fields): Fields[] => [
  room,
  ...(Array.isArray(room.additional_routes) ? room.additional_routes.filter(isObject) : []),
];

const placeName = ({ host, path }: Fields): string => `${String(host).toLowerCase()}${String(path ?? '/')}`;

function checkRoom(context: Context, room: Fields, id: unknown): void {
  const { name, new_users_per_minute: fresh, total_active_users: total, cookie_suffix: suffix } = room;
  if (!NAME.test(String(name))) throw invalid('name: use letters, digits, hyphens and underscores', '/name');
  if (Number(total) < Number(fresh))
    throw invalid('total_active_users must not be less than new_users_per_minute', '/total_active_users');
  const routes = routesOf(room);
  if (routes.length > 1 && (suffix === undefined || suffix === ''))
    throw invalid('cookie_suffix is required with additional_routes', '/cookie_suffix');
  const zone = zoneNameOf(context);
  for (const { host } of routes) {
    const text = String(host).toLowerCase();
    const isOutside = zone !== undefined && text !== zone && !text.endsWith(`.${zone}`);
    if (isOutside || /[:/*\s]/.test(text))
      throw invalid(`host: '${text.slice(0, 253)}' is not a host of the zone`, '/host');
  }
  const others = all(context, roomsOf(context)).filter((one) => one.id !== id);
  if (others.some((one) => one.name === name))
    throw invalid('name: another waiting room already has this name', '/name');
  const taken = new Set(others.flatMap(routesOf).map(placeName));
  if (routes.some((route) => taken.has(placeName(route))))
    throw invalid('the host and path combination must be unique', '/host');
}

const createRoom: Handler<'waitingRooms.create'> = (context) => {
  const room = { ...DEFAULTS, ...fieldsOf(context) };
  checkRoom(context, room, undefined);
  return context.generic(room);
};

const updateRoom: Handler<'waitingRooms.update'> = (context) => {
  const { id } = roomOf(context);
  const room = { ...DEFAULTS, ...fieldsOf(context) };
  checkRoom(context, room, id);
  context.generic(room);
  return showRoom(context);
};

const editRoom: Handler<'waitingRooms.edit'> = (context) => {
  const room = roomOf(context);
  checkRoom(context, { ...room, ...fieldsOf(context) }, room.id);
  context.generic();
  return showRoom(context);
};

const eventsOf = (context: Context, room: unknown): string => below(context, 'waiting_rooms', String(room), 'events');

const showRoom = <Result>(context: Showing<Result>, room = roomOf(context)): Result =>
  context.fit(withNextEvent(context, room));

/** A room shows when its next event or prequeue begins. */
function withNextEvent(context: Context, room: Fields): Fields {
  const now = context.sandbox.clock.now();
  const [next] = all(context, eventsOf(context, room.id))
    .filter((event) => event.suspended !== true && timeOf(event.event_start_time) > now)
    .toSorted((one, other) => timeOf(one.event_start_time) - timeOf(other.event_start_time));
  return {
    ...room,
    next_event_start_time: next?.event_start_time ?? null,
    next_event_prequeue_start_time: next?.prequeue_start_time ?? null,
  };
}

/** From the queue before the event to its end. */
const spanOf = ({
  prequeue_start_time: queue,
  event_start_time: start,
  event_end_time: end,
}: Fields): [number, number] => [timeOf(typeof queue === 'string' ? queue : start), timeOf(end)];

const MINUTE = 60_000;

/** https://developers.cloudflare.com/waiting-room/additional-options/create-events/ */
function checkEvent(context: Context, event: Fields, id: unknown): void {
  if (!NAME.test(String(event.name))) throw invalid('name: use letters, digits, hyphens and underscores', '/name');
  const start = timeOf(event.event_start_time);
  if (Number.isNaN(start)) throw invalid('event_start_time must be an ISO 8601 time', '/event_start_time');
  if (!(timeOf(event.event_end_time) - start >= MINUTE))
    throw invalid('event_start_time must occur at least 1 minute before event_end_time', '/event_end_time');
  const { prequeue_start_time: queue, new_users_per_minute: fresh, total_active_users: total } = event;
  const hasQueue = queue !== undefined && queue !== null;
  if (hasQueue && !(start - timeOf(queue) >= 5 * MINUTE))
    throw invalid('prequeue_start_time must occur at least 5 minutes before event_start_time', '/prequeue_start_time');
  if (event.shuffle_at_event_start === true && !hasQueue)
    throw invalid('shuffle_at_event_start requires prequeue_start_time', '/shuffle_at_event_start');
  if ((fresh ?? null) === null ? (total ?? null) !== null : (total ?? null) === null)
    throw invalid('new_users_per_minute and total_active_users must be set together', '/total_active_users');
  if (typeof fresh === 'number' && Number(total) < fresh)
    throw invalid('total_active_users must not be less than new_users_per_minute', '/total_active_users');
  const others = all(context, eventsOf(context, context.path.waiting_room_id)).filter((one) => one.id !== id);
  if (others.some((one) => one.name === event.name))
    throw invalid('name: another event already has this name', '/name');
  const [from, to] = spanOf(event);
  const met = others.find((one) => spanOf(one)[0] < to && from < spanOf(one)[1]);
  if (met !== undefined) throw invalid(`the event overlaps with the event '${String(met.name)}'`, '/event_start_time');
}

const EVENT: Fields = {
  description: '',
  suspended: false,
  shuffle_at_event_start: false,
  prequeue_start_time: null,
  new_users_per_minute: null,
  total_active_users: null,
  session_duration: null,
  disable_session_renewal: null,
  queueing_method: null,
  custom_page_html: null,
  turnstile_mode: null,
  turnstile_action: null,
};

function eventOf(context: Context & At<'event_id'>): Fields {
  roomOf(context);
  const event = read(context, eventsOf(context, context.path.waiting_room_id), context.path.event_id);
  if (event === undefined) throw notFound('event');
  return event;
}

const createEvent: Handler<'waitingRooms.events.create'> = (context) => {
  roomOf(context);
  const event = { ...EVENT, ...fieldsOf(context) };
  checkEvent(context, event, undefined);
  return context.generic(event);
};

const updateEvent: Handler<'waitingRooms.events.update'> = (context) => {
  const { id } = eventOf(context);
  const event = { ...EVENT, ...fieldsOf(context) };
  checkEvent(context, event, id);
  return context.generic(event);
};

const editEvent: Handler<'waitingRooms.events.edit'> = (context) => {
  const event = eventOf(context);
  checkEvent(context, { ...event, ...fieldsOf(context) }, event.id);
  return context.generic();
};

/** Settings of an event; those that it leaves out come from its room. */
const details: Handler<'waitingRooms.events.details.get'> = (context) => {
  const event = eventOf(context);
  const own = Object.entries(event).filter(([, value]) => value !== null);
  return context.fit({ ...roomOf(context), prequeue_start_time: null, ...Object.fromEntries(own) });
};

/** https://developers.cloudflare.com/waiting-room/how-to/monitor-waiting-room/ */
const status: Handler<'waitingRooms.statuses.get'> = (context) => {
  const room = roomOf(context);
  const now = context.sandbox.clock.now();
  const event = all(context, eventsOf(context, room.id)).find(
    (one) => one.suspended !== true && spanOf(one)[0] <= now && now < spanOf(one)[1],
  );
  const isBefore = event !== undefined && now < timeOf(event.event_start_time);
  const state = isBefore ? 'event_prequeueing' : room.queue_all === true ? 'queueing' : 'not_queueing';
  return {
    event_id: String(event?.id ?? ''),
    status: room.suspended === true ? 'suspended' : state,
    estimated_queued_users: 0,
    estimated_total_active_users: 0,
    max_estimated_time_minutes: 0,
  };
};

function removeEvent<Result>(context: Showing<Result> & At<'event_id'>): Result {
  const event = eventOf(context);
  context.sandbox.store.remove(eventsOf(context, context.path.waiting_room_id), context.path.event_id);
  return context.fit({ id: event.id });
}

function removeRoom<Result>(context: Showing<Result>): Result {
  const { id } = roomOf(context);
  context.sandbox.store.remove(roomsOf(context), String(id));
  return context.fit({ id });
}

/** https://developers.cloudflare.com/api/resources/waiting_rooms/subresources/page/methods/preview/ */
const preview: Handler<'waitingRooms.page.preview'> = (context) => {
  const { custom_html = '' } = fieldsOf(context);
  if (custom_html.trim() === '') throw invalid('custom_html is empty', '/custom_html');
  return { preview_url: `http://waitingrooms.dev/preview/${context.sandbox.ids.uuid()}` };
};

/** https://developers.cloudflare.com/api/resources/waiting_rooms/subresources/settings/methods/edit/ */
const zoneWide = single({ first: { search_engine_crawler_bypass: false } });

type Rule = ResultOf<'waitingRooms.rules.get'>;

const rulesScope = (context: Context & At<'waiting_room_id'>): string =>
  below(context, 'waiting_rooms', context.path.waiting_room_id, 'rules');

function rulesOf(context: Context & At<'waiting_room_id'>): readonly Rule[] {
  roomOf(context);
  return read<{ rules: readonly Rule[] }>(context, rulesScope(context), '')?.rules ?? [];
}

/** Every change returns all rules. */
function saveRules(context: Context & At<'waiting_room_id'>, rules: readonly Rule[]): PageResult<Rule> {
  keep(context, rulesScope(context), '', { rules });
  return context.page(rules);
}

const ruleFrom = (context: Context, sent: Rule, old?: Rule): Rule => {
  return {
    description: '',
    enabled: true,
    ...old,
    ...sent,
    id: old?.id ?? context.sandbox.ids.hex(),
    version: String(Number(old?.version ?? 0) + 1),
    last_updated: context.now(),
  };
};

function ruleIndex(context: Context, rules: readonly Rule[]): number {
  const at = rules.findIndex((rule) => rule.id === context.path.rule_id);
  if (at < 0) throw notFound('rule');
  return at;
}

/** https://developers.cloudflare.com/waiting-room/additional-options/waiting-room-rules/ */
const editRule: Handler<'waitingRooms.rules.edit'> = (context) => {
  const rules = rulesOf(context);
  const at = ruleIndex(context, rules);
  const { position, ...sent } = fieldsOf(context);
  const rule = ruleFrom(context, sent as Rule, rules[at]); // its action is one of those of rules
  const others = rules.toSpliced(at, 1);
  return saveRules(context, others.toSpliced(position === undefined ? at : rulePosition(others, position), 0, rule));
};

const replaceRules: Handler<'waitingRooms.rules.update'> = (context) => {
  rulesOf(context);
  const { body: sent = [] } = context;
  return saveRules(
    context,
    sent.map((rule) => ruleFrom(context, rule)),
  );
};

/** The rooms of all zones of an account. */
const roomsOfAccount = (context: Context, account: string): Fields[] =>
  zonesOf(context, account).flatMap((zone_id) => {
    const inZone = { ...context, path: { zone_id }, segments: ['zones', zone_id] };
    return all(inZone, roomsOf(inZone)).map((room) => withNextEvent(inZone, room));
  });

export const waitingRooms = {
  'waitingRooms.create': createRoom,
  'waitingRooms.update': updateRoom,
  'waitingRooms.edit': editRoom,
  'waitingRooms.get': (context) => showRoom(context),
  'waitingRooms.list': (context) =>
    context.path.zone_id === undefined
      ? context.page(roomsOfAccount(context, context.path.account_id ?? ''))
      : pageOf(context, collectionOf(context), (room) => showRoom(context, room)),
  'waitingRooms.delete': removeRoom,
  'waitingRooms.page.preview': preview,
  'waitingRooms.settings.get': zoneWide.get,
  'waitingRooms.settings.edit': zoneWide.edit,
  'waitingRooms.settings.update': zoneWide.update,
  'waitingRooms.events.list': (context) => {
    const room = roomOf(context);
    return pageOf(context, eventsOf(context, room.id), (event) => context.fit(event));
  },
  'waitingRooms.events.get': (context) => context.fit(eventOf(context)),
  'waitingRooms.events.delete': removeEvent,
  'waitingRooms.events.create': createEvent,
  'waitingRooms.events.update': updateEvent,
  'waitingRooms.events.edit': editEvent,
  'waitingRooms.events.details.get': details,
  'waitingRooms.statuses.get': status,
  'waitingRooms.rules.create': (context) =>
    saveRules(context, [...rulesOf(context), ruleFrom(context, fieldsOf(context))]),
  'waitingRooms.rules.update': replaceRules,
  'waitingRooms.rules.edit': editRule,
  'waitingRooms.rules.delete': (context) => {
    const rules = rulesOf(context);
    return saveRules(context, rules.toSpliced(ruleIndex(context, rules), 1));
  },
  'waitingRooms.rules.get': (context) => context.page(rulesOf(context)),
} satisfies Handlers;
