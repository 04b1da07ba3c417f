import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';

const SCOPE = '/a/b';

describe('the collection index', () => {
  let sandbox: Sandbox;
  beforeEach(() => {
    sandbox = createSandbox();
    for (const id of ['1', '2', '3', '4']) sandbox.store.put(SCOPE, id, { id, name: `n${id}`, kind: 'x', tags: [] });
  });
  const ids = (items: readonly unknown[]): unknown[] => items.map((item) => Object(item).id);
  const page = (query: object = {}): unknown[] => {
    const { items, total } = sandbox.store.list(SCOPE, { limit: 2, offset: 1, ...query });
    return [ids(items), total];
  };
  const seen = () => ({
    count: sandbox.store.count(SCOPE),
    page: page(),
    kind: ids(sandbox.store.bearing(SCOPE, 'kind', 'x')),
    hasSize: sandbox.store.hasField(SCOPE, 'size'),
  });

  it('the index knows the count, the pages, and items by text', () => {
    expect(seen()).toEqual({ count: 4, page: [['2', '3'], 4], kind: ['1', '2', '3', '4'], hasSize: false });
    expect(sandbox.store.idBy(SCOPE, ['title', 'name'], 'n3')).toBe('3');
    expect(sandbox.store.idBy(SCOPE, ['title', 'name'], 'n5')).toBeUndefined();
    expect(sandbox.store.hasField(SCOPE, 'tags')).toBe(true);
    expect(sandbox.store.bearing('/a', 'kind', 'x')).toEqual([]);
  });

  it('the index finds texts in any case, and in their exact form', () => {
    const held = (text: string, ignoresCase?: boolean): unknown[] =>
      ids(sandbox.store.bearing(SCOPE, 'kind', text, ignoresCase));
    expect([held('X'), held('X', true), held('x')]).toEqual([[], ['1', '2', '3', '4'], ['1', '2', '3', '4']]);
    sandbox.store.put(SCOPE, '5', { id: '5', kind: 'X' });
    sandbox.store.remove(SCOPE, '1');
    expect([held('X'), held('x', true)]).toEqual([['5'], ['2', '3', '4', '5']]);
  });

  it('the index follows each change', () => {
    seen();
    sandbox.store.put(SCOPE, '2', { id: '2', kind: 'y', size: 1 });
    sandbox.store.remove(SCOPE, '1');
    sandbox.store.put(SCOPE, '5', { id: '5', kind: 'x' });
    expect(seen()).toEqual({ count: 4, page: [['3', '4'], 4], kind: ['3', '4', '5'], hasSize: true });
    sandbox.store.put(SCOPE, '2', { id: '2', kind: 'x' });
    expect(seen()).toMatchObject({ kind: ['2', '3', '4', '5'], hasSize: false });
    sandbox.store.clear(SCOPE);
    expect(seen()).toEqual({ count: 0, page: [[], 0], kind: [], hasSize: false });
  });

  it('pages of a descending order are cut from the end', () => {
    expect(page({ descending: true })).toEqual([['3', '2'], 4]);
    expect(page({ descending: true, offset: 3 })).toEqual([['1'], 4]);
    expect(page({ descending: true, offset: 9 })).toEqual([[], 4]);
  });

  it('the index keeps the order of a field through changes and rollbacks', () => {
    const ordered = (query: object = {}) => page({ order: 'name', limit: 9, offset: 0, ...query });
    expect(ordered()).toEqual([['1', '2', '3', '4'], 4]);
    expect(ordered({ descending: true, limit: 2, offset: 1 })).toEqual([['3', '2'], 4]);
    sandbox.store.put(SCOPE, '1', { id: '1', name: 'z', kind: 'y' });
    sandbox.store.put(SCOPE, '0', { id: '0', name: 'a', kind: 'x' });
    sandbox.store.remove(SCOPE, '3');
    expect(ordered()).toEqual([['0', '2', '4', '1'], 4]);
    expect(ordered({ where: new Map([['kind', 'x']]) })).toEqual([['0', '2', '4'], 3]);
    expect(ordered({ descending: true })).toEqual([['1', '4', '2', '0'], 4]);
  });

  it('the index filters by any number of fields', () => {
    sandbox.store.put(SCOPE, '5', { id: '5', name: 'n5', kind: 'y', size: 5, isOn: true });
    const where = (fields: object): unknown[] => page({ offset: 0, where: new Map(Object.entries(fields)) });
    expect(where({ kind: 'x' })).toEqual([['1', '2'], 4]);
    expect(where({ kind: 'x', name: 'n4' })).toEqual([['4'], 1]);
    expect(where({ kind: 'y', name: 'n4' })).toEqual([[], 0]);
    expect(where({ size: '5', isOn: 'true' })).toEqual([['5'], 1]);
  });

  it.each<[string, () => void]>([
    ['put', () => sandbox.store.put(SCOPE, '5', { id: '5', kind: 'x' })],
    ['removed', () => sandbox.store.remove(SCOPE, '1')],
    ['cleared', () => sandbox.store.clear(SCOPE)],
    ['removed with its parent', () => sandbox.store.cascade('/a')],
  ])('a failed transaction in which something was %s leaves the index unchanged', (_, change) => {
    const before = seen();
    const failing = (): void =>
      sandbox.transaction(() => {
        change();
        seen();
        throw new Error('refused');
      });
    expect(failing).toThrow('refused');
    expect(seen()).toEqual(before);
  });

  it('the index stays correct with more collections than it caches', () => {
    for (let other = 0; other < 2100; other++) expect(sandbox.store.count(`/c/${other}`)).toBe(0);
    sandbox.store.put(SCOPE, '5', { id: '5', kind: 'x' });
    expect(seen()).toMatchObject({ count: 5, kind: ['1', '2', '3', '4', '5'] });
  });
});
