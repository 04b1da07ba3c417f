/** Fields and functions for the builder and completion: those of the scheme, with common names. */
import { FIELDS as ALL_FIELDS, FUNCTIONS as ALL_FUNCTIONS, signature, type Type } from '@flarewire/rules-language';

export type ValueType = 'text' | 'number' | 'address' | 'boolean';

export interface KnownField {
  readonly name: string;
  /** Name in a sentence. */
  readonly label: string;
  readonly type: ValueType;
  readonly words: string;
  /** Common values. */
  readonly values?: readonly string[];
}

const LABELS: Readonly<Record<string, string>> = {
  'http.cookie': 'Cookie',
  'http.host': 'Hostname',
  'http.referer': 'Referer',
  'http.request.full_uri': 'URI full',
  'http.request.method': 'Request method',
  'http.request.cookies': 'Request cookies',
  'http.request.timestamp.sec': 'Time of the request',
  'http.request.timestamp.msec': 'Request timestamp ms',
  'http.request.uri': 'URI',
  'http.request.uri.path': 'URI path',
  'http.request.uri.path.extension': 'File extension',
  'http.request.uri.query': 'URI query string',
  'http.user_agent': 'User agent',
  'http.request.version': 'HTTP version',
  'http.x_forwarded_for': 'X-Forwarded-For',
  'ip.src': 'IP source address',
  'ip.src.lat': 'Client latitude',
  'ip.src.lon': 'Client longitude',
  'ip.src.city': 'City',
  'ip.src.postal_code': 'Postal code',
  'ip.src.metro_code': 'Client metro code',
  'ip.src.region': 'Client region',
  'ip.src.region_code': 'Region code',
  'ip.src.timezone.name': 'Time zone',
  'ip.src.asnum': 'AS number',
  'ip.src.continent': 'Continent',
  'ip.src.country': 'Country',
  'ip.src.subdivision_1_iso_code': 'Client subdivision 1 ISO code',
  'ip.src.subdivision_2_iso_code': 'Client subdivision 2 ISO code',
  'ip.src.is_in_european_union': 'European Union',
  'raw.http.request.full_uri': 'Raw full URI',
  'raw.http.request.uri': 'Raw URI',
  'raw.http.request.uri.path': 'Raw URI path',
  'raw.http.request.uri.path.extension': 'Raw URI path extension',
  'raw.http.request.uri.query': 'Raw URI query',
  'http.request.uri.args': 'URI args',
  'http.request.uri.args.names': 'URI args names',
  'http.request.uri.args.values': 'URI args values',
  'raw.http.request.uri.args': 'Raw URI args',
  'raw.http.request.uri.args.names': 'Raw URI args names',
  'raw.http.request.uri.args.values': 'Raw URI args values',
  'http.request.headers': 'Request headers',
  'http.request.headers.names': 'Request headers names',
  'http.request.headers.values': 'Request headers values',
  'http.request.headers.truncated': 'Request headers truncated',
  'http.request.accepted_languages': 'Request accepted languages',
  ssl: 'SSL/HTTPS',
  'cf.edge.server_ip': 'Edge address',
  'cf.edge.server_port': 'Edge port',
  'cf.edge.client_tcp': 'Edge client TCP',
  'cf.edge.l4.delivery_rate': 'Edge L4 delivery rate',
  'cf.hostname.metadata': 'Hostname metadata',
  'cf.random_seed': 'Random seed',
  'cf.ray_id': 'Ray ID',
  'cf.threat_score': 'Threat score',
  'cf.timings.client_tcp_rtt_msec': 'Time client TCP RTT ms',
  'cf.timings.client_quic_rtt_msec': 'Time client QUIC RTT ms',
  'cf.timings.edge_msec': 'Time edge ms',
  'cf.timings.origin_ttfb_msec': 'Time origin TTFB ms',
  'cf.timings.worker_msec': 'Time worker ms',
  'cf.worker.upstream_zone': 'Worker zone',
  'cf.client.bot': 'Known bots',
  'cf.verified_bot_category': 'Verified bot category',
  'cf.bot_management.verified_bot': 'Verified bot',
  'cf.bot_management.score': 'Bot score',
  'cf.bot_management.static_resource': 'Static resource',
  'cf.bot_management.ja3_hash': 'JA3 fingerprint',
  'cf.bot_management.ja4': 'JA4 fingerprint',
  'cf.bot_management.js_detection.passed': 'JS detection passed',
  'cf.bot_management.detection_ids': 'Bot detection IDs',
  'cf.bot_management.corporate_proxy': 'Corporate proxy',
  'cf.bot_management.signed_agent': 'Bot signed agent',
  'cf.api_gateway.auth_id_present': 'API Shield auth ID present',
  'cf.api_gateway.request_violates_schema': 'API Shield request violates schema',
  'cf.api_gateway.fallthrough_detected': 'API Shield fallthrough detected',
  'cf.schema_validation.learned.violated': 'Schema validation learned violated',
  'cf.schema_validation.uploaded.violated': 'Schema validation uploaded violated',
  'cf.waf.content_scan.has_obj': 'Content scan has object',
  'cf.waf.content_scan.has_malicious_obj': 'Malicious upload',
  'cf.waf.content_scan.num_malicious_obj': 'Content scan number of malicious object',
  'cf.waf.content_scan.has_failed': 'Content scan has failed',
  'cf.waf.content_scan.num_obj': 'Content scan number of object',
  'cf.waf.content_scan.obj_sizes': 'Content scan object sizes',
  'cf.waf.content_scan.obj_types': 'Content scan object types',
  'cf.waf.content_scan.obj_results': 'Content scan object results',
  'cf.waf.score': 'WAF attack score',
  'cf.waf.score.sqli': 'WAF SQLi score',
  'cf.waf.score.xss': 'WAF XSS score',
  'cf.waf.score.rce': 'WAF RCE score',
  'cf.waf.score.class': 'WAF attack score class',
  'cf.waf.auth_detected': 'WAF auth detected',
  'cf.waf.credential_check.password_leaked': 'Password leaked',
  'cf.waf.credential_check.username_leaked': 'Credentials username leaked',
  'cf.waf.credential_check.username_and_password_leaked': 'Credentials username and password leaked',
  'cf.waf.credential_check.username_password_similar': 'Credentials username password similar',
  'cf.llm.prompt.detected': 'Prompt detected',
  'cf.llm.prompt.pii_detected': 'Prompt PII detected',
  'cf.llm.prompt.pii_categories': 'Prompt PII categories',
  'cf.llm.prompt.unsafe_topic_detected': 'Prompt unsafe topic detected',
  'cf.llm.prompt.unsafe_topic_categories': 'Prompt unsafe topic categories',
  'cf.llm.prompt.injection_score': 'Prompt injection score',
  'cf.llm.prompt.token_count': 'Prompt token count',
  'cf.llm.prompt.custom_topic_categories': 'Prompt custom topic categories',
  'cf.tls_cipher': 'TLS cipher',
  'cf.tls_client_auth.cert_revoked': 'Client certificate revoked',
  'cf.tls_client_auth.cert_verified': 'Client certificate verified',
  'cf.tls_client_auth.cert_presented': 'Client certificate presented',
  'cf.tls_client_auth.cert_issuer_dn': 'Client certificate issuer DN',
  'cf.tls_client_auth.cert_subject_dn': 'Client certificate subject DN',
  'cf.tls_client_auth.cert_issuer_dn_rfc2253': 'Client certificate issuer DN RFC 2253',
  'cf.tls_client_auth.cert_subject_dn_rfc2253': 'Client certificate subject DN RFC 2253',
  'cf.tls_client_auth.cert_issuer_dn_legacy': 'Client certificate issuer DN legacy',
  'cf.tls_client_auth.cert_subject_dn_legacy': 'Client certificate subject DN legacy',
  'cf.tls_client_auth.cert_serial': 'Client certificate serial',
  'cf.tls_client_auth.cert_issuer_serial': 'Client certificate issuer serial',
  'cf.tls_client_auth.cert_fingerprint_sha256': 'Client certificate fingerprint SHA-256',
  'cf.tls_client_auth.cert_fingerprint_sha1': 'Client certificate fingerprint SHA-1',
  'cf.tls_client_auth.cert_not_before': 'Client certificate not before',
  'cf.tls_client_auth.cert_not_after': 'Client certificate not after',
  'cf.tls_client_auth.cert_ski': 'Client certificate SKI',
  'cf.tls_client_auth.cert_issuer_ski': 'Client certificate issuer SKI',
  'cf.tls_client_auth.cert_rfc9440': 'Client certificate RFC 9440',
  'cf.tls_client_auth.cert_rfc9440_too_large': 'Client certificate RFC 9440 too large',
  'cf.tls_client_auth.cert_chain_rfc9440': 'Client certificate chain RFC 9440',
  'cf.tls_client_auth.cert_chain_rfc9440_too_large': 'Client certificate chain RFC 9440 too large',
  'cf.tls_client_extensions_sha1': 'TLS client extensions SHA-1',
  'cf.tls_client_extensions_sha1_le': 'TLS client extensions SHA-1 little-endian',
  'cf.tls_ciphers_sha1': 'TLS ciphers SHA-1',
  'cf.tls_client_hello_length': 'TLS client hello length',
  'cf.tls_client_random': 'TLS client random',
  'cf.tls_version': 'TLS version',
  'http.request.body.raw': 'Body',
  'http.request.body.truncated': 'Body truncated',
  'http.request.body.size': 'Body size',
  'http.request.body.form': 'Body form',
  'http.request.body.form.names': 'Body form names',
  'http.request.body.form.values': 'Body form values',
  'http.request.body.mime': 'Body type',
  'http.request.body.multipart': 'Body multipart',
  'http.request.body.multipart.names': 'Body multipart names',
  'http.request.body.multipart.values': 'Body multipart values',
  'http.request.body.multipart.content_types': 'Body multipart content types',
  'http.request.body.multipart.content_dispositions': 'Body multipart content dispositions',
  'http.request.body.multipart.content_transfer_encodings': 'Body multipart content transfer encodings',
  'http.request.body.multipart.filenames': 'Body multipart filenames',
  'http.request.jwt.claims.aud': 'JWT claim aud',
  'http.request.jwt.claims.aud.names': 'JWT claim aud names',
  'http.request.jwt.claims.aud.values': 'JWT claim aud values',
  'http.request.jwt.claims.iat.sec': 'JWT claim iat sec',
  'http.request.jwt.claims.iat.sec.names': 'JWT claim iat sec names',
  'http.request.jwt.claims.iat.sec.values': 'JWT claim iat sec values',
  'http.request.jwt.claims.iss': 'JWT claim iss',
  'http.request.jwt.claims.iss.names': 'JWT claim iss names',
  'http.request.jwt.claims.iss.values': 'JWT claim iss values',
  'http.request.jwt.claims.jti': 'JWT claim jti',
  'http.request.jwt.claims.jti.names': 'JWT claim jti names',
  'http.request.jwt.claims.jti.values': 'JWT claim jti values',
  'http.request.jwt.claims.nbf.sec': 'JWT claim nbf sec',
  'http.request.jwt.claims.nbf.sec.names': 'JWT claim nbf sec names',
  'http.request.jwt.claims.nbf.sec.values': 'JWT claim nbf sec values',
  'http.request.jwt.claims.sub': 'JWT claim sub',
  'http.request.jwt.claims.sub.names': 'JWT claim sub names',
  'http.request.jwt.claims.sub.values': 'JWT claim sub values',
  'http.response.code': 'Response status code',
  'http.response.headers': 'Response headers',
  'http.response.headers.names': 'Response headers names',
  'http.response.headers.values': 'Response headers values',
  'http.response.content_type.media_type': 'Response content type',
  'raw.http.response.headers': 'Raw response headers',
  'raw.http.response.headers.names': 'Raw response headers names',
  'raw.http.response.headers.values': 'Raw response headers values',
  'cf.response.1xxx_code': 'Response 1XXX code',
  'cf.response.error_type': 'Response error type',
  'cf.colo.name': 'Colo name',
  'cf.colo.region': 'Colo region',
  icmp: 'ICMP',
  'icmp.type': 'ICMP type',
  'icmp.code': 'ICMP code',
  ip: 'IP',
  'ip.dst': 'Destination address',
  'ip.dst.country': 'IP destination country',
  'ip.hdr_len': 'IP header length',
  'ip.len': 'IP length',
  'ip.opt.type': 'IP option type',
  'ip.proto': 'Protocol',
  'ip.proto.num': 'Packet protocol number',
  'ip.ttl': 'IP TTL',
  sip: 'SIP',
  tcp: 'TCP',
  'tcp.flags': 'TCP flags',
  'tcp.flags.ack': 'TCP flags ACK',
  'tcp.flags.cwr': 'TCP flags CWR',
  'tcp.flags.ecn': 'TCP flags ECN',
  'tcp.flags.fin': 'TCP flags FIN',
  'tcp.flags.push': 'TCP flags push',
  'tcp.flags.reset': 'TCP flags reset',
  'tcp.flags.syn': 'TCP flags SYN',
  'tcp.flags.urg': 'TCP flags URG',
  'tcp.srcport': 'TCP source port',
  'tcp.dstport': 'Destination port',
  udp: 'UDP',
  'udp.dstport': 'UDP destination port',
  'udp.srcport': 'UDP source port',
  'cf.zone.name': 'Zone name',
  'cf.zone.plan': 'Zone plan',
  'http.request.jwt.claims': 'JWT claims',
  'ip.geoip.asnum': 'AS number (old name)',
  'ip.geoip.continent': 'Continent (old name)',
  'ip.geoip.country': 'Country (old name)',
  'ip.geoip.subdivision_1_iso_code': 'Client subdivision 1 ISO code (old name)',
  'ip.geoip.subdivision_2_iso_code': 'Client subdivision 2 ISO code (old name)',
  'ip.geoip.is_in_european_union': 'European Union (old name)',
};

const VALUES: Readonly<Record<string, readonly string[]>> = {
  'http.request.method': ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE'],
  'http.request.version': ['HTTP/1.0', 'HTTP/1.1', 'HTTP/2', 'HTTP/3'],
  'ip.src.continent': ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA', 'T1'],
  'cf.tls_version': ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'],
  'cf.waf.score.class': ['attack', 'likely_attack', 'likely_clean', 'clean'],
  'ip.proto': ['tcp', 'udp', 'icmp'],
};

/** Groups in which functions are offered. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Conditions: [
    'any',
    'all',
    'starts_with',
    'ends_with',
    'has_key',
    'has_value',
    'is_jwt_present',
    'is_jwt_valid',
    'is_timed_hmac_valid_v0',
  ],
  Text: [
    'lower',
    'upper',
    'len',
    'concat',
    'substring',
    'join',
    'split',
    'to_string',
    'coalesce',
    'remove_bytes',
    'regex_replace',
    'wildcard_replace',
    'remove_query_args',
  ],
  Encoding: ['url_decode', 'decode_base64', 'encode_base64', 'sha256', 'uuidv4'],
  JSON: ['lookup_json_string', 'lookup_json_integer'],
  Addresses: ['cidr', 'cidr6'],
  Packets: ['bit_slice'],
};

const TYPES: Readonly<Partial<Record<Type, ValueType>>> = {
  Bytes: 'text',
  Int: 'number',
  Ip: 'address',
  Bool: 'boolean',
};

export const labelOf = (name: string): string => LABELS[name] ?? name;

const wordsOf = ({ summary, plan }: { readonly summary: string; readonly plan?: string }): string =>
  plan === undefined ? summary : `${summary} Plan: ${plan}.`;

/** Fields with a single value; deprecated names are recognized but not offered. */
export const FIELDS: readonly KnownField[] = ALL_FIELDS.flatMap((field) => {
  const type = TYPES[field.type];
  const values = VALUES[field.name];
  if (type === undefined || field.replacedBy !== undefined) return [];
  const known = { name: field.name, label: labelOf(field.name), type, words: wordsOf(field) };
  return [values === undefined ? known : { ...known, values }];
});

const byName = new Map(FIELDS.map((field) => [field.name, field]));

/**
 * Deprecated names of the same fields:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/
 */
const RENAMED = /^ip\.geoip\./;

export const knownField = (name: string): KnownField | undefined =>
  byName.get(name) ?? byName.get(name.replace(RENAMED, 'ip.src.'));

export interface KnownFunction {
  readonly name: string;
  /** Text after its name. */
  readonly takes: string;
  readonly words: string;
}

/** Fields with many values: `http.request.headers["name"][0]`, `http.request.headers.names[0]`. */
export const MAPS: readonly KnownFunction[] = ALL_FIELDS.filter(({ type }) => TYPES[type] === undefined).map(
  (field) => ({
    name: field.name,
    takes: field.type.startsWith('Map') ? '["name"][0]' : '[0]',
    words: wordsOf(field),
  }),
);

const groupOf = (name: string): string => Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(name)) ?? 'Other';

/** https://developers.cloudflare.com/ruleset-engine/rules-language/functions/ */
export const FUNCTIONS: readonly KnownFunction[] = ALL_FUNCTIONS.map((one) => ({
  name: one.name,
  takes: signature(one).slice(one.name.length),
  words: `${groupOf(one.name)}. ${wordsOf(one)}`,
}));
