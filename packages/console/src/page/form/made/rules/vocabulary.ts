/** Fields and functions of the Rules language that the console knows, with words: for the builder and for completion. Others may be typed. */

export type ValueType = 'text' | 'number' | 'address' | 'boolean';

export interface KnownField {
  readonly name: string;
  /** As it is called in a sentence. */
  readonly label: string;
  readonly type: ValueType;
  readonly words: string;
  /** Values that people look for. */
  readonly values?: readonly string[];
}

type Row = readonly [name: string, label: string, type: ValueType, words: string, values?: readonly string[]];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE'];

/** https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
const ROWS: readonly Row[] = [
  ['http.host', 'Hostname', 'text', 'Host that the request is for: www.example.com'],
  ['http.request.uri.path', 'URI path', 'text', 'Path without the query: /articles/index'],
  ['http.request.uri', 'URI', 'text', 'Path and query: /articles/index?section=539061'],
  ['http.request.full_uri', 'URI full', 'text', 'The whole address: https://www.example.com/articles?page=2'],
  ['http.request.uri.query', 'URI query string', 'text', 'What stands behind the question mark, without it'],
  ['http.request.uri.path.extension', 'File extension', 'text', 'In small letters, without the dot: jpg'],
  ['http.request.method', 'Request method', 'text', 'In capitals', METHODS],
  [
    'http.request.version',
    'HTTP version',
    'text',
    'HTTP/1.1, HTTP/2, HTTP/3',
    ['HTTP/1.0', 'HTTP/1.1', 'HTTP/2', 'HTTP/3'],
  ],
  ['http.user_agent', 'User agent', 'text', 'The User-Agent header'],
  ['http.referer', 'Referer', 'text', 'The Referer header'],
  ['http.cookie', 'Cookie', 'text', 'The whole Cookie header'],
  ['http.x_forwarded_for', 'X-Forwarded-For', 'text', 'The whole X-Forwarded-For header'],
  ['http.request.timestamp.sec', 'Time of the request', 'number', 'Seconds since 1970'],
  ['ip.src', 'IP source address', 'address', 'Address of the client: 192.0.2.1'],
  ['ip.src.country', 'Country', 'text', 'Two letters: NL; T1 is the Tor network'],
  ['ip.src.continent', 'Continent', 'text', 'Two letters', ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA', 'T1']],
  ['ip.src.is_in_european_union', 'European Union', 'boolean', 'The client is in a country of the European Union'],
  ['ip.src.asnum', 'AS number', 'number', 'Number of the network of the client: 13335'],
  ['ip.src.city', 'City', 'text', 'City of the client: San Francisco'],
  ['ip.src.region_code', 'Region code', 'text', 'Region of the country, up to three characters: TX'],
  ['ip.src.postal_code', 'Postal code', 'text', 'Postal code of the client: 78701'],
  ['ip.src.timezone.name', 'Time zone', 'text', 'Time zone of the client: Europe/Amsterdam'],
  ['ssl', 'SSL/HTTPS', 'boolean', 'The client came by HTTPS'],
  [
    'cf.tls_version',
    'TLS version',
    'text',
    'Of the connection of the client',
    ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'],
  ],
  ['cf.tls_cipher', 'TLS cipher', 'text', 'Of the connection of the client: AES128-SHA256'],
  ['cf.tls_client_auth.cert_presented', 'Client certificate presented', 'boolean', 'The client showed a certificate'],
  [
    'cf.tls_client_auth.cert_verified',
    'Client certificate verified',
    'boolean',
    'The certificate of the client is valid',
  ],
  [
    'cf.tls_client_auth.cert_revoked',
    'Client certificate revoked',
    'boolean',
    'The certificate is valid, and was revoked',
  ],
  ['cf.client.bot', 'Known bots', 'boolean', 'A good bot that is known, of a search engine for example'],
  ['cf.verified_bot_category', 'Verified bot category', 'text', 'What a verified bot is for: Search Engine Crawler'],
  ['cf.bot_management.score', 'Bot score', 'number', '1 is a bot for certain, 99 a person; needs Bot Management'],
  ['cf.bot_management.verified_bot', 'Verified bot', 'boolean', 'A bot that Cloudflare verified; needs Bot Management'],
  ['cf.bot_management.static_resource', 'Static resource', 'boolean', 'The file extension is one of static files'],
  ['cf.bot_management.corporate_proxy', 'Corporate proxy', 'boolean', 'From a known corporate proxy or gateway'],
  ['cf.bot_management.ja3_hash', 'JA3 fingerprint', 'text', 'Fingerprint of the TLS client'],
  ['cf.bot_management.ja4', 'JA4 fingerprint', 'text', 'Fingerprint of the TLS client, the newer kind'],
  [
    'cf.bot_management.js_detection.passed',
    'JS detection passed',
    'boolean',
    'The browser passed the JavaScript detections',
  ],
  ['cf.threat_score', 'Threat score', 'number', 'No longer computed: always 0'],
  ['cf.waf.score', 'WAF attack score', 'number', '1 is an attack for certain, 99 clean'],
  [
    'cf.waf.score.class',
    'WAF attack score class',
    'text',
    'The attack score in a word',
    ['attack', 'likely_attack', 'likely_clean', 'clean'],
  ],
  ['cf.waf.score.sqli', 'WAF SQLi score', 'number', 'The attack score for SQL injection'],
  ['cf.waf.score.xss', 'WAF XSS score', 'number', 'The attack score for cross-site scripting'],
  ['cf.waf.score.rce', 'WAF RCE score', 'number', 'The attack score for remote code execution'],
  ['cf.waf.content_scan.has_malicious_obj', 'Malicious upload', 'boolean', 'An uploaded object is malicious'],
  [
    'cf.waf.credential_check.password_leaked',
    'Password leaked',
    'boolean',
    'The password of the request was leaked before',
  ],
  ['cf.edge.server_port', 'Edge port', 'number', 'Port at which the request arrived: 443'],
  ['cf.edge.server_ip', 'Edge address', 'address', 'Address of Cloudflare to which the request went'],
  ['cf.zone.name', 'Zone name', 'text', 'Name of the zone: example.com'],
  ['cf.worker.upstream_zone', 'Worker zone', 'text', 'Zone of the Worker that sent the request; empty for clients'],
  ['cf.ray_id', 'Ray ID', 'text', 'Id of the request'],
  ['http.request.body.size', 'Body size', 'number', 'Bytes of the body'],
  ['http.request.body.raw', 'Body', 'text', 'The body as it came'],
  ['http.request.body.mime', 'Body type', 'text', 'Media type of the body, as found in it'],
  ['http.request.body.truncated', 'Body truncated', 'boolean', 'The body was too long to be looked at whole'],
  ['http.response.code', 'Response status code', 'number', 'In the phases of responses, and for counting: 404'],
  ['http.response.content_type.media_type', 'Response content type', 'text', 'Media type of the response: text/html'],
  ['tcp.dstport', 'Destination port', 'number', 'Of packets: 443'],
  ['ip.dst', 'Destination address', 'address', 'Of packets'],
  ['ip.proto', 'Protocol', 'text', 'Of packets', ['tcp', 'udp', 'icmp']],
];

export const FIELDS: readonly KnownField[] = ROWS.map(([name, label, type, words, values]) => ({
  name,
  label,
  type,
  words,
  ...(values === undefined ? {} : { values }),
}));

const byName = new Map(FIELDS.map((field) => [field.name, field]));

/** Old names of the same: https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
const RENAMED = /^ip\.geoip\./;

export const knownField = (name: string): KnownField | undefined =>
  byName.get(name) ?? byName.get(name.replace(RENAMED, 'ip.src.'));

export interface KnownFunction {
  readonly name: string;
  /** What it takes. */
  readonly takes: string;
  readonly words: string;
}

/** Those for maps and lists, which are a few of the fields: `http.request.headers["name"][0]`. */
export const MAPS: readonly KnownFunction[] = [
  { name: 'http.request.headers', takes: '["name"][0]', words: 'A header of the request; its name in small letters' },
  { name: 'http.request.cookies', takes: '["name"][0]', words: 'A cookie of the request' },
  { name: 'http.request.uri.args', takes: '["name"][0]', words: 'A parameter of the query' },
  { name: 'http.response.headers', takes: '["name"][0]', words: 'A header of the response' },
];

/** https://developers.cloudflare.com/ruleset-engine/rules-language/functions/ */
export const FUNCTIONS: readonly KnownFunction[] = [
  { name: 'any', takes: '(list of conditions)', words: 'One of the list holds' },
  { name: 'all', takes: '(list of conditions)', words: 'All of the list hold' },
  { name: 'starts_with', takes: '(text, start)', words: 'The text begins with this' },
  { name: 'ends_with', takes: '(text, end)', words: 'The text ends with this' },
  { name: 'lower', takes: '(text)', words: 'The text in small letters' },
  { name: 'upper', takes: '(text)', words: 'The text in capitals' },
  { name: 'len', takes: '(text or list)', words: 'Bytes of a text, items of a list' },
  { name: 'concat', takes: '(value, value, …)', words: 'The values as one text' },
  { name: 'substring', takes: '(text, start, end)', words: 'A part of the text' },
  { name: 'url_decode', takes: '(text)', words: 'The text with %20 and its kin decoded' },
  { name: 'decode_base64', takes: '(text)', words: 'The text decoded' },
  { name: 'encode_base64', takes: '(text, flags)', words: 'The text encoded' },
  { name: 'regex_replace', takes: '(text, pattern, replacement)', words: 'The first match replaced; for rewriting' },
  { name: 'wildcard_replace', takes: '(text, pattern, replacement)', words: 'The match replaced; for rewriting' },
  { name: 'remove_query_args', takes: '(query, name, …)', words: 'The query without these parameters' },
  { name: 'lookup_json_string', takes: '(text, key, …)', words: 'A text in JSON' },
  { name: 'lookup_json_integer', takes: '(text, key, …)', words: 'A number in JSON' },
  { name: 'join', takes: '(list, separator)', words: 'The list as one text' },
  { name: 'split', takes: '(text, separator, most)', words: 'The text as a list' },
  { name: 'to_string', takes: '(value)', words: 'A number, address or boolean as text' },
  { name: 'cidr', takes: '(address, bits, bits)', words: 'The network of an address' },
  { name: 'uuidv4', takes: '(cf.random_seed)', words: 'A random UUID; for rewriting' },
  {
    name: 'is_timed_hmac_valid_v0',
    takes: '(key, message, lifetime, now)',
    words: 'The signature is valid, and not too old',
  },
];
