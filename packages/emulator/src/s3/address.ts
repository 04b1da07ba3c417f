/** Addresses of the S3 API: hosts below r2.cloudflarestorage.com, and paths below `/s3/` on the emulator's own port. */
import { decode } from './signature/sign.ts';

/** Account, bucket and object of a URL. */
export interface Address {
  readonly account: string;
  /** https://developers.cloudflare.com/r2/reference/data-location/#jurisdictional-restrictions */
  readonly jurisdiction: string;
  /** Undefined for the account itself. */
  readonly bucket: string | undefined;
  /** Undefined for the bucket itself. */
  readonly key: string | undefined;
  /** Pages reach it on this machine's loopback: a request of another origin needs a CORS rule. */
  readonly isLocal: boolean;
}

const HOST =
  /^(?:(?<bucket>[^.]+)\.)?(?<account>(?!eu\.|fedramp\.)[^.]+)(?:\.(?<jurisdiction>eu|fedramp))?\.r2\.cloudflarestorage\.com$/;

/** @returns undefined for the URL of nothing */
export function addressOf({ hostname, pathname }: URL): Address | undefined {
  const { bucket, account, jurisdiction = 'default' } = HOST.exec(hostname)?.groups ?? {};
  if (account !== undefined) {
    const below = bucket === undefined ? pathname.slice(1) : `${bucket}${pathname}`;
    return { account, jurisdiction, ...placeOf(below), isLocal: false };
  }
  const [, local, own = 'default', below = ''] = /^\/s3\/([^/.]+)(?:\.(eu|fedramp))?(?:\/(.*))?$/s.exec(pathname) ?? [];
  return local === undefined ? undefined : { account: local, jurisdiction: own, ...placeOf(below), isLocal: true };
}

/** `bucket/a/key` */
function placeOf(text: string): Pick<Address, 'bucket' | 'key'> {
  const at = text.indexOf('/');
  const [bucket, key] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  return { bucket: bucket === '' ? undefined : decode(bucket), key: key === '' ? undefined : decode(key) };
}
