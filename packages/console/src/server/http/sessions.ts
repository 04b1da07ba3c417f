/**
 * Sessions of the console: a one-time key from the terminal opens one. It consists of a cookie that scripts cannot read
 * and a token that other origins cannot send.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refused } from './refused.ts';

const KEY_LIFETIME = 10 * 60_000;
const MAX_KEYS = 20;
const MAX_SESSIONS = 50;
/** Wrong keys per minute before all keys are refused. */
const MAX_MISTAKES = 10;
const MINUTE = 60_000;

interface Secret {
  readonly digest: Buffer;
}

interface Key extends Secret {
  readonly ends: number;
}

interface Session extends Secret {
  readonly token: string;
}

export interface Sessions {
  /** Creates a one-time key. */
  newKey(): string;
  /** Consumes a key. @throws Refused 401, 429 */
  open(key: string): { readonly cookie: string; readonly token: string };
  /** The token of a cookie; undefined if the cookie is unknown. */
  tokenOf(cookie: string): string | undefined;
  /** True if cookie and token belong together. */
  fits(cookie: string, token: string): boolean;
}

/** @param now milliseconds from an arbitrary start */
export function createSessions(now: () => number = () => performance.now()): Sessions {
  const keys: Key[] = [];
  const sessions: Session[] = [];
  let mistakes: number[] = [];
  return {
    newKey: () => {
      const key = newSecret();
      keys.push({ digest: digestOf(key), ends: now() + KEY_LIFETIME });
      keys.splice(0, keys.length - MAX_KEYS);
      return key;
    },
    open: (key) => {
      mistakes = mistakes.filter((time) => time > now() - MINUTE);
      const [oldest = 0] = mistakes;
      if (mistakes.length >= MAX_MISTAKES) {
        const seconds = Math.ceil((oldest + MINUTE - now()) / 1000);
        const message = `Too many wrong links. Try again in ${seconds} seconds.`;
        throw new Refused(429, 'TooManyAttempts', message, { 'retry-after': String(seconds) });
      }
      const found = find(keys, key);
      if (found !== undefined) keys.splice(keys.indexOf(found), 1);
      if (found === undefined || found.ends <= now()) {
        mistakes.push(now());
        throw new Refused(401, 'LinkUsed', LINK_USED);
      }
      const cookie = newSecret();
      const token = newSecret();
      sessions.push({ digest: digestOf(cookie), token });
      sessions.splice(0, sessions.length - MAX_SESSIONS);
      return { cookie, token };
    },
    tokenOf: (cookie) => find(sessions, cookie)?.token,
    fits: (cookie, token) => {
      const session = find(sessions, cookie);
      return session !== undefined && timingSafeEqual(digestOf(session.token), digestOf(token));
    },
  };
}

/** Instructions for getting a new link. */
export const NEW_LINK = 'Press Enter in its terminal for a new one, or run: npx @flarewire/console link';

const LINK_USED = `This link was already used or has expired. ${NEW_LINK}`;

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Digests have equal length, as the constant-time comparison requires. */
const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compares with every secret, so that timing does not reveal a near match. */
function find<Kind extends Secret>(all: readonly Kind[], secret: string): Kind | undefined {
  const digest = digestOf(secret);
  let found: Kind | undefined;
  for (const one of all) if (timingSafeEqual(one.digest, digest)) found = one;
  return found;
}

/** Two consoles on one machine share a cookie jar, which ignores ports. */
export const cookieName = (port: number): string => `flarewire-console-${port}`;

/** All values of the cookie: a page on another port may have set a second one, which must not shadow ours. */
export function cookiesOf(header: string | undefined, port: number): string[] {
  const start = `${cookieName(port)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length))
    .slice(0, 10);
}

export const setCookie = (port: number, cookie: string): string =>
  `${cookieName(port)}=${cookie}; Path=/; HttpOnly; SameSite=Strict`;
