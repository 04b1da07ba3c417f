import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it('shows what of a name cannot be seen', () => {
  expect(shownName('a/b c')).toBe('a/b c');
  expect(shownName('')).toBe('(empty)');
  expect(shownName('  x ')).toBe('··x·');
  expect(shownName('a\u202egpj.exe')).toBe('a\\u202egpj.exe');
  expect(shownName('tab\tnew\nline\x7f\0')).toBe('tab\\tnew\\nline\\u007f\\0');
  expect(shownName('zero\u200bwidth \u0085')).toBe('zero\\u200bwidth \\u0085');
  expect(shownName('🙂 ü %2F')).toBe('🙂 ü %2F');
});
