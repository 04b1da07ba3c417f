/** Names used of a late import: `(await import('./a.js')).b`, `const { b } = await import('./a.js')`. */
import { parseSync } from 'oxc-parser';

export interface LateUse {
  /** As written in the import. */
  readonly from: string;
  /** Undefined if the whole module is passed on. */
  readonly names: readonly string[] | undefined;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

export function lateUses(path: string, text: string): LateUse[] {
  const { program } = parseSync(path, text);
  const found: LateUse[] = [];
  const visit = (node: Node, above: readonly Node[]): void => {
    const { source } = node;
    if (node.type === 'ImportExpression' && isNode(source) && typeof source.value === 'string')
      found.push({ from: source.value, names: namesOf(above, text) });
    const inner = [node, ...above.slice(0, 5)];
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, inner);
  };
  visit(program as unknown as Node, []); // each node has a type and its parts, which is all that is read here
  return found;
}

/** @param above ancestors of the import, innermost first */
function namesOf(above: readonly Node[], text: string): readonly string[] | undefined {
  const [first, second, ...more] = above.filter(({ type }) => type !== 'ParenthesizedExpression');
  const method = first?.type === 'MemberExpression' ? Object(first.property).name : undefined;
  if (method === 'then') return namesOfReader(Object(second).arguments);
  if (method === 'catch') return namesOf(more, text);
  if (first?.type !== 'AwaitExpression') return undefined;
  if (second?.type === 'MemberExpression') return [String(Object(second.property).name)];
  if (second?.type !== 'VariableDeclarator' || !isNode(second.id)) return undefined;
  if (second.id.type === 'ObjectPattern') return namesOfPattern(second.id);
  const name = String(second.id.name);
  return Array.from(text.matchAll(new RegExp(`(?<![\\w$./])${name.replaceAll('$', '\\$')}\\.(\\w+)`, 'g')), (one) =>
    String(one[1]),
  );
}

function namesOfReader([reader]: readonly unknown[]): readonly string[] | undefined {
  const [parameter] = Object(reader).params ?? [];
  return isNode(parameter) && parameter.type === 'ObjectPattern' ? namesOfPattern(parameter) : undefined;
}

const namesOfPattern = ({ properties }: Node): readonly string[] =>
  (properties as readonly { key: { name: string } }[]).map(({ key }) => key.name); // a pattern has properties
