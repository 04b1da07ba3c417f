/** Puts a backup back: what it would do first, and then that and nothing else. */
import { createHash } from 'node:crypto';
import { UsageError } from 'flarewire';
import { exact } from 'flarewire/create';
import { type Backup, type Item, isAmong, type Scope } from './backup-value.ts';
import { type Caller, callOf } from './client.ts';
import { fieldChanges } from './diff.ts';
import { labelOf, loadKeys, sameAs } from './items.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { backup } from './read.ts';

export interface RestoreStep {
  readonly kind: string;
  readonly action: 'create' | 'change' | 'keep' | 'skip';
  readonly name: string;
  /** Fields that are set. */
  readonly fields: Item['fields'];
  /** Where it is in, with the ids of the backup. */
  readonly in?: Item['in'];
  /** Its id in the backup, and where it is restored. */
  readonly id?: string;
  readonly there?: string;
  /** Why it is skipped, or what is left to do. */
  readonly note?: string;
}

/** Plain data: store it, show it, apply it elsewhere. */
export interface RestorePlan {
  /** Of these steps: `restore` asks for it. */
  readonly id: string;
  readonly scope: Backup['scope'];
  readonly steps: readonly RestoreStep[];
  /** Ids of the backup, and those of the same things where it is restored. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface RestoreOptions {
  /** Ids of things of another backup, and those they have here: `ids` of the plan of the account that a zone is in. */
  readonly ids?: Readonly<Record<string, string>> | undefined;
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface RestoreResult {
  readonly step: RestoreStep;
  readonly outcome: 'done' | 'failed';
  readonly error?: Error;
}

/**
 * Compares a backup with what is there, and changes nothing. What is there and not in the backup stays as it is.
 *
 * @param scope where it is restored: the zone or account it is of, another one, or one of an emulator
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
  const { include, exclude = [] } = options;
  const isWanted = (kind: string): boolean =>
    (include === undefined || isAmong(kind, include)) && !isAmong(kind, exclude);
  const wanted = Object.keys(value.kinds).filter(isWanted);
  await loadKeys(wanted);
  const now = await backup(client, scope, { include: wanted, signal: options.signal });
  const kinds = inOrder((await kindsOf(name)).filter((kind) => wanted.includes(kind.name)));
  const ids = new Map([...Object.entries(options.ids ?? {}), [value.scope.id, now.scope.id]]);
  const steps = kinds.flatMap((kind) => {
    const left = new Set(now.kinds[kind.name] ?? []);
    return (value.kinds[kind.name] ?? []).map((item) => {
      const there = sameAs(kind.name, { ...item, fields: mapped(item.fields, ids) as Item['fields'] }, left, ids);
      if (there !== undefined) left.delete(there);
      if (item.id !== undefined && there?.id !== undefined) ids.set(item.id, there.id);
      return stepOf(kind, item, there, ids);
    });
  });
  const plan = { scope: now.scope, steps, ids: Object.fromEntries(ids) };
  return { id: idOf(plan), ...plan };
}

const idOf = (plan: Omit<RestorePlan, 'id'>): string =>
  createHash('sha256')
    .update(JSON.stringify([plan.scope, plan.steps, plan.ids]))
    .digest('hex')
    .slice(0, 16);

function stepOf(kind: Kind, item: Item, there: Item | undefined, ids: ReadonlyMap<string, string>): RestoreStep {
  const { secrets, id, in: place } = item;
  const base = {
    kind: kind.name,
    name: labelOf(item),
    fields: {},
    ...(place && { in: place }),
    ...(id !== undefined && { id }),
  };
  const note = secrets && `set by hand: ${secrets.join(', ')}`;
  const fields = mapped(item.fields, ids) as Item['fields'];
  if (there === undefined) {
    if (kind.isSingle) return { ...base, action: 'change', fields, ...(note && { note }) };
    if (kind.create === undefined) return { ...base, action: 'skip', note: 'it cannot be created by the API' };
    const lacks = kind.document.operations[kind.create.name]?.params.filter(
      ({ required, in: where, name }) => required && where === 'body' && fields[name] === undefined,
    );
    if (lacks?.length)
      return {
        ...base,
        action: 'skip',
        note: `a backup does not hold what it needs: ${lacks.map(({ name }) => name).join(', ')}`,
      };
    return { ...base, action: 'create', fields, ...(note && { note }) };
  }
  const own = { ...base, ...(there.id !== undefined && { there: there.id }) };
  const changed = fieldChanges(there.fields, { ...there.fields, ...fields });
  if (changed.length === 0) return { ...own, action: 'keep' };
  if (kind.change === undefined) return { ...own, action: 'skip', note: 'it differs, and the API cannot change it' };
  const names = new Set(changed.map(({ place: at }) => at.split('.')[0] ?? ''));
  // What replaces takes all, what edits what differs.
  const isWhole = kind.change.method === 'PUT';
  const set = Object.fromEntries(Object.entries(fields).filter(([field]) => isWhole || names.has(field)));
  return { ...own, action: 'change', fields: set, ...(isWhole && note ? { note } : {}) };
}

/** Ids of the backup as those of the same things here. */
function mapped(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => mapped(one, ids));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, ids)]));
}

/** What others name comes before them; a circle is begun anywhere. */
function inOrder(kinds: readonly Kind[]): Kind[] {
  const ordered = new Set<Kind>();
  const visit = (kind: Kind, path: ReadonlySet<Kind>): void => {
    if (ordered.has(kind) || path.has(kind)) return;
    const deeper = new Set(path).add(kind);
    for (const need of kind.needs) {
      const other = kinds.find(({ name }) => name === need);
      if (other !== undefined) visit(other, deeper);
    }
    ordered.add(kind);
  };
  for (const kind of kinds) visit(kind, new Set());
  return [...ordered];
}

/** The words of the plan, a line for each step that does something. */
export function formatRestore({ steps }: RestorePlan): string {
  const signs = { create: '+ create', change: '~ change', skip: '! skip', keep: '' };
  const count = (action: RestoreStep['action']): number => steps.filter((step) => step.action === action).length;
  return [
    ...steps
      .filter(({ action }) => action !== 'keep')
      .map(({ action, kind, name, fields, note }) => {
        const set = action === 'change' ? `: ${Object.keys(fields).join(', ')}` : '';
        return `${signs[action]} ${kind} ${name}${set}${note ? ` (${note})` : ''}`;
      }),
    `${count('create')} to create, ${count('change')} to change, ${count('skip')} to skip, ${count('keep')} to keep`,
  ].join('\n');
}

/**
 * Carries a plan out, step by step, and goes on after what fails. Ids of what is created take the place of those of the
 * backup in what comes later.
 *
 * @throws UsageError `confirm` is not the id of this plan
 */
export async function restore(
  client: Caller,
  plan: RestorePlan,
  {
    confirm,
    signal,
    onProgress,
  }: {
    readonly confirm: string;
    readonly signal?: AbortSignal | undefined;
    readonly onProgress?: ((done: number, total: number) => void) | undefined;
  },
): Promise<readonly RestoreResult[]> {
  const { id, ...rest } = plan;
  if (confirm !== id || idOf(rest) !== id)
    throw new UsageError('restore: `confirm` must be the id of this plan, unchanged');
  const kinds = new Map((await kindsOf(plan.scope.name)).map((kind) => [kind.name, kind]));
  const ids = new Map(Object.entries(plan.ids));
  const steps = plan.steps.filter(({ action }) => action === 'create' || action === 'change');
  const results: RestoreResult[] = [];
  for (const step of steps) {
    signal?.throwIfAborted();
    const kind = kinds.get(step.kind);
    try {
      if (kind === undefined) throw new UsageError(`there is no resource ${step.kind}`);
      await carryOut(client, step, kind, { scope: { [plan.scope.name]: plan.scope.id }, ids, signal });
      results.push({ step, outcome: 'done' });
    } catch (error) {
      results.push({ step, outcome: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    }
    onProgress?.(results.length, steps.length);
  }
  return results;
}

interface Doing {
  readonly scope: Readonly<Record<string, string>>;
  readonly ids: Map<string, string>;
  readonly signal: AbortSignal | undefined;
}

async function carryOut(client: Caller, step: RestoreStep, kind: Kind, { scope, ids, signal }: Doing): Promise<void> {
  const isCreate = step.action === 'create';
  const operation = isCreate ? kind.create : kind.change;
  if (operation === undefined) throw new UsageError(`${step.kind} cannot be written`);
  const own = isCreate || kind.id === undefined || step.there === undefined ? {} : { [kind.id.param]: step.there };
  const params = {
    ...(mapped(step.fields, ids) as object),
    ...scope,
    ...(mapped(step.in ?? {}, ids) as object),
    ...own,
  };
  // After a lost answer it is looked for before it is sent again.
  const answer = await callOf(client, operation.name, params, signal, isCreate ? { retry: exact } : {});
  const made = kind.id && Object(answer)[kind.id.field];
  if (isCreate && step.id !== undefined && (typeof made === 'string' || typeof made === 'number'))
    ids.set(step.id, String(made));
}
