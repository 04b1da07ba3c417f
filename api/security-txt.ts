import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, ErrorData, InZone, ResponseInfo, Result } from './_shared.ts';

/** security.txt: A file that tells researchers how to report flaws.
 *  @product securityTXT security.txt
 *  @docs https://developers.cloudflare.com/security-center/infrastructure/security-file/ */
export interface SecurityTXT {
  /** Replace the zone's security.txt fields and turn serving it on or off.
   *  @http PUT /zones/{zone_id}/security-center/securitytxt
   *  @body json required
   *  @unwrapped
   *  @permission Zone Settings Write
   *  @availability ga */
  update(params: SecurityTXT.SecurityTXTUpdateParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

  /** Remove the security.txt that Cloudflare serves for the zone.
   *  @http DELETE /zones/{zone_id}/security-center/securitytxt
   *  @unwrapped
   *  @permission Zone Settings Write
   *  @availability ga */
  delete(params: SecurityTXT.SecurityTXTDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

  /** Read the contact, policy and expiry fields of the zone's security.txt.
   *  @http GET /zones/{zone_id}/security-center/securitytxt
   *  @permission Zone Settings Write; Zone Settings Read
   *  @availability ga */
  get(params: SecurityTXT.SecurityTXTGetParams, options?: RequestOptions): APIPromise<SecurityTXT.SecurityTXTGetResponse>;
}

export declare namespace SecurityTXT {
  export interface SecurityTXTUpdateParams extends InZone {
    acknowledgments?: (/** @format uri */ string)[];
    canonical?: (/** @format uri */ string)[];
    contact?: (/** @format uri */ string)[];
    enabled?: boolean;
    encryption?: (/** @format uri */ string)[];
    expires?: DateTime;
    hiring?: (/** @format uri */ string)[];
    policy?: (/** @format uri */ string)[];
    preferred_languages?: string;
  }

  export type SecurityTXTUpdateResponse = Result.AaaAPIResponseCommon;
  export namespace SecurityTXTUpdateResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type SecurityTXTDeleteParams = InZone;

  export type SecurityTXTDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace SecurityTXTDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type SecurityTXTGetParams = InZone;

  export interface SecurityTXTGetResponse {
    acknowledgments?: (/** @format uri */ string)[];
    canonical?: (/** @format uri */ string)[];
    contact?: (/** @format uri */ string)[];
    enabled?: boolean;
    encryption?: (/** @format uri */ string)[];
    expires?: DateTime;
    hiring?: (/** @format uri */ string)[];
    policy?: (/** @format uri */ string)[];
    preferred_languages?: string;
  }
}
