import type { APIPromise, RequestOptions } from './_client.ts';
import type { AuditLog, DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Smart Shield: Bundle that spares the origin: caching, routing and health tests.
 *  @product smartShield Smart Shield
 *  @docs https://developers.cloudflare.com/smart-shield/ */
export interface SmartShield {
  readonly cacheReserve: SmartShield.CacheReserve;
  readonly healthchecks: SmartShield.Healthchecks;

  /** Get a zone's Smart Shield settings.
   *  @http GET /zones/{zone_id}/smart_shield
   *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/smart-shield-get-settings */
  get(params: InZone, options?: RequestOptions): APIPromise<SmartShield.SmartShieldSettingsGetResponse>;

  /** Edit Cache Reserve, tiering or routing of a zone's Smart Shield.
   *
   *  Cache Reserve and smart routing may cost extra, as the plan has it.
   *  @http PATCH /zones/{zone_id}/smart_shield
   *  @body json required
   *  @permission Zone Settings Write; Zone Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/smart-shield-patch-settings
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "smart_tiered_cache": { "value": "on" }, "smart_routing": { "value": "on" } } */
  edit(params: SmartShield.SmartShieldEditParams, options?: RequestOptions): APIPromise<SmartShield.SmartShieldSettingsPatchResponse>;
}

export declare namespace SmartShield {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether the plan lets you switch it. */ editable: boolean;
    /** Whether it is on. */ value: unknown;
    /** Key by which the other calls for settings know it. */ id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Health check to work on, as `smartShield.healthchecks.list` shows it. @from smartShield.healthchecks.list */ healthcheck_id: string;
  }

  export interface SmartShieldSettingsGetResponse {
    /** Keeping of cacheable files in a lasting store. */
    cache_reserve: {
      editable?: boolean;
      /** @example "cache_reserve" */ id?: string;
      value?: 'on' | 'off';
    };
    /** Whether each region has a tier of data centers, in addition to the upper tier. */
    regional_tiered_cache: {
      editable?: boolean;
      /** @example "regional_tiered_cache" */ id?: string;
      value?: 'on' | 'off';
    };
    /** Whether requests to the origin take the fastest way (Argo). */
    smart_routing: {
      editable?: boolean;
      /** @example "smart_routing" */ id?: string;
      value?: 'on' | 'off';
    };
    /** Whether one data center near the origin is chosen for the upper tier. */
    smart_tiered_cache: {
      editable?: boolean;
      /** @example "smart_tiered_cache" */ id?: string;
      /** @example "2025-09-10T22:53:22.946098Z" @readOnly */ modified_on?: string;
      value?: 'on' | 'off';
    };
    /** Health checks that the zone has. @example 5 */ healthchecks_count: Integer;
  }

  export interface SmartShieldEditParams extends InZone {
    /** Keeping of cacheable files in a lasting store. */ cache_reserve?: { value?: 'on' | 'off' };
    /** Further tier of data centers in each region. */ regional_tiered_cache?: { value?: 'on' | 'off' };
    /** Fastest way to the origin (Argo). */ smart_routing?: { value?: 'on' | 'off' };
    /** Choice of the upper tier near the origin. */ smart_tiered_cache?: { value?: 'on' | 'off' };
  }

  export interface SmartShieldSettingsPatchResponse {
    /** Whether one data center near the origin is chosen for the upper tier. */
    smart_tiered_cache: {
      editable?: boolean;
      /** @example "smart_tiered_cache" */ id?: string;
      /** @example "2025-09-10T22:53:22.946098Z" @readOnly */ modified_on?: string;
      value?: 'on' | 'off';
    };
  }

  /** Clearing of the long-term cache. */
  export interface CacheReserve {
    /** Get how far clearing Cache Reserve has got.
     *  @http GET /zones/{zone_id}/smart_shield/cache_reserve_clear
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-settings-get-cache-reserve-clear */
    status(params: InZone, options?: RequestOptions): APIPromise<CacheReserveResult>;

    /** Clear Cache Reserve in the background.
     *
     *  Cache Reserve has to be off first. Takes up to 24 hours and cannot be cancelled; until it is done, it cannot be switched on again.
     *  @http POST /zones/{zone_id}/smart_shield/cache_reserve_clear
     *  @body json required
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-settings-start-cache-reserve-clear
     *  @waits smartShield.cacheReserve.status state done=Completed */
    clear(params: InZone, options?: RequestOptions): APIPromise<CacheReserveResult>;
  }

  export interface CacheReserveResult {
    /** Name of the task; always the same. */ id: 'cache_reserve_clear';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Time at which it was done; absent until then. */ end_ts?: DateTime;
    /** Time at which it was begun. */ start_ts: DateTime;
    /** Whether it goes on or is done. */ state: 'In-progress' | 'Completed';
  }

  /** Regular tests of origin servers. */
  export interface Healthchecks {
    /** List a zone's Smart Shield health checks.
     *  @http GET /zones/{zone_id}/smart_shield/healthchecks
     *  @permission Health Checks Write; Health Checks Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-list-health-checks
     *  @columns name address type check_regions interval status modified_on */
    list(params: HealthcheckListParams, options?: RequestOptions): APIPromise<Healthcheck[] | null>;

    /** Create a health check of an origin, over HTTP or TCP.
     *  @http POST /zones/{zone_id}/smart_shield/healthchecks
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-create-health-check
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "server-1", "address": "www.example.com", "type": "HTTPS", "interval": 60,
     *    "http_config": { "method": "GET", "path": "/health", "expected_codes": ["200"] }
     *  } */
    create(params: HealthcheckParams, options?: RequestOptions): APIPromise<Healthcheck>;

    /** Get one Smart Shield health check with its status.
     *  @http GET /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write; Health Checks Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-health-check-details */
    get(healthcheckID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Healthcheck>;

    /** Replace a Smart Shield health check.
     *
     *  Fields left out go back to their defaults.
     *  @http PUT /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-update-health-check */
    update(healthcheckID: ResourceID, params: HealthcheckUpdateParams, options?: RequestOptions): APIPromise<Healthcheck>;

    /** Edit a Smart Shield health check; other fields stay.
     *  @http PATCH /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-patch-health-check */
    edit(healthcheckID: ResourceID, params: HealthcheckParams, options?: RequestOptions): APIPromise<Healthcheck>;

    /** Delete a Smart Shield health check.
     *  @http DELETE /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-delete-health-check */
    delete(healthcheckID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<AuditLog.Owner>;
  }

  export interface HealthcheckListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface HealthcheckSettings {
    /** Regions that probes come from; null lets Cloudflare choose. */ check_regions?: CheckRegions;
    /** Failed probes in a row until the server counts as unhealthy. @default 1 @min 1 */ consecutive_fails?: Integer;
    /** Good probes in a row until the server counts as healthy. @default 1 @min 1 */ consecutive_successes?: Integer;
    /** Note for people about the server. */ description?: string;
    /** Request and expected response, for HTTP and HTTPS. */ http_config?: HTTPConfig;
    /** Time between two probes from a region. @default 60 @unit seconds @min 1 */ interval?: Integer;
    /** Times a probe is repeated at once after a timeout. @default 2 @min 0 */ retries?: Integer;
    /** If true, no probes are sent. @default false */ suspended?: boolean;
    /** Connection check, for TCP. */ tcp_config?: TcpConfig;
    /** Time until a probe counts as failed. @default 5 @unit seconds @min 1 */ timeout?: Integer;
    /** Protocol of the probe. @default "HTTP" @example "HTTPS" @pattern ^(HTTP|HTTPS|TCP)$ */ type?: string;
  }

  export interface Healthcheck extends HealthcheckSettings {
    /** Host name or address of the server that is probed. @example "www.example.com" @minLength 1 */ address?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Reason the server counts as unhealthy; empty otherwise. @example "" @readOnly */ failure_reason?: string;
    /** Identifies it; given on creation. @readOnly */ id?: ResourceID;
    /** @readOnly */ modified_on?: DateTime;
    /** Short label of letters, digits, hyphens and underscores. @example "server-1" @pattern ^[A-Za-z0-9_-]+$ */ name?: string;
    /** State found by the probes; `suspended` while they are off. @readOnly */ status?: 'unknown' | 'healthy' | 'unhealthy' | 'suspended';
  }

  export interface HealthcheckParams extends InZone, HealthcheckSettings {
    /** Host name or address of the server that is probed. @example "www.example.com" @minLength 1 */ address: string;
    /** Short label of letters, digits, hyphens and underscores. @example "server-1" @pattern ^[A-Za-z0-9_-]+$ */ name: string;
  }

  export type HealthcheckUpdateParams = HealthcheckParams | HealthcheckUpdateParams.Answer;
  export namespace HealthcheckUpdateParams {
    /** The form of an answer, which the official declaration asks for; the health check alone will do. */
    export interface Answer extends InZone {
      errors?: Messages;
      messages?: Messages;
      /** The health check as it is to be. */ result: Healthcheck;
      success?: true;
    }
  }

  export type CheckRegions = ('WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'IN' | 'SEAS' | 'NEAS' | 'ALL_REGIONS')[] | null;

  export type HTTPConfig = {
    /** Whether invalid certificates are passed over. @default false */ allow_insecure?: boolean;
    /** Text that the body must contain, whatever its case; left out, any body will do. @example "success" */ expected_body?: string;
    /** Status codes that count as healthy, such as `200` or `2xx`; null means `200`. */ expected_codes?: string[] | null;
    /** Whether redirects of the server are followed. @default false */ follow_redirects?: boolean;
    /** Headers that are sent, each with its values; `User-Agent` cannot be set. */ header?: { [key: string]: string[] } | null;
    /** HTTP method of the probe. @default "GET" */ method?: 'GET' | 'HEAD';
    /** Path that is asked for. @default "/" @example "/health" */ path?: string;
    /** TCP port on the server; 80 by default, 443 for HTTPS. @default 80 */ port?: Integer;
  } | null;

  export type TcpConfig = {
    /** Kind of check: a connection is established. @default "connection_established" */ method?: 'connection_established';
    /** TCP port on the server; 80 by default, 443 for HTTPS. @default 80 */ port?: Integer;
  } | null;

  export type Messages = Info[];

  /** @unique */
  export interface Info {
    /** Number of the message, stable for programs. @min 1000 */ code: Integer;
    /** Human-readable message. */ message: string;
    documentation_url?: string;
    /** Part of the request concerned. */ source?: { /** JSON Pointer to the part. */ pointer?: string };
  }
}
