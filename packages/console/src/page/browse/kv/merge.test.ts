import { expect, test } from 'vitest';
import { merged } from './merge.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = { bytes: bytes('read'), metadata: '', expires: '' };

test('a key keeps the value or metadata that only the other person changed', () => {
  const mine = { ...read, bytes: bytes('mine') };
  const theirs = { ...read, metadata: '{"by":"them"}' };
  const both = { state: { ...mine, metadata: theirs.metadata }, conflicts: [] };
  expect(merged({ read, now: theirs, wanted: mine })).toEqual(both);
  expect(merged({ read, now: mine, wanted: theirs })).toEqual(both);
});

test('a value that both changed, or that was deleted, is a conflict', () => {
  const mine = { ...read, bytes: bytes('mine') };
  const conflict = { name: 'value', read: 'read', wanted: 'mine' };
  const theirs = merged({ read, now: { ...read, bytes: bytes('theirs') }, wanted: mine });
  expect(theirs).toEqual({ state: mine, conflicts: [{ ...conflict, now: 'theirs' }] });
  expect(merged({ read, now: undefined, wanted: mine })).toEqual({
    state: mine,
    conflicts: [{ ...conflict, now: undefined }],
  });
});

test('bytes that are not text are compared too', () => {
  const [one, other] = [Uint8Array.of(0xff, 0xfe), Uint8Array.of(0xff, 0xfd)];
  const before = { ...read, bytes: one };
  expect(merged({ read: before, now: { ...before, bytes: other }, wanted: { ...before, metadata: '1' } })).toEqual({
    state: { bytes: other, metadata: '1', expires: '' },
    conflicts: [],
  });
});
