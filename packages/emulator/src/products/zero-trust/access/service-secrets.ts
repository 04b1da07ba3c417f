/** Secrets of service tokens, as hashes: they are shown once, and verified at the edge. */
import { createHash } from 'node:crypto';
import type { Sandbox } from '../../../state/sandbox.ts';
import { keep, read } from '../../shared/fields.ts';

interface Hashes {
  readonly current: string;
  readonly previous?: string;
  /** Milliseconds since 1970. */
  readonly previousUntil?: number;
}

type Stated = { readonly sandbox: Sandbox };

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** @param tokens scope of the service tokens */
const scopeOf = (tokens: string): string => `${tokens}/secrets`;

/** @param until end of the previous secret, in milliseconds since 1970; without it the previous secret ends now */
export function saveServiceSecret(
  stated: Stated,
  tokens: string,
  { id, secret, until }: { readonly id: string; readonly secret: string; readonly until?: number | undefined },
): void {
  const before = read<Hashes>(stated, scopeOf(tokens), id)?.current;
  const previous = before === undefined || until === undefined ? {} : { previous: before, previousUntil: until };
  keep<Hashes>(stated, scopeOf(tokens), id, { current: hashOf(secret), ...previous });
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens/#rotate-service-token-secrets */
export function isServiceSecret(stated: Stated, tokens: string, id: string, secret: string): boolean {
  const hashes = read<Hashes>(stated, scopeOf(tokens), id);
  const hash = hashOf(secret);
  if (hashes === undefined) return false;
  const isPrevious = hash === hashes.previous && stated.sandbox.clock.now() < (hashes.previousUntil ?? 0);
  return hash === hashes.current || isPrevious;
}

export function forgetServiceSecret({ sandbox }: Stated, tokens: string, id: string): void {
  sandbox.store.remove(scopeOf(tokens), id);
}
