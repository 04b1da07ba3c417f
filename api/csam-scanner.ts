import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** CSAM Scanning Tool: Search of cached images for known child abuse material.
 *  @product csamScanner CSAM Scanning Tool
 *  @docs https://developers.cloudflare.com/cache/reference/csam-scanning/ */
export interface CsamScanner {
  /** Edit a zone's setting of the CSAM Scanning Tool.
   *
   *  A new email address has to be confirmed by a link before results are sent there. Answers 403 while Trust & Safety has locked the setting.
   *  @http PATCH /zones/{zone_id}/settings/csam_scanner_third_party
   *  @body json required
   *  @permission Zone Settings Write */
  edit(params: CsamScanner.CsamScannerEditParams, options?: RequestOptions): APIPromise<CsamScanner.CsamScannerResult>;

  /** Get a zone's setting of the CSAM Scanning Tool.
   *  @http GET /zones/{zone_id}/settings/csam_scanner_third_party
   *  @permission Zone Settings Read */
  get(params: InZone, options?: RequestOptions): APIPromise<CsamScanner.CsamScannerResult>;
}

export declare namespace CsamScanner {
  export interface ScannerSources {
    /** Whether cached content of the zone is scanned. */ enabled?: boolean;
    /** Sources of known images, each with whether it is used. */ sources?: { [key: string]: boolean };
  }

  export interface CsamScannerEditParams extends InZone {
    /** Key of the setting, always the same. */ id?: 'csam_scanner';
    /** The parts to change. */ value?: CsamScannerEditParams.Value;
  }
  export namespace CsamScannerEditParams {
    export interface Value extends ScannerSources {
      /** Address that gets notices of what was found; a change starts a new verification. @maxLength 254 @format email */ email?: string;
      /** If true, the verification message is sent again; never part of an answer. */ resend_email?: boolean;
    }
  }

  export interface CsamScannerResult {
    /** Key of the setting, always the same. */ id?: 'csam_scanner';
    /** False while Cloudflare Trust & Safety has locked the setting. */ editable?: boolean;
    /** @readOnly */ modified_on?: DateTime | null;
    /** State of the tool: whether it is on, and who is notified. */ value?: CsamScannerResult.Value;
  }
  export namespace CsamScannerResult {
    export interface Value extends ScannerSources {
      /** Address that gets notices; masked unless the caller may see it. @maxLength 254 @example "**********" */ email?: string;
      /** Whether the address has been confirmed. */ email_state?: 'valid' | 'pending' | 'unverified';
      /** Plan that the zone is on, such as `ent`. @example "ent" @readOnly */ zone_plan?: string;
    }
  }
}
