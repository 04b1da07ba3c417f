import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

// The part of a response that the budget uses.
const answer = () => new EventEmitter() as unknown as ServerResponse;

describe('the budget for request bodies', () => {
  const taken: string[] = [];
  const take = (budget: ReturnType<typeof createBodyBudget>, name: string, of: ServerResponse, bytes: number) =>
    budget.take(of, bytes).then(() => taken.push(name));
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('later bodies wait until the oldest is done, which never waits itself', async () => {
    taken.length = 0;
    const budget = createBodyBudget(100);
    const [first, second] = [answer(), answer()];
    await take(budget, 'first', first, 60);
    void take(budget, 'second', second, 60);
    await take(budget, 'first again', first, 60);
    await settled();
    expect(taken).toEqual(['first', 'first again']);
    first.emit('close');
    await settled();
    expect(taken).toEqual(['first', 'first again', 'second']);
  });

  it('a body whose client disconnected while waiting is released', async () => {
    const budget = createBodyBudget(100);
    const [first, second, third] = [answer(), answer(), answer()];
    await budget.take(first, 100);
    const waiting = budget.take(second, 100);
    second.emit('close');
    first.emit('close');
    await waiting;
    await budget.take(third, 100);
    taken.length = 0;
    void take(budget, 'fourth', answer(), 1);
    await settled();
    expect(taken).toEqual([]);
    third.emit('close');
    await settled();
    expect(taken).toEqual(['fourth']);
  });
});
