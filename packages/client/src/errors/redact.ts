/** Removes secrets from everything that an error or a log shows: strings at any depth, headers, foreign errors. */

import type { Job } from '../transport/job.ts';
import { redactText, type Secrets } from './redact-text.ts';
import { redactValue, secretsIn } from './redact-value.ts';

/** A shorter remainder of a secret in another notation reveals nothing. */
const PIECE = /[\w-]{16,}/g;
const MAX_DEPTH = 100;

const CREDENTIALS = ['authorization', 'x-auth-key', 'x-auth-email', 'x-auth-user-service-key'];

/** The credentials in these headers, to be masked. Very short values are skipped, as they would mask ordinary words. */
export const credentialsIn = (headers: { get(name: string): string | null | undefined }): string[] =>
  CREDENTIALS.map((name) => headers.get(name)?.replace('Bearer ', '') ?? '').filter((secret) => secret.length > 7);

/** Everything to mask: the credentials, parameters marked as secret, and secrets in the response. */
export function secretsFor({ headers, sent = new Headers(), request, url }: Job, answer?: unknown): string[] {
  const { body, query, operation } = request;
  // In `Basic abc`, the secret is `abc`.
  const own = [...Object.entries(headers), ...sent, ...new URL(url).searchParams];
  const named = own.map(([name, value]) => ({ name, value: value.replace(/^\w+ (?=\S+$)/, '') }));
  const given = { body, query, named };
  const { errors, messages, ...brought } = Object(answer); // any JSON value
  const found = [
    ...credentialsIn(new Map(Object.entries(headers))),
    ...credentialsIn(sent),
    ...secretsIn(given, operation.sensitive),
    ...secretsIn({ errors, messages }),
    ...secretsIn(brought, inAnswer(operation)),
  ];
  // A response may wrap a secret, escape it for HTML, or escape it twice for JSON: its plain parts still match.
  const pieces = found.flatMap((secret) => secret.match(PIECE) ?? []);
  return [...new Set([...found, ...pieces])].sort((a, b) => b.length - a.length);
}

/** If the whole result is secret, mask the envelope's `result`. */
const inAnswer = ({ sensitive = [] }: Job['request']['operation']): readonly string[] =>
  sensitive.includes('*') ? [...sensitive, 'result'] : sensitive;

/** A response body as an error may carry it. The text of `errors` and `messages` stays, with secrets masked. */
export function redactAnswer(answer: unknown, { request }: Job, secrets: Secrets): unknown {
  if (Object(answer) !== answer || Array.isArray(answer)) return redact(redactValue(answer), secrets);
  const names = inAnswer(request.operation);
  const fields = Object.entries(answer as object).map(([name, value]) => {
    const reported = name === 'errors' || name === 'messages';
    return Object.entries(redactValue({ [name]: value }, reported ? [] : names) as object); // an object
  });
  return redact(Object.fromEntries(fields.flat()), secrets);
}

/** Returns headers without secrets, or the given object if there are none. */
export function redactHeaders(headers: Headers, secrets: Secrets): Headers {
  const entries = [...headers];
  const clean = entries.map(([name, value]): [string, string] => [name, redactText(value, secrets)]);
  return clean.some(([, value], index) => value !== entries[index]?.[1]) ? new Headers(clean) : headers;
}

/** Returns a copy without secrets; handles cycles. Errors are changed in place, because others may hold them. */
export function redact(given: unknown, secrets: Secrets): unknown {
  const done = new Map<unknown, unknown>();
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redactText(value, secrets);
    if (typeof value !== 'object' || value === null) return value;
    if (done.has(value)) return done.get(value);
    if (depth > MAX_DEPTH) return '[deep]';
    if (value instanceof Error) {
      done.set(value, value);
      redactError(value, (inner) => clean(inner, depth + 1));
      return value;
    }
    if (value instanceof Headers) return redactHeaders(value, secrets);
    const kind = value.constructor?.name;
    // Their headers are read-only and cannot be masked.
    if (kind === 'Request' || kind === 'Response') return `[${kind}]`;
    if (kind !== 'Object' && kind !== 'Array' && kind !== undefined) return value;
    const copy: object = Array.isArray(value) ? [] : {};
    done.set(value, copy);
    for (const [name, inner] of Object.entries(value))
      define(copy, redactText(name, secrets), clean(inner, depth + 1), { enumerable: true });
    return copy;
  };
  return clean(given, 0);
}

// Unlike an assignment, this makes `__proto__` an ordinary field, and can change the message of a DOMException.
const define = (target: object, name: PropertyKey, value: unknown, { enumerable = false }: PropertyDescriptor = {}) =>
  Reflect.defineProperty(target, name, { enumerable, configurable: true, writable: true, value });

function redactError(error: Error, clean: (value: unknown) => unknown): void {
  // The stack repeats the message. Either may be inherited.
  for (const key of new Set([...Reflect.ownKeys(error), 'message', 'stack'])) {
    try {
      const value = Reflect.get(error, key);
      const better = clean(value);
      if (better !== value) define(error, key, better, Reflect.getOwnPropertyDescriptor(error, key));
    } catch {} // a getter threw
  }
}
