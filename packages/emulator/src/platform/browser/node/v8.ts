/**
 * The parts of `node:v8` that snapshots use: values to bytes and back, in the same form, so that Node restores a snapshot
 * of a browser and the other way round. https://nodejs.org/api/v8.html#serialization-api
 */

const VERSION = 15;
const HEADER = 0xff;

/** Tags of values. */
const TAG = {
  padding: 0,
  array: 65, // A
  arrayEnd: 36, // $
  bigint: 90, // Z
  double: 78, // N
  false: 70, // F
  host: 92, // \
  integer: 73, // I
  latin1: 34, // "
  map: 59, // ;
  mapEnd: 58, // :
  null: 48, // 0
  object: 111, // o
  objectEnd: 123, // {
  reference: 94, // ^
  sparse: 97, // a
  sparseEnd: 64, // @
  true: 84, // T
  undefined: 95, // _
  utf16: 99, // c
} as const;

/** Number of the class `Uint8Array` among those of bytes; that of Node's `Buffer` follows all of them. */
const UINT8_ARRAY = 1;
const BUFFER = 10;

class Writer {
  readonly #bytes: number[] = [];
  readonly #known = new Map<object, number>();
  readonly #pieces: Uint8Array[] = [];
  #size = 0;

  #put(...bytes: readonly number[]): void {
    this.#bytes.push(...bytes);
    this.#size += bytes.length;
  }

  #putBytes(bytes: Uint8Array): void {
    this.#pieces.push(Uint8Array.from(this.#bytes.splice(0)), bytes);
    this.#size += bytes.length;
  }

  /** Seven bits a byte, the lowest first. */
  #putNumber(value: number): void {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) this.#put((left % 128) | 128);
    this.#put(left);
  }

  #text(text: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters of one byte
    if (/^[\u0000-\u00ff]*$/.test(text)) {
      this.#put(TAG.latin1);
      this.#putNumber(text.length);
      this.#putBytes(Buffer.from(text, 'latin1'));
      return;
    }
    const bytes = Buffer.from(text, 'utf16le');
    const lengthBytes = Math.max(1, Math.ceil(Math.log2(bytes.length + 1) / 7));
    // Its characters begin at an even place.
    if ((this.#size + 1 + lengthBytes) % 2 === 1) this.#put(TAG.padding);
    this.#put(TAG.utf16);
    this.#putNumber(bytes.length);
    this.#putBytes(bytes);
  }

  #bigint(value: bigint): void {
    const hex = (value < 0n ? -value : value).toString(16);
    const digits = value === 0n ? 0 : Math.ceil(hex.length / 16);
    this.#put(TAG.bigint);
    this.#putNumber(digits * 16 + (value < 0n ? 1 : 0));
    this.#putBytes(Buffer.from(digits === 0 ? '' : hex.padStart(digits * 16, '0'), 'hex').reverse());
  }

  #number(value: number): void {
    if (Number.isInteger(value) && Math.abs(value) < 2 ** 30 && !Object.is(value, -0)) {
      this.#put(TAG.integer);
      this.#putNumber(value < 0 ? -value * 2 - 1 : value * 2);
      return;
    }
    this.#put(TAG.double);
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setFloat64(0, value, true);
    this.#putBytes(new Uint8Array(bytes.buffer));
  }

  #object(value: object): void {
    const known = this.#known.get(value);
    if (known !== undefined) {
      this.#put(TAG.reference);
      this.#putNumber(known);
      return;
    }
    this.#known.set(value, this.#known.size);
    if (value instanceof Uint8Array) {
      this.#put(TAG.host);
      this.#putNumber(UINT8_ARRAY);
      this.#putNumber(value.length);
      this.#putBytes(value);
    } else if (Array.isArray(value)) {
      this.#put(TAG.array);
      this.#putNumber(value.length);
      for (const one of value) this.write(one);
      this.#put(TAG.arrayEnd, 0);
      this.#putNumber(value.length);
    } else if (value instanceof Map) {
      this.#put(TAG.map);
      for (const one of [...value].flat(1)) this.write(one);
      this.#put(TAG.mapEnd);
      this.#putNumber(value.size * 2);
    } else {
      const entries = Object.entries(value);
      this.#put(TAG.object);
      for (const one of entries.flat(1)) this.write(one);
      this.#put(TAG.objectEnd);
      this.#putNumber(entries.length);
    }
  }

  write(value: unknown): this {
    if (value === undefined) this.#put(TAG.undefined);
    else if (value === null) this.#put(TAG.null);
    else if (typeof value === 'boolean') this.#put(value ? TAG.true : TAG.false);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'bigint') this.#bigint(value);
    else if (typeof value === 'string') this.#text(value);
    else if (typeof value === 'object') this.#object(value);
    else throw new TypeError(`A ${typeof value} cannot be written.`);
    return this;
  }

  header(): this {
    this.#put(HEADER, VERSION);
    return this;
  }

  done(): Uint8Array {
    return new Uint8Array(Buffer.concat([...this.#pieces, Uint8Array.from(this.#bytes)]));
  }
}

class Reader {
  readonly #bytes: Buffer;
  readonly #known: unknown[] = [];
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new Error('The bytes end too early.');
    return byte;
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new Error('The bytes end too early.');
    const taken = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return taken;
  }

  #number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  #isAt(tag: number): boolean {
    while (this.#bytes[this.#at] === TAG.padding) this.#at++;
    if (this.#bytes[this.#at] !== tag) return false;
    this.#at++;
    return true;
  }

  #integer(): number {
    const value = this.#number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  #bigint(): bigint {
    const field = this.#number();
    const hex = Buffer.from(this.#take(Math.floor(field / 2)))
      .reverse()
      .toString('hex');
    const value = hex === '' ? 0n : BigInt(`0x${hex}`);
    return field % 2 === 1 ? -value : value;
  }

  #array(): unknown[] {
    const list: unknown[] = [];
    this.#known.push(list);
    const length = this.#number();
    for (let index = 0; index < length; index++) list.push(this.read());
    if (!this.#isAt(TAG.arrayEnd)) throw new Error('A list has more than its items.');
    this.#number();
    this.#number();
    return list;
  }

  /** An array that V8 keeps with room for holes: a pair of place and value each. */
  #sparse(): object {
    const list: unknown[] = [];
    this.#known.push(list);
    list.length = this.#number();
    this.#properties(list, TAG.sparseEnd);
    this.#number();
    return list;
  }

  #object(): object {
    const value = {};
    this.#known.push(value);
    this.#properties(value, TAG.objectEnd);
    return value;
  }

  #properties(value: object, end: number): void {
    while (!this.#isAt(end)) {
      const [key, one] = [this.read(), this.read()];
      Object.defineProperty(value, String(key), { value: one, enumerable: true, writable: true, configurable: true });
    }
    this.#number();
  }

  #map(): Map<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    this.#known.push(map);
    while (!this.#isAt(TAG.mapEnd)) {
      const [key, one] = [this.read(), this.read()];
      map.set(key, one);
    }
    this.#number();
    return map;
  }

  #host(): Uint8Array {
    const kind = this.#number();
    if (kind !== UINT8_ARRAY && kind !== BUFFER) throw new Error('Only bytes are read.');
    const bytes = new Uint8Array(this.#take(this.#number()));
    this.#known.push(bytes);
    return bytes;
  }

  /** @throws Error if the bytes are not of this form */
  read(): unknown {
    while (this.#bytes[this.#at] === TAG.padding) this.#at++;
    const tag = this.#byte();
    switch (tag) {
      case TAG.undefined:
        return undefined;
      case TAG.null:
        return null;
      case TAG.true:
      case TAG.false:
        return tag === TAG.true;
      case TAG.integer:
        return this.#integer();
      case TAG.double:
        return this.#take(8).readDoubleLE(0);
      case TAG.bigint:
        return this.#bigint();
      case TAG.latin1:
        return this.#take(this.#number()).toString('latin1');
      case TAG.utf16:
        return this.#take(this.#number()).toString('utf16le');
      case TAG.object:
        return this.#object();
      case TAG.array:
        return this.#array();
      case TAG.sparse:
        return this.#sparse();
      case TAG.map:
        return this.#map();
      case TAG.host:
        return this.#host();
      case TAG.reference:
        return this.#known[this.#number()];
      default:
        throw new Error(`The tag ${tag} is not known.`);
    }
  }

  header(): this {
    if (this.#byte() !== HEADER || this.#byte() !== VERSION)
      throw new Error('The bytes are not in the format of this serializer.');
    return this;
  }
}

export const serialize = (value: unknown): Uint8Array => new Writer().header().write(value).done();

/** @throws Error if the bytes are not of this form */
export const deserialize = (bytes: Uint8Array): unknown => new Reader(bytes).header().read();
