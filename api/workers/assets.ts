import type { APIPromise, RequestOptions, Uploadable } from '../_client.ts';
import type { InAccount } from '../_shared.ts';

/** Static files served beside a script. */
export interface Assets {
  readonly upload: Assets.Upload;
}

export declare namespace Assets {
  /** File contents sent within an upload session. */
  export interface Upload {
    /** Upload base64 static asset files for an open upload session.
     *
     *  Takes the token of the upload session. The answer to the last bucket holds the token that the Worker's upload needs.
     *  @http POST /accounts/{account_id}/workers/assets/upload
     *  @body multipart
     *  @status 201
     *  @availability ga
     *  @auth assets_jwt */
    create(params: UploadCreateParams, options?: RequestOptions): APIPromise<UploadCreateResponse>;
  }

  export interface UploadCreateParams extends InAccount {
    /** Has to be true: files are sent as base64. @query */ base64: true;
    /** File contents by their hash. @body */ body: { [key: string]: string | Uploadable };
  }

  export interface UploadCreateResponse {
    /** Token for the next step. @sensitive */ jwt?: string;
  }
}
