/** Decodes URL encoded text: https://developers.cloudflare.com/ruleset-engine/rules-language/functions/#url_decode */
import { utf8 } from '../escapes.ts';

/** Maximum passes of repeated decoding. */
const MAX_PASSES = 32;

/** @param options `r` repeats until nothing changes, `u` supports `%uXXXX` */
export function decodeUrl(text: string, options: string): string {
  const once = (from: string): string =>
    from.replace(/%u([\da-f]{4})|%([\da-f]{2})|\+/gi, (all, unicode?: string, hex?: string) => {
      if (all === '+') return ' ';
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return options.includes('u') ? utf8(String.fromCharCode(Number.parseInt(unicode ?? '', 16))) : all;
    });
  let decoded = once(text);
  if (!options.includes('r')) return decoded;
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const next = once(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded;
}
