/** `flarewire whoami`: whose token is in use, where it comes from, and what it sees. */
import { isAuthenticationError, isPermissionDenied } from 'flarewire';
import { formattedOne } from '../output/formats.ts';
import { fields } from '../output/table.ts';
import { sessionFor } from '../session.ts';
import type { Verb } from '../verb.ts';

export const whoami: Verb = {
  summary: 'Show the current token, its source and the accounts it can access',
  takes: '',
  flags: { profile: { type: 'string', value: 'NAME', about: 'use the token of this profile' } },
  run: async ({ value }, io) => {
    const { client, source } = await sessionFor(io, { profile: value('profile') });
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
    const answer = {
      token: id,
      from: source,
      status,
      ...(expires_on !== undefined && { expires_on }),
      ...(email !== undefined && { email }),
      accounts: accounts.result.map((account) => `${account.name} (${account.id})`),
    };
    const look = { width: io.columns, hasColours: io.hasColours, columns: undefined, known: undefined };
    await io.out(io.isTerminal ? fields(answer, look) : await formattedOne(answer, 'ndjson', look));
    return 0;
  },
};
