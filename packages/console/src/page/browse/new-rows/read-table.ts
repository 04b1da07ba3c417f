/** Reads rows from pasted text: cells of a spreadsheet, CSV, or JSON. */
import { isObject } from '@flarewire/schema';
import { cellsIn, type Separator } from '../../ui/table/csv.ts';

/** Lines of cells, of which the first may be column names, or objects. */
export type PastedTable =
  | { readonly kind: 'cells'; readonly lines: readonly (readonly string[])[] }
  | { readonly kind: 'objects'; readonly items: readonly Readonly<Record<string, unknown>>[] };

/** @example readTable('type\tname\nA\twww') // { kind: 'cells', lines: [['type', 'name'], ['A', 'www']] } */
export function readTable(text: string): PastedTable {
  const items = objectsIn(text.trim());
  if (items !== undefined) return { kind: 'objects', items };
  const lines = cellsIn(text, separatorOf(text))
    .map((cells) => cells.map(plainText))
    .filter((cells) => cells.some((cell) => cell !== ''));
  return { kind: 'cells', lines };
}

/** A list of objects, a response that contains one, one object, or one object per line. */
function objectsIn(text: string): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  const value = parsed(text) ?? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parsed(line)]));
  const list = isObject(value) ? (Array.isArray(value.result) ? value.result : [value]) : value;
  return Array.isArray(list) && list.every(isObject) ? list : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Spreadsheets copy tabs. In some languages their CSV files have semicolons. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.split('\n');
  if (text.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/** Without the apostrophe that keeps spreadsheets from calculating a text. */
const plainText = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
