import { describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import type { Counts } from './states.ts';
import { type Ended, Turns } from './turns.ts';

/** A journal with this many waiting items that counts its transactions. */
function scene(items: number, ahead = 0) {
  const journal = openJournal();
  const insert = journal.db.prepare('INSERT INTO item (seq, key, item) VALUES (?, ?, ?)');
  for (let at = 0; at < items; at++) insert.run(at, `${at}`, '{}');
  let transactions = 0;
  let isOver = false;
  const counted = {
    ...journal,
    together: <Result>(work: () => Result) => {
      transactions++;
      return journal.together(work);
    },
  };
  const reported: Counts[] = [];
  const turns = new Turns(counted, {
    judge: () => {
      isOver ||= journal.counts().failed > 0;
    },
    isOver: () => isOver,
    isPaused: () => false,
    claim: journal.claim,
    ahead: () => ahead,
    release: ({ key }) => journal.release(key),
    tell: (counts) => reported.push(counts),
  });
  return { journal, turns, reported, transactions: () => transactions };
}

const done = (next: unknown): Ended => ({ key: `${Object(next).key}`, outcome: { state: 'done', result: undefined } });

describe('turns of a journal', () => {
  it('items that end and start at once share a transaction', async () => {
    const { journal, turns, reported, transactions } = scene(100);
    const loop = async (): Promise<void> => {
      let next = await turns.take(undefined);
      while (next !== undefined && next !== 'paused')
        next = await turns.take({ key: next.key, outcome: { state: 'done', result: undefined } });
    };
    await Promise.all(Array.from({ length: 10 }, loop));
    expect(journal.counts()).toMatchObject({ done: 100, waiting: 0, started: 0 });
    expect(transactions()).toBe(11);
    expect(reported.map(({ done }) => done)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it('a failed transaction rejects all of its turns, and changes nothing', async () => {
    const { journal, turns } = scene(2);
    journal.db.exec(
      "CREATE TRIGGER no BEFORE UPDATE ON item WHEN new.key = '1' BEGIN SELECT RAISE(ABORT, 'disk'); END",
    );
    const ends = await Promise.allSettled([turns.take(undefined), turns.take(undefined)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(journal.counts()).toMatchObject({ waiting: 2, started: 0 });
  });

  it('an item that is on disk as started begins without a write', async () => {
    const { turns, transactions, journal } = scene(4, 2);
    const first = await turns.take(undefined);
    expect(journal.counts()).toMatchObject({ started: 3, waiting: 1 });
    const ends = [first, await turns.take(done(first)), await turns.take(undefined)];
    expect(transactions()).toBe(1);
    expect(ends.map((one) => Object(one).key)).toEqual(['0', '1', '2']);
    expect(await turns.take(done(ends[1]))).toMatchObject({ key: '3' });
    expect(transactions()).toBe(2);
    expect(journal.counts()).toMatchObject({ done: 2, started: 2 });
  });

  it('nothing begins after a failure that ends the job, and what has not begun waits again', async () => {
    const { turns, journal } = scene(20, 5);
    const first = await turns.take(undefined);
    const second = await turns.take(undefined);
    const error = { name: 'Error', message: 'no' };
    const ends = [
      turns.take({ key: `${Object(first).key}`, outcome: { state: 'failed', step: 0, error } }),
      turns.take(done(second)),
      turns.take(undefined),
    ];
    expect(await Promise.all(ends)).toEqual([undefined, undefined, undefined]);
    expect(journal.counts()).toMatchObject({ failed: 1, done: 1, started: 0, waiting: 18 });
    expect([...journal.items('waiting')].filter(({ attempts }) => attempts > 0)).toEqual([]);
  });

  it('an end that cannot be written fails the next turn', async () => {
    const { turns, journal } = scene(5, 2);
    const first = await turns.take(undefined);
    journal.db.exec(
      "CREATE TRIGGER no BEFORE UPDATE ON item WHEN new.state = 'done' BEGIN SELECT RAISE(ABORT, 'disk'); END",
    );
    const second = await turns.take(done(first));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(turns.take(done(second))).rejects.toThrow('disk');
  });
});
