/** Runs work on many items with limited concurrency and a result for each; it can be stopped, and failures retried. */

export type State = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

export interface Job<Item> {
  readonly item: Item;
  readonly state: State;
  /** The reason it failed. */
  readonly error?: unknown;
}

/** Failed items of a batch with their reasons; the others succeeded. */
export type Failures<Item> = ReadonlyMap<Item, unknown>;

export interface RunOptions<Item> {
  /** If it throws, the whole batch has failed. */
  readonly work: (batch: readonly Item[], signal: AbortSignal) => Promise<Failures<Item> | undefined>;
  /** Items per call. @default 1 */
  readonly size?: number;
  /** Number of concurrent batches. The first runs alone, so that the user is asked only once. */
  readonly width: number;
  /** True if every other item would fail too, so the rest is skipped. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Aborts running work and leaves waiting items. */
  readonly signal: AbortSignal;
  /** Called after every change. */
  readonly onChange: (jobs: readonly Job<Item>[]) => void;
}

export const jobsFor = <Item>(items: readonly Item[]): Job<Item>[] => items.map((item) => ({ item, state: 'waiting' }));

/** Requeues failed and stopped items; the rest is unchanged. */
export const again = <Item>(jobs: readonly Job<Item>[]): Job<Item>[] =>
  jobs.map((job) => (job.state === 'done' ? job : { item: job.item, state: 'waiting' }));

/** Runs all waiting items. Never rejects: each result is in its job. */
export async function runJobs<Item>(start: readonly Job<Item>[], options: RunOptions<Item>): Promise<Job<Item>[]> {
  const { work, size = 1, width, isFinal, signal, onChange } = options;
  const jobs = [...start];
  let isOver = false;
  const put = (places: readonly number[], next: (item: Item) => Job<Item>): void => {
    for (const place of places) jobs[place] = next(itemAt(jobs, place));
    onChange([...jobs]);
  };
  const waiting = jobs.flatMap(({ state }, place) => (state === 'waiting' ? [place] : []));
  const batches = chunksOf(waiting, size).values();
  const run = async (places: readonly number[]): Promise<void> => {
    put(places, (item) => ({ item, state: 'running' }));
    try {
      const failures = await work(
        places.map((place) => itemAt(jobs, place)),
        signal,
      );
      put(places, (item) =>
        failures?.has(item) ? { item, state: 'failed', error: failures.get(item) } : { item, state: 'done' },
      );
    } catch (error) {
      isOver ||= isFinal?.(error) ?? false;
      put(places, (item) => (signal.aborted ? { item, state: 'stopped' } : { item, state: 'failed', error }));
    }
  };
  const walk = async (): Promise<void> => {
    for (const places of batches) {
      if (signal.aborted || isOver) return;
      await run(places);
    }
  };
  const first = batches.next();
  if (!first.done && !signal.aborted) await run(first.value);
  await Promise.all(Array.from({ length: width }, walk));
  return left(jobs, onChange);
}

/** The item at an index that came from the same list. */
const itemAt = <Item>(jobs: readonly Job<Item>[], place: number): Item => (jobs[place] as Job<Item>).item;

/** Marks waiting items as stopped. */
function left<Item>(jobs: Job<Item>[], onChange: RunOptions<Item>['onChange']): Job<Item>[] {
  if (!jobs.some(({ state }) => state === 'waiting')) return jobs;
  const ended = jobs.map((job): Job<Item> => (job.state === 'waiting' ? { item: job.item, state: 'stopped' } : job));
  onChange(ended);
  return ended;
}

export interface Tally {
  readonly done: number;
  readonly failed: number;
  readonly stopped: number;
  readonly all: number;
}

export function tally(jobs: readonly Job<unknown>[]): Tally {
  const count = (state: State): number => jobs.filter((job) => job.state === state).length;
  return { done: count('done'), failed: count('failed'), stopped: count('stopped'), all: jobs.length };
}

/** Splits items into groups of one call each. */
export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size));
