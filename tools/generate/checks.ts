/** checks: what must hold of the contract. Every problem is collected, none stops the others. */
import { type OperationModel, operationsOf, type ProductModel, type ResourceModel } from './model.ts';
import type { Names } from './resolve.ts';
import type { Schemas } from './schema.ts';
import type { Declaration, Field, Problem, TypeNode } from './source.ts';
import { type Doc, OPERATION_TAGS, PRODUCT_TAGS, TYPE_TAGS } from './tags.ts';

const REQUESTS = new Set(['none', 'json', 'multipart', 'multipart-if-file', 'ndjson', 'binary', 'text', 'form']);
const AVAILABILITY = new Set(['ga', 'beta', 'alpha', 'deprecated']);
const SUMMARY_LIMIT = 81;
/** Two types of so many fields that say the same are one type. */
const TWIN_FIELDS = 3;

export function check(products: readonly ProductModel[], names: Names, schemas: Schemas, problems: Problem[]): void {
  for (const product of products) checkResource(product, product.key, problems);
  checkRoutes(products.flatMap(operationsOf), problems);
  for (const declaration of names.declarations.values()) checkDeclaration(declaration, names, problems);
  if (problems.length === 0) checkTwins(names, schemas, problems);
}

function checkResource(resource: ResourceModel, dotted: string, problems: Problem[]): void {
  const { declaration } = resource;
  if (!declaration.doc.text) problems.push({ ...declaration.at, message: `${dotted}: no summary: write '/** What it is. */' above the interface` });
  const methods = new Set(resource.operations.map((one) => one.signature.name));
  for (const child of resource.resources) {
    if (methods.has(child.key)) problems.push({ ...child.declaration.at, message: `${dotted}.${child.key} is a resource and a method: rename one` });
    checkResource(child, `${dotted}.${child.key}`, problems);
  }
  for (const operation of resource.operations) checkOperation(operation, problems);
}

function checkOperation(operation: OperationModel, problems: Problem[]): void {
  const fail = (message: string): void => void problems.push({ ...operation.at, message: `${operation.name}: ${message}` });
  const { text, tags } = operation.doc;
  checkTags(operation.doc, OPERATION_TAGS, operation.at, operation.name, problems);
  if (!text.endsWith('.')) fail("no summary, or without its full stop: write one sentence, 'Page through the records of a zone.'");
  else if (text.length > SUMMARY_LIMIT) fail(`the summary has ${text.length - 1} characters: say it in ${SUMMARY_LIMIT - 1}`);
  if (!REQUESTS.has(operation.request)) fail(`@body ${operation.request} is not known: write one of ${[...REQUESTS].join(', ')}`);
  const availability = tags.get('availability');
  if (availability !== undefined && !AVAILABILITY.has(availability)) fail(`@availability ${availability} is not known: write one of ${[...AVAILABILITY].join(', ')}`);
  const docs = tags.get('docs');
  if (docs !== undefined && !docs.startsWith('https://')) fail('@docs must be an https address');
  if (operation.params.filter((param) => param.whole).length > 1) fail('two parameters carry @body: only one can be the whole body');
  const seen = new Set<string>();
  for (const param of operation.params) {
    if (operation.args.includes(param.name) && param.in !== 'body') fail(`'${param.name}' is an argument and a parameter: keep one`);
    if (param.in === 'header' && !param.wire) fail(`@header of '${param.name}' has no name: write '@header X-Name'`);
    if (seen.has(`${param.in} ${param.wire}`)) fail(`two parameters are sent as '${param.wire}' in the ${param.in}: rename one on the wire`);
    seen.add(`${param.in} ${param.wire}`);
  }
}

function checkTags(doc: Doc, known: ReadonlySet<string>, at: Problem | Field['at'], name: string, problems: Problem[]): void {
  for (const tag of doc.tags.keys()) {
    if (known.has(tag)) continue;
    problems.push({ file: at.file, line: at.line, message: `${name}: @${tag} is no tag here: write one of ${[...known].map((one) => `@${one}`).join(' ')}` });
  }
}

/** A method and a path lead to one operation. */
function checkRoutes(operations: readonly OperationModel[], problems: Problem[]): void {
  const routes = new Map<string, OperationModel>();
  const byName = new Map<string, OperationModel>();
  for (const operation of operations) {
    const route = routeOf(operation);
    const twin = routes.get(route);
    if (twin && !operation.doc.tags.has('sameAs') && !twin.doc.tags.has('sameAs')) {
      problems.push({ ...operation.at, message: `${operation.name} has the route of ${twin.name} (${twin.at.file}:${twin.at.line}), ${route}: remove one, or write '@sameAs ${twin.name}'` });
    }
    routes.set(route, operation);
    const namesake = byName.get(operation.name);
    if (namesake) problems.push({ ...operation.at, message: `${operation.name} is there twice: rename one` });
    byName.set(operation.name, operation);
  }
  for (const operation of operations) {
    const same = operation.doc.tags.get('sameAs');
    const other = byName.get(same ?? operation.name);
    if (!other || routeOf(other) !== routeOf(operation)) problems.push({ ...operation.at, message: `${operation.name}: @sameAs ${same} is no operation with this route` });
  }
}

const routeOf = (operation: OperationModel): string => `${operation.method} ${operation.path.replace(/\{[^{}]+\}/g, '{}')}`;

function checkDeclaration(declaration: Declaration, names: Names, problems: Problem[]): void {
  const resource = declaration.methods.length > 0 || declaration.doc.tags.has('product') || declaration.doc.text !== '';
  const known = declaration.doc.tags.has('product') ? PRODUCT_TAGS : TYPE_TAGS;
  checkTags(declaration.doc, known, declaration.at, declaration.name, problems);
  if (declaration.doc.tags.has('discriminator')) checkUnion(declaration.type, declaration.doc, declaration, names, problems);
  for (const base of declaration.extends) names.resolve(base, declaration);
  if (declaration.methods.length === 0 || !resource) visit(declaration.type, declaration, names, problems);
}

/** Every type inside of a declaration: names resolve, tags are known, tagged unions are tagged. */
function visit(type: TypeNode, from: Declaration, names: Names, problems: Problem[]): void {
  if (type.doc) {
    checkTags(type.doc, TYPE_TAGS, type.at, from.name, problems);
    if (type.kind === 'union' && type.doc.tags.has('discriminator')) checkUnion(type, type.doc, from, names, problems);
  }
  if (type.kind === 'ref') {
    names.resolve(type, from);
    for (const arg of type.args) visit(arg, from, names, problems);
  } else if (type.kind === 'array') visit(type.of, from, names, problems);
  else if (type.kind === 'union' || type.kind === 'intersection') for (const one of type.of) visit(one, from, names, problems);
  else if (type.kind === 'object') {
    for (const field of type.fields) {
      checkTags(field.doc, TYPE_TAGS, field.at, `${from.name}.${field.name}`, problems);
      checkValues(field, from, problems);
      visit(field.type, from, names, problems);
    }
    if (type.index) visit(type.index, from, names, problems);
  }
}

function checkValues(field: Field, from: Declaration, problems: Problem[]): void {
  for (const tag of ['default', 'example']) {
    const value = field.doc.tags.get(tag);
    if (value === undefined) continue;
    try {
      JSON.parse(value);
    } catch {
      problems.push({ ...field.at, message: `${from.name}.${field.name}: @${tag} ${value} is not JSON: write text in double quotes, @${tag} "text"` });
    }
  }
}

/** Each member of a tagged union has a literal under the tag. */
function checkUnion(type: TypeNode, doc: Doc, from: Declaration, names: Names, problems: Problem[]): void {
  const tag = doc.tags.get('discriminator') ?? '';
  const members = type.kind === 'union' ? type.of : [];
  for (const member of members) {
    if (member.kind !== 'ref') continue;
    const target = names.target(names.resolve(member, from));
    if (target?.type.kind !== 'object' || target.extends.length > 0) continue;
    if (!target.type.fields.some((field) => field.name === tag)) {
      problems.push({ ...member.at, message: `${from.name}: '${target.name}' has no field '${tag}', by which the union is told apart` });
    }
  }
}

/** Types of one product that say the same in other names. */
function checkTwins(names: Names, schemas: Schemas, problems: Problem[]): void {
  const seen = new Map<string, Declaration>();
  for (const declaration of names.declarations.values()) {
    const { type } = declaration;
    if (type.kind !== 'object' || declaration.methods.length > 0 || type.fields.length < TWIN_FIELDS) continue;
    const shape = JSON.stringify(schemas.declaration(declaration), (key, value: unknown) => (key === 'examples' ? undefined : value));
    const where = type.fields.map((field) => [...field.doc.tags.keys()].filter((tag) => tag === 'query' || tag === 'header' || tag === 'comma').join()).join('|');
    const key = `${declaration.name.split('.')[0]} ${shape} ${where}`;
    const twin = seen.get(key);
    if (twin) problems.push({ ...declaration.at, message: `${declaration.name} says the same as ${twin.name}: write 'export type ${declaration.name.split('.').pop()} = ${twin.name};'` });
    else seen.set(key, declaration);
  }
}
