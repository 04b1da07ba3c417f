/** Masks secrets in values that are shown, based on the contract's sensitive fields and on telling names. */
import { isSecretName } from '../generated/secret-names.ts';

const STARS = '***';
/** Shortest text to mask: masking every `a` of a message would hide more than the secret. */
const MIN = 8;
const MAX_DEPTH = 200;

/** `@sensitive` fields are masked entirely; a secret-looking name masks strings, numbers and lists of them. */
type Hidden = 'all' | 'texts' | undefined;

const hiddenBy = (name: string, value: unknown, sensitive: readonly string[]): Hidden =>
  sensitive.includes(name) ? 'all' : isSecretName(name, value) ? 'texts' : undefined;

/** Files, bytes and streams: values that JSON cannot hold. */
function isOpaque(value: object): boolean {
  try {
    return ArrayBuffer.isView(value) || Symbol.toStringTag in value || Symbol.asyncIterator in value;
  } catch {
    return true; // a proxy that throws
  }
}

/** Converts a value as JSON would: parses strings that hold JSON, and calls `toJSON()`. */
function asJson(value: unknown): unknown {
  try {
    // The JSON part of a form: a Workers script has its secrets in one.
    if (typeof value === 'string') return /^\s*[{[]/.test(value) ? JSON.parse(value) : value;
    const { toJSON } = value as { toJSON?: unknown }; // null throws and ends up in the catch block
    return typeof toJSON === 'function' ? toJSON.call(value) : value;
  } catch {
    return value;
  }
}

/**
 * The fields of an object, each with what its name hides. For `{ name, value }` and `{ key, value }` the name decides.
 */
function fieldsOf(value: object, sensitive: readonly string[]): [name: string, inner: unknown, hidden: Hidden][] {
  try {
    const { name, key = name } = value as { name?: unknown; key?: unknown }; // untrusted, so each is checked below
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
 * Returns a copy of a JSON-like value with secrets replaced by `'***'`: everything under a name in `sensitive`, and
 * strings under a name that looks secret, including inside strings that hold JSON. Files, bytes and streams become
 * their kind in brackets, and circular references become `'[circular]'`. Never throws.
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
    if (open.size > MAX_DEPTH) return '[deep]';
    open.add(given);
    const copied = Array.isArray(json)
      ? json.map((item) => copy(item, hidden))
      : // Unlike an assignment, this makes `__proto__` a field like any other.
        Object.fromEntries(fieldsOf(json, sensitive).map(([name, inner, own]) => [name, copy(inner, own)]));
    open.delete(given);
    if (typeof given !== 'string') return copied;
    const text = JSON.stringify(copied);
    return text === JSON.stringify(json) ? given : text; // JSON without a secret stays as written
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
 * The strings that `redactValue` would mask, longest first, so that they can be masked wherever else they appear:
 * verbatim, within JSON, and within a URL. Strings under 8 characters are left out. Never throws.
 */
export function secretsIn(value: unknown, sensitive: readonly string[] = []): string[] {
  const found = new Set<string>();
  // The same object may appear in two places and be masked in only one of them.
  const seen = { none: new Set(), texts: new Set(), all: new Set() };
  // An explicit stack: values may be nested deeper than the call stack allows.
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
  if (secret.length < MIN) return [];
  // A lone surrogate cannot be encoded in a URL.
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd'))];
}
