/** Converts a planned request back to options, for pages and for methods that a subclass overrides. */
import type { Call } from '../transport/job.ts';
import type { FinalRequestOptions, HttpMethod, RequestOptions } from '../types.ts';
import { PLANNED } from './final-options.ts';
import { mergeHeaders } from './headers.ts';
import type { PlannedRequest } from './plan.ts';

/** Returns the request as options. */
export function toFinal(request: PlannedRequest, options: RequestOptions, call: Call): FinalRequestOptions {
  const { operation, path, query, body, headers } = request;
  const own = Object.keys(headers).length > 0 && {
    headers: Object.fromEntries(mergeHeaders(new Map(), headers, options.headers)),
  };
  return {
    ...options,
    ...own,
    method: operation.method.toLowerCase() as Lowercase<HttpMethod>, // the type of a lower-case literal
    path,
    ...((operation.page || Object.keys(query).length > 0) && { query }),
    ...(body !== undefined && { body }),
    [PLANNED]: { request, call },
  } as FinalRequestOptions; // plus the symbol, which its type omits
}
