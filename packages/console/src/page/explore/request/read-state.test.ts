import { expect, test } from 'vitest';
import { noteRead, takeRead } from './read-state.ts';

test('the values of a filled form belong to one call of the same item', () => {
  noteRead('zones.edit', { zone_id: 'a' }, { paused: false });
  expect(takeRead('zones.edit', { zone_id: 'a', paused: true })).toEqual({ paused: false });
  expect(takeRead('zones.edit', { zone_id: 'a', paused: true })).toBeUndefined();
  noteRead('zones.edit', { zone_id: 'a' }, { paused: false });
  expect(takeRead('zones.edit', { zone_id: 'b', paused: true })).toBeUndefined();
});
