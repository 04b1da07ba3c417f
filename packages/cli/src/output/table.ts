/** Tables for terminals: as wide as the window, what does not fit is cut. */
import { styleText } from 'node:util';
import stringWidth from 'string-width';
import { cellText, columnsOf, valueAt } from './columns.ts';
import { plain } from './plain.ts';

export interface TableLook {
  readonly width: number;
  readonly hasColours: boolean;
  readonly columns: readonly string[] | undefined;
  /** Of the contract. */
  readonly known: readonly string[] | undefined;
}

/** So many rows are looked at before the first is printed: the widths of all others are theirs. */
const SAMPLE = 200;
const GAP = '  ';
const LEAST = 6;
const READABLE = 14;

export async function* table(items: AsyncIterable<unknown>, look: TableLook): AsyncGenerator<string> {
  const iterator = items[Symbol.asyncIterator]();
  const first: unknown[] = [];
  let next = await iterator.next();
  for (; !next.done && first.length < SAMPLE; next = await iterator.next()) first.push(next.value);
  if (first.length === 0) return;
  const { columns, widths } = layout(first, look);
  const rowOf = (item: unknown): string[] => columns.map((column) => plain(cellText(valueAt(item, column))));
  const rows = first.map(rowOf);
  const titles = columns.map((column) => column.toUpperCase());
  const head = lineOf(titles, widths);
  yield `${look.hasColours ? styleText('bold', head, { validateStream: false }) : head}\n`;
  for (const row of rows) yield `${lineOf(row, widths)}\n`;
  for (; !next.done; next = await iterator.next()) yield `${lineOf(rowOf(next.value), widths)}\n`;
}

interface Layout {
  readonly columns: readonly string[];
  readonly widths: readonly number[];
}

/** The last columns are left out where there is no room to read them, unless they were asked for. */
function layout(first: readonly unknown[], look: TableLook): Layout {
  const columns = columnsOf(first, look.columns, look.known);
  const isId = columns.map((column) => /^(id|uuid|uid|tag|\w+_id)$/.test(column));
  const widths = columns.map((column) =>
    Math.max(stringWidth(column), ...first.map((item) => stringWidth(plain(cellText(valueAt(item, column)))))),
  );
  const readable = widths.map((width, place) => (isId[place] ? width : Math.min(width, READABLE)) + GAP.length);
  let count = columns.length;
  const sum = (): number => readable.slice(0, count).reduce((total, width) => total + width, -GAP.length);
  while (look.columns === undefined && count > 2 && sum() > look.width) count -= 1;
  return { columns: columns.slice(0, count), widths: fitted(widths.slice(0, count), look.width, isId) };
}

/** The widest give way first, ids last: the next command needs them whole. */
function fitted(widths: number[], most: number, isId: readonly boolean[]): number[] {
  const room = most - GAP.length * (widths.length - 1);
  const fit = [...widths];
  const sum = (): number => fit.reduce((total, width) => total + width, 0);
  for (const mayCut of [(place: number) => !isId[place], () => true])
    while (sum() > room) {
      const widest = Math.max(...fit.filter((_, place) => mayCut(place)));
      if (widest <= LEAST) break;
      fit[fit.findIndex((width, place) => width === widest && mayCut(place))] = widest - 1;
    }
  return fit;
}

function lineOf(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, i) => {
      const width = widths[i] ?? 0;
      const shown = stringWidth(cell) > width ? cut(cell, width) : cell;
      return shown + ' '.repeat(Math.max(0, width - stringWidth(shown)));
    })
    .join(GAP)
    .trimEnd();
}

const segments = new Intl.Segmenter();

/** Never in the middle of what is one sign. */
export function cut(text: string, width: number): string {
  let kept = '';
  let used = 0;
  for (const { segment } of segments.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** One thing: a field a line. */
export function fields(value: object, { width, hasColours, columns }: TableLook): string {
  const entries = (columns ?? Object.keys(value)).map((name) => [name, plain(cellText(valueAt(value, name)))] as const);
  const widest = Math.max(0, ...entries.map(([name]) => stringWidth(name)));
  return entries
    .map(([name, text]) => {
      const title = name + ' '.repeat(widest - stringWidth(name));
      const room = Math.max(LEAST, width - widest - GAP.length);
      return `${hasColours ? styleText('bold', title, { validateStream: false }) : title}${GAP}${stringWidth(text) > room ? cut(text, room) : text}\n`;
    })
    .join('');
}
