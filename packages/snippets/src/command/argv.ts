/** Converts parameters to the words of a command line. */
import { follow, type Param } from '@flarewire/contract';
import { type Described, flagOf, positionalsOf } from './flags.ts';
import { kindsOf, mayBeOne } from './kinds.ts';
import { wordsOf } from './words.ts';

type PathOf = (value: unknown) => string | undefined;

/** @param params plain data without files */
export const argvOf = (subject: Described, params: Readonly<Record<string, unknown>>): string[] =>
  argvParts(subject, params).flat();

/** The command and its positionals, then each flag with its value. @param pathOf path of a file */
export function argvParts(
  subject: Described,
  params: Readonly<Record<string, unknown>>,
  pathOf: PathOf = () => undefined,
): string[][] {
  const positionals = positionalsOf(subject);
  const words = positionals.flatMap(({ name }) => (params[name] === undefined ? [] : [String(params[name])]));
  // One value serves both if a body repeats a path value.
  const isPlaced = ({ name }: Param): boolean => positionals.some((param) => param.name === name);
  const rest = Object.keys(params)
    .flatMap((name) => subject.schemas.params.filter((param) => param.name === name))
    .filter((param) => params[param.name] !== undefined && !isPlaced(param));
  const flags = rest.flatMap((param) => flagParts(param, params[param.name], subject, pathOf));
  const command = wordsOf(subject.operation.name);
  // After the dashes, a leading dash no longer marks a flag.
  return words.some((word) => word.startsWith('-'))
    ? [command, ...flags, ['--', ...words]]
    : [[...command, ...words], ...flags];
}

function flagParts(param: Param, value: unknown, subject: Described, pathOf: PathOf): string[][] {
  const { schemas } = subject.document;
  const name = flagOf(param, subject);
  if (param.in === 'path' && param.name === 'zone_id') return [['--zone', String(value)]];
  if (param.in === 'path' && param.name === 'account_id') return [['--account', String(value)]];
  if (follow(param.schema, schemas).type === 'boolean') {
    if (typeof value === 'boolean') return [[value ? `--${name}` : `--no-${name}`]];
    // The next word is not the value of a switch.
    return [[`--${name}=${JSON.stringify(value)}`]];
  }
  if (isWholeBody(param, value, subject)) return [['--body', JSON.stringify(value)]];
  const paths = [value].flat().map(pathOf);
  if (paths.length > 0 && paths.every((path) => path !== undefined))
    return paths.map((path) => [`--${name}`, `@${path}`]);
  if (isWordList(param, value, subject)) return value.map((one) => [`--${name}`, escaped(one)]);
  const isText = typeof value === 'string' && isSafe(value, kindsOf(param.schema, schemas).types);
  return [[`--${name}`, isText ? escaped(value) : JSON.stringify(value)]];
}

/** A list of texts, written as a repeated flag. */
function isWordList({ schema }: Param, value: unknown, { document }: Described): value is string[] {
  const { items, types } = kindsOf(schema, document.schemas);
  return (
    Array.isArray(value) &&
    items !== undefined &&
    !mayBeOne({ types }) &&
    value.length > 0 &&
    // In a nullable list, this word means null.
    !(types.has('null') && value.includes('null')) &&
    value.every(
      (one) => typeof one === 'string' && !/^[[@]/.test(one) && isSafe(one, kindsOf(items, document.schemas).types),
    )
  );
}

/** A list or an object that is the whole body, which `--body` reads as JSON. */
function isWholeBody({ whole }: Param, value: unknown, { operation, schemas, document }: Described): boolean {
  if (whole !== true || operation.request !== 'json' || schemas.body === undefined) return false;
  return typeof value === 'object' && value !== null && follow(schemas.body.schema, document.schemas).type !== 'string';
}

/** True if a text is read back as text: it may resemble other kinds of values that are allowed. */
function isSafe(text: string, types: ReadonlySet<string>): boolean {
  const isOnlyText = [...types].every((type) => type === 'string' || type === 'file') && types.size > 0;
  return (
    isOnlyText || (types.has('string') && !/^(\s*[[{"]|null$|true$|false$|[-+\d.])/.test(text) && text.trim() !== '')
  );
}

/** Escapes text that would be read as a file or as JSON. */
const escaped = (text: string): string => (/^@./s.test(text) ? `@${text}` : text);
