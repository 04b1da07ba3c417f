/** Transform Rules: the URL, and headers of requests and responses. https://developers.cloudflare.com/rules/transform/ */
import type { Fields } from '@flarewire/rules-language';
import { edgeError } from '../edge-error.ts';
import type { Rule } from './in-force.ts';
import { parameterValue, type Reader, readParameter } from './passage.ts';

/** The request with the path and query that a rule sets, or the error of a rewrite that fails; what cannot be known stays. */
export function rewriteUrl(
  reader: Reader,
  { action_parameters = {} }: Rule,
  request: Request,
  fields: Fields,
): Request | Response {
  const { uri } = action_parameters;
  if (typeof uri !== 'object' || uri === null) return request;
  const url = new URL(request.url);
  const path = 'path' in uri ? readParameter(reader, uri.path, fields) : 'unknown';
  const query = 'query' in uri ? readParameter(reader, uri.query, fields) : 'unknown';
  // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1037/
  if (path === 'nothing' || query === 'nothing')
    return edgeError(
      1037,
      `An element of the expression of ${path === 'nothing' ? 'the path' : 'the query'} has no value.`,
    );
  if (path !== 'unknown') {
    // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1035/
    if (!path.value.startsWith('/') || path.value.startsWith('/cdn-cgi/'))
      return edgeError(
        1035,
        `The path ${JSON.stringify(path.value)} has to begin with a slash, and not with /cdn-cgi/.`,
      );
    url.pathname = path.value;
  }
  if (query !== 'unknown') url.search = query.value;
  return new Request(url, request);
}

/** https://developers.cloudflare.com/rules/transform/request-header-modification/ */
export function changeHeaders(
  reader: Reader,
  { action_parameters = {} }: Rule,
  headers: Headers,
  fields: Fields,
): void {
  const { headers: changes } = action_parameters;
  for (const [name, change] of Object.entries(changes ?? {})) {
    if (typeof change !== 'object' || change === null || !('operation' in change)) continue;
    if (change.operation === 'remove') {
      headers.delete(name);
      continue;
    }
    const value = parameterValue(reader, change, fields);
    // An expression without a value removes the header: https://developers.cloudflare.com/rules/transform/request-header-modification/#about-this-operation
    if (value === undefined || value === '') headers.delete(name);
    else if (change.operation === 'add') headers.append(name, value);
    else headers.set(name, value);
  }
}
