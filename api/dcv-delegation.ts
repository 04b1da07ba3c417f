import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Delegated DCV: The CNAME target that lets Cloudflare renew certificates on external DNS.
 *  @product dcvDelegation Delegated DCV
 *  @docs https://developers.cloudflare.com/ssl/edge-certificates/changing-dcv-method/methods/delegated-dcv/ */
export interface DCVDelegation {
  /** Get the id for a zone's delegated domain control validation.
   *
   *  Point `_acme-challenge.HOST` as a CNAME at `HOST.ID.dcv.cloudflare.com`, so that Cloudflare renews certificates of partial zones by itself.
   *  @http GET /zones/{zone_id}/dcv_delegation/uuid
   *  @permission SSL and Certificates Write; SSL and Certificates Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: InZone, options?: RequestOptions): APIPromise<DCVDelegation.DCVDelegationUUID>;
}

export declare namespace DCVDelegation {
  export interface DCVDelegationUUID {
    /** Part of the CNAME target that is this zone's own. @example "abc123def456ghi7" */ uuid?: string;
  }
}
