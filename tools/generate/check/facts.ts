/** checks of facts that name other parts of the contract: operations, resources, fields. */
import type { Lists, Typed } from '../model/lists.ts';
import { type OperationModel, operationsOf, type ProductModel, type ResourceModel } from '../model/model.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Place, Report, TypeNode } from '../read/source.ts';
import type { Doc } from '../read/tags.ts';

type Fail = (message: string) => void;

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
    if (names !== undefined) checkItems(tag, names.split(' '), operation, lists, fail);
  }
  checkWaits(operation, lists, fail);
}

/** Each of the names is a field of what is listed. */
function checkItems(tag: string, names: readonly string[], operation: OperationModel, lists: Lists, fail: Fail): void {
  const lacking = lists.lacking(operation, names);
  if (lacking === undefined) fail(`@${tag} is for lists: return a page or a list, or write it before the type`);
  for (const name of lacking ?? []) fail(`@${tag}: there is no field '${name}'`);
}

/** `operation field done=a,b failed=c when=field:value id=field` */
function checkWaits(operation: OperationModel, lists: Lists, fail: Fail): void {
  const { doc, result, from } = operation;
  const [polled = '', field = '', ...rest] = doc.tags.get('waits')?.split(' ') ?? [];
  if (!polled) return;
  const given = (name: string): string | undefined =>
    rest.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const when = given('when')?.split(':')[0];
  const target = lists.operation(polled);
  if (!target) fail(`'@waits ${polled}' names no operation: write the one to poll`);
  else checkNamed('waits', when ? `${field} ${when}` : field, { type: target.result, from: target.from }, lists, fail);
  const id = given('id');
  const missing = target === undefined ? [] : valuesLeft(operation, target, id !== undefined);
  for (const name of missing) fail(`@waits: nothing gives {${name}} of ${polled}: write 'id=field_of_this_result'`);
  const filled = /^\{(.+)\}$/.exec(given('done') ?? '')?.[1];
  for (const name of [id === '.' ? undefined : id, filled])
    if (name !== undefined) checkNamed('waits', name, { type: result, from }, lists, fail);
}

/** Values of the polled path that this operation has no parameter for; an id is the last of them. */
function valuesLeft(operation: OperationModel, target: OperationModel, hasID: boolean): readonly string[] {
  const valuesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const own = new Set([...valuesOf(operation.path), ...operation.params.flatMap(({ name, wire }) => [name, wire])]);
  return valuesOf(target.path)
    .slice(0, hasID ? -1 : undefined)
    .filter((name) => !own.has(name));
}

/** Each of the names, with dots where it is nested, is a field of the type. */
function checkNamed(tag: string, names: string, typed: Typed, lists: Lists, fail: Fail): void {
  for (const name of names.split(' ')) {
    if (!lists.has(typed, name.split('.'))) fail(`@${tag}: there is no field '${name}'`);
  }
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
