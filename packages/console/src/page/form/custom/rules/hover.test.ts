import { expect, it } from 'vitest';
import { hoverAt } from './hover.ts';

it('hovering over a field or function shows its type and documentation', () => {
  const text = 'lower(http.host) eq "http.host"';
  expect(hoverAt(text, 2)).toMatchObject({
    from: 0,
    to: 5,
    lines: ['lower(source): String', expect.any(String), expect.stringContaining('#lower')],
  });
  expect(hoverAt(text, 8)).toMatchObject({ from: 6, to: 15 });
  expect(hoverAt(text, 8)?.lines[0]).toBe('http.host: String');
  expect(hoverAt(text, 18)).toBeUndefined();
});
