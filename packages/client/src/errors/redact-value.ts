/** Hides secrets in values that are shown: by the contract's sensitive fields, and by names that speak for themselves. */
import { isSecretName } from '../generated/secret-names.ts';

const STARS = '***';
/** Stars for every `a` of a message would hide more than the secret. */
const LEAST = 8;
const DEEPEST = 200;

/** `@sensitive` fields hide all that they hold; a secret-looking name hides texts, numbers and lists of them. */
type Hidden = 'all' | 'texts' | undefined;

const hiddenBy = (name: string, value: unknown, sensitive: readonly string[]): Hidden =>
  sensitive.includes(name) ? 'all' : isSecretName(name, value) ? 'texts' : undefined;

/** Files, bytes, streams: what is no JSON. */
function isOpaque(value: object): boolean {
  try {
    return ArrayBuffer.isView(value) || Symbol.toStringTag in value || Symbol.asyncIterator in value;
  } catch {
    return true; // a proxy that does not want to be asked
  }
}

/** A value as JSON would have it: what is in a text that is JSON, and what an object makes of itself. */
function asJson(value: unknown): unknown {
  try {
    // The JSON part of a form: a Workers script brings its secrets in one.
    if (typeof value === 'string') return /^\s*[{[]/.test(value) ? JSON.parse(value) : value;
    const { toJSON } = value as { toJSON?: unknown }; // null has none, and ends in the catch
    return typeof toJSON === 'function' ? toJSON.call(value) : value;
  } catch {
    return value;
  }
}

/** The fields of an object, each with what its name hides. Of `{ name, value }` and `{ key, value }` the name counts. */
function fieldsOf(value: object, sensitive: readonly string[]): [name: string, inner: unknown, hidden: Hidden][] {
  try {
    const { name, key = name } = value as { name?: unknown; key?: unknown }; // read as what they turn out to be
    return Object.entries(value).map(([field, inner]) => {
      const own = hiddenBy(field, inner, sensitive);
      return [
        field,
        inner,
        !own && field === 'value' && typeof key === 'string' ? hiddenBy(key, inner, sensitive) : own,
      ];
    });
  } catch {
    return []; // a getter threw
  }
}

/**
 * A copy of a JSON-like value in which secrets are `'***'`: what stands below a name of `sensitive`, and texts below a
 * name that looks secret; in texts that are JSON, too. Files, bytes and streams become their kind in brackets, and a
 * value inside itself becomes `'[circular]'`. Never throws.
 */
export function redactValue(value: unknown, sensitive: readonly string[] = []): unknown {
  const open = new Set<unknown>();
  const copy = (given: unknown, hidden: Hidden): unknown => {
    if (given === null || given === undefined || typeof given === 'boolean') return given;
    if (hidden === 'all') return STARS;
    const json = asJson(given);
    if (typeof json !== 'object' || json === null)
      return hidden ? STARS : typeof json === 'function' ? '[function]' : json;
    if (isOpaque(json)) return hidden ? STARS : kindOf(json);
    if (open.has(given)) return '[circular]';
    if (open.size > DEEPEST) return '[deep]';
    open.add(given);
    const copied = Array.isArray(json)
      ? json.map((item) => copy(item, hidden))
      : // Unlike an assignment, this makes `__proto__` a field like any other.
        Object.fromEntries(fieldsOf(json, sensitive).map(([name, inner, own]) => [name, copy(inner, own)]));
    open.delete(given);
    return typeof given === 'string' ? JSON.stringify(copied) : copied;
  };
  return copy(value, undefined);
}

/** `[Blob]`, `[Uint8Array]`. */
function kindOf(value: object): string {
  try {
    return `[${value.constructor.name}]`;
  } catch {
    return '[object]';
  }
}

/**
 * The texts that `redactValue` would hide, longest first, so that they can be masked wherever else they appear: as they
 * are, within JSON, and within a URL. Texts under 8 characters are left out. Never throws.
 */
export function secretsIn(value: unknown, sensitive: readonly string[] = []): string[] {
  const found = new Set<string>();
  // What is the same object in two places may be hidden in one of them only.
  const seen = { none: new Set(), texts: new Set(), all: new Set() };
  // A list of what is still to see: values may be nested deeper than calls may.
  const left: [given: unknown, hidden: Hidden][] = [[value, undefined]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [given, hidden] = next;
    if (hidden && typeof given === 'string') for (const form of formsOf(given)) found.add(form);
    const json = asJson(given);
    if (typeof json !== 'object' || json === null || isOpaque(json) || seen[hidden ?? 'none'].has(given)) continue;
    seen[hidden ?? 'none'].add(given);
    if (Array.isArray(json)) for (const item of json) left.push([item, hidden]);
    else for (const [, inner, own] of fieldsOf(json, sensitive)) left.push([inner, hidden === 'all' ? hidden : own]);
  }
  return [...found].sort((a, b) => b.length - a.length);
}

function formsOf(secret: string): string[] {
  if (secret.length < LEAST) return [];
  // Half a surrogate pair cannot be written in a URL.
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd'))];
}
