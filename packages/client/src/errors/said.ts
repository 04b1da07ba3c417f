/** Extracts the message from an error body, in any of the forms that products use. */

type AnyFields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is AnyFields => Object(value) === value && !Array.isArray(value);

/**
 * Entries of `errors` as objects: strings become messages, and an object of lists by field becomes one entry per field.
 */
export function entriesIn(errors: unknown): AnyFields[] {
  let list: readonly unknown[] = Array.isArray(errors) ? errors : [errors];
  if (isFields(errors) && !ENTRY.some((name) => name in errors))
    list = Object.entries(errors).map(([field, value]) => words(value) && `${field}: ${words(value)}`);
  return list.flatMap((one) => {
    if (isFields(one)) return [one];
    const message = words(one);
    return message ? [{ message }] : [];
  });
}

/** Fields of an entry, as opposed to names of parameters. */
const ENTRY = ['message', 'code', 'detail', 'title'];

/** Fields that never contain a message. */
const NO_WORDS = /^(code|type|status|source|result|timestamp)$|(^|_)(id|ray|url|info|chain)$/i;

/** Message of one entry, or of a body without `errors`: `{ message }`, `{ title, detail }`, `{ loc, msg }`. */
export function words(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (Object(value) !== value || depth > 4) return '';
  const inner = (one: unknown): string => words(one, depth + 1);
  if (Array.isArray(value)) return joined(value.map(inner));
  const { message } = value as AnyFields; // checked
  if (message) return inner(message);
  const texts = Object.entries(value as AnyFields).map(([name, one]) => (NO_WORDS.test(name) ? '' : inner(one)));
  return joined(texts, ': ').slice(0, 1000);
}

const joined = (texts: readonly string[], by = '; '): string => texts.filter(Boolean).join(by);

/** Message of a whole body; undefined if it has none. */
export function saidIn(body: unknown): string | undefined {
  const { errors } = Object(body) as AnyFields; // any JSON value
  return joined(entriesIn(errors).map((entry) => words(entry))) || words(body) || undefined;
}
