import type { DateTime, Integer } from '../_shared.ts';
import type { AgentReadiness } from './agent-readiness.ts';
import type { AI } from './ai.ts';
import type { CT } from './ct.ts';
import type { Annotations } from './annotations.ts';
import type { BGP } from './bgp.ts';
import type { Bots } from './bots.ts';
import type { Datasets } from './datasets.ts';
import type { DNS } from './dns.ts';
import type { NetFlows } from './net-flows.ts';
import type { PostQuantum } from './post-quantum.ts';
import type { Search } from './search.ts';
import type { VerifiedBots } from './verified-bots.ts';
import type { AS112 } from './as112.ts';
import type { Email } from './email.ts';
import type { Attacks } from './attacks.ts';
import type { Entities } from './entities.ts';
import type { Geolocations } from './geolocations.ts';
import type { HTTP } from './http.ts';
import type { Quality } from './quality.ts';
import type { Ranking } from './ranking.ts';
import type { TrafficAnomalies } from './traffic-anomalies.ts';
import type { TCPResetsTimeouts } from './tcp-resets-timeouts.ts';
import type { RobotsTXT } from './robots-txt.ts';
import type { LeakedCredentials } from './leaked-credentials.ts';
import type { Origins } from './origins.ts';
import type { Tlds } from './tlds.ts';

/** Radar: Internet-wide trends seen from Cloudflare's network.
 *  @product radar Radar
 *  @docs https://developers.cloudflare.com/radar/ */
export interface Radar {
  readonly agentReadiness: Radar.AgentReadiness;
  readonly ai: Radar.AI;
  readonly ct: Radar.CT;
  readonly annotations: Radar.Annotations;
  readonly bgp: Radar.BGP;
  readonly bots: Radar.Bots;
  readonly datasets: Radar.Datasets;
  readonly dns: Radar.DNS;
  readonly netFlows: Radar.NetFlows;
  readonly postQuantum: Radar.PostQuantum;
  readonly search: Radar.Search;
  readonly verifiedBots: Radar.VerifiedBots;
  readonly as112: Radar.AS112;
  readonly email: Radar.Email;
  readonly attacks: Radar.Attacks;
  readonly entities: Radar.Entities;
  readonly geolocations: Radar.Geolocations;
  readonly http: Radar.HTTP;
  readonly quality: Radar.Quality;
  readonly ranking: Radar.Ranking;
  readonly trafficAnomalies: Radar.TrafficAnomalies;
  readonly tcpResetsTimeouts: Radar.TCPResetsTimeouts;
  readonly robotsTXT: Radar.RobotsTXT;
  readonly leakedCredentials: Radar.LeakedCredentials;
  readonly origins: Radar.Origins;
  readonly tlds: Radar.Tlds;
}

export declare namespace Radar {
  export { type AI, type AS112, type AgentReadiness, type Annotations, type Attacks, type BGP, type Bots, type CT, type DNS, type Datasets, type Email, type Entities, type Geolocations, type HTTP, type LeakedCredentials, type NetFlows, type Origins, type PostQuantum, type Quality, type Ranking, type RobotsTXT, type Search, type TCPResetsTimeouts, type Tlds, type TrafficAnomalies, type VerifiedBots };

  export interface AgentReadinessSummaryParams {
    /** @format date @example "2024-09-19" */ date?: string;
    domainCategory?: (/** @maxLength 100 */ string)[];
    format?: 'JSON' | 'CSV';
    name?: string[];
  }

  export interface AgentReadinessSummaryResponse {
    meta: AgentReadinessSummaryResponse.Meta;
    summary_0: { [key: string]: string };
  }
  export namespace AgentReadinessSummaryResponse {
    export interface Meta {
      /** @example "2026-03-24" */ date: string;
      domainCategories: AgentReadinessSummaryResponse.Meta.DomainCategory[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      successfulDomains: Integer;
      totalDomains: Integer;
      units: CTSummaryResponse.Meta.Unit[];
    }
    export namespace Meta {
      export interface DomainCategory {
        name: string;
        value: Integer;
      }
      export type Unit = CTSummaryResponse.Meta.Unit;
    }
  }

  export interface CTSummaryParams {
    ca?: string[];
    caOwner?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    duration?: ('LTE_3D' | 'GT_3D_LTE_7D' | 'GT_7D_LTE_10D' | 'GT_10D_LTE_47D' | 'GT_47D_LTE_100D' | 'GT_100D_LTE_200D' | 'GT_200D')[];
    entryType?: ('PRECERTIFICATE' | 'CERTIFICATE')[];
    expirationStatus?: ('EXPIRED' | 'VALID')[];
    format?: 'JSON' | 'CSV';
    hasIps?: boolean[];
    hasWildcards?: boolean[];
    /** @example 10 */ limitPerGroup?: Integer;
    log?: (/** @maxLength 100 */ string)[];
    logApi?: ('RFC6962' | 'STATIC')[];
    logOperator?: (/** @maxLength 100 */ string)[];
    name?: string[];
    /** @default "RAW_VALUES" */ normalization?: 'RAW_VALUES' | 'PERCENTAGE';
    publicKeyAlgorithm?: ('DSA' | 'ECDSA' | 'RSA')[];
    signatureAlgorithm?: ('DSA_SHA_1' | 'DSA_SHA_256' | 'ECDSA_SHA_1' | 'ECDSA_SHA_256' | 'ECDSA_SHA_384' | 'ECDSA_SHA_512' | 'PSS_SHA_256' | 'PSS_SHA_384' | 'PSS_SHA_512' | 'RSA_MD2' | 'RSA_MD5' | 'RSA_SHA_1' | 'RSA_SHA_256' | 'RSA_SHA_384' | 'RSA_SHA_512')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    uniqueEntries?: ('true' | 'false')[];
    validationLevel?: ('DOMAIN' | 'ORGANIZATION' | 'EXTENDED')[];
  }

  export interface CTSummaryResponse {
    meta: CTSummaryResponse.Meta;
    summary_0: { [key: string]: string } | CTSummaryResponse.UnionMember1 | CTSummaryResponse.UnionMember2 | CTSummaryResponse.UnionMember3 | CTSummaryResponse.UnionMember4 | CTSummaryResponse.UnionMember5 | CTSummaryResponse.UnionMember6 | CTSummaryResponse.UnionMember7;
  }
  export namespace CTSummaryResponse {
    export interface Meta {
      confidenceInfo: CTSummaryResponse.Meta.ConfidenceInfo;
      dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: CTSummaryResponse.Meta.Unit[];
    }
    export namespace Meta {
      export interface ConfidenceInfo {
        annotations: DataAnnotation[];
        level: Integer;
      }
      export namespace ConfidenceInfo {
        export type Annotation = DataAnnotation;
      }
      export type DateRange = TimeRange;
      export interface Unit {
        /** @example "*" */ name: string;
        /** @example "requests" */ value: string;
      }
    }
    export interface UnionMember1 {
      rfc6962: string;
      static: string;
    }
    export interface UnionMember2 {
      gt_121d: string;
      gt_16d_lte_31d: string;
      gt_31d_lte_91d: string;
      gt_3d_lte_16d: string;
      gt_91d_lte_121d: string;
      lte_3d: string;
    }
    export interface UnionMember3 {
      CERTIFICATE: string;
      PRECERTIFICATE: string;
    }
    export interface UnionMember4 {
      EXPIRED: string;
      VALID: string;
    }
    export interface UnionMember5 {
      NEGATIVE: string;
      POSITIVE: string;
    }
    export interface UnionMember6 {
      DSA: string;
      ECDSA: string;
      RSA: string;
    }
    export interface UnionMember7 {
      domain: string;
      extended: string;
      organization: string;
      unknown: string;
    }
  }

  export interface CTTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    ca?: string[];
    caOwner?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    duration?: ('LTE_3D' | 'GT_3D_LTE_7D' | 'GT_7D_LTE_10D' | 'GT_10D_LTE_47D' | 'GT_47D_LTE_100D' | 'GT_100D_LTE_200D' | 'GT_200D')[];
    entryType?: ('PRECERTIFICATE' | 'CERTIFICATE')[];
    expirationStatus?: ('EXPIRED' | 'VALID')[];
    format?: 'JSON' | 'CSV';
    hasIps?: boolean[];
    hasWildcards?: boolean[];
    log?: (/** @maxLength 100 */ string)[];
    logApi?: ('RFC6962' | 'STATIC')[];
    logOperator?: (/** @maxLength 100 */ string)[];
    name?: string[];
    publicKeyAlgorithm?: ('DSA' | 'ECDSA' | 'RSA')[];
    signatureAlgorithm?: ('DSA_SHA_1' | 'DSA_SHA_256' | 'ECDSA_SHA_1' | 'ECDSA_SHA_256' | 'ECDSA_SHA_384' | 'ECDSA_SHA_512' | 'PSS_SHA_256' | 'PSS_SHA_384' | 'PSS_SHA_512' | 'RSA_MD2' | 'RSA_MD5' | 'RSA_SHA_1' | 'RSA_SHA_256' | 'RSA_SHA_384' | 'RSA_SHA_512')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    uniqueEntries?: ('true' | 'false')[];
    validationLevel?: ('DOMAIN' | 'ORGANIZATION' | 'EXTENDED')[];
  }

  export type CTTimeseriesResponse = {
    meta: CTTimeseriesResponse.Meta;
  } & { [key: string]: SeriesValues | CTTimeseriesResponse.Meta };
  export namespace CTTimeseriesResponse {
    export interface Meta {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      confidenceInfo: CTSummaryResponse.Meta.ConfidenceInfo;
      dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: CTSummaryResponse.Meta.Unit[];
    }
    export namespace Meta {
      export import ConfidenceInfo = CTSummaryResponse.Meta.ConfidenceInfo;
      export type DateRange = TimeRange;
      export type Unit = CTSummaryResponse.Meta.Unit;
    }
    export type unnamed_schema_ref_75bae70cf28e6bcef364b9840db3bdeb = SeriesValues;
  }

  export interface CTTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    ca?: string[];
    caOwner?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    duration?: ('LTE_3D' | 'GT_3D_LTE_7D' | 'GT_7D_LTE_10D' | 'GT_10D_LTE_47D' | 'GT_47D_LTE_100D' | 'GT_100D_LTE_200D' | 'GT_200D')[];
    entryType?: ('PRECERTIFICATE' | 'CERTIFICATE')[];
    expirationStatus?: ('EXPIRED' | 'VALID')[];
    format?: 'JSON' | 'CSV';
    hasIps?: boolean[];
    hasWildcards?: boolean[];
    /** @example 10 */ limitPerGroup?: Integer;
    log?: (/** @maxLength 100 */ string)[];
    logApi?: ('RFC6962' | 'STATIC')[];
    logOperator?: (/** @maxLength 100 */ string)[];
    name?: string[];
    /** @default "RAW_VALUES" */ normalization?: 'RAW_VALUES' | 'PERCENTAGE';
    publicKeyAlgorithm?: ('DSA' | 'ECDSA' | 'RSA')[];
    signatureAlgorithm?: ('DSA_SHA_1' | 'DSA_SHA_256' | 'ECDSA_SHA_1' | 'ECDSA_SHA_256' | 'ECDSA_SHA_384' | 'ECDSA_SHA_512' | 'PSS_SHA_256' | 'PSS_SHA_384' | 'PSS_SHA_512' | 'RSA_MD2' | 'RSA_MD5' | 'RSA_SHA_1' | 'RSA_SHA_256' | 'RSA_SHA_384' | 'RSA_SHA_512')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    uniqueEntries?: ('true' | 'false')[];
    validationLevel?: ('DOMAIN' | 'ORGANIZATION' | 'EXTENDED')[];
  }

  export interface CTTimeseriesGroupsResponse {
    meta: CTTimeseriesResponse.Meta;
    serie_0: BotTimeseriesGroupsResponse.Serie0 | CTTimeseriesGroupsResponse.UnionMember1 | CTTimeseriesGroupsResponse.UnionMember2 | CTTimeseriesGroupsResponse.UnionMember3 | CTTimeseriesGroupsResponse.UnionMember4 | CTTimeseriesGroupsResponse.UnionMember5 | CTTimeseriesGroupsResponse.UnionMember6 | CTTimeseriesGroupsResponse.UnionMember7;
  }
  export namespace CTTimeseriesGroupsResponse {
    export import Meta = CTTimeseriesResponse.Meta;
    export interface UnionMember1 {
      rfc6962: string[];
      static: string[];
    }
    export interface UnionMember2 {
      gt_121d: string[];
      gt_16d_lte_31d: string[];
      gt_31d_lte_91d: string[];
      gt_3d_lte_16d: string[];
      gt_91d_lte_121d: string[];
      lte_3d: string[];
    }
    export interface UnionMember3 {
      CERTIFICATE: string[];
      PRECERTIFICATE: string[];
    }
    export interface UnionMember4 {
      EXPIRED: string[];
      VALID: string[];
    }
    export interface UnionMember5 {
      NEGATIVE: string[];
      POSITIVE: string[];
    }
    export interface UnionMember6 {
      DSA: string[];
      ECDSA: string[];
      RSA: string[];
    }
    export interface UnionMember7 {
      domain: string[];
      extended: string[];
      organization: string[];
      unknown: string[];
    }
    export type SeriesGroups = BotTimeseriesGroupsResponse.Serie0;
  }

  export interface AnnotationListParams {
    /** @example 174 */ asn?: Integer;
    dataSource?: 'ALL' | 'AI_BOTS' | 'AI_GATEWAY' | 'BGP' | 'BOTS' | 'CONNECTION_ANOMALY' | 'CT' | 'DNS' | 'DNS_MAGNITUDE' | 'DNS_AS112' | 'DOS' | 'EMAIL_ROUTING' | 'EMAIL_SECURITY' | 'FW' | 'FW_PG' | 'HTTP' | 'HTTP_CONTROL' | 'HTTP_CRAWLER_REFERER' | 'HTTP_ORIGINS' | 'IQI' | 'LEAKED_CREDENTIALS' | 'NET' | 'ROBOTS_TXT' | 'SPEED' | 'WORKERS_AI';
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    eventType?: 'EVENT' | 'GENERAL' | 'OUTAGE' | 'PARTIAL_PROJECTION' | 'PIPELINE' | 'TRAFFIC_ANOMALY';
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** @min 0 */ offset?: Integer;
    /** @maxLength 100 @example "amazon-us-east-1" */ origin?: string;
  }

  export interface AnnotationListResponse {
    annotations: AnnotationListResponse.Annotation[];
  }
  export namespace AnnotationListResponse {
    export interface Annotation {
      /** @example "550" */ id: string;
      asns: Integer[];
      asnsDetails: AnnotationListResponse.Annotation.ASNsDetail[];
      /** @example "ALL" */ dataSource: string;
      /** @example "OUTAGE" */ eventType: string;
      locations: string[];
      locationsDetails: AnnotationListResponse.Annotation.LocationsDetail[];
      origins: string[];
      originsDetails: AnnotationListResponse.Annotation.OriginsDetail[];
      outage: AnnotationListResponse.Annotation.Outage;
      /** @example "2022-09-06T10:00:28Z" */ startDate: string;
      /** @example "example" */ description?: string;
      /** @example "2022-09-08T10:00:28Z" */ endDate?: string;
      /** @example "http://example.com" */ linkedUrl?: string;
      scope?: string;
    }
    export namespace Annotation {
      export interface ASNsDetail {
        /** @example "189" */ asn: string;
        /** @example "LUMEN-LEGACY-L3-PARTITION" */ name: string;
        locations?: AnnotationListResponse.Annotation.LocationsDetail;
      }
      export namespace ASNsDetail {
        export type Locations = AnnotationListResponse.Annotation.LocationsDetail;
      }
      export interface LocationsDetail {
        /** @example "US" */ code: string;
        name: string;
      }
      export interface OriginsDetail {
        name: string;
        /** @example "amazon-us-east-1" */ origin: string;
      }
      export interface Outage {
        /** @example "CABLE_CUT" */ outageCause: string;
        /** @example "NATIONWIDE" */ outageType: string;
      }
    }
  }

  export interface BGPTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    name?: string[];
    prefix?: string[];
    updateType?: ('ANNOUNCEMENT' | 'WITHDRAWAL')[];
  }

  export interface BGPTimeseriesResponse {
    meta: BGPTimeseriesResponse.Meta;
    serie_0: SeriesValues;
  }
  export namespace BGPTimeseriesResponse {
    export interface Meta {
      aggInterval: '15m' | '1h' | '1d' | '1w';
      confidenceInfo: CTSummaryResponse.Meta.ConfidenceInfo;
      dateRange: TimeRange[];
      lastUpdated: DateTime;
    }
    export namespace Meta {
      export import ConfidenceInfo = CTSummaryResponse.Meta.ConfidenceInfo;
      export type DateRange = TimeRange;
    }
    export type Serie0 = SeriesValues;
  }

  export interface BotListParams {
    botCategory?: 'SEARCH_ENGINE_CRAWLER' | 'SEARCH_ENGINE_OPTIMIZATION' | 'MONITORING_AND_ANALYTICS' | 'ADVERTISING_AND_MARKETING' | 'SOCIAL_MEDIA_MARKETING' | 'PAGE_PREVIEW' | 'ACADEMIC_RESEARCH' | 'SECURITY' | 'ACCESSIBILITY' | 'WEBHOOKS' | 'FEED_FETCHER' | 'AI_CRAWLER' | 'AGGREGATOR' | 'AI_ASSISTANT' | 'AI_SEARCH' | 'ARCHIVER';
    /** @maxLength 100 */ botOperator?: string;
    botVerificationStatus?: 'VERIFIED';
    format?: 'JSON' | 'CSV';
    /** @deprecated */ kind?: 'AGENT' | 'BOT';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
  }

  export interface BotListResponse {
    bots: BotListResponse.Bot[];
  }
  export namespace BotListResponse {
    export interface Bot {
      /** @example "AI_CRAWLER" */ category: string;
      description: string;
      /** @example "AGENT" @deprecated */ kind: string;
      /** @example "GPTBot" */ name: string;
      /** @example "OpenAI" */ operator: string;
      /** @example "gptbot" */ slug: string;
      userAgentPatterns: string[];
    }
  }

  export interface BotGetParams {
    format?: 'JSON' | 'CSV';
  }

  export interface BotGetResponse {
    bot: BotGetResponse.Bot;
  }
  export namespace BotGetResponse {
    export interface Bot {
      /** @example "AI_CRAWLER" */ category: string;
      description: string;
      /** @example "AGENT" @deprecated */ kind: string;
      /** @example "GPTBot" */ name: string;
      /** @example "OpenAI" */ operator: string;
      /** @example "https://platform.openai.com/docs/bots" */ operatorUrl: string;
      /** @example "gptbot" */ slug: string;
      userAgentPatterns: string[];
      userAgents: string[];
      /** @example "https://example.com/signature-agent" */ signatureAgentUrl?: string | null;
    }
  }

  export interface BotSummaryParams {
    asn?: string[];
    bot?: (/** @maxLength 100 */ string)[];
    botCategory?: ('SEARCH_ENGINE_CRAWLER' | 'SEARCH_ENGINE_OPTIMIZATION' | 'MONITORING_AND_ANALYTICS' | 'ADVERTISING_AND_MARKETING' | 'SOCIAL_MEDIA_MARKETING' | 'PAGE_PREVIEW' | 'ACADEMIC_RESEARCH' | 'SECURITY' | 'ACCESSIBILITY' | 'WEBHOOKS' | 'FEED_FETCHER' | 'AI_CRAWLER' | 'AGGREGATOR' | 'AI_ASSISTANT' | 'AI_SEARCH' | 'ARCHIVER')[];
    /** @deprecated */ botKind?: ('AGENT' | 'BOT')[];
    botOperator?: (/** @maxLength 100 */ string)[];
    botVerificationStatus?: ('VERIFIED')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
  }

  export interface BotSummaryResponse {
    meta: CTSummaryResponse.Meta;
    summary_0: { [key: string]: string };
  }
  export namespace BotSummaryResponse {
    export import Meta = CTSummaryResponse.Meta;
  }

  export interface BotTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    bot?: (/** @maxLength 100 */ string)[];
    botCategory?: ('SEARCH_ENGINE_CRAWLER' | 'SEARCH_ENGINE_OPTIMIZATION' | 'MONITORING_AND_ANALYTICS' | 'ADVERTISING_AND_MARKETING' | 'SOCIAL_MEDIA_MARKETING' | 'PAGE_PREVIEW' | 'ACADEMIC_RESEARCH' | 'SECURITY' | 'ACCESSIBILITY' | 'WEBHOOKS' | 'FEED_FETCHER' | 'AI_CRAWLER' | 'AGGREGATOR' | 'AI_ASSISTANT' | 'AI_SEARCH' | 'ARCHIVER')[];
    /** @deprecated */ botKind?: ('AGENT' | 'BOT')[];
    botOperator?: (/** @maxLength 100 */ string)[];
    botVerificationStatus?: ('VERIFIED')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
  }

  export import BotTimeseriesResponse = Radar.CTTimeseriesResponse;

  export interface BotTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    bot?: (/** @maxLength 100 */ string)[];
    botCategory?: ('SEARCH_ENGINE_CRAWLER' | 'SEARCH_ENGINE_OPTIMIZATION' | 'MONITORING_AND_ANALYTICS' | 'ADVERTISING_AND_MARKETING' | 'SOCIAL_MEDIA_MARKETING' | 'PAGE_PREVIEW' | 'ACADEMIC_RESEARCH' | 'SECURITY' | 'ACCESSIBILITY' | 'WEBHOOKS' | 'FEED_FETCHER' | 'AI_CRAWLER' | 'AGGREGATOR' | 'AI_ASSISTANT' | 'AI_SEARCH' | 'ARCHIVER')[];
    /** @deprecated */ botKind?: ('AGENT' | 'BOT')[];
    botOperator?: (/** @maxLength 100 */ string)[];
    botVerificationStatus?: ('VERIFIED')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
  }

  export interface BotTimeseriesGroupsResponse {
    meta: CTTimeseriesResponse.Meta;
    serie_0: BotTimeseriesGroupsResponse.Serie0;
  }
  export namespace BotTimeseriesGroupsResponse {
    export import Meta = CTTimeseriesResponse.Meta;
    export type Serie0 = {
      timestamps: DateTime[];
    } & { [key: string]: string[] };
  }

  export interface DatasetListParams {
    /** @default "RANKING_BUCKET" */ datasetType?: 'RANKING_BUCKET' | 'REPORT';
    /** @format date @example "2024-09-19" */ date?: string;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
  }

  export interface DatasetListResponse {
    datasets: DatasetListResponse.Dataset[];
  }
  export namespace DatasetListResponse {
    export interface Dataset {
      /** @example 3 */ id: Integer;
      description: string;
      meta: unknown;
      tags: string[];
      title: string;
      /** @example "RANKING_BUCKET" */ type: string;
    }
  }

  export interface DatasetDownloadParams {
    /** @example 3 */ datasetId: Integer;
    /** @query */ format?: 'JSON' | 'CSV';
  }

  export interface DatasetDownloadResponse {
    dataset: DatasetDownloadResponse.Dataset;
  }
  export namespace DatasetDownloadResponse {
    export interface Dataset {
      /** @example "https://example.com/download" */ url: string;
    }
  }

  export interface DNSSummaryV2Params {
    asn?: string[];
    cacheHit?: boolean[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER')[];
    dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED')[];
    dnssecE2e?: boolean[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
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

  export import DNSSummaryV2Response = Radar.BotSummaryResponse;

  export interface DNSTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    cacheHit?: boolean[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER')[];
    dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED')[];
    dnssecE2e?: boolean[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
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

  export import DNSTimeseriesResponse = Radar.CTTimeseriesResponse;

  export interface DNSTimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    cacheHit?: boolean[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER')[];
    dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED')[];
    dnssecE2e?: boolean[];
    format?: 'JSON' | 'CSV';
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    matchingAnswer?: boolean[];
    name?: string[];
    nodata?: boolean[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'RANK';
    protocol?: ('UDP' | 'TCP' | 'HTTPS' | 'TLS')[];
    queryType?: ('A' | 'AAAA' | 'A6' | 'AFSDB' | 'ANY' | 'APL' | 'ATMA' | 'AXFR' | 'CAA' | 'CDNSKEY' | 'CDS' | 'CERT' | 'CNAME' | 'CSYNC' | 'DHCID' | 'DLV' | 'DNAME' | 'DNSKEY' | 'DOA' | 'DS' | 'EID' | 'EUI48' | 'EUI64' | 'GPOS' | 'GID' | 'HINFO' | 'HIP' | 'HTTPS' | 'IPSECKEY' | 'ISDN' | 'IXFR' | 'KEY' | 'KX' | 'L32' | 'L64' | 'LOC' | 'LP' | 'MAILA' | 'MAILB' | 'MB' | 'MD' | 'MF' | 'MG' | 'MINFO' | 'MR' | 'MX' | 'NAPTR' | 'NB' | 'NBSTAT' | 'NID' | 'NIMLOC' | 'NINFO' | 'NS' | 'NSAP' | 'NSEC' | 'NSEC3' | 'NSEC3PARAM' | 'NULL' | 'NXT' | 'OPENPGPKEY' | 'OPT' | 'PTR' | 'PX' | 'RKEY' | 'RP' | 'RRSIG' | 'RT' | 'SIG' | 'SINK' | 'SMIMEA' | 'SOA' | 'SPF' | 'SRV' | 'SSHFP' | 'SVCB' | 'TA' | 'TALINK' | 'TKEY' | 'TLSA' | 'TSIG' | 'TXT' | 'UINFO' | 'UID' | 'UNSPEC' | 'URI' | 'WKS' | 'X25' | 'ZONEMD' | null)[];
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
    responseTtl?: ('LTE_1M' | 'GT_1M_LTE_5M' | 'GT_5M_LTE_15M' | 'GT_15M_LTE_1H' | 'GT_1H_LTE_1D' | 'GT_1D_LTE_1W' | 'GT_1W')[];
    tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export import DNSTimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;

  export interface NetFlowsSummaryParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    location?: string[];
    name?: string[];
  }

  export interface NetFlowsSummaryResponse {
    meta: CTSummaryResponse.Meta;
    summary_0: NetFlowsSummaryResponse.Summary0;
  }
  export namespace NetFlowsSummaryResponse {
    export import Meta = CTSummaryResponse.Meta;
    export interface Summary0 {
      /** @example "10" */ HTTP: string;
      /** @example "10" */ OTHER: string;
    }
  }

  export interface NetFlowsSummaryV2Params {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    product?: ('HTTP' | 'ALL')[];
  }

  export import NetFlowsSummaryV2Response = Radar.BotSummaryResponse;

  export interface NetFlowsTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    location?: string[];
    name?: string[];
    normalization?: 'PERCENTAGE_CHANGE' | 'MIN0_MAX';
    product?: ('HTTP' | 'ALL')[];
  }

  export interface NetFlowsTimeseriesResponse {
    meta: CTTimeseriesResponse.Meta;
    serie_0: SeriesValues;
  }
  export namespace NetFlowsTimeseriesResponse {
    export import Meta = CTTimeseriesResponse.Meta;
    export type Serie0 = SeriesValues;
  }

  export interface NetFlowsTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'PERCENTAGE_CHANGE';
    product?: ('HTTP' | 'ALL')[];
  }

  export import NetFlowsTimeseriesGroupsResponse = Radar.BotTimeseriesGroupsResponse;

  export interface SearchGlobalParams {
    /** @example "United" */ query: string;
    exclude?: ('ADM1S' | 'ASNS' | 'BOTS' | 'CERTIFICATE_AUTHORITIES' | 'CERTIFICATE_LOGS' | 'ORIGINS' | 'ORIGIN_REGIONS' | 'INDUSTRIES' | 'LOCATIONS' | 'NOTEBOOKS' | 'TLDS' | 'VERTICALS')[];
    format?: 'JSON' | 'CSV';
    include?: ('ADM1S' | 'ASNS' | 'BOTS' | 'CERTIFICATE_AUTHORITIES' | 'CERTIFICATE_LOGS' | 'ORIGINS' | 'ORIGIN_REGIONS' | 'INDUSTRIES' | 'LOCATIONS' | 'NOTEBOOKS' | 'TLDS' | 'VERTICALS')[];
    /** @exclusiveMin 0 */ limit?: Integer;
    limitPerGroup?: number;
  }

  export interface SearchGlobalResponse {
    search: SearchGlobalResponse.Search[];
  }
  export namespace SearchGlobalResponse {
    export interface Search {
      /** @example "13335" */ code: string;
      /** @example "Cloudflare" */ name: string;
      /** @example "asn" */ type: string;
    }
  }

  export interface AS112SummaryV2Params {
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
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
  }

  export import AS112SummaryV2Response = Radar.BotSummaryResponse;

  export interface AS112TimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
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

  export import AS112TimeseriesResponse = Radar.CTTimeseriesResponse;

  export interface AS112TimeseriesGroupsV2Params {
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
    responseCode?: ('NOERROR' | 'FORMERR' | 'SERVFAIL' | 'NXDOMAIN' | 'NOTIMP' | 'REFUSED' | 'YXDOMAIN' | 'YXRRSET' | 'NXRRSET' | 'NOTAUTH' | 'NOTZONE' | 'BADSIG' | 'BADKEY' | 'BADTIME' | 'BADMODE' | 'BADNAME' | 'BADALG' | 'BADTRUNC' | 'BADCOOKIE')[];
  }

  export import AS112TimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;

  export interface EntityGetParams {
    /** @format ip @example "8.8.8.8" */ ip: string;
    format?: 'JSON' | 'CSV';
  }

  export interface EntityGetResponse {
    ip: EntityGetResponse.IP;
  }
  export namespace EntityGetResponse {
    export interface IP {
      /** @example "15169" */ asn: string;
      /** @example "US" */ asnLocation: string;
      /** @example "GOOGLE" */ asnName: string;
      asnOrgName: string;
      /** @example "8.8.8.8" */ ip: string;
      /** @example "IPv4" */ ipVersion: string;
      /** @example "GB" */ location: string;
      locationName: string;
    }
  }

  export interface GeolocationListParams {
    format?: 'JSON' | 'CSV';
    /** @example "3190509,360689" */ geoId?: string;
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @example "US,CA" */ location?: string;
    /** @min 0 */ offset?: Integer;
  }

  export interface GeolocationListResponse {
    geolocations: GeolocationGetResponse.Geolocation[];
  }
  export namespace GeolocationListResponse {
    export import Geolocation = GeolocationGetResponse.Geolocation;
  }

  export type GeolocationGetParams = BotGetParams;

  export interface GeolocationGetResponse {
    geolocation: GeolocationGetResponse.Geolocation;
  }
  export namespace GeolocationGetResponse {
    export interface Geolocation {
      /** @example "2267056" */ geoId: string;
      /** @example "10" */ latitude: string;
      /** @example "10" */ longitude: string;
      /** @example "Lisbon" */ name: string;
      parent: GeolocationGetResponse.Geolocation.Parent;
      type: 'CONTINENT' | 'COUNTRY' | 'ADM1';
      /** @example "PT-11" */ code?: string;
      /** @example "pt-PT" */ locale?: string;
    }
    export namespace Geolocation {
      export interface Parent {
        /** @example "2267056" */ geoId: string;
        /** @example "10" */ latitude: string;
        /** @example "10" */ longitude: string;
        /** @example "Lisbon" */ name: string;
        parent: GeolocationGetResponse.Geolocation.Parent.Parent;
        type: 'CONTINENT' | 'COUNTRY' | 'ADM1';
        /** @example "PT-11" */ code?: string;
        /** @example "pt-PT" */ locale?: string;
      }
      export namespace Parent {
        export interface Parent {
          /** @example "2267056" */ geoId: string;
          /** @example "10" */ latitude: string;
          /** @example "10" */ longitude: string;
          /** @example "Lisbon" */ name: string;
          type: 'CONTINENT' | 'COUNTRY' | 'ADM1';
          /** @example "PT-11" */ code?: string;
          /** @example "pt-PT" */ locale?: string;
        }
      }
    }
  }

  export interface HTTPSummaryV2Params {
    apiTraffic?: ('API' | 'NON_API')[];
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    contentType?: ('HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO' | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export import HTTPSummaryV2Response = Radar.BotSummaryResponse;

  export interface HTTPTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    apiTraffic?: ('API' | 'NON_API')[];
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI')[];
    contentType?: ('HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO' | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    location?: string[];
    name?: string[];
    normalization?: 'PERCENTAGE_CHANGE' | 'MIN0_MAX';
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export import HTTPTimeseriesResponse = Radar.CTTimeseriesResponse;

  export interface HTTPTimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    apiTraffic?: ('API' | 'NON_API')[];
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    contentType?: ('HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO' | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER')[];
    format?: 'JSON' | 'CSV';
    geoId?: string[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3')[];
    ipVersion?: ('IPv4' | 'IPv6')[];
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
    os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC')[];
  }

  export import HTTPTimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;

  export interface RankingTimeseriesGroupsParams {
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    domainCategory?: (/** @maxLength 100 */ string)[];
    domains?: (/** @minLength 1 @maxLength 253 */ string)[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    location?: string[];
    name?: string[];
    /** @default "POPULAR" */ rankingType?: 'POPULAR' | 'TRENDING_RISE' | 'TRENDING_STEADY';
  }

  export interface RankingTimeseriesGroupsResponse {
    meta: CTTimeseriesResponse.Meta;
    serie_0: RankingTimeseriesGroupsResponse.Serie0;
  }
  export namespace RankingTimeseriesGroupsResponse {
    export import Meta = CTTimeseriesResponse.Meta;
    export type Serie0 = {
      timestamps: DateTime[];
    } & { [key: string]: (string | number)[] | string[] };
  }

  export interface RankingTopParams {
    date?: (/** @format date */ string)[];
    domainCategory?: (/** @maxLength 100 */ string)[];
    format?: 'JSON' | 'CSV';
    /** @example 5 */ limit?: Integer;
    location?: string[];
    name?: string[];
    /** @default "POPULAR" */ rankingType?: 'POPULAR' | 'TRENDING_RISE' | 'TRENDING_STEADY';
  }

  export interface RankingTopResponse {
    meta: RankingTopResponse.Meta;
    top_0: RankingTopResponse.Top0[];
  }
  export namespace RankingTopResponse {
    export interface Meta {
      confidenceInfo: CTSummaryResponse.Meta.ConfidenceInfo | null;
      dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: CTSummaryResponse.Meta.Unit[];
    }
    export namespace Meta {
      export import ConfidenceInfo = CTSummaryResponse.Meta.ConfidenceInfo;
      export type DateRange = TimeRange;
      export type Unit = CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      categories: RankingTopResponse.Top0.Category[];
      /** @example "google.com" */ domain: string;
      /** @example 1 */ rank: Integer;
      /** @example 10.8 */ pctRankChange?: number;
    }
    export namespace Top0 {
      export interface Category {
        /** @example 81 */ id: number;
        name: string;
        /** @example 26 */ superCategoryId: number;
      }
    }
  }

  export interface TrafficAnomalyGetParams {
    /** @example 174 */ asn?: Integer;
    dateEnd?: DateTime;
    /** @example "7d" */ dateRange?: string;
    dateStart?: DateTime;
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** @min 0 */ offset?: Integer;
    /** @maxLength 100 @example "amazon-us-east-1" */ origin?: string;
    status?: 'VERIFIED' | 'UNVERIFIED';
    type?: ('LOCATION' | 'AS' | 'ORIGIN')[];
  }

  export interface TrafficAnomalyGetResponse {
    trafficAnomalies: TrafficAnomalyGetResponse.TrafficAnomaly[];
  }
  export namespace TrafficAnomalyGetResponse {
    export interface TrafficAnomaly {
      /** @example "2023-08-02T23:15:00Z" */ startDate: string;
      /** @example "UNVERIFIED" */ status: string;
      /** @example "LOCATION" */ type: string;
      /** @example "55a57f33-8bc0-4984-b4df-fdaff72df39d" */ uuid: string;
      asnDetails?: AnnotationListResponse.Annotation.ASNsDetail;
      endDate?: DateTime;
      locationDetails?: AnnotationListResponse.Annotation.LocationsDetail;
      originDetails?: AnnotationListResponse.Annotation.OriginsDetail;
      visibleInDataSources?: string[];
    }
    export namespace TrafficAnomaly {
      export import ASNDetails = AnnotationListResponse.Annotation.ASNsDetail;
      export type LocationDetails = AnnotationListResponse.Annotation.LocationsDetail;
      export type OriginDetails = AnnotationListResponse.Annotation.OriginsDetail;
    }
  }

  export interface TCPResetsTimeoutSummaryParams {
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
  }

  export interface TCPResetsTimeoutSummaryResponse {
    meta: CTSummaryResponse.Meta;
    summary_0: TCPResetsTimeoutSummaryResponse.Summary0;
  }
  export namespace TCPResetsTimeoutSummaryResponse {
    export import Meta = CTSummaryResponse.Meta;
    export interface Summary0 {
      /** @example "10" */ later_in_flow: string;
      /** @example "65" */ no_match: string;
      /** @example "5" */ post_ack: string;
      /** @example "10" */ post_psh: string;
      /** @example "10" */ post_syn: string;
    }
  }

  export interface TCPResetsTimeoutTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    location?: string[];
    name?: string[];
  }

  export interface TCPResetsTimeoutTimeseriesGroupsResponse {
    meta: CTTimeseriesResponse.Meta;
    serie_0: TCPResetsTimeoutTimeseriesGroupsResponse.Serie0;
  }
  export namespace TCPResetsTimeoutTimeseriesGroupsResponse {
    export import Meta = CTTimeseriesResponse.Meta;
    export interface Serie0 {
      later_in_flow: string[];
      no_match: string[];
      post_ack: string[];
      post_psh: string[];
      post_syn: string[];
      timestamps: DateTime[];
    }
  }

  export interface LeakedCredentialSummaryV2Params {
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    compromised?: ('CLEAN' | 'COMPROMISED')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
  }

  export import LeakedCredentialSummaryV2Response = Radar.BotSummaryResponse;

  export interface LeakedCredentialTimeseriesGroupsV2Params {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    asn?: string[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN')[];
    checkResult?: ('CLEAN' | 'USERNAME_LEAKED' | 'USERNAME_PASSWORD_SIMILAR' | 'USERNAME_AND_PASSWORD_LEAKED' | 'PASSWORD_LEAKED')[];
    compromised?: ('CLEAN' | 'COMPROMISED')[];
    continent?: string[];
    dateEnd?: DateTime[];
    dateRange?: string[];
    dateStart?: DateTime[];
    format?: 'JSON' | 'CSV';
    /** @example 10 */ limitPerGroup?: Integer;
    location?: string[];
    name?: string[];
    normalization?: 'PERCENTAGE_CHANGE' | 'MIN0_MAX';
  }

  export import LeakedCredentialTimeseriesGroupsV2Response = Radar.BotTimeseriesGroupsResponse;

  export interface OriginListParams {
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
    format?: 'JSON' | 'CSV';
  }

  export interface OriginListResponse {
    origins: ({
      regions: ({ /** @example "us-east-1" */ region: string })[];
      /** @example "amazon" */ slug: string;
    })[];
  }

  export type OriginGetParams = BotGetParams;

  export interface OriginGetResponse {
    origin: {
      regions: ({ /** @example "us-east-1" */ region: string })[];
      /** @example "amazon" */ slug: string;
    };
  }

  export interface OriginSummaryParams {
    name?: string[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dateEnd?: DateTime[];
    /** @example 10 */ limitPerGroup?: Integer;
    origin?: ('AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE')[];
    metric: 'CONNECTION_FAILURES' | 'REQUESTS' | 'RESPONSE_HEADER_RECEIVE_DURATION' | 'TCP_HANDSHAKE_DURATION' | 'TCP_RTT' | 'TLS_HANDSHAKE_DURATION';
    region?: (/** @maxLength 100 */ string)[];
    format?: 'JSON' | 'CSV';
  }

  export type OriginSummaryResponse = BotSummaryResponse;

  export interface OriginTimeseriesParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    name?: string[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dateEnd?: DateTime[];
    origin: ('AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE')[];
    metric: 'CONNECTION_FAILURES' | 'REQUESTS' | 'RESPONSE_HEADER_RECEIVE_DURATION' | 'TCP_HANDSHAKE_DURATION' | 'TCP_RTT' | 'TLS_HANDSHAKE_DURATION';
    region?: (/** @maxLength 100 */ string)[];
    format?: 'JSON' | 'CSV';
  }

  export type OriginTimeseriesResponse = {
    meta: OriginTimeseriesResponse.Meta;
  } & { [key: string]: SeriesValues | OriginTimeseriesResponse.Meta };
  export namespace OriginTimeseriesResponse {
    export interface Meta {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      confidenceInfo: { annotations: DataAnnotation[]; level: Integer };
      dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: ({ /** @example "*" */ name: string; /** @example "requests" */ value: string })[];
    }
  }

  export interface OriginTimeseriesGroupsParams {
    aggInterval?: '15m' | '1h' | '1d' | '1w';
    name?: string[];
    dateRange?: string[];
    dateStart?: DateTime[];
    dateEnd?: DateTime[];
    /** @example 10 */ limitPerGroup?: Integer;
    origin?: ('AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE')[];
    metric: 'CONNECTION_FAILURES' | 'REQUESTS' | 'RESPONSE_HEADER_RECEIVE_DURATION' | 'TCP_HANDSHAKE_DURATION' | 'TCP_RTT' | 'TLS_HANDSHAKE_DURATION';
    region?: (/** @maxLength 100 */ string)[];
    /** @default "PERCENTAGE" */ normalization?: 'PERCENTAGE' | 'MIN0_MAX';
    format?: 'JSON' | 'CSV';
  }

  export interface OriginTimeseriesGroupsResponse {
    meta: {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      confidenceInfo: { annotations: DataAnnotation[]; level: Integer };
      dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: ({ /** @example "*" */ name: string; /** @example "requests" */ value: string })[];
    };
    serie_0: SeriesGroup;
  }

  export interface TldListParams {
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
    /** @maxLength 100 */ tldManager?: string;
    tldType?: 'GENERIC' | 'COUNTRY_CODE' | 'GENERIC_RESTRICTED' | 'INFRASTRUCTURE' | 'SPONSORED';
    /** @example "com,pt" */ tld?: string;
    format?: 'JSON' | 'CSV';
  }

  export interface TldListResponse {
    tlds: ({
      manager: string;
      /** @example "com" */ tld: string;
      /** @example "GENERIC" */ type: string;
    })[];
  }

  export type TldGetParams = BotGetParams;

  export interface TldGetResponse {
    tld: {
      manager: string;
      /** @example "com" */ tld: string;
      /** @example "GENERIC" */ type: string;
    };
  }

  export type DatasetGetResponse = string;

  export interface RadarEmailSeries {
    FAIL: string[];
    NONE: string[];
    PASS: string[];
  }

  export interface RadarEmailSummary {
    /** @example "10" */ FAIL: string;
    /** @example "10" */ NONE: string;
    /** @example "10" */ PASS: string;
  }

  export interface DataAnnotation {
    dataSource: 'ALL' | 'AI_BOTS' | 'AI_GATEWAY' | 'BGP' | 'BOTS' | 'CONNECTION_ANOMALY' | 'CT' | 'DNS' | 'DNS_MAGNITUDE' | 'DNS_AS112' | 'DOS' | 'EMAIL_ROUTING' | 'EMAIL_SECURITY' | 'FW' | 'FW_PG' | 'HTTP' | 'HTTP_CONTROL' | 'HTTP_CRAWLER_REFERER' | 'HTTP_ORIGINS' | 'IQI' | 'LEAKED_CREDENTIALS' | 'NET' | 'ROBOTS_TXT' | 'SPEED' | 'WORKERS_AI';
    description: string;
    endDate: DateTime;
    eventType: 'EVENT' | 'GENERAL' | 'OUTAGE' | 'PARTIAL_PROJECTION' | 'PIPELINE' | 'TRAFFIC_ANOMALY';
    isInstantaneous: boolean;
    /** @format uri */ linkedUrl: string;
    startDate: DateTime;
    tags?: string[];
  }

  export interface TimeRange {
    endTime: DateTime;
    startTime: DateTime;
  }

  export interface SeriesValues {
    timestamps: DateTime[];
    values: string[];
  }

  export type SeriesGroup = {
    timestamps: DateTime[];
  } & { [key: string]: string[] };
}
