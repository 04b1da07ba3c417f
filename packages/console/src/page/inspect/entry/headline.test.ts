import type { JournalEntry } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const entryOf = (more: Partial<JournalEntry>): JournalEntry => ({
  id: 1,
  time: '2026-01-01T12:00:00Z',
  duration: 2,
  method: 'GET',
  path: '/client/v4/zones/1',
  query: '',
  operation: 'zones.get',
  status: 200,
  schema: { verdict: 'passed', mistakes: [] },
  permission: { verdict: 'allowed', needed: ['Zone Read'] },
  fault: undefined,
  changes: [],
  request: { headers: {}, body: undefined, bytes: 0, isCut: false },
  response: undefined,
  ...more,
});
const answer = (code: number, message: string): JournalEntry['response'] => ({
  headers: {},
  body: JSON.stringify({ success: false, errors: [{ code, message }] }),
  bytes: 80,
  isCut: false,
});

test('a successful request has no headline', () => {
  expect(headlineOf(entryOf({}), undefined)).toBe(undefined);
});

test('a headline contains status, code, message and advice', () => {
  const found = headlineOf(entryOf({ status: 404, response: answer(7003, 'Could not route') }), undefined);
  expect(found).toMatchObject({ title: '404 [7003]', messages: ['Could not route'] });
  expect(found?.advice[0]).toContain('does not exist');
});

test('contract violations, missing permissions and faults come before the status', () => {
  const mistakes = [{ pointer: '/ttl', message: 'must be 1 or at least 60' }];
  expect(headlineOf(entryOf({ status: 400, schema: { verdict: 'failed', mistakes } }), undefined)?.advice).toEqual([
    '/ttl: must be 1 or at least 60',
  ]);
  const permission = { verdict: 'refused', needed: ['Zone Read'] } as const;
  expect(headlineOf(entryOf({ status: 403, permission }), undefined)?.advice).toEqual([
    'Use a token that has the permission Zone Read.',
  ]);
  expect(headlineOf(entryOf({ status: 404, fault: 'outage' }), undefined)?.advice[0]).toContain('outage');
  expect(headlineOf(entryOf({ status: undefined, fault: 'lost' }), undefined)?.title).toBe('No response');
  expect(headlineOf(entryOf({ status: 404, operation: undefined }), undefined)?.advice[0]).toContain('No operation');
});
