/** Takes secrets out of all that an error carries or a log tells: texts at any depth, headers, errors of others. */

import type { Job } from '../transport/job.ts';
import { redactText, type Secrets } from './redact-text.ts';
import { redactValue, secretsIn } from './redact-value.ts';

/** Below it, what is left of a secret in another notation tells nothing. */
const PIECE = /[\w-]{16,}/g;
const DEEPEST = 100;

const CREDENTIALS = ['authorization', 'x-auth-key', 'x-auth-email', 'x-auth-user-service-key'];

/** The credentials in these headers, to be masked. Too short a text would mask words. */
export const credentialsIn = (headers: { get(name: string): string | null | undefined }): string[] =>
  CREDENTIALS.map((name) => headers.get(name)?.replace('Bearer ', '') ?? '').filter((secret) => secret.length > 7);

/** All that must not be shown: the credentials, what the parameters say is secret, and what the answer brought. */
export function secretsFor({ headers, sent = new Headers(), request, url }: Job, answer?: unknown): string[] {
  const { body, query, operation } = request;
  // Of `Basic abc`, `abc` is the secret.
  const own = [...Object.entries(headers), ...sent, ...new URL(url).searchParams];
  const named = own.map(([name, value]) => ({ name, value: value.replace(/^\w+ (?=\S+$)/, '') }));
  const given = { body, query, named };
  const { errors, messages, ...brought } = Object(answer); // whatever came
  const found = [
    ...credentialsIn(new Map(Object.entries(headers))),
    ...credentialsIn(sent),
    ...secretsIn(given, operation.sensitive),
    ...secretsIn({ errors, messages }),
    ...secretsIn(brought, inAnswer(operation)),
  ];
  // An answer may wrap a secret, escape it in the way of HTML or twice in that of JSON: its plain parts stay as they are.
  const pieces = found.flatMap((secret) => secret.match(PIECE) ?? []);
  return [...new Set([...found, ...pieces])].sort((a, b) => b.length - a.length);
}

/** Where the whole result is the secret, the envelope's field is. */
const inAnswer = ({ sensitive = [] }: Job['request']['operation']): readonly string[] =>
  sensitive.includes('*') ? [...sensitive, 'result'] : sensitive;

/** An answer as an error may carry it. What `errors` and `messages` say stays, but for the secrets in it. */
export function redactAnswer(answer: unknown, { request }: Job, secrets: Secrets): unknown {
  if (Object(answer) !== answer || Array.isArray(answer)) return redact(redactValue(answer), secrets);
  const names = inAnswer(request.operation);
  const fields = Object.entries(answer as object).map(([name, value]) => {
    const told = name === 'errors' || name === 'messages';
    return Object.entries(redactValue({ [name]: value }, told ? [] : names) as object); // an object gives one
  });
  return redact(Object.fromEntries(fields.flat()), secrets);
}

/** Headers without secrets; the given ones where there is none. */
export function redactHeaders(headers: Headers, secrets: Secrets): Headers {
  const entries = [...headers];
  const clean = entries.map(([name, value]): [string, string] => [name, redactText(value, secrets)]);
  return clean.some(([, value], index) => value !== entries[index]?.[1]) ? new Headers(clean) : headers;
}

/** A copy without secrets, cycles and all. Errors are changed in place, as others may hold them. */
export function redact(given: unknown, secrets: Secrets): unknown {
  const done = new Map<unknown, unknown>();
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redactText(value, secrets);
    if (typeof value !== 'object' || value === null) return value;
    if (done.has(value)) return done.get(value);
    if (depth > DEEPEST) return '[deep]';
    if (value instanceof Error) {
      done.set(value, value);
      redactError(value, (inner) => clean(inner, depth + 1));
      return value;
    }
    if (value instanceof Headers) return redactHeaders(value, secrets);
    const kind = value.constructor?.name;
    // They carry headers that nobody can change.
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

// Unlike an assignment, this makes `__proto__` a field like any other, and changes the message of a DOMException.
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
