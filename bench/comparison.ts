/** The figures of docs/comparison.md: those of RESULTS.md, without their ranges. */

const HEAD = '| measured | flarewire | cloudflare |';

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** `10.7 ms (9.99–16.0)` is `10.7 ms` here. */
const withoutRanges = (cell: string): string => cell.replace(/ \([^()]*\d–[^()]*\)/g, '');

/** Results of the packages in each row of RESULTS.md, by row name. */
export function figuresOf(results: string): ReadonlyMap<string, readonly string[]> {
  const figures = new Map<string, readonly string[]>();
  for (const row of results.split('\n').filter((line) => line.startsWith('|'))) {
    const [name = '', , ours = '', theirs = ''] = cellsOf(row);
    if (!figures.has(name)) figures.set(name, [ours, theirs].map(withoutRanges));
  }
  return figures;
}

/** The page with these results in its tables of figures. A row that the results do not have stays, and fails its test. */
export function withFigures(page: string, results: string): string {
  const figures = figuresOf(results);
  let isInside = false;
  const lines = page.split('\n').map((line) => {
    isInside = line === HEAD || (isInside && line.startsWith('|'));
    const [name = ''] = cellsOf(line);
    const found = isInside && line !== HEAD ? figures.get(name) : undefined;
    return found === undefined ? line : `| ${[name, ...found].join(' | ')} |`;
  });
  return lines.join('\n');
}

/** The names of the rows in its tables of figures. */
export function measuredIn(page: string): string[] {
  const [, ...tables] = page.split(HEAD);
  return tables.flatMap((text) => {
    const rows = text.split('\n').slice(2);
    const end = rows.findIndex((line) => !line.startsWith('|'));
    return rows.slice(0, end).map((row) => cellsOf(row)[0] ?? '');
  });
}
