/** Builds an example whose ids exist: the first items of the lists that the account has. */
import { type Field, fieldsIn, fieldsOf } from '../fields.ts';
import type { Params, Subject } from '../schema.ts';
import { exampleOf } from '../values/example.ts';
import { getAt, setAt } from '../values/paths.ts';
import { isPicked } from './is-picked.ts';
import type { PickOption } from './options.ts';
import { listParams, type Operations, type PickerSource, pickerSource } from './source.ts';

interface Lists {
  readonly operations: Operations;
  /** The items of a list; none if it cannot be read. */
  readonly read: (source: PickerSource, field: string, ask: Params) => Promise<readonly PickOption[]>;
  /** Account and zone for lists that the operation itself has no account or zone for. */
  readonly scope?: Params;
}

/**
 * An example that can be sent. An id is left out if its list is empty, because an invented one would be refused.
 * @param known account and zone of the page
 */
export async function exampleWithIds(subject: Subject, known: Params, lists: Lists): Promise<Params> {
  let found = known;
  const missing: string[] = [];
  // In the order of the path: the list of keys needs the namespace.
  for (const field of fieldsOf(subject).filter(({ in: place }) => place === 'path')) {
    if (found[field.name] !== undefined) continue;
    const value = await pathValue(subject, field, found, lists);
    found = { ...found, ...value };
    if (Object.keys(value).length === 0 && sourceOf(subject, field, lists) !== undefined) missing.push(field.name);
  }
  const example = Object.entries(exampleOf(subject, found)).filter(([name]) => !missing.includes(name));
  return bodyIds(subject, Object.fromEntries(example), lists);
}

async function pathValue(subject: Subject, field: Field, found: Params, lists: Lists): Promise<Params> {
  const listed = await firstId(subject, field, found, lists);
  const value = listed ?? field.options[0]?.value ?? (isCreatedByName(subject, field) ? field.example : undefined);
  return value === undefined ? {} : { [field.name]: value };
}

const ID = /(^|_)(id|uuid|tag|identifier)$/i;

/** `PUT …/values/{key_name}` creates what it names; ids are never invented. */
const isCreatedByName = ({ operation: { method, path } }: Subject, { name }: Field): boolean =>
  method === 'PUT' && path.endsWith(`/{${name}}`) && !ID.test(name);

const isNumber = ({ kind }: Field): boolean => kind === 'integer' || kind === 'number';

const sourceOf = (subject: Subject, field: Field, { operations }: Lists): PickerSource | undefined =>
  isPicked(field) || (isNumber(field) && field.in === 'path') ? pickerSource(field, subject, operations) : undefined;

async function firstId(
  subject: Subject,
  field: Field,
  params: Params,
  lists: Lists,
): Promise<string | number | undefined> {
  const source = sourceOf(subject, field, lists);
  if (source === undefined) return undefined;
  const { ask, missing } = listParams(source.list, subject.operation.path, { ...lists.scope, ...params });
  if (missing.length > 0) return undefined;
  const [first] = await lists.read(source, field.name, ask);
  return first !== undefined && isNumber(field) ? Number(first.value) : first?.value;
}

/** Replaces the ids of the contract's example, which belong to nobody. */
async function bodyIds(subject: Subject, example: Params, lists: Lists): Promise<Params> {
  let filled = example;
  const open = fieldsOf(subject).filter(({ in: place }) => place !== 'path');
  for (let field = open.shift(); field !== undefined; field = open.shift()) {
    const isShown = field.isRequired || getAt(filled, field.path) !== undefined;
    if (isShown && isPicked(field) && field.path.length > 0) {
      const id = await firstId(subject, field, filled, lists);
      if (id !== undefined) filled = setAt(filled, field.path, id);
    }
    if (isShown) open.push(...fieldsIn(subject, field, filled));
  }
  return filled;
}
