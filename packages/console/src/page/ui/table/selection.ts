/** Changes a selection by a click or a key, as in a spreadsheet. */

/** The rows from the anchor to another row, added to what was selected before the range began. */
export function withRange(
  keys: readonly string[],
  anchor: number,
  to: number,
  before: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...before, ...keys.slice(Math.min(anchor, to), Math.max(anchor, to) + 1)]);
}

export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
