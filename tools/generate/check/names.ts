/** checks type names: an operation has its own types, branches are named, one concept is one type. */

import { printType } from '../emit/types.ts';
import { type OperationModel, operationsOf, type ProductModel } from '../model/model.ts';
import type { Schemas } from '../model/schema.ts';
import { isGlossary } from '../model/words.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Report, TypeNode } from '../read/source.ts';
import { travels } from './types.ts';

/** Smaller types may look alike by chance. */
const TWIN_SIZE = 3;
/** A name that numbers a branch instead of naming it. */
const NUMBERED = /^UnionMember\d+$/;

const ownName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Requires a contract in which all names resolve. */
export function checkTypeNames(
  products: readonly ProductModel[],
  names: Names,
  schemas: Schemas,
  report: Report,
): void {
  const owners = ownersOf(products, names);
  for (const operations of owners.values()) checkOwner(operations, report);
  for (const declaration of names.declarations.values()) checkName(declaration, names, report);
  checkTwins(names, schemas, report);
}

interface Use {
  readonly operation: OperationModel;
  readonly role: 'params' | 'result';
  /** As written in the signature. */
  readonly declaration: Declaration;
}

/** Types that operations are declared with, by full name. */
function ownersOf(products: readonly ProductModel[], names: Names): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const operation of products.flatMap(operationsOf)) {
    const params = operation.signature.params.find((one) => one.name === 'params')?.type;
    const given = { params, result: operation.result };
    for (const role of ['params', 'result'] as const) {
      const type = given[role] && withoutNull(given[role]);
      if (type?.kind !== 'ref') continue;
      const declaration = names.declarations.get(names.resolve(type, operation.from));
      if (!declaration) continue;
      const list = uses.get(declaration.name) ?? [];
      list.push({ operation, role, declaration });
      uses.set(declaration.name, list);
    }
  }
  return uses;
}

function withoutNull(type: TypeNode): TypeNode {
  if (type.kind !== 'union') return type;
  const rest = type.of.filter((one) => !(one.kind === 'keyword' && one.name === 'null'));
  return rest.length === 1 && rest[0] ? rest[0] : type;
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A type of several operations is not named after one of them. */
function checkOwner(uses: readonly Use[], report: Report): void {
  const [first] = uses;
  if (!first) return;
  const { name } = first.declaration;
  const owner = uses.find(({ operation, role }) =>
    name.endsWith(`${pascal(operation.signature.name)}${ENDINGS[role]}`),
  );
  if (!owner) return;
  const method = owner.operation.signature.name;
  for (const { operation } of uses) {
    if (operation.signature.name !== method)
      report(
        operation.at,
        `${operation.name}: '${name}' is named after ${owner.operation.name}: name it after the concept, and say in api/official-names which name stands for it`,
      );
  }
}

const ENDINGS = { params: 'Params', result: 'Response' } as const;

function checkName(declaration: Declaration, names: Names, report: Report): void {
  const { name, type, at, doc } = declaration;
  const own = ownName(name);
  // An alias may keep a name that programs know from elsewhere.
  if (NUMBERED.test(own) && type.kind !== 'ref')
    report(at, `${name} numbers a branch: name it after what makes it one, 'TextMessage' for { type: 'text' }`);
  if (type.kind === 'keyword' && type.name === 'unknown' && !doc.text)
    report(at, `${name} is an alias of unknown: write 'JsonValue' or what it is, or say above it why nobody knows`);
  const target = type.kind === 'ref' ? names.target(name) : undefined;
  const hidden = target && target.name !== name && /(Params|Response)$/.test(own) && target.type.kind === 'object';
  if (hidden && declaration.scope.length > 0 && !inType(declaration, names))
    report(at, `${name} shows as '${target.name}': write 'export interface ${own} extends ${target.name} {}'`);
}

/** Nested in a type's namespace, where an alias only keeps a name reachable. */
const inType = ({ scope }: Declaration, names: Names): boolean => {
  const around = names.declarations.get(scope.join('.'));
  return around !== undefined && around.methods.length === 0 && !around.doc.tags.has('product');
};

/** The concept in a name: `RecordCreateParams`, `RecordParam` and `Record2` are about records. */
const conceptOf = (own: string): string =>
  own
    .replace(/\d+$/, '')
    .replace(/(Params?|Response)$/, '')
    .replace(/(Create|Update|Edit|Get|List|Delete)$/, '');

/** Size of a type: its fields, or the members of a union. */
const sizeOf = ({ type, methods }: Declaration): number => {
  if (methods.length > 0) return 0;
  return type.kind === 'object' ? type.fields.length : type.kind === 'union' ? type.of.length : 0;
};

/** Equal types of one concept: of one product, named alike. */
function checkTwins(names: Names, schemas: Schemas, report: Report): void {
  const seen = new Map<string, Declaration>();
  for (const declaration of names.declarations.values()) {
    const { type, name, at } = declaration;
    const [product = ''] = name.split('.');
    if (sizeOf(declaration) < TWIN_SIZE || isGlossary(name) || product === 'Shared') continue;
    const schema = schemas.declaration(declaration);
    const shape = JSON.stringify(schema, (key, value: unknown) => (key === 'examples' ? undefined : value));
    const travel = type.kind === 'object' ? type.fields.map((field) => travels(field.doc)).join('|') : '';
    // A parameter may accept more to TypeScript than to the API: `'a' | (string & {})`.
    const written = printType(type, declaration, names, { roots: new Set(), client: new Set() });
    const key = `${product} ${conceptOf(ownName(name))} ${shape} ${travel} ${written}`;
    const twin = seen.get(key);
    if (twin)
      report(
        at,
        `${name} says the same as ${twin.name}: use that; another name for it is a line of api/official-names`,
      );
    else seen.set(key, declaration);
  }
}
