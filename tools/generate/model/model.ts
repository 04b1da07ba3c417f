/** model: converts declarations into products, resources and operations. */

import type { FormKind, HttpMethod, PageKind, RequestKind } from '../../../packages/contract/src/types.ts';
import type { Names } from '../read/resolve.ts';
import type { Declaration, Field, Method, ObjectNode, Place, Report, TypeNode } from '../read/source.ts';
import type { Doc } from '../read/tags.ts';
import { isNull } from './lists.ts';

/** A field with the declaration that is its scope. */
export interface ScopedField extends Field {
  readonly from: Declaration;
}

export interface ParamModel {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly wire: string;
  readonly comma: boolean;
  readonly whole: boolean;
  /** One field, or one for each union variant that has it. */
  readonly fields: readonly ScopedField[];
}

export interface OperationModel {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly doc: Doc;
  readonly at: Place;
  readonly from: Declaration;
  readonly signature: Method;
  /** Positional path values by wire name. */
  readonly args: readonly string[];
  readonly argFields: readonly Field[];
  /** The body is a separate argument. */
  readonly bodyArgument: Field | undefined;
  readonly params: readonly ParamModel[];
  /** One list of body fields for each variant of the parameters. */
  readonly variants: readonly (readonly ScopedField[])[];
  readonly request: RequestKind;
  readonly contentType: string | undefined;
  readonly quirk: string | undefined;
  /** A body is required even if none of its fields is. */
  readonly bodyRequired: boolean;
  readonly response: 'json' | 'void' | Exclude<FormKind, 'events'>;
  readonly accept: string | undefined;
  /** Further forms of the response, in addition to `response`. */
  readonly forms: readonly FormModel[];
  readonly page: PageKind | undefined;
  readonly result: TypeNode;
}

/** A response form that other parameters, or the input, select. */
export interface FormModel {
  readonly kind: FormKind;
  /** Media types, possibly ranges such as `image/*`. */
  readonly types: readonly string[];
  /** Parameter literals that select it; undefined if parameters do not decide. */
  readonly when: ReadonlyMap<string, TypeNode> | undefined;
  readonly result: TypeNode | undefined;
  /** Type of the parameters that the overload requires. */
  readonly chosen: TypeNode | undefined;
  readonly at: Place;
}

export interface ResourceModel {
  readonly key: string;
  readonly declaration: Declaration;
  readonly operations: readonly OperationModel[];
  readonly resources: readonly ResourceModel[];
}

export interface ProductModel extends ResourceModel {
  readonly title: string;
  readonly docs: string;
}

/** Every product: an exported interface with `@product key Title`. */
export function buildModel(names: Names, report: Report): ProductModel[] {
  const products: ProductModel[] = [];
  for (const declaration of names.declarations.values()) {
    const tag = declaration.doc.tags.get('product');
    if (tag === undefined) continue;
    const [key = '', ...title] = tag.split(' ');
    const resource = buildResource(key, [key], declaration, names, report, []);
    products.push({ ...resource, title: title.join(' '), docs: declaration.doc.tags.get('docs') ?? '' });
  }
  return products.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function buildResource(
  key: string,
  path: readonly string[],
  declaration: Declaration,
  names: Names,
  report: Report,
  above: readonly Declaration[],
): ResourceModel {
  const dotted = path.join('.');
  const resources: ResourceModel[] = [];
  const around = [...above, declaration];
  for (const field of declaration.type.kind === 'object' ? declaration.type.fields : []) {
    const { name, type, at } = field;
    const child = type.kind === 'ref' ? names.target(names.resolve(type, declaration)) : undefined;
    if (child?.type.kind !== 'object')
      report(at, `'${dotted}.${name}' is not a resource: write 'readonly ${name}: ResourceInterface;'`);
    else if (around.includes(child))
      report(at, `'${dotted}.${name}' leads back to '${child.name}': a resource holds those below it`);
    else resources.push(buildResource(name, [...path, name], child, names, report, around));
  }
  const operations = declaration.methods
    .filter((method) => !isOverload(method, declaration))
    .map((method) => buildOperation(`${dotted}.${method.name}`, method, declaration, names, report));
  return { key, declaration, operations, resources };
}

/** True for a signature that declares another response form: it has no route, and its name has one elsewhere. */
export const isOverload = (method: Method, { methods }: Declaration): boolean =>
  !method.doc.tags.has('http') &&
  methods.some((one) => one.name === method.name && one !== method && one.doc.tags.has('http'));

/** All operations of a resource and its subresources. */
export function operationsOf(resource: ResourceModel): OperationModel[] {
  return [...resource.operations, ...resource.resources.flatMap(operationsOf)];
}

/** Calls that the public description lacks: supported by the emulator, absent in clients. */
export const isUndocumented = ({ doc }: OperationModel): boolean => doc.tags.get('availability') === 'undocumented';

/** Splits off products that only have undocumented calls. */
export function partProducts(products: readonly ProductModel[]): {
  readonly documented: readonly ProductModel[];
  readonly undocumented: readonly ProductModel[];
} {
  const isApart = (product: ProductModel): boolean => operationsOf(product).some(isUndocumented);
  return { documented: products.filter((one) => !isApart(one)), undocumented: products.filter(isApart) };
}

const plain = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

type Fail = (message: string, at?: Place) => void;

function buildOperation(
  name: string,
  signature: Method,
  from: Declaration,
  names: Names,
  report: Report,
): OperationModel {
  const fail: Fail = (message, at = signature.at) => report(at, `${name}: ${message}`);
  const { tags } = signature.doc;
  const [, method = '', path = ''] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(tags.get('http') ?? '') ?? [];
  if (!path) fail("no route: write '@http METHOD /path/{name}'");
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');
  const pathNames = inPath.flatMap((one) => (one === 'account_or_zone' ? ['account_id', 'zone_id'] : one));

  const { args, argFields, bodyArgument, paramsField } = readArguments(signature, pathNames, fail);
  const variants = paramsField ? variantsOf(paramsField.type, from, names) : [[]];
  if (variants.length === 0) fail('params is not an object: write an interface of its fields');
  const params = joinVariants(variants, method, pathNames);
  for (const wanted of path ? pathNames : []) {
    if (!args.includes(wanted) && !params.some((one) => one.in === 'path' && one.wire === wanted))
      fail(`the path names {${wanted}} but no parameter does: add '${wanted}: string' to the parameters`);
  }
  const bodyFields = variants.map((fields) => fields.filter((field) => place(field, method, pathNames) === 'body'));
  const hasBody = bodyArgument !== undefined || bodyFields.some((fields) => fields.length > 0);
  const bodyTag = (tags.get('body') ?? (hasBody ? 'json' : 'none')).split(' ');
  return {
    name,
    // Checked right above: anything else has been reported and stops the build.
    method: method as HttpMethod,
    path,
    doc: signature.doc,
    at: signature.at,
    from,
    signature,
    args,
    argFields,
    bodyArgument,
    params,
    variants: bodyFields,
    request: bodyTag[0] as RequestKind,
    contentType: bodyTag.slice(1).find((word) => word.includes('/')),
    bodyRequired: bodyTag.includes('required'),
    quirk: bodyTag.find((word) => word.startsWith('quirk='))?.slice(6),
    ...readResponse(signature, from, names, fail),
  };
}

/** Parameters of a method: positional path values, the body if it is a separate argument, then params. */
function readArguments(signature: Method, pathNames: readonly string[], fail: Fail) {
  const args: string[] = [];
  const argFields: Field[] = [];
  for (const param of signature.params) {
    if (['params', 'body', 'options'].includes(param.name)) continue;
    const wire = pathNames.find((one) => plain(one) === plain(param.name));
    if (!wire)
      fail(`argument '${param.name}' is not in the path: name it as a path value, or move it into params`, param.at);
    args.push(wire ?? param.name);
    argFields.push(param);
  }
  const ordered = pathNames.filter((one) => args.includes(one));
  if (ordered.length === args.length && ordered.join() !== args.join())
    fail(`arguments stand in the order of the path: write (${ordered.join(', ')})`);
  const bodyArgument = signature.params.find((one) => one.name === 'body');
  return { args, argFields, bodyArgument, paramsField: signature.params.find((one) => one.name === 'params') };
}

function readResponse(signature: Method, from: Declaration, names: Names, fail: Fail) {
  const words = (signature.doc.tags.get('response') ?? '').split(' ').filter(Boolean);
  const types = words.filter((word) => word.includes('/'));
  const hasJson = words[0] === 'json';
  const returns = signature.returns.kind === 'ref' ? signature.returns : undefined;
  const outer = returns && names.resolve(returns, from);
  const paged = outer === 'Client.PagePromise';
  const pageRef = paged ? returns?.args[0] : undefined;
  const page = pageRef?.kind === 'ref' ? names.resolve(pageRef, from).replace(/^Client\./, '') : undefined;
  const given = paged || outer === 'Client.APIPromise' ? returns?.args[paged ? 1 : 0] : undefined;
  if (!given) fail("what it returns is not known: write 'APIPromise<Result>' or 'PagePromise<PageClass<Item>, Item>'");
  const kind = given && kindOf(given, from, names);
  // A string may also be JSON.
  const isJson = kind === undefined || kind === 'events' || (kind === 'text' && words[0] !== 'text');
  const response: OperationModel['response'] = isJson ? 'json' : kind;
  const forms: FormModel[] = hasJson
    ? [{ kind: words[1] as FormKind, types, when: undefined, result: undefined, chosen: undefined, at: signature.at }]
    : [];
  for (const method of from.methods)
    if (method.name === signature.name && isOverload(method, from))
      forms.push(readForm(method, signature, from, names, fail));
  const unknown: TypeNode = { kind: 'keyword', name: 'unknown', at: signature.at };
  // Rows are declared by their item type.
  const result = response === 'rows' && given?.kind === 'ref' ? given.args[0] : given;
  // The checks validate the page class.
  return {
    response,
    accept: hasJson ? undefined : types[0],
    forms,
    page: page as PageKind | undefined,
    result: result ?? unknown,
  };
}

/** Response form of a type: nothing, a string, a Response, an event stream, rows. */
function kindOf(type: TypeNode, from: Declaration, names: Names): FormKind | 'void' | undefined {
  if (type.kind === 'keyword') return type.name === 'void' ? 'void' : type.name === 'string' ? 'text' : undefined;
  if (type.kind !== 'ref') return undefined;
  const name = names.resolve(type, from);
  return name === 'Client.Response'
    ? 'binary'
    : name === 'Client.Rows'
      ? 'rows'
      : name === 'Client.EventStream'
        ? 'events'
        : undefined;
}

/** Literal fields, with dots for nested ones: `input.stream`. */
function literalsIn(type: TypeNode, from: Declaration, names: Names): [string, TypeNode][] {
  const [fields = []] = variantsOf(type, from, names);
  return fields.flatMap(({ name, type, from }): [string, TypeNode][] =>
    type.kind === 'literal' || type.kind === 'pattern'
      ? [[name, type]]
      : literalsIn(type, from, names).map(([inner, literal]) => [`${name}.${inner}`, literal]),
  );
}

const DEFAULT_TYPES: { readonly [kind in FormKind]?: string } = {
  events: 'text/event-stream',
  rows: 'application/x-ndjson',
};

/** An overload: `(params: Params & { format: 'CSV' }): APIPromise<string>` */
function readForm(overload: Method, signature: Method, from: Declaration, names: Names, fail: Fail): FormModel {
  const { at, doc, returns } = overload;
  const result = returns.kind === 'ref' ? returns.args[0] : undefined;
  const kind = result && kindOf(result, from, names);
  if (kind === undefined || kind === 'void')
    fail('an overload returns APIPromise of a string, Response, Rows or EventStream', at);
  const written = doc.tags.get('response')?.split(' ');
  const types = written ?? [DEFAULT_TYPES[kind as FormKind] ?? ''];
  if (types[0] === '') fail("the media type of this form is not known: write '@response text/csv'", at);
  const named = (method: Method) => method.params.map((one) => one.name).join();
  if (named(overload) !== named(signature)) fail('an overload takes what the method below it takes', at);
  const params = overload.params.find((one) => one.name === 'params')?.type;
  const chosen = params?.kind === 'intersection' ? params.of.at(-1) : undefined;
  const when = new Map(chosen && literalsIn(chosen, from, names));
  if (when.size === 0)
    fail("an overload says by which literals it is chosen: write 'params: Params & { format: 'CSV' }'", at);
  return { kind: (kind ?? 'text') as FormKind, types, when, result, chosen, at };
}

function place(field: Field, method: string, pathNames: readonly string[]): ParamModel['in'] {
  const { tags } = field.doc;
  if (tags.has('header')) return 'header';
  if (tags.has('path')) return 'path';
  if (tags.has('query')) return 'query';
  if (tags.has('inBody') || tags.has('body')) return 'body';
  if (pathNames.includes(field.name)) return 'path';
  return method === 'GET' ? 'query' : 'body';
}

const merged = (...lists: readonly ScopedField[][]): ScopedField[] => [
  ...new Map(lists.flat().map((field) => [field.name, field])).values(),
];

/** Fields of a call: one list, or one for each union member; none if it is not an object. */
function variantsOf(type: TypeNode, from: Declaration, names: Names): ScopedField[][] {
  switch (type.kind) {
    case 'union':
      return type.of.filter((one) => !isNull(one)).flatMap((one) => variantsOf(one, from, names));
    case 'object':
      return [type.fields.map((field) => ({ ...field, from }))];
    case 'intersection':
      return type.of
        .map((one) => variantsOf(one, from, names))
        .reduce((all, more) => all.flatMap((fields) => more.map((others) => merged(fields, others))));
    case 'ref': {
      const full = names.resolve(type, from);
      const declaration = names.target(full);
      if (!declaration) return full === 'unknown' ? [[]] : [];
      if (declaration.type.kind !== 'object') return variantsOf(declaration.type, declaration, names);
      return [fieldsOf(declaration, declaration.type, names)];
    }
    default:
      return [];
  }
}

/** All fields of an interface, inherited ones first; a redeclared field replaces the inherited one, but without words it has those of its base. */
export function fieldsOf(
  declaration: Declaration,
  type: ObjectNode,
  names: Names,
  below: readonly Declaration[] = [],
): ScopedField[] {
  const parents = (below.includes(declaration) ? [] : declaration.extends).map((base) => {
    const parent = names.target(names.resolve(base, declaration));
    return parent?.type.kind === 'object' ? fieldsOf(parent, parent.type, names, [...below, declaration]) : [];
  });
  const inherited = merged(...parents);
  return merged(
    inherited,
    type.fields.map((field) => withWords({ ...field, from: declaration }, inherited)),
  );
}

/** As in an editor, a field that is declared again to change its type or its facts has the words of its base. Shared words stay with their type. */
function withWords(field: ScopedField, inherited: readonly ScopedField[]): ScopedField {
  const base = field.doc.text ? undefined : inherited.find(({ name }) => name === field.name);
  if (!base?.doc.text || base.from.name.startsWith('Shared.')) return field;
  return { ...field, doc: { ...field.doc, text: base.doc.text } };
}

function joinVariants(
  variants: readonly (readonly ScopedField[])[],
  method: string,
  pathNames: readonly string[],
): ParamModel[] {
  return merged(...variants.map((fields) => [...fields])).map((last) => {
    const { name } = last;
    const fields = variants.flatMap((all) => all.filter((field) => field.name === name));
    const first = fields[0] ?? last;
    const { tags } = first.doc;
    return {
      name,
      in: place(first, method, pathNames),
      required: fields.length === variants.length && fields.every((field) => !field.optional),
      wire: tags.get('header') || tags.get('path') || tags.get('wire') || name,
      comma: tags.has('comma'),
      whole: tags.has('body'),
      fields,
    };
  });
}
