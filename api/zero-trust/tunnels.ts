import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { CloudflareTunnel, DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Outbound connections that link private networks to Cloudflare. */
export interface Tunnels {
  readonly cloudflared: Tunnels.Cloudflared;
  readonly warpConnector: Tunnels.WARPConnector;

  /** Page through tunnels of all types, filtered by type, name or status.
   *  @http GET /accounts/{account_id}/tunnels
   *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
   *  @availability ga */
  list(
    params: ZeroTrust.TunnelListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<ZeroTrust.TunnelListResponse>, ZeroTrust.TunnelListResponse>;
}

export declare namespace Tunnels {
  /** Connections made by the cloudflared program. */
  export interface Cloudflared {
    readonly configurations: Cloudflared.Configurations;
    readonly connections: Cloudflared.Connections;
    readonly token: Cloudflared.Token;
    readonly connectors: Cloudflared.Connectors;
    readonly management: Cloudflared.Management;

    /** Create a cloudflared tunnel, managed locally or by Cloudflare.
     *  @http POST /accounts/{account_id}/cfd_tunnel
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    create(params: CloudflaredCreateParams, options?: RequestOptions): APIPromise<CloudflareTunnel>;

    /** Page through cloudflared tunnels by name, status or activity time.
     *  @http GET /accounts/{account_id}/cfd_tunnel
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    list(params: CloudflaredListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<CloudflareTunnel>, CloudflareTunnel>;

    /** Delete a cloudflared tunnel and get its final record back.
     *  @http DELETE /accounts/{account_id}/cfd_tunnel/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: CloudflaredDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CloudflareTunnel>;

    /** Rename a cloudflared tunnel or give it a new secret.
     *  @http PATCH /accounts/{account_id}/cfd_tunnel/{tunnel_id}
     *  @body json required
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    edit(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: CloudflaredEditParams,
      options?: RequestOptions,
    ): APIPromise<CloudflareTunnel>;

    /** Fetch one cloudflared tunnel with its status.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: CloudflaredGetParams,
      options?: RequestOptions,
    ): APIPromise<CloudflareTunnel>;
  }

  export interface CloudflaredCreateParams extends InAccount {
    /** @example "blog" */ name: string;
    /** @default "local" */ config_src?: 'local' | 'cloudflare';
    /** @example "AQIDBAUGBwgBAgMEBQYHCAECAwQFBgcIAQIDBAUGBwg=" @sensitive */ tunnel_secret?: string;
  }

  export interface CloudflaredListParams extends InAccount {
    /** @example "vpc1-" */ exclude_prefix?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" */ existed_at?: string;
    /** @example "vpc1-" */ include_prefix?: string;
    is_deleted?: boolean;
    /** @example "blog" */ name?: string;
    status?: 'inactive' | 'degraded' | 'healthy' | 'down';
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ uuid?: string;
    was_active_at?: DateTime;
    was_inactive_at?: DateTime;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export type CloudflaredDeleteParams = InAccount;

  export interface CloudflaredEditParams extends InAccount {
    /** @example "blog" */ name?: string;
    /** @example "AQIDBAUGBwgBAgMEBQYHCAECAwQFBgcIAQIDBAUGBwg=" @sensitive */ tunnel_secret?: string;
  }

  export type CloudflaredGetParams = InAccount;

  /** Site-to-site connections made by a WARP host. */
  export interface WARPConnector {
    readonly token: WARPConnector.Token;
    readonly connections: WARPConnector.Connections;
    readonly connectors: WARPConnector.Connectors;
    readonly failover: WARPConnector.Failover;
    readonly configurations: WARPConnector.Configurations;

    /** Create a WARP Connector tunnel, optionally with high availability.
     *  @http POST /accounts/{account_id}/warp_connector
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga */
    create(params: WARPConnectorCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>;

    /** Page through WARP Connector tunnels by name, status or activity time.
     *  @http GET /accounts/{account_id}/warp_connector
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga */
    list(
      params: WARPConnectorListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>, ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>;

    /** Delete a WARP Connector tunnel and get its final record back.
     *  @http DELETE /accounts/{account_id}/warp_connector/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga */
    delete(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: WARPConnectorDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>;

    /** Rename a WARP Connector tunnel or give it a new secret.
     *  @http PATCH /accounts/{account_id}/warp_connector/{tunnel_id}
     *  @body json required
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga */
    edit(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: WARPConnectorEditParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>;

    /** Fetch one WARP Connector tunnel with its status.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: WARPConnectorGetParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>;
  }

  export interface WARPConnectorCreateParams extends InAccount {
    /** @example "blog" */ name: string;
    /** @default false */ ha?: boolean;
  }

  export type WARPConnectorCreateResponse = ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace WARPConnectorCreateResponse {
    export type Connection = CloudflareTunnel.Connection;
  }

  export type WARPConnectorListParams = CloudflaredListParams;

  export type WARPConnectorListResponse = ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace WARPConnectorListResponse {
    export type Connection = CloudflareTunnel.Connection;
  }

  export type WARPConnectorDeleteParams = InAccount;

  export type WARPConnectorDeleteResponse = ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace WARPConnectorDeleteResponse {
    export type Connection = CloudflareTunnel.Connection;
  }

  export type WARPConnectorEditParams = CloudflaredEditParams;

  export type WARPConnectorEditResponse = ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace WARPConnectorEditResponse {
    export type Connection = CloudflareTunnel.Connection;
  }

  export type WARPConnectorGetParams = InAccount;

  export type WARPConnectorGetResponse = ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel;
  export namespace WARPConnectorGetResponse {
    export type Connection = CloudflareTunnel.Connection;
  }

  export type WARPConnectorListResponsesV4PagePaginationArray = V4PagePaginationArray<ZeroTrust.TunnelListResponse.TunnelWARPConnectorTunnel>;
}

export declare namespace Tunnels.Cloudflared {
  /** Which hostname goes to which local service. */
  export interface Configurations {
    /** Replace a tunnel's remotely managed configuration, ingress included.
     *  @http PUT /accounts/{account_id}/cfd_tunnel/{tunnel_id}/configurations
     *  @body json required
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    update(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConfigurationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationGetResponse>;

    /** Read a tunnel's remotely managed configuration.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/configurations
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConfigurationGetParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationGetResponse>;
  }

  export interface ConfigurationUpdateParams extends InAccount {
    config?: ConfigurationGetResponse.Config;
  }
  export namespace ConfigurationUpdateParams {
    export import Config = ConfigurationGetResponse.Config;
  }

  export import ConfigurationUpdateResponse = Tunnels.Cloudflared.ConfigurationGetResponse;

  export type ConfigurationGetParams = InAccount;

  export interface ConfigurationGetResponse {
    account_id?: ResourceID;
    config?: ConfigurationGetResponse.Config;
    created_at?: DateTime;
    source?: 'local' | 'cloudflare';
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @readOnly */ tunnel_id?: string;
    version?: Integer;
  }
  export namespace ConfigurationGetResponse {
    export interface Config {
      /** @minItems 1 */ ingress?: Config.Ingress[];
      originRequest?: Config.OriginRequest;
    }
    export namespace Config {
      export interface Ingress {
        /** @example "tunnel.example.com" */ hostname: string;
        /** @example "https://localhost:8001" */ service: string;
        originRequest?: OriginRequest;
        /** @example "subpath" */ path?: string;
      }
      export namespace Ingress {
        export import OriginRequest = Config.OriginRequest;
      }
      export interface OriginRequest {
        access?: OriginRequest.Access;
        caPool?: string;
        /** @example 10 */ connectTimeout?: Integer;
        disableChunkedEncoding?: boolean;
        http2Origin?: boolean;
        httpHostHeader?: string;
        /** @example 100 */ keepAliveConnections?: Integer;
        /** @example 90 */ keepAliveTimeout?: Integer;
        matchSNItoHost?: boolean;
        noHappyEyeballs?: boolean;
        noTLSVerify?: boolean;
        originServerName?: string;
        proxyType?: string;
        /** @example 30 */ tcpKeepAlive?: Integer;
        /** @example 10 */ tlsTimeout?: Integer;
      }
      export namespace OriginRequest {
        export interface Access {
          audTag: string[];
          /** @example "zero-trust-organization-name" */ teamName: string;
          required?: boolean;
        }
      }
    }
  }

  /** Links that are up right now. */
  export interface Connections {
    /** Disconnect one cloudflared connector, or all when no client_id is given.
     *  @http DELETE /accounts/{account_id}/cfd_tunnel/{tunnel_id}/connections
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConnectionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ConnectionDeleteResponse | null>;

    /** List the connectors of a tunnel with their connections.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/connections
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConnectionGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Client>, Client>;
  }

  export interface ConnectionDeleteParams extends InAccount {
    /** @query @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ client_id?: string;
  }

  export type ConnectionDeleteResponse = unknown;

  export type ConnectionGetParams = InAccount;

  export interface Client {
    /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ id?: string;
    /** @example "linux_amd64" */ arch?: string;
    config_version?: Integer;
    conns?: CloudflareTunnel.Connection[];
    features?: string[];
    run_at?: DateTime;
    /** @example "2022.7.1" */ version?: string;
  }
  export namespace Client {
    export type Conn = CloudflareTunnel.Connection;
  }

  /** The secret with which cloudflared starts. */
  export interface Token {
    /** Get the token that cloudflared needs to run a tunnel.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/token
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    get(/** @format uuid @maxLength 36 */ tunnelID: string, params: TokenGetParams, options?: RequestOptions): APIPromise<TokenGetResponse>;
  }

  export type TokenGetParams = InAccount;

  /** @sensitive */ export type TokenGetResponse = string;

  /** Running copies of cloudflared. */
  export interface Connectors {
    /** Fetch one cloudflared connector with its connections.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/connectors/{connector_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(/** @format uuid @maxLength 36 */ connectorID: string, params: ConnectorGetParams, options?: RequestOptions): APIPromise<Client>;
  }

  export interface ConnectorGetParams extends InAccount {
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id: string;
  }

  /** A token for live logs and control. */
  export interface Management {
    /** Get a management token for chosen resources of a tunnel, such as its logs.
     *  @http POST /accounts/{account_id}/cfd_tunnel/{tunnel_id}/management
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    create(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ManagementCreateParams,
      options?: RequestOptions,
    ): APIPromise<ManagementCreateResponse>;
  }

  export interface ManagementCreateParams extends InAccount {
    resources: ('logs')[];
  }

  /** @sensitive */ export type ManagementCreateResponse = string;

  export type ClientsSinglePage = SinglePage<Client>;
}

export declare namespace Tunnels.WARPConnector {
  /** The secret with which a WARP host joins. */
  export interface Token {
    /** Get the token that a WARP Connector needs to join its tunnel.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/token
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    get(/** @format uuid @maxLength 36 */ tunnelID: string, params: TokenGetParams, options?: RequestOptions): APIPromise<TokenGetResponse>;
  }

  export type TokenGetParams = InAccount;

  /** @sensitive */ export type TokenGetResponse = string;

  /** Site-to-site links that are up right now. */
  export interface Connections {
    /** List the connectors of a WARP Connector tunnel with their connections.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/connections
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConnectionGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ConnectorGetResponse>, ConnectorGetResponse>;
  }

  export type ConnectionGetParams = InAccount;

  export import ConnectionGetResponse = Tunnels.WARPConnector.ConnectorGetResponse;

  /** Hosts that carry a site-to-site connection. */
  export interface Connectors {
    /** Fetch one connector of a WARP Connector tunnel.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/connectors/{connector_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ connectorID: string,
      params: ConnectorGetParams,
      options?: RequestOptions,
    ): APIPromise<ConnectorGetResponse>;
  }

  export type ConnectorGetParams = Cloudflared.ConnectorGetParams;

  export interface ConnectorGetResponse {
    /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ id?: string;
    /** @example "linux_amd64" */ arch?: string;
    conns?: ConnectorGetResponse.Conn[];
    features?: string[];
    ha_status?: 'offline' | 'passive' | 'active';
    run_at?: DateTime;
    /** @example "2022.7.1" */ version?: string;
  }
  export namespace ConnectorGetResponse {
    export interface Conn {
      /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ id?: string;
      /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ client_id?: string;
      /** @example "2022.7.1" */ client_version?: string;
      /** @example "DFW" */ colo_name?: string;
      opened_at?: DateTime;
      /** @example "10.1.0.137" */ origin_ip?: string;
    }
  }

  /** A switch to the standby host. */
  export interface Failover {
    /** Fail a WARP Connector tunnel over to the client given.
     *  @http PUT /accounts/{account_id}/warp_connector/{tunnel_id}/failover
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga */
    update(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: FailoverUpdateParams,
      options?: RequestOptions,
    ): APIPromise<FailoverUpdateResponse | null>;
  }

  export interface FailoverUpdateParams extends InAccount {
    /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" */ client_id: string;
  }

  export type FailoverUpdateResponse = unknown;

  /** Options of a site-to-site connection. */
  export interface Configurations {
    /** Replace a WARP Connector tunnel's configuration and HA mode.
     *  @http PUT /accounts/{account_id}/warp_connector/{tunnel_id}/configurations
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write */
    update(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConfigurationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationGetResponse>;

    /** Read a WARP Connector tunnel's configuration.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/configurations
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConfigurationGetParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationGetResponse>;
  }

  export interface ConfigurationUpdateParams extends InAccount {
    ha_mode: 'none' | 'disabled' | 'aws' | 'local';
    config?: unknown;
  }
  export namespace ConfigurationUpdateParams {
    export type TunnelMeshAwsConfig = ConfigurationGetResponse.TunnelMeshAwsConfig;
    export import TunnelMeshLocalConfig = ConfigurationGetResponse.TunnelMeshLocalConfig;
  }

  export import ConfigurationUpdateResponse = Tunnels.WARPConnector.ConfigurationGetResponse;

  export type ConfigurationGetParams = InAccount;

  export interface ConfigurationGetResponse {
    configuration_version: Integer;
    /** @readOnly */ created_at: DateTime;
    ha_mode: 'none' | 'disabled' | 'aws' | 'local';
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @readOnly */ tunnel_id: string;
    config?: ConfigurationGetResponse.TunnelMeshAwsConfig | ConfigurationGetResponse.TunnelMeshLocalConfig | null;
    /** @readOnly */ updated_at?: DateTime | null;
  }
  export namespace ConfigurationGetResponse {
    export interface TunnelMeshAwsConfig {
      /** @example "eni-0123456789abcdef0" */ fnr_id: string;
    }
    export interface TunnelMeshLocalConfig {
      /** @minItems 1 @maxItems 8 */ vips: TunnelMeshLocalConfig.Vip[];
      /** @maxItems 8 */ vips_previous?: TunnelMeshLocalConfig.Vip[];
    }
    export namespace TunnelMeshLocalConfig {
      export interface Vip {
        /** @example "10.0.0.1" */ address: string;
      }
      export type VipsPrevious = Vip;
    }
  }

  export type ConnectionGetResponsesSinglePage = SinglePage<ConnectorGetResponse>;
}
