/** Fields of request bodies, tokens and responses: https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
import type { Row } from '../field.ts';

const ENTERPRISE = 'Enterprise';

const BODY: readonly Row[] = [
  ['http.request.body.raw', 'Bytes', 'The request body, unaltered; may be cut.', ENTERPRISE],
  ['http.request.body.truncated', 'Bool', 'True if the fields of the body do not hold all of it.', ENTERPRISE],
  ['http.request.body.size', 'Int', 'Size of the whole request body, in bytes.', ENTERPRISE],
  ['http.request.body.form', 'Map<Array<Bytes>>', 'Fields of a URL-encoded form by name, not decoded.', ENTERPRISE],
  ['http.request.body.form.names', 'Array<Bytes>', 'Names of the form fields, in order.', ENTERPRISE],
  ['http.request.body.form.values', 'Array<Bytes>', 'Values of the form fields, in order.', ENTERPRISE],
  ['http.request.body.mime', 'Bytes', 'Media type detected from the body: image/jpeg.'],
  ['http.request.body.multipart', 'Map<Array<Bytes>>', 'Values of the multipart body by name.', ENTERPRISE],
  ['http.request.body.multipart.names', 'Array<Array<Bytes>>', 'Names of each part of the body.', ENTERPRISE],
  ['http.request.body.multipart.values', 'Array<Bytes>', 'Values of the parts of the body.', ENTERPRISE],
  [
    'http.request.body.multipart.content_types',
    'Array<Array<Bytes>>',
    'Content-Type headers of each part.',
    ENTERPRISE,
  ],
  [
    'http.request.body.multipart.content_dispositions',
    'Array<Array<Bytes>>',
    'Content-Disposition headers of each part.',
    ENTERPRISE,
  ],
  [
    'http.request.body.multipart.content_transfer_encodings',
    'Array<Array<Bytes>>',
    'Content-Transfer-Encoding headers of each part.',
    ENTERPRISE,
  ],
  ['http.request.body.multipart.filenames', 'Array<Array<Bytes>>', 'File names of each part.', ENTERPRISE],
];

/** Claims of tokens that API Shield validates, by token configuration. */
const CLAIMS: readonly (readonly [name: string, type: 'Bytes' | 'Int', words: string])[] = [
  ['aud', 'Bytes', 'aud (audience)'],
  ['iat.sec', 'Int', 'iat (issued at, seconds)'],
  ['iss', 'Bytes', 'iss (issuer)'],
  ['jti', 'Bytes', 'jti (JWT ID)'],
  ['nbf.sec', 'Int', 'nbf (not before, seconds)'],
  ['sub', 'Bytes', 'sub (subject)'],
];
const TOKENS = CLAIMS.flatMap(([claim, type, words]): Row[] => {
  const name = `http.request.jwt.claims.${claim}`;
  const plan = 'Enterprise add-on';
  return [
    [name, `Map<Array<${type}>>`, `Claim ${words} of the JSON Web Tokens, by token configuration.`, plan],
    [`${name}.names`, 'Array<Bytes>', `Token configurations whose tokens have the claim ${words}.`, plan],
    [`${name}.values`, `Array<${type}>`, `Values of the claim ${words}.`, plan],
  ];
});

const RESPONSE: readonly Row[] = [
  ['http.response.code', 'Int', 'Status code of the response: 403.'],
  ['http.response.headers', 'Map<Array<Bytes>>', 'Response headers by name in lower case.'],
  ['http.response.headers.names', 'Array<Bytes>', 'Names of the response headers.'],
  ['http.response.headers.values', 'Array<Bytes>', 'Values of the response headers, in the order of their names.'],
  ['http.response.content_type.media_type', 'Bytes', 'Media type of the response without parameters: text/html.'],
  ['raw.http.response.headers', 'Map<Array<Bytes>>', 'Response headers by name, before any transformation.'],
  ['raw.http.response.headers.names', 'Array<Bytes>', 'Names of the response headers, before any transformation.'],
  ['raw.http.response.headers.values', 'Array<Bytes>', 'Values of the response headers, before any transformation.'],
  ['cf.response.1xxx_code', 'Int', 'Code of a Cloudflare 1XXX error: 1020; 0 without one.'],
  ['cf.response.error_type', 'Bytes', 'Kind of error of the response: waf, 5xx, ratelimit; empty without one.'],
];

export const MESSAGES: readonly Row[] = [...BODY, ...TOKENS, ...RESPONSE];
