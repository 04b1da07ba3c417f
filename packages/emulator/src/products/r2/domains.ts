/** Public addresses of a bucket: hostnames of a zone, and the one below r2.dev. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { zoneTables } from '../zones/state.ts';
import { type Bucket, bucketIn, scopeIn, tablesOf } from './tables.ts';

/** All custom domains of the account with their buckets: a hostname belongs to one bucket. */
const takenOf = (context: Pick<Context, 'segments'>): string => below(context, 'r2', 'taken-domains');
const domainsOf = (context: Pick<Context, 'segments'>, bucket: Bucket): string =>
  scopeIn(context, bucket, 'domains', 'custom');

/** https://developers.cloudflare.com/r2/buckets/public-buckets/#custom-domains */
function status(context: Context, { created }: Fields): Fields {
  return {
    ownership: phase(created, context, [
      ['pending', 0],
      ['active', 10],
    ]),
    ssl: phase(created, context, [
      ['initializing', 0],
      ['pending', 5],
      ['active', 30],
    ]),
  };
}

function display(context: Context, domain: Fields): Fields {
  return { ...domain, status: status(context, domain) };
}

function zoneName(context: Context, id: string): string | undefined {
  const row = context.sandbox.use(zoneTables).get.get(id);
  const zone: unknown = row === undefined ? undefined : JSON.parse(String(row.value));
  return isObject(zone) ? String(zone.name) : undefined;
}

const create: Handler<'r2.buckets.domains.custom.create'> = (context) => {
  const bucket = bucketIn(context);
  const body = fieldsOf(context);
  const domain = String(body.domain).toLowerCase();
  const zone = zoneName(context, String(body.zoneId));
  if (zone !== undefined && domain !== zone && !domain.endsWith(`.${zone}`))
    throw problem(400, 10056, `The domain is not within the zone ${zone}.`, '/domain'); // code not documented
  if (read(context, takenOf(context), domain) !== undefined)
    throw problem(409, 10055, 'The domain is attached to a bucket already.', '/domain'); // code not documented
  keep(context, takenOf(context), domain, { domain, bucket: domainsOf(context, bucket), id: bucket.id });
  const fields = { minTLS: '1.0', ...body, domain, created: context.now() };
  const kept = keep(
    context,
    domainsOf(context, bucket),
    domain,
    zone === undefined ? fields : { ...fields, zoneName: zone },
  );
  return context.fit(kept);
};

function domainOf(context: Context & At<'domain'>): { scope: string; domain: Fields } {
  const scope = domainsOf(context, bucketIn(context));
  const refusal = (): Problem => problem(404, 10057, 'The domain is not attached to this bucket.', '/domain'); // code not documented
  return { scope, domain: found(context, scope, context.path.domain.toLowerCase(), refusal) };
}

const update: Handler<'r2.buckets.domains.custom.update'> = (context) => {
  const { scope, domain } = domainOf(context);
  return context.fit(
    keep(context, scope, String(domain.domain), { ...domain, ...fieldsOf(context), domain: domain.domain }),
  );
};

const remove: Handler<'r2.buckets.domains.custom.delete'> = (context) => {
  const { scope, domain } = domainOf(context);
  context.sandbox.store.remove(scope, String(domain.domain));
  context.sandbox.store.remove(takenOf(context), String(domain.domain));
  return context.fit({ domain: domain.domain });
};

/** Releases the domains of a deleted bucket. */
export function releaseDomains(context: Pick<Context, 'sandbox' | 'segments'>, bucket: Bucket): void {
  for (const { domain } of all(context, domainsOf(context, bucket)))
    context.sandbox.store.remove(takenOf(context), String(domain));
}

function managed<Result>(context: Showing<Result>, bucket: Bucket): Result {
  const isOn = read(context, scopeIn(context, bucket, 'domains', 'managed'), '')?.enabled === true;
  return context.fit({ bucketId: bucket.id, domain: `pub-${bucket.id}.r2.dev`, enabled: isOn });
}

const setManaged: Handler<'r2.buckets.domains.managed.update'> = (context) => {
  const bucket = bucketIn(context);
  const { enabled } = fieldsOf(context);
  keep(context, scopeIn(context, bucket, 'domains', 'managed'), '', { enabled });
  return managed(context, bucket);
};

const R2_DEV = /^pub-([0-9a-f]{32})\.r2\.dev$/;

export interface PublicBucket {
  readonly account: string;
  readonly bucket: Bucket;
}

/** The bucket that is public at this host name below r2.dev. */
export function bucketOnR2Dev(sandbox: Sandbox, host: string): PublicBucket | undefined {
  const id = R2_DEV.exec(host)?.[1];
  const found = id === undefined ? undefined : tablesOf({ sandbox }).byId(id);
  if (found === undefined) return undefined;
  const scope = scopeIn({ segments: ['accounts', found.account] }, found.bucket, 'domains', 'managed');
  return read({ sandbox }, scope, '')?.enabled === true ? found : undefined;
}

/** The bucket with this custom domain, in the account of the zone: https://developers.cloudflare.com/r2/buckets/public-buckets/#restrictions */
export function bucketAtDomain(sandbox: Sandbox, account: string, host: string): PublicBucket | undefined {
  const taken = read({ sandbox }, takenOf({ segments: ['accounts', account] }), host);
  const isOn = taken !== undefined && read({ sandbox }, String(taken.bucket), host)?.enabled === true;
  return isOn ? tablesOf({ sandbox }).byId(String(taken.id)) : undefined;
}

export const r2Domains = {
  'r2.buckets.domains.custom.create': create,
  'r2.buckets.domains.custom.update': update,
  'r2.buckets.domains.custom.list': (context) => {
    const domains = all(context, domainsOf(context, bucketIn(context)));
    return context.fit({ domains: domains.map((domain) => display(context, domain)) });
  },
  'r2.buckets.domains.custom.get': (context) => context.fit(display(context, domainOf(context).domain)),
  'r2.buckets.domains.custom.delete': remove,
  'r2.buckets.domains.managed.update': setManaged,
  'r2.buckets.domains.managed.list': (context) => managed(context, bucketIn(context)),
} satisfies Handlers;
