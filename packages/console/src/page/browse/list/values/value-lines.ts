/** Describes nested values in lines of words: `Email: ops@example.com`. */
import { isObject } from '@flarewire/schema';
import { policyRuleWords } from '../../../form/custom/access/access-rules.ts';
import { ruleWords } from '../../../form/custom/rules/rule-words.ts';
import { labelOf } from '../../../form/values/words.ts';
import { isTime } from '../../../ui/table/cell-value.ts';
import { timeText } from '../../../ui/text/time-text.ts';

export type Names = ReadonlyMap<string, string>;

/** More or longer lines are harder to read than JSON. */
const MAX_LINES = 30;
const MAX_LENGTH = 160;
const MAX_DEPTH = 3;

/**
 * Undefined if the value is too large for words.
 * @param names of items that the value refers to by id
 */
export function linesOf(value: object, names: Names = new Map()): readonly string[] | undefined {
  const lines = Array.isArray(value) ? value.map((one) => lineOf(one, names)) : entryLines(value, names);
  const isShort = lines.length <= MAX_LINES && lines.every((line) => line !== undefined && line.length <= MAX_LENGTH);
  return isShort ? lines.filter((line) => line !== undefined) : undefined;
}

/** One line per field, or per entry of a field that is a list of objects. */
const entryLines = (value: object, names: Names): readonly (string | undefined)[] =>
  filled(value).flatMap(([name, inner]) => {
    const parts = Array.isArray(inner) && inner.some(isObject) ? inner : [inner];
    return parts.map((part) => labelled(name, lineOf(part, names, 1)));
  });

const labelled = (name: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${labelOf(name)}: ${text}`;

function lineOf(value: unknown, names: Names, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value))
    return joined(
      value.map((one) => lineOf(one, names, depth + 1)),
      ', ',
    );
  if (!isObject(value)) return scalarText(value);
  const words = policyRuleWords(value, names) ?? ruleWords(value);
  if (words !== undefined) return words.charAt(0).toUpperCase() + words.slice(1);
  const entries = filled(value);
  const [only, ...more] = entries;
  // The field's name would add nothing: `{ id: "ops@example.com" }`.
  if (only !== undefined && more.length === 0 && NAMES.has(only[0])) return lineOf(only[1], names, depth + 1);
  return joined(
    entries.map(([name, inner]) => labelled(name, lineOf(inner, names, depth + 1))),
    depth === 0 ? ' · ' : ', ',
  );
}

const NAMES: ReadonlySet<string> = new Set(['id', 'name', 'title', 'email', 'value']);

const filled = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(
    ([, inner]) =>
      inner !== null && inner !== '' && !(typeof inner === 'object' && Object.keys(Object(inner)).length === 0),
  );

const joined = (parts: readonly (string | undefined)[], separator: string): string | undefined =>
  parts.every((part) => part !== undefined) ? parts.join(separator) : undefined;

function scalarText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return isTime(value) ? timeText(value) : String(value ?? '–');
}
