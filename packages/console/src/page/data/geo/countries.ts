/** Lists countries and territories by two-letter code (ISO 3166-1), with the browser's names. */

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Codes with a name that are not current countries: unions, reservations, test codes. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ DD FX SU YU AN BU CS NT TP ZR'.split(' '));

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** An outdated code maps to its successor's region: DD is DE, UK is GB. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** `NL`: "Netherlands"; undefined if the code is not a current country. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && isCurrent(code) ? regions.of(code) : undefined;
}

let known: readonly Country[] | undefined;

/** All countries, sorted by name. */
export function countries(): readonly Country[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = countryName(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return known;
}
