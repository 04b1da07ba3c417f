/** Frames of the WebSocket protocol, as a server reads and writes them: https://www.rfc-editor.org/rfc/rfc6455#section-5 */

export const OP = { more: 0, text: 1, bytes: 2, close: 8, ping: 9, pong: 10 } as const;

export interface Message {
  readonly op: number;
  readonly payload: Buffer;
}

/** Why a connection ends: https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
export class FrameError extends Error {
  override readonly name = 'FrameError';
  readonly code: number;

  constructor(code: number, why: string) {
    super(why);
    this.code = code;
  }
}

/** Bytes of one message from a client, over all of its frames: more than any filter needs. */
const MAX = 64 * 1024;
/** https://www.rfc-editor.org/rfc/rfc6455#section-5.5 */
const MAX_CONTROL = 125;

/** A whole message to a client, which is never masked. */
export function frameOf(op: number, payload: Uint8Array): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = 0x80 | op;
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

/** A close frame: a code, and words of at most 123 bytes. */
export function closeFrame(code: number, why: string): Buffer {
  const payload = Buffer.alloc(2 + Math.min(Buffer.byteLength(why), MAX_CONTROL - 2));
  payload.writeUInt16BE(code, 0);
  payload.write(why, 2);
  return frameOf(OP.close, payload);
}

interface Head {
  readonly op: number;
  readonly isLast: boolean;
  readonly mask: Buffer | undefined;
  readonly length: number;
  /** Bytes of the head itself. */
  readonly size: number;
}

/** Assembles messages from chunks of any size. */
export class FrameReader {
  #pieces: Buffer[] = [];
  #size = 0;
  /** Number of bytes to wait for before parsing a frame. */
  #needed = 2;
  #parts: Buffer[] = [];
  #op: number = OP.more;

  /** @throws FrameError */
  *read(piece: Buffer): Generator<Message> {
    this.#pieces.push(piece);
    this.#size += piece.length;
    while (this.#size >= this.#needed) {
      const bytes = this.#pieces.length === 1 ? (this.#pieces[0] ?? piece) : Buffer.concat(this.#pieces);
      this.#pieces = [bytes];
      const head = headOf(bytes);
      this.#needed = typeof head === 'number' ? head : head.size + head.length;
      if (typeof head === 'number' || this.#size < this.#needed) continue;
      const payload = unmasked(bytes.subarray(head.size, this.#needed), head.mask);
      this.#pieces = [bytes.subarray(this.#needed)];
      this.#size -= this.#needed;
      this.#needed = 2;
      const message = this.#take(head, payload);
      if (message !== undefined) yield message;
    }
  }

  /** A message that the frame ends; control frames may come between the frames of another. */
  #take({ op, isLast }: Head, payload: Buffer): Message | undefined {
    if (op >= OP.close) return { op, payload };
    if ((op === OP.more) !== this.#parts.length > 0) throw new FrameError(1002, 'a frame is out of order');
    if (op !== OP.more) this.#op = op;
    this.#parts.push(payload);
    if (this.#parts.reduce((sum, { length }) => sum + length, 0) > MAX || this.#parts.length > MAX_PARTS)
      throw new FrameError(1009, `a message has more than ${MAX} bytes`);
    if (!isLast) return undefined;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    return { op: this.#op, payload: whole };
  }
}

/** Frames of one message: empty ones would go on for ever. */
const MAX_PARTS = 1024;

/** The header of the frame that begins here; or its length, while it is incomplete. @throws FrameError */
function headOf(bytes: Buffer): Head | number {
  const [first = 0, second = 0] = bytes;
  const op = first & 0x0f;
  const isLast = (first & 0x80) !== 0;
  const short = second & 0x7f;
  if ((first & 0x70) !== 0 || ![0, 1, 2, 8, 9, 10].includes(op))
    throw new FrameError(1002, 'a frame is of an unknown kind');
  if (op >= OP.close && (!isLast || short > MAX_CONTROL)) throw new FrameError(1002, 'a control frame is too long');
  const extended = short === 126 ? 2 : short === 127 ? 8 : 0;
  // A client must mask its frames (RFC 6455, 5.1); wrangler does not, and is accepted.
  const isMasked = (second & 0x80) !== 0;
  const size = 2 + extended + (isMasked ? 4 : 0);
  if (bytes.length < size) return size;
  const length = extended === 0 ? short : extended === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (length > MAX) throw new FrameError(1009, `a message has more than ${MAX} bytes`);
  return { op, isLast, length, size, mask: isMasked ? bytes.subarray(size - 4, size) : undefined };
}

function unmasked(payload: Buffer, mask: Buffer | undefined): Buffer {
  if (mask === undefined) return Buffer.from(payload);
  return Buffer.from(payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
}
