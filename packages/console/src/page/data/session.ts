/** The session of this page: opened by the key of a one-time link, or by the cookie of an earlier opening. */
import type { Refusal, Session } from '../../wire/types.ts';
import { chosenProfile } from './profile.ts';

/** With what is true of the profile that this page uses. */
export interface PageSession extends Session {
  /** Undefined in local mode. */
  readonly profile: string | undefined;
  readonly isEmulator: boolean;
}

/** Why the page cannot talk to its server; the message is for the user. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
}

const KEY = /^#key=([\w-]+)$/;

let current: PageSession | undefined;

/** @throws SessionError without a key that is valid and without a cookie */
export async function openSession(): Promise<PageSession> {
  const key = KEY.exec(location.hash)?.[1];
  // A key in the address would stay in the history.
  if (key !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  current = ofProfile(await (key === undefined ? ask() : exchange(key)));
  return current;
}

/** The session as the server has it now: its time to write may have ended. */
export async function refreshSession(): Promise<PageSession> {
  current = ofProfile(await ask());
  return current;
}

/** What the first profile may do is nothing that another may. */
export function ofProfile(session: Session, profile = chosenProfile(session.profiles)): PageSession {
  if (profile === undefined) return { ...session, profile: undefined, isEmulator: false };
  const { rate: _, ...rest } = session;
  const { name, apiURL, writesUntil, rate, isEmulator = false } = profile;
  return { ...rest, apiURL, writesUntil, ...(rate && { rate }), profile: name, isEmulator };
}

/** The profile that this page uses; undefined in local mode. */
export const sessionProfile = (): string | undefined => current?.profile;

/** What every call carries. */
export function sessionToken(): string {
  if (current === undefined) throw new SessionError('The page has no session yet.');
  return current.token;
}

const ask = (): Promise<Session> => read(fetch('/api/session'));

async function exchange(key: string): Promise<Session> {
  const sent = fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  // A link that was used before may have been used by this browser.
  return read(sent).catch((error) => ask().catch(() => Promise.reject(error)));
}

async function read(sent: Promise<Response>): Promise<Session> {
  const response = await sent;
  if (response.ok) return response.json();
  const refusal = (await response.json().catch(() => undefined)) as Refusal | undefined; // the server's own answers
  throw new SessionError(refusal?.error.message ?? `The server answered with ${response.status}.`);
}
