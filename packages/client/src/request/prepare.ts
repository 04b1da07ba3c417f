/** Where a request goes and the headers that it has: what all requests of a client share is made once. */
import type { Budget } from '../transport/pace.ts';
import type { RetryPolicy } from '../transport/retry.ts';
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
} from '../types.ts';
import type { Credentials } from './auth.ts';
import { authorise, credentialOf, isAuthorised, requireAuth } from './authorise.ts';
import { type HeaderMap, mergeHeaders, type Plain, toPlain } from './headers.ts';
import { buildOwnURL } from './own-url.ts';
import type { PlannedRequest } from './plan.ts';
import { stringifyQuery } from './query.ts';

/** What every request of a client starts from. */
export interface Defaults {
  readonly headers: HeaderMap;
  readonly query: Query | undefined;
}

/** What sending needs of a client. */
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
}

/** What a client remembers from call to call. */
export interface State {
  /** Retries that may still be done (see RetryPolicy.budget). */
  retries: number;
  /** Warnings that have been given. */
  readonly said: Set<string>;
  /** Whom the budgets of the rate limit belong to: the clock they are counted on. */
  readonly owner: object;
  readonly origins: readonly string[];
  shared?: Shared;
}

/** What all requests of a client share, for as long as these fields of the client stay. */
interface Shared {
  readonly of: readonly unknown[];
  /** Base URL without a slash at its end. */
  readonly base: string;
  readonly headers: Plain;
  readonly isAuthorised: boolean;
  /** Of the rate limit; found with the first call. */
  budget?: Budget;
}

/** Made again when somebody has set another base URL or credential. */
export function sharedOf(client: Sender): Shared {
  const { state, defaults, baseURL, apiToken, apiKey, apiEmail, userServiceKey } = client;
  const of = [baseURL, apiToken, apiKey, apiEmail, userServiceKey];
  if (state.shared?.of.every((value, i) => value === of[i])) return state.shared;
  const headers = authorise(new Map(defaults.headers), client);
  const base = baseURL.replace(/(?<!\/)\/+$/, '');
  state.shared = { of, base, headers: toPlain(headers), isAuthorised: isAuthorised(headers) };
  return state.shared;
}

/** The whole URL. */
export function buildURL(client: Sender, request: PlannedRequest, options: RequestOptions): string {
  const { operation, path, query } = request;
  const { defaultBaseURL } = options;
  const own =
    operation.index < 0 || defaultBaseURL
      ? buildOwnURL(client.baseURL, client.state.origins, path, defaultBaseURL)
      : undefined;
  let url = own?.url ?? sharedOf(client).base + path;
  const all = { ...client.defaults.query, ...own?.query, ...query };
  for (const _ in all) {
    const text = stringifyQuery(all, operation.comma);
    if (text) url += `?${text}`;
    break;
  }
  return url;
}

/** The headers of a request. @throws UsageError where they cannot be sent, or `isSent` and nothing authenticates */
export function buildHeaders(
  client: Sender,
  { operation, headers, type }: PlannedRequest,
  options: RequestOptions,
  isSent = true,
): Plain {
  const shared = sharedOf(client);
  // Only what comes from a caller can hold what no header can carry.
  if (!options.headers && !operation.headers.length && shared.isAuthorised)
    return type || operation.accept
      ? { ...shared.headers, ...headers, ...(type && { 'content-type': type }) }
      : shared.headers;
  const merged = mergeHeaders(new Map(client.defaults.headers), { 'content-type': type }, headers, options.headers);
  authorise(merged, client);
  if (isSent) requireAuth(merged);
  return toPlain(merged);
}

/** What tells one budget of calls from another. */
export const budgetKey = (client: Sender, headers: Plain): string => client.baseURL + credentialOf(headers);
