import { isObject } from '@flarewire/schema';
import { expect, it } from 'vitest';
import { atLeast, sampled } from '../../../test/repository/sample.ts';
import { createArranger } from '../test/arrange.ts';
import { createEmulator } from './emulator.ts';
import { compiledContract } from './schema/contract.ts';

/** Texts that only show the form of a value. */
const PLACEHOLDER = /sample|lorem|placeholder|x{4}|account123/i;

/** The request with texts unlike any placeholder, so that a placeholder in the response was made by the emulator. */
async function reworded(request: Request): Promise<Request> {
  const reword = (text: string): string =>
    text.replaceAll('sample', 'given').replaceAll('account123_my-bucket', 'given').replaceAll(/x{4,}/gi, 'given');
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  const url = reword(request.url);
  if (!isJson) return new Request(url, request);
  return new Request(url, { method: request.method, headers: request.headers, body: reword(await request.text()) });
}

function placeholdersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [`${path}: ${value.slice(0, 80)}`] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => placeholdersIn(item, `${path}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => placeholdersIn(one, `${path}/${name}`));
}

const hasEmptyItem = (result: unknown): boolean =>
  Array.isArray(result) && result.some((item) => isObject(item) && Object.keys(item).length === 0);

it('no response contains a placeholder, and no list an empty item', async () => {
  const operations = sampled(compiledContract.index().operations, ({ name }) => name);
  const emulator = createEmulator({ seed: 1 });
  const arranger = createArranger(compiledContract, {
    fetch: async (request) => emulator.fetch(await reworded(request)),
  });
  const wrong: Record<string, string[]> = {};
  let seen = 0;
  for (const operation of operations) {
    await emulator.reset();
    const response = await arranger.call(operation);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const text = await response.text();
    if (!response.ok || !isJson || text === '') continue;
    seen++;
    const answer: unknown = JSON.parse(text);
    const found = placeholdersIn(answer);
    if (operation.method === 'GET' && isObject(answer) && hasEmptyItem(answer.result)) found.push('/result: {}');
    if (found.length > 0) wrong[operation.name] = found.slice(0, 3);
  }
  await emulator.close();
  expect(wrong).toEqual({});
  // Rules refuse many requests made from the schema alone: those responses have nothing to check.
  expect(seen).toBeGreaterThan(atLeast(2250));
});
