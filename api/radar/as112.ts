import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Stray reverse-DNS queries for private addresses. */
export interface AS112 {
  readonly summary: AS112.Summary;
  readonly timeseriesGroups: AS112.TimeseriesGroups;
  readonly top: AS112.Top;

  /** As CSV. @response text/csv */
  summaryV2(dimension: 'DNSSEC' | 'EDNS' | 'IP_VERSION' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE', params: Radar.AS112SummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split AS112 queries by one dimension, filtered by location, type or protocol.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/as112/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'DNSSEC' | 'EDNS' | 'IP_VERSION' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE',
    params?: Radar.AS112SummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.AS112SummaryV2Response>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.AS112TimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the volume of AS112 queries over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/as112/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.AS112TimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.AS112TimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroupsV2(dimension: 'DNSSEC' | 'EDNS' | 'IP_VERSION' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE', params: Radar.AS112TimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how AS112 queries split along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/as112/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'DNSSEC' | 'EDNS' | 'IP_VERSION' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE',
    params?: Radar.AS112TimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.AS112TimeseriesGroupsV2Response>;
}

export declare namespace AS112 {
  /** Shares of stray queries over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    dnssec(params: SummaryDNSSECParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by DNSSEC support.
     *  @http GET /radar/as112/summary/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    dnssec(params?: SummaryDNSSECParams | null, options?: RequestOptions): APIPromise<SummaryDNSSECResponse>;

    /** As CSV. @response text/csv */
    edns(params: SummaryEdnsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by EDNS support.
     *  @http GET /radar/as112/summary/edns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    edns(params?: SummaryEdnsParams | null, options?: RequestOptions): APIPromise<SummaryEdnsResponse>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of AS112 queries.
     *  @http GET /radar/as112/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<SummaryIPVersionResponse>;

    /** As CSV. @response text/csv */
    protocol(params: SummaryProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by transport protocol.
     *  @http GET /radar/as112/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<SummaryProtocolResponse>;

    /** As CSV. @response text/csv */
    queryType(params: SummaryQueryTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by DNS record type.
     *  @http GET /radar/as112/summary/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    queryType(params?: SummaryQueryTypeParams | null, options?: RequestOptions): APIPromise<SummaryQueryTypeResponse>;

    /** As CSV. @response text/csv */
    responseCodes(params: SummaryResponseCodesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by DNS response code.
     *  @http GET /radar/as112/summary/response_codes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    responseCodes(params?: SummaryResponseCodesParams | null, options?: RequestOptions): APIPromise<SummaryResponseCodesResponse>;
  }

  export interface SummaryDNSSECParams {
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS record types asked for. */ queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface SummaryDNSSECResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: Radar.SummarySummary0;
  }
  export namespace SummaryDNSSECResponse {
    export type Meta = Radar.SummaryMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.SummaryMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.SummaryMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.SummaryMeta.DateRange;
      export type Unit = Radar.SummaryMeta.Unit;
    }
    export type Summary0 = Radar.SummarySummary0;
  }

  export interface SummaryEdnsParams extends SummaryDNSSECParams {}

  export interface SummaryEdnsResponse extends SummaryDNSSECResponse {}
  export namespace SummaryEdnsResponse {
    export import Meta = SummaryDNSSECResponse.Meta;
    export type Summary0 = SummaryDNSSECResponse.Summary0;
  }

  export interface SummaryIPVersionParams extends SummaryDNSSECParams {}

  export interface SummaryIPVersionResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: Radar.RankedSummarySummary0;
  }
  export namespace SummaryIPVersionResponse {
    export type Meta = Radar.SummaryMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.SummaryMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.SummaryMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.SummaryMeta.DateRange;
      export type Unit = Radar.SummaryMeta.Unit;
    }
    export type Summary0 = Radar.RankedSummarySummary0;
  }

  export interface SummaryProtocolParams {
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** DNS record types asked for. */ queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface SummaryProtocolResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: SummaryProtocolResponse.Summary0;
  }
  export namespace SummaryProtocolResponse {
    export type Meta = Radar.SummaryMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.SummaryMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.SummaryMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.SummaryMeta.DateRange;
      export type Unit = Radar.SummaryMeta.Unit;
    }
    export interface Summary0 {
      /** Share of `HTTPS` in percent, a number as text. @example "10" */ HTTPS: string;
      /** Share of `TCP` in percent, a number as text. @example "10" */ TCP: string;
      /** Share of `TLS` in percent, a number as text. @example "10" */ TLS: string;
      /** Share of `UDP` in percent, a number as text. @example "10" */ UDP: string;
    }
  }

  export interface SummaryQueryTypeParams {
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface SummaryQueryTypeResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: { [key: string]: string };
  }
  export namespace SummaryQueryTypeResponse {
    export type Meta = Radar.SummaryMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.SummaryMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.SummaryMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.SummaryMeta.DateRange;
      export type Unit = Radar.SummaryMeta.Unit;
    }
  }

  export interface SummaryResponseCodesParams {
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS record types asked for. */ queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
  }

  export interface SummaryResponseCodesResponse extends SummaryQueryTypeResponse {}
  export namespace SummaryResponseCodesResponse {
    export import Meta = SummaryQueryTypeResponse.Meta;
  }

  /** Shares of stray queries over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    dnssec(params: TimeseriesGroupDNSSECParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by DNSSEC support over time.
     *  @http GET /radar/as112/timeseries_groups/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    dnssec(params?: TimeseriesGroupDNSSECParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSECResponse>;

    /** As CSV. @response text/csv */
    edns(params: TimeseriesGroupEdnsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by EDNS support over time.
     *  @http GET /radar/as112/timeseries_groups/edns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    edns(params?: TimeseriesGroupEdnsParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupEdnsResponse>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of AS112 queries over time.
     *  @http GET /radar/as112/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    ipVersion(
      params?: TimeseriesGroupIPVersionParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupIPVersionResponse>;

    /** As CSV. @response text/csv */
    protocol(params: TimeseriesGroupProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by transport protocol over time.
     *  @http GET /radar/as112/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    protocol(
      params?: TimeseriesGroupProtocolParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupProtocolResponse>;

    /** As CSV. @response text/csv */
    queryType(params: TimeseriesGroupQueryTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by DNS record type over time.
     *  @http GET /radar/as112/timeseries_groups/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    queryType(params?: TimeseriesGroupQueryTypeParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupQueryTypeResponse>;

    /** As CSV. @response text/csv */
    responseCodes(params: TimeseriesGroupResponseCodesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by DNS response code over time.
     *  @http GET /radar/as112/timeseries_groups/response_codes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    responseCodes(
      params?: TimeseriesGroupResponseCodesParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupResponseCodesResponse>;
  }

  export interface TimeseriesGroupDNSSECParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS record types asked for. */ queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface TimeseriesGroupDNSSECResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupDNSSECResponse.Serie0;
  }
  export namespace TimeseriesGroupDNSSECResponse {
    export type Meta = Radar.TimeseriesGroupsMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TimeseriesGroupsMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TimeseriesGroupsMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TimeseriesGroupsMeta.DateRange;
      export type Unit = Radar.TimeseriesGroupsMeta.Unit;
    }
    export interface Serie0 {
      /** Share of `NOT_SUPPORTED` in each time slot, as numbers in text. */ NOT_SUPPORTED: string[];
      /** Share of `SUPPORTED` in each time slot, as numbers in text. */ SUPPORTED: string[];
    }
  }

  export interface TimeseriesGroupEdnsParams extends TimeseriesGroupDNSSECParams {}

  export interface TimeseriesGroupEdnsResponse extends TimeseriesGroupDNSSECResponse {}
  export namespace TimeseriesGroupEdnsResponse {
    export import Meta = TimeseriesGroupDNSSECResponse.Meta;
    export type Serie0 = TimeseriesGroupDNSSECResponse.Serie0;
  }

  export interface TimeseriesGroupIPVersionParams extends TimeseriesGroupDNSSECParams {}

  export interface TimeseriesGroupIPVersionResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: Radar.TimeseriesGroupsSerie0;
  }
  export namespace TimeseriesGroupIPVersionResponse {
    export type Meta = Radar.TimeseriesGroupsMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TimeseriesGroupsMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TimeseriesGroupsMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TimeseriesGroupsMeta.DateRange;
      export type Unit = Radar.TimeseriesGroupsMeta.Unit;
    }
    export type Serie0 = Radar.TimeseriesGroupsSerie0;
  }

  export interface TimeseriesGroupProtocolParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** DNS record types asked for. */ queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface TimeseriesGroupProtocolResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupProtocolResponse.Serie0;
  }
  export namespace TimeseriesGroupProtocolResponse {
    export type Meta = Radar.TimeseriesGroupsMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TimeseriesGroupsMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TimeseriesGroupsMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TimeseriesGroupsMeta.DateRange;
      export type Unit = Radar.TimeseriesGroupsMeta.Unit;
    }
    export interface Serie0 {
      /** Share of `HTTPS` in each time slot, as numbers in text. */ HTTPS: string[];
      /** Share of `TCP` in each time slot, as numbers in text. */ TCP: string[];
      /** Share of `TLS` in each time slot, as numbers in text. */ TLS: string[];
      /** Share of `UDP` in each time slot, as numbers in text. */ UDP: string[];
    }
  }

  export interface TimeseriesGroupQueryTypeParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface TimeseriesGroupQueryTypeResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupQueryTypeResponse.Serie0;
  }
  export namespace TimeseriesGroupQueryTypeResponse {
    export type Meta = Radar.TimeseriesGroupsMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TimeseriesGroupsMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TimeseriesGroupsMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TimeseriesGroupsMeta.DateRange;
      export type Unit = Radar.TimeseriesGroupsMeta.Unit;
    }
    export type Serie0 = { /** Starts of the time slots. */ timestamps: DateTime[] } & { [key: string]: string[] };
  }

  export interface TimeseriesGroupResponseCodesParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS record types asked for. */ queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
  }

  export interface TimeseriesGroupResponseCodesResponse extends TimeseriesGroupQueryTypeResponse {}
  export namespace TimeseriesGroupResponseCodesResponse {
    export import Meta = TimeseriesGroupQueryTypeResponse.Meta;
    export type Serie0 = TimeseriesGroupQueryTypeResponse.Serie0;
  }

  /** Places that send the most stray queries. */
  export interface Top {
    /** As CSV. @response text/csv */
    dnssec(dnssec: 'SUPPORTED' | 'NOT_SUPPORTED', params: TopDNSSECParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by AS112 queries with or without DNSSEC support.
     *  @http GET /radar/as112/top/locations/dnssec/{dnssec}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    dnssec(dnssec: 'SUPPORTED' | 'NOT_SUPPORTED', params?: TopDNSSECParams | null, options?: RequestOptions): APIPromise<TopDNSSECResponse>;

    /** As CSV. @response text/csv */
    edns(edns: 'SUPPORTED' | 'NOT_SUPPORTED', params: TopEdnsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by AS112 queries with or without EDNS support.
     *  @http GET /radar/as112/top/locations/edns/{edns}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    edns(edns: 'SUPPORTED' | 'NOT_SUPPORTED', params?: TopEdnsParams | null, options?: RequestOptions): APIPromise<TopEdnsResponse>;

    /** As CSV. @response text/csv */
    ipVersion(ipVersion: 'IPv4' | 'IPv6', params: TopIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by AS112 queries over IPv4 or IPv6.
     *  @http GET /radar/as112/top/locations/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ipVersion(ipVersion: 'IPv4' | 'IPv6', params?: TopIPVersionParams | null, options?: RequestOptions): APIPromise<TopIPVersionResponse>;

    /** As CSV. @response text/csv */
    locations(params: TopLocationsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by all AS112 queries they send.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/as112/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<TopLocationsResponse>;
  }

  export interface TopDNSSECParams {
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most entries returned. @exclusiveMin 0 */ limit?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface TopDNSSECResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TopMeta;
    /** Ranking of the first series, highest first. */ top_0: Radar.TopTop0[];
  }
  export namespace TopDNSSECResponse {
    export type Meta = Radar.TopMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TopMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TopMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TopMeta.DateRange;
      export type Unit = Radar.TopMeta.Unit;
    }
    export type Top0 = Radar.TopTop0;
  }

  export interface TopEdnsParams extends TopDNSSECParams {}

  export interface TopEdnsResponse extends TopDNSSECResponse {}
  export namespace TopEdnsResponse {
    export import Meta = TopDNSSECResponse.Meta;
    export type Top0 = TopDNSSECResponse.Top0;
  }

  export interface TopIPVersionParams extends TopDNSSECParams {}

  export interface TopIPVersionResponse extends TopDNSSECResponse {}
  export namespace TopIPVersionResponse {
    export import Meta = TopDNSSECResponse.Meta;
    export type Top0 = TopDNSSECResponse.Top0;
  }

  export interface TopLocationsParams extends TopDNSSECParams {}

  export interface TopLocationsResponse extends TopDNSSECResponse {}
  export namespace TopLocationsResponse {
    export import Meta = TopDNSSECResponse.Meta;
    export type Top0 = TopDNSSECResponse.Top0;
  }
}
