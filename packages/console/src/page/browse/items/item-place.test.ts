import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { itemPlace } from './item-place.ts';

test('path parameters come from the place and the item', () => {
  const operation = index().operations.find((one) => one.name === 'waitingRooms.get');
  if (operation === undefined) throw new Error('no operation');
  const place = itemPlace(operation, { account_id: 'a' }, { id: 'w', zone_id: 'z' }, 'waiting_room_id');
  expect(place).toEqual({ zone_id: 'z', waiting_room_id: 'w' });
  expect(itemPlace(operation, { account_id: 'a' }, { id: 'w' }, 'waiting_room_id')).toBeUndefined();
});
