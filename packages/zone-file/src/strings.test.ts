import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinStrings, quote, readString, readText } from './strings.ts';

const inside = (quoted: string): string => quoted.slice(1, -1);
const escaped = (octets: Iterable<number>): string =>
  [...octets].map((octet) => `\\${String(octet).padStart(3, '0')}`).join('');

/** Octets of a canonical string, decoded independently of the code under test. */
function octetsOf(text: string): number[] {
  return [...text.matchAll(/\\(\d{3})|\\?([\s\S])/gu)].flatMap(([, code, character = '']) =>
    code === undefined ? [...new TextEncoder().encode(character)] : [Number(code)],
  );
}

describe('character strings', () => {
  it('every octet is preserved', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (octets) => {
        const { text, octets: count } = readString(escaped(octets));
        expect(octetsOf(inside(text))).toEqual([...octets]);
        expect(count).toBe(octets.length);
        expect(readString(inside(text)).text).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('characters stay readable, and invalid octets are escaped', () => {
    expect(readString('caf\\195\\169 \\097').text).toBe('"café a"');
    // An overlong "/", half of a surrogate pair, a code point past the last, a truncated character.
    for (const octets of [[0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0xff]]) {
      expect(readString(escaped(octets)).text).toBe(`"${escaped(octets)}"`);
    }
    for (const text of ['é', '€', '😀', '퟿', '\u{10ffff}']) {
      expect(readString(escaped(new TextEncoder().encode(text)))).toMatchObject({ value: text, text: `"${text}"` });
    }
  });

  it('strings read from any text have that text as their value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        // Invisible characters are shown as escaped octets.
        const shown = text.replace(/[\u0080-\u009f\u2028\u2029\ufeff\ufffd]/gu, (one) =>
          escaped(new TextEncoder().encode(one)),
        );
        expect(readText(inside(quote(text, 0))).value).toBe(shown);
      }),
    );
  });

  it('joined strings give one string, wherever they were cut', () => {
    const octets = [...new TextEncoder().encode('Hafenbüro "€"')];
    fc.assert(
      fc.property(fc.nat(octets.length), (cut) => {
        expect(joinStrings([escaped(octets.slice(0, cut)), escaped(octets.slice(cut))])).toBe('"Hafenbüro \\"€\\""');
      }),
    );
  });

  it('an invalid octet is named in the error', () => {
    expect(() => readString('a\\256')).toThrow('found the escape \\256 in "a\\256"; expected three digits');
    expect(() => readString('x'.repeat(256))).toThrow('has 256 octets; at most 255 fit');
  });
});
