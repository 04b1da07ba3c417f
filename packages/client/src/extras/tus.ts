/** Uploads a video to Stream in chunks (tus), so that a broken connection costs one chunk and not the whole upload. */

import { APIUserAbortError } from '../errors/errors.ts';
import { UsageError } from '../errors/usage-error.ts';
import { fileName } from '../request/uploadable.ts';
import { withTimeLimit } from '../transport/time/time-limit.ts';
import type { Uploadable } from '../types.ts';
import { fingerprintOf, openVideo, type VideoSource } from './tus-source.ts';
import { create, openWire, type UploadClient } from './tus-wire.ts';

export type { UploadClient } from './tus-wire.ts';

const MIB = 2 ** 20;
/** Limits of a chunk, https://developers.cloudflare.com/stream/uploading-videos/resumable-uploads/#requirements */
const CHUNK = { min: 5 * MIB, max: 200 * MIB, step: 256 * 1024 };

export interface UploadVideoParams {
  readonly account_id: string;
  /** A File or Blob (`fs.openAsBlob()` for one on disk), bytes, or a stream, which needs `size`. */
  readonly file: Uploadable;
  /** Length in bytes. Only required for streams. */
  readonly size?: number | undefined;
  /**
   * `name`, `requiresignedurls`, `maxdurationseconds` and other options of Stream; every other key becomes part of the
   * video's `meta`. `true` sends the key alone. `name` defaults to the name of a File.
   * https://developers.cloudflare.com/stream/uploading-videos/resumable-uploads/#supported-options-in-upload-metadata
   */
  readonly metadata?: { readonly [key: string]: string | number | boolean | undefined } | undefined;
  /** Your name for the creator of the video, 64 characters at most. */
  readonly creator?: string | undefined;
}

/** State from which an upload can be resumed later, even in another process. Plain JSON. */
export interface VideoUpload {
  /** Upload address. Anyone who has it can write to the upload: treat it as a secret. */
  readonly url: string;
  /** Used to check that the file is the same. */
  readonly fingerprint?: string | undefined;
  /** The video's id in Stream; unknown for a URL from another source. */
  readonly uid?: string | undefined;
}

export interface UploadVideoOptions {
  /**
   * Bytes per chunk: a multiple of 256 KiB, 5 MiB to 200 MiB. One chunk of a stream is held in memory.
   * @default 50 MiB, for streams 5 MiB
   */
  readonly chunkSize?: number | undefined;
  /** Consecutive failures without progress after which the upload fails. @default 8 */
  readonly maxRetries?: number | undefined;
  /** Milliseconds per chunk. @default 600000 */
  readonly timeout?: number | undefined;
  readonly signal?: AbortSignal | null | undefined;
  /** Called before the first byte is sent and awaited, so that the upload can be saved (to a file, for example). */
  readonly onUrl?: ((upload: VideoUpload) => unknown) | undefined;
  /** Called with the bytes that the server has confirmed, and the total. */
  readonly onProgress?: ((uploaded: number, size: number) => void) | undefined;
  /** Resumes this upload. A `url` alone is enough: a one-time link for end users needs no credentials. */
  readonly resume?: VideoUpload | undefined;
}

/**
 * Uploads a video, and resumes from the server's offset after each failure. Resolves once the server has every byte.
 *
 * Rejects with UsageError for invalid input, APIError for a refusal of the server, APIUserAbortError when `signal`
 * aborts. An aborted or failed upload can be resumed with the value passed to `onUrl`.
 *
 * @example
 * import { openAsBlob } from 'node:fs';
 * const { uid } = await uploadVideo(client, { account_id, file: await openAsBlob('film.mp4'), metadata: { name: 'Film' } });
 */
export async function uploadVideo(
  client: UploadClient,
  params: UploadVideoParams,
  options: UploadVideoOptions = {},
): Promise<VideoUpload> {
  const source = openVideo(params.file, params.size);
  try {
    const chunkSize = checkChunk(options.chunkSize ?? (source.isStream ? 5 : 50) * MIB, source.size);
    const upload = await begin(client, params, options, source);
    await sendAll(client, upload.url, options, source, chunkSize);
    return upload;
  } finally {
    // Not awaited: a generator only ends after its own pending await.
    void source.close();
  }
}

/** Waits for work that ignores signals, but no longer than the caller does. */
const untilAborted = <T>(work: () => Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  withTimeLimit(work, signal, Infinity, () => new APIUserAbortError());

const usage = (message: string, parameter: string) => new UsageError(message, { operation: 'uploadVideo', parameter });

function checkChunk(bytes: number, size: number): number {
  const { min, max, step } = CHUNK;
  // A single chunk may have any length.
  if (bytes >= 1 && bytes >= size && bytes <= max) return bytes;
  if (!(bytes >= min && bytes <= max && bytes % step === 0))
    throw usage(`chunkSize must be a multiple of ${step} from ${min} to ${max}, not ${bytes}`, 'chunkSize');
  return bytes;
}

/** The upload to resume, or a new one. */
async function begin(
  client: UploadClient,
  params: UploadVideoParams,
  { resume, onUrl, signal }: UploadVideoOptions,
  source: VideoSource,
): Promise<VideoUpload> {
  const fingerprint =
    onUrl || resume?.fingerprint ? await untilAborted(() => fingerprintOf(source), signal) : undefined;
  if (resume?.fingerprint && resume.fingerprint !== fingerprint)
    throw usage('the file differs from the one that the upload was started with', 'resume');
  if (resume) return resume;
  if (!params.account_id) throw usage('"account_id" is missing', 'account_id');
  const metadata = { name: fileName(params.file), ...params.metadata };
  const headers = { 'Upload-Metadata': encodeMetadata(metadata), 'Upload-Creator': params.creator };
  const upload = { ...(await create(client, params.account_id, source.size, { headers, signal })), fingerprint };
  await onUrl?.(upload);
  return upload;
}

/** `key base64,key base64`; a key without a value means true. */
function encodeMetadata(metadata: NonNullable<UploadVideoParams['metadata']>): string | undefined {
  const pairs = Object.entries(metadata).filter(([, value]) => value !== undefined && value !== false);
  for (const [key] of pairs)
    if (!/^[!-+\--~]+$/.test(key))
      throw usage(`metadata key "${key}" must be ASCII without spaces and commas`, 'metadata');
  return pairs.map(([key, value]) => (value === true ? key : `${key} ${base64(`${value}`)}`)).join(',') || undefined;
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function sendAll(
  client: UploadClient,
  url: string,
  { maxRetries = 8, timeout = 600_000, signal, onProgress, resume }: UploadVideoOptions,
  source: VideoSource,
  chunkSize: number,
): Promise<void> {
  const { size } = source;
  const wire = openWire(client, { url, size, timeout, signal });
  const next = async (from: number, failures: number) => {
    const bytes = await untilAborted(() => source.read(from, Math.min(chunkSize, size - from)), signal);
    return wire.send(from, bytes, failures);
  };
  // Undefined after a failure: only the server knows the offset.
  let offset = resume ? undefined : 0;
  let best = -1;
  for (let failures = 0; ; ) {
    if (offset !== undefined && offset > best) {
      if (offset > 0 || resume) onProgress?.(offset, size);
      best = offset;
      failures = 0;
    }
    if (offset === size) return;
    const state = await (offset === undefined ? wire.ask(failures) : next(offset, failures));
    offset = undefined;
    if ('offset' in state) {
      offset = state.offset;
      continue;
    }
    const { error, wait } = state;
    if (wait === undefined || failures++ >= maxRetries) throw error;
    await withTimeLimit(
      () => client.clock.sleep(wait, signal ?? undefined),
      signal,
      Infinity,
      (isAborted) => (isAborted ? new APIUserAbortError() : error),
    );
  }
}
