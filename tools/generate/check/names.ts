/** checks type names: an operation has its own types, branches are named, one concept is one type. */

import { type OperationModel, operationsOf, type ProductModel } from '../model/model.ts';
import type { Schemas } from '../model/schema.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Report, TypeNode } from '../read/source.ts';
import { travels } from './types.ts';

/** Shapes with fewer fields may look alike by chance. */
const TWIN_FIELDS = 3;
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
  checkTwins(owners, names, schemas, report);
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

const resourceOf = ({ operation }: Use): string => operation.from.name;

/** `…Params` belong to one operation, `…Response` to the operations of one resource. */
function checkOwner(uses: readonly Use[], report: Report): void {
  const [first, ...others] = uses;
  if (!first) return;
  const { name } = first.declaration;
  for (const use of others) {
    const said = `${use.operation.name}: '${name}' belongs to ${first.operation.name}`;
    if (use.role === 'params' && name.endsWith('Params') && use.operation.name !== first.operation.name)
      report(use.operation.at, `${said}: give the operation params of its own, 'interface XParams extends ${name} {}'`);
    if (use.role === 'result' && name.endsWith('Response') && resourceOf(use) !== resourceOf(first))
      report(use.operation.at, `${said}, another resource: give the operation a result type of its own`);
  }
}

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

/** Equal types of one concept: of one resource, with one name or as results or params of its operations. */
function checkTwins(owners: ReadonlyMap<string, readonly Use[]>, names: Names, schemas: Schemas, report: Report): void {
  const seen = new Map<string, Declaration>();
  for (const declaration of names.declarations.values()) {
    const { type, name, at } = declaration;
    if (type.kind !== 'object' || declaration.methods.length > 0 || type.fields.length < TWIN_FIELDS) continue;
    const [use] = owners.get(name) ?? [];
    const concept = use ? `${resourceOf(use)} ${use.role}` : name.replace(/Param$/, '');
    const schema = schemas.declaration(declaration);
    const shape = JSON.stringify(schema, (key, value: unknown) => (key === 'examples' ? undefined : value));
    const key = `${concept} ${shape} ${type.fields.map((field) => travels(field.doc)).join('|')}`;
    const twin = seen.get(key);
    const own = ownName(name);
    if (twin)
      report(at, `${name} says the same as ${twin.name}: write 'export interface ${own} extends ${twin.name} {}'`);
    else seen.set(key, declaration);
  }
}
