import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';

/** Private networks reached through tunnels. */
export interface Networks {
  readonly routes: Networks.Routes;
  readonly virtualNetworks: Networks.VirtualNetworks;
  readonly subnets: Networks.Subnets;
  readonly hostnameRoutes: Networks.HostnameRoutes;
}

export declare namespace Networks {
  /** Private IP ranges and the tunnel they use. */
  export interface Routes {
    readonly ips: Routes.IPs;
    readonly networks: Routes.Networks;

    /** Route a private CIDR block through a tunnel.
     *  @http POST /accounts/{account_id}/teamnet/routes
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    create(params: RouteCreateParams, options?: RequestOptions): APIPromise<Route>;

    /** Page through private network routes by CIDR, tunnel or virtual network.
     *  @http GET /accounts/{account_id}/teamnet/routes
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    list(params: RouteListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Teamnet>, Teamnet>;

    /** Delete a private network route by ID.
     *  @http DELETE /accounts/{account_id}/teamnet/routes/{route_id}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(/** @maxLength 36 */ routeID: string, params: RouteDeleteParams, options?: RequestOptions): APIPromise<Route>;

    /** Change only the given fields of a private network route.
     *  @http PATCH /accounts/{account_id}/teamnet/routes/{route_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    edit(/** @maxLength 36 */ routeID: string, params: RouteEditParams, options?: RequestOptions): APIPromise<Route>;

    /** Fetch one private network route by ID.
     *  @http GET /accounts/{account_id}/teamnet/routes/{route_id}
     *  @availability ga */
    get(/** @maxLength 36 */ routeID: string, params: RouteGetParams, options?: RequestOptions): APIPromise<Route>;
  }

  export interface RouteCreateParams extends InAccount {
    /** @example "172.16.0.0/16" */ network: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id: string;
    /** @maxLength 100 @default "" */ comment?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
  }

  export interface Route {
    /** @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @maxLength 100 @default "" */ comment?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime;
    /** @example "172.16.0.0/16" */ network?: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
  }

  export interface RouteListParams extends InAccount {
    /** @maxLength 100 @default "" */ comment?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" */ existed_at?: string;
    is_deleted?: boolean;
    /** @example "172.16.0.0/16" */ network_subset?: string;
    /** @example "172.16.0.0/16" */ network_superset?: string;
    /** @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ route_id?: string;
    tun_types?: ('cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni')[];
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export interface Teamnet {
    /** @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @maxLength 100 @default "" */ comment?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime;
    /** @example "172.16.0.0/16" */ network?: string;
    tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @example "blog" */ tunnel_name?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
    /** @maxLength 256 @example "us-east-1-vpc" */ virtual_network_name?: string;
  }

  export type RouteDeleteParams = InAccount;

  export interface RouteEditParams extends InAccount {
    /** @maxLength 100 @default "" */ comment?: string;
    /** @example "172.16.0.0/16" */ network?: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
  }

  export type RouteGetParams = InAccount;

  /** Separate address spaces, so that equal IPs can coexist. */
  export interface VirtualNetworks {
    /** Create a virtual network, so that routes with equal IPs can coexist.
     *  @http POST /accounts/{account_id}/teamnet/virtual_networks
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    create(params: VirtualNetworkCreateParams, options?: RequestOptions): APIPromise<VirtualNetwork>;

    /** Find virtual networks by name, default flag or deletion state.
     *  @http GET /accounts/{account_id}/teamnet/virtual_networks
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    list(params: VirtualNetworkListParams, options?: RequestOptions): PagePromise<SinglePage<VirtualNetwork>, VirtualNetwork>;

    /** Delete a virtual network, which is returned as it was.
     *  @http DELETE /accounts/{account_id}/teamnet/virtual_networks/{virtual_network_id}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid */ virtualNetworkID: string,
      params: VirtualNetworkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<VirtualNetwork>;

    /** Rename a virtual network, annotate it or make it the default.
     *  @http PATCH /accounts/{account_id}/teamnet/virtual_networks/{virtual_network_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    edit(
      /** @format uuid */ virtualNetworkID: string,
      params: VirtualNetworkEditParams,
      options?: RequestOptions,
    ): APIPromise<VirtualNetwork>;

    /** Fetch one virtual network by ID.
     *  @http GET /accounts/{account_id}/teamnet/virtual_networks/{virtual_network_id}
     *  @availability ga */
    get(
      /** @format uuid */ virtualNetworkID: string,
      params: VirtualNetworkGetParams,
      options?: RequestOptions,
    ): APIPromise<VirtualNetwork>;
  }

  export interface VirtualNetworkCreateParams extends InAccount {
    /** @maxLength 256 @example "us-east-1-vpc" */ name: string;
    /** @maxLength 256 @default "" */ comment?: string;
    /** @deprecated */ is_default?: boolean;
    /** @default false */ is_default_network?: boolean;
  }

  export interface VirtualNetwork {
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @maxLength 256 @default "" */ comment: string;
    /** @readOnly */ created_at: DateTime;
    is_default_network: boolean;
    /** @maxLength 256 @example "us-east-1-vpc" */ name: string;
    /** @readOnly */ deleted_at?: DateTime;
  }

  export interface VirtualNetworkListParams extends InAccount {
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @deprecated */ is_default?: boolean;
    is_default_network?: boolean;
    is_deleted?: boolean;
    /** @maxLength 256 @example "us-east-1-vpc" */ name?: string;
  }

  export type VirtualNetworkDeleteParams = InAccount;

  export interface VirtualNetworkEditParams extends InAccount {
    /** @maxLength 256 @default "" */ comment?: string;
    /** @default false */ is_default_network?: boolean;
    /** @maxLength 256 @example "us-east-1-vpc" */ name?: string;
  }

  export type VirtualNetworkGetParams = InAccount;

  /** Address ranges used inside the service. */
  export interface Subnets {
    readonly warp: Subnets.WARP;
    readonly cloudflareSource: Subnets.CloudflareSource;
    readonly initialResolvedIP: Subnets.InitialResolvedIP;

    /** Page through Zero Trust subnets of any type, by name, family or network.
     *  @http GET /accounts/{account_id}/zerotrust/subnets
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read
     *  @availability ga */
    list(params: SubnetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Subnets.Subnet>, Subnets.Subnet>;
  }

  export interface SubnetListParams extends InAccount {
    address_family?: 'v4' | 'v6';
    /** @example "example%20comment" */ comment?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" */ existed_at?: string;
    is_default_network?: boolean;
    is_deleted?: boolean;
    /** @example "IPv4%20Cloudflare%20Source%20IPs" */ name?: string;
    /** @example "172.16.0.0%2F16" */ network?: string;
    sort_order?: 'asc' | 'desc';
    subnet_types?: 'cloudflare_source' | 'initial_resolved_ip' | 'warp';
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  /** Private hostnames and the tunnel they use. */
  export interface HostnameRoutes {
    /** Route a private hostname through a tunnel.
     *  @http POST /accounts/{account_id}/zerotrust/routes/hostname
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    create(params: HostnameRouteCreateParams, options?: RequestOptions): APIPromise<HostnameRoute>;

    /** Page through hostname routes by hostname, tunnel or comment.
     *  @http GET /accounts/{account_id}/zerotrust/routes/hostname
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    list(params: HostnameRouteListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<HostnameRoute>, HostnameRoute>;

    /** Delete a hostname route, which is returned as it was.
     *  @http DELETE /accounts/{account_id}/zerotrust/routes/hostname/{hostname_route_id}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid */ hostnameRouteID: string,
      params: HostnameRouteDeleteParams,
      options?: RequestOptions,
    ): APIPromise<HostnameRoute>;

    /** Change only the given fields of a hostname route.
     *  @http PATCH /accounts/{account_id}/zerotrust/routes/hostname/{hostname_route_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    edit(/** @format uuid */ hostnameRouteID: string, params: HostnameRouteEditParams, options?: RequestOptions): APIPromise<HostnameRoute>;

    /** Fetch one hostname route by ID.
     *  @http GET /accounts/{account_id}/zerotrust/routes/hostname/{hostname_route_id}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(/** @format uuid */ hostnameRouteID: string, params: HostnameRouteGetParams, options?: RequestOptions): APIPromise<HostnameRoute>;
  }

  export type HostnameRouteCreateParams = HostnameRouteEditParams;

  export interface HostnameRoute {
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    comment?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime;
    /** @example "office-1.local" */ hostname?: string;
    tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @example "api-tunnel" */ tunnel_name?: string;
  }

  export interface HostnameRouteListParams extends InAccount {
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @example "example%20comment" */ comment?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" */ existed_at?: string;
    /** @example "office-1.local" */ hostname?: string;
    /** @default false */ is_deleted?: boolean;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export type HostnameRouteDeleteParams = InAccount;

  export interface HostnameRouteEditParams extends InAccount {
    comment?: string;
    /** @example "office-1.local" */ hostname?: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
  }

  export type HostnameRouteGetParams = InAccount;

  export type HostnameRoutesV4PagePaginationArray = V4PagePaginationArray<HostnameRoute>;

  export interface NetworkRoute {
    id?: string;
    comment?: string;
    created_at?: string;
    deleted_at?: string;
    network?: string;
    tunnel_id?: string;
    virtual_network_id?: string;
  }

  export type TeamnetsV4PagePaginationArray = V4PagePaginationArray<Teamnet>;

  export type VirtualNetworksSinglePage = SinglePage<VirtualNetwork>;
}

export declare namespace Networks.Routes {
  /** The route that covers a given address. */
  export interface IPs {
    /** Find the route that covers an IP, within a virtual network if given.
     *  @http GET /accounts/{account_id}/teamnet/routes/ip/{ip}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(ip: string, params: IPGetParams, options?: RequestOptions): APIPromise<Teamnet>;
  }

  export interface IPGetParams extends InAccount {
    /** @default true */ default_virtual_network_fallback?: boolean;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
  }

  /** Routes addressed by range (deprecated). */
  export interface Networks {
    /** Route the CIDR in the path through a tunnel (deprecated: use routes.create).
     *  @http POST /accounts/{account_id}/teamnet/routes/network/{ip_network_encoded}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @deprecated zeroTrust.networks.routes.create */
    create(ipNetworkEncoded: string, params: NetworkCreateParams, options?: RequestOptions): APIPromise<Route>;

    /** Delete the route for a CIDR (deprecated: use routes.delete).
     *  @http DELETE /accounts/{account_id}/teamnet/routes/network/{ip_network_encoded}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @deprecated zeroTrust.networks.routes.delete */
    delete(ipNetworkEncoded: string, params: NetworkDeleteParams, options?: RequestOptions): APIPromise<Route>;

    /** Update the route for a CIDR (deprecated: use routes.edit).
     *  @http PATCH /accounts/{account_id}/teamnet/routes/network/{ip_network_encoded}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @deprecated zeroTrust.networks.routes.edit */
    edit(ipNetworkEncoded: string, params: NetworkEditParams, options?: RequestOptions): APIPromise<Route>;
  }

  export interface NetworkCreateParams extends InAccount {
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id: string;
    /** @maxLength 100 @default "" */ comment?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
  }

  export interface NetworkDeleteParams extends InAccount {
    /** @query */ tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
    /** @query @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ tunnel_id?: string;
    /** @query @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ virtual_network_id?: string;
  }

  export type NetworkEditParams = InAccount;
}

export declare namespace Networks.Subnets {
  /** Ranges for the virtual IPs of devices. */
  export interface WARP {
    /** Create a WARP subnet, optionally as the default.
     *  @http POST /accounts/{account_id}/zerotrust/subnets/warp
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    create(params: WARPCreateParams, options?: RequestOptions): APIPromise<Subnet>;

    /** Delete a WARP subnet by its ID.
     *  @http DELETE /accounts/{account_id}/zerotrust/subnets/warp/{subnet_id}
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    delete(/** @format uuid */ subnetID: string, params: WARPDeleteParams, options?: RequestOptions): APIPromise<Subnet | null>;

    /** Change only the given fields of a WARP subnet.
     *  @http PATCH /accounts/{account_id}/zerotrust/subnets/warp/{subnet_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    edit(/** @format uuid */ subnetID: string, params: WARPEditParams, options?: RequestOptions): APIPromise<Subnet>;

    /** Fetch one WARP subnet by ID.
     *  @http GET /accounts/{account_id}/zerotrust/subnets/warp/{subnet_id}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read
     *  @availability ga */
    get(/** @format uuid */ subnetID: string, params: WARPGetParams, options?: RequestOptions): APIPromise<Subnet>;
  }

  export interface WARPCreateParams extends InAccount {
    name: string;
    /** @example "100.64.0.0/12" */ network: string;
    /** @default "" */ comment?: string;
    /** @default false */ is_default_network?: boolean;
  }

  export interface Subnet {
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    capacity?: Subnet.Capacity;
    /** @default "" */ comment?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime;
    /** @default false */ is_default_network?: boolean;
    name?: string;
    /** @example "100.64.0.0/12" */ network?: string;
    subnet_type?: 'cloudflare_source' | 'initial_resolved_ip' | 'warp';
  }
  export namespace Subnet {
    export interface Capacity {
      /** @example 254 */ total?: Integer;
      /** @example 42 */ used?: Integer;
    }
  }

  export type WARPDeleteParams = InAccount;

  export import WARPDeleteResponse = Networks.Subnets.Subnet;

  export interface WARPEditParams extends InAccount {
    /** @default "" */ comment?: string;
    /** @default false */ is_default_network?: boolean;
    name?: string;
    /** @example "100.64.0.0/12" */ network?: string;
  }

  export type WARPGetParams = InAccount;

  /** Range from which Cloudflare contacts your network. */
  export interface CloudflareSource {
    /** Change the Cloudflare source subnet of one address family.
     *  @http PATCH /accounts/{account_id}/zerotrust/subnets/cloudflare_source/{address_family}
     *  @body json required
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    update(addressFamily: 'v4' | 'v6', params: CloudflareSourceUpdateParams, options?: RequestOptions): APIPromise<Subnet>;
  }

  export interface CloudflareSourceUpdateParams extends InAccount {
    /** @default "" */ comment?: string;
    name?: string;
    /** @example "100.64.0.0/12" */ network?: string;
  }

  /** Stand-in addresses handed out for hostname routing. */
  export interface InitialResolvedIP {
    /** Set the initial resolved IP subnet of one address family.
     *  @http PUT /accounts/{account_id}/zerotrust/subnets/initial_resolved_ip/{address_family}
     *  @body json required
     *  @availability ga */
    update(addressFamily: 'v4' | 'v6', params: InitialResolvedIPUpdateParams, options?: RequestOptions): APIPromise<Subnet>;

    /** Read the initial resolved IP subnet of one address family.
     *  @http GET /accounts/{account_id}/zerotrust/subnets/initial_resolved_ip/{address_family}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read
     *  @availability ga */
    get(addressFamily: 'v4' | 'v6', params: InitialResolvedIPGetParams, options?: RequestOptions): APIPromise<Subnet>;
  }

  export type InitialResolvedIPUpdateParams = CloudflareSourceUpdateParams;

  export type InitialResolvedIPGetParams = InAccount;

  export type SubnetsV4PagePaginationArray = V4PagePaginationArray<Subnet>;
}
