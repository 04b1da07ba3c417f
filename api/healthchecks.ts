import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Health Checks: Regular tests that tell whether an origin still answers.
 *  @product healthchecks Health Checks
 *  @docs https://developers.cloudflare.com/health-checks/ */
export interface Healthchecks {
  readonly previews: Healthchecks.Previews;

  /** Create a health check of an origin by HTTP, HTTPS or TCP.
   *
   *  Needs a Pro plan or higher. It only tells: traffic is not moved, for which there are load balancers.
   *  @http POST /zones/{zone_id}/healthchecks
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "server-1", "address": "www.example.com", "type": "HTTPS", "interval": 60,
   *    "retries": 2, "timeout": 5, "http_config": { "method": "GET", "path": "/health", "expected_codes": ["2xx"] }
   *  }
   *  @aliases origin monitoring; uptime */
  create(params: Healthchecks.HealthcheckParams, options?: RequestOptions): APIPromise<Healthchecks.Healthcheck>;

  /** Replace the whole definition of a health check.
   *
   *  Fields left out go back to their defaults.
   *  @http PUT /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @param healthcheckID Id of the healthcheck that is meant, as `healthchecks.list` gives it.
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "origin-lisbon", "address": "www.example.com", "type": "HTTPS", "interval": 60,
   *    "retries": 2, "http_config": {"path": "/health", "expected_codes": ["200"]}
   *  } */
  update(
    healthcheckID: ResourceID,
    params: Healthchecks.HealthcheckParams,
    options?: RequestOptions,
  ): APIPromise<Healthchecks.Healthcheck>;

  /** List the health checks of a zone.
   *  @http GET /zones/{zone_id}/healthchecks
   *  @permission Health Checks Write; Health Checks Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @columns name address type check_regions interval status modified_on */
  list(
    params: Healthchecks.HealthcheckListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Healthchecks.Healthcheck>, Healthchecks.Healthcheck>;

  /** Delete a health check.
   *  @http DELETE /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @param healthcheckID Id of the healthcheck that is meant, as `healthchecks.list` gives it. */
  delete(healthcheckID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Healthchecks.HealthcheckDeleteResponse>;

  /** Edit a health check; optional fields left out keep their values.
   *  @http PATCH /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga
   *  @param healthcheckID Id of the healthcheck that is meant, as `healthchecks.list` gives it.
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "origin-lisbon", "address": "www.example.com", "interval": 120 } */
  edit(
    healthcheckID: ResourceID,
    params: Healthchecks.HealthcheckParams,
    options?: RequestOptions,
  ): APIPromise<Healthchecks.Healthcheck>;

  /** Get one health check with its latest status.
   *  @http GET /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write; Health Checks Read
   *  @plans pro business enterprise
   *  @availability ga
   *  @param healthcheckID Id of the healthcheck that is meant, as `healthchecks.list` gives it. */
  get(healthcheckID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Healthchecks.Healthcheck>;
}

export declare namespace Healthchecks {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Hostname or address of the origin that is checked. */ address: string;
    /** Failed checks in a row until the status becomes unhealthy. */ consecutive_fails: number;
    /** Passed checks in a row until the status becomes healthy. */ consecutive_successes: number;
    /** Note for people. */ description: string;
    /** Short name: letters, digits, hyphens and underscores. */ name: string;
    /** If true, no checks are sent. */ suspended: boolean;
    /** Seconds until a check counts as failed. */ timeout: number;
    /** Protocol of the check: HTTP, HTTPS or TCP. */ type: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Healthcheck to work on, as `healthchecks.list` shows it. @from healthchecks.list */ healthcheck_id: string;
  }

  export interface CheckSettings {
    description?: string;
    /** Request and expected response for HTTP or HTTPS; null for TCP. */ http_config?: HTTPConfiguration | null;
    /** Seconds between two checks from each region; how short depends on the plan. @default 60 @unit seconds @min 1 */ interval?: Integer;
    /** Attempts after a timeout before the check counts as failed; they follow at once. @default 2 @min 0 */ retries?: Integer;
    /** @default false */ suspended?: boolean;
    /** Check of the port over TCP; null for HTTP. */ tcp_config?: TCPConfiguration | null;
  }

  export interface HealthcheckParams extends InZone, CheckSettings {
    /** @example "www.example.com" @minLength 1 */ address: string;
    /** @example "server-1" @pattern ^[A-Za-z0-9_-]+$ */ name: string;
    /** Regions to check from; null means one that Cloudflare picks. */ check_regions?: CheckRegionParam[] | null;
    /** @default 1 @min 1 */ consecutive_fails?: Integer;
    /** @default 1 @min 1 */ consecutive_successes?: Integer;
    /** @default 5 @unit seconds @min 1 */ timeout?: Integer;
    /** @default "HTTP" @example "HTTPS" @minLength 1 */ type?: string;
  }

  export interface Healthcheck extends CheckSettings {
    /** Identifies the health check. @readOnly */ id?: ResourceID;
    /** @example "www.example.com" */ address?: string;
    /** Regions to check from; null means one that Cloudflare picks. */ check_regions?: CheckRegion[] | null;
    /** @default 1 */ consecutive_fails?: Integer;
    /** @default 1 */ consecutive_successes?: Integer;
    /** @readOnly */ created_on?: DateTime;
    /** Reason the latest check failed; empty while healthy. @example "" @readOnly */ failure_reason?: string;
    /** @default 60 @unit seconds */ interval?: Integer;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "server-1" */ name?: string;
    /** @default 2 */ retries?: Integer;
    /** Result of the latest checks; set by Cloudflare. @readOnly */ status?: 'unknown' | 'healthy' | 'unhealthy' | 'suspended';
    /** @default 5 @unit seconds */ timeout?: Integer;
    /** @default "HTTP" @example "HTTPS" */ type?: string;
  }

  export interface HealthcheckListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface HealthcheckDeleteResponse {
    /** Identifies the health check. @readOnly */ id?: ResourceID;
  }

  /** Trial runs of a test before it is saved. */
  export interface Previews {
    /** Create a preview of a health check's settings.
     *
     *  Checks like the real one but sends no notifications: poll `previews.get` for the status, and delete it afterwards.
     *  @http POST /zones/{zone_id}/healthchecks/preview
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "server-1", "address": "www.example.com", "type": "HTTP" }
     *  @waits healthchecks.previews.get status done=healthy failed=unhealthy id=id */
    create(params: HealthcheckParams, options?: RequestOptions): APIPromise<Healthcheck>;

    /** Delete a health check preview.
     *  @http DELETE /zones/{zone_id}/healthchecks/preview/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @availability ga */
    delete(healthcheckID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<HealthcheckDeleteResponse>;

    /** Get a health check preview with its status.
     *  @http GET /zones/{zone_id}/healthchecks/preview/{healthcheck_id}
     *  @permission Health Checks Write; Health Checks Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(healthcheckID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Healthcheck>;
  }

  export type CheckRegion =
    | 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'IN' | 'SEAS' | 'NEAS'
    | 'ALL_REGIONS';

  export type CheckRegionParam =
    | 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'IN' | 'SEAS' | 'NEAS'
    | 'ALL_REGIONS' | (string & {});

  export interface HTTPConfiguration {
    /** Whether an invalid certificate of the origin is accepted; HTTPS only. @default false */ allow_insecure?: boolean;
    /** Text that the answer must contain, case ignored; empty accepts any. @default "" @example "success" */ expected_body?: string;
    /** Status codes that count as healthy, such as 200, or 2xx for all that begin with 2. */ expected_codes?: string[] | null;
    /** Whether redirects are followed; if not, a 3xx status is the answer. @default false */ follow_redirects?: boolean;
    /** Request headers with their values. Set `Host` here if the origin needs it; `User-Agent` cannot be changed. */
    header?: { [key: string]: string[] } | null;
    /** HTTP method of the check. @default "GET" */ method?: 'GET' | 'HEAD';
    /** Path that is asked for. @default "/" @example "/health" */ path?: string;
    /** Port to check; 443 if left out with HTTPS. @default 80 @min 1 @max 65535 */ port?: Integer;
  }

  export type HealthchecksV4PagePaginationArray = V4PagePaginationArray<Healthcheck>;

  export interface QueryHealthcheck {
    address: string;
    name: string;
    /** Regions to check from; null means one that Cloudflare picks. */ check_regions?: CheckRegion[] | null;
    consecutive_fails?: number;
    consecutive_successes?: number;
    description?: string;
    /** Request and expected response for HTTP or HTTPS; null for TCP. */ http_config?: HTTPConfiguration | null;
    /** Seconds between two checks from each region. @unit seconds */ interval?: number;
    /** Attempts after a timeout before the check counts as failed. */ retries?: number;
    suspended?: boolean;
    /** Check of the port over TCP; null for HTTP. */ tcp_config?: TCPConfiguration | null;
    /** @unit seconds */ timeout?: number;
    type?: string;
  }

  export interface TCPConfiguration {
    /** Kind of check: the connection has to be established. @default "connection_established" */ method?: 'connection_established';
    /** Port to check. @default 80 @min 1 @max 65535 */ port?: Integer;
  }
}
