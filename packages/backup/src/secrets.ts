/** Secrets that are required to create a resource. */
import { follow, isSecretName, type JsonSchema } from '@flarewire/contract';
import type { Item } from './backup-value.ts';
import type { Kind } from './kind.ts';
import { isObject, propertiesOf } from './schemas.ts';

type Schemas = Kind['document']['schemas'];

/** Leaves out variables of the type `secret_text`: their owner sets them again. */
export function withoutSecretTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecretTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !(isObject(inner) && inner.type === 'secret_text'))
      .map(([name, inner]) => [name, withoutSecretTexts(inner)]),
  );
}

/** Paths of secrets inside a field: `origin.password`, `header.Authorization.0`. */
export const innerSecrets = ({ secrets = [], fields }: Item): readonly string[] =>
  secrets.filter((place) => {
    const path = place.split('.');
    const owner = path.slice(0, -1).reduce<unknown>((inner, name) => Object(inner)[name], fields);
    return path.length > 1 && Object(owner).type !== 'secret_text';
  });

/** Secrets that cannot be left out: list elements, and undeclared names such as headers. */
export const holesOf = (kind: Kind, item: Item): readonly string[] =>
  innerSecrets(item).filter((place) => {
    const { schemas } = kind.document;
    const [first = '', ...path] = place.split('.');
    let schema: JsonSchema | undefined = kind.fields.get(first);
    for (const name of path) {
      if (schema === undefined) return true;
      const { items }: JsonSchema = follow(schema, schemas);
      schema = /^\d+$/.test(name) && isObject(items) ? items : propertiesOf(schema, schemas).get(name);
    }
    return schema === undefined || /^\d+$/.test(path.at(-1) ?? '');
  });

/** Required body parameters that a backup lacks, including nested secrets. */
export function lacksOf(kind: Kind, operation: string, fields: Item['fields']): string[] {
  const { operations, schemas } = kind.document;
  const params = operations[operation]?.params ?? [];
  const whole = operation === kind.create?.name ? params.find(({ name }) => name === kind.wrap?.param) : undefined;
  if (whole !== undefined) {
    const { items } = follow(whole.schema, schemas);
    const one = isObject(items) ? items : whole.schema;
    const { required } = follow(one, schemas);
    return [
      ...(Array.isArray(required) ? (required as string[]) : []).filter((name) => fields[name] === undefined),
      ...Object.entries(fields).flatMap(([name, value]) =>
        missingIn(value, propertiesOf(one, schemas).get(name) ?? {}, schemas, name),
      ),
    ];
  }
  return params
    .filter(({ in: where }) => where === 'body')
    .flatMap(({ name, required, schema }) => {
      const value = fields[name];
      if (value === undefined) return required ? [name] : [];
      return missingIn(value, schema, schemas, name);
    });
}

/** True unless a constant of the branch says otherwise: `kty: 'oct'`. */
const isOfBranch = (value: Record<string, unknown>, branch: JsonSchema, schemas: Schemas): boolean =>
  [...propertiesOf(branch, schemas)].every(([name, schema]) => {
    const { const: only } = follow(schema, schemas);
    return only === undefined || value[name] === undefined || value[name] === only;
  });

/** Paths of required secrets that a value lacks; for a union those of the branch that lacks least. */
function missingIn(value: unknown, schema: JsonSchema, schemas: Schemas, place: string, depth = 0): string[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) {
    const { items } = follow(schema, schemas);
    return value.flatMap((one, at) =>
      missingIn(one, isObject(items) ? items : {}, schemas, `${place}.${at}`, depth + 1),
    );
  }
  if (!isObject(value)) return [];
  const followed = follow(schema, schemas);
  const branches = [followed.anyOf, followed.oneOf].flatMap((list) =>
    Array.isArray(list) ? (list as JsonSchema[]) : [],
  );
  if (branches.length > 0)
    return (
      branches
        .filter((one) => propertiesOf(one, schemas).size > 0 && isOfBranch(value, one, schemas))
        .map((one) => missingIn(value, one, schemas, place, depth + 1))
        .sort((one, other) => one.length - other.length)[0] ?? []
    );
  const { required } = followed;
  const names = Array.isArray(required) ? (required as string[]) : [];
  const known = propertiesOf(followed, schemas);
  const isSecret = (name: string): boolean =>
    known.get(name)?.['x-sensitive'] === true ||
    follow(known.get(name) ?? {}, schemas)['x-sensitive'] === true ||
    isSecretName(name);
  return [
    ...names.filter((name) => value[name] === undefined && isSecret(name)).map((name) => `${place}.${name}`),
    ...Object.entries(value).flatMap(([name, inner]) =>
      missingIn(inner, known.get(name) ?? {}, schemas, `${place}.${name}`, depth + 1),
    ),
  ];
}
