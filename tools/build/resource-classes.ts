/**
 * Publishes resource interfaces as classes that can be extended and spied on, with the names of their module in their
 * namespace (`Cloudflare.DNS.Records.RecordCreateParams`).
 */
import { childrenOf, type Path, type Resource, type Scopes, within } from './scopes.ts';
import { COMMENT_BEFORE, type Edit, edited } from './source-text.ts';

/** @param own names of the module of a resource, all declared around it */
export function withClasses(
  { source, names, resources }: Scopes,
  own: (resource: Resource) => readonly string[],
): string {
  // Grouped by declaring namespace, which may differ from that of the parent resource.
  const leaves = Map.groupBy(resources.filter(isLeaf), ({ scope }) => scope);
  const bases = (scope: Path): string[] => (leaves.get(scope) ?? []).map(({ name }) => `${name} as Base${name}`);
  const places = new Set(resources.map(({ scope, name }) => within(scope, name)));
  const edits = resources.flatMap((resource): Edit[] => {
    const place = within(resource.scope, resource.name);
    const listed = [...own(resource).filter((name) => !names.get(place)?.has(name)), ...bases(place)];
    const declared = resource.scope === '' ? 'export declare ' : '';
    return classEdits(
      source.text,
      resource,
      declared,
      listed.length > 0 ? `\n${declared}${block(resource.name, listed)}` : '',
    );
  });
  const others = [...leaves.keys()].filter((scope) => scope !== '' && !places.has(scope));
  const rest = others.map((scope) => `export declare ${block(scope, bases(scope))}\n`);
  return edited(source.text, edits) + rest.join('');
}

const block = (name: Path, listed: readonly string[]): string =>
  `namespace ${name} {\n\texport { ${listed.join(', ')} };\n}`;

/** A resource without subresources: it and its base are one type. */
export const isLeaf = ({ resources }: Resource): boolean => resources.length === 0;

function classEdits(text: string, resource: Resource, declared: string, block: string): Edit[] {
  const { key, name, scope, node } = resource;
  if (node.extends.length > 0) throw new Error(`${key}: a resource extends nothing`);
  const children = childrenOf(node);
  const start = scope === '' ? text.lastIndexOf('export', node.start) : node.start;
  const head = (own: string, base: string): string => `${declared}class ${own} extends ${base} `;
  const resourceType = `APIResource<'${key}'>`;
  if (children.length === 0) {
    const base = scope === '' ? `\nexport { ${name} as Base${name} };` : '';
    return [
      { start, end: node.body.start, text: head(name, resourceType) },
      { start: node.end, end: node.end, text: block + base },
    ];
  }
  // Subresources move from the base to a separate class.
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) throw new Error(`${key}: no children`);
  const begin = node.body.start + 1;
  const below = text.slice(begin, last.end);
  const between = node.body.body.indexOf(last) !== children.length - 1;
  if (between) throw new Error(`${key}: resources come before methods`);
  const [comment = ''] = COMMENT_BEFORE.exec(text.slice(0, start)) ?? [];
  return [
    { start: start - comment.length, end: last.end, text: `${head(`Base${name}`, resourceType)}{` },
    { start: node.end, end: node.end, text: `\n${comment}${head(name, `Base${name}`)}{${below}\n}${block}` },
  ];
}
