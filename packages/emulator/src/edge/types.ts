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
  /**
   * Delivers a message as Email Routing does: its rules forward it, drop it, or hand it to a Worker.
   * @throws TypeError for an invalid address
   * @example const { outcome } = await emulator.edge.email({ from: 'ada@example.net', to: 'info@example.com', raw: 'Subject: Hi\r\n\r\nHello' })
   */
  email(mail: Mail): Promise<MailResult>;
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
  /**
   * Takes the place of the indexes of Vectorize: receives a call of a binding, and returns its result, as JSON.
   * @example vectorize: ({ method }) => (method === 'query' ? { count: 0, matches: [] } : { mutationId: '1' })
   */
  readonly vectorize?: (call: VectorizeCall) => unknown;
  /**
   * Takes the place of Browser Rendering: receives the requests of its binding, such as those of Puppeteer.
   * @example browser: (request) => fetch(new URL(new URL(request.url).pathname, 'http://127.0.0.1:9222'))
   */
  readonly browser?: (request: Request) => Promise<Response> | Response;
  /** Receives mail that Workers send through `send_email` bindings; it goes nowhere else. */
  readonly onEmail?: (mail: SentMail) => void;
  /** Receives one-time PINs, which are not mailed. */
  readonly onPin?: (pin: AccessPin) => void;
}

/** A message as a mail server hands it over. */
export interface Mail {
  /** The sender's address, of the envelope. */
  readonly from: string;
  /** The recipient's address, of the envelope. */
  readonly to: string;
  /** The whole message: headers, an empty line, and the body. */
  readonly raw: string | Uint8Array;
}

export interface MailResult {
  /** `dropped` is also a message that a Worker did nothing with; `failed` one whose Worker threw, or whose destination is not verified. */
  readonly outcome: 'forwarded' | 'replied' | 'dropped' | 'rejected' | 'failed';
  /** Id of the routing rule, that of the zone for the catch-all rule; null if none applied. */
  readonly rule: string | null;
  /** Name of the Worker that the rule names. */
  readonly worker: string | null;
  /** Reason of a rejection, or the error of a failure. */
  readonly reason: string | null;
  /** Messages that were forwarded, with the headers that the Worker added. */
  readonly forwards: readonly { readonly to: string; readonly headers: Readonly<Record<string, string>> }[];
  /** The Worker's replies. */
  readonly replies: readonly { readonly from: string; readonly to: string; readonly raw: string }[];
}

/** Mail that a Worker sent through a `send_email` binding. */
export interface SentMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, if the Worker built it itself. */
  readonly raw: string | null;
  /** The parts that the Worker gave instead: `subject`, `text`, `html` … Contents of attachments are base64. */
  readonly parts: Readonly<Record<string, unknown>> | null;
}

/** A call of a Vectorize binding. */
export interface VectorizeCall {
  /** Name of the index. */
  readonly index: string;
  /** `query`, `queryById`, `insert`, `upsert`, `getByIds`, `deleteByIds` or `describe`. */
  readonly method: string;
  /** Vectors are lists of numbers. */
  readonly args: readonly unknown[];
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
