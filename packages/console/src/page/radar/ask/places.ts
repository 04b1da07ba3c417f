/** Places that statistics are of: the world, a country or territory, a network (AS). */
import { PLACE } from '../search.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** `PT` is Portugal, `AS64496` itself, undefined the world. */
export function placeName(place: string | undefined): string {
  if (place === undefined || place === 'world') return 'Worldwide';
  return place.startsWith('AS') && place.length > 2 ? place : (regions.of(place) ?? place);
}

/** What was typed as a place: a code, a name in English, an AS number; undefined where it is none. */
export function placeOf(typed: string): string | undefined {
  const text = typed.trim();
  const code = text.toUpperCase().replace(/^ASN?\s*(?=\d)/, 'AS');
  if (/^\d+$/.test(code) && PLACE.test(`AS${code}`)) return `AS${code}`;
  if (PLACE.test(code) && (code.length > 2 || regions.of(code) !== undefined)) return code;
  const folded = text.toLowerCase();
  return countries().find(({ name }) => name.toLowerCase() === folded)?.code;
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

let known: readonly Country[] | undefined;

/** Codes that the browser has no country for, or that stand for more than one. */
const NO_COUNTRY = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'SU',
  'DD',
  'YU',
  'FX',
]);

/** Countries and territories by name, as the browser knows them. */
export function countries(): readonly Country[] {
  known ??= codes()
    .flatMap((code) => {
      const name = regions.of(code);
      // An outdated code has the name of the one that follows it.
      return name === undefined || NO_COUNTRY.has(code) || current(code) !== code ? [] : [{ code, name }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return known;
}

function current(code: string): string | undefined {
  return new Intl.Locale(`und-${code}`).region;
}

function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
