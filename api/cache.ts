import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Cache: Stored copies of content at Cloudflare, and how to purge and tune them.
 *  @product cache Cache
 *  @docs https://developers.cloudflare.com/cache/ */
export interface Cache {
  readonly cacheReserve: Cache.CacheReserveResource;
  readonly smartTieredCache: Cache.SmartTieredCache;
  readonly variants: Cache.Variants;
  readonly regionalTieredCache: Cache.RegionalTieredCacheResource;
  readonly originCloudRegions: Cache.OriginCloudRegions;

  /** Purge a zone's cached content: all of it, or by tag, host, prefix, file.
   *
   *  One kind a request: up to 100 tags, hosts, prefixes or files (500 files on Enterprise). Takes effect within seconds; the next requests go
   *  to the origin. How many purges are allowed a minute depends on the plan.
   *  @http POST /zones/{zone_id}/purge_cache
   *  @body json required
   *  @permission Cache Purge
   *  @availability ga
   *  @confirm
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "files": ["https://www.example.com/css/styles.css"] }
   *  @aliases purge everything; clear cache; invalidate cache; cache tags
   *  @most 100 */
  purge(params: Cache.CacheParams, options?: RequestOptions): APIPromise<Cache.CacheResult | null>;

  /** Purge cached content of one environment of a zone.
   *
   *  The zone's other environments keep theirs. The kinds and limits are those of `purge`.
   *  @http POST /zones/{zone_id}/environments/{environment_id}/purge_cache
   *  @body json required
   *  @permission Cache Purge
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "environment_id": "a4f8c1d2e3b4", "purge_everything": true } */
  purgeEnvironment(
    environmentID: ResourceID,
    params: Cache.CacheParams,
    options?: RequestOptions,
  ): APIPromise<Cache.CacheResult | null>;

  /** Invalidate a zone's cached content: all of it, or in part.
   *
   *  Files are not dropped but marked stale: the next request checks with the origin if they have changed.
   *  @http POST /zones/{zone_id}/invalidate_cache
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "tags": ["product-42"] } */
  invalidate(params: Cache.CacheParams, options?: RequestOptions): APIPromise<Cache.CacheData | null>;

  /** Invalidate cached content of one environment of a zone.
   *  @http POST /zones/{zone_id}/environments/{environment_id}/invalidate_cache */
  invalidateEnvironment(
    environmentID: string,
    params: Cache.CacheParams,
    options?: RequestOptions,
  ): APIPromise<Cache.CacheData | null>;
}

export declare namespace Cache {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether the plan of the zone lets it be changed. */ editable: boolean;
    /** Reason the item was not applied; only on failed items. */ error: string;
    /** Region of the vendor, as `supportedRegions` lists it. */ region: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Environment to work on, as `zones.environments.list` shows it. @from zones.environments.list */ environment_id: string;
    /** Origin IP to work on, as `cache.originCloudRegions.list` shows it. @from cache.originCloudRegions.list */ origin_ip: string;
  }

  export type CacheParams =
    | CachePurgeFlexPurgeByTags | CachePurgeFlexPurgeByHostnames | CachePurgeFlexPurgeByPrefixes
    | CachePurgeEverything | CachePurgeSingleFile | CachePurgeSingleFileWithURLAndHeaders;

  export interface CacheResult {
    /** Id under which the purge was recorded; there is nothing to look up by it. */ id: ResourceID;
  }

  export interface CacheData {
    /** Identifies the request; it says nothing about its end. */ id: string;
  }

  export interface CachePurgeFlexPurgeByTags extends InZone {
    /** Cache-Tags whose responses are purged, in any letter case. @minItems 1 */ tags?: string[];
  }

  export interface CachePurgeFlexPurgeByHostnames extends InZone {
    /** Hostnames whose responses are all purged. @minItems 1 */ hosts?: string[];
  }

  export interface CachePurgeFlexPurgeByPrefixes extends InZone {
    /** Host and path beginnings, without scheme, whose responses are purged. @minItems 1 @example ["www.example.com/images"] */ prefixes?: string[];
  }

  export interface CachePurgeEverything extends InZone {
    /** Must be true: purges everything the zone has in cache. */ purge_everything?: boolean;
  }

  export interface CachePurgeSingleFile extends InZone {
    /** Full addresses to purge, exactly as they were requested. @minItems 1 */ files?: string[];
  }

  export interface CachePurgeSingleFileWithURLAndHeaders extends InZone {
    /** Addresses to purge, each with the headers that are part of its cache key. @minItems 1 */ files?: CachePurgeSingleFileWithURLAndHeaders.File[];
  }
  export namespace CachePurgeSingleFileWithURLAndHeaders {
    export interface File {
      /** Header names and values that the cache key holds, such as `CF-IPCountry` or `CF-Device-Type`. */ headers?: { [key: string]: string };
      /** Full address to purge, with scheme, exactly as it was requested. @example "http://www.example.com/cat_picture.jpg" @format uri */
      url?: string;
    }
  }

  /** Long-term storage for cached content, backed by R2. */
  export interface CacheReserveResource {
    /** Start emptying a zone's Cache Reserve, in the background.
     *
     *  Turn Cache Reserve off first. Takes up to 24 hours, during which it cannot be turned on again, stopped or undone; poll `status`.
     *  @http POST /zones/{zone_id}/cache/cache_reserve_clear
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @waits cache.cacheReserve.status state done=Completed */
    clear(params: InZone, options?: RequestOptions): APIPromise<CacheReserveResult>;

    /** Edit whether Cache Reserve is on for a zone.
     *
     *  Needs a paid Cache Reserve subscription: storage and operations are billed. Tiered Cache is recommended along with it.
     *  @http PATCH /zones/{zone_id}/cache/cache_reserve
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "on" } */
    edit(params: CacheReserveEditParams, options?: RequestOptions): APIPromise<CacheReserveData>;

    /** Get whether Cache Reserve is on for a zone.
     *  @http GET /zones/{zone_id}/cache/cache_reserve
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<CacheReserveData>;

    /** Get how far the latest Cache Reserve clear is.
     *  @http GET /zones/{zone_id}/cache/cache_reserve_clear
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise */
    status(params: InZone, options?: RequestOptions): APIPromise<CacheReserveResult>;
  }

  export interface CacheReserveResult {
    /** Setting that the status belongs to. */ id: CacheReserveClear;
    /** Time at which the clear began. */ start_ts: DateTime;
    /** Whether the clear runs or is done. */ state: State;
    /** Time at which the clear was done; absent while it runs. */ end_ts?: DateTime;
    /** @readOnly */ modified_on?: DateTime | null;
  }

  export interface CacheReserveEditParams extends InZone {
    /** Whether cacheable files are also kept in Cache Reserve. @default "off" */ value: 'on' | 'off';
  }

  export interface CacheReserveData {
    /** Setting that the value belongs to: Cache Reserve. */ id: CacheReserve;
    editable: boolean;
    /** Whether cacheable files are also kept in Cache Reserve. @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  /** Automatic choice of the best upper-tier data center for an origin. */
  export interface SmartTieredCache {
    /** Create the Smart Tiered Cache setting of a zone with a given value.
     *  @http POST /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    create(params: SmartTieredCacheParams, options?: RequestOptions): APIPromise<SmartTieredCacheResult>;

    /** Delete the Smart Tiered Cache setting of a zone.
     *
     *  Without it the generic topology is used.
     *  @http DELETE /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise */
    delete(params: InZone, options?: RequestOptions): APIPromise<SmartTieredCacheDeleteResponse>;

    /** Edit whether Smart Tiered Cache is on for a zone.
     *
     *  On, Cloudflare asks the origin through the one data center that reaches it fastest.
     *  @http PATCH /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Write
     *  @plans free pro business enterprise
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "on" } */
    edit(params: SmartTieredCacheParams, options?: RequestOptions): APIPromise<SmartTieredCacheResult>;

    /** Get whether Smart Tiered Cache is on for a zone.
     *  @http GET /zones/{zone_id}/cache/tiered_cache_smart_topology_enable
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans free pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<SmartTieredCacheResult>;
  }

  export interface SmartTieredCacheParams extends InZone {
    /** Whether Cloudflare picks the upper tier for each origin by latency. */ value: 'on' | 'off';
  }

  export interface SmartTieredCacheResult {
    /** Setting that the value belongs to: Smart Tiered Cache. */ id: 'tiered_cache_smart_topology_enable';
    editable: boolean;
    /** Whether Cloudflare picks the upper tier for each origin by latency. @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  export interface SmartTieredCacheDeleteResponse {
    /** Setting that the value belongs to: Smart Tiered Cache. */ id: 'tiered_cache_smart_topology_enable';
    editable: boolean;
    modified_on?: DateTime | null;
  }

  /** Image formats that may be cached side by side for one URL. */
  export interface Variants {
    /** Delete the zone's cache variants for image types.
     *
     *  Images whose origin answers with another type are then no longer cached as variants.
     *  @http DELETE /zones/{zone_id}/cache/variants
     *  @permission Zone Settings Write; Zone Write
     *  @plans pro business enterprise */
    delete(params: InZone, options?: RequestOptions): APIPromise<VariantDeleteResponse>;

    /** Edit which image types are cached as variants per file extension.
     *
     *  Lets one address have several cached answers, chosen by `Accept`. The origin has to send `Vary: Accept`.
     *  @http PATCH /zones/{zone_id}/cache/variants
     *  @permission Zone Settings Write; Zone Write
     *  @plans pro business enterprise
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": { "jpeg": ["image/webp", "image/avif"], "png": ["image/webp"] } } */
    edit(params: VariantEditParams, options?: RequestOptions): APIPromise<Variant>;

    /** Get which cache variants are set per image file extension.
     *  @http GET /zones/{zone_id}/cache/variants
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans pro business enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<Variant>;
  }

  export interface VariantDeleteResponse {
    /** Setting that the value belongs to: cache variants. */ id: 'variants';
    editable: boolean;
    modified_on?: DateTime | null;
  }

  export interface VariantEditParams extends InZone {
    /** Variants per file extension; extensions left out have none. */ value: Variant.Value;
  }

  export interface Variant {
    /** Setting that the value belongs to: cache variants. */ id: 'variants';
    editable: boolean;
    /** Variants per file extension; extensions left out have none. */ value: Variant.Value;
    modified_on?: DateTime | null;
  }
  export namespace Variant {
    export interface Value {
      /** MIME types that may be cached for `.avif` files. @unique @minItems 1 */ avif?: string[];
      /** MIME types that may be cached for `.bmp` files. @unique @minItems 1 */ bmp?: string[];
      /** MIME types that may be cached for `.gif` files. @unique @minItems 1 */ gif?: string[];
      /** MIME types that may be cached for `.jp2` files. @unique @minItems 1 */ jp2?: string[];
      /** MIME types that may be cached for `.jpeg` files. @unique @minItems 1 */ jpeg?: string[];
      /** MIME types that may be cached for `.jpg` files. @unique @minItems 1 */ jpg?: string[];
      /** MIME types that may be cached for `.jpg2` files. @unique @minItems 1 */ jpg2?: string[];
      /** MIME types that may be cached for `.png` files. @unique @minItems 1 */ png?: string[];
      /** MIME types that may be cached for `.tif` files. @unique @minItems 1 */ tif?: string[];
      /** MIME types that may be cached for `.tiff` files. @unique @minItems 1 */ tiff?: string[];
      /** MIME types that may be cached for `.webp` files. @unique @minItems 1 */ webp?: string[];
    }
  }

  /** An extra tier within each region for globally spread sites. */
  export interface RegionalTieredCacheResource {
    /** Edit whether Regional Tiered Cache is on for a zone.
     *
     *  Adds a regional data center between the lower and the upper tier; Enterprise only.
     *  @http PATCH /zones/{zone_id}/cache/regional_tiered_cache
     *  @permission Zone Settings Write; Zone Write
     *  @plans enterprise
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "on" } */
    edit(params: RegionalTieredCacheEditParams, options?: RequestOptions): APIPromise<RegionalTieredCacheResult>;

    /** Get whether Regional Tiered Cache is on for a zone.
     *  @http GET /zones/{zone_id}/cache/regional_tiered_cache
     *  @permission Zone Settings Write; Zone Settings Read; Zone Read; Zone Write
     *  @plans enterprise */
    get(params: InZone, options?: RequestOptions): APIPromise<RegionalTieredCacheResult>;
  }

  export interface RegionalTieredCacheEditParams extends InZone {
    /** Whether a regional data center is asked before the upper tier. @default "off" */ value: 'on' | 'off';
  }

  export interface RegionalTieredCacheResult {
    /** Setting that the value belongs to: Regional Tiered Cache. */ id: RegionalTieredCache;
    editable: boolean;
    /** Whether a regional data center is asked before the upper tier. @default "off" */ value: 'on' | 'off';
    modified_on?: DateTime | null;
  }

  /** Cloud region of an origin IP, used to pick the nearest upper tier. */
  export interface OriginCloudRegions {
    readonly v1: OriginCloudRegions.V1;

    /** Replace the cloud region mapping of one origin IP.
     *
     *  Creates the mapping if there is none. Smart Tiered Cache then picks an upper tier near that region.
     *  @http PUT /zones/{zone_id}/origin/cloud_regions/{origin_ip}
     *  @plans free pro business enterprise
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "origin_ip": "192.0.2.1", "vendor": "aws", "region": "us-east-1" } */
    update(originIP: string, params: OriginCloudRegionUpdateParams, options?: RequestOptions): APIPromise<OriginCloudRegion>;

    /** List the origin IPs of a zone that have a cloud region mapping.
     *  @http GET /zones/{zone_id}/origin/cloud_regions
     *  @plans free pro business enterprise
     *  @columns origin_ip vendor region modified_on
     *  @key origin_ip */
    list(
      params: OriginCloudRegionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OriginCloudRegion>, OriginCloudRegion>;

    /** Delete the cloud region mapping of one origin IP.
     *  @http DELETE /zones/{zone_id}/origin/cloud_regions/{origin_ip}
     *  @plans free pro business enterprise */
    delete(originIP: string, params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionDeleteResponse>;

    /** Delete the cloud region mappings of several origin IPs.
     *
     *  At most 100 addresses. Each is handled on its own: see `failed` for those that could not be deleted.
     *  @http DELETE /zones/{zone_id}/origin/cloud_regions/batch
     *  @plans free pro business enterprise
     *  @most 100 */
    bulkDelete(params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionResult>;

    /** Replace the cloud region mappings of several origin IPs.
     *
     *  At most 100. Mappings not named stay. Each is handled on its own: see `failed` for those that were refused.
     *  @http PUT /zones/{zone_id}/origin/cloud_regions/batch
     *  @plans free pro business enterprise
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [
     *      { "origin_ip": "192.0.2.1", "vendor": "aws", "region": "us-east-1" },
     *      { "origin_ip": "2001:db8::1", "vendor": "gcp", "region": "us-central1" }
     *    ]
     *  }
     *  @most 100 */
    bulkUpdate(params: OriginCloudRegionBulkUpdateParams, options?: RequestOptions): APIPromise<OriginCloudRegionResult>;

    /** Get the cloud vendor and region mapped to one origin IP.
     *  @http GET /zones/{zone_id}/origin/cloud_regions/{origin_ip}
     *  @plans free pro business enterprise */
    get(originIP: string, params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegion>;

    /** List the cloud vendors and regions an origin IP can be mapped to.
     *  @http GET /zones/{zone_id}/origin/cloud_regions/supported_regions
     *  @plans free pro business enterprise */
    supportedRegions(params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionSupportedRegionsResponse>;
  }

  export interface OriginRegion {
    /** @example "us-east-1" @minLength 1 */ region: string;
    /** Cloud that hosts the origin. */ vendor: 'aws' | 'azure' | 'gcp' | 'oci' | (string & {});
  }

  export interface OriginCloudRegionUpdateParams extends InZone, OriginRegion {
    /** Address of the origin, IPv4 or IPv6; in the body it must be the same as in the path.
     *  @inBody @example "192.0.2.1" @minLength 1 */
    origin_ip: string;
  }

  export interface OriginCloudRegionListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface OriginCloudRegionDeleteResponse {
    /** Address whose mapping was deleted. @example "192.0.2.1" */ origin_ip: string;
  }

  export interface OriginCloudRegionResult {
    /** Items that were not applied, each with its error. */ failed: OriginCloudRegionResult.Failed[];
    /** Items that were applied. */ succeeded: OriginCloudRegionResult.Failed[];
  }
  export namespace OriginCloudRegionResult {
    export interface Failed {
      /** Address the item is about. @example "192.0.2.1" */ origin_ip: string;
      error?: string;
      /** Region that is mapped now, or was until it was deleted. @example "us-east-1" */ region?: string;
      /** Cloud that is mapped now, or was until it was deleted. @example "aws" */ vendor?: string;
    }
  }

  export interface OriginCloudRegionBulkUpdateParams extends InZone {
    /** Mappings to set, one per origin address. @body @maxItems 100 @minItems 1 */ body: OriginCloudRegionBulkUpdateParams.Body[];
  }
  export namespace OriginCloudRegionBulkUpdateParams {
    export interface Body extends OriginRegion {
      /** Address of the origin, IPv4 or IPv6. @example "192.0.2.1" */ origin_ip: string;
    }
  }

  export interface OriginCloudRegionSupportedRegionsResponse {
    /** Whether the data centers near the regions could be found out. */ obtained_codes: boolean;
    /** Regions by vendor. */ vendors: { [key: string]: OriginCloudRegionSupportedRegionsResponse.Vendor[] };
  }
  export namespace OriginCloudRegionSupportedRegionsResponse {
    export interface Vendor {
      /** Name the cloud itself gives the region. @example "us-east-1" */ name: string;
      /** Airport codes of the data centers that serve as upper tier for the region. */ upper_tier_colos: string[];
    }
  }

  export type OriginCloudRegionListResponsesV4PagePaginationArray = V4PagePaginationArray<OriginCloudRegion>;

  export interface OriginCloudRegion {
    /** Address of the origin server, written in its shortest standard form. @example "192.0.2.1" */ origin_ip: string;
    /** @example "us-east-1" */ region: string;
    /** Cloud in which the origin server runs. */ vendor: 'aws' | 'azure' | 'gcp' | 'oci';
    /** @readOnly */ modified_on?: DateTime;
  }

  export type CacheReserve = 'cache_reserve';

  export type CacheReserveClear = 'cache_reserve_clear';

  export type RegionalTieredCache = 'tc_regional';

  export type State = 'In-progress' | 'Completed';

  export interface OriginCloudRegionsListResult {
    editable: boolean;
    /** Setting that the value belongs to: cloud regions of origins. */ id: 'origin_public_cloud_region';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Mappings of the zone. */ value: OriginCloudRegionEntry[];
  }

  export interface OriginCloudRegionEntry {
    /** @readOnly */ modified_on?: DateTime;
    /** Address of the origin; IPv6 in its short form. @example "192.0.2.1" */ 'origin-ip': string;
    /** @example "us-east-1" */ region: string;
    /** Cloud that hosts the origin. */ vendor: 'aws' | 'azure' | 'gcp' | 'oci';
  }

  export interface OriginCloudRegionSingleResult {
    editable: boolean;
    /** Setting that the value belongs to: cloud regions of origins. */ id: 'origin_public_cloud_region';
    /** @readOnly */ modified_on?: DateTime;
    /** The mapping of one address. */ value: OriginCloudRegionEntry;
  }

  export interface OriginCloudRegionBatchResult {
    editable: boolean;
    /** Setting that the value belongs to: cloud regions of origins. */ id: 'origin_public_cloud_region';
    /** @readOnly */ modified_on?: DateTime | null;
    /** Outcome of each item. */ value: {
      /** Items that were not applied, each with its error. */ failed: OriginCloudRegionBatchItemResult[];
      /** Items that were applied. */ succeeded: OriginCloudRegionBatchItemResult[];
    };
  }

  export interface OriginCloudRegionBatchItemResult {
    error?: string;
    /** Address of the origin; IPv6 in its short form. @example "192.0.2.1" */ 'origin-ip': string;
    /** @example "us-east-1" */ region?: string;
    /** Cloud that is mapped now, or was until it was deleted. @example "aws" */ vendor?: string;
  }

  export interface OriginCloudRegionRequest extends OriginRegion {
    /** Address of the origin, IPv4 or IPv6. @example "192.0.2.1" @format ip */ ip: string;
  }

  export interface SupportedCloudRegionsResult {
    /** Whether the data centers near the regions could be found out. */ obtained_codes: boolean;
    /** Regions by vendor. */ vendors: { [key: string]: SupportedCloudRegion[] };
  }

  export interface SupportedCloudRegion {
    /** Region as mappings name it. @example "us-east-1" */ name: string;
    /** Airport codes of the data centers that serve as upper tier for the region. */ upper_tier_colos: string[];
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
    list(params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionsListResult>;

    /** Create a cloud region mapping of an origin IP (deprecated path).
     *
     *  Refused if the address is mapped already. Use `originCloudRegions.update`.
     *  @http POST /zones/{zone_id}/cache/origin_cloud_regions
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-create
     *  @deprecated cache.originCloudRegions.update */
    create(params: V1Params, options?: RequestOptions): APIPromise<OriginCloudRegionSingleResult>;

    /** Edit or add the mapping of an origin IP (deprecated path).
     *
     *  Use `originCloudRegions.update`.
     *  @http PATCH /zones/{zone_id}/cache/origin_cloud_regions
     *  @demands ip region vendor
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-upsert
     *  @deprecated cache.originCloudRegions.update */
    edit(params: V1Params, options?: RequestOptions): APIPromise<OriginCloudRegionsListResult>;

    /** Get one origin IP's mapped cloud region (deprecated path).
     *  @http GET /zones/{zone_id}/cache/origin_cloud_regions/{origin_ip}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-get
     *  @deprecated cache.originCloudRegions.get */
    get(originIp: string, params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionSingleResult>;

    /** Delete one origin IP's cloud region mapping (deprecated path).
     *  @http DELETE /zones/{zone_id}/cache/origin_cloud_regions/{origin_ip}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-delete
     *  @deprecated cache.originCloudRegions.delete */
    delete(originIp: string, params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionSingleResult>;

    /** Edit or add several origin mappings at once (deprecated path).
     *
     *  At most 100. Use `originCloudRegions.bulkUpdate`.
     *  @http PATCH /zones/{zone_id}/cache/origin_cloud_regions/batch
     *  @body json required
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-batch-upsert
     *  @deprecated cache.originCloudRegions.bulkUpdate
     *  @most 100 */
    bulkEdit(params: V1BulkEditParams, options?: RequestOptions): APIPromise<OriginCloudRegionBatchResult>;

    /** Delete several origin mappings at once (deprecated path).
     *
     *  At most 100. Use `originCloudRegions.bulkDelete`.
     *  @http DELETE /zones/{zone_id}/cache/origin_cloud_regions/batch
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-batch-delete
     *  @deprecated cache.originCloudRegions.bulkDelete
     *  @most 100 */
    bulkDelete(params: InZone, options?: RequestOptions): APIPromise<OriginCloudRegionBatchResult>;

    /** List the vendors' cloud regions that can be chosen (deprecated path).
     *  @http GET /zones/{zone_id}/cache/origin_cloud_regions/supported_regions
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/origin-cloud-regions-supported-regions
     *  @deprecated cache.originCloudRegions.supportedRegions */
    supportedRegions(params: InZone, options?: RequestOptions): APIPromise<SupportedCloudRegionsResult>;
  }

  export interface V1Params extends InZone, OriginRegion {
    /** Address of the origin, IPv4 or IPv6. @example "192.0.2.1" @format ip */ ip: string;
  }

  export interface V1BulkEditParams extends InZone {
    /** Mappings to add or change. @body @maxItems 100 @minItems 1 */ body: OriginCloudRegionRequest[];
  }
}
