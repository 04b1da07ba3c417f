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

it('names in other scripts are encoded as Node encodes them', () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(label, (text) => {
      // Characters valid in a host: others would end it or be read as an escape.
      fc.pre(/[^\0-\x7f]/.test(text) && !/[\0-,/:-@[-`{-\x7f.]/.test(text));
      const ascii = domainToASCII(`${text}.x`).slice(0, -'.x'.length);
      const isRefused = ascii === '' || /[.\\"();@$]/.test(ascii) || ascii.length > 63;
      expect(nameOf(text)).toBe(isRefused ? undefined : ascii);
    }),
    { numRuns: 2000 },
  );
});

it.each(['é/b', 'é:80', 'é@b', 'é#', 'é?', 'é%41', 'é b', '[é]', '\u00ad', 'a\u3002é'])(
  'the name %j is rejected',
  (label) => {
    expect(nameOf(label)).toBeUndefined();
  },
);

it('digits of another script belong to a label and do not form an IP address', () => {
  expect(absoluteName('１２', 'harbour.example')).toBe('12.harbour.example');
});
