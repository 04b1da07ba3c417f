/** The client of a command: credentials of the environment, messages on standard error. */
import { Cloudflare } from 'flarewire';
import type { Io } from '../io.ts';

interface Use {
  readonly isPlan: boolean;
  readonly isLocal: boolean;
}

const LOCAL = 'http://127.0.0.1:8787/client/v4';

export function clientFor(io: Io, { isPlan, isLocal }: Use): Cloudflare {
  const { CLOUDFLARE_API_TOKEN, CLOUDFLARE_API_KEY } = io.env;
  // A plan sends nothing, so that it needs nobody's word.
  const needsNone = isPlan && !CLOUDFLARE_API_TOKEN && !CLOUDFLARE_API_KEY;
  return new Cloudflare({
    logLevel: 'warn',
    // Standard output is for data alone.
    logger: { error: io.err, warn: (message) => io.err(`${message}\n`), info: io.err, debug: io.err },
    ...(io.fetch === undefined ? {} : { fetch: io.fetch as never }), // the platform's own
    ...(needsNone ? { apiToken: 'none' } : {}),
    // Whatever credentials there are, they are not for it.
    ...(isLocal
      ? { baseURL: io.env.FLAREWIRE_LOCAL_URL ?? LOCAL, apiToken: 'local', apiKey: null, apiEmail: null }
      : {}),
  });
}
