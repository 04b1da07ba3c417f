/** Computes the steps from the current to the wanted records, and reports conflicts with records that stay. */
import { contentKey } from '@flarewire/zone-file';
import { isMarked, withMark } from '../sync/owned.ts';
import { AS_WANTED, type PlanProblem, type PlanStep } from '../sync/plan.ts';
import { differences, keyOf, type PlannedRecord } from './record.ts';
import { HOSTS } from './wanted.ts';
import { isApexNs, productOf, type ReadZone, type ZoneRecord } from './zone.ts';

/** Records that a plan may change: all, or those with a mark in their comment or among their tags. New ones get it. */
export type Owned = 'all' | { readonly comment: string } | { readonly tag: string };

/** Records that a plan leaves unchanged unless explicitly included. */
export type Protected = 'apex-ns' | 'managed';

export interface StepOptions {
  readonly owned: Owned;
  readonly include: readonly Protected[];
  /** True if existing records that are wanted but not owned are taken over. */
  readonly adopt: boolean;
}

type Step = PlanStep<PlannedRecord>;

export interface Steps {
  readonly steps: readonly Step[];
  readonly problems: readonly PlanProblem[];
}

/** Adds the owner's mark to a wanted record. */
export function marked(record: PlannedRecord, owned: Owned): PlannedRecord {
  if (owned === 'all' || hasMark(record, owned)) return record;
  if ('tag' in owned) return { ...record, tags: [...(record.tags ?? []), owned.tag] };
  return { ...record, comment: withMark(record.comment, owned.comment) };
}

function hasMark({ comment, tags = [] }: PlannedRecord, owned: Owned): boolean {
  if (owned === 'all') return true;
  return 'tag' in owned ? tags.includes(owned.tag) : isMarked(comment, owned.comment);
}

/** Reason for which a record is left unchanged; undefined if it may be changed. */
function reasonToKeep(record: ZoneRecord, zone: string, { owned, include }: StepOptions): string | undefined {
  const product = productOf(record.raw);
  if (product && !include.includes('managed')) return `belongs to ${product}`;
  if (isApexNs(record, zone) && !include.includes('apex-ns')) return 'NS record of the zone itself';
  return hasMark(record, owned) ? undefined : 'not owned';
}

export function stepsOf(zone: ReadZone, wanted: readonly PlannedRecord[], options: StepOptions): Steps {
  const left = new Map(wanted.map((record) => [keyOf(record), marked(record, options.owned)]));
  const free = new Map<string, ZoneRecord[]>();
  const [steps, kept]: [Step[], ZoneRecord[]] = [[], []];
  for (const record of zone.records) {
    const after = left.get(keyOf(record));
    const reason = reasonToKeep(record, zone.name, options);
    const adopts = reason === 'not owned' && after !== undefined && options.adopt;
    if (after) left.delete(keyOf(record));
    if (reason !== undefined && !adopts) {
      const why = after && reason === 'not owned' ? 'already exists, but is not owned' : reason;
      steps.push({ action: 'keep', name: nameOf(record), why, before: plain(record) });
      kept.push(record);
    } else if (after) steps.push(changeTo(record, after));
    else push(free, `${record.name} ${record.type}`, record);
  }
  for (const after of left.values()) {
    const before = partner(free.get(`${after.name} ${after.type}`), after);
    steps.push(
      before ? changeTo(before, after) : { action: 'create', name: nameOf(after), why: 'does not exist', after },
    );
  }
  for (const record of [...free.values()].flat())
    steps.push({ action: 'delete', name: nameOf(record), why: 'not in the wanted state', before: plain(record) });
  return { steps: sorted(steps), problems: conflicts(steps, kept) };
}

const push = (map: Map<string, ZoneRecord[]>, key: string, record: ZoneRecord): void => {
  map.set(key, [...(map.get(key) ?? []), record]);
};

/** Among unwanted records of the same name and type, the one with the same content, else the first. */
function partner(records: ZoneRecord[] | undefined, after: PlannedRecord): ZoneRecord | undefined {
  const content = contentKey(after.type, after.content, 0);
  const same = records?.findIndex((one) => contentKey(one.type, one.content, 0) === content) ?? -1;
  return records?.splice(Math.max(same, 0), 1)[0];
}

function changeTo(record: ZoneRecord, after: PlannedRecord): Step {
  const fields = differences(record, after);
  const before = plain(record);
  const name = nameOf(record);
  if (fields.length === 0) return { action: 'keep', name, why: AS_WANTED, before };
  const why = fields.map((field) => `${field} ${textOf(record, field)} → ${textOf(after, field)}`).join(', ');
  return { action: 'change', name, why, before, after };
}

function textOf(record: PlannedRecord, field: string): string {
  const value: unknown = Reflect.get(record, field);
  const isNone = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isNone ? (field === 'proxied' ? 'false' : 'none') : typeof value === 'string' ? value : JSON.stringify(value);
}

const nameOf = ({ type, name, content, priority }: PlannedRecord): string =>
  [type, name, priority, content.length > 80 ? `${content.slice(0, 77)}...` : content]
    .filter((one) => one !== undefined)
    .join(' ');

const plain = ({ raw: _, ...record }: ZoneRecord): PlannedRecord => record;

/** Sorted by name, in the order of the DNS tree. */
const sorted = (steps: readonly Step[]): Step[] => {
  const key = ({ before, after }: Step) => (after ?? before)?.name.split('.').reverse().join(' ') ?? '';
  return steps
    .map((step) => ({ step, key: `${key(step)} ${step.name}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ step }) => step);
};

/** Kept records that cannot coexist with the wanted ones: the API would refuse the change. */
function conflicts(steps: readonly Step[], kept: readonly ZoneRecord[]): PlanProblem[] {
  const hosts = new Map<string, ZoneRecord[]>();
  for (const record of kept) if (HOSTS.includes(record.type)) push(hosts, record.name, record);
  return steps.flatMap(({ action, after }) => {
    if (action !== 'create' || !after || !HOSTS.includes(after.type)) return [];
    const other = hosts.get(after.name)?.find((one) => one.type === 'CNAME' || after.type === 'CNAME');
    const reason = `${nameOf(after)} conflicts with ${other && nameOf(other)}, which stays`;
    return other ? [{ reason }] : [];
  });
}
