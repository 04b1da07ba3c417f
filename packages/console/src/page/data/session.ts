/** The session of this page: opened by the key of a one-time link, or by the cookie of an earlier session. */
import type { Refusal, Session } from '../../wire/types.ts';
import { chosenProfile } from './profile.ts';
import { request } from './server.ts';

/** The session with the fields of the page's profile. */
export interface PageSession extends Session {
  /** Undefined in local mode. */
  readonly profile: string | undefined;
  readonly isEmulator: boolean;
}

/** The reason the page cannot reach its server; the message is for the user. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
}

const KEY = /^#key=([\w-]+)$/;

let current: PageSession | undefined;

/** @throws SessionError if there is neither a valid key nor a cookie */
export async function openSession(): Promise<PageSession> {
  const key = KEY.exec(location.hash)?.[1];
  // A key left in the URL would stay in the browser history.
  if (key !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  current = ofProfile(await (key === undefined ? ask() : exchange(key)));
  return current;
}

/** Rereads the session, because write access may have ended. */
export async function refreshSession(): Promise<PageSession> {
  current = ofProfile(await ask());
  return current;
}

/** Uses the profile's own write access, never the first profile's. */
export function ofProfile(session: Session, profile = chosenProfile(session.profiles)): PageSession {
  if (profile === undefined) return { ...session, profile: undefined, isEmulator: false };
  const { rate: _, ...rest } = session;
  const { name, apiURL, writesUntil, rate, isEmulator = false } = profile;
  return { ...rest, apiURL, writesUntil, ...(rate && { rate }), profile: name, isEmulator };
}

/** The page's profile; undefined in local mode. */
export const sessionProfile = (): string | undefined => current?.profile;

/** A path of the server's API whose data is stored separately per profile. */
export const profilePath = (path: string, profile = sessionProfile()): string =>
  profile === undefined ? path : `${path}?profile=${encodeURIComponent(profile)}`;

/** The token sent with every call. */
export function sessionToken(): string {
  if (current === undefined) throw new SessionError('The page has no session yet.');
  return current.token;
}

const ask = (): Promise<Session> => read(request('/api/session'));

async function exchange(key: string): Promise<Session> {
  const sent = request('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  // A used link may have been used by this browser.
  return read(sent).catch((error) => ask().catch(() => Promise.reject(error)));
}

async function read(sent: Promise<Response>): Promise<Session> {
  const response = await sent;
  if (response.ok) return response.json();
  const refusal = (await response.json().catch(() => undefined)) as Refusal | undefined; // sent by the console's server
  throw new SessionError(refusal?.error.message ?? `The server responded with status ${response.status}.`);
}
