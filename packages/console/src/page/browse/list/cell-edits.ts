/** Decides which cells are editable in place, using the resource's edit operation with one field. */
import { isObject, isSecretName } from '@flarewire/schema';
import type { Answer } from '../../data/answer.ts';
import type { Subject } from '../../data/catalog.ts';
import { idOf } from '../../data/item.ts';
import { joinName, splitName } from '../../form/custom/dns/record-name.ts';
import { type Meaning, meaningOf } from '../../form/kinds.ts';
import { changedParams, paramsFrom } from '../../form/values/item-params.ts';
import { literalLabel } from '../../form/values/words.ts';
import { valueAt } from '../../ui/table/cell-value.ts';
import type { CellEdit } from '../../ui/table/use-table-model.ts';
import { ttlOf, ttlText } from '../dns/ttl.ts';
import { change, mendOf } from '../items/any-call.ts';
import { errorWords } from '../items/error-words.ts';
import { itemPlace } from '../items/item-place.ts';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import type { Row } from './use-rows.ts';

export type EditOf = (row: Row) => CellEdit | undefined;

const KINDS: Partial<Record<Meaning['kind'], CellEdit['kind']>> = {
  text: 'text',
  'long-text': 'text',
  'open-enum': 'text',
  number: 'number',
  integer: 'number',
  boolean: 'choice',
  enum: 'choice',
};

/** Fields that state an item's type, on which other fields depend. */
const TAGS = new Set(['type', 'kind']);

/**
 * Undefined if a column is not editable. Requires an operation that changes only the given fields; others would lose
 * data that the list does not show.
 */
export function editsOf(
  subject: Subject,
  { edit: operation, id, name }: Resource,
  context: Context,
  zone?: string,
): (column: string) => EditOf | undefined {
  if (operation?.method !== 'PATCH' || id === undefined) return () => undefined;
  const fields = new Map(
    subject.schemas.params.flatMap((param) => {
      const isOpen = param.in === 'body' && param.whole !== true && param.sensitive !== true;
      if (!isOpen || isSecretName(param.name) || TAGS.has(param.name)) return [];
      const meaning = meaningOf(param.schema, subject.defs, param.name);
      const kind = KINDS[meaning.kind];
      return kind === undefined ? [] : [[param.name, { meaning, kind }] as const];
    }),
  );
  return (column) => {
    const field = fields.get(column);
    if (field === undefined) return undefined;
    const { meaning, kind } = field;
    const isTTL = name === 'dns.records' && column === 'ttl';
    const isName = name === 'dns.records' && column === 'name';
    const textOf = (value: unknown): string =>
      isTTL ? ttlText(value) : isName ? splitName(typedText(value), zone) : typedText(value);
    const valueIn = (text: string): unknown =>
      isTTL ? ttlOf(text) : isName ? joinName(text, zone) : readValue(text, meaning);
    return (row) => {
      const now = valueAt(row.item, column);
      // Structured content is edited in the form.
      if (isObject(now) || Array.isArray(now) || (column === 'content' && hasParts(row.item.data))) return undefined;
      const place = itemPlace(operation, context, row.item, id);
      if (place === undefined) return undefined;
      const save = async (text: string): Promise<void> => {
        const value = valueIn(text);
        const before = paramsFrom(subject, row.item);
        const params = changedParams(subject, before, { ...before, [column]: value });
        try {
          const mend = (answer: Answer) => mendOf(id, idOf(row.item, id) ?? '', answer);
          await change(operation.name, { ...params, ...place }, mend, before);
        } catch (error) {
          throw new Error(errorWords(error), { cause: error });
        }
      };
      const options = kind === 'choice' ? { options: optionsOf(meaning) } : {};
      return { kind: isTTL ? 'text' : kind, text: textOf(now), save, ...options };
    };
  };
}

const hasParts = (data: unknown): boolean => isObject(data) && Object.keys(data).length > 0;

const typedText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

function optionsOf({ kind, values = [] }: Meaning): NonNullable<CellEdit['options']> {
  if (kind !== 'boolean') return values.map((value) => ({ value: String(value), label: literalLabel(value) }));
  return [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ];
}

/** @throws Error with a message for the user */
export function readValue(
  text: string,
  { kind, base, values = [] }: Pick<Meaning, 'kind' | 'base' | 'values'>,
): unknown {
  if (kind === 'boolean') return text === 'true';
  const known = values.find((value) => String(value) === text);
  if (known !== undefined) return known;
  const isNumber = kind === 'number' || kind === 'integer' || (kind === 'open-enum' && base !== 'text');
  if (!isNumber) return text;
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) throw new Error(`“${text}” is not a number.`);
  if ((kind === 'integer' || base === 'integer') && !Number.isInteger(number)) throw new Error('Enter a whole number.');
  return number;
}
