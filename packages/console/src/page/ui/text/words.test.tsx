import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from './words.tsx';

test.each([
  ['Only with `type` MX.', 'Only with <code>type</code> MX.'],
  ['no code, <b>', 'no code, &lt;b&gt;'],
  ['a ` alone', 'a ` alone'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
])('the text "%s" is rendered with code in backticks', (text, html) => {
  expect(renderToStaticMarkup(<Words text={text} />)).toBe(html);
});
