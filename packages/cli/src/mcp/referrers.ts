/** Things that name one that is to be deleted: the API may refuse the deletion because of them. */
import { follow, index, type JsonSchema, loadProduct, type Operation, type ProductDocument } from '@flarewire/contract';
import { type Cloudflare, isNotFound, isPermissionDenied } from 'flarewire';
import type { Zone } from 'flarewire/find';
import type { Subject } from '../tree/subject.ts';
import {
  type Involved,
  idOf,
  involvedIn,
  listIn,
  MAX,
  read,
  type Thing,
  unique,
  valuesOf,
  zoneThings,
} from './involved.ts';
import { itemsOnTheWay, operationAt, parentOf, templateOf, templatesOf, variablesOf } from './routes.ts';

/** Zones of an account that are searched. */
const MAX_ZONES = 20;

/** Lists by the list that their items name: those of load balancers by that of pools. */
let known: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;

async function listsNaming(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  const lists = new Set(
    index()
      .operations.map(({ name }) => name)
      .filter((name) => name.endsWith('.list')),
  );
  for (const product of new Set(index().operations.map((one) => one.product))) {
    const document = await loadProduct(product);
    for (const [name, { params, result }] of Object.entries(document.operations)) {
      const list = `${name.slice(0, name.lastIndexOf('.') + 1)}list`;
      if (!lists.has(list)) continue;
      for (const schema of [result, ...params.filter((param) => param.in === 'body').map((param) => param.schema)])
        for (const from of namedIn(schema, document.schemas))
          if (from !== list) found.set(from, (found.get(from) ?? new Set()).add(list));
    }
  }
  return found;
}

/** Lists whose items a value of this schema names. */
function namedIn(schema: JsonSchema, schemas: ProductDocument['schemas']): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const own = value as JsonSchema; // an object
    const from = own['x-flarewire-from'];
    if (typeof from === 'string') found.add(from.split(' ')[0] ?? '');
    const followed = follow(own, schemas);
    if (followed !== own) visit(followed);
    for (const inner of Object.values(own)) visit(inner);
  };
  visit(schema);
  return found;
}

interface Searching {
  readonly client: Cloudflare;
  readonly signal: AbortSignal;
}

/** Resources that a change affects and, for a deletion, the resources that refer to the deleted one. */
export async function allInvolvedIn(
  subject: Subject,
  params: Readonly<Record<string, unknown>>,
  client: Cloudflare,
  signal: AbortSignal,
): Promise<Involved> {
  const involved = await involvedIn(subject, params, client, signal);
  const template = templateOf(subject.operation, params);
  if (subject.operation.method !== 'DELETE' || template !== itemsOnTheWay(template).at(-1)) return involved;
  const values = valuesOf(subject, template, params);
  const own = operationAt('GET', parentOf(template));
  const id = values.get(variablesOf(template).at(-1) ?? '');
  if (own === undefined || id === undefined) return involved;
  known ??= listsNaming();
  const lists = [...((await known).get(own.name) ?? [])].flatMap((name) => {
    const operation = index().operations.find((one) => one.name === name);
    if (operation === undefined || operation.deprecated || operation.response !== 'json') return [];
    return templatesOf(operation).map((path) => ({ operation, template: path }));
  });
  const isOfZones = lists.some((list) => isOfZone(list.template, values));
  const zones = isOfZones ? await zonesIn(values.get('account_id'), { client, signal }) : [];
  const found: Thing[] = [];
  for (const list of lists)
    for (const place of placesOf(list.template, zones, values))
      found.push(...(await namingIn({ ...list, values: place, id }, { client, signal })));
  const owners = zones.filter((zone) => found.some(({ path }) => path.startsWith(`/zones/${zone.id}/`)));
  // Referrers come after what they refer to: the item itself is copied first.
  return { ...involved, things: unique([...involved.things, ...zoneThings(owners), ...found]) };
}

const isOfZone = (template: string, values: ReadonlyMap<string, string>): boolean =>
  template.startsWith('/zones/{zone_id}/') && !values.has('zone_id');

/** The first zones of an account. */
async function zonesIn(account: string | undefined, { client, signal }: Searching): Promise<readonly Zone[]> {
  if (account === undefined) return [];
  try {
    const page = await client.zones.list({ account: { id: account }, per_page: MAX_ZONES }, { signal });
    return page.result;
  } catch (error) {
    if (isPermissionDenied(error)) return [];
    throw error;
  }
}

/** Values of a path: those of the deleted thing, or each zone of its account. */
function placesOf(
  template: string,
  zones: readonly Zone[],
  values: ReadonlyMap<string, string>,
): ReadonlyMap<string, string>[] {
  const missing = variablesOf(template).filter((name) => !values.has(name));
  if (missing.length === 0) return [values];
  if (missing.join() !== 'zone_id') return [];
  return zones.map(({ id }) => new Map([...values, ['zone_id', id]]));
}

interface Search {
  readonly operation: Operation;
  readonly template: string;
  readonly values: ReadonlyMap<string, string>;
  readonly id: string;
}

async function namingIn({ operation, template, values, id }: Search, searching: Searching): Promise<Thing[]> {
  const params = Object.fromEntries(variablesOf(template).map((name) => [name, values.get(name)]));
  const path = template.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  try {
    const items = listIn(await read({ operation, params, path }, searching, MAX)) ?? [];
    return items
      .filter((item) => JSON.stringify(item).includes(`"${id}"`))
      .flatMap((item) => {
        const own = idOf(item, template);
        return own === undefined || own === id ? [] : [{ path, template, id: own, value: item, isNeeded: false }];
      });
  } catch (error) {
    if (isPermissionDenied(error) || isNotFound(error)) return [];
    throw error;
  }
}
