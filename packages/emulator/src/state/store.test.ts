import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

describe('a whole collection', () => {
  let sandbox: Sandbox;
  const names = (): readonly unknown[] => sandbox.store.all('/a/b');
  beforeEach(() => {
    sandbox = createSandbox();
    for (const id of ['1', '2', '3']) sandbox.store.put('/a/b', id, { id });
    expect(names()).toHaveLength(3);
  });

  it('has what was put and lacks what was removed, in the order of its making', () => {
    sandbox.store.put('/a/b', '2', { id: '2', changed: true });
    sandbox.store.put('/a/b', '4', { id: '4', gone: undefined });
    sandbox.store.remove('/a/b', '1');
    expect(names()).toEqual([{ id: '2', changed: true }, { id: '3' }, { id: '4' }]);
    sandbox.store.clear('/a/b');
    expect(names()).toEqual([]);
  });

  it('goes with what it lies below', () => {
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
  ])('is as it was when a transaction in which something was %s fails', (_, change) => {
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

  it('cannot be changed by who reads it, nor by who has put it', () => {
    const item = { id: '4', inside: { list: [1] } };
    sandbox.store.put('/a/b', '4', item);
    item.inside.list.push(2);
    const [read] = names().slice(-1) as (typeof item)[];
    expect(read).toEqual({ id: '4', inside: { list: [1] } });
    expect(() => read?.inside.list.push(3)).toThrow(TypeError);
  });
});
