/** Prints a call as a `flarewire` command: with flags if they can express it, otherwise with JSON. */
import { type Param, paramProblems } from '@flarewire/contract';
import { isFile } from '@flarewire/schema';
import { argvParts } from './command/argv.ts';
import { type Described, isScope, positionalsOf } from './command/flags.ts';
import { kindsOf } from './command/kinds.ts';
import type { NamedFile } from './files.ts';
import type { Params } from './params.ts';
import { shellQuoted, shellText } from './shell.ts';
import { DEFAULT_BASE_URL } from './typescript.ts';

type Files = ReadonlyMap<unknown, NamedFile>;

/** Longer commands have one line per flag. */
const LINE = 90;
/** The form that `--zone` and `--account` accept as an id; anything else is looked up as a name. */
const ID = /^[0-9a-f]{32}$/;
/** A file name that is unchanged relative to the folder of the command. */
const PLAIN_PATH = /^(?![@~/]|\.\.?\/|\.\.|[a-z]:)[^\\]+$/i;

/** The confirmation flag: the copied command shows that it deletes. */
export function cliOf(subject: Described, params: Params, baseURL: string, files: Files): string {
  const { method, confirm, name } = subject.operation;
  const pathOf = (value: unknown): string | undefined => files.get(value)?.name;
  const parts = canBeFlags(subject, params, files)
    ? argvParts(subject, params, pathOf).map((words) => words.map(shellText).join(' '))
    : callParts(name, params, files);
  const base = baseURL === DEFAULT_BASE_URL ? '' : `CLOUDFLARE_BASE_URL=${shellText(baseURL)} `;
  const [first = '', ...flags] = parts;
  const all = [method === 'DELETE' || confirm === true ? `${first} --yes` : first, ...flags];
  const line = `${base}flarewire ${all.join(' ')}`;
  return line.length <= LINE || all.length < 3 ? line : `${base}flarewire ${all.join(' \\\n  ')}`;
}

/** Parameters as JSON in one argument; a file in them is `{ "$file": "path" }`. */
function callParts(name: string, params: Params, files: Files): string[] {
  const json = JSON.stringify(withNames(params, files));
  return [`call ${name}${json === '{}' ? '' : ` ${shellQuoted(json)}`}`];
}

/** Flags look up values that are not ids, reject unknown parameters, and accept files only at the first level. */
function canBeFlags(subject: Described, params: Params, files: Files): boolean {
  const { schemas, document, operation } = subject;
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const isPlaceholder = (name: unknown): boolean => params[String(name)] === String(name).toUpperCase();
  const isEither = operation.path.startsWith('/{account_or_zone}');
  if (isEither && params.zone_id !== undefined && params.account_id !== undefined) return false;
  const problems = paramProblems(schemas, params, document.schemas, { unknown: 'error' }).filter(
    ({ kind, path }) => !isPlaceholder(path[0]) && !(kind === 'required' && path.length === 1),
  );
  if (problems.length > 0) return false;
  return given.every(([name, value]) => {
    const param = schemas.params.find((one) => one.name === name);
    if (param === undefined) return false;
    if (isScope(param) && !isPlaceholder(name) && !ID.test(String(value))) return false;
    const isPlaced = positionalsOf(subject).some((one) => one.name === name);
    return isPlaced ? typeof value === 'string' || typeof value === 'number' : isSayable(param, value, subject, files);
  });
}

/** A value without files, or files in a flag that accepts them. */
function isSayable({ schema }: Param, value: unknown, { document }: Described, files: Files): boolean {
  if (!holdsFile(value)) return true;
  const { types, items } = kindsOf(schema, document.schemas);
  const isList = Array.isArray(value);
  const kinds = isList && items !== undefined ? kindsOf(items, document.schemas).types : types;
  return kinds.has('file') && [value].flat().every((one) => PLAIN_PATH.test(files.get(one)?.name ?? ''));
}

function holdsFile(value: unknown): boolean {
  if (isFile(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}

/** JSON.stringify would serialize the fields of Blobs and bytes. */
function withNames(value: unknown, files: Files): unknown {
  const file = files.get(value);
  if (file !== undefined) return { $file: file.name };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withNames(item, files));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNames(inner, files)]));
}
