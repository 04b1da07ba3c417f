/** Maps pasted cells to fields of new items, by column names or by the order of the table's columns. */
import type { Params, Subject } from '../../form/schema.ts';
import { paramsFrom } from '../../form/values/item-params.ts';
import { bare } from '../../ui/text/bare.ts';
import { textOfValue } from './field-text.ts';
import { type FieldFault, type NewField, newFields, newItem, type Texts } from './new-fields.ts';
import { type PastedTable, readTable } from './read-table.ts';

/** A column of the table that receives the rows. */
export interface TableColumn {
  readonly id: string;
  readonly label: string;
}

export interface PasteTarget {
  /** The operation that creates an item, without the parameters of its path. */
  readonly subject: Subject;
  /** Name of the resource. */
  readonly resource: string;
  /** Visible columns in order. */
  readonly columns: readonly TableColumn[];
}

export interface PastedRow {
  readonly key: string;
  /** Line of the pasted text; the number of the object in JSON. */
  readonly line: number;
  readonly texts: Texts;
  readonly params: Params;
  readonly faults: readonly FieldFault[];
}

export interface PastePlan {
  readonly rows: readonly PastedRow[];
  /** Fields with a value in some row, in the order of the text. */
  readonly fields: readonly NewField[];
  /** Columns that are no fields of a new item. */
  readonly ignored: readonly string[];
}

export function planPaste(target: PasteTarget, text: string): PastePlan {
  const fields = newFields(target.subject);
  const { names, rows, ignored } = mapped(target, fields, readTable(text));
  const byName = new Map(fields.map((field) => [field.name, field]));
  return {
    fields: [...new Set(names)].flatMap((name) => byName.get(name) ?? []),
    ignored,
    rows: rows.map(({ line, texts }) => pastedRow(target, line, texts)),
  };
}

/** A row with these texts, validated. */
export function pastedRow({ subject, resource }: PasteTarget, line: number, texts: Texts): PastedRow {
  return { key: String(line), line, texts, ...newItem(subject, resource, texts) };
}

interface Mapped {
  readonly names: readonly string[];
  readonly ignored: readonly string[];
  readonly rows: readonly { readonly line: number; readonly texts: Texts }[];
}

function mapped(target: PasteTarget, fields: readonly NewField[], table: PastedTable): Mapped {
  if (table.kind === 'objects') return fromObjects(target, fields, table.items);
  const { lines } = table;
  const [first = []] = lines;
  const named = first.map((cell) => fieldNamed(cell, fields, target.columns));
  const matches = named.filter((name) => name !== undefined).length;
  const hasNames = matches > 0 && matches * 2 >= first.filter((cell) => cell !== '').length;
  const names = hasNames ? named : fieldsInOrder(target.columns, fields, first.length);
  const rows = lines.slice(hasNames ? 1 : 0).map((cells, place) => ({
    line: place + (hasNames ? 2 : 1),
    texts: Object.fromEntries(
      names.flatMap((name, at) => (name === undefined || (cells[at] ?? '') === '' ? [] : [[name, cells[at] ?? '']])),
    ),
  }));
  return {
    names: names.filter((name) => name !== undefined),
    ignored: hasNames ? first.filter((cell, at) => cell !== '' && named[at] === undefined) : [],
    rows,
  };
}

/** Objects may be whole items of another list: what only the API sets is left out. */
function fromObjects({ subject }: PasteTarget, fields: readonly NewField[], items: readonly Params[]): Mapped {
  const known = new Set(fields.map(({ name }) => name));
  const rows = items.map((item, place) => ({
    line: place + 1,
    texts: Object.fromEntries(
      Object.entries(paramsFrom(subject, item)).map(([name, value]) => [name, textOfValue(value)]),
    ),
  }));
  const given = new Set(items.flatMap((item) => Object.keys(item)));
  const used = new Set(rows.flatMap(({ texts }) => Object.keys(texts)));
  return {
    names: fields.map(({ name }) => name).filter((name) => used.has(name)),
    ignored: [...given].filter((name) => !known.has(name)),
    rows,
  };
}

/** Words for the same thing in files of other programs. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  content: ['value', 'data', 'target', 'address', 'pointsto', 'rdata', 'answer'],
  name: ['host', 'hostname', 'record', 'recordname', 'title', 'label'],
  type: ['recordtype'],
  comment: ['note', 'notes', 'description'],
  proxied: ['proxy', 'proxystatus', 'cfproxied'],
};

/** The field with this name or label, of the table's column with this label, or with a similar name. */
function fieldNamed(cell: string, fields: readonly NewField[], columns: readonly TableColumn[]): string | undefined {
  const wanted = bare(cell);
  if (wanted === '') return undefined;
  const column = columns.find(({ label }) => bare(label) === wanted)?.id;
  const found =
    fields.find(({ name, label }) => bare(name) === wanted || bare(label) === wanted) ??
    fields.find(({ name }) => name === column) ??
    fields.find(({ name }) => SYNONYMS[name]?.includes(wanted));
  return found?.name;
}

/** The fields of the visible columns; a column that is no field takes a cell too, as when rows of a table are copied. */
function fieldsInOrder(
  columns: readonly TableColumn[],
  fields: readonly NewField[],
  count: number,
): readonly (string | undefined)[] {
  const known = new Set(fields.map(({ name }) => name));
  const all = columns.map(({ id }) => (known.has(id) ? id : undefined));
  return Array.from({ length: count }, (_, at) => all[at]);
}
