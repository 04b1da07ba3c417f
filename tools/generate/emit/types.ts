/** emit: the client's types: the tree of products, and an entry per operation for `client.call`. */
import { type OperationModel, operationsOf, type ProductModel } from '../model/model.ts';
import { officialNameIn } from '../official/signatures.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import type { OfficialNames } from './official-names.ts';

export const MADE = 'Made by tools/generate from api/: do not edit.';

/** File that declares a product, relative to `api/`. */
export const apiFile = ({ declaration }: Pick<ProductModel, 'declaration'>): string =>
  declaration.at.file.replace(/^.*?api\//, '');

/** `products.ts`: the resource tree by product, and every product's types. */
export function emitProducts(products: readonly ProductModel[], api: string): string {
  const out = [`/** The products of the API and their types. ${MADE} */`];
  for (const product of products)
    out.push(`import type { ${product.declaration.name} } from '${api}/${apiFile(product)}';`);
  out.push('', `export type { ${products.map((one) => one.declaration.name).join(', ')} };`, '');
  out.push('/** The resource tree: what a client offers below itself. */', 'export interface Products {');
  for (const product of products)
    out.push(`  /** ${product.declaration.doc.text} */`, `  readonly ${product.key}: ${product.declaration.name};`);
  out.push('}', '');
  return out.join('\n');
}

/** `cloudflare.ts`: the namespace of types that goes with the class, `Cloudflare.KV.NamespaceCreateParams`. */
export function emitNamespace(products: readonly ProductModel[], shared: readonly string[], api: string): string {
  const names = products.map((one) => one.declaration.name);
  return [
    `/** The full client: the class, its resource tree and the types of every product. ${MADE} */`,
    `import type * as Shared from '${api}/_shared.ts';`,
    `import type { ${shared.join(', ')} } from '${api}/_shared.ts';`,
    "import { CloudflareBase } from '../cloudflare.ts';",
    "import type {} from './official-names.d.ts';",
    `import type { Products, ${names.join(', ')} } from './products.ts';`,
    '',
    '/** Client with every product: `new Cloudflare({ apiToken })`. */',
    'export class Cloudflare extends CloudflareBase {',
    '  static readonly Cloudflare: typeof Cloudflare = Cloudflare;',
    '}',
    '// The products become properties in the constructor.',
    'export interface Cloudflare extends Products {}',
    'export declare namespace Cloudflare {',
    `  export type { Shared, ${[...names, ...shared].join(', ')} };`,
    '}',
    '',
  ].join('\n');
}

/** Imports needed by printed types: products (and `Shared`), and types of `_client.ts`. */
export interface Used {
  readonly roots: Set<string>;
  readonly client: Set<string>;
  /** Another name for a type of the contract; its own if left out. */
  readonly nameOf?: (full: string) => string;
}

/** `operations.ts`: parameters and result of every operation by its dotted name. */
export function emitOperations(
  products: readonly ProductModel[],
  names: Names,
  official: OfficialNames,
  api: string,
): string {
  const used: Used = { roots: new Set(), client: new Set() };
  const rows = products.flatMap((product) => {
    const byConcept = Map.groupBy(official.get(product.declaration.name) ?? [], ({ concept }) => concept);
    return operationsOf(product).map((operation) => {
      const signature = { resource: operation.from.name, method: operation.signature.name };
      const nameFor = (ending: 'Params' | 'Response') => (concept: string) =>
        officialNameIn({ ...signature, ending }, byConcept.get(concept) ?? []) ?? concept;
      return emitOperation(operation, names, used, nameFor);
    });
  });
  const { client } = used;
  const roots = [...used.roots].filter((one) => one !== 'Shared').sort();
  const out = [`/** Every operation by name, for \`client.call\`. ${MADE} */`];
  if (client.size > 0) out.push(`import type { ${[...client].sort().join(', ')} } from '${api}/_client.ts';`);
  if (used.roots.has('Shared')) out.push(`import type * as Shared from '${api}/_shared.ts';`);
  out.push(
    `import type { ${roots.join(', ')} } from './products.ts';`,
    '',
    'export interface Operations {',
    ...rows,
    '}',
    '',
  );
  return out.join('\n');
}

/** The name by which an operation takes or returns a concept. */
type NameFor = (ending: 'Params' | 'Response') => (concept: string) => string;

function emitOperation(operation: OperationModel, names: Names, used: Used, nameFor: NameFor): string {
  const print = (type: TypeNode): string =>
    printType(type, operation.from, names, { ...used, nameOf: nameFor('Params') });
  const shown = (type: TypeNode): string =>
    printType(type, operation.from, names, { ...used, nameOf: nameFor('Response') });
  const parts: string[] = [];
  const params = operation.signature.params.find((one) => one.name === 'params');
  if (params) parts.push(print(withoutNull(params.type)));
  const named = operation.argFields.map(
    (field, i) => `${keyOf(operation.args[i] ?? field.name)}: ${print(field.type)}`,
  );
  if (operation.bodyArgument) named.push(`body: ${print(operation.bodyArgument.type)}`);
  if (params && named.length > 0 && withoutNull(params.type).kind === 'union') parts[0] = `(${parts[0]})`;
  if (named.length > 0) parts.push(`{ ${named.join('; ')} }`);
  const optional = !named.length && (!params || params.optional);
  const fields = [
    `params${optional ? '?' : ''}: ${parts.join(' & ') || '{ [key: string]: never }'}`,
    `result: ${resultOf(operation, shown, used)}`,
  ];
  if (operation.page) {
    used.client.add(operation.page);
    fields.push(`page: ${operation.page}<${shown(operation.result)}>`);
  }
  const chosen = operation.forms.filter(({ when }) => when !== undefined);
  if (chosen.length > 0) {
    const whens = chosen.map((form) => (form.chosen ? print(form.chosen) : 'never'));
    const results = new Set(chosen.map(({ result }) => (result ? shown(result) : 'unknown')));
    fields.push(`when: ${whens.join(' | ')}`, `as: ${[...results].join(' | ')}`);
  }
  return `  '${operation.name}': { ${fields.join('; ')} };`;
}

function resultOf({ response, result }: OperationModel, print: (type: TypeNode) => string, { client }: Used): string {
  if (response !== 'rows') return print(result);
  client.add('Rows');
  return `Rows<${print(result)}>`;
}

function withoutNull(type: TypeNode): TypeNode {
  if (type.kind !== 'union') return type;
  const of = type.of.filter((one) => !(one.kind === 'keyword' && one.name === 'null'));
  return of.length === 1 && of[0] ? of[0] : { ...type, of };
}

export const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Prints a type so that it is valid outside of its file: all names in full. */
export function printType(type: TypeNode, from: Declaration, names: Names, used: Used): string {
  const print = (one: TypeNode): string => printType(one, from, names, used);
  switch (type.kind) {
    case 'keyword':
      return type.name;
    case 'literal':
      return JSON.stringify(type.value);
    case 'pattern':
      return type.type;
    case 'array':
      return type.of.kind === 'ref' || type.of.kind === 'keyword' ? `${print(type.of)}[]` : `(${print(type.of)})[]`;
    case 'union':
      return type.of.map(print).join(' | ');
    case 'intersection':
      return type.of.map((one) => (one.kind === 'union' ? `(${print(one)})` : print(one))).join(' & ');
    case 'object': {
      const fields = type.fields.map((one) => `${keyOf(one.name)}${one.optional ? '?' : ''}: ${print(one.type)}`);
      if (type.index) fields.push(`[key: string]: ${print(type.index)}`);
      return `{ ${fields.join('; ')} }`;
    }
    case 'ref': {
      const name = names.resolve(type, from);
      if (name === 'Client.Response') return 'Response';
      if (name.startsWith('Client.')) {
        used.client.add(name.slice('Client.'.length));
        const args = type.args.length > 0 ? `<${type.args.map(print).join(', ')}>` : '';
        return name.slice('Client.'.length) + args;
      }
      const given = used.nameOf?.(name) ?? name;
      used.roots.add(given.split('.')[0] ?? given);
      return given;
    }
  }
}
