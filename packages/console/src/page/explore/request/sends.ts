/** What was sent: under way, answered or failed; kept outside React, so that it outlives the page that sent it. */
import type { Operation } from '@flarewire/contract';
import { type Answer, jsonOf, type Received } from '../../data/answer.ts';
import { type CallOptions, confirmed } from '../../data/call.ts';
import { type ListPage, pageOf } from '../../data/paging.ts';
import type { Params } from '../../form/schema.ts';

export interface Sending {
  readonly id: number;
  readonly operation: Operation;
  readonly params: Params;
  /** Milliseconds since 1970; of a call that was confirmed, when it was confirmed. */
  readonly at: number;
  readonly state: 'under way' | 'answered' | 'failed' | 'stopped';
  /** The user is asked for a confirmation: nothing is sent before it. */
  readonly isAsked: boolean;
  /** Part of the files that is sent, from 0 to 1. */
  readonly sent: number | undefined;
  readonly received: Received | undefined;
  /** Of a list: that of its last page. */
  readonly answer: Answer | undefined;
  /** Why there is no answer. */
  readonly failure: string | undefined;
  readonly list: Listing | undefined;
  /** The body was let go, as later ones needed its place. */
  readonly isLetGo: boolean;
}

/** The pages of a list that have come. */
export interface Listing extends ListPage {
  readonly pages: number;
  readonly isGoing: boolean;
  /** Why a page did not come. */
  readonly problem: string | undefined;
}

export interface SendsState {
  /** The last one first. */
  readonly sends: readonly Sending[];
  /** By operation, which one its page shows. */
  readonly shown: ReadonlyMap<string, number>;
}

export interface Sends {
  readonly state: () => SendsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when it is over, whatever came. */
  readonly send: (operation: Operation, params: Params) => Promise<void>;
  readonly stop: (id: number) => void;
  /** Gets the next page of a list, or as many as there may be. */
  readonly more: (id: number, all: boolean) => Promise<void>;
  readonly show: (sending: Sending) => void;
}

type Ask = (operation: string, params: Params, options: CallOptions) => Promise<Answer>;

const KEPT = 20;
const MOST_BYTES = 64_000_000;
/** All pages at once end here; asking again goes on. */
export const MOST_PAGES = 100;
export const MOST_ITEMS = 10_000;

export const createSends = (ask: Ask, now: () => number = Date.now): Sends => new Store(ask, now);

class Store implements Sends {
  readonly #ask: Ask;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<number, AbortController>();
  #state: SendsState = { sends: [], shown: new Map() };
  #lastId = 0;

  constructor(ask: Ask, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  readonly state = (): SendsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly stop = (id: number): void => this.#stops.get(id)?.abort();

  readonly show = ({ id, operation }: Sending): void =>
    this.#put({ ...this.#state, shown: new Map(this.#state.shown).set(operation.name, id) });

  readonly send = async (operation: Operation, params: Params): Promise<void> => {
    const id = ++this.#lastId;
    const { sends: all, shown } = this.#state;
    const first = begun(id, operation, params, this.#now());
    this.#put({ sends: [first, ...all.slice(0, KEPT - 1)], shown: new Map(shown).set(operation.name, id) });
    const { answer, failure } = await this.#attempt(id, operation.name, params, {
      onSent: (sent) => this.#change(id, { sent }),
      onReceived: (received) => this.#change(id, { received }),
      onAsked: (isAsked) => this.#change(id, isAsked ? { isAsked } : { ...UNSENT, at: this.#now() }),
    });
    if (answer === undefined) {
      this.#change(id, failure === undefined ? { state: 'stopped' } : { state: 'failed', failure });
      return;
    }
    const page = answer.head.ok ? pageOf(operation, params, jsonOf(answer)) : undefined;
    const list = page === undefined ? undefined : { ...page, pages: 1, isGoing: false, problem: undefined };
    this.#change(id, { state: 'answered', answer, list });
    this.#put({ ...this.#state, sends: bounded(this.#state.sends) });
  };

  readonly more = async (id: number, all: boolean): Promise<void> => {
    for (let turn = 0; turn < (all ? MOST_PAGES : 1); turn++) {
      const { list, operation } = this.#state.sends.find((one) => one.id === id) ?? {};
      if (operation === undefined || list?.next === undefined || list.isGoing) return;
      if (all && list.items.length >= MOST_ITEMS) return;
      this.#change(id, { list: { ...list, isGoing: true, problem: undefined } });
      const { answer, failure } = await this.#attempt(id, operation.name, list.next, {});
      const problem = failure ?? answer?.head.error?.message;
      const page = answer?.head.ok ? pageOf(operation, list.next, jsonOf(answer)) : undefined;
      if (answer === undefined || page === undefined) {
        this.#change(id, { list: { ...list, isGoing: false, problem } });
        return;
      }
      if (isRepeated(list.items, page.items)) {
        const words = 'The server repeats a page instead of advancing, so the list cannot be completed.';
        this.#change(id, { list: { ...list, next: undefined, isGoing: false, problem: words } });
        return;
      }
      const items = [...list.items, ...page.items];
      this.#change(id, { answer, list: { ...list, ...page, items, pages: list.pages + 1, isGoing: false } });
    }
  };

  #put(next: SendsState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  #change(id: number, part: Partial<Sending>): void {
    const changed = this.#state.sends.map((one) => (one.id === id ? { ...one, ...part } : one));
    this.#put({ ...this.#state, sends: changed });
  }

  /** A call that can be stopped; what it throws is told in words. */
  async #attempt(id: number, operation: string, params: Params, options: CallOptions) {
    const stop = new AbortController();
    this.#stops.set(id, stop);
    try {
      return { answer: await this.#ask(operation, params, { ...options, signal: stop.signal }) };
    } catch (error) {
      if (stop.signal.aborted) return {};
      return { failure: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#stops.delete(id);
    }
  }
}

/** A server that takes no notice of the page gives the same one again. */
function isRepeated(all: readonly unknown[], page: readonly unknown[]): boolean {
  return page.length > 0 && JSON.stringify(all.slice(-page.length)) === JSON.stringify(page);
}

/** Where a call begins, and begins again when it was confirmed. */
const UNSENT = { isAsked: false, sent: undefined, received: undefined } as const;

const begun = (id: number, operation: Operation, params: Params, at: number): Sending => ({
  id,
  operation,
  params,
  at,
  state: 'under way',
  ...UNSENT,
  answer: undefined,
  failure: undefined,
  list: undefined,
  isLetGo: false,
});

/** The bodies of the oldest go where all of them would be too much to keep. */
function bounded(sends: readonly Sending[]): readonly Sending[] {
  let bytes = 0;
  return sends.map((one, place) => {
    const { answer } = one;
    bytes += answer?.body.length ?? 0;
    if (answer === undefined || bytes <= MOST_BYTES || place === 0) return one;
    return { ...one, answer: { head: answer.head, body: new Uint8Array() }, list: undefined, isLetGo: true };
  });
}

/** Those of this page. */
export const sends = createSends(confirmed);
