/** Errors that users search by number: meaning, Cloudflare's page, and related operations. */

export interface KnownError {
  readonly code: number;
  readonly means: string;
  /** Cloudflare's page about it. */
  readonly docs?: string;
  /** The operation that fixes or causes it. */
  readonly operation?: string;
}

const STATUS_CODES = 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes';
const edge = (code: number, means: string, operation?: string): KnownError => ({
  code,
  means,
  docs: `${STATUS_CODES}/cloudflare-1xxx-errors/error-${code}/`,
  ...(operation === undefined ? {} : { operation }),
});
const origin = (code: number, means: string, page = `error-${code}`): KnownError => ({
  code,
  means,
  docs: `${STATUS_CODES}/cloudflare-5xx-errors/${page}/`,
});
const record = (code: number, means: string): KnownError => ({
  code,
  means,
  docs: 'https://developers.cloudflare.com/dns/manage-dns-records/how-to/create-dns-records/',
  operation: 'dns.records.list',
});

export const ERRORS: readonly KnownError[] = [
  // Error pages shown to visitors
  edge(1000, 'DNS points to an address that is not allowed', 'dns.records.list'),
  edge(1001, 'DNS resolution failed', 'dns.records.list'),
  edge(1002, 'DNS points to an address that is not allowed', 'dns.records.list'),
  edge(1003, 'The site was asked for by its IP address'),
  edge(1004, 'The host is not set up to serve web traffic', 'dns.records.list'),
  edge(1006, 'The IP address of the visitor is blocked', 'firewall.accessRules.list'),
  edge(1009, "The visitor's country is blocked", 'firewall.accessRules.list'),
  edge(1010, "The browser's signature is blocked", 'zones.settings.get'),
  edge(1014, 'A CNAME points to a domain of another account', 'customHostnames.list'),
  edge(1015, 'The visitor sent too many requests', 'rulesets.phases.get'),
  edge(1016, 'The name of the origin is not found', 'dns.records.list'),
  edge(1020, 'A firewall rule refused the visitor', 'rulesets.phases.get'),
  edge(1033, 'The tunnel has no connection', 'zeroTrust.tunnels.cloudflared.list'),
  edge(1034, 'DNS points to a reserved address', 'dns.records.list'),
  edge(1101, 'A Worker threw an exception', 'workers.scripts.tail.create'),
  edge(1102, 'A Worker used more CPU time than it may', 'workers.scripts.settings.edit'),
  origin(502, 'Bad gateway: the origin or Cloudflare gave no valid answer', 'error-502-504'),
  origin(504, 'Gateway timeout: the origin did not answer in time', 'error-502-504'),
  origin(520, 'The origin gave an empty or unexpected answer'),
  origin(521, 'The origin refuses connections'),
  origin(522, 'The connection to the origin timed out'),
  origin(523, 'The origin cannot be reached'),
  origin(524, 'The origin took too long to answer'),
  origin(525, 'The TLS handshake with the origin failed'),
  origin(526, "The origin's certificate is not valid"),
  origin(530, 'The page contains a 1xxx error'),
  // API responses
  {
    code: 6003,
    means: 'The headers of the request are invalid, mostly those of the credential',
    operation: 'user.tokens.verify',
  },
  { code: 7003, means: 'No route for this path, mostly a wrong id in it', operation: 'zones.list' },
  { code: 9109, means: 'The token may not do this, or is not valid', operation: 'user.tokens.permissionGroups.list' },
  {
    code: 10000,
    means: 'Authentication error: the token is not valid or lacks a permission',
    operation: 'user.tokens.verify',
  },
  record(81044, 'The zone has no record with this id'),
  record(81053, 'A record with that host exists already'),
  record(81054, 'A CNAME record with that host exists already'),
  record(81057, 'The record exists already'),
  record(81058, 'An identical record exists already'),
];
