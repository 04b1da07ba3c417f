/** A call with the `flarewire` command: as a person types it where its flags can say all of it, else with JSON. */
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

/** Longer commands have a line for each flag. */
const LINE = 90;
/** What `--zone` and `--account` take for an id; all else is a name that is looked up. */
const ID = /^[0-9a-f]{32}$/;
/** A file whose name stays what it is below the folder of the command. */
const PLAIN_PATH = /^(?![@~/]|\.\.?\/|\.\.|[a-z]:)[^\\]+$/i;

/** Whoever copies it knows that it deletes. */
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

/** Parameters as JSON in one word; a file in them is `{ "$file": "path" }`. */
function callParts(name: string, params: Params, files: Files): string[] {
  const json = JSON.stringify(withNames(params, files));
  return [`call ${name}${json === '{}' ? '' : ` ${shellQuoted(json)}`}`];
}

/** Flags look ids up that are none, refuse what the contract does not know, and hold files at their first level alone. */
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

/** A value without files, or files where the flag takes them. */
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

/** JSON.stringify would ask Blobs and bytes for their own fields. */
function withNames(value: unknown, files: Files): unknown {
  const file = files.get(value);
  if (file !== undefined) return { $file: file.name };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withNames(item, files));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNames(inner, files)]));
}
