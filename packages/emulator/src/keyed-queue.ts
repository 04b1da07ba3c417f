/** Queues work by key: work with the same key runs one after the other, work with other keys at the same time. */

interface Queues<Key> {
  get(key: Key): Promise<void> | undefined;
  set(key: Key, last: Promise<void>): unknown;
  delete(key: Key): unknown;
}

/** @param queues the last work on each, stored by the caller and used only here */
export function enqueue<Key, Result>(queues: Queues<Key>, key: Key, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(key);
  const turn = before === undefined ? work() : before.then(work);
  const done = (): void => {
    if (queues.get(key) === end) queues.delete(key);
  };
  // The caller sees the error; the queue continues either way.
  const end = turn.then(done, done);
  queues.set(key, end);
  return turn;
}
