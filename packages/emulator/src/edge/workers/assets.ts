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
  const isRewritten = redirected?.kind === 'rewrite';
  const path = decoded(isRewritten ? redirected.path : url.pathname);
  const found = resolvePath(assets, path);
  if (found === undefined) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
  const address = encoded(found.kind === 'redirect' ? found.to : path);
  if (found.kind === 'redirect' || (!isRewritten && address !== url.pathname))
    return new Response(null, { status: 307, headers: { location: `${address}${url.search}` } });
  return fileResponse(assets, found.path, request, 200);
}

/** A path as files are named: without escapes, where they are valid, and with single slashes. */
const decoded = (path: string): string =>
  path
    .split('/')
    .map(segment)
    .join('/')
    .replaceAll(/\/{2,}/g, '/');

function segment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The one form of a path that gives its file: others are redirected to it, as in Cloudflare's own runtime for assets. */
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

type Resolved = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'redirect'; readonly to: string };

/**
 * Files with `.html` are found, and shown, at the address that the setting prefers. The cases that the page leaves open
 * are as in Cloudflare's own runtime for assets.
 */
export function resolvePath({ manifest, html }: Pick<Assets, 'manifest' | 'html'>, path: string): Resolved | undefined {
  const has = (one: string): boolean => Object.hasOwn(manifest, one);
  const exact: Resolved | undefined = has(path) ? { kind: 'file', path } : undefined;
  if (html === 'none') return exact;
  const direct = servedAt(path, html, has);
  if (direct !== undefined) return { kind: 'file', path: direct };
  const base = path.replace(/(?:\/index(?:\.html)?|\.html|\/)$/, '');
  const forms = /\/index(?:\.html)?$/.test(path) ? [`${base}/`, base] : [base, `${base}/`];
  const to = forms.find((form) => {
    const file = servedAt(form, html, has);
    return file?.endsWith('.html') === true && (exact === undefined || file === path);
  });
  return to === undefined ? exact : { kind: 'redirect', to };
}

/** The file at an address that is shown without a redirect. */
function servedAt(path: string, html: string, has: (file: string) => boolean): string | undefined {
  const bare = path.replace(/\/$/, '');
  const single = has(`${bare}.html`) && !bare.endsWith('/index') && bare !== '' ? `${bare}.html` : undefined;
  const index = has(`${bare}/index.html`) ? `${bare}/index.html` : undefined;
  if (path.endsWith('/')) {
    if (html === 'drop-trailing-slash' && bare !== '') return undefined;
    return index ?? (html === 'force-trailing-slash' ? single : undefined);
  }
  if (has(path) && !path.endsWith('.html')) return path;
  if (html === 'force-trailing-slash' || path === '') return undefined;
  return single ?? (html === 'drop-trailing-slash' ? index : undefined);
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
