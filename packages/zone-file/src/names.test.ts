import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MalformedError } from './malformed-error.ts';
import { absoluteName } from './names.ts';

const nameOf = (label: string): string | undefined => {
  try {
    return absoluteName(label, '');
  } catch (error) {
    if (error instanceof MalformedError) return undefined;
    throw error;
  }
};

it('takes letters of other scripts as Node does', () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(label, (text) => {
      // What a host may hold: the rest would end it, or be read as an escape.
      fc.pre(/[^\0-\x7f]/.test(text) && !/[\0-,/:-@[-`{-\x7f.]/.test(text));
      const ascii = domainToASCII(`${text}.x`).slice(0, -'.x'.length);
      const isRefused = ascii === '' || /[.\\"();@$]/.test(ascii) || ascii.length > 63;
      expect(nameOf(text)).toBe(isRefused ? undefined : ascii);
    }),
    { numRuns: 2000 },
  );
});

it.each(['é/b', 'é:80', 'é@b', 'é#', 'é?', 'é%41', 'é b', '[é]', '\u00ad', 'a\u3002é'])('refuses %j', (label) => {
  expect(nameOf(label)).toBeUndefined();
});

it('takes digits of another script for digits of a label, not of an address', () => {
  expect(absoluteName('１２', 'harbour.example')).toBe('12.harbour.example');
});
