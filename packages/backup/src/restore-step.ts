/** One step of a restore: the fate of one item of a backup. */
import type { Item } from './backup-value.ts';
import { fieldChanges } from './diff.ts';
import { mapped, mentionsOf } from './ids.ts';
import { labelOf } from './items.ts';
import { changeableOf, type Kind } from './kind.ts';
import { holesOf, innerSecrets, lacksOf, withoutSecretTexts } from './secrets.ts';

export interface RestoreStep {
  readonly kind: string;
  /** `extra` is not in the backup and remains; `delete` is such an item if deletion was requested. */
  readonly action: 'create' | 'change' | 'keep' | 'skip' | 'extra' | 'delete';
  readonly name: string;
  /** Fields that are set. */
  readonly fields: Item['fields'];
  /** Path values of its parent, with the ids of the backup. */
  readonly in?: Item['in'];
  /** Its id in the backup, or in the target. */
  readonly id?: string;
  readonly there?: string;
  /** The changed fields as of planning: `restore` checks them again. */
  readonly was?: Item['fields'];
  /** The reason why it is skipped, or remaining manual work. */
  readonly note?: string;
}

/** State accumulated while steps are planned. */
export interface Planned {
  /** Ids of the backup mapped to those of the target. */
  readonly ids: Map<string, string>;
  /** Ids of the backup that will not exist in the target, with their description. */
  readonly lost: Map<string, string>;
  /** The same by kind and path values. */
  readonly lostPlaces: Map<string, string>;
}

interface Here {
  readonly there: Item | undefined;
  /** The reason why its state is unknown. */
  readonly note: string | undefined;
}

export function stepOf(kind: Kind, item: Item, here: Here, planned: Planned): RestoreStep {
  const step = here.there === undefined ? newStep(kind, item, here, planned) : oldStep(kind, item, here.there, planned);
  const { id } = item;
  if (step.action === 'skip' && here.there === undefined && id !== undefined) {
    planned.lost.set(id, `${kind.name} ${step.name}`);
    planned.lostPlaces.set(placeOf(kind.name, [...Object.values(item.in ?? {}), id]), `${kind.name} ${step.name}`);
  }
  return step;
}

/** Names identify a resource only together with its kind. */
const placeOf = (kind: string, values: readonly string[]): string => JSON.stringify([kind, ...values]);

const baseOf = (kind: Kind, item: Item) => ({
  kind: kind.name,
  name: labelOf(item),
  fields: {},
  ...(item.in && { in: item.in }),
  ...(item.id !== undefined && { id: item.id }),
});

/** A step for an item that does not exist in the target. */
function newStep(kind: Kind, item: Item, { note }: Here, planned: Planned): RestoreStep {
  const base = baseOf(kind, item);
  const skip = (why: string): RestoreStep => ({ ...base, action: 'skip', note: why });
  if (note !== undefined) return skip(note);
  const operation = kind.create ?? (kind.isSingle ? kind.change : undefined);
  if (operation === undefined) return skip('the API has no call that creates it from its configuration');
  const place = planned.lostPlaces.get(placeOf(kind.parent?.kind ?? '', Object.values(item.in ?? {})));
  if (place !== undefined) return skip(`it is in ${place}, which is skipped`);
  const holes = holesOf(kind, item);
  if (holes.length > 0)
    return skip(`a backup contains no secrets, but it has some: ${holes.join(', ')}. Create it manually`);
  const { fields, notes } = writtenFields(item, planned);
  const lacks = lacksOf(kind, operation.name, fields);
  const lost = lacks.filter((name) => notes.has(name));
  if (lost.length > 0)
    return skip(lost.map((name) => `${name} refers to ${notes.get(name)}, which is skipped`).join('; '));
  const [only] = notes;
  if (only !== undefined && Object.keys(fields).length === 0)
    return skip(`${only[0]} refers to ${only[1]}, which is skipped`);
  if (lacks.length > 0) return skip(`it needs what is not part of a backup: ${lacks.join(', ')}`);
  const words = [...notes].map(([name, of]) => `without ${name}, as ${of} is skipped`);
  if (item.secrets !== undefined) words.unshift(`set manually: ${item.secrets.join(', ')}`);
  return {
    ...base,
    action: kind.create === undefined ? 'change' : 'create',
    fields,
    ...(words.length > 0 && { note: words.join('; ') }),
  };
}

/** A step for an item that exists in the target, equal or different. */
function oldStep(kind: Kind, item: Item, there: Item, planned: Planned): RestoreStep {
  const base = { ...baseOf(kind, item), ...(there.id !== undefined && { there: there.id }) };
  const { fields, notes } = writtenFields(item, planned);
  const secrets = innerSecrets(item);
  const holed = new Set(secrets.map((place) => place.split('.')[0] ?? ''));
  const wanted = Object.fromEntries(Object.entries(fields).filter(([name]) => !notes.has(name)));
  const now = withoutSecretTexts(there.fields) as Item['fields']; // mapping preserves the shape
  const changed = fieldChanges(now, { ...now, ...wanted });
  const names = [...new Set(changed.map(({ place }) => place.split('.')[0] ?? ''))];
  if (names.length === 0) return { ...base, action: 'keep' };
  const skip = (note: string): RestoreStep => ({ ...base, action: 'skip', note });
  const can = names.filter((name) => kind.changed.has(name));
  if (kind.change === undefined || can.length === 0)
    return skip(`it differs in ${names.join(', ')}, and the API cannot change that`);
  // A value that is sent as a whole would lose its secret; PUT sends all of them.
  const isWhole = kind.change.method === 'PUT';
  if (isWhole ? holed.size > 0 : can.some((name) => holed.has(name)))
    return skip(`it differs in ${names.join(', ')}, and a change would lose its secret: ${secrets.join(', ')}`);
  const sent = new Set(changeableOf(kind, can));
  const set = Object.fromEntries(Object.entries({ ...there.fields, ...wanted }).filter(([name]) => sent.has(name)));
  const lacks = lacksOf(kind, kind.change.name, set);
  if (lacks.length > 0)
    return skip(
      `it differs in ${names.join(', ')}, and a change needs what the API does not show: ${lacks.join(', ')}`,
    );
  const left = names.filter((name) => !can.includes(name));
  const words = [
    ...(isWhole && item.secrets ? [`set manually: ${item.secrets.join(', ')}`] : []),
    ...(left.length > 0 ? [`it still differs in ${left.join(', ')}, which the API cannot change`] : []),
  ];
  return {
    ...base,
    action: 'change',
    fields: set,
    was: Object.fromEntries(names.map((name) => [name, there.fields[name]])),
    ...(words.length > 0 && { note: words.join('; ') }),
  };
}

/** Fields with the target's ids, without those that reference missing resources: these are in `notes`. */
function writtenFields(item: Item, { ids, lost }: Planned) {
  const notes = new Map<string, string>();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item.fields)) {
    const [missing] = mentionsOf(value, lost);
    if (missing === undefined) fields[name] = withoutSecretTexts(mapped(value, ids));
    else notes.set(name, lost.get(missing) ?? missing);
  }
  return { fields, notes };
}
