/** Advice for failures by Cloudflare's error codes, each with its documentation page. */

export interface Hint {
  /** Empty if the status alone identifies the failure. */
  readonly codes: readonly number[];
  /** HTTP status with this meaning, for responses without a known code. */
  readonly status?: number;
  /** Pattern of the server's message that the advice is for: many codes mean something else in each product. */
  readonly message?: RegExp;
  readonly text: string;
  readonly page: string;
}

const DOCS = 'https://developers.cloudflare.com/';

/**
 * `codes /message/ page text`, one per line; three-digit codes below 900 are statuses, and most need no message. The
 * first match wins, so specific entries come first: 6111 is the cause inside a 6003.
 */
export const generalHints = `6111 fundamentals/api/troubleshooting/ The text after 'Bearer' is not an API token: give the token itself as \`apiToken\`, without 'Bearer', quotes or line breaks. A Global API Key goes into \`apiKey\`, with \`apiEmail\`.
6103 fundamentals/api/get-started/keys/ \`apiKey\` is not a Global API Key: an API token goes into \`apiToken\`, without \`apiEmail\`.
6102 fundamentals/api/get-started/keys/ \`apiEmail\` is not an email address: give the one that the Global API Key belongs to.
9106,9107 fundamentals/api/get-started/create-token/ No credentials arrived: give \`apiToken\`, or set CLOUDFLARE_API_TOKEN; \`apiKey\` needs \`apiEmail\`.
9103 fundamentals/api/get-started/keys/ The Global API Key and the email do not match: look up both in the dashboard, or use an API token.
401 /^$|auth|token|credential|key/ fundamentals/api/get-started/create-token/ The token is not valid: check it with user.tokens.verify (accounts.tokens.verify for an account's token), and create a new one if it has expired or was rolled.
9109 /token|unauthori[sz]ed|location/ fundamentals/api/troubleshooting/ The token may have expired, may be refused from this IP address, or may not cover this account or zone: check it with user.tokens.verify, and its resources and IP filter in the dashboard.
10000,403 /^$|authentication error|unauthori[sz]ed|forbidden|(token|user|key) .{0,80}permission|not authori[sz]ed/ fundamentals/api/troubleshooting/ The token lacks a permission, or does not cover the account or zone: grant both in the dashboard. An expired or rolled token gets the same response: check it with user.tokens.verify.
10405,10000 /authentication scheme/ fundamentals/api/troubleshooting/ This operation needs another kind of credential: its page says whether an API token or a Global API Key.
1003,9109 /zone (id|identifier)/ fundamentals/account/find-account-and-zone-ids/ An id in the path is missing or invalid. That of a zone is 32 hex digits, not the domain: find it with zones.list({ name }).
6003 /header/ fundamentals/api/troubleshooting/ The server cannot read the credentials or another header: check them for the wrong kind, quotes and line breaks.
7003,7000 /route|identifier/ fundamentals/account/find-account-and-zone-ids/ An id in the path is missing or of another kind: account and zone ids are 32 hex digits. Find them with accounts.list and zones.list; a name or an email address does not work.
971,429 /^(?!.*(daily|hour|allocation|quota|per day)).*(rate.?limit|too many requests|throttl)|^$/ fundamentals/api/reference/limits/ Too many calls: the limit is 1,200 in 5 minutes per user, all tokens and machines together. Wait for \`retryAfter\`; \`pace\` keeps calls below the limit, and across machines if it has a store.`;

export const parseHints = (lines: string): Hint[] =>
  Array.from(lines.matchAll(/^(\S+) (?:\/(.+?)\/ )?(\w\S*) (.*)$/gm), ([, keys = '', message, page, text = '']) => {
    const codes = keys.split(',').map(Number);
    const status = codes.find((code) => code < 900 && code > 99);
    return {
      codes: codes.filter((code) => code !== status),
      ...(status && { status }),
      ...(message && { message: new RegExp(message, 'i') }),
      text,
      page: DOCS + page,
    };
  });
