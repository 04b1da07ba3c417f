/** Matches a request with recorded calls, and describes how it differs from the nearest one. */
import { VOLATILE } from './aliases.ts';
import type { RecordedRequest } from './recorded-call.ts';

/** Ids and timestamps of the cassette → those of this run. */
export type Bound = ReadonlyMap<string, string>;

export interface Comparison {
  /** One line each: `body.ttl: recorded 300, sent 600`. */
  readonly differences: readonly string[];
  /** `bound`, plus the bindings of this request. */
  readonly bound: Bound;
}

const display = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};

/**
 * Compares a recorded request with the sent one. An id of the recording may match any other id, but always the same
 * one.
 */
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
      differences.push(`${place}: recorded ${display(one)}, sent ${display(other)}`);
      return;
    }
    const names = new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))]);
    for (const name of names)
      walk(Reflect.get(Object(one), name), Reflect.get(Object(other), name), place ? `${place}.${name}` : name);
  };
  walk(recorded, sent, '');
  return { differences, bound };
}

/** A masked part matches any text. */
function fitsMasked(masked: string, text: string): boolean {
  let from = 0;
  for (const piece of masked.split('***')) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

/** True if the calls differ at most in their headers. */
export const isSameCall = ({ differences }: Comparison): boolean =>
  differences.every((line) => line.startsWith('headers'));

/** Distance of a request: another method or path counts more than any difference in the body. */
export const distance = ({ differences }: Comparison): number =>
  differences.reduce((sum, line) => sum + (/^(method|path)/.test(line) ? 100 : 1), 0);
