/** The parts of `node:net` that the emulator uses: it recognizes addresses. */
import { canonicalIPv6, isIPv4 } from '../../../../../zone-file/src/addresses.ts';

export { isIPv4 };

/** Node accepts a zone, as in `fe80::1%eth0`: https://www.rfc-editor.org/rfc/rfc4007#section-11 */
export const isIPv6 = (text: string): boolean => canonicalIPv6(text.replace(/%[0-9a-z.:-]+$/i, '')) !== undefined;

export function isIP(text: string): 0 | 4 | 6 {
  if (isIPv4(text)) return 4;
  return isIPv6(text) ? 6 : 0;
}
