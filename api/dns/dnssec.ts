import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InZone, Integer } from '../_shared.ts';
import type { DNS } from './index.ts';

/** Cryptographic signing of a zone, with the DS data for the registrar. */
export interface DNSSECResource {
  readonly zsk: DNSSECResource.Zsk;

  /** Remove DNSSEC from a zone, discarding its signing setup.
   *  @http DELETE /zones/{zone_id}/dnssec
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(params: DNS.DNSSECDeleteParams, options?: RequestOptions): APIPromise<DNS.DNSSECDeleteResponse>;

  /** Turn DNSSEC on or off, or change multi-signer, presigned or NSEC3 use.
   *  @http PATCH /zones/{zone_id}/dnssec
   *  @body json required
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  edit(params: DNS.DNSSECEditParams, options?: RequestOptions): APIPromise<DNS.DNSSEC>;

  /** Check a zone's DNSSEC status and get the DS details for the registrar.
   *  @http GET /zones/{zone_id}/dnssec
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga */
  get(params: DNS.DNSSECGetParams, options?: RequestOptions): APIPromise<DNS.DNSSEC>;
}

export declare namespace DNSSECResource {
  /** Keys that sign the zone's records. */
  export interface Zsk {
    /** Get the zone signing keys (ZSKs) in use for a zone.
     *  @http GET /zones/{zone_id}/dnssec/zsk
     *  @permission DNS Read; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: ZskListParams, options?: RequestOptions): PagePromise<SinglePage<ZskListResponse>, ZskListResponse>;
  }

  export type ZskListParams = InZone;

  export interface ZskListResponse {
    DNSKEY?: ZskListResponse.DNSKEY;
    Location?: 'database' | 'vault';
    /** @example "zsk_default" @readOnly */ Name?: string;
    SigningKey?: ZskListResponse.SigningKey;
    Tag?: 'active' | 'publish' | 'external' | 'retired' | 'revoked' | 'removed';
  }
  export namespace ZskListResponse {
    export interface DNSKEY {
      /** @example 13 @readOnly */ Algorithm?: Integer | null;
      /** @example 256 @readOnly */ Flags?: Integer | null;
      Hdr?: DNSKEY.Hdr;
      /** @example 3 @readOnly */ Protocol?: Integer | null;
      /** @readOnly */ PublicKey?: string | null;
    }
    export namespace DNSKEY {
      export interface Hdr {
        /** @example 1 @readOnly */ Class?: Integer | null;
        /** @example "example.com." @readOnly */ Name?: string | null;
        /** @example 0 @readOnly */ Rdlength?: Integer | null;
        /** @example 48 @readOnly */ Rrtype?: Integer | null;
        /** @example 3600 @readOnly */ Ttl?: Integer | null;
      }
    }
    export interface SigningKey {
      /** @example "edge_kek_default" @readOnly */ kek?: string | null;
      /** @format byte @example "U3ZlbidzIHZlcnkgc2VjcmV0IGtleQ==" @readOnly @sensitive */ privkey?: string | null;
      /** @readOnly */ pubkey?: string | null;
    }
  }

  export type ZskListResponsesSinglePage = SinglePage<ZskListResponse>;
}
