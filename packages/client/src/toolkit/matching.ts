/** Whether an item is what was asked for, as far as the API normalizes what it is given. */

/** Names of hosts: the API writes them in lower case and without a dot at the end. */
const HOSTS = /^((zones|dns)\.\S* name|\S+ .*(host|domain)(_?name)?)$/;

/** A text as the API writes it. `about` is the operation and the field: `dns.records.list name`. */
export function normal(text: string, about: string): string {
  if (HOSTS.test(about)) return text.toLowerCase().replace(/\.$/, '');
  // Texts of DNS come with quotes, and targets without their last dot.
  return /^dns\.\S+ content$/.test(about) ? text.replace(/^"(.*)"$|\.$/s, '$1') : text;
}

/** True when a value holds all that is wanted of it; what is wanted as undefined or null may be absent. */
export function matches(value: unknown, wanted: unknown, about = ''): boolean {
  if (wanted === undefined || value === wanted || (wanted ?? value ?? null) === null) return true;
  if (typeof wanted === 'string' && typeof value === 'string') return normal(value, about) === normal(wanted, about);
  if (typeof wanted !== 'object' || typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) && wanted.length !== Object(value).length) return false;
  const [operation] = about.split(' ');
  return Object.entries(Object(wanted)).every(([field, inner]) =>
    matches(Reflect.get(value, field), inner, `${operation} ${field}`),
  );
}
