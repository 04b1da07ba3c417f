/** Any text and any bytes, with those more often that a path, a query or a form could take for its own. */
import fc from 'fast-check';

const RESERVED = [...'/?#%&+ "<>.:;=@,[]\\\'é漢😀\n\r\t\u0000', '%2F', '%00', '..', '\r\n', '--'];

/** Any code point but halves of pairs. fast-check's own unit for that takes half a second to be made. */
export const codePoint = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const text = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...RESERVED), maxLength: 20 }),
);

/** Text that may be a path value. */
export const pathValue = text.filter((value) => value !== '' && !/^\.{1,2}$/.test(value));

export const bytes = fc.uint8Array({ maxLength: 300 });
