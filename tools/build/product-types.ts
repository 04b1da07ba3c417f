/**
 * The contract's files as published types: one module per product, whose names are the members of the product's
 * namespace (`NamespaceCreateParams` in `api/kv.d.ts` for `Cloudflare.KV.NamespaceCreateParams`).
 */
import { basename, dirname } from 'node:path';
import type { Directive, Statement, TSModuleDeclaration } from 'oxc-parser';
import { leanComments } from './lean-comments.ts';
import { type Edit, edited, parse, renamedInCode, type Source } from './source-text.ts';

export interface ProductFiles {
  /** Name of the module: `zero-trust` for `api/zero-trust/index.ts`. */
  readonly slug: string;
  /** Name of the namespace: `ZeroTrust`; undefined for what products share. */
  readonly name?: string;
  /** Paths relative to `api/`, the product's own file first. */
  readonly files: ReadonlyMap<string, string>;
}

/** Local name of a type → what stands for it in the published module. */
type Renames = Map<string, string>;
type Imports = Map<string, Set<string>>;

/** The module itself under a short name, so that `KV.Namespace` can be said where `Namespace` means another. */
const SELF = '$';

/** @param values declarations that follow the types */
export function productTypes(product: ProductFiles, values: readonly string[] = []): string {
  const imports: Imports = new Map();
  const texts = [...product.files].map(([path, text]) => {
    const lean = edited(text, leanComments(parse(path, text)));
    return convert(parse(path, lean), product, imports);
  });
  const body = texts.join('\n').replace(/\n\s*\n/g, '\n');
  const head = [...imports].sort().map(([from, names]) => {
    const list = [...names].sort();
    return list[0]?.startsWith('*') ? `import ${list[0]} from '${from}';` : `import { ${list.join(', ')} } from '${from}';`;
  });
  if (body.includes(`${SELF}.`)) head.unshift(`import * as ${SELF} from './${product.slug}.js';`);
  return [...head, body.trim(), ...values, ''].join('\n');
}

function convert(source: Source, product: ProductFiles, imports: Imports): string {
  const renames: Renames = new Map(product.name === undefined ? [] : [[product.name, SELF]]);
  const edits: Edit[] = [];
  for (const statement of source.body) {
    if (statement.type === 'ImportDeclaration') {
      edits.push({ ...rangeOf(statement), text: '' });
      takeImport(source.path, statement, product, imports, renames);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'TSModuleDeclaration') {
      edits.push(...namespaceEdits(source, statement.declaration, product));
    }
  }
  const names = [...renames.keys()].join('|');
  const text = edited(source.text, edits).replace(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2));
  return names ? renamedInCode(text, new RegExp(`(?<![\\w$.])(?:${names})(?=\\.\\w)`), (name) => renames.get(name) ?? name) : text;
}

type ImportDeclaration = Extract<Statement, { type: 'ImportDeclaration' }>;

function takeImport(path: string, statement: ImportDeclaration, product: ProductFiles, imports: Imports, renames: Renames): void {
  const target = `${dirname(path)}/${statement.source.value}`.replace(/(^|\/)\.\//g, '$1').replace(/[^/]+\/\.\.\//g, '');
  const add = (from: string, name: string): void => void imports.set(from, (imports.get(from) ?? new Set()).add(name));
  for (const specifier of statement.specifiers) {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
      throw new Error(`${path}: only names can be imported here`);
    }
    const [imported, local] = [specifier.imported.name, specifier.local.name];
    if (target === '_client.ts') add('../core.js', imported);
    else if (target === '_shared.ts') add('./shared.js', imported);
    else if (!product.files.has(target)) {
      const slug = slugOf(target);
      renames.set(local, `$${imported}`);
      add(`./${slug}.js`, `* as $${imported}`);
    } else if (imported !== local) throw new Error(`${path}: ${imported} is part of the same product and keeps its name`);
  }
}

/** Module name of a product's file. */
export const slugOf = (path: string): string => basename(path.replace(/\/index\.ts$/, ''), '.ts');

function namespaceEdits(source: Source, declaration: TSModuleDeclaration, product: ProductFiles): Edit[] {
  const { id } = declaration;
  const path = source.text.slice(id.start, id.end).split('.');
  if (path[0] !== product.name) return unexport(declaration);
  // `declare namespace KV.Namespaces {` becomes `declare namespace Namespaces {`.
  if (path.length > 1) return [{ start: id.start, end: id.start + `${path[0]}.`.length, text: '' }, ...unexport(declaration)];
  const body = bodyOf(declaration);
  const open = source.text.indexOf('{', id.end);
  const edits: Edit[] = [
    { start: source.text.lastIndexOf('export', id.start), end: open + 1, text: '' },
    { start: declaration.end - 1, end: declaration.end, text: '' },
  ];
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    // `export { type Access }`: the parts are in the same module.
    if (!statement.declaration) edits.push({ ...rangeOf(statement), text: '' });
    else if (statement.declaration.type === 'TSModuleDeclaration') {
      edits.push({ start: statement.start, end: statement.declaration.start, text: 'export declare ' }, ...unexport(statement.declaration));
    }
  }
  return [...edits, ...dedent(source.text, open + 1, declaration.end - 1)];
}

/** In a declared namespace everything is exported: the word is left out, as compilers do. */
function unexport(declaration: TSModuleDeclaration): Edit[] {
  return bodyOf(declaration).flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    // An import that is not exported stays private.
    if (!inner || inner.type === 'TSImportEqualsDeclaration') return [];
    const edit = { start: statement.start, end: inner.start, text: '' };
    return inner.type === 'TSModuleDeclaration' ? [edit, ...unexport(inner)] : [edit];
  });
}

const bodyOf = ({ body }: TSModuleDeclaration): readonly (Directive | Statement)[] => (body && 'body' in body ? body.body : []);

function dedent(text: string, start: number, end: number): Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    if (text.startsWith('  ', at + 1)) edits.push({ start: at + 1, end: at + 3, text: '' });
  }
  return edits;
}

const rangeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });
