/** Sends every operation through the real client to the real emulator, and holds what goes out and what comes back against the contract. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { answerFaults, paramsFaults } from './answers.ts';
import { Arranger } from './arrange.ts';
import { makeParams, type Params, withRules } from './cases.ts';
import { isObject, type Subject, wireName } from './contract-reading.ts';
import { BASE_URL, requestFaults, type Sent, TOKEN } from './expected-request.ts';
import { makeReferences } from './makers.ts';
import type { Style } from './values.ts';

export type Scope = 'account_id' | 'zone_id';

export interface Failure {
  readonly operation: string;
  readonly how: string;
  readonly faults: readonly string[];
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The client without the types of its operations: the tests know them by name only. */
export interface AnyClient {
  call(name: string, params?: unknown, options?: unknown): PromiseLike<unknown>;
}

export function createClient(fetch: Fetch): AnyClient {
  const client = new Cloudflare({ apiToken: TOKEN, baseURL: BASE_URL, maxRetries: 0, logLevel: 'off', fetch });
  return client as unknown as AnyClient; // `call` takes exactly this; its type wants names known when compiled
}

/** Bodies that are an argument of their own, as in the official package. */
const BODY_ARGUMENT = new Set([
  'logs.logExplorer.query.sql',
  'r2.buckets.objects.upload',
  'zeroTrust.dlp.datasets.upload.edit',
  'zeroTrust.dlp.datasets.versions.entries.create',
]);

export const MARK = { headers: { 'x-positional': 'yes' } };

/** The method in the tree of resources: path values by position, then the body, then the other params, then options. */
export async function callMethod(client: AnyClient, { operation, schemas }: Subject, params: Params): Promise<unknown> {
  const path = operation.name.split('.');
  const own = path.pop() ?? '';
  const resource = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), client);
  const method = isObject(resource) ? resource[own] : undefined;
  if (typeof method !== 'function') throw new Error(`client.${operation.name} is no method`);
  const rest = { ...params };
  const given: unknown[] = operation.args.map((name) => {
    const param = schemas.params.find((one) => one.in === 'path' && wireName(one) === name);
    const value = rest[param?.name ?? name];
    if (!schemas.params.some((one) => one.in === 'body' && one.name === param?.name)) delete rest[param?.name ?? name];
    return value;
  });
  if (BODY_ARGUMENT.has(operation.name)) {
    given.push(rest.body);
    delete rest.body;
  }
  const takesParams = schemas.params.some(
    (param) => !(param.in === 'path' && operation.args.includes(wireName(param))),
  );
  return method.call(resource, ...given, ...(takesParams ? [rest] : []), MARK);
}

/** One emulator with a client on it, and what the client sent. */
class World {
  readonly sent: Sent[] = [];
  readonly #emulator: Emulator;
  readonly client: AnyClient;
  readonly problems: string[] = [];

  constructor() {
    this.#emulator = createEmulator({
      seed: 1,
      report: (error) => this.problems.push(`the emulator failed: ${String(error)}`),
    });
    this.client = createClient(async (url, init) => {
      const request = new Request(url, init);
      const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
      const { method, headers } = request;
      this.sent.push({ method, url, headers, body });
      return this.#emulator.fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    });
  }

  close(): Promise<void> {
    return this.#emulator.close();
  }
}

export class WholeApi {
  readonly #arranger: Arranger;

  constructor(subjects: readonly Subject[]) {
    this.#arranger = new Arranger(subjects);
  }

  /** By name and by method; for operations of an account or a zone, with each of them. */
  async check(subject: Subject, style: Style): Promise<Failure[]> {
    const isEither = subject.operation.path.startsWith('/{account_or_zone}');
    const scopes: Scope[] = isEither ? ['account_id', 'zone_id'] : ['account_id'];
    const failures: Failure[] = [];
    for (const scope of scopes) {
      if (style === 'odd') failures.push(...(await this.#checkPath(subject, scope)));
      for (const form of ['call', 'method'] as const) {
        const faults = await this.#checkOne(subject, style, scope, form);
        const how = `${style}, by ${form}${isEither ? `, ${scope}` : ''}`;
        if (faults.length > 0) failures.push({ operation: subject.operation.name, how, faults });
      }
    }
    return failures;
  }

  /** Odd path values name nothing that is there; so only the request is judged. */
  async #checkPath(subject: Subject, scope: Scope): Promise<Failure[]> {
    const params = makeParams(subject, 'odd', scope);
    let faults: string[] = ['nothing was sent'];
    const client = createClient(async (url, init) => {
      const request = new Request(url, init);
      const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
      faults = await requestFaults(subject, params, { method: request.method, url, headers: request.headers, body });
      throw new Error('seen enough');
    });
    await Promise.resolve(client.call(subject.operation.name, params)).catch((error) => {
      if (faults[0] === 'nothing was sent') faults = [String(error)];
    });
    return faults.length === 0 ? [] : [{ operation: subject.operation.name, how: 'odd path', faults }];
  }

  async #checkOne(subject: Subject, style: Style, scope: Scope, form: 'call' | 'method'): Promise<string[]> {
    const world = new World();
    const faults: string[] = [];
    try {
      const call = async (name: string, params: Params): Promise<unknown> => world.client.call(name, params);
      const { name } = subject.operation;
      const given = withRules(subject, makeParams(subject, style, scope));
      const arranged = await this.#arranger.arrange(subject, given, call).catch((error) => {
        faults.push(`cannot be arranged: ${String(error)}`);
        return given;
      });
      const params = { ...arranged, ...(await makeReferences(name, arranged, call)) };
      world.sent.length = 0;
      const answer = await settle(() =>
        form === 'call' ? world.client.call(name, params) : callMethod(world.client, subject, params),
      );
      if (world.sent.length !== 1) faults.push(`${world.sent.length} requests were sent`);
      for (const sent of world.sent) faults.push(...(await requestFaults(subject, params, sent)));
      if (form === 'method' && world.sent[0]?.headers.has('x-positional') === false)
        faults.push('the options of the method were not heard');
      if ('error' in answer) faults.push(answer.error, ...(await paramsFaults(subject, params)));
      else faults.push(...(await answerFaults(subject, answer.value)));
      return [...faults, ...world.problems];
    } finally {
      await world.close();
    }
  }
}

async function settle(work: () => unknown): Promise<{ value: unknown } | { error: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The first twenty and the number of all. */
export function report(failures: readonly Failure[]): string {
  const lines = failures
    .slice(0, 20)
    .map(({ operation, how, faults }) => `${operation} (${how}): ${faults.slice(0, 3).join('; ')}`);
  return failures.length === 0 ? '' : [`${failures.length} failures`, ...lines].join('\n  ');
}
