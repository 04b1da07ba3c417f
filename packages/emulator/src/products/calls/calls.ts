/** Apps of the SFU and keys of TURN, whose secrets are shown once: https://developers.cloudflare.com/realtime/sfu/get-started/ and https://developers.cloudflare.com/realtime/turn/generate-credentials/ */
import type { Context } from '../../http/context.ts';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { addItem, type Collection, changeItem, itemOf, removeItem } from '../shared/collection.ts';
import { below, fieldsOf } from '../shared/fields.ts';

const collection = (what: string, part: string, param: string): Collection => ({
  what,
  param,
  id: 'uid',
  scope: (context) => below(context, 'calls', part),
  newId: ({ sandbox }) => sandbox.ids.hex(),
  times: ['created', 'modified'],
});

const APPS = collection('app', 'apps', 'app_id');
const KEYS = collection('TURN key', 'turn_keys', 'key_id');

const secret = (context: Context): string => context.sandbox.ids.digits(64);

const createApp: Handler<'calls.sfu.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  return context.fit({ ...addItem(context, APPS, { name }), secret: secret(context) });
};

const createKey: Handler<'calls.turn.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  return context.fit({ ...addItem(context, KEYS, { name }), key: secret(context) });
};

export const calls = {
  'calls.sfu.create': createApp,
  'calls.sfu.update': (context) => context.fit(changeItem(context, APPS, itemOf(context, APPS), fieldsOf(context))),
  'calls.sfu.delete': (context) => context.fit(removeItem(context, APPS)),
  'calls.turn.create': createKey,
  'calls.turn.update': (context) => context.fit(changeItem(context, KEYS, itemOf(context, KEYS), fieldsOf(context))),
  'calls.turn.delete': (context) => context.fit(removeItem(context, KEYS)),
} satisfies Handlers;
