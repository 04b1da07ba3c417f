/** Shortens a response for the page: fewer list items and less depth, but no value is changed. */
import { isObject } from '@flarewire/schema';

/** Maximum lines of a response shown; the fields next to it are complete. */
const MAX_LINES = 48;
/** Longer texts end in `…`. */
const MAX_TEXT = 160;

interface Limits {
  /** Items of each list. */
  readonly items: number;
  /** Levels of objects and lists; deeper ones are left out. */
  readonly depth: number;
}

/** The first that is short enough is taken. */
const STEPS: readonly Limits[] = [
  { items: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY },
  { items: 2, depth: Number.POSITIVE_INFINITY },
  { items: 1, depth: 6 },
  { items: 1, depth: 5 },
  { items: 1, depth: 4 },
  { items: 1, depth: 3 },
];

export interface Shortened {
  readonly text: string;
  readonly isShortened: boolean;
}

export function shorten(response: unknown): Shortened {
  const whole = JSON.stringify(response, null, 2);
  let text = whole;
  for (const limits of STEPS) {
    text = JSON.stringify(shortened(response, limits, 0), null, 2);
    if (text.split('\n').length <= MAX_LINES) break;
  }
  return { text, isShortened: text !== whole };
}

function shortened(value: unknown, limits: Limits, depth: number): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  const isLast = depth + 1 >= limits.depth;
  if (Array.isArray(value)) return value.slice(0, limits.items).map((item) => shortened(item, limits, depth + 1));
  if (!isObject(value)) return value;
  const shown = Object.entries(value).filter(([, inner]) => !isLast || !isDeep(inner));
  return Object.fromEntries(shown.map(([name, inner]) => [name, shortened(inner, limits, depth + 1)]));
}

const isDeep = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((inner) => typeof inner === 'object');
