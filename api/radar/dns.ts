import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
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
  ): APIPromise<Radar.BotResult>;

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
  timeseries(params?: Radar.DNSTimeseriesParams | null, options?: RequestOptions): APIPromise<Radar.CTTimeseriesResponse>;

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
  ): APIPromise<Radar.BotData>;
}

export declare namespace DNS {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Length of a time slot; left out, it suits the period. */ aggInterval: unknown;
    /** Top-level domains to count. */ tld: unknown;
  }

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
    ases(params?: TopAsesParams | null, options?: RequestOptions): APIPromise<TopData>;

    /** As CSV. @response text/csv */
    locations(params: TopLocationsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank locations by 1.1.1.1 DNS queries, optionally for one domain.
     *
     *  Shares are of all that matches the filters, so that entries below the limit are missing from 100 percent.
     *  @http GET /radar/dns/top/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: TopLocationsParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TopDNSSEC>;
  }

  export interface TopAsesParams extends Radar.PlaceParams, Radar.DNSQueryParams, Radar.OneSeriesParams {
    /** Domain names to count. */ domain?: (/** @minLength 1 @maxLength 253 */ string)[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Names for the series, in their order. */ name?: string[];
  }

  export interface TopData {
    meta: Radar.TopMeta;
    top_0: Radar.GroupedTopTop[];
  }

  export interface TopLocationsParams extends Radar.SeriesParams, Radar.PlaceParams, Radar.DNSQueryParams {
    /** Domain names to count. */ domain?: (/** @minLength 1 @maxLength 253 */ string)[];
    /** @exclusiveMin 0 */ limit?: Integer;
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  /** Shares of resolver queries over a period. */
  export interface Summary {
    /** As CSV. @response text/csv */
    cacheHit(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by cache hit or miss.
     *  @http GET /radar/dns/summary/cache_hit
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    cacheHit(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryResult>;

    /** As CSV. @response text/csv */
    dnssec(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by DNSSEC validation outcome.
     *  @http GET /radar/dns/summary/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssec(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryDNSSECResponse>;

    /** As CSV. @response text/csv */
    dnssecAware(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by client DNSSEC awareness.
     *  @http GET /radar/dns/summary/dnssec_aware
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssecAware(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryDNSSEC>;

    /** As CSV. @response text/csv */
    dnssecE2E(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by end-to-end DNSSEC security.
     *  @http GET /radar/dns/summary/dnssec_e2e
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    dnssecE2E(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryResult>;

    /** As CSV. @response text/csv */
    ipVersion(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the IPv4 and IPv6 shares of 1.1.1.1 DNS queries.
     *  @http GET /radar/dns/summary/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    ipVersion(params?: SummaryParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryIPVersion>;

    /** As CSV. @response text/csv */
    matchingAnswer(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by matching answer status.
     *  @http GET /radar/dns/summary/matching_answer
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    matchingAnswer(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryResult>;

    /** As CSV. @response text/csv */
    protocol(params: SummaryProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by transport protocol.
     *  @http GET /radar/dns/summary/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    protocol(params?: SummaryProtocolParams | null, options?: RequestOptions): APIPromise<Radar.AS112.SummaryProtocolResponse>;

    /** As CSV. @response text/csv */
    queryType(params: SummaryQueryTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by record type.
     *  @http GET /radar/dns/summary/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    queryType(params?: SummaryQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    responseCode(params: SummaryResponseCodeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by response code.
     *  @http GET /radar/dns/summary/response_code
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    responseCode(params?: SummaryResponseCodeParams | null, options?: RequestOptions): APIPromise<Radar.BotResult>;

    /** As CSV. @response text/csv */
    responseTTL(params: SummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get the share of 1.1.1.1 DNS queries by response TTL band.
     *  @http GET /radar/dns/summary/response_ttl
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.summaryV2 */
    responseTTL(params?: SummaryParams | null, options?: RequestOptions): APIPromise<SummaryResponseTTLResponse>;
  }

  export interface SummaryParams extends Radar.SeriesParams, Radar.PlaceParams {
    nodata?: boolean[];
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
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryResult {
    meta: Radar.SummaryMeta;
    summary_0: SummaryResult.Summary;
  }
  export namespace SummaryResult {
    export interface Summary {
      /** Share of the queries that the resolver could not answer from its cache. */ NEGATIVE: string;
      /** Share of the queries that the resolver answered from its cache. */ POSITIVE: string;
    }
  }

  export interface SummaryDNSSECResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryDNSSECResponse.Summary;
  }
  export namespace SummaryDNSSECResponse {
    export interface Summary {
      /** Share of `INSECURE` in percent, a number as text. @example "10" */ INSECURE: string;
      /** Share of `INVALID` in percent, a number as text. @example "10" */ INVALID: string;
      /** Share of `OTHER` in percent, a number as text. @example "10" */ OTHER: string;
      /** Share of `SECURE` in percent, a number as text. @example "10" */ SECURE: string;
    }
  }

  export interface SummaryProtocolParams extends Radar.SeriesParams, Radar.PlaceParams {
    nodata?: boolean[];
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
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryQueryTypeParams extends Radar.SeriesParams, Radar.PlaceParams {
    /** @example 10 */ limitPerGroup?: Integer;
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryResponseCodeParams extends Radar.SeriesParams, Radar.PlaceParams {
    /** @example 10 */ limitPerGroup?: Integer;
    nodata?: boolean[];
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
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface SummaryResponseTTLResponse {
    meta: Radar.SummaryMeta;
    summary_0: SummaryResponseTTLResponse.Summary;
  }
  export namespace SummaryResponseTTLResponse {
    export interface Summary {
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
    cacheHit(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by cache hit or miss over time.
     *  @http GET /radar/dns/timeseries_groups/cache_hit
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    cacheHit(params?: TimeseriesGroupSelection | null, options?: RequestOptions): APIPromise<TimeseriesGroup>;

    /** As CSV. @response text/csv */
    dnssec(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by DNSSEC validation outcome over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssec(params?: TimeseriesGroupSelection | null, options?: RequestOptions): APIPromise<TimeseriesGroupDNSSECResponse>;

    /** As CSV. @response text/csv */
    dnssecAware(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by client DNSSEC awareness over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec_aware
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssecAware(
      params?: TimeseriesGroupSelection | null,
      options?: RequestOptions,
    ): APIPromise<Radar.AS112.TimeseriesGroupDNSSEC>;

    /** As CSV. @response text/csv */
    dnssecE2E(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by end-to-end DNSSEC security over time.
     *  @http GET /radar/dns/timeseries_groups/dnssec_e2e
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    dnssecE2E(params?: TimeseriesGroupSelection | null, options?: RequestOptions): APIPromise<TimeseriesGroup>;

    /** As CSV. @response text/csv */
    ipVersion(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart the IPv4 and IPv6 shares of 1.1.1.1 queries over time.
     *  @http GET /radar/dns/timeseries_groups/ip_version
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    ipVersion(params?: TimeseriesGroupSelection | null, options?: RequestOptions): APIPromise<Radar.AS112.TimeseriesGroupIPVersion>;

    /** As CSV. @response text/csv */
    matchingAnswer(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by matching answer status over time.
     *  @http GET /radar/dns/timeseries_groups/matching_answer
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    matchingAnswer(
      params?: TimeseriesGroupSelection | null,
      options?: RequestOptions,
    ): APIPromise<TimeseriesGroup>;

    /** As CSV. @response text/csv */
    protocol(params: TimeseriesGroupProtocolParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by transport protocol over time.
     *  @http GET /radar/dns/timeseries_groups/protocol
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    protocol(params?: TimeseriesGroupProtocolParams | null, options?: RequestOptions): APIPromise<Radar.AS112.TimeseriesGroupProtocolResponse>;

    /** As CSV. @response text/csv */
    queryType(params: TimeseriesGroupQueryTypeParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by record type over time.
     *  @http GET /radar/dns/timeseries_groups/query_type
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    queryType(params?: TimeseriesGroupQueryTypeParams | null, options?: RequestOptions): APIPromise<Radar.BotData>;

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
    ): APIPromise<Radar.BotData>;

    /** As CSV. @response text/csv */
    responseTTL(params: TimeseriesGroupSelection & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Chart 1.1.1.1 query shares by response TTL band over time.
     *  @http GET /radar/dns/timeseries_groups/response_ttl
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @deprecated radar.dns.timeseriesGroupsV2 */
    responseTTL(params?: TimeseriesGroupSelection | null, options?: RequestOptions): APIPromise<TimeseriesGroupResponseTTLResponse>;
  }

  export interface TimeseriesGroupSelection extends Radar.SeriesParams, Radar.PlaceParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    nodata?: boolean[];
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
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroup {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: Radar.CTTimeseriesGroupsResponse.HasIPsSerie;
  }

  export interface TimeseriesGroupDNSSECResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupDNSSECResponse.Series;
  }
  export namespace TimeseriesGroupDNSSECResponse {
    export interface Series {
      /** Share of `INSECURE` in each time slot, as numbers in text. */ INSECURE: string[];
      /** Share of `INVALID` in each time slot, as numbers in text. */ INVALID: string[];
      /** Share of `OTHER` in each time slot, as numbers in text. */ OTHER: string[];
      /** Share of `SECURE` in each time slot, as numbers in text. */ SECURE: string[];
    }
  }

  export interface TimeseriesGroupProtocolParams extends Radar.SeriesParams, Radar.PlaceParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    nodata?: boolean[];
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
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupQueryTypeParams extends Radar.SeriesParams, Radar.PlaceParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** @example 10 */ limitPerGroup?: Integer;
    nodata?: boolean[];
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS' | (string & {}))[];
    responseCode?: (
      | 'NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET'
      | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG'
      | 'BADTRUNC' | 'BADCOOKIE' | (string & {})
    )[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupResponseCodeParams extends Radar.SeriesParams, Radar.PlaceParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
    /** @example 10 */ limitPerGroup?: Integer;
    nodata?: boolean[];
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
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface TimeseriesGroupResponseTTLResponse {
    meta: Radar.TimeseriesGroupsMeta;
    serie_0: TimeseriesGroupResponseTTLResponse.Series;
  }
  export namespace TimeseriesGroupResponseTTLResponse {
    export interface Series {
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
