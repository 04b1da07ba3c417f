/** The other way round: parameters as the words of a command line. */
import { follow, type Param } from '@flarewire/contract';
import { wordsOf } from '../command/words.ts';
import { flagOf, positionalsOf, type Subject } from '../input/flags.ts';
import { kindsOf } from '../input/values.ts';

/** @param params plain data, files left out */
export function argvOf(subject: Subject, params: Readonly<Record<string, unknown>>): string[] {
  const positionals = positionalsOf(subject);
  const words = positionals.flatMap(({ name }) => (params[name] === undefined ? [] : [String(params[name])]));
  // One value is both, where a body repeats what the path says.
  const isPlaced = ({ name }: Param): boolean => positionals.some((param) => param.name === name);
  const rest = subject.schemas.params.filter((param) => params[param.name] !== undefined && !isPlaced(param));
  const flags = rest.flatMap((param) => flagWords(param, params[param.name], subject));
  // What begins like a flag is none behind the dashes.
  const own = words.some((word) => word.startsWith('-')) ? ['--', ...words] : words;
  const command = wordsOf(subject.operation.name);
  return own === words ? [...command, ...own, ...flags] : [...command, ...flags, ...own];
}

function flagWords(param: Param, value: unknown, subject: Subject): string[] {
  const { schemas } = subject.document;
  const name = flagOf(param, subject);
  if (param.in === 'path' && param.name === 'zone_id') return [`--zone=${value}`];
  if (param.in === 'path' && param.name === 'account_id') return [`--account=${value}`];
  if (typeof value === 'boolean' && follow(param.schema, schemas).type === 'boolean')
    return [value ? `--${name}` : `--no-${name}`];
  const { items, types } = kindsOf(param.schema, schemas);
  const mayBeOne = ['string', 'number', 'integer', 'boolean'].some((type) => types.has(type));
  const isWords =
    Array.isArray(value) &&
    items !== undefined &&
    !mayBeOne &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && !/^[[@]/.test(one) && isSafe(one, kindsOf(items, schemas).types));
  if (isWords) return value.map((one) => `--${name}=${escaped(one)}`);
  const isText = typeof value === 'string' && isSafe(value, kindsOf(param.schema, schemas).types);
  return [`--${name}=${isText ? escaped(value) : JSON.stringify(value)}`];
}

/** Whether a text stays one: where other kinds of values are possible it may look like one of them. */
function isSafe(text: string, types: ReadonlySet<string>): boolean {
  const isOnlyText = [...types].every((type) => type === 'string' || type === 'file') && types.size > 0;
  return (
    isOnlyText || (types.has('string') && !/^(\s*[[{"]|null$|true$|false$|[-+\d.])/.test(text) && text.trim() !== '')
  );
}

/** A text that would be taken for a file, or for JSON. */
const escaped = (text: string): string => (/^@./s.test(text) ? `@${text}` : text);
