/** The part of a response that can be written again: without fields that the server makes, and without secrets. */
import { follow, isSecretName, type JsonSchema } from '@flarewire/contract';
import type { Kind } from './kind.ts';
import { propertiesOf } from './schemas.ts';

type Schemas = Kind['document']['schemas'];

export interface Writable {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly secrets: readonly string[];
}

/** Reads the fields of an item that can be written; secrets are named by their places. */
export function writable(
  item: unknown,
  {
    fields,
    shownAs,
    item: schema = {},
    document: { schemas },
  }: Pick<Kind, 'fields' | 'document'> & Partial<Pick<Kind, 'shownAs' | 'item'>>,
): Writable {
  const secrets: string[] = [];
  const kept: Record<string, unknown> = {};
  const read = propertiesOf(schema, schemas);
  for (const [name, written] of [...fields].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const shown = shownAs?.get(name) ?? name;
    const value = Object.hasOwn(Object(item), shown) ? Object(item)[shown] : undefined;
    if (value === undefined || value === null || !isLike(value, written, schemas)) continue;
    const own = strip(value, written, name, { schemas, place: name, secrets, read: read.get(shown) ?? {} });
    if (own !== undefined) kept[name] = own;
  }
  return { fields: kept, secrets };
}

/** A response may show a list or an object where a create takes a flag. */
function isLike(value: unknown, schema: JsonSchema, schemas: Schemas): boolean {
  const { type } = follow(schema, schemas);
  if (typeof type !== 'string') return true;
  if (Array.isArray(value)) return type === 'array';
  return (typeof value === 'object') === (type === 'object');
}

interface Stripping {
  readonly schemas: Schemas;
  readonly place: string;
  readonly secrets: string[];
  /** Schema of the value as it is read. */
  readonly read: JsonSchema;
}

/** The server's own, whatever the types say. */
const MADE = /^(created|updated|modified)_(at|on|by|time)$/;

/** Undefined where nothing of it is left. Fields come in the order of their names. */
function strip(value: unknown, schema: JsonSchema, name: string, stripping: Stripping): unknown {
  const { schemas, place, secrets } = stripping;
  const followed = follow(schema, schemas);
  const isHidden =
    schema['x-sensitive'] === true ||
    followed['x-sensitive'] === true ||
    (typeof value !== 'boolean' && isSecretName(name, value));
  if (isHidden && (typeof value !== 'object' || followed['x-sensitive'] === true)) {
    secrets.push(place);
    return undefined;
  }
  if (followed.readOnly === true || MADE.test(name)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const read = follow(stripping.read, schemas);
  if (Array.isArray(value)) {
    const inner = itemSchema(followed);
    const one = { ...stripping, read: itemSchema(read) };
    const items = value.map((item) => plainOf(item, { schema: inner, schemas, list: name }));
    if (items.some((item) => item !== null && !isLike(item, inner, schemas))) return undefined;
    return items.map((item, at) => strip(item, inner, name, { ...one, place: `${place}.${at}` }) ?? null);
  }
  const known = propertiesOf(followed, schemas);
  const shown = propertiesOf(read, schemas);
  const isSecret = 'type' in value && value.type === 'secret_text';
  const kept: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const at = `${place}.${field}`;
    // Declared in the response alone: the server makes it, such as `ssl.status`.
    if (known.size > 0 && !known.has(field) && shown.has(field)) continue;
    if (isSecret && field === 'text') secrets.push(at);
    else {
      const own = strip(inner, known.get(field) ?? {}, field, {
        ...stripping,
        place: at,
        read: shown.get(field) ?? {},
      });
      if (own !== undefined) kept[field] = own;
    }
  }
  return kept;
}

/** `roles: ['…']` is shown as `roles: [{ id: '…' }]`, and `ips: ['…']` as `ips: [{ ip: '…' }]`. */
function plainOf(
  value: unknown,
  { schema, schemas, list }: { readonly schema: JsonSchema; readonly schemas: Schemas; readonly list: string },
): unknown {
  if (typeof value !== 'object' || value === null || follow(schema, schemas).type !== 'string') return value;
  const { id, [list.replace(/s$/, '')]: own } = value as Readonly<Record<string, unknown>>; // an object
  return [id, own].find((one) => typeof one === 'string') ?? value;
}

const itemSchema = ({ items }: JsonSchema): JsonSchema =>
  typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as JsonSchema) : {};
