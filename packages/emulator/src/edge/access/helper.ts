/** Sign-ins of tests, without a page. */
import type { AccessIdentity } from '../../products/zero-trust/access/access-identity.ts';
import type { AccessSignIn } from '../types.ts';
import { applicationFor } from './applications.ts';
import { cookieFor, type FindHolder } from './endpoints.ts';
import { type Desk, identityFor, openSession } from './sign-in.ts';

/** @throws Error if nothing protects the URL, or no policy allows the user */
export function signInTo(desk: Desk, url: URL, identity: AccessIdentity, find: FindHolder): AccessSignIn {
  const holder = find(url);
  const application = holder === undefined ? undefined : applicationFor(desk.sandbox, holder, url);
  if (application === undefined)
    throw new Error(
      `No Access application protects ${url.href}. Create one with zeroTrust.access.applications.create.`,
    );
  const session = openSession(desk, application, url.hostname, { ...identityFor(desk, identity.email), ...identity });
  if (session === undefined)
    throw new Error(`No policy of ${String(application.fields.name)} allows ${identity.email} to open ${url.href}.`);
  const [cookie = ''] = cookieFor(desk.sandbox, application, session).split(';');
  return { cookie, token: cookie.slice(cookie.indexOf('=') + 1) };
}
