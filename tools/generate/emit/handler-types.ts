/** emit: the emulator's types: input and result of each operation's handler. */
import {
  type OperationModel,
  operationsOf,
  type ParamModel,
  type ProductModel,
  type ScopedField,
} from '../model/model.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import { apiFile, keyOf, MADE, printType, type Used } from './types.ts';

/** `operations.ts` of the emulator. Body and query fields are optional: a handler decides which ones it requires. */
export function emitHandlerTypes(products: readonly ProductModel[], names: Names, api: string): string {
  const used: Used = { roots: new Set(), client: new Set() };
  const rows = products.flatMap((product) =>
    operationsOf(product).map((operation) => emitOperation(operation, names, used)),
  );
  const { roots, client } = used;
  const out = [`/** What each operation is given in the emulator, and what it answers. ${MADE} */`];
  if (client.size > 0) out.push(`import type { ${[...client].sort().join(', ')} } from '${api}/_client.ts';`);
  if (roots.has('Shared')) out.push(`import type * as Shared from '${api}/_shared.ts';`);
  for (const product of products) {
    const { name } = product.declaration;
    if (roots.has(name)) out.push(`import type { ${name} } from '${api}/${apiFile(product)}';`);
  }
  out.push("import type { PageResult } from '../handler/page-result.ts';", '', ITEM_BELOW, '');
  out.push('export interface Operations {', ...rows, '}', '');
  return out.join('\n');
}

function emitOperation(operation: OperationModel, names: Names, used: Used): string {
  const print = (type: TypeNode, from: Declaration = operation.from): string => printType(type, from, names, used);
  const printField = ({ type, from }: ScopedField): string => print(type, from);
  const whole = resultOf(operation, print);
  const fields = [
    `path: ${pathOf(operation)}`,
    `query: ${queryOf(operation, printField)}`,
    `body: ${bodyOf(operation, print, printField)}`,
    `result: ${operation.page === undefined ? whole : itemOf(operation, whole, 'ItemAlone')}`,
    `answer: ${operation.page === undefined ? whole : `PageResult<${itemOf(operation, whole, 'ItemBelow')}>`}`,
  ];
  return `  '${operation.name}': { ${fields.join('; ')} };`;
}

/** If the items of a page are below a name, some results are declared as what holds them. */
function itemOf({ doc }: OperationModel, result: string, type: 'ItemAlone' | 'ItemBelow'): string {
  const items = doc.tags.get('items');
  return items === undefined ? result : `${type}<${result}, ${JSON.stringify(items)}>`;
}

/** `ItemAlone` is the item of an object that has nothing but the list, and otherwise the object. */
const ITEM_BELOW = `type ItemBelow<Result, Name extends string> = Result extends { [Key in Name]?: (infer Item)[] } ? Item : Result;
type ItemAlone<Result, Name extends string> = keyof Result extends Name ? ItemBelow<Result, Name> : Result;`;

const EITHER = '{account_or_zone}';

function pathOf({ path }: OperationModel): string {
  const inPath = [...path.replace(EITHER, '').matchAll(/\{([^{}]+)\}/g)].map(
    ([, name = '']) => `${keyOf(name)}: string`,
  );
  const either = path.includes(EITHER) ? ['account_id?: string', 'zone_id?: string'] : [];
  return objectOf([...either, ...inPath]);
}

const objectOf = (fields: readonly string[]): string => (fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`);

/** Union of a field's types, which may differ between parameter variants. */
const united = (types: readonly string[]): string => [...new Set(types)].join(' | ');

function queryOf({ params }: OperationModel, print: (field: ScopedField) => string): string {
  const inQuery = params.filter((param) => param.in === 'query');
  return objectOf(inQuery.map(({ wire, fields }) => `${keyOf(wire)}?: ${united(fields.map(print))}`));
}

/** Parsed type of a body; for a union of objects the fields of all of them. */
function bodyOf(
  operation: OperationModel,
  print: (type: TypeNode) => string,
  printField: (field: ScopedField) => string,
): string {
  const { request, bodyArgument, params, variants } = operation;
  if (request === 'none' || request === 'text' || request === 'binary') return 'undefined';
  if (request === 'ndjson') return 'unknown[]';
  if (bodyArgument !== undefined) return print(bodyArgument.type);
  const whole: ParamModel | undefined = params.find((param) => param.whole);
  if (whole !== undefined) return united(whole.fields.map(printField));
  const types = new Map<string, string[]>();
  for (const field of variants.flat()) {
    const name = field.doc.tags.get('wire') ?? field.name;
    types.set(name, [...(types.get(name) ?? []), printField(field)]);
  }
  if (types.size === 0) return 'unknown';
  return objectOf([...types].map(([name, all]) => `${keyOf(name)}?: ${united(all)}`));
}

/** Empty, binary and text results have their own form (`Reply`); other return values are ignored there. */
function resultOf({ response, result }: OperationModel, print: (type: TypeNode) => string): string {
  if (response === 'void' || response === 'binary') return 'unknown';
  return print(result);
}
