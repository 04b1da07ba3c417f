/** Builds the URL and headers of a request; the parts shared by all requests of a client are computed once. */
import { missing } from '../errors/usage-error.ts';
import { partsOf } from '../lazy.ts';
import type { Budget } from '../transport/pace.ts';
import type {
  Clock,
  Fetch,
  FetchOptions,
  Logger,
  LogLevel,
  Middleware,
  PaceOptions,
  Query,
  RequestOptions,
  RetryPolicy,
} from '../types.ts';
import type { Credentials } from './auth.ts';
import { authorise, credentialOf, isAuthorised, requireAuth } from './authorise.ts';
import { type HeaderMap, mergeHeaders, type Plain, toPlain } from './headers.ts';
import type { PlannedRequest } from './plan.ts';
import { stringifyQuery } from './query.ts';

/** Default values of all requests of a client. */
export interface Defaults {
  readonly headers: HeaderMap;
  readonly query: Query | undefined;
}

/** The parts of a client that sending needs. */
export interface Sender extends Credentials {
  readonly baseURL: string;
  readonly timeout: number;
  readonly maxRetries: number;
  readonly fetch: Fetch;
  readonly fetchOptions: FetchOptions | undefined;
  readonly logger: Logger;
  readonly logLevel: LogLevel;
  readonly clock: Clock;
  readonly retryPolicy: RetryPolicy;
  readonly pace: PaceOptions | undefined;
  readonly middleware: readonly Middleware[];
  readonly defaults: Defaults;
  readonly state: State;
  readonly parts: object;
}

/** State that a client keeps between calls. */
export interface State {
  /** Remaining retries (see RetryPolicy.budget). */
  retries: number;
  /** Warnings that were already given. */
  readonly said: Set<string>;
  /** Owner of the rate limit budgets: the clock that they are measured with. */
  readonly owner: object;
  readonly origins: readonly string[];
  shared?: Shared;
}

/** Values shared by all requests of a client while these fields are unchanged. */
interface Shared {
  readonly of: readonly unknown[];
  /** Base URL without a trailing slash. */
  readonly base: string;
  readonly headers: Plain;
  readonly isAuthorised: boolean;
  /** Rate limit budget, looked up on the first call. */
  budget?: Budget;
}

/** Recomputed if the base URL or a credential has changed. */
export function sharedOf(client: Sender): Shared {
  const { state, defaults, baseURL, apiToken, apiKey, apiEmail, userServiceKey } = client;
  const of = [baseURL, apiToken, apiKey, apiEmail, userServiceKey];
  if (state.shared?.of.every((value, i) => value === of[i])) return state.shared;
  const headers = authorise(new Map(defaults.headers), client);
  const base = baseURL.replace(/(?<!\/)\/+$/, '');
  state.shared = { of, base, headers: toPlain(headers), isAuthorised: isAuthorised(headers) };
  return state.shared;
}

/** Builds the full URL. */
export function buildURL(client: Sender, request: PlannedRequest, options: RequestOptions): string {
  const { operation, path, query } = request;
  const { defaultBaseURL } = options;
  const { buildOwnURL } = partsOf(client);
  const isOwn = operation.index < 0 || defaultBaseURL;
  if (isOwn && !buildOwnURL) throw missing('byPath');
  const own = isOwn ? buildOwnURL?.(client.baseURL, client.state.origins, path, defaultBaseURL) : undefined;
  let url = own?.url ?? sharedOf(client).base + path;
  const all = { ...client.defaults.query, ...own?.query, ...query };
  for (const _ in all) {
    const text = stringifyQuery(all, operation.comma);
    if (text) url += `?${text}`;
    break;
  }
  return url;
}

/**
 * Builds the headers of a request. @throws UsageError if they are invalid, or if `isSent` and there are no credentials
 */
export function buildHeaders(
  client: Sender,
  { operation, headers, type }: PlannedRequest,
  options: RequestOptions,
  isSent = true,
): Plain {
  const shared = sharedOf(client);
  // Only values from a caller can contain characters that are invalid in a header.
  if (!options.headers && !operation.headers.length && shared.isAuthorised)
    return type || operation.accept
      ? { ...shared.headers, ...headers, ...(type && { 'content-type': type }) }
      : shared.headers;
  const merged = mergeHeaders(new Map(client.defaults.headers), { 'content-type': type }, headers, options.headers);
  authorise(merged, client);
  if (isSent) requireAuth(merged);
  return toPlain(merged);
}

/** Identifies the rate limit budget of a request. */
export const budgetKey = (client: Sender, headers: Plain): string => client.baseURL + credentialOf(headers);
