/** The parts of `node:zlib` that the emulator uses. */
import { gzipSync as gzip } from 'fflate';

export const gzipSync = (bytes: Uint8Array, { level }: { readonly level: 6 }): Uint8Array => gzip(bytes, { level });

/** https://www.rfc-editor.org/rfc/rfc1952#section-8 */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array, start = 0): number {
  let value = ~start;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}
