import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** Origin TLS Compliance Modes: Cryptographic standards that server connections must meet.
 *  @product originTLSComplianceModes Origin TLS Compliance Modes
 *  @docs https://developers.cloudflare.com/ssl/origin-configuration/ */
export interface OriginTLSComplianceModes {
  /** Replace the compliance modes that TLS to a zone's origin must meet.
   *  @http PUT /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  update(
    params: OriginTLSComplianceModes.OriginTLSComplianceModeUpdateParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceModeGetResponse>;

  /** Return a zone's origin TLS compliance modes to the default.
   *  @http DELETE /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  delete(
    params: OriginTLSComplianceModes.OriginTLSComplianceModeDeleteParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceModeDeleteResponse>;

  /** Change the compliance modes that TLS to a zone's origin must meet.
   *  @http PATCH /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  edit(
    params: OriginTLSComplianceModes.OriginTLSComplianceModeEditParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceModeGetResponse>;

  /** Read the compliance modes set for TLS to a zone's origin.
   *  @http GET /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  get(
    params: OriginTLSComplianceModes.OriginTLSComplianceModeGetParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceModeGetResponse>;
}

export declare namespace OriginTLSComplianceModes {
  export type OriginTLSComplianceModeUpdateParams = OriginTLSComplianceModeEditParams;

  export type OriginTLSComplianceModeUpdateResponse = OriginTLSComplianceModeGetResponse;

  export type OriginTLSComplianceModeDeleteParams = InZone;

  export interface OriginTLSComplianceModeDeleteResponse {
    id: 'origin_tls_compliance_modes';
    editable: boolean;
    modified_on?: DateTime | null;
  }

  export interface OriginTLSComplianceModeEditParams extends InZone {
    /** @maxItems 20 @unique */ value: (/** @maxLength 64 */ string)[];
  }

  export type OriginTLSComplianceModeEditResponse = OriginTLSComplianceModeGetResponse;

  export type OriginTLSComplianceModeGetParams = InZone;

  export interface OriginTLSComplianceModeGetResponse {
    id: 'origin_tls_compliance_modes';
    editable: boolean;
    /** @maxItems 20 @unique */ value: (/** @maxLength 64 */ string)[];
    modified_on?: DateTime | null;
  }
}
