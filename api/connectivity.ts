import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Workers VPC: Private services that Workers reach without exposing them to the Internet.
 *  @product connectivity Workers VPC
 *  @docs https://developers.cloudflare.com/workers-vpc/ */
export interface Connectivity {
  readonly directory: Connectivity.Directory;
}

export declare namespace Connectivity {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Address of the service, and the tunnel through which it is reached. */ host: unknown;
    /** Label of the service for people. */ name: string;
    /** Protocol: HTTP with one or two ports, or plain TCP. */ type: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Service of the connectivity directory. @from connectivity.directory.services.list */ service_id: string;
  }

  /** Register of the private services known to the account. */
  export interface Directory {
    readonly services: Directory.Services;
  }
}

export declare namespace Connectivity.Directory {
  /** Private HTTP or TCP hosts that Workers can bind to. */
  export interface Services {
    /** Create an HTTP or TCP service that Workers reach over a tunnel.
     *
     *  Bind its id to a Worker as a VPC service. The host must be reachable through the named tunnel.
     *  @http POST /accounts/{account_id}/connectivity/directory/services
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "web-server", "type": "http", "http_port": 8080,
     *    "host": { "ipv4": "10.0.0.1", "network": { "tunnel_id": "0191dce4-9ab4-7fce-b660-8e5dec5172da" } }
     *  }
     *  @aliases workers vpc */
    create(params: ServiceCreateParams, options?: RequestOptions): APIPromise<ServiceCreateResponse>;

    /** Replace a directory service's host, ports, type and TLS settings.
     *  @http PUT /accounts/{account_id}/connectivity/directory/services/{service_id}
     *  @availability ga */
    update(/** @format uuid */ serviceID: string, params: ServiceUpdateParams, options?: RequestOptions): APIPromise<ServiceUpdateResponse>;

    /** List the connectivity directory, optionally by service type.
     *  @http GET /accounts/{account_id}/connectivity/directory/services
     *  @availability ga
     *  @columns name type host http_port https_port created_at updated_at */
    list(params: ServiceListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServiceListResponse>, ServiceListResponse>;

    /** Delete a service from the connectivity directory.
     *
     *  Workers bound to it can no longer connect.
     *  @http DELETE /accounts/{account_id}/connectivity/directory/services/{service_id}
     *  @response void
     *  @availability ga */
    delete(/** @format uuid */ serviceID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get one service in the connectivity directory.
     *  @http GET /accounts/{account_id}/connectivity/directory/services/{service_id}
     *  @availability ga */
    get(/** @format uuid */ serviceID: string, params: InAccount, options?: RequestOptions): APIPromise<ServiceGetResponse>;
  }

  export type ServiceCreateParams = ServiceCreateParams.InfraHTTPServiceConfig | ServiceCreateParams.InfraTCPServiceConfig;
  export interface TCPPort {
    /** Database protocol spoken on the port, so that Hyperdrive can use the service. */ app_protocol?: 'postgresql' | 'mysql' | null | (string & {});
    /** TCP port of the service. @min 1 @example 5432 @max 65535 */ tcp_port?: Integer | null;
  }

  export interface HTTPPorts {
    /** Port for plain HTTP; null closes it, left out it is 80. @min 1 @example 8080 @max 65535 */ http_port?: Integer | null;
    /** Port for HTTPS; null closes it, left out it is 443. @min 1 @example 8443 @max 65535 */ https_port?: Integer | null;
  }

  export namespace ServiceCreateParams {
    export interface InfraHTTPServiceConfig extends InAccount, HTTPPorts {
      host: InfraIPv4Host | InfraIPv6Host | InfraDualStackHost | InfraHostnameHost;
      /** @example "web-server" @minLength 1 */ name: string;
      type: 'tcp' | 'http';
      /** Checks on the service's TLS certificate; if omitted, all. */ tls_settings?: TLSSettings | null;
    }
    export interface InfraTCPServiceConfig extends InAccount, TCPPort {
      host: InfraIPv4Host | InfraIPv6Host | InfraDualStackHost | InfraHostnameHost;
      /** @example "web-server" @minLength 1 */ name: string;
      type: 'tcp' | 'http';
      /** Checks on the service's TLS certificate; if omitted, all. */ tls_settings?: TLSSettings | null;
    }
  }

  export type ServiceCreateResponse = InfraHTTPServiceConfig | InfraTCPServiceConfig;

  export type ServiceUpdateParams = ServiceCreateParams.InfraHTTPServiceConfig | ServiceCreateParams.InfraTCPServiceConfig;

  export type ServiceUpdateResponse = InfraHTTPServiceConfig | InfraTCPServiceConfig;

  export interface ServiceListParams extends InAccount {
    /** Only services of this type. */ type?: 'tcp' | 'http' | null | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 1000 */ per_page?: Integer;
  }

  export type ServiceListResponse = InfraHTTPServiceConfig | InfraTCPServiceConfig;

  export type ServiceGetResponse = InfraHTTPServiceConfig | InfraTCPServiceConfig;

  export type ServiceListResponsesV4PagePaginationArray = V4PagePaginationArray<ServiceListResponse>;

  export interface ServiceConnection {
    host: InfraIPv4Host | InfraIPv6Host | InfraDualStackHost | InfraHostnameHost;
    /** @example "web-server" */ name: string;
    /** @readOnly */ created_at?: DateTime;
    /** Id of the service, given by Cloudflare; bindings use it. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" @readOnly */
    service_id?: string;
    /** Checks on the service's TLS certificate; if absent, all. */ tls_settings?: TLSSettings | null;
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface InfraHTTPServiceConfig extends ServiceConnection, HTTPPorts {
    type: 'http';
    /** @min 1 @example 8080 */ http_port?: Integer | null;
    /** @min 1 @example 8443 */ https_port?: Integer | null;
  }

  export interface InfraTCPServiceConfig extends ServiceConnection, TCPPort {
    type: 'tcp';
    app_protocol?: 'postgresql' | 'mysql' | null;
    /** @min 1 @example 5432 */ tcp_port?: Integer | null;
  }

  export interface InfraIPv4Host {
    /** Private IPv4 address of the service. @example "10.0.0.1" @format ipv4 */ ipv4: string;
    /** Tunnel through which the address is reached. */ network: Network;
  }

  export interface InfraIPv6Host {
    /** Private IPv6 address of the service. @example "fe80::1" @format ipv6 */ ipv6: string;
    /** Tunnel through which the address is reached. */ network: Network;
  }

  export interface InfraDualStackHost extends InfraIPv4Host {
    /** Private IPv6 address of the service. @example "fe80::1" @format ipv6 */ ipv6: string;
  }

  export interface InfraHostnameHost {
    /** Private hostname of the service. @example "example.com" @format hostname */ hostname: string;
    /** Tunnel and resolvers by which the hostname is looked up. */ resolver_network: InfraHostnameHost.ResolverNetwork;
  }
  export namespace InfraHostnameHost {
    export interface ResolverNetwork {
      /** Cloudflare Tunnel that leads to the service. @format uuid @from zeroTrust.tunnels.cloudflared.list @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id: string;
      /** DNS servers that know the hostname; null for the tunnel's own. */ resolver_ips?: string[] | null;
    }
  }

  export interface TLSSettings {
    /** Extent of checks on the origin's certificate; `verify_full` checks chain and hostname. @example "verify_full" @minLength 1 */
    cert_verification_mode: string;
  }

  export interface Network {
    /** Cloudflare Tunnel that leads to the service. @format uuid @from zeroTrust.tunnels.cloudflared.list @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id: string;
  }
}
