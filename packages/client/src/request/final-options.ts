/** A request as options, as the methods of the client hand it to each other and show it to a subclass. */
import type { Call } from '../transport/job.ts';
import type { FinalRequestOptions, HttpMethod, RequestOptions } from '../types.ts';
import { type PlannedRequest, withBody } from './plan.ts';
import { type Operation, plain } from './table.ts';

/** What a request was planned as; it stays with the options when they are copied. */
export const PLANNED = Symbol('planned');

/** Options that know what they were planned as. */
export interface PlannedOptions extends RequestOptions {
  readonly [PLANNED]?: { readonly request: PlannedRequest; readonly call: Call };
}

/** A request by path, of which the contract knows nothing. */
export function byPath({ method, path, ...options }: FinalRequestOptions, page?: Operation['page']): PlannedRequest {
  const place = path.replace(/\?.*/s, '').replace(/\/\/.*@/, '//***@');
  const verb = method.toUpperCase() as HttpMethod; // what its type says
  const response = '__binaryResponse' in options && options.__binaryResponse ? 'binary' : 'auto';
  const operation: Operation = { ...plain, name: `${verb} ${place}`, method: verb, path: place, bare: true, response };
  return withBody(
    { operation: page ? { ...operation, page } : operation, path, query: {}, headers: {} },
    { kind: 'none', body: undefined },
  );
}

/** `method`, `path`, `query` and `body` of the options replace what was planned. */
export function override(request: PlannedRequest, { method, path, query, body }: RequestOptions): PlannedRequest {
  const { operation } = request;
  const verb = method?.toUpperCase() as HttpMethod | undefined; // what its type says
  const planned =
    path || query || verb
      ? {
          ...request,
          // An index below zero is that of a path which the table does not know.
          operation: {
            ...operation,
            method: verb ?? operation.method,
            ...(path && path !== request.path && { index: -1 }),
          },
          path: path ?? request.path,
          query: query ? (query as PlannedRequest['query']) : request.query,
        }
      : request;
  return body === undefined || body === request.body ? planned : withBody(planned, { kind: 'json', body });
}
