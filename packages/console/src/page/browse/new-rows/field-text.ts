/** Converts the text of a cell to the value of a field. */
import { asSchema, isObject, type Schemas } from '@flarewire/schema';
import { type Meaning, meaningOf } from '../../form/kinds.ts';
import { readValue } from '../list/cell-edits.ts';

const YES = /^(yes|true|on|1)$/i;
const NO = /^(no|false|off|0)$/i;

/** The value of a text that is not empty. @throws Error with a message for the user */
export function valueOfText(text: string, meaning: Meaning, defs: Schemas): unknown {
  const { kind, values = [] } = meaning;
  if (kind === 'boolean') {
    if (!YES.test(text) && !NO.test(text)) throw new Error(`“${text}” is neither Yes nor No.`);
    return YES.test(text);
  }
  if (kind === 'array') return listOf(text, meaning, defs);
  if (kind === 'object' || kind === 'record' || kind === 'json' || kind === 'union') return structured(text);
  const known = values.find((value) => String(value).toLowerCase() === text.toLowerCase());
  return known ?? readValue(text, meaning);
}

/** JSON, or values between commas. */
function listOf(text: string, { schema }: Meaning, defs: Schemas): unknown {
  if (text.startsWith('[')) return structured(text);
  const item = meaningOf(asSchema(schema.items), defs);
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => valueOfText(one, item, defs));
}

function structured(text: string): unknown {
  if (!/^[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`“${text.slice(0, 40)}” is not valid JSON.`);
  }
}

/** The text that becomes the value again. */
export const textOfValue = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : Array.isArray(value) &&
          value.every((one) => !isObject(one) && !Array.isArray(one) && !/[,;\n]/.test(String(one)))
        ? value.join(', ')
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
