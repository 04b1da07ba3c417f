/** A request as options, the form in which client methods pass it to each other and to a subclass. */
import type { Operation } from '../operation.ts';
import type { Call } from '../transport/job.ts';
import type { FinalRequestOptions, HttpMethod, RequestOptions } from '../types.ts';
import { type PlannedRequest, withBody } from './plan.ts';
import { plain } from './table.ts';

/** Key of the planned request; the symbol survives copying the options. */
export const PLANNED = Symbol('planned');

/** Options that carry their planned request. */
export interface PlannedOptions extends RequestOptions {
  readonly [PLANNED]?: { readonly request: PlannedRequest; readonly call: Call };
}

/** A request by path, which the contract does not describe. */
export function byPath({ method, path, ...options }: FinalRequestOptions, page?: Operation['page']): PlannedRequest {
  const place = path.replace(/\?.*/s, '').replace(/\/\/.*@/, '//***@');
  const verb = method.toUpperCase() as HttpMethod; // guaranteed by its type
  const response = '__binaryResponse' in options && options.__binaryResponse ? 'binary' : 'auto';
  const operation: Operation = { ...plain, name: `${verb} ${place}`, method: verb, path: place, bare: true, response };
  return withBody(
    { operation: page ? { ...operation, page } : operation, path, query: {}, headers: {} },
    { kind: 'none', body: undefined },
  );
}

/** Applies `method`, `path`, `query` and `body` of the options to a planned request. */
export function override(request: PlannedRequest, { method, path, query, body }: RequestOptions): PlannedRequest {
  const { operation } = request;
  const verb = method?.toUpperCase() as HttpMethod | undefined; // guaranteed by its type
  const planned =
    path || query || verb
      ? {
          ...request,
          // A negative index marks a path that is not in the table.
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
