import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastScope, noteScope } from './last-scope.ts';
import { noteRecent, recentOperations } from './recent.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the last account and the last zone are remembered independently', () => {
  noteScope('local', { account_id: 'a', name: 'x' });
  noteScope('local', { zone_id: 'z' });
  noteScope('local', { account_id: '' });
  expect(lastScope('local')).toEqual({ account_id: 'a', zone_id: 'z' });
});

test('ids of the emulator are never suggested for a real account', () => {
  noteScope('local', { account_id: 'a' });
  expect(lastScope('live')).toEqual({});
});

test('values that are not a scope are not stored', () => {
  noteScope('local', { account_id: { id: 1 }, token: 'secret' });
  expect(kept.size).toBe(0);
});

test('recent operations are listed once, newest first, up to a limit', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b']) noteRecent(name);
  expect(recentOperations()).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

test('an unexpected stored value is ignored', () => {
  kept.set('flarewire.scope.local', '[');
  kept.set('flarewire.recent', '{"a":1}');
  expect([lastScope('local'), recentOperations()]).toEqual([{}, []]);
});

test('a browser without storage forgets, and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  noteScope('local', { zone_id: 'z' });
  noteRecent('a');
  expect([lastScope('local'), recentOperations()]).toEqual([{}, []]);
});
