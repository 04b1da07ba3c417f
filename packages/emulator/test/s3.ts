/** Signed requests to the S3 API of an emulator, for tests; the signature is checked by documented examples elsewhere. */
import type { Emulator } from '../src/emulator.ts';
import { readSignature, sha256, signatureOf, signingKey, UNSIGNED } from '../src/s3/signature/sign.ts';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface S3Options extends Partial<S3Keys> {
  /** `http://127.0.0.1/s3/<account>`, without a slash at its end. */
  readonly endpoint: string;
}

export type S3Caller = (method: string, path: string, init?: S3Init) => Promise<Response>;

interface S3Init {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

const ANY: S3Keys = { accessKeyId: 'any', secretAccessKey: 'secret' };

const stamp = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

export function s3Caller(emulator: Pick<Emulator, 'fetch' | 'clock'>, { endpoint, ...keys }: S3Options): S3Caller {
  return async (method, path, { body, headers = {} } = {}) => {
    const init = { method, address: endpoint + path, headers, ...(body === undefined ? {} : { body }) };
    const request = signedRequest({ ...ANY, ...keys }, emulator.clock.now(), init);
    return emulator.fetch(request);
  };
}

function signedRequest(
  { accessKeyId, secretAccessKey, sessionToken }: S3Keys,
  now: number,
  { method, address, body, headers }: S3Init & { readonly method: string; readonly address: string },
): Request {
  const time = stamp(now);
  const all = new Headers({
    'x-amz-date': time,
    'x-amz-content-sha256': sha256(body ?? ''),
    ...(sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }),
    ...headers,
  });
  const url = new URL(address);
  const names = ['host', ...all.keys()].sort().join(';');
  const scope = `${accessKeyId}/${time.slice(0, 8)}/auto/s3/aws4_request`;
  const withSignature = (signature: string): string =>
    `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=${names}, Signature=${signature}`;
  all.set('authorization', withSignature('0'));
  const signature = readSignature({ method, url, headers: all });
  if (signature === undefined) throw new Error('unreachable');
  const key = signingKey(secretAccessKey, signature);
  all.set('authorization', withSignature(signatureOf({ method, url, headers: all }, signature, key)));
  return new Request(url, { method, headers: all, ...(body === undefined ? {} : { body }) });
}

/** A presigned URL. */
export function presigned(
  { accessKeyId, secretAccessKey }: S3Keys,
  method: string,
  address: string,
  { now, expires }: { readonly now: number; readonly expires: number },
): string {
  const time = stamp(now);
  const url = new URL(address);
  const query: Record<string, string> = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${time.slice(0, 8)}/auto/s3/aws4_request`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(expires),
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': '0',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signature = readSignature({ method, url, headers: new Headers() });
  if (signature === undefined || signature.payload !== UNSIGNED) throw new Error('unreachable');
  url.searchParams.set(
    'X-Amz-Signature',
    signatureOf({ method, url, headers: new Headers() }, signature, signingKey(secretAccessKey, signature)),
  );
  return url.href;
}
