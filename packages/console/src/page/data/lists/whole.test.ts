import { expect, test } from 'vitest';
import { subjectOf } from '../../review/test-support.ts';
import type { Answer } from '../answer.ts';
import { readWhole } from './whole.ts';

function answerOf(json: unknown, status = 200): Answer {
  const ok = status === 200;
  const head = { operation: '', ok, status, headers: [], type: 'application/json', duration: 1, attempts: [] };
  return { head, body: new TextEncoder().encode(JSON.stringify(json)) };
}

const place = { account_id: 'a', list_id: 'l' };
/** Three pages of a list with a cursor. */
const PAGES = [
  ['one', { cursors: { after: 'two' } }],
  ['two', { cursors: { after: 'three' } }],
  ['three', {}],
] as const;
const pageFor = (cursor: unknown) =>
  PAGES[
    Math.max(
      0,
      PAGES.findIndex(([name]) => name === cursor),
    )
  ] ?? PAGES[0];

test('all pages of a list are read, with the largest page', async () => {
  const asked: unknown[] = [];
  const whole = await readWhole(await subjectOf('rules.lists.items.list'), place, {}, async (_, params) => {
    asked.push(params);
    const [id, result_info] = pageFor(params.cursor);
    return answerOf({ success: true, result: [{ id }], result_info });
  });
  expect(whole.result).toEqual([{ id: 'one' }, { id: 'two' }, { id: 'three' }]);
  expect(asked).toEqual([
    { ...place, per_page: 500 },
    { ...place, per_page: 500, cursor: 'two' },
    { ...place, per_page: 500, cursor: 'three' },
  ]);
});

test('a page that fails leaves the whole unknown', async () => {
  const { answer, result } = await readWhole(
    await subjectOf('rules.lists.items.list'),
    place,
    {},
    async (_, { cursor }) =>
      cursor === undefined
        ? answerOf({ success: true, result: [{ id: 'one' }], result_info: { cursors: { after: 'two' } } })
        : answerOf({ success: false, errors: [] }, 500),
  );
  expect([answer.head.status, result]).toEqual([500, undefined]);
});

test('a list without an end is not read to its end', async () => {
  let at = 0;
  const { answer, result } = await readWhole(await subjectOf('rules.lists.items.list'), place, {}, async () => {
    at += 1;
    return answerOf({ success: true, result: [{ id: at }], result_info: { cursors: { after: `c${at}` } } });
  });
  expect([answer.head.ok, result, at]).toEqual([true, undefined, 200]);
});

test('a result that is not a list is read once', async () => {
  const { result } = await readWhole(await subjectOf('r2.buckets.cors.get'), {}, {}, async () =>
    answerOf({ success: true, result: { rules: [{ id: 'r' }] } }),
  );
  expect(result).toEqual({ rules: [{ id: 'r' }] });
});
