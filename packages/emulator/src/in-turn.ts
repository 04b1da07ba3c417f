/** Work on one thing, one after the other; on different things at once. */

interface Turns<Key> {
  get(key: Key): Promise<void> | undefined;
  set(key: Key, last: Promise<void>): unknown;
  delete(key: Key): unknown;
}

/** @param turns the last work on each, stored by the caller and used only here */
export function inTurn<Key, Result>(turns: Turns<Key>, key: Key, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(key);
  const turn = before === undefined ? work() : before.then(work);
  const done = (): void => {
    if (turns.get(key) === end) turns.delete(key);
  };
  // The caller sees the error; the queue goes on either way.
  const end = turn.then(done, done);
  turns.set(key, end);
  return turn;
}
