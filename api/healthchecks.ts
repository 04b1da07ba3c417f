import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { AuditLog, DateTime, InZone, Integer, ResourceID } from './_shared.ts';

/** Health Checks: Regular tests that tell whether an origin still answers.
 *  @product healthchecks Health Checks
 *  @docs https://developers.cloudflare.com/health-checks/ */
export interface Healthchecks {
  readonly previews: Healthchecks.Previews;

  /** Create a health check that probes an origin over HTTP, HTTPS or TCP.
   *  @http POST /zones/{zone_id}/healthchecks
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga */
  create(params: Healthchecks.HealthcheckCreateParams, options?: RequestOptions): APIPromise<Healthchecks.Healthcheck>;

  /** Replace the whole definition of a health check.
   *  @http PUT /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga */
  update(
    healthcheckID: ResourceID,
    params: Healthchecks.HealthcheckUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Healthchecks.Healthcheck>;

  /** Page through the health checks of a zone.
   *  @http GET /zones/{zone_id}/healthchecks
   *  @permission Health Checks Write; Health Checks Read
   *  @plans pro business enterprise
   *  @availability ga */
  list(
    params: Healthchecks.HealthcheckListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Healthchecks.Healthcheck>, Healthchecks.Healthcheck>;

  /** Delete a health check, ending its probes.
   *  @http DELETE /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga */
  delete(healthcheckID: ResourceID, params: Healthchecks.HealthcheckDeleteParams, options?: RequestOptions): APIPromise<AuditLog.Owner>;

  /** Change a health check in place, keeping the optional fields left out.
   *  @http PATCH /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write
   *  @plans pro business enterprise
   *  @availability ga */
  edit(
    healthcheckID: ResourceID,
    params: Healthchecks.HealthcheckEditParams,
    options?: RequestOptions,
  ): APIPromise<Healthchecks.Healthcheck>;

  /** Retrieve one health check with its latest status.
   *  @http GET /zones/{zone_id}/healthchecks/{healthcheck_id}
   *  @permission Health Checks Write; Health Checks Read
   *  @plans pro business enterprise
   *  @availability ga */
  get(healthcheckID: ResourceID, params: Healthchecks.HealthcheckGetParams, options?: RequestOptions): APIPromise<Healthchecks.Healthcheck>;
}

export declare namespace Healthchecks {
  export type HealthcheckCreateParams = PreviewCreateParams;

  export interface Healthcheck {
    /** @readOnly */ id?: ResourceID;
    /** @example "www.example.com" */ address?: string;
    check_regions?: CheckRegion[] | null;
    /** @default 1 */ consecutive_fails?: Integer;
    /** @default 1 */ consecutive_successes?: Integer;
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    /** @example "" @readOnly */ failure_reason?: string;
    http_config?: HTTPConfiguration | null;
    /** @default 60 */ interval?: Integer;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "server-1" */ name?: string;
    /** @default 2 */ retries?: Integer;
    /** @readOnly */ status?: 'unknown' | 'healthy' | 'unhealthy' | 'suspended';
    /** @default false */ suspended?: boolean;
    tcp_config?: TCPConfiguration | null;
    /** @default 5 */ timeout?: Integer;
    /** @default "HTTP" @example "HTTPS" */ type?: string;
  }

  export type HealthcheckUpdateParams = PreviewCreateParams;

  export interface HealthcheckListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 25 */ per_page?: number;
  }

  export type HealthcheckDeleteParams = InZone;

  export type HealthcheckDeleteResponse = AuditLog.Owner;

  export type HealthcheckEditParams = PreviewCreateParams;

  export type HealthcheckGetParams = InZone;

  /** Trial runs of a test before it is saved. */
  export interface Previews {
    /** Try out a health check's settings as a preview before creating it.
     *  @http POST /zones/{zone_id}/healthchecks/preview
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @availability ga */
    create(params: PreviewCreateParams, options?: RequestOptions): APIPromise<Healthcheck>;

    /** Delete a health check preview.
     *  @http DELETE /zones/{zone_id}/healthchecks/preview/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @availability ga */
    delete(healthcheckID: ResourceID, params: PreviewDeleteParams, options?: RequestOptions): APIPromise<AuditLog.Owner>;

    /** Look up a health check preview to see its result.
     *  @http GET /zones/{zone_id}/healthchecks/preview/{healthcheck_id}
     *  @permission Health Checks Write; Health Checks Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(healthcheckID: ResourceID, params: PreviewGetParams, options?: RequestOptions): APIPromise<Healthcheck>;
  }

  export interface PreviewCreateParams extends InZone {
    /** @example "www.example.com" */ address: string;
    /** @example "server-1" */ name: string;
    check_regions?: CheckRegion[] | null;
    /** @default 1 */ consecutive_fails?: Integer;
    /** @default 1 */ consecutive_successes?: Integer;
    description?: string;
    http_config?: HTTPConfiguration | null;
    /** @default 60 */ interval?: Integer;
    /** @default 2 */ retries?: Integer;
    /** @default false */ suspended?: boolean;
    tcp_config?: TCPConfiguration | null;
    /** @default 5 */ timeout?: Integer;
    /** @default "HTTP" @example "HTTPS" */ type?: string;
  }

  export type PreviewDeleteParams = InZone;

  export type PreviewDeleteResponse = AuditLog.Owner;

  export type PreviewGetParams = InZone;

  export type CheckRegion =
    | 'WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'IN' | 'SEAS' | 'NEAS'
    | 'ALL_REGIONS';

  export type CheckRegionParam = CheckRegion;

  export interface HTTPConfiguration {
    /** @default false */ allow_insecure?: boolean;
    /** @default "" @example "success" */ expected_body?: string;
    expected_codes?: string[] | null;
    /** @default false */ follow_redirects?: boolean;
    header?: { [key: string]: string[] } | null;
    /** @default "GET" */ method?: 'GET' | 'HEAD';
    /** @default "/" @example "/health" */ path?: string;
    /** @default 80 */ port?: Integer;
  }

  export type HTTPConfigurationParam = HTTPConfiguration;

  export type HealthchecksV4PagePaginationArray = V4PagePaginationArray<Healthcheck>;

  export interface QueryHealthcheck {
    address: string;
    name: string;
    check_regions?: CheckRegion[] | null;
    consecutive_fails?: number;
    consecutive_successes?: number;
    description?: string;
    http_config?: HTTPConfiguration | null;
    interval?: number;
    retries?: number;
    suspended?: boolean;
    tcp_config?: TCPConfiguration | null;
    timeout?: number;
    type?: string;
  }

  export interface TCPConfiguration {
    /** @default "connection_established" */ method?: 'connection_established';
    /** @default 80 */ port?: Integer;
  }

  export type TCPConfigurationParam = TCPConfiguration;
}
