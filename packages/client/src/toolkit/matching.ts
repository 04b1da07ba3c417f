/** Compares an item with the wanted parameters, ignoring differences in notation. */

/**
 * Notations of strings in the API, and fields that it does not return. `place` is `a.b`: field names without list
 * indexes.
 */
export interface Forms {
  /** `host`: lower case, ASCII, no trailing dot; `quoted`: in quotes, in one or more pieces. */
  readonly form: (place: string, item: unknown) => 'host' | 'quoted' | undefined;
  /** True for a field that is accepted and never returned. */
  readonly isHidden?: (place: string) => boolean;
  /** True for a list whose order is irrelevant. */
  readonly isSet?: (place: string) => boolean;
}

const ADDRESS = /^[\da-f.:]+$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\d.]*(Z|[+-]\d\d:?\d\d)$/i;
/** Fields that identify an object when only its id is given. */
const IDS = ['id', 'uuid', 'uid', 'tag', 'name'];

/** Normalizes a host name: lower case, no trailing dot, `xn--` for non-ASCII labels; unchanged if it is invalid. */
export function normalHost(host: string): string {
  const plain = host.trim().toLowerCase().replace(/\.$/, '');
  if (/^[!-~]*$/.test(plain)) return plain;
  // Label by label: a URL accepts neither `_dmarc` nor `*` in a host.
  const labels = plain.split('.').map((label) => {
    if (/^[!-~]*$/.test(label) || !URL.canParse(`http://${label}.x`)) return label;
    return new URL(`http://${label}.x`).hostname.replace(/\.x$/, '');
  });
  return labels.join('.');
}

/** Normalizes a string: addresses, timestamps, and the notation given by `form`. */
export function normal(text: string, form?: ReturnType<Forms['form']>): string {
  if (form === 'quoted') return /^".*"$/s.test(text) ? text.slice(1, -1).replace(/"\s+"/g, '') : text;
  if (MOMENT.test(text)) return new Date(text).toISOString();
  const [address = '', prefix] = text.split('/');
  if (address.includes(':') && ADDRESS.test(address) && URL.canParse(`http://[${address}]`)) {
    const { hostname } = new URL(`http://[${address}]`);
    return `${hostname.slice(1, -1)}${prefix === undefined || prefix === '128' ? '' : `/${prefix}`}`;
  }
  if (/^[\d.]+\/32$/.test(text)) return address;
  return form === 'host' ? normalHost(text) : text;
}

/** True for any notation of "no value". */
const isUnset = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Secrets are omitted or masked with stars. */
const isUnshown = (value: unknown): boolean =>
  isUnset(value) || (typeof value === 'string' && /^[*•x.\s]+$/i.test(value));

const PLAIN: Forms = { form: () => undefined };

/** True if a value contains everything that is wanted; wanted undefined or null may be absent. */
export function matches(
  value: unknown,
  wanted: unknown,
  forms: Forms = PLAIN,
  place = '',
  item: unknown = value,
): boolean {
  if (wanted === undefined || value === wanted) return true;
  if (isUnset(wanted) && isUnset(value)) return true;
  if (forms.isHidden?.(place) && isUnshown(value)) return true;
  // A value that is off may be omitted, if all fields of an item are returned.
  if (wanted === false && forms.isHidden) return isUnset(value);
  if (typeof wanted === 'string' && typeof value === 'string') {
    const form = forms.form(place, item);
    return normal(value, form) === normal(wanted, form);
  }
  // Parameters take ids, results contain objects.
  if (typeof wanted !== 'object')
    return typeof value === 'object' ? IDS.some((id) => Object(value)[id] === wanted) : `${value}` === `${wanted}`;
  if (typeof value !== 'object' || value === null || wanted === null) return false;
  if (Array.isArray(wanted)) return matchesList(value, wanted, forms, place, item);
  return Object.entries(wanted).every(([field, inner]) => {
    const own = place === '' ? field : `${place}.${field}`;
    return matches(Reflect.get(value, field), inner, forms, own, item);
  });
}

function matchesList(
  value: object,
  wanted: readonly unknown[],
  ...[forms, place, item]: [Forms, string, unknown]
): boolean {
  if (!Array.isArray(value) || value.length !== wanted.length) return false;
  if (!forms.isSet?.(place)) return wanted.every((one, at) => matches(value[at], one, forms, place, item));
  const left = [...value];
  return wanted.every((one) => {
    const at = left.findIndex((other) => matches(other, one, forms, place, item));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Fields with host names, recognized by name alone. */
const HOSTS = /^((zones|dns)\.\S* name|\S+ (.*\.)?(\w*_)?(host|domain)(_?name)?)$/i;

/** Comparison rules for the items of a list. */
export const formsOf = (list: string): Forms => ({
  form: (place, item) => {
    if (!/^dns\.records\S* content$/.test(`${list} ${place}`))
      return HOSTS.test(`${list} ${place}`) ? 'host' : undefined;
    return Object(item).type === 'TXT' ? 'quoted' : /^(CNAME|MX|NS|PTR)$/.test(Object(item).type) ? 'host' : undefined;
  },
});
