/** `flarewire whoami`: whose token is in use, where it comes from, and what it sees. */
import { isAuthenticationError, isPermissionDenied } from 'flarewire';
import type { Verb } from '../verb.ts';
import { CLIENT_FLAGS, noWords, sessionOf } from './common.ts';
import { FORMAT_FLAG, showOne } from './show.ts';

export const whoami: Verb = {
  summary: 'Show the current token, the profile or variable it comes from, and the accounts it can access',
  takes: '',
  flags: { ...FORMAT_FLAG, ...CLIENT_FLAGS },
  run: async (given, io) => {
    noWords(given);
    const { client, source, env } = await sessionOf(given, io);
    const options = { signal: io.interrupted };
    const { id, status, expires_on } = await client.user.tokens.verify(options);
    const accounts = await client.accounts.list({}, options);
    const email = await client.user.get(options).then(
      (user) => Object(user).email,
      (error) => {
        // Most tokens may not read their user.
        if (isPermissionDenied(error) || isAuthenticationError(error)) return undefined;
        throw error;
      },
    );
    const { CLOUDFLARE_BASE_URL: server, CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_ZONE_ID: zone } = env;
    const answer = {
      token: id,
      from: source,
      status,
      ...(server ? { server } : {}),
      ...(account ? { account } : {}),
      ...(zone ? { zone } : {}),
      ...(expires_on !== undefined && { expires_on }),
      ...(email !== undefined && { email }),
      accounts: accounts.result.map((account) => `${account.name} (${account.id})`),
    };
    await showOne(answer, given, io);
    return 0;
  },
};
