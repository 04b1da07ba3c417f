/** Transform Rules: the URL, and headers of requests and responses. https://developers.cloudflare.com/rules/transform/ */
import type { Fields } from '@flarewire/rules-language';
import type { Rule } from './in-force.ts';
import { parameterValue, type Reader } from './passage.ts';

/** The request with the path and query that a rule sets; what cannot be known stays. */
export function rewriteUrl(
  reader: Reader,
  { action_parameters = {} }: Rule,
  request: Request,
  fields: Fields,
): Request {
  const { uri } = action_parameters;
  if (typeof uri !== 'object' || uri === null) return request;
  const url = new URL(request.url);
  const path = 'path' in uri ? parameterValue(reader, uri.path, fields) : undefined;
  const query = 'query' in uri ? parameterValue(reader, uri.query, fields) : undefined;
  if (path !== undefined) url.pathname = path.startsWith('/') ? path : `/${path}`;
  if (query !== undefined) url.search = query;
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
