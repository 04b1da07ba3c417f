/** Permissions of S3 credentials: API tokens, and temporary credentials below them. */
import { isObject } from '@flarewire/schema';
import type { OwnedToken, TokenPolicy } from '../handler/token.ts';
import { secretOfSession } from '../products/r2/session-token.ts';
import { claimsOf, isSignedBy } from '../products/shared/jwt.ts';
import { addressOf, mayCallFrom } from '../products/tokens/address.ts';
import { groupName } from '../products/tokens/permission-groups.ts';
import { isUsable, tokenTables } from '../products/tokens/tables.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { S3Problem } from './s3-problem.ts';
import type { Signature } from './signature/sign.ts';

/** https://developers.cloudflare.com/r2/api/tokens/#permissions */
export type Level = 'admin-read-write' | 'admin-read-only' | 'object-read-write' | 'object-read-only';

/** An operation and its target. */
export interface Action {
  /** `PutObject`. */
  readonly operation: string;
  /** The least of the permissions that allow it. */
  readonly level: Level;
  readonly account: string;
  readonly jurisdiction: string;
  /** Undefined for the account itself. */
  readonly bucket: string | undefined;
  /** Undefined for the bucket itself, where it is not a list. */
  readonly key: string | undefined;
  /** Of a list. */
  readonly prefix: string | undefined;
}

export interface Access {
  /** Undefined where signatures cannot be checked, because the credentials were not created here. */
  readonly secret: string | undefined;
  may(action: Action): boolean;
}

const INCLUDED: Readonly<Record<Level, readonly Level[]>> = {
  'object-read-only': ['object-read-only', 'object-read-write', 'admin-read-only', 'admin-read-write'],
  'object-read-write': ['object-read-write', 'admin-read-write'],
  'admin-read-only': ['admin-read-only', 'admin-read-write'],
  'admin-read-write': ['admin-read-write'],
};

const unauthorized = (why: string): S3Problem => new S3Problem('Unauthorized', why);

/** @throws S3Problem Unauthorized where the credentials are not valid */
export function accessOf(sandbox: Sandbox, signature: Signature, headers: Headers): Access {
  const { sessionToken, accessKeyId } = signature;
  return sessionToken === undefined
    ? ofToken(sandbox, accessKeyId, headers)
    : ofSession(sandbox, sessionToken, headers);
}

function ofToken(sandbox: Sandbox, id: string, headers: Headers): Access {
  const found = sandbox.use(tokenTables).withHash(id);
  if (found === undefined) {
    if (sandbox.auth === 'strict') throw unauthorized(`There is no API token with the id ${id}.`);
    return { secret: undefined, may: () => true };
  }
  const { owned, hash } = found;
  if (!isUsable(owned.token, sandbox.clock.now())) throw unauthorized(`The API token ${id} is not active.`);
  if (!mayCallFrom(owned.token, addressOf(headers)))
    throw new S3Problem('AccessDenied', 'The API token may not be used from this address.');
  return { secret: hash, may: (action) => allows(owned, action) };
}

const GROUPS: Readonly<Record<string, Level>> = {
  'Workers R2 Storage Write': 'admin-read-write',
  'Workers R2 Storage Read': 'admin-read-only',
  'Workers R2 Storage Bucket Item Write': 'object-read-write',
  'Workers R2 Storage Bucket Item Read': 'object-read-only',
};

/** https://developers.cloudflare.com/r2/api/tokens/#access-policy */
function allows({ token, owner, isWhole }: OwnedToken, action: Action): boolean {
  if (owner !== 'user' && owner !== action.account) return false;
  if (isWhole) return true;
  const covering = token.policies.filter((policy) => covers(policy, action));
  return covering.some(({ effect }) => effect === 'allow') && !covering.some(({ effect }) => effect === 'deny');
}

function covers({ permission_groups, resources }: TokenPolicy, action: Action): boolean {
  const levels = permission_groups.flatMap(({ name }) => GROUPS[groupName(name ?? '')] ?? []);
  const sufficient = levels.filter((level) => INCLUDED[action.level].includes(level));
  return Object.entries(resources).some(([name, value]) =>
    sufficient.some((level) =>
      level.startsWith('admin') ? isAccount(name, value, action) : isBucket(name, value, action),
    ),
  );
}

const ACCOUNT = 'com.cloudflare.api.account.';
const BUCKET = 'com.cloudflare.edge.r2.bucket.';

const isAccount = (name: string, value: unknown, { account }: Pick<Action, 'account'>): boolean =>
  typeof value === 'string' && (name === `${ACCOUNT}${account}` || name === `${ACCOUNT}*`);

function isBucket(name: string, value: unknown, { account, jurisdiction, bucket }: Action): boolean {
  if (bucket === undefined) return false;
  if (isObject(value)) return isAccount(name, '*', { account }) && Object.hasOwn(value, `${BUCKET}*`);
  return name === `${BUCKET}${account}_${jurisdiction}_${bucket}`;
}

/**
 * A session token is a JWT that the secret of the parent signed, wherever it was made.
 * https://developers.cloudflare.com/r2/api/s3/temporary-credentials/
 */
function ofSession(sandbox: Sandbox, sessionToken: string, headers: Headers): Access {
  const jwt = Buffer.from(sessionToken, 'base64')
    .toString()
    .replace(/^jwt\//, '');
  const claims = claimsOf(jwt);
  if (claims === undefined) throw unauthorized('The session token is not valid.');
  if (!(Number(claims.exp) * 1000 > sandbox.clock.now())) throw unauthorized('The session token has expired.');
  const parent = ofToken(sandbox, String(claims.iss), headers);
  if (parent.secret !== undefined && !isSignedBy(jwt, parent.secret))
    throw unauthorized('The signature of the session token is not valid.');
  return { secret: secretOfSession(jwt), may: (action) => parent.may(action) && isWithin(claims, action) };
}

/** https://developers.cloudflare.com/r2/api/s3/temporary-credentials/#scope-of-a-credential */
function isWithin({ bucket, scope, actions, paths }: Record<string, unknown>, action: Action): boolean {
  if (bucket !== action.bucket) return false;
  const isInScope = scope === undefined || INCLUDED[action.level].some((level) => level === scope);
  const isListed = !Array.isArray(actions) || actions.map(inList).includes(action.operation);
  return (scope !== undefined || Array.isArray(actions)) && isInScope && isListed && isOnPath(paths, action);
}

const inList = (name: unknown): unknown => (name === 'ListObjectsV1' ? 'ListObjects' : name);

function isOnPath(paths: unknown, { key, prefix, operation }: Action): boolean {
  // Each of its keys is judged on its own.
  const isOfKeys = operation === 'DeleteObjects' && key === undefined;
  if (!isObject(paths) || isOfKeys) return true;
  const [prefixes, objects] = [listOf(paths.prefixPaths), listOf(paths.objectPaths)];
  if (prefixes.length + objects.length === 0) return true;
  const within = key ?? prefix;
  if (within === undefined) return false;
  return prefixes.some((one) => within.startsWith(one)) || (key !== undefined && objects.includes(key));
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
