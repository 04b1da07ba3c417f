/** Targets of infrastructure: hosts by name and address that Access guards, also many at once. */
import { isIPv4, isIPv6 } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { all, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';

export const scopeOf = (context: Context): string => below(context, 'infrastructure', 'targets');

const find = (context: Context & At<'target_id'>): Fields =>
  found(context, scopeOf(context), context.path.target_id, () => missing('target'));

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/non-http/infrastructure-apps/ */
function save(context: Context, before: Fields | undefined, body: Fields, pointer = ''): Fields {
  const { hostname, ip } = body;
  if (!/^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,253}[A-Za-z0-9])?$/.test(String(hostname)))
    throw invalid('a hostname has up to 255 letters, digits, . and -', `${pointer}/hostname`);
  const addresses = isObject(ip) ? ip : {};
  for (const [name, isRight] of [
    ['ipv4', isIPv4],
    ['ipv6', isIPv6],
  ] as const) {
    const address = addresses[name];
    if (isObject(address) && address.ip_addr !== undefined && !isRight(String(address.ip_addr)))
      throw invalid(`not an ${name} address`, `${pointer}/ip/${name}/ip_addr`);
  }
  const same = JSON.stringify([hostname, ip]);
  const rival = all(context, scopeOf(context)).find(
    (one) => one.id !== before?.id && JSON.stringify([one.hostname, one.ip]) === same,
  );
  if (rival !== undefined) throw conflict('this target already exists', `${pointer}/hostname`);
  const id = String(before?.id ?? context.sandbox.ids.uuid());
  const created_at = before?.created_at ?? context.now();
  return keep(context, scopeOf(context), id, { id, hostname, ip, created_at, modified_at: context.now() });
}

/** All of them are made, or none. */
const createMany: Handler<'zeroTrust.access.infrastructure.targets.bulkUpdate'> = (context) => {
  const { body: targets = [] } = context;
  const saved = targets.map((target, index) => save(context, undefined, { ...target }, `/${index}`));
  return new PageResult(saved.map((target) => context.fit(target)));
};

const removeMany: Handler<'zeroTrust.access.infrastructure.targets.bulkDeleteV2'> = (context) => {
  const { target_ids } = fieldsOf(context);
  for (const id of target_ids ?? []) context.sandbox.store.remove(scopeOf(context), id);
  return null;
};

export const accessTargets = {
  'zeroTrust.access.infrastructure.targets.create': (context) =>
    context.fit(save(context, undefined, fieldsOf(context))),
  'zeroTrust.access.infrastructure.targets.update': (context) =>
    context.fit(save(context, find(context), fieldsOf(context))),
  'zeroTrust.access.infrastructure.targets.bulkUpdate': createMany,
  'zeroTrust.access.infrastructure.targets.bulkDeleteV2': removeMany,
} satisfies Handlers;
