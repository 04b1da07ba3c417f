/** What an operation is and takes, as text for a terminal. */
import { index, loadProduct, nearest, type Operation, type Param } from '@flarewire/contract';
import { WrongInput } from './params.ts';

/** Undefined where there is such an operation; else what to say. */
export function unknown(name: string): string | undefined {
  const names = index().operations.map((operation) => operation.name);
  if (names.includes(name)) return undefined;
  const meant = nearest(name, names);
  return `There is no operation '${name}'.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`;
}

/** @throws WrongInput where there is no such operation */
export async function describe(name: string): Promise<string> {
  const operation = index().operations.find((each) => each.name === name);
  if (operation === undefined) throw new WrongInput(unknown(name));
  const { operations } = await loadProduct(operation.product);
  const params = operations[name]?.params ?? [];
  const groups = [
    ['Required', params.filter(({ required }) => required)],
    ['Optional', params.filter(({ required }) => !required)],
  ] as const;
  const lines = groups.flatMap(([title, group]) => (group.length === 0 ? [] : ['', `${title}:`, ...rows(group)]));
  return [`${operation.summary}.`, `${operation.method} ${operation.path}`, ...facts(operation), ...lines].join('\n');
}

function facts({ permissions, deprecated, docs }: Operation): string[] {
  return [
    ...(deprecated ? ['Deprecated.'] : []),
    ...(permissions === undefined ? [] : [`Needs one of: ${permissions.join(', ')}`]),
    docs,
  ];
}

function rows(params: readonly Param[]): string[] {
  const width = Math.min(32, Math.max(...params.map(({ name }) => name.length)));
  return params.map(({ name, schema }) => `  ${name.padEnd(width)}  ${kindOf(schema)}`);
}

function kindOf(schema: Param['schema']): string {
  const { type, anyOf, $ref, format } = schema;
  if (typeof $ref === 'string') return $ref.replace('#/schemas/', '');
  if (format === 'binary') return 'file';
  if (Array.isArray(anyOf)) {
    const consts = anyOf.flatMap((branch) => (Object.hasOwn(branch, 'const') ? [String(branch.const)] : []));
    return consts.length === 0 ? 'one of several shapes' : consts.join(' | ');
  }
  return Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
}
