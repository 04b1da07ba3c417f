/** Arbitrary text and bytes, with characters that are special in a path, a query or a form more often. */
import fc from 'fast-check';

const RESERVED = [...'/?#%&+ "<>.:;=@,[]\\\'é漢😀\n\r\t\u0000', '%2F', '%00', '..', '\r\n', '--'];

/** Any code point except surrogates. fast-check's own unit takes half a second to create. */
export const codePoint = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...RESERVED), maxLength: 20 }),
);

/** Text that is a valid path value. */
export const pathValue = text.filter((value) => value !== '' && !/^\.{1,2}$/.test(value));

export const bytes = fc.uint8Array({ maxLength: 300 });
