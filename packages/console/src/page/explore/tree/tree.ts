/** Arranges all operations as a tree of products, resources and operations, and computes its visible lines. */
import type { Operation, Product } from '@flarewire/contract';

export interface TreeNode {
  /** Dotted name: `dns`, `dns.records`, `dns.records.create`. */
  readonly id: string;
  readonly label: string;
  /** Undefined for products and resources. */
  readonly operation: Operation | undefined;
  readonly children: readonly TreeNode[];
  /** Number of operations below it. */
  readonly count: number;
  /** Lower-case text that filters search. */
  readonly text: string;
}

export interface TreeLine {
  readonly node: TreeNode;
  readonly depth: number;
  readonly isOpen: boolean;
  /** Position among its siblings, from 1, and their number. */
  readonly place: number;
  readonly siblings: number;
}

interface Growing {
  readonly operations: Operation[];
  readonly groups: Map<string, Growing>;
}

const grow = (): Growing => ({ operations: [], groups: new Map() });

/** Products by title; in each, its own operations in the contract's order, then its resources by name. */
export function treeOf(products: readonly Product[], operations: readonly Operation[]): TreeNode[] {
  const root = grow();
  for (const operation of operations) {
    const parts = operation.name.split('.');
    let at = root;
    for (const part of parts.slice(0, -1)) {
      const next = at.groups.get(part) ?? grow();
      at.groups.set(part, next);
      at = next;
    }
    at.operations.push(operation);
  }
  return products
    .map(({ key, title }) => groupNode(key, title, root.groups.get(key) ?? grow()))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.label.localeCompare(other.label));
}

function groupNode(id: string, label: string, { operations, groups }: Growing): TreeNode {
  const inner = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, group]) => groupNode(`${id}.${name}`, name, group));
  const children = [...operations.map(operationNode), ...inner];
  const count = operations.length + inner.reduce((sum, node) => sum + node.count, 0);
  return { id, label, operation: undefined, children, count, text: `${id} ${label}`.toLowerCase() };
}

function operationNode(operation: Operation): TreeNode {
  const { name, method, path, summary } = operation;
  const label = name.slice(name.lastIndexOf('.') + 1);
  return {
    id: name,
    label,
    operation,
    children: [],
    count: 1,
    text: `${name} ${method} ${path} ${summary}`.toLowerCase(),
  };
}

/** The visible lines: children of open nodes; with a filter, only paths to matches, all open. */
export function treeLines(nodes: readonly TreeNode[], open: ReadonlySet<string>, filter = ''): TreeLine[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const lines: TreeLine[] = [];
  const add = (some: readonly TreeNode[], depth: number): void => {
    some.forEach((node, index) => {
      const isOpen = node.operation === undefined && (words.length > 0 || open.has(node.id));
      lines.push({ node, depth, isOpen, place: index + 1, siblings: some.length });
      if (isOpen) add(node.children, depth + 1);
    });
  };
  add(words.length === 0 ? nodes : nodes.flatMap((node) => matching(node, words)), 0);
  return lines;
}

/** A product or resource that matches is shown in full. */
function matching(node: TreeNode, words: readonly string[]): TreeNode[] {
  const rest = words.filter((word) => !node.text.includes(word));
  if (rest.length === 0) return [node];
  const children = node.children.flatMap((child) => matching(child, rest));
  return children.length === 0 ? [] : [{ ...node, children, count: countOf(children) }];
}

const countOf = (nodes: readonly TreeNode[]): number => nodes.reduce((sum, { count }) => sum + count, 0);

/** Ids of an operation's ancestors: `dns` and `dns.records` for `dns.records.create`. */
export function aroundOf(name: string): string[] {
  const parts = name.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** The next line whose label starts with the typed text, wrapping around. */
export function typedLine(lines: readonly TreeLine[], current: number, typed: string): number | undefined {
  const first = typed.length === 1 ? current + 1 : current;
  for (let step = 0; step < lines.length; step++) {
    const at = (first + step) % lines.length;
    if (lines[at]?.node.label.toLowerCase().startsWith(typed)) return at;
  }
  return undefined;
}

/** The effect of Right and Left: open or close, or the index of the first child or the parent. */
export function treeTurn(key: string, lines: readonly TreeLine[], at: number): number | 'turn' | undefined {
  const line = lines[at];
  if (line === undefined) return undefined;
  const isGroup = line.node.operation === undefined;
  if (key === 'ArrowRight') return isGroup ? (line.isOpen ? at + 1 : 'turn') : undefined;
  if (key !== 'ArrowLeft') return undefined;
  if (isGroup && line.isOpen) return 'turn';
  const parent = lines.slice(0, at).findLastIndex(({ depth }) => depth < line.depth);
  return parent < 0 ? undefined : parent;
}
