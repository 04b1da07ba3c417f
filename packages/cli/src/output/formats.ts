/** Items as lines for programs: JSON, NDJSON, YAML, CSV, TSV. */
import { cellText, columnsOf, valueAt } from './columns.ts';

export type Format = 'json' | 'ndjson' | 'yaml' | 'csv' | 'tsv';

export interface Shape {
  readonly columns: readonly string[] | undefined;
  /** Columns of the contract. */
  readonly known: readonly string[] | undefined;
}

/** Only the fields that were asked for, where some were. */
export function picked(item: unknown, columns: readonly string[] | undefined): unknown {
  return columns === undefined ? item : Object.fromEntries(columns.map((column) => [column, valueAt(item, column)]));
}

/** Formats a list item by item as it arrives. */
export async function* formatted(items: AsyncIterable<unknown>, format: Format, shape: Shape): AsyncGenerator<string> {
  if (format === 'csv' || format === 'tsv') return yield* separated(items, format, shape);
  let count = 0;
  for await (const item of items) {
    const value = picked(item, shape.columns);
    if (format === 'ndjson') yield `${JSON.stringify(value)}\n`;
    else if (format === 'yaml') yield (await import('yaml')).stringify([value]);
    else yield `${count === 0 ? '[' : ','}\n${indented(JSON.stringify(value, undefined, 2))}`;
    count += 1;
  }
  if (format === 'json') yield count === 0 ? '[]\n' : '\n]\n';
  if (format === 'yaml' && count === 0) yield '[]\n';
}

const indented = (text: string): string => text.replace(/^/gm, '  ');

/** One value as a whole. */
export async function formattedOne(value: unknown, format: Format, shape: Shape): Promise<string> {
  const shown = picked(value, shape.columns);
  if (format === 'ndjson') return `${JSON.stringify(shown)}\n`;
  // Loaded on use: it is as large as the rest of the command.
  return format === 'yaml' ? (await import('yaml')).stringify(shown) : `${JSON.stringify(shown, undefined, 2)}\n`;
}

const MARKS = { csv: { between: ',', end: '\r\n', write: csvCell }, tsv: { between: '\t', end: '\n', write: tsvCell } };

async function* separated(items: AsyncIterable<unknown>, format: 'csv' | 'tsv', shape: Shape): AsyncGenerator<string> {
  const { between, end, write } = MARKS[format];
  let columns: readonly string[] | undefined;
  for await (const item of items) {
    if (columns === undefined) {
      columns = columnsOf([item], shape.columns, shape.columns ?? shape.known);
      yield `${columns.map(write).join(between)}${end}`;
    }
    yield `${columns.map((column) => write(cellText(valueAt(item, column)))).join(between)}${end}`;
  }
}

/** https://www.rfc-editor.org/rfc/rfc4180 */
function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A tab or a line's end in a value would make another column or row. */
function tsvCell(text: string): string {
  return text.replace(/[\\\t\r\n]/g, (char) => ({ '\\': '\\\\', '\t': '\\t', '\r': '\\r', '\n': '\\n' })[char] ?? char);
}
