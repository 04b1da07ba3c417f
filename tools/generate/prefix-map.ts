/** Facts of many operations in few lines: what those below a name have in common is said once, for the name. */

interface Node {
  readonly name: string;
  readonly children: Map<string, Node>;
  value?: string;
  /** How many lines the node takes if what is above says this; without an entry, one more than `least`. */
  readonly costs: Map<string, number>;
  least: number;
}

const newNode = (name: string): Node => ({ name, children: new Map(), costs: new Map(), least: 0 });

/**
 * Lines of `name value`: the longest name that an operation's own begins with, part by part, gives its value; none is
 * `''`. No set of fewer lines says the same. Each part that a name shares with the line before is written as a dot.
 */
export function prefixLines(facts: readonly (readonly [operation: string, value: string])[]): string[] {
  const root = newNode('');
  for (const [operation, value] of facts) {
    let node = root;
    for (const part of operation.split('.')) {
      const child = node.children.get(part) ?? newNode(node.name ? `${node.name}.${part}` : part);
      node.children.set(part, child);
      node = child;
    }
    node.value = value;
  }
  weigh(root);
  const lines: [name: string, value: string][] = [];
  for (const child of root.children.values()) write(child, '', lines);
  return lines.map(([name, value], i) => `${shortened(name, lines[i - 1]?.[0] ?? '')} ${value}`);
}

function shortened(name: string, before: string): string {
  const parts = name.split('.');
  const others = before.split('.');
  let shared = 0;
  while (shared < parts.length - 1 && parts[shared] === others[shared]) shared++;
  return '.'.repeat(shared) + parts.slice(shared).join('.');
}

const costOf = (node: Node, value: string): number => node.costs.get(value) ?? node.least + 1;

function weigh(node: Node): void {
  if (node.value !== undefined) {
    node.costs.set(node.value, 0);
    return;
  }
  const children = [...node.children.values()];
  for (const child of children) weigh(child);
  for (const value of new Set(children.flatMap((child) => [...child.costs.keys()])))
    node.costs.set(
      value,
      children.reduce((sum, child) => sum + Math.min(costOf(child, value), child.least + 1), 0),
    );
  node.least = Math.min(...node.costs.values());
}

function write(node: Node, above: string, lines: [name: string, value: string][]): void {
  let value = above;
  if (costOf(node, above) > node.least) {
    // The first of the cheapest: the order of the contract decides.
    value = [...node.costs].find(([, cost]) => cost === node.least)?.[0] ?? above;
    lines.push([node.name, value]);
  }
  for (const child of node.children.values()) write(child, value, lines);
}
