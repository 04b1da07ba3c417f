/** Parses IP addresses, using only what browsers and Node share. */

const BYTE = '(?:\\d|[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])';
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);

/** Four decimal parts without leading zeros. */
export function isIPv4(text: string): boolean {
  return IPV4.test(text);
}

/**
 * The canonical form of RFC 5952: shortest, in lower case; a mapped IPv4 address keeps its dots (§5). Undefined if the
 * text is not an IPv6 address. Parsed by the platform's URL parser, which knows all forms of RFC 4291 §2.2.
 */
export function canonicalIPv6(text: string): string | undefined {
  if (!/^[0-9a-f:.]{2,45}$/i.test(text) || !text.includes(':')) return undefined;
  const url = `http://[${text}]`;
  if (!URL.canParse(url)) return undefined;
  const short = new URL(url).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (mapped === null) return short;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return `::ffff:${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}
