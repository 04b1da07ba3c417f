/** A refusal with Cloudflare's status, code and message; thrown anywhere below `handle`, answered in one place. */

export interface Fault {
  readonly code: number;
  readonly message: string;
  /** JSON pointer to the value at fault: `/content`, `/posts/3/name`. */
  readonly pointer?: string;
  /** What lies behind it, in Cloudflare's form. */
  readonly chain?: readonly { readonly code: number; readonly message: string }[];
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, faults: readonly Fault[], headers: Readonly<Record<string, string>> = {}) {
    super(faults.map((fault) => `[${fault.code}] ${fault.message}`).join('; '));
    this.status = status;
    this.faults = faults;
    this.headers = headers;
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
