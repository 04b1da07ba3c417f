/** The compiler: read → model → checks → emit, from texts to texts. */
import { posix } from 'node:path';
import { check } from './check/checks.ts';
import { checkTypeNames } from './check/names.ts';
import { emitIndex, emitProduct } from './emit/contract.ts';
import { emitAllFacts, emitFacts, emitProductFacts } from './emit/facts.ts';
import { emitHandlerTypes } from './emit/handler-types.ts';
import { emitOfficialNames, type OfficialNames } from './emit/official-names.ts';
import { emitSecretNames } from './emit/secret-names.ts';
import { sensitiveNames } from './emit/sensitive.ts';
import { emitAllRows, emitRowTexts, emitTable } from './emit/table.ts';
import { emitToolkit } from './emit/toolkit.ts';
import { apiFile, emitNamespace, emitOperations, emitProducts } from './emit/types.ts';
import { Lists } from './model/lists.ts';
import { buildModel, operationsOf, type ProductModel, partProducts } from './model/model.ts';
import { schemasFor } from './model/schema.ts';
import { isGlossary } from './model/words.ts';
import { readOfficialLines, tableFile } from './official/lines.ts';
import { readFile } from './read/read.ts';
import { collectNames, type Names } from './read/resolve.ts';
import type { Problem, Report } from './read/source.ts';

export interface Output {
  readonly path: string;
  readonly text: string;
}

export interface Compiled {
  readonly problems: readonly Problem[];
  /** Empty if there are problems. */
  readonly outputs: readonly Output[];
  readonly operations: number;
}

/** From `packages/client/src/generated/`, or the emulator's, to the contract's sources. */
const API = '../../../../api';

/** Tables of official names by product file, `kv` or `zero-trust`. */
type Tables = ReadonlyMap<string, string>;

/** The model of the sources, with all problems. */
export function analyse(sources: ReadonlyMap<string, string>, tables: Tables = new Map()) {
  const problems: Problem[] = [];
  const report: Report = ({ file, line }, message) => void problems.push({ file, line, message });
  const prefixes = (path: string): string => prefixOf(path, sources);
  const files = [...sources]
    .filter(([path]) => !path.endsWith('/_client.ts'))
    .map(([path, text]) => readFile(path, text, prefixes, report));
  const names = collectNames(files, report);
  const products = buildModel(names, report);
  const lists = new Lists(products, names);
  const schemas = schemasFor(names, lists);
  check(products, names, lists, report);
  if (problems.length === 0) checkTypeNames(products, names, schemas, report);
  const official = officialNames(products, names, tables, report);
  problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return { problems, files, names, products, schemas, official };
}

/** `sources` holds the contract's files by path, `api/kv.ts` or `api/zero-trust/access/index.ts`. */
export function compile(sources: ReadonlyMap<string, string>, tables?: Tables): Compiled {
  const { problems, files, names, products: all, schemas, official } = analyse(sources, tables);
  if (problems.length > 0) return { problems, outputs: [], operations: 0 };

  const { documented: products, undocumented } = partProducts(all);
  const shared = files.find((file) => file.prefix === 'Shared')?.declarations ?? [];
  const sharedNames = [...new Set(shared.map((one) => one.name.split('.')[1] ?? ''))].filter(
    (name) => !isGlossary(name) && !products.some((product) => product.declaration.name === name),
  );
  const index = emitIndex(products, undocumented);
  const instead = new Map(
    products.flatMap(operationsOf).map(({ name, doc }) => [name, doc.tags.get('deprecated') ?? ''] as const),
  );
  const documents = products.map((product) => emitProduct(product, names, schemas));
  const apart = undocumented.map((product) => emitProduct(product, names, schemas));
  const sensitive = sensitiveNames(documents);
  const facts = emitFacts(index, instead);
  const outputs: Output[] = [
    { path: 'packages/client/src/generated/table.ts', text: emitTable(products) },
    { path: 'packages/client/src/generated/rows.ts', text: emitRowTexts(products, sensitive) },
    { path: 'packages/client/src/generated/all-rows.ts', text: emitAllRows(products, sensitive) },
    { path: 'packages/client/src/generated/secret-names.ts', text: emitSecretNames() },
    { path: 'packages/client/src/generated/facts.ts', text: emitAllFacts(facts) },
    ...facts.map((one) => ({ path: `packages/client/src/generated/facts/${one.key}.ts`, text: emitProductFacts(one) })),
    ...emitToolkit(index, documents, sensitive).map(({ name, text }) => ({
      path: `packages/client/src/generated/toolkit/${name}.ts`,
      text,
    })),
    { path: 'packages/client/src/generated/products.ts', text: emitProducts(products, API) },
    { path: 'packages/client/src/generated/operations.ts', text: emitOperations(products, names, official, API) },
    { path: 'packages/client/src/generated/cloudflare.ts', text: emitNamespace(products, sharedNames, API) },
    {
      path: 'packages/client/src/generated/official-names.d.ts',
      text: emitOfficialNames(products, { files, names }, official, API),
    },
    { path: 'packages/emulator/src/generated/operations.ts', text: emitHandlerTypes(all, names, API) },
    { path: 'packages/contract/generated/index.json', text: `${JSON.stringify(index)}\n` },
    ...[...documents, ...apart].map((document) => ({
      path: `packages/contract/generated/${document.key}.json`,
      text: `${JSON.stringify(document)}\n`,
    })),
  ];
  return { problems, outputs, operations: index.operations.length };
}

/** The tables of all products; a line is about a declared concept, and its name is not declared. */
function officialNames(
  products: readonly ProductModel[],
  { declarations }: Names,
  tables: Tables,
  report: Report,
): OfficialNames {
  const found = products.flatMap(({ declaration }) => {
    const slug = apiFile({ declaration }).replace(/(\/index)?\.ts$/, '');
    const text = tables.get(slug);
    return text === undefined
      ? []
      : [[declaration.name, readOfficialLines(tableFile(slug), text, declaration.name, report)] as const];
  });
  for (const [, lines] of found)
    for (const { name, concept, at } of lines) {
      if (!declarations.has(concept)) report(at, `'${concept}' is not declared: name a type of the contract`);
      if (declarations.has(name)) report(at, `'${name}' is declared in the contract: remove this line`);
    }
  return new Map(found);
}

/**
 * The files of a folder belong to the namespace that its index declares, and that to the one around it:
 * `api/zero-trust/access/groups.ts` to `ZeroTrust.Access`.
 */
function prefixOf(path: string, sources: ReadonlyMap<string, string>): string {
  if (path.endsWith('/_shared.ts')) return 'Shared';
  if (path.endsWith('/_client.ts')) return 'Client';
  const folder = posix.dirname(path);
  return namespaceOf(path.endsWith('/index.ts') ? posix.dirname(folder) : folder, sources);
}

function namespaceOf(folder: string, sources: ReadonlyMap<string, string>): string {
  const index = sources.get(`${folder}/index.ts`);
  if (index === undefined) return '';
  const [, name = ''] =
    /@product[\s\S]*?export interface (\w+)/.exec(index) ?? /^export interface (\w+)/m.exec(index) ?? [];
  return [namespaceOf(posix.dirname(folder), sources), name].filter(Boolean).join('.');
}
