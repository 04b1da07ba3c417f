/** checks of facts that name other parts of the contract: operations, resources, fields. */
import type { Lists } from '../model/lists.ts';
import { type OperationModel, operationsOf, type ProductModel, type ResourceModel } from '../model/model.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Place, Report, TypeNode } from '../read/source.ts';
import type { Doc } from '../read/tags.ts';
import { checkNamed, checkWaits } from './waits.ts';

export type Fail = (message: string) => void;

/** @param names of the contract, whose types may carry facts too */
export function checkFacts(products: readonly ProductModel[], names: Names, lists: Lists, report: Report): void {
  const resources = new Set(products.flatMap((product) => resourcesOf(product, product.key)));
  for (const operation of products.flatMap(operationsOf)) {
    const fail: Fail = (message) => report(operation.at, `${operation.name}: ${message}`);
    checkOperation(operation, resources, lists, fail);
    for (const { doc, at, name } of operation.argFields)
      checkFrom(doc, at, { name, shown: `${operation.name}(${name})` }, lists, report);
  }
  for (const declaration of names.declarations.values()) checkDeclaration(declaration, lists, report);
}

const resourcesOf = (resource: ResourceModel, name: string): string[] => [
  name,
  ...resource.resources.flatMap((child) => resourcesOf(child, `${name}.${child.key}`)),
];

function checkOperation(operation: OperationModel, resources: ReadonlySet<string>, lists: Lists, fail: Fail): void {
  const { doc } = operation;
  for (const resource of doc.tags.get('cascades')?.split(/,? /) ?? [])
    if (!resources.has(resource)) fail(`'@cascades ${resource}' names no resource: write 'product.resource'`);
  for (const tag of ['columns', 'key']) {
    const names = doc.tags.get(tag);
    if (names === undefined) continue;
    if (tag === 'key' && operation.name.endsWith('.create')) checkGiven(names.split(' '), operation, fail);
    else checkItems(tag, names.split(' '), operation, lists, fail);
  }
  checkWaits(operation, lists, fail);
}

/** Each name must be a parameter of the create. */
function checkGiven(names: readonly string[], { params }: OperationModel, fail: Fail): void {
  for (const name of names)
    if (!params.some((one) => one.name === name.split('.')[0])) fail(`@key: there is no parameter '${name}'`);
}

/** Each name must be a field of the listed items. */
function checkItems(tag: string, names: readonly string[], operation: OperationModel, lists: Lists, fail: Fail): void {
  const lacking = lists.lacking(operation, names);
  if (lacking === undefined) fail(`@${tag} is for lists: return a page or a list, or write it before the type`);
  for (const name of lacking ?? []) fail(`@${tag}: there is no field '${name}'`);
  const secret = (name: string): boolean =>
    lists.itemFields(operation, name).some(({ doc }) => doc.tags.has('sensitive'));
  for (const name of names.filter(secret)) fail(`@${tag}: '${name}' is sensitive: leave it out`);
}

function checkDeclaration(declaration: Declaration, lists: Lists, report: Report): void {
  const { doc, at, name, type } = declaration;
  for (const tag of ['key', 'columns']) {
    const value = doc.tags.get(tag);
    if (value === undefined) continue;
    checkNamed(tag, value, { type, from: declaration }, lists, (message) => report(at, `${name}: ${message}`));
  }
  visit(type, name, lists, report);
}

function visit(type: TypeNode, shown: string, lists: Lists, report: Report): void {
  if (type.doc) checkFrom(type.doc, type.at, { name: '', shown }, lists, report);
  if (type.kind === 'array') visit(type.of, shown, lists, report);
  if (type.kind === 'union' || type.kind === 'intersection')
    for (const one of type.of) visit(one, shown, lists, report);
  for (const { doc, at, name, type: inner } of type.kind === 'object' ? type.fields : []) {
    checkFrom(doc, at, { name, shown: `${shown}.${name}` }, lists, report);
    visit(inner, `${shown}.${name}`, lists, report);
  }
}

function checkFrom(doc: Doc, at: Place, field: { name: string; shown: string }, lists: Lists, report: Report): void {
  const tag = doc.tags.get('from');
  if (tag === undefined || lists.resolve(tag, field.name) !== undefined) return;
  const [list = '', given = 'id'] = tag.split(' ');
  const message = lists.operation(list)
    ? `gives no '${given}': write '@from ${list} field'`
    : 'names no operation: write the one that lists the values';
  report(at, `${field.shown}: '@from ${list}' ${message}`);
}
