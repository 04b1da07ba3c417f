/** Countries and territories by their two-letter codes (ISO 3166-1), named as this browser names them. */

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Codes that have a name here but are no country of today: unions, reservations, test codes. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ DD FX SU YU AN BU CS NT TP ZR'.split(' '));

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** An outdated code has the region that followed it: DD is DE, UK is GB. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** `NL`: "Netherlands"; undefined for a code that is not a current country. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && isCurrent(code) ? regions.of(code) : undefined;
}

let known: readonly Country[] | undefined;

/** All of them, by name. */
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
