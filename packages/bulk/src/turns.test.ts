import { describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import type { Counts } from './states.ts';
import { Turns } from './turns.ts';

/** A journal with this many waiting items that counts its transactions. */
function scene(items: number) {
  const journal = openJournal();
  const insert = journal.db.prepare('INSERT INTO item (seq, key, item) VALUES (?, ?, ?)');
  for (let at = 0; at < items; at++) insert.run(at, `${at}`, '{}');
  let transactions = 0;
  const counted = {
    ...journal,
    together: <Result>(work: () => Result) => {
      transactions++;
      return journal.together(work);
    },
  };
  const reported: Counts[] = [];
  const turns = new Turns(counted, {
    judge: () => {},
    next: () => journal.claim(),
    tell: (counts) => reported.push(counts),
  });
  return { journal, turns, reported, transactions: () => transactions };
}

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
});
