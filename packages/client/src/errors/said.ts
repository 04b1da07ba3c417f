/** Extracts the message from an error body, in any of the forms that products use. */

type AnyFields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is AnyFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Entries of `errors` as objects: strings become messages, and an object of lists by field becomes one entry per field.
 */
export function entriesIn(errors: unknown): AnyFields[] {
  if (Array.isArray(errors)) return errors.flatMap((one) => (isFields(one) ? [one] : entryOf(words(one))));
  if (!isFields(errors)) return entryOf(words(errors));
  if (isEntry(errors)) return [errors];
  return Object.entries(errors).flatMap(([field, value]) =>
    entryOf(words(value)).map(({ message }) => ({ message: `${field}: ${message}` })),
  );
}

const isEntry = (value: AnyFields): boolean => ['message', 'code', 'detail', 'title'].some((name) => name in value);
const entryOf = (message: string): { message: string }[] => (message ? [{ message }] : []);

/** Message of one entry, or of a body without `errors`: `{ message }`, `{ title, detail }`, `{ error, details }`. */
export function words(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && depth > 0) return String(value);
  if (Object(value) !== value || depth > 3) return '';
  if (Array.isArray(value))
    return value
      .map((one) => words(one, depth + 1))
      .filter(Boolean)
      .join('; ');
  const { message, title, error, detail, details, error_description: described, reason } = value as AnyFields; // checked
  if (message) return words(message, depth + 1);
  const said = [title ?? error, detail ?? details ?? described ?? reason].map((one) => words(one, depth + 1));
  return said.filter(Boolean).join(': ') || otherWords(value as AnyFields, depth + 1); // checked
}

/** Names of fields that hold no words for people. */
const NO_WORDS = /^(code|type|kind|status|success|id|ray|source|result|result_info|timestamp)$|_(id|url|chain)$/i;

/** Text in fields of any other name, such as `{ msg: 'field required' }`. */
const otherWords = (value: AnyFields, depth: number): string =>
  Object.entries(value)
    .map(([name, inner]) => (NO_WORDS.test(name) || typeof inner === 'number' ? '' : words(inner, depth)))
    .filter(Boolean)
    .join('; ')
    .slice(0, 200);

/** Message of a whole body; undefined if it has none. */
export function saidIn(body: unknown): string | undefined {
  const { errors } = Object(body) as AnyFields; // any JSON value
  const listed = entriesIn(errors).map((entry) => words(entry));
  return listed.filter(Boolean).join('; ') || words(body) || undefined;
}
