import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { CloudflareTunnel, DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Outbound connections that link private networks to Cloudflare. */
export interface Tunnels {
  readonly cloudflared: Tunnels.Cloudflared;
  readonly warpConnector: Tunnels.WARPConnector;

  /** List tunnels of all types, filtered by type, name or status.
   *
   *  Deleted tunnels are listed too unless `is_deleted` is false.
   *  @http GET /accounts/{account_id}/tunnels
   *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
   *  @availability ga
   *  @columns name tun_type connections status conns_active_at created_at */
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

    /** Create a cloudflared tunnel, configured locally or at Cloudflare.
     *
     *  Carries no traffic yet: run cloudflared with the token from `token.get`, then add an ingress configuration and DNS records.
     *  @http POST /accounts/{account_id}/cfd_tunnel
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "blog", "config_src": "cloudflare" }
     *  @aliases argo tunnel; cloudflare tunnel
     *  @waits zeroTrust.tunnels.cloudflared.get status done=healthy id=id */
    create(params: CloudflaredCreateParams, options?: RequestOptions): APIPromise<CloudflareTunnel>;

    /** List cloudflared tunnels by name, status or activity time.
     *
     *  Deleted tunnels are listed too unless `is_deleted` is false.
     *  @http GET /accounts/{account_id}/cfd_tunnel
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga
     *  @columns name config_src connections status conns_active_at created_at
     *  @key name */
    list(params: CloudflaredListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<CloudflareTunnel>, CloudflareTunnel>;

    /** Delete a cloudflared tunnel.
     *
     *  Refused while connections are open: stop cloudflared or call `connections.delete` first. DNS records that point to the tunnel stay and
     *  then fail.
     *  @http DELETE /accounts/{account_id}/cfd_tunnel/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @aliases remove tunnel */
    delete(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CloudflareTunnel>;

    /** Edit the name or the secret of a cloudflared tunnel.
     *
     *  A new secret makes the old token useless for new connections; those open now go on.
     *  @http PATCH /accounts/{account_id}/cfd_tunnel/{tunnel_id}
     *  @body json required
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "tunnel_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415", "name": "blog-2026" } */
    edit(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: CloudflaredEditParams,
      options?: RequestOptions,
    ): APIPromise<CloudflareTunnel>;

    /** Get one cloudflared tunnel with its status.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CloudflareTunnel>;
  }

  export interface CloudflaredCreateParams extends CloudflaredEditParams {
    /** @example "blog" @minLength 1 */ name: string;
    /** Storage location of the configuration: a file next to cloudflared, or Cloudflare. @default "local" */
    config_src?: 'local' | 'cloudflare' | (string & {});
  }

  export interface CloudflaredListParams extends InAccount {
    /** Leaves out tunnels whose names begin with this text. @example "vpc1-" @minLength 1 */ exclude_prefix?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" @minLength 1 */
    existed_at?: string;
    /** Only tunnels whose names begin with this text. @example "vpc1-" @minLength 1 */ include_prefix?: string;
    /** Whether deleted tunnels are shown, or others; left out, both. */ is_deleted?: boolean;
    /** Only tunnels with this name. @example "blog" @minLength 1 */ name?: string;
    /** Only tunnels in this state: `inactive` never ran, `degraded` has faulty connections, `down` has none. */
    status?: 'inactive' | 'degraded' | 'healthy' | 'down' | (string & {});
    /** Only the tunnel with this id. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list id */
    uuid?: string;
    /** Only tunnels that had a connection at this time. */ was_active_at?: DateTime;
    /** Only tunnels that had no connection at this time. */ was_inactive_at?: DateTime;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export interface CloudflaredEditParams extends InAccount {
    /** Name of the tunnel for people. @example "blog" @minLength 1 */ name?: string;
    /** Secret of a locally configured tunnel: at least 32 bytes in base64.
     *  @example "AQIDBAUGBwgBAgMEBQYHCAECAwQFBgcIAQIDBAUGBwg=" @sensitive @format byte @minLength 43 */
    tunnel_secret?: string;
  }

  /** Site-to-site connections made by a WARP host. */
  export interface WARPConnector {
    readonly token: WARPConnector.Token;
    readonly connections: WARPConnector.Connections;
    readonly connectors: WARPConnector.Connectors;
    readonly failover: WARPConnector.Failover;
    readonly configurations: WARPConnector.Configurations;

    /** Create a WARP Connector tunnel, optionally highly available.
     *  @http POST /accounts/{account_id}/warp_connector
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "office-router", "ha": false }
     *  @aliases cloudflare mesh; site-to-site
     *  @waits zeroTrust.tunnels.warpConnector.get status done=healthy id=id */
    create(params: WARPConnectorCreateParams, options?: RequestOptions): APIPromise<WARPConnectorResult>;

    /** List WARP Connector tunnels by name, status or activity time.
     *
     *  Deleted tunnels are listed too unless `is_deleted` is false.
     *  @http GET /accounts/{account_id}/warp_connector
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga
     *  @columns name connections status conns_active_at created_at
     *  @key name */
    list(
      params: CloudflaredListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<WARPConnectorResult>, WARPConnectorResult>;

    /** Delete a WARP Connector tunnel.
     *  @http DELETE /accounts/{account_id}/warp_connector/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga */
    delete(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<WARPConnectorResult>;

    /** Edit the name or the secret of a WARP Connector tunnel.
     *  @http PATCH /accounts/{account_id}/warp_connector/{tunnel_id}
     *  @body json required
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "office-lisbon" } */
    edit(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: CloudflaredEditParams,
      options?: RequestOptions,
    ): APIPromise<WARPConnectorResult>;

    /** Get one WARP Connector tunnel with its status.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<WARPConnectorResult>;
  }

  export interface WARPConnectorCreateParams extends InAccount {
    /** Name of the tunnel for people. @example "blog" @minLength 1 */ name: string;
    /** Whether several connectors can take each other's place. @default false */ ha?: boolean;
  }

  export interface WARPConnectorResult extends ZeroTrust.TunnelState {
    tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
  }

  export type WARPConnectorListResponsesV4PagePaginationArray = V4PagePaginationArray<WARPConnectorResult>;
}

export declare namespace Tunnels.Cloudflared {
  /** Routes from hostnames to local services. */
  export interface Configurations {
    /** Replace a tunnel's remote configuration, ingress rules included.
     *
     *  Running connectors take it over within seconds, without a restart. The last ingress rule must be a catch-all without a hostname; DNS
     *  records are not made by it.
     *  @http PUT /accounts/{account_id}/cfd_tunnel/{tunnel_id}/configurations
     *  @body json required
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "tunnel_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "config": {
     *      "ingress": [{ "hostname": "tunnel.example.com", "service": "https://localhost:8001" }, { "hostname": "", "service": "http_status:404" }]
     *    }
     *  }
     *  @aliases public hostname; ingress */
    update(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConfigurationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationResult>;

    /** Get a tunnel's remote configuration, ingress rules included.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/configurations
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ConfigurationResult>;
  }

  export interface ConfigurationUpdateParams extends InAccount {
    /** Ingress and origin settings of the tunnel. */ config?: ConfigurationResult.Config;
  }

  export interface ConfigurationResult {
    account_id?: ResourceID;
    /** Ingress and origin settings of the tunnel. */ config?: ConfigurationResult.Config;
    created_at?: DateTime;
    /** Storage location of the configuration: a file next to cloudflared, or Cloudflare. */ source?: 'local' | 'cloudflare';
    /** Tunnel that is configured. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.tunnels.list */
    tunnel_id?: string;
    /** Number of the configuration; rises with each change. */ version?: Integer;
  }
  export namespace ConfigurationResult {
    export interface Config {
      /** Rules from hostname and path to a service; the first that matches counts, the last must match everything. @minItems 1
       *  @last hostname path: The last ingress rule must match all URLs (i.e. it should not have a hostname or path filter) */
      ingress?: Config.Ingress[];
      /** Connection settings from cloudflared to the origin; a rule's own settings override those of the tunnel. */ originRequest?: Config.OriginRequest;
    }
    export namespace Config {
      export interface Ingress {
        /** Public hostname that the rule is for; empty in the catch-all rule at the end. @example "tunnel.example.com" */ hostname?: string;
        /** Destination of requests, such as `https://localhost:8001`, `ssh://…`, `unix:…` or `http_status:404`. @example "https://localhost:8001" @minLength 1 */
        service: string;
        /** Connection settings from cloudflared to the origin; a rule's own settings override those of the tunnel. */ originRequest?: OriginRequest;
        /** Path that the request must match, as a regular expression; left out, all paths. @example "subpath" */ path?: string;
      }
      export interface OriginRequest {
        /** Lets cloudflared check the Access token of each request before it passes it on. */ access?: OriginRequest.Access;
        /** Path of the file with the CA certificate that the origin's certificate is checked against. */ caPool?: string;
        /** Seconds until a TCP connection to the origin counts as failed; TLS has `tlsTimeout`. @example 10 @unit seconds @default 30 */
        connectTimeout?: Integer;
        /** Whether bodies are sent without chunked transfer encoding, as some WSGI servers need. @default false */ disableChunkedEncoding?: boolean;
        /** Whether cloudflared tries HTTP/2 to the origin; needs HTTPS there. @default false */ http2Origin?: boolean;
        /** Host header sent to the origin instead of the requested one. */ httpHostHeader?: string;
        /** Most idle connections to the origin that are kept open. @example 100 @default 100 */ keepAliveConnections?: Integer;
        /** Seconds after which an idle connection to the origin is closed. @example 90 @unit seconds @default 90 */ keepAliveTimeout?: Integer;
        /** Whether the server name (SNI) sent to the origin is the requested hostname. */ matchSNItoHost?: boolean;
        /** Whether the fallback between IPv4 and IPv6 (Happy Eyeballs) is switched off. @default false */ noHappyEyeballs?: boolean;
        /** Whether any certificate of the origin is accepted; only for origins that cannot have a valid one. @default false */ noTLSVerify?: boolean;
        /** Hostname that the origin's certificate has to be for. */ originServerName?: string;
        /** Kind of proxy that cloudflared runs: empty for the usual one, or `socks`. */ proxyType?: string;
        /** Seconds between keepalive packets on connections to the origin. @example 30 @unit seconds @default 30 */ tcpKeepAlive?: Integer;
        /** Seconds until a TLS handshake with the origin counts as failed. @example 10 @unit seconds @default 10 */ tlsTimeout?: Integer;
      }
      export namespace OriginRequest {
        export interface Access {
          /** Audience tags of the Access applications whose tokens are accepted. */ audTag: string[];
          /** Name of the Zero Trust organization that the tokens come from. @example "zero-trust-organization-name" @minLength 1 */ teamName: string;
          /** Whether requests without a valid Access token are refused. */ required?: boolean;
        }
      }
    }
  }

  /** Links that are up right now. */
  export interface Connections {
    /** Delete the connections of one cloudflared connector, or of all.
     *
     *  A connector that still runs with a valid token connects again: rotate the secret first to keep it out.
     *  @http DELETE /accounts/{account_id}/cfd_tunnel/{tunnel_id}/connections
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConnectionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ConnectionDeleteResponse | null>;

    /** Get the connectors of a tunnel with their connections.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/connections
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga
     *  @columns id version arch conns features run_at */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Client>, Client>;
  }

  export interface ConnectionDeleteParams extends InAccount {
    /** Connector to disconnect; left out, all connectors of the tunnel.
     *  @query @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */
    client_id?: string;
  }

  export type ConnectionDeleteResponse = JsonValue;

  export interface Client {
    /** Identifies the connector; cloudflared makes a new one at each start.
     *  @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */
    id?: string;
    /** Operating system and architecture of the connector, such as `linux_amd64`. @example "linux_amd64" */ arch?: string;
    /** Version of the remote configuration that the connector runs; rises with each change. */ config_version?: Integer;
    /** Connections between the connector and Cloudflare's network. */ conns?: Client.Conn[];
    /** Features that are enabled on the connector. */ features?: string[];
    /** Time at which the connector started. */ run_at?: DateTime;
    /** Release of the client that is running. @example "2022.7.1" */ version?: string;
  }
  export namespace Client {
    export interface Conn extends ZeroTrust.Connector {
      /** The same as `id`. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ uuid?: string;
      /** Whether `cloudflared` or the connector has lost the connection and is expected to come back. */ is_pending_reconnect?: boolean;
    }
  }

  /** The secret with which cloudflared starts. */
  export interface Token {
    /** Get the token with which cloudflared runs a tunnel.
     *
     *  Whoever has it can run a connector for the tunnel: keep it secret.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/token
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @aliases TUNNEL_TOKEN */
    get(/** @format uuid @maxLength 36 */ tunnelID: string, params: InAccount, options?: RequestOptions): APIPromise<TokenGetResponse>;
  }

  /** @sensitive */
  export type TokenGetResponse = string;

  /** Running copies of cloudflared. */
  export interface Connectors {
    /** Get one cloudflared connector with its connections.
     *  @http GET /accounts/{account_id}/cfd_tunnel/{tunnel_id}/connectors/{connector_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: cloudflared Write; Cloudflare One Connector: cloudflared Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(/** @format uuid @maxLength 36 */ connectorID: string, params: ConnectorGetParams, options?: RequestOptions): APIPromise<Client>;
  }

  export interface ConnectorGetParams extends InAccount {
    /** Tunnel that the traffic goes through. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id: string;
  }

  /** A token for live logs and control. */
  export interface Management {
    /** Create a management token for a tunnel's resources, such as its logs.
     *  @http POST /accounts/{account_id}/cfd_tunnel/{tunnel_id}/management
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "tunnel_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415", "resources": ["logs"] }
     *  @aliases tail logs */
    create(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ManagementCreateParams,
      options?: RequestOptions,
    ): APIPromise<ManagementCreateResponse>;
  }

  export interface ManagementCreateParams extends InAccount {
    /** Resources that the token gives access to. @minItems 1 */ resources: 'logs'[];
  }

  /** @sensitive */
  export type ManagementCreateResponse = string;

  export type ClientsSinglePage = SinglePage<Client>;
}

export declare namespace Tunnels.WARPConnector {
  /** The secret with which a WARP host joins. */
  export interface Token {
    /** Get the token with which a device joins a WARP Connector tunnel.
     *
     *  Keep it secret.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/token
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: cloudflared Write; Cloudflare Tunnel Write
     *  @availability ga */
    get(/** @format uuid @maxLength 36 */ tunnelID: string, params: InAccount, options?: RequestOptions): APIPromise<TokenGetResponse>;
  }

  /** @sensitive */
  export type TokenGetResponse = string;

  /** Site-to-site links that are up right now. */
  export interface Connections {
    /** Get the connectors of a WARP Connector tunnel and their connections.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/connections
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga
     *  @columns id version arch conns ha_status run_at */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ConnectionGetResponse>, ConnectionGetResponse>;
  }

  export interface ConnectionGetResponse {
    /** Identifies the connector. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ id?: string;
    /** Operating system and architecture of the connector, such as `linux_amd64`. @example "linux_amd64" */ arch?: string;
    /** Connections between the connector and Cloudflare's network. */ conns?: ZeroTrust.Connector[];
    /** Features that are enabled on the connector. */ features?: string[];
    /** Part the connector plays now: carries the traffic, stands by or is offline. */ ha_status?: 'offline' | 'passive' | 'active';
    /** Time at which the connector started. */ run_at?: DateTime;
    /** Release of the client that is running. @example "2022.7.1" */ version?: string;
  }

  /** Hosts that carry a site-to-site connection. */
  export interface Connectors {
    /** Get one connector of a WARP Connector tunnel.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/connectors/{connector_id}
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read
     *  @availability ga */
    get(
      /** @format uuid @maxLength 36 */ connectorID: string,
      params: Cloudflared.ConnectorGetParams,
      options?: RequestOptions,
    ): APIPromise<ConnectionGetResponse>;
  }

  /** A switch to the standby host. */
  export interface Failover {
    /** Switch a WARP Connector tunnel over to the given client.
     *
     *  Only for tunnels with high availability. The client must belong to the tunnel.
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
    /** Connector that is to become the active one. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" */
    client_id: string;
  }

  export type FailoverUpdateResponse = JsonValue;

  /** Options of a site-to-site connection. */
  export interface Configurations {
    /** Replace a WARP Connector tunnel's configuration and HA mode.
     *  @http PUT /accounts/{account_id}/warp_connector/{tunnel_id}/configurations
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connector: WARP Write */
    update(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: ConfigurationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationData>;

    /** Get a WARP Connector tunnel's configuration and HA mode.
     *  @http GET /accounts/{account_id}/warp_connector/{tunnel_id}/configurations
     *  @permission Cloudflare One Connectors Write; Cloudflare One Connectors Read; Cloudflare One Connector: WARP Write; Cloudflare One Connector: WARP Read */
    get(
      /** @format uuid @maxLength 36 */ tunnelID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ConfigurationData>;
  }

  export interface ConfigurationUpdateParams extends InAccount {
    /** Method of takeover by a standby: none, through an AWS network interface or through local virtual addresses. */
    ha_mode: 'none' | 'disabled' | 'aws' | 'local' | (string & {});
    /** Settings that belong to the mode, such as the network interface or the virtual addresses. */ config?:
      | ConfigurationUpdateParams.TunnelMeshAwsConfig | ConfigurationData.TunnelMeshLocalConfig
      | JsonValue;
  }
  export namespace ConfigurationUpdateParams {
    export interface TunnelMeshAwsConfig {
      /** AWS network interface (ENI) that is moved to the node that takes over. @example "eni-0123456789abcdef0" @pattern ^eni-[0-9a-f]+$ */
      fnr_id: string;
    }
  }

  export interface ConfigurationData {
    /** Number of the configuration; rises with each change. */ configuration_version: Integer;
    /** @readOnly */ created_at: DateTime;
    /** Method of takeover by a standby: none, through an AWS network interface or through local virtual addresses. */
    ha_mode: 'none' | 'disabled' | 'aws' | 'local';
    /** Tunnel that is configured. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @readOnly @from zeroTrust.tunnels.list */
    tunnel_id: string;
    /** Route announcement by the connector, by cloud or local network; null if not configured. */ config?:
      | ConfigurationData.TunnelMeshAwsConfig | ConfigurationData.TunnelMeshLocalConfig
      | null;
    /** @readOnly */ updated_at?: DateTime | null;
  }
  export namespace ConfigurationData {
    export interface TunnelMeshAwsConfig {
      /** AWS network interface (ENI) that is moved to the node that takes over. @example "eni-0123456789abcdef0" */ fnr_id: string;
    }
    export interface TunnelMeshLocalConfig {
      /** Virtual addresses that the active node sets on its WARP interface. @minItems 1 @maxItems 8 */ vips: TunnelMeshLocalConfig.Vip[];
      /** Virtual addresses of the version before, so that a node can remove what is left of them. @maxItems 8 */
      vips_previous?: TunnelMeshLocalConfig.VipsPrevious[];
    }
    export namespace TunnelMeshLocalConfig {
      export interface Vip {
        /** Virtual address, IPv4 or IPv6. @example "10.0.0.1" @minLength 1 */ address: string;
      }
      export interface VipsPrevious {
        /** Virtual address, IPv4 or IPv6. @example "10.0.0.1" @minLength 1 */ address: string;
      }
    }
  }

  export type ConnectionGetResponsesSinglePage = SinglePage<ConnectionGetResponse>;
}
