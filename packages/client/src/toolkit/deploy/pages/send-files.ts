/**
 * Uploads the files of a Pages deployment that Cloudflare does not have yet.
 * https://developers.cloudflare.com/pages/get-started/direct-upload/
 */
import { extname } from 'node:path';
import { typeOf } from '../../../extras/assets.ts';
import { type Caller, callOf, type HelperOptions } from '../../caller.ts';
import { digestOf, type FolderFile } from '../files/folder-files.ts';

export interface SentFiles {
  /** Hashes by path. */
  readonly manifest: { readonly [path: string]: string };
  readonly files: number;
  readonly uploaded: number;
}

/**
 * Limits of one request: https://developers.cloudflare.com/pages/platform/limits/ only documents those of a deployment.
 */
const MAX = { files: 500, bytes: 20 * 2 ** 20 };
/** A token is valid for five minutes. */
const LIFETIME = 4 * 60_000;

export async function sendFiles(
  client: Caller,
  scope: object,
  files: readonly FolderFile[],
  options: HelperOptions,
): Promise<SentFiles> {
  const byHash = new Map<string, FolderFile>();
  const manifest: Record<string, string> = {};
  for (const file of files) {
    const hash = (await digestOf(file.blob, extname(file.path))).slice(0, 32);
    byHash.set(hash, file);
    manifest[file.path] = hash;
  }
  const send = caller(client, scope, options);
  const hashes = [...byHash.keys()];
  const missing = new Set<string>();
  const answer = hashes.length > 0 ? await send('pages.assets.checkMissing', { hashes }) : [];
  for await (const hash of answer as AsyncIterable<string> | string[]) missing.add(hash); // as documented
  for (const batch of batches([...missing].flatMap((hash) => ({ hash, file: byHash.get(hash) })))) {
    const body = await Promise.all(batch.map(partOf));
    await send('pages.assets.upload', { body });
  }
  if (hashes.length > 0) await send('pages.assets.upsertHashes', { hashes });
  return { manifest, files: files.length, uploaded: missing.size };
}

/** Returns a function for calls with an upload token, which is renewed before it expires. */
function caller(client: Caller, scope: object, options: HelperOptions) {
  let [token, until] = ['', 0];
  return async (operation: string, params: object): Promise<unknown> => {
    if (client.clock.now() >= until) {
      const { jwt } = Object(await callOf(client, 'pages.projects.getUploadToken', scope, options));
      [token, until] = [String(jwt), client.clock.now() + LIFETIME];
    }
    const headers = { authorization: `Bearer ${token}` };
    return callOf(client, operation, params, options, { headers });
  };
}

interface Missing {
  readonly hash: string;
  readonly file: FolderFile | undefined;
}

function batches(missing: readonly Missing[]): Missing[][] {
  const all: Missing[][] = [];
  let room = 0;
  for (const one of missing) {
    const size = one.file?.size ?? 0;
    const last = all.at(-1);
    if (last && last.length < MAX.files && size <= room) last.push(one);
    else {
      all.push([one]);
      room = MAX.bytes;
    }
    room -= size;
  }
  return all;
}

async function partOf({ hash, file }: Missing): Promise<object> {
  if (file === undefined) throw new Error(`Pages asks for ${hash}, which is not the hash of any file`);
  const value = Buffer.from(await file.blob.arrayBuffer()).toString('base64');
  return { key: hash, value, base64: true, metadata: { contentType: typeOf(file.path) } };
}
