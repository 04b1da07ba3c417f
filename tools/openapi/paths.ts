/** Path templates: account-or-zone templates become two paths, and paths that differ only in names are recognised. */

const EITHER = /^\/\{account_or_zone\}(?=\/|$)/;

export interface ConcretePath {
  readonly path: string;
  /** Half of an account-or-zone template. */
  readonly scope?: 'account_id' | 'zone_id';
}

/** The paths of a contract template: one, or two for `/{account_or_zone}/…`. */
export function expandPath(template: string): readonly ConcretePath[] {
  if (!EITHER.test(template)) return [{ path: template }];
  return [
    { path: template.replace(EITHER, '/accounts/{account_id}'), scope: 'account_id' },
    { path: template.replace(EITHER, '/zones/{zone_id}'), scope: 'zone_id' },
  ];
}

/** The names in a template, in order: `/a/{x}/b/{y}.{z}` → x, y, z. */
export function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
}

/** A template may not name a value twice in OpenAPI: the second `{account_id}` becomes `{account_id_2}`. */
export function withUniqueNames(path: string): string {
  const seen = new Map<string, number>();
  return path.replace(/\{([^{}]*)\}/g, (_whole, name: string) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? `{${name}}` : `{${name}_${count}}`;
  });
}

/** Equal for paths that OpenAPI holds to be identical: the template without the names. */
export function pathSignature(path: string): string {
  const bare = path.replace(/\{[^{}]*\}/g, '{}');
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}
