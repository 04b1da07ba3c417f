/**
 * Detects lost data in a write-ahead log. SQLite reads one up to the first frame that does not fit and forgets the
 * rest, which is right after a kill and wrong after damage: only then do whole transactions follow.
 * https://www.sqlite.org/fileformat2.html#walformat
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

type Sums = readonly [number, number];

/** @returns the problem; undefined if SQLite reads all of the written frames */
export function logFault(path: string): string | undefined {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    // Made when the database is opened, and filled later.
    if (size === 0) return undefined;
    const header = Buffer.alloc(HEADER);
    readSync(file, header, 0, HEADER, 0);
    const magic = header.readUInt32BE(0);
    const isBigEndian = (magic & 1) === 1;
    const sums = summed(header.subarray(0, FRAME_HEADER), [0, 0], isBigEndian);
    if ((magic & ~1) >>> 0 !== MAGIC || !isAt(header, FRAME_HEADER, sums)) return 'its header is not one of SQLite';
    return framesFault(file, size, header, sums, isBigEndian);
  } finally {
    closeSync(file);
  }
}

function framesFault(file: number, size: number, header: Buffer, start: Sums, isBigEndian: boolean) {
  const frame = Buffer.alloc(FRAME_HEADER + header.readUInt32BE(8));
  let sums = start;
  let broken: number | undefined;
  for (let at = HEADER; at + frame.length <= size; at += frame.length) {
    readSync(file, frame, 0, frame.length, at);
    // Frames left by an earlier round of the log do not belong to this one.
    const isOurs = header.compare(frame, 8, 16, 16, 24) === 0;
    sums = summed(frame.subarray(FRAME_HEADER), summed(frame.subarray(0, 8), sums, isBigEndian), isBigEndian);
    const isWhole = isOurs && isAt(frame, 16, sums);
    if (!isWhole) broken ??= at;
    else if (broken !== undefined && frame.readUInt32BE(4) > 0)
      return `it is broken at byte ${broken}, and transactions follow`;
    // A frame is judged by the one before it as that says of itself.
    sums = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
  }
  return undefined;
}

const isAt = (bytes: Buffer, at: number, [first, second]: Sums): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

/** https://www.sqlite.org/fileformat2.html#checksum_algorithm */
function summed(bytes: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  let a = first;
  let b = second;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + view.getUint32(at, !isBigEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !isBigEndian) + a) >>> 0;
  }
  return [a, b];
}
