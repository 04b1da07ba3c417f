import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { Integer, InZone } from '../_shared.ts';
import type { DNS } from './index.ts';

/** Cryptographic signing of a zone, with the DS data for the registrar. */
export interface DNSSECResource {
  readonly zsk: DNSSECResource.Zsk;

  /** Delete DNSSEC from a zone with its keys.
   *
   *  Remove the DS record at the registrar first and wait out its TTL: while it is there, validating resolvers answer SERVFAIL for the domain.
   *  @http DELETE /zones/{zone_id}/dnssec
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @cascades dns.dnssec.zsk */
  delete(params: InZone, options?: RequestOptions): APIPromise<DNS.DNSSECDeleteResponse>;

  /** Edit a zone's DNSSEC: its status, multi-signer, presigned or NSEC3.
   *
   *  After `active`, add the returned DS record at the registrar; the status stays `pending` until it is found there. Before `disabled`, remove
   *  the DS record and wait out its TTL.
   *  @http PATCH /zones/{zone_id}/dnssec
   *  @body json required
   *  @permission DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "status": "active" }
   *  @aliases enable DNSSEC; disable DNSSEC
   *  @waits dns.dnssec.get status done=active,disabled failed=error */
  edit(params: DNS.DNSSECEditParams, options?: RequestOptions): APIPromise<DNS.DNSSEC>;

  /** Get a zone's DNSSEC status and the DS details for the registrar.
   *  @http GET /zones/{zone_id}/dnssec
   *  @permission DNS Read; DNS Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @aliases DS record */
  get(params: InZone, options?: RequestOptions): APIPromise<DNS.DNSSEC>;
}

export declare namespace DNSSECResource {
  /** Keys that sign the zone's records. */
  export interface Zsk {
    /** List the zone signing keys (ZSKs) in use for a zone.
     *  @http GET /zones/{zone_id}/dnssec/zsk
     *  @permission DNS Read; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns Name Tag Location */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<ZskListResponse>, ZskListResponse>;
  }

  export interface ZskListResponse {
    /** The public key as a DNSKEY record. */ DNSKEY?: ZskListResponse.DNSKEY;
    /** Storage location of the key material. */ Location?: 'database' | 'vault';
    /** Cloudflare's internal name of the key. @example "zsk_default" @readOnly */ Name?: string;
    /** The key material and the key that encrypts it. */ SigningKey?: ZskListResponse.SigningKey;
    /** Lifecycle state of the key: `publish` is announced, `active` signs, `retired` signs no more. */
    Tag?: 'active' | 'publish' | 'external' | 'retired' | 'revoked' | 'removed';
  }
  export namespace ZskListResponse {
    export interface DNSKEY {
      /** Number of the signing algorithm; 13 is ECDSA P-256 with SHA-256. @example 13 @readOnly */ Algorithm?: Integer | null;
      /** Flags of the DNSKEY: 256 marks a zone signing key, 257 a key signing key. @example 256 @readOnly */ Flags?: Integer | null;
      /** Header of the DNSKEY record. */ Hdr?: DNSKEY.Hdr;
      /** DNSSEC protocol number; always 3. @example 3 @readOnly */ Protocol?: Integer | null;
      /** Public key in base64. @readOnly */ PublicKey?: string | null;
    }
    export namespace DNSKEY {
      export interface Hdr {
        /** DNS class number; 1 is IN. @example 1 @readOnly */ Class?: Integer | null;
        /** Owner name of the record, with the final dot. @example "example.com." @readOnly */ Name?: string | null;
        /** Length of the record data in bytes. @example 0 @readOnly @unit bytes */ Rdlength?: Integer | null;
        /** Record type number; 48 is DNSKEY. @example 48 @readOnly */ Rrtype?: Integer | null;
        /** Seconds that resolvers may cache the key. @example 3600 @readOnly @unit seconds */ Ttl?: Integer | null;
      }
    }
    export interface SigningKey {
      /** Name of the key that the private key is encrypted with. @example "edge_kek_default" @readOnly */ kek?: string | null;
      /** Private key, encrypted with the key named in `kek`. @format byte @example "U3ZlbidzIHZlcnkgc2VjcmV0IGtleQ==" @readOnly @sensitive */
      privkey?: string | null;
      /** Public half of the signing key. @readOnly */ pubkey?: string | null;
    }
  }

  export type ZskListResponsesSinglePage = SinglePage<ZskListResponse>;
}
