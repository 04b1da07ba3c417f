/**
 * Converts the contract's files to published types: one module per product, whose names are the members of the
 * product's namespace (`NamespaceCreateParams` in `api/kv.d.ts` for `Cloudflare.KV.NamespaceCreateParams`).
 */
import { posix } from 'node:path';
import type { Directive, Statement, TSGlobalDeclaration, TSModuleDeclaration } from 'oxc-parser';
import type { OfficialLine } from '../generate/official/lines.ts';
import { inheritedIn, leanComments, withoutGlossaries } from './lean-comments.ts';
import { withOfficialNames } from './official-types.ts';
import { COMMENT_BEFORE, type Edit, edited, parse, renameQualifiers, type Source } from './source-text.ts';

export interface ProductFiles {
  /** Name of the module: `zero-trust` for `api/zero-trust/index.ts`. */
  readonly slug: string;
  /** Name of the namespace: `ZeroTrust`; undefined for shared types. */
  readonly name?: string;
  /** Paths relative to `api/`, the product's own file first. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of the official package that stand for a concept of these files. */
  readonly official?: readonly OfficialLine[];
}

type Namespace = TSModuleDeclaration | TSGlobalDeclaration;

/** Local name of a type → its name in the published module. */
type Renames = Map<string, string>;
type Imports = Map<string, Set<string>>;

/** Shared types. */
const COMMON = new Map([
  ['_client.ts', '../core.js'],
  ['_shared.ts', './shared.js'],
]);

/**
 * Short alias of the product's namespace, for references such as `KV.Namespace` where `Namespace` or `KV` is shadowed.
 */
const SELF = '$';

/**
 * For unions that the provider may extend: editors still offer known values. The alias saves compilers four nodes each.
 */
const OPEN = 'AnyString';
const OPEN_TYPE = `/** Any other text. */\nexport type ${OPEN} = string & {};`;

export function productTypes(product: ProductFiles): string {
  const imports: Imports = new Map();
  const texts = [...product.files].map(([path, text]) => {
    const worded = edited(text, leanComments(parse(path, text), inheritedIn(path, text)));
    const lean = edited(worded, withoutGlossaries(parse(path, worded)));
    return convert(parse(path, lean), product, imports);
  });
  const body = texts
    .join('\n')
    .replace(/\n\s*\n/g, '\n')
    // Lengths of ids are of no use to readers, and there are hundreds.
    .replace(/\/\*\* (?:@(?:min|max)Length \d+ ?)+\*\/ (?=\w+: string,)/g, '')
    // Nor is the fact that a text must not be empty.
    .replace(/(?<=\* )@minLength 1 (?=\*\/|@)/g, '')
    .replace(/\/\*\* \*\/ /g, '')
    .replaceAll('(string & {})', OPEN)
    .replace(/^(\s*\*) {2}(?=@)/gm, '$1 ');
  const add = (from: string, name: string) => imports.set(from, (imports.get(from) ?? new Set()).add(name));
  if (product.name !== undefined) add('../core.js', 'APIResource');
  if (product.name !== undefined && body.includes(OPEN)) add('./shared.js', OPEN);
  const head = importsOf(imports);
  if (product.name === undefined) return [...head, body.trim(), OPEN_TYPE, ''].join('\n');
  if (body.includes(`${SELF}.`)) head.push(`import ${SELF} = ${product.name};`);
  const text = [...head, inNamespace(product.name, body), ''].join('\n');
  return withOfficialNames(text, product.name, product.official ?? []);
}

/** The product's interface, and all else as members of its namespace, where everything is exported without saying so. */
function inNamespace(name: string, text: string): string {
  const source = parse('product.d.ts', text);
  const edits: Edit[] = [];
  let root = '';
  for (const statement of source.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name && root === '') {
      const [comment = ''] = COMMENT_BEFORE.exec(text.slice(0, statement.start)) ?? [];
      root = comment + text.slice(statement.start, statement.end);
      edits.push({ start: statement.start - comment.length, end: statement.end, text: '' });
    } else if (declaration && declaration.type !== 'TSImportEqualsDeclaration') {
      const [declare = ''] = /^declare /.exec(text.slice(declaration.start)) ?? [];
      edits.push({ start: statement.start, end: declaration.start + declare.length, text: '' });
    }
  }
  return `${root.trim()}\nexport declare namespace ${name} {\n${edited(text, edits)
    .replace(/\n\s*\n/g, '\n')
    .trim()}\n}`;
}

const importsOf = (imports: Imports): string[] =>
  [...imports].sort().flatMap(([from, names]) => {
    const whole = [...names].filter((name) => name.startsWith('*'));
    const single = [...names].filter((name) => !name.startsWith('*')).sort();
    const clauses = single.length > 0 ? [...whole, `{ ${single.join(', ')} }`] : whole;
    return clauses.map((clause) => `import ${clause} from '${from}';`);
  });

function convert(source: Source, product: ProductFiles, imports: Imports): string {
  // A part may contain a name equal to the product's: there only an import refers to the product.
  const isRoot = [...product.files.keys()][0] === source.path;
  const renames: Renames = new Map(product.name !== undefined && isRoot ? [[product.name, SELF]] : []);
  const edits: Edit[] = [];
  for (const statement of source.body) {
    if (statement.type === 'ImportDeclaration') {
      edits.push({ ...rangeOf(statement), text: '' });
      takeImport(source.path, statement, product, imports, renames);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'TSModuleDeclaration') {
      edits.push(...namespaceEdits(source, statement.declaration, product));
    }
  }
  const around = namespaceAround(source.path, product);
  // There are 90,000 indented lines: a level less of them is 1 % of the package.
  const text = edited(source.text, edits).replace(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2 - 1));
  const renamed = renameQualifiers(text, renames);
  return around === undefined ? renamed : `export declare namespace ${around} {\n${withoutExports(renamed)}\n}`;
}

/** `Access` for `zero-trust/access/groups.ts`: the namespace that the index of the part's folder declares in that of the product. */
function namespaceAround(path: string, { files }: ProductFiles): string | undefined {
  const folder = posix.dirname(path);
  if (folder === posix.dirname([...files.keys()][0] ?? '') || path.endsWith('/index.ts')) return undefined;
  return /^export interface (\w+)/m.exec(files.get(`${folder}/index.ts`) ?? '')?.[1];
}

/** In a declared namespace everything is exported, and nothing says so. */
function withoutExports(text: string): string {
  const edits = parse('part.d.ts', text).body.flatMap((statement): Edit[] => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (!declaration || declaration.type === 'TSImportEqualsDeclaration') return [];
    const [declare = ''] = /^declare /.exec(text.slice(declaration.start)) ?? [];
    return [{ start: statement.start, end: declaration.start + declare.length, text: '' }];
  });
  return edited(text, edits);
}

type ImportDeclaration = Extract<Statement, { type: 'ImportDeclaration' }>;

function takeImport(
  path: string,
  statement: ImportDeclaration,
  product: ProductFiles,
  imports: Imports,
  renames: Renames,
): void {
  const target = posix.join(posix.dirname(path), statement.source.value);
  const add = (from: string, name: string): void => void imports.set(from, (imports.get(from) ?? new Set()).add(name));
  for (const specifier of statement.specifiers) {
    const local = specifier.local.name;
    const imported =
      specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '*';
    const common = COMMON.get(target);
    if (common) add(common, imported === local ? local : `${imported} as ${local}`);
    else if (imported === '*') throw new Error(`${path}: import the product's name from ${target}`);
    else if (!product.files.has(target)) {
      const slug = slugOf(target);
      renames.set(local, `$${imported}`);
      add(`./${slug}.js`, `${imported} as $${imported}`);
    } else if (imported === product.name) renames.set(local, SELF);
    else if (imported !== local || imported === namespaceAround(path, product))
      renames.set(local, `${SELF}.${imported}`);
  }
}

/** Module name of a product's file. */
const slugOf = (path: string): string => posix.basename(path.replace(/\/index\.ts$/, ''), '.ts');

function namespaceEdits(source: Source, declaration: Namespace, product: ProductFiles): Edit[] {
  const { id } = declaration;
  const path = source.text.slice(id.start, id.end).split('.');
  if (path[0] !== product.name) return unexport(declaration);
  // `declare namespace KV.Namespaces {` becomes `declare namespace Namespaces {`.
  if (path.length > 1)
    return [{ start: id.start, end: id.start + `${path[0]}.`.length, text: '' }, ...unexport(declaration)];
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
      edits.push(
        { start: statement.start, end: statement.declaration.start, text: 'export declare ' },
        ...unexport(statement.declaration),
      );
    }
  }
  return [...edits, ...dedent(source.text, open + 1, declaration.end - 1)];
}

/** In a declared namespace everything is exported: the keyword is omitted, as compilers do. */
function unexport(declaration: Namespace): Edit[] {
  return bodyOf(declaration).flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    // `export { type Groups }`: the parts are in the same module.
    if (statement.type === 'ExportNamedDeclaration' && !inner) return [{ ...rangeOf(statement), text: '' }];
    // An import that is not exported stays private.
    if (!inner || inner.type === 'TSImportEqualsDeclaration') return [];
    const edit = { start: statement.start, end: inner.start, text: '' };
    return inner.type === 'TSModuleDeclaration' ? [edit, ...unexport(inner)] : [edit];
  });
}

const bodyOf = ({ body }: Namespace): readonly (Directive | Statement)[] => (body && 'body' in body ? body.body : []);

function dedent(text: string, start: number, end: number): Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
    if (text.startsWith('  ', at + 1)) edits.push({ start: at + 1, end: at + 3, text: '' });
  }
  return edits;
}

const rangeOf = ({ start, end }: { start: number; end: number }) => ({ start, end });
