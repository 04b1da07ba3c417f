/** Calls all operations that have secrets, with a canary for each secret. */
import { type SensitiveField, sensitiveFields, WHOLE } from '../../tools/generate/emit/sensitive.ts';
import type { Params } from '../whole-api/cases.ts';
import { allSubjects, isObject, type Subject, wholeBody } from '../whole-api/contract-reading.ts';
import { canary } from './canaries.ts';

export interface SecretCall extends Subject {
  readonly fields: readonly SensitiveField[];
}

/** All operations that have secrets. */
export async function secretCalls(): Promise<readonly SecretCall[]> {
  const all = await allSubjects();
  const document = ({ operation, defs }: Subject) => ({
    key: operation.product,
    title: '',
    operations: {},
    schemas: defs,
  });
  return all
    .map((subject) => ({ ...subject, fields: sensitiveFields(subject.schemas, document(subject)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** A canary at each secret of the contract; a hostile one if a body can carry it. */
export function withCanaries({ fields, schemas, operation }: SecretCall, params: Params): Params {
  const names = new Map(fields.map(({ name, opaque }) => [name, opaque]));
  const isHeader = (name: string) => schemas.params.some((param) => param.in === 'header' && param.name === name);
  const secret = (name: string): unknown =>
    names.get(name) === true ? { any: [canary(true)] } : canary(!isHeader(name));
  const walk = (value: unknown, name = ''): unknown => {
    if (names.has(name) && !(value instanceof Blob)) return secret(name);
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]));
  };
  const paths = new Set(schemas.params.filter((param) => param.in === 'path').map(({ name }) => name));
  const entries = Object.entries(params).map(([name, value]) => [name, paths.has(name) ? value : walk(value, name)]);
  const found: Params = Object.fromEntries(entries);
  // Secrets of unused branches and of the response: a caller may send them too.
  const whole = wholeBody(schemas)?.name;
  const target = whole === undefined ? found : found[whole];
  if (isObject(target) && operation.quirk !== 'kv')
    for (const { name } of fields) if (name !== WHOLE && !(name in target)) target[name] = secret(name);
  return found;
}

/** A response with all secrets of the operation. */
export function secretResult({ fields }: SecretCall): unknown {
  if (fields.some(({ name }) => name === WHOLE)) return canary();
  return { list: [Object.fromEntries(fields.map(({ name }) => [name, canary(true)]))] };
}
