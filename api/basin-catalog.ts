import type { APIPromise, JsonValue, RequestOptions } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Basin Catalog: Table catalogs on storage buckets, with upkeep of their data files.
 *  @product basinCatalog Basin Catalog
 *  @docs https://developers.cloudflare.com/api/ */
export interface BasinCatalog {
  readonly maintenanceConfigs: BasinCatalog.MaintenanceConfigs;
  readonly credentials: BasinCatalog.Credentials;
  readonly namespaces: BasinCatalog.Namespaces;

  /** List the account's buckets that have a Basin catalog.
   *  @http GET /accounts/{account_id}/basin-catalog
   *  @columns bucket name credential_status status
   *  @key bucket */
  list(params: InAccount, options?: RequestOptions): APIPromise<BasinCatalog.BasinCatalogListResponse>;

  /** Delete the Basin catalog of a bucket, by force if asked.
   *
   *  Refused while namespaces or tables exist, unless `force` is true. Data files in the bucket stay.
   *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/delete
   *  @response void */
  delete(bucketName: string, params: BasinCatalog.BasinCatalogDeleteParams, options?: RequestOptions): APIPromise<void>;

  /** Disable the Basin catalog of a bucket but keep it.
   *
   *  It can be enabled again; files and metadata stay.
   *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/disable
   *  @response void */
  disable(bucketName: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Enable a Basin catalog for a bucket.
   *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/enable
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "my-data-bucket" } */
  enable(
    bucketName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<BasinCatalog.BasinCatalogEnableResponse>;

  /** Get the Basin catalog of one bucket with its status.
   *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name} */
  get(
    bucketName: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<BasinCatalog.BasinCatalogListResponse.Warehouse>;
}

export declare namespace BasinCatalog {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether this kind of maintenance runs. */ state: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Bucket to work on, as `basinCatalog.list` shows it. @from basinCatalog.list */ bucket_name: string;
    /** Namespace to work on, as `basinCatalog.namespaces.list` shows it. @from basinCatalog.namespaces.list */ namespace: string;
    /** Table to work on, as `basinCatalog.namespaces.tables.list` shows it. @from basinCatalog.namespaces.tables.list */ table_name: string;
  }

  export interface BasinCatalogListResponse {
    /** Catalogs of the account, one per bucket. */ warehouses: BasinCatalogListResponse.Warehouse[];
  }
  export namespace BasinCatalogListResponse {
    export interface Warehouse {
      /** Identifies the catalog. */ id: string;
      /** Bucket in R2 that holds it. */ bucket: string;
      /** Name query engines use, made from account and bucket. */ name: string;
      /** Whether query engines can use it. */ status: 'active' | 'inactive';
      /** Whether a credential for maintenance is stored. */ credential_status?: 'present' | 'absent' | null;
      /** Maintenance settings; null if never configured. */ maintenance_config?: MaintenanceConfig | null;
    }
  }

  export interface BasinCatalogDeleteParams extends InAccount {
    /** If true, namespaces and tables of the catalog are removed with it. @query */ force?: boolean;
  }

  export interface BasinCatalogEnableResponse {
    /** Identifies the catalog that is now active. */ id: string;
    /** Name query engines use for the warehouse. */ name: string;
  }

  export interface MaintenanceConfig {
    /** Settings for merging small data files. */ compaction?: MaintenanceConfig.Compaction;
    /** Time from one run to the next. */ interval?: string;
    /** Settings for deleting old table snapshots. */ snapshot_expiration?: MaintenanceConfig.SnapshotExpiration;
  }
  export namespace MaintenanceConfig {
    export interface Compaction {
      /** Whether it runs. */ state: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes. */ target_size_mb: '64' | '128' | '256' | '512';
    }
    export interface SnapshotExpiration {
      /** Age from which snapshots are deleted. */ max_snapshot_age: string;
      /** Snapshots kept whatever their age. */ min_snapshots_to_keep: number;
      /** Whether it runs. */ state: 'enabled' | 'disabled';
    }
  }

  /** Compaction and snapshot expiry for a whole catalog. */
  export interface MaintenanceConfigs {
    /** Edit how a Basin catalog compacts files and expires snapshots.
     *
     *  Applies to tables that have no settings of their own. Needs a stored credential.
     *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/maintenance-configs
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "my-data-bucket",
     *    "compaction": { "state": "enabled", "target_size_mb": "128" }
     *  } */
    update(
      bucketName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigUpdateResponse>;

    /** Get a Basin catalog's compaction and expiration settings.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/maintenance-configs */
    get(bucketName: string, params: InAccount, options?: RequestOptions): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends InAccount {
    /** Changes to how small files are merged. */ compaction?: MaintenanceConfigUpdateParams.Compaction;
    /** Changes to how old snapshots are deleted. */ snapshot_expiration?: MaintenanceConfigUpdateParams.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateParams {
    export interface Compaction {
      state?: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes; 128 by default. @default "128" */ target_size_mb?: '64' | '128' | '256' | '512' | (string & {});
    }
    export interface SnapshotExpiration {
      /** Age, such as `7d` or `48h`, from which snapshots are deleted. @pattern ^[0-9]+[a-z]$ */ max_snapshot_age?: string;
      /** Snapshots that are kept whatever their age. @min 1 */ min_snapshots_to_keep?: number;
      state?: 'enabled' | 'disabled';
    }
  }

  export interface MaintenanceConfigUpdateResponse {
    /** Settings for merging small files. */ compaction?: MaintenanceConfigUpdateResponse.Compaction;
    /** Time between two runs for a table. */ interval?: string;
    /** Settings for deleting old snapshots. */ snapshot_expiration?: MaintenanceConfigUpdateResponse.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateResponse {
    export interface Compaction {
      state: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes; 128 by default. @default "128" */ target_size_mb: '64' | '128' | '256' | '512';
    }
    export interface SnapshotExpiration {
      /** Age from which snapshots are deleted, such as `7d` or `48h`. */ max_snapshot_age: string;
      /** Snapshots that are kept, however old they are. */ min_snapshots_to_keep: number;
      state: 'enabled' | 'disabled';
    }
  }

  export interface MaintenanceConfigGetResponse {
    /** Whether a credential for maintenance has been stored. */ credential_status: 'present' | 'absent';
    /** Default maintenance settings, used by tables without their own. */ maintenance_config: MaintenanceConfig;
  }

  /** The token a catalog uses to reach its bucket. */
  export interface Credentials {
    /** Create the credential with which a Basin catalog is maintained.
     *
     *  Takes the place of a former one.
     *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/credential */
    create(bucketName: string, params: CredentialCreateParams, options?: RequestOptions): APIPromise<CredentialCreateResponse | null>;
  }

  export interface CredentialCreateParams extends InAccount {
    /** API token with access to the bucket and its catalog. @sensitive @minLength 1 */ token: string;
  }

  export type CredentialCreateResponse = JsonValue;

  /** Groups of tables within a catalog. */
  export interface Namespaces {
    readonly tables: Namespaces.Tables;

    /** List a Basin catalog's namespaces, at the top or below a parent.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces
     *  @columns namespace created_at updated_at */
    list(bucketName: string, params: NamespaceListParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;
  }

  export interface NamespaceListParams extends InAccount {
    /** Most namespaces that are returned; 100 by default. @min 1 @max 1000 @default 100 */ page_size?: number;
    /** `next_page_token` of the page before; left out, the first page comes. @minLength 1 */ page_token?: string;
    /** Namespace whose direct children are listed; levels are joined by `%1F`. Left out, the top ones. @minLength 1 */ parent?: string;
    /** If true, `details` with times of creation and change are added. */ return_details?: boolean;
    /** If true, `namespace_uuids` are added. */ return_uuids?: boolean;
  }

  export interface NamespaceListResponse {
    /** Namespaces, each as the list of its levels. */ namespaces: string[][];
    /** The same with UUID and times; only if asked for. */ details?: NamespaceListResponse.Detail[] | null;
    /** UUIDs in the order of `namespaces`; only if asked for. */ namespace_uuids?: string[] | null;
    /** Pass it as `page_token` for the next page; null on the last. */ next_page_token?: string | null;
  }
  export namespace NamespaceListResponse {
    export interface Detail {
      /** Levels of the namespace, from the top; `["bronze","analytics"]` is `bronze.analytics`. */ namespace: string[];
      /** Identifies it even after a rename. */ namespace_uuid: string;
      created_at?: string | null;
      updated_at?: string | null;
    }
  }
}

export declare namespace BasinCatalog.Namespaces {
  /** Tables that a catalog keeps track of. */
  export interface Tables {
    readonly maintenanceConfigs: Tables.MaintenanceConfigs;

    /** List the tables of a Basin namespace, with details if asked.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables
     *  @columns name namespace */
    list(namespace: string, params: TableListParams, options?: RequestOptions): APIPromise<TableListResponse>;
  }

  export interface TableListParams extends InAccount {
    /** Bucket whose catalog is read. @from r2.buckets.list @minLength 3 @maxLength 63 */ bucket_name: string;
    /** Most tables that are returned; 100 by default. @min 1 @max 1000 @default 100 */ page_size?: number;
    /** `next_page_token` of the page before; left out, the first page comes. @minLength 1 */ page_token?: string;
    /** If true, `details` with times and places of files are added. */ return_details?: boolean;
    /** If true, `table_uuids` are added. */ return_uuids?: boolean;
  }

  export interface TableListResponse {
    /** Tables, each with its namespace. */ identifiers: TableListResponse.Identifier[];
    /** The same with UUID, times and places; only if asked for. */ details?: TableListResponse.Detail[] | null;
    /** Pass it as `page_token` for the next page; null on the last. */ next_page_token?: string | null;
    /** UUIDs in the order of `identifiers`; only if asked for. */ table_uuids?: string[] | null;
  }
  export namespace TableListResponse {
    export interface Identifier {
      /** Last part of the table's full name. */ name: string;
      /** Levels of the namespace, from the top; `["bronze","analytics"]` is `bronze.analytics`. */ namespace: string[];
    }
    export interface Detail {
      /** Location of the table in the catalog. */ identifier: Identifier;
      /** Identifies it even after a rename. */ table_uuid: string;
      created_at?: string | null;
      /** Folder of its files, as an S3 address. */ location?: string | null;
      /** Metadata file, as an S3 address; null while the table is only staged. */ metadata_location?: string | null;
      updated_at?: string | null;
    }
  }
}

export declare namespace BasinCatalog.Namespaces.Tables {
  /** Compaction and snapshot expiry for one table. */
  export interface MaintenanceConfigs {
    /** Edit compaction and snapshot expiration of one Basin table.
     *
     *  Wins over the settings of the catalog.
     *  @http POST /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs */
    update(
      tableName: string,
      params: MaintenanceConfigUpdateParams,
      options?: RequestOptions,
    ): APIPromise<MaintenanceConfigUpdateResponse>;

    /** Get one Basin table's compaction and expiration settings.
     *  @http GET /accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}/maintenance-configs */
    get(tableName: string, params: MaintenanceConfigGetParams, options?: RequestOptions): APIPromise<MaintenanceConfigGetResponse>;
  }

  export interface MaintenanceConfigUpdateParams extends BasinCatalog.MaintenanceConfigUpdateParams {
    /** Bucket whose catalog is meant. @from r2.buckets.list @minLength 3 @maxLength 63 */ bucket_name: string;
    /** Levels above the table, joined by `%1F`. @minLength 1 */ namespace: string;
  }

  export interface MaintenanceConfigUpdateResponse {
    /** Settings for merging small files. */ compaction?: MaintenanceConfigUpdateResponse.Compaction;
    /** Time between two runs for a table. */ interval?: string;
    /** Settings for deleting old snapshots. */ snapshot_expiration?: MaintenanceConfigUpdateResponse.SnapshotExpiration;
  }
  export namespace MaintenanceConfigUpdateResponse {
    export interface Compaction {
      state: 'enabled' | 'disabled';
      /** Size that merged files should have, in megabytes; 128 by default. @default "128" */ target_size_mb: '64' | '128' | '256' | '512';
      /** Time from which the table can be merged again; null if that is now. */ next_eligible_at?: string | null;
    }
    export interface SnapshotExpiration extends BasinCatalog.MaintenanceConfigUpdateResponse.SnapshotExpiration {
      /** Time from which the table can be merged again; null if that is now. */ next_eligible_at?: string | null;
    }
  }

  export interface MaintenanceConfigGetParams extends InAccount {
    /** Bucket whose catalog is meant. @from r2.buckets.list @minLength 3 @maxLength 63 */ bucket_name: string;
    /** Levels above the table, joined by `%1F`. @minLength 1 */ namespace: string;
  }

  export interface MaintenanceConfigGetResponse {
    /** Default maintenance settings, used by tables without their own. */ maintenance_config: MaintenanceConfigUpdateResponse;
  }
}
