/** URL normalization: a zone has settings from the start, and has those again when its own are deleted. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { below, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';

type Settings = ResultOf<'urlNormalization.get'>;

/** https://developers.cloudflare.com/rules/normalization/settings/: incoming URLs are normalized, those to the origin are not. */
const DEFAULTS: Settings = { type: 'rfc3986', scope: 'incoming' };

const scopeOf = (context: Context): string => below(context, 'url_normalization');

const get: Handler<'urlNormalization.get'> = (context) => {
  zoneOf(context);
  return read<Settings>(context, scopeOf(context), '') ?? DEFAULTS;
};

export const urlNormalization = {
  'urlNormalization.get': get,
  'urlNormalization.update': (context) => {
    zoneOf(context);
    const { type, scope } = fieldsOf(context);
    return context.fit(keep(context, scopeOf(context), '', { type, scope }));
  },
  'urlNormalization.delete': (context) => {
    zoneOf(context);
    context.sandbox.store.remove(scopeOf(context), '');
    return null;
  },
} satisfies Handlers;
