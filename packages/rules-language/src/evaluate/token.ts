/**
 * Validates timed message authentication codes:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/functions/#hmac-validation
 */
import { fromBytes, toBytes } from '../escapes.ts';
import { decodeBase64 } from './base64.ts';
import { hmacSha256 } from './sha256.ts';
import { decodeUrl } from './url.ts';

export interface TimedMac {
  readonly key: string;
  /** Message, separator, ten digits of seconds, a dash, the code. */
  readonly message: string;
  readonly ttl: bigint;
  readonly now: bigint;
  readonly separatorLength: bigint;
  /** `s`: the code is URL-safe Base64, not URL encoded. */
  readonly flags: string;
}

/** Length of a Base64 code without padding. */
const MIN_MAC_LENGTH = 43;

export function isTimedMacValid({ key, message, ttl, now, separatorLength, flags }: TimedMac): boolean {
  const stamp = lastStamp(message);
  if (stamp === undefined) return false;
  const time = message.slice(stamp, stamp + 10);
  const end = stamp - Number(separatorLength);
  if (end < 1 || BigInt(time) + ttl < now) return false;
  const written = message.slice(stamp + 11);
  const mac = decodeBase64(flags.includes('s') ? written : decodeUrl(written, ''));
  if (mac === undefined || (flags.includes('s') && written.length !== MIN_MAC_LENGTH)) return false;
  return fromBytes(hmacSha256(toBytes(key), toBytes(message.slice(0, end) + time))) === mac;
}

/** Offset of the last ten digits and dash that leave room for a code. */
function lastStamp(message: string): number | undefined {
  for (let at = message.length - MIN_MAC_LENGTH - 11; at > 0; at--)
    if (message[at + 10] === '-' && /^\d{10}$/.test(message.slice(at, at + 10))) return at;
  return undefined;
}
