/** Treats object keys as paths: folders are common prefixes up to a delimiter. */

export interface Crumb {
  readonly name: string;
  /** Prefix of its contents. */
  readonly prefix: string;
}

export interface R2Object {
  readonly key: string;
  readonly size?: number;
  readonly etag?: string;
  readonly last_modified?: string;
  readonly storage_class?: string;
  readonly http_metadata?: { readonly contentType?: string };
  readonly custom_metadata?: Readonly<Record<string, string>>;
}

export type Entry =
  | { readonly kind: 'folder'; readonly key: string; readonly name: string }
  | { readonly kind: 'object'; readonly key: string; readonly name: string; readonly object: R2Object };

/** Breadcrumbs from the root to a prefix, including a last part without a delimiter. */
export function crumbsOf(prefix: string, delimiter = '/'): Crumb[] {
  const crumbs: Crumb[] = [];
  let start = 0;
  while (start < prefix.length) {
    const found = prefix.indexOf(delimiter, start);
    const end = found < 0 ? prefix.length : found + delimiter.length;
    crumbs.push({ name: prefix.slice(start, found < 0 ? end : found), prefix: prefix.slice(0, end) });
    start = end;
  }
  return crumbs;
}

/** The parent prefix: `a/` for `a/b/`. */
export const above = (prefix: string): string => crumbsOf(prefix).at(-2)?.prefix ?? '';

/** Folders first, once each even if several pages name them; then objects, by the rest of their keys. */
export function entriesIn(prefix: string, folders: readonly string[], objects: readonly R2Object[]): Entry[] {
  const from = prefix.lastIndexOf('/') + 1;
  return [
    ...[...new Set(folders)].map((key): Entry => ({ kind: 'folder', key, name: key.slice(from) })),
    ...objects.map((object): Entry => ({ kind: 'object', key: object.key, name: object.key.slice(from), object })),
  ];
}

/** Content types by file name, if the browser knows none. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  toml: 'application/toml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

export function typeOfFile({ name, type }: { readonly name: string; readonly type: string }): string {
  if (type !== '') return type;
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}
