import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
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
  ): APIPromise<Radar.BotResult>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.AS112Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the volume of AS112 queries over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/as112/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.AS112Params | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

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
  ): APIPromise<Radar.BotData>;
}

export declare namespace AS112 {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Length of a time slot; left out, it suits the period. */ aggInterval: unknown;
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent: unknown;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location: unknown;
  }

  /** Shares of stray queries over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    dnssec(params: SummaryDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by DNSSEC support.
     *  @http GET /radar/as112/summary/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    dnssec(params?: SummaryDNSSECInput | null, options?: RequestOptions): APIPromise<SummaryDNSSEC>;

    /** As CSV. @response text/csv */
    edns(params: SummaryDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by EDNS support.
     *  @http GET /radar/as112/summary/edns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    edns(params?: SummaryDNSSECInput | null, options?: RequestOptions): APIPromise<SummaryDNSSEC>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of AS112 queries.
     *  @http GET /radar/as112/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    ipVersion(params?: SummaryDNSSECInput | null, options?: RequestOptions): APIPromise<SummaryIPVersion>;

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
    queryType(params?: SummaryQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    responseCodes(params: SummaryResponseCodesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of AS112 queries by DNS response code.
     *  @http GET /radar/as112/summary/response_codes
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.summaryV2 */
    responseCodes(params?: SummaryResponseCodesParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;
  }

  export interface SummaryDNSSECInput extends Radar.SeriesParams {
    continent?: string[];
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface SummaryDNSSEC {
    meta: Radar.SummaryMeta;
    summary_0: Radar.SummarySummary;
  }

  export interface SummaryIPVersion {
    meta: Radar.SummaryMeta;
    summary_0: Radar.RankedSummarySummary;
  }

  export interface SummaryProtocolParams extends Radar.SeriesParams {
    continent?: string[];
    location?: string[];
    queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface SummaryProtocolResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryProtocolResponse.Summary;
  }
  export namespace SummaryProtocolResponse {
    export interface Summary {
      /** Share of `HTTPS` in percent, a number as text. @example "10" */ HTTPS: string;
      /** Share of `TCP` in percent, a number as text. @example "10" */ TCP: string;
      /** Share of `TLS` in percent, a number as text. @example "10" */ TLS: string;
      /** Share of `UDP` in percent, a number as text. @example "10" */ UDP: string;
    }
  }

  export interface SummaryQueryTypeParams extends Radar.SeriesParams {
    continent?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface SummaryResponseCodesParams extends Radar.SeriesParams {
    continent?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    queryType?: (
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

  /** Shares of stray queries over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    dnssec(params: Radar.AS112Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by DNSSEC support over time.
     *  @http GET /radar/as112/timeseries_groups/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    dnssec(params?: Radar.AS112Params | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSEC>;

    /** As CSV. @response text/csv */
    edns(params: Radar.AS112Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart AS112 query shares by EDNS support over time.
     *  @http GET /radar/as112/timeseries_groups/edns
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    edns(params?: Radar.AS112Params | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSEC>;

    /** As CSV. @response text/csv */
    ipVersion(params: Radar.AS112Params & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of AS112 queries over time.
     *  @http GET /radar/as112/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.as112.timeseriesGroupsV2 */
    ipVersion(
      params?: Radar.AS112Params | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupIPVersion>;

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
    queryType(params?: TimeseriesGroupQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotData>;

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
    ): APIPromise<Radar.BotData>;
  }

  export interface TimeseriesGroupDNSSEC {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupDNSSEC.Serie;
  }
  export namespace TimeseriesGroupDNSSEC {
    export interface Serie {
      /** Share of `NOT_SUPPORTED` in each time slot, as numbers in text. */ NOT_SUPPORTED: string[];
      /** Share of `SUPPORTED` in each time slot, as numbers in text. */ SUPPORTED: string[];
    }
  }

  export interface TimeseriesGroupIPVersion {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: Radar.TimeseriesGroupsSerie;
  }

  export interface TimeseriesGroupProtocolParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    continent?: string[];
    location?: string[];
    queryType?: (
      | 'A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT'
      | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64'
      | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64'
      | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB'
      | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT'
      | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA'
      | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID'
      | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null | (string & {})
    )[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface TimeseriesGroupProtocolResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupProtocolResponse.Series;
  }
  export namespace TimeseriesGroupProtocolResponse {
    export interface Series {
      /** Share of `HTTPS` in each time slot, as numbers in text. */ HTTPS: string[];
      /** Share of `TCP` in each time slot, as numbers in text. */ TCP: string[];
      /** Share of `TLS` in each time slot, as numbers in text. */ TLS: string[];
      /** Share of `UDP` in each time slot, as numbers in text. */ UDP: string[];
    }
  }

  export interface TimeseriesGroupQueryTypeParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    continent?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
  }

  export interface TimeseriesGroupResponseCodesParams extends Radar.SeriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    continent?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    queryType?: (
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

  /** Places that send the most stray queries. */
  export interface Top {
    /** As CSV. @response text/csv */
    dnssec(dnssec: 'SUPPORTED' | 'NOT_SUPPORTED', params: TopDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by AS112 queries with or without DNSSEC support.
     *  @http GET /radar/as112/top/locations/dnssec/{dnssec}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    dnssec(dnssec: 'SUPPORTED' | 'NOT_SUPPORTED', params?: TopDNSSECInput | null, options?: RequestOptions): APIPromise<TopDNSSEC>;

    /** As CSV. @response text/csv */
    edns(edns: 'SUPPORTED' | 'NOT_SUPPORTED', params: TopDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by AS112 queries with or without EDNS support.
     *  @http GET /radar/as112/top/locations/edns/{edns}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    edns(edns: 'SUPPORTED' | 'NOT_SUPPORTED', params?: TopDNSSECInput | null, options?: RequestOptions): APIPromise<TopDNSSEC>;

    /** As CSV. @response text/csv */
    ipVersion(ipVersion: 'IPv4' | 'IPv6', params: TopDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by AS112 queries over IPv4 or IPv6.
     *  @http GET /radar/as112/top/locations/ip_version/{ip_version}
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ipVersion(ipVersion: 'IPv4' | 'IPv6', params?: TopDNSSECInput | null, options?: RequestOptions): APIPromise<TopDNSSEC>;

    /** As CSV. @response text/csv */
    locations(params: TopDNSSECInput & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by all AS112 queries they send.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/as112/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopDNSSECInput | null, options?: RequestOptions): APIPromise<TopDNSSEC>;
  }

  export interface TopDNSSECInput extends Radar.SeriesParams {
    continent?: string[];
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
  }

  export interface TopDNSSEC {
    meta: Radar.TopMeta;
    top_0: Radar.LocationValue[];
  }
}
