import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** Origin TLS Compliance Modes: Cryptographic standards that server connections must meet.
 *  @product originTLSComplianceModes Origin TLS Compliance Modes
 *  @docs https://developers.cloudflare.com/ssl/origin-configuration/ */
export interface OriginTLSComplianceModes {
  /** Replace the compliance modes of TLS to a zone's origin.
   *
   *  Connections use only algorithms that every listed mode allows; an origin that supports none of them cannot be reached. An empty list
   *  removes the constraint.
   *  @http PUT /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  update(
    params: OriginTLSComplianceModes.OriginTLSComplianceModeParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceMode>;

  /** Delete a zone's origin TLS compliance modes, back to the default.
   *  @http DELETE /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  delete(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceModeDeleteResponse>;

  /** Edit the compliance modes of TLS to a zone's origin.
   *
   *  The list is set as a whole.
   *  @http PATCH /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  edit(
    params: OriginTLSComplianceModes.OriginTLSComplianceModeParams,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceMode>;

  /** Get the compliance modes set for TLS to a zone's origin.
   *  @http GET /zones/{zone_id}/settings/origin_tls_compliance_modes
   *  @plans free pro business enterprise */
  get(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<OriginTLSComplianceModes.OriginTLSComplianceMode>;
}

export declare namespace OriginTLSComplianceModes {
  export interface OriginTLSComplianceModeParams extends InZone {
    /** Modes such as `fips`, `pqh` or `cnsa2`, all of which must allow an algorithm; more may be added. @maxItems 20 @unique */
    value: (/** @maxLength 64 */ string)[];
  }

  export interface OriginTLSComplianceMode {
    /** Key of the setting. */ id: 'origin_tls_compliance_modes';
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    /** Modes such as `fips`, `pqh` or `cnsa2`, all of which must allow an algorithm; more may be added. @maxItems 20 @unique */
    value: (/** @maxLength 64 */ string)[];
    modified_on?: DateTime | null;
  }

  export interface OriginTLSComplianceModeDeleteResponse {
    /** Key of the setting. */ id: 'origin_tls_compliance_modes';
    /** Whether the plan and the caller's rights allow a change. */ editable: boolean;
    modified_on?: DateTime | null;
  }
}
