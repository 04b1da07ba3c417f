/** emit: the compiled contract as data: an index of operations and a document of schemas per product. */
import { docsPage } from '../../../packages/client/src/errors/docs-page.ts';
import type {
  Index,
  JsonSchema,
  Operation,
  OperationSchemas,
  Param,
  ProductDocument,
  ResponseForm,
} from '../../../packages/contract/src/types.ts';
import {
  type FormModel,
  type OperationModel,
  operationsOf,
  type ParamModel,
  type ProductModel,
  type ScopedField,
} from '../model/model.ts';
import { closure, type Schemas } from '../model/schema.ts';
import type { Names } from '../read/resolve.ts';
import type { Field } from '../read/source.ts';
import { readWaits, splitSummary } from '../read/tags.ts';
import { withDemands } from './demands.ts';

export function emitIndex(products: readonly ProductModel[], undocumented: readonly ProductModel[]): Index {
  const rowsOf = (product: ProductModel): Operation[] =>
    operationsOf(product).map((operation) => emitOperation(operation, product));
  return {
    products: products.map((product) => ({
      key: product.key,
      title: product.title,
      docs: product.docs,
      namespace: product.declaration.name,
      summary: oneLine(product.declaration.doc.text),
    })),
    operations: products.flatMap(rowsOf),
    undocumented: undocumented.flatMap(rowsOf),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A read needs no more than a group that only reads: those come first. */
function leastFirst(method: string, groups: readonly string[] | undefined): readonly string[] | undefined {
  if (method !== 'GET') return groups;
  return groups?.toSorted((a, b) => Number(!a.endsWith(' Read')) - Number(!b.endsWith(' Read')));
}

function emitOperation(operation: OperationModel, product: ProductModel): Operation {
  const { tags, text } = operation.doc;
  const words = (tag: string): string[] | undefined => tags.get(tag)?.split(' ').filter(Boolean);
  const status = tags.get('status');
  const { result } = operation;
  const nullable = result.kind === 'union' && result.of.some((one) => one.kind === 'keyword' && one.name === 'null');
  return {
    name: operation.name,
    product: product.key,
    method: operation.method,
    path: operation.path,
    args: operation.args,
    summary: splitSummary(text).summary.replace(/\.$/, ''),
    docs: tags.get('docs') ?? docsPage(operation.name),
    ...defined({
      permissions: leastFirst(operation.method, tags.get('permission')?.split('; ')),
      plans: words('plans'),
      availability: tags.get('availability'),
      security: words('auth'),
      deprecated: tags.has('deprecated') || undefined,
      sunset: tags.get('sunset'),
      confirm: tags.has('confirm') || undefined,
      contentType: operation.contentType,
      accept: operation.accept,
      forms: operation.forms.length > 0 ? operation.forms.map(emitForm) : undefined,
      page: operation.page,
      items: tags.get('items'),
      bodyArgument: operation.bodyArgument !== undefined || undefined,
      nullable: nullable || undefined,
      quirk: operation.quirk,
      sameAs: tags.get('sameAs'),
      aliases: tags.get('aliases')?.split('; '),
    }),
    request: operation.request,
    response: operation.response,
    status: status ? Number(status) : operation.response === 'void' ? 204 : 200,
    envelope: operation.response === 'json' && !tags.has('unwrapped'),
  };
}

function emitForm({ kind, types, when }: FormModel): ResponseForm {
  const values = [...(when ?? [])].map(([name, type]) => [name, 'value' in type ? type.value : ''] as const);
  return { kind, types, ...(when && { when: Object.fromEntries(values) }) };
}

/** Removes undefined values, so that JSON and types agree. */
function defined<T extends object>(facts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // The filter below ensures that no undefined value is left.
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as never;
}

export function emitProduct(product: ProductModel, names: Names, schemas: Schemas): ProductDocument {
  const declared = operationsOf(product).map((operation) => [operation, emitSchemas(operation, schemas)] as const);
  const roots = declared.flatMap(([, one]) => [
    one.result,
    ...(one.body ? [one.body.schema] : []),
    ...one.params.map((param) => param.schema),
  ]);
  const types = closure(roots, names, schemas);
  const operations: Record<string, OperationSchemas> = Object.fromEntries(
    declared.map(([operation, said]) => [operation.name, withDemands(operation, said, types)]),
  );
  const words = wordsOf([types, operations], schemas);
  return {
    key: product.key,
    title: product.title,
    ...(Object.keys(words).length > 0 && { words }),
    schemas: types,
    operations,
  };
}

/** The texts of all `x-words` keys. */
function wordsOf(data: unknown, { words }: Schemas): Record<string, string> {
  const out: Record<string, string> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') visit(inner);
      else if (key === 'x-words' && typeof inner === 'string') out[inner] = words.text(inner) ?? '';
    }
  };
  visit(data);
  return Object.fromEntries(Object.entries(out).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function emitSchemas(operation: OperationModel, schemas: Schemas): OperationSchemas {
  const args: Param[] = operation.args.map((name, i) => {
    const field = operation.argFields[i];
    const schema = field ? schemas.field(argumentOf(operation, field, name), 'path') : { type: 'string' };
    return { name, in: 'path', required: true, schema };
  });
  const body = bodyOf(operation, schemas);
  const { result } = operation;
  const empty = operation.response === 'void' || operation.response === 'binary';
  return {
    ...emitFacts(operation),
    params: [
      ...args,
      ...operation.params.map((param) => emitParam(param, schemas)),
      ...bodyArgument(operation, schemas),
    ],
    ...(body && { body }),
    result: empty ? {} : schemas.of(result, operation.from),
  };
}

/** A positional argument as a field with its wire name, described by its `@param`. */
function argumentOf({ doc, from }: OperationModel, field: Field, name: string): ScopedField {
  const text = field.doc.text || (doc.params.get(field.name) ?? '');
  return { ...field, name, doc: { ...field.doc, text }, from };
}

/** Details of an operation's doc comment beyond its row in the index. */
function emitFacts({ doc }: OperationModel): Partial<OperationSchemas> {
  const { tags, text } = doc;
  const list = (tag: string): string[] | undefined => tags.get(tag)?.split(/,? /);
  const [most, example] = [tags.get('most'), tags.get('example')];
  return defined({
    description: splitSummary(text).description || undefined,
    waits: readWaits(tags.get('waits')),
    cascades: list('cascades'),
    columns: list('columns'),
    key: list('key'),
    most: most === undefined ? undefined : Number(most),
    source: tags.get('source'),
    example: example === undefined ? undefined : JSON.parse(example),
  });
}

function bodyArgument(operation: OperationModel, schemas: Schemas): Param[] {
  const field = operation.bodyArgument;
  if (!field) return [];
  const schema = schemas.field(argumentOf(operation, field, 'body'));
  return [{ name: 'body', in: 'body', required: true, whole: true, schema }];
}

function emitParam(param: ParamModel, schemas: Schemas): Param {
  const place = param.in === 'body' ? 'field' : param.in === 'path' ? 'path' : 'param';
  const variants = param.fields.map((field) => schemas.field(field, place));
  // Values common to all variants are described once, by the last.
  const all = [...new Map(variants.map((schema) => [shapeOf(schema), schema])).values()];
  const [first = {}] = all;
  const schema: JsonSchema = all.length > 1 ? { anyOf: all } : first;
  return {
    name: param.name,
    in: param.in,
    required: param.required,
    schema,
    ...(param.wire !== param.name && { wire: param.wire }),
    ...(param.comma && { comma: true as const }),
    ...(param.whole && { whole: true as const }),
    ...(param.fields.some((field) => field.doc.tags.has('sensitive')) && { sensitive: true as const }),
  };
}

/** Descriptions and storage do not affect validity. */
const shapeOf = ({
  description,
  'x-words': words,
  'x-flarewire-written': written,
  'x-flarewire-overruled': overruled,
  ...schema
}: JsonSchema): string => JSON.stringify(schema);

function bodyOf(operation: OperationModel, schemas: Schemas): OperationSchemas['body'] {
  if (operation.bodyArgument)
    return { required: true, schema: schemas.of(operation.bodyArgument.type, operation.from) };
  const whole = operation.params.find((param) => param.whole);
  if (whole) return { required: whole.required, schema: emitParam(whole, schemas).schema };
  const variants = operation.variants.filter((fields) => fields.length > 0);
  if (variants.length === 0)
    return operation.request === 'none' ? undefined : { required: operation.bodyRequired, schema: {} };
  const titles = variantTitles(variants);
  const all = variants.map((fields, index) => {
    const schema = schemas.object(fields, (field) => field.doc.tags.get('wire') ?? field.name);
    const title = titles[index];
    return title === undefined ? schema : { title, ...schema };
  });
  const required = operation.bodyRequired || variants.every((fields) => fields.some((field) => !field.optional));
  const [first = {}] = all;
  return { required, schema: all.length > 1 ? { anyOf: all } : first };
}

/** Title of a body variant: the name of its type, whose fields follow those of its bases. None for a numbered one. */
function variantTitles(variants: readonly (readonly ScopedField[])[]): readonly (string | undefined)[] {
  if (variants.length < 2) return [];
  const names = variants.map((fields) => new Set(fields.map(({ from }) => from.name)));
  return names.map((own, index) => {
    const alone = [...own].filter((name) => !names.some((other, place) => place !== index && other.has(name)));
    const title = alone.at(-1)?.split('.').at(-1);
    return title === undefined || /^(UnionMember|Variant)\d+$/.test(title) ? undefined : title;
  });
}
