/**
 * Deduplicates equal interfaces of a product, including everything they refer to: all but the first extend that one.
 * This saves compilers a tenth of the text, and every name stays a separate interface.
 */
import type { Node, Statement, TSInterfaceDeclaration } from 'oxc-parser';
import { type Path, readScopes, resolver, statementsOf, within } from './scopes.ts';
import { type Edit, edited, parse } from './source-text.ts';

interface Entity {
  readonly path: Path;
  readonly scope: Path;
  readonly node: Node;
  readonly interface?: TSInterfaceDeclaration;
  /** Its text with marks for the names of the product. */
  shape: string;
  refs: readonly Path[];
}

/** Shorter ones are not worth replacing. */
const WORTH = 120;

/** @param text types of the product of that name, as its file has them */
export function withoutRepeats(text: string, product: string): string {
  const { entities, blocks, mixed } = read(text, product);
  const classes = congruent(entities);
  const resources = new Set(
    readScopes(text, { name: product, key: '' }).resources.map(({ scope, name }) => within(scope, name)),
  );
  const members = Map.groupBy(entities.values(), ({ scope }) => scope);
  /** With all that is in their namespaces. */
  const isSame = (one: Path, other: Path): boolean => {
    const [own, others] = [members.get(one) ?? [], members.get(other) ?? []];
    return (
      classes.get(one) === classes.get(other) &&
      !mixed.has(one) &&
      !mixed.has(other) &&
      own.length === others.length &&
      own.every(({ path }) => isSame(path, other + path.slice(one.length)))
    );
  };
  const firsts = new Map<number, Entity[]>();
  const gone = new Set<Path>();
  const edits: Edit[] = [];
  for (const entity of entities.values()) {
    const { path, scope, interface: node } = entity;
    const id = classes.get(path);
    if (gone.has(scope)) gone.add(path);
    if (
      !node ||
      id === undefined ||
      scope === '' ||
      resources.has(path) ||
      gone.has(path) ||
      node.end - node.body.start < WORTH
    )
      continue;
    const known = firsts.get(id) ?? [];
    const first = known.find((one) => nameOf(one) === nameOf(entity) && isSame(path, one.path)) ?? known[0];
    firsts.set(id, [...known, entity]);
    if (!first) continue;
    const name = `$${first.path.slice(product.length)}`;
    // Inside a type's namespace, equally named types cannot be distinguished.
    if (entities.has(scope) && !resources.has(scope) && nameOf(first) === nameOf(entity) && isSame(path, first.path)) {
      gone.add(path);
      edits.push({ start: node.start, end: node.end, text: `export import ${node.id.name} = ${name};` });
      for (const block of blocks.get(path) ?? []) edits.push({ start: block.start, end: block.end, text: '' });
    } else edits.push({ start: node.id.end, end: node.end, text: ` extends ${name} {}` });
  }
  return withSelf(edited(text, edits).replace(/\n(\s*\n)+/g, '\n'), product);
}

/** `$` is the product's namespace, if the text declares it. */
const withSelf = (text: string, product: string): string =>
  !/(?<!\w)\$\./.test(text) || /^import \$ = /m.test(text)
    ? text
    : text.replace(/^(?!import )/m, `import $ = ${product};\n`);

const nameOf = ({ path }: Entity): string => path.replace(/.*\./, '');

interface Read {
  readonly entities: ReadonlyMap<Path, Entity>;
  /** The declarations of a namespace. */
  readonly blocks: ReadonlyMap<Path, readonly Node[]>;
  /** Namespaces that contain more than entities, such as aliases. */
  readonly mixed: ReadonlySet<Path>;
}

/** Types that are declared once and without parameters. */
function read(text: string, product: string): Read {
  const names = new Map<Path, Set<string>>();
  const found = new Map<Path, Entity>();
  const aliases = new Map<Path, { readonly scope: Path; readonly to: string }>();
  const twice = new Set<Path>();
  const blocks = new Map<Path, Node[]>();
  const mixed = new Set<Path>();
  const visit = (statements: readonly Statement[], scope: Path): void => {
    const own = names.get(scope) ?? new Set();
    names.set(scope, own);
    for (const statement of statements) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (!node || !('id' in node) || !node.id) continue;
      const name = text.slice(node.id.start, node.id.end);
      const path = within(scope, name);
      own.add(name.split('.')[0] ?? name);
      if (node.type === 'TSModuleDeclaration') {
        blocks.set(path, [...(blocks.get(path) ?? []), node]);
        visit(statementsOf(node), path);
      } else if (node.type === 'TSImportEqualsDeclaration') {
        mixed.add(scope);
        aliases.set(path, { scope, to: text.slice(node.moduleReference.start, node.moduleReference.end) });
      } else if (found.has(path)) twice.add(path);
      else if (node.type === 'TSInterfaceDeclaration' && !node.typeParameters)
        found.set(path, { path, scope, node, interface: node, shape: '', refs: [] });
      else if (node.type === 'TSTypeAliasDeclaration' && !node.typeParameters)
        found.set(path, { path, scope, node: node.typeAnnotation, shape: '', refs: [] });
      else mixed.add(scope);
    }
  };
  visit(parse('product.d.ts', text).body as readonly Statement[], ''); // a file of declarations has no directives
  for (const path of twice) {
    found.delete(path);
    mixed.add(path.replace(/\.?\w+$/, ''));
  }
  const find = resolver(names, product);
  /** An alias of an alias leads to the end. */
  const target = (name: string, scope: Path): Path | undefined => {
    const path = find(name, scope);
    const alias = path === undefined ? undefined : aliases.get(path);
    return alias && path !== '$' ? target(alias.to, alias.scope) : path;
  };
  for (const entity of found.values()) describe(entity, text, target);
  return { entities: found, blocks, mixed };
}

function describe(entity: Entity, text: string, target: (name: string, scope: Path) => Path | undefined): void {
  const marks: Edit[] = [];
  const refs: Path[] = [];
  const start = entity.interface ? entity.interface.id.end : entity.node.start;
  const mark = (node: Node): void => {
    const path = target(text.slice(node.start, node.end), entity.scope);
    if (path === undefined) return;
    refs.push(path);
    marks.push({ start: node.start - start, end: node.end - start, text: '\u0000' });
  };
  eachReference(entity.node, mark);
  // Where a line begins does not matter.
  entity.shape = edited(text.slice(start, entity.node.end), marks).replace(/\s+/g, ' ');
  entity.refs = refs;
}

/** Calls back for each type name in a type. */
function eachReference(node: unknown, take: (name: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) eachReference(one, take);
  else if (isNode(node)) {
    const name =
      node.type === 'TSTypeReference'
        ? node.typeName
        : node.type === 'TSInterfaceHeritage'
          ? node.expression
          : undefined;
    if (name) take(name);
    for (const [key, value] of Object.entries(node)) if (value !== name && key !== 'id') eachReference(value, take);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Splits groups of equal shapes until all members of a group refer to the same groups. */
function congruent(entities: ReadonlyMap<Path, Entity>): ReadonlyMap<Path, number> {
  let classes = new Map<Path, number>();
  for (let before = -1, count = 0; count !== before; ) {
    before = count;
    const ids = new Map<string, number>();
    const next = new Map<Path, number>();
    for (const { path, shape, refs } of entities.values()) {
      const key = [shape, ...refs.map((ref) => (entities.has(ref) ? (classes.get(ref) ?? 0) : ref))].join('\u0000');
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      next.set(path, id);
    }
    classes = next;
    count = ids.size;
  }
  return classes;
}
