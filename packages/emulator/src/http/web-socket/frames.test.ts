import { describe, expect, it } from 'vitest';
import { LINEAR, ratioOfFour } from '../../../../../test/repository/cpu-ratio.ts';
import { closeFrame, FrameError, FrameReader, frameOf, OP } from './frames.ts';

/** A frame as a client writes it. */
function masked(frame: Buffer, mask = Buffer.from([1, 2, 3, 4])): Buffer {
  const extended = { 126: 2, 127: 8 }[(frame[1] ?? 0) & 0x7f] ?? 0;
  const head = Buffer.from(frame.subarray(0, 2 + extended));
  head[1] = (head[1] ?? 0) | 0x80;
  const payload = frame.subarray(2 + extended).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([head, mask, payload]);
}

const text = (value: string): Buffer => frameOf(OP.text, Buffer.from(value));
const read = (...pieces: Buffer[]): [number, string][] => {
  const reader = new FrameReader();
  return pieces.flatMap((piece) =>
    [...reader.read(piece)].map(({ op, payload }): [number, string] => [op, String(payload)]),
  );
};
const codeOf = (...pieces: Buffer[]): number | undefined => {
  try {
    read(...pieces);
    return undefined;
  } catch (error) {
    return error instanceof FrameError ? error.code : undefined;
  }
};

describe('WebSocket frames', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('frames of %i bytes are read as written, masked or not', (length) => {
    const value = 'é'.repeat(length / 2).padEnd(length / 2 + (length % 2), 'x');
    expect(read(text(value), masked(text(value)))).toEqual([
      [OP.text, value],
      [OP.text, value],
    ]);
  });

  it('frames can arrive a byte at a time, or several at once', () => {
    const all = Buffer.concat([masked(text('a')), text('b'.repeat(200)), frameOf(OP.ping, Buffer.from('p'))]);
    const wanted = [
      [OP.text, 'a'],
      [OP.text, 'b'.repeat(200)],
      [OP.ping, 'p'],
    ];
    expect(read(all)).toEqual(wanted);
    expect(read(...[...all].map((byte) => Buffer.from([byte])))).toEqual(wanted);
  });

  it('fragments of one message are joined, with control frames between them', () => {
    const [begin, end] = [text('a'), frameOf(OP.more, Buffer.from('b'))];
    begin[0] = OP.text;
    expect(read(begin, frameOf(OP.pong, Buffer.alloc(0)), end)).toEqual([
      [OP.pong, ''],
      [OP.text, 'ab'],
    ]);
    expect([codeOf(end), codeOf(begin, text('c'))]).toEqual([1002, 1002]);
  });

  it('invalid and overlong frames are refused with the matching close code', () => {
    const reserved = text('a');
    reserved[0] = 0xc1;
    const longPing = frameOf(OP.ping, Buffer.alloc(126));
    const openPing = Buffer.from([OP.ping, 0]);
    expect([reserved, Buffer.from([0x83, 0]), longPing, openPing].map((one) => codeOf(one))).toEqual([
      1002, 1002, 1002, 1002,
    ]);
    expect(codeOf(frameOf(OP.text, Buffer.alloc(65_537)).subarray(0, 10))).toBe(1009);
    const part = frameOf(OP.more, Buffer.alloc(65_000));
    part[0] = OP.more;
    const begin = text('a');
    begin[0] = OP.text;
    expect(codeOf(begin, part, part)).toBe(1009);
    const empty = Buffer.from([OP.more, 0]);
    expect(codeOf(begin, Buffer.concat(Array.from({ length: 2000 }, () => empty)))).toBe(1009);
  });

  it('frames are read in time proportional to their size', async () => {
    const work = (size: number): unknown =>
      read(...[...masked(text('x'.repeat(size)))].map((byte) => Buffer.from([byte])));
    expect(await ratioOfFour(work, 16_000)).toBeLessThan(LINEAR);
  });

  it('a close frame holds as much of the reason as fits', () => {
    expect(read(closeFrame(1001, 'x'.repeat(500)))[0]?.[1].slice(2)).toBe('x'.repeat(123));
  });
});
