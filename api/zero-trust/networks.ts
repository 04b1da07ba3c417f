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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Tunnel that the traffic goes through. */ tunnel_id: string;
  }

  /** Private IP ranges and the tunnel they use. */
  export interface Routes {
    readonly ips: Routes.IPs;
    readonly networks: Routes.Networks;

    /** Create a route of a private CIDR block through a tunnel.
     *
     *  Within a virtual network a CIDR can be routed once; the most specific route wins. Devices also have to send the range through WARP (split
     *  tunnels).
     *  @http POST /accounts/{account_id}/teamnet/routes
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "network": "172.16.0.0/16", "tunnel_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "virtual_network_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415", "comment": "Office network"
     *  }
     *  @aliases private network; IP route */
    create(params: RouteCreateParams, options?: RequestOptions): APIPromise<RouteDetails>;

    /** List private network routes by CIDR, tunnel or virtual network.
     *
     *  Deleted routes are listed too unless `is_deleted` is false.
     *  @http GET /accounts/{account_id}/teamnet/routes
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga
     *  @columns network tunnel_name virtual_network_name tun_type comment created_at
     *  @key network virtual_network_id */
    list(params: RouteListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Teamnet>, Teamnet>;

    /** Delete a private network route.
     *
     *  Users lose access to the range at once.
     *  @http DELETE /accounts/{account_id}/teamnet/routes/{route_id}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(/** @maxLength 36 */ routeID: string, params: InAccount, options?: RequestOptions): APIPromise<RouteDetails>;

    /** Edit a private network route; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/teamnet/routes/{route_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "route_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "comment": "Office network, new building"
     *  } */
    edit(/** @maxLength 36 */ routeID: string, params: RouteEditParams, options?: RequestOptions): APIPromise<RouteDetails>;

    /** Get one private network route.
     *  @http GET /accounts/{account_id}/teamnet/routes/{route_id}
     *  @availability ga */
    get(/** @maxLength 36 */ routeID: string, params: InAccount, options?: RequestOptions): APIPromise<RouteDetails>;
  }

  export interface RouteSettings {
    /** Private address range that the route leads to, IPv4 or IPv6, as CIDR. @example "172.16.0.0/16" */ network?: string;
    /** Note on the route, for people. @maxLength 100 @default "" */ comment?: string;
  }

  export interface RouteCreateParams extends InAccount, RouteSettings {
    /** @example "172.16.0.0/16" @minLength 1 */ network: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }

  export interface RouteDetails extends RouteSettings {
    /** Identifies the route; given by Cloudflare. @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id?: string;
    /** Virtual network the route belongs to; absent, the account's default. @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }

  export interface RouteListParams extends InAccount {
    /** Only routes with this note. @maxLength 100 @default "" */ comment?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" @minLength 1 */
    existed_at?: string;
    /** If true, only deleted routes; if false, only existing ones; left out, both. */ is_deleted?: boolean;
    /** Only routes that lie within this range. @example "172.16.0.0/16" @minLength 1 */ network_subset?: string;
    /** Only routes that contain this range. @example "172.16.0.0/16" @minLength 1 */ network_superset?: string;
    /** Only the route with this id. @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ route_id?: string;
    /** Only these kinds of tunnels, separated by commas. */
    tun_types?: ('cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni' | (string & {}))[];
    /** Only routes through this tunnel. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export interface Teamnet extends RouteDetails {
    tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
    /** Name of the tunnel, for people. @example "blog" */ tunnel_name?: string;
    /** Name of the virtual network, for people. @maxLength 256 @example "us-east-1-vpc" */ virtual_network_name?: string;
  }

  export interface RouteEditParams extends InAccount, RouteSettings {
    /** @example "172.16.0.0/16" @minLength 1 */ network?: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }

  /** Separate address spaces, so that equal IPs can coexist. */
  export interface VirtualNetworks {
    /** Create a virtual network, so that routes with equal IPs can coexist.
     *  @http POST /accounts/{account_id}/teamnet/virtual_networks
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "us-east-1-vpc", "comment": "Staging VPC for data science",
     *    "is_default_network": false
     *  }
     *  @aliases vnet; overlapping IP ranges */
    create(params: VirtualNetworkCreateParams, options?: RequestOptions): APIPromise<VirtualNetwork>;

    /** List virtual networks by name, default flag or deletion state.
     *
     *  Deleted networks are listed too unless `is_deleted` is false.
     *  @http GET /accounts/{account_id}/teamnet/virtual_networks
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga
     *  @columns name comment is_default_network created_at
     *  @key name */
    list(params: VirtualNetworkListParams, options?: RequestOptions): PagePromise<SinglePage<VirtualNetwork>, VirtualNetwork>;

    /** Delete a virtual network.
     *
     *  Refused while routes belong to it, or while it is the default.
     *  @http DELETE /accounts/{account_id}/teamnet/virtual_networks/{virtual_network_id}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid */ virtualNetworkID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<VirtualNetwork>;

    /** Edit a virtual network's name, comment or default flag.
     *
     *  The former default network stops being one if another becomes it.
     *  @http PATCH /accounts/{account_id}/teamnet/virtual_networks/{virtual_network_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    edit(
      /** @format uuid */ virtualNetworkID: string,
      params: VirtualNetworkEditParams,
      options?: RequestOptions,
    ): APIPromise<VirtualNetwork>;

    /** Get one virtual network.
     *  @http GET /accounts/{account_id}/teamnet/virtual_networks/{virtual_network_id}
     *  @availability ga */
    get(
      /** @format uuid */ virtualNetworkID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<VirtualNetwork>;
  }

  export interface VirtualNetworkSettings {
    /** Name of the virtual network for people, unique within the account. @maxLength 256 @example "us-east-1-vpc" @minLength 1 */ name?: string;
    /** Note on the virtual network, for people. @maxLength 256 @default "" */ comment?: string;
    /** Whether it is the network that is meant where none is named; only one per account is. @default false */ is_default_network?: boolean;
  }

  export interface VirtualNetworkCreateParams extends InAccount, VirtualNetworkSettings {
    /** @maxLength 256 @example "us-east-1-vpc" @minLength 1 */ name: string;
    /** Deprecated, use `is_default_network`. @deprecated */ is_default?: boolean;
  }

  export interface VirtualNetwork extends VirtualNetworkSettings {
    /** Identifies the virtual network; given by Cloudflare. @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @maxLength 256 @default "" */ comment: string;
    /** @readOnly */ created_at: DateTime;
    is_default_network: boolean;
    /** @maxLength 256 @example "us-east-1-vpc" */ name: string;
    /** @readOnly */ deleted_at?: DateTime;
  }

  export interface VirtualNetworkListParams extends InAccount {
    /** Only the virtual network with this id. @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Deprecated, use `is_default_network`. @deprecated */ is_default?: boolean;
    /** If true, only the default network; if false, all others; left out, both. */ is_default_network?: boolean;
    /** If true, only deleted networks; if false, only existing ones; left out, both. */ is_deleted?: boolean;
    /** Only virtual networks of this name. @maxLength 256 @example "us-east-1-vpc" @minLength 1 */ name?: string;
  }

  export interface VirtualNetworkEditParams extends InAccount, VirtualNetworkSettings {}

  /** Address ranges used inside the service. */
  export interface Subnets {
    readonly warp: Subnets.WARP;
    readonly cloudflareSource: Subnets.CloudflareSource;
    readonly initialResolvedIP: Subnets.InitialResolvedIP;

    /** List Zero Trust subnets of all types, by name, family or network.
     *  @http GET /accounts/{account_id}/zerotrust/subnets
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read
     *  @availability ga
     *  @columns name network subnet_type comment is_default_network created_at */
    list(params: SubnetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Subnets.Subnet>, Subnets.Subnet>;
  }

  export interface SubnetListParams extends InAccount {
    /** Only subnets of this address family. */ address_family?: 'v4' | 'v6' | (string & {});
    /** Only subnets with this comment. @example "example%20comment" @minLength 1 */ comment?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" @minLength 1 */
    existed_at?: string;
    /** If true, only default subnets; if false, all others; left out, both. */ is_default_network?: boolean;
    /** If true, only deleted subnets; if false, only existing ones; left out, both. */ is_deleted?: boolean;
    /** Only subnets with this name. @example "IPv4%20Cloudflare%20Source%20IPs" @minLength 1 */ name?: string;
    /** Only the subnet with exactly this CIDR. @example "172.16.0.0%2F16" @minLength 1 */ network?: string;
    /** Order by time of creation: `desc` begins with the newest. */ sort_order?: 'asc' | 'desc';
    /** Only subnets of these types, separated by commas. */ subnet_types?: 'cloudflare_source' | 'initial_resolved_ip' | 'warp' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  /** Private hostnames and the tunnel they use. */
  export interface HostnameRoutes {
    /** Create a route of a private hostname through a tunnel.
     *
     *  Works for devices whose DNS queries go through Gateway, which answers with an address of the initial resolved IP subnet.
     *  @http POST /accounts/{account_id}/zerotrust/routes/hostname
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostname": "office-1.local", "tunnel_id": "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415",
     *    "comment": "Wiki of the Berlin office"
     *  } */
    create(params: HostnameRouteParams, options?: RequestOptions): APIPromise<HostnameRoute>;

    /** List hostname routes by hostname, tunnel or comment.
     *  @http GET /accounts/{account_id}/zerotrust/routes/hostname
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga
     *  @columns hostname tunnel_name tun_type comment created_at
     *  @key hostname */
    list(params: HostnameRouteListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<HostnameRoute>, HostnameRoute>;

    /** Delete a hostname route.
     *  @http DELETE /accounts/{account_id}/zerotrust/routes/hostname/{hostname_route_id}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    delete(
      /** @format uuid */ hostnameRouteID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<HostnameRoute>;

    /** Edit a hostname route; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/zerotrust/routes/hostname/{hostname_route_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @availability ga */
    edit(/** @format uuid */ hostnameRouteID: string, params: HostnameRouteParams, options?: RequestOptions): APIPromise<HostnameRoute>;

    /** Get one hostname route.
     *  @http GET /accounts/{account_id}/zerotrust/routes/hostname/{hostname_route_id}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga */
    get(/** @format uuid */ hostnameRouteID: string, params: InAccount, options?: RequestOptions): APIPromise<HostnameRoute>;
  }

  export interface HostnameRouteSettings {
    /** Note on the hostname route, for people. */ comment?: string;
    /** Private hostname that the tunnel leads to. @example "office-1.local" @minLength 1 */ hostname?: string;
    /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id?: string;
  }

  export interface HostnameRouteParams extends InAccount, HostnameRouteSettings {}

  export interface HostnameRoute extends HostnameRouteSettings {
    /** Identifies the hostname route; given by Cloudflare. @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime;
    /** @example "office-1.local" */ hostname?: string;
    tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
    /** Name of the tunnel, for people. @example "api-tunnel" */ tunnel_name?: string;
  }

  export interface HostnameRouteListParams extends InAccount {
    /** Only the hostname route with this id. @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Only routes with this comment. @example "example%20comment" @minLength 1 */ comment?: string;
    /** @format url-encoded-date-time @example "2019-10-12T07%3A20%3A50.52Z" @minLength 1 */
    existed_at?: string;
    /** Only routes whose hostname contains this text; case does not matter. @example "office-1.local" @minLength 1 */ hostname?: string;
    /** If true, only deleted routes; if false, only existing ones. @default false */ is_deleted?: boolean;
    /** Only routes that lead to this tunnel. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id?: string;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 */ per_page?: number;
  }

  export type HostnameRoutesV4PagePaginationArray = V4PagePaginationArray<HostnameRoute>;

  export interface NetworkRoute extends RouteSettings {
    /** Identifies the route; given by Cloudflare. */ id?: string;
    comment?: string;
    created_at?: string;
    deleted_at?: string;
    network?: string;
    tunnel_id?: string;
    /** Virtual network the route belongs to. */ virtual_network_id?: string;
  }

  export type TeamnetsV4PagePaginationArray = V4PagePaginationArray<Teamnet>;

  export type VirtualNetworksSinglePage = SinglePage<VirtualNetwork>;
}

export declare namespace Networks.Routes {
  /** The route that covers a given address. */
  export interface IPs {
    /** Get the route that covers an IP address.
     *
     *  Looks in the given virtual network, or in the default one if none is given.
     *  @http GET /accounts/{account_id}/teamnet/routes/ip/{ip}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read; Cloudflare Tunnel Write; Cloudflare Tunnel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ip": "10.1.0.137" } */
    get(ip: string, params: IPGetParams, options?: RequestOptions): APIPromise<Teamnet>;
  }

  export interface IPGetParams extends InAccount {
    /** Without a virtual network: whether only the default one is searched; if false, routes without any are found too. @default true */
    default_virtual_network_fallback?: boolean;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }

  /** Routes addressed by range (deprecated). */
  export interface Networks {
    /** Create a route of the CIDR in the path (deprecated: use routes.create).
     *  @http POST /accounts/{account_id}/teamnet/routes/network/{ip_network_encoded}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @deprecated zeroTrust.networks.routes.create */
    create(ipNetworkEncoded: string, params: NetworkCreateParams, options?: RequestOptions): APIPromise<RouteDetails>;

    /** Delete the route for a CIDR (deprecated: use routes.delete).
     *
     *  Without a virtual network the default one is meant.
     *  @http DELETE /accounts/{account_id}/teamnet/routes/network/{ip_network_encoded}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @deprecated zeroTrust.networks.routes.delete */
    delete(ipNetworkEncoded: string, params: NetworkDeleteParams, options?: RequestOptions): APIPromise<RouteDetails>;

    /** Edit the route of the CIDR in the path (deprecated: use routes.edit).
     *  @http PATCH /accounts/{account_id}/teamnet/routes/network/{ip_network_encoded}
     *  @permission Cloudflare One Networks Write; Cloudflare Tunnel Write
     *  @deprecated zeroTrust.networks.routes.edit */
    edit(ipNetworkEncoded: string, params: InAccount, options?: RequestOptions): APIPromise<RouteDetails>;
  }

  export interface NetworkCreateParams extends InAccount {
    /** Tunnel that is meant. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id: string;
    /** Note on the route, for people. @maxLength 100 @default "" */ comment?: string;
    /** @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }

  export interface NetworkDeleteParams extends InAccount {
    /** @query */ tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni' | (string & {});
    /** Tunnel of the route to delete, which also tells its type; with neither it nor `tun_type`, cloudflared is assumed.
     *  @query @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.tunnels.list */
    tunnel_id?: string;
    /** Virtual network of the route to delete; left out, the account's default.
     *  @query @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
    virtual_network_id?: string;
  }
}

export declare namespace Networks.Subnets {
  /** Ranges for the virtual IPs of devices. */
  export interface WARP {
    /** Create a WARP subnet, from which devices get their addresses.
     *
     *  IPv4 only for now: inside 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 or 100.64.0.0/10, and within the prefix lengths allowed.
     *  @http POST /accounts/{account_id}/zerotrust/subnets/warp
     *  @permission Cloudflare One Networks Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Office devices", "network": "100.64.0.0/12",
     *    "comment": "Devices of the Berlin office", "is_default_network": false
     *  } */
    create(params: WARPCreateParams, options?: RequestOptions): APIPromise<Subnet>;

    /** Delete a WARP subnet.
     *
     *  Succeeds with a null result if the subnet does not exist or is already gone.
     *  @http DELETE /accounts/{account_id}/zerotrust/subnets/warp/{subnet_id}
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    delete(/** @format uuid */ subnetID: string, params: InAccount, options?: RequestOptions): APIPromise<SubnetDetails | null>;

    /** Edit a WARP subnet; fields left out keep their values.
     *
     *  Of IPv6 subnets the network cannot be changed.
     *  @http PATCH /accounts/{account_id}/zerotrust/subnets/warp/{subnet_id}
     *  @body json required
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    edit(/** @format uuid */ subnetID: string, params: WARPEditParams, options?: RequestOptions): APIPromise<Subnet>;

    /** Get one WARP subnet.
     *  @http GET /accounts/{account_id}/zerotrust/subnets/warp/{subnet_id}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read
     *  @availability ga */
    get(/** @format uuid */ subnetID: string, params: InAccount, options?: RequestOptions): APIPromise<Subnet>;
  }

  export interface WARPCreateParams extends InAccount {
    /** Name of the subnet, for people. @minLength 1 */ name: string;
    /** Address range of the subnet as CIDR; private or shared (CGNAT) addresses for IPv4. @example "100.64.0.0/12" @minLength 1 */ network: string;
    /** Note on the subnet, for people. @default "" */ comment?: string;
    /** Whether it is the subnet that is used where none is named; only one per account is. @default false */ is_default_network?: boolean;
  }

  export interface SubnetDetails {
      /** Identifies the subnet; given by Cloudflare. @format uuid @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** Addresses of the subnet, all and in use. */ capacity?: Subnet.Capacity;
      /** Note on the subnet, for people. @default "" */ comment?: string;
      /** @readOnly */ created_at?: DateTime;
      /** @readOnly */ deleted_at?: DateTime;
      /** Whether it is the subnet that is used where none is named; only one per account is. @default false */ is_default_network?: boolean;
      /** Name of the subnet, for people. */ name?: string;
      /** Address range of the subnet as CIDR; private or shared (CGNAT) addresses for IPv4. @example "100.64.0.0/12" */ network?: string;
      /** Purpose of the addresses: Cloudflare's own traffic, resolved hostnames or WARP devices. */
      subnet_type?: 'cloudflare_source' | 'initial_resolved_ip' | 'warp';
    }

  export interface Subnet extends SubnetDetails {}
  export namespace Subnet {
    export interface Capacity {
      /** Addresses that can be assigned. @example 254 */ total?: Integer;
      /** Addresses that are assigned now. @example 42 */ used?: Integer;
    }
  }

  export interface WARPEditParams extends CloudflareSourceUpdateParams {
    /** Whether it is the subnet that is used where none is named; only one per account is. @default false */ is_default_network?: boolean;
  }

  /** Range from which Cloudflare contacts your network. */
  export interface CloudflareSource {
    /** Edit the Cloudflare source subnet of one address family.
     *
     *  From these addresses Cloudflare's own traffic reaches your network, so firewalls there have to admit them.
     *  @http PATCH /accounts/{account_id}/zerotrust/subnets/cloudflare_source/{address_family}
     *  @body json required
     *  @permission Cloudflare One Networks Write
     *  @availability ga */
    update(addressFamily: 'v4' | 'v6', params: CloudflareSourceUpdateParams, options?: RequestOptions): APIPromise<Subnet>;
  }

  export interface CloudflareSourceUpdateParams extends InAccount {
    /** Note on the subnet, for people. @default "" */ comment?: string;
    /** Name of the subnet, for people. @minLength 1 */ name?: string;
    /** Address range of the subnet as CIDR; private or shared (CGNAT) addresses for IPv4. @example "100.64.0.0/12" @minLength 1 */ network?: string;
  }

  /** Stand-in addresses handed out for hostname routing. */
  export interface InitialResolvedIP {
    /** Replace the initial resolved IP subnet of one address family.
     *
     *  Refused if the new range overlaps with existing private routes. Until it is set, an account uses the default range.
     *  @http PUT /accounts/{account_id}/zerotrust/subnets/initial_resolved_ip/{address_family}
     *  @body json required
     *  @availability ga */
    update(addressFamily: 'v4' | 'v6', params: CloudflareSourceUpdateParams, options?: RequestOptions): APIPromise<Subnet>;

    /** Get the initial resolved IP subnet of one address family.
     *
     *  The default range is returned if the account has set none.
     *  @http GET /accounts/{account_id}/zerotrust/subnets/initial_resolved_ip/{address_family}
     *  @permission Cloudflare One Networks Write; Cloudflare One Networks Read
     *  @availability ga */
    get(addressFamily: 'v4' | 'v6', params: InAccount, options?: RequestOptions): APIPromise<Subnet>;
  }

  export type SubnetsV4PagePaginationArray = V4PagePaginationArray<Subnet>;
}
