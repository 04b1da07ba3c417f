/** Which recorded call a request is, and how it differs from the nearest one. */
import { VOLATILE } from './aliases.ts';
import type { RecordedRequest } from './recorded-call.ts';

/** What stands in this run for the ids and moments of the cassette. */
export type Bound = ReadonlyMap<string, string>;

export interface Comparison {
  /** A line each: `body.ttl: recorded 300, sent 600`. */
  readonly differences: readonly string[];
  /** `bound`, with what this request adds. */
  readonly bound: Bound;
}

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/** Compares what was recorded with what is sent. An id that the cassette has not may be any other one, but always the same. */
export function compare(recorded: RecordedRequest, sent: RecordedRequest, before: Bound): Comparison {
  const bound = new Map(before);
  const differences: string[] = [];
  const isSame = (one: string, other: string): boolean => {
    if (one.includes('***')) return fitsMasked(one, other);
    const [ours, theirs] = [one.match(VOLATILE) ?? [], other.match(VOLATILE) ?? []];
    if (one.replace(VOLATILE, '') !== other.replace(VOLATILE, '') || ours.length !== theirs.length) return false;
    const fits = ours.every((id, at) => (bound.get(id) ?? theirs[at]) === theirs[at]);
    if (fits) for (const [at, id] of ours.entries()) bound.set(id, theirs[at] ?? id);
    return fits;
  };
  const walk = (one: unknown, other: unknown, place: string): void => {
    if (typeof one === 'string' && typeof other === 'string' ? isSame(one, other) : Object.is(one, other)) return;
    const areSimple = [one, other].some((value) => typeof value !== 'object' || value === null);
    if (areSimple || Array.isArray(one) !== Array.isArray(other)) {
      differences.push(`${place}: recorded ${shown(one)}, sent ${shown(other)}`);
      return;
    }
    const names = new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))]);
    for (const name of names)
      walk(Reflect.get(Object(one), name), Reflect.get(Object(other), name), place ? `${place}.${name}` : name);
  };
  walk(recorded, sent, '');
  return { differences, bound };
}

/** What was masked may be any text. */
function fitsMasked(masked: string, text: string): boolean {
  let from = 0;
  for (const piece of masked.split('***')) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

/** True where the call is the same but for its headers. */
export const isSameCall = ({ differences }: Comparison): boolean =>
  differences.every((line) => line.startsWith('headers'));

/** How far apart: another method or path counts for more than what any body has. */
export const distance = ({ differences }: Comparison): number =>
  differences.reduce((sum, line) => sum + (/^(method|path)/.test(line) ? 100 : 1), 0);
