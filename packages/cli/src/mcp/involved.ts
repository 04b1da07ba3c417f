/** Reads the resources involved in a change from the account: parents in its path, siblings, and resources it refers to. */

import type { Operation } from '@flarewire/contract';
import { type Cloudflare, isNotFound, isPermissionDenied } from 'flarewire';
import type { Zone } from 'flarewire/find';
import { listOf } from '../tree/list-of.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import { zonesOf } from './hosts.ts';
import { referencesIn } from './references.ts';
import { itemsOnTheWay, operationAt, parentOf, templateOf, variablesOf } from './routes.ts';

/** One thing of the account. */
export interface Thing {
  /** Of its collection; of a setting, its own. */
  readonly path: string;
  readonly template: string;
  /** Undefined for a setting. */
  readonly id?: string;
  readonly value: unknown;
  /** Resources that the change requires. */
  readonly isNeeded: boolean;
}

/** Asked again before and after. */
export interface View {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, unknown>>;
  readonly path: string;
}

export interface Involved {
  readonly things: readonly Thing[];
  /** Where the change is to be seen. */
  readonly views: readonly View[];
  readonly notes: readonly string[];
}

/** Of a list. */
export const MAX = 300;

interface Reading {
  readonly client: Cloudflare;
  readonly values: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  readonly notes: string[];
}

export async function involvedIn(
  subject: Subject,
  params: Readonly<Record<string, unknown>>,
  client: Cloudflare,
  signal: AbortSignal,
): Promise<Involved> {
  const { operation } = subject;
  const template = templateOf(operation, params);
  const reading: Reading = { client, values: valuesOf(subject, template, params), signal, notes: [] };
  const things: Thing[] = [];
  const onTheWay = itemsOnTheWay(template);
  for (const one of onTheWay) things.push(...(await itemAt(one, reading)));
  if (onTheWay.some((one) => one.startsWith('/zones/'))) things.unshift(...accountsOf(things));
  const views: View[] = [];
  const isItem = template === onTheWay.at(-1);
  const own = viewAt(template, reading);
  if (own !== undefined) views.push(own);
  const beside = isItem ? (operation.method === 'DELETE' ? undefined : viewAt(parentOf(template), reading)) : own;
  if (beside !== undefined) things.push(...(await allOf(beside, template, isItem, reading, things)));
  for (const { view, field, value } of await referencesIn(subject, params, reading.values))
    things.push(...(await namedBy(view, field, value, reading, things)));
  if (!template.startsWith('/zones')) things.push(...zoneThings(await zonesOf(params, client, signal)));
  if (own === undefined && beside === undefined && onTheWay.length > 0) {
    const last = viewAt(onTheWay.at(-1) ?? '', reading);
    if (last !== undefined) views.push(last);
  }
  return { things: unique(things), views, notes: reading.notes };
}

export function zoneThings(zones: readonly Zone[]): Thing[] {
  const things = zones.map((value) => ({ path: '/zones', template: '/zones', id: value.id, value, isNeeded: false }));
  return [...accountsOf(things), ...things];
}

/** Path values by their names in the template. */
export function valuesOf(
  { schemas }: Subject,
  template: string,
  params: Readonly<Record<string, unknown>>,
): Map<string, string> {
  const named = (wire: string): unknown =>
    params[schemas.params.find((param) => param.in === 'path' && (param.wire ?? param.name) === wire)?.name ?? wire];
  return new Map(variablesOf(template).map((name) => [name, String(named(name))]));
}

const filled = (template: string, values: ReadonlyMap<string, string>): string =>
  template.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));

function viewAt(template: string, { values }: Pick<Reading, 'values'>): View | undefined {
  const operation = operationAt('GET', template);
  if (operation === undefined || operation.response !== 'json' || operation.deprecated) return undefined;
  // Its own names of the same values.
  const own = variablesOf(templateOf(operation, { zone_id: template.startsWith('/zones/') ? '' : undefined }));
  const names = variablesOf(template);
  const params = Object.fromEntries(own.map((name, at) => [name, values.get(names[at] ?? '')]));
  return { operation, params, path: filled(template, values) };
}

/** Read by its own operation, else from its list. The rehearsal reports items that do not exist. */
async function itemAt(template: string, reading: Reading): Promise<Thing[]> {
  const { values } = reading;
  const id = values.get(variablesOf(template).at(-1) ?? '') ?? '';
  const thing = (value: unknown): Thing[] => [
    { path: filled(parentOf(template), values), template: parentOf(template), id, value, isNeeded: true },
  ];
  const isAccount = template === '/accounts/{account_id}';
  const view = viewAt(template, reading);
  try {
    if (view !== undefined) return thing(await read(view, reading));
    const list = viewAt(parentOf(template), reading);
    if (list === undefined) return [];
    const found = (await items(list, reading)).find((item) => isNamed(item, id));
    return found === undefined ? [] : thing(found);
  } catch (error) {
    if (isAccount && isPermissionDenied(error)) return thing({ id, name: id });
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** The account of a zone is there with it. */
function accountsOf(things: readonly Thing[]): Thing[] {
  return things.flatMap(({ template, value }) => {
    const { account } = Object(value);
    const { id } = Object(account);
    if (template !== '/zones' || typeof id !== 'string') return [];
    return [{ path: '/accounts', template: '/accounts', id, value: account, isNeeded: true }];
  });
}

/** Siblings that the item may conflict with, or the setting itself. */
async function allOf(
  view: View,
  template: string,
  isItem: boolean,
  reading: Reading,
  before: readonly Thing[],
): Promise<Thing[]> {
  const collection = isItem ? parentOf(template) : template;
  const value = await read(view, reading, MAX + 1).catch((error) => {
    if (isNotFound(error) || isPermissionDenied(error)) return undefined;
    throw error;
  });
  if (value === undefined) return [];
  const list = listIn(value);
  if (list === undefined) return isItem ? [] : [{ path: view.path, template: collection, value, isNeeded: false }];
  if (list.length > MAX) reading.notes.push(`Only the first ${MAX} of ${view.path} were copied.`);
  return list.slice(0, MAX).flatMap((item) => {
    const id = idOf(item, collection);
    const isThere = id === undefined || before.some((one) => one.path === view.path && one.id === id);
    return isThere ? [] : [{ path: view.path, template: collection, id, value: item, isNeeded: false }];
  });
}

async function namedBy(
  view: View,
  field: string,
  value: string,
  reading: Reading,
  before: readonly Thing[],
): Promise<Thing[]> {
  if (before.some((one) => one.path === view.path && one.id === value)) return [];
  try {
    const found = (await items(view, reading)).find((item) => Object(item)[field] === value);
    if (found === undefined) return [];
    const thing: Thing = { path: view.path, template: view.operation.path, id: value, value: found, isNeeded: false };
    return [...(view.path === '/zones' ? accountsOf([{ ...thing, template: '/zones' }]) : []), thing];
  } catch (error) {
    if (isPermissionDenied(error) || isNotFound(error)) return [];
    throw error;
  }
}

const items = async (view: View, reading: Reading): Promise<readonly unknown[]> =>
  listIn(await read(view, reading, MAX)) ?? [];

/** @param most of a list */
export async function read(
  { operation, params }: View,
  { client, signal }: Pick<Reading, 'client' | 'signal'>,
  most = MAX,
): Promise<unknown> {
  const answer = client.call(operation.name, params, { signal });
  if (operation.page === undefined) return answer;
  const found: unknown[] = [];
  for await (const item of listOf(answer)) {
    found.push(item);
    if (found.length >= most) break;
  }
  return found;
}

/** A list, or the list inside a response. */
export function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const inner = Object.values(Object(value));
  const [only] = inner.filter(Array.isArray);
  return inner.length <= 2 && only !== undefined && !('id' in Object(value)) ? only : undefined;
}

/** Of an item of a collection. */
export function idOf(item: unknown, template: string): string | undefined {
  const key = itemKey(template);
  const bare = key?.replace(/_(id|uuid|name|identifier|tag|key)$/, '') ?? '';
  for (const name of [key ?? '', 'id', 'uuid', 'uid', 'tag', 'name', bare, 'identifier']) {
    const id: unknown = Object(item)[name];
    if (typeof id === 'string' || typeof id === 'number') return String(id);
  }
  return undefined;
}

function itemKey(template: string): string | undefined {
  const methods = ['GET', 'DELETE', 'PUT', 'PATCH'] as const;
  const operation = methods.map((method) => operationAt(method, `${template}/{}`)).find((one) => one !== undefined);
  return operation && variablesOf(operation.path).at(-1);
}

const isNamed = (item: unknown, id: string): boolean =>
  Object.values(Object(item)).some((value) => String(value) === id);

/** Path of a thing. */
export const placeOf = ({ path, id = '' }: Thing): string => (id === '' ? path : `${path}/${id}`);

/** The first of each stays. */
export function unique(things: readonly Thing[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const thing of things) if (!found.has(placeOf(thing))) found.set(placeOf(thing), thing);
  return [...found.values()];
}

/** The call that would make a thing like it. */
export async function makerOf({ template, id }: Thing): Promise<Subject | undefined> {
  const methods = id === undefined ? (['PATCH', 'PUT', 'POST'] as const) : (['POST'] as const);
  const operation = methods.map((method) => operationAt(method, template)).find((one) => one?.request === 'json');
  return operation && subjectOf(operation);
}

/** @throws WrongInput if a change needs one of the things that could not be copied */
export function mustNotNeed(lost: readonly Thing[]): void {
  const needed = lost.find(({ isNeeded }) => isNeeded);
  if (needed !== undefined)
    throw new WrongInput(
      `${placeOf(needed)} could not be copied to the emulator, so the change cannot be rehearsed. Nothing was changed.`,
    );
}
