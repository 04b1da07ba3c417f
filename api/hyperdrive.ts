import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Hyperdrive: Pooled and cached access from Workers to your existing SQL database.
 *  @product hyperdrive Hyperdrive
 *  @docs https://developers.cloudflare.com/hyperdrive/ */
export interface HyperdriveResource {
  readonly configs: HyperdriveResource.Configs;

  /** Create the signature an integration needs to set up a Hyperdrive database.
   *  @http POST /accounts/{account_id}/hyperdrive/integrationsOperations/{integration}/createDatabaseSignature
   *  @permission Hyperdrive Write
   *  @availability beta
   *  @docs https://developers.cloudflare.com/api/operations/create-hyperdrive-database-signature */
  createDatabaseSignature(
    integration: 'planetScale',
    params: HyperdriveResource.HyperdriveCreateDatabaseSignatureParams,
    options?: RequestOptions,
  ): APIPromise<HyperdriveResource.HyperdriveDatabaseSignatureResponse>;
}

export declare namespace HyperdriveResource {
  export type HyperdriveCreateDatabaseSignatureParams = InAccount;

  export interface HyperdriveDatabaseSignatureResponse {
    account_id: ResourceID;
    /** @sensitive */ signature: string;
    /** @example "1700000000" */ timestamp: string;
  }

  /** Connection details, caching and limits for one database. */
  export interface Configs {
    /** Create a Hyperdrive configuration for a database origin, with caching.
     *  @http POST /accounts/{account_id}/hyperdrive/configs
     *  @permission Hyperdrive Write
     *  @availability ga */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<Hyperdrive>;

    /** Replace a Hyperdrive configuration, its origin and caching included.
     *  @http PUT /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @permission Hyperdrive Write
     *  @availability ga */
    update(hyperdriveID: ResourceID, params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Hyperdrive>;

    /** Page through the account's Hyperdrive configurations.
     *  @http GET /accounts/{account_id}/hyperdrive/configs
     *  @permission Hyperdrive Write; Hyperdrive Read
     *  @availability ga */
    list(params: ConfigListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Hyperdrive>, Hyperdrive>;

    /** Delete a Hyperdrive configuration; the origin database stays as it is.
     *  @http DELETE /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @permission Hyperdrive Write
     *  @availability ga
     *  @confirm */
    delete(hyperdriveID: ResourceID, params: ConfigDeleteParams, options?: RequestOptions): APIPromise<ConfigDeleteResponse | null>;

    /** Change only the given parts of a Hyperdrive configuration.
     *  @http PATCH /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @body json required
     *  @permission Hyperdrive Write
     *  @availability ga */
    edit(hyperdriveID: ResourceID, params: ConfigEditParams, options?: RequestOptions): APIPromise<Hyperdrive>;

    /** Retrieve one Hyperdrive configuration, without the database password.
     *  @http GET /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @permission Hyperdrive Write; Hyperdrive Read
     *  @availability ga */
    get(hyperdriveID: ResourceID, params: ConfigGetParams, options?: RequestOptions): APIPromise<Hyperdrive>;

    /** Trigger a restart of one Hyperdrive configuration.
     *  @http POST /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}/restart
     *  @permission Hyperdrive Write
     *  @availability ga */
    restart(hyperdriveID: ResourceID, params: ConfigRestartParams, options?: RequestOptions): APIPromise<ConfigRestartResponse>;
  }

  export interface ConfigCreateParams extends InAccount {
    /** @example "example-hyperdrive" */ name: string;
    origin: ConfigCreateParams.PublicDatabase | ConfigCreateParams.AccessProtectedDatabaseBehindCloudflareTunnel | ConfigCreateParams.DatabaseReachableThroughAWorkersVPC;
    caching?: Hyperdrive.HyperdriveHyperdriveCachingCommon | Hyperdrive.HyperdriveHyperdriveCachingEnabled;
    mtls?: Hyperdrive.MTLS;
    /** @min 5 @example 60 */ origin_connection_limit?: Integer;
  }
  export namespace ConfigCreateParams {
    export interface AccessProtectedDatabaseBehindCloudflareTunnel {
      /** @example "0123456789abcdef0123456789abcdef.access" */ access_client_id: string;
      /** @writeOnly @sensitive */ access_client_secret: string;
      /** @example "postgres" */ database: string;
      /** @example "database.example.com" */ host: string;
      /** @writeOnly @sensitive */ password: string;
      scheme: 'postgres' | 'postgresql' | 'mysql';
      /** @example "postgres" */ user: string;
    }
    export interface DatabaseReachableThroughAWorkersVPC {
      /** @example "postgres" */ database: string;
      /** @writeOnly @sensitive */ password: string;
      scheme: 'postgres' | 'postgresql' | 'mysql';
      /** @example "0123456789abcdef0123456789abcdef" */ service_id: string;
      /** @example "postgres" */ user: string;
    }
    export type HyperdriveHyperdriveCachingCommon = Hyperdrive.HyperdriveHyperdriveCachingCommon;
    export type HyperdriveHyperdriveCachingEnabled = Hyperdrive.HyperdriveHyperdriveCachingEnabled;
    export type MTLS = Hyperdrive.MTLS;
    export interface PublicDatabase {
      /** @example "postgres" */ database: string;
      /** @example "database.example.com" */ host: string;
      /** @writeOnly @sensitive */ password: string;
      /** @example 5432 */ port: Integer;
      scheme: 'postgres' | 'postgresql' | 'mysql';
      /** @example "postgres" */ user: string;
    }
  }

  export interface Hyperdrive {
    /** @readOnly */ id: ResourceID;
    /** @example "example-hyperdrive" */ name: string;
    origin: Hyperdrive.PublicDatabase | Hyperdrive.AccessProtectedDatabaseBehindCloudflareTunnel | Hyperdrive.DatabaseReachableThroughAWorkersVPC;
    caching?: Hyperdrive.HyperdriveHyperdriveCachingCommon | Hyperdrive.HyperdriveHyperdriveCachingEnabled;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    mtls?: Hyperdrive.MTLS;
    /** @min 5 @example 60 */ origin_connection_limit?: Integer;
    /** @readOnly */ restarted_on?: DateTime | null;
  }
  export namespace Hyperdrive {
    export interface AccessProtectedDatabaseBehindCloudflareTunnel {
      /** @example "0123456789abcdef0123456789abcdef.access" */ access_client_id: string;
      /** @example "postgres" */ database: string;
      /** @example "database.example.com" */ host: string;
      scheme: 'postgres' | 'postgresql' | 'mysql';
      /** @example "postgres" */ user: string;
    }
    export interface DatabaseReachableThroughAWorkersVPC {
      /** @example "postgres" */ database: string;
      scheme: 'postgres' | 'postgresql' | 'mysql';
      /** @example "0123456789abcdef0123456789abcdef" */ service_id: string;
      /** @example "postgres" */ user: string;
    }
    export interface HyperdriveHyperdriveCachingCommon {
      disabled?: boolean;
    }
    export interface HyperdriveHyperdriveCachingEnabled {
      disabled?: boolean;
      /** @unit seconds @example 60 */ max_age?: Integer;
      /** @example 15 */ stale_while_revalidate?: Integer;
    }
    export interface MTLS {
      /** @example "00000000-0000-0000-0000-0000000000" */ ca_certificate_id?: string;
      /** @example "00000000-0000-0000-0000-0000000000" */ mtls_certificate_id?: string;
      /** @example "verify-full" */ sslmode?: string;
    }
    export interface PublicDatabase {
      /** @example "postgres" */ database: string;
      /** @example "database.example.com" */ host: string;
      /** @example 5432 */ port: Integer;
      scheme: 'postgres' | 'postgresql' | 'mysql';
      /** @example "postgres" */ user: string;
    }
  }

  export import ConfigUpdateParams = HyperdriveResource.ConfigCreateParams;

  export interface ConfigListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type ConfigDeleteParams = InAccount;

  export type ConfigDeleteResponse = unknown;

  export interface ConfigEditParams extends InAccount {
    caching?: Hyperdrive.HyperdriveHyperdriveCachingCommon | Hyperdrive.HyperdriveHyperdriveCachingEnabled;
    mtls?: Hyperdrive.MTLS;
    /** @example "example-hyperdrive" */ name?: string;
    origin?: ConfigEditParams.HyperdriveHyperdriveDatabase | ConfigEditParams.HyperdriveInternetOrigin | ConfigEditParams.HyperdriveOverAccessOrigin | ConfigEditParams.HyperdriveVPCServiceOrigin;
    /** @min 5 @example 60 */ origin_connection_limit?: Integer;
  }
  export namespace ConfigEditParams {
    export type HyperdriveHyperdriveCachingCommon = Hyperdrive.HyperdriveHyperdriveCachingCommon;
    export type HyperdriveHyperdriveCachingEnabled = Hyperdrive.HyperdriveHyperdriveCachingEnabled;
    export interface HyperdriveHyperdriveDatabase {
      /** @example "postgres" */ database?: string;
      /** @writeOnly @sensitive */ password?: string;
      scheme?: 'postgres' | 'postgresql' | 'mysql';
      /** @example "postgres" */ user?: string;
    }
    export interface HyperdriveInternetOrigin {
      /** @example "database.example.com" */ host: string;
      /** @example 5432 */ port: Integer;
    }
    export interface HyperdriveOverAccessOrigin {
      /** @example "0123456789abcdef0123456789abcdef.access" */ access_client_id: string;
      /** @writeOnly @sensitive */ access_client_secret: string;
      /** @example "database.example.com" */ host: string;
    }
    export interface HyperdriveVPCServiceOrigin {
      /** @example "0123456789abcdef0123456789abcdef" */ service_id: string;
    }
    export type MTLS = Hyperdrive.MTLS;
  }

  export type ConfigGetParams = InAccount;

  export type ConfigRestartParams = InAccount;

  export interface ConfigRestartResponse {
    /** @readOnly */ id: ResourceID;
    caching: ConfigRestartResponse.Caching;
    /** @example "example-hyperdrive" */ name: string;
    origin: Hyperdrive.PublicDatabase | Hyperdrive.AccessProtectedDatabaseBehindCloudflareTunnel | Hyperdrive.DatabaseReachableThroughAWorkersVPC;
    /** @readOnly */ created_on?: DateTime;
    integration?: ConfigRestartResponse.Integration;
    /** @readOnly */ modified_on?: DateTime;
    mtls?: Hyperdrive.MTLS;
    /** @min 5 @example 60 */ origin_connection_limit?: Integer;
    /** @readOnly */ restarted_on?: DateTime | null;
  }
  export namespace ConfigRestartResponse {
    export type AccessProtectedDatabaseBehindCloudflareTunnel = Hyperdrive.AccessProtectedDatabaseBehindCloudflareTunnel;
    export interface Caching {
      disabled: boolean;
      /** @unit seconds @example 60 */ max_age?: Integer;
      /** @example 15 */ stale_while_revalidate?: Integer;
    }
    export type DatabaseReachableThroughAWorkersVPC = Hyperdrive.DatabaseReachableThroughAWorkersVPC;
    export interface Integration {
      database_branch_name: string;
      database_name: string;
      organization_name: string;
      provider: 'planetscale';
      scheme: 'postgres' | 'postgresql' | 'mysql';
      custom_database_name?: string;
    }
    export type MTLS = Hyperdrive.MTLS;
    export type PublicDatabase = Hyperdrive.PublicDatabase;
  }

  export type Configuration =
    | Configuration.HyperdriveInternetOrigin | Configuration.HyperdriveOverAccessOrigin
    | Configuration.HyperdriveVPCServiceOrigin;
  export namespace Configuration {
    export interface HyperdriveInternetOrigin {
      host: string;
      port: number;
      database?: string;
      scheme?: 'postgres' | 'postgresql' | 'mysql';
      user?: string;
    }
    export interface HyperdriveOverAccessOrigin {
      access_client_id: string;
      host: string;
      database?: string;
      scheme?: 'postgres' | 'postgresql' | 'mysql';
      user?: string;
    }
    export interface HyperdriveVPCServiceOrigin {
      service_id: string;
      database?: string;
      scheme?: 'postgres' | 'postgresql' | 'mysql';
      user?: string;
    }
  }

  export type HyperdrivesV4PagePaginationArray = V4PagePaginationArray<Hyperdrive>;
}
