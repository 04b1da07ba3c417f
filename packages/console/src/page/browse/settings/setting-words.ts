/** Descriptions of zone settings: effect, possible values and group. */

export const GROUPS = ['SSL/TLS', 'Security', 'Speed', 'Caching', 'Network', 'Content'] as const;
type Group = (typeof GROUPS)[number];

/** A value and its label. */
export type Step = readonly [value: unknown, label: string];

/** A part of an object setting. */
export interface Part {
  /** Property names from the value to the part. */
  readonly path: readonly string[];
  readonly label: string;
  /** Possible values; absent for a boolean. */
  readonly steps?: readonly Step[];
}

export interface SettingWords {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  readonly words: string;
  /** Absent for on or off. */
  readonly steps?: readonly Step[];
  readonly parts?: readonly Part[];
  /** A number in this range and unit. */
  readonly range?: readonly [least: number, most: number, unit: string];
  /** Free text. */
  readonly isText?: true;
  /** The lowest plan that can change the setting, if not every plan can. */
  readonly plan?: string;
}

type More = Omit<SettingWords, 'id' | 'group' | 'title' | 'words'>;

const inGroup =
  (group: Group) =>
  (id: string, title: string, words: string, more: More = {}): SettingWords => ({ id, group, title, words, ...more });

const tls = inGroup('SSL/TLS');
const security = inGroup('Security');
const speed = inGroup('Speed');
const caching = inGroup('Caching');
const network = inGroup('Network');
const content = inGroup('Content');

const PRO: More = { plan: 'Pro' };
const ENTERPRISE: More = { plan: 'Enterprise' };

const minutes = (count: number): Step => [count * 60, count === 1 ? '1 minute' : `${count} minutes`];
const hours = (count: number): Step => [count * 3600, count === 1 ? '1 hour' : `${count} hours`];
const days = (count: number): Step => [count * 86_400, count === 1 ? '1 day' : `${count} days`];

/**
 * Effects are documented in the contract and on these pages.
 * https://developers.cloudflare.com/ssl/origin-configuration/ssl-modes/
 * https://developers.cloudflare.com/ssl/edge-certificates/additional-options/
 * https://developers.cloudflare.com/speed/optimization/
 * https://developers.cloudflare.com/cache/how-to/
 * https://developers.cloudflare.com/network/
 * https://developers.cloudflare.com/waf/tools/
 */
export const SETTINGS: readonly SettingWords[] = [
  tls('ssl', 'Encryption mode', 'How Cloudflare connects to your origin.', {
    steps: [
      ['off', 'Off: no HTTPS at all'],
      ['flexible', 'Flexible: HTTPS for visitors, HTTP to the origin'],
      ['full', 'Full: HTTPS to the origin, any certificate'],
      ['strict', 'Full (strict): HTTPS to the origin, a valid certificate'],
      ['origin_pull', 'Strict, SSL-only origin pull: always HTTPS to the origin (Enterprise)'],
    ],
  }),
  tls('always_use_https', 'Always use HTTPS', 'Redirect every HTTP request to the same address with HTTPS.'),
  tls(
    'automatic_https_rewrites',
    'Automatic HTTPS rewrites',
    'Rewrite HTTP links in pages to HTTPS where the other site has it.',
  ),
  tls('min_tls_version', 'Minimum TLS version', 'Refuse visitors whose browsers know only older versions.', {
    steps: [
      ['1.0', 'TLS 1.0'],
      ['1.1', 'TLS 1.1'],
      ['1.2', 'TLS 1.2'],
      ['1.3', 'TLS 1.3'],
    ],
  }),
  tls('tls_1_3', 'TLS 1.3', 'Offer the newest version of TLS, which connects in fewer round trips.', {
    steps: [
      ['on', 'On'],
      ['off', 'Off'],
      ['zrt', 'On, with 0-RTT'],
    ],
  }),
  tls(
    'security_header',
    'HSTS',
    'Tell browsers to use HTTPS only, for a while. Hard to undo, because browsers remember it.',
    {
      parts: [
        { path: ['strict_transport_security', 'enabled'], label: 'Send the header' },
        {
          path: ['strict_transport_security', 'max_age'],
          label: 'Remember it for',
          steps: [[0, 'No time: forget it'], days(30), days(60), days(90), days(120), days(150), days(180), days(365)],
        },
        { path: ['strict_transport_security', 'include_subdomains'], label: 'Subdomains too' },
        { path: ['strict_transport_security', 'preload'], label: 'Allow preload lists' },
        { path: ['strict_transport_security', 'nosniff'], label: 'Prevent MIME type sniffing' },
      ],
    },
  ),
  tls(
    'opportunistic_encryption',
    'Opportunistic encryption',
    'Announce to browsers that HTTP addresses are available over TLS as well.',
  ),
  tls(
    'tls_client_auth',
    'Authenticated origin pulls',
    'Show your origin a client certificate, so that it can refuse all others.',
  ),
  tls('tls_1_2_only', 'Only TLS 1.2', 'Superseded by the minimum TLS version.'),
  tls('ciphers', 'Cipher suites', 'Which cipher suites visitors may use up to TLS 1.2; an empty list means all.'),
  tls('sha1_support', 'SHA-1 certificates', 'Serve old browsers a certificate that is signed with SHA-1.', ENTERPRISE),

  security('security_level', 'Security level', 'How readily visitors with a bad reputation are challenged.', {
    steps: [
      ['off', 'Off (Enterprise)'],
      ['essentially_off', 'Essentially off'],
      ['low', 'Low'],
      ['medium', 'Medium'],
      ['high', 'High'],
      ['under_attack', 'Under attack: every visitor is challenged'],
    ],
  }),
  security('challenge_ttl', 'Challenge passage', 'How long a visitor who passed a challenge is not challenged again.', {
    steps: [
      minutes(5),
      minutes(15),
      minutes(30),
      minutes(45),
      hours(1),
      hours(2),
      hours(3),
      hours(4),
      hours(8),
      hours(16),
      days(1),
      days(7),
      days(30),
      days(365),
    ],
  }),
  security(
    'browser_check',
    'Browser integrity check',
    'Block requests whose headers are typical of bots that send spam or scrape.',
  ),
  security('waf', 'WAF managed rules (previous version)', 'Superseded by managed rulesets.', PRO),
  security(
    'email_obfuscation',
    'E-mail address obfuscation',
    'Hide mail addresses in pages from programs that collect them.',
  ),
  security('server_side_exclude', 'Server-side excludes', 'Hide marked parts of a page from suspicious visitors.'),
  security('hotlink_protection', 'Hotlink protection', 'Refuse images to pages of other sites that embed them.'),
  security(
    'replace_insecure_js',
    'Replace insecure JavaScript libraries',
    'Load libraries from cdnjs in place of hosts known to be unsafe.',
  ),
  security('privacy_pass', 'Privacy Pass', 'Accept tokens of the Privacy Pass extension in place of challenges.'),
  security('advanced_ddos', 'Advanced DDoS protection', 'Comes with the plan; it cannot be switched here.', {
    plan: 'Business',
  }),

  speed('brotli', 'Brotli', 'Compress responses with Brotli if the browser supports it.'),
  speed('early_hints', 'Early Hints', 'Send the browser links of a page (103) while the page is still made.'),
  speed('http2', 'HTTP/2', 'Serve visitors over HTTP/2.', PRO),
  speed('http3', 'HTTP/3', 'Serve visitors over HTTP/3 (QUIC).'),
  speed('0rtt', '0-RTT connection resumption', 'Let returning visitors send their first request at once.'),
  speed('h2_prioritization', 'Enhanced HTTP/2 prioritization', 'Send the most important resources of a page first.', {
    ...PRO,
    steps: [
      ['on', 'On'],
      ['off', 'Off'],
      ['custom', 'Custom, by a Worker'],
    ],
  }),
  speed('rocket_loader', 'Rocket Loader', 'Load scripts after the content of a page.'),
  speed('polish', 'Polish', 'Make images smaller.', {
    ...PRO,
    steps: [
      ['off', 'Off'],
      ['lossless', 'Lossless: remove metadata only'],
      ['lossy', 'Lossy: smaller, with slight loss'],
    ],
  }),
  speed('webp', 'WebP', 'With Polish: send images as WebP to browsers that can show it.', PRO),
  speed('mirage', 'Mirage', 'Load images later, and smaller on slow connections.', PRO),
  speed(
    'automatic_platform_optimization',
    'Automatic platform optimization',
    'Serve WordPress sites from the cache, pages included. An add-on of the Free plan.',
    {
      ...PRO,
      parts: [
        { path: ['enabled'], label: 'Optimize' },
        { path: ['cache_by_device_type'], label: 'Cache separately by device type' },
      ],
    },
  ),
  speed('prefetch_preload', 'Prefetch', 'Load what the origin lists in its Link header into the cache.', ENTERPRISE),

  caching('development_mode', 'Development mode', 'Bypass the cache for three hours, to see changes at once.'),
  caching('cache_level', 'Caching level', 'How the query string affects caching of static files.', {
    steps: [
      ['aggressive', 'Standard: another query is another file'],
      ['simplified', 'Ignore the query string'],
      ['basic', 'Only files without a query string'],
    ],
  }),
  caching('browser_cache_ttl', 'Browser cache TTL', 'How long browsers keep files.', {
    steps: [
      [0, 'As the origin says'],
      minutes(30),
      hours(1),
      hours(2),
      hours(4),
      hours(8),
      hours(12),
      days(1),
      days(3),
      days(7),
      days(30),
      days(365),
    ],
  }),
  caching('edge_cache_ttl', 'Edge cache TTL', 'How long Cloudflare keeps files. The plan sets the least.', {
    steps: [hours(2), hours(4), hours(8), hours(20), days(1), days(2), days(3), days(7)],
  }),
  caching(
    'always_online',
    'Always Online',
    'Show pages from the Internet Archive while your origin cannot be reached.',
  ),
  caching(
    'sort_query_string_for_cache',
    'Query string sort',
    'Treat addresses whose queries differ in order only as one file.',
    ENTERPRISE,
  ),
  caching(
    'response_buffering',
    'Response buffering',
    'Wait for the complete response of the origin before forwarding it.',
    ENTERPRISE,
  ),

  network('ipv6', 'IPv6', 'Serve visitors over IPv6, even if your origin has none.'),
  network('websockets', 'WebSockets', 'Let WebSocket connections through to your origin.'),
  network('opportunistic_onion', 'Onion routing', 'Serve Tor users without leaving the Tor network.'),
  network('ip_geolocation', 'IP geolocation', 'Tell your origin the country of a visitor (CF-IPCountry).'),
  network('pseudo_ipv4', 'Pseudo IPv4', 'Give origins that read only IPv4 an address for visitors over IPv6.', {
    steps: [
      ['off', 'Off'],
      ['add_header', 'Add the header Cf-Pseudo-IPv4'],
      ['overwrite_header', 'Overwrite the usual headers'],
    ],
  }),
  network('max_upload', 'Largest upload', 'The largest body of a request, in megabytes. The plan sets the most.', {
    steps: [100, 125, 150, 175, 200, 225, 250, 300, 350, 400, 450, 500].map((size): Step => [size, `${size} MB`]),
  }),
  network('cname_flattening', 'CNAME flattening', 'Resolve CNAME records to addresses.', {
    ...PRO,
    steps: [
      ['flatten_at_root', 'At the root only'],
      ['flatten_all', 'Everywhere'],
    ],
  }),
  network(
    'true_client_ip_header',
    'True-Client-IP header',
    'Tell your origin the address of a visitor under this name as well.',
    ENTERPRISE,
  ),
  network(
    'proxy_read_timeout',
    'Proxy read timeout',
    'How long Cloudflare waits for the origin between two reads before it returns 524.',
    {
      ...ENTERPRISE,
      range: [1, 6000, 'seconds'],
    },
  ),
  network(
    'origin_max_http_version',
    'HTTP version to the origin',
    'The newest version that is spoken with your origin.',
    {
      steps: [
        ['2', 'HTTP/2'],
        ['1', 'HTTP/1.1'],
      ],
    },
  ),
  network(
    'origin_h2_max_streams',
    'HTTP/2 streams to the origin',
    'Most requests at a time on one connection to your origin.',
    {
      ...ENTERPRISE,
      range: [1, 1000, 'streams'],
    },
  ),
  network(
    'origin_error_page_pass_thru',
    'Error pages of the origin',
    'Show errors 502 and 504 as your origin words them.',
    ENTERPRISE,
  ),
  network(
    'orange_to_orange',
    'Orange-to-Orange',
    'Let your customers’ zones on Cloudflare point to yours.',
    ENTERPRISE,
  ),
  network('aegis', 'Aegis', 'Reach your origin from addresses that are yours alone.', {
    ...ENTERPRISE,
    parts: [{ path: ['enabled'], label: 'Use dedicated addresses' }],
  }),
  network('nel', 'Network error logging', 'Let browsers report when they cannot reach the zone.', {
    parts: [{ path: ['enabled'], label: 'Collect reports' }],
  }),

  content('image_resizing', 'Image resizing', 'Resize images by their address or by a Worker.', {
    steps: [
      ['off', 'Off'],
      ['on', 'Images of this zone'],
      ['open', 'Images of any origin'],
    ],
  }),
  content('transformations', 'Image transformations', 'Resize and convert images on request.', {
    steps: [
      ['off', 'Off'],
      ['on', 'Images of allowed origins'],
      ['open', 'Images of any origin'],
    ],
  }),
  content(
    'transformations_allowed_origins',
    'Origins of transformations',
    'Hosts whose images may be transformed, separated by commas.',
    {
      isText: true,
    },
  ),
  content('content_converter', 'Markdown for agents', 'Serve Markdown to agents that request it.', PRO),
  content('search_for_agents', 'Search for agents', 'Let agents search the content of the zone.'),
  content(
    'redirects_for_ai_training',
    'Redirects for AI training',
    'Send crawlers that train models to the canonical address of a page.',
    PRO,
  ),
  content('webmcp_enabled', 'WebMCP', 'Offer tools of the page to agents in the browser.'),
  content('webmcp_packs', 'WebMCP packs', 'Which packs of tools are offered.', { isText: true }),
];
