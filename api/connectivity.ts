import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Workers VPC: Private services that Workers reach without exposing them to the Internet.
 *  @product connectivity Workers VPC
 *  @docs https://developers.cloudflare.com/workers-vpc/ */
export interface Connectivity {
  readonly directory: Connectivity.Directory;
}

export declare namespace Connectivity {
  /** Register of the private services known to the account. */
  export interface Directory {
    readonly services: Directory.Services;
  }
}

export declare namespace Connectivity.Directory {
  /** Private HTTP or TCP hosts that Workers can bind to. */
  export interface Services {
    /** Register an HTTP or TCP service by host, with its ports and TLS settings.
     *  @http POST /accounts/{account_id}/connectivity/directory/services
     *  @availability ga */
    create(params: ServiceCreateParams, options?: RequestOptions): APIPromise<ServiceGetResponse>;

    /** Replace a directory service's host, ports, type and TLS settings.
     *  @http PUT /accounts/{account_id}/connectivity/directory/services/{service_id}
     *  @availability ga */
    update(/** @format uuid */ serviceID: string, params: ServiceUpdateParams, options?: RequestOptions): APIPromise<ServiceGetResponse>;

    /** Page through the connectivity directory, optionally by service type.
     *  @http GET /accounts/{account_id}/connectivity/directory/services
     *  @availability ga */
    list(params: ServiceListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServiceGetResponse>, ServiceGetResponse>;

    /** Remove a service from the account's connectivity directory.
     *  @http DELETE /accounts/{account_id}/connectivity/directory/services/{service_id}
     *  @answer void
     *  @availability ga */
    delete(/** @format uuid */ serviceID: string, params: ServiceDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Look up one service in the connectivity directory.
     *  @http GET /accounts/{account_id}/connectivity/directory/services/{service_id}
     *  @availability ga */
    get(/** @format uuid */ serviceID: string, params: ServiceGetParams, options?: RequestOptions): APIPromise<ServiceGetResponse>;
  }

  export type ServiceCreateParams = ServiceCreateParams.InfraHTTPServiceConfig | ServiceCreateParams.InfraTCPServiceConfig;
  export namespace ServiceCreateParams {
    export interface InfraHTTPServiceConfig extends InAccount {
      host: ServiceGetResponse.InfraTCPServiceConfig.InfraIPv4Host | ServiceGetResponse.InfraTCPServiceConfig.InfraIPv6Host | ServiceGetResponse.InfraTCPServiceConfig.InfraDualStackHost | ServiceGetResponse.InfraTCPServiceConfig.InfraHostnameHost;
      /** @example "web-server" */ name: string;
      type: 'tcp' | 'http';
      /** @min 1 @example 8080 */ http_port?: Integer | null;
      /** @min 1 @example 8443 */ https_port?: Integer | null;
      tls_settings?: ServiceGetResponse.InfraTCPServiceConfig.TLSSettings | null;
    }
    export namespace InfraHTTPServiceConfig {
      export import InfraDualStackHost = ServiceGetResponse.InfraTCPServiceConfig.InfraDualStackHost;
      export import InfraHostnameHost = ServiceGetResponse.InfraTCPServiceConfig.InfraHostnameHost;
      export import InfraIPv4Host = ServiceGetResponse.InfraTCPServiceConfig.InfraIPv4Host;
      export import InfraIPv6Host = ServiceGetResponse.InfraTCPServiceConfig.InfraIPv6Host;
      export type TLSSettings = ServiceGetResponse.InfraTCPServiceConfig.TLSSettings;
    }
    export interface InfraTCPServiceConfig extends InAccount {
      host: ServiceGetResponse.InfraTCPServiceConfig.InfraIPv4Host | ServiceGetResponse.InfraTCPServiceConfig.InfraIPv6Host | ServiceGetResponse.InfraTCPServiceConfig.InfraDualStackHost | ServiceGetResponse.InfraTCPServiceConfig.InfraHostnameHost;
      /** @example "web-server" */ name: string;
      type: 'tcp' | 'http';
      app_protocol?: 'postgresql' | 'mysql' | null;
      /** @min 1 @example 5432 */ tcp_port?: Integer | null;
      tls_settings?: ServiceGetResponse.InfraTCPServiceConfig.TLSSettings | null;
    }
    export namespace InfraTCPServiceConfig {
      export import InfraDualStackHost = ServiceGetResponse.InfraTCPServiceConfig.InfraDualStackHost;
      export import InfraHostnameHost = ServiceGetResponse.InfraTCPServiceConfig.InfraHostnameHost;
      export import InfraIPv4Host = ServiceGetResponse.InfraTCPServiceConfig.InfraIPv4Host;
      export import InfraIPv6Host = ServiceGetResponse.InfraTCPServiceConfig.InfraIPv6Host;
      export type TLSSettings = ServiceGetResponse.InfraTCPServiceConfig.TLSSettings;
    }
  }

  export import ServiceCreateResponse = Connectivity.Directory.ServiceGetResponse;

  export import ServiceUpdateParams = Connectivity.Directory.ServiceCreateParams;

  export import ServiceUpdateResponse = Connectivity.Directory.ServiceGetResponse;

  export interface ServiceListParams extends InAccount {
    type?: 'tcp' | 'http' | null;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 1000 */ per_page?: Integer;
  }

  export import ServiceListResponse = Connectivity.Directory.ServiceGetResponse;

  export type ServiceDeleteParams = InAccount;

  export type ServiceGetParams = InAccount;

  export type ServiceGetResponse = ServiceGetResponse.InfraHTTPServiceConfig | ServiceGetResponse.InfraTCPServiceConfig;
  export namespace ServiceGetResponse {
    export interface InfraHTTPServiceConfig {
      host: InfraTCPServiceConfig.InfraIPv4Host | InfraTCPServiceConfig.InfraIPv6Host | InfraTCPServiceConfig.InfraDualStackHost | InfraTCPServiceConfig.InfraHostnameHost;
      /** @example "web-server" */ name: string;
      type: 'tcp' | 'http';
      /** @readOnly */ created_at?: DateTime;
      /** @min 1 @example 8080 */ http_port?: Integer | null;
      /** @min 1 @example 8443 */ https_port?: Integer | null;
      /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" @readOnly */ service_id?: string;
      tls_settings?: InfraTCPServiceConfig.TLSSettings | null;
      /** @readOnly */ updated_at?: DateTime;
    }
    export namespace InfraHTTPServiceConfig {
      export import InfraDualStackHost = InfraTCPServiceConfig.InfraDualStackHost;
      export import InfraHostnameHost = InfraTCPServiceConfig.InfraHostnameHost;
      export import InfraIPv4Host = InfraTCPServiceConfig.InfraIPv4Host;
      export import InfraIPv6Host = InfraTCPServiceConfig.InfraIPv6Host;
      export type TLSSettings = InfraTCPServiceConfig.TLSSettings;
    }
    export interface InfraTCPServiceConfig {
      host: InfraTCPServiceConfig.InfraIPv4Host | InfraTCPServiceConfig.InfraIPv6Host | InfraTCPServiceConfig.InfraDualStackHost | InfraTCPServiceConfig.InfraHostnameHost;
      /** @example "web-server" */ name: string;
      type: 'tcp' | 'http';
      app_protocol?: 'postgresql' | 'mysql' | null;
      /** @readOnly */ created_at?: DateTime;
      /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" @readOnly */ service_id?: string;
      /** @min 1 @example 5432 */ tcp_port?: Integer | null;
      tls_settings?: InfraTCPServiceConfig.TLSSettings | null;
      /** @readOnly */ updated_at?: DateTime;
    }
    export namespace InfraTCPServiceConfig {
      export interface InfraDualStackHost {
        /** @example "10.0.0.1" */ ipv4: string;
        /** @example "fe80::1" */ ipv6: string;
        network: InfraIPv4Host.Network;
      }
      export namespace InfraDualStackHost {
        export type Network = InfraIPv4Host.Network;
      }
      export interface InfraHostnameHost {
        /** @example "example.com" */ hostname: string;
        resolver_network: InfraHostnameHost.ResolverNetwork;
      }
      export namespace InfraHostnameHost {
        export interface ResolverNetwork {
          /** @format uuid */ tunnel_id: string;
          resolver_ips?: string[] | null;
        }
      }
      export interface InfraIPv4Host {
        /** @example "10.0.0.1" */ ipv4: string;
        network: InfraIPv4Host.Network;
      }
      export namespace InfraIPv4Host {
        export interface Network {
          /** @format uuid */ tunnel_id: string;
        }
      }
      export interface InfraIPv6Host {
        /** @example "fe80::1" */ ipv6: string;
        network: InfraIPv4Host.Network;
      }
      export namespace InfraIPv6Host {
        export type Network = InfraIPv4Host.Network;
      }
      export interface TLSSettings {
        /** @example "verify_full" */ cert_verification_mode: string;
      }
    }
  }

  export type ServiceListResponsesV4PagePaginationArray = V4PagePaginationArray<ServiceGetResponse>;
}
