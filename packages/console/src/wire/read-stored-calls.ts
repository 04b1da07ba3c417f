/** Validates stored calls from untrusted data: an opened file, the state's file, or a request. */
import {
  type Collection,
  MAX_COLLECTIONS,
  MAX_NAME_LENGTH,
  MAX_SAVED,
  MAX_SENT,
  MAX_STEPS,
  type PlainCall,
  type SavedCall,
  type SentCall,
  type Step,
  type StoredCalls,
} from './stored-calls.ts';

/** Reports the place and kind of a problem in the data. */
export class InvalidDataError extends Error {
  override readonly name = 'InvalidDataError';
}

type Fields = Readonly<Record<string, unknown>>;

export const STEP_NAME = /^[A-Za-z_]\w{0,39}$/;
export const ID = /^[\w-]{1,40}$/;
const NO_NAMES = ['__proto__', 'constructor', 'prototype'];

export function fieldsOf(value: unknown, where: string, allowed: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidDataError(`${where} must be an object.`);
  const other = Object.keys(value).find((name) => !allowed.includes(name));
  if (other !== undefined)
    throw new InvalidDataError(`${where} has a field '${other.slice(0, 40)}', which is unknown.`);
  return value as Fields; // an object, checked above
}

export function textOf(value: unknown, where: string, pattern = /^[\s\S]{1,120}$/): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new InvalidDataError(`${where} is not valid.`);
  return value;
}

export function nameOf(value: unknown, where = 'The name'): string {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name === '' || name.length > MAX_NAME_LENGTH) {
    throw new InvalidDataError(`${where} must be a string of 1 to ${MAX_NAME_LENGTH} characters.`);
  }
  return name;
}

export function listOf<Item>(
  value: unknown,
  where: string,
  most: number,
  read: (item: unknown, where: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new InvalidDataError(`${where} must be a list.`);
  if (value.length > most) throw new InvalidDataError(`${where} has ${value.length} entries; the limit is ${most}.`);
  return value.map((item, place) => read(item, `${where}[${place}]`));
}

export const numberOf = (value: unknown, where: string, most = Number.MAX_SAFE_INTEGER): number | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !(value >= 0 && value <= most))
    throw new InvalidDataError(`${where} must be a number.`);
  return value;
};

const CALL = ['operation', 'params', 'omitted'];

function callOf(fields: Fields, where: string): PlainCall {
  const { operation, params, omitted = [] } = fields;
  const isObject = typeof params === 'object' && params !== null && !Array.isArray(params);
  if (!isObject) throw new InvalidDataError(`${where}.params must be an object.`);
  checkNames(params, `${where}.params`, 0);
  return {
    operation: textOf(operation, `${where}.operation`, /^[\w.]{1,200}$/),
    params: params as Fields, // checked above
    omitted: listOf(omitted, `${where}.omitted`, 1000, (one, at) => textOf(one, at, /^\/[\s\S]{0,500}$/)),
  };
}

const MAX_DEPTH = 60;

export function checkNames(value: unknown, where: string, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw new InvalidDataError(`${where} is nested deeper than ${MAX_DEPTH} levels.`);
  const name = Object.keys(value).find((one) => NO_NAMES.includes(one));
  if (name !== undefined) throw new InvalidDataError(`${where} has the name '${name}', which is not allowed.`);
  for (const inner of Object.values(value)) checkNames(inner, where, depth + 1);
}

export const readCall = (value: unknown, where = 'The call'): PlainCall => callOf(fieldsOf(value, where, CALL), where);

export function readSent(value: unknown, where: string): SentCall {
  const fields = fieldsOf(value, where, [...CALL, 'id', 'at', 'status', 'duration']);
  return {
    ...callOf(fields, where),
    id: textOf(fields.id, `${where}.id`, ID),
    at: numberOf(fields.at, `${where}.at`) ?? 0,
    status: numberOf(fields.status, `${where}.status`, 599),
    duration: numberOf(fields.duration, `${where}.duration`),
  };
}

function readSaved(value: unknown, where: string): SavedCall {
  const fields = fieldsOf(value, where, [...CALL, 'id', 'name', 'at']);
  return {
    ...callOf(fields, where),
    id: textOf(fields.id, `${where}.id`, ID),
    name: nameOf(fields.name, `${where}.name`),
    at: numberOf(fields.at, `${where}.at`) ?? 0,
  };
}

export function readSteps(value: unknown, where: string): Step[] {
  const names = new Set<string>();
  return listOf(value, where, MAX_STEPS, (item, at) => {
    const fields = fieldsOf(item, at, [...CALL, 'name', 'expect']);
    const name = textOf(fields.name, `${at}.name`, STEP_NAME);
    if (names.has(name)) throw new InvalidDataError(`${at}.name: another step already has the name '${name}'.`);
    names.add(name);
    return { ...callOf(fields, at), name, expect: numberOf(fields.expect, `${at}.expect`, 599) };
  });
}

export function readCollection(value: unknown, where = 'The collection'): Collection {
  const { id, name, steps } = fieldsOf(value, where, ['id', 'name', 'steps']);
  return {
    id: textOf(id, `${where}.id`, ID),
    name: nameOf(name, `${where}.name`),
    steps: readSteps(steps, `${where}.steps`),
  };
}

/** @throws InvalidDataError */
export function readStoredCalls(value: unknown): StoredCalls {
  const { sent, saved, collections } = fieldsOf(value, 'The file', ['version', 'sent', 'saved', 'collections']);
  return {
    sent: listOf(sent, 'sent', MAX_SENT, readSent),
    saved: listOf(saved, 'saved', MAX_SAVED, readSaved),
    collections: listOf(collections, 'collections', MAX_COLLECTIONS, readCollection),
  };
}
