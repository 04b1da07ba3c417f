/** Lets simple items be created in a row at the top of their table. */
import { useMemo, useState } from 'react';
import { CallError } from '../../data/answer.ts';
import { useSubject } from '../../data/catalog.ts';
import type { Meaning } from '../../form/kinds.ts';
import { withoutPlace } from '../../form/values/item-params.ts';
import { literalLabel } from '../../form/values/words.ts';
import { tellUndoable } from '../../review/undo-change.ts';
import { InvalidCell, type NewCell, type NewRowProps } from '../../ui/table/edit/new-row.tsx';
import { change } from '../items/any-call.ts';
import { errorWords } from '../items/error-words.ts';
import { keyText } from '../items/item-facts.ts';
import { tellsOnce } from '../items/once-dialog.tsx';
import { useItemFacts } from '../items/use-item-facts.ts';
import { singular } from '../resources/labels.ts';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { type NewField, newFields, newItem, type Texts, usualTexts } from './new-fields.ts';

export interface NewRowState {
  /** Undefined while no row is being typed. */
  readonly row: NewRowProps | undefined;
  /** Begins a row; undefined if the columns do not suffice for a new item. */
  readonly begin: (() => void) | undefined;
}

/** @param columns ids of the visible columns */
export function useNewRow(resource: Resource, context: Context, columns: readonly string[]): NewRowState {
  const [isOpen, setOpen] = useState(false);
  const { titleOf } = useResources();
  const facts = useItemFacts(resource, context);
  const { create, list, name } = resource;
  const whole = useSubject(create?.name ?? list?.name ?? '');
  const subject = useMemo(
    () => withoutPlace(whole, create === undefined ? {} : knownIn(create.path, context)),
    [whole, create, context],
  );
  const fields = useMemo(() => new Map(newFields(subject).map((field) => [field.name, field])), [subject]);
  const usual = useMemo(() => usualTexts(name), [name]);
  const isOffered = create !== undefined && !tellsOnce(create.name) && isSimple([...fields.values()], columns, usual);
  if (!isOffered) return { row: undefined, begin: undefined };
  const save = async (texts: Texts): Promise<void> => {
    const { params, faults } = newItem(subject, name, texts);
    const [fault] = faults;
    if (fault !== undefined) throw new InvalidCell(fault.field, fault.text);
    try {
      await change(create.name, { ...params, ...knownIn(create.path, context) });
    } catch (error) {
      throw refusalOf(error);
    }
    const what = singular(titleOf(resource));
    tellUndoable(`Created the ${what} ${keyText(params, facts, what)}.`, create.name);
  };
  const cellOf = (column: string): NewCell | undefined => {
    const field = fields.get(column);
    return field === undefined || !isTyped(field) ? undefined : newCell(field);
  };
  const row = { cellOf, start: usual, save, onEnd: () => setOpen(false) };
  return { row: isOpen ? row : undefined, begin: () => setOpen(true) };
}

/** The API's reason, at the column that it names. */
function refusalOf(error: unknown): Error {
  const pointer = error instanceof CallError ? error.details.errors.find((one) => one.pointer)?.pointer : undefined;
  const words = errorWords(error);
  return pointer === undefined ? new Error(words) : new InvalidCell(pointer.split('/')[1] ?? '', words);
}

const TYPED: ReadonlySet<Meaning['kind']> = new Set([
  'text',
  'long-text',
  'open-enum',
  'number',
  'integer',
  'boolean',
  'enum',
]);

const isTyped = ({ meaning: { kind } }: NewField): boolean => TYPED.has(kind);

/** True if each required field is a visible column or has a usual value. */
const isSimple = (fields: readonly NewField[], columns: readonly string[], usual: Texts): boolean =>
  fields.some(({ name }) => columns.includes(name)) &&
  fields.every((field) => !field.isRequired || field.name in usual || (columns.includes(field.name) && isTyped(field)));

function newCell({ isRequired, meaning: { kind, values = [] } }: NewField): NewCell {
  const none = isRequired ? [] : [{ value: '', label: '' }];
  if (kind === 'boolean')
    return { isRequired, options: [...none, ...['Yes', 'No'].map((one) => ({ value: one, label: one }))] };
  if (kind !== 'enum') return { isRequired };
  return { isRequired, options: [...none, ...values.map((one) => ({ value: String(one), label: literalLabel(one) }))] };
}
