/** Preview sessions of `wrangler dev --remote`. No code is run here, so the tokens open nothing. */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { subdomainOf } from './domains.ts';

const newToken = ({ sandbox }: Context): string => sandbox.ids.digits(64);

export const edgePreviews = {
  'undocumented.edgePreviews.get': (context) => {
    subdomainOf(context, 10063); // https://github.com/cloudflare/workers-sdk/issues/9045
    return { token: newToken(context) };
  },
  'undocumented.edgePreviews.getInZone': (context) => ({ token: newToken(context) }),
  'undocumented.edgePreviews.create': (context) => ({ preview_token: newToken(context) }),
} satisfies Handlers;
