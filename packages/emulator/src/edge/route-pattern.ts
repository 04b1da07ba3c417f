/**
 * Route patterns of Workers: which URLs they match, and which of several is the most specific.
 * https://developers.cloudflare.com/workers/configuration/routing/routes/#matching-behavior
 */

export interface RoutePattern {
  /** Undefined matches both. */
  readonly scheme: 'http' | 'https' | undefined;
  /** Text that the host name is, or ends with. */
  readonly host: string;
  readonly isHostOpen: boolean;
  /** Text that path and query string are, or begin with. */
  readonly path: string;
  readonly isPathOpen: boolean;
}

export function parseRoutePattern(pattern: string): RoutePattern {
  const [, scheme, host = '', rest = ''] = /^(?:(https?|\*):\/\/)?([^/]*)(.*)$/s.exec(pattern) ?? [];
  const path = rest === '' ? '/' : rest;
  return {
    scheme: scheme === 'http' || scheme === 'https' ? scheme : undefined,
    host: host.replace(/^\*/, '').toLowerCase(),
    isHostOpen: host.startsWith('*'),
    path: path.endsWith('*') ? path.slice(0, -1) : path,
    isPathOpen: path.endsWith('*'),
  };
}

/** The path is case-sensitive and includes the query string; the host name is neither. */
export function matchesRoute(pattern: RoutePattern, url: URL): boolean {
  if (pattern.scheme !== undefined && `${pattern.scheme}:` !== url.protocol) return false;
  const host = url.hostname.toLowerCase();
  if (!isHostMatched(pattern, host)) return false;
  const path = `${url.pathname}${url.search}`;
  return pattern.isPathOpen ? path.startsWith(pattern.path) : path === pattern.path;
}

/**
 * `*.example.com` is every host below, `*example.com` also the name itself and names that end with it. The documentation's
 * table says that `*example.com` does not match `not-example.com` but does match `myexample.com`; both end with the text, and
 * "zero or more of any character" decides.
 */
function isHostMatched({ host, isHostOpen }: RoutePattern, name: string): boolean {
  return isHostOpen ? name.endsWith(host) : name === host;
}

/** Sorts the most specific first: an exact host before a wildcard, then the longer host, then the longer path, then a scheme. */
export function bySpecificity(one: RoutePattern, other: RoutePattern): number {
  return (
    Number(one.isHostOpen) - Number(other.isHostOpen) ||
    other.host.length - one.host.length ||
    Number(one.isPathOpen) - Number(other.isPathOpen) ||
    other.path.length - one.path.length ||
    Number(one.scheme === undefined) - Number(other.scheme === undefined)
  );
}
