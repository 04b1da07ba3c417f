/**
 * Static assets of a Worker: which file a path gives, with redirects, headers and what comes instead of a missing file.
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
import { isObject } from '@flarewire/schema';
import { namesEtag } from '../../http/etag.ts';
import { memoize } from '../../memoize.ts';
import { type AssetFile, assetFile, assetOwner, type Manifest } from '../../products/workers/assets.ts';
import type { Fields, Script, Version } from '../../products/workers/tables.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import {
  applyHeaders,
  type HeaderRule,
  parseHeaders,
  parseRedirects,
  type RedirectRule,
  redirectFor,
} from './asset-rules.ts';

export interface Assets {
  readonly manifest: Manifest;
  readonly html: string;
  readonly missing: string;
  /** True, or the paths that reach the Worker before the assets. */
  readonly workerFirst: boolean | readonly string[];
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Headers of every file, which rules may change. */
  readonly always?: Readonly<Record<string, string>>;
  file(hash: string): AssetFile | undefined;
}

/** Rules by the text of their file: every request to a version has the same, with up to thousands of lines. */
const parsedFiles = () => ({
  headers: new Map<string, readonly HeaderRule[]>(),
  redirects: new Map<string, readonly RedirectRule[]>(),
});
/** Ours: of more files, all are parsed again. */
const MAX_PARSED = 100;

export const headerRules = (sandbox: Sandbox, text: unknown): readonly HeaderRule[] =>
  rulesIn(sandbox.use(parsedFiles).headers, text, parseHeaders);
export const redirectRules = (sandbox: Sandbox, text: unknown): readonly RedirectRule[] =>
  rulesIn(sandbox.use(parsedFiles).redirects, text, parseRedirects);

function rulesIn<Rule>(
  known: Map<string, readonly Rule[]>,
  text: unknown,
  parse: (text: string) => readonly Rule[],
): readonly Rule[] {
  if (typeof text !== 'string') return [];
  if (known.size >= MAX_PARSED && !known.has(text)) known.clear();
  return memoize(known, text, () => parse(text));
}

/** The assets of a version; undefined if it has none. */
export function assetsOf(sandbox: Sandbox, owner: string, script: Script, version: Version): Assets | undefined {
  const { assets } = version.metadata;
  if (!isObject(assets) || !isObject(assets.manifest)) return undefined;
  const config: Fields = isObject(assets.config) ? assets.config : {};
  return {
    manifest: assets.manifest as Manifest, // checked when the upload session was opened
    html: typeof config.html_handling === 'string' ? config.html_handling : 'auto-trailing-slash',
    missing: typeof config.not_found_handling === 'string' ? config.not_found_handling : 'none',
    workerFirst: Array.isArray(config.run_worker_first)
      ? config.run_worker_first.map(String)
      : config.run_worker_first === true || config.serve_directly === false,
    headers: headerRules(sandbox, config._headers),
    redirects: redirectRules(sandbox, config._redirects),
    file: (hash) => assetFile(sandbox, assetOwner(owner, script.name), hash),
  };
}

/** The file that comes before the Worker, or the refusal of a script without code; undefined if the Worker gets the request. */
export function frontAsset(
  sandbox: Sandbox,
  { owner, script, version }: Target,
  request: Request,
): Response | undefined {
  const assets = assetsOf(sandbox, owner, script, version);
  if (assets === undefined || isWorkerFirst(assets, new URL(request.url).pathname)) return undefined;
  const hasCode = version.metadata.main_module !== undefined || version.metadata.body_part !== undefined;
  const isNavigation = request.headers.get('sec-fetch-mode') === 'navigate';
  const found = matchAsset(assets, request) ?? (hasCode && !isNavigation ? undefined : missingAsset(assets, request));
  return found ?? (hasCode ? undefined : new Response('Not Found', { status: 404 }));
}

interface Target {
  readonly owner: string;
  readonly script: Script;
  readonly version: Version;
}

/** Response of the ASSETS binding of a Worker. */
export const assetsService =
  (sandbox: Sandbox, owner: string, script: Script, version: Version) =>
  async (request: Request): Promise<Response> => {
    const assets = assetsOf(sandbox, owner, script, version);
    const found = assets === undefined ? undefined : (matchAsset(assets, request) ?? missingAsset(assets, request));
    return found ?? new Response(null, { status: 404 });
  };

/** True if the Worker gets this path before the assets do; `!` excludes paths. */
export function isWorkerFirst({ workerFirst }: Assets, path: string): boolean {
  if (typeof workerFirst === 'boolean') return workerFirst;
  const matches = (pattern: string): boolean =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const negative = workerFirst.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  return !negative.some(matches) && workerFirst.some((one) => !one.startsWith('!') && matches(one));
}

/** The file of a path, or the redirect to it; undefined if there is neither. */
export function matchAsset(assets: Assets, request: Request): Response | undefined {
  const url = new URL(request.url);
  const redirected = redirectFor(assets.redirects, url);
  if (redirected?.kind === 'redirect') return redirected.response;
  const path = decodeURI(redirected?.kind === 'rewrite' ? redirected.path : url.pathname);
  const found = resolvePath(assets, path);
  if (found === undefined) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
  if (found.kind === 'redirect')
    return new Response(null, { status: 307, headers: { location: `${encodeURI(found.to)}${url.search}` } });
  return fileResponse(assets, found.path, request, 200);
}

type Resolved = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'redirect'; readonly to: string };

/** Files with `.html` are found, and shown, at the address that the setting prefers. */
export function resolvePath({ manifest, html }: Pick<Assets, 'manifest' | 'html'>, path: string): Resolved | undefined {
  const has = (one: string): boolean => Object.hasOwn(manifest, one);
  const file = (one: string): Resolved => ({ kind: 'file', path: one });
  const to = (one: string): Resolved => ({ kind: 'redirect', to: one });
  if (html === 'none') {
    if (has(path)) return file(path);
    return path.endsWith('/') && has(`${path}index.html`) ? file(`${path}index.html`) : undefined;
  }
  const style = html === 'force-trailing-slash' ? 'slash' : html === 'drop-trailing-slash' ? 'bare' : 'auto';
  if (path.endsWith('/index.html') && has(path)) {
    const folder = path.slice(0, -'index.html'.length);
    return to(style === 'bare' && folder !== '/' ? folder.slice(0, -1) : folder);
  }
  if (path.endsWith('.html') && has(path)) return to(style === 'slash' ? `${path.slice(0, -5)}/` : path.slice(0, -5));
  if (!path.endsWith('/') && has(path)) return file(path);
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  const single = `${bare}.html`;
  const index = `${bare}/index.html`;
  if (bare !== '' && has(single) && (style !== 'auto' || !has(index) || !path.endsWith('/'))) {
    const canonical = style === 'slash' ? `${bare}/` : bare;
    return path === canonical ? file(single) : to(canonical);
  }
  if (!has(index)) return undefined;
  const canonical = style === 'bare' && bare !== '' ? bare : `${bare}/`;
  return path === canonical ? file(index) : to(canonical);
}

/** https://developers.cloudflare.com/workers/static-assets/routing/single-page-application/ */
export function missingAsset(assets: Assets, request: Request): Response | undefined {
  if (assets.missing === 'single-page-application' && Object.hasOwn(assets.manifest, '/index.html'))
    return fileResponse(assets, '/index.html', request, 200);
  if (assets.missing !== '404-page') return undefined;
  const { pathname } = new URL(request.url);
  for (let folder = pathname; folder !== ''; ) {
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
    if (Object.hasOwn(assets.manifest, `${folder}/404.html`))
      return fileResponse(assets, `${folder}/404.html`, request, 404);
  }
  return undefined;
}

/** https://developers.cloudflare.com/workers/static-assets/headers/ */
function fileResponse(assets: Assets, path: string, request: Request, status: number): Response {
  const entry = assets.manifest[path];
  const file = entry === undefined ? undefined : assets.file(entry.hash);
  if (entry === undefined || file === undefined) return new Response('The file was never uploaded.', { status: 500 });
  const etag = `"${entry.hash}"`;
  const headers = new Headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate', ...assets.always });
  if (file.type !== 'application/null') headers.set('content-type', file.type);
  applyHeaders(assets.headers, new URL(request.url), headers);
  const known = request.headers.get('if-none-match');
  if (status === 200 && known !== null && namesEtag(known, entry.hash))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(file.bytes.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(file.bytes), { status, headers });
}
