/** Stored threat events, and their shown form with fields derived from category and relationships. */
import type { Context } from '../../handler/context.ts';
import { hash } from '../../state/ids.ts';
import { all, type Fields, read } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { missing } from '../shared/refusals.ts';
import { categoriesOf } from './categories.ts';
import { alpha3Of } from './countries.ts';
import { type Dataset, everyDataset } from './datasets.ts';
import { seededEvents } from './seeded-events.ts';
import type { Kept } from './stored-event.ts';

/** A child depends on a parent, in their own datasets. */
export interface Tie {
  readonly id: string;
  readonly parentId: string;
  readonly parentDatasetId: string;
  readonly childId: string;
  readonly childDatasetId: string;
  readonly relationshipType: string;
}

const EVENTS = ['cloudforce-one', 'events'] as const;

export const eventsScope = (account: string, dataset: string): string => inAccount(account, ...EVENTS, 'in', dataset);
export const tiesScope = (context: Context): string => inAccount(accountOf(context), ...EVENTS, 'ties');

/** Events of the dataset visible to the account: the owner's, or in Cloudflare's dataset its own. */
export function eventsIn(context: Context, dataset: Dataset): Kept[] {
  const made = all<Kept>(context, eventsScope(dataset.account ?? accountOf(context), dataset.uuid));
  return dataset.account === undefined ? [...seededEvents(dataset, context.sandbox.clock.now()), ...made] : made;
}

const absent = (id: unknown): Error => missing(`event '${String(id).slice(0, 64)}'`);

/** Looked up by its id where it is kept, and only then among those that are made up. */
function lookedUp(context: Context, dataset: Dataset, id: unknown): Kept | undefined {
  const kept = read<Kept>(context, eventsScope(dataset.account ?? accountOf(context), dataset.uuid), String(id));
  if (kept !== undefined || dataset.account !== undefined) return kept;
  return seededEvents(dataset, context.sandbox.clock.now()).find(({ uuid }) => uuid === id);
}

/** @throws Problem 404 where the dataset has no such event */
export function eventIn(context: Context, dataset: Dataset, id: unknown): Kept {
  const event = lookedUp(context, dataset, id);
  if (event === undefined) throw absent(id);
  return event;
}

/** Of any dataset that the account reads. */
export function findEvent(context: Context, id: unknown): Kept | undefined {
  for (const dataset of everyDataset(context)) {
    const event = lookedUp(context, dataset, id);
    if (event !== undefined) return event;
  }
  return undefined;
}

/** @throws Problem 404 where no dataset that the account reads has such an event */
export function eventOf(context: Context, id: unknown): Kept {
  const event = findEvent(context, id);
  if (event === undefined) throw absent(id);
  return event;
}

/** A stable number for a text. */
export const numberOf = (text: string): number => 1 + (hash(text) % 1_000_000);

interface Neighbours {
  /** Of a child, by its id. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** Of a parent, by its id. */
  readonly children: ReadonlyMap<string, readonly string[]>;
}

export function neighbours(ties: readonly Tie[]): Neighbours {
  const parents = new Map<string, string[]>();
  const children = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, key: string, value: string): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [value]);
    else known.push(value);
  };
  for (const { parentId, childId } of ties) {
    note(parents, childId, parentId);
    note(children, parentId, childId);
  }
  return { parents, children };
}

/** Shows many events, with one look at what they hang on. */
export function shower(context: Context): (event: Kept) => Fields & Shown {
  const categories = new Map(categoriesOf(context).map((category) => [category.name, category]));
  const { parents, children } = neighbours(all<Tie>(context, tiesScope(context)));
  return (event) => {
    const { account: _account, indicators, raw, ...rest } = event;
    const { killChain = 0, mitreAttack = [], mitreCapec = [] } = categories.get(event.category) ?? {};
    const [first] = indicators;
    const indicatorType = first?.indicatorType ?? '';
    const references = parents.get(event.uuid) ?? [];
    const referenced = children.get(event.uuid) ?? [];
    return {
      ...rest,
      attackerCountryAlpha3: alpha3Of(event.attackerCountry),
      hasChildren: referenced.length > 0,
      indicator: first?.value ?? '',
      indicatorType,
      indicatorTypeId: indicatorType === '' ? 0 : numberOf(indicatorType),
      killChain,
      mitreAttack,
      mitreCapec,
      numReferenced: referenced.length,
      numReferences: references.length,
      rawId: raw.id,
      referenced,
      referencedIds: referenced.map(numberOf),
      references,
      referencesIds: references.map(numberOf),
      targetCountryAlpha3: alpha3Of(event.targetCountry),
    };
  };
}

/** Fields by which events are searched, counted and sorted. */
export type Shown = Readonly<
  Pick<Kept, 'attacker' | 'category' | 'createdAt' | 'date' | 'event' | 'tags' | 'tlp' | 'uuid'>
> & { readonly hasChildren: boolean; readonly killChain: number };

export const display = (context: Context, event: Kept): Fields => shower(context)(event);
