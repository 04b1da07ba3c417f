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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Other names. */ aka: string;
    /** Events that should be known when the figures are read. */ annotations: unknown;
    /** Whether only calls of APIs are counted. */ apiTraffic: unknown;
    /** ARC results to count. */ arc: unknown;
    /** Names and countries of the networks, by number. */ asnInfo: unknown;
    /** Autonomous systems on the routes. */ asn_info: unknown;
    /** Autonomous systems concerned, by number. */ asns: unknown;
    /** Download speed in Mbit/s. */ bandwidthDownload: unknown;
    /** Upload speed in Mbit/s. */ bandwidthUpload: unknown;
    /** Purpose of the bots, such as search or AI crawling. */ botCategory: unknown;
    /** Whether requests come from people or bots. */ botClass: unknown;
    /** Browser families to count. */ browserFamily: unknown;
    /** Network of the clients, by number. */ clientASN: number;
    /** Network of the clients, by name. */ clientASName: string;
    /** Route collector the data comes from. */ collector: string;
    /** Route collectors that were asked. */ collectors: unknown;
    /** Reliability of the figures, and events that disturb them. */ confidenceInfo: unknown;
    /** Kinds of content that were asked for. */ contentType: unknown;
    /** Country of registration, two letters. */ country: string;
    /** Country in English. */ countryName: string;
    /** Network whose object it is. */ customerAsn: number;
    /** Kind of data the event shows in. */ dataSource: unknown;
    /** Moment that the routing tables show. */ dataTime: string;
    /** Text that explains the entry. */ description: string;
    /** Kinds of devices to count. */ deviceType: unknown;
    /** DKIM results to count. */ dkim: unknown;
    /** DMARC results to count. */ dmarc: unknown;
    /** Categories of domains to count. */ domainCategory: unknown;
    /** Whether the messages came encrypted. */ encrypted: unknown;
    /** End of the event or period; absent while it goes on. */ endDate: string;
    /** End of the period. */ endTime: string;
    /** Estimate of the people behind it. */ estimatedUsers: unknown;
    /** Kind of event. */ eventType: unknown;
    /** Whether the data is as fresh as it should be. */ healthy: boolean;
    /** Whether plain HTTP or HTTPS is counted. */ httpProtocol: unknown;
    /** HTTP versions to count. */ httpVersion: unknown;
    /** Id given by Radar. */ id: unknown;
    /** Jitter of the idle line in milliseconds. */ jitterIdle: string;
    /** Jitter of the busy line in milliseconds. */ jitterLoaded: string;
    /** Time of the last change of the data. */ lastUpdated: string;
    /** Latency of the idle line in milliseconds. */ latencyIdle: string;
    /** Latency of the busy line in milliseconds. */ latencyLoaded: string;
    /** Reliability of the figures, 1 to 5. */ level: number;
    /** Most entries returned. */ limit: number;
    /** Most items a group holds; the rest is summed up as `other`. */ limitPerGroup: number;
    /** Page that tells more. */ linkedUrl: string;
    /** Location in English. */ locationName: string;
    /** Locations concerned, by code. */ locations: unknown;
    /** Method behind the figures: period, units, normalization, confidence. */ meta: unknown;
    /** Figure that is returned. */ metric: unknown;
    /** Whether the answer was empty. */ nodata: unknown;
    /** Method of making values comparable, such as percentages or scaling to the highest. */ normalization: unknown;
    /** Organization that runs it. */ operator: string;
    /** Location the attack comes from, two letters. */ originCountryAlpha2: string;
    /** Location the attack comes from, in English. */ originCountryName: string;
    /** Cloud origins concerned. */ origins: unknown;
    /** Number of peers that see it. */ peer_count: number;
    /** Kind of traffic to count. */ product: unknown;
    /** Protocols to count. */ protocol: unknown;
    /** Time of the request. */ queryTime: string;
    /** DNS record types asked for. */ queryType: unknown;
    /** Place in the ranking, from 1. */ rank: number;
    /** Whether popular or trending domains are ranked. */ rankingType: unknown;
    /** Others of the same owner or operator. */ related: unknown;
    /** DNS response codes of the answers. */ responseCode: unknown;
    /** Whether RPKI confirms, refuses or does not know the origin. */ rpki_validation: string;
    /** Values of the first series, in the order of `timestamps`. */ serie_0: unknown;
    /** Short name in the address, in lower case with hyphens. */ slug: string;
    /** Property by which the entries are sorted. */ sortBy: unknown;
    /** Whether the lowest or the highest come first. */ sortOrder: unknown;
    /** SPF results to count. */ spf: unknown;
    /** Start of the event or period. */ startDate: string;
    /** Start of the period. */ startTime: string;
    /** Whether it is confirmed. */ status: unknown;
    /** Share of each value in the first series. */ summary_0: unknown;
    /** Starts of the time slots. */ timestamps: unknown;
    /** TLS versions to count. */ tlsVersion: unknown;
    /** Ranking of the first series, highest first. */ top_0: unknown;
    /** Units of the figures. */ units: unknown;
    /** Whether announcements or withdrawals are counted. */ updateType: unknown;
    /** Share of `url` in percent, a number as text. */ url: string;
    /** Value of the entry. */ value: unknown;
    /** Length of a time slot. */ aggInterval: unknown;
    /** Continents by two letters, one entry a series; `-EU` excludes one. */ continent: unknown;
    /** Form of the response: JSON, or CSV as text. */ format: unknown;
    /** Places by GeoNames id, one entry a series; `-2267056` excludes one. */ geoId: unknown;
    /** Location to look at, by two letters. */ location: string;
    /** Range of addresses in CIDR form. */ prefix: string;
    /** Marks that speak for or against a hijack. */ tags: unknown;
    /** Kind of the entry. */ type: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Alias to work on, as `radar.datasets.list` shows it. @from radar.datasets.list */ alias: string;
    /** ASN to work on, as `radar.entities.asns.list` shows it. @from radar.entities.asns.list */ asn: number;
    /** Requests to count: those likely made by programs, or by people. */ bot_class: 'LIKELY_AUTOMATED' | (string & {});
    /** Bot slug to work on, as `radar.bots.list` shows it. @from radar.bots.list */ bot_slug: string;
    /** Requests to count, by the visitor's browser. */ browser_family: 'CHROME' | (string & {});
    /** CA slug to work on, as `radar.ct.authorities.list` shows it. @from radar.ct.authorities.list */ ca_slug: string;
    /** Requests to count, by the visitor's device. */ device_type: 'DESKTOP' | (string & {});
    /** Breakdown of the traffic; each value of the dimension is a series or share in the response. */ dimension: 'CHECK' | (string & {});
    /** DNS queries to count: those for names that support DNSSEC, or the others. */ dnssec: 'SUPPORTED' | (string & {});
    /** Domain whose rank is asked for. */ domain: string;
    /** DNS queries to count: those that support EDNS, or the others. */ edns: 'SUPPORTED' | (string & {});
    /** Geo to work on, as `radar.geolocations.list` shows it. @from radar.geolocations.list */ geo_id: string;
    /** Requests to count: those over plain HTTP, or over HTTPS. */ http_protocol: 'HTTP' | (string & {});
    /** Requests to count, by the version of HTTP. */ http_version: 'HTTPv1' | (string & {});
    /** Traffic to count, by its version of IP. */ ip_version: 'IPv4' | (string & {});
    /** Location to work on, as `radar.entities.locations.list` shows it. @from radar.entities.locations.list */ location: string;
    /** Certificate log to look up, by the slug that `radar.ct.logs.list` shows. */ log_slug: string;
    /** Mails to count: those judged malicious, or the others. */ malicious: 'MALICIOUS' | (string & {});
    /** Requests to count, by the visitor's operating system. */ os: 'WINDOWS' | (string & {});
    /** Slug to work on, as `radar.origins.list` shows it. @from radar.origins.list */ slug: 'AMAZON' | (string & {});
    /** Mails to count: those judged spam, or the others. */ spam: 'SPAM' | (string & {});
    /** Mails to count: those whose sender is forged, or the others. */ spoof: 'SPOOF' | (string & {});
    /** Tld to work on, as `radar.tlds.list` shows it. @from radar.tlds.list */ tld: string;
    /** Requests to count, by the version of TLS. */ tls_version: 'TLSv1_0' | (string & {});
  }

  export { type AI, type AS112, type AgentReadiness, type Annotations, type Attacks, type BGP, type Bots, type CT, type DNS, type Datasets, type Email, type Entities, type Geolocations, type HTTP, type LeakedCredentials, type NetFlows, type Origins, type PostQuantum, type Quality, type Ranking, type RobotsTXT, type Search, type TCPResetsTimeouts, type Tlds, type TrafficAnomalies, type VerifiedBots };

  export interface AgentReadinessSummaryParams {
    /** Day the figures are of; left out, the newest. @format date @example "2024-09-19" */ date?: string;
    domainCategory?: (/** @maxLength 100 */ string)[];
    format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface Scale {
    normalization:
      | 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE'
      | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
    units: Unit[];
  }

  export interface AgentReadinessSummaryResponse {
    meta: AgentReadinessSummaryResponse.Meta;
    summary_0: { [key: string]: string };
  }
  export namespace AgentReadinessSummaryResponse {
    export interface Meta extends Scale {
      /** Day the figures are of. @example "2026-03-24" */ date: string;
      /** Categories that can be asked for, with their numbers. */ domainCategories: Meta.DomainCategory[];
      lastUpdated: DateTime;
      /** Domains that could be scanned. */ successfulDomains: Integer;
      /** Domains that were tried. */ totalDomains: Integer;
    }
    export namespace Meta {
      export interface DomainCategory {
        /** Name as people read it. */ name: string;
        value: Integer;
      }
    }
  }

  export interface CertificateFilter {
    /** Certificate authorities to count, by fingerprint. */ ca?: string[];
    /** Owners of certificate authorities to count. */ caOwner?: string[];
    /** Times of validity to count. */ duration?: (
      | 'LTE_3D' | 'GT_3D_LTE_7D' | 'GT_7D_LTE_10D' | 'GT_10D_LTE_47D' | 'GT_47D_LTE_100D' | 'GT_100D_LTE_200D'
      | 'GT_200D' | (string & {})
    )[];
    /** Whether certificates or precertificates are counted. */ entryType?: ('PRECERTIFICATE' | 'CERTIFICATE' | (string & {}))[];
    /** Whether expired or valid certificates are counted. */ expirationStatus?: ('EXPIRED' | 'VALID' | (string & {}))[];
    /** Whether certificates with IP addresses are counted. */ hasIps?: boolean[];
    /** Whether certificates with wildcards are counted. */ hasWildcards?: boolean[];
    /** Logs to count, by name. */ log?: (/** @maxLength 100 */ string)[];
    /** Interface of the logs to count. */ logApi?: ('RFC6962' | 'STATIC' | (string & {}))[];
    /** Operators of the logs to count. */ logOperator?: (/** @maxLength 100 */ string)[];
    /** Public key algorithms to count. */ publicKeyAlgorithm?: ('DSA' | 'ECDSA' | 'RSA' | (string & {}))[];
    /** Signature algorithms to count. */ signatureAlgorithm?: (
      | 'DSA_SHA_1' | 'DSA_SHA_256' | 'ECDSA_SHA_1' | 'ECDSA_SHA_256' | 'ECDSA_SHA_384' | 'ECDSA_SHA_512'
      | 'PSS_SHA_256' | 'PSS_SHA_384' | 'PSS_SHA_512' | 'RSA_MD2' | 'RSA_MD5' | 'RSA_SHA_1' | 'RSA_SHA_256'
      | 'RSA_SHA_384' | 'RSA_SHA_512' | (string & {})
    )[];
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
    /** Whether a certificate in several logs counts once. */ uniqueEntries?: ('true' | 'false')[];
    /** Depth of the check on the owner. */ validationLevel?: ('DOMAIN' | 'ORGANIZATION' | 'EXTENDED' | (string & {}))[];
  }

  export interface CTSummaryParams extends SeriesParams, CertificateFilter {
    /** @example 10 */ limitPerGroup?: Integer;
    /** @default "RAW_VALUES" */
    normalization?: 'RAW_VALUES' | 'PERCENTAGE' | (string & {});
  }

  export interface CTSummaryResponse {
    meta: SummaryMeta;
    summary_0:
      | { [key: string]: string } | CTSummaryResponse.LogAPISummary | CTSummaryResponse.DurationSummary
      | CTSummaryResponse.EntryTypeSummary | CTSummaryResponse.ExpirationStatusSummary
      | CTSummaryResponse.HasIPsSummary | CTSummaryResponse.PublicKeyAlgorithmSummary
      | CTSummaryResponse.ValidationLevelSummary;
  }
  export namespace CTSummaryResponse {
    export interface LogAPISummary {
      /** Share of `rfc6962` in percent, a number as text. */ rfc6962: string;
      /** Share of `static` in percent, a number as text. */ static: string;
    }
    export interface DurationSummary {
      /** Share of `gt_121d` in percent, a number as text. */ gt_121d: string;
      /** Share of `gt_16d_lte_31d` in percent, a number as text. */ gt_16d_lte_31d: string;
      /** Share of `gt_31d_lte_91d` in percent, a number as text. */ gt_31d_lte_91d: string;
      /** Share of `gt_3d_lte_16d` in percent, a number as text. */ gt_3d_lte_16d: string;
      /** Share of `gt_91d_lte_121d` in percent, a number as text. */ gt_91d_lte_121d: string;
      /** Share of `lte_3d` in percent, a number as text. */ lte_3d: string;
    }
    export interface EntryTypeSummary {
      /** Share of `CERTIFICATE` in percent, a number as text. */ CERTIFICATE: string;
      /** Share of `PRECERTIFICATE` in percent, a number as text. */ PRECERTIFICATE: string;
    }
    export interface ExpirationStatusSummary {
      /** Share of `EXPIRED` in percent, a number as text. */ EXPIRED: string;
      /** Share of `VALID` in percent, a number as text. */ VALID: string;
    }
    export interface HasIPsSummary {
      /** Share of `NEGATIVE` in percent, a number as text. */ NEGATIVE: string;
      /** Share of `POSITIVE` in percent, a number as text. */ POSITIVE: string;
    }
    export interface PublicKeyAlgorithmSummary {
      /** Share of `DSA` in percent, a number as text. */ DSA: string;
      /** Share of `ECDSA` in percent, a number as text. */ ECDSA: string;
      /** Share of `RSA` in percent, a number as text. */ RSA: string;
    }
    export interface ValidationLevelSummary {
      /** Share of `domain` in percent, a number as text. */ domain: string;
      /** Share of `extended` in percent, a number as text. */ extended: string;
      /** Share of `organization` in percent, a number as text. */ organization: string;
      /** Share of `unknown` in percent, a number as text. */ unknown: string;
    }
  }

  export interface SlottedParams {
    /** Length of a time slot; left out, it suits the period. */ aggInterval?: '15m' | '1h' | '1d' | '1w' | (string & {});
  }

  export interface CTTimeseriesParams extends SeriesParams, CertificateFilter, SlottedParams {}

  export type CTTimeseriesResponse = {
    meta: TimeseriesGroupsMeta;
  } & {
    [key: string]: SeriesValues | TimeseriesGroupsMeta;
  };

  export interface CTTimeseriesGroupsParams extends SeriesParams, CertificateFilter, SlottedParams {
    /** @example 10 */ limitPerGroup?: Integer;
    /** @default "RAW_VALUES" */
    normalization?: 'RAW_VALUES' | 'PERCENTAGE' | (string & {});
  }

  export interface CTTimeseriesGroupsResponse {
    meta: TimeseriesGroupsMeta;
    serie_0:
      | CTTimeseriesGroupsResponse.CategorySerie
      | CTTimeseriesGroupsResponse.LogAPISerie | CTTimeseriesGroupsResponse.DurationSerie
      | CTTimeseriesGroupsResponse.EntryTypeSerie | CTTimeseriesGroupsResponse.ExpirationStatusSerie
      | CTTimeseriesGroupsResponse.HasIPsSerie | CTTimeseriesGroupsResponse.PublicKeyAlgorithmSerie
      | CTTimeseriesGroupsResponse.ValidationLevelSerie;
  }
  export namespace CTTimeseriesGroupsResponse {
    export interface CategorySerie {
      timestamps: string[];
      [key: string]: string[];
    }
    export interface LogAPISerie {
      /** Share of `rfc6962` in each time slot, as numbers in text. */ rfc6962: string[];
      /** Share of `static` in each time slot, as numbers in text. */ static: string[];
    }
    export interface DurationSerie {
      /** Share of `gt_121d` in each time slot, as numbers in text. */ gt_121d: string[];
      /** Share of `gt_16d_lte_31d` in each time slot, as numbers in text. */ gt_16d_lte_31d: string[];
      /** Share of `gt_31d_lte_91d` in each time slot, as numbers in text. */ gt_31d_lte_91d: string[];
      /** Share of `gt_3d_lte_16d` in each time slot, as numbers in text. */ gt_3d_lte_16d: string[];
      /** Share of `gt_91d_lte_121d` in each time slot, as numbers in text. */ gt_91d_lte_121d: string[];
      /** Share of `lte_3d` in each time slot, as numbers in text. */ lte_3d: string[];
    }
    export interface EntryTypeSerie {
      /** Share of `CERTIFICATE` in each time slot, as numbers in text. */ CERTIFICATE: string[];
      /** Share of `PRECERTIFICATE` in each time slot, as numbers in text. */ PRECERTIFICATE: string[];
    }
    export interface ExpirationStatusSerie {
      /** Share of `EXPIRED` in each time slot, as numbers in text. */ EXPIRED: string[];
      /** Share of `VALID` in each time slot, as numbers in text. */ VALID: string[];
    }
    export interface HasIPsSerie {
      /** Share of `NEGATIVE` in each time slot, as numbers in text. */ NEGATIVE: string[];
      /** Share of `POSITIVE` in each time slot, as numbers in text. */ POSITIVE: string[];
    }
    export interface PublicKeyAlgorithmSerie {
      /** Share of `DSA` in each time slot, as numbers in text. */ DSA: string[];
      /** Share of `ECDSA` in each time slot, as numbers in text. */ ECDSA: string[];
      /** Share of `RSA` in each time slot, as numbers in text. */ RSA: string[];
    }
    export interface ValidationLevelSerie {
      /** Share of `domain` in each time slot, as numbers in text. */ domain: string[];
      /** Share of `extended` in each time slot, as numbers in text. */ extended: string[];
      /** Share of `organization` in each time slot, as numbers in text. */ organization: string[];
      /** Share of `unknown` in each time slot, as numbers in text. */ unknown: string[];
    }
  }

  export interface AnnotationListParams extends Annotations.OutageGetParams {
    eventType?: 'EVENT' | 'GENERAL' | 'OUTAGE' | 'PARTIAL_PROJECTION' | 'PIPELINE' | 'TRAFFIC_ANOMALY' | (string & {});
  }

  export interface AnnotatedEvent {
    /** @example "550" */ id: string;
    asns: Integer[];
    /** Autonomous systems concerned, with names. */ asnsDetails: AnnotationListResponse.Annotation.ASNsDetail[];
    /** @example "ALL" */ dataSource: string;
    /** @example "OUTAGE" */ eventType: string;
    locations: string[];
    /** Locations concerned, with names. */ locationsDetails: (AnnotationListResponse.Annotation.LocationsDetail | null)[];
    origins: string[];
    /** Cloud origins concerned, with names. */ originsDetails: AnnotationListResponse.Annotation.OriginsDetail[];
    /** Kind and cause of the outage. */ outage: AnnotationListResponse.Annotation.Outage | null;
    /** @example "example" */ description: string | null;
    /** @example "http://example.com" */ linkedUrl: string | null;
    /** Part of the location or network concerned. */ scope: string | null;
    /** Subjects of the event, such as networks, places or bots. */ entities: AnnotationListResponse.Annotation.Entity[];
    /** GeoNames ids of the regions the event concerns. */ geoIds: string[];
    tags: string[];
  }

  export interface AnnotationListResponse {
    annotations: AnnotationListResponse.Annotation[];
  }
  export namespace AnnotationListResponse {
    export interface Annotation extends AnnotatedEvent {
      /** @example "2022-09-06T10:00:28Z" */ startDate: string;
      /** @example "2022-09-08T10:00:28Z" */ endDate: string | null;
    }
    export namespace Annotation {
      export interface ASNsDetail {
        /** Number of the autonomous system, as text. @example "189" */ asn: string;
        /** Name under which the network is registered; null if none is known. @example "LUMEN-LEGACY-L3-PARTITION" */ name: string | null;
        /** Location that the network is in. */ location: ASNsDetail.Location | null;
      }
      export namespace ASNsDetail {
        export interface Location {
          code: string;
          /** Name as people read it. */ name: string;
        }
      }
      export interface Entity {
        /** Readable name of what the event concerns; null if none is known. */ entityName: string | null;
        /** Kind of what the event concerns, such as a location or an AS. */ entityType: string;
        /** Code that identifies what the event concerns within its kind, such as `PT` or an AS number. */ entityValue: string;
      }
      export interface LocationsDetail {
        /** @example "US" */ code: string;
        /** Name as people read it. */ name: string;
      }
      export interface OriginsDetail {
        /** Name under which the network is registered; null if none is known. */ name: string | null;
        /** Cloud origin, such as `amazon-us-east-1`. @example "amazon-us-east-1" */ origin: string;
      }
      export interface Outage {
        /** Cause of the outage, such as a cut cable. @example "CABLE_CUT" */ outageCause: string;
        /** Extent of the outage, such as nationwide. @example "NATIONWIDE" */ outageType: string;
      }
    }
  }

  export interface NetworkFilter {
    /** Autonomous systems by number, one entry a series: `174` or several joined by commas; `-174` excludes one. */ asn?: string[];
  }

  export interface BGPTimeseriesParams extends SeriesParams, SlottedParams, NetworkFilter {
    /** Ranges of addresses to count, in CIDR form. */ prefix?: string[];
    updateType?: ('ANNOUNCEMENT' | 'WITHDRAWAL' | (string & {}))[];
  }

  export interface DataStatus {
    confidenceInfo: ConfidenceInfo;
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange: DateRange[];
    lastUpdated: DateTime;
  }

  export interface BGPTimeseriesResponse {
    meta: BGPTimeseriesResponse.Meta;
    serie_0: TimeseriesSerie;
  }
  export namespace BGPTimeseriesResponse {
    export interface Meta extends DataStatus {
      aggInterval: '15m' | '1h' | '1d' | '1w';
    }
  }

  export interface TimeseriesSerie {
    timestamps: DateTime[];
    /** Value of each slot, as text. */ values: string[];
  }

  export interface ListedParams {
    format?: 'JSON' | 'CSV' | (string & {});
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Entries to skip. @min 0 */ offset?: Integer;
  }

  export interface BotListParams extends ListedParams {
    botCategory?:
      | 'SEARCH_ENGINE_CRAWLER' | 'SEARCH_ENGINE_OPTIMIZATION' | 'MONITORING_AND_ANALYTICS'
      | 'ADVERTISING_AND_MARKETING' | 'SOCIAL_MEDIA_MARKETING' | 'PAGE_PREVIEW' | 'ACADEMIC_RESEARCH'
      | 'SECURITY' | 'ACCESSIBILITY' | 'WEBHOOKS' | 'FEED_FETCHER' | 'AI_CRAWLER' | 'AGGREGATOR'
      | 'AI_ASSISTANT' | 'AI_SEARCH' | 'ARCHIVER' | (string & {});
    /** Only bots of this operator. @maxLength 100 */ botOperator?: string;
    /** Only bots with this state of verification. */ botVerificationStatus?: 'VERIFIED';
    /** Whether it is a signed agent or a verified bot. @deprecated */ kind?: 'AGENT' | 'BOT' | (string & {});
  }

  export interface BotListResponse {
    /** Bots of this page. */ bots: BotListResponse.Bot[];
  }
  export namespace BotListResponse {
    export interface Bot {
      /** @example "AI_CRAWLER" */ category: string;
      description: string;
      /** Whether it is a signed agent or a verified bot. @example "AGENT" @deprecated */ kind: string;
      /** Name as people read it. @example "GPTBot" */ name: string;
      /** @example "OpenAI" */ operator: string;
      /** @example "gptbot" */ slug: string;
      /** Patterns of user agents by which it is known. */ userAgentPatterns: string[];
    }
  }

  export interface BotInput {
    format?: 'JSON' | 'CSV' | (string & {});
  }

  export interface BotGetResponse {
    /** The bot with its operator and user agents. */ bot: BotGetResponse.Bot;
  }
  export namespace BotGetResponse {
    export interface Bot extends BotListResponse.Bot {
      /** Page of the operator about the bot. @example "https://platform.openai.com/docs/bots" */ operatorUrl: string;
      /** User agents it uses. */ userAgents: string[];
      /** Address of the keys with which it signs requests. @example "https://example.com/signature-agent" */ signatureAgentUrl?: string | null;
    }
  }

  export interface BotFilter {
    /** Bots to count, by their names. */ bot?: (/** @maxLength 100 */ string)[];
    botCategory?: (
      | 'SEARCH_ENGINE_CRAWLER' | 'SEARCH_ENGINE_OPTIMIZATION' | 'MONITORING_AND_ANALYTICS'
      | 'ADVERTISING_AND_MARKETING' | 'SOCIAL_MEDIA_MARKETING' | 'PAGE_PREVIEW' | 'ACADEMIC_RESEARCH'
      | 'SECURITY' | 'ACCESSIBILITY' | 'WEBHOOKS' | 'FEED_FETCHER' | 'AI_CRAWLER' | 'AGGREGATOR'
      | 'AI_ASSISTANT' | 'AI_SEARCH' | 'ARCHIVER' | (string & {})
    )[];
    /** Whether signed agents or verified bots are counted. @deprecated */ botKind?: ('AGENT' | 'BOT' | (string & {}))[];
    /** Operators of the bots, by name. */ botOperator?: (/** @maxLength 100 */ string)[];
    /** Whether the bots are verified. */ botVerificationStatus?: 'VERIFIED'[];
  }

  export interface BotSummaryParams extends SeriesParams, PlaceParams, BotFilter {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface BotResult {
    meta: SummaryMeta;
    summary_0: { [key: string]: string };
  }

  export interface BotTimeseriesParams extends SeriesParams, PlaceParams, BotFilter, SlottedParams {}

  export interface BotTimeseriesGroupsParams extends SeriesParams, PlaceParams, BotFilter, SlottedParams {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface BotData {
    meta: TimeseriesGroupsMeta;
    serie_0: BotData.Series;
  }
  export namespace BotData {
    export type Series = { timestamps: DateTime[] } & { [key: string]: string[] };
  }

  export interface DatasetListParams extends ListedParams {
    /** Kind of data sets. @default "RANKING_BUCKET" */ datasetType?: 'RANKING_BUCKET' | 'REPORT' | (string & {});
    /** Day the figures are of; left out, the newest. @format date @example "2024-09-19" */ date?: string;
  }

  export interface DatasetListResponse {
    /** Data sets of this page. */ datasets: DatasetListResponse.Dataset[];
  }
  export namespace DatasetListResponse {
    export interface Dataset {
      /** @example 3 */ id: Integer;
      description: string;
      meta: unknown;
      tags: string[];
      /** Title of the data set. */ title: string;
      /** @example "RANKING_BUCKET" */ type: string;
    }
  }

  export interface DatasetDownloadParams {
    /** Data set to download. @example 3 @from radar.datasets.list */ datasetId: Integer;
    /** Form of the answer: JSON, or CSV as text. @query */ format?: 'JSON' | 'CSV' | (string & {});
  }

  export interface DatasetDownloadResponse {
    /** The data set with its download address. */ dataset: DatasetDownloadResponse.Dataset;
  }
  export namespace DatasetDownloadResponse {
    export interface Dataset {
      /** @example "https://example.com/download" */ url: string;
    }
  }

  export interface DNSSummaryV2Params extends SeriesParams, PlaceParams, DNSQueryParams {
    /** @example 10 */ limitPerGroup?: Integer;
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface DNSTimeseriesParams extends SeriesParams, PlaceParams, DNSQueryParams, SlottedParams {
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface DNSTimeseriesGroupsV2Params extends SeriesParams, PlaceParams, DNSQueryParams, SlottedParams {
    /** @example 10 */ limitPerGroup?: Integer;
    /** @default "PERCENTAGE" */
    normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'RANK' | (string & {});
    /** Top-level domains to count. */ tld?: (/** @minLength 2 @maxLength 63 */ string)[];
  }

  export interface NetFlowsSummaryParams extends SeriesParams, PlaceParams {
    geoId?: string[];
  }

  export interface NetFlowsSummaryResponse {
    meta: SummaryMeta;
    summary_0: NetFlowsSummaryResponse.Summary;
  }
  export namespace NetFlowsSummaryResponse {
    export interface Summary {
      /** Share of `HTTP` in percent, a number as text. @example "10" */ HTTP: string;
      /** Share of `OTHER` in percent, a number as text. @example "10" */ OTHER: string;
    }
  }

  export interface NetFlowsSummaryV2Params extends SeriesParams, PlaceParams {
    geoId?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    product?: ('HTTP' | 'ALL' | (string & {}))[];
  }

  export interface SeriesScale extends SlottedParams {
    normalization?: 'PERCENTAGE_CHANGE' | 'MIN0_MAX' | (string & {});
  }

  export interface NetFlowsTimeseriesParams extends SeriesParams, PlaceParams, SeriesScale {
    geoId?: string[];
    product?: ('HTTP' | 'ALL' | (string & {}))[];
  }

  export interface NetFlowsTimeseriesResponse {
    meta: TimeseriesGroupsMeta;
    serie_0: TimeseriesSerie;
  }

  export interface NetFlowsTimeseriesGroupsParams extends SeriesParams, PlaceParams, SlottedParams {
    geoId?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
    /** @default "PERCENTAGE" */
    normalization?: 'PERCENTAGE' | 'MIN0_MAX' | 'PERCENTAGE_CHANGE' | (string & {});
    product?: ('HTTP' | 'ALL' | (string & {}))[];
  }

  export interface SearchGlobalParams {
    /** Text to look for. @example "United" @minLength 1 */ query: string;
    /** Kinds of results that are left out. */ exclude?: (
      | 'ADM1S' | 'ASNS' | 'BOTS' | 'CERTIFICATE_AUTHORITIES' | 'CERTIFICATE_LOGS' | 'ORIGINS'
      | 'ORIGIN_REGIONS' | 'INDUSTRIES' | 'LOCATIONS' | 'NOTEBOOKS' | 'TLDS' | 'VERTICALS' | (string & {})
    )[];
    format?: 'JSON' | 'CSV' | (string & {});
    /** Kinds of results that are wanted; all by default. */ include?: (
      | 'ADM1S' | 'ASNS' | 'BOTS' | 'CERTIFICATE_AUTHORITIES' | 'CERTIFICATE_LOGS' | 'ORIGINS'
      | 'ORIGIN_REGIONS' | 'INDUSTRIES' | 'LOCATIONS' | 'NOTEBOOKS' | 'TLDS' | 'VERTICALS' | (string & {})
    )[];
    /** @exclusiveMin 0 */ limit?: Integer;
    limitPerGroup?: number;
  }

  export interface SearchGlobalResponse {
    /** Search results, best match first. */ search: SearchGlobalResponse.Search[];
  }
  export namespace SearchGlobalResponse {
    export interface Search {
      /** Code of the location. @example "13335" */ code: string;
      /** Name as people read it. @example "Cloudflare" */ name: string;
      /** @example "asn" */ type: string;
    }
  }

  export interface LocationFilter {
    /** Locations by two letters, one entry a series; `-US` excludes one. */ location?: string[];
  }

  export interface AS112SummaryV2Params extends SeriesParams, LocationFilter {
    continent?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
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

  export interface AS112Params extends SeriesParams, SlottedParams, LocationFilter {
    continent?: string[];
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

  export interface AS112TimeseriesGroupsV2Params extends SeriesParams, SlottedParams, LocationFilter {
    continent?: string[];
    /** @example 10 */ limitPerGroup?: Integer;
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

  export interface SummaryMeta extends Scale, DataStatus {}

  export interface TimeseriesGroupsMeta extends Scale, DataStatus {
    aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
  }

  export interface AnnotationText {
    dataSource:
      | 'ALL' | 'AI_BOTS' | 'AI_GATEWAY' | 'BGP' | 'BOTS' | 'CONNECTION_ANOMALY' | 'CT' | 'DNS'
      | 'DNS_MAGNITUDE' | 'DNS_AS112' | 'DOS' | 'EMAIL_ROUTING' | 'EMAIL_SECURITY' | 'FW' | 'FW_PG' | 'HTTP'
      | 'HTTP_CONTROL' | 'HTTP_CRAWLER_REFERER' | 'HTTP_ORIGINS' | 'IQI' | 'LEAKED_CREDENTIALS' | 'NET'
      | 'ROBOTS_TXT' | 'SPEED' | 'WORKERS_AI';
    description: string;
    /** Whether it happened at a moment rather than over time. */ isInstantaneous: boolean;
    tags?: string[];
  }

  export interface TimeseriesMeta extends Scale {
    /** Length of a time slot; left out, it suits the period. */ aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
    confidenceInfo: TimeseriesMeta.ConfidenceInfo;
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */
    dateRange: TimeseriesMeta.DateRange[];
    lastUpdated: string;
  }
  export namespace TimeseriesMeta {
    export interface ConfidenceInfo {
      annotations: ConfidenceInfo.Annotation[];
      level: number;
    }
    export namespace ConfidenceInfo {
      export interface Annotation extends AnnotationText {
        endDate: string;
        eventType: 'GENERAL' | 'OUTAGE' | 'PARTIAL_PROJECTION' | 'PIPELINE' | 'TRAFFIC_ANOMALY';
        linkedUrl: string;
        startDate: string;
      }
    }
    export interface DateRange {
      endTime: string;
      startTime: string;
    }
  }

  export interface Unit {
    /** Name as people read it. @example "*" */ name: string;
    /** @example "requests" */ value: string;
  }

  export interface ConfidenceInfo {
    annotations: ConfidenceInfo.Annotation[];
    level: Integer;
  }
  export namespace ConfidenceInfo {
    export interface Annotation extends AnnotationText {
      endDate: DateTime;
      eventType: 'GENERAL' | 'OUTAGE' | 'PARTIAL_PROJECTION' | 'PIPELINE' | 'TRAFFIC_ANOMALY';
      /** @format uri */ linkedUrl: string;
      startDate: DateTime;
    }
  }

  export interface DateRange {
    endTime: DateTime;
    startTime: DateTime;
  }

  export interface EntityParams {
    /** Address to look up. @format ip @example "8.8.8.8" */ ip: string;
    format?: 'JSON' | 'CSV' | (string & {});
  }

  export interface EntityGetResponse {
    /** Address with its network and location. */ ip: EntityGetResponse.IP;
  }
  export namespace EntityGetResponse {
    export interface IP {
      /** Number of the autonomous system, as text. @example "15169" */ asn: string;
      /** Country of the network, two letters. @example "US" */ asnLocation: string;
      /** Name of the network. @example "GOOGLE" */ asnName: string;
      /** Organization that owns the network. */ asnOrgName: string;
      /** The address, as it was looked up. @example "8.8.8.8" */ ip: string;
      /** IP version of the address. @example "IPv4" */ ipVersion: string;
      /** Location, by two letters. @example "GB" */ location: string;
      locationName: string;
    }
  }

  export interface GeolocationListParams extends ListedParams {
    /** Place to look at, by GeoNames id. @example "3190509,360689" */ geoId?: string;
    /** @example "US,CA" */ location?: string;
  }

  export interface GeolocationListResponse {
    /** Places of this page. */ geolocations: GeolocationListResponse.Geolocation[];
  }
  export namespace GeolocationListResponse {
    export interface Geolocation extends Geolocation.Parent.Parent {
      /** Place that contains it. */ parent: Geolocation.Parent;
    }
    export namespace Geolocation {
      export interface Parent extends Parent.Parent {
        /** Place that contains it. */ parent: Parent.Parent;
      }
      export namespace Parent {
        export interface Parent {
          /** GeoNames id of the place. @example "2267056" */ geoId: string;
          /** Degrees north, as text. @example "10" */ latitude: string;
          /** Degrees east, as text. @example "10" */ longitude: string;
          /** Name as people read it. @example "Lisbon" */ name: string;
          type: 'CONTINENT' | 'COUNTRY' | 'ADM1';
          /** Code of the location. @example "PT-11" */ code?: string;
          /** Language of the name, such as `pt-PT`. @example "pt-PT" */ locale?: string;
        }
      }
    }
  }

  export interface GeolocationGetResponse {
    /** The place. */ geolocation: GeolocationListResponse.Geolocation;
  }

  export interface HTTPSummaryV2Params extends SeriesParams, PlaceParams, HTTPTrafficParams {
    apiTraffic?: ('API' | 'NON_API' | (string & {}))[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    contentType?: (
      | 'HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO'
      | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER' | (string & {})
    )[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface HTTPTimeseriesParams extends SeriesParams, PlaceParams, HTTPTrafficParams, SeriesScale {
    apiTraffic?: ('API' | 'NON_API' | (string & {}))[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    contentType?: (
      | 'HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO'
      | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER' | (string & {})
    )[];
  }

  export interface ChartParams extends SlottedParams {
    /** @default "PERCENTAGE" */
    normalization?: 'PERCENTAGE' | 'MIN0_MAX' | (string & {});
  }

  export interface HTTPTimeseriesGroupsV2Params extends SeriesParams, PlaceParams, HTTPTrafficParams, ChartParams {
    apiTraffic?: ('API' | 'NON_API' | (string & {}))[];
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    contentType?: (
      | 'HTML' | 'IMAGES' | 'JSON' | 'JAVASCRIPT' | 'CSS' | 'PLAIN_TEXT' | 'FONTS' | 'XML' | 'YAML' | 'VIDEO'
      | 'AUDIO' | 'MARKDOWN' | 'DOCUMENTS' | 'BINARY' | 'SERIALIZATION' | 'OTHER' | (string & {})
    )[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface RankingTimeseriesGroupsParams extends SeriesParams, LocationFilter {
    domainCategory?: (/** @maxLength 100 */ string)[];
    /** Domains to chart, joined by commas. */ domains?: (/** @minLength 1 @maxLength 253 */ string)[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** @default "POPULAR" */ rankingType?: 'POPULAR' | 'TRENDING_RISE' | 'TRENDING_STEADY' | (string & {});
  }

  export interface RankingTimeseriesGroupsResponse {
    meta: TimeseriesGroupsMeta;
    serie_0: RankingTimeseriesGroupsResponse.Series;
  }
  export namespace RankingTimeseriesGroupsResponse {
    export type Series = { timestamps: DateTime[] } & { [key: string]: (string | number)[] | string[] };
  }

  export interface RankingParams {
    /** Days the figures are of, one entry a series; left out, the newest. */ date?: (/** @format date */ string)[];
    format?: 'JSON' | 'CSV' | (string & {});
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  export interface RankingTopParams extends RankingParams, LocationFilter {
    domainCategory?: (/** @maxLength 100 */ string)[];
    /** @example 5 */ limit?: Integer;
    /** @default "POPULAR" */ rankingType?: 'POPULAR' | 'TRENDING_RISE' | 'TRENDING_STEADY' | (string & {});
  }

  export interface RankingTopResponse {
    meta: RankingTopResponse.Meta;
    top_0: RankingTopResponse.Ranking[];
  }
  export namespace RankingTopResponse {
    export interface Meta extends TopMeta {
      top_0: Meta.Ranking;
    }
    export namespace Meta {
      export interface Ranking {
        /** Day the figures are of. */ date: string;
      }
    }
    export interface Ranking {
      /** Categories of the domain. */ categories: Ranking.Category[];
      /** Share of `domain` in percent, a number as text. @example "google.com" */ domain: string;
      /** @example 1 */ rank: Integer;
      /** Rise in the rank; for trending rankings. @example 10.8 */ pctRankChange?: number;
    }
    export namespace Ranking {
      export interface Category {
        /** @example 81 */ id: number;
        /** Name as people read it. */ name: string;
        /** Category that contains it. @example 26 */ superCategoryId: number;
      }
    }
  }

  export interface PeriodParams {
    /** End of the period; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime;
    /** Start of the period; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime;
  }

  export interface TrafficAnomalyGetParams extends ListedParams, PeriodParams {
    /** Autonomous system to look at, by number. @example 174 */ asn?: Integer;
    /** Period up to now, such as `7d` or `12w`; instead of `dateStart` and `dateEnd`. @example "7d" */ dateRange?: string;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** Cloud origin, such as `amazon-us-east-1`. @maxLength 100 @example "amazon-us-east-1" */ origin?: string;
    status?: 'VERIFIED' | 'UNVERIFIED' | (string & {});
    /** Only anomalies of these kinds of entity. */ type?: ('LOCATION' | 'AS' | 'ORIGIN' | (string & {}))[];
    dataSource?:
      | 'ALL' | 'AI_BOTS' | 'AI_GATEWAY' | 'BGP' | 'BOTS' | 'CONNECTION_ANOMALY' | 'CT' | 'DNS'
      | 'DNS_MAGNITUDE' | 'DNS_AS112' | 'DOS' | 'EMAIL_ROUTING' | 'EMAIL_SECURITY' | 'FW' | 'FW_PG' | 'HTTP'
      | 'HTTP_CONTROL' | 'HTTP_CRAWLER_REFERER' | 'HTTP_ORIGINS' | 'IQI' | 'LEAKED_CREDENTIALS' | 'NET'
      | 'ROBOTS_TXT' | 'SPEED' | 'WORKERS_AI' | (string & {});
  }

  export interface TrafficAnomalyGetResponse {
    /** Anomalies of this page. */ trafficAnomalies: TrafficAnomalyGetResponse.TrafficAnomaly[];
  }
  export namespace TrafficAnomalyGetResponse {
    export interface TrafficAnomaly {
      /** @example "2023-08-02T23:15:00Z" */ startDate: string;
      /** @example "UNVERIFIED" */ status: string;
      /** @example "LOCATION" */ type: string;
      /** @example "55a57f33-8bc0-4984-b4df-fdaff72df39d" */ uuid: string;
      /** Network concerned, with its name. */ asnDetails: AnnotationListResponse.Annotation.ASNsDetail | null;
      endDate: DateTime | null;
      /** Location concerned, with its name. */ locationDetails: TrafficAnomaly.LocationDetails | null;
      /** Cloud origin concerned, with its name. */ originDetails: TrafficAnomaly.OriginDetails | null;
      /** Kinds of data in which it can be seen. */ visibleInDataSources: string[] | null;
    }
    export namespace TrafficAnomaly {
      export interface LocationDetails {
        /** @example "US" */ code: string;
        /** Name as people read it. */ name: string;
      }
      export interface OriginDetails {
        /** Name under which the network is registered; null if none is known. */ name: string | null;
        /** Cloud origin, such as `amazon-us-east-1`. @example "amazon-us-east-1" */ origin: string;
      }
    }
  }

  export interface TCPResetsTimeoutSummaryParams extends SeriesParams, PlaceParams {}

  export interface TCPResetsTimeoutSummaryResponse {
    meta: SummaryMeta;
    summary_0: TCPResetsTimeoutSummaryResponse.Summary;
  }
  export namespace TCPResetsTimeoutSummaryResponse {
    export interface Summary {
      /** Share of connections reset or timed out later, after several data packets. @example "10" @unit percent */ later_in_flow: string;
      /** Share of connections that ended normally. @example "65" @unit percent */ no_match: string;
      /** Share of connections reset or timed out right after the handshake. @example "5" @unit percent */ post_ack: string;
      /** Share of connections reset or timed out after the first data packet. @example "10" @unit percent */ post_psh: string;
      /** Share of connections reset or timed out after the first packet. @example "10" @unit percent */ post_syn: string;
    }
  }

  export interface TCPResetsTimeoutTimeseriesGroupsParams extends SeriesParams, PlaceParams, SlottedParams {}

  export interface TCPResetsTimeoutTimeseriesGroupsResponse {
    meta: TimeseriesGroupsMeta;
    serie_0: TCPResetsTimeoutTimeseriesGroupsResponse.Series;
  }
  export namespace TCPResetsTimeoutTimeseriesGroupsResponse {
    export interface Series {
      /** Share, in each time slot, of connections reset or timed out later, after several data packets. @unit percent */ later_in_flow: string[];
      /** Share, in each time slot, of connections that ended normally. @unit percent */ no_match: string[];
      /** Share, in each time slot, of connections reset or timed out right after the handshake. @unit percent */ post_ack: string[];
      /** Share, in each time slot, of connections reset or timed out after the first data packet. @unit percent */ post_psh: string[];
      /** Share, in each time slot, of connections reset or timed out after the first packet. @unit percent */ post_syn: string[];
      timestamps: DateTime[];
    }
  }

  export interface LeakedCredentialSummaryV2Params extends SeriesParams, PlaceParams {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    /** Whether the credentials were known to be leaked. */ compromised?: ('CLEAN' | 'COMPROMISED' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface LeakedCredentialTimeseriesGroupsV2Params extends SeriesParams, PlaceParams, SeriesScale {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    /** Whether the credentials were known to be leaked. */ checkResult?: (
      | 'CLEAN' | 'USERNAME_LEAKED' | 'USERNAME_PASSWORD_SIMILAR' | 'USERNAME_AND_PASSWORD_LEAKED'
      | 'PASSWORD_LEAKED' | (string & {})
    )[];
    compromised?: ('CLEAN' | 'COMPROMISED' | (string & {}))[];
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface OriginListResponse {
    origins: {
      /** Regions of the cloud. */ regions: { /** Region of the world or of a cloud. @example "us-east-1" */ region: string }[];
      /** @example "amazon" */ slug: string;
    }[];
  }

  export interface OriginGetResponse {
    /** Cloud provider with its regions. */
    origin: {
      /** Regions of the cloud. */ regions: { /** Region of the world or of a cloud. @example "us-east-1" */ region: string }[];
      /** @example "amazon" */ slug: string;
    };
  }

  export interface OriginFilter {
    /** Cloud providers to count. */ origin?: ('AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE' | (string & {}))[];
    metric:
      | 'CONNECTION_FAILURES' | 'REQUESTS' | 'RESPONSE_HEADER_RECEIVE_DURATION' | 'TCP_HANDSHAKE_DURATION'
      | 'TCP_RTT' | 'TLS_HANDSHAKE_DURATION' | (string & {});
    /** Regions of clouds to count. */ region?: (/** @maxLength 100 */ string)[];
  }

  export interface OriginSummaryParams extends SeriesParams, OriginFilter {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface OneSeriesParams {
    /** End of the period, one entry a series; with `dateStart`, instead of `dateRange`. */ dateEnd?: DateTime[];
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange?: string[];
    /** Start of the period, one entry a series; with `dateEnd`, instead of `dateRange`. */ dateStart?: DateTime[];
    format?: 'JSON' | 'CSV' | (string & {});
  }

  export interface OriginTimeseriesParams extends OneSeriesParams, SlottedParams, OriginFilter {
    /** Names for the series, in their order. */ name?: string[];
    /** @example ["AMAZON"] */ origin: ('AMAZON' | 'GOOGLE' | 'MICROSOFT' | 'ORACLE' | (string & {}))[];
  }

  export type OriginTimeseriesResponse = {
    meta: OriginTimeseriesResponse.Meta;
  } & {
    [key: string]: SeriesValues | OriginTimeseriesResponse.Meta;
  };
  export namespace OriginTimeseriesResponse {
    export interface Meta {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      confidenceInfo: {
        annotations: DataAnnotation[];
        level: Integer;
      };
      /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization:
        | 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE'
        | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: {
        /** Name as people read it. @example "*" */ name: string;
        /** @example "requests" */ value: string;
      }[];
    }
  }

  export interface OriginTimeseriesGroupsParams extends SeriesParams, ChartParams, OriginFilter {
    /** @example 10 */ limitPerGroup?: Integer;
  }

  export interface OriginTimeseriesGroupsResponse {
    meta: {
      aggInterval: 'FIFTEEN_MINUTES' | 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH';
      confidenceInfo: {
        annotations: DataAnnotation[];
        level: Integer;
      };
      /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange: TimeRange[];
      lastUpdated: DateTime;
      normalization: 'PERCENTAGE' | 'MIN0_MAX' | 'MIN_MAX' | 'RAW_VALUES' | 'PERCENTAGE_CHANGE' | 'ROLLING_AVERAGE' | 'OVERLAPPED_PERCENTAGE' | 'RATIO';
      units: {
        /** Name as people read it. @example "*" */ name: string;
        /** @example "requests" */ value: string;
      }[];
    };
    serie_0: SeriesGroup;
  }

  export interface TldListParams extends ListedParams {
    /** Only domains run by this organization. @maxLength 100 */ tldManager?: string;
    /** Only domains of this type. */ tldType?: 'GENERIC' | 'COUNTRY_CODE' | 'GENERIC_RESTRICTED' | 'INFRASTRUCTURE' | 'SPONSORED' | (string & {});
    /** Top-level domain to look at. @example "com,pt" */ tld?: string;
  }

  export interface TldListResponse {
    /** Top-level domains of this page. */ tlds: {
      /** Organization that runs it. */ manager: string;
      /** Top-level domain, without the dot. @example "com" */ tld: string;
      /** @example "GENERIC" */ type: string;
    }[];
  }

  export interface TldGetResponse {
    /** Top-level domain with its details. */ tld: {
      /** Organization that runs it. */ manager: string;
      /** Top-level domain, without the dot. @example "com" */ tld: string;
      /** @example "GENERIC" */ type: string;
    };
  }

  export type DatasetGetResponse = string;

  export interface RadarEmailSeries {
    /** Share of `FAIL` in each time slot, as numbers in text. */ FAIL: string[];
    /** Share of `NONE` in each time slot, as numbers in text. */ NONE: string[];
    /** Share of `PASS` in each time slot, as numbers in text. */ PASS: string[];
  }

  export interface RadarEmailSummary {
    /** Share of `FAIL` in percent, a number as text. @example "10" */ FAIL: string;
    /** Share of `NONE` in percent, a number as text. @example "10" */ NONE: string;
    /** Share of `PASS` in percent, a number as text. @example "10" */ PASS: string;
  }

  export interface DataAnnotation extends AnnotationText {
    endDate: DateTime;
    eventType: 'EVENT' | 'GENERAL' | 'OUTAGE' | 'PARTIAL_PROJECTION' | 'PIPELINE' | 'TRAFFIC_ANOMALY';
    /** @format uri */ linkedUrl: string;
    startDate: DateTime;
  }

  export interface TimeRange {
    endTime: DateTime;
    startTime: DateTime;
  }

  export interface SeriesValues {
    timestamps: DateTime[];
    /** Value of each slot, as text. */ values: string[];
  }

  export type SeriesGroup = { timestamps: DateTime[] } & { [key: string]: string[] };

  export interface SummarySummary {
    /** Share of `NOT_SUPPORTED`, as a number in text. @example "10" */ NOT_SUPPORTED: string;
    /** Share of `SUPPORTED`, as a number in text. @example "10" */ SUPPORTED: string;
  }

  export interface RankedSummarySummary {
    /** Share of `IPv4`, as a number in text. @example "10" */ IPv4: string;
    /** Share of `IPv6`, as a number in text. @example "10" */ IPv6: string;
  }

  export interface TimeseriesGroupsSerie {
    /** Share of `IPv4` in each time slot, as numbers in text. */ IPv4: string[];
    /** Share of `IPv6` in each time slot, as numbers in text. */ IPv6: string[];
  }

  export interface TopMeta extends Scale {
    confidenceInfo: ConfidenceInfo | null;
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange: DateRange[];
    lastUpdated: DateTime;
  }

  export interface LocationValue {
    /** Location of the clients, two letters. @example "PT" */ clientCountryAlpha2: string;
    /** Location of the clients, in English. @example "Portugal" */ clientCountryName: string;
    /** @example "10" */ value: string;
  }

  export interface RankedTimeseriesGroupsSerie extends TimeseriesGroupsSerie {
    timestamps: DateTime[];
  }

  export interface RankedTopTop {
    /** Name as people read it. @example "*" */ name: string;
    /** @example "requests" */ value: string;
  }

  export interface Meta {
    /** Moment that the routing tables show. */ data_time: string;
    /** Time of the request. */ query_time: string;
    /** Number of route collector peers the data comes from. */ total_peers: Integer;
  }

  export interface RankedTopMeta {
    /** Period up to now, one entry a series: `7d`, `12w`; `7dcontrol` is the period of the same length before. */ dateRange: DateRange[];
  }

  export interface GroupedTopTop {
    /** @example 3243 */ clientASN: Integer;
    /** @example "MEO" */ clientASName: string;
    /** @example "10" */ value: string;
  }

  /** Periods and labels of the series to compare. */
  export interface SeriesParams extends OneSeriesParams {
    /** Labels of the wanted series, such as `main`; the answer uses them as names. */ name?: string[];
  }

  /** Networks and places to count, by series. */
  export interface PlaceParams extends LocationFilter, NetworkFilter {
    continent?: string[];
  }

  export interface VisitorFilter {
    geoId?: string[];
    /** Operating systems to count. */ os?: ('WINDOWS' | 'MACOSX' | 'IOS' | 'ANDROID' | 'CHROMEOS' | 'LINUX' | 'SMART_TV' | (string & {}))[];
  }

  /** Kinds of HTTP requests to count. */
  export interface HTTPTrafficParams extends VisitorFilter {
    deviceType?: ('DESKTOP' | 'MOBILE' | 'OTHER' | (string & {}))[];
    httpProtocol?: ('HTTP' | 'HTTPS')[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** IP versions to count. */ ipVersion?: ('IPv4' | 'IPv6')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  /** Results of the checks of a sender to count. */
  export interface MailAuthenticationParams {
    dkim?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    dmarc?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
    spf?: ('PASS' | 'NONE' | 'FAIL' | (string & {}))[];
  }

  /** Kinds of DNS queries to count. */
  export interface DNSQueryParams {
    /** Whether the resolver answered from its cache. */ cacheHit?: boolean[];
    /** DNSSEC result of the answers. */ dnssec?: ('INVALID' | 'INSECURE' | 'SECURE' | 'OTHER' | (string & {}))[];
    /** Whether the client understands DNSSEC. */ dnssecAware?: ('SUPPORTED' | 'NOT_SUPPORTED' | (string & {}))[];
    /** Whether the answer was secured from end to end. */ dnssecE2e?: boolean[];
    /** IP versions to count. */ ipVersion?: ('IPv4' | 'IPv6')[];
    /** Whether the answer held what was asked for. */ matchingAnswer?: boolean[];
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
    /** Time to live of the answers, by range. */ responseTtl?: ('LTE_1M' | 'GT_1M_LTE_5M' | 'GT_5M_LTE_15M' | 'GT_15M_LTE_1H' | 'GT_1H_LTE_1D' | 'GT_1D_LTE_1W' | 'GT_1W' | (string & {}))[];
  }

  /** Clients and kinds of HTTP requests to count. */
  export interface HTTPClientParams extends VisitorFilter {
    botClass?: ('LIKELY_AUTOMATED' | 'LIKELY_HUMAN' | (string & {}))[];
    browserFamily?: ('CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | (string & {}))[];
    httpVersion?: ('HTTPv1' | 'HTTPv2' | 'HTTPv3' | (string & {}))[];
    /** IP versions to count. */ ipVersion?: ('IPv4' | 'IPv6')[];
    tlsVersion?: ('TLSv1_0' | 'TLSv1_1' | 'TLSv1_2' | 'TLSv1_3' | 'TLSvQUIC' | (string & {}))[];
  }

  export interface CrawlerFilter {
    /** Industries of the customers, by name. */ industry?: (/** @maxLength 2000 */ string)[];
    /** @example 10 */ limitPerGroup?: Integer;
    /** HTTP statuses of the answers. */ responseStatus?: string[];
    /** Classes of HTTP statuses of the answers. */
    responseStatusCategory?: ('INFORMATIONAL' | 'SUCCESS' | 'REDIRECTION' | 'CLIENT_ERROR' | 'SERVER_ERROR' | (string & {}))[];
    /** Verticals, which are groups of industries, of the customers. */ vertical?: (/** @maxLength 2000 */ string)[];
  }
}
