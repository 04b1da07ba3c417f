/** Types of the edge that programs use; they stand alone. */
import type { Listening } from '../http/listen.ts';
import type { AccessIdentity } from '../products/zero-trust/access/access-identity.ts';

/** Where visitors reach the zones, Workers and sites of this Cloudflare. */
export interface Edge {
  /** Requests a URL as a visitor would. @example await emulator.edge.fetch('https://shop.example.com/') */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** The same, with each decision on the way: zone, record, route, version, Worker or origin. */
  trace(input: Request | string | URL, init?: RequestInit): Promise<TracedResponse>;
  /** Runs what is due on the emulator's clock: cron triggers, and messages for consumers of queues. It also happens by itself. */
  runDue(): Promise<void>;
  /** Sign-ins at Access applications. */
  readonly access: EdgeAccess;
  /** Opens a port on loopback for browsers and other programs; port 0 (the default) is a free one. */
  listen(options?: { readonly port?: number }): Promise<Listening>;
}

export interface EdgeOptions {
  /**
   * Servers behind the zones' records: a function, or base URLs by host name (`{ 'www.example.com': 'http://localhost:3000' }`).
   * Without one a plain page says which record the request reached.
   */
  readonly origin?: Origin | Readonly<Record<string, string>>;
  /** Where requests seem to come from. */
  readonly visitor?: Visitor;
  /** Host names outside of the emulator that Workers may request; `*` allows all. @default none */
  readonly allowOutbound?: readonly string[];
  /** Users of Access by email address, with their groups and claims; the login page lists them too. */
  readonly identities?: Readonly<Record<string, Omit<AccessIdentity, 'email'>>>;
  /**
   * Connection strings of databases that you run, by the name of a Hyperdrive config.
   * @example { shop: 'postgres://user:password@localhost:5432/shop' }
   */
  readonly hyperdrive?: Readonly<Record<string, string>>;
  /**
   * Takes the place of Workers AI: receives the arguments of `run` of the binding, and returns its result, as JSON.
   * @example ai: (model) => ({ response: `Hello from ${model}` })
   */
  readonly ai?: (...args: readonly unknown[]) => unknown;
  /** Receives one-time PINs, which are not mailed. */
  readonly onPin?: (pin: AccessPin) => void;
}

/** Users who sign in at Access, for tests. */
export interface EdgeAccess {
  /**
   * Signs a user in to the application that protects a URL, without its page.
   * @throws Error if nothing protects the URL, or no policy allows the user
   * @example const { cookie } = await emulator.edge.access.signIn('https://admin.example.com/', { email: 'ada@example.com' })
   */
  signIn(url: string | URL, identity: AccessIdentity): Promise<AccessSignIn>;
  /** The one-time PIN that was last requested for an address; undefined without a valid one. */
  pin(email: string): Promise<string | undefined>;
}

export interface AccessSignIn {
  /** The application's token. */
  readonly token: string;
  /** The token as the header `cookie` takes it: `CF_Authorization=…`. */
  readonly cookie: string;
}

export interface AccessPin {
  readonly email: string;
  readonly pin: string;
  /** Host name of the application. */
  readonly host: string;
}

export type Origin = (request: Request) => Promise<Response> | Response;

export interface Visitor {
  /** @default 203.0.113.1, of the block for documentation */
  readonly ip?: string;
  /** Properties of `request.cf`: `country`, `colo`, `asn` … */
  readonly cf?: Readonly<Record<string, unknown>>;
}

/** One decision on the way of a request, in order. */
export interface Step {
  /** Such as `zone`, `record`, `custom domain`, `route`, `workers.dev`, `worker`, `origin`. */
  readonly at: string;
  readonly result: string;
}

export interface TracedResponse {
  readonly response: Response;
  /** The decisions on the way, in order. */
  readonly steps: readonly Step[];
}
