/** Finds the operations of a method and a path: a tree of path segments, built once from the index. */
import type { Operation } from '@flarewire/contract';
import { memoize } from '../memoize.ts';

export interface Route {
  readonly operation: Operation;
  /** Path values by the names of the operation's template, decoded once. */
  readonly values: Readonly<Record<string, string>>;
  /** All segments of the path, decoded once. */
  readonly segments: readonly string[];
}

export type Lookup =
  /** Several if the contract names the same call twice; operations that are not deprecated come first. */
  | { readonly kind: 'routes'; readonly routes: readonly Route[] }
  | { readonly kind: 'no-route' }
  | { readonly kind: 'no-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'malformed'; readonly segment: string };

export interface Router {
  find(method: string, path: string): Lookup;
}

interface Leaf {
  readonly operation: Operation;
  /** Names of the path values, in order. */
  readonly names: readonly string[];
}

interface Node {
  readonly fixed: Map<string, Node>;
  /** Segments that hold more than one value or a suffix: `{event_t}.{event_n}`, `{scan_id}.png`. */
  readonly patterns: { readonly source: string; readonly pattern: RegExp; readonly node: Node }[];
  value: Node | undefined;
  readonly methods: Map<string, Leaf[]>;
}

const NAME = /\{([^{}]+)\}/g;
const ACCOUNT_OR_ZONE = '/{account_or_zone}';

export function createRouter(operations: readonly Operation[]): Router {
  const root = createNode();
  for (const operation of operations) {
    for (const path of concretePaths(operation.path)) add(root, operation, path);
  }
  return { find: (method, path) => find(root, method, path) };
}

/** `/{account_or_zone}/x` expands to two paths. */
export function concretePaths(path: string): readonly string[] {
  if (!path.startsWith(ACCOUNT_OR_ZONE)) return [path];
  const rest = path.slice(ACCOUNT_OR_ZONE.length);
  return [`/accounts/{account_id}${rest}`, `/zones/{zone_id}${rest}`];
}

function createNode(): Node {
  return { fixed: new Map(), patterns: [], value: undefined, methods: new Map() };
}

function add(root: Node, operation: Operation, path: string): void {
  let node = root;
  const names: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    for (const match of segment.matchAll(NAME)) names.push(match[1] ?? '');
    node = child(node, segment);
  }
  const leaves = node.methods.get(operation.method);
  if (leaves === undefined) node.methods.set(operation.method, [{ operation, names }]);
  else if (leaves[0]?.operation.deprecated && !operation.deprecated) leaves.unshift({ operation, names });
  else leaves.push({ operation, names });
}

function child(node: Node, segment: string): Node {
  if (!segment.includes('{')) return memoize(node.fixed, segment, createNode);
  if (/^\{[^}]+\}$/.test(segment)) {
    node.value ??= createNode();
    return node.value;
  }
  const source = segment
    .split(NAME)
    .map((part, index) => (index % 2 === 1 ? '([^/]+?)' : escapePattern(part)))
    .join('');
  const known = node.patterns.find((one) => one.source === source);
  if (known !== undefined) return known.node;
  const next = createNode();
  node.patterns.push({ source, pattern: new RegExp(`^${source}$`), node: next });
  return next;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function find(root: Node, method: string, path: string): Lookup {
  const segments: string[] = [];
  for (const raw of path.split('/').slice(1)) {
    const segment = decode(raw);
    if (segment === undefined) return { kind: 'malformed', segment: raw };
    segments.push(segment);
  }
  const allowed = new Set<string>();
  const hit = walk(root, segments, 0, [], method, allowed);
  if (hit === undefined)
    return allowed.size > 0 ? { kind: 'no-method', allowed: [...allowed].sort() } : { kind: 'no-route' };
  const routes = hit.leaves.map(({ operation, names }): Route => {
    const values = Object.fromEntries(names.map((name, index) => [name, hit.values[index] ?? '']));
    return { operation, values, segments };
  });
  return { kind: 'routes', routes };
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

interface Hit {
  readonly leaves: readonly Leaf[];
  readonly values: readonly string[];
}

/** Fixed segments first, then patterns, then values; a dead end (also: no such method there) goes back one step. */
function walk(
  node: Node,
  segments: readonly string[],
  at: number,
  values: readonly string[],
  method: string,
  allowed: Set<string>,
): Hit | undefined {
  const segment = segments[at];
  if (segment === undefined) {
    const leaves = node.methods.get(method);
    if (leaves !== undefined) return { leaves, values };
    for (const other of node.methods.keys()) allowed.add(other);
    return undefined;
  }
  if (segment === '') return undefined;
  const fixed = node.fixed.get(segment);
  const hit = fixed && walk(fixed, segments, at + 1, values, method, allowed);
  if (hit !== undefined) return hit;
  for (const { pattern, node: next } of node.patterns) {
    const match = pattern.exec(segment);
    const inner = match && walk(next, segments, at + 1, [...values, ...match.slice(1)], method, allowed);
    if (inner) return inner;
  }
  return node.value && walk(node.value, segments, at + 1, [...values, segment], method, allowed);
}

/** The path of segments as a key: `/accounts/1/queues`. Slashes inside of values cannot be mistaken for separators. */
export function pathKey(segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}
