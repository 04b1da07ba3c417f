/** Plans a restore: compares a backup with the target zone or account without changing it. */
import { createHash } from 'node:crypto';
import { UsageError } from 'flarewire';
import { type Backup, type Item, isAmong, type Scope } from './backup-value.ts';
import type { Caller } from './client.ts';
import { mapped, placedAt } from './ids.ts';
import { labelOf, loadKeys, pair } from './items.ts';
import type { Kind } from './kind.ts';
import { kindsOf } from './kinds/kinds.ts';
import { inOrder, itemsInOrder } from './order.ts';
import { backup } from './read.ts';
import { type Planned, type RestoreStep, stepOf } from './restore-step.ts';
import { reasonOf, unreadIn } from './unread.ts';

export type { RestoreStep } from './restore-step.ts';

/** Plain data: store it, show it, apply it elsewhere. */
export interface RestorePlan {
  /** Digest of the steps, required by `restore`. */
  readonly id: string;
  readonly scope: Backup['scope'];
  readonly steps: readonly RestoreStep[];
  /** Ids of the backup mapped to those of the same resources in the target. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface RestoreOptions {
  /** Ids of another backup mapped to those of the target: `ids` of the plan for the account of a zone. */
  readonly ids?: Readonly<Record<string, string>> | undefined;
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  /** Delete resources that are not in the backup. Otherwise they are `extra` in the plan, and remain. @default false */
  readonly deleteExtra?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Compares a backup with the target without changing anything. Resources that are not in the backup are listed, and
 * remain unless `deleteExtra` is set. Resources that cannot be read in the target are skipped, as their state is
 * unknown.
 *
 * @param scope the target: the original zone or account, another one, or one of an emulator
 * @throws UsageError the backup is of a zone and the scope an account, or vice versa
 * @example
 * const plan = await planRestore(client, await openBackup('backups/example.com'), { zone_id });
 * await restore(client, plan, { confirm: plan.id });
 */
export async function planRestore(
  client: Caller,
  value: Backup,
  scope: Scope,
  options: RestoreOptions = {},
): Promise<RestorePlan> {
  const name = 'zone_id' in scope ? 'zone_id' : 'account_id';
  if (name !== value.scope.name)
    throw new UsageError(
      `this is a backup of ${value.scope.name === 'zone_id' ? 'a zone' : 'an account'}: give its ${value.scope.name}`,
    );
  const kinds = inOrder(await wantedKinds(value, options), value);
  const names = kinds.map((kind) => kind.name);
  await loadKeys(name);
  const now = await backup(client, scope, { include: names, coverage: false, signal: options.signal });
  const ids = new Map([...Object.entries(options.ids ?? {}), [value.scope.id, now.scope.id]]);
  const planned: Planned = { ids, lost: new Map(), lostPlaces: new Map() };
  const known = new Set(names);
  const steps = [
    ...unknownSteps(value, options, known),
    ...kinds.flatMap((kind) => stepsOf(kind, value, now, planned)),
    ...kinds
      .toReversed()
      .flatMap((kind) => extraSteps(kind, value, now, { ids, isDeleted: options.deleteExtra === true })),
  ];
  const plan = { scope: now.scope, steps, ids: Object.fromEntries(ids) };
  return { id: idOf(plan), ...plan };
}

const isWanted = (kind: string, { include, exclude = [] }: RestoreOptions): boolean =>
  (include === undefined || isAmong(kind, include)) && !isAmong(kind, exclude);

/** Kinds with items in the backup, and lists that were read and found empty. */
async function wantedKinds(value: Backup, options: RestoreOptions): Promise<Kind[]> {
  const read = new Set(value.read);
  return (await kindsOf(value.scope.name)).filter(
    ({ name, isSingle }) =>
      isWanted(name, options) && (value.kinds[name] !== undefined || (!isSingle && read.has(name))),
  );
}

/** Digest of a plan without its id. */
export const idOf = (plan: Omit<RestorePlan, 'id'>): string =>
  createHash('sha256')
    .update(JSON.stringify([plan.scope, plan.steps, plan.ids]))
    .digest('hex')
    .slice(0, 16);

/** Steps for resources of a backup that this version does not know. */
const unknownSteps = (value: Backup, options: RestoreOptions, known: ReadonlySet<string>): RestoreStep[] =>
  Object.entries(value.kinds)
    .filter(([kind]) => isWanted(kind, options) && !known.has(kind))
    .flatMap(([kind, items]) =>
      items.map((item) => ({
        ...{ kind, action: 'skip' as const, name: labelOf(item), fields: {} },
        note: 'this version does not know the resource, or reads it under another name',
      })),
    );

function stepsOf(kind: Kind, value: Backup, now: Backup, planned: Planned): RestoreStep[] {
  const { ids } = planned;
  const unread = unreadIn(now, kind.name);
  const items = itemsInOrder(value.kinds[kind.name] ?? []);
  const wanted = items.map((item): Item => ({ ...item, fields: mapped(item.fields, ids) as Item['fields'] })); // mapping preserves the shape
  const pairs = pair(kind.name, wanted, now.kinds[kind.name] ?? [], ids);
  items.forEach((item, at) => {
    const there = wanted[at] && pairs.get(wanted[at]);
    if (item.id !== undefined && there?.id !== undefined) ids.set(item.id, there.id);
  });
  return items.map((item, at) => {
    const place = item.in && placedAt(item.in, ids);
    const hidden = unread.find((one) => one.covers(place === undefined ? {} : { in: place }));
    const note = hidden && `it could not be read here (${reasonOf(hidden)}): plan again when it can be`;
    return stepOf(kind, item, { there: wanted[at] && pairs.get(wanted[at]), note }, planned);
  });
}

interface Extra {
  readonly ids: ReadonlyMap<string, string>;
  readonly isDeleted: boolean;
}

/** Resources that are not in the backup, if the backup is known to be complete. */
function extraSteps(kind: Kind, value: Backup, now: Backup, { ids, isDeleted }: Extra): RestoreStep[] {
  if (kind.isSingle || unreadIn(value, kind.name).length > 0) return [];
  const wanted = (value.kinds[kind.name] ?? []).map(
    (item): Item => ({ ...item, fields: mapped(item.fields, ids) as Item['fields'] }), // mapping preserves the shape
  );
  const matched = new Set(pair(kind.name, wanted, now.kinds[kind.name] ?? [], ids).values());
  return (now.kinds[kind.name] ?? [])
    .filter((item) => !matched.has(item))
    .map((item): RestoreStep => {
      const base = {
        ...{ kind: kind.name, name: labelOf(item), fields: {} },
        ...(item.in && { in: item.in }),
        ...(item.id !== undefined && { there: item.id }),
      };
      if (!isDeleted) return { ...base, action: 'extra' };
      if (kind.remove === undefined || item.id === undefined)
        return { ...base, action: 'skip', note: 'it is not in the backup, and the API has no call that deletes it' };
      return { ...base, action: 'delete', was: item.fields };
    });
}

const SIGNS = {
  create: '+ create',
  change: '~ change',
  delete: '- delete',
  skip: '! skip',
  extra: '? extra',
  keep: '',
};

/** Formats the plan, one line per effective step and per resource that is not in the backup. */
export function formatRestore({ steps }: RestorePlan): string {
  const count = (action: RestoreStep['action']): number => steps.filter((step) => step.action === action).length;
  const more = [
    count('delete') > 0 ? `, ${count('delete')} to delete` : '',
    count('extra') > 0 ? `, ${count('extra')} not in the backup (they stay)` : '',
  ];
  return [
    ...steps
      .filter(({ action }) => action !== 'keep')
      .map(({ action, kind, name, fields, note }) => {
        const set = action === 'change' ? `: ${Object.keys(fields).join(', ')}` : '';
        return `${SIGNS[action]} ${kind} ${name}${set}${note ? ` (${note})` : ''}`;
      }),
    `${count('create')} to create, ${count('change')} to change, ${count('skip')} to skip, ${count('keep')} to keep${more.join('')}`,
  ].join('\n');
}
