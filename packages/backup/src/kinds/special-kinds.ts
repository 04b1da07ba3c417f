/** Kinds of an unusual form: whole lists, settings by name, and lists in parts. */
import { follow, type JsonSchema, type OperationSchemas } from '@flarewire/contract';
import type { Kind, ScopeName } from '../kind.ts';
import { listedSchema, propertiesOf } from '../schemas.ts';
import { bodyOf } from './bodies.ts';
import { anonymous, below, type Found, isJson, type LookUp, variablesOf } from './look-up.ts';

/** A PUT that takes the whole list, as its body or as its only parameter: the list is one resource. */
export function wholeListOf(
  read: Found,
  name: string,
  lookUp: LookUp,
): Omit<Kind, 'name' | 'scope' | 'parent' | 'each'> | undefined {
  const path = below(read.operation, lookUp.scope) ?? '';
  const put = [lookUp.of(`${name}.update`), lookUp.at('PUT', path)].find((one) => one?.operation.method === 'PUT');
  const isThere = put !== undefined && anonymous(below(put.operation, lookUp.scope) ?? '') === anonymous(path);
  const isMade = lookUp.of(`${name}.create`) !== undefined || lookUp.at('POST', path) !== undefined;
  if (!isThere || isMade || !isJson(put.operation)) return undefined;
  const needed = put.schemas.params.filter(({ in: where }) => where === 'body');
  const [param, ...more] = needed;
  const { schemas } = put.document;
  const { items } = param === undefined ? {} : follow(param.schema, schemas);
  if (param === undefined || more.length > 0 || typeof items !== 'object' || items === null) return undefined;
  const listed = listedSchema(read.operation, read.schemas, read.document.schemas) ?? {};
  const shown = propertiesOf(listed, read.document.schemas);
  const { required } = follow(items as JsonSchema, schemas);
  const names = Array.isArray(required) ? (required as string[]) : [];
  if (shown.size > 0 && names.some((field) => !shown.has(field))) return undefined;
  return {
    ...{ read: read.operation, isSingle: true, detail: undefined, get: undefined, part: undefined, wrap: undefined },
    ...{ create: undefined, change: put.operation, remove: undefined, isNamed: false, key: [], id: undefined },
    ...{ fields: new Map([[param.name, param.schema]]), created: new Set<string>(), changed: new Set([param.name]) },
    ...{ shownAs: new Map(), item: { type: 'object', properties: { [param.name]: { type: 'array', items: listed } } } },
    ...{ needs: [], document: put.document, list: param.name },
  };
}

/** Values of an enumeration, open or closed. */
function valuesOf({ enum: own, anyOf }: JsonSchema): readonly string[] {
  const lists = [own, ...(Array.isArray(anyOf) ? (anyOf as JsonSchema[]).map((one) => one.enum) : [])];
  return lists.flatMap((list) => (Array.isArray(list) ? list : [])).filter((value) => typeof value === 'string');
}

/** `/settings/{setting_id}` is a list for each of the values that the contract names. */
export function choicesOf({ operation, schemas }: Found, scope: ScopeName): Kind['each'] {
  const [param = '', ...more] = variablesOf(operation, scope);
  const values = valuesOf(schemas.params.find(({ name }) => name === param)?.schema ?? {});
  return operation.path.endsWith(`/{${param}}`) && more.length === 0 && values.length > 1
    ? { param, values }
    : undefined;
}

/** A list of buckets is of one jurisdiction, by a header. */
export function partOf({ params }: OperationSchemas): Kind['part'] {
  const found = params.find(({ in: where, schema }) => where === 'header' && valuesOf(schema).includes('default'));
  return found && { param: found.name, values: valuesOf(found.schema).filter((value) => value !== 'default') };
}

/** One operation for many settings, distinguished by a path value that the response names. */
export function settingsOf(one: Found, lookUp: LookUp): Kind | undefined {
  const { operation, schemas, document } = one;
  const { scope } = lookUp;
  const name = operation.name.replace(/\.get$/, '');
  const [param = '', ...more] = variablesOf(operation, scope);
  const change = lookUp.of(`${name}.edit`);
  if (param === '' || more.length > 0 || change === undefined || !isJson(change.operation)) return undefined;
  const { anyOf, oneOf } = follow(schemas.result, document.schemas);
  const branches = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : [])) as JsonSchema[];
  const path = below(operation, scope) ?? '';
  const values = branches.flatMap((branch) => {
    const { const: value } = propertiesOf(branch, document.schemas).get('id') ?? {};
    // A setting with dedicated operations is a separate kind.
    return typeof value === 'string' && lookUp.at('GET', path.replace(`{${param}}`, value)) === undefined
      ? [value]
      : [];
  });
  if (values.length < 2) return undefined;
  const fields = bodyOf(change);
  return {
    ...{ name, scope, read: operation, isSingle: true, detail: undefined, get: undefined, each: { param, values } },
    ...{ create: undefined, change: change.operation, remove: undefined, isNamed: false, key: [], parent: undefined },
    ...{ id: undefined, fields, created: new Set<string>(), changed: new Set(fields.keys()), shownAs: new Map() },
    ...{ part: undefined, wrap: undefined, list: undefined },
    ...{ item: schemas.result, needs: [], document },
  };
}
