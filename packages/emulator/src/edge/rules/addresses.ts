/** Addresses within ranges. */
import { contains, parseCidr } from '../../products/shared/cidr.ts';

/** Tests if an address equals another, or is in a range in CIDR notation. */
export function addressIn(address: string, range: string): boolean {
  const [inner, outer] = [parseCidr(address), parseCidr(range)];
  return inner !== undefined && outer !== undefined && contains(outer, inner);
}
