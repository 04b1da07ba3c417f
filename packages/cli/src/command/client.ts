/** The client of a command: credentials of the environment or a profile, messages on standard error. */
import { type ClientOptions, Cloudflare } from 'flarewire';
import { environment } from '../config/profiles.ts';
import type { Io } from '../io.ts';

export interface Use {
  readonly isPlan?: boolean;
  readonly isLocal?: boolean;
  readonly profile?: string | undefined;
}

export interface Session {
  readonly client: Cloudflare;
  /** With what profile and project add. */
  readonly env: Io['env'];
  /** Where the credentials come from. */
  readonly source: string;
}

const LOCAL = 'http://127.0.0.1:8787/client/v4';

export const localUrl = ({ env }: Pick<Io, 'env'>): string => env.FLAREWIRE_LOCAL_URL ?? LOCAL;

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
export async function sessionFor(io: Io, { isPlan = false, isLocal = false, profile }: Use): Promise<Session> {
  const env = await environment(io, profile);
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key, CLOUDFLARE_EMAIL: email } = env;
  const isOwn = token === io.env.CLOUDFLARE_API_TOKEN;
  const client = new Cloudflare({
    ...settingsOf(io),
    // A plan sends nothing, so that it needs nobody's word. Whatever credentials there are, they are not for the emulator.
    ...(isLocal
      ? { baseURL: localUrl(io), apiToken: 'local', apiKey: null, apiEmail: null }
      : isPlan && !token && !key
        ? { apiToken: 'none' }
        : isOwn
          ? {}
          : { apiToken: token ?? null, apiKey: key ?? null, apiEmail: email ?? null }),
  });
  return { client, env, source: isLocal ? 'the emulator' : isOwn ? 'the environment' : 'a profile' };
}
