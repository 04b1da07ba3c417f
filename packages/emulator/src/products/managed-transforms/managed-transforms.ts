/** Managed transforms: a fixed set of switches for headers, some of which rule each other out. */
import type { Context, Handlers } from '../../http/context.ts';
import { problem } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';

type Kind = 'managed_request_headers' | 'managed_response_headers';

/** https://developers.cloudflare.com/rules/transform/managed-transforms/reference/ */
const KNOWN: Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>> = {
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

const stored = (context: Context): Fields => read(context, below(context, 'managed_headers'), '') ?? {};

function list(context: Context): Fields {
  zoneOf(context);
  const enabled = stored(context);
  const shown = (kind: Kind): Fields[] =>
    Object.entries(KNOWN[kind]).map(([id, conflicts_with]) => ({
      id,
      enabled: enabled[id] === true,
      has_conflict: conflicts_with.some((other) => enabled[other] === true),
      ...(conflicts_with.length === 0 ? {} : { conflicts_with }),
    }));
  return Object.fromEntries(KINDS.map((kind) => [kind, shown(kind)]));
}

/** What is not named stays as it is. The codes of the refusals are not documented. */
function edit(context: Context): Fields {
  zoneOf(context);
  const changed: Fields = { ...stored(context) };
  for (const kind of KINDS) {
    const given = fieldsOf(context)[kind];
    for (const [index, one] of (Array.isArray(given) ? given.filter(isObject) : []).entries()) {
      const id = String(one.id);
      if (!Object.hasOwn(KNOWN[kind], id))
        throw problem(400, 1001, `There is no managed transform '${id.slice(0, 60)}'`, `/${kind}/${index}/id`);
      changed[id] = one.enabled === true;
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
}

export const managedTransforms: Handlers = {
  'managedTransforms.list': list,
  'managedTransforms.edit': edit,
  'managedTransforms.delete': (context) => {
    zoneOf(context);
    context.sandbox.store.remove(below(context, 'managed_headers'), '');
    return null;
  },
};
