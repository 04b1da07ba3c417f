import type { SinglePage, V4PagePaginationArray } from '../_client.ts';
import type {
  DateTime,
  ErrorData,
  InZone,
  Integer,
  ResourceID,
  ResponseInfo,
  Result,
  RoleParam,
  SortDirectionParam,
} from '../_shared.ts';
import type { DNSSECResource } from './dnssec.ts';
import type { Records } from './records.ts';
import type { Usage } from './usage.ts';
import type { Settings } from './settings.ts';
import type { Analytics } from './analytics.ts';
import type { ZoneTransfers } from './zone-transfers.ts';

/** DNS: Authoritative name service for your zones: records, signing, transfers.
 *  @product dns DNS
 *  @docs https://developers.cloudflare.com/dns/ */
export interface DNS {
  readonly dnssec: DNS.DNSSECResource;
  readonly records: DNS.Records;
  readonly usage: DNS.Usage;
  readonly settings: DNS.Settings;
  readonly analytics: DNS.Analytics;
  readonly zoneTransfers: DNS.ZoneTransfers;
}

export declare namespace DNS {
  export { type Analytics, type DNSSECResource, type Records, type Settings, type Usage, type ZoneTransfers };

  export type DNSSECDeleteParams = InZone;

  export type DNSSECDeleteResponse = string;

  export interface DNSSECEditParams extends InZone {
    dnssec_multi_signer?: boolean;
    dnssec_presigned?: boolean;
    dnssec_use_nsec3?: boolean;
    status?: 'active' | 'disabled';
  }

  export interface DNSSEC {
    /** @example "13" @readOnly */ algorithm?: string | null;
    /** @readOnly */ digest?: string | null;
    /** @example "SHA256" @readOnly */ digest_algorithm?: string | null;
    /** @example "2" @readOnly */ digest_type?: string | null;
    dnssec_multi_signer?: boolean;
    dnssec_presigned?: boolean;
    dnssec_use_nsec3?: boolean;
    /** @readOnly */ ds?: string | null;
    /** @example 257 @readOnly */ flags?: number | null;
    /** @example 42 @readOnly */ key_tag?: number | null;
    /** @example "ECDSAP256SHA256" @readOnly */ key_type?: string | null;
    /** @readOnly */ modified_on?: DateTime | null;
    /** @readOnly */ public_key?: string | null;
    status?: 'active' | 'pending' | 'disabled' | 'pending-disabled' | 'error';
  }

  export type DNSSECGetParams = InZone;

  export import RecordCreateParams = DNS.RecordEditParams;

  /** @discriminator type */
  export type RecordResponse =
    | RecordResponse.ARecord | RecordResponse.AAAARecord | RecordResponse.CNAMERecord
    | RecordResponse.MXRecord | RecordResponse.NSRecord | RecordResponse.OpenpgpkeyRecord
    | RecordResponse.PTRRecord | RecordResponse.TXTRecord | RecordResponse.CAARecord
    | RecordResponse.CERTRecord | RecordResponse.DNSKEYRecord | RecordResponse.DSRecord
    | RecordResponse.HTTPSRecord | RecordResponse.LOCRecord | RecordResponse.NAPTRRecord
    | RecordResponse.SMIMEARecord | RecordResponse.SRVRecord | RecordResponse.SSHFPRecord
    | RecordResponse.SVCBRecord | RecordResponse.TLSARecord | RecordResponse.URIRecord;
  export namespace RecordResponse {
    export interface AAAARecord extends DNS.AAAARecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace AAAARecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface ARecord extends DNS.ARecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace ARecord {
      export interface Meta {
        /** @readOnly */ dead_glue?: boolean;
        /** @readOnly */ is_glue?: boolean;
        /** @readOnly */ shadowed_by?: string[];
        /** @min 0 @max 10000 @example 42 @readOnly */ shadowed_records_count?: Integer;
      }
    }
    export interface CAARecord extends DNS.CAARecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace CAARecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface CERTRecord extends DNS.CERTRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace CERTRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface CNAMERecord extends DNS.CNAMERecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace CNAMERecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface DNSKEYRecord extends DNS.DNSKEYRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace DNSKEYRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface DSRecord extends DNS.DSRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace DSRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface HTTPSRecord extends DNS.HTTPSRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace HTTPSRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface LOCRecord extends DNS.LOCRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace LOCRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface MXRecord extends DNS.MXRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace MXRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface NAPTRRecord extends DNS.NAPTRRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace NAPTRRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface NSRecord extends DNS.NSRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace NSRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface OpenpgpkeyRecord {
      id: ResourceID;
      comment: string;
      content: string;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @readOnly */ proxiable: boolean;
      /** @default false */ proxied: boolean;
      settings: DNS.ARecord.Settings;
      /** @default [] */ tags: RecordTags[];
      /** @default 1 */ ttl: TTL;
      type: 'OPENPGPKEY';
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace OpenpgpkeyRecord {
      export type Meta = RecordResponse.ARecord.Meta;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface PTRRecord extends DNS.PTRRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace PTRRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface SMIMEARecord extends DNS.SMIMEARecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace SMIMEARecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface SRVRecord extends DNS.SRVRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace SRVRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface SSHFPRecord extends DNS.SSHFPRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace SSHFPRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface SVCBRecord extends DNS.SVCBRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace SVCBRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface TLSARecord extends DNS.TLSARecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace TLSARecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface TXTRecord extends DNS.TXTRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace TXTRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
    export interface URIRecord extends DNS.URIRecord {
      id: ResourceID;
      /** @readOnly */ created_on: DateTime;
      /** @readOnly */ meta: RecordResponse.ARecord.Meta;
      /** @readOnly */ modified_on: DateTime;
      /** @readOnly */ proxiable: boolean;
      /** @readOnly */ comment_modified_on?: DateTime;
      /** @readOnly */ tags_modified_on?: DateTime;
    }
    export namespace URIRecord {
      export type Meta = RecordResponse.ARecord.Meta;
    }
  }

  export import RecordUpdateParams = DNS.RecordEditParams;

  export interface RecordListParams extends InZone {
    comment?: RecordListParams.Tag;
    content?: RecordListParams.Name;
    /** @default "asc" */ direction?: SortDirectionParam;
    /** @default false */ include_shadow_metadata?: boolean;
    /** @default "all" */ match?: 'any' | 'all';
    name?: RecordListParams.Name;
    /** @default "type" */ order?: 'type' | 'name' | 'content' | 'ttl' | 'proxied';
    /** @default false */ proxied?: boolean;
    /** @example "www.cloudflare.com" */ search?: string;
    /** @example "sub.example.com" */ shadowed_by_name?: string;
    /** @example "www.sub.example.com" */ shadowing_name?: string;
    tag?: RecordListParams.Tag;
    /** @default "all" */ tag_match?: 'any' | 'all';
    type?: 'A' | 'AAAA' | 'CAA' | 'CERT' | 'CNAME' | 'DNSKEY' | 'DS' | 'HTTPS' | 'LOC' | 'MX' | 'NAPTR' | 'NS' | 'OPENPGPKEY' | 'PTR' | 'SMIMEA' | 'SRV' | 'SSHFP' | 'SVCB' | 'TLSA' | 'TXT' | 'URI';
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 5000000 @default 100 @example 5 */ per_page?: number;
  }
  export namespace RecordListParams {
    export type Comment = RecordListParams.Tag;
    export type Content = RecordListParams.Name;
    export interface Name {
      /** @example "w.example." */ contains?: string;
      /** @example ".example.com" */ endswith?: string;
      /** @example "www.example.com" */ exact?: string;
      /** @example "www.example" */ startswith?: string;
    }
    export interface Tag {
      /** @example "important" */ absent?: string;
      contains?: string;
      endswith?: string;
      exact?: string;
      /** @example "important" */ present?: string;
      startswith?: string;
    }
  }

  export type RecordDeleteParams = InZone;

  export interface RecordDeleteResponse {
    id?: ResourceID;
  }

  export interface RecordBatchParams extends InZone {
    /** @query @default false */ include_shadow_metadata?: boolean;
    deletes?: RoleParam[];
    patches?: BatchPutParam[];
    posts?: (/** @discriminator type */ ARecord | AAAARecord | CNAMERecord | MXRecord | NSRecord | RecordBatchParams.DNSRecordsOpenpgpkeyRecord | PTRRecord | TXTRecord | CAARecordParam | CERTRecordParam | DNSKEYRecordParam | DSRecordParam | HTTPSRecordParam | LOCRecordParam | NAPTRRecordParam | SMIMEARecordParam | SRVRecordParam | SSHFPRecordParam | SVCBRecordParam | TLSARecordParam | URIRecordParam)[];
    puts?: BatchPutParam[];
  }
  export namespace RecordBatchParams {
    export interface DNSRecordsOpenpgpkeyRecord {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'OPENPGPKEY';
      comment?: string;
      content?: string;
      /** @default false */ proxied?: boolean;
      settings?: ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace DNSRecordsOpenpgpkeyRecord {
      export type Settings = ARecord.Settings;
    }
    export type Delete = RoleParam;
  }

  export interface RecordBatchResponse {
    deletes?: RecordResponse[];
    patches?: RecordResponse[];
    posts?: RecordResponse[];
    puts?: RecordResponse[];
  }

  /** @discriminator type */
  export type RecordEditParams =
    | RecordEditParams.ARecord | RecordEditParams.AAAARecord | RecordEditParams.CNAMERecord
    | RecordEditParams.MXRecord | RecordEditParams.NSRecord | RecordEditParams.DNSRecordsOpenpgpkeyRecord
    | RecordEditParams.PTRRecord | RecordEditParams.TXTRecord | RecordEditParams.CAARecord
    | RecordEditParams.CERTRecord | RecordEditParams.DNSKEYRecord | RecordEditParams.DSRecord
    | RecordEditParams.HTTPSRecord | RecordEditParams.LOCRecord | RecordEditParams.NAPTRRecord
    | RecordEditParams.SMIMEARecord | RecordEditParams.SRVRecord | RecordEditParams.SSHFPRecord
    | RecordEditParams.SVCBRecord | RecordEditParams.TLSARecord | RecordEditParams.URIRecord;
  export namespace RecordEditParams {
    export interface AAAARecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'AAAA';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      /** @format ipv6 @example "2400:cb00:2049::1" */ content?: string;
      /** @default false */ private_routing?: boolean;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace AAAARecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface ARecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'A';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      /** @format ipv4 @example "198.51.100.4" */ content?: string;
      /** @default false */ private_routing?: boolean;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace ARecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface CAARecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'CAA';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.CAARecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace CAARecord {
      export type Data = DNS.CAARecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface CERTRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'CERT';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.CERTRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace CERTRecord {
      export type Data = DNS.CERTRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface CNAMERecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'CNAME';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      content?: string;
      /** @default false */ proxied?: boolean;
      settings?: DNS.CNAMERecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace CNAMERecord {
      export type Settings = DNS.CNAMERecord.Settings;
    }
    export interface DNSKEYRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'DNSKEY';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.DNSKEYRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace DNSKEYRecord {
      export type Data = DNS.DNSKEYRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface DNSRecordsOpenpgpkeyRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'OPENPGPKEY';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      content?: string;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace DNSRecordsOpenpgpkeyRecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface DSRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'DS';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.DSRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace DSRecord {
      export type Data = DNS.DSRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface HTTPSRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'HTTPS';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.SVCBRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace HTTPSRecord {
      export type Data = DNS.SVCBRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface LOCRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'LOC';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.LOCRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace LOCRecord {
      export type Data = DNS.LOCRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface MXRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'MX';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      /** @format hostname @example "mx.example.com" */ content?: string;
      /** @min 0 @max 65535 @example 10 */ priority?: number;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace MXRecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface NAPTRRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'NAPTR';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.NAPTRRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace NAPTRRecord {
      export type Data = DNS.NAPTRRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface NSRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'NS';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      /** @example "ns1.example.com" */ content?: string;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace NSRecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface PTRRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'PTR';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      /** @example "example.com" */ content?: string;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace PTRRecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface SMIMEARecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'SMIMEA';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.TLSARecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace SMIMEARecord {
      export type Data = DNS.TLSARecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface SRVRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'SRV';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.SRVRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace SRVRecord {
      export type Data = DNS.SRVRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface SSHFPRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'SSHFP';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.SSHFPRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace SSHFPRecord {
      export type Data = DNS.SSHFPRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface SVCBRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'SVCB';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.SVCBRecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace SVCBRecord {
      export type Data = DNS.SVCBRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface TLSARecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'TLSA';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.TLSARecord.Data;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace TLSARecord {
      export type Data = DNS.TLSARecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
    export interface TXTRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'TXT';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      content?: string;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace TXTRecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface URIRecord extends InZone {
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'URI';
      /** @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
      data?: DNS.URIRecord.Data;
      /** @min 0 @max 65535 @example 10 */ priority?: number;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace URIRecord {
      export type Data = DNS.URIRecord.Data;
      export type Settings = DNS.ARecord.Settings;
    }
  }

  export type RecordExportParams = InZone;

  export interface RecordGetParams extends InZone {
    /** @default false */ include_shadow_metadata?: boolean;
  }

  export interface RecordImportParams extends InZone {
    file: string;
    /** @default "false" @example "true" */ proxied?: string;
  }

  export type RecordImportResponse = RecordScanResponse;

  export interface RecordScanParams extends InZone {
    /** @body */ body: unknown;
  }

  export interface RecordScanResponse {
    /** @example 5 */ recs_added?: number;
    /** @example 5 */ total_records_parsed?: number;
  }

  export type RecordScanListParams = InZone;

  export interface RecordScanReviewParams extends InZone {
    accepts?: (/** @discriminator type */ ARecord | AAAARecord | CNAMERecord | MXRecord | NSRecord | RecordBatchParams.DNSRecordsOpenpgpkeyRecord | PTRRecord | TXTRecord | CAARecordParam | CERTRecordParam | DNSKEYRecordParam | DSRecordParam | HTTPSRecordParam | LOCRecordParam | NAPTRRecordParam | SMIMEARecordParam | SRVRecordParam | SSHFPRecordParam | SVCBRecordParam | TLSARecordParam | URIRecordParam)[];
    rejects?: RoleParam[];
  }
  export namespace RecordScanReviewParams {
    export import DNSRecordsOpenpgpkeyRecord = RecordBatchParams.DNSRecordsOpenpgpkeyRecord;
    export type Reject = RoleParam;
  }

  export interface RecordScanReviewResponse {
    accepts?: RecordResponse[];
    rejects?: (/** @maxLength 32 */ string)[];
  }

  export type RecordScanTriggerParams = InZone;

  export type RecordScanTriggerResponse = Result.AaaAPIResponseCommon;
  export namespace RecordScanTriggerResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface AAAARecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'AAAA';
    comment?: string;
    /** @format ipv6 @example "2400:cb00:2049::1" */ content?: string;
    /** @default false */ private_routing?: boolean;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace AAAARecord {
    export type Settings = ARecord.Settings;
  }

  export import AAAARecordParam = DNS.AAAARecord;

  export interface ARecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'A';
    comment?: string;
    /** @format ipv4 @example "198.51.100.4" */ content?: string;
    /** @default false */ private_routing?: boolean;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace ARecord {
    export interface Settings {
      /** @default false */ ipv4_only?: boolean;
      /** @default false */ ipv6_only?: boolean;
    }
  }

  export import ARecordParam = DNS.ARecord;

  export import BatchPatch = DNS.BatchPut;

  export import BatchPatchParam = DNS.BatchPutParam;

  /** @discriminator type */
  export type BatchPut =
    | BatchPut.ARecord | BatchPut.AAAARecord | BatchPut.CNAMERecord | BatchPut.MXRecord | BatchPut.NSRecord
    | BatchPut.OpenpgpkeyRecord | BatchPut.PTRRecord | BatchPut.TXTRecord | BatchPut.CAARecord
    | BatchPut.CERTRecord | BatchPut.DNSKEYRecord | BatchPut.DSRecord | BatchPut.HTTPSRecord
    | BatchPut.LOCRecord | BatchPut.NAPTRRecord | BatchPut.SMIMEARecord | BatchPut.SRVRecord
    | BatchPut.SSHFPRecord | BatchPut.SVCBRecord | BatchPut.TLSARecord | BatchPut.URIRecord;
  export namespace BatchPut {
    export interface AAAARecord extends DNS.AAAARecord {
      id: string;
    }
    export interface ARecord extends DNS.ARecord {
      id: string;
    }
    export interface CAARecord extends DNS.CAARecord {
      id: string;
    }
    export interface CERTRecord extends DNS.CERTRecord {
      id: string;
    }
    export interface CNAMERecord extends DNS.CNAMERecord {
      id: string;
    }
    export interface DNSKEYRecord extends DNS.DNSKEYRecord {
      id: string;
    }
    export interface DSRecord extends DNS.DSRecord {
      id: string;
    }
    export interface HTTPSRecord extends DNS.HTTPSRecord {
      id: string;
    }
    export interface LOCRecord extends DNS.LOCRecord {
      id: string;
    }
    export interface MXRecord extends DNS.MXRecord {
      id: string;
    }
    export interface NAPTRRecord extends DNS.NAPTRRecord {
      id: string;
    }
    export interface NSRecord extends DNS.NSRecord {
      id: string;
    }
    export interface OpenpgpkeyRecord {
      id: string;
      name: string;
      ttl: TTL;
      type: 'OPENPGPKEY';
      comment?: string;
      content?: string;
      proxied?: boolean;
      settings?: Record.Openpgpkey.Settings;
      tags?: RecordTags[];
    }
    export namespace OpenpgpkeyRecord {
      export type Settings = Record.Openpgpkey.Settings;
    }
    export interface PTRRecord extends DNS.PTRRecord {
      id: string;
    }
    export interface SMIMEARecord extends DNS.SMIMEARecord {
      id: string;
    }
    export interface SRVRecord extends DNS.SRVRecord {
      id: string;
    }
    export interface SSHFPRecord extends DNS.SSHFPRecord {
      id: string;
    }
    export interface SVCBRecord extends DNS.SVCBRecord {
      id: string;
    }
    export interface TLSARecord extends DNS.TLSARecord {
      id: string;
    }
    export interface TXTRecord extends DNS.TXTRecord {
      id: string;
    }
    export interface URIRecord extends DNS.URIRecord {
      id: string;
    }
  }

  /** @discriminator type */
  export type BatchPutParam =
    | BatchPutParam.ARecord | BatchPutParam.AAAARecord | BatchPutParam.CNAMERecord | BatchPutParam.MXRecord
    | BatchPutParam.NSRecord | BatchPutParam.OpenpgpkeyRecord | BatchPutParam.PTRRecord
    | BatchPutParam.TXTRecord | BatchPutParam.CAARecord | BatchPutParam.CERTRecord
    | BatchPutParam.DNSKEYRecord | BatchPutParam.DSRecord | BatchPutParam.HTTPSRecord
    | BatchPutParam.LOCRecord | BatchPutParam.NAPTRRecord | BatchPutParam.SMIMEARecord
    | BatchPutParam.SRVRecord | BatchPutParam.SSHFPRecord | BatchPutParam.SVCBRecord
    | BatchPutParam.TLSARecord | BatchPutParam.URIRecord;
  export namespace BatchPutParam {
    export interface AAAARecord extends DNS.AAAARecord {
      id: ResourceID;
    }
    export interface ARecord extends DNS.ARecord {
      id: ResourceID;
    }
    export interface CAARecord extends CAARecordParam {
      id: ResourceID;
    }
    export interface CERTRecord extends CERTRecordParam {
      id: ResourceID;
    }
    export interface CNAMERecord extends DNS.CNAMERecord {
      id: ResourceID;
    }
    export interface DNSKEYRecord extends DNSKEYRecordParam {
      id: ResourceID;
    }
    export interface DSRecord extends DSRecordParam {
      id: ResourceID;
    }
    export interface HTTPSRecord extends HTTPSRecordParam {
      id: ResourceID;
    }
    export interface LOCRecord extends LOCRecordParam {
      id: ResourceID;
    }
    export interface MXRecord extends DNS.MXRecord {
      id: ResourceID;
    }
    export interface NAPTRRecord extends NAPTRRecordParam {
      id: ResourceID;
    }
    export interface NSRecord extends DNS.NSRecord {
      id: ResourceID;
    }
    export interface OpenpgpkeyRecord {
      id: ResourceID;
      /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
      /** @default 1 */ ttl: TTL;
      type: 'OPENPGPKEY';
      comment?: string;
      content?: string;
      /** @default false */ proxied?: boolean;
      settings?: DNS.ARecord.Settings;
      /** @default [] */ tags?: RecordTagsParam[];
    }
    export namespace OpenpgpkeyRecord {
      export type Settings = DNS.ARecord.Settings;
    }
    export interface PTRRecord extends DNS.PTRRecord {
      id: ResourceID;
    }
    export interface SMIMEARecord extends SMIMEARecordParam {
      id: ResourceID;
    }
    export interface SRVRecord extends SRVRecordParam {
      id: ResourceID;
    }
    export interface SSHFPRecord extends SSHFPRecordParam {
      id: ResourceID;
    }
    export interface SVCBRecord extends SVCBRecordParam {
      id: ResourceID;
    }
    export interface TLSARecord extends TLSARecordParam {
      id: ResourceID;
    }
    export interface TXTRecord extends DNS.TXTRecord {
      id: ResourceID;
    }
    export interface URIRecord extends URIRecordParam {
      id: ResourceID;
    }
  }

  export interface CAARecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'CAA';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: CAARecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace CAARecord {
    export interface Data {
      /** @min 0 @max 255 @example 1 */ flags?: number;
      /** @example "issue" */ tag?: string;
      value?: string;
    }
    export type Settings = ARecord.Settings;
  }

  export interface CAARecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'CAA';
    comment?: string;
    data?: CAARecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace CAARecordParam {
    export type Data = CAARecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface CERTRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'CERT';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: CERTRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace CERTRecord {
    export interface Data {
      /** @min 0 @max 255 @example 8 */ algorithm?: number;
      certificate?: string;
      /** @min 0 @max 65535 @example 1 */ key_tag?: number;
      /** @min 0 @max 65535 @example 9 */ type?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface CERTRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'CERT';
    comment?: string;
    data?: CERTRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace CERTRecordParam {
    export type Data = CERTRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface CNAMERecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'CNAME';
    comment?: string;
    content?: string;
    /** @default false */ proxied?: boolean;
    settings?: CNAMERecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace CNAMERecord {
    export interface Settings {
      /** @default false */ flatten_cname?: boolean;
      /** @default false */ ipv4_only?: boolean;
      /** @default false */ ipv6_only?: boolean;
    }
  }

  export import CNAMERecordParam = DNS.CNAMERecord;

  export interface DNSKEYRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'DNSKEY';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: DNSKEYRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace DNSKEYRecord {
    export interface Data {
      /** @min 0 @max 255 @example 5 */ algorithm?: number;
      /** @min 0 @max 65535 @example 1 */ flags?: number;
      /** @min 0 @max 255 @example 3 */ protocol?: number;
      public_key?: string;
    }
    export type Settings = ARecord.Settings;
  }

  export interface DNSKEYRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'DNSKEY';
    comment?: string;
    data?: DNSKEYRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace DNSKEYRecordParam {
    export type Data = DNSKEYRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface DSRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'DS';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: DSRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace DSRecord {
    export interface Data {
      /** @min 0 @max 255 @example 3 */ algorithm?: number;
      digest?: string;
      /** @min 0 @max 255 @example 1 */ digest_type?: number;
      /** @min 0 @max 65535 @example 1 */ key_tag?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface DSRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'DS';
    comment?: string;
    data?: DSRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace DSRecordParam {
    export type Data = DSRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface HTTPSRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'HTTPS';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: SVCBRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace HTTPSRecord {
    export type Data = SVCBRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface HTTPSRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'HTTPS';
    comment?: string;
    data?: SVCBRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace HTTPSRecordParam {
    export type Data = SVCBRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface LOCRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'LOC';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: LOCRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace LOCRecord {
    export interface Data {
      /** @min -100000 @max 42849672.95 @example 0 */ altitude?: number;
      /** @min 0 @max 90 @example 37 */ lat_degrees?: number;
      lat_direction?: 'N' | 'S';
      /** @min 0 @max 59 @unit minutes @example 46 */ lat_minutes?: number;
      /** @min 0 @max 59.999 @unit seconds @example 46 */ lat_seconds?: number;
      /** @min 0 @max 180 @example 122 */ long_degrees?: number;
      long_direction?: 'E' | 'W';
      /** @min 0 @max 59 @unit minutes @example 23 */ long_minutes?: number;
      /** @min 0 @max 59.999 @unit seconds @example 35 */ long_seconds?: number;
      /** @min 0 @max 90000000 @example 0 */ precision_horz?: number;
      /** @min 0 @max 90000000 @example 0 */ precision_vert?: number;
      /** @min 0 @max 90000000 @example 100 */ size?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface LOCRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'LOC';
    comment?: string;
    data?: LOCRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace LOCRecordParam {
    export type Data = LOCRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface MXRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'MX';
    comment?: string;
    /** @format hostname @example "mx.example.com" */ content?: string;
    /** @min 0 @max 65535 @example 10 */ priority?: number;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace MXRecord {
    export type Settings = ARecord.Settings;
  }

  export import MXRecordParam = DNS.MXRecord;

  export interface NAPTRRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'NAPTR';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: NAPTRRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace NAPTRRecord {
    export interface Data {
      flags?: string;
      /** @min 0 @max 65535 @example 100 */ order?: number;
      /** @min 0 @max 65535 @example 10 */ preference?: number;
      regex?: string;
      replacement?: string;
      service?: string;
    }
    export type Settings = ARecord.Settings;
  }

  export interface NAPTRRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'NAPTR';
    comment?: string;
    data?: NAPTRRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace NAPTRRecordParam {
    export type Data = NAPTRRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface NSRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'NS';
    comment?: string;
    /** @example "ns1.example.com" */ content?: string;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace NSRecord {
    export type Settings = ARecord.Settings;
  }

  export import NSRecordParam = DNS.NSRecord;

  export interface PTRRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'PTR';
    comment?: string;
    /** @example "example.com" */ content?: string;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace PTRRecord {
    export type Settings = ARecord.Settings;
  }

  export import PTRRecordParam = DNS.PTRRecord;

  /** @discriminator type */
  export type Record =
    | ARecord | AAAARecord | CNAMERecord | MXRecord | NSRecord | Record.Openpgpkey | PTRRecord | TXTRecord
    | CAARecord | CERTRecord | DNSKEYRecord | DSRecord | HTTPSRecord | LOCRecord | NAPTRRecord | SMIMEARecord
    | SRVRecord | SSHFPRecord | SVCBRecord | TLSARecord | URIRecord;
  export namespace Record {
    export interface Openpgpkey {
      name: string;
      ttl: TTL;
      type: 'OPENPGPKEY';
      comment?: string;
      content?: string;
      proxied?: boolean;
      settings?: Record.Openpgpkey.Settings;
      tags?: RecordTags[];
    }
    export namespace Openpgpkey {
      export interface Settings {
        ipv4_only?: boolean;
        ipv6_only?: boolean;
      }
    }
  }

  export type RecordExportResponse = string;

  export type RecordResponsesSinglePage = SinglePage<RecordResponse>;

  export type RecordResponsesV4PagePaginationArray = V4PagePaginationArray<RecordResponse>;

  export type RecordTags = string;

  export type RecordTagsParam = string;

  export interface SMIMEARecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SMIMEA';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: TLSARecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace SMIMEARecord {
    export type Data = TLSARecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface SMIMEARecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SMIMEA';
    comment?: string;
    data?: TLSARecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace SMIMEARecordParam {
    export type Data = TLSARecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface SRVRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SRV';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: SRVRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace SRVRecord {
    export interface Data {
      /** @min 0 @max 65535 @example 8806 */ port?: number;
      /** @min 0 @max 65535 @example 10 */ priority?: number;
      /** @format hostname @example "example.com" */ target?: string;
      /** @min 0 @max 65535 @example 5 */ weight?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface SRVRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SRV';
    comment?: string;
    data?: SRVRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace SRVRecordParam {
    export type Data = SRVRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface SSHFPRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SSHFP';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: SSHFPRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace SSHFPRecord {
    export interface Data {
      /** @min 0 @max 255 @example 2 */ algorithm?: number;
      fingerprint?: string;
      /** @min 0 @max 255 @example 1 */ type?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface SSHFPRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SSHFP';
    comment?: string;
    data?: SSHFPRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace SSHFPRecordParam {
    export type Data = SSHFPRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface SVCBRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SVCB';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: SVCBRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace SVCBRecord {
    export interface Data {
      /** @min 0 @max 65535 @example 1 */ priority?: number;
      /** @example "." */ target?: string;
      value?: string;
    }
    export type Settings = ARecord.Settings;
  }

  export interface SVCBRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'SVCB';
    comment?: string;
    data?: SVCBRecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace SVCBRecordParam {
    export type Data = SVCBRecord.Data;
    export type Settings = ARecord.Settings;
  }

  export interface TLSARecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'TLSA';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: TLSARecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace TLSARecord {
    export interface Data {
      certificate?: string;
      /** @min 0 @max 255 @example 1 */ matching_type?: number;
      /** @min 0 @max 255 @example 0 */ selector?: number;
      /** @min 0 @max 255 @example 0 */ usage?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface TLSARecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'TLSA';
    comment?: string;
    data?: TLSARecord.Data;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace TLSARecordParam {
    export type Data = TLSARecord.Data;
    export type Settings = ARecord.Settings;
  }

  export type TTL = /** @min 30 @max 86400 */ number | 1;

  export type TTLParam = TTL;

  export interface TXTRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'TXT';
    comment?: string;
    content?: string;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace TXTRecord {
    export type Settings = ARecord.Settings;
  }

  export import TXTRecordParam = DNS.TXTRecord;

  export interface URIRecord {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'URI';
    comment?: string;
    /** @readOnly */ content?: string;
    data?: URIRecord.Data;
    /** @min 0 @max 65535 @example 10 */ priority?: number;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTags[];
  }
  export namespace URIRecord {
    export interface Data {
      /** @example "http://example.com/example.html" */ target?: string;
      /** @min 0 @max 65535 @example 20 */ weight?: number;
    }
    export type Settings = ARecord.Settings;
  }

  export interface URIRecordParam {
    /** @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** @default 1 */ ttl: TTL;
    type: 'URI';
    comment?: string;
    data?: URIRecord.Data;
    /** @min 0 @max 65535 @example 10 */ priority?: number;
    /** @default false */ proxied?: boolean;
    settings?: ARecord.Settings;
    /** @default [] */ tags?: RecordTagsParam[];
  }
  export namespace URIRecordParam {
    export type Data = URIRecord.Data;
    export type Settings = ARecord.Settings;
  }
}
