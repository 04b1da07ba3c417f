/** A problem of a value: its place, kind and text. */

export type Path = readonly (string | number)[];

export interface Problem {
  /** Keys and indexes from the outside in: `['rules', 3, 'action']`. */
  readonly path: Path;
  /** The path as written in JavaScript: `rules[3].action`. */
  readonly place: string;
  readonly kind: 'required' | 'unknown' | 'invalid';
  /** The given value, shortened: `"blok"`, `a list of 2 items`. Secrets are not shown. */
  readonly given: string;
  /** The allowed values: `one of "block", "skip"`; empty for an unknown name. */
  readonly allowed: string;
  /** The name or value that was probably intended. */
  readonly hint?: string;
  /** Purpose of the field in a sentence or two; parameters only. */
  readonly about?: string;
}

export function problem(
  path: Path,
  kind: Problem['kind'],
  given: string,
  allowed: string,
  hint?: string | undefined,
): Problem {
  return { path, place: placeOf(path), kind, given, allowed, ...(hint !== undefined && { hint }) };
}

/** `ttl: must be 1 or a number from 30 to 86400, not 20. Seconds a resolver may cache the record.` */
export function problemText({ place, kind, given, allowed, hint, about }: Problem): string {
  const meant = hint === undefined ? '' : `; did you mean ${JSON.stringify(hint)}?`;
  const what = about === undefined ? '' : `${meant === '' ? '.' : ''} ${about}`;
  if (kind === 'unknown') return `${place}: unknown name${meant}`;
  if (kind === 'required') return `${place}: required, ${allowed}${what}`;
  return `${place === '' ? '' : `${place}: `}must be ${allowed}, not ${given}${meant}${what}`;
}

const MAX_PLACE_LENGTH = 240;

/** Path as written in JavaScript: `rules[3].action`, `env["odd name"]`; a very long one is shortened in the middle. */
export function placeOf(path: Path): string {
  let place = '';
  for (const key of path) {
    if (typeof key === 'number') place += `[${key}]`;
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) place += place === '' ? key : `.${key}`;
    else place += place === '' ? key.slice(0, 80) : `[${JSON.stringify(key.slice(0, 80))}]`;
  }
  return place.length > MAX_PLACE_LENGTH ? `${place.slice(0, 60)} … ${place.slice(-60)}` : place;
}

/** JSON pointer (RFC 6901). */
export const pointerOf = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
