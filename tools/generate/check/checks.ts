/** checks: validates the contract. All problems are collected. */

import { PAGES } from '../emit/table.ts';
import type { Lists } from '../model/lists.ts';
import {
  isOverload,
  isUndocumented,
  type OperationModel,
  operationsOf,
  type ProductModel,
  partProducts,
  type ResourceModel,
} from '../model/model.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Report } from '../read/source.ts';
import { OPERATION_TAGS, OVERLOAD_TAGS, splitSummary } from '../read/tags.ts';
import { checkFacts } from './facts.ts';
import { checkFilterWords } from './filter-words.ts';
import { checkDoc, TypeChecker, travels } from './types.ts';
import { verbInstead } from './verbs.ts';
import { checkOperationWords, checkWords } from './words.ts';

const SUMMARY_LIMIT = 80;

export function check(products: readonly ProductModel[], names: Names, lists: Lists, report: Report): void {
  const operations = products.flatMap(operationsOf);
  checkProducts(products, report);
  checkUndocumented(products, report);
  for (const operation of operations) checkOperation(operation, report);
  checkNames(operations, report);
  checkRoutes(operations, report);
  checkFacts(products, names, lists, report);
  checkFilterWords(operations, names, report);
  const params = operations.flatMap((one) =>
    one.params.flatMap((param) => param.fields.map((field) => field.doc.tags)),
  );
  const types = new TypeChecker(names, new Set(params), report);
  const mounted = new Set(products.flatMap(declarationsOf));
  for (const declaration of names.declarations.values()) {
    const { name, at, methods } = declaration;
    if (methods.length > 0 && !mounted.has(declaration))
      report(at, `'${name}' has methods but is in no product: add it to a resource, or remove it`);
    types.declaration(declaration);
    checkWords(declaration, report);
  }
}

const declarationsOf = (one: ResourceModel): Declaration[] => [
  one.declaration,
  ...one.resources.flatMap(declarationsOf),
];

function checkProducts(products: readonly ProductModel[], report: Report): void {
  const keys = new Map<string, string>();
  for (const product of products) {
    const { at, name, doc } = product.declaration;
    const twin = keys.get(product.key);
    if (twin) report(at, `${name}: the product '${product.key}' is ${twin} already: take another key`);
    keys.set(product.key, name);
    if (!doc.tags.has('docs')) report(at, `${name}: no page to read: write '@docs https://…'`);
    checkResource(product, product.key, report);
  }
}

function checkResource({ declaration, operations, resources }: ResourceModel, dotted: string, report: Report): void {
  const { at, doc, extends: bases } = declaration;
  if (!doc.text) report(at, `${dotted}: no summary: write '/** What it is. */' above the interface`);
  if (bases.length > 0) report(at, `${dotted}: a resource extends nothing: write its methods out`);
  const methods = new Set(operations.map((one) => one.signature.name));
  for (const child of resources) {
    const name = `${dotted}.${child.key}`;
    if (methods.has(child.key)) report(child.declaration.at, `${name} is a resource and a method: rename one`);
    checkResource(child, name, report);
  }
}

/**
 * Undocumented calls are in separate products, since clients have the tree of a product, and name the program that
 * makes them.
 */
function checkUndocumented(products: readonly ProductModel[], report: Report): void {
  for (const operation of partProducts(products).undocumented.flatMap(operationsOf)) {
    const { name, at, doc } = operation;
    if (!isUndocumented(operation))
      report(at, `${name} stands among undocumented calls: write '@availability undocumented', or move it`);
    if (!doc.tags.has('source') || splitSummary(doc.text).description === '')
      report(
        at,
        `${name}: say in a second paragraph which program calls it, and in '@source https://…' where that is documented`,
      );
  }
}

type Fail = (message: string) => void;

function checkOperation(operation: OperationModel, report: Report): void {
  const { doc, at, name, page, response } = operation;
  const fail: Fail = (message) => report(at, `${name}: ${message}`);
  checkDoc(doc, OPERATION_TAGS, at, name, report);
  checkOperationWords(operation, report);
  const { summary, description } = splitSummary(doc.text);
  if (!summary.endsWith('.'))
    fail("no summary, or without its full stop: write one sentence, 'List the records of a zone.'");
  else if (summary.length > SUMMARY_LIMIT + 1)
    fail(`the summary has ${summary.length - 1} characters: say it in ${SUMMARY_LIMIT}`);
  const verb = verbInstead(operation.method, summary);
  if (verb !== undefined) fail(`the summary begins with '${summary.split(' ')[0]}': begin it with '${verb}'`);
  if (description && !/[.!?:`)]$/.test(description)) fail('what follows the summary has no full stop at its end');
  if (page !== undefined && !PAGES[page])
    fail(`'${page}' is not a page class: write one of ${Object.keys(PAGES).join(', ')}`);
  if (doc.tags.has('items') && !page) fail('@items is for pages: return a PagePromise, or remove it');
  const groups = doc.tags.get('permission')?.split('; ') ?? [];
  const again = groups.find((group, place) => groups.indexOf(group) !== place);
  if (again !== undefined) fail(`the permission '${again}' is named twice: name it once`);
  const tagged = doc.tags.get('response')?.split(' ')[0] ?? 'json';
  if (tagged !== response)
    fail(`it responds with ${tagged} by its tag but with ${response} by its type: write '@response ${response}'`);
  for (const { doc, at } of overloadsOf(operation)) checkDoc(doc, OVERLOAD_TAGS, at, name, report);
  checkParams(operation, fail);
  checkBody(operation, fail);
}

const overloadsOf = ({ from, signature }: OperationModel) =>
  from.methods.filter((method) => method.name === signature.name && isOverload(method, from));

function checkParams({ params, args, path }: OperationModel, fail: Fail): void {
  const seen = new Set<string>();
  for (const { name, wire, in: where, required, fields } of params) {
    if (args.includes(name) && where !== 'body') fail(`'${name}' is an argument and a parameter: keep one`);
    if (seen.has(`${where} ${wire}`))
      fail(`two parameters are sent as '${wire}' in the ${where}: rename one on the wire`);
    seen.add(`${where} ${wire}`);
    const named = path.includes(`{${wire}}`);
    if (where === 'path' && !named && !path.includes('{account_or_zone}'))
      fail(`'${name}' is marked @path but the path has no {${wire}}: write '@path name' as the path has it`);
    if (where === 'path' && named && !required)
      fail(`'${name}' is part of the path: it cannot be optional, remove its '?'`);
    if (new Set(fields.map((field) => travels(field.doc))).size > 1)
      fail(`'${name}' is not sent the same way in all members of the union: write the same tags`);
  }
}

function checkBody({ params, bodyArgument, request, doc }: OperationModel, fail: Fail): void {
  const fields = params.filter((one) => one.in === 'body' && !one.whole);
  const inBody = fields.map((one) => one.name);
  for (const name of doc.tags.get('demands')?.split(' ') ?? [])
    if (name !== '-' && !fields.some(({ wire }) => wire === name))
      fail(`'@demands ${name}' names no field of the body: write one of ${fields.map(({ wire }) => wire).join(', ')}`);
  const whole = bodyArgument ? ['body'] : params.filter((one) => one.whole).map((one) => one.name);
  if (whole.length > 1) fail('two parameters carry @body: only one can be the whole body');
  if (whole.length > 0 && inBody.length > 0)
    fail(`'${whole[0]}' is the whole body, so '${inBody.join("', '")}' cannot be in it: write @query or @header`);
  if (request === 'none' && whole.length + inBody.length > 0)
    fail("'@body none' but there are fields for a body: remove it");
}

function checkNames(operations: readonly OperationModel[], report: Report): void {
  const names = new Set<string>();
  for (const { name, at } of operations) {
    if (names.has(name)) report(at, `${name} is duplicated: rename one`);
    names.add(name);
  }
  for (const { name, at, doc } of operations) {
    const instead = doc.tags.get('deprecated');
    if (instead && (instead === name || !names.has(instead)))
      report(at, `${name}: '@deprecated ${instead}' names no other operation: write the one to use instead, or none`);
  }
}

/** A method and path belong to one operation; its other names are marked. */
function checkRoutes(operations: readonly OperationModel[], report: Report): void {
  const owners = new Map<string, OperationModel>();
  for (const operation of operations) {
    if (operation.doc.tags.has('sameAs') || !operation.path) continue;
    const route = routeOf(operation);
    const twin = owners.get(route);
    if (!twin) owners.set(route, operation);
    else if (twin.name !== operation.name) {
      const first = `${twin.name} (${twin.at.file}:${twin.at.line})`;
      const help = `remove one, or write '@sameAs ${twin.name}'`;
      report(operation.at, `${operation.name} has the route of ${first}, ${route}: ${help}`);
    }
  }
  for (const operation of operations) {
    const same = operation.doc.tags.get('sameAs');
    const owner = owners.get(routeOf(operation))?.name;
    const help = owner ? `write '@sameAs ${owner}'` : 'remove it';
    if (same !== undefined && owner !== same)
      report(operation.at, `${operation.name}: '@sameAs ${same}' is not the operation with its route: ${help}`);
  }
}

const routeOf = (operation: OperationModel): string =>
  `${operation.method} ${operation.path.replace(/\{[^{}]+\}/g, '{}')}`;
