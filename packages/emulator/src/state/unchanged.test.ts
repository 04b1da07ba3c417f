import { expect, it, onTestFinished } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { untilChanged } from './unchanged.ts';

it('a value is computed once until a row changes', () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const numbers = untilChanged<number>();
  const count = (): number => numbers(sandbox, 'zones', () => sandbox.store.count('/zones') + Math.random());
  const first = count();
  expect(count()).toBe(first);
  sandbox.store.put('/zones', 'a', { name: 'a' });
  expect(Math.floor(count())).toBe(1);
});

it('two memories, two keys and two sandboxes have values of their own', () => {
  const [one, other] = [createSandbox(), createSandbox()];
  onTestFinished(() => one.close());
  onTestFinished(() => other.close());
  const [names, texts] = [untilChanged<string>(), untilChanged<string>()];
  const read = [
    names(one, 'a', () => 'first'),
    names(one, 'b', () => 'second'),
    names(other, 'a', () => 'third'),
    texts(one, 'a', () => 'fourth'),
  ];
  expect(read).toEqual(['first', 'second', 'third', 'fourth']);
});
