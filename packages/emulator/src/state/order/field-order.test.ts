import { describe, expect, test } from 'vitest';
import { orderByField } from './field-order.ts';

describe('order by a field', () => {
  const rows: [number, unknown][] = [
    [1, { name: 'b' }],
    [2, { name: 'a' }],
    [3, {}],
    [4, { name: 10 }],
    [5, { name: 9 }],
    [6, { name: 'a' }],
  ];

  test('items without the field come first, then numbers by size, then texts, ties in order of creation', () => {
    expect(orderByField('name', false, rows).numbers()).toEqual([3, 5, 4, 2, 6, 1]);
    expect(orderByField('name', true, rows).numbers()).toEqual([1, 2, 6, 4, 5, 3]);
  });

  test('the order is maintained while items are added, changed and deleted', () => {
    const order = orderByField('name', false, rows);
    order.put(7, { name: 'aa' });
    order.put(1, { name: 'A' });
    order.remove(5);
    order.remove(99);
    expect(order.numbers()).toEqual([3, 4, 1, 2, 6, 7]);
  });
});
