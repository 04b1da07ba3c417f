import type { APIPromise, RequestOptions } from './_client.ts';
import type { AuditLog, DateTime, InZone, Integer, ResourceID } from './_shared.ts';

/** Smart Shield: Bundle that spares the origin: caching, routing and health tests.
 *  @product smartShield Smart Shield
 *  @docs https://developers.cloudflare.com/smart-shield/ */
export interface SmartShield {
  readonly cacheReserve: SmartShield.CacheReserve;
  readonly healthchecks: SmartShield.Healthchecks;

  /** Read a zone's Smart Shield settings.
   *  @http GET /zones/{zone_id}/smart_shield
   *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/smart-shield-get-settings */
  get(params: SmartShield.SmartShieldGetParams, options?: RequestOptions): APIPromise<SmartShield.SmartShieldSettingsGetResponse>;

  /** Change the Cache Reserve, tiering or routing of a zone's Smart Shield.
   *  @http PATCH /zones/{zone_id}/smart_shield
   *  @body json required
   *  @permission Zone Settings Write; Zone Write
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/smart-shield-patch-settings */
  edit(params: SmartShield.SmartShieldEditParams, options?: RequestOptions): APIPromise<SmartShield.SmartShieldSettingsPatchResponse>;
}

export declare namespace SmartShield {
  export type SmartShieldGetParams = InZone;

  export interface SmartShieldSettingsGetResponse {
    cache_reserve: {
      editable?: boolean;
      /** @example "cache_reserve" */ id?: string;
      value?: 'on' | 'off';
    };
    regional_tiered_cache: {
      editable?: boolean;
      /** @example "regional_tiered_cache" */ id?: string;
      value?: 'on' | 'off';
    };
    smart_routing: {
      editable?: boolean;
      /** @example "smart_routing" */ id?: string;
      value?: 'on' | 'off';
    };
    smart_tiered_cache: {
      editable?: boolean;
      /** @example "smart_tiered_cache" */ id?: string;
      /** @example "2025-09-10T22:53:22.946098Z" @readOnly */ modified_on?: string;
      value?: 'on' | 'off';
    };
    /** @example 5 */ healthchecks_count: Integer;
  }

  export interface SmartShieldEditParams extends InZone {
    cache_reserve?: { value?: 'on' | 'off' };
    regional_tiered_cache?: { value?: 'on' | 'off' };
    smart_routing?: { value?: 'on' | 'off' };
    smart_tiered_cache?: { value?: 'on' | 'off' };
  }

  export interface SmartShieldSettingsPatchResponse {
    smart_tiered_cache: {
      editable?: boolean;
      /** @example "smart_tiered_cache" */ id?: string;
      /** @example "2025-09-10T22:53:22.946098Z" @readOnly */ modified_on?: string;
      value?: 'on' | 'off';
    };
  }

  /** Clearing of the long-term cache. */
  export interface CacheReserve {
    /** Check how far a Cache Reserve clear begun in Smart Shield has got.
     *  @http GET /zones/{zone_id}/smart_shield/cache_reserve_clear
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-settings-get-cache-reserve-clear */
    status(params: CacheReserveStatusParams, options?: RequestOptions): APIPromise<CacheReserveClearResponse>;

    /** Start clearing Cache Reserve through Smart Shield, in the background.
     *  @http POST /zones/{zone_id}/smart_shield/cache_reserve_clear
     *  @body json required
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-settings-start-cache-reserve-clear */
    clear(params: CacheReserveClearParams, options?: RequestOptions): APIPromise<CacheReserveClearResponse>;
  }

  export type CacheReserveStatusParams = InZone;

  export type CacheReserveStatusResponse = CacheReserveClearResponse;

  export type CacheReserveClearParams = InZone;

  export interface CacheReserveClearResponse {
    id: 'cache_reserve_clear';
    /** @readOnly */ modified_on?: DateTime | null;
    end_ts?: DateTime;
    start_ts: DateTime;
    state: 'In-progress' | 'Completed';
  }

  /** Regular tests of origin servers. */
  export interface Healthchecks {
    /** Page through a zone's Smart Shield health checks.
     *  @http GET /zones/{zone_id}/smart_shield/healthchecks
     *  @permission Health Checks Write; Health Checks Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-list-health-checks */
    list(params: HealthcheckListParams, options?: RequestOptions): APIPromise<Healthchecks2[] | null>;

    /** Create a health check of an origin address, over HTTP or TCP.
     *  @http POST /zones/{zone_id}/smart_shield/healthchecks
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-create-health-check */
    create(params: HealthcheckCreateParams, options?: RequestOptions): APIPromise<Healthchecks2>;

    /** Read one Smart Shield health check with its status.
     *  @http GET /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write; Health Checks Read
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-health-check-details */
    get(healthcheckID: ResourceID, params: HealthcheckGetParams, options?: RequestOptions): APIPromise<Healthchecks2>;

    /** Replace a Smart Shield health check's whole configuration.
     *  @http PUT /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-update-health-check */
    update(healthcheckID: ResourceID, params: HealthcheckUpdateParams, options?: RequestOptions): APIPromise<Healthchecks2>;

    /** Change only the given fields of a Smart Shield health check.
     *  @http PATCH /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-patch-health-check */
    edit(healthcheckID: ResourceID, params: HealthcheckEditParams, options?: RequestOptions): APIPromise<Healthchecks2>;

    /** Delete a Smart Shield health check.
     *  @http DELETE /zones/{zone_id}/smart_shield/healthchecks/{healthcheck_id}
     *  @permission Health Checks Write
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/smart-shield-delete-health-check */
    delete(healthcheckID: ResourceID, params: HealthcheckDeleteParams, options?: RequestOptions): APIPromise<AuditLog.Owner>;
  }

  export interface HealthcheckListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 25 */ per_page?: number;
  }

  export interface Healthchecks2 {
    /** @example "www.example.com" */ address?: string;
    check_regions?: CheckRegions;
    /** @default 1 */ consecutive_fails?: Integer;
    /** @default 1 */ consecutive_successes?: Integer;
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    /** @example "" @readOnly */ failure_reason?: string;
    http_config?: HTTPConfig;
    /** @readOnly */ id?: ResourceID;
    /** @default 60 */ interval?: Integer;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "server-1" */ name?: string;
    /** @default 2 */ retries?: Integer;
    /** @readOnly */ status?: 'unknown' | 'healthy' | 'unhealthy' | 'suspended';
    /** @default false */ suspended?: boolean;
    tcp_config?: TcpConfig;
    /** @default 5 */ timeout?: Integer;
    /** @default "HTTP" @example "HTTPS" */ type?: string;
  }

  export type HealthcheckCreateParams = HealthcheckEditParams;

  export type HealthcheckGetParams = InZone;

  export interface HealthcheckUpdateParams extends InZone {
    errors: Messages;
    messages: Messages;
    result: Healthchecks2;
    success: true;
  }

  export interface HealthcheckEditParams extends InZone {
    /** @example "www.example.com" */ address: string;
    check_regions?: CheckRegions;
    /** @default 1 */ consecutive_fails?: Integer;
    /** @default 1 */ consecutive_successes?: Integer;
    description?: string;
    http_config?: HTTPConfig;
    /** @default 60 */ interval?: Integer;
    /** @example "server-1" */ name: string;
    /** @default 2 */ retries?: Integer;
    /** @default false */ suspended?: boolean;
    tcp_config?: TcpConfig;
    /** @default 5 */ timeout?: Integer;
    /** @default "HTTP" @example "HTTPS" */ type?: string;
  }

  export type HealthcheckDeleteParams = InZone;

  export type HealthcheckDeleteResponse = AuditLog.Owner;

  export type CheckRegions = ('WNAM' | 'ENAM' | 'WEU' | 'EEU' | 'NSAM' | 'SSAM' | 'OC' | 'ME' | 'NAF' | 'SAF' | 'IN' | 'SEAS' | 'NEAS' | 'ALL_REGIONS')[] | null;

  export type HTTPConfig = {
    /** @default false */ allow_insecure?: boolean;
    /** @example "success" */ expected_body?: string;
    expected_codes?: string[] | null;
    /** @default false */ follow_redirects?: boolean;
    header?: { [key: string]: string[] } | null;
    /** @default "GET" */ method?: 'GET' | 'HEAD';
    /** @default "/" @example "/health" */ path?: string;
    /** @default 80 */ port?: Integer;
  } | null;

  export type TcpConfig = {
    /** @default "connection_established" */ method?: 'connection_established';
    /** @default 80 */ port?: Integer;
  } | null;

  export type Messages = Info[];

  /** @unique */
  export interface Info {
    /** @min 1000 */ code: Integer;
    message: string;
    documentation_url?: string;
    source?: { pointer?: string };
  }
}
