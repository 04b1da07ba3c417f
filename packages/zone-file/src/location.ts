/** Reads and writes LOC records: geographic locations (RFC 1876 §3). */
import { display, MalformedError } from './malformed-error.ts';
import type { Token } from './tokens.ts';

/** A type alias instead of an interface, so that it is assignable to `data`, a record of unknown values. */
export type Location = {
  readonly lat_degrees: number;
  readonly lat_minutes: number;
  readonly lat_seconds: number;
  readonly lat_direction: string;
  readonly long_degrees: number;
  readonly long_minutes: number;
  readonly long_seconds: number;
  readonly long_direction: string;
  readonly altitude: number;
  readonly size: number;
  readonly precision_horz: number;
  readonly precision_vert: number;
};

const MAX_METRES = 90_000_000;

export function readLocation(words: readonly Token[]): Location {
  const quoted = words.find((word) => word.quoted);
  if (quoted !== undefined) throw new MalformedError(`location: found a quoted string, expected ${FORM}`);
  const texts = words.map((word) => word.text);
  const latitude = readAngle(texts, 'latitude', 'NS', 90);
  const longitude = readAngle(texts.slice(latitude.words), 'longitude', 'EW', 180);
  const rest = texts.slice(latitude.words + longitude.words);
  if (rest.length === 0) throw new MalformedError(`altitude is missing; expected ${FORM}`);
  if (rest.length > 4)
    throw new MalformedError(`found ${display(rest[4] ?? '')} after the vertical precision, expected the end`);
  return {
    lat_degrees: latitude.degrees,
    lat_minutes: latitude.minutes,
    lat_seconds: latitude.seconds,
    lat_direction: latitude.direction,
    long_degrees: longitude.degrees,
    long_minutes: longitude.minutes,
    long_seconds: longitude.seconds,
    long_direction: longitude.direction,
    altitude: readMetres(rest[0], 'altitude', -100_000, 42_849_672.95, 0),
    // Defaults of RFC 1876 §3: 1 m in diameter, precise to 10 km and 10 m.
    size: readMetres(rest[1], 'size', 0, MAX_METRES, 1),
    precision_horz: readMetres(rest[2], 'horizontal precision', 0, MAX_METRES, 10_000),
    precision_vert: readMetres(rest[3], 'vertical precision', 0, MAX_METRES, 10),
  };
}

/** `37 46 46.000 N 122 23 35.000 W 0.00 100.00 0.00 0.00`, as Cloudflare shows it. */
export function locationText(data: { readonly [field: string]: unknown }): string {
  const number = (field: string) => Number(data[field] ?? 0);
  const angle = (side: string) =>
    `${number(`${side}_degrees`)} ${number(`${side}_minutes`)} ${number(`${side}_seconds`).toFixed(3)} ${data[`${side}_direction`]}`;
  const metres = ['altitude', 'size', 'precision_horz', 'precision_vert'].map((field) => number(field).toFixed(2));
  return `${angle('lat')} ${angle('long')} ${metres.join(' ')}`;
}

const FORM = 'degrees [minutes [seconds]] N|S degrees [minutes [seconds]] E|W altitude [size [horizontal [vertical]]]';

function readAngle(texts: readonly string[], name: string, directions: string, most: number) {
  const end = texts.findIndex((text) => text.length === 1 && directions.includes(text.toUpperCase()));
  if (end < 1 || end > 3) {
    throw new MalformedError(`${name}: found ${display(texts.slice(0, 4).join(' '))}, expected ${FORM}`);
  }
  const [degrees = 0, minutes = 0, seconds = 0] = texts.slice(0, end).map((text, index) => {
    const value =
      /^\d{1,3}(?:\.\d{1,3})?$/.test(text) && (index === 2 || !text.includes('.')) ? Number(text) : Number.NaN;
    const limit = index === 0 ? most : index === 1 ? 59 : 59.999;
    if (!(value <= limit))
      throw new MalformedError(`${name}: found ${display(text)}, expected a number from 0 to ${limit}`);
    return value;
  });
  return { degrees, minutes, seconds, direction: (texts[end] ?? '').toUpperCase(), words: end + 1 };
}

function readMetres(word: string | undefined, name: string, least: number, most: number, otherwise: number): number {
  if (word === undefined) return otherwise;
  const value = /^-?\d{1,8}(?:\.\d{1,2})?m?$/i.test(word) ? Number(word.replace(/m$/i, '')) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new MalformedError(`${name}: found ${display(word)}, expected metres from ${least} to ${most} (10m, -2.50m)`);
  }
  return value;
}
