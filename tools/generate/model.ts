/** model: declarations → products, resources and operations, as the rest of the project knows them. */
import type { HttpMethod, RequestKind } from '../../packages/contract/src/types.ts';
import type { Names } from './resolve.ts';
import type { Declaration, Field, Method, ObjectNode, Place, Problem, TypeNode } from './source.ts';
import type { Doc } from './tags.ts';

/** A field with the declaration in whose scope its type is to be read. */
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
  /** One field, or one for each variant of a union that has it. */
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
  /** The body is an argument of its own. */
  readonly bodyArgument: Field | undefined;
  readonly params: readonly ParamModel[];
  /** One list of body fields for each variant of the parameters. */
  readonly variants: readonly (readonly ScopedField[])[];
  readonly request: RequestKind;
  readonly contentType: string | undefined;
  readonly quirk: string | undefined;
  /** A body has to be sent even if none of its fields has to. */
  readonly bodyRequired: boolean;
  readonly response: 'json' | 'binary' | 'text' | 'void';
  readonly accept: string | undefined;
  readonly page: string | undefined;
  readonly result: TypeNode;
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
export function buildModel(names: Names, problems: Problem[]): ProductModel[] {
  const products: ProductModel[] = [];
  for (const declaration of names.declarations.values()) {
    const tag = declaration.doc.tags.get('product');
    if (tag === undefined) continue;
    const [key = '', ...title] = tag.split(' ');
    const resource = buildResource(key, key, declaration, names, problems);
    products.push({ ...resource, title: title.join(' ') || key, docs: declaration.doc.tags.get('docs') ?? '' });
  }
  return products.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function buildResource(key: string, dotted: string, declaration: Declaration, names: Names, problems: Problem[]): ResourceModel {
  const resources: ResourceModel[] = [];
  if (declaration.type.kind === 'object') {
    for (const field of declaration.type.fields) {
      const child = field.type.kind === 'ref' ? names.declarations.get(names.resolve(field.type, declaration)) : undefined;
      if (!child) problems.push({ ...field.at, message: `'${dotted}.${field.name}' is no resource: write 'readonly ${field.name}: ResourceInterface;'` });
      else resources.push(buildResource(field.name, `${dotted}.${field.name}`, child, names, problems));
    }
  }
  const operations = declaration.methods.map((method) => buildOperation(`${dotted}.${method.name}`, method, declaration, names, problems));
  return { key, declaration, operations, resources };
}

/** All operations of a resource and of those below it. */
export function operationsOf(resource: ResourceModel): OperationModel[] {
  return [...resource.operations, ...resource.resources.flatMap(operationsOf)];
}

const plain = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

function buildOperation(name: string, signature: Method, from: Declaration, names: Names, problems: Problem[]): OperationModel {
  const fail = (message: string, at: Place = signature.at): void => void problems.push({ ...at, message: `${name}: ${message}` });
  const { tags } = signature.doc;
  const [method = '', path = ''] = (tags.get('http') ?? '').split(' ');
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) || !path.startsWith('/')) fail("no route: write '@http METHOD /path/{name}'");
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');
  const pathNames = inPath.includes('account_or_zone') ? [...inPath.filter((one) => one !== 'account_or_zone'), 'account_id', 'zone_id'] : inPath;

  const args: string[] = [];
  const argFields: Field[] = [];
  let bodyArgument: Field | undefined;
  let paramsType: Field | undefined;
  for (const param of signature.params) {
    if (param.name === 'options') continue;
    if (param.name === 'params') paramsType = param;
    else if (param.name === 'body') bodyArgument = param;
    else {
      const wire = pathNames.find((one) => plain(one) === plain(param.name));
      if (!wire) fail(`argument '${param.name}' is not in the path: name it as a path value, or move it into params`, param.at);
      args.push(wire ?? param.name);
      argFields.push(param);
    }
  }
  const variants = paramsType ? variantsOf(paramsType.type, from, names) : [[]];
  const params = joinVariants(variants, method, pathNames);
  for (const wanted of pathNames) {
    if (!args.includes(wanted) && !params.some((one) => one.in === 'path' && one.wire === wanted)) {
      fail(`the path names {${wanted}} but no parameter does: add '${wanted}: string' to the parameters`);
    }
  }
  const bodyFields = variants.map((fields) => fields.filter((field) => place(field, method, pathNames) === 'body'));
  const hasBody = bodyArgument !== undefined || bodyFields.some((fields) => fields.length > 0);
  const bodyTag = (tags.get('body') ?? (hasBody ? 'json' : 'none')).split(' ');
  const answer = (tags.get('answer') ?? '').split(' ');
  const returns = signature.returns.kind === 'ref' ? signature.returns : undefined;
  const paged = returns !== undefined && names.resolve(returns, from) === 'Client.PagePromise';
  const pageClass = paged && returns.args[0]?.kind === 'ref' ? returns.args[0].path[0] : undefined;
  const result = returns?.args[paged ? 1 : 0];
  if (!result) fail("what it returns is not known: write 'APIPromise<Result>' or 'PagePromise<PageClass<Item>, Item>'");
  const isVoid = result?.kind === 'keyword' && result.name === 'void';
  const isBinary = result?.kind === 'ref' && names.resolve(result, from) === 'Client.Response';
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
    response: isVoid ? 'void' : isBinary ? 'binary' : answer[0] === 'text' ? 'text' : 'json',
    accept: answer[1],
    page: pageClass,
    result: result ?? { kind: 'keyword', name: 'unknown', at: signature.at },
  };
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

/** The fields that a call can give: one list, or one for each member of a union. */
export function variantsOf(type: TypeNode, from: Declaration, names: Names): ScopedField[][] {
  if (type.kind === 'union') return type.of.filter((one) => !(one.kind === 'keyword' && one.name === 'null')).flatMap((one) => variantsOf(one, from, names));
  if (type.kind === 'object') return [type.fields.map((field) => ({ ...field, from }))];
  if (type.kind === 'intersection') return [type.of.flatMap((one) => variantsOf(one, from, names)[0] ?? [])];
  if (type.kind !== 'ref') return [[]];
  const declaration = names.target(names.resolve(type, from));
  return declaration ? variantsOfDeclaration(declaration, names) : [[]];
}

function variantsOfDeclaration(declaration: Declaration, names: Names): ScopedField[][] {
  if (declaration.type.kind !== 'object') return variantsOf(declaration.type, declaration, names);
  return [fieldsOf(declaration, declaration.type, names)];
}

/** All fields of an interface, those of its bases first; a field said again replaces the inherited one. */
export function fieldsOf(declaration: Declaration, type: ObjectNode, names: Names): ScopedField[] {
  const fields = new Map<string, ScopedField>();
  for (const base of declaration.extends) {
    const parent = names.target(names.resolve(base, declaration));
    if (parent?.type.kind === 'object') for (const field of fieldsOf(parent, parent.type, names)) fields.set(field.name, field);
  }
  for (const field of type.fields) fields.set(field.name, { ...field, from: declaration });
  return [...fields.values()];
}

function joinVariants(variants: readonly (readonly ScopedField[])[], method: string, pathNames: readonly string[]): ParamModel[] {
  const byName = new Map<string, ScopedField[]>();
  for (const fields of variants) for (const field of fields) byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
  return [...byName].map(([name, fields]) => {
    const first = fields[0];
    if (!first) throw new Error(`no field for ${name}`);
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
