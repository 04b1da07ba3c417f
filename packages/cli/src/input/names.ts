/** Names in place of ids: `kv namespaces get uploads` looks up the namespace with this title. */
import { index, type JsonSchema, type Param } from '@flarewire/contract';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import { completeName } from './dns-record.ts';
import { once } from './once.ts';
import type { Params, Surroundings } from './params.ts';

const HEX = /^[0-9a-f]{32}$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Fields by which people know an item, best first. */
const NAMES = ['name', 'title', 'queue_name', 'hostname', 'domain', 'email', 'label', 'pattern', 'description'];

/**
 * Replaces names by ids where the contract says which list has them, and the text cannot be an id itself.
 * @param isPlan a plan needs no credentials: what cannot be looked up stays as it is
 */
export async function readNames(
  subject: Subject,
  params: Params,
  around: Surroundings,
  isPlan: boolean,
): Promise<void> {
  for (const param of subject.positionals) {
    const text = params[param.name];
    const source = sourceOf(param, subject);
    if (typeof text !== 'string' || text === '' || source === undefined || !isName(text, param.schema)) continue;
    const place = scopeOf(source.list, subject, params);
    if (place === undefined) continue;
    const key = JSON.stringify([source, place, text]);
    const found = await once(around, key, () =>
      itemsNamed(text, { ...source, place, param: param.name }, around),
    ).catch((error: unknown) => {
      if (isPlan) return [];
      throw error;
    });
    const [first, ...others] = found;
    if (first === undefined) continue;
    if (others.length > 0)
      throw new WrongInput(
        `${found.length} items are named "${text}". Give the id of one:\n${found.map((one) => `  ${one.id}  ${one.about}`).join('\n')}`,
      );
    params[param.name] = first.id;
  }
}

export interface Source {
  readonly list: string;
  /** The field of an item that is the id, if the contract names it. */
  readonly field?: string;
}

/** The list that has the ids of a path parameter: the one that the contract names, or the one at the path before the id. */
export function sourceOf({ name, wire = name, schema }: Param, { operation }: Subject): Source | undefined {
  const from = schema['x-flarewire-from'];
  if (typeof from === 'string') {
    const [list = '', field] = from.split(' ');
    return field === undefined || !list.endsWith('.list') ? undefined : { list, field };
  }
  const [collection = '', item] = operation.path.split(`/{${wire}}`);
  const list = item === undefined ? undefined : listsByPath().get(collection);
  return list === undefined ? undefined : { list };
}

let lists: ReadonlyMap<string, string> | undefined;

function listsByPath(): ReadonlyMap<string, string> {
  lists ??= new Map(
    index()
      .operations.filter(({ name, method, deprecated }) => method === 'GET' && name.endsWith('.list') && !deprecated)
      .map(({ path, name }) => [path, name]),
  );
  return lists;
}

/** The id of an item: the field that the contract names, or the one that is called like the parameter. */
const idOf = (item: Readonly<Record<string, unknown>>, field: string | undefined, name: string): unknown =>
  field === undefined ? (item[name] ?? item.id ?? item.uuid ?? item.uid) : item[field];

/** The name by which people know an item. */
export function nameOf(item: Readonly<Record<string, unknown>>): string | undefined {
  const key = NAMES.find((one) => typeof item[one] === 'string' && item[one] !== '');
  return key === undefined ? undefined : String(item[key]);
}

/** True if the schema is one of ids, so that a name can stand for one. */
export const isNameable = ({ maxLength, format }: JsonSchema): boolean =>
  maxLength === 32 || maxLength === 36 || format === 'uuid';

/** True if the schema is one of ids, and the text has another form. */
function isName(text: string, { maxLength, format }: JsonSchema): boolean {
  if (maxLength === 32) return !HEX.test(text);
  return (maxLength === 36 || format === 'uuid') && !UUID.test(text) && !HEX.test(text);
}

/** The parameters of the list; undefined if one is not known. */
function scopeOf(list: string, { document }: Subject, params: Params): Params | undefined {
  const known = document.operations[list]?.params;
  if (known === undefined) return undefined;
  const given = known.filter((one) => one.in === 'path' && params[one.name] !== undefined);
  const isWhole = known.every(({ name, required }) => !required || params[name] !== undefined);
  return isWhole && given.length > 0 ? Object.fromEntries(given.map(({ name }) => [name, params[name]])) : undefined;
}

interface Found {
  readonly id: string;
  readonly about: string;
}

async function itemsNamed(
  text: string,
  { list, field, place, param }: Source & { readonly place: Params; readonly param: string },
  around: Surroundings,
): Promise<Found[]> {
  const isRecord = list === 'dns.records.list';
  const wanted: Params = isRecord ? { ...place, name: text } : place;
  if (isRecord) await completeName('dns.records.create', wanted, around);
  const name = isRecord ? String(wanted.name) : text;
  const query = isRecord ? { ...place, name: { exact: name } } : place;
  const answer: unknown = await around.client().call(list, query, { signal: around.signal });
  const found: Found[] = [];
  const items = Symbol.asyncIterator in Object(answer) ? (answer as AsyncIterable<unknown>) : each(answer);
  for await (const item of items) {
    const own: Readonly<Record<string, unknown>> = Object(item);
    const id = idOf(own, field, param);
    // Tunnels and virtual networks are listed after their end.
    const isDeleted = typeof own.deleted_at === 'string';
    if (isDeleted || nameOf(own) !== name || id === undefined) continue;
    found.push({ id: String(id), about: [own.type, name, own.content].filter(Boolean).join(' ') });
  }
  return found;
}

async function* each(value: unknown): AsyncGenerator<unknown> {
  if (Array.isArray(value)) yield* value;
}
