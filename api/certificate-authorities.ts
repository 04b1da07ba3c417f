import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Certificate Authorities: CAs against which visitors' client certificates are checked.
 *  @product certificateAuthorities Certificate Authorities
 *  @docs https://developers.cloudflare.com/ssl/client-certificates/ */
export interface CertificateAuthorities {
  readonly hostnameAssociations: CertificateAuthorities.HostnameAssociations;
}

export declare namespace CertificateAuthorities {
  /** Hostnames that ask visitors for a certificate of a given CA. */
  export interface HostnameAssociations {
    /** Replace the hostnames bound to a client CA.
     *  @http PUT /zones/{zone_id}/certificate_authorities/hostname_associations
     *  @body json required
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: HostnameAssociationUpdateParams, options?: RequestOptions): APIPromise<HostnameAssociationGetResponse>;

    /** List the hostnames bound to a client CA, or to the one given by id.
     *  @http GET /zones/{zone_id}/certificate_authorities/hostname_associations
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: HostnameAssociationGetParams, options?: RequestOptions): APIPromise<HostnameAssociationGetResponse>;
  }

  export interface HostnameAssociationUpdateParams extends InZone {
    hostnames?: string[];
    /** @minLength 36 @maxLength 36 */ mtls_certificate_id?: string;
  }

  export type HostnameAssociationUpdateResponse = HostnameAssociationGetResponse;

  export interface HostnameAssociationGetParams extends InZone {
    /** @minLength 36 @maxLength 36 @example "b2134436-2555-4acf-be5b-26c48136575e" */ mtls_certificate_id?: string;
  }

  export interface HostnameAssociationGetResponse {
    hostnames?: string[];
  }

  export interface TLSHostnameAssociation {
    hostnames?: string[];
    mtls_certificate_id?: string;
  }
}
