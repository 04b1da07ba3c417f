/** The client of a command: credentials of the environment or a profile, messages on standard error. */
import { type ClientOptions, Cloudflare } from 'flarewire';
import type { Cassette } from 'flarewire/cassette';
import { resolved } from './config/profiles.ts';
import type { Io } from './io.ts';
import { logged } from './request-log.ts';
import { WrongInput } from './wrong-input.ts';

export interface Use {
  readonly isPlan?: boolean;
  readonly isLocal?: boolean;
  readonly profile?: string | undefined;
  /** Cassette files. */
  readonly record?: string | undefined;
  readonly replay?: string | undefined;
}

export interface Session {
  readonly client: Cloudflare;
  /** The environment, including values of the profile and the project. */
  readonly env: Io['env'];
  /** Source of the credentials, for display. */
  readonly source: string;
  /** Writes what was recorded. */
  close(): Promise<void>;
}

const LOCAL = 'http://127.0.0.1:8787/client/v4';

/** URL of the emulator that was started last, as recorded in the cache folder; otherwise the default port. */
export async function localUrl({ env, cache }: Pick<Io, 'env' | 'cache'>): Promise<string> {
  if (env.FLAREWIRE_LOCAL_URL) return env.FLAREWIRE_LOCAL_URL;
  try {
    const { url } = JSON.parse((await cache.read('emulator.json')) ?? '{}');
    // A token is sent nowhere else than to this machine.
    if (typeof url === 'string' && /^http:\/\/(127\.0\.0\.1|\[::1\])(:\d+)?\//.test(url)) return url;
  } catch {
    // An incomplete file is ignored.
  }
  return LOCAL;
}

/** Options of every client of the command. */
export function settingsOf(io: Io): ClientOptions {
  const line = (message: string): void => io.err(`${message.trimEnd()}\n`);
  return {
    logLevel: 'warn',
    // Standard output is for data alone.
    logger: { error: line, warn: line, info: line, debug: line },
    ...fetchOf(io),
  };
}

function fetchOf({ fetch, isDebug, env, err }: Io): ClientOptions {
  const isLoud = isDebug === true || env.CLOUDFLARE_LOG === 'debug';
  const own = isLoud ? logged(fetch ?? globalThis.fetch, err) : fetch;
  return own === undefined ? {} : { fetch: own };
}

/** @throws WrongInput for an unknown profile */
export async function sessionFor(io: Io, use: Use): Promise<Session> {
  const { isPlan = false, isLocal = false, profile } = use;
  const { env, source, isOfProfile } = await resolved(io, profile);
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key, CLOUDFLARE_EMAIL: email } = env;
  const cassette = await cassetteFor(io, use);
  const client = new Cloudflare({
    ...settingsOf(io),
    // A plan sends nothing and needs no credentials. Credentials are never sent to the emulator.
    ...(isLocal
      ? { baseURL: await localUrl(io), apiToken: 'local', apiKey: null, apiEmail: null }
      : isPlan && !token && !key
        ? { apiToken: 'none' }
        : !isOfProfile
          ? {}
          : { apiToken: token ?? null, apiKey: key ?? null, apiEmail: email ?? null }),
    ...cassette?.options,
  });
  const close = async (): Promise<void> => cassette?.close();
  return { client, env, close, source: isLocal ? 'the emulator (--local)' : source };
}

/** @throws WrongInput if the file is not a cassette */
async function cassetteFor({ fetch }: Io, { record, replay }: Use): Promise<Cassette | undefined> {
  const file = record ?? replay;
  if (file === undefined) return undefined;
  if (record !== undefined && replay !== undefined) throw new WrongInput('Give either --record or --replay.');
  const { CassetteError, openCassette } = await import('flarewire/cassette');
  try {
    // A command may read again what it has read: names, pages.
    const mode = record === undefined ? 'replay' : 'record';
    return await openCassette(file, { mode, matching: 'loose', ...(fetch && { fetch }) });
  } catch (error) {
    if (error instanceof CassetteError) throw new WrongInput(error.message);
    throw error;
  }
}
