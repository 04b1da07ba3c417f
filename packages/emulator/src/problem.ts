/** A refusal with Cloudflare's status, code and message; thrown anywhere below `handle`, converted in one place. */

export interface Fault {
  readonly code: number;
  readonly message: string;
  /** JSON pointer to the value at fault: `/content`, `/posts/3/name`. */
  readonly pointer?: string;
  /** Underlying errors, in Cloudflare's form. */
  readonly chain?: readonly { readonly code: number; readonly message: string }[];
}

export class Problem extends Error {
  override readonly name: string = 'Problem';
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
  /** The operation whose resource is missing, if it is not the called one: `queues.get` for a message of a queue. */
  readonly about: string | undefined;

  constructor(
    status: number,
    faults: readonly Fault[],
    headers: Readonly<Record<string, string>> = {},
    about: string | undefined = undefined,
  ) {
    // A refusal is expected: an import refuses thousands of records, and the stack of each would cost more than its work.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(faults.map((fault) => `[${fault.code}] ${fault.message}`).join('; '));
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.faults = faults;
    this.headers = headers;
    this.about = about;
  }
}

/** @example throw problem(400, 10014, 'a namespace with this account ID and title already exists'); */
export function problem(status: number, code: number, message: string, pointer?: string): Problem {
  return new Problem(status, [pointer === undefined ? { code, message } : { code, message, pointer }]);
}

/** Codes that hold for the whole API, not for one product. */
export const CODE = {
  /** https://developers.cloudflare.com/fundamentals/api/troubleshooting/ */
  authentication: 10000,
  invalid: 10001,
  notFound: 1003,
  conflict: 1004,
  noRoute: 7000,
  noMethod: 7001,
  badIdentifier: 7003,
  internal: 10002,
} as const;

export function notFound(what: string): Problem {
  return problem(404, CODE.notFound, `${what} not found`);
}

/**
 * A path whose account, zone or other id cannot be one.
 * https://github.com/timothymiller/cloudflare-ddns/issues/152
 */
export function badIdentifier(path: string): Problem {
  return new Problem(400, [
    { code: CODE.badIdentifier, message: `Could not route to ${path}, perhaps your object identifier is invalid?` },
    { code: CODE.noRoute, message: 'No route for that URI' },
  ]);
}
