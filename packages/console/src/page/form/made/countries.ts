/** Countries by their two letters, named as this browser names them. */
import type { Option } from '../../ui/controls/choice.tsx';

const A = 'A'.charCodeAt(0);
/** Unions, tests and what has no code of its own. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(A + index));

/** `NL`: "Netherlands"; undefined of what is no country. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) ? names.of(code) : undefined;
}

/** By name, with the code as the value. */
export const COUNTRIES: readonly Option[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const name = countryName(code);
    return name === undefined ? [] : [{ value: code, label: `${name} (${code})`, name }];
  })
  .toSorted((one, other) => one.name.localeCompare(other.name))
  .map(({ value, label }) => ({ value, label }));
