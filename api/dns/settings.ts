import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, InZone, Integer, ResourceID } from '../_shared.ts';
import type { DNS } from './index.ts';

/** Nameserver, SOA and mode choices. */
export interface Settings {
  readonly zone: Settings.Zone;
  readonly account: Settings.Account;
}

export declare namespace Settings {
  /** Choices that hold for a single zone. */
  export interface Zone {
    /** Change given DNS settings of a zone, such as nameservers, SOA or mode.
     *  @http PATCH /zones/{zone_id}/dns_settings
     *  @body json required
     *  @permission Zone DNS Settings Write; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(params: ZoneEditParams, options?: RequestOptions): APIPromise<ZoneGetResponse>;

    /** Read a zone's DNS settings, among them nameservers, SOA and mode.
     *  @http GET /zones/{zone_id}/dns_settings
     *  @permission Zone DNS Settings Write; Zone DNS Settings Read; DNS Read; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: ZoneGetParams, options?: RequestOptions): APIPromise<ZoneGetResponse>;
  }

  export interface ZoneEditParams extends InZone {
    flatten_all_cnames?: boolean;
    /** @deprecated */ foundation_dns?: boolean;
    internal_dns?: ZoneEditParams.InternalDNS;
    multi_provider?: boolean;
    nameservers?: ZoneEditParams.Nameservers;
    /** @min 30 @max 86400 @unit seconds @example 86400 */ ns_ttl?: number;
    secondary_overrides?: boolean;
    soa?: ZoneEditParams.SOA;
    zone_mode?: 'standard' | 'cdn_only' | 'dns_only';
  }
  export namespace ZoneEditParams {
    export interface InternalDNS {
      reference_zone_id?: string;
    }
    export interface Nameservers {
      /** @min 1 @max 5 @example 1 */ ns_set?: Integer;
      type?: 'cloudflare.standard' | 'cloudflare.advanced' | 'custom.account' | 'custom.tenant' | 'custom.zone';
    }
    export interface SOA {
      /** @min 86400 @max 2419200 @example 604800 */ expire?: number;
      /** @min 60 @max 86400 @unit seconds @example 1800 */ min_ttl?: number;
      /** @example "kristina.ns.cloudflare.com" */ mname?: string | null;
      /** @min 600 @max 86400 @example 10000 */ refresh?: number;
      /** @min 600 @max 86400 @example 2400 */ retry?: number;
      /** @example "admin.example.com" */ rname?: string;
      /** @min 300 @max 86400 @unit seconds @example 3600 */ ttl?: number;
    }
  }

  export import ZoneEditResponse = Settings.ZoneGetResponse;

  export type ZoneGetParams = InZone;

  export interface ZoneGetResponse {
    flatten_all_cnames: boolean;
    /** @deprecated */ foundation_dns: boolean;
    internal_dns: ZoneEditParams.InternalDNS;
    multi_provider: boolean;
    nameservers: ZoneGetResponse.Nameservers;
    /** @min 30 @max 86400 @unit seconds @example 86400 */ ns_ttl: number;
    secondary_overrides: boolean;
    soa: ZoneEditParams.SOA;
    zone_mode: 'standard' | 'cdn_only' | 'dns_only';
  }
  export namespace ZoneGetResponse {
    export type InternalDNS = ZoneEditParams.InternalDNS;
    export interface Nameservers {
      type: 'cloudflare.standard' | 'cloudflare.advanced' | 'custom.account' | 'custom.tenant' | 'custom.zone';
      /** @min 1 @max 5 @example 1 */ ns_set?: Integer;
    }
    export type SOA = ZoneEditParams.SOA;
  }

  /** Defaults that new zones of the account receive. */
  export interface Account {
    readonly views: Account.Views;

    /** Change the account's DNS-only enforcement or defaults for new zones.
     *  @http PATCH /accounts/{account_id}/dns_settings
     *  @body json required
     *  @permission Account DNS Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    edit(params: AccountEditParams, options?: RequestOptions): APIPromise<AccountGetResponse>;

    /** Read the account's DNS settings and its defaults for new zones.
     *  @http GET /accounts/{account_id}/dns_settings
     *  @permission Account DNS Settings Write; Account DNS Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: AccountGetParams, options?: RequestOptions): APIPromise<AccountGetResponse>;
  }

  export interface AccountEditParams extends InAccount {
    enforce_dns_only?: boolean;
    zone_defaults?: AccountEditParams.ZoneDefaults;
  }
  export namespace AccountEditParams {
    export interface ZoneDefaults {
      flatten_all_cnames?: boolean;
      /** @deprecated */ foundation_dns?: boolean;
      internal_dns?: ZoneEditParams.InternalDNS;
      multi_provider?: boolean;
      nameservers?: ZoneDefaults.Nameservers;
      /** @min 30 @max 86400 @unit seconds @example 86400 */ ns_ttl?: number;
      secondary_overrides?: boolean;
      soa?: ZoneEditParams.SOA;
      zone_mode?: 'standard' | 'cdn_only' | 'dns_only';
    }
    export namespace ZoneDefaults {
      export type InternalDNS = ZoneEditParams.InternalDNS;
      export interface Nameservers {
        type?: 'cloudflare.standard' | 'cloudflare.advanced' | 'cloudflare.standard.random' | 'custom.account' | 'custom.tenant';
      }
      export type SOA = ZoneEditParams.SOA;
    }
  }

  export import AccountEditResponse = Settings.AccountGetResponse;

  export type AccountGetParams = InAccount;

  export interface AccountGetResponse {
    zone_defaults: AccountGetResponse.ZoneDefaults;
    enforce_dns_only?: boolean;
  }
  export namespace AccountGetResponse {
    export interface ZoneDefaults {
      flatten_all_cnames: boolean;
      /** @deprecated */ foundation_dns: boolean;
      internal_dns: ZoneEditParams.InternalDNS;
      multi_provider: boolean;
      nameservers: ZoneDefaults.Nameservers;
      /** @min 30 @max 86400 @unit seconds @example 86400 */ ns_ttl: number;
      secondary_overrides: boolean;
      soa: ZoneEditParams.SOA;
      zone_mode: 'standard' | 'cdn_only' | 'dns_only';
    }
    export namespace ZoneDefaults {
      export type InternalDNS = ZoneEditParams.InternalDNS;
      export interface Nameservers {
        type: 'cloudflare.standard' | 'cloudflare.advanced' | 'cloudflare.standard.random' | 'custom.account' | 'custom.tenant';
      }
      export type SOA = ZoneEditParams.SOA;
    }
  }
}

export declare namespace Settings.Account {
  /** Groups of internal zones that are resolved together. */
  export interface Views {
    /** Create an internal DNS view that groups the given zones.
     *  @http POST /accounts/{account_id}/dns_settings/views
     *  @permission DNS View Write
     *  @plans enterprise
     *  @availability ga */
    create(params: ViewCreateParams, options?: RequestOptions): APIPromise<ViewGetResponse>;

    /** Page through internal DNS views, filtered by view name or member zone.
     *  @http GET /accounts/{account_id}/dns_settings/views
     *  @permission DNS View Write; DNS View Read
     *  @plans enterprise
     *  @availability ga */
    list(params: ViewListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ViewGetResponse>, ViewGetResponse>;

    /** Delete an internal DNS view, leaving its zones in place.
     *  @http DELETE /accounts/{account_id}/dns_settings/views/{view_id}
     *  @permission DNS View Write
     *  @plans enterprise
     *  @availability ga */
    delete(viewID: ResourceID, params: ViewDeleteParams, options?: RequestOptions): APIPromise<DNS.RecordDeleteResponse>;

    /** Rename an internal DNS view or change which zones it groups.
     *  @http PATCH /accounts/{account_id}/dns_settings/views/{view_id}
     *  @body json required
     *  @permission DNS View Write
     *  @plans enterprise
     *  @availability ga */
    edit(viewID: ResourceID, params: ViewEditParams, options?: RequestOptions): APIPromise<ViewGetResponse>;

    /** Retrieve one internal DNS view and the zones in it.
     *  @http GET /accounts/{account_id}/dns_settings/views/{view_id}
     *  @permission DNS View Write; DNS View Read
     *  @plans enterprise
     *  @availability ga */
    get(viewID: ResourceID, params: ViewGetParams, options?: RequestOptions): APIPromise<ViewGetResponse>;
  }

  export interface ViewCreateParams extends InAccount {
    /** @minLength 1 @maxLength 255 */ name: string;
    zones: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export type ViewCreateResponse = ViewGetResponse;

  export interface ViewListParams {
    account_id: ResourceID;
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default "all" */ match?: 'any' | 'all';
    name?: DNS.RecordListParams.Name;
    order?: 'name' | 'created_on' | 'modified_on';
    zone_id?: ResourceID;
    /** @example "www.example.com" */ zone_name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 5000000 @default 100 @example 5 */ per_page?: number;
  }
  export namespace ViewListParams {
    export type Name = DNS.RecordListParams.Name;
  }

  export type ViewListResponse = ViewGetResponse;

  export type ViewDeleteParams = InAccount;

  export type ViewDeleteResponse = DNS.RecordDeleteResponse;

  export interface ViewEditParams extends InAccount {
    /** @minLength 1 @maxLength 255 */ name?: string;
    zones?: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export type ViewEditResponse = ViewGetResponse;

  export type ViewGetParams = InAccount;

  export interface ViewGetResponse {
    id: ResourceID;
    /** @readOnly */ created_time: DateTime;
    /** @readOnly */ modified_time: DateTime;
    /** @minLength 1 @maxLength 255 */ name: string;
    zones: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export type ViewListResponsesV4PagePaginationArray = V4PagePaginationArray<ViewGetResponse>;
}
