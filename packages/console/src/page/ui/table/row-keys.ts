/** Maps keys to rows, in tables and trees. */

/** @param page number of visible rows. @returns undefined if the key has no effect */
export function rowAfter(key: string, row: number, count: number, page: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + Math.max(page, 1),
    PageUp: row - Math.max(page, 1),
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (next === undefined || count === 0) return undefined;
  return Math.max(0, Math.min(count - 1, next));
}
