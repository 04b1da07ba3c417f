/** Checksums of a body while it passes by: MD5, SHA-1, SHA-256, CRC-32, CRC-32C and CRC-64/NVME. */
import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** https://developers.cloudflare.com/r2/api/s3/api/#checksum-types */
export const ALGORITHMS = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** Bytes of a checksum. */
export const WIDTHS: Readonly<Record<Algorithm, number>> = { crc32: 4, crc32c: 4, crc64nvme: 8, sha1: 20, sha256: 32 };

export interface Digest {
  update(piece: Uint8Array): void;
  /** The last use. */
  digest(): Buffer;
}

export function createDigest(name: Algorithm): Digest {
  if (name === 'crc32') return crc32Digest();
  if (name === 'crc32c') return tableDigest(CRC32C);
  return name === 'crc64nvme' ? crc64Digest() : hashDigest(createHash(name));
}

const hashDigest = (hash: Hash): Digest => ({
  update: (piece) => void hash.update(piece),
  digest: () => hash.digest(),
});

function crc32Digest(): Digest {
  let value = 0;
  return {
    update: (piece) => {
      value = crc32(piece, value);
    },
    digest: () => word(value),
  };
}

function tableDigest(table: Uint32Array): Digest {
  let value = 0xffffffff;
  return {
    update: (piece) => {
      for (const byte of piece) value = (value >>> 8) ^ (table[(value ^ byte) & 255] ?? 0);
    },
    digest: () => word(~value),
  };
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** Of the reversed polynomial of CRC-32C (RFC 3720, appendix B.4). */
const CRC32C = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

/** The reversed polynomial of CRC-64/NVME: NVM Express NVM Command Set Specification, 5.2.1.3.4. */
const CRC64 = Array.from({ length: 256 }, (_, byte) => {
  let value = BigInt(byte);
  for (let bit = 0; bit < 8; bit++) value = value & 1n ? (value >> 1n) ^ 0x9a6c9329ac4bc9b5n : value >> 1n;
  return value;
});
const HIGH = Uint32Array.from(CRC64, (value) => Number(value >> 32n));
const LOW = Uint32Array.from(CRC64, (value) => Number(value & 0xffffffffn));

/** In two halves: arithmetic with BigInt is far slower. */
function crc64Digest(): Digest {
  let [high, low] = [0xffffffff, 0xffffffff];
  return {
    update: (piece) => {
      for (const byte of piece) {
        const at = (low ^ byte) & 255;
        low = ((low >>> 8) | (high << 24)) ^ (LOW[at] ?? 0);
        high = (high >>> 8) ^ (HIGH[at] ?? 0);
      }
    },
    digest: () => Buffer.concat([word(~high), word(~low)]),
  };
}
