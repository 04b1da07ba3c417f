import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** R2 Data Catalog: Managed Apache Iceberg tables on object storage.
 *  @product r2DataCatalog R2 Data Catalog
 *  @docs https://developers.cloudflare.com/r2/data-catalog/ */
export interface R2DataCatalog {
  readonly maintenanceConfigs: R2DataCatalog.MaintenanceConfigs;
  readonly credentials: R2DataCatalog.Credentials;
  readonly namespaces: R2DataCatalog.Namespaces;

  /** Show all R2 buckets of the account that have an Iceberg catalog.
   *  @http GET /accounts/{account_id}/r2-catalog
   *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
   *  @availability ga */
  list(params: R2DataCatalog.R2DataCatalogListParams, options?: RequestOptions): APIPromise<R2DataCatalog.R2DataCatalogListResponse>;

  /** Turn off the Iceberg catalog of an R2 bucket until it is enabled again.
   *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/disable
   *  @answer void
   *  @permission Workers R2 Data Catalog Write
   *  @availability ga
   *  @confirm */
  disable(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: R2DataCatalog.R2DataCatalogDisableParams,
    options?: RequestOptions,
  ): APIPromise<void>;

  /** Turn an R2 bucket into an Iceberg catalog and return the catalog's details.
   *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/enable
   *  @permission Workers R2 Data Catalog Write
   *  @availability ga */
  enable(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: R2DataCatalog.R2DataCatalogEnableParams,
    options?: RequestOptions,
  ): APIPromise<R2DataCatalog.R2DataCatalogEnableResponse>;

  /** Fetch the Iceberg catalog of one R2 bucket with its status.
   *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}
   *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
   *  @availability ga */
  get(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: R2DataCatalog.R2DataCatalogGetParams,
    options?: RequestOptions,
  ): APIPromise<R2DataCatalog.R2DataCatalogListResponse.Warehouse>;

  /** Remove the Iceberg catalog of an R2 bucket, by force if asked.
   *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/delete
   *  @answer void
   *  @permission Workers R2 Data Catalog Write
   *  @availability ga
   *  @confirm
   *  @deprecated */
  delete(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: R2DataCatalog.R2DataCatalogDeleteParams,
    options?: RequestOptions,
  ): APIPromise<void>;
}

export declare namespace R2DataCatalog {
  export type R2DataCatalogListParams = InAccount;

  export interface R2DataCatalogListResponse {
    warehouses: R2DataCatalogListResponse.Warehouse[];
  }
  export namespace R2DataCatalogListResponse {
    export interface Warehouse {
      /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
      /** @example "my-data-bucket" */ bucket: string;
      /** @example "account123_my-bucket" */ name: string;
      status: 'active' | 'inactive';
      credential_status?: 'present' | 'absent' | null;
      maintenance_config?: MaintenanceConfigGetResponse.MaintenanceConfig | null;
    }
    export namespace Warehouse {
      export import MaintenanceConfig = MaintenanceConfigGetResponse.MaintenanceConfig;
    }
  }

  export type R2DataCatalogDisableParams = InAccount;

  export type R2DataCatalogEnableParams = InAccount;

  export interface R2DataCatalogEnableResponse {
    /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    /** @example "account123_my-bucket" */ name: string;
  }

  export type R2DataCatalogGetParams = InAccount;

  export import R2DataCatalogGetResponse = R2DataCatalogListResponse.Warehouse;

  export interface R2DataCatalogDeleteParams extends InAccount {
    /** @query @default false */ force?: boolean;
  }

  /** Compaction and snapshot expiry for the whole catalog. */
  export interface MaintenanceConfigs {
    /** Set compaction and snapshot expiration for a whole Iceberg catalog.
     *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/maintenance-configs
     *  @body json required
     *  @permission Workers R2 Data Catalog Write
     *  @availability ga */
    update(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigGetResponse.MaintenanceConfig>;

    /** Read the catalog-wide compaction and snapshot expiration settings.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/maintenance-configs
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga */
    get(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: MaintenanceConfigGetParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigGetResponse>;
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
      /** @min 1 */ min_snapshots_to_keep?: Integer;
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
      snapshot_expiration?: MaintenanceConfig.SnapshotExpiration;
    }
    export namespace MaintenanceConfig {
      export interface Compaction {
        state: 'enabled' | 'disabled';
        target_size_mb: '64' | '128' | '256' | '512';
      }
      export interface SnapshotExpiration {
        /** @example "7d" */ max_snapshot_age: string;
        /** @min 1 @example 100 */ min_snapshots_to_keep: Integer;
        state: 'enabled' | 'disabled';
      }
    }
  }

  /** The token that table upkeep runs with. */
  export interface Credentials {
    /** Store the API token the catalog uses for maintenance of a bucket's tables.
     *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/credential
     *  @permission Workers R2 Data Catalog Write
     *  @availability ga */
    create(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: CredentialCreateParams,
      options?: RequestOptions,
    ): APIPromise<CredentialCreateResponse | null>;
  }

  export interface CredentialCreateParams extends InAccount {
    /** @example "your-cloudflare-api-token-here" @sensitive */ token: string;
  }

  export type CredentialCreateResponse = unknown;

  /** Groups of Iceberg tables. */
  export interface Namespaces {
    readonly tables: Namespaces.Tables;

    /** Page through Iceberg namespaces, optionally below a parent.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga */
    list(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: NamespaceListParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceListResponse>;
  }

  export interface NamespaceListParams extends InAccount {
    /** @min 1 @max 1000 @default 100 */ page_size?: Integer;
    page_token?: string;
    parent?: string;
    /** @default false */ return_details?: boolean;
    /** @default false */ return_uuids?: boolean;
  }

  export interface NamespaceListResponse {
    namespaces: (/** @minItems 1 @maxItems 16 */ string[])[];
    details?: NamespaceListResponse.Detail[] | null;
    namespace_uuids?: (/** @format uuid */ string)[] | null;
    next_page_token?: string | null;
  }
  export namespace NamespaceListResponse {
    export interface Detail {
      /** @minItems 1 @maxItems 16 */ namespace: string[];
      /** @format uuid */ namespace_uuid: string;
      /** @readOnly */ created_at?: DateTime | null;
      /** @readOnly */ updated_at?: DateTime | null;
    }
  }

  export interface GetTableResponse {
    identifier: TableIdentifier;
    metadata: JsonObject;
    metadata_location?: string;
    /** @min 0 @example 10 */ returned_snapshots: Integer;
    /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ table_uuid: string;
    /** @min 0 @example 122113 */ total_snapshots: Integer;
  }

  export interface TableIdentifier {
    /** @example "events" */ name: string;
    /** @minItems 1 @maxItems 16 */ namespace: string[];
  }
}

export declare namespace R2DataCatalog.Namespaces {
  /** Single Iceberg tables. */
  export interface Tables {
    readonly maintenanceConfigs: Tables.MaintenanceConfigs;

    /** Page through the Iceberg tables of a namespace, optionally with details.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga */
    list(namespace: string, params: TableListParams, options?: RequestOptions): APIPromise<TableListResponse>;

    /** Look up one Iceberg table in the catalog of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get-table */
    get(tableName: string, params: TableGetParams, options?: RequestOptions): APIPromise<GetTableResponse>;
  }

  export interface TableListParams extends InAccount {
    /** @minLength 3 @maxLength 63 @example "my-data-bucket" */ bucket_name: string;
    /** @min 1 @max 1000 @default 100 */ page_size?: Integer;
    page_token?: string;
    /** @default false */ return_details?: boolean;
    /** @default false */ return_uuids?: boolean;
  }

  export interface TableListResponse {
    identifiers: TableIdentifier[];
    details?: TableListResponse.Detail[] | null;
    next_page_token?: string | null;
    table_uuids?: (/** @format uuid */ string)[] | null;
  }
  export namespace TableListResponse {
    export interface Detail {
      identifier: TableIdentifier;
      /** @format uuid */ table_uuid: string;
      /** @readOnly */ created_at?: DateTime | null;
      location?: string | null;
      metadata_location?: string | null;
      /** @readOnly */ updated_at?: DateTime | null;
    }
    export namespace Detail {
      export type Identifier = TableIdentifier;
    }
    export type Identifier = TableIdentifier;
  }

  export interface TableGetParams extends InAccount {
    /** @minLength 3 @maxLength 63 @example "my-data-bucket" */ bucket_name: string;
    /** @example "bronze" */ namespace: string;
  }
}

export declare namespace R2DataCatalog.Namespaces.Tables {
  /** Compaction and snapshot expiry for one table. */
  export interface MaintenanceConfigs {
    /** Set compaction and snapshot expiration for one Iceberg table.
     *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs
     *  @body json required
     *  @permission Workers R2 Data Catalog Write
     *  @availability ga */
    update(
      tableName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<R2DataCatalog.MaintenanceConfigGetResponse.MaintenanceConfig>;

    /** Read the compaction and snapshot expiration settings of one table.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga */
    get(tableName: string, params: MaintenanceConfigGetParams, options?: RequestOptions): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends InAccount {
    /** @minLength 3 @maxLength 63 @example "my-data-bucket" */ bucket_name: string;
    namespace: string;
    compaction?: R2DataCatalog.MaintenanceConfigUpdateParams.Compaction;
    snapshot_expiration?: R2DataCatalog.MaintenanceConfigUpdateParams.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateParams {
    export type Compaction = R2DataCatalog.MaintenanceConfigUpdateParams.Compaction;
    export type SnapshotExpiration = R2DataCatalog.MaintenanceConfigUpdateParams.SnapshotExpiration;
  }

  export import MaintenanceConfigUpdateResponse = R2DataCatalog.MaintenanceConfigGetResponse.MaintenanceConfig;

  export type MaintenanceConfigGetParams = TableGetParams;

  export interface MaintenanceConfigGetResponse {
    maintenance_config: R2DataCatalog.MaintenanceConfigGetResponse.MaintenanceConfig;
  }
  export namespace MaintenanceConfigGetResponse {
    export import MaintenanceConfig = R2DataCatalog.MaintenanceConfigGetResponse.MaintenanceConfig;
  }
}
