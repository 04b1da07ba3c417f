/** The client of a command: credentials of the environment or a profile, messages on standard error. */
import { type ClientOptions, Cloudflare } from 'flarewire';
import type { Cassette } from 'flarewire/cassette';
import { environment } from './config/profiles.ts';
import type { Io } from './io.ts';
import { WrongInput } from './wrong-input.ts';

export interface Use {
  readonly isPlan?: boolean;
  readonly isLocal?: boolean;
  readonly profile?: string | undefined;
  /** Files of calls and their answers. */
  readonly record?: string | undefined;
  readonly replay?: string | undefined;
}

export interface Session {
  readonly client: Cloudflare;
  /** With what profile and project add. */
  readonly env: Io['env'];
  /** Where the credentials come from. */
  readonly source: string;
  /** Writes what was recorded. */
  close(): Promise<void>;
}

const LOCAL = 'http://127.0.0.1:8787/client/v4';

/** Of the emulator that was started last, as it says in the cache folder; else at its usual port. */
export async function localUrl({ env, cache }: Pick<Io, 'env' | 'cache'>): Promise<string> {
  if (env.FLAREWIRE_LOCAL_URL) return env.FLAREWIRE_LOCAL_URL;
  try {
    const { url } = JSON.parse((await cache.read('emulator.json')) ?? '{}');
    // A token is sent nowhere else than to this machine.
    if (typeof url === 'string' && /^http:\/\/(127\.0\.0\.1|\[::1\])(:\d+)?\//.test(url)) return url;
  } catch {
    // Half a file is none.
  }
  return LOCAL;
}

/** What every client of the command has. */
export function settingsOf(io: Io): ClientOptions {
  return {
    logLevel: 'warn',
    // Standard output is for data alone.
    logger: { error: io.err, warn: (message) => io.err(`${message}\n`), info: io.err, debug: io.err },
    ...(io.fetch === undefined ? {} : { fetch: io.fetch as never }), // the platform's own
  };
}

/** @throws WrongInput for a profile that there is not */
export async function sessionFor(io: Io, use: Use): Promise<Session> {
  const { isPlan = false, isLocal = false, profile } = use;
  const env = await environment(io, profile);
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key, CLOUDFLARE_EMAIL: email } = env;
  const isOwn = token === io.env.CLOUDFLARE_API_TOKEN;
  const cassette = await cassetteFor(io, use);
  const client = new Cloudflare({
    ...settingsOf(io),
    // A plan sends nothing, so that it needs nobody's word. Whatever credentials there are, they are not for the emulator.
    ...(isLocal
      ? { baseURL: await localUrl(io), apiToken: 'local', apiKey: null, apiEmail: null }
      : isPlan && !token && !key
        ? { apiToken: 'none' }
        : isOwn
          ? {}
          : { apiToken: token ?? null, apiKey: key ?? null, apiEmail: email ?? null }),
    ...cassette?.options,
  });
  const close = async (): Promise<void> => cassette?.close();
  return { client, env, close, source: isLocal ? 'the emulator' : isOwn ? 'the environment' : 'a profile' };
}

/** @throws WrongInput where the file cannot be one */
async function cassetteFor({ fetch }: Io, { record, replay }: Use): Promise<Cassette | undefined> {
  const file = record ?? replay;
  if (file === undefined) return undefined;
  if (record !== undefined && replay !== undefined) throw new WrongInput('Give either --record or --replay.');
  const { CassetteError, openCassette } = await import('flarewire/cassette');
  try {
    // A command may read again what it has read: names, pages.
    const mode = record === undefined ? 'replay' : 'record';
    return await openCassette(file, { mode, matching: 'loose', ...(fetch && { fetch: fetch as never }) }); // the platform's own
  } catch (error) {
    if (error instanceof CassetteError) throw new WrongInput(error.message);
    throw error;
  }
}
