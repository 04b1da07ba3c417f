/** Fields of bots, scores, uploads, credentials, prompts and certificates: https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
import type { Row } from '../field.ts';

const ADD_ON = 'Enterprise add-on';
const ENTERPRISE = 'Enterprise';

const BOTS: readonly Row[] = [
  ['cf.client.bot', 'Bool', 'True for a known good bot or crawler.'],
  ['cf.verified_bot_category', 'Bytes', 'Purpose of a verified bot: Search Engine Crawler.'],
  ['cf.bot_management.verified_bot', 'Bool', 'True for a known good bot or crawler.', ADD_ON],
  ['cf.bot_management.score', 'Int', 'From 1 (certainly a bot) to 99 (certainly a person).', ADD_ON],
  ['cf.bot_management.static_resource', 'Bool', 'True if the request is for a static resource.', ADD_ON],
  ['cf.bot_management.ja3_hash', 'Bytes', 'JA3 fingerprint of the TLS client.', ADD_ON],
  ['cf.bot_management.ja4', 'Bytes', 'JA4 fingerprint of the TLS client.', ADD_ON],
  ['cf.bot_management.js_detection.passed', 'Bool', 'True if the visitor has passed a JavaScript detection.', ADD_ON],
  ['cf.bot_management.detection_ids', 'Array<Int>', 'Ids of the bot heuristics that matched the request.', ADD_ON],
  ['cf.bot_management.corporate_proxy', 'Bool', 'True for a known corporate proxy or secure web gateway.', ADD_ON],
  ['cf.bot_management.signed_agent', 'Bool', 'True for a known agent that signs its requests (Web Bot Auth).', ADD_ON],
];

const API: readonly Row[] = [
  ['cf.api_gateway.auth_id_present', 'Bool', 'True if the request has a session identifier of API Shield.', ADD_ON],
  ['cf.api_gateway.request_violates_schema', 'Bool', 'True if the request violates the schema of its endpoint.'],
  ['cf.api_gateway.fallthrough_detected', 'Bool', 'Set by the match of the request with the saved endpoints.'],
  ['cf.schema_validation.learned.violated', 'Bool', 'True if the request violates the learned profile.'],
  ['cf.schema_validation.uploaded.violated', 'Bool', 'True if the request violates the uploaded schema.'],
];

const WAF: readonly Row[] = [
  ['cf.waf.content_scan.has_obj', 'Bool', 'True if the request contains a content object.', ADD_ON],
  ['cf.waf.content_scan.has_malicious_obj', 'Bool', 'True if a content object is malicious.', ADD_ON],
  ['cf.waf.content_scan.num_malicious_obj', 'Int', 'Number of malicious content objects.', ADD_ON],
  ['cf.waf.content_scan.has_failed', 'Bool', 'True if a content object could not be scanned.', ADD_ON],
  ['cf.waf.content_scan.num_obj', 'Int', 'Number of content objects.', ADD_ON],
  ['cf.waf.content_scan.obj_sizes', 'Array<Int>', 'Sizes of the content objects, in bytes.', ADD_ON],
  ['cf.waf.content_scan.obj_types', 'Array<Bytes>', 'Media types of the content objects.', ADD_ON],
  ['cf.waf.content_scan.obj_results', 'Array<Bytes>', 'Results: clean, suspicious, infected, not scanned.', ADD_ON],
  ['cf.waf.score', 'Int', 'Attack score: 1 (attack) to 99 (clean); 100 if not scored.', ENTERPRISE],
  ['cf.waf.score.sqli', 'Int', 'Attack score for SQL injection.', ENTERPRISE],
  ['cf.waf.score.xss', 'Int', 'Attack score for cross-site scripting.', ENTERPRISE],
  ['cf.waf.score.rce', 'Int', 'Attack score for remote code execution.', ENTERPRISE],
  [
    'cf.waf.score.class',
    'Bytes',
    'Attack score in a word: attack, likely_attack, likely_clean, clean.',
    'Business or above',
  ],
  ['cf.waf.auth_detected', 'Bool', 'True if the request contains credentials.', ENTERPRISE],
  ['cf.waf.credential_check.password_leaked', 'Bool', 'True if the password was leaked before.'],
  ['cf.waf.credential_check.username_leaked', 'Bool', 'True if the username was leaked before.', ENTERPRISE],
  [
    'cf.waf.credential_check.username_and_password_leaked',
    'Bool',
    'True if username and password were leaked together.',
    'Pro or above',
  ],
  [
    'cf.waf.credential_check.username_password_similar',
    'Bool',
    'True if a similar pair of username and password was leaked.',
    ENTERPRISE,
  ],
];

const PROMPTS: readonly Row[] = [
  ['cf.llm.prompt.detected', 'Bool', 'True if the request contains an LLM prompt.', ENTERPRISE],
  ['cf.llm.prompt.pii_detected', 'Bool', 'True if the prompt contains personal information.', ENTERPRISE],
  ['cf.llm.prompt.pii_categories', 'Array<Bytes>', 'Kinds of personal information: EMAIL_ADDRESS.', ENTERPRISE],
  ['cf.llm.prompt.unsafe_topic_detected', 'Bool', 'True if the prompt is about an unsafe topic.', ENTERPRISE],
  ['cf.llm.prompt.unsafe_topic_categories', 'Array<Bytes>', 'Unsafe topics: S1 to S14.', ENTERPRISE],
  ['cf.llm.prompt.injection_score', 'Int', 'From 1 (prompt injection) to 99; 100 if not scored.', ENTERPRISE],
  ['cf.llm.prompt.token_count', 'Int', 'Estimated number of tokens of the prompt.', ENTERPRISE],
  [
    'cf.llm.prompt.custom_topic_categories',
    'Map<Int>',
    'Relevance of custom topics by label: 1 (most) to 99.',
    ENTERPRISE,
  ],
];

const CERTIFICATES: readonly Row[] = [
  ['cf.tls_cipher', 'Bytes', 'Cipher of the connection of the client: AES128-SHA256.'],
  ['cf.tls_client_auth.cert_revoked', 'Bool', 'True if the client certificate is valid but revoked.'],
  ['cf.tls_client_auth.cert_verified', 'Bool', 'True if the client certificate is valid, revoked or not.'],
  ['cf.tls_client_auth.cert_presented', 'Bool', 'True if the client presented a certificate, valid or not.'],
  ['cf.tls_client_auth.cert_issuer_dn', 'Bytes', 'Distinguished name of the issuer of the client certificate.'],
  ['cf.tls_client_auth.cert_subject_dn', 'Bytes', 'Distinguished name of the owner of the client certificate.'],
  ['cf.tls_client_auth.cert_issuer_dn_rfc2253', 'Bytes', 'Distinguished name of the issuer, as in RFC 2253.'],
  ['cf.tls_client_auth.cert_subject_dn_rfc2253', 'Bytes', 'Distinguished name of the owner, as in RFC 2253.'],
  ['cf.tls_client_auth.cert_issuer_dn_legacy', 'Bytes', 'Distinguished name of the issuer, with slashes.'],
  ['cf.tls_client_auth.cert_subject_dn_legacy', 'Bytes', 'Distinguished name of the owner, with slashes.'],
  ['cf.tls_client_auth.cert_serial', 'Bytes', 'Serial number of the client certificate.'],
  ['cf.tls_client_auth.cert_issuer_serial', 'Bytes', 'Serial number of the issuer of the client certificate.'],
  ['cf.tls_client_auth.cert_fingerprint_sha256', 'Bytes', 'SHA-256 fingerprint of the client certificate.'],
  ['cf.tls_client_auth.cert_fingerprint_sha1', 'Bytes', 'SHA-1 fingerprint of the client certificate.'],
  ['cf.tls_client_auth.cert_not_before', 'Bytes', 'Start of the validity: Mar 21 13:35:00 2022 GMT.'],
  ['cf.tls_client_auth.cert_not_after', 'Bytes', 'End of the validity: Mar 21 13:35:00 2023 GMT.'],
  ['cf.tls_client_auth.cert_ski', 'Bytes', 'Subject key identifier of the client certificate.'],
  ['cf.tls_client_auth.cert_issuer_ski', 'Bytes', 'Subject key identifier of the issuer.'],
  ['cf.tls_client_auth.cert_rfc9440', 'Bytes', 'Client certificate as in RFC 9440; empty above 10 KiB.'],
  ['cf.tls_client_auth.cert_rfc9440_too_large', 'Bool', 'True if the encoded certificate exceeds 10 KiB.'],
  [
    'cf.tls_client_auth.cert_chain_rfc9440',
    'Bytes',
    'Certificate chain without the leaf, as in RFC 9440; empty above 16 KiB.',
  ],
  ['cf.tls_client_auth.cert_chain_rfc9440_too_large', 'Bool', 'True if the encoded chain exceeds 16 KiB.'],
  ['cf.tls_client_extensions_sha1', 'Bytes', 'SHA-1 of the TLS client extensions, Base64, big-endian.'],
  ['cf.tls_client_extensions_sha1_le', 'Bytes', 'SHA-1 of the TLS client extensions, Base64, little-endian.'],
  ['cf.tls_ciphers_sha1', 'Bytes', 'SHA-1 of the cipher list of the client, Base64.'],
  ['cf.tls_client_hello_length', 'Int', 'Length of the TLS client hello, in bytes.'],
  ['cf.tls_client_random', 'Bytes', 'Random value of the TLS client, Base64.'],
  ['cf.tls_version', 'Bytes', 'TLS version of the connection of the client: TLSv1.2.'],
];

export const SECURITY: readonly Row[] = [...BOTS, ...API, ...WAF, ...PROMPTS, ...CERTIFICATES];
