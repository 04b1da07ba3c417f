/** URL normalization: a zone has settings from the start, and has those again when its own are deleted. */
import type { Context, Handlers } from '../../http/context.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';

/** https://developers.cloudflare.com/rules/normalization/settings/: incoming URLs are normalized, those to the origin are not. */
const DEFAULTS: Fields = { type: 'rfc3986', scope: 'incoming' };

const scopeOf = (context: Context): string => below(context, 'url_normalization');

function get(context: Context): Fields {
  zoneOf(context);
  return read(context, scopeOf(context), '') ?? DEFAULTS;
}

export const urlNormalization: Handlers = {
  'urlNormalization.get': get,
  'urlNormalization.update': (context) => {
    zoneOf(context);
    const { type, scope } = fieldsOf(context);
    return keep(context, scopeOf(context), '', { type, scope });
  },
  'urlNormalization.delete': (context) => {
    zoneOf(context);
    context.sandbox.store.remove(scopeOf(context), '');
    return null;
  },
};
