import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Stray reverse-DNS queries for private addresses. */
export interface AS112 {
  readonly summary: AS112.Summary;
  readonly timeseriesGroups: AS112.TimeseriesGroups;
  readonly top: AS112.Top;

  /** Split AS112 queries by one dimension, filtered by location, type or protocol.
   *  @http GET /radar/as112/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'DNSSEC' | 'EDNS' | 'IP_VERSION' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE',
    params?: Radar.AS112SummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotSummaryResponse>;

  /** Chart the volume of AS112 queries over time.
   *  @http GET /radar/as112/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.AS112TimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

  /** Chart how AS112 queries split along one dimension over time.
   *  @http GET /radar/as112/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'DNSSEC' | 'EDNS' | 'IP_VERSION' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE',
    params?: Radar.AS112TimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
}

export declare namespace AS112 {
  /** Shares of stray queries over a period. */
  export interface Summary {
    /** Give the share of AS112 queries by DNSSEC support.
     *  @http GET /radar/as112/summary/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    dnssec(params?: SummaryDNSSECParams | null, options?: RequestOptions): APIPromise<SummaryEdnsResponse>;

    /** Give the share of AS112 queries by EDNS support.
     *  @http GET /radar/as112/summary/edns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    edns(params?: SummaryEdnsParams | null, options?: RequestOptions): APIPromise<SummaryEdnsResponse>;

    /** Give the IPv4 and IPv6 shares of AS112 queries.
     *  @http GET /radar/as112/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<Radar.DNS.SummaryIPVersionResponse>;

    /** Give the share of AS112 queries by transport protocol.
     *  @http GET /radar/as112/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<Radar.DNS.SummaryProtocolResponse>;

    /** Give the share of AS112 queries by DNS record type.
     *  @http GET /radar/as112/summary/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    queryType(params?: SummaryQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;

    /** Give the share of AS112 queries by DNS response code.
     *  @http GET /radar/as112/summary/response_codes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    responseCodes(params?: SummaryResponseCodesParams | null, options?: RequestOptions): APIPromise<Radar.BotSummaryResponse>;
  }

  export type SummaryDNSSECParams = SummaryEdnsParams;

  export import SummaryDNSSECResponse = AS112.SummaryEdnsResponse;

  export interface SummaryEdnsParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
  }

  export interface SummaryEdnsResponse {
    meta: Radar.CTSummaryResponse.Meta;
    summary_0: SummaryEdnsResponse.Summary0;
  }
  export namespace SummaryEdnsResponse {
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
      /** @example "10" */ NOT_SUPPORTED: string;
      /** @example "10" */ SUPPORTED: string;
    }
  }

  export type SummaryIPVersionParams = SummaryEdnsParams;

  export type SummaryIPVersionResponse = Radar.DNS.SummaryIPVersionResponse;
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
    export type Summary0 = Radar.DNS.SummaryIPVersionResponse.Summary0;
  }

  export interface SummaryProtocolParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
  }

  export type SummaryProtocolResponse = Radar.DNS.SummaryProtocolResponse;
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
    export type Summary0 = Radar.DNS.SummaryProtocolResponse.Summary0;
  }

  export interface SummaryQueryTypeParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
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

  export interface SummaryResponseCodesParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
  }

  export type SummaryResponseCodesResponse = Radar.BotSummaryResponse;
  export namespace SummaryResponseCodesResponse {
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

  /** Shares of stray queries over time. */
  export interface TimeseriesGroups {
    /** Chart AS112 query shares by DNSSEC support over time.
     *  @http GET /radar/as112/timeseries_groups/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    dnssec(params?: TimeseriesGroupDNSSECParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupEdnsResponse>;

    /** Chart AS112 query shares by EDNS support over time.
     *  @http GET /radar/as112/timeseries_groups/edns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    edns(params?: TimeseriesGroupEdnsParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupEdnsResponse>;

    /** Chart the IPv4 and IPv6 shares of AS112 queries over time.
     *  @http GET /radar/as112/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TimeseriesGroupIPVersionResponse>;

    /** Chart AS112 query shares by transport protocol over time.
     *  @http GET /radar/as112/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    protocol(
      params?: TimeseriesGroupProtocolParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.DNS.TimeseriesGroupProtocolResponse>;

    /** Chart AS112 query shares by DNS record type over time.
     *  @http GET /radar/as112/timeseries_groups/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    queryType(params?: TimeseriesGroupQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotTimeseriesGroupsResponse>;

    /** Chart AS112 query shares by DNS response code over time.
     *  @http GET /radar/as112/timeseries_groups/response_codes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    responseCodes(
      params?: TimeseriesGroupResponseCodesParams | null,
      options?: RequestOptions,
    ): APIPromise<Radar.BotTimeseriesGroupsResponse>;
  }

  export type TimeseriesGroupDNSSECParams = Radar.AS112TimeseriesParams;

  export import TimeseriesGroupDNSSECResponse = AS112.TimeseriesGroupEdnsResponse;

  export type TimeseriesGroupEdnsParams = Radar.AS112TimeseriesParams;

  export interface TimeseriesGroupEdnsResponse {
    meta: Radar.CTTimeseriesResponse.Meta;
    serie_0: TimeseriesGroupEdnsResponse.Serie0;
  }
  export namespace TimeseriesGroupEdnsResponse {
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
      NOT_SUPPORTED: string[];
      SUPPORTED: string[];
    }
  }

  export type TimeseriesGroupIPVersionParams = Radar.AS112TimeseriesParams;

  export type TimeseriesGroupIPVersionResponse = Radar.DNS.TimeseriesGroupIPVersionResponse;
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
    export type Serie0 = Radar.DNS.TimeseriesGroupIPVersionResponse.Serie0;
  }

  export interface TimeseriesGroupProtocolParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
  }

  export type TimeseriesGroupProtocolResponse = Radar.DNS.TimeseriesGroupProtocolResponse;
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
    export type Serie0 = Radar.DNS.TimeseriesGroupProtocolResponse.Serie0;
  }

  export interface TimeseriesGroupQueryTypeParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
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

  export interface TimeseriesGroupResponseCodesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
  }

  export type TimeseriesGroupResponseCodesResponse = Radar.BotTimeseriesGroupsResponse;
  export namespace TimeseriesGroupResponseCodesResponse {
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

  /** Places that send the most stray queries. */
  export interface Top {
    /** Rank locations by AS112 queries with or without DNSSEC support.
     *  @http GET /radar/as112/top/locations/dnssec/{dnssec}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    dnssec(dnssec: 'SUPPORTED' | 'NOT_SUPPORTED', params?: TopDNSSECParams | null, options?: RequestOptions): APIPromise<TopEdnsResponse>;

    /** Rank locations by AS112 queries with or without EDNS support.
     *  @http GET /radar/as112/top/locations/edns/{edns}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    edns(edns: 'SUPPORTED' | 'NOT_SUPPORTED', params?: TopEdnsParams | null, options?: RequestOptions): APIPromise<TopEdnsResponse>;

    /** Rank locations by AS112 queries over IPv4 or IPv6.
     *  @http GET /radar/as112/top/locations/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ipVersion(ipVersion: 'IPv4' | 'IPv6', params?: TopIPVersionParams | null, options?: RequestOptions): APIPromise<TopEdnsResponse>;

    /** Rank locations by all AS112 queries they send.
     *  @http GET /radar/as112/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<TopEdnsResponse>;
  }

  export type TopDNSSECParams = TopEdnsParams;

  export import TopDNSSECResponse = AS112.TopEdnsResponse;

  export interface TopEdnsParams {
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
  }

  export interface TopEdnsResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: Radar.Annotations.OutageLocationsResponse.Annotation[];
  }
  export namespace TopEdnsResponse {
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

  export type TopIPVersionParams = TopEdnsParams;

  export import TopIPVersionResponse = AS112.TopEdnsResponse;

  export type TopLocationsParams = TopEdnsParams;

  export import TopLocationsResponse = AS112.TopEdnsResponse;
}
