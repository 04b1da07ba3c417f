/** Writes tables as CSV: quoted according to RFC 4180, and safe to open in a spreadsheet. */

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
