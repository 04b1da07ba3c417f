import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Queries to the 1.1.1.1 resolver. */
export interface DNS {
  readonly top: DNS.Top;
  readonly summary: DNS.Summary;
  readonly timeseriesGroups: DNS.TimeseriesGroups;

  /** As CSV. @response text/csv */
  summaryV2(dimension: 'AS' | 'CACHE_HIT' | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'IP_VERSION' | 'LOCATION' | 'MATCHING_ANSWER' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE' | 'RESPONSE_TTL' | 'TLD' | 'TLD_DNS_MAGNITUDE', params: Radar.DNSSummaryV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Split 1.1.1.1 DNS queries by one dimension, filtered by AS, cache or DNSSEC.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/dns/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summaryV2(
    dimension: 'AS' | 'CACHE_HIT' | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'IP_VERSION' | 'LOCATION' | 'MATCHING_ANSWER' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE' | 'RESPONSE_TTL' | 'TLD' | 'TLD_DNS_MAGNITUDE',
    params?: Radar.DNSSummaryV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.DNSSummaryV2Response>;

  /** As CSV. @response text/csv */
  timeseries(params: Radar.DNSTimeseriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the volume of 1.1.1.1 DNS queries over time.
   *
   *  Values are scaled from 0 to 1 by the highest, not absolute numbers, unless `normalization` says otherwise. The last time slot may not be
   *  complete yet.
   *  @http GET /radar/dns/timeseries
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseries(params?: Radar.DNSTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.DNSTimeseriesResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroupsV2(dimension: 'AS' | 'CACHE_HIT' | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'IP_VERSION' | 'LOCATION' | 'MATCHING_ANSWER' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE' | 'RESPONSE_TTL' | 'TLD' | 'TLD_DNS_MAGNITUDE', params: Radar.DNSTimeseriesGroupsV2Params & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart how 1.1.1.1 DNS queries split along one dimension over time.
   *
   *  One list of values for each group, in the order of `timestamps`. Give `name` once for each series wanted; dates and filters at the same
   *  position belong to it.
   *  @http GET /radar/dns/timeseries_groups/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroupsV2(
    dimension: 'AS' | 'CACHE_HIT' | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'IP_VERSION' | 'LOCATION' | 'MATCHING_ANSWER' | 'PROTOCOL' | 'QUERY_TYPE' | 'RESPONSE_CODE' | 'RESPONSE_TTL' | 'TLD' | 'TLD_DNS_MAGNITUDE',
    params?: Radar.DNSTimeseriesGroupsV2Params | null,
    options?: RequestOptions,
  ): APIPromise<Radar.DNSTimeseriesGroupsV2Response>;
}

export declare namespace DNS {
  /** Networks and places that ask the most. */
  export interface Top {
    /** As CSV. @response text/csv */
    ases(params: TopAsesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank autonomous systems by 1.1.1.1 DNS queries, optionally for one domain.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/dns/top/ases
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopAsesResponse>;

    /** As CSV. @response text/csv */
    locations(params: TopLocationsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by 1.1.1.1 DNS queries, optionally for one domain.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/dns/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<TopLocationsResponse>;
  }

  export interface TopAsesParams {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Whether the resolver answered from its cache. */ cacheHit?: boolean[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** DNSSEC result of the answers. */ dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER' | (string & {}))[];
    /** Whether the client understands DNSSEC. */ dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED' | (string & {}))[];
    /** Whether the answer was secured from end to end. */ dnssecE2e?: boolean[];
    /** Domain names to count. */ domain?: (/** @minLength 1 @maxLength 253 */ string)[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** IP versions to count. */ ipVersion?: ('IPv4' | 'IPv6')[];
    /** Most entries returned. @exclusiveMin 0 */ limit?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Whether the answer held what was asked for. */ matchingAnswer?: boolean[];
    /** Names for the series, in their order. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Time to live of the answers, by range. */
    responseTtl?: ('LTE_1M' | 'GT_1M_LTE_5M' | 'GT_5M_LTE_15M' | 'GT_15M_LTE_1H' | 'GT_1H_LTE_1D' | 'GT_1D_LTE_1W' | 'GT_1W' | (string & {}))[];
  }

  export interface TopAsesResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TopMeta;
    /** Ranking of the first series, highest first. */ top_0: Radar.GroupedTopTop0[];
  }
  export namespace TopAsesResponse {
    export type Meta = Radar.TopMeta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.TopMeta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.TopMeta.ConfidenceInfo.Annotation;
      }
      export type DateRange = Radar.TopMeta.DateRange;
      export type Unit = Radar.TopMeta.Unit;
    }
    export type Top0 = Radar.GroupedTopTop0;
  }

  export interface TopLocationsParams {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Whether the resolver answered from its cache. */ cacheHit?: boolean[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** DNSSEC result of the answers. */ dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER' | (string & {}))[];
    /** Whether the client understands DNSSEC. */ dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED' | (string & {}))[];
    /** Whether the answer was secured from end to end. */ dnssecE2e?: boolean[];
    /** Domain names to count. */ domain?: (/** @minLength 1 @maxLength 253 */ string)[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** IP versions to count. */ ipVersion?: ('IPv4' | 'IPv6')[];
    /** Most entries returned. @exclusiveMin 0 */ limit?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Whether the answer held what was asked for. */ matchingAnswer?: boolean[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Time to live of the answers, by range. */
    responseTtl?: ('LTE_1M' | 'GT_1M_LTE_5M' | 'GT_5M_LTE_15M' | 'GT_15M_LTE_1H' | 'GT_1H_LTE_1D' | 'GT_1D_LTE_1W' | 'GT_1W' | (string & {}))[];
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TopLocationsResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TopMeta;
    /** Ranking of the first series, highest first. */ top_0: Radar.TopTop0[];
  }
  export namespace TopLocationsResponse {
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

  /** Shares of resolver queries over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    cacheHit(params: SummaryCacheHitParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by cache hit or miss.
     *  @http GET /radar/dns/summary/cache_hit
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    cacheHit(params?: SummaryCacheHitParams | null, options?: RequestOptions): APIPromise<SummaryCacheHitResponse>;

    /** As CSV. @response text/csv */
    dnssec(params: SummaryDNSSECParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by DNSSEC validation outcome.
     *  @http GET /radar/dns/summary/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssec(params?: SummaryDNSSECParams | null, options?: RequestOptions): APIPromise<SummaryDNSSECResponse>;

    /** As CSV. @response text/csv */
    dnssecAware(params: SummaryDNSSECAwareParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by client DNSSEC awareness.
     *  @http GET /radar/dns/summary/dnssec_aware
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssecAware(params?: SummaryDNSSECAwareParams | null, options?: RequestOptions): APIPromise<SummaryDNSSECAwareResponse>;

    /** As CSV. @response text/csv */
    dnssecE2E(params: SummaryDNSSECE2EParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by end-to-end DNSSEC security.
     *  @http GET /radar/dns/summary/dnssec_e2e
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssecE2E(params?: SummaryDNSSECE2EParams | null, options?: RequestOptions): APIPromise<SummaryDNSSECE2EResponse>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of 1.1.1.1 DNS queries.
     *  @http GET /radar/dns/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    ipVersion(params?: SummaryIPVersionParams | null, options?: RequestOptions): APIPromise<SummaryIPVersionResponse>;

    /** As CSV. @response text/csv */
    matchingAnswer(params: SummaryMatchingAnswerParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by matching answer status.
     *  @http GET /radar/dns/summary/matching_answer
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    matchingAnswer(params?: SummaryMatchingAnswerParams | null, options?: RequestOptions): APIPromise<SummaryMatchingAnswerResponse>;

    /** As CSV. @response text/csv */
    protocol(params: SummaryProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by transport protocol.
     *  @http GET /radar/dns/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<SummaryProtocolResponse>;

    /** As CSV. @response text/csv */
    queryType(params: SummaryQueryTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by record type.
     *  @http GET /radar/dns/summary/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    queryType(params?: SummaryQueryTypeParams | null, options?: RequestOptions): APIPromise<SummaryQueryTypeResponse>;

    /** As CSV. @response text/csv */
    responseCode(params: SummaryResponseCodeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by response code.
     *  @http GET /radar/dns/summary/response_code
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    responseCode(params?: SummaryResponseCodeParams | null, options?: RequestOptions): APIPromise<SummaryResponseCodeResponse>;

    /** As CSV. @response text/csv */
    responseTTL(params: SummaryResponseTTLParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by response TTL band.
     *  @http GET /radar/dns/summary/response_ttl
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    responseTTL(params?: SummaryResponseTTLParams | null, options?: RequestOptions): APIPromise<SummaryResponseTTLResponse>;
  }

  export interface SummaryCacheHitParams {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryCacheHitResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: SummaryCacheHitResponse.Summary0;
  }
  export namespace SummaryCacheHitResponse {
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
      /** Share of the queries that the resolver could not answer from its cache. */ NEGATIVE: string;
      /** Share of the queries that the resolver answered from its cache. */ POSITIVE: string;
    }
  }

  export interface SummaryDNSSECParams extends SummaryCacheHitParams {}

  export interface SummaryDNSSECResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: SummaryDNSSECResponse.Summary0;
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
    export interface Summary0 {
      /** Share of `INSECURE` in percent, a number as text. @example "10" */ INSECURE: string;
      /** Share of `INVALID` in percent, a number as text. @example "10" */ INVALID: string;
      /** Share of `OTHER` in percent, a number as text. @example "10" */ OTHER: string;
      /** Share of `SECURE` in percent, a number as text. @example "10" */ SECURE: string;
    }
  }

  export interface SummaryDNSSECAwareParams extends SummaryCacheHitParams {}

  export interface SummaryDNSSECAwareResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: Radar.SummarySummary0;
  }
  export namespace SummaryDNSSECAwareResponse {
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

  export interface SummaryDNSSECE2EParams extends SummaryCacheHitParams {}

  export interface SummaryDNSSECE2EResponse extends SummaryCacheHitResponse {}
  export namespace SummaryDNSSECE2EResponse {
    export import Meta = SummaryCacheHitResponse.Meta;
    export type Summary0 = SummaryCacheHitResponse.Summary0;
  }

  export interface SummaryIPVersionParams extends SummaryCacheHitParams {}

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

  export interface SummaryMatchingAnswerParams extends SummaryCacheHitParams {}

  export interface SummaryMatchingAnswerResponse extends SummaryCacheHitResponse {}
  export namespace SummaryMatchingAnswerResponse {
    export import Meta = SummaryCacheHitResponse.Meta;
    export type Summary0 = SummaryCacheHitResponse.Summary0;
  }

  export interface SummaryProtocolParams {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
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
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
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

  export interface SummaryResponseCodeParams {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryResponseCodeResponse extends SummaryQueryTypeResponse {}
  export namespace SummaryResponseCodeResponse {
    export import Meta = SummaryQueryTypeResponse.Meta;
  }

  export interface SummaryResponseTTLParams extends SummaryCacheHitParams {}

  export interface SummaryResponseTTLResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.SummaryMeta;
    /** Share of each value in the first series. */ summary_0: SummaryResponseTTLResponse.Summary0;
  }
  export namespace SummaryResponseTTLResponse {
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
      /** Share of `gt_15m_lte_1h` in percent, a number as text. @example "10" */ gt_15m_lte_1h: string;
      /** Share of `gt_1d_lte_1w` in percent, a number as text. @example "10" */ gt_1d_lte_1w: string;
      /** Share of `gt_1h_lte_1d` in percent, a number as text. @example "10" */ gt_1h_lte_1d: string;
      /** Share of `gt_1m_lte_5m` in percent, a number as text. @example "10" */ gt_1m_lte_5m: string;
      /** Share of `gt_1w` in percent, a number as text. @example "10" */ gt_1w: string;
      /** Share of `gt_5m_lte_15m` in percent, a number as text. @example "10" */ gt_5m_lte_15m: string;
      /** Share of `lte_1m` in percent, a number as text. @example "10" */ lte_1m: string;
    }
  }

  /** Shares of resolver queries over time. */
  export interface TimeseriesGroups {
    /** As CSV. @response text/csv */
    cacheHit(params: TimeseriesGroupCacheHitParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by cache hit or miss over time.
     *  @http GET /radar/dns/timeseries_groups/cache_hit
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    cacheHit(params?: TimeseriesGroupCacheHitParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupCacheHitResponse>;

    /** As CSV. @response text/csv */
    dnssec(params: TimeseriesGroupDNSSECParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by DNSSEC validation outcome over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssec(params?: TimeseriesGroupDNSSECParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSECResponse>;

    /** As CSV. @response text/csv */
    dnssecAware(params: TimeseriesGroupDNSSECAwareParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by client DNSSEC awareness over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec_aware
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssecAware(
      params?: TimeseriesGroupDNSSECAwareParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupDNSSECAwareResponse>;

    /** As CSV. @response text/csv */
    dnssecE2E(params: TimeseriesGroupDNSSECE2EParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by end-to-end DNSSEC security over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec_e2e
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssecE2E(params?: TimeseriesGroupDNSSECE2EParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSECE2EResponse>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupIPVersionParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of 1.1.1.1 queries over time.
     *  @http GET /radar/dns/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    ipVersion(params?: TimeseriesGroupIPVersionParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupIPVersionResponse>;

    /** As CSV. @response text/csv */
    matchingAnswer(params: TimeseriesGroupMatchingAnswerParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by matching answer status over time.
     *  @http GET /radar/dns/timeseries_groups/matching_answer
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    matchingAnswer(
      params?: TimeseriesGroupMatchingAnswerParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupMatchingAnswerResponse>;

    /** As CSV. @response text/csv */
    protocol(params: TimeseriesGroupProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by transport protocol over time.
     *  @http GET /radar/dns/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    protocol(params?: TimeseriesGroupProtocolParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupProtocolResponse>;

    /** As CSV. @response text/csv */
    queryType(params: TimeseriesGroupQueryTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by record type over time.
     *  @http GET /radar/dns/timeseries_groups/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    queryType(params?: TimeseriesGroupQueryTypeParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupQueryTypeResponse>;

    /** As CSV. @response text/csv */
    responseCode(params: TimeseriesGroupResponseCodeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by response code over time.
     *  @http GET /radar/dns/timeseries_groups/response_code
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    responseCode(
      params?: TimeseriesGroupResponseCodeParams | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroupResponseCodeResponse>;

    /** As CSV. @response text/csv */
    responseTTL(params: TimeseriesGroupResponseTTLParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by response TTL band over time.
     *  @http GET /radar/dns/timeseries_groups/response_ttl
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    responseTTL(params?: TimeseriesGroupResponseTTLParams | null, options?: RequestOptions): APIPromise<TimeseriesGroupResponseTTLResponse>;
  }

  export interface TimeseriesGroupCacheHitParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupCacheHitResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupCacheHitResponse.Serie0;
  }
  export namespace TimeseriesGroupCacheHitResponse {
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
      /** Share of `NEGATIVE` in each time slot, as numbers in text. */ NEGATIVE: string[];
      /** Share of `POSITIVE` in each time slot, as numbers in text. */ POSITIVE: string[];
    }
  }

  export interface TimeseriesGroupDNSSECParams extends TimeseriesGroupCacheHitParams {}

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
      /** Share of `INSECURE` in each time slot, as numbers in text. */ INSECURE: string[];
      /** Share of `INVALID` in each time slot, as numbers in text. */ INVALID: string[];
      /** Share of `OTHER` in each time slot, as numbers in text. */ OTHER: string[];
      /** Share of `SECURE` in each time slot, as numbers in text. */ SECURE: string[];
    }
  }

  export interface TimeseriesGroupDNSSECAwareParams extends TimeseriesGroupCacheHitParams {}

  export interface TimeseriesGroupDNSSECAwareResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupDNSSECAwareResponse.Serie0;
  }
  export namespace TimeseriesGroupDNSSECAwareResponse {
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

  export interface TimeseriesGroupDNSSECE2EParams extends TimeseriesGroupCacheHitParams {}

  export interface TimeseriesGroupDNSSECE2EResponse extends TimeseriesGroupCacheHitResponse {}
  export namespace TimeseriesGroupDNSSECE2EResponse {
    export import Meta = TimeseriesGroupCacheHitResponse.Meta;
    export type Serie0 = TimeseriesGroupCacheHitResponse.Serie0;
  }

  export interface TimeseriesGroupIPVersionParams extends TimeseriesGroupCacheHitParams {}

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

  export interface TimeseriesGroupMatchingAnswerParams extends TimeseriesGroupCacheHitParams {}

  export interface TimeseriesGroupMatchingAnswerResponse extends TimeseriesGroupCacheHitResponse {}
  export namespace TimeseriesGroupMatchingAnswerResponse {
    export import Meta = TimeseriesGroupCacheHitResponse.Meta;
    export type Serie0 = TimeseriesGroupCacheHitResponse.Serie0;
  }

  export interface TimeseriesGroupProtocolParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
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
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
    /** Protocols to count. */ protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    /** DNS response codes of the answers. */ responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
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

  export interface TimeseriesGroupResponseCodeParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent?: string[];
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    /** Form of the response: JSON, or CSV as text. */ format?: 'JSON' | 'CSV' | (string & {});
    /** Most items a group holds; the rest is summed up as `other`. @example 10 */ limitPerGroup?: Integer;
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
    /** Whether the answer was empty. */ nodata?: boolean[];
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
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupResponseCodeResponse extends TimeseriesGroupQueryTypeResponse {}
  export namespace TimeseriesGroupResponseCodeResponse {
    export import Meta = TimeseriesGroupQueryTypeResponse.Meta;
    export type Serie0 = TimeseriesGroupQueryTypeResponse.Serie0;
  }

  export interface TimeseriesGroupResponseTTLParams extends TimeseriesGroupCacheHitParams {}

  export interface TimeseriesGroupResponseTTLResponse {
    /** How the figures were made: period, units, normalization, confidence. */ meta: Radar.TimeseriesGroupsMeta;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: TimeseriesGroupResponseTTLResponse.Serie0;
  }
  export namespace TimeseriesGroupResponseTTLResponse {
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
      /** Share of `gt_15m_lte_1h` in each time slot, as numbers in text. */ gt_15m_lte_1h: string[];
      /** Share of `gt_1d_lte_1w` in each time slot, as numbers in text. */ gt_1d_lte_1w: string[];
      /** Share of `gt_1h_lte_1d` in each time slot, as numbers in text. */ gt_1h_lte_1d: string[];
      /** Share of `gt_1m_lte_5m` in each time slot, as numbers in text. */ gt_1m_lte_5m: string[];
      /** Share of `gt_1w` in each time slot, as numbers in text. */ gt_1w: string[];
      /** Share of `gt_5m_lte_15m` in each time slot, as numbers in text. */ gt_5m_lte_15m: string[];
      /** Share of `lte_1m` in each time slot, as numbers in text. */ lte_1m: string[];
    }
  }
}
