/** A request on its way through the rules of a zone: the request as rules have changed it, and what they read of it. */
import { evaluate, type Fields, type Reading, readExpression, requestFields } from '@flarewire/rules-language';
import { memoize } from '../../memoize.ts';
import type { CacheSettings } from '../cache/settings.ts';
import type { Step } from '../types.ts';
import type { KnownVisitor } from '../visitor.ts';
import type { Rule, RulesInForce } from './in-force.ts';

/** https://developers.cloudflare.com/rules/origin-rules/features/ */
export interface OriginOverride {
  readonly hostHeader?: string;
  readonly host?: string;
  readonly port?: number;
}

export interface Passage {
  readonly request: Request;
  readonly origin: OriginOverride;
  readonly cache: CacheSettings;
}

export interface Reader {
  readonly rules: RulesInForce;
  readonly visitor: KnownVisitor;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly steps: Step[];
  /** The URL before rewrites, which the fields `raw.…` keep. */
  readonly first: string;
  /** Fields of the requests that rules have read. */
  readonly known: WeakMap<Request, Fields>;
}

export function fieldsOf(reader: Reader, request: Request): Fields {
  const known = reader.known.get(request);
  if (known !== undefined) return known;
  const fields = readFields(reader, request);
  reader.known.set(request, fields);
  return fields;
}

function readFields({ visitor, now, first }: Reader, request: Request): Fields {
  const { ip, cf } = visitor;
  const headers = [...request.headers];
  const own = { url: request.url, method: request.method, headers, ip, time: Math.floor(now / 1000) };
  const raw = requestFields({ ...own, url: first });
  return {
    ...requestFields(own),
    ...Object.fromEntries(Object.entries(raw).filter(([name]) => name.startsWith('raw.'))),
    'ip.src.country': String(cf.country),
    'ip.geoip.country': String(cf.country),
    'ip.src.asnum': Number(cf.asn),
    'ip.geoip.asnum': Number(cf.asn),
    'ip.src.continent': String(cf.continent),
    'ip.src.city': String(cf.city ?? ''),
    'ip.src.is_in_european_union': cf.isEUCountry === '1',
    'cf.bot_management.verified_bot': false,
    'cf.client.bot': false,
    'cf.verified_bot_category': '',
    'cf.tls_version': String(cf.tlsVersion ?? ''),
    'cf.ray_id': visitor.ray,
    'http.request.version': String(cf.httpProtocol ?? ''),
  };
}

/** Rules in force are the same objects until the state changes. */
const conditions = new WeakMap<Rule, Reading>();

/** Evaluates a rule's condition. A condition on unknown data is false, and the trace says so. */
export function holds(reader: Reader, phase: string, rule: Rule, fields: Fields): boolean {
  const read = memoize(conditions, rule, () => readExpression(rule.expression));
  const name = rule.description || rule.expression;
  if (!read.ok) {
    reader.steps.push({ at: phase, result: `${name}: the expression cannot be read` });
    return false;
  }
  const { value, isKnown, unknown } = evaluate(read.expression, { fields, lists: reader.rules.lists });
  const outcome = !isKnown
    ? `unknown without ${unknown.join(', ')}`
    : value === true
      ? `match, ${rule.action}`
      : 'no match';
  reader.steps.push({ at: phase, result: `${name}: ${outcome}` });
  return isKnown && value === true;
}

/** A value that is set; `unknown` depends on data that the edge does not have, `nothing` on what the request does not have. */
export type Parameter = { readonly value: string } | 'unknown' | 'nothing';

/** A fixed value or that of an expression, as action parameters have them. */
export function readParameter(reader: Reader, given: unknown, fields: Fields): Parameter {
  if (typeof given !== 'object' || given === null) return 'unknown';
  if ('value' in given && typeof given.value === 'string') return { value: given.value };
  if (!('expression' in given)) return 'unknown';
  const found = evaluated(reader, String(given.expression), fields);
  if (!found.isKnown) return 'unknown';
  return typeof found.value === 'string' || typeof found.value === 'number'
    ? { value: String(found.value) }
    : 'nothing';
}

/** The same; undefined without a value. */
export function parameterValue(reader: Reader, given: unknown, fields: Fields): string | undefined {
  const found = readParameter(reader, given, fields);
  return typeof found === 'object' ? found.value : undefined;
}

/** The value of an expression; not known if it depends on data that the edge does not have, or cannot be read. */
export function evaluated(reader: Reader, expression: string, fields: Fields) {
  const read = readExpression(expression);
  if (!read.ok) return { isKnown: false, value: undefined };
  return evaluate(read.expression, { fields, lists: reader.rules.lists });
}
