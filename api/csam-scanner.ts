import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** CSAM Scanning Tool: Search of cached images for known child abuse material.
 *  @product csamScanner CSAM Scanning Tool
 *  @docs https://developers.cloudflare.com/cache/reference/csam-scanning/ */
export interface CsamScanner {
  /** Change a zone's setting for the third-party CSAM Scanner.
   *  @http PATCH /zones/{zone_id}/settings/csam_scanner_third_party
   *  @body json required
   *  @permission Zone Settings Write */
  edit(params: CsamScanner.CsamScannerEditParams, options?: RequestOptions): APIPromise<CsamScanner.CsamScannerGetResponse>;

  /** Read a zone's setting for the third-party CSAM Scanner.
   *  @http GET /zones/{zone_id}/settings/csam_scanner_third_party
   *  @permission Zone Settings Read */
  get(params: CsamScanner.CsamScannerGetParams, options?: RequestOptions): APIPromise<CsamScanner.CsamScannerGetResponse>;
}

export declare namespace CsamScanner {
  export interface CsamScannerEditParams extends InZone {
    id?: 'csam_scanner';
    value?: CsamScannerEditParams.Value;
  }
  export namespace CsamScannerEditParams {
    export interface Value {
      /** @maxLength 254 */ email?: string;
      enabled?: boolean;
      resend_email?: boolean;
      sources?: { [key: string]: boolean };
    }
  }

  export import CsamScannerEditResponse = CsamScanner.CsamScannerGetResponse;

  export type CsamScannerGetParams = InZone;

  export interface CsamScannerGetResponse {
    id?: 'csam_scanner';
    editable?: boolean;
    /** @readOnly */ modified_on?: DateTime | null;
    value?: CsamScannerGetResponse.Value;
  }
  export namespace CsamScannerGetResponse {
    export interface Value {
      /** @maxLength 254 @example "**********" */ email?: string;
      email_state?: 'valid' | 'pending' | 'unverified';
      enabled?: boolean;
      sources?: { [key: string]: boolean };
      /** @example "ent" @readOnly */ zone_plan?: string;
    }
  }
}
