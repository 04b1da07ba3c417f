/** Matches a request to its routes once, for limits, faults, permissions, handlers and the journal. */
import type { Operation } from '@flarewire/contract';
import { findRaw, type RawMatch, type RawRoute } from '../http/raw.ts';
import type { Lookup, Route, Router } from './router.ts';

export const BASE = '/client/v4';

/** Of its method and path; the query has no part in it. */
export interface Match {
  readonly url: URL;
  readonly lookup: Lookup | { readonly kind: 'outside' };
  /** Matching routes, the best first; empty if there are none. */
  readonly routes: readonly Route[];
  readonly raw: RawMatch | undefined;
  /** Below the base, with each part of the template as one part; the slash at its end stays. */
  readonly path: string;
  /** The best route; undefined without one, or for an issued address. */
  readonly operation: Operation | undefined;
  /** All segments of the route's path, decoded once. */
  readonly segments: readonly string[];
  /** For rules that name a path; few requests meet one. */
  words(): readonly string[];
}

/** R2 object keys and names of AI models may contain unencoded slashes: wrangler and curl send them so. */
const WITH_SLASHES = [
  /^(\/accounts\/[^/]+\/r2\/buckets\/[^/]+\/objects\/)([^/]*\/.*)$/,
  /^(\/accounts\/[^/]+\/ai\/run\/)([^/]*\/.*)$/,
];

export function matchRequest(
  request: Request,
  { router, rawRoutes }: { readonly router: Router; readonly rawRoutes: readonly RawRoute[] },
): Match {
  const url = new URL(request.url);
  const { pathname } = url;
  const isBelow = pathname.startsWith(`${BASE}/`);
  const below = isBelow ? pathname.slice(BASE.length) : '';
  const raw = findRaw(rawRoutes, request, below);
  const lookup = isBelow ? router.find(request.method, canonical(below)) : ({ kind: 'outside' } as const);
  const routes = lookup.kind === 'routes' && !raw?.route.isOpen ? lookup.routes : [];
  const [first] = routes;
  return {
    url,
    lookup,
    routes,
    raw,
    path: withEscapedSlashes(below),
    operation: first?.operation,
    segments: first?.segments ?? [],
    words: () => wordsOf(pathname),
  };
}

/** A path in the contract’s spelling; a trailing slash is ignored. */
function canonical(path: string): string {
  return withEscapedSlashes(path).replace(/(?<=[^/])\/$/, '');
}

function withEscapedSlashes(path: string): string {
  return WITH_SLASHES.reduce(
    (one, pattern) => one.replace(pattern, (_, start: string, key: string) => start + key.replaceAll('/', '%2F')),
    path,
  );
}

/** The words of a path, whether it begins with `/client/v4` or not, and however its characters are escaped. */
export function wordsOf(path: string): readonly string[] {
  const below = canonical(path.replace(/^\/client\/v4(?=\/|$)/, ''));
  return below
    .split('/')
    .flatMap((segment) => decoded(segment).split('/'))
    .filter((word) => word !== '');
}

function decoded(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** True if a path is at or below a template: `/zones/{zone_id}` matches `/client/v4/zones/1/dns_records`. */
export function pathMatcher(template: string): (words: readonly string[]) => boolean {
  const wanted = wordsOf(template);
  return (words) =>
    wanted.every((one, index) => {
      const word = words[index];
      return word !== undefined && (/^\{.*\}$/.test(one) || one === '*' || one === word);
    });
}
