/** Runs the example of each operation at an emulator, which has what the example needs, and keeps the true response. */
import type { Param } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { follow, isObject } from '@flarewire/schema';
import { type AnyClient, createClient } from '../../test/whole-api/any-client.ts';
import { Arranger } from '../../test/whole-api/arrange.ts';
import { type Params, withRules } from '../../test/whole-api/cases.ts';
import type { Subject } from '../../test/whole-api/contract-reading.ts';
import { BASE_URL } from '../../test/whole-api/expected-request.ts';
import type { Call } from '../../test/whole-api/makers.ts';
import { AUTHORIZATION, BASE, EMULATOR, type RecordedRun, type Step } from '../src/scripts/replay.ts';
import { readsOf, sourcesOf, type World } from './lookup.ts';
import { candidatesFor, requiredParams } from './params.ts';
import { createLooks, recordedRun, sentRequest } from './recording.ts';
import { withReferences } from './references.ts';
import { ZONE } from './scenes/scene.ts';
import { prepare } from './scenes/scenes.ts';

export interface Example {
  readonly params: Params;
  /** JSON of the response; undefined if it has no JSON body, or the example was refused. */
  readonly response: unknown;
  /** Message of the emulator that refuses all candidates. */
  readonly refusal?: string;
  /** Its requests; absent if none of its own was sent. */
  readonly recorded?: RecordedRun | undefined;
}

export interface Examples {
  of(subject: Subject): Promise<Example>;
  close(): Promise<void>;
}

export function createExamples(subjects: readonly Subject[]): Examples {
  const byName = new Map(subjects.map((subject) => [subject.operation.name, subject]));
  const arranger: Arranger = new Arranger(subjects, {
    zone: ZONE,
    paramsOf: (subject) => candidatesFor(subject)[0] ?? requiredParams(subject),
    referencesOf: (subject, params, call) =>
      withReferences(subject, params, call, { world, isOpen: (param) => param.in !== 'path' }),
    prepare: (name, params, call) => prepare({ name, params, call, wait: (time) => ruled.wait(time) }),
  });
  const world = {
    zone: ZONE,
    byName,
    reads: readsOf(subjects),
    sources: sourcesOf(subjects),
    arranger,
    open: new Set<string>(),
  };
  const looks = createLooks(subjects.map(({ operation }) => operation));
  const [ruled, byShape] = [new Place(true, world), new Place(false, world)];
  return {
    async of(subject) {
      const candidates = candidatesFor(subject);
      const run = await firstAccepted(candidates, (candidate) => ruled.run(subject, candidate));
      const recorded = recordedRun(run.sent, looks(subject.operation, pathOf(run.sent)));
      if (run.refusal === undefined) return { ...run, recorded };
      const [first = {}] = candidates;
      return { ...(await byShape.run(subject, first)), refusal: run.refusal, recorded };
    },
    async close() {
      for (const place of [ruled, byShape]) await place.close();
    },
  };
}

/** The run of the first candidate that is accepted, or else of the first one. */
async function firstAccepted(candidates: readonly Params[], run: (candidate: Params) => Promise<Run>): Promise<Run> {
  let first: Run | undefined;
  for (const candidate of candidates) {
    const own = await run(candidate);
    first ??= own;
    // Other values do not help where what the path names could not be created.
    if (own.refusal === undefined || !own.isArranged) return own.refusal === undefined ? own : first;
  }
  return first ?? run({});
}

interface Run extends Example {
  readonly isArranged: boolean;
  /** Requests until the shown one, which is the last; empty if it was not sent. */
  readonly sent: readonly Step[];
}

/** An emulator that is reset before each example. */
class Place {
  readonly #emulator: Emulator;
  readonly #client: AnyClient;
  readonly #world: World;
  #last: Response | undefined;
  /** Requests since the reset. */
  #sent: Step[] = [];
  /** Number of requests up to the last one of the example itself. */
  #shown = 0;

  constructor(rules: boolean, world: World) {
    this.#world = world;
    this.#emulator = createEmulator({ ...EMULATOR, rules });
    this.#client = createClient(async (url, init) => {
      const request = new Request(url.replace(BASE_URL, BASE), init);
      request.headers.set(...AUTHORIZATION);
      this.#sent.push(await sentRequest(request, BASE));
      const response = await this.#emulator.fetch(request);
      this.#last = response.clone();
      return response;
    });
  }

  readonly #call: Call = async (name, params) => this.#client.call(name, params);

  async run(subject: Subject, candidate: Params): Promise<Run> {
    await this.#emulator.reset();
    this.#sent = [];
    this.#shown = 0;
    const run = await this.#run(subject, candidate);
    return { ...run, sent: this.#sent.slice(0, this.#shown) };
  }

  async #run(subject: Subject, candidate: Params): Promise<Omit<Run, 'sent'>> {
    const { arranger } = this.#world;
    let params = withRules(subject, candidate);
    let isArranged = false;
    try {
      const given = params;
      params = withTexts(subject, await arranger.arrange(subject, params, this.#call));
      isArranged = true;
      params = defined({ ...params, ...(await this.#prepare(subject, params)) });
      const response = await this.#send(subject, params)
        .catch(async () => {
          params = await this.#linked(subject, params, given);
          return this.#send(subject, params);
        })
        .catch(async (refusal: unknown) => {
          const isOn = isMissing(refusal) && (await arranger.switchOn(subject, params, this.#call));
          return isOn ? this.#send(subject, params) : Promise.reject(refusal);
        });
      if (!isEmptyList(response)) return { params, response, isArranged };
      const isFilled = await arranger.fill(subject, params, this.#call).catch(() => false);
      return { params, response: isFilled ? await this.#send(subject, params) : response, isArranged };
    } catch (error) {
      // The refused request is what a reader runs.
      if (!isArranged) await this.#send(subject, params).catch(() => undefined);
      return { params, response: undefined, refusal: String(error), isArranged };
    }
  }

  #prepare({ operation: { name } }: Subject, params: Params): Promise<Params> {
    return prepare({ name, params, call: this.#call, wait: (time) => this.wait(time) });
  }

  /** Time passes. */
  async wait(milliseconds: number): Promise<void> {
    this.#emulator.clock.advance(milliseconds);
    this.#sent.push({ wait: milliseconds });
  }

  /** With references to existing things in place of values that the arranger has not made. */
  #linked(subject: Subject, params: Params, given: Params): Promise<Params> {
    const isOpen = ({ name }: Param): boolean => params[name] === given[name];
    return withReferences(subject, params, this.#call, { world: this.#world, isOpen });
  }

  async #send({ operation }: Subject, params: Params): Promise<unknown> {
    const before = this.#sent.length;
    try {
      await this.#call(operation.name, params);
    } finally {
      if (this.#sent.length > before) this.#shown = this.#sent.length;
    }
    const isJson = this.#last?.headers.get('content-type')?.startsWith('application/json') === true;
    return isJson ? JSON.parse((await this.#last?.text()) || 'null') : undefined;
  }

  close(): Promise<void> {
    return this.#emulator.close();
  }
}

/** A scene removes a parameter by `undefined`. */
const defined = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

/** Of the shown request. */
function pathOf(sent: readonly Step[]): string {
  const last = sent.at(-1);
  return last !== undefined && 'path' in last ? last.path : '';
}

const isMissing = (refusal: unknown): boolean => / 404 /.test(String(refusal));

/** Ids of other operations as the text that this one takes. */
function withTexts({ schemas, defs }: Subject, params: Params): Params {
  const found = { ...params };
  for (const { name, in: place, schema } of schemas.params)
    if (place === 'path' && typeof found[name] === 'number' && follow(schema, defs).type === 'string')
      found[name] = String(found[name]);
  return found;
}

function isEmptyList(response: unknown): boolean {
  const result = isObject(response) && 'result' in response ? response.result : response;
  if (Array.isArray(result)) return result.length === 0;
  const values = isObject(result) ? Object.values(result) : [];
  return values.some((value) => Array.isArray(value) && value.length === 0) && values.length <= 3;
}
