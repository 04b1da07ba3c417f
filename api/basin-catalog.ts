import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Basin Catalog: Table catalogs on storage buckets, with upkeep of their data files.
 *  @product basinCatalog Basin Catalog
 *  @docs https://developers.cloudflare.com/api/ */
export interface BasinCatalog {
  readonly maintenanceConfigs: BasinCatalog.MaintenanceConfigs;
  readonly credentials: BasinCatalog.Credentials;
  readonly namespaces: BasinCatalog.Namespaces;

  /** List the Basin catalogs of an account.
   *  @http GET /accounts/{account_id}/basin-catalog */
  list(params: BasinCatalog.BasinCatalogListParams, options?: RequestOptions): APIPromise<BasinCatalog.BasinCatalogListResponse>;

  /** Delete the Basin catalog of a bucket, by force if asked.
   *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/delete
   *  @answer void */
  delete(bucketName: string, params: BasinCatalog.BasinCatalogDeleteParams, options?: RequestOptions): APIPromise<void>;

  /** Switch off the Basin catalog of a bucket.
   *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/disable
   *  @answer void */
  disable(bucketName: string, params: BasinCatalog.BasinCatalogDisableParams, options?: RequestOptions): APIPromise<void>;

  /** Switch on a Basin catalog for a bucket.
   *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/enable */
  enable(
    bucketName: string,
    params: BasinCatalog.BasinCatalogEnableParams,
    options?: RequestOptions,
  ): APIPromise<BasinCatalog.BasinCatalogEnableResponse>;

  /** Read the state of one bucket's Basin catalog.
   *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name} */
  get(
    bucketName: string,
    params: BasinCatalog.BasinCatalogGetParams,
    options?: RequestOptions,
  ): APIPromise<BasinCatalog.BasinCatalogListResponse.Warehouse>;
}

export declare namespace BasinCatalog {
  export type BasinCatalogListParams = InAccount;

  export interface BasinCatalogListResponse {
    warehouses: BasinCatalogListResponse.Warehouse[];
  }
  export namespace BasinCatalogListResponse {
    export interface Warehouse {
      id: string;
      bucket: string;
      name: string;
      status: 'active' | 'inactive';
      credential_status?: 'present' | 'absent' | null;
      maintenance_config?: MaintenanceConfigGetResponse.MaintenanceConfig | null;
    }
    export namespace Warehouse {
      export import MaintenanceConfig = MaintenanceConfigGetResponse.MaintenanceConfig;
    }
  }

  export interface BasinCatalogDeleteParams extends InAccount {
    /** @query */ force?: boolean;
  }

  export type BasinCatalogDisableParams = InAccount;

  export type BasinCatalogEnableParams = InAccount;

  export interface BasinCatalogEnableResponse {
    id: string;
    name: string;
  }

  export type BasinCatalogGetParams = InAccount;

  export import BasinCatalogGetResponse = BasinCatalogListResponse.Warehouse;

  /** Compaction and snapshot expiry for a whole catalog. */
  export interface MaintenanceConfigs {
    /** Set how a catalog compacts files and expires snapshots.
     *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/maintenance-configs */
    update(
      bucketName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigGetResponse.MaintenanceConfig>;

    /** Read a catalog's compaction and snapshot expiration settings.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/maintenance-configs */
    get(bucketName: string, params: MaintenanceConfigGetParams, options?: RequestOptions): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends InAccount {
    compaction?: MaintenanceConfigUpdateParams.Compaction;
    snapshot_expiration?: MaintenanceConfigUpdateParams.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateParams {
    export interface Compaction {
      state?: 'enabled' | 'disabled';
      target_size_mb?: '64' | '128' | '256' | '512';
    }
    export interface SnapshotExpiration {
      max_snapshot_age?: string;
      min_snapshots_to_keep?: number;
      state?: 'enabled' | 'disabled';
    }
  }

  export import MaintenanceConfigUpdateResponse = MaintenanceConfigGetResponse.MaintenanceConfig;

  export type MaintenanceConfigGetParams = InAccount;

  export interface MaintenanceConfigGetResponse {
    credential_status: 'present' | 'absent';
    maintenance_config: MaintenanceConfigGetResponse.MaintenanceConfig;
  }
  export namespace MaintenanceConfigGetResponse {
    export interface MaintenanceConfig {
      compaction?: MaintenanceConfig.Compaction;
      interval?: string;
      snapshot_expiration?: MaintenanceConfig.SnapshotExpiration;
    }
    export namespace MaintenanceConfig {
      export interface Compaction {
        state: 'enabled' | 'disabled';
        target_size_mb: '64' | '128' | '256' | '512';
      }
      export interface SnapshotExpiration {
        max_snapshot_age: string;
        min_snapshots_to_keep: number;
        state: 'enabled' | 'disabled';
      }
    }
  }

  /** The token a catalog uses to reach its bucket. */
  export interface Credentials {
    /** Store the token a bucket's Basin catalog uses as its credential.
     *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/credential */
    create(bucketName: string, params: CredentialCreateParams, options?: RequestOptions): APIPromise<CredentialCreateResponse | null>;
  }

  export interface CredentialCreateParams extends InAccount {
    /** @sensitive */ token: string;
  }

  export type CredentialCreateResponse = unknown;

  /** Groups of tables within a catalog. */
  export interface Namespaces {
    readonly tables: Namespaces.Tables;

    /** Page through a catalog's namespaces, under a parent if given.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces */
    list(bucketName: string, params: NamespaceListParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;
  }

  export interface NamespaceListParams extends InAccount {
    page_size?: number;
    page_token?: string;
    parent?: string;
    return_details?: boolean;
    return_uuids?: boolean;
  }

  export interface NamespaceListResponse {
    namespaces: (string[])[];
    details?: NamespaceListResponse.Detail[] | null;
    namespace_uuids?: string[] | null;
    next_page_token?: string | null;
  }
  export namespace NamespaceListResponse {
    export interface Detail {
      namespace: string[];
      namespace_uuid: string;
      created_at?: string | null;
      updated_at?: string | null;
    }
  }
}

export declare namespace BasinCatalog.Namespaces {
  /** Tables that a catalog keeps track of. */
  export interface Tables {
    readonly maintenanceConfigs: Tables.MaintenanceConfigs;

    /** Page through the tables in a catalog namespace, with details if asked.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables */
    list(namespace: string, params: TableListParams, options?: RequestOptions): APIPromise<TableListResponse>;
  }

  export interface TableListParams extends InAccount {
    bucket_name: string;
    page_size?: number;
    page_token?: string;
    return_details?: boolean;
    return_uuids?: boolean;
  }

  export interface TableListResponse {
    identifiers: TableListResponse.Identifier[];
    details?: TableListResponse.Detail[] | null;
    next_page_token?: string | null;
    table_uuids?: string[] | null;
  }
  export namespace TableListResponse {
    export interface Detail {
      identifier: Identifier;
      table_uuid: string;
      created_at?: string | null;
      location?: string | null;
      metadata_location?: string | null;
      updated_at?: string | null;
    }
    export namespace Detail {
      export type Identifier = TableListResponse.Identifier;
    }
    export interface Identifier {
      name: string;
      namespace: string[];
    }
  }
}

export declare namespace BasinCatalog.Namespaces.Tables {
  /** Compaction and snapshot expiry for one table. */
  export interface MaintenanceConfigs {
    /** Set compaction and snapshot expiration for one table of a catalog.
     *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs */
    update(
      tableName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigGetResponse.MaintenanceConfig>;

    /** Read the compaction and snapshot expiration settings of one table.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs */
    get(tableName: string, params: MaintenanceConfigGetParams, options?: RequestOptions): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends InAccount {
    bucket_name: string;
    namespace: string;
    compaction?: BasinCatalog.MaintenanceConfigUpdateParams.Compaction;
    snapshot_expiration?: BasinCatalog.MaintenanceConfigUpdateParams.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateParams {
    export type Compaction = BasinCatalog.MaintenanceConfigUpdateParams.Compaction;
    export type SnapshotExpiration = BasinCatalog.MaintenanceConfigUpdateParams.SnapshotExpiration;
  }

  export import MaintenanceConfigUpdateResponse = MaintenanceConfigGetResponse.MaintenanceConfig;

  export interface MaintenanceConfigGetParams extends InAccount {
    bucket_name: string;
    namespace: string;
  }

  export interface MaintenanceConfigGetResponse {
    maintenance_config: MaintenanceConfigGetResponse.MaintenanceConfig;
  }
  export namespace MaintenanceConfigGetResponse {
    export interface MaintenanceConfig {
      compaction?: MaintenanceConfig.Compaction;
      interval?: string;
      snapshot_expiration?: MaintenanceConfig.SnapshotExpiration;
    }
    export namespace MaintenanceConfig {
      export interface Compaction {
        state: 'enabled' | 'disabled';
        target_size_mb: '64' | '128' | '256' | '512';
        next_eligible_at?: string | null;
      }
      export interface SnapshotExpiration {
        max_snapshot_age: string;
        min_snapshots_to_keep: number;
        state: 'enabled' | 'disabled';
        next_eligible_at?: string | null;
      }
    }
  }
}
