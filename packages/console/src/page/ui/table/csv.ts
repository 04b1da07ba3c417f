/** Writes tables as CSV, quoted according to RFC 4180 and safe to open in a spreadsheet, and reads such text. */

export type Cell = string | number | undefined;

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Text that a spreadsheet may treat as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[=+\-@\t\r]/;

export function csvOf({ columns, rows }: Table): string {
  return [columns, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets treat a leading apostrophe as a text marker and do not show it.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$|^$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of each line (RFC 4180). */
export function cellsIn(text: string, separator: Separator = ','): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  // After a separator, the end of the text is an empty cell.
  for (let at = 0; at < text.length || cells.length > 0; at++) {
    const close = text[at] === '"' ? closingQuote(text, at) : undefined;
    const quoted = close === undefined ? '' : text.slice(at + 1, close).replaceAll('""', '"');
    const start = close === undefined ? at : close + 1;
    at = endOfCell(text, start, separator);
    cells.push(quoted + text.slice(start, at).replace(/\r$/, ''));
    if (text[at] === separator) continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

const ENDS = { ',': /[,\n]/g, ';': /[;\n]/g, '\t': /[\t\n]/g } as const;

export type Separator = keyof typeof ENDS;

function endOfCell(text: string, start: number, separator: Separator): number {
  const end = ENDS[separator];
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

/** The index of the quote that closes a cell; the length of the text if none does. */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return text.length;
}
