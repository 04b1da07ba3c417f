import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

describe('collections of the store', () => {
  let sandbox: Sandbox;
  const names = (): readonly unknown[] => sandbox.store.all('/a/b');
  beforeEach(() => {
    sandbox = createSandbox();
    for (const id of ['1', '2', '3']) sandbox.store.put('/a/b', id, { id });
    expect(names()).toHaveLength(3);
  });

  it('a collection has what was put, without what was removed, in order of creation', () => {
    sandbox.store.put('/a/b', '2', { id: '2', changed: true });
    sandbox.store.put('/a/b', '4', { id: '4', gone: undefined });
    sandbox.store.remove('/a/b', '1');
    expect(names()).toEqual([{ id: '2', changed: true }, { id: '3' }, { id: '4' }]);
    sandbox.store.clear('/a/b');
    expect(names()).toEqual([]);
  });

  it('a collection is deleted with its parent', () => {
    sandbox.store.put('/a/bc', '1', {});
    expect(sandbox.store.all('/a/bc')).toHaveLength(1);
    sandbox.store.cascade('/a/b');
    expect([names(), sandbox.store.all('/a/bc')]).toEqual([[], [{}]]);
  });

  it.each<[string, () => void]>([
    ['put', () => sandbox.store.put('/a/b', '4', { id: '4' })],
    ['removed', () => sandbox.store.remove('/a/b', '1')],
    ['cleared', () => sandbox.store.clear('/a/b')],
    ['removed with its parent', () => sandbox.store.cascade('/a')],
  ])('a failed transaction in which something was %s leaves the collection unchanged', (_, change) => {
    const before = names();
    const failing = (): void =>
      sandbox.transaction(() => {
        change();
        names();
        throw new Error('refused');
      });
    expect(failing).toThrow('refused');
    expect(names()).toEqual(before);
  });

  it('a collection cannot be changed through values that were read or put', () => {
    const item = { id: '4', inside: { list: [1] } };
    sandbox.store.put('/a/b', '4', item);
    item.inside.list.push(2);
    const [read] = names().slice(-1) as (typeof item)[];
    expect(read).toEqual({ id: '4', inside: { list: [1] } });
    expect(() => read?.inside.list.push(3)).toThrow(TypeError);
  });
});
