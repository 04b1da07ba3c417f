import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { late, loadAgain, loadInTurn } from './late.tsx';

const Thing = (): null => null;
const atOnce = (): Promise<void> => Promise.resolve();

test('parts are loaded one by one, including parts they add', async () => {
  const asked: string[] = [];
  late(async () => {
    asked.push('page');
    late(async () => {
      asked.push('editor of the page');
      return Thing;
    });
    return Thing;
  });
  late(async () => {
    asked.push('search');
    return Thing;
  });
  expect(await loadInTurn(atOnce)).toBe(true);
  expect(asked).toEqual(['page', 'search', 'editor of the page']);
  expect(await loadInTurn(atOnce)).toBe(true);
  expect(asked).toHaveLength(3);
});

test('a part that failed to load is requested again', async () => {
  let isAway = true;
  let asked = 0;
  const part = late(async () => {
    asked += 1;
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return Thing;
  });
  await part.preload();
  expect(await loadInTurn(atOnce)).toBe(false);
  expect(await loadAgain()).toBe(false);
  isAway = false;
  expect(await loadAgain()).toBe(true);
  const before = asked;
  await part.preload();
  expect(asked).toBe(before);
});

test('a loaded part renders without suspending', async () => {
  const Part = late(async () => () => 'drawn');
  await Part.preload();
  // Throws if a component suspends.
  expect(renderToStaticMarkup(<Part />)).toBe('drawn');
});
