import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID, RoleParam } from './_shared.ts';

/** Cache: Stored copies of content at Cloudflare, and how to purge and tune them.
 *  @product cache Cache
 *  @docs https://developers.cloudflare.com/cache/ */
export interface Cache {
  readonly cacheReserve: Cache.CacheReserveResource;
  readonly smartTieredCache: Cache.SmartTieredCache;
  readonly variants: Cache.Variants;
  readonly regionalTieredCache: Cache.RegionalTieredCacheResource;
  readonly originCloudRegions: Cache.OriginCloudRegions;

  /** Purge a zone's cached content by tag, host, prefix, file or in full.
   *  @http POST /zones/{zone_id}/purge_cache
   *  @body json required
   *  @permission Cache Purge
   *  @availability ga
   *  @confirm */
  purge(params: Cache.CachePurgeParams, options?: RequestOptions): APIPromise<RoleParam | null>;

  /** Purge cached content of one zone environment, in part or in full.
   *  @http POST /zones/{zone_id}/environments/{environment_id}/purge_cache
   *  @body json required
   *  @permission Cache Purge */
  purgeEnvironment(
    environmentID: ResourceID,
    params: Cache.CachePurgeEnvironmentParams,
    options?: RequestOptions,
  ): APIPromise<RoleParam | null>;

  /** Invalidate a zone's cached content by tag, host, prefix, file or in full.
   *  @http POST /zones/{zone_id}/invalidate_cache */
  invalidate(params: Cache.CacheInvalidateParams, options?: RequestOptions): APIPromise<Cache.CacheInvalidateResponse | null>;

  /** Invalidate cached content of one zone environment, in part or in full.
   *  @http POST /zones/{zone_id}/environments/{environment_id}/invalidate_cache */
  invalidateEnvironment(
    environmentID: string,
    params: Cache.CacheInvalidateEnvironmentParams,
    options?: RequestOptions,
  ): APIPromise<Cache.CacheInvalidateResponse | null>;
}

export declare namespace Cache {
  export type CachePurgeParams =
    | CachePurgeParams.CachePurgeFlexPurgeByTags | CachePurgeParams.CachePurgeFlexPurgeByHostnames
    | CachePurgeParams.CachePurgeFlexPurgeByPrefixes | CachePurgeParams.CachePurgeEverything
    | CachePurgeParams.CachePurgeSingleFile | CachePurgeParams.CachePurgeSingleFileWithURLAndHeaders;
  export namespace CachePurgeParams {
    export interface CachePurgeEverything extends InZone {
      purge_everything?: boolean;
    }
    export interface CachePurgeFlexPurgeByHostnames extends InZone {
      hosts?: string[];
    }
    export interface CachePurgeFlexPurgeByPrefixes extends InZone {
      prefixes?: string[];
    }
    export interface CachePurgeFlexPurgeByTags extends InZone {
      tags?: string[];
    }
    export interface CachePurgeSingleFile extends InZone {
      files?: string[];
    }
    export interface CachePurgeSingleFileWithURLAndHeaders extends InZone {
      files?: CachePurgeSingleFileWithURLAndHeaders.File[];
    }
    export namespace CachePurgeSingleFileWithURLAndHeaders {
      export interface File {
        headers?: { [key: string]: string };
        /** @example "http://www.example.com/cat_picture.jpg" */ url?: string;
      }
    }
  }

  export type CachePurgeResponse = RoleParam;

  export import CachePurgeEnvironmentParams = Cache.CachePurgeParams;

  export type CachePurgeEnvironmentResponse = RoleParam;

  export import CacheInvalidateParams = Cache.CachePurgeParams;

  export interface CacheInvalidateResponse {
    id: string;
  }

  export import CacheInvalidateEnvironmentParams = Cache.CachePurgeParams;

  export type CacheInvalidateEnvironmentResponse = CacheInvalidateResponse;

  /** Long-term storage for cached content, backed by R2. */
  export interface CacheReserveResource {
    /** Start emptying a zone's Cache Reserve, in the background.
     *  @http POST /zones/{zone_id}/cache/cache_reserve_clear
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    clear(params: CacheReserveClearParams, options?: RequestOptions): APIPromise<CacheReserveClearResponse>;

    /** Turn Cache Reserve on or off for a zone.
     *  @http PATCH /zones/{zone_id}/cache/cache_reserve
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    edit(params: CacheReserveEditParams, options?: RequestOptions): APIPromise<CacheReserveGetResponse>;

    /** See whether Cache Reserve is on for a zone.
     *  @http GET /zones/{zone_id}/cache/cache_reserve
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise */
    get(params: CacheReserveGetParams, options?: RequestOptions): APIPromise<CacheReserveGetResponse>;

    /** Check how far the latest Cache Reserve clear has got.
     *  @http GET /zones/{zone_id}/cache/cache_reserve_clear
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise */
    status(params: CacheReserveStatusParams, options?: RequestOptions): APIPromise<CacheReserveClearResponse>;
  }

  export interface CacheReserveClearParams extends InZone {
    /** @body */ body: unknown;
  }

  export interface CacheReserveClearResponse {
    id: CacheReserveClear;
    start_ts: DateTime;
    state: State;
    end_ts?: DateTime;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface CacheReserveEditParams extends InZone {
    /** @default "off" */ value: 'on' | 'off';
  }

  export type CacheReserveEditResponse = CacheReserveGetResponse;

  export type CacheReserveGetParams = InZone;

  export interface CacheReserveGetResponse {
    id: CacheReserve;
    editable: boolean;
    /** @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  export type CacheReserveStatusParams = InZone;

  export type CacheReserveStatusResponse = CacheReserveClearResponse;

  /** Automatic choice of the best upper-tier data center for an origin. */
  export interface SmartTieredCache {
    /** Create the Smart Tiered Cache setting of a zone with a given value.
     *  @http POST /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    create(params: SmartTieredCacheCreateParams, options?: RequestOptions): APIPromise<SmartTieredCacheGetResponse>;

    /** Remove the Smart Tiered Cache setting from a zone.
     *  @http DELETE /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    delete(params: SmartTieredCacheDeleteParams, options?: RequestOptions): APIPromise<SmartTieredCacheDeleteResponse>;

    /** Turn Smart Tiered Cache on or off for a zone.
     *  @http PATCH /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    edit(params: SmartTieredCacheEditParams, options?: RequestOptions): APIPromise<SmartTieredCacheGetResponse>;

    /** See whether Smart Tiered Cache is on for a zone.
     *  @http GET /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise */
    get(params: SmartTieredCacheGetParams, options?: RequestOptions): APIPromise<SmartTieredCacheGetResponse>;
  }

  export type SmartTieredCacheCreateParams = SmartTieredCacheEditParams;

  export type SmartTieredCacheCreateResponse = SmartTieredCacheGetResponse;

  export type SmartTieredCacheDeleteParams = InZone;

  export interface SmartTieredCacheDeleteResponse {
    id: 'tiered_cache_smart_topology_enable';
    editable: boolean;
    modified_on?: DateTime | null;
  }

  export interface SmartTieredCacheEditParams extends InZone {
    value: 'on' | 'off';
  }

  export type SmartTieredCacheEditResponse = SmartTieredCacheGetResponse;

  export type SmartTieredCacheGetParams = InZone;

  export interface SmartTieredCacheGetResponse {
    id: 'tiered_cache_smart_topology_enable';
    editable: boolean;
    /** @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  /** Image formats that may be cached side by side for one URL. */
  export interface Variants {
    /** Remove the zone's cache variants for image file types.
     *  @http DELETE /zones/{zone_id}/cache/variants
     *  @permission Zone Settings Write; Zone Write
     *  @plans pro business enterprise */
    delete(params: VariantDeleteParams, options?: RequestOptions): APIPromise<VariantDeleteResponse>;

    /** Set which image types may be cached as variants of each file extension.
     *  @http PATCH /zones/{zone_id}/cache/variants
     *  @permission Zone Settings Write; Zone Write
     *  @plans pro business enterprise */
    edit(params: VariantEditParams, options?: RequestOptions): APIPromise<VariantGetResponse>;

    /** Read which cache variants are set per image file extension.
     *  @http GET /zones/{zone_id}/cache/variants
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans pro business enterprise */
    get(params: VariantGetParams, options?: RequestOptions): APIPromise<VariantGetResponse>;
  }

  export type VariantDeleteParams = InZone;

  export interface VariantDeleteResponse {
    id: 'variants';
    editable: boolean;
    modified_on?: DateTime | null;
  }

  export interface VariantEditParams extends InZone {
    value: VariantEditParams.Value;
  }
  export namespace VariantEditParams {
    export interface Value {
      /** @unique */ avif?: string[];
      /** @unique */ bmp?: string[];
      /** @unique */ gif?: string[];
      /** @unique */ jp2?: string[];
      /** @unique */ jpeg?: string[];
      /** @unique */ jpg?: string[];
      /** @unique */ jpg2?: string[];
      /** @unique */ png?: string[];
      /** @unique */ tif?: string[];
      /** @unique */ tiff?: string[];
      /** @unique */ webp?: string[];
    }
  }

  export import VariantEditResponse = Cache.VariantGetResponse;

  export type VariantGetParams = InZone;

  export interface VariantGetResponse {
    id: 'variants';
    editable: boolean;
    value: VariantEditParams.Value;
    modified_on?: DateTime | null;
  }
  export namespace VariantGetResponse {
    export type Value = VariantEditParams.Value;
  }

  /** An extra tier within each region for globally spread sites. */
  export interface RegionalTieredCacheResource {
    /** Turn Regional Tiered Cache on or off for a zone.
     *  @http PATCH /zones/{zone_id}/cache/regional_tiered_cache
     *  @permission Zone Settings Write; Zone Write
     *  @plans enterprise */
    edit(params: RegionalTieredCacheEditParams, options?: RequestOptions): APIPromise<RegionalTieredCacheGetResponse>;

    /** See whether Regional Tiered Cache is on for a zone.
     *  @http GET /zones/{zone_id}/cache/regional_tiered_cache
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans enterprise */
    get(params: RegionalTieredCacheGetParams, options?: RequestOptions): APIPromise<RegionalTieredCacheGetResponse>;
  }

  export type RegionalTieredCacheEditParams = CacheReserveEditParams;

  export type RegionalTieredCacheEditResponse = RegionalTieredCacheGetResponse;

  export type RegionalTieredCacheGetParams = InZone;

  export interface RegionalTieredCacheGetResponse {
    id: RegionalTieredCache;
    editable: boolean;
    /** @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  /** Which cloud region an origin IP lives in, to pick the nearest upper tier. */
  export interface OriginCloudRegions {
    readonly v1: OriginCloudRegions.V1;

    /** Map one origin IP to its cloud vendor and region, replacing any mapping.
     *  @http PUT /zones/{zone_id}/origin/cloud_regions/{origin_ip}
     *  @plans free pro business enterprise */
    update(originIP: string, params: OriginCloudRegionUpdateParams, options?: RequestOptions): APIPromise<OriginCloudRegion>;

    /** Page through the origin IPs of a zone that have a cloud region mapping.
     *  @http GET /zones/{zone_id}/origin/cloud_regions
     *  @plans free pro business enterprise */
    list(
      params: OriginCloudRegionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OriginCloudRegion>, OriginCloudRegion>;

    /** Drop the cloud region mapping of one origin IP.
     *  @http DELETE /zones/{zone_id}/origin/cloud_regions/{origin_ip}
     *  @plans free pro business enterprise */
    delete(originIP: string, params: OriginCloudRegionDeleteParams, options?: RequestOptions): APIPromise<OriginCloudRegionDeleteResponse>;

    /** Drop the cloud region mappings of several origin IPs at once.
     *  @http DELETE /zones/{zone_id}/origin/cloud_regions/batch
     *  @plans free pro business enterprise */
    bulkDelete(params: OriginCloudRegionBulkDeleteParams, options?: RequestOptions): APIPromise<OriginCloudRegionBulkDeleteResponse>;

    /** Set cloud region mappings for several origin IPs at once.
     *  @http PUT /zones/{zone_id}/origin/cloud_regions/batch
     *  @plans free pro business enterprise */
    bulkUpdate(params: OriginCloudRegionBulkUpdateParams, options?: RequestOptions): APIPromise<OriginCloudRegionBulkDeleteResponse>;

    /** Read the cloud vendor and region mapped to one origin IP.
     *  @http GET /zones/{zone_id}/origin/cloud_regions/{origin_ip}
     *  @plans free pro business enterprise */
    get(originIP: string, params: OriginCloudRegionGetParams, options?: RequestOptions): APIPromise<OriginCloudRegion>;

    /** List the cloud vendors and regions an origin IP can be mapped to.
     *  @http GET /zones/{zone_id}/origin/cloud_regions/supported_regions
     *  @plans free pro business enterprise */
    supportedRegions(params: OriginCloudRegionSupportedRegionsParams, options?: RequestOptions): APIPromise<SupportedCloudRegionsResult>;
  }

  export interface OriginCloudRegionUpdateParams extends InZone {
    /** @inBody @example "192.0.2.1" */ origin_ip: string;
    /** @example "us-east-1" */ region: string;
    vendor: 'aws' | 'azure' | 'gcp' | 'oci';
  }

  export interface OriginCloudRegion {
    /** @example "192.0.2.1" */ origin_ip: string;
    /** @example "us-east-1" */ region: string;
    vendor: 'aws' | 'azure' | 'gcp' | 'oci';
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface OriginCloudRegionListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type OriginCloudRegionDeleteParams = InZone;

  export interface OriginCloudRegionDeleteResponse {
    /** @example "192.0.2.1" */ origin_ip: string;
  }

  export type OriginCloudRegionBulkDeleteParams = InZone;

  export interface OriginCloudRegionBulkDeleteResponse {
    failed: OriginCloudRegionBulkDeleteResponse.Failed[];
    succeeded: OriginCloudRegionBulkDeleteResponse.Failed[];
  }
  export namespace OriginCloudRegionBulkDeleteResponse {
    export interface Failed {
      /** @example "192.0.2.1" */ origin_ip: string;
      error?: string;
      /** @example "us-east-1" */ region?: string;
      /** @example "aws" */ vendor?: string;
    }
    export type Succeeded = Failed;
  }

  export interface OriginCloudRegionBulkUpdateParams extends InZone {
    /** @body @maxItems 100 */ body: OriginCloudRegionBulkUpdateParams.Body[];
  }
  export namespace OriginCloudRegionBulkUpdateParams {
    export interface Body {
      /** @example "192.0.2.1" */ origin_ip: string;
      /** @example "us-east-1" */ region: string;
      vendor: 'aws' | 'azure' | 'gcp' | 'oci';
    }
  }

  export import OriginCloudRegionBulkUpdateResponse = Cache.OriginCloudRegionBulkDeleteResponse;

  export type OriginCloudRegionGetParams = InZone;

  export type OriginCloudRegionSupportedRegionsParams = InZone;

  export type OriginCloudRegionSupportedRegionsResponse = SupportedCloudRegionsResult;
  export namespace OriginCloudRegionSupportedRegionsResponse {
    export type Vendor = SupportedCloudRegion;
  }

  export type CacheReserve = 'cache_reserve';

  export type CacheReserveClear = 'cache_reserve_clear';

  export interface CacheVariant {
    id: 'variants';
    modified_on?: string | null;
  }

  export type OriginCloudRegionsV4PagePaginationArray = V4PagePaginationArray<OriginCloudRegion>;

  export type RegionalTieredCache = 'tc_regional';

  export type State = 'In-progress' | 'Completed';

  export interface OriginCloudRegionsListResult {
    editable: boolean;
    id: 'origin_public_cloud_region';
    /** @readOnly */ modified_on?: DateTime | null;
    value: OriginCloudRegionEntry[];
  }

  export interface OriginCloudRegionEntry {
    /** @readOnly */ modified_on?: DateTime;
    /** @example "192.0.2.1" */ 'origin-ip': string;
    /** @example "us-east-1" */ region: string;
    vendor: 'aws' | 'azure' | 'gcp' | 'oci';
  }

  export interface OriginCloudRegionSingleResult {
    editable: boolean;
    id: 'origin_public_cloud_region';
    /** @readOnly */ modified_on?: DateTime;
    value: OriginCloudRegionEntry;
  }

  export interface OriginCloudRegionBatchResult {
    editable: boolean;
    id: 'origin_public_cloud_region';
    /** @readOnly */ modified_on?: DateTime | null;
    value: {
      failed: OriginCloudRegionBatchItemResult[];
      succeeded: OriginCloudRegionBatchItemResult[];
    };
  }

  export interface OriginCloudRegionBatchItemResult {
    error?: string;
    /** @example "192.0.2.1" */ 'origin-ip': string;
    /** @example "us-east-1" */ region?: string;
    /** @example "aws" */ vendor?: string;
  }

  export interface OriginCloudRegionRequest {
    /** @example "192.0.2.1" */ ip: string;
    /** @example "us-east-1" */ region: string;
    vendor: 'aws' | 'azure' | 'gcp' | 'oci';
  }

  export interface SupportedCloudRegionsResult {
    obtained_codes: boolean;
    vendors: { [key: string]: SupportedCloudRegion[] };
  }

  export interface SupportedCloudRegion {
    /** @example "us-east-1" */ name: string;
    upper_tier_colos: string[];
  }
}

export declare namespace Cache.OriginCloudRegions {
  /** The older, deprecated routes for the same mapping. */
  export interface V1 {
    /** List the zone's origin cloud region mappings (deprecated path).
     *  @http GET /zones/{zone_id}/cache/origin_cloud_regions
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-list
     *  @deprecated cache.originCloudRegions.list */
    list(params: V1ListParams, options?: RequestOptions): APIPromise<OriginCloudRegionsListResult>;

    /** Map an origin IP to a vendor's cloud region (deprecated path).
     *  @http POST /zones/{zone_id}/cache/origin_cloud_regions
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-create
     *  @deprecated cache.originCloudRegions.update */
    create(params: V1CreateParams, options?: RequestOptions): APIPromise<OriginCloudRegionSingleResult>;

    /** Map an origin IP anew or change its cloud region (deprecated path).
     *  @http PATCH /zones/{zone_id}/cache/origin_cloud_regions
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-upsert
     *  @deprecated cache.originCloudRegions.update */
    edit(params: V1EditParams, options?: RequestOptions): APIPromise<OriginCloudRegionsListResult>;

    /** Read one origin IP's mapped cloud region (deprecated path).
     *  @http GET /zones/{zone_id}/cache/origin_cloud_regions/{origin_ip}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-get
     *  @deprecated cache.originCloudRegions.get */
    get(originIp: string, params: V1GetParams, options?: RequestOptions): APIPromise<OriginCloudRegionSingleResult>;

    /** Drop one origin IP's cloud region mapping (deprecated path).
     *  @http DELETE /zones/{zone_id}/cache/origin_cloud_regions/{origin_ip}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-delete
     *  @deprecated cache.originCloudRegions.delete */
    delete(originIp: string, params: V1DeleteParams, options?: RequestOptions): APIPromise<OriginCloudRegionSingleResult>;

    /** Add or change several origin mappings at once (deprecated path).
     *  @http PATCH /zones/{zone_id}/cache/origin_cloud_regions/batch
     *  @body json required
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-batch-upsert
     *  @deprecated cache.originCloudRegions.bulkUpdate */
    bulkEdit(params: V1BulkEditParams, options?: RequestOptions): APIPromise<OriginCloudRegionBatchResult>;

    /** Drop several origin mappings at once (deprecated path).
     *  @http DELETE /zones/{zone_id}/cache/origin_cloud_regions/batch
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-batch-delete
     *  @deprecated cache.originCloudRegions.bulkDelete */
    bulkDelete(params: V1BulkDeleteParams, options?: RequestOptions): APIPromise<OriginCloudRegionBatchResult>;

    /** List the vendors' cloud regions that can be chosen (deprecated path).
     *  @http GET /zones/{zone_id}/cache/origin_cloud_regions/supported_regions
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-supported-regions
     *  @deprecated cache.originCloudRegions.supportedRegions */
    supportedRegions(params: V1SupportedRegionsParams, options?: RequestOptions): APIPromise<SupportedCloudRegionsResult>;
  }

  export type V1ListParams = InZone;

  export type V1CreateParams = V1EditParams;

  export interface V1EditParams extends InZone {
    /** @example "192.0.2.1" */ ip: string;
    /** @example "us-east-1" */ region: string;
    vendor: 'aws' | 'azure' | 'gcp' | 'oci';
  }

  export type V1GetParams = InZone;

  export type V1DeleteParams = InZone;

  export interface V1BulkEditParams extends InZone {
    /** @body @maxItems 100 */ body: OriginCloudRegionRequest[];
  }

  export type V1BulkDeleteParams = InZone;

  export type V1SupportedRegionsParams = InZone;
}
