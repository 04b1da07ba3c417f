/** Managed transforms: a fixed set of switches for headers, some of which rule each other out. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { below, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';

type Kind = 'managed_request_headers' | 'managed_response_headers';

/** https://developers.cloudflare.com/rules/transform/managed-transforms/reference/ */
const KNOWN: Readonly<Record<Kind, Readonly<Record<string, string[]>>>> = {
  managed_request_headers: {
    add_bot_protection_headers: [],
    add_client_certificate_headers: [],
    add_visitor_location_headers: [],
    add_true_client_ip_headers: ['remove_visitor_ip_headers'],
    remove_visitor_ip_headers: ['add_true_client_ip_headers'],
    add_waf_credential_check_status_header: [],
  },
  managed_response_headers: { 'remove_x-powered-by_header': [], add_security_headers: [] },
};
const KINDS = Object.keys(KNOWN) as readonly Kind[]; // its keys by its type

type Transforms = ResultOf<'managedTransforms.list'>;

const stored = (context: Context): Record<string, boolean> =>
  read<Record<string, boolean>>(context, below(context, 'managed_headers'), '') ?? {};

function list(context: Context): Transforms {
  zoneOf(context);
  const enabled = stored(context);
  const shown = (kind: Kind): Transforms[Kind] =>
    Object.entries(KNOWN[kind]).map(([id, conflicts_with]) => ({
      id,
      enabled: enabled[id] === true,
      has_conflict: conflicts_with.some((other) => enabled[other] === true),
      ...(conflicts_with.length === 0 ? {} : { conflicts_with }),
    }));
  return {
    managed_request_headers: shown('managed_request_headers'),
    managed_response_headers: shown('managed_response_headers'),
  };
}

/** Transforms that are not listed stay unchanged. The codes of the refusals are not documented. */
const edit: Handler<'managedTransforms.edit'> = (context) => {
  zoneOf(context);
  const changed = { ...stored(context) };
  for (const kind of KINDS) {
    const { [kind]: given = [] } = fieldsOf(context);
    for (const [index, { id = '', enabled = false }] of given.entries()) {
      if (!Object.hasOwn(KNOWN[kind], id))
        throw problem(400, 1001, `There is no managed transform '${id.slice(0, 60)}'`, `/${kind}/${index}/id`);
      changed[id] = enabled;
    }
  }
  for (const kind of KINDS) {
    for (const [id, others] of Object.entries(KNOWN[kind])) {
      const other = others.find((name) => changed[name] === true);
      if (changed[id] === true && other !== undefined)
        throw problem(400, 1001, `'${id}' and '${other}' cannot both be enabled`, `/${kind}`);
    }
  }
  keep(context, below(context, 'managed_headers'), '', changed);
  return list(context);
};

export const managedTransforms = {
  'managedTransforms.list': list,
  'managedTransforms.edit': edit,
  'managedTransforms.delete': (context) => {
    zoneOf(context);
    context.sandbox.store.remove(below(context, 'managed_headers'), '');
    return null;
  },
} satisfies Handlers;
