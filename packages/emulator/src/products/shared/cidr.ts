/** Addresses and networks of IPv4 and IPv6: their normal form, which holds which, and which overlap. */
import { isIPv4, isIPv6 } from 'node:net';

export interface Cidr {
  readonly version: 4 | 6;
  /** The first address as a number; bits past the prefix are zero. */
  readonly base: bigint;
  readonly length: number;
  /** The address as it was written, before the bits past the prefix were cut. */
  readonly address: bigint;
}

const bitsOf = (version: 4 | 6): number => (version === 4 ? 32 : 128);

/** A network or a single address; undefined where it is neither. */
export function parseCidr(text: unknown): Cidr | undefined {
  const match = /^([0-9a-fA-F.:]{2,45})(?:\/(\d{1,3}))?$/.exec(String(text));
  if (match === null) return undefined;
  const [, host = '', suffix] = match;
  const version = isIPv4(host) ? 4 : isIPv6(host) ? 6 : undefined;
  if (version === undefined) return undefined;
  const bits = bitsOf(version);
  const length = suffix === undefined ? bits : Number(suffix);
  if (length > bits) return undefined;
  const address = version === 4 ? numberOf4(host) : numberOf6(host);
  const free = BigInt(bits - length);
  return { version, address, length, base: (address >> free) << free };
}

function numberOf4(host: string): bigint {
  return host.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

function numberOf6(host: string): bigint {
  // The last 32 bits may be written as an IPv4 address: https://www.rfc-editor.org/rfc/rfc4291#section-2.2
  const last = host.slice(host.lastIndexOf(':') + 1);
  const low = isIPv4(last) ? numberOf4(last) : undefined;
  const plain =
    low === undefined
      ? host
      : `${host.slice(0, -last.length)}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right].reduce(
    (sum, group) => sum * 65536n + BigInt(`0x${group}`),
    0n,
  );
}

/** Is this written as Cloudflare keeps it: with a prefix, and no bits past it? */
export const isNormal = (cidr: Cidr): boolean => cidr.address === cidr.base;

export function printAddress(address: bigint, version: 4 | 6): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => String((address >> shift) & 255n)).join('.');
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((address >> BigInt(112 - index * 16)) & 0xffffn).toString(16),
  );
  const text = groups.join(':');
  const runs = [...text.matchAll(/\b0(?::0)+\b/g)];
  const [longest] = runs.toSorted((one, other) => other[0].length - one[0].length);
  if (longest === undefined) return text;
  const before = text.slice(0, longest.index).replace(/:$/, '');
  const after = text.slice(longest.index + longest[0].length).replace(/^:/, '');
  return `${before}::${after}`;
}

/** The normal form: `10.0.0.0/8`, `2001:db8::/32`. */
export const printCidr = ({ base, version, length }: Cidr): string => `${printAddress(base, version)}/${length}`;

export function contains(outer: Cidr, inner: Cidr): boolean {
  if (outer.version !== inner.version || outer.length > inner.length) return false;
  const free = BigInt(bitsOf(outer.version) - outer.length);
  return outer.base >> free === inner.base >> free;
}

export const overlaps = (one: Cidr, other: Cidr): boolean => contains(one, other) || contains(other, one);

/** Networks that are not reachable over the Internet: https://www.rfc-editor.org/rfc/rfc1918#section-3 and others. */
const PRIVATE = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
  'fe80::/10',
];

export function isPrivate(cidr: Cidr): boolean {
  return PRIVATE.some((network) => {
    const outer = parseCidr(network);
    return outer !== undefined && contains(outer, cidr);
  });
}
