/** As much of DER as certificates need: writing values, and reading the parts of a request for a certificate. */

export const tlv = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
};

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 | bytes.length, ...bytes];
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts);

/** A positive number out of hex digits. */
export function integer(hex: string): Buffer {
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return tlv(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** @example oid('2.5.4.3') */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc % 128];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) groups.unshift((left % 128) | 0x80);
    bytes.push(...groups);
  }
  return tlv(0x06, Buffer.from(bytes));
}

export const utf8 = (text: string): Buffer => tlv(0x0c, Buffer.from(text));
export const bits = (bytes: Uint8Array): Buffer => tlv(0x03, Buffer.from([0]), bytes);
export const octets = (bytes: Uint8Array): Buffer => tlv(0x04, bytes);

/** Two digits of the year until 2049, four from then on (RFC 5280, 4.1.2.5). */
export function time(at: Date): Buffer {
  const text = `${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;
  return at.getUTCFullYear() < 2050 ? tlv(0x17, Buffer.from(text.slice(2))) : tlv(0x18, Buffer.from(text));
}

export const pem = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${(
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END ${label}-----\n`;

/** One value: its tag, its content, and it as a whole. */
interface Value {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** The consecutive values; undefined if the bytes are not valid DER. */
export function values(bytes: Buffer): Value[] | undefined {
  const found: Value[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0;
    const short = bytes[at + 1];
    if (short === undefined || short === 0x80 || short > 0x84) return undefined;
    const extra = short > 0x80 ? short - 0x80 : 0;
    const length = extra === 0 ? short : Number.parseInt(bytes.toString('hex', at + 2, at + 2 + extra) || 'x', 16);
    const start = at + 2 + extra;
    if (Number.isNaN(length) || start + length > bytes.length) return undefined;
    found.push({ tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) });
    at = start + length;
  }
  return found;
}
