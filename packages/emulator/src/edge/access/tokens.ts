/** Signed tokens of Access, and the keys of an account that verify them. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { memoize } from '../../memoize.ts';
import { type Fields, keep, read } from '../../products/shared/fields.ts';
import { claimsOf, headerOf, unsignedJwt } from '../../products/shared/jwt.ts';
import { keys as rotationOf } from '../../products/zero-trust/access/users.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';

interface StoredKey {
  readonly kid: string;
  readonly pem: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly jwk: JsonWebKey;
}

const WEEK = 7 * 86_400e3;
const pairs = (): Map<string, Pair> => new Map();

function pairOf(sandbox: Sandbox, { kid, pem }: StoredKey): Pair {
  return memoize(sandbox.use(pairs), kid, () => {
    const privateKey = createPrivateKey(pem);
    const publicKey = createPublicKey(privateKey);
    return { privateKey, publicKey, jwk: publicKey.export({ format: 'jwk' }) };
  });
}

/**
 * The current key, and after a rotation the one before it for 7 days.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/#access-signing-keys
 */
function keysOf(sandbox: Sandbox, account: string): readonly StoredKey[] {
  const segments = ['accounts', account];
  const scope = pathKey([...segments, 'access', 'signing-keys']);
  const rotated = Date.parse(String(rotationOf({ sandbox, segments }).last_key_rotation_at));
  const known = read<{ keys: StoredKey[] }>({ sandbox }, scope, '')?.keys ?? [];
  const isCurrent = (known[0]?.since ?? -1) >= rotated;
  const all = isCurrent ? known : [newKey(rotated), ...known.slice(0, 1)];
  if (!isCurrent) keep({ sandbox }, scope, '', { keys: all });
  return all.filter((_, index) => index === 0 || sandbox.clock.now() - rotated < WEEK);
}

function newKey(since: number): StoredKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const kid = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex');
  return { kid, pem, since };
}

/** The keys as a JSON Web Key Set. */
export const jwksOf = (sandbox: Sandbox, account: string): { keys: Fields[] } => ({
  keys: keysOf(sandbox, account).map((key) => {
    const { kty, e, n } = pairOf(sandbox, key).jwk;
    return { kid: key.kid, kty, alg: 'RS256', use: 'sig', e, n };
  }),
});

export function signToken(sandbox: Sandbox, account: string, claims: Fields): string {
  const [key] = keysOf(sandbox, account);
  if (key === undefined) throw new Error('The account has no key.');
  const signed = unsignedJwt({ alg: 'RS256', kid: key.kid, typ: 'JWT' }, claims);
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), pairOf(sandbox, key).privateKey).toString('base64url')}`;
}

/** The claims of a token that this account signed and that has not expired. */
export function verifyToken(sandbox: Sandbox, account: string, token: string): Fields | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = claimsOf(token);
  const kid = headerOf(token)?.kid;
  if (claims === undefined || typeof claims.exp !== 'number') return undefined;
  const key = keysOf(sandbox, account).find((one) => one.kid === kid);
  if (key === undefined || claims.exp * 1000 <= sandbox.clock.now()) return undefined;
  const bytes = Buffer.from(signature, 'base64url');
  return verify('RSA-SHA256', Buffer.from(`${head}.${body}`), pairOf(sandbox, key).publicKey, bytes)
    ? claims
    : undefined;
}
