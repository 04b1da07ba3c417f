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

test('the last account and the last zone are known, each by itself', () => {
  noteScope('local', { account_id: 'a', name: 'x' });
  noteScope('local', { zone_id: 'z' });
  noteScope('local', { account_id: '' });
  expect(lastScope('local')).toEqual({ account_id: 'a', zone_id: 'z' });
});

test('what is of the emulator is never proposed for a real account', () => {
  noteScope('local', { account_id: 'a' });
  expect(lastScope('live')).toEqual({});
});

test('what is not a scope is not kept', () => {
  noteScope('local', { account_id: { id: 1 }, token: 'secret' });
  expect(kept.size).toBe(0);
});

test('recent operations stand once, the last one first, and are few', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b']) noteRecent(name);
  expect(recentOperations()).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

test('another value in their place is no hindrance', () => {
  kept.set('flarewire.scope.local', '[');
  kept.set('flarewire.recent', '{"a":1}');
  expect([lastScope('local'), recentOperations()]).toEqual([{}, []]);
});

test('a browser that forbids storage forgets, and nothing breaks', () => {
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
