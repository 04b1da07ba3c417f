import type { SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, Integer, InZone, ResourceID, SortDirectionParam } from '../_shared.ts';
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time at which the primary was last asked for changes. */ checked_time: string;
    /** If true, only A records are answered for a proxied name, and Cloudflare uses IPv4 to the origin. */ ipv4_only: boolean;
    /** If true, only AAAA records are answered for a proxied name, and Cloudflare uses IPv6 to the origin. */ ipv6_only: boolean;
    /** Ids of the peers to transfer from or to. */ peers: unknown;
    /** Whether proxied requests reach the origin through the account's private network, for addresses that are not public. */ private_routing: boolean;
    /** Options for single record types, such as CNAME flattening. */ settings: unknown;
    /** Serial of the zone's SOA record; it grows with each change. */ soa_serial: number;
    /** Ids of the internal zones that the view answers from. */ zones: unknown;
    /** Number of the algorithm, as registered by IANA for the record type. */ algorithm: number;
    /** Note for people, at most 100 characters (500 on paid plans); it never shows in DNS answers. */ comment: string;
    /** Parts of the record; `content` is made from them. */ data: unknown;
    /** The whole value; case does not matter. */ exact: string;
    /** Identifies the record; Cloudflare gives it on creation and keeps it through changes. */ id: string;
    /** Whether visitors reach the origin through Cloudflare, so that caching and rules apply. A, AAAA and CNAME only. */ proxied: boolean;
    /** Tags as `name:value`, for filtering only; paid plans. */ tags: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** ACL to work on, as `dns.zoneTransfers.acls.list` shows it. @from dns.zoneTransfers.acls.list */ acl_id: string;
    /** Record to work on, as `dns.records.list` shows it. @from dns.records.list */ dns_record_id: string;
    /** Peer to work on, as `dns.zoneTransfers.peers.list` shows it. @from dns.zoneTransfers.peers.list */ peer_id: string;
    /** TSIG to work on, as `dns.zoneTransfers.tsigs.list` shows it. @from dns.zoneTransfers.tsigs.list */ tsig_id: string;
    /** View to work on, as `dns.settings.account.views.list` shows it. @from dns.settings.account.views.list */ view_id: string;
  }

  export { type Analytics, type DNSSECResource, type Records, type Settings, type Usage, type ZoneTransfers };

  export type DNSSECDeleteResponse = string;

  export interface DNSSECSettings {
    /** Whether other providers may sign the zone too: true lets their DNSKEY records be added to it. */ dnssec_multi_signer?: boolean;
    /** Whether a secondary zone keeps the signatures its primary sends; false signs at Cloudflare instead. */ dnssec_presigned?: boolean;
    /** Whether missing names are proven with NSEC3 instead of NSEC; off by default. */ dnssec_use_nsec3?: boolean;
  }

  export interface DNSSECEditParams extends InZone, DNSSECSettings {
    /** State wanted; Cloudflare reports `pending` until the DS record at the registrar follows. */ status?: 'active' | 'disabled' | (string & {});
  }

  export interface DNSSEC extends DNSSECSettings {
    /** Number of the key's algorithm for the DS record; 13 is ECDSA P-256 with SHA-256. @example "13" @readOnly */ algorithm?: string | null;
    /** Hash of the key, in hex, for the DS record. @readOnly */ digest?: string | null;
    /** Name of the hash that made the digest. @example "SHA256" @readOnly */ digest_algorithm?: string | null;
    /** Number of the digest's hash for the DS record; 2 is SHA-256. @example "2" @readOnly */ digest_type?: string | null;
    /** Complete DS record to enter at the registrar; null while DNSSEC is disabled. @readOnly */ ds?: string | null;
    /** Flags of the DNSKEY; 257 marks a key signing key. @example 257 @readOnly */ flags?: number | null;
    /** Key tag for the DS record. @example 42 @readOnly */ key_tag?: number | null;
    /** Name of the key's algorithm. @example "ECDSAP256SHA256" @readOnly */ key_type?: string | null;
    /** @readOnly */ modified_on?: DateTime | null;
    /** Public key in base64, for registrars that ask for the DNSKEY. @readOnly */ public_key?: string | null;
    /** State of DNSSEC, set by Cloudflare; `pending` and `pending-disabled` wait for the DS record at the registrar. */
    status?: 'active' | 'pending' | 'disabled' | 'pending-disabled' | 'error';
  }

  export interface TaggedRecord {
    /** @default [] */ tags?: RecordTagsParam[];
  }

  export interface URIData {
    /** Record type: URI of a service. */ type: 'URI';
    data?: URIRecordData;
    /** Preference among records of the same name: the lowest is tried first. @min 0 @max 65535 @example 10 */ priority?: number;
  }

  /** @discriminator type */
  export type RecordParams =
    | RecordParams.ARecord | RecordParams.AAAARecord | RecordParams.CNAMERecord
    | RecordParams.MXRecord | RecordParams.NSRecord | DNSRecordsOpenpgpkeyRecord
    | RecordParams.PTRRecord | RecordParams.TXTRecord | RecordParams.CAARecord
    | RecordParams.CERTRecord | RecordParams.DNSKEYRecord | RecordParams.DSRecord
    | RecordParams.HTTPSRecord | RecordParams.LOCRecord | RecordParams.NAPTRRecord
    | RecordParams.SMIMEARecord | RecordParams.SRVRecord | RecordParams.SSHFPRecord
    | RecordParams.SVCBRecord | RecordParams.TLSARecord | RecordParams.URIRecord;
  export namespace RecordParams {
    export interface ShadowedRecord extends TaggedRecord {
      /** Seconds resolvers may cache the record; 1 lets Cloudflare choose. At least 60, on Enterprise zones 30. @default 1 @overruled proxied=true 1 */ ttl: TTLParam;
      /** Whether `meta` in the answer tells which NS records shadow the record. @query @default false */ include_shadow_metadata?: boolean;
      comment?: string;
    }

    export interface ARecord extends InZone, RecordCommon, ShadowedRecord {
      /** Record type: maps the name to an IPv4 address. */ type: 'A';
      /** IPv4 address of the server. @format ipv4 @example "198.51.100.4" */ content?: string;
      /** @default false */
      private_routing?: boolean;
    }
    export interface AAAARecord extends InZone, RecordCommon, ShadowedRecord {
      /** Record type: maps the name to an IPv6 address. */ type: 'AAAA';
      /** IPv6 address of the server. @format ipv6 @example "2400:cb00:2049::1" */ content?: string;
      /** @default false */
      private_routing?: boolean;
    }
    export interface CNAMERecord extends InZone, ShadowedRecord {
      /** Full name with the zone's, in punycode; `@` stands for the zone itself. @minLength 1 @maxLength 255 @example "example.com" @written host */ name: string;
      /** Record type: an alias; resolvers go on with the name in `content`. */ type: 'CNAME';
      /** Hostname that the name is an alias of; it may not be the record's own name. @minLength 1 @written host */ content?: string;
      /** @default false */
      proxied?: boolean;
      settings?: DNS.CNAMERecord.Settings;
    }
    export interface MXRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: server that takes mail for the name. */ type: 'MX';
      /** Hostname of the mail server; it must not be an IP address. @format hostname @example "mx.example.com" @written host */ content?: string;
      /** Preference among records of the same name: the lowest is tried first. @min 0 @max 65535 @example 10 */ priority?: number;
    }
    export interface NSRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: nameserver to which a subdomain is delegated. */ type: 'NS';
      /** Hostname of the nameserver. @example "ns1.example.com" @minLength 1 @written host */ content?: string;
    }
    export interface PTRRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: name that belongs to an address, for reverse lookups. */ type: 'PTR';
      /** Domain name that the address maps to. @example "example.com" @minLength 1 @written host */ content?: string;
    }
    export interface TXTRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: free text, as for SPF, DKIM and proofs of ownership. */ type: 'TXT';
      /** Text in quotes, at most 2,048 characters over all parts; parts over 255 bytes are split automatically. @minLength 1 @written quoted */ content?: string;
    }
    export interface CAARecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: which certificate authorities may issue for the name. */ type: 'CAA';
      data?: CAARecordData;
    }
    export interface CERTRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: a certificate or revocation list kept in DNS. */ type: 'CERT';
      data?: CERTRecordData;
    }
    export interface DNSKEYRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: a public key that the zone is signed with. */ type: 'DNSKEY';
      data?: DNSKEYRecordData;
    }
    export interface DSRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: hash of a delegated subdomain's signing key. */ type: 'DS';
      data?: DSRecordData;
    }
    export interface HTTPSRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: how to reach a web service, such as its protocols and address hints. */ type: 'HTTPS';
      data?: HTTPSRecordData;
    }
    export interface LOCRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: a geographic position. */ type: 'LOC';
      data?: LOCRecordData;
    }
    export interface NAPTRRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: rewrite rule that leads from a name to services. */ type: 'NAPTR';
      data?: NAPTRRecordData;
    }
    export interface SMIMEARecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: certificate for the signed mail of an address. */ type: 'SMIMEA';
      data?: SMIMEARecordData;
    }
    export interface SRVRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: host and port of a service. */ type: 'SRV';
      data?: SRVRecordData;
    }
    export interface SSHFPRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: fingerprint of a host's SSH key. */ type: 'SSHFP';
      data?: SSHFPRecordData;
    }
    export interface SVCBRecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: how to reach any service, such as its protocols and address hints. */ type: 'SVCB';
      data?: HTTPSRecordData;
    }
    export interface TLSARecord extends InZone, RecordCommon, RecordAttributes {
      /** Record type: certificate or key that a TLS service must show (DANE). */ type: 'TLSA';
      data?: SMIMEARecordData;
    }
    export interface URIRecord extends InZone, RecordCommon, RecordAttributes, URIData {}
  }

  /** @discriminator type */
  export type RecordResult =
    | RecordResult.ARecord | RecordResult.AAAARecord | RecordResult.CNAMERecord | RecordResult.MXRecord
    | RecordResult.NSRecord | RecordResult.OpenpgpkeyRecord | RecordResult.PTRRecord
    | RecordResult.TXTRecord | RecordResult.CAARecord | RecordResult.CERTRecord
    | RecordResult.DNSKEYRecord | RecordResult.DSRecord | RecordResult.HTTPSRecord
    | RecordResult.LOCRecord | RecordResult.NAPTRRecord | RecordResult.SMIMEARecord
    | RecordResult.SRVRecord | RecordResult.SSHFPRecord | RecordResult.SVCBRecord
    | RecordResult.TLSARecord | RecordResult.URIRecord;
  export interface OpenpgpkeyContent {
    /** OpenPGP public key (RFC 4880, transferable) in base64. @minLength 1 */ content?: string;
    /** Record type: an OpenPGP public key for an email address. */ type: 'OPENPGPKEY';
  }

  export namespace RecordResult {
    export interface ARecord extends DNS.ARecord, RecordMetadata {}
    export interface AAAARecord extends DNS.AAAARecord, RecordMetadata {}
    export interface CNAMERecord extends DNS.CNAMERecord, RecordMetadata {}
    export interface MXRecord extends DNS.MXRecord, RecordMetadata {}
    export interface NSRecord extends DNS.NSRecord, RecordMetadata {}
    export interface OpenpgpkeyRecord extends RecordMetadata, OpenpgpkeyContent {
      comment: string;
      content: string;
      /** Full name with the zone's, in punycode; `@` stands for the zone itself. @minLength 1 @maxLength 255 @example "example.com" @written host */ name: string;
      /** @default false */
      proxied: boolean;
      settings: RecordSettings;
      /** @default [] */ tags: RecordTags[];
      /** Seconds a resolver may cache the answer, 60 to 86,400 (from 30 on Enterprise); 1 lets Cloudflare choose, as for all proxied records.
       *  @default 1 @unit seconds */
      ttl: TTL;
    }
    export interface PTRRecord extends DNS.PTRRecord, RecordMetadata {}
    export interface TXTRecord extends DNS.TXTRecord, RecordMetadata {}
    export interface CAARecord extends DNS.CAARecord, RecordMetadata {}
    export interface CERTRecord extends DNS.CERTRecord, RecordMetadata {}
    export interface DNSKEYRecord extends DNS.DNSKEYRecord, RecordMetadata {}
    export interface DSRecord extends DNS.DSRecord, RecordMetadata {}
    export interface HTTPSRecord extends DNS.HTTPSRecord, RecordMetadata {}
    export interface LOCRecord extends DNS.LOCRecord, RecordMetadata {}
    export interface NAPTRRecord extends DNS.NAPTRRecord, RecordMetadata {}
    export interface SMIMEARecord extends DNS.SMIMEARecord, RecordMetadata {}
    export interface SRVRecord extends DNS.SRVRecord, RecordMetadata {}
    export interface SSHFPRecord extends DNS.SSHFPRecord, RecordMetadata {}
    export interface SVCBRecord extends DNS.SVCBRecord, RecordMetadata {}
    export interface TLSARecord extends DNS.TLSARecord, RecordMetadata {}
    export interface URIRecord extends DNS.URIRecord, RecordMetadata {}
    export interface ARecordMeta {
      /** Whether the glue record serves no delegation any more. @readOnly */ dead_glue?: boolean;
      /** Whether the record is glue for a delegated nameserver. @readOnly */ is_glue?: boolean;
      /** Ids of the NS records that delegate the name away, so that this record is not served. @readOnly */ shadowed_by?: string[];
      /** Number of records that this NS record shadows. @min 0 @max 10000 @example 42 @readOnly */ shadowed_records_count?: Integer;
    }
  }

  export interface RecordListParams extends InZone {
    /** Only records whose comment matches; or the note to keep with the record. */ comment?: RecordListParams.Comment;
    /** Only records whose content matches. */ content?: RecordListParams.Content;
    /** @default "asc" */ direction?: SortDirectionParam;
    /** Whether `meta` tells which NS records shadow each record. @default false */ include_shadow_metadata?: boolean;
    /** Whether a record must fulfil all filters or any one; tag filters count as one, see `tag_match`. @default "all" */ match?: 'any' | 'all';
    /** Only records whose name matches. */ name?: RecordListParams.Name;
    /** Property by which the records are sorted. @default "type" */ order?: 'type' | 'name' | 'content' | 'ttl' | 'proxied' | (string & {});
    /** Only records whose visitors pass through Cloudflare, or only the others. @default false */
    proxied?: boolean;
    /** Words looked for in name, type, content, comment and tags; how it matches may change, so not for programs. @example "www.cloudflare.com" */
    search?: string;
    /** Only records that the NS records at this subdomain shadow; needs `include_shadow_metadata`. @example "sub.example.com" @minLength 1 */
    shadowed_by_name?: string;
    /** Only NS records at this name or above it, below the apex, which would shadow it. @example "www.sub.example.com" @minLength 1 */
    shadowing_name?: string;
    /** Only records with matching tags. */ tag?: RecordListParams.Tag;
    /** Whether a record must fulfil all tag filters or any one; other filters follow `match`. @default "all" */ tag_match?: 'any' | 'all';
    /** Only records of this type. */ type?:
      | 'A' | 'AAAA' | 'CAA' | 'CERT' | 'CNAME' | 'DNSKEY' | 'DS' | 'HTTPS' | 'LOC' | 'MX' | 'NAPTR' | 'NS'
      | 'OPENPGPKEY' | 'PTR' | 'SMIMEA' | 'SRV' | 'SSHFP' | 'SVCB' | 'TLSA' | 'TXT' | 'URI' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 5000000 @default 100 @example 5 */ per_page?: number;
  }
  export namespace RecordListParams {
    export interface Comment {
      /** Name of the tag or comment that must be missing. @example "important" */ absent?: string;
      /** Text that must occur in it; case does not matter. */ contains?: string;
      /** Text at its end; case does not matter. */ endswith?: string;
      exact?: string;
      /** Give anything here for records that have one at all. @example "important" */ present?: string;
      /** Text at its start; case does not matter. */ startswith?: string;
    }
    export interface Content {
      /** Text that must occur in it; case does not matter. @example "w.example." */ contains?: string;
      /** Text at its end; case does not matter. @example ".example.com" */ endswith?: string;
      /** @example "www.example.com" */ exact?: string;
      /** Text at its start; case does not matter. @example "www.example" */ startswith?: string;
    }
    export interface Name {
      /** Text that the value contains; case does not matter. @example "w.example." @minLength 1 */ contains?: string;
      /** Text that the value ends with; case does not matter. @example ".example.com" @minLength 1 */ endswith?: string;
      /** @example "www.example.com" @minLength 1 */ exact?: string;
      /** Text that the value begins with; case does not matter. @example "www.example" @minLength 1 */ startswith?: string;
    }
    export interface Tag {
      /** Name that must not be present; case does not matter. @example "important" @minLength 1 */ absent?: string;
      /** `name:part`: the named tag's value contains the part; case does not matter. @minLength 1 */ contains?: string;
      /** `name:end`: the named tag's value ends with it; case does not matter. @minLength 1 */ endswith?: string;
      /** `name:value`: the named tag has exactly this value; case does not matter. @minLength 1 */ exact?: string;
      /** Name that must be present; case does not matter. @example "important" @minLength 1 */ present?: string;
      /** `name:start`: the named tag's value begins with it; case does not matter. @minLength 1 */ startswith?: string;
    }
  }

  export interface RecordDeleteResponse {
    /** @from dns.records.list */ id?: ResourceID;
  }

  export interface TimedRecord {
    /** Seconds resolvers may cache the record; 1 lets Cloudflare choose. At least 60, on Enterprise zones 30. @default 1 */ ttl: TTLParam;
  }

  export interface RecordBatchParams extends InZone {
    /** Whether `meta` in the answer tells which NS records shadow the record. @query @default false */ include_shadow_metadata?: boolean;
    /** Records to delete, by id; done first. */ deletes?: RecordScanReviewParams.Reject[];
    /** Records to edit, by id; done second. */ patches?: BatchPatchParam[];
    /** Records to create; done last. */ posts?: (/** @discriminator type */
      | ARecord | AAAARecord | CNAMERecord | MXRecord | NSRecord
      | RecordBatchParams.DNSRecordsOpenpgpkeyRecord | PTRRecord | TXTRecord | CAARecordParam
      | CERTRecordParam | DNSKEYRecordParam | DSRecordParam | HTTPSRecordParam | LOCRecordParam
      | NAPTRRecordParam | SMIMEARecordParam | SRVRecordParam | SSHFPRecordParam | SVCBRecordParam
      | TLSARecordParam | URIRecordParam
    )[];
    /** Records to replace, by id; done third, fields left out go back to their defaults. */ puts?: BatchPutParam[];
  }
  export namespace RecordBatchParams {
    export interface DNSRecordsOpenpgpkeyRecord extends RecordCommon, TaggedRecord, TimedRecord, OpenpgpkeyContent {
      comment?: string;
    }
  }

  export interface RecordBatchResponse {
    /** The deleted records, as they were. */ deletes?: RecordResult[];
    /** The edited records, as they are now. */ patches?: RecordResult[];
    /** The created records, with their ids. */ posts?: RecordResult[];
    /** The replaced records, as they are now. */ puts?: RecordResult[];
  }

  export interface RecordGetParams extends InZone {
    /** Whether `meta` tells which NS records shadow each record. @default false */ include_shadow_metadata?: boolean;
  }

  export interface RecordImportParams extends InZone {
    /** Zone file in BIND format. @minLength 1 @example "blog.example.com. 300 IN A 192.0.2.1" */ file: string;
    /** Whether records that can be proxied are proxied, "true" or "false"; a `cf-proxied` tag in the file wins.
     *  @default "false" @example "true" @pattern ^(true|false)$ */
    proxied?: string;
  }

  export interface RecordData {
    /** Number of records that were added to the zone. @example 5 */ recs_added?: number;
    /** Added records by type, such as `{"A": 3}`; only of an import. */ recs_added_by_type?: { [key: string]: number };
    /** Number of records that the scan found. @example 5 */ total_records_parsed?: number;
  }

  export interface RecordScanReviewParams extends InZone {
    /** Found records to add to the zone. */ accepts?: (/** @discriminator type */
      | ARecord | AAAARecord | CNAMERecord | MXRecord | NSRecord
      | RecordBatchParams.DNSRecordsOpenpgpkeyRecord | PTRRecord | TXTRecord | CAARecordParam
      | CERTRecordParam | DNSKEYRecordParam | DSRecordParam | HTTPSRecordParam | LOCRecordParam
      | NAPTRRecordParam | SMIMEARecordParam | SRVRecordParam | SSHFPRecordParam | SVCBRecordParam
      | TLSARecordParam | URIRecordParam
    )[];
    /** Found records to drop, by id. */ rejects?: RecordScanReviewParams.Reject[];
  }
  export namespace RecordScanReviewParams {
    export interface Reject {
      /** @from dns.records.list */ id: ResourceID;
    }
  }

  export interface RecordScanReviewResponse {
    /** Records that were added to the zone. */ accepts?: RecordResult[];
    /** Ids of the records that were dropped. */ rejects?: (/** @maxLength 32 */ string)[];
  }

  export interface RecordScanTriggerResponse {
    errors: RecordScanTriggerResponse.Error[];
    messages: RecordScanTriggerResponse.ResponseMessage[];
    success: true;
  }
  export namespace RecordScanTriggerResponse {
    export interface ResponseMessage {
      /** Number of the error. @min 1000 */ code: Integer;
      /** Human-readable error message. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request that caused the error. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the faulty part. */ pointer?: string;
      }
    }
  }

  export interface CommentedRecord {
    comment?: string | null;
  }

  export interface RecordBasics extends CommentedRecord {
    /** Seconds a resolver may cache the answer, 60 to 86,400 (from 30 on Enterprise); 1 lets Cloudflare choose, as for all proxied records.
     *  @default 1 @min 1 @max 86400 @unit seconds */
    ttl: TTL;
    /** @default [] */ tags?: RecordTags[];
  }

  export interface AAAARecord extends RecordCommon, RecordBasics {
    /** Record type: maps the name to an IPv6 address. */ type: 'AAAA';
    /** IPv6 address of the server. @format ipv6 @example "2400:cb00:2049::1" */ content?: string;
    /** @default false */
    private_routing?: boolean;
  }

  export interface ARecord extends RecordCommon, RecordBasics {
    /** Record type: maps the name to an IPv4 address. */ type: 'A';
    /** IPv4 address of the server. @format ipv4 @example "198.51.100.4" */ content?: string;
    /** @default false */
    private_routing?: boolean;
  }

  /** @discriminator type */
  export type BatchPatch =
    | BatchPatch.ARecord | BatchPatch.AAAARecord | BatchPatch.CNAMERecord | BatchPatch.MXRecord
    | BatchPatch.NSRecord | BatchPatch.OpenpgpkeyRecord | BatchPatch.PTRRecord | BatchPatch.TXTRecord
    | BatchPatch.CAARecord | BatchPatch.CERTRecord | BatchPatch.DNSKEYRecord | BatchPatch.DSRecord
    | BatchPatch.HTTPSRecord | BatchPatch.LOCRecord | BatchPatch.NAPTRRecord | BatchPatch.SMIMEARecord
    | BatchPatch.SRVRecord | BatchPatch.SSHFPRecord | BatchPatch.SVCBRecord | BatchPatch.TLSARecord
    | BatchPatch.URIRecord;
  export namespace BatchPatch {
    export interface PatchedRecord {
      /** Identifies the record to change. @from dns.records.list */ id: string;
    }

    export interface ARecord extends DNS.ARecord, PatchedRecord {}
    export interface AAAARecord extends DNS.AAAARecord, PatchedRecord {}
    export interface CNAMERecord extends DNS.CNAMERecord, PatchedRecord {}
    export interface MXRecord extends DNS.MXRecord, PatchedRecord {}
    export interface NSRecord extends DNS.NSRecord, PatchedRecord {}
    export interface OpenpgpkeyRecord extends Record.Openpgpkey, PatchedRecord {}
    export namespace OpenpgpkeyRecord {
      export interface Settings {
        ipv4_only?: boolean;
        ipv6_only?: boolean;
      }
    }
    export interface PTRRecord extends DNS.PTRRecord, PatchedRecord {}
    export interface TXTRecord extends DNS.TXTRecord, PatchedRecord {}
    export interface CAARecord extends DNS.CAARecord, PatchedRecord {}
    export interface CERTRecord extends DNS.CERTRecord, PatchedRecord {}
    export interface DNSKEYRecord extends DNS.DNSKEYRecord, PatchedRecord {}
    export interface DSRecord extends DNS.DSRecord, PatchedRecord {}
    export interface HTTPSRecord extends DNS.HTTPSRecord, PatchedRecord {}
    export interface LOCRecord extends DNS.LOCRecord, PatchedRecord {}
    export interface NAPTRRecord extends DNS.NAPTRRecord, PatchedRecord {}
    export interface SMIMEARecord extends DNS.SMIMEARecord, PatchedRecord {}
    export interface SRVRecord extends DNS.SRVRecord, PatchedRecord {}
    export interface SSHFPRecord extends DNS.SSHFPRecord, PatchedRecord {}
    export interface SVCBRecord extends DNS.SVCBRecord, PatchedRecord {}
    export interface TLSARecord extends DNS.TLSARecord, PatchedRecord {}
    export interface URIRecord extends DNS.URIRecord, PatchedRecord {}
  }

  /** @discriminator type */
  export type BatchPatchParam =
    | BatchPatchParam.ARecord | BatchPatchParam.AAAARecord | BatchPatchParam.CNAMERecord
    | BatchPatchParam.MXRecord | BatchPatchParam.NSRecord | BatchPatchParam.OpenpgpkeyRecord
    | BatchPatchParam.PTRRecord | BatchPatchParam.TXTRecord | BatchPatchParam.CAARecord
    | BatchPatchParam.CERTRecord | BatchPatchParam.DNSKEYRecord | BatchPatchParam.DSRecord
    | BatchPatchParam.HTTPSRecord | BatchPatchParam.LOCRecord | BatchPatchParam.NAPTRRecord
    | BatchPatchParam.SMIMEARecord | BatchPatchParam.SRVRecord | BatchPatchParam.SSHFPRecord
    | BatchPatchParam.SVCBRecord | BatchPatchParam.TLSARecord | BatchPatchParam.URIRecord;
  export namespace BatchPatchParam {
    export interface ARecord extends DNS.ARecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface AAAARecord extends DNS.AAAARecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface CNAMERecord extends DNS.CNAMERecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface MXRecord extends DNS.MXRecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface NSRecord extends DNS.NSRecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface OpenpgpkeyRecord extends RecordBatchParams.DNSRecordsOpenpgpkeyRecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface PTRRecord extends DNS.PTRRecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface TXTRecord extends DNS.TXTRecord {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface CAARecord extends CAARecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface CERTRecord extends CERTRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface DNSKEYRecord extends DNSKEYRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface DSRecord extends DSRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface HTTPSRecord extends HTTPSRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface LOCRecord extends LOCRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface NAPTRRecord extends NAPTRRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface SMIMEARecord extends SMIMEARecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface SRVRecord extends SRVRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface SSHFPRecord extends SSHFPRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface SVCBRecord extends SVCBRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface TLSARecord extends TLSARecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
    export interface URIRecord extends URIRecordParam {
      /** @from dns.records.list */ id: ResourceID;
    }
  }

  /** @discriminator type */
  export type BatchPut =
    | BatchPatch.ARecord | BatchPatch.AAAARecord | BatchPatch.CNAMERecord | BatchPatch.MXRecord | BatchPatch.NSRecord
    | BatchPatch.OpenpgpkeyRecord | BatchPatch.PTRRecord | BatchPatch.TXTRecord | BatchPatch.CAARecord
    | BatchPatch.CERTRecord | BatchPatch.DNSKEYRecord | BatchPatch.DSRecord | BatchPatch.HTTPSRecord
    | BatchPatch.LOCRecord | BatchPatch.NAPTRRecord | BatchPatch.SMIMEARecord | BatchPatch.SRVRecord
    | BatchPatch.SSHFPRecord | BatchPatch.SVCBRecord | BatchPatch.TLSARecord | BatchPatch.URIRecord;

  /** @discriminator type */
  export type BatchPutParam =
    | BatchPatchParam.ARecord | BatchPatchParam.AAAARecord | BatchPatchParam.CNAMERecord | BatchPatchParam.MXRecord
    | BatchPatchParam.NSRecord | BatchPatchParam.OpenpgpkeyRecord | BatchPatchParam.PTRRecord
    | BatchPatchParam.TXTRecord | BatchPatchParam.CAARecord | BatchPatchParam.CERTRecord | BatchPatchParam.DNSKEYRecord
    | BatchPatchParam.DSRecord | BatchPatchParam.HTTPSRecord | BatchPatchParam.LOCRecord | BatchPatchParam.NAPTRRecord
    | BatchPatchParam.SMIMEARecord | BatchPatchParam.SRVRecord | BatchPatchParam.SSHFPRecord
    | BatchPatchParam.SVCBRecord | BatchPatchParam.TLSARecord | BatchPatchParam.URIRecord;

  export interface CAARecord extends RecordCommon, RecordNotes {
    /** Record type: which certificate authorities may issue for the name. */ type: 'CAA';
    /** The CAA data as one text; set it through `data`. @readOnly */ content?: string;
    data?: CAARecordData;
  }

  export interface CAARecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: which certificate authorities may issue for the name. */ type: 'CAA';
    data?: CAARecordData;
  }

  export interface CERTRecord extends RecordCommon, RecordNotes {
    /** Record type: a certificate or revocation list kept in DNS. */ type: 'CERT';
    /** The CERT data as one text; set it through `data`. @readOnly */ content?: string;
    data?: CERTRecordData;
  }

  export interface CERTRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: a certificate or revocation list kept in DNS. */ type: 'CERT';
    data?: CERTRecordData;
  }

  export interface CNAMERecord extends RecordBasics {
    /** Full name with the zone's, in punycode; `@` stands for the zone itself. @minLength 1 @maxLength 255 @example "example.com" @written host */ name: string;
    /** Record type: an alias; resolvers go on with the name in `content`. */ type: 'CNAME';
    /** Hostname that the name is an alias of; it may not be the record's own name. @minLength 1 @written host */ content?: string;
    /** @default false */
    proxied?: boolean;
    settings?: CNAMERecord.Settings;
  }
  export namespace CNAMERecord {
    export interface Settings {
      /** If true, resolvers get the final addresses instead of the alias. Not for proxied records, which are always answered so. @default false */
      flatten_cname?: boolean;
      /** @default false */ ipv4_only?: boolean;
      /** @default false */ ipv6_only?: boolean;
    }
  }

  export interface DNSKEYRecord extends RecordCommon, RecordNotes {
    /** Record type: a public key that the zone is signed with. */ type: 'DNSKEY';
    /** The DNSKEY data as one text; set it through `data`. @readOnly */ content?: string;
    data?: DNSKEYRecordData;
  }

  export interface DNSKEYRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: a public key that the zone is signed with. */ type: 'DNSKEY';
    data?: DNSKEYRecordData;
  }

  export interface DSRecord extends RecordCommon, RecordNotes {
    /** Record type: hash of a delegated subdomain's signing key. */ type: 'DS';
    /** The DS data as one text; set it through `data`. @readOnly */ content?: string;
    data?: DSRecordData;
  }

  export interface DSRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: hash of a delegated subdomain's signing key. */ type: 'DS';
    data?: DSRecordData;
  }

  export interface HTTPSRecord extends RecordCommon, RecordNotes {
    /** Record type: how to reach a web service, such as its protocols and address hints. */ type: 'HTTPS';
    /** The HTTPS data as one text; set it through `data`. @readOnly */ content?: string;
    data?: HTTPSRecordData;
  }

  export interface HTTPSRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: how to reach a web service, such as its protocols and address hints. */ type: 'HTTPS';
    data?: HTTPSRecordData;
  }

  export interface LOCRecord extends RecordCommon, RecordNotes {
    /** Record type: a geographic position. */ type: 'LOC';
    /** The LOC data as one text; set it through `data`. @readOnly */ content?: string;
    data?: LOCRecordData;
  }

  export interface LOCRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: a geographic position. */ type: 'LOC';
    data?: LOCRecordData;
  }

  export interface MXRecord extends RecordCommon, RecordBasics {
    /** Record type: server that takes mail for the name. */ type: 'MX';
    /** Hostname of the mail server; it must not be an IP address. @format hostname @example "mx.example.com" @written host */ content?: string;
    /** Preference among records of the same name: the lowest is tried first. @min 0 @max 65535 @example 10 */ priority?: number;
  }

  export interface NAPTRRecord extends RecordCommon, RecordNotes {
    /** Record type: rewrite rule that leads from a name to services. */ type: 'NAPTR';
    /** The NAPTR data as one text; set it through `data`. @readOnly */ content?: string;
    data?: NAPTRRecordData;
  }

  export interface NAPTRRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: rewrite rule that leads from a name to services. */ type: 'NAPTR';
    data?: NAPTRRecordData;
  }

  export interface NSRecord extends RecordCommon, RecordBasics {
    /** Record type: nameserver to which a subdomain is delegated. */ type: 'NS';
    /** Hostname of the nameserver. @example "ns1.example.com" @minLength 1 @written host */ content?: string;
  }

  export interface PTRRecord extends RecordCommon, RecordBasics {
    /** Record type: name that belongs to an address, for reverse lookups. */ type: 'PTR';
    /** Domain name that the address maps to. @example "example.com" @minLength 1 @written host */ content?: string;
  }

  /** @discriminator type */
  export type Record =
    | ARecord | AAAARecord | CNAMERecord | MXRecord | NSRecord | Record.Openpgpkey | PTRRecord | TXTRecord
    | CAARecord | CERTRecord | DNSKEYRecord | DSRecord | HTTPSRecord | LOCRecord | NAPTRRecord | SMIMEARecord
    | SRVRecord | SSHFPRecord | SVCBRecord | TLSARecord | URIRecord;
  export namespace Record {
    export interface Openpgpkey extends OpenpgpkeyContent {
      /** Full name with the zone's, in punycode. @written host */ name: string;
      /** Seconds a resolver may cache the answer, 60 to 86,400 (from 30 on Enterprise); 1 lets Cloudflare choose, as for all proxied records. @unit seconds */
      ttl: TTL;
      comment?: string;
      content?: string;
      proxied?: boolean;
      settings?: BatchPatch.OpenpgpkeyRecord.Settings;
      tags?: RecordTags[];
    }
  }

  export type RecordExportResponse = string;

  export type RecordResponsesSinglePage = SinglePage<RecordResult>;

  export type RecordResponsesV4PagePaginationArray = V4PagePaginationArray<RecordResult>;

  export type RecordTags = string;

  export type RecordTagsParam = string;

  export interface SMIMEARecord extends RecordCommon, RecordNotes {
    /** Record type: certificate for the signed mail of an address. */ type: 'SMIMEA';
    /** The SMIMEA data as one text; set it through `data`. @readOnly */ content?: string;
    data?: SMIMEARecordData;
  }

  export interface SMIMEARecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: certificate for the signed mail of an address. */ type: 'SMIMEA';
    data?: SMIMEARecordData;
  }

  export interface SRVRecord extends RecordCommon, RecordNotes {
    /** Record type: host and port of a service. */ type: 'SRV';
    /** The SRV data as one text; set it through `data`. @readOnly */ content?: string;
    data?: SRVRecordData;
  }

  export interface SRVRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: host and port of a service. */ type: 'SRV';
    data?: SRVRecordData;
  }

  export interface SSHFPRecord extends RecordCommon, RecordNotes {
    /** Record type: fingerprint of a host's SSH key. */ type: 'SSHFP';
    /** The SSHFP data as one text; set it through `data`. @readOnly */ content?: string;
    data?: SSHFPRecordData;
  }

  export interface SSHFPRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: fingerprint of a host's SSH key. */ type: 'SSHFP';
    data?: SSHFPRecordData;
  }

  export interface SVCBRecord extends RecordCommon, RecordNotes {
    /** Record type: how to reach any service, such as its protocols and address hints. */ type: 'SVCB';
    /** The SVCB data as one text; set it through `data`. @readOnly */ content?: string;
    data?: HTTPSRecordData;
  }

  export interface SVCBRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: how to reach any service, such as its protocols and address hints. */ type: 'SVCB';
    data?: HTTPSRecordData;
  }

  export interface TLSARecord extends RecordCommon, RecordNotes {
    /** Record type: certificate or key that a TLS service must show (DANE). */ type: 'TLSA';
    /** The TLSA data as one text; set it through `data`. @readOnly */ content?: string;
    data?: SMIMEARecordData;
  }

  export interface TLSARecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord {
    /** Record type: certificate or key that a TLS service must show (DANE). */ type: 'TLSA';
    data?: SMIMEARecordData;
  }

  export type TTL = /** @min 30 @max 86400 */ number | 1;

  export type TTLParam = /** @min 30 @max 86400 */ number | 1;

  export interface TXTRecord extends RecordCommon, RecordBasics {
    /** Record type: free text, as for SPF, DKIM and proofs of ownership. */ type: 'TXT';
    /** Text in quotes, at most 2,048 characters over all parts; parts over 255 bytes are split automatically. @minLength 1 @written quoted */ content?: string;
  }

  export interface URIRecord extends RecordCommon, RecordNotes, URIData {
    /** The URI data as one text; set it through `data`. @readOnly */ content?: string;
  }

  export interface URIRecordParam extends RecordCommon, TaggedRecord, TimedRecord, CommentedRecord, URIData {}

  export interface DNSRecordsOpenpgpkeyRecord extends InZone, TimedRecord {
    /** Full name of the record, with the zone's. @minLength 1 @maxLength 255 @example "example.com" */ name: string;
    /** Record type: an OpenPGP public key for an email address. */ type: 'OPENPGPKEY';
    /** Whether `meta` tells which NS records shadow each record. @query @default false */ include_shadow_metadata?: boolean;
    /** Note for people; no effect on DNS. */ comment?: string | null;
    /** Text of the record. */ content?: string;
    /** Whether visitors reach the origin through Cloudflare; A, AAAA and CNAME only. @default false */ proxied?: boolean;
    settings?: RecordSettings;
    /** Your own labels, as `name:value`; no effect on DNS. @default [] */ tags?: RecordTagsParam[];
  }

  export interface RecordSettings {
    /** @default false */ ipv4_only?: boolean;
    /** @default false */ ipv6_only?: boolean;
  }

  export interface CAARecordData {
    /** 128 marks the property as critical: a CA that does not know it must not issue. @min 0 @max 255 @example 1 */ flags?: number;
    /** Restricted action: `issue` for all certificates, `issuewild` for wildcards, `iodef` for the report address. @example "issue" */ tag?: string;
    /** Service parameters, such as `alpn="h3,h2" ipv4hint="192.0.2.1"`. */ value?: string;
  }

  export interface CERTRecordData {
    /** @min 0 @max 255 @example 8 */ algorithm?: number;
    /** Certificate or its hash, in the form the record type wants. */ certificate?: string;
    /** Short checksum of the key that is meant. @min 0 @max 65535 @example 1 */ key_tag?: number;
    /** Number of the certificate's kind; 1 is X.509 (PKIX). @min 0 @max 65535 @example 9 */ type?: number;
  }

  export interface DNSKEYRecordData {
    /** @min 0 @max 255 @example 5 */ algorithm?: number;
    /** 256 for a zone signing key, 257 for a key signing key. @min 0 @max 65535 @example 1 */ flags?: number;
    /** Always 3. @min 0 @max 255 @example 3 */ protocol?: number;
    /** Public key in base64. */ public_key?: string;
  }

  export interface DSRecordData {
    /** @min 0 @max 255 @example 3 */ algorithm?: number;
    /** Hash of the key, in hex. */ digest?: string;
    /** Number of the hash that made the digest; 2 is SHA-256. @min 0 @max 255 @example 1 */ digest_type?: number;
    /** Short checksum of the key that is meant. @min 0 @max 65535 @example 1 */ key_tag?: number;
  }

  export interface HTTPSRecordData {
    /** Preference among records, lowest first; 0 makes an HTTPS or SVCB record an alias. @min 0 @max 65535 @example 1 */ priority?: number;
    /** Host that serves the name; `.` for the name itself. @example "." */ target?: string;
    /** Service parameters, such as `alpn="h3,h2" ipv4hint="192.0.2.1"`. */ value?: string;
  }

  export interface LOCRecordData {
    /** Height above sea level. @min -100000 @max 42849672.95 @example 0 @unit meters */ altitude?: number;
    /** Whole degrees of the position north or south. @min 0 @max 90 @example 37 */ lat_degrees?: number;
    /** Whether the position is north or south of the equator. */ lat_direction?: 'N' | 'S';
    /** Arc minutes of the latitude. @min 0 @max 59 @unit minutes @example 46 */ lat_minutes?: number;
    /** Arc seconds of the latitude. @min 0 @max 59.999 @unit seconds @example 46 */ lat_seconds?: number;
    /** Whole degrees of the position east or west. @min 0 @max 180 @example 122 */ long_degrees?: number;
    /** Whether the position is east or west of Greenwich. */ long_direction?: 'E' | 'W';
    /** Arc minutes of the longitude. @min 0 @max 59 @unit minutes @example 23 */ long_minutes?: number;
    /** Arc seconds of the longitude. @min 0 @max 59.999 @unit seconds @example 35 */ long_seconds?: number;
    /** Horizontal accuracy of the position. @min 0 @max 90000000 @example 0 @unit meters */ precision_horz?: number;
    /** Accuracy of the altitude. @min 0 @max 90000000 @example 0 @unit meters */ precision_vert?: number;
    /** Extent of the place. @min 0 @max 90000000 @example 100 @unit meters */ size?: number;
  }

  export interface NAPTRRecordData {
    /** Letters that tell how to go on, such as `s` with SRV, `a` with addresses, `u` with a URI. */ flags?: string;
    /** Order of evaluation; lowest first. @min 0 @max 65535 @example 100 */ order?: number;
    /** Priority among records of equal order; lowest first. @min 0 @max 65535 @example 10 */ preference?: number;
    /** Substitution that turns the name into the next one; empty if `replacement` is used. */ regex?: string;
    /** Name to go on with; `.` if `regex` is used. */ replacement?: string;
    /** Service that the way leads to, such as `SIP+D2U`. */ service?: string;
  }

  export interface SMIMEARecordData {
    /** Certificate or its hash, in the form the record type wants. */ certificate?: string;
    /** Part that is compared: 0 the full data, 1 its SHA-256, 2 its SHA-512. @min 0 @max 255 @example 1 */ matching_type?: number;
    /** Part that is compared: 0 the certificate, 1 its public key. @min 0 @max 255 @example 0 */ selector?: number;
    /** Meaning of a match: 0 and 1 apply in addition to the usual authorities, 2 and 3 instead of them. @min 0 @max 255 @example 0 */ usage?: number;
  }

  export interface SRVRecordData {
    /** Port of the service. @min 0 @max 65535 @example 8806 */ port?: number;
    /** Preference among records, lowest first; 0 makes an HTTPS or SVCB record an alias. @min 0 @max 65535 @example 10 */ priority?: number;
    /** Host that offers the service. @format hostname @example "example.com" */ target?: string;
    /** Share among records of equal priority: the higher, the more requests. @min 0 @max 65535 @example 5 */ weight?: number;
  }

  export interface SSHFPRecordData {
    /** @min 0 @max 255 @example 2 */ algorithm?: number;
    /** Hash of the host's public key, in hex. */ fingerprint?: string;
    /** Number of the hash; 2 is SHA-256. @min 0 @max 255 @example 1 */ type?: number;
  }

  export interface URIRecordData {
    /** Host that serves the name; `.` for the name itself. @example "http://example.com/example.html" */ target?: string;
    /** Share among records of equal priority: the higher, the more requests. @min 0 @max 65535 @example 20 */ weight?: number;
  }

  /** Fields of every record. */
  export interface RecordCommon {
    /** Full name with the zone's, in punycode; `@` stands for the zone itself. @minLength 1 @maxLength 255 @example "example.com" @written host */ name: string;
    /** @default false */ proxied?: boolean;
    settings?: RecordSettings;
  }

  /** Fields that Cloudflare adds to a record. */
  export interface RecordMetadata {
    /** @from dns.records.list */ id: ResourceID;
    /** @readOnly */ created_on: DateTime;
    /** Metadata about the record, including whether NS records shadow it. @readOnly */ meta: RecordResult.ARecordMeta;
    /** @readOnly */ modified_on: DateTime;
    /** Whether the record can be proxied: only A, AAAA and CNAME records with suitable content can. @readOnly */ proxiable: boolean;
    /** Time of the comment's last change; absent if there is no comment. @readOnly */ comment_modified_on?: DateTime;
    /** Time of the tags' last change; absent if there are no tags. @readOnly */ tags_modified_on?: DateTime;
  }

  /** Lifetime and notes of a record. */
  export interface RecordAttributes extends TaggedRecord, TimedRecord {
    /** Whether `meta` in the answer tells which NS records shadow the record. @query @default false */ include_shadow_metadata?: boolean;
    comment?: string;
  }

  /** Lifetime and notes of a record in a response. */
  export interface RecordNotes extends CommentedRecord {
    /** Seconds a resolver may cache the answer, 60 to 86,400 (from 30 on Enterprise); 1 lets Cloudflare choose, as for all proxied records.
      *  @default 1 @unit seconds */ ttl: TTL;
    /** @default [] */ tags?: RecordTags[];
  }
}
