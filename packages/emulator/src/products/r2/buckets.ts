/** R2 buckets within their jurisdictions, their settings, and temporary credentials. */

import { isObject } from '@flarewire/schema';
import type { Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { CODE, problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { signJwt } from '../shared/jwt.ts';
import { tokenTables } from '../tokens/tables.ts';
import { accountOf } from '../workers/tables.ts';
import { listOf } from '../workers/upload.ts';
import { live, type RuleContext } from './bucket-rules.ts';
import { r2Domains, releaseDomains } from './domains.ts';
import { r2Events } from './event-notifications.ts';
import { r2Objects } from './objects.ts';
import { secretOfSession } from './session-token.ts';
import { r2Migrations } from './super-slurper.ts';
import { type Bucket, bucketIn, jurisdictionOf, scopeIn, tablesOf } from './tables.ts';

/** https://developers.cloudflare.com/r2/buckets/create-buckets/#bucket-level-operations */
const NAME = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
/** https://developers.cloudflare.com/r2/platform/limits/ */
export const MAX_RULES = 1000;

function shown({ name, created, location, jurisdiction, class: storage }: Bucket): Fields {
  return { name, creation_date: created, location: location ?? 'enam', jurisdiction, storage_class: storage };
}

export interface NewBucket {
  readonly account: string;
  readonly jurisdiction: string;
  readonly name: string;
  readonly location: string | null;
  readonly class: string;
}

/** @throws Problem 400, 409 */
export function createBucket(sandbox: Sandbox, { account, jurisdiction, name, ...rest }: NewBucket): void {
  if (!NAME.test(name)) {
    const rule = '3 to 63 lowercase letters, digits and hyphens, with a letter or digit at both ends';
    throw problem(400, 10005, `The specified bucket name is not valid: it must be ${rule}.`, '/name');
  }
  const tables = tablesOf({ sandbox });
  if (tables.bucket(account, jurisdiction, name) !== undefined)
    throw problem(409, 10004, 'The bucket you tried to create already exists, and you own it.', '/name');
  const created = new Date(sandbox.clock.now()).toISOString();
  tables.addBucket.run(account, jurisdiction, name, sandbox.ids.hex(), created, rest.location, rest.class);
}

const create: Handler<'r2.buckets.create'> = (context) => {
  const { name, locationHint, storageClass } = fieldsOf(context);
  createBucket(context.sandbox, {
    account: accountOf(context),
    jurisdiction: jurisdictionOf(context),
    name: String(name),
    location: locationHint ?? null,
    class: storageClass ?? 'Standard',
  });
  return context.fit(shown(bucketIn(context, String(name))));
};

/** A page by cursor, which is in `result_info` as long as there are more: the contract cannot say so. */
const list: Handler<'r2.buckets.list'> = (context) => {
  const { name_contains, start_after, cursor, direction, per_page } = context.query;
  const after = cursor ? Buffer.from(cursor, 'base64url').toString() : start_after;
  const isDown = direction === 'desc';
  const limit = Math.floor(per_page ?? 20);
  const rest = tablesOf(context).buckets(accountOf(context), jurisdictionOf(context), {
    contains: name_contains ?? '',
    after: after || undefined,
    isDown,
    limit: limit + 1,
  });
  const page = rest.slice(0, limit);
  const next = rest.length > limit ? Buffer.from(page.at(-1)?.name ?? '').toString('base64url') : '';
  const result = context.fit({ buckets: page.map(shown) });
  const more = next === '' ? {} : { result_info: { cursor: next, per_page: limit } };
  return new Reply(JSON.stringify({ success: true, errors: [], messages: [], result, ...more }), 'application/json');
};

/** Deletes an empty bucket and all that was set on it. @throws Problem 409 */
export function removeBucket(context: RuleContext, bucket: Bucket): void {
  live(context, bucket);
  const tables = tablesOf(context);
  if (tables.after(bucket.number, '', '', 1).length > 0)
    throw problem(409, 10008, 'The bucket you tried to delete is not empty.', '/bucket_name');
  releaseDomains(context, bucket);
  tables.removeBucket.run(bucket.number);
  context.sandbox.store.cascade(scopeIn(context, bucket));
}

const remove: Handler<'r2.buckets.delete'> = (context) => {
  removeBucket(context, bucketIn(context));
  return context.fit({});
};

const edit: Handler<'r2.buckets.edit'> = (context) => {
  const bucket = bucketIn(context);
  tablesOf(context).setClass.run(String(context.headers['cf-r2-storage-class'] ?? bucket.class), bucket.number);
  return context.fit(shown(bucketIn(context)));
};

/** A list of rules that is replaced as a whole. */
function setRules<Result>(context: Showing<Result>, which: 'cors' | 'lifecycle' | 'lock'): Result {
  const bucket = bucketIn(context);
  const rules = listOf(fieldsOf(context).rules);
  if (rules.length > MAX_RULES)
    throw problem(400, 10040, `There are at most ${MAX_RULES} rules; ${rules.length} were sent`, '/rules'); // code not documented
  const ids = rules.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  // Code and text are from logs of users, for lifecycle rules; no page has them.
  if (twice >= 0) {
    const kind = `${which.charAt(0).toUpperCase()}${which.slice(1)}`;
    throw problem(400, 10061, `Invalid ${kind} Configuration: Rule IDs must be unique`, `/rules/${twice}/id`);
  }
  keep(context, scopeIn(context, bucket, which), '', { rules });
  return context.fit({});
}

/** https://developers.cloudflare.com/r2/buckets/object-lifecycles/ says that uploads in parts end after seven days. */
export const DEFAULT_LIFECYCLE = {
  id: 'Default Multipart Abort Rule',
  enabled: true,
  conditions: { prefix: '' },
  abortMultipartUploadsTransition: { condition: { type: 'Age', maxAge: 604_800 } },
};

function getRules<Result>(context: Showing<Result>, which: 'lifecycle' | 'lock'): Result {
  const kept = read(context, scopeIn(context, bucketIn(context), which), '');
  return context.fit(kept ?? { rules: which === 'lifecycle' ? [DEFAULT_LIFECYCLE] : [] });
}

/** https://developers.cloudflare.com/r2/buckets/cors/ */
const getCors: Handler<'r2.buckets.cors.get'> = (context) => {
  const kept = read(context, scopeIn(context, bucketIn(context), 'cors'), '');
  if (kept === undefined) throw problem(404, 10059, 'The CORS configuration does not exist.');
  return context.fit(kept);
};

const removeCors: Handler<'r2.buckets.cors.delete'> = (context) => {
  context.sandbox.store.remove(scopeIn(context, bucketIn(context), 'cors'), '');
  return context.fit({});
};

/** Stored fields of a Sippy source: its location, never its keys. */
const SOURCE = ['bucket', 'bucketUrl', 'container', 'provider', 'region'];

/** https://developers.cloudflare.com/r2/data-migration/sippy/ */
const setSippy: Handler<'r2.buckets.sippy.update'> = (context) => {
  const bucket = bucketIn(context);
  const body = fieldsOf(context);
  const sent = isObject(body.source) ? body.source : {};
  const source = Object.fromEntries(
    SOURCE.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]),
  );
  const key = isObject(body.destination) ? body.destination.accessKeyId : undefined;
  const destination = { provider: 'r2', account: accountOf(context), bucket: bucket.name, accessKeyId: key };
  return context.fit(keep(context, scopeIn(context, bucket, 'sippy'), '', { enabled: true, source, destination }));
};

const getSippy: Handler<'r2.buckets.sippy.get'> = (context) => {
  return context.fit(read(context, scopeIn(context, bucketIn(context), 'sippy'), '') ?? { enabled: false });
};

const removeSippy: Handler<'r2.buckets.sippy.delete'> = (context) => {
  context.sandbox.store.remove(scopeIn(context, bucketIn(context), 'sippy'), '');
  return context.fit({ enabled: false });
};

const metrics: Handler<'r2.buckets.metrics.list'> = (context) => {
  const rows = tablesOf(context).totals.all(accountOf(context));
  const of = (storage: string): Fields => {
    const row = rows.find((one) => one.class === storage);
    const uploaded = {
      objects: Number(row?.count ?? 0),
      payloadSize: Number(row?.size ?? 0),
      metadataSize: Number(row?.metadata ?? 0),
    };
    return { uploaded, published: uploaded };
  };
  return context.fit({ standard: of('Standard'), infrequentAccess: of('InfrequentAccess') });
};

/** https://developers.cloudflare.com/r2/api/s3/temporary-credentials/ — shown once and not stored. */
const temporaryKeys: Handler<'r2.temporaryCredentials.create'> = (context) => {
  const { ids, clock } = context.sandbox;
  const { bucket, prefixes, objects, permission, ttlSeconds, parentAccessKeyId } = fieldsOf(context);
  if (Number(ttlSeconds) < 1) throw problem(400, CODE.invalid, 'ttlSeconds must be at least 1', '/ttlSeconds'); // code not documented
  const now = Math.floor(clock.now() / 1000);
  const claims = {
    bucket,
    scope: permission,
    paths: { prefixPaths: prefixes ?? [], objectPaths: objects ?? [] },
    sub: accountOf(context),
    iss: parentAccessKeyId,
    iat: now,
    exp: now + Number(ttlSeconds),
    jti: ids.digits(32),
  };
  // A parent that was not created here has a secret that nobody knows.
  const parent = context.sandbox.use(tokenTables).withHash(String(parentAccessKeyId));
  const jwt = signJwt(claims, parent?.hash ?? ids.digits(64));
  return context.fit({
    accessKeyId: ids.digits(32),
    secretAccessKey: secretOfSession(jwt),
    sessionToken: Buffer.from(`jwt/${jwt}`).toString('base64'),
  });
};

const localUploads: Handler<'r2.buckets.localUploads.get'> = (context) => {
  return context.fit(read(context, scopeIn(context, bucketIn(context), 'local-uploads'), '') ?? { enabled: false });
};

const setLocalUploads: Handler<'r2.buckets.localUploads.update'> = (context) => {
  const { enabled } = fieldsOf(context);
  keep(context, scopeIn(context, bucketIn(context), 'local-uploads'), '', { enabled });
  return context.fit({});
};

export const r2 = {
  ...r2Objects,
  ...r2Events,
  ...r2Domains,
  ...r2Migrations,
  'r2.buckets.create': create,
  'r2.buckets.list': list,
  'r2.buckets.get': (context) => context.fit(shown(bucketIn(context))),
  'r2.buckets.edit': edit,
  'r2.buckets.delete': remove,
  'r2.buckets.cors.update': (context) => setRules(context, 'cors'),
  'r2.buckets.cors.get': getCors,
  'r2.buckets.cors.delete': removeCors,
  'r2.buckets.lifecycle.update': (context) => setRules(context, 'lifecycle'),
  'r2.buckets.lifecycle.get': (context) => getRules(context, 'lifecycle'),
  'r2.buckets.locks.update': (context) => setRules(context, 'lock'),
  'r2.buckets.locks.get': (context) => getRules(context, 'lock'),
  'r2.buckets.sippy.update': setSippy,
  'r2.buckets.sippy.get': getSippy,
  'r2.buckets.sippy.delete': removeSippy,
  'r2.buckets.metrics.list': metrics,
  'r2.buckets.localUploads.get': localUploads,
  'r2.buckets.localUploads.update': setLocalUploads,
  'r2.temporaryCredentials.create': temporaryKeys,
} satisfies Handlers;
