/** A source file as far as the list of errors needs it: its statements, its comments, its numbers, its imports. */
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { memoize } from '../../../packages/emulator/src/memoize.ts';

/** An ESTree node: only these are sure. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export function parse(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text);
  return { file, text, body: program.body as unknown as Node[], comments }; // ESTree
}

/** Every node below a value, in the order of the text. */
export function nodesIn(value: unknown): Node[] {
  const found: Node[] = [];
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if (isNode(one)) found.push(one);
    for (const child of Object.values(one)) visit(child);
  };
  visit(value);
  return found;
}

const calls = new WeakMap<Node, Node[]>();

export const callsIn = (node: Node): Node[] =>
  memoize(calls, node, () => nodesIn(node).filter(({ type }) => type === 'CallExpression' || type === 'NewExpression'));

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined;

/** The declaration of a statement, exported or not. */
export function declaredIn(statement: Node): Node {
  return isNode(statement.declaration) ? statement.declaration : statement;
}

export interface Declared {
  readonly name: string;
  readonly value: Node;
}

const constants = new WeakMap<object, readonly Declared[]>();

/** `const` by `const`, wherever it stands. */
export const constantsIn = (value: object): readonly Declared[] =>
  memoize(constants, value, () =>
    nodesIn(value).flatMap((node) => {
      const name = node.type === 'VariableDeclarator' ? nameOf(node.id) : undefined;
      return name !== undefined && isNode(node.init) ? [{ name, value: bare(node.init) }] : [];
    }),
  );

/** Without `as const` and parentheses. */
export function bare(node: Node): Node {
  const isWrapped = /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type);
  return isWrapped && isNode(node.expression) ? bare(node.expression) : node;
}

export const propertiesOf = (object: Node): Declared[] =>
  (object.properties as Node[]).flatMap((property) => {
    const key = isNode(property.key) ? (property.key.name ?? property.key.value) : undefined;
    return typeof key === 'string' && isNode(property.value) ? [{ name: key, value: bare(property.value) }] : [];
  });

export type Imports = ReadonlyMap<string, { readonly file: string; readonly name: string }>;
const imports = new WeakMap<Source, Imports>();

/** File of what is imported, by its name here, with its name there. */
export const importsOf = (source: Source): Imports => memoize(imports, source, () => readImports(source));

function readImports({ file, body }: Source): Imports {
  const found = new Map<string, { file: string; name: string }>();
  for (const statement of body) {
    const from = isNode(statement.source) ? String(statement.source.value) : '';
    if (statement.type !== 'ImportDeclaration' || !from.startsWith('.')) continue;
    for (const specifier of statement.specifiers as Node[]) {
      const [here, there] = [nameOf(specifier.local), nameOf(specifier.imported)];
      if (here !== undefined && there !== undefined) found.set(here, { file: join(dirname(file), from), name: there });
    }
  }
  return found;
}
