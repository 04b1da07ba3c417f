import { expect, test } from 'vitest';
import type { AnswerHead } from '../../wire/types.ts';
import { jsonOf, readAnswer } from './answer.ts';

const head: AnswerHead = {
  operation: 'zones.get',
  ok: true,
  status: 200,
  headers: [['content-length', '5']],
  type: 'text/plain',
  duration: 1,
  attempts: [],
};
const bytes = new Uint8Array([...new TextEncoder().encode(`${JSON.stringify(head)}\n`), 0, 10, 255, 10, 1]);

const streamOf = (chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

test.each([1, 2, 7, 1000])('head and body are read from chunks of %i, newlines in the body included', async (size) => {
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  const answer = await readAnswer(streamOf(chunks));
  expect(answer.head).toEqual(head);
  expect([...answer.body]).toEqual([0, 10, 255, 10, 1]);
});

test('progress reports received and total bytes', async () => {
  const seen: unknown[] = [];
  await readAnswer(streamOf([bytes.subarray(0, -2), bytes.subarray(-2)]), (received) => seen.push(received));
  expect(seen).toEqual([
    { bytes: 3, total: 5 },
    { bytes: 5, total: 5 },
  ]);
});

test('a stream that ends inside the head is an error', async () => {
  await expect(readAnswer(streamOf([bytes.subarray(0, 10)]))).rejects.toThrow('ended before the response');
});

test('a body that is labelled JSON but invalid has no JSON', () => {
  const broken = { head: { ...head, type: 'application/json' }, body: new TextEncoder().encode('{"a":') };
  expect(jsonOf(broken)).toBeUndefined();
});
