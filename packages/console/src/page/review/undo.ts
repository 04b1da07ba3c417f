/** Finds the calls that reverse a change. */
import type { Operation } from '@flarewire/contract';
import { asSchema, follow, isObject } from '@flarewire/schema';
import type { UndoCall } from '../../wire/changes.ts';
import { idOf } from '../data/item.ts';
import type { Params, Subject } from '../form/schema.ts';
import { isPartialEdit, paramsFrom } from '../form/values/item-params.ts';
import { problemsOf } from '../form/values/problems.ts';
import { sensitivePointers } from '../form/values/url.ts';
import { placeIn, placeOf, readerOf, writableState } from './readers.ts';

export interface Made {
  readonly subject: Subject;
  readonly params: Params;
  /** The item before the change, as read; undefined if it did not exist or cannot be read. */
  readonly current: unknown;
  /** The result of the change. */
  readonly result: unknown;
}

export interface Undo {
  readonly calls: readonly UndoCall[];
  readonly whyNot?: string;
}

/** The other operations and their schemas. */
export interface Others {
  readonly operations: readonly Operation[];
  readonly subjectOf: (name: string) => Promise<Subject>;
}

const none = (whyNot: string): Undo => ({ calls: [], whyNot });

export async function undoOf(made: Made, others: Others): Promise<Undo> {
  const { method } = made.subject.operation;
  if (method === 'POST') return undoCreate(made, others);
  if (method === 'DELETE') return undoDelete(made, others);
  if (method === 'PUT' && made.current === undefined) return undoWrite(made, others);
  return undoUpdate(made);
}

const END = /\/\{([^{}]+)\}$/;

const verbOf = ({ name }: Operation): string => name.slice(name.lastIndexOf('.') + 1);

/** The operation that deletes what was created. */
async function undoCreate({ subject, params, result }: Made, { operations, subjectOf }: Others): Promise<Undo> {
  const { operation, schemas } = subject;
  if (!/^create/.test(verbOf(operation))) return none('No operation reverses this action.');
  const isBelow = ({ path }: Operation): boolean => path.replace(END, '') === operation.path && END.test(path);
  const remove = operations.find((one) => one.method === 'DELETE' && isBelow(one));
  if (remove === undefined) return none('No operation deletes it.');
  const { schemas: own } = await subjectOf(remove.name);
  const place = placeOf(schemas, own, params);
  const missing = own.params.filter((param) => param.in === 'path' && !Object.hasOwn(place, param.name));
  const param = missing.find(({ wire, name }) => remove.path.endsWith(`{${wire ?? name}}`));
  const id = param === undefined || !isObject(result) ? undefined : idOf(result, param.wire ?? param.name);
  if (param === undefined || missing.length > 1 || id === undefined)
    return none('The response does not name the new item.');
  return { calls: [{ operation: remove.name, params: { ...place, [param.name]: id } }] };
}

/** An operation that writes an item under its name created it. */
async function undoWrite({ subject, params }: Made, { operations, subjectOf }: Others): Promise<Undo> {
  const remove = operations.find(({ method, path }) => method === 'DELETE' && path === subject.operation.path);
  if (remove === undefined || readerOf(operations, remove) === undefined) return none('The previous value is unknown.');
  const { schemas } = await subjectOf(remove.name);
  return { calls: [{ operation: remove.name, params: placeOf(subject.schemas, schemas, params) }] };
}

/** The operation that creates an item with the values of the deleted one. */
async function undoDelete(made: Made, { operations, subjectOf }: Others): Promise<Undo> {
  const { operation, schemas } = made.subject;
  if (!isObject(made.current)) return none('The deleted item could not be read before.');
  const { path } = operation;
  if (
    (schemas.cascades?.length ?? 0) > 0 ||
    operations.some((one) => one.method === 'GET' && one.path.startsWith(`${path}/`))
  )
    return none('What it contained was deleted with it.');
  const create =
    operations.find(
      (one) => one.method === 'POST' && one.path === path.replace(END, '') && /^create/.test(verbOf(one)),
    ) ?? operations.find((one) => one.method === 'PUT' && one.path === path);
  if (create === undefined) return none('No operation creates it again.');
  const subject = await subjectOf(create.name);
  const place = placeOf(schemas, subject.schemas, made.params);
  return checked(subject, { ...paramsFrom(subject, made.current), ...place });
}

/** The same operation with the previous values. */
function undoUpdate({ subject, params, current }: Made): Undo {
  const { operation, schemas, defs } = subject;
  if (operation.method !== 'PUT' && operation.method !== 'PATCH') return none('No operation reverses this action.');
  if (current === undefined) return none('The previous value could not be read.');
  const before = writableState(subject, current);
  const place = placeIn(schemas, params);
  if (Object.hasOwn(params, 'position')) return none('The previous position is not kept.');
  if (!isPartialEdit(subject)) return checked(subject, { ...before, ...place });
  const changed = schemas.params.filter(({ name, in: where }) => where === 'body' && Object.hasOwn(params, name));
  const back: Record<string, unknown> = { ...place };
  for (const { name } of changed) if (before[name] !== undefined && before[name] !== null) back[name] = before[name];
  for (const { name, schema } of changed.filter((one) => !Object.hasOwn(back, one.name))) {
    const empties = emptyValues(schema, defs);
    if (empties.length === 0) return none(`“${name}” had no value, and the operation cannot remove it.`);
    // A kind of item may accept fewer values than the operation: a record with a type has no null as its comment.
    back[name] = empties.find((value) => problemsOf(subject, { ...back, [name]: value }).length === 0) ?? empties[0];
  }
  return checked(subject, back);
}

/** The values that remove a field, of those that the operation accepts. */
function emptyValues(schema: unknown, defs: Subject['defs']): readonly unknown[] {
  const own = follow(asSchema(schema), defs);
  const all = [own, ...[own.oneOf, own.anyOf].flatMap((one) => (Array.isArray(one) ? one.map(asSchema) : []))];
  const allows = (type: string): boolean => all.some((one) => [one.type].flat().includes(type));
  const isFreeText = allows('string') && own.enum === undefined && own.minLength === undefined;
  return [...(allows('null') ? [null] : []), ...(own.items === undefined ? [] : [[]]), ...(isFreeText ? [''] : [])];
}

/** Only complete calls are offered: secrets cannot be read back. */
function checked(subject: Subject, params: Params): Undo {
  if (sensitivePointers(subject, params).length > 0) return none('It contains a secret, which is not kept.');
  if (problemsOf(subject, params).length > 0) return none('Not all of its values can be read back.');
  return { calls: [{ operation: subject.operation.name, params }] };
}
