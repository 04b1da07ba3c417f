/** Reads the bytes of a video from any offset: from a Blob, from memory, or from a stream that is read once. */

import { UsageError } from '../errors/usage-error.ts';
import { isBlob, isBytes, isResponse } from '../request/uploadable.ts';
import type { Uploadable } from '../types.ts';
import { byteSource } from '../uploads/byte-stream.ts';

export interface VideoSource {
  /** Length in bytes. */
  readonly size: number;
  /** True if only the last chunk can be read again. */
  readonly isStream: boolean;
  /** Reads `length` bytes from `offset`. A stream returns the last chunk again, or the bytes after it. */
  read(offset: number, length: number): Promise<Blob | Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

const fail = (message: string, parameter = 'file') => new UsageError(message, { operation: 'uploadVideo', parameter });

export function openVideo(file: Uploadable, size?: number): VideoSource {
  const known = isBytes(file) ? file.byteLength : isBlob(file) ? file.size : undefined;
  const total = known ?? size;
  if (total === undefined) throw fail('"size" is required: the length of a stream is not known in advance', 'size');
  if (!Number.isSafeInteger(total) || total < 0) throw fail(`"size" must be a number of bytes, not ${total}`, 'size');
  if (size !== undefined && size !== total) throw fail(`"size" is ${size}, but the file has ${total} bytes`, 'size');
  if (total === 0) throw fail('the file is empty');
  return known === undefined ? streamed(file, total) : held(file as Blob | BufferSource, total); // others have a length
}

function held(file: Blob | BufferSource, size: number): VideoSource {
  const bytes = isBlob(file)
    ? undefined
    : ArrayBuffer.isView(file)
      ? new Uint8Array(file.buffer as ArrayBuffer, file.byteOffset, file.byteLength) // fetch accepts no shared memory
      : new Uint8Array(file);
  return {
    size,
    isStream: false,
    async read(offset, length) {
      if (bytes) return bytes.subarray(offset, offset + length);
      const slice = (file as Blob).slice(offset, offset + length); // not bytes, so a Blob
      return slice instanceof Blob ? slice : new Uint8Array(await (slice as Blob).arrayBuffer());
    },
    close: async () => {},
  };
}

/** Holds one chunk so that it can be sent again, plus the surplus bytes of the source. */
function streamed(file: Uploadable, size: number): VideoSource {
  const source = byteSource(isResponse(file) ? ((file as Response).body ?? new Blob().stream()) : file);
  let start = 0;
  let chunk = new Uint8Array(0);
  let rest = new Uint8Array(0);
  const ended = (at: number) => fail(`the stream ended after ${at} of ${size} bytes`);
  /** Moves up to `length` bytes into `target` and returns their number; 0 at the end. */
  const pull = async (target: Uint8Array | undefined, at: number, length: number) => {
    if (rest.length === 0) rest = ((await source.read()) ?? rest) as typeof rest; // never shared memory
    const taken = Math.min(rest.length, length);
    target?.set(rest.subarray(0, taken), at);
    rest = rest.subarray(taken);
    return taken;
  };
  return {
    size,
    isStream: true,
    async read(offset, length) {
      if (offset < start)
        throw fail(
          `the server has only ${offset} bytes, but the stream is already past byte ${start}: upload the file again from the start`,
        );
      if (offset === start && length === chunk.length) return chunk;
      const end = start + chunk.length;
      const kept = chunk.slice(Math.min(offset - start, chunk.length), offset - start + length);
      chunk = new Uint8Array(0); // avoids holding two chunks at a time
      // Skip bytes that the server already has.
      for (let at = end; at < offset; ) {
        const taken = await pull(undefined, 0, offset - at);
        if (taken === 0) throw ended(at);
        at += taken;
      }
      const next = new Uint8Array(length);
      next.set(kept);
      for (let filled = kept.length; filled < length; ) {
        const taken = await pull(next, filled, length - filled);
        if (taken === 0) throw ended(offset + filled);
        filled += taken;
      }
      if (offset + length === size && (await pull(undefined, 0, 1)) > 0)
        throw fail(`the stream has more than ${size} bytes`);
      [start, chunk] = [offset, next];
      return next;
    },
    close: source.close,
  };
}

const HASHED = 65_536;

/** Identifies a video: SHA-256 of its length and its first 64 KiB, as 64 hexadecimal digits. */
export async function fingerprintOf(source: VideoSource): Promise<string> {
  const head = await new Response(await source.read(0, Math.min(HASHED, source.size))).arrayBuffer();
  const bytes = await new Blob([`${source.size}:`, head]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
