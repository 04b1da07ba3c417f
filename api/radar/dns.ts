import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Queries to the 1.1.1.1 resolver. */
export interface DNS {
  readonly top: DNS.Top;
  readonly summary: DNS.Summary;
  readonly timeseriesGroups: DNS.TimeseriesGroups;

  /** Split 1.1.1.1 DNS queries by one dimension, filtered by AS, cache or DNSSEC.
   *  @http GET /radar/dns/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'AS' | 'CACHE_HIT' | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'IP_VERSION' | 'LOCATION' | 'MATCHING_ANSWER' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE' | 'RESPONSE_TTL' | 'TLD' | 'TLD_DNS_MAGNITUDE',
    params?: Radar.DNSSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart the volume of 1.1.1.1 DNS queries over time.
   *  @http GET /radar/dns/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.DNSTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** Chart how 1.1.1.1 DNS queries split along one dimension over time.
   *  @http GET /radar/dns/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'AS' | 'CACHE_HIT' | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'IP_VERSION' | 'LOCATION' | 'MATCHING_ANSWER' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE' | 'RESPONSE_TTL' | 'TLD' | 'TLD_DNS_MAGNITUDE',
    params?: Radar.DNSTimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
}

export declare namespace DNS {
  /** Networks and places that ask the most. */
  export interface Top {
    /** Rank autonomous systems by 1.1.1.1 DNS queries, optionally for one domain.
     *  @http GET /radar/dns/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;

    /** Rank locations by 1.1.1.1 DNS queries, optionally for one domain.
     *  @http GET /radar/dns/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopEdnsResponse>;
  }

  export interface TopAsesParams {
    asn?: string[];
    cacheHit?: boolean[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER')[];
    dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED')[];
    dnssecE2e?: boolean[];
    domain?: (/** @minLength 1 @maxLength 253 */ string)[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    matchingAnswer?: boolean[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    responseTtl?: ('LTE_1M' | 'GT_1M_LTE_5M' | 'GT_5M_LTE_15M' | 'GT_15M_LTE_1H' | 'GT_1H_LTE_1D' | 'GT_1D_LTE_1W' | 'GT_1W')[];
  }

  export interface TopAsesResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: TopAsesResponse.Top0[];
  }
  export namespace TopAsesResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example 3243 */ clientASN: Integer;
      /** @example "MEO" */ clientASName: string;
      /** @example "10" */ value: string;
    }
  }

  export interface TopLocationsParams {
    asn?: string[];
    cacheHit?: boolean[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER')[];
    dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED')[];
    dnssecE2e?: boolean[];
    domain?: (/** @minLength 1 @maxLength 253 */ string)[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    matchingAnswer?: boolean[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    responseTtl?: ('LTE_1M' | 'GT_1M_LTE_5M' | 'GT_5M_LTE_15M' | 'GT_15M_LTE_1H' | 'GT_1H_LTE_1D' | 'GT_1D_LTE_1W' | 'GT_1W')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export type TopLocationsResponse = Radar.AS112.TopEdnsResponse;
  export namespace TopLocationsResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.Annotations.OutageLocationsResponse.Annotation;
  }

  /** Shares of resolver queries over a period. */
  export interface Summary {
    /** Give the share of 1.1.1.1 DNS queries by cache hit or miss.
     *  @http GET /radar/dns/summary/cache_hit
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    cacheHit(params?: SummaryCacheHitParams | null, options?: RequestOptions): APIPromise<SummaryCacheHitResponse>;

    /** Give the share of 1.1.1.1 DNS queries by DNSSEC validation outcome.
     *  @http GET /radar/dns/summary/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssec(params?: SummaryDNSSECParams | null, options?: RequestOptions): APIPromise<SummaryDNSSECResponse>;

    /** Give the share of 1.1.1.1 DNS queries by client DNSSEC awareness.
     *  @http GET /radar/dns/summary/dnssec_aware
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssecAware(params?: SummaryDNSSECAwareParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryEdnsResponse>;

    /** Give the share of 1.1.1.1 DNS queries by end-to-end DNSSEC security.
     *  @http GET /radar/dns/summary/dnssec_e2e
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssecE2E(params?: SummaryDNSSECE2EParams | null, options?: RequestOptions): APIPromise<SummaryCacheHitResponse>;

    /** Give the IPv4 and IPv6 shares of 1.1.1.1 DNS queries.
     *  @http GET /radar/dns/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<SummaryIPVersionResponse>;

    /** Give the share of 1.1.1.1 DNS queries by matching answer status.
     *  @http GET /radar/dns/summary/matching_answer
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    matchingAnswer(params?: SummaryMatchingAnswerParams | null, options?: RequestOptions): APIPromise<SummaryCacheHitResponse>;

    /** Give the share of 1.1.1.1 DNS queries by transport protocol.
     *  @http GET /radar/dns/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<SummaryProtocolResponse>;

    /** Give the share of 1.1.1.1 DNS queries by record type.
     *  @http GET /radar/dns/summary/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    queryType(params?: SummaryQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of 1.1.1.1 DNS queries by response code.
     *  @http GET /radar/dns/summary/response_code
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    responseCode(params?: SummaryResponseCodeParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of 1.1.1.1 DNS queries by response TTL band.
     *  @http GET /radar/dns/summary/response_ttl
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    responseTTL(params?: SummaryResponseTTLParams | null, options?: RequestOptions): APIPromise<SummaryResponseTTLResponse>;
  }

  export type SummaryCacheHitParams = SummaryDNSSECParams;

  export interface SummaryCacheHitResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: Radar.CTSummaryResponse.UnionMember5;
  }
  export namespace SummaryCacheHitResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Summary0 = Radar.CTSummaryResponse.UnionMember5;
  }

  export interface SummaryDNSSECParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryDNSSECResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryDNSSECResponse.Summary0;
  }
  export namespace SummaryDNSSECResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Summary0 {
      /** @example "10" */ INSECURE: string;
      /** @example "10" */ INVALID: string;
      /** @example "10" */ OTHER: string;
      /** @example "10" */ SECURE: string;
    }
  }

  export type SummaryDNSSECAwareParams = SummaryDNSSECParams;

  export type SummaryDNSSECAwareResponse = Radar.AS112.SummaryEdnsResponse;
  export namespace SummaryDNSSECAwareResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Summary0 = Radar.AS112.SummaryEdnsResponse.Summary0;
  }

  export type SummaryDNSSECE2EParams = SummaryDNSSECParams;

  export import SummaryDNSSECE2EResponse = DNS.SummaryCacheHitResponse;

  export type SummaryIPVersionParams = SummaryDNSSECParams;

  export interface SummaryIPVersionResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryIPVersionResponse.Summary0;
  }
  export namespace SummaryIPVersionResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Summary0 {
      /** @example "10" */ IPv4: string;
      /** @example "10" */ IPv6: string;
    }
  }

  export type SummaryMatchingAnswerParams = SummaryDNSSECParams;

  export import SummaryMatchingAnswerResponse = DNS.SummaryCacheHitResponse;

  export interface SummaryProtocolParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryProtocolResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryProtocolResponse.Summary0;
  }
  export namespace SummaryProtocolResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Summary0 {
      /** @example "10" */ HTTPS: string;
      /** @example "10" */ TCP: string;
      /** @example "10" */ TLS: string;
      /** @example "10" */ UDP: string;
    }
  }

  export interface SummaryQueryTypeParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export type SummaryQueryTypeResponse = Radar.BotSummaryResponse;
  export namespace SummaryQueryTypeResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
  }

  export interface SummaryResponseCodeParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export type SummaryResponseCodeResponse = Radar.BotSummaryResponse;
  export namespace SummaryResponseCodeResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
  }

  export type SummaryResponseTTLParams = SummaryDNSSECParams;

  export interface SummaryResponseTTLResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryResponseTTLResponse.Summary0;
  }
  export namespace SummaryResponseTTLResponse {
    export type Meta = Radar.CTSummaryResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Summary0 {
      /** @example "10" */ gt_15m_lte_1h: string;
      /** @example "10" */ gt_1d_lte_1w: string;
      /** @example "10" */ gt_1h_lte_1d: string;
      /** @example "10" */ gt_1m_lte_5m: string;
      /** @example "10" */ gt_1w: string;
      /** @example "10" */ gt_5m_lte_15m: string;
      /** @example "10" */ lte_1m: string;
    }
  }

  /** Shares of resolver queries over time. */
  export interface TimeseriesGroups {
    /** Chart 1.1.1.1 query shares by cache hit or miss over time.
     *  @http GET /radar/dns/timeseries_groups/cache_hit
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    cacheHit(params?: TimeseriesGroupCacheHitParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupCacheHitResponse>;

    /** Chart 1.1.1.1 query shares by DNSSEC validation outcome over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssec(params?: TimeseriesGroupDNSSECParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSECResponse>;

    /** Chart 1.1.1.1 query shares by client DNSSEC awareness over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec_aware
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssecAware(
      params?: TimeseriesGroupDNSSECAwareParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TimeseriesGroupEdnsResponse>;

    /** Chart 1.1.1.1 query shares by end-to-end DNSSEC security over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec_e2e
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssecE2E(params?: TimeseriesGroupDNSSECE2EParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupCacheHitResponse>;

    /** Chart the IPv4 and IPv6 shares of 1.1.1.1 queries over time.
     *  @http GET /radar/dns/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    ipVersion(params?: TimeseriesGroupIPVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupIPVersionResponse>;

    /** Chart 1.1.1.1 query shares by matching answer status over time.
     *  @http GET /radar/dns/timeseries_groups/matching_answer
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    matchingAnswer(
      params?: TimeseriesGroupMatchingAnswerParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupCacheHitResponse>;

    /** Chart 1.1.1.1 query shares by transport protocol over time.
     *  @http GET /radar/dns/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    protocol(params?: TimeseriesGroupProtocolParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupProtocolResponse>;

    /** Chart 1.1.1.1 query shares by record type over time.
     *  @http GET /radar/dns/timeseries_groups/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    queryType(params?: TimeseriesGroupQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart 1.1.1.1 query shares by response code over time.
     *  @http GET /radar/dns/timeseries_groups/response_code
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    responseCode(
      params?: TimeseriesGroupResponseCodeParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart 1.1.1.1 query shares by response TTL band over time.
     *  @http GET /radar/dns/timeseries_groups/response_ttl
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    responseTTL(params?: TimeseriesGroupResponseTTLParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupResponseTTLResponse>;
  }

  export type TimeseriesGroupCacheHitParams = TimeseriesGroupDNSSECParams;

  export interface TimeseriesGroupCacheHitResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: Radar.CTTimeseriesGroupsResponse.UnionMember5;
  }
  export namespace TimeseriesGroupCacheHitResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.CTTimeseriesGroupsResponse.UnionMember5;
  }

  export interface TimeseriesGroupDNSSECParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupDNSSECResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupDNSSECResponse.Serie0;
  }
  export namespace TimeseriesGroupDNSSECResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Serie0 {
      INSECURE: string[];
      INVALID: string[];
      OTHER: string[];
      SECURE: string[];
    }
  }

  export type TimeseriesGroupDNSSECAwareParams = TimeseriesGroupDNSSECParams;

  export type TimeseriesGroupDNSSECAwareResponse = Radar.AS112.TimeseriesGroupEdnsResponse;
  export namespace TimeseriesGroupDNSSECAwareResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.AS112.TimeseriesGroupEdnsResponse.Serie0;
  }

  export type TimeseriesGroupDNSSECE2EParams = TimeseriesGroupDNSSECParams;

  export import TimeseriesGroupDNSSECE2EResponse = DNS.TimeseriesGroupCacheHitResponse;

  export type TimeseriesGroupIPVersionParams = TimeseriesGroupDNSSECParams;

  export interface TimeseriesGroupIPVersionResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupIPVersionResponse.Serie0;
  }
  export namespace TimeseriesGroupIPVersionResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Serie0 {
      IPv4: string[];
      IPv6: string[];
    }
  }

  export type TimeseriesGroupMatchingAnswerParams = TimeseriesGroupDNSSECParams;

  export import TimeseriesGroupMatchingAnswerResponse = DNS.TimeseriesGroupCacheHitResponse;

  export interface TimeseriesGroupProtocolParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupProtocolResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupProtocolResponse.Serie0;
  }
  export namespace TimeseriesGroupProtocolResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Serie0 {
      HTTPS: string[];
      TCP: string[];
      TLS: string[];
      UDP: string[];
    }
  }

  export interface TimeseriesGroupQueryTypeParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export type TimeseriesGroupQueryTypeResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupQueryTypeResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.BotTimeseriesGroupsResponse.Serie0;
  }

  export interface TimeseriesGroupResponseCodeParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export type TimeseriesGroupResponseCodeResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupResponseCodeResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Serie0 = Radar.BotTimeseriesGroupsResponse.Serie0;
  }

  export type TimeseriesGroupResponseTTLParams = TimeseriesGroupDNSSECParams;

  export interface TimeseriesGroupResponseTTLResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupResponseTTLResponse.Serie0;
  }
  export namespace TimeseriesGroupResponseTTLResponse {
    export type Meta = Radar.CTTimeseriesResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Serie0 {
      gt_15m_lte_1h: string[];
      gt_1d_lte_1w: string[];
      gt_1h_lte_1d: string[];
      gt_1m_lte_5m: string[];
      gt_1w: string[];
      gt_5m_lte_15m: string[];
      lte_1m: string[];
    }
  }
}
