/** Pages of Access: the login, its one-time PIN, and refusals. */

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const PRIVATE = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'private, no-store' };

/** @param body HTML */
const page = (status: number, title: string, body: string): Response =>
  new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${body}</body></html>\n`,
    { status, headers: PRIVATE },
  );

export interface LoginPage {
  readonly application: string;
  /** Team domain. */
  readonly team: string;
  /** Users to choose from. */
  readonly emails: readonly string[];
}

/** Forms are sent to the page's own address. */
export function loginPage({ application, team, emails }: LoginPage): Response {
  const choices = emails.map((email) => {
    const text = escaped(email);
    return `<p><button name="user" value="${text}">${text}</button></p>`;
  });
  const users = choices.length === 0 ? '' : `<form method="post"><p>Sign in as a user:</p>${choices.join('')}</form>`;
  return page(
    200,
    `Sign in · ${team}`,
    `<p>${escaped(application)}</p>${users}<form method="post"><p><label>Email <input type="email" name="email" required></label> <button>Send me a code</button></p></form>`,
  );
}

/** Shown for every address, allowed or not: https://developers.cloudflare.com/cloudflare-one/integrations/identity-providers/one-time-pin/#log-in-with-otp */
export const pinPage = (email: string): Response =>
  page(
    200,
    'A code has been emailed to you',
    `<p>The emulator sends no mail: it prints the code of a user whom a policy allows.</p><form method="post"><input type="hidden" name="email" value="${escaped(email)}"><p><label>Code <input name="code" inputmode="numeric" required></label> <button>Sign in</button></p></form>`,
  );

/** The words are those of the one-time PIN's page. */
export const deniedPage = (message: string): Response =>
  page(403, 'Forbidden', `<p>${escaped(message === '' ? 'That account does not have access.' : message)}</p>`);

/** https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/require-access-protection/#blocked-request-behavior */
export const unmatchedPage = (host: string): Response =>
  page(
    403,
    'Access protection required',
    `<p>The account requires an Access application for every host, and none covers ${escaped(host)}.</p>`,
  );

export const notRenderedPage = (type: string): Response =>
  page(501, 'Signed in', `<p>The emulator does not render ${escaped(type.toUpperCase())} in a browser.</p>`);

export const loggedOutPage = (): Response => page(200, 'You are signed out', '');

export const unknownPage = (host: string): Response =>
  page(404, 'Not found', `<p>No Access application of this account protects ${escaped(host)}.</p>`);

export const teamPage = (team: string): Response => page(200, team, '<p>Open a protected host name to sign in.</p>');
