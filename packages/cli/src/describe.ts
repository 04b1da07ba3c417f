/** What an operation is and takes, as text for a terminal. */
import {
  allowedBy,
  descriptionOf,
  follow,
  index,
  loadProduct,
  nearest,
  type Operation,
  type Param,
  type ProductDocument,
} from '@flarewire/contract';
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
  const document = await loadProduct(operation.product);
  const schemas = document.operations[name];
  const params = schemas?.params ?? [];
  const groups = [
    ['Required', params.filter(({ required }) => required)],
    ['Optional', params.filter(({ required }) => !required)],
  ] as const;
  const lines = groups.flatMap(([title, group]) =>
    group.length === 0 ? [] : ['', `${title}:`, ...rows(group, document)],
  );
  const description = schemas?.description === undefined ? [] : ['', schemas.description, ''];
  const head = [`${operation.summary}.`, ...description, `${operation.method} ${operation.path}`];
  return [...head, ...facts(operation), ...lines, ...example(operation, schemas?.example)].join('\n');
}

function example({ name }: Operation, params: object | undefined): string[] {
  return params === undefined ? [] : ['', 'Example:', `  flarewire call ${name} '${JSON.stringify(params)}'`];
}

function facts({ permissions, deprecated, docs }: Operation): string[] {
  return [
    ...(deprecated ? ['Deprecated.'] : []),
    ...(permissions === undefined ? [] : [`Needs one of: ${permissions.join(', ')}`]),
    docs,
  ];
}

/** Names on the left; what each allows, what it is for, where its values are from. */
function rows(params: readonly Param[], document: ProductDocument): string[] {
  const width = Math.min(32, Math.max(...params.map(({ name }) => name.length)));
  return params.flatMap(({ name, schema }) => {
    const { default: usual, 'x-flarewire-from': from, 'x-unit': unit } = follow(schema, document.schemas);
    const limits = [
      allowedBy(schema, document.schemas),
      ...(typeof unit === 'string' ? [`in ${unit}`] : []),
      ...(usual === undefined ? [] : [`default ${JSON.stringify(usual)}`]),
      ...(typeof from === 'string' ? [`see ${from.split(' ')[0]}`] : []),
    ];
    const words = descriptionOf(schema, document);
    const first = `  ${name.padEnd(width)}  ${limits.join('; ')}`;
    return words === undefined ? [first] : [first, `  ${' '.repeat(width)}  ${words}`];
  });
}
