/** One create whose response is lost in some way, by a client that finds out its outcome. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { ensure, exact } from 'flarewire/create';
import { creates } from '../../packages/client/src/generated/toolkit/creates.ts';
import { Arranger } from './arrange.ts';
import { makeParams, type Params, withRules } from './cases.ts';
import type { Subject } from './contract-reading.ts';
import { makeReferences } from './makers.ts';
import type { Style } from './values.ts';

/** Ways to lose a response: the fault, and whether the request is carried out. */
const LOSSES = {
  before: { fault: 'reset' },
  after: { fault: 'lostAnswer' },
  'half-way': { fault: 'truncated' },
  empty: { fault: 'empty' },
  malformed: { fault: 'malformed' },
  '502 before': { fault: 'html502', commit: false },
  '502 after': { fault: 'html502', commit: true },
  '500 after': { fault: { status: 500 }, commit: true },
  '504 after': { fault: { status: 504 }, commit: true },
  late: undefined,
} as const;
type Loss = keyof typeof LOSSES;

type Fetch = typeof fetch;

/** Values that products accept, where those made from the schema are refused. */
const VALUES: Readonly<Record<string, Params>> = {
  'apiGateway.operations.create': { method: 'GET', host: 'www.example.com', endpoint: '/orders' },
  'cloudforceOne.threatEvents.queries.create': { query_json: '{}' },
  'images.v1.create': {
    file: new File(['x'], 'a.png', { type: 'image/png' }),
    url: undefined,
    requireSignedURLs: undefined,
  },
  'scim.users.create': { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'] },
};

/** Parameters by which a created object is found. */
const keyOf = ({ operation }: Subject): string[] => {
  const line = creates.split('\n').find((one) => one.startsWith(`${operation.name.replace(/\.create$/, '')} `));
  const key = /key=(\S+)/.exec(line ?? '')?.[1] ?? '';
  return key.split(',').map((one) => (one.split(':').at(-1) ?? '').split('.')[0] ?? '');
};

/** An emulator and a client that never waits. */
export class LostCreate {
  readonly #emulator: Emulator;
  readonly #arranger: Arranger;
  readonly #client: Cloudflare;
  /** Delayed work of the server, by the number of waits until it runs. */
  #later: { waits: number; run: () => Promise<unknown> } | undefined;
  #isLate = false;
  #writes: number[] = [];
  /** Creates whose response was lost. */
  lost = 0;

  constructor(subjects: readonly Subject[], rules: boolean) {
    this.#emulator = createEmulator({ rules, seed: 1 });
    this.#arranger = new Arranger(subjects);
    const sleep = async () => {
      if (!this.#later || this.#later.waits-- > 1) return;
      const { run } = this.#later;
      this.#later = undefined;
      await run();
    };
    this.#client = new Cloudflare({
      apiToken: 'any',
      logLevel: 'off',
      clock: { sleep },
      fetch: (url, init) => this.#fetch(url, init),
    });
  }

  #fetch: Fetch = async (url, init) => {
    const { method = 'GET' } = init ?? {};
    const send = async () => {
      const response = await this.#emulator.fetch(url, init);
      if (method !== 'GET') this.#writes.push(response.status);
      return response;
    };
    if (!this.#isLate || method === 'GET') return send();
    this.#isLate = false;
    this.#later = { waits: 3, run: send };
    throw new DOMException('The operation timed out', 'TimeoutError');
  };

  /** Returns the faults; empty if there are none. */
  async check(subject: Subject, style: Style): Promise<string[]> {
    const faults: string[] = [];
    const { name } = subject.operation;
    const plain = await this.#arranged(subject, style).catch((error) => `cannot be arranged: ${error}`);
    if (typeof plain === 'string') return [plain];
    try {
      await this.#call(name, plain);
    } catch (error) {
      return [`refused: ${error}`];
    }
    for (const loss of Object.keys(LOSSES) as Loss[]) {
      const params = await this.#arranged(subject, style);
      this.#lose(name, loss);
      this.lost++;
      const result = await this.#call(name, params, { retry: exact }).catch((error) => error);
      if (result instanceof Error) faults.push(`${loss}: ${result.message.slice(0, 400)}`);
      const made = this.#writes.filter((status) => status < 300).length;
      // A response that is lost in this process has no status.
      const sent = this.#emulator.journal
        .entries()
        .filter(({ operation, response }) => operation === name && Object(response).status < 300);
      if (Math.max(made, sent.length) > 1) faults.push(`${loss}: made ${Math.max(made, sent.length)} times`);
    }
    faults.push(...(await this.#ensureTwice(subject, style)));
    return faults;
  }

  async #ensureTwice(subject: Subject, style: Style): Promise<string[]> {
    const { name } = subject.operation;
    const params = await this.#arranged(subject, style);
    try {
      const first = await ensure(this.#client, name, params);
      this.#writes = [];
      const second = await ensure(this.#client, name, params);
      const faults = first.change === 'created' ? [] : [`ensure: ${first.change} at first`];
      if (second.change !== 'none' || this.#writes.length > 0)
        faults.push(`ensure: ${second.change} ${second.differs} the second time`);
      return faults;
    } catch (error) {
      return [`ensure: ${error}`];
    }
  }

  async #arranged(subject: Subject, style: Style): Promise<Params> {
    await this.#emulator.reset();
    this.#emulator.faults.clear();
    this.#later = undefined;
    this.#isLate = false;
    const call = async (name: string, params: Params): Promise<unknown> => this.#call(name, params);
    const scope = subject.operation.path.includes('{account_id}') ? 'account_id' : 'zone_id';
    const all = makeParams(subject, 'all', scope);
    const needed = Object.fromEntries(keyOf(subject).map((field) => [field, all[field]]));
    const own = { ...makeParams(subject, style, scope), ...needed, ...VALUES[subject.operation.name] };
    const given = withRules(subject, own);
    const arranged = await this.#arranger.arrange(subject, given, call);
    // The API requires full names of records.
    const zone =
      subject.operation.name === 'dns.records.create'
        ? await this.#client.zones.get({ zone_id: `${arranged.zone_id}` })
        : undefined;
    const references = await makeReferences(subject.operation.name, arranged, call);
    const params = { ...arranged, ...references, ...(zone && { name: `www.${zone.name}` }) };
    this.#emulator.journal.clear();
    this.#writes = [];
    return Object.freeze(params);
  }

  #lose(operation: string, loss: Loss): void {
    const fault = LOSSES[loss];
    if (fault === undefined) this.#isLate = true;
    else this.#emulator.faults.add({ operation, times: 1, ...fault });
  }

  #call(name: string, params: Params, options?: object): Promise<unknown> {
    const { call } = this.#client as unknown as { call: (...args: unknown[]) => PromiseLike<unknown> }; // names are only known at run time
    return Promise.resolve(call.call(this.#client, name, params, options));
  }
}
