/** Compares two JSON values side by side, line by line. */
import { isEqual } from '../../ui/json/equal.ts';

export interface DiffLine {
  /** Unique among the lines of a diff. */
  readonly key: string;
  readonly depth: number;
  /** Property name or list index, or both indexes if they differ: `3 → 4`; undefined for the root. */
  readonly name: string | undefined;
  /** `inside`: an object or list that contains a difference. */
  readonly kind: 'same' | 'inside' | 'changed' | 'removed' | 'added';
  /** Undefined if that side has no value. */
  readonly left: string | undefined;
  readonly right: string | undefined;
}

interface Place {
  readonly key: string;
  readonly depth: number;
  readonly name: string | undefined;
}

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** `undefined` means there is no value. */
export function diffLines(left: unknown, right: unknown): DiffLine[] {
  const lines: DiffLine[] = [];
  add(lines, { key: '', depth: 0, name: undefined }, left, right);
  return lines;
}

/** Number of differences; a subtree added or removed as a whole counts once. */
export function countDifferences(lines: readonly DiffLine[]): number {
  let count = 0;
  let within = Number.POSITIVE_INFINITY;
  for (const { kind, depth } of lines) {
    if (depth > within) continue;
    const isWhole = kind === 'added' || kind === 'removed';
    within = isWhole ? depth : Number.POSITIVE_INFINITY;
    if (isWhole || kind === 'changed') count++;
  }
  return count;
}

function add(lines: DiffLine[], place: Place, left: unknown, right: unknown): void {
  if (left === undefined || right === undefined) {
    addOne(lines, place, left, right);
    return;
  }
  const isSame = isEqual(left, right);
  if (isContainer(left) && isContainer(right) && Array.isArray(left) === Array.isArray(right)) {
    lines.push({ ...place, kind: isSame ? 'same' : 'inside', left: sizeOf(left), right: sizeOf(right) });
    for (const [name, a, b] of pairs(left, right)) add(lines, below(place, name, lines.length), a, b);
  } else if (isContainer(left) || isContainer(right)) {
    addOne(lines, place, left, undefined);
    addOne(lines, { ...place, key: `${place.key}+` }, undefined, right);
  } else lines.push({ ...place, kind: isSame ? 'same' : 'changed', left: textOf(left), right: textOf(right) });
}

/** Adds a subtree that only one side has. */
function addOne(lines: DiffLine[], place: Place, left: unknown, right: unknown): void {
  const kind = left === undefined ? 'added' : 'removed';
  const value = left === undefined ? right : left;
  if (value === undefined) return;
  const text = isContainer(value) ? sizeOf(value) : textOf(value);
  const sides = kind === 'added' ? { left: undefined, right: text } : { left: text, right: undefined };
  lines.push({ ...place, kind, ...sides });
  if (!isContainer(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = below(place, name, lines.length);
    if (kind === 'added') addOne(lines, at, undefined, inner);
    else addOne(lines, at, inner, undefined);
  }
}

const below = ({ key, depth }: Place, name: string, count: number): Place => ({
  key: `${key}/${name}#${count}`,
  depth: depth + 1,
  name,
});

type Pair = readonly [name: string, left: unknown, right: unknown];

function pairs(left: Container, right: Container): Pair[] {
  if (Array.isArray(left) && Array.isArray(right)) return pairItems(left, right);
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].map((name) => [name, fieldOf(left, name), fieldOf(right, name)]);
}

const fieldOf = (value: Container, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** Limits pairwise comparisons of items. */
const MAX_COMPARED = 250_000;

/** Aligns equal items and items with equal ids; those in between are paired in order. */
function pairItems(left: readonly unknown[], right: readonly unknown[]): Pair[] {
  const [as, bs] = [left.map(tokenOf), right.map(tokenOf)];
  const found: Pair[] = [];
  let i = 0;
  let j = 0;
  const take = (hasLeft: boolean, hasRight: boolean): void => {
    const name = hasLeft && hasRight && i !== j ? `${i} → ${j}` : String(hasLeft ? i : j);
    found.push([name, hasLeft ? left[i++] : undefined, hasRight ? right[j++] : undefined]);
  };
  const upTo = (a: number, b: number, isById: boolean): void => {
    while (i < a || j < b) {
      // Items with different ids are different things, so their fields are not compared.
      const hasLeft = i < a;
      take(hasLeft, j < b && !(isById && hasLeft));
    }
  };
  const isById = [...as, ...bs].every((token) => token.startsWith(ID));
  for (const [a, b] of commonOf(as, bs)) {
    upTo(a, b, isById);
    take(true, true);
  }
  upTo(left.length, right.length, isById);
  return found;
}

/** The longest common subsequence, by dynamic programming. */
function commonOf(as: readonly string[], bs: readonly string[]): [number, number][] {
  if (as.length * bs.length > MAX_COMPARED) return [];
  const width = bs.length + 1;
  const best = new Uint32Array((as.length + 1) * width);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  for (let i = as.length - 1; i >= 0; i--) {
    for (let j = bs.length - 1; j >= 0; j--) {
      best[i * width + j] = as[i] === bs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < as.length && j < bs.length; ) {
    if (as[i] === bs[j]) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}

const ID = 'id:';

function tokenOf(item: unknown): string {
  const id = isContainer(item) && !Array.isArray(item) ? fieldOf(item, 'id') : undefined;
  return typeof id === 'string' || typeof id === 'number' ? ID + id : `is:${ordered(item)}`;
}

/** As JSON with sorted property names. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isContainer(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? '';

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => JSON.stringify(value) ?? String(value);

function sizeOf(value: Container): string {
  const count = Object.keys(value).length;
  const noun = Array.isArray(value) ? 'item' : 'field';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
