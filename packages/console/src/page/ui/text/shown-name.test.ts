import { expect, it } from 'vitest';
import { shownName, shownParts, shownText } from './shown-name.ts';

it('invisible characters of a name are shown', () => {
  expect(shownName('a/b c')).toBe('a/b c');
  expect(shownName('')).toBe('(empty)');
  expect(shownName('  x ')).toBe('··x·');
  expect(shownName('a\u202egpj.exe')).toBe('a\\u202egpj.exe');
  expect(shownName('tab\tnew\nline\x7f\0')).toBe('tab\\tnew\\nline\\u007f\\0');
  expect(shownName('zero\u200bwidth \u0085')).toBe('zero\\u200bwidth \\u0085');
  expect(shownName('🙂 ü %2F')).toBe('🙂 ü %2F');
});

it('every invisible or direction-changing character is marked', () => {
  for (const one of '\u00ad\u061c\u180e\u200b\u200c\u200e\u202a\u202e\u2060\u2066\u2069\ufeff\u3164\u{e0041}')
    expect(shownText(`a${one}b`)).toMatch(/^a\\u\{?[0-9a-f]{4,5}\}?b$/);
  expect(shownText('👩\u200d💻 👩🏽\u200d')).not.toContain('👩\\u200d');
});

it('characters are kept next to their marks, so that a copy equals the original', () => {
  const text = 'pay\u202egnp.exe\n';
  expect(shownParts(text)).toEqual([
    { text: 'pay' },
    { text: '\u202e', mark: '\\u202e' },
    { text: 'gnp.exe' },
    { text: '\n', mark: '\\n' },
  ]);
  expect(shownParts(text, true).at(-1)).toEqual({ text: 'gnp.exe\n' });
  expect(
    shownParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
