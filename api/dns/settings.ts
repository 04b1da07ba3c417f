import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer, InZone, ResourceID } from '../_shared.ts';
import type { DNS } from './index.ts';

/** Nameserver, SOA and mode choices. */
export interface Settings {
  readonly zone: Settings.Zone;
  readonly account: Settings.Account;
}

export declare namespace Settings {
  /** Choices that hold for a single zone. */
  export interface Zone {
    /** Edit DNS settings of a zone, such as nameservers, SOA or mode.
     *
     *  Only what is given changes. Other nameservers take effect only once the registrar lists them.
     *  @http PATCH /zones/{zone_id}/dns_settings
     *  @body json required
     *  @permission Zone DNS Settings Write; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "flatten_all_cnames": false, "multi_provider": false, "ns_ttl": 86400 } */
    edit(params: ZoneEditParams, options?: RequestOptions): APIPromise<ZoneResult>;

    /** Get a zone's DNS settings, such as nameservers, SOA and mode.
     *  @http GET /zones/{zone_id}/dns_settings
     *  @permission Zone DNS Settings Write; Zone DNS Settings Read; DNS Read; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<ZoneResult>;
  }

  export interface ZoneDefaultsChange {
    /** Whether all CNAME records of the zone are answered with their final addresses; the apex is flattened anyway. */ flatten_all_cnames?: boolean;
    /** Whether the zone uses advanced nameservers (Foundation DNS); deprecated, set `nameservers.type` instead. @deprecated */
    foundation_dns?: boolean;
    /** Settings of an internal zone. */ internal_dns?: InternalDNS;
    /** Whether NS records at the apex are served as they are, so that other providers can answer for the zone too. */ multi_provider?: boolean;
    /** Seconds resolvers may cache the zone's NS records. @min 30 @max 86400 @unit seconds @example 86400 */ ns_ttl?: number;
    /** Whether a secondary zone may proxy records and have a CNAME at its apex, against what the primary says. */ secondary_overrides?: boolean;
    /** Parts of the zone's SOA record. */ soa?: SOA;
    /** Whether the zone has DNS and proxy (`standard`), only the proxy, or only DNS. */ zone_mode?: 'standard' | 'cdn_only' | 'dns_only' | (string & {});
  }

  export interface ZoneEditParams extends InZone, ZoneDefaultsChange {
    /** Nameservers that answer for the zone. */ nameservers?:
      | ZoneResult.DNSSettingsZoneNameserversCloudflare
      | ZoneResult.DNSSettingsZoneNameserversCustomExisting
      | ZoneResult.DNSSettingsZoneNameserversCustomSet;
  }

  export interface ZoneDefaultsResult extends ZoneDefaultsChange {
    flatten_all_cnames: boolean;
    /** @deprecated */ foundation_dns: boolean;
    internal_dns: InternalDNS;
    multi_provider: boolean;
    /** @min 30 @max 86400 @unit seconds @example 86400 */ ns_ttl: number;
    secondary_overrides: boolean;
    soa: SOA;
    zone_mode: 'standard' | 'cdn_only' | 'dns_only';
  }

  export interface ZoneResult extends ZoneDefaultsResult {
    /** Nameservers that answer for the zone. */ nameservers:
      | ZoneResult.DNSSettingsZoneNameserversCloudflare
      | ZoneResult.DNSSettingsZoneNameserversCustomExisting
      | ZoneResult.DNSSettingsZoneNameserversCustomSet;
  }
  export namespace ZoneResult {
    export interface DNSSettingsZoneNameserversCloudflare {
      /** Kind of nameservers used. */ type: 'cloudflare.standard' | 'cloudflare.advanced';
    }
    export interface DNSSettingsZoneNameserversCustomExisting {
      /** Owner of the custom nameservers used: the account, the tenant or the zone. */ type: 'custom.account' | 'custom.tenant' | 'custom.zone';
      /** Number of the nameserver set. @min 1 @max 5 @example 1 */ ns_set?: Integer;
    }
    export interface DNSSettingsZoneNameserversCustomSet {
      /** Id of the set of custom nameservers. */ nameserver_set_id: string;
      /** A named set of custom nameservers. */ type: 'custom';
    }
  }

  export interface InternalDNS {
    /** Zone that is asked when the internal zone has no answer. */ reference_zone_id?: string;
  }

  export interface SOA {
    /** Seconds without contact to the primary after which a secondary stops answering. @min 86400 @max 2419200 @example 604800 @unit seconds */
    expire?: number;
    /** Time for which a negative answer may be cached. @min 60 @max 86400 @unit seconds @example 1800 */ min_ttl?: number;
    /** Primary nameserver named in the SOA; null for Cloudflare's. @example "kristina.ns.cloudflare.com" */ mname?: string | null;
    /** Seconds between a secondary's checks for a newer SOA. @min 600 @max 86400 @example 10000 @unit seconds */ refresh?: number;
    /** Seconds until a secondary tries again after a failed check. @min 600 @max 86400 @example 2400 @unit seconds */ retry?: number;
    /** Email address of the person in charge, with `.` for `@`. @example "admin.example.com" */ rname?: string;
    /** Seconds resolvers may cache the record; 1 lets Cloudflare choose. At least 60, on Enterprise zones 30.
     *  @min 300 @max 86400 @unit seconds @example 3600 */
    ttl?: number;
  }

  /** Defaults that new zones of the account receive. */
  export interface Account {
    readonly views: Account.Views;

    /** Edit the account's DNS defaults for new zones.
     *
     *  Defaults count for zones created from now on; existing zones keep theirs. `enforce_dns_only` acts at once on all zones of the account.
     *  @http PATCH /accounts/{account_id}/dns_settings
     *  @body json required
     *  @permission Account DNS Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "zone_defaults": { "ns_ttl": 86400, "zone_mode": "standard", "nameservers": { "type": "cloudflare.standard" } }
     *  } */
    edit(params: AccountEditParams, options?: RequestOptions): APIPromise<AccountResult>;

    /** Get the account's DNS settings and its defaults for new zones.
     *  @http GET /accounts/{account_id}/dns_settings
     *  @permission Account DNS Settings Write; Account DNS Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<AccountResult>;
  }

  export interface AccountEditParams extends InAccount {
    /** Whether all proxied records of the account are answered as DNS only; the records themselves stay as they are. */ enforce_dns_only?: boolean;
    /** Settings that new zones of the account begin with. */ zone_defaults?: AccountEditParams.ZoneDefaults;
  }
  export namespace AccountEditParams {
    export interface ZoneDefaults extends ZoneDefaultsChange {
      /** Nameservers that new zones are given. */ nameservers?: ZoneDefaults.Nameservers;
    }
    export namespace ZoneDefaults {
      export interface Nameservers {
        /** Kind of nameservers used. */ type?:
          | 'cloudflare.standard' | 'cloudflare.advanced' | 'cloudflare.standard.random' | 'custom.account'
          | 'custom.tenant' | (string & {});
      }
    }
  }

  export interface AccountResult {
    /** Settings that new zones of the account begin with. */ zone_defaults: AccountResult.ZoneDefaults;
    /** Whether all proxied records of the account are answered as DNS only; the records themselves stay as they are. */ enforce_dns_only?: boolean;
  }
  export namespace AccountResult {
    export interface ZoneDefaults extends ZoneDefaultsResult {
      /** Nameservers that new zones are given. */ nameservers: ZoneDefaults.Nameservers;
    }
    export namespace ZoneDefaults {
      export interface Nameservers {
        /** Kind of nameservers used. */ type:
          | 'cloudflare.standard' | 'cloudflare.advanced' | 'cloudflare.standard.random' | 'custom.account'
          | 'custom.tenant';
      }
    }
  }
}

export declare namespace Settings.Account {
  /** Groups of internal zones that are resolved together. */
  export interface Views {
    /** Create an internal DNS view that groups the given zones.
     *
     *  Needs internal DNS (Enterprise). Only internal zones can be linked; resolver policies of Gateway point to a view.
     *  @http POST /accounts/{account_id}/dns_settings/views
     *  @permission DNS View Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "office", "zones": ["372e67954025e0ba6aaa6d586b9e0b59"] } */
    create(params: ViewCreateParams, options?: RequestOptions): APIPromise<View>;

    /** List internal DNS views, filtered by view name or member zone.
     *  @http GET /accounts/{account_id}/dns_settings/views
     *  @permission DNS View Write; DNS View Read
     *  @plans enterprise
     *  @availability ga
     *  @columns name zones created_time modified_time
     *  @key name */
    list(params: ViewListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<View>, View>;

    /** Delete an internal DNS view, leaving its zones in place.
     *  @http DELETE /accounts/{account_id}/dns_settings/views/{view_id}
     *  @permission DNS View Write
     *  @plans enterprise
     *  @availability ga */
    delete(viewID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<DNS.RecordDeleteResponse>;

    /** Edit the name or the zones of an internal DNS view.
     *
     *  A given `zones` list replaces the former one.
     *  @http PATCH /accounts/{account_id}/dns_settings/views/{view_id}
     *  @body json required
     *  @permission DNS View Write
     *  @plans enterprise
     *  @availability ga */
    edit(viewID: ResourceID, params: ViewEditParams, options?: RequestOptions): APIPromise<View>;

    /** Get one internal DNS view and the zones in it.
     *  @http GET /accounts/{account_id}/dns_settings/views/{view_id}
     *  @permission DNS View Write; DNS View Read
     *  @plans enterprise
     *  @availability ga */
    get(viewID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<View>;
  }

  export interface ViewCreateParams extends InAccount {
    /** Name for people, unique within the account. @minLength 1 @maxLength 255 */ name: string;
    /** @from zones.list */ zones: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export interface View {
    /** @from dns.records.list */ id: ResourceID;
    /** Time at which the view was created. @readOnly */ created_time: DateTime;
    /** Time of the view's last change. @readOnly */ modified_time: DateTime;
    /** Name for people, unique within the account. @minLength 1 @maxLength 255 */ name: string;
    /** @from zones.list */ zones: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export interface ViewListParams {
    account_id: ResourceID;
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Whether a view must fulfil all filters or any one. @default "all" */ match?: 'any' | 'all';
    /** Only records whose name matches. */ name?: DNS.RecordListParams.Content;
    /** Property by which the views are sorted. */ order?: 'name' | 'created_on' | 'modified_on' | (string & {});
    zone_id?: ResourceID;
    /** Only views that hold a zone of this name. @example "www.example.com" @format hostname */ zone_name?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 5000000 @default 100 @example 5 */ per_page?: number;
  }

  export interface ViewEditParams extends InAccount {
    /** Name for people, unique within the account. @minLength 1 @maxLength 255 */ name?: string;
    /** @from zones.list */ zones?: (/** @minLength 32 @maxLength 32 */ string)[];
  }

  export type ViewListResponsesV4PagePaginationArray = V4PagePaginationArray<View>;
}
