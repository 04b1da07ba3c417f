/** Writes to the journal in groups: all items that end or start in one turn of the event loop share a transaction. */
import type { Journal } from './journal.ts';
import type { Claimed, Counts, Outcome } from './states.ts';

export interface Ended {
  readonly key: string;
  readonly outcome: Outcome;
}

type Next = Claimed | 'paused' | undefined;

interface Rules {
  /** Runs after each end: whether the job goes on. */
  judge(): void;
  /** Starts an item, if one may be started. */
  next(): Next;
  /** Runs after the transaction, once for each end. */
  tell(counts: Counts): void;
}

interface Waiting {
  readonly ended: Ended | undefined;
  readonly isMore: boolean;
  readonly resolve: (next: Next) => void;
  readonly reject: (error: unknown) => void;
}

export class Turns {
  readonly #journal: Journal;
  readonly #rules: Rules;
  #waiting: Waiting[] = [];

  constructor(journal: Journal, rules: Rules) {
    this.#journal = journal;
    this.#rules = rules;
  }

  /** Records an end and starts the next item; both are on disk before the promise resolves. */
  take(ended: Ended | undefined): Promise<Next> {
    return this.#add(ended, true);
  }

  /** Records an end, and starts nothing. */
  async record(ended: Ended): Promise<void> {
    await this.#add(ended, false);
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
      const started = this.#journal.together(() => all.map((one) => this.#turn(one, reported)));
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
    return isMore ? this.#rules.next() : undefined;
  }
}
