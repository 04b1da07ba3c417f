import { expect, test } from 'vitest';
import type { Step } from '../../../wire/stored-calls.ts';
import { leavesOf, moved, replaced, targetsAfter, withParam } from './steps.ts';

const step = (name: string, params: Step['params'] = {}): Step => ({
  name,
  operation: `a.${name}`,
  params,
  omitted: ['/id'],
  expect: undefined,
});
const steps = [step('one'), step('two', { a: 'x {{one.result.id}}', b: ['{{ones.id}}'] }), step('three')];
const names = (all: readonly Step[]): string[] => all.map(({ name }) => name);

test('a step moves within the bounds of the list', () => {
  expect(names(moved(steps, 0, 2))).toEqual(['two', 'three', 'one']);
  expect(moved(steps, 0, -1)).toBe(steps);
  expect(moved(steps, 2, 3)).toBe(steps);
});

test('references follow a renamed step and no other', () => {
  const next = replaced(steps, 0, step('first'));
  expect(next[1]?.params).toEqual({ a: 'x {{first.result.id}}', b: ['{{ones.id}}'] });
});

test('a value replaces a parameter, which is stored from then on', () => {
  expect(withParam(steps, 2, 'id', '{{one.result.id}}')[2]).toMatchObject({
    params: { id: '{{one.result.id}}' },
    omitted: [],
  });
});

test('values can be passed to path parameters and existing parameters of later steps', () => {
  const found = targetsAfter(steps, 0, (operation) => (operation === 'a.two' ? '/{account_or_zone}/x/{id}' : '/y'));
  expect(found.map((target) => `${target.step}.${target.param}`)).toEqual(['two.id', 'two.a', 'two.b']);
});

test('primitive values of a response can be passed on, from long lists only the first', () => {
  const leaves = leavesOf({ result: [{ id: 'a' }, { id: 'b' }, {}, { id: 'd' }], success: true, none: null });
  expect(leaves.map(({ path }) => path.join('.'))).toEqual(['result.0.id', 'result.1.id', 'success']);
});
