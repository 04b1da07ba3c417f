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
     *  @http POST /accounts/{account_id}/workers/assets/upload
     *  @body multipart
     *  @status 201
     *  @availability ga
     *  @auth assets_jwt */
    create(params: UploadCreateParams, options?: RequestOptions): APIPromise<UploadCreateResponse>;
  }

  export interface UploadCreateParams extends InAccount {
    /** @query */ base64: true;
    /** @body */ body: { [key: string]: string | Uploadable };
  }

  export interface UploadCreateResponse {
    /** @sensitive */ jwt?: string;
  }
}
