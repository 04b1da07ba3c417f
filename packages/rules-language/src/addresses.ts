/** Parses IP addresses of the Rules language without platform APIs. */

const BYTE = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/;
const GROUP = /^[\da-f]{1,4}$/i;
const MAX_LENGTH = 45;

/** 4, 6, or 0 if it is not an address. RFC 4291, 2.2 */
export function addressVersion(text: string): 0 | 4 | 6 {
  if (text.length > MAX_LENGTH) return 0;
  if (isVersion4(text)) return 4;
  return isVersion6(text) ? 6 : 0;
}

function isVersion4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => BYTE.test(part));
}

function isVersion6(text: string): boolean {
  if (!text.includes(':')) return false;
  const [front = '', back, ...more] = text.split('::');
  if (more.length > 0) return false;
  // The last 32 bits may be written as an IPv4 address.
  const first = groupsIn(front, back === undefined);
  const last = back === undefined ? 0 : groupsIn(back, true);
  if (first === undefined || last === undefined) return false;
  return back === undefined ? first === 8 : first + last < 8;
}

/** Number of 16-bit groups; undefined if one of them is invalid. */
function groupsIn(text: string, isEnd: boolean): number | undefined {
  if (text === '') return 0;
  const groups = text.split(':');
  const tail = groups.at(-1) ?? '';
  const hasVersion4 = isEnd && isVersion4(tail);
  const plain = hasVersion4 ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => GROUP.test(group))) return undefined;
  return plain.length + (hasVersion4 ? 2 : 0);
}

/** An address as a number; all IPv6 addresses are greater than all IPv4 addresses. */
export function addressNumber(text: string): bigint {
  if (isVersion4(text)) return text.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [front = '', back] = text.split('::');
  const start = groupValues(front);
  const end = back === undefined ? [] : groupValues(back);
  const middle = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => 0n);
  return [...start, ...middle, ...end].reduce((sum, group) => sum * 65536n + group, 0n) + VERSION_6;
}

const VERSION_6 = 2n ** 32n;

function groupValues(text: string): bigint[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [BigInt(`0x${group}`)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [BigInt(a * 256 + b), BigInt(c * 256 + d)];
  });
}

/** Text of such a number in the shortest form of RFC 5952. */
export function addressText(address: bigint): string {
  if (address < VERSION_6) return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join('.');
  const value = address - VERSION_6;
  const groups = [112n, 96n, 80n, 64n, 48n, 32n, 16n, 0n].map((shift) => ((value >> shift) & 65535n).toString(16));
  const full = groups.join(':');
  const longest = [...full.matchAll(/(?<![^:])0(?::0)+(?![^:])/g)].sort((a, b) => b[0].length - a[0].length)[0];
  if (longest === undefined) return full;
  const before = full.slice(0, longest.index).replace(/:$/, '');
  const after = full.slice(longest.index + longest[0].length).replace(/^:/, '');
  return `${before}::${after}`;
}

export const isVersion6Number = (address: bigint): boolean => address >= VERSION_6;

/** First and last address of a network or a range. */
export function addressRange(text: string): readonly [first: bigint, last: bigint] {
  const [from = '', to] = text.split('..');
  if (to !== undefined) return [addressNumber(from), addressNumber(to)];
  const [base = '', bits] = text.split('/');
  const address = addressNumber(base);
  if (bits === undefined) return [address, address];
  return networkOf(address, Number(bits));
}

/** The network of an address with this prefix length. */
export function networkOf(address: bigint, bits: number): readonly [first: bigint, last: bigint] {
  const isSix = isVersion6Number(address);
  const own = isSix ? address - VERSION_6 : address;
  const size = 2n ** BigInt((isSix ? 128 : 32) - bits);
  const first = (own / size) * size + (isSix ? VERSION_6 : 0n);
  return [first, first + size - 1n];
}
