/** Stores sent calls, pending or finished, outside React, so that they outlive the page that sent them. */
import type { Operation } from '@flarewire/contract';
import { type Answer, jsonOf, type Received } from '../../data/answer.ts';
import { type CallOptions, confirmed } from '../../data/call.ts';
import { type ListPage, pageOf } from '../../data/lists/paging.ts';
import type { Params } from '../../form/schema.ts';

export interface Sending {
  readonly id: number;
  readonly operation: Operation;
  readonly params: Params;
  /** Milliseconds since 1970; for a confirmed call, the time of confirmation. */
  readonly at: number;
  readonly state: 'in progress' | 'answered' | 'failed' | 'stopped';
  /** True while the user is asked to confirm; nothing has been sent. */
  readonly isAsked: boolean;
  /** Fraction of the files sent, from 0 to 1. */
  readonly sent: number | undefined;
  readonly received: Received | undefined;
  /** For a list, the response of its last page. */
  readonly answer: Answer | undefined;
  /** The reason there is no response. */
  readonly failure: string | undefined;
  readonly list: Listing | undefined;
  /** True if the body was released to make room for later ones. */
  readonly isLetGo: boolean;
}

/** The loaded pages of a list. */
export interface Listing extends ListPage {
  readonly pages: number;
  readonly isGoing: boolean;
  /** The reason a page failed to load. */
  readonly problem: string | undefined;
}

export interface SendsState {
  /** Newest first. */
  readonly sends: readonly Sending[];
  /** By operation, the id of the call its page shows. */
  readonly shown: ReadonlyMap<string, number>;
}

export interface Sends {
  readonly state: () => SendsState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Resolves when the call has ended, whatever the outcome.
   * @param read the values that the form was filled with
   */
  readonly send: (operation: Operation, params: Params, read?: Params) => Promise<void>;
  readonly stop: (id: number) => void;
  /** Loads the next page of a list, or all remaining ones. */
  readonly more: (id: number, all: boolean) => Promise<void>;
  readonly show: (sending: Sending) => void;
}

type Ask = (operation: string, params: Params, options: CallOptions) => Promise<Answer>;

const KEPT = 20;
const MAX_BYTES = 64_000_000;
/** Maximum number of pages loaded at once; requesting again continues. */
export const MAX_PAGES = 100;
export const MAX_ITEMS = 10_000;

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

  readonly send = async (operation: Operation, params: Params, read?: Params): Promise<void> => {
    const id = ++this.#lastId;
    const { sends: all, shown } = this.#state;
    const first = begun(id, operation, params, this.#now());
    this.#put({ sends: [first, ...all.slice(0, KEPT - 1)], shown: new Map(shown).set(operation.name, id) });
    const { answer, failure } = await this.#attempt(id, operation.name, params, {
      read,
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
    for (let turn = 0; turn < (all ? MAX_PAGES : 1); turn++) {
      const { list, operation } = this.#state.sends.find((one) => one.id === id) ?? {};
      if (operation === undefined || list?.next === undefined || list.isGoing) return;
      if (all && list.items.length >= MAX_ITEMS) return;
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

  /** A call that can be aborted; errors become messages. */
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

/** True if a server that ignores the page number returned the same page again. */
function isRepeated(all: readonly unknown[], page: readonly unknown[]): boolean {
  return page.length > 0 && JSON.stringify(all.slice(-page.length)) === JSON.stringify(page);
}

/** The state of a new call, and of one that was just confirmed. */
const UNSENT = { isAsked: false, sent: undefined, received: undefined } as const;

const begun = (id: number, operation: Operation, params: Params, at: number): Sending => ({
  id,
  operation,
  params,
  at,
  state: 'in progress',
  ...UNSENT,
  answer: undefined,
  failure: undefined,
  list: undefined,
  isLetGo: false,
});

/** Releases the bodies of the oldest calls if the total is too large. */
function bounded(sends: readonly Sending[]): readonly Sending[] {
  let bytes = 0;
  return sends.map((one, place) => {
    const { answer } = one;
    bytes += answer?.body.length ?? 0;
    if (answer === undefined || bytes <= MAX_BYTES || place === 0) return one;
    return { ...one, answer: { head: answer.head, body: new Uint8Array() }, list: undefined, isLetGo: true };
  });
}

/** The store of this page. */
export const sends = createSends(confirmed);
