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
     *
     *  The given list replaces the one of that CA; an empty list removes all.
     *  @http PUT /zones/{zone_id}/certificate_authorities/hostname_associations
     *  @body json required
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostnames": ["api.example.com"] } */
    update(params: HostnameAssociationUpdateParams, options?: RequestOptions): APIPromise<HostnameAssociation>;

    /** Get the hostnames bound to a client CA.
     *  @http GET /zones/{zone_id}/certificate_authorities/hostname_associations
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: HostnameAssociationGetParams, options?: RequestOptions): APIPromise<HostnameAssociation>;
  }

  export interface HostnameAssociationUpdateParams extends InZone {
    /** Hostnames of the zone for which clients are asked for a certificate of the CA. */ hostnames?: string[];
    /** Id of an uploaded CA; left out, the CA that Cloudflare manages is meant. @minLength 36 @maxLength 36 @format uuid @from mtlsCertificates.list */
    mtls_certificate_id?: string;
  }

  export interface HostnameAssociation {
    /** Hostnames of the zone for which clients are asked for a certificate of the CA. */ hostnames?: string[];
  }

  export interface HostnameAssociationGetParams extends InZone {
    /** Id of an uploaded CA; left out, the hostnames of the CA that Cloudflare manages are returned.
     *  @minLength 36 @maxLength 36 @example "b2134436-2555-4acf-be5b-26c48136575e" @format uuid @from mtlsCertificates.list */
    mtls_certificate_id?: string;
  }

  export interface TLSHostnameAssociation {
    /** Hostnames of the zone for which clients are asked for a certificate of the CA. */ hostnames?: string[];
    /** Id of the uploaded CA; absent for the one that Cloudflare manages. */ mtls_certificate_id?: string;
  }
}
