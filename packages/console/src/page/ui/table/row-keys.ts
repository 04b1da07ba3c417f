/** Which row a key leads to, in tables and trees. */

/** @param page rows that are seen at once. @returns undefined where the key leads nowhere */
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
