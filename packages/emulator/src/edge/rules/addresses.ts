/** Addresses within ranges. */
import { BlockList, isIP } from 'node:net';

/** Tests if an address equals another, or is in a range in CIDR notation. */
export function addressIn(address: string, range: string): boolean {
  const [base = '', prefix] = range.split('/');
  const kind = isIP(base);
  if (kind === 0 || isIP(address) !== kind) return false;
  const type = kind === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  if (prefix === undefined) list.addAddress(base, type);
  else list.addSubnet(base, Number(prefix), type);
  return list.check(address, type);
}
