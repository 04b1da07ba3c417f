import type { APIPromise, JsonObject, JsonValue, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** R2 Data Catalog: Managed Apache Iceberg tables on object storage.
 *  @product r2DataCatalog R2 Data Catalog
 *  @docs https://developers.cloudflare.com/r2/data-catalog/ */
export interface R2DataCatalog {
  readonly maintenanceConfigs: R2DataCatalog.MaintenanceConfigs;
  readonly credentials: R2DataCatalog.Credentials;
  readonly namespaces: R2DataCatalog.Namespaces;

  /** List the account's buckets that have an Iceberg catalog.
   *  @http GET /accounts/{account_id}/r2-catalog
   *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
   *  @availability ga
   *  @deprecated basinCatalog.list
   *  @columns bucket name credential_status status
   *  @key bucket */
  list(params: InAccount, options?: RequestOptions): APIPromise<R2DataCatalog.R2DataCatalogListResponse>;

  /** Disable the Iceberg catalog of a bucket but keep it.
   *
   *  Query engines lose access until it is enabled again; files and metadata stay.
   *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/disable
   *  @response void
   *  @permission Workers R2 Data Catalog Write
   *  @availability ga
   *  @confirm
   *  @deprecated basinCatalog.disable */
  disable(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<void>;

  /** Enable a bucket as an Apache Iceberg catalog.
   *
   *  The answer names the warehouse that query engines connect to; maintenance needs a credential besides.
   *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/enable
   *  @permission Workers R2 Data Catalog Write
   *  @availability ga
   *  @deprecated basinCatalog.enable
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "my-data-bucket" }
   *  @aliases Iceberg */
  enable(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<R2DataCatalog.R2DataCatalogEnableResponse>;

  /** Get the Iceberg catalog of one bucket with its status.
   *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}
   *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
   *  @availability ga
   *  @deprecated basinCatalog.get */
  get(
    /** @minLength 3 @maxLength 63 */ bucketName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<R2DataCatalog.R2DataCatalogListResponse.Warehouse>;

  /** Delete the Iceberg catalog of a bucket, by force if asked.
   *
   *  Refused while namespaces or tables exist, unless `force` is true. Data files in the bucket stay.
   *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/delete
   *  @response void
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether this kind of maintenance runs. */ state: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Bucket that holds the catalog. @from r2DataCatalog.list */ bucket_name: string;
    /** Namespace of the catalog; parts of a nested one are joined by U+001F. @from r2DataCatalog.namespaces.list */ namespace: string;
    /** Table of the catalog in its namespace. @from r2DataCatalog.namespaces.tables.list */ table_name: string;
  }

  export interface R2DataCatalogListResponse {
    /** Catalogs of the account, one per bucket. */ warehouses: R2DataCatalogListResponse.Warehouse[];
  }
  export namespace R2DataCatalogListResponse {
    export interface Warehouse {
      /** Identifies the catalog. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
      /** Bucket in R2 that holds it. @example "my-data-bucket" */ bucket: string;
      /** Name query engines use, made from account and bucket. @example "account123_my-bucket" */ name: string;
      /** Whether query engines can use it. */ status: 'active' | 'inactive';
      /** Whether a credential for maintenance is stored. */ credential_status?: 'present' | 'absent' | null;
      /** Maintenance settings; null if never configured. */ maintenance_config?: MaintenanceConfig | null;
    }
  }

  export interface R2DataCatalogEnableResponse {
    /** Identifies the catalog that is now active. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    /** Name query engines use for the warehouse. @example "account123_my-bucket" */ name: string;
  }

  export interface R2DataCatalogDeleteParams extends InAccount {
    /** If true, namespaces and tables of the catalog are removed with it. @query @default false */ force?: boolean;
  }

  /** Compaction and snapshot expiry for the whole catalog. */
  export interface MaintenanceConfigs {
    /** Edit compaction and snapshot expiration of a whole catalog.
     *
     *  Applies to tables that have no settings of their own. Needs a stored credential.
     *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/maintenance-configs
     *  @body json required
     *  @permission Workers R2 Data Catalog Write
     *  @availability ga
     *  @deprecated basinCatalog.maintenanceConfigs.update
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "my-data-bucket",
     *    "compaction": { "state": "enabled", "target_size_mb": "128" },
     *    "snapshot_expiration": { "state": "enabled", "max_snapshot_age": "7d", "min_snapshots_to_keep": 100 }
     *  } */
    update(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigUpdateResponse>;

    /** Get a catalog's compaction and snapshot expiration settings.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/maintenance-configs
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga
     *  @deprecated basinCatalog.maintenanceConfigs.get */
    get(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends InAccount {
    /** Changes to how small files are merged. */ compaction?: MaintenanceConfigUpdateParams.Compaction;
    /** Changes to how old snapshots are deleted. */ snapshot_expiration?: MaintenanceConfigUpdateParams.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateParams {
    export interface Compaction {
      state?: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes; 128 by default. */ target_size_mb?: '64' | '128' | '256' | '512' | (string & {});
    }
    export interface SnapshotExpiration {
      /** Age, such as `7d` or `48h`, from which snapshots are deleted. @pattern ^[0-9]+[a-z]$ */ max_snapshot_age?: string;
      /** Snapshots that are kept whatever their age. @min 1 */ min_snapshots_to_keep?: Integer;
      state?: 'enabled' | 'disabled';
    }
  }

  export interface MaintenanceConfigUpdateResponse {
    /** Settings for merging small files. */ compaction?: MaintenanceConfig.Compaction;
    /** Settings for deleting old snapshots. */ snapshot_expiration?: MaintenanceConfig.SnapshotExpiration;
    /** Time between two runs for a table. */ interval?: string;
  }

  export interface MaintenanceConfigGetResponse {
    /** Whether a credential for maintenance has been stored. */ credential_status: 'present' | 'absent';
    /** Default maintenance settings, used by tables without their own. */ maintenance_config: MaintenanceConfig;
  }

  export interface MaintenanceConfig {
    /** Settings for merging small data files. */ compaction?: MaintenanceConfig.Compaction;
    /** Settings for deleting old table snapshots. */ snapshot_expiration?: MaintenanceConfig.SnapshotExpiration;
    /** Time from one run to the next. */ interval?: string;
  }
  export namespace MaintenanceConfig {
    export interface Compaction {
      /** Whether it runs. */ state: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes. */ target_size_mb: '64' | '128' | '256' | '512';
    }
    export interface SnapshotExpiration {
      /** Age from which snapshots are deleted. @example "7d" */ max_snapshot_age: string;
      /** Snapshots kept whatever their age. @min 1 @example 100 */ min_snapshots_to_keep: Integer;
      /** Whether it runs. */ state: 'enabled' | 'disabled';
    }
  }

  /** The token that table upkeep runs with. */
  export interface Credentials {
    /** Create the credential with which a bucket's tables are maintained.
     *
     *  Takes the place of a former one. The token needs R2 storage and Data Catalog rights.
     *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/credential
     *  @permission Workers R2 Data Catalog Write
     *  @availability ga
     *  @deprecated basinCatalog.credentials.create */
    create(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: CredentialCreateParams,
      options?: RequestOptions,
    ): APIPromise<CredentialCreateResponse | null>;
  }

  export interface CredentialCreateParams extends InAccount {
    /** API token with access to the bucket and its catalog. @example "your-cloudflare-api-token-here" @sensitive @minLength 1 */ token: string;
  }

  export type CredentialCreateResponse = JsonValue;

  /** Groups of Iceberg tables. */
  export interface Namespaces {
    readonly tables: Namespaces.Tables;

    /** List Iceberg namespaces, at the top or below a parent.
     *
     *  Only direct children are listed.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga
     *  @deprecated basinCatalog.namespaces.list
     *  @columns namespace created_at updated_at */
    list(
      /** @minLength 3 @maxLength 63 */ bucketName: string,
      params: NamespaceListParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceListResponse>;
  }

  export interface NamespaceListParams extends InAccount {
    /** Most namespaces that are returned. @min 1 @max 1000 @default 100 */ page_size?: Integer;
    /** `next_page_token` of the page before; left out, the first page comes. @minLength 1 */ page_token?: string;
    /** Namespace whose direct children are listed; levels are joined by `%1F`. Left out, the top ones. @minLength 1 */ parent?: string;
    /** If true, `details` with times of creation and change are added. @default false */ return_details?: boolean;
    /** If true, `namespace_uuids` are added. @default false */ return_uuids?: boolean;
  }

  export interface NamespaceListResponse {
    /** Namespaces, each as the list of its levels. */ namespaces: (/** @minItems 1 @maxItems 16 */ string[])[];
    /** The same with UUID and times; only if asked for. */ details?: NamespaceListResponse.Detail[] | null;
    /** UUIDs in the order of `namespaces`; only if asked for. */ namespace_uuids?: (/** @format uuid */ string)[] | null;
    /** Pass it as `page_token` for the next page; null on the last. */ next_page_token?: string | null;
  }
  export namespace NamespaceListResponse {
    export interface Detail {
      /** Levels of the namespace, from the top; `["bronze","analytics"]` is `bronze.analytics`. @minItems 1 @maxItems 16 */ namespace: string[];
      /** Identifies it even after a rename. @format uuid */ namespace_uuid: string;
      /** @readOnly */ created_at?: DateTime | null;
      /** @readOnly */ updated_at?: DateTime | null;
    }
  }

  export interface GetTableResponse {
    /** Location of the table in the catalog. */ identifier: TableIdentifier;
    /** Iceberg metadata of the table: schema, partitions, snapshots. */ metadata: JsonObject;
    /** File in the bucket that holds the metadata. */ metadata_location?: string;
    /** Snapshots contained in the answer. @min 0 @example 10 */ returned_snapshots: Integer;
    /** Identifies the table even after a rename. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ table_uuid: string;
    /** Snapshots the table has in all. @min 0 @example 122113 */ total_snapshots: Integer;
  }

  export interface TableIdentifier {
    /** Last part of the table's full name. @example "events" */ name: string;
    /** Levels above the table, from the top. @minItems 1 @maxItems 16 */ namespace: string[];
  }
}

export declare namespace R2DataCatalog.Namespaces {
  /** Single Iceberg tables. */
  export interface Tables {
    readonly maintenanceConfigs: Tables.MaintenanceConfigs;

    /** List the Iceberg tables of a namespace, with details if asked.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga
     *  @deprecated basinCatalog.namespaces.tables.list
     *  @columns name namespace */
    list(namespace: string, params: TableListParams, options?: RequestOptions): APIPromise<TableListResponse>;

    /** Get one Iceberg table with its metadata.
     *
     *  Long histories are cut: compare `returned_snapshots` with `total_snapshots`.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get-table */
    get(tableName: string, params: TableGetParams, options?: RequestOptions): APIPromise<GetTableResponse>;
  }

  export interface TableListParams extends InAccount {
    /** Bucket whose catalog is read. @minLength 3 @maxLength 63 @example "my-data-bucket" @from r2.buckets.list */ bucket_name: string;
    /** Most tables that are returned. @min 1 @max 1000 @default 100 */ page_size?: Integer;
    /** `next_page_token` of the page before; left out, the first page comes. @minLength 1 */ page_token?: string;
    /** If true, `details` with times and places of files are added. @default false */ return_details?: boolean;
    /** If true, `table_uuids` are added. @default false */ return_uuids?: boolean;
  }

  export interface TableListResponse {
    /** Tables, each with its namespace. */ identifiers: TableListResponse.Identifier[];
    /** The same with UUID, times and places; only if asked for. */ details?: TableListResponse.Detail[] | null;
    /** Pass it as `page_token` for the next page; null on the last. */ next_page_token?: string | null;
    /** UUIDs in the order of `identifiers`; only if asked for. */ table_uuids?: (/** @format uuid */ string)[] | null;
  }
  export namespace TableListResponse {
    export interface Identifier {
      /** Last part of the table's full name. @example "events" */ name: string;
      /** Levels of the namespace, from the top; `["bronze","analytics"]` is `bronze.analytics`. @minItems 1 @maxItems 16 */ namespace: string[];
    }
    export interface Detail {
      /** Location of the table in the catalog. */ identifier: Identifier;
      /** Identifies it even after a rename. @format uuid */ table_uuid: string;
      /** @readOnly */ created_at?: DateTime | null;
      /** Folder of its files, as an S3 address. */ location?: string | null;
      /** Metadata file, as an S3 address; null while the table is only staged. */ metadata_location?: string | null;
      /** @readOnly */ updated_at?: DateTime | null;
    }
  }

  export interface TableGetParams extends InAccount {
    /** Bucket whose catalog is meant. @minLength 3 @maxLength 63 @example "my-data-bucket" @from r2.buckets.list */ bucket_name: string;
    /** Levels above the table, joined by `%1F`. @example "bronze" @minLength 1 */ namespace: string;
  }
}

export declare namespace R2DataCatalog.Namespaces.Tables {
  /** Compaction and snapshot expiry for one table. */
  export interface MaintenanceConfigs {
    /** Edit compaction and snapshot expiration of one table.
     *
     *  Wins over the settings of the catalog.
     *  @http POST /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs
     *  @body json required
     *  @permission Workers R2 Data Catalog Write
     *  @availability ga
     *  @deprecated basinCatalog.namespaces.tables.maintenanceConfigs.update */
    update(
      tableName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigUpdateResponse>;

    /** Get one table's compaction and snapshot expiration settings.
     *  @http GET /accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs
     *  @permission Workers R2 Data Catalog Write; Workers R2 Data Catalog Read
     *  @availability ga
     *  @deprecated basinCatalog.namespaces.tables.maintenanceConfigs.get */
    get(tableName: string, params: TableGetParams, options?: RequestOptions): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends R2DataCatalog.MaintenanceConfigUpdateParams {
    /** Bucket whose catalog is meant. @minLength 3 @maxLength 63 @example "my-data-bucket" @from r2.buckets.list */ bucket_name: string;
    /** Levels above the table, joined by `%1F`. @minLength 1 */ namespace: string;
  }

  export interface MaintenanceConfigUpdateResponse {
    /** Settings for merging small files. */ compaction?: MaintenanceConfigUpdateResponse.Compaction;
    /** Settings for deleting old snapshots. */ snapshot_expiration?: MaintenanceConfigUpdateResponse.SnapshotExpiration;
    /** Time between two runs for a table. */ interval?: string;
  }
  export namespace MaintenanceConfigUpdateResponse {
    export interface Compaction {
      state: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes; 128 by default. */ target_size_mb: '64' | '128' | '256' | '512';
      /** Time from which the table can be merged again; null if that is now. */ next_eligible_at?: string | null;
    }
    export interface SnapshotExpiration {
      /** Age from which snapshots are deleted, such as `7d`, `48h` or `2880m`. @example "7d" */ max_snapshot_age: string;
      /** Snapshots that are kept, however old they are. @min 1 @example 100 */ min_snapshots_to_keep: Integer;
      state: 'enabled' | 'disabled';
      /** Time from which the table can be merged again; null if that is now. */ next_eligible_at?: string | null;
    }
  }

  export interface MaintenanceConfigGetResponse {
    /** Default maintenance settings, used by tables without their own. */ maintenance_config: MaintenanceConfigUpdateResponse;
  }
}
