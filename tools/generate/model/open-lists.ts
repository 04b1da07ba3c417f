/**
 * Lists of names that Cloudflare may extend, which is nearly all of them. Closed lists are pairs such as `asc` and `desc`,
 * names fixed by a protocol, and discriminators of unions. Requests accept only the currently listed names, as the API
 * does, unless the list has `@open`.
 */

import type { Names } from '../read/resolve.ts';
import type { Declaration, TypeNode } from '../read/source.ts';
import { fieldsOf, type ScopedField } from './model.ts';

/** A list whose values are all in one of these is closed. */
const CLOSED = [
  'asc desc',
  'on off',
  'any all none',
  'and or not',
  'true false',
  'yes no',
  'enabled disabled',
  'allow deny',
  'include exclude',
  'inclusive exclusive',
  'http https',
  'tcp udp',
  'ipv4 ipv6',
  'a aaaa',
  'inbound outbound',
  'ingress egress',
  'upload download',
  'public private',
  'account zone',
  'before after',
  'min max',
  'get head post put patch delete options trace connect',
  'monday tuesday wednesday thursday friday saturday sunday',
  'mon tue wed thu fri sat sun',
].map((values) => new Set(values.split(' ')));

/** True if a list of these values never grows. */
export function isClosed(values: readonly string[]): boolean {
  return (
    values.length < 2 ||
    CLOSED.some((closed) => values.every((value) => value === '' || closed.has(value.toLowerCase())))
  );
}

/** True for an open list of names, by `string & {}` or by this module; requests may still send only listed names. */
export function isListed(type: TypeNode): boolean {
  if (type.kind !== 'union') return false;
  const others = type.of.filter((one) => !isOpening(one));
  const values = listOf({ ...type, of: others });
  if (values === undefined || values.some((value) => MODEL.test(value))) return false;
  return others.length < type.of.length ? values.length > 1 : !isClosed(values);
}

/** Models change weekly: https://developers.cloudflare.com/workers-ai/models/ */
const MODEL = /^@(cf|hf)\//;

/** `string & {}` */
const isOpening = (type: TypeNode): boolean =>
  type.kind === 'intersection' && type.of.every(({ kind }) => kind === 'keyword' || kind === 'object');

/** Literals of a union that consists of names, and possibly `null`. */
export function listOf(type: TypeNode): readonly string[] | undefined {
  if (type.kind !== 'union') return undefined;
  const values: string[] = [];
  for (const one of type.of) {
    if (one.kind === 'literal' && typeof one.value === 'string') values.push(one.value);
    else if (one.kind !== 'keyword' || one.name !== 'null') return undefined;
  }
  return values;
}

/** Tag lists of unions, which stay closed everywhere for consistency. */
export function tagsOfUnions(names: Names): ReadonlySet<TypeNode> {
  const tags = new Set<TypeNode>();
  const visit = (type: TypeNode, from: Declaration): void => {
    if (type.kind === 'union') for (const tag of tagLists(type, from, names)) tags.add(tag);
    if (type.kind === 'array') visit(type.of, from);
    if (type.kind === 'union' || type.kind === 'intersection') for (const one of type.of) visit(one, from);
    if (type.kind === 'ref') for (const one of type.args) visit(one, from);
    for (const field of type.kind === 'object' ? type.fields : []) visit(field.type, from);
    if (type.kind === 'object' && type.index) visit(type.index, from);
  };
  for (const declaration of names.declarations.values()) {
    visit(declaration.type, declaration);
    for (const method of declaration.methods) {
      visit(method.returns, declaration);
      for (const param of method.params) visit(param.type, declaration);
    }
  }
  return tags;
}

/** Fields with literals in all objects of a union. */
function tagLists(union: TypeNode & { kind: 'union' | 'intersection' }, from: Declaration, names: Names): TypeNode[] {
  const objects = union.of.flatMap((one) => objectsOf(one, from, names));
  const [first, ...others] = objects;
  if (first === undefined || others.length === 0) return [];
  return first.flatMap(({ name }) => {
    const lists = objects.map((fields) => {
      const field = fields.find((one) => one.name === name);
      return field && literals(field.type, field.from, names);
    });
    // One list that all objects inherit tells none of them apart.
    return lists.every((list) => list !== undefined) && new Set(lists).size > 1 ? lists : [];
  });
}

function objectsOf(type: TypeNode, from: Declaration, names: Names, depth = 0): (readonly ScopedField[])[] {
  if (depth > 8) return [];
  const target = type.kind === 'ref' ? names.target(names.resolve(type, from)) : undefined;
  if (target) {
    if (target.type.kind === 'object') return [fieldsOf(target, target.type, names)];
    return objectsOf(target.type, target, names, depth + 1);
  }
  if (type.kind === 'union') return type.of.flatMap((one) => objectsOf(one, from, names, depth + 1));
  return type.kind === 'object' ? [type.fields.map((field) => ({ ...field, from }))] : [];
}

/** The literal or list of literals behind a name. */
function literals(type: TypeNode, from: Declaration, names: Names): TypeNode | undefined {
  const target = type.kind === 'ref' ? names.target(names.resolve(type, from)) : undefined;
  const end = target ? target.type : type;
  return end.kind === 'literal' || listOf(end) !== undefined ? end : undefined;
}
