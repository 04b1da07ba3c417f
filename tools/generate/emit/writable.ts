/** emit: which fields of what is read each operation takes back, for `flarewire/writable`. */
import type { JsonSchema, Param } from '../../../packages/contract/src/types.ts';
import { asSchema } from '../../../packages/schema/src/schema.ts';
import { hasType, isPathValue, itemsOf, type Known, partsOf, propertiesOf, type Schemas } from './schema-parts.ts';

/** The server's own, whatever the types say. */
const MADE = /^(created|updated|modified)_(at|on|by|time)$/;
const IDS = new Set(['id', 'uid', 'uuid']);
/** Operations of a resource whose results are its items. */
const READING = ['get', 'list', 'create', 'update', 'edit'];
const MAX_DEPTH = 6;

type Fields = ReadonlyMap<string, readonly JsonSchema[]>;

/**
 * `dns.records.update content! data!{-created_on} tags! ttl!`: the fields of the body. Within braces are the fields that need
 * something done: `-` leaves one out, `!` leaves out null, `$` takes the id of an object (`ips$`: or its `ip`); `@` is a field that is the whole body.
 */
export function writableLine(one: Known, all: ReadonlyMap<string, Known>): string {
  const { name, params, schemas } = one;
  const read = resultsOf(one, all);
  const shown = fieldsOf(read, schemas);
  const fields = params
    .filter((param) => isWritten(param, one))
    .map((param) => {
      if (param.whole) return `${param.name}@${nested([param.schema], read, schemas, 0)}`;
      return handling(param.name, [param.schema], shown.get(param.name) ?? [], { schemas, isTop: true, depth: 0 });
    });
  return fields.length > 0 ? [name, ...fields.sort()].join(' ') : '';
}

/** Names of the parameters in the path, for those operations that write: they are not part of what is written. */
export const pathNames = ({ params }: Known): string[] => params.filter(isPathValue).map(({ name }) => name);

function isWritten({ in: where, name, schema }: Param, { params, body, schemas }: Known): boolean {
  if (where !== 'body' || isReadOnly(schema, schemas) || MADE.test(name)) return false;
  if (params.some((other) => isPathValue(other) && other.name === name)) return false;
  const needed = partsOf(body?.schema ?? {}, schemas).flatMap(({ required }) => required ?? []);
  return !IDS.has(name) || [needed].flat().includes(name);
}

function resultsOf({ name, schemas, result }: Known, all: ReadonlyMap<string, Known>): JsonSchema[] {
  const resource = name.slice(0, name.lastIndexOf('.') + 1);
  const others = READING.flatMap((verb) => all.get(resource + verb) ?? []);
  return [result, ...others.filter((other) => other.schemas === schemas).map((other) => other.result)];
}

/** Fields of objects, of the items of lists, and `*` for the values of maps. */
function fieldsOf(list: readonly JsonSchema[], schemas: Schemas, depth = 0): Fields {
  const found = new Map<string, readonly JsonSchema[]>();
  for (const schema of list) {
    const maps = partsOf(schema, schemas).flatMap(({ additionalProperties }) =>
      additionalProperties && typeof additionalProperties === 'object' ? [asSchema(additionalProperties)] : [],
    );
    const inner = depth > 2 ? new Map() : fieldsOf(itemsOf(schema, schemas), schemas, depth + 1);
    for (const [name, schemas_] of [
      ...propertiesOf(schema, schemas),
      ...inner,
      ...maps.map((one) => ['*', [one]] as const),
    ])
      found.set(name, [...new Set([...(found.get(name) ?? []), ...schemas_])]);
  }
  return found;
}

const isReadOnly = (schema: JsonSchema, schemas: Schemas): boolean =>
  schema.readOnly === true || schemas[String(schema.$ref ?? '').replace('#/schemas/', '')]?.readOnly === true;

const mayBeNull = (list: readonly JsonSchema[], schemas: Schemas): boolean =>
  list.some(
    (one) =>
      hasType(one, schemas, 'null') ||
      partsOf(one, schemas).some(
        ({ type }) => type === undefined && !one.$ref && Object.keys(one).every((key) => key === 'description'),
      ),
  );

/** A list of names or a name where the response shows objects. */
function isPlain(list: readonly JsonSchema[], schemas: Schemas): boolean {
  const ends = list.flatMap((one) => [one, ...itemsOf(one, schemas)]);
  return ends.some((one) => hasType(one, schemas, 'string')) && fieldsOf(list, schemas).size === 0;
}

interface Place {
  readonly schemas: Schemas;
  readonly isTop: boolean;
  readonly depth: number;
}

/** A field with what is to be done to it. */
function handling(name: string, written: readonly JsonSchema[], read: readonly JsonSchema[], place: Place): string {
  const { schemas, isTop, depth } = place;
  const dropsNull = (isTop || mayBeNull(read, schemas)) && !mayBeNull(written, schemas);
  const shown = fieldsOf(read, schemas);
  const takesID = isPlain(written, schemas) && (shown.has('id') || shown.has(name.replace(/s$/, '')));
  return `${name}${dropsNull ? '!' : ''}${takesID ? '$' : ''}${nested(written, read, schemas, depth + 1)}`;
}

function nested(written: readonly JsonSchema[], read: readonly JsonSchema[], schemas: Schemas, depth: number): string {
  const own = fieldsOf(written, schemas);
  if (own.size === 0 || depth > MAX_DEPTH) return '';
  const shown = fieldsOf(read, schemas);
  const parts = [...new Set([...own.keys(), ...shown.keys()])].sort().flatMap((name) => {
    const schema = own.get(name);
    if (schema === undefined) return own.has('*') || name === '*' ? [] : [`-${name}`];
    if (schema.every((one) => isReadOnly(one, schemas)) || MADE.test(name)) return [`-${name}`];
    const line = handling(name, schema, shown.get(name) ?? [], { schemas, isTop: false, depth });
    return line === name ? [] : [line];
  });
  return parts.length > 0 ? `{${parts.join(' ')}}` : '';
}
