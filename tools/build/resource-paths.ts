/** Entries of `exports` that lead the official package's paths to the files below `resources/`; patterns, so that they stay few. */

interface Node {
  file?: string;
  readonly children: Map<string, Node>;
}

/**
 * Entries for paths that differ from their parent, `dns/usage` → `dns-2`, including subpaths and suffixes:
 * `dns/usage/*`, `dns/usage.*`.
 * @param paths files by path below `resources/`
 */
export function pathEntries(paths: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const root: Node = { children: new Map() };
  for (const [path, file] of paths) {
    let node = root;
    for (const part of path.split('/')) {
      const next: Node = node.children.get(part) ?? { children: new Map() };
      node.children.set(part, next);
      node = next;
    }
    node.file = file;
  }
  const entries = new Map<string, string>();
  for (const [name, node] of root.children) visit(name, node, undefined, entries);
  return entries;
}

function visit(
  path: string,
  { children, file = '' }: Node,
  inherited: string | undefined,
  entries: Map<string, string>,
): void {
  if (file !== inherited) {
    // `resources/*` finds a product by the name of its file.
    if (path !== file) for (const end of ['', '.*']) entries.set(path + end, file);
    if (children.size > 0) entries.set(`${path}/*`, file);
  }
  for (const [name, node] of children) visit(`${path}/${name}`, { ...node, file: node.file ?? file }, file, entries);
}
