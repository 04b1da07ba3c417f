/** Tables for terminals, as wide as the window; longer cells are cut. */
import { styleText } from 'node:util';
import stringWidth from 'string-width';
import { plain } from '../plain.ts';
import { cellText, columnsOf, valueAt } from './columns.ts';
import { link, wrapped } from './terminal-text.ts';

export interface TableLook {
  readonly width: number;
  readonly hasColours: boolean;
  readonly columns: readonly string[] | undefined;
  /** Columns of the contract. */
  readonly known: readonly string[] | undefined;
  /** All columns, however wide. @default false */
  readonly isWide?: boolean;
  /** Called at the end with the columns that had no room. */
  readonly onLeftOut?: (columns: readonly string[]) => void;
}

/** Number of rows that determine the column widths before the first row is printed. */
const SAMPLE = 200;
const GAP = '  ';
const MIN = 6;
const READABLE = 14;

export async function* table(items: AsyncIterable<unknown>, look: TableLook): AsyncGenerator<string> {
  const iterator = items[Symbol.asyncIterator]();
  const first: unknown[] = [];
  let next = await iterator.next();
  for (; !next.done && first.length < SAMPLE; next = await iterator.next()) first.push(next.value);
  if (first.length === 0) return;
  const { columns, widths, leftOut } = layout(first, look);
  const rowOf = (item: unknown): string[] => columns.map((column) => plain(cellText(valueAt(item, column))));
  const rows = first.map(rowOf);
  const titles = columns.map((column) => column.toUpperCase());
  const head = lineOf(titles, widths);
  const paint = look.hasColours ? painter(columns) : undefined;
  yield `${look.hasColours ? styleText('bold', head, { validateStream: false }) : head}\n`;
  for (const row of rows) yield `${lineOf(row, widths, paint)}\n`;
  for (; !next.done; next = await iterator.next()) yield `${lineOf(rowOf(next.value), widths, paint)}\n`;
  if (leftOut.length > 0) look.onLeftOut?.(leftOut);
}

interface Layout {
  readonly columns: readonly string[];
  readonly widths: readonly number[];
  readonly leftOut: readonly string[];
}

/** The last columns are left out where there is no room to read them, unless they were asked for. */
function layout(first: readonly unknown[], look: TableLook): Layout {
  const columns = idsLast(columnsOf(first, look.columns, look.known), look);
  const isId = columns.map((column) => /^(id|uuid|uid|tag|\w+_id)$/.test(column));
  const widths = columns.map((column) =>
    Math.max(stringWidth(column), ...first.map((item) => stringWidth(plain(cellText(valueAt(item, column)))))),
  );
  if (look.isWide === true) return { columns, widths, leftOut: [] };
  const readable = widths.map((width, place) => (isId[place] ? width : Math.min(width, READABLE)) + GAP.length);
  let count = columns.length;
  const sum = (): number => readable.slice(0, count).reduce((total, width) => total + width, -GAP.length);
  while (look.columns === undefined && count > 2 && sum() > look.width) count -= 1;
  return {
    columns: columns.slice(0, count),
    widths: fitted(widths.slice(0, count), look.width, isId),
    leftOut: columns.slice(count),
  };
}

/** People look for names first; the id is for the next command. Columns that were asked for stay in their order. */
function idsLast(columns: readonly string[], { columns: asked }: TableLook): readonly string[] {
  if (asked !== undefined) return columns;
  const isOwn = (column: string): boolean => /^(id|uuid|uid|tag)$/.test(column);
  return [...columns.filter((column) => !isOwn(column)), ...columns.filter(isOwn)];
}

/** Shrinks the widest columns first and ids last, since the next command needs them in full. */
function fitted(widths: number[], most: number, isId: readonly boolean[]): number[] {
  const room = most - GAP.length * (widths.length - 1);
  const fit = [...widths];
  const sum = (): number => fit.reduce((total, width) => total + width, 0);
  for (const mayCut of [(place: number) => !isId[place], () => true])
    while (sum() > room) {
      const widest = Math.max(...fit.filter((_, place) => mayCut(place)));
      if (widest <= MIN) break;
      fit[fit.findIndex((width, place) => width === widest && mayCut(place))] = widest - 1;
    }
  return fit;
}

/** Gives a cell that was cut to its width what it looks like. */
type Paint = (shown: string, cell: string, place: number) => string;

function lineOf(cells: readonly string[], widths: readonly number[], paint: Paint = (shown) => shown): string {
  const parts = cells.map((cell, place) => {
    const width = widths[place] ?? 0;
    const shown = stringWidth(cell) > width ? cut(cell, width) : cell;
    const room = place === cells.length - 1 ? '' : ' '.repeat(Math.max(0, width - stringWidth(shown)));
    return paint(shown, cell, place) + room;
  });
  return parts.join(GAP).trimEnd();
}

type Style = Parameters<typeof styleText>[0];
const style = (as: Style, text: string): string => styleText(as, text, { validateStream: false });

const ID = /^(id|uuid|uid|tag|\w+_id)$/;
const GOOD = /^(active|enabled|healthy|ok|on|success|succeeded|complete|completed|deployed|ready|running|valid|true)$/i;
const COMING = /^(pending\w*|initializing|queued|paused|degraded|deploying|building|in_progress|warning|expiring\w*)$/i;
const BAD =
  /^(failed|failure|error|errored|inactive|disabled|expired|revoked|deleted|down|unhealthy|blocked|critical|moved|suspended)$/i;

/** Ids stand back, what a thing's state is stands out, addresses can be opened though they are cut. */
function painter(columns: readonly string[]): Paint {
  return (shown, cell, place) => {
    if (ID.test(columns[place] ?? '')) return style('dim', shown);
    return painted(shown, cell);
  };
}

function painted(shown: string, cell: string): string {
  if (/^https?:\/\/[^\s\\{}<>"]+$/.test(cell)) return link(cell, style('underline', shown));
  const word = cell.trim();
  if (GOOD.test(word)) return style('green', shown);
  if (COMING.test(word)) return style('yellow', shown);
  return BAD.test(word) ? style('red', shown) : word === 'false' ? style('dim', shown) : shown;
}

const segments = new Intl.Segmenter();

/** Never cuts inside a grapheme cluster. */
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

/** One thing: a field a line, what is inside by dots, all of it to be read. */
export function fields(value: object, { width, hasColours, columns }: TableLook): string {
  const entries = columns?.map((name) => [name, valueAt(value, name)] as const) ?? [...inside(value)];
  const rows = entries.map(([name, one]) => [name, plain(cellText(one))] as const);
  const widest = Math.max(0, ...rows.map(([name]) => stringWidth(name)));
  return rows
    .map(([name, text]) => {
      const title = name + ' '.repeat(widest - stringWidth(name));
      const lines = wrapped(text, Math.max(MIN, width - widest - GAP.length)).map((line) => line.trimStart());
      const [first = '', ...rest] = lines;
      const head = hasColours
        ? `${style('bold', title)}${GAP}${painted(first, rest.length === 0 ? text : '')}`
        : `${title}${GAP}${first}`;
      return [head.trimEnd(), ...rest.map((line) => ' '.repeat(widest + GAP.length) + line)]
        .map((line) => `${line}\n`)
        .join('');
    })
    .join('');
}

const MAX_DEPTH = 4;

const isListOfObjects = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));

/** Fields with their values, those of objects by dots. */
function* inside(value: object, before = '', depth = 1): Generator<readonly [string, unknown]> {
  for (const [name, inner] of Object.entries(value)) {
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    if (isObject && depth < MAX_DEPTH && Object.keys(inner).length > 0)
      yield* inside(inner, `${before}${name}.`, depth + 1);
    else if (isListOfObjects(inner))
      for (const [place, item] of inner.entries()) yield* inside(item, `${before}${name}.${place}.`, depth + 1);
    else yield [before + name, inner];
  }
}
