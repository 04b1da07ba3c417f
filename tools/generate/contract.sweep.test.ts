/** The real contract compiles, and the client's table reads back as the contract. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Names, Operation } from '../../packages/client/src/operation.ts';
import { decodeProduct } from '../../packages/client/src/request/table.ts';
import { fieldsOf } from '../report/fields.ts';
import { analyse, type Compiled, compile } from './compile.ts';
import { emitProduct } from './emit/contract.ts';
import { sensitiveNames } from './emit/sensitive.ts';
import { emitRows, emitRowTexts, PAGES } from './emit/table.ts';
import { type OperationModel, operationsOf, type ProductModel, partProducts } from './model/model.ts';
import { realTables } from './official/lines.ts';
import { indexOf, realSources, reported } from './testing.ts';

let compiled: Compiled;
let products: readonly ProductModel[];
let undocumented: readonly ProductModel[];
let sensitive: ReadonlyMap<string, readonly string[]>;

// It takes a second or two; the timeout allows for a loaded machine.
beforeAll(() => {
  const sources = realSources();
  compiled = compile(sources, realTables());
  const analysed = analyse(sources);
  ({ documented: products, undocumented } = partProducts(analysed.products));
  sensitive = sensitiveNames(products.map((product) => emitProduct(product, analysed.names, analysed.schemas)));
});

describe('api/', () => {
  test('the contract compiles without a problem', () => {
    expect(reported(compiled)).toEqual([]);
  });

  test('the contract has 3,348 operations with unique names', () => {
    const names = indexOf(compiled).operations.map((one) => one.name);
    expect(compiled.operations).toBe(3348);
    expect(new Set(names).size).toBe(3348);
  });

  test('reading operations name a read permission first', () => {
    const reads = indexOf(compiled).operations.filter(({ method }) => method === 'GET');
    const wrong = reads.filter(({ permissions = [] }) => {
      const place = permissions.findIndex((group) => group.endsWith(' Read'));
      return place > 0;
    });
    expect(reads.length).toBeGreaterThan(1000);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('links to the API reference have the form of its addresses', () => {
    // Words of one letter come from camel case that was split in the middle: `d_do_s_protection`.
    const isSplit = (segment: string): boolean =>
      /(^|_)(?!n$|a_)[a-z]\d?(_|$)/.test(segment.replace(/(^|_)[a-z]\d+(?=_|$)/g, ''));
    const pages = indexOf(compiled).operations.map(({ docs }) => new URL(docs));
    const wrong = pages.filter(
      ({ pathname }) =>
        pathname.startsWith('/api/resources/') &&
        (!/^\/api\/resources\/[a-z0-9_/]+\/methods\/[a-z0-9_]+\/$/.test(pathname) || pathname.split('/').some(isSplit)),
    );
    expect(wrong.map(({ href }) => href)).toEqual([]);
  });

  test('each product has a document with the schemas of its operations', () => {
    const index = indexOf(compiled);
    const operations = [...index.operations, ...index.undocumented];
    for (const { key } of [...products, ...undocumented]) {
      const text = compiled.outputs.find((one) => one.path === `packages/contract/generated/${key}.json`)?.text ?? '';
      const document = JSON.parse(text);
      const names = operations.filter((one) => one.product === key).map((one) => one.name);
      expect(Object.keys(document.operations)).toEqual(names);
      const refs = [...text.matchAll(/"\$ref":"#\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
      expect(refs.filter((name) => !Object.hasOwn(document.schemas, name))).toEqual([]);
    }
  });

  test('undocumented calls exist and are absent from the client', () => {
    const calls = undocumented.flatMap(operationsOf);
    expect(indexOf(compiled).undocumented.map((one) => one.name)).toEqual(calls.map((one) => one.name));
    expect(calls.length).toBeGreaterThan(8);
    const made = compiled.outputs.filter(({ path }) => path.startsWith('packages/client/'));
    expect(made.length).toBeGreaterThan(5);
    for (const { path, text } of made) expect([path, /undocumented/i.test(text)]).toEqual([path, false]);
    const paths = new Set(indexOf(compiled).operations.map(({ method, path }) => `${method} ${path}`));
    expect(calls.filter(({ method, path }) => paths.has(`${method} ${path}`))).toEqual([]);
  });

  test('every field of undocumented calls is described', async () => {
    for (const { key } of undocumented) {
      const text = compiled.outputs.find((one) => one.path === `packages/contract/generated/${key}.json`)?.text ?? '';
      const fields = fieldsOf(JSON.parse(text), new Set());
      expect(fields.length).toBeGreaterThan(50);
      expect(fields.filter(({ words }) => words === undefined).map(({ place }) => place)).toEqual([]);
    }
  });

  test('compilation is deterministic', () => {
    const rows = compiled.outputs.find((one) => one.path.endsWith('/rows.ts'))?.text;
    expect(emitRowTexts(products, sensitive)).toBe(rows);
  });
});

/** An operation of the model in the form of the client's table. */
function inTable(one: OperationModel, index: number): Partial<Operation> {
  const spelled = (those: OperationModel['params']): Names =>
    those.map(({ name, wire }) => (wire === name ? [name] : [name, wire]));
  const named = (those: OperationModel['params']): Names => those.map(({ name }) => [name]);
  const { params, args, doc } = one;
  const whole = one.bodyArgument ? '+' : params.find((param) => param.whole)?.name;
  return {
    name: one.name,
    method: one.method,
    path: one.path,
    args,
    query: named(params.filter((param) => param.in === 'query' && one.method !== 'GET')),
    comma: named(params.filter((param) => param.comma)),
    headers: spelled(params.filter((param) => param.in === 'header')),
    names: spelled(params.filter((param) => param.in !== 'header' && param.wire !== param.name)),
    both: named(params.filter((param) => param.in === 'body' && args.includes(param.name))),
    // A row without a body kind means no body on GET.
    body: one.method === 'GET' && one.request === 'none' ? 'json' : one.request,
    response: one.response,
    ...(one.contentType && { contentType: one.contentType }),
    // Responses other than JSON are requested with any type.
    ...((one.accept || one.response !== 'json') && { accept: one.accept ?? '*/*' }),
    ...(one.page && { page: PAGES[one.page] }),
    ...(doc.tags.has('items') && { items: doc.tags.get('items') ?? '' }),
    ...((doc.tags.has('unwrapped') || one.response === 'text' || one.response === 'rows') && { bare: true }),
    ...(!one.signature.params.some((param) => param.name === 'params') && { noParams: true }),
    ...(whole && { whole }),
    ...(one.quirk && { encoder: one.quirk }),
    ...(one.forms.length > 0 && { forms: [...new Set(one.forms.map(({ kind }) => kind.charAt(0)))].join('') }),
    encoders: {},
    index,
    ...(sensitive.has(one.name) && { sensitive: sensitive.get(one.name) ?? [] }),
    ...(doc.tags.has('deprecated') && { deprecated: true }),
  };
}

test('every row reads back as its operation', () => {
  const read = products.flatMap((product) => {
    const { operations } = decodeProduct({ key: product.key, rows: emitRows(product, sensitive) });
    return [...operations.values()].map((decode) => decode());
  });
  const meant = products.flatMap((product) => operationsOf(product).map(inTable));
  expect(read.length).toBe(3348);
  // Compared one at a time without undefined values, for short messages.
  for (const [i, one] of read.entries()) expect(one).toEqual(meant[i]);
});
