import type { APIPromise, RequestOptions } from '../_client.ts';
import type { CloudforceOne } from './index.ts';
import type { InAccount } from '../_shared.ts';

/** Malware samples and other files, kept by hash. */
export interface BinaryStorage {
  /** Upload a binary file to Cloudforce One storage.
   *
   *  The answer carries the file's hashes: fetch it again by its SHA-256.
   *  @http POST /accounts/{account_id}/cloudforce-one/binary
   *  @body multipart
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read */
  create(params: CloudforceOne.BinaryStorageCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.BinaryStorageCreateResponse>;

  /** Get a stored binary file by its hash.
   *
   *  May be malware: handle it as such.
   *  @http GET /accounts/{account_id}/cloudforce-one/binary/{hash}
   *  @response binary application/octet-stream
   *  @permission Cloudforce One Write; Cloudforce One Read */
  get(hash: string, params: InAccount, options?: RequestOptions): APIPromise<Response>;
}
