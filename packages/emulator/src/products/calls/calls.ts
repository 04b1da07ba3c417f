/** Apps of the SFU and keys of TURN, whose secrets are shown once: https://developers.cloudflare.com/realtime/sfu/get-started/ and https://developers.cloudflare.com/realtime/turn/generate-credentials/ */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { below, fieldsOf } from '../shared/fields.ts';

const named = (what: string, part: string, param: string) =>
  collection({
    what,
    param,
    id: ['uid', 'hex'],
    scope: (context) => below(context, 'calls', part),
    created: ['created'],
    modified: ['modified'],
  });

const apps = named('app', 'apps', 'app_id');
const turnKeys = named('TURN key', 'turn_keys', 'key_id');

const secret = (context: Context): string => context.sandbox.ids.digits(64);

const createApp: Handler<'calls.sfu.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  return context.fit({ ...apps.add(context, { name }), secret: secret(context) });
};

const createKey: Handler<'calls.turn.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  return context.fit({ ...turnKeys.add(context, { name }), key: secret(context) });
};

export const calls = {
  'calls.sfu.create': createApp,
  'calls.sfu.list': apps.list,
  'calls.sfu.get': apps.get,
  'calls.sfu.update': apps.edit,
  'calls.sfu.delete': apps.remove,
  'calls.turn.create': createKey,
  'calls.turn.list': turnKeys.list,
  'calls.turn.get': turnKeys.get,
  'calls.turn.update': turnKeys.edit,
  'calls.turn.delete': turnKeys.remove,
} satisfies Handlers;
