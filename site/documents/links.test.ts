import { expect, test } from 'vitest';
import { withLinks } from './links.ts';

const known = new Map([
  ['docs/pacing.md', '/pacing/'],
  ['docs/decisions/README.md', '/decisions/'],
]);
const rewritten = (text: string, file = 'docs/lists.md'): string =>
  withLinks(text, file, ({ path, hash }) => {
    const to = known.get(path);
    return to === undefined ? undefined : to + hash;
  });

test('a link to a document goes to its page, with its anchor', () => {
  expect(rewritten('See [pacing](pacing.md#share).')).toBe('See [pacing](/pacing/#share).');
  expect(rewritten('[Decisions](../docs/decisions/README.md)')).toBe('[Decisions](/decisions/)');
  expect(rewritten('[pacing](../pacing.md)', 'docs/decisions/001.md')).toBe('[pacing](/pacing/)');
});

test('a link to anything but a page becomes plain text', () => {
  expect(rewritten('The [`index.ts`](../packages/client/src/index.ts) of it')).toBe('The `index.ts` of it');
});

test('an image inside a link is read with it', () => {
  expect(rewritten('[![a](pacing.md)](pacing.md)')).toBe('[![a](pacing.md)](/pacing/)');
});

test('URLs and anchors of the page are not changed', () => {
  const text = '[a](https://example.com/a.md) [b](#b) [c](/c/)';
  expect(rewritten(text)).toBe(text);
});

test('code is not changed', () => {
  const text = '`[a](pacing.md)` and\n```md\n[a](pacing.md)\n```\n``[`a`](pacing.md)``';
  expect(rewritten(text)).toBe(text);
});
