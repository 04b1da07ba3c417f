/** What of an answer can be written again: without what the server makes, and without secrets. */
import { follow, isSecretName, type JsonSchema } from '@flarewire/contract';
import { type Kind, propertiesOf } from './kinds.ts';

type Schemas = Kind['document']['schemas'];

export interface Writable {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly secrets: readonly string[];
}

export function writable(
  item: unknown,
  { fields, document: { schemas } }: Pick<Kind, 'fields' | 'document'>,
): Writable {
  const secrets: string[] = [];
  const kept: Record<string, unknown> = {};
  for (const [name, schema] of [...fields].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const value = Object.hasOwn(Object(item), name) ? Object(item)[name] : undefined;
    const own =
      value === undefined || value === null ? undefined : strip(value, schema, name, { schemas, place: name, secrets });
    if (own !== undefined) kept[name] = own;
  }
  return { fields: kept, secrets };
}

interface Stripping {
  readonly schemas: Schemas;
  readonly place: string;
  readonly secrets: string[];
}

/** The server's own, whatever the types say. */
const MADE = /^(created|updated|modified)_(at|on|by|time)$/;

/** Undefined where nothing of it is left. Fields come in the order of their names. */
function strip(value: unknown, schema: JsonSchema, name: string, stripping: Stripping): unknown {
  const { schemas, place, secrets } = stripping;
  const followed = follow(schema, schemas);
  const isHidden = schema['x-sensitive'] === true || followed['x-sensitive'] === true || isSecretName(name, value);
  if (isHidden && (typeof value !== 'object' || followed['x-sensitive'] === true)) {
    secrets.push(place);
    return undefined;
  }
  if (followed.readOnly === true || MADE.test(name)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map(
      (one, at) => strip(one, itemSchema(followed), name, { ...stripping, place: `${place}.${at}` }) ?? null,
    );
  const known = propertiesOf(followed, schemas);
  const isSecret = 'type' in value && value.type === 'secret_text';
  const kept: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const at = `${place}.${field}`;
    if (isSecret && field === 'text') secrets.push(at);
    else {
      const own = strip(inner, known.get(field) ?? {}, field, { ...stripping, place: at });
      if (own !== undefined) kept[field] = own;
    }
  }
  return kept;
}

const itemSchema = ({ items }: JsonSchema): JsonSchema =>
  typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as JsonSchema) : {};
