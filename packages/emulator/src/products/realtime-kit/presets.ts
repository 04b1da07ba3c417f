/** Presets of participants, and webhooks of an app: https://developers.cloudflare.com/realtime/realtimekit/concepts/preset/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { uuidFrom } from '../shared/chance.ts';
import { type Fields, fieldsOf } from '../shared/fields.ts';
import { mentions } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { kitCollection, pageOf, scopeIn } from './shared.ts';

const presets = kitCollection({
  what: 'preset',
  scope: scopeIn('presets'),
  param: 'preset_id',
  unique: ['name'],
  ignoresCase: true,
});

/** Presets that an app has from the start. */
const DEFAULTS = [
  'group_call_host',
  'group_call_participant',
  'group_call_guest',
  'webinar_presenter',
  'webinar_viewer',
  'livestream_host',
  'livestream_viewer',
];

/** The id of a preset that participants may be given. */
export function presetOf(context: Context, name: string): string {
  const preset = presets.items(context).find((one) => one.name === name);
  if (preset !== undefined) return String(preset.id);
  if (DEFAULTS.includes(name)) return uuidFrom(`${context.segments[4]}/${name}`);
  throw missing(`preset '${name.slice(0, 64)}'`, '/preset_name');
}

function checkName(name: unknown): void {
  if (DEFAULTS.includes(String(name)))
    throw invalid(`'${String(name)}' is the name of a preset that every app has`, '/name');
}

const create: Handler<'realtimeKit.presets.create'> = (context) => {
  const body = fieldsOf(context);
  checkName(body.name);
  return context.fit({ success: true, data: presets.add(context, body) });
};

const replace: Handler<'realtimeKit.presets.replacePresetByID'> = (context) => {
  const before = presets.find(context);
  const body = fieldsOf(context);
  checkName(body.name);
  return context.fit({ success: true, data: presets.change(context, before, body) });
};

/** Objects are merged: omitted fields stay. */
function merged(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const entries = Object.entries(after).map(([name, value]) => [name, merged(before[name], value)]);
  return { ...before, ...Object.fromEntries(entries) };
}

const update: Handler<'realtimeKit.presets.update'> = (context) => {
  const before = presets.find(context);
  const body = fieldsOf(context);
  checkName(body.name);
  const changes = merged(before, body);
  return context.fit({ success: true, data: presets.change(context, before, isObject(changes) ? changes : {}) });
};

const list: Handler<'realtimeKit.presets.get'> = (context) => {
  const own = presets.items(context).filter(({ name }) => mentions(context.query.search, name));
  const defaults = DEFAULTS.filter((name) => mentions(context.query.search, name)).map((name) => ({
    ...{ id: presetOf(context, name), name, created_at: '2025-01-01T00:00:00Z', updated_at: '2025-01-01T00:00:00Z' },
  }));
  const { rows, paging } = pageOf(context, [...defaults, ...own]);
  return context.fit({ success: true, data: rows, paging });
};

/** https://developers.cloudflare.com/realtime/realtimekit/ … /webhooks/ : events that an app can subscribe to. */
const EVENTS = [
  'meeting.started',
  'meeting.ended',
  'meeting.participantJoined',
  'meeting.participantLeft',
  'meeting.chatSynced',
  'recording.statusUpdate',
  'livestreaming.statusUpdate',
  'meeting.transcript',
  'meeting.summary',
] as const;

const webhooks = kitCollection({ what: 'webhook', scope: scopeIn('webhooks'), param: 'webhook_id' });

function checkWebhook({ events, url }: { readonly events?: readonly string[]; readonly url?: string }): void {
  const wrong = (events ?? []).find((event) => !EVENTS.some((known) => known === event));
  if (wrong !== undefined)
    throw invalid(`events are ${EVENTS.join(', ')}; given was '${wrong.slice(0, 64)}'`, '/events');
  if (events !== undefined && events.length === 0) throw invalid('events must name at least one event', '/events');
  if (url !== undefined && !/^https?:\/\//i.test(url)) throw invalid('url must be an http:// or https:// URL', '/url');
}

const createWebhook: Handler<'realtimeKit.webhooks.createWebhook'> = (context) => {
  const body = fieldsOf(context);
  checkWebhook(body);
  return context.fit({ success: true, data: webhooks.add(context, { enabled: true, ...body }) });
};

const changeWebhook = (context: Context, body: Fields): Fields =>
  webhooks.change(context, webhooks.find(context), body);

const editWebhook: Handler<'realtimeKit.webhooks.editWebhook'> = (context) => {
  const body = fieldsOf(context);
  checkWebhook(body);
  return context.fit({ success: true, data: changeWebhook(context, body) });
};

const replaceWebhook: Handler<'realtimeKit.webhooks.replaceWebhook'> = (context) => {
  const body = fieldsOf(context);
  checkWebhook(body);
  return context.fit({ success: true, data: changeWebhook(context, { enabled: true, ...body }) });
};

export const realtimePresets = {
  'realtimeKit.presets.create': create,
  'realtimeKit.presets.update': update,
  'realtimeKit.presets.replacePresetByID': replace,
  'realtimeKit.presets.get': list,
  'realtimeKit.presets.getPresetByID': (context) => context.fit({ success: true, data: presets.find(context) }),
  'realtimeKit.presets.delete': (context) =>
    context.fit({ success: true, data: presets.drop(context, presets.find(context)) }),
  'realtimeKit.webhooks.createWebhook': createWebhook,
  'realtimeKit.webhooks.editWebhook': editWebhook,
  'realtimeKit.webhooks.replaceWebhook': replaceWebhook,
  'realtimeKit.webhooks.getWebhooks': (context) => context.fit({ success: true, data: webhooks.items(context) }),
  'realtimeKit.webhooks.getWebhookByID': (context) => context.fit({ success: true, data: webhooks.find(context) }),
  'realtimeKit.webhooks.deleteWebhook': (context) =>
    context.fit({ success: true, data: webhooks.drop(context, webhooks.find(context)) }),
  'realtimeKit.webhooks.getAllWebhookEvents': (context) => {
    webhooks.items(context); // of an app that is there
    return { success: true, data: [...EVENTS] };
  },
} satisfies Handlers;
