/** Masks the secrets of a call: the contract's fields for its route, secret-looking names, and credentials. */
import { redactEntries } from '../../errors/redact-plan.ts';
import { redactText } from '../../errors/redact-text.ts';
import { redactValue, secretsIn } from '../../errors/redact-value.ts';
import { secretFields } from '../../generated/toolkit/secret-fields.ts';
import type { Masks, RecordedBody } from './recorded-call.ts';

/** Secrets found so far, to be masked wherever else they appear. */
export class Secrets {
  readonly #found = new Set<string>();

  add(secrets: readonly string[]): void {
    for (const secret of secrets) if (secret !== '***') this.#found.add(secret);
  }

  /** Adds the credentials of a request: they are never written to a file, but a response may repeat them. */
  addHeaders(headers: Headers): void {
    for (const [name, value] of headers)
      if (redactEntries({ [name]: value })[name] === '***' && value.length > 7)
        this.add([value, value.replace(/^\w+ (?=\S{8})/, '')]);
  }

  /** Returns a copy with all of them masked, including in field names. */
  hide<Value>(value: Value): Value {
    const secrets = [...this.#found].sort((a, b) => b.length - a.length);
    const copy = (one: unknown): unknown => {
      if (typeof one === 'string') return redactText(one, secrets);
      if (Array.isArray(one)) return one.map(copy);
      if (typeof one !== 'object' || one === null) return one;
      return Object.fromEntries(Object.entries(one).map(([name, inner]) => [redactText(name, secrets), copy(inner)]));
    };
    return secrets.length > 0 ? (copy(value) as Value) : value; // the shape is unchanged
  }
}

interface Route {
  readonly method: string;
  readonly segments: readonly string[];
  readonly names: readonly string[];
}

let routes: readonly Route[] | undefined;

function allRoutes(): readonly Route[] {
  routes ??= secretFields.split('\n').map((line) => {
    const [method = '', path = '', names = ''] = line.split(' ');
    return { method, segments: path.split('/'), names: names.split(',') };
  });
  return routes;
}

const isRoute = (template: readonly string[], segments: readonly string[]): boolean =>
  template.length === segments.length && template.every((part, at) => part.includes('{}') || part === segments[at]);

/** Secret fields in calls of this route; `*` for the whole response. */
function secretNames(method: string, path: string): readonly string[] {
  const segments = path.split('/');
  const fitting = allRoutes().filter((route) => route.method === method && isRoute(route.segments, segments));
  return [...new Set(fitting.flatMap(({ names }) => names))];
}

/** @param part the response value is the field `result` of its envelope */
export function masksOf(method: string, path: string, part: 'request' | 'answer', secrets: Secrets): Masks {
  const own = secretNames(method, path);
  const isWhole = own.includes('*');
  const names = isWhole && part === 'answer' ? [...own, 'result'] : own;
  const value = (one: unknown): unknown => {
    secrets.add(secretsIn(one, names));
    return redactValue(one, names);
  };
  const inside = (name: string, one: unknown): unknown => Object(value({ [name]: one }))[name];
  const isHidden = (name: string): boolean => inside(name, 'any text') === '***';
  const text = (one: string): string => {
    if (isWhole) return '***';
    // Each line of NDJSON is JSON.
    return one
      .split('\n')
      .map((line) => (/^[{[]/.test(line.trimStart()) ? String(value(line)) : line))
      .join('\n');
  };
  return {
    isWhole,
    value,
    // Nested fields are sent as `headers.any` in a query.
    fields: (query) =>
      Object.fromEntries(
        Object.entries(query).map(([name, given]) => [
          name,
          name.split('.').some((part) => isHidden(part)) ? inside('secret', given) : inside(name, given),
        ]),
      ),
    field: (name, inner) => (isHidden(name) ? { text: '***' } : maskedBody(inner, text)),
    text,
    headers: redactEntries,
  };
}

const maskedBody = (inner: RecordedBody, text: (one: string) => string): RecordedBody =>
  inner.text === undefined ? inner : { ...inner, text: text(inner.text) };
