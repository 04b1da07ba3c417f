import { describe, expect, it } from 'vitest';
import { eventOf, hasWords } from './event.ts';

const log = (event: Record<string, unknown>) => eventOf({ id: 1, account: 'a', script: 'shop', event });

describe('an event of a Worker', () => {
  it('a request has its URL, status, console lines and exceptions', () => {
    const event = log({
      outcome: 'exception',
      eventTimestamp: 5,
      event: { request: { method: 'POST', url: 'https://a.example/x' }, response: { status: 500 } },
      logs: [{ level: 'warn', message: ['left', { n: 1 }] }],
      exceptions: [{ name: 'TypeError', message: 'no', stack: 'TypeError: no\n  at index.js:1' }],
    });
    expect(event).toMatchObject({
      time: 5,
      title: 'POST https://a.example/x',
      status: 500,
      isFailed: true,
      lines: [{ level: 'warn', text: 'left {"n":1}' }],
      exceptions: ['TypeError: no\nat index.js:1'],
    });
    expect([hasWords(event, 'LEFT a.example'), hasWords(event, 'right'), hasWords(event, '')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('schedules and queues are named, and anything else is an event', () => {
    expect(log({ event: { cron: '0 * * * *' } }).title).toBe('Cron 0 * * * *');
    expect(log({ event: { queue: 'orders' } }).title).toBe('Queue orders');
    expect(log({})).toMatchObject({ title: 'Event', status: undefined, isFailed: false, outcome: 'ok' });
  });
});
