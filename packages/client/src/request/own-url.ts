/** Builds the URL of a path given by the caller: credentials are only sent to their own server. */
import { UsageError } from '../errors/usage-error.ts';
import { checkBaseURL, DEFAULT_BASE_URL } from './options.ts';
import { parseQuery } from './query.ts';

/**
 * Builds the URL of the caller's path. Absolute URLs must have the base's origin: other servers must not get
 * credentials.
 */
export function buildOwnURL(
  ownBase: string,
  origins: readonly string[],
  path: string,
  defaultBaseURL: string | undefined,
) {
  const base = (ownBase === DEFAULT_BASE_URL && defaultBaseURL) || ownBase;
  if (base !== ownBase) checkBaseURL(base, origins);
  const [place = '', own = ''] = path.split(/\?(.*)/s);
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(place);
  const url = isAbsolute ? place : base.replace(/(?<!\/)\/+$/, '') + place.replace(/^\/?/, '/');
  if (isAbsolute) {
    const { origin, username, password } = new URL(URL.canParse(url) ? url : 'none:');
    if (username || password || ![new URL(base).origin, ...origins].includes(origin))
      throw new UsageError(`credentials are sent to ${base} only; see allowedOrigins`);
  }
  return { url, query: own ? parseQuery(own) : {} };
}
