import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Notes on notable Internet events. */
export interface Annotations {
  readonly outages: Annotations.Outages;

  /** As CSV. @response text/csv */
  list(params: Radar.AnnotationListParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** List Internet annotations by type, data source, AS or location.
   *  @http GET /radar/annotations
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.AnnotationListParams | null, options?: RequestOptions): APIPromise<Radar.AnnotationListResponse>;
}

export declare namespace Annotations {
  /** Known Internet disruptions by network or place. */
  export interface Outages {
    /** As CSV. @response text/csv */
    get(params: OutageGetParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Get recorded Internet outages by AS, location or origin.
     *  @http GET /radar/annotations/outages
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params?: OutageGetParams | null, options?: RequestOptions): APIPromise<OutageGetResponse>;

    /** As CSV. @response text/csv */
    locations(params: OutageLocationsParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Count Internet outages per location over a date range.
     *  @http GET /radar/annotations/outages/locations
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    locations(params?: OutageLocationsParams | null, options?: RequestOptions): APIPromise<OutageLocationsResponse>;
  }

  export interface OutageGetParams extends Radar.ListedParams, Radar.PeriodParams {
    /** Autonomous system to look at, by number. @example 174 */ asn?: Integer;
    /** Period up to now, such as `7d` or `12w`; instead of `dateStart` and `dateEnd`. @example "7d" */ dateRange?: string;
    /** @minLength 2 @maxLength 2 @example "US" */ location?: string;
    /** Cloud origin, such as `amazon-us-east-1`. @maxLength 100 @example "amazon-us-east-1" */ origin?: string;
    /** Bot whose events are returned, by its name in Radar. @minLength 1 */ bot?: string;
    /** Certificate authority to look at, by fingerprint. */ ca?: string;
    dataSource?:
      | 'ALL' | 'AI_BOTS' | 'AI_GATEWAY' | 'BGP' | 'BOTS' | 'CONNECTION_ANOMALY' | 'CT' | 'DNS'
      | 'DNS_MAGNITUDE' | 'DNS_AS112' | 'DOS' | 'EMAIL_ROUTING' | 'EMAIL_SECURITY' | 'FW' | 'FW_PG' | 'HTTP'
      | 'HTTP_CONTROL' | 'HTTP_CRAWLER_REFERER' | 'HTTP_ORIGINS' | 'IQI' | 'LEAKED_CREDENTIALS' | 'NET'
      | 'ROBOTS_TXT' | 'SPEED' | 'WORKERS_AI' | (string & {});
    /** Place to look at, by GeoNames id. */ geoId?: string;
    /** Certificate log to look at, by name. */ log?: string;
    /** Cause of the outage, such as a cut cable. */ outageCause?:
      | 'BLOCKING' | 'CABLE_CUT' | 'CYBERATTACK' | 'DNS' | 'FIRE' | 'GOVERNMENT_DIRECTED' | 'MAINTENANCE'
      | 'MECHANICAL' | 'MILITARY_ACTION' | 'MISCONFIGURATION' | 'NATURAL_DISASTER' | 'NETWORK_PROBLEM'
      | 'POWER_OUTAGE' | 'SOFTWARE' | 'TECHNICAL_PROBLEM' | 'UNKNOWN' | 'WEATHER' | (string & {});
    /** Extent of the outage, such as nationwide. */ outageType?: 'NATIONWIDE' | 'REGIONAL' | 'NETWORK' | 'PLATFORM' | (string & {});
    /** Text to look for. */ query?: string;
    /** Subjects of which an annotation must carry at least one to be returned. */ tags?: (
      | 'ADM1' | 'ADM2' | 'API_TRAFFIC' | 'ARC' | 'AS' | 'ASN' | 'ATTACKS' | 'AUTHOR' | 'BANDWIDTH' | 'BITRATE'
      | 'BOT' | 'BOT_CATEGORY' | 'BOT_CLASS' | 'BOT_KIND' | 'BOT_OPERATOR' | 'BROWSER' | 'BROWSER_FAMILY'
      | 'BYTES' | 'CA' | 'CACHE_HIT' | 'CA_OWNER' | 'CHECK_RESULT' | 'CLIENT_TYPE' | 'COMPROMISED'
      | 'CONTENT_TYPE' | 'CRAWL_PURPOSE' | 'CRAWL_REFER_RATIO' | 'DEVICE_TYPE' | 'DKIM' | 'DMARC' | 'DNS'
      | 'DNSSEC' | 'DNSSEC_AWARE' | 'DNSSEC_E2E' | 'DOMAIN_CATEGORY' | 'DURATION' | 'EDNS' | 'ENCRYPTED'
      | 'ENTRY_TYPE' | 'EXPIRATION_STATUS' | 'HAS_IPS' | 'HAS_MATCHING_ANSWER' | 'HAS_WILDCARDS' | 'HTTP_METHOD'
      | 'HTTP_PROTOCOL' | 'HTTP_VERSION' | 'INDUSTRY' | 'IP_VERSION' | 'JITTER' | 'KEY_AGREEMENT' | 'LATENCY'
      | 'LOCATION' | 'LOCATION_LATENCY' | 'LOG' | 'LOG_API' | 'LOG_OPERATOR' | 'MALICIOUS' | 'MANAGED_RULES'
      | 'MITIGATION_PRODUCT' | 'MODEL' | 'NAMESERVER_LATENCY' | 'ORIGIN' | 'ORIGIN_AS' | 'ORIGIN_LOCATION'
      | 'ORIGIN_TARGET_LOCATION_PAIR' | 'OS' | 'PERCENTILE' | 'POST_QUANTUM' | 'PREFIX' | 'PRODUCT' | 'PROTOCOL'
      | 'PROVIDER' | 'PUBLIC_KEY_ALGORITHM' | 'QUERY_TYPE' | 'REFERER' | 'REGION' | 'RESPONSE_CODE'
      | 'RESPONSE_STATUS' | 'RESPONSE_STATUS_CATEGORY' | 'RESPONSE_TTL' | 'SIGNATURE_ALGORITHM' | 'SPAM' | 'SPF'
      | 'SPOOF' | 'SUCCESS_RATE' | 'TARGET_LOCATION' | 'TASK' | 'THREAT_CATEGORY' | 'TLD' | 'TLD_DNS_MAGNITUDE'
      | 'TLS_VERSION' | 'UPDATE_TYPE' | 'USER_AGENT' | 'VALIDATION_LEVEL' | 'VECTOR' | 'VERTICAL' | (string & {})
    )[];
    /** Top-level domain to look at. */ tld?: string;
  }

  export interface OutageGetResponse {
    annotations: OutageGetResponse.Annotation[];
  }
  export namespace OutageGetResponse {
    export interface Annotation extends Radar.AnnotatedEvent {
      startDate: DateTime;
      endDate: DateTime | null;
    }
  }

  export interface OutageLocationsParams extends Radar.PeriodParams {
    /** Period up to now, such as `7d` or `12w`; instead of `dateStart` and `dateEnd`. @example "7d" */ dateRange?: string;
    format?: 'JSON' | 'CSV' | (string & {});
    /** @exclusiveMin 0 */ limit?: Integer;
  }

  export interface OutageLocationsResponse {
    annotations: Radar.LocationValue[];
  }
  export namespace OutageLocationsResponse {
      }
}
