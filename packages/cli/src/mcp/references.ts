/** References of parameters by id, and the lists that contain them. */
import { follow, index, type JsonSchema } from '@flarewire/contract';
import { isRecord } from '../record.ts';
import type { Subject } from '../tree/subject.ts';
import { listOf } from './describe.ts';
import type { View } from './involved.ts';
import { templateOf, variablesOf } from './routes.ts';

export interface Reference {
  readonly view: View;
  /** Of an item, that holds the value. */
  readonly field: string;
  readonly value: string;
}

const MAX = 10;

export async function referencesIn(
  { operation, schemas, document }: Subject,
  params: Readonly<Record<string, unknown>>,
  values: ReadonlyMap<string, string>,
): Promise<readonly Reference[]> {
  const found = new Map<string, Reference>();
  /** @param above what the list says of its items; `field` is the name that the value stands under */
  const visit = (value: unknown, schema: JsonSchema, field: string, depth: number, above?: unknown): void => {
    if (depth > 8 || found.size >= MAX || value === null || value === undefined) return;
    const followed = follow(schema, document.schemas);
    const from = schema['x-flarewire-from'] ?? followed['x-flarewire-from'] ?? above;
    if (typeof value === 'string') {
      const lists = typeof from === 'string' ? [from] : ID.test(value) ? listsCalled(field, operation.name) : [];
      const [reference] = lists.flatMap((list) => referenceTo(list, value, values) ?? []);
      if (reference !== undefined) found.set(`${reference.view.path} ${value}`, reference);
    }
    if (typeof value !== 'object') return;
    const parts = [...listOf(followed.allOf), ...listOf(followed.anyOf), ...listOf(followed.oneOf)];
    for (const part of parts) visit(value, part, field, depth + 1, from);
    const { properties, items } = followed;
    if (Array.isArray(value)) {
      const inner = isRecord(items) ? [items, ...listOf(items.anyOf)] : [];
      for (const one of value) for (const part of inner) visit(one, part, field, depth + 1, from);
    } else if (isRecord(properties))
      for (const [name, inner] of Object.entries(value))
        if (isRecord(properties[name])) visit(inner, properties[name], name, depth + 1);
  };
  for (const param of schemas.params) if (param.in !== 'path') visit(params[param.name], param.schema, param.name, 0);
  return [...found.values()];
}

const ID = /^([0-9a-f]{32}|[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** `policies` of an Access application are in `zeroTrust.access.policies.list`: the lists with that name, the nearest in the tree first. */
function listsCalled(field: string, name: string): string[] {
  const last = field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const shared = (other: string): number => {
    const parts = other.split('.');
    const at = parts.findIndex((part, place) => part !== name.split('.')[place]);
    return at < 0 ? parts.length : at;
  };
  const lists = index().operations.filter((one) => one.name.endsWith(`.${last}.list`) && shared(one.name) > 0);
  return lists.sort((a, b) => shared(b.name) - shared(a.name)).map((one) => `${one.name} id`);
}

function referenceTo(from: string, value: string, values: ReadonlyMap<string, string>): Reference | undefined {
  const [name = '', field = 'id'] = from.split(' ');
  const operation = index().operations.find((one) => one.name === name);
  if (operation === undefined || field.includes('.')) return undefined;
  const template = templateOf(operation, Object.fromEntries(values));
  const names = variablesOf(template);
  // Children of resources that the call does not name are not searched.
  if (names.some((one) => !values.has(one))) return undefined;
  const params = Object.fromEntries(names.map((one) => [one, values.get(one)]));
  const path = template.replace(/\{([^{}]+)\}/g, (_, one: string) => encodeURIComponent(values.get(one) ?? ''));
  return { view: { operation, params, path }, field, value };
}
