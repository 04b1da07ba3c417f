/** Places of statistics: the world, a country or territory, a network (AS). */
import { countries } from '../../data/geo/countries.ts';
import { PLACE } from '../search.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** `PT` is Portugal, `AS64496` is unchanged, undefined is the world. */
export function placeName(place: string | undefined): string {
  if (place === undefined || place === 'world') return 'Worldwide';
  return place.startsWith('AS') && place.length > 2 ? place : (regions.of(place) ?? place);
}

/** Parses a place: a code, an English name, or an AS number; undefined if it is none. */
export function placeOf(typed: string): string | undefined {
  const text = typed.trim();
  const code = text.toUpperCase().replace(/^ASN?\s*(?=\d)/, 'AS');
  if (/^\d+$/.test(code) && PLACE.test(`AS${code}`)) return `AS${code}`;
  if (PLACE.test(code) && (code.length > 2 || regions.of(code) !== undefined)) return code;
  const folded = text.toLowerCase();
  return countries().find(({ name }) => name.toLowerCase() === folded)?.code;
}
