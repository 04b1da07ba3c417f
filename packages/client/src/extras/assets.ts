/**
 * Uploads the static assets of a Worker: registers a manifest, and sends the files that Cloudflare does not have yet.
 * https://developers.cloudflare.com/workers/static-assets/direct-upload/
 */
import type { BaseClient } from '../client.ts';
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import type { Uploadable } from '../types.ts';
import { toFile } from '../uploads/to-file.ts';

export interface UploadAssetsParams {
  readonly account_id: string;
  readonly script_name: string;
  /** For a user Worker of Workers for Platforms. */
  readonly dispatch_namespace?: string | undefined;
  /**
   * Files by the path that they are served at: `{ '/index.html': … }`. The content type is that of the File or Blob,
   * else the one for the path's extension. Files on disk (`fs.openAsBlob()`) are read one at a time; 25 MiB each at
   * most.
   */
  readonly files: { readonly [path: string]: string | Uploadable };
}

export interface UploadAssetsOptions {
  readonly signal?: AbortSignal | null | undefined;
}

export interface UploadedAssets {
  /** Set as `metadata.assets.jwt` of the script within an hour. Treat it as a secret. */
  readonly jwt: string;
  /** Number of files that Cloudflare did not have yet, counted by content. */
  readonly uploaded: number;
}

const MAX_SIZE = 25 * 2 ** 20;
/** Buckets uploaded concurrently. */
const AT_ONCE = 3;

const TYPES: { readonly [extension: string]: string } = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

interface Asset {
  readonly file: Blob;
  readonly type: string;
}

interface Session {
  readonly jwt?: string;
  /** Hashes of the files to upload; each inner list is one request. */
  readonly buckets?: readonly (readonly string[])[];
}

/**
 * Sends the files that Cloudflare does not have yet; resolves to the token that the script upload refers to them by.
 *
 * Rejects with UsageError for files that Cloudflare would reject, and APIError for those that it does reject.
 *
 * @example
 * const { jwt } = await uploadAssets(client, { account_id, script_name: 'site', files: { '/index.html': '<h1>Hello</h1>' } });
 * await client.workers.scripts.update('site', { account_id, metadata: { assets: { jwt } } });
 */
export async function uploadAssets(
  client: Pick<BaseClient, 'post'>,
  { account_id, script_name, dispatch_namespace, files }: UploadAssetsParams,
  { signal }: UploadAssetsOptions = {},
): Promise<UploadedAssets> {
  const manifest: Record<string, { hash: string; size: number }> = {};
  const assets = new Map<string, Asset>();
  for (const [path, given] of Object.entries(files)) {
    const asset = await readAsset(path, given);
    const hash = await hashOf(asset);
    assets.set(hash, asset);
    manifest[path.replace(/^\/?/, '/')] = { hash, size: asset.file.size };
  }
  const account = `/accounts/${segment({ account_id })}/workers`;
  const script = dispatch_namespace
    ? `/dispatch/namespaces/${segment({ dispatch_namespace })}/scripts/${segment({ script_name })}`
    : `/scripts/${segment({ script_name })}`;
  const start = client.post(`${account}${script}/assets-upload-session`, { body: { manifest }, signal });
  const { jwt, buckets = [] } = ((await start) as { result: Session }).result; // as documented
  let token = buckets.length === 0 ? jwt : undefined;
  const waiting = buckets.filter((bucket) => bucket.length > 0);
  const uploaded = waiting.flat().length;
  const work = async () => {
    for (let bucket = waiting.shift(); bucket; bucket = waiting.shift()) {
      const body = await formOf(bucket, assets);
      const headers = { authorization: `Bearer ${jwt}` };
      const sent = await client.post(`${account}/assets/upload`, { query: { base64: true }, body, headers, signal });
      // Only the response to the request that completes the manifest has a token.
      token = (sent as { result: Session | null }).result?.jwt ?? token;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0; // one failure stops the other uploads
  }
  if (!token)
    throw new CloudflareError(
      'uploadAssets: all files were sent, but no response confirmed that the upload is complete',
    );
  return { jwt: token, uploaded };
}

const usage = (message: string, parameter: string) => new UsageError(message, { operation: 'uploadAssets', parameter });

function segment(named: { readonly [name: string]: string }): string {
  const [[name, value] = ['', '']] = Object.entries(named);
  if (!value || /^\.\.?$/.test(value)) throw usage(`"${name}" is missing`, name);
  return encodeURIComponent(value);
}

async function readAsset(path: string, given: string | Uploadable): Promise<Asset> {
  const file = await toFile(given, path);
  if (file.size > MAX_SIZE) throw usage(`"${path}" has ${file.size} bytes; the limit is ${MAX_SIZE} per file`, 'files');
  // Cloudflare's value for "serve without a content type".
  return { file, type: file.type || typeOf(path, 'application/null') };
}

/** The content type for the extension of a path. */
export const typeOf = (path: string, other = 'application/octet-stream'): string =>
  TYPES[path.replace(/^.*\./s, '').toLowerCase()] ?? other;

/** 32 hexadecimal digits. The type is part of the hash: identical bytes are stored with one type only. */
async function hashOf({ file, type }: Asset): Promise<string> {
  const bytes = await new Blob([file, '\n', type]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 16);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function formOf(hashes: readonly string[], assets: ReadonlyMap<string, Asset>): Promise<FormData> {
  const form = new FormData();
  for (const hash of hashes) {
    const asset = assets.get(hash);
    if (!asset)
      throw new CloudflareError(`uploadAssets: Cloudflare asks for ${hash}, which is not the hash of any file`);
    form.append(hash, new File([await base64(asset.file)], hash, { type: asset.type }));
  }
  return form;
}

/** In steps, because the number of arguments of a function is limited. */
async function base64(file: Blob): Promise<string> {
  const STEP = 3 * 8192;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) text += btoa(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return text;
}
