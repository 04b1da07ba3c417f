/** Converts values to text for controls and back without loss; rejects text that would lose information. */
import type { Field } from '../fields.ts';
import { isFile } from '../schema.ts';

/** `undefined` as value omits the field. */
export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

/** Meanings of an empty control. */
export type Empty = 'absent' | 'empty' | 'null';

type Typed = Pick<Field, 'kind' | 'options' | 'base'>;

/**
 * The text of a value; '' if absent or null, which `emptyOf` distinguishes. Lists, objects and arbitrary values as
 * JSON.
 */
export function textOf(field: Typed, value: unknown): string {
  if (value === undefined || isFile(value)) return '';
  if (value === null) return field.kind === 'json' ? 'null' : '';
  if (typeof value === 'object' || field.kind === 'json') return JSON.stringify(value, undefined, 2);
  return String(value);
}

/** Parses a text. Empty means absent. */
export function readText(field: Typed, text: string): Read {
  if (text === '') return { ok: true, value: undefined };
  const option = field.options.find(({ value }) => String(value) === text);
  if (option !== undefined) return { ok: true, value: option.value };
  switch (field.kind) {
    case 'enum':
      return { ok: false, message: 'Choose one from the list.' };
    case 'number':
    case 'integer':
      return readNumber(text);
    case 'open-enum':
      return field.base === 'text' ? { ok: true, value: text } : readNumber(text);
    case 'boolean':
      return text === 'true' || text === 'false'
        ? { ok: true, value: text === 'true' }
        : { ok: false, message: 'Enter true or false.' };
    case 'object':
    case 'record':
    case 'array':
    case 'union':
    case 'json':
      return readJson(text);
    default:
      return { ok: true, value: text };
  }
}

function readJson(text: string): Read {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, message: `This is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,4})?$/i;

function readNumber(given: string): Read {
  const text = given.trim();
  if (!NUMBER.test(text)) return { ok: false, message: 'Enter a number, such as 60 or 0.5.' };
  const value = Number(text);
  if (!Number.isFinite(value)) return { ok: false, message: 'This number is too large.' };
  if (digitsOf(text) === digitsOf(String(value))) return { ok: true, value };
  return { ok: false, message: `This number has too many digits: it would be sent as ${value}.` };
}

/** Normalizes a number: `1e3`, `1000` and `+1000.0` become `1e3`. */
function digitsOf(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const short = digits.replace(/(?<!0)0+$/, '');
  const power = Number(exponent) - fraction.length + (digits.length - short.length);
  return short === '' ? '0' : `${sign}${short}e${power}`;
}

/** Possible meanings of a field's empty control, the default first. */
export function emptiesOf({ kind, base, isRequired, isNullable }: Field): Empty[] {
  const isText =
    kind === 'text' || kind === 'long-text' || kind === 'file' || (kind === 'open-enum' && base === 'text');
  const empties: Empty[] = [];
  if (!isRequired || (!isText && !isNullable)) empties.push('absent');
  if (isNullable) empties.push('null');
  if (isText) empties.push('empty');
  return empties.includes('absent') ? empties : [...empties, 'absent'];
}

/** The meaning of a value that shows as an empty control; undefined if it has text. */
export function emptyOf(value: unknown): Empty | undefined {
  if (value === undefined) return 'absent';
  return value === null ? 'null' : value === '' ? 'empty' : undefined;
}

const EMPTY_VALUES = { absent: undefined, empty: '', null: null } as const;

/** The value to set for it. */
export const valueOfEmpty = (empty: Empty): undefined | '' | null => EMPTY_VALUES[empty];
