/** CORS of buckets: the rules as documents, and as headers of responses. https://developers.cloudflare.com/r2/buckets/cors/ */
import { isObject } from '@flarewire/schema';
import { MAX_RULES } from '../products/r2/buckets.ts';
import { type Bucket, scopeIn } from '../products/r2/tables.ts';
import { type Fields, keep, objectsIn, read } from '../products/shared/fields.ts';
import { bucketOf, type Call, documentOf, type OfAccount, rulesContext } from './call.ts';
import { emptyResponse, xmlResponse } from './respond.ts';
import { S3Problem } from './s3-problem.ts';
import { childrenOf, textOf, textsOf, type XmlElement } from './xml.ts';

interface Rule {
  readonly id?: string;
  readonly allowed: { readonly origins: string[]; readonly methods: string[]; readonly headers?: string[] };
  readonly exposeHeaders?: string[];
  readonly maxAgeSeconds?: number;
}

const scopeOf = (call: OfAccount, bucket: Bucket): string => scopeIn(rulesContext(call), bucket, 'cors');

/** Rules of the bucket; undefined if there are none. */
function rulesOf(call: OfAccount, bucket: Bucket): readonly Rule[] | undefined {
  const kept = read(call, scopeOf(call, bucket), '');
  return kept === undefined ? undefined : objectsIn(kept.rules).map(ruleOf);
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function ruleOf({ id, allowed, exposeHeaders, maxAgeSeconds }: Fields): Rule {
  const { origins, methods, headers } = isObject(allowed) ? allowed : {};
  return {
    ...(typeof id === 'string' ? { id } : {}),
    allowed: {
      origins: texts(origins),
      methods: texts(methods),
      ...(headers === undefined ? {} : { headers: texts(headers) }),
    },
    ...(exposeHeaders === undefined ? {} : { exposeHeaders: texts(exposeHeaders) }),
    ...(typeof maxAgeSeconds === 'number' ? { maxAgeSeconds } : {}),
  };
}

export function getCors(call: Call): Response {
  const rules = rulesOf(call, bucketOf(call));
  if (rules === undefined) throw new S3Problem('NoSuchCORSConfiguration', 'The CORS configuration does not exist.');
  return xmlResponse('CORSConfiguration', {
    CORSRule: rules.map(({ id, allowed, exposeHeaders, maxAgeSeconds }) => ({
      ID: id,
      AllowedMethod: allowed.methods,
      AllowedOrigin: allowed.origins,
      AllowedHeader: allowed.headers,
      ExposeHeader: exposeHeaders,
      MaxAgeSeconds: maxAgeSeconds,
    })),
  });
}

const METHODS = new Set(['GET', 'PUT', 'POST', 'DELETE', 'HEAD']);

export async function putCors(call: Call): Promise<Response> {
  bucketOf(call);
  const document = await documentOf(call, 'CORSConfiguration');
  const rules = childrenOf(document, 'CORSRule').map(readRule);
  if (rules.length === 0 || rules.length > MAX_RULES)
    throw new S3Problem('MalformedXML', `CORSConfiguration takes 1 to ${MAX_RULES} rules; this has ${rules.length}.`);
  call.sandbox.transaction(() => keep(call, scopeOf(call, bucketOf(call)), '', { rules }));
  return emptyResponse();
}

function readRule(element: XmlElement): Rule {
  const [methods, origins] = [textsOf(element, 'AllowedMethod'), textsOf(element, 'AllowedOrigin')];
  const [headers, exposed] = [textsOf(element, 'AllowedHeader'), textsOf(element, 'ExposeHeader')];
  const wrong = methods.find((method) => !METHODS.has(method));
  if (wrong !== undefined || methods.length === 0 || origins.length === 0)
    throw new S3Problem('MalformedXML', `A CORS rule needs origins and methods of ${[...METHODS].join(', ')}.`);
  const [id, age] = [textOf(element, 'ID'), textOf(element, 'MaxAgeSeconds')];
  return {
    ...(id === undefined ? {} : { id }),
    allowed: { origins, methods, ...(headers.length === 0 ? {} : { headers }) },
    ...(exposed.length === 0 ? {} : { exposeHeaders: exposed }),
    ...(age === undefined ? {} : { maxAgeSeconds: Number(age) }),
  };
}

export function deleteCors(call: Call): Response {
  call.sandbox.transaction(() => call.sandbox.store.remove(scopeOf(call, bucketOf(call)), ''));
  return emptyResponse(204);
}

/** `*` stands for any text, once. */
function fits(pattern: string, value: string): boolean {
  const at = pattern.indexOf('*');
  if (at < 0) return pattern === value;
  const [start, end] = [pattern.slice(0, at), pattern.slice(at + 1)];
  return value.length >= start.length + end.length && value.startsWith(start) && value.endsWith(end);
}

interface CrossOrigin {
  readonly origin: string;
  readonly method: string;
  /** Headers that a preflight asks for. */
  readonly asked: readonly string[];
}

const ruleFor = (rules: readonly Rule[], { origin, method, asked }: CrossOrigin): Rule | undefined =>
  rules.find(
    ({ allowed }) =>
      allowed.origins.some((one) => fits(one, origin)) &&
      allowed.methods.includes(method) &&
      asked.every((name) => allowed.headers?.some((one) => fits(one.toLowerCase(), name))),
  );

function headersOf(
  { allowed, exposeHeaders, maxAgeSeconds }: Rule,
  { origin, asked }: CrossOrigin,
): Record<string, string> {
  const isAny = allowed.origins.includes('*');
  return {
    'access-control-allow-origin': isAny ? '*' : origin,
    'access-control-allow-methods': allowed.methods.join(', '),
    ...(asked.length === 0 ? {} : { 'access-control-allow-headers': asked.join(', ') }),
    ...(exposeHeaders === undefined ? {} : { 'access-control-expose-headers': exposeHeaders.join(', ') }),
    ...(maxAgeSeconds === undefined ? {} : { 'access-control-max-age': String(maxAgeSeconds) }),
    vary: 'Origin',
  };
}

/** Headers that a rule of the bucket gives to a request of another origin; undefined where no rule does. */
export function corsHeaders(
  call: OfAccount,
  bucket: Bucket | undefined,
  request: Pick<Request, 'method' | 'headers'>,
): Record<string, string> | undefined {
  const origin = request.headers.get('origin');
  const rules = bucket === undefined ? undefined : rulesOf(call, bucket);
  if (origin === null || rules === undefined) return undefined;
  const isPreflight = request.method === 'OPTIONS';
  const asked = isPreflight ? (request.headers.get('access-control-request-headers') ?? '') : '';
  const wanted = {
    origin,
    method: isPreflight ? (request.headers.get('access-control-request-method') ?? '') : request.method,
    asked: asked.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim().toLowerCase()])),
  };
  const rule = ruleFor(rules, wanted);
  return rule === undefined ? undefined : headersOf(rule, wanted);
}
