/** Globals of Node that the emulator uses; the build injects them where a module names one. */
import { Buffer as BrowserBuffer } from 'buffer';

/** `buffer` has no base64url: https://nodejs.org/api/buffer.html#buffers-and-character-encodings */
const { from, byteLength } = BrowserBuffer;
const { toString: textOf } = BrowserBuffer.prototype;

const known = (encoding: unknown): unknown => (encoding === 'base64url' ? 'base64' : encoding);

Object.assign(BrowserBuffer, {
  from: (value: unknown, encoding?: unknown, length?: unknown) =>
    Reflect.apply(from, BrowserBuffer, [value, known(encoding), length]),
  byteLength: (value: unknown, encoding?: unknown) =>
    Reflect.apply(byteLength, BrowserBuffer, [value, known(encoding)]),
});
BrowserBuffer.prototype.toString = function (
  this: BrowserBuffer,
  encoding?: BufferEncoding,
  start?: number,
  end?: number,
) {
  if (encoding !== 'base64url') return Reflect.apply(textOf, this, [encoding, start, end]);
  const text: string = Reflect.apply(textOf, this, ['base64', start, end]);
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
};

export const Buffer = BrowserBuffer;
/** The parts of `process` in modules that run in both places. */
export const process = { env: {}, pid: 0, once: () => undefined };
export const setImmediate = (work: () => void): void => void setTimeout(work, 0);
