/**
 * Writes to the journal in groups: all items that end or start in one turn of the event loop share a transaction. The
 * next items are on disk as started before they begin, so that nobody waits for the disk while there are such items.
 */
import type { Journal } from './journal.ts';
import type { Claimed, Counts, Outcome } from './states.ts';

export interface Ended {
  readonly key: string;
  readonly outcome: Outcome;
}

type Next = Claimed | 'paused' | undefined;

export interface Rules {
  /** Runs after each end: whether the job continues. */
  judge(): void;
  /** True if no more items may begin; known without the journal. */
  isOver(): boolean;
  isPaused(): boolean;
  /** Starts an item, if one may be started. */
  claim(): Claimed | undefined;
  /** Number of items that may be started before they begin. */
  ahead(): number;
  /** Makes an item wait that was started, and has not begun. */
  release(claimed: Claimed): void;
  /** Runs after the transaction, once for each end. */
  tell(counts: Counts): void;
}

interface Waiting {
  readonly ended: Ended | undefined;
  readonly isMore: boolean;
  readonly resolve: (next: Next) => void;
  readonly reject: (error: unknown) => void;
}

const isBad = ({ outcome }: Ended): boolean => outcome.state !== 'done';

export class Turns {
  readonly #journal: Journal;
  readonly #rules: Rules;
  /** Started, and not begun. */
  #ready: Claimed[] = [];
  #waiting: Waiting[] = [];
  /** The error of a write that nobody waited for. */
  #failure: { readonly error: unknown } | undefined;

  constructor(journal: Journal, rules: Rules) {
    this.#journal = journal;
    this.#rules = rules;
  }

  /** Records an end and returns the next item, whose start is on disk before the promise resolves. */
  take(ended: Ended | undefined): Promise<Next> {
    const next = this.#mayBegin(ended) ? this.#ready.shift() : undefined;
    if (next === undefined) return this.#add(ended, true);
    this.#add(ended, false).catch((error: unknown) => {
      this.#failure ??= { error };
    });
    return Promise.resolve(next);
  }

  /** Records an end, and starts nothing. */
  async record(ended: Ended): Promise<void> {
    await this.#add(ended, false);
  }

  /** A failure may end the job, so nothing begins until it is judged. */
  #mayBegin(ended: Ended | undefined): boolean {
    const isJudged = ![ended, ...this.#waiting.map((one) => one.ended)].some((one) => one !== undefined && isBad(one));
    return isJudged && this.#failure === undefined && !this.#rules.isOver();
  }

  #add(ended: Ended | undefined, isMore: boolean): Promise<Next> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ended, isMore, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#write());
    });
  }

  #write(): void {
    const all = this.#waiting;
    this.#waiting = [];
    const reported: Counts[] = [];
    try {
      if (this.#failure) throw this.#failure.error;
      const started = this.#journal.together(() => {
        const next = all.map((one) => this.#turn(one, reported));
        this.#lookAhead();
        return next;
      });
      for (const counts of reported) this.#rules.tell(counts);
      all.forEach(({ resolve }, at) => void resolve(started[at]));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  #turn({ ended, isMore }: Waiting, reported: Counts[]): Next {
    if (ended !== undefined) {
      this.#journal.end(ended.key, ended.outcome);
      reported.push(this.#journal.counts());
      this.#rules.judge();
    }
    if (!isMore || this.#rules.isOver()) return undefined;
    return this.#rules.isPaused() ? 'paused' : (this.#ready.shift() ?? this.#rules.claim());
  }

  #lookAhead(): void {
    const rules = this.#rules;
    const wanted = rules.isOver() || rules.isPaused() ? 0 : rules.ahead();
    for (const claimed of this.#ready.splice(wanted)) rules.release(claimed);
    while (this.#ready.length < wanted) {
      const claimed = rules.claim();
      if (claimed === undefined) return;
      this.#ready.push(claimed);
    }
  }
}
