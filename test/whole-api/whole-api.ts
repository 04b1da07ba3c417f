/**
 * Sends every operation through the real client to the real emulator, and checks requests and results against the
 * contract.
 */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { answerFaults, paramsFaults } from './answers.ts';
import { callMethod, createClient, readSent } from './any-client.ts';
import { Arranger } from './arrange.ts';
import { makeParams, type Params, withRules } from './cases.ts';
import type { Subject } from './contract-reading.ts';
import { requestFaults, type Sent } from './expected-request.ts';
import { makeReferences } from './makers.ts';
import type { Style } from './values.ts';

export type Scope = 'account_id' | 'zone_id';

export interface Failure {
  readonly operation: string;
  readonly how: string;
  readonly faults: readonly string[];
}

export class WholeApi {
  readonly #arranger: Arranger;
  readonly #client = createClient((url, init) => this.#fetch(url, init));
  readonly #emulator: Emulator = createEmulator({
    rules: false, // refusals by products have their own tests
    seed: 1,
    report: (error) => this.#problems.push(`the emulator failed: ${error}`),
  });
  #isAnswering = false;
  #sent: Sent[] = [];
  #problems: string[] = [];

  constructor(subjects: readonly Subject[]) {
    this.#arranger = new Arranger(subjects);
  }

  /** Checks by name and by method; operations of an account or a zone, with each of them. */
  async check(subject: Subject, style: Style): Promise<Failure[]> {
    const isEither = subject.operation.path.startsWith('/{account_or_zone}');
    const scopes: Scope[] = isEither ? ['account_id', 'zone_id'] : ['account_id'];
    const failures: Failure[] = [];
    const note = (how: string, scope: Scope, faults: string[]): void => {
      const shown = isEither ? `${style}, ${how}, ${scope}` : `${style}, ${how}`;
      if (faults.length > 0) failures.push({ operation: subject.operation.name, how: shown, faults });
    };
    for (const scope of scopes) {
      if (style === 'odd') note('request only', scope, await this.#checkRequest(subject, scope));
      for (const form of ['call', 'method'] as const) {
        note(`by ${form}`, scope, await this.#checkRoundTrip(subject, style, scope, form));
      }
    }
    return failures;
  }

  /** Odd path values refer to nothing, so only the request is checked. */
  async #checkRequest(subject: Subject, scope: Scope): Promise<string[]> {
    const params = Object.freeze(makeParams(subject, 'odd', scope));
    this.#reset(false);
    const answer = await settle(() => this.#client.call(subject.operation.name, params));
    const [sent] = this.#sent;
    if (sent !== undefined) return requestFaults(subject, params, sent);
    return 'error' in answer ? [answer.error] : ['nothing was sent'];
  }

  async #checkRoundTrip(subject: Subject, style: Style, scope: Scope, form: 'call' | 'method'): Promise<string[]> {
    const faults: string[] = [];
    await this.#emulator.reset();
    this.#reset(true);
    const call = async (name: string, params: Params): Promise<unknown> => this.#client.call(name, params);
    const { name } = subject.operation;
    const given = withRules(subject, makeParams(subject, style, scope));
    const arranged = await this.#arranger.arrange(subject, given, call).catch((error) => {
      faults.push(`cannot be arranged: ${error}`);
      return given;
    });
    // Frozen: the client must not change the caller's objects.
    const params = Object.freeze({ ...arranged, ...(await makeReferences(name, arranged, call)) });
    this.#sent = [];
    const answer = await settle(() =>
      form === 'call' ? call(name, params) : callMethod(this.#client, subject, params),
    );
    faults.push(...(await this.#sentFaults(subject, params, form)));
    if ('error' in answer) faults.push(answer.error, ...(await paramsFaults(subject, params)));
    else faults.push(...(await answerFaults(subject, answer.value, params)));
    return [...faults, ...this.#problems];
  }

  async #sentFaults(subject: Subject, params: Params, form: 'call' | 'method'): Promise<string[]> {
    const [sent] = this.#sent;
    if (sent === undefined || this.#sent.length > 1) return [`${this.#sent.length} requests were sent`];
    const isMarked = sent.headers.has('x-positional');
    const faults = form === 'method' && !isMarked ? ['the options of the method were not heard'] : [];
    return [...faults, ...(await requestFaults(subject, params, sent))];
  }

  #reset(isAnswering: boolean): void {
    this.#isAnswering = isAnswering;
    this.#sent = [];
    this.#problems = [];
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const sent = await readSent(url, init);
    this.#sent.push(sent);
    if (!this.#isAnswering) throw new Error('only the request was to be seen');
    const { method, headers, body } = sent;
    return this.#emulator.fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  }
}

async function settle(work: () => unknown): Promise<{ value: unknown } | { error: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: String(error) };
  }
}

/** The first twenty failures and their total number. */
export function report(failures: readonly Failure[]): string {
  const lines = failures
    .slice(0, 20)
    .map(({ operation, how, faults }) => `${operation} (${how}): ${faults.slice(0, 3).join('; ')}`);
  return failures.length === 0 ? '' : [`${failures.length} failures`, ...lines].join('\n  ');
}
