/** Serves the files of a Pages deployment. https://developers.cloudflare.com/pages/configuration/serving-pages/ */
import { pagesText } from '../../products/pages/parts.ts';
import { filesOf } from '../../products/pages/tables.ts';
import { type Fields, fieldsIn } from '../../products/shared/fields.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type Assets, headerRules, matchAsset, missingAsset, redirectRules } from '../workers/assets.ts';
import type { Target } from '../workers/runtime.ts';
import type { PagesPlace } from './find-pages.ts';
import { functionsOf, isFunctionPath } from './functions.ts';

/** https://developers.cloudflare.com/pages/configuration/serving-pages/#headers */
const HEADERS = {
  'access-control-allow-origin': '*',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

export interface Site {
  /** Functions that get the request. */
  readonly functions: Target | undefined;
  /** The file of a request, or the response in its place. */
  file(request: Request): Response;
}

export function siteOf(sandbox: Sandbox, place: PagesPlace, deployment: Fields, path: string): Site {
  const assets = assetsOf(sandbox, place, deployment);
  const file = (request: Request): Response =>
    matchAsset(assets, request) ?? missingAsset(assets, request) ?? new Response('Not Found', { status: 404 });
  const functions = isFunctionPath(sandbox, deployment, path)
    ? functionsOf(sandbox, place, deployment, async (request) => file(request))
    : undefined;
  return { functions, file };
}

function assetsOf(sandbox: Sandbox, { project, isPreview }: PagesPlace, { id, manifest }: Fields): Assets {
  const files = Object.entries(fieldsIn(manifest)).map(([path, hash]) => [path, { hash: String(hash), size: 0 }]);
  const named: Assets['manifest'] = Object.fromEntries(files);
  const text = (name: string): string | undefined => pagesText({ sandbox }, String(id), name);
  return {
    manifest: named,
    html: 'auto-trailing-slash',
    missing: Object.hasOwn(named, '/404.html') ? '404-page' : 'single-page-application',
    workerFirst: false,
    headers: headerRules(sandbox, text('_headers')),
    redirects: redirectRules(sandbox, text('_redirects')),
    always: isPreview ? { ...HEADERS, 'x-robots-tag': 'noindex' } : HEADERS,
    file: (hash) => filesOf({ sandbox }).get(String(project.id), hash),
  };
}
