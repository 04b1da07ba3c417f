import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Delegated DCV: The CNAME target that lets Cloudflare renew certificates on external DNS.
 *  @product dcvDelegation Delegated DCV
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/changing-dcv-method/methods/delegated-dcv/ */
export interface DCVDelegation {
  /** Get the UUID for a zone's delegated domain control validation records.
   *  @http GET /zones/{zone_id}/dcv_delegation/uuid
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: DCVDelegation.DCVDelegationGetParams, options?: RequestOptions): APIPromise<DCVDelegation.DCVDelegationUUID>;
}

export declare namespace DCVDelegation {
  export type DCVDelegationGetParams = InZone;

  export interface DCVDelegationUUID {
    /** @example "abc123def456ghi7" */ uuid?: string;
  }
}
