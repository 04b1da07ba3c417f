/** Edits of what somebody else changed meanwhile, by the shape of their operation. */
import { expect, test } from 'vitest';
import { reviewOf } from './guard.ts';
import { subjectOf } from './test-support.ts';

test('a new binding of a Worker keeps the secret and the binding that somebody else added', async () => {
  const subject = await subjectOf('workers.scripts.scriptAndVersionSettings.edit');
  const kept = { type: 'inherit', name: 'KEY' };
  const [mine, theirs] = ['MINE', 'THEIRS'].map((name) => ({ type: 'plain_text', name, text: 'x' }));
  const current = { bindings: [{ type: 'secret_text', name: 'KEY' }, theirs], compatibility_date: '2026-01-01' };
  const params = { account_id: 'a', script_name: 's', settings: { bindings: [kept, mine] } };
  const read = { settings: { bindings: [kept], compatibility_date: '2025-01-01' } };
  const { params: sent, review } = reviewOf(subject, params, current, read);
  expect(sent.settings).toEqual({ bindings: [kept, mine, theirs] });
  expect(review.conflicts).toEqual([]);
});

test('CORS rules and items of lists are merged rule by rule and item by item', async () => {
  const cors = await subjectOf('r2.buckets.cors.update');
  const rule = (id: string, maxAgeSeconds: number) => ({
    id,
    allowed: { methods: ['GET'], origins: ['https://a.example'] },
    maxAgeSeconds,
  });
  const [one, two] = [rule('one', 1), rule('two', 2)];
  const bucket = { account_id: 'a', bucket_name: 'b', rules: [rule('one', 30)] };
  expect(reviewOf(cors, bucket, { rules: [one, two] }, { rules: [one] }).params.rules).toEqual([rule('one', 30), two]);

  const items = await subjectOf('rules.lists.items.update');
  const item = (ip: string, comment: string) => ({ ip, comment });
  const first = item('192.0.2.1', 'first');
  const current = [first, item('192.0.2.2', 'theirs')].map((each, index) => ({ ...each, id: String(index) }));
  const list = { account_id: 'a', list_id: 'l', body: [item('192.0.2.1', 'mine')] };
  const sent = reviewOf(items, list, current, { body: [first] }).params.body;
  expect(sent).toEqual([item('192.0.2.1', 'mine'), item('192.0.2.2', 'theirs')]);
});
