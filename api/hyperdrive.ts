import type { APIPromise, JsonValue, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Hyperdrive: Pooled and cached access from Workers to your existing SQL database.
 *  @product hyperdrive Hyperdrive
 *  @docs https://developers.cloudflare.com/hyperdrive/ */
export interface HyperdriveResource {
  readonly configs: HyperdriveResource.Configs;

  /** Create the signature an integration needs to set up a Hyperdrive database.
   *
   *  The signature is short-lived; the partner's integration passes it on when it creates a database that Cloudflare bills.
   *  @http POST /accounts/{account_id}/hyperdrive/integrationsOperations/{integration}/createDatabaseSignature
   *  @permission Hyperdrive Write
   *  @availability beta
   *  @docs https://developers.cloudflare.com/api/operations/create-hyperdrive-database-signature */
  createDatabaseSignature(
    integration: 'planetScale',
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<HyperdriveResource.HyperdriveDatabaseSignatureResponse>;
}

export declare namespace HyperdriveResource {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Client id of the Access service token that opens the tunnel to the database. */ access_client_id: string;
    /** Password of the database user; needed when the connection changes, never returned. */ password: string;
    /** Id of the Workers VPC service through which Hyperdrive reaches the database. */ service_id: string;
    /** If true, no answer is cached and every query reaches the database. */ disabled: unknown;
    /** Connection details of the database, without its password. */ origin: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Hyperdrive to work on, as `hyperdrive.configs.list` shows it. @from hyperdrive.configs.list */ hyperdrive_id: string;
    /** Provider that the database is created at. */ integration: 'planetScale' | (string & {});
  }

  export interface HyperdriveDatabaseSignatureResponse {
    account_id: ResourceID;
    /** Signed text that the integration hands to its partner; valid for a short time. @sensitive */ signature: string;
    /** Time at which the signature was made. @example "1700000000" @unit seconds since 1970 */ timestamp: string;
  }

  /** Connection details, caching and limits for one database. */
  export interface Configs {
    /** Create a Hyperdrive configuration for a database origin, with caching.
     *
     *  Hyperdrive connects to the database once to check address and credentials; a failure refuses the configuration.
     *  @http POST /accounts/{account_id}/hyperdrive/configs
     *  @permission Hyperdrive Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "orders",
     *    "origin": {
     *      "scheme": "postgres", "host": "database.example.com", "port": 5432, "database": "postgres", "user": "postgres", "password": "7qV2mZ4xT9kLw3Rd"
     *    }
     *  } */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<Config>;

    /** Replace a Hyperdrive configuration, its origin and caching included.
     *
     *  Caching, mTLS and connection limits left out go back to their defaults; the password has to be given again. Use `edit` to change one
     *  part.
     *  @http PUT /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @permission Hyperdrive Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "orders",
     *    "origin": {
     *      "scheme": "postgres",
     *      "host": "db.example.com",
     *      "port": 5432,
     *      "database": "orders",
     *      "user": "app",
     *      "password": "y3Fb8Wq2-correct-horse"
     *    }
     *  } */
    update(hyperdriveID: ResourceID, params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Config>;

    /** List the account's Hyperdrive configurations.
     *  @http GET /accounts/{account_id}/hyperdrive/configs
     *  @permission Hyperdrive Write; Hyperdrive Read
     *  @availability ga
     *  @columns name origin.scheme origin.host origin.database origin_connection_limit created_on modified_on
     *  @key name */
    list(params: ConfigListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Config>, Config>;

    /** Delete a Hyperdrive configuration; the origin database stays as it is.
     *
     *  Workers bound to it can no longer reach the database.
     *  @http DELETE /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @permission Hyperdrive Write
     *  @availability ga
     *  @confirm */
    delete(hyperdriveID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<ConfigDeleteResponse | null>;

    /** Edit parts of a Hyperdrive configuration.
     *
     *  Omitted fields keep their values. Caching can be switched off alone with `{ caching: { disabled: true } }`.
     *  @http PATCH /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @body json required
     *  @permission Hyperdrive Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "caching": {"disabled": false, "max_age": 60, "stale_while_revalidate": 15} } */
    edit(hyperdriveID: ResourceID, params: ConfigEditParams, options?: RequestOptions): APIPromise<Config>;

    /** Get one Hyperdrive configuration, without the database password.
     *  @http GET /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}
     *  @permission Hyperdrive Write; Hyperdrive Read
     *  @availability ga */
    get(hyperdriveID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Config>;

    /** Restart the connection pool of a Hyperdrive configuration.
     *
     *  New connections are made at once; running ones are drained, so queries under way end normally. The configuration stays as it is.
     *  @http POST /accounts/{account_id}/hyperdrive/configs/{hyperdrive_id}/restart
     *  @permission Hyperdrive Write
     *  @availability ga */
    restart(hyperdriveID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Config>;
  }

  export interface OriginConnection {
    /** Certificates for the TLS connection to the database; cannot be set for Workers VPC origins. */ mtls?: MTLS;
    /** Soft limit of connections to the database: at most 20 on Free, 100 on paid plans; contact Cloudflare for more. @min 5 @example 60 */
    origin_connection_limit?: Integer;
  }

  export interface ConfigFields extends OriginConnection {
    /** Name that people see in the dashboard. @example "example-hyperdrive" */ name: string;
  }

  export type ConfigCreateParams = ConfigCreateParams.HyperdriveHyperdriveConfigCreateWithOrigin | ConfigCreateParams.HyperdriveHyperdriveConfigCreateWithIntegration;
  export namespace ConfigCreateParams {
    export interface HyperdriveHyperdriveConfigCreateWithOrigin extends InAccount, ConfigFields {
      origin:
        | ConfigUpdateParams.PublicDatabase
        | ConfigUpdateParams.AccessProtectedDatabaseBehindCloudflareTunnel
        | ConfigUpdateParams.DatabaseReachableThroughAWorkersVPC;
      /** Whether answers to queries are cached, and how long; left out, caching is on. */
      caching?: HyperdriveHyperdriveConfigCreateWithOrigin.HyperdriveHyperdriveCachingCreateDisabled | HyperdriveHyperdriveConfigCreateWithOrigin.HyperdriveHyperdriveCachingCreateEnabled;
      /** The PlanetScale database the configuration belongs to, where that integration made it; null if none did. */ integration?: unknown;
    }
    export namespace HyperdriveHyperdriveConfigCreateWithOrigin {
      export interface HyperdriveHyperdriveCachingCreateDisabled {
        disabled: true;
        /** Longest time for which an answer is cached. @max 3600 @unit seconds */ max_age?: number | null;
        /** Time for which an expired answer is still served while it is renewed. @unit seconds */ stale_while_revalidate?: number | null;
      }
      export interface HyperdriveHyperdriveCachingCreateEnabled {
        disabled?: false;
        /** Longest time for which an answer is cached; 60 by default. @unit seconds @example 60 @max 3600 */ max_age?: Integer | null;
        /** Time for which an expired answer is still served while it is renewed; 15 by default. @example 15 @unit seconds */
        stale_while_revalidate?: Integer | null;
      }
    }
    export interface HyperdriveHyperdriveConfigCreateWithIntegration extends InAccount, ConfigFields {
      origin?:
        | ConfigUpdateParams.PublicDatabase | ConfigUpdateParams.AccessProtectedDatabaseBehindCloudflareTunnel | ConfigUpdateParams.DatabaseReachableThroughAWorkersVPC
        | null;
      /** Whether answers to queries are cached, and how long; left out, caching is on. */
      caching?: HyperdriveHyperdriveConfigCreateWithOrigin.HyperdriveHyperdriveCachingCreateDisabled | HyperdriveHyperdriveConfigCreateWithOrigin.HyperdriveHyperdriveCachingCreateEnabled;
      /** The PlanetScale database the configuration belongs to, where it was made by that integration. */ integration: Integration;
    }
  }

  export interface Hyperdrive extends ConfigFields {
    /** Id given by Cloudflare; bindings of Workers use it. @readOnly */ id: ResourceID;
    origin: PublicDatabase | AccessProtectedDatabaseBehindCloudflareTunnel | DatabaseReachableThroughAWorkersVPC;
    /** Query caching; on by default for reads that can be cached. */
    caching?: Hyperdrive.HyperdriveHyperdriveCachingCommon | HyperdriveHyperdriveCachingEnabled;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** Time of the last restart by request; absent if there was none. @readOnly */ restarted_on?: DateTime | null;
  }
  export namespace Hyperdrive {
    export interface HyperdriveHyperdriveCachingCommon {
      disabled?: boolean;
    }
  }

  export interface DatabaseIdentity {
    /** Name of the database at the origin. @example "postgres" */ database?: string;
    /** Protocol of the database; `postgres` and `postgresql` are the same. */ scheme?: 'postgres' | 'postgresql' | 'mysql' | (string & {});
    /** User as which Hyperdrive logs in. @example "postgres" */ user?: string;
  }

  export interface DatabaseLogin extends DatabaseIdentity {
    /** @example "postgres" */ database: string;
    scheme: 'postgres' | 'postgresql' | 'mysql';
    /** @example "postgres" */ user: string;
  }

  export interface PublicDatabase extends DatabaseLogin {
    /** Hostname or IP address of the database. @example "database.example.com" */ host: string;
    /** TCP port of the database: usually 5432 for PostgreSQL, 3306 for MySQL. @example 5432 */ port: Integer;
  }

  export interface AccessProtectedDatabaseBehindCloudflareTunnel extends DatabaseLogin {
    /** @example "0123456789abcdef0123456789abcdef.access" */
    access_client_id: string;
    /** Hostname or IP address of the database. @example "database.example.com" */ host: string;
  }

  export interface DatabaseReachableThroughAWorkersVPC extends DatabaseLogin {
    /** @example "0123456789abcdef0123456789abcdef" */
    service_id: string;
  }

  export interface MTLS {
    /** Id of the uploaded CA certificate against which the database's is checked. @example "00000000-0000-0000-0000-0000000000" */
    ca_certificate_id?: string;
    /** Id of the uploaded client certificate that Hyperdrive shows the database. @example "00000000-0000-0000-0000-0000000000" */
    mtls_certificate_id?: string;
    /** Extent of checks on the database's certificate; `verify-full` checks the hostname too. @example "verify-full" */ sslmode?: string;
  }

  export interface HyperdriveHyperdriveCachingEnabled {
    disabled?: boolean;
    /** Longest time for which an answer is cached. @unit seconds @example 60 */ max_age?: Integer;
    /** Time for which an expired answer is still served while it is renewed. @example 15 @unit seconds */ stale_while_revalidate?: Integer;
  }

  export interface ConfigUpdateParams extends InAccount, ConfigFields {
    origin:
      | ConfigUpdateParams.PublicDatabase | ConfigUpdateParams.AccessProtectedDatabaseBehindCloudflareTunnel
      | ConfigUpdateParams.DatabaseReachableThroughAWorkersVPC;
    /** Query caching; on by default for reads that can be cached. */
    caching?: Hyperdrive.HyperdriveHyperdriveCachingCommon | HyperdriveHyperdriveCachingEnabled;
  }
  export namespace ConfigUpdateParams {
    export interface PublicDatabase extends DatabaseLogin {
      /** Public hostname or IP address of the database; private, link-local and loopback addresses are refused. @example "database.example.com" */
      host: string;
      /** @writeOnly @sensitive */ password: string;
      /** TCP port: 5432 by default for PostgreSQL, 3306 for MySQL. @example 5432 */ port: Integer;
    }
    export interface AccessProtectedDatabaseBehindCloudflareTunnel extends DatabaseLogin, ConfigEditParams.HyperdriveOverAccessOrigin {
      /** @writeOnly @sensitive */ password: string;
    }
    export interface DatabaseReachableThroughAWorkersVPC extends DatabaseLogin {
      /** @writeOnly @sensitive */ password: string;
      /** @example "0123456789abcdef0123456789abcdef" */
      service_id: string;
    }
  }

  export interface ConfigListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type ConfigDeleteResponse = JsonValue;

  export interface ConfigEditParams extends InAccount, OriginConnection {
    /** Query caching; on by default for reads that can be cached. */
    caching?: Hyperdrive.HyperdriveHyperdriveCachingCommon | HyperdriveHyperdriveCachingEnabled;
    /** New name; left out, it stays. @example "example-hyperdrive" */ name?: string;
    /** Parts of the connection to change: database, user and password, address, or mTLS. */ origin?:
      | ConfigEditParams.HyperdriveHyperdriveDatabase | ConfigEditParams.HyperdriveInternetOrigin
      | ConfigEditParams.HyperdriveOverAccessOrigin | ConfigEditParams.HyperdriveVPCServiceOrigin;
  }
  export namespace ConfigEditParams {
    export interface HyperdriveHyperdriveDatabase extends DatabaseIdentity {
      /** @writeOnly @sensitive */ password?: string;
    }
    export interface HyperdriveInternetOrigin {
      /** Public hostname or IP address of the database; private, link-local and loopback addresses are refused. @example "database.example.com" */
      host: string;
      /** TCP port: 5432 by default for PostgreSQL, 3306 for MySQL. @example 5432 */ port: Integer;
    }
    export interface HyperdriveOverAccessOrigin {
      /** @example "0123456789abcdef0123456789abcdef.access" */
      access_client_id: string;
      /** Client secret of the Access service token; never returned. @writeOnly @sensitive */ access_client_secret: string;
      /** Hostname or IP address of the database behind the tunnel. @example "database.example.com" */ host: string;
    }
    export interface HyperdriveVPCServiceOrigin {
      /** @example "0123456789abcdef0123456789abcdef" */
      service_id: string;
    }
  }

  export type ConfigListResponsesV4PagePaginationArray = V4PagePaginationArray<Config>;

  export interface Config extends ConfigFields {
    /** Id given by Cloudflare; bindings of Workers use it. @readOnly */ id: ResourceID;
    origin: PublicDatabase | AccessProtectedDatabaseBehindCloudflareTunnel | DatabaseReachableThroughAWorkersVPC;
    /** Query caching as it is in force. */ caching: Config.Caching;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** Time of the last restart by request; absent if there was none. @readOnly */ restarted_on?: DateTime | null;
    /** The PlanetScale database the configuration belongs to, where it was made by that integration. */ integration?: Integration;
  }
  export namespace Config {
    export interface Caching extends HyperdriveHyperdriveCachingEnabled {
      /** Whether caching is switched off. */ disabled: boolean;
    }
  }

  export interface Integration {
    /** Branch of the database to connect to, as named by the provider. */ database_branch_name: string;
    /** Database to connect to, as named by the provider. */ database_name: string;
    /** Organization at the provider that owns the database. */ organization_name: string;
    /** Fixed value `planetscale`: the provider that hosts the database. */ provider: 'planetscale';
    /** Protocol of the database; `postgres` and `postgresql` are the same. */ scheme: 'postgres' | 'postgresql' | 'mysql';
    /** Name of the logical database on the server, if it is not the provider's usual one. */ custom_database_name?: string;
  }
}
