import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, Integer, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Offices and data centers attached through an appliance. */
export interface Sites {
  readonly acls: Sites.ACLs;
  readonly lans: Sites.LANs;
  readonly wans: Sites.WANs;
  readonly appConfigs: Sites.AppConfigs;
  readonly netflowConfig: Sites.NetflowConfig;

  /** Create a site with its Connectors, location and HA mode.
   *
   *  `ha_mode` cannot be changed later. LANs and WANs are added afterwards.
   *  @http POST /accounts/{account_id}/magic/sites
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "site_1", "description": "Lisbon office",
   *    "connector_id": "ac60d3d0435248289d446cedd870bcf4", "ha_mode": false, "location": { "lat": "38.7223", "lon": "-9.1393" }
   *  } */
  create(params: MagicTransit.SiteCreateParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** Replace a site's Connectors, location, name and description.
   *  @http PUT /accounts/{account_id}/magic/sites/{site_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(siteID: ResourceID, params: MagicTransit.SiteParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** List the account's sites, all or those of one Connector.
   *  @http GET /accounts/{account_id}/magic/sites
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @columns name description connector_id secondary_connector_id ha_mode
   *  @key name */
  list(params: MagicTransit.SiteListParams, options?: RequestOptions): PagePromise<SinglePage<MagicTransit.Site>, MagicTransit.Site>;

  /** Delete a site and return what it was.
   *
   *  Its LANs, WANs and ACLs go with it.
   *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @cascades magicTransit.sites.lans magicTransit.sites.wans magicTransit.sites.acls */
  delete(siteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** Edit a site's Connectors, location, name or description.
   *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  edit(siteID: ResourceID, params: MagicTransit.SiteParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** Get one site with its Connectors and location.
   *  @http GET /accounts/{account_id}/magic/sites/{site_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(siteID: ResourceID, params: MagicTransit.CfInterconnectParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;
}

export declare namespace Sites {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Note for people about the ACL. */ description: string;
  }

  /** Traffic allowed between two local networks of a site. */
  export interface ACLs {
    /** Create an ACL that lets two LANs of a site talk.
     *
     *  By default traffic goes by way of Cloudflare and in both directions; LANs without an ACL are kept apart.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/acls
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "site_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "printers",
     *    "lan_1": { "lan_id": "023e105f4ecef8ad9ca31a8372d0c353" }, "lan_2": { "lan_id": "372e67954025e0ba6aaa6d586b9e0b59" }, "protocols": ["tcp"]
     *  } */
    create(siteID: ResourceID, params: ACLCreateParams, options?: RequestOptions): APIPromise<ACL>;

    /** Replace the LANs, protocols and flags of a site's ACL.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    update(aclID: ResourceID, params: ACLParams, options?: RequestOptions): APIPromise<ACL>;

    /** List the ACLs between a site's LANs.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/acls
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name description lan_1.lan_name lan_2.lan_name protocols forward_locally */
    list(siteID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<ACL>, ACL>;

    /** Delete a site's ACL, which cuts its two LANs off from each other.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    delete(aclID: ResourceID, params: ACLInput, options?: RequestOptions): APIPromise<ACL>;

    /** Edit the LANs, protocols or flags of a site's ACL.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    edit(aclID: ResourceID, params: ACLParams, options?: RequestOptions): APIPromise<ACL>;

    /** Get one ACL of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    get(aclID: ResourceID, params: ACLInput, options?: RequestOptions): APIPromise<ACL>;
  }

  export interface ACLSettings {
    /** LAN at one end of the allowed traffic. */ lan_1?: ACLConfiguration;
    /** LAN at the other end. */ lan_2?: ACLConfiguration;
    /** Label for the ACL. @minLength 1 */ name?: string;
    description?: string;
    /** @default false */ forward_locally?: boolean;
    /** Protocols that may pass; left out, all. */ protocols?: AllowedProtocolParam[];
    /** @default false */ unidirectional?: boolean;
  }

  export interface ACLCreateParams extends InAccount, ACLSettings {
    lan_1: ACLConfiguration;
    lan_2: ACLConfiguration;
    /** @minLength 1 */ name: string;
  }

  export interface ACL {
    /** Identifies the ACL; given by Cloudflare. */ id?: ResourceID;
    description?: string;
    /** @default false */ forward_locally?: boolean;
    /** One end of the allowed traffic. */ lan_1?: ACLConfiguration;
    /** Other end of the allowed traffic. */ lan_2?: ACLConfiguration;
    /** Label for the ACL. */ name?: string;
    /** Protocols that may pass. */ protocols?: AllowedProtocol[];
    /** @default false */ unidirectional?: boolean;
  }

  export interface ACLParams extends InAccount, ACLSettings {
    /** Site that is worked on. @from magicTransit.sites.list @pattern ^[0-9a-f]{32}$ */ site_id: ResourceID;
  }

  export interface ACLInput extends InAccount {
    /** Site that is worked on. @from magicTransit.sites.list @pattern ^[0-9a-f]{32}$ */ site_id: ResourceID;
  }

  /** Local networks behind an appliance. */
  export interface LANs {
    /** Create a LAN of a site on a port, with VLAN and addressing.
     *
     *  At a high-availability site `static_addressing` needs a second and a virtual address.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/lans
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "site_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "office", "physport": 1,
     *    "vlan_tag": 42, "static_addressing": { "address": "192.0.2.1/24" }
     *  } */
    create(siteID: ResourceID, params: LANCreateParams, options?: RequestOptions): PagePromise<SinglePage<LAN>, LAN>;

    /** Replace a site LAN's port, VLAN, addressing and breakout settings.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    update(lanID: ResourceID, params: LANParams, options?: RequestOptions): APIPromise<LAN>;

    /** List the LANs of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/lans
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name physport vlan_tag static_addressing.address ha_link */
    list(siteID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<LAN>, LAN>;

    /** Delete a LAN from a site and return what it was.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    delete(lanID: ResourceID, params: ACLInput, options?: RequestOptions): APIPromise<LAN>;

    /** Edit the addressing, VLAN or breakout settings of a site's LAN.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    edit(lanID: ResourceID, params: LANParams, options?: RequestOptions): APIPromise<LAN>;

    /** Get one LAN of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    get(lanID: ResourceID, params: ACLInput, options?: RequestOptions): APIPromise<LAN>;
  }

  export interface LANSettings {
    /** Bond of ports that carries the LAN, by its number. @example 2 */ bond_id?: Integer;
    /** If true, the LAN carries the probes between two Connectors of a high-availability site. */ ha_link?: boolean;
    /** If true, all traffic from the LAN breaks out to the Internet at the site. */ is_breakout?: boolean;
    /** If true, traffic from the LAN goes before others. */ is_prioritized?: boolean;
    /** Name of the network for people. */ name?: string;
    /** @example 1 */ physport?: Integer;
  }

  export interface LANCreateParams extends InAccount, LANSettings {
    /** Translation of the LAN's addresses to a range of its own. */ nat?: Nat;
    /** Ranges behind other routers on the LAN. */ routed_subnets?: RoutedSubnet[];
    /** Addresses of the LAN; left out, the Connector gets one over DHCP. A high-availability site needs three. */
    static_addressing?: LANStaticAddressing;
    /** @example 42 @min 0 @max 4094 */ vlan_tag?: Integer;
  }

  export interface LAN extends LANSettings {
    /** Identifies the LAN; given by Cloudflare. */ id?: ResourceID;
    /** Translation applied to addresses of the LAN. */ nat?: Nat;
    /** Ranges behind other routers, each with its next hop. */ routed_subnets?: RoutedSubnet[];
    /** Site that is worked on. @from magicTransit.sites.list */ site_id?: ResourceID;
    /** Addresses of the LAN; absent if it uses DHCP. */ static_addressing?: LANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export interface LANParams extends LANCreateParams {
    /** Site that is worked on. @from magicTransit.sites.list @pattern ^[0-9a-f]{32}$ */ site_id: ResourceID;
  }

  /** Internet uplinks of an appliance. */
  export interface WANs {
    /** Create a WAN uplink of a site on a port, with its priority.
     *
     *  Left without `static_addressing` it gets its address over DHCP.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/wans
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "site_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "fibre", "physport": 2,
     *    "vlan_tag": 0, "priority": 0
     *  } */
    create(siteID: ResourceID, params: WANCreateParams, options?: RequestOptions): PagePromise<SinglePage<WAN>, WAN>;

    /** Replace a site WAN's port, VLAN, priority and addressing.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    update(wanID: ResourceID, params: WANParams, options?: RequestOptions): APIPromise<WAN>;

    /** List the WAN uplinks of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/wans
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name physport vlan_tag static_addressing.address priority health_check_rate */
    list(siteID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<WAN>, WAN>;

    /** Delete a WAN uplink from a site and return what it was.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    delete(wanID: ResourceID, params: ACLInput, options?: RequestOptions): APIPromise<WAN>;

    /** Edit the port, priority or addressing of a site's WAN.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    edit(wanID: ResourceID, params: WANParams, options?: RequestOptions): APIPromise<WAN>;

    /** Get one WAN uplink of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    get(wanID: ResourceID, params: ACLInput, options?: RequestOptions): APIPromise<WAN>;
  }

  export interface WANSettings {
    /** Name of the link for people. */ name?: string;
    /** Rank among the site's WANs; lower is preferred. @min 0 */ priority?: Integer;
    /** Addresses of the uplink; left out, it gets one over DHCP. */ static_addressing?: WANStaticAddressing;
    /** @example 42 @min 0 @max 4094 */ vlan_tag?: Integer;
  }

  export interface WANCreateParams extends InAccount, WANSettings {
    /** @example 1 */ physport: Integer;
    /** Frequency of probes of the tunnels over this uplink. @default "mid" */ health_check_rate?: 'low' | 'mid' | 'high' | (string & {});
    /** If true, flows inside tunnels are spread over several uplinks. */ load_balance_inner_flows?: boolean;
  }

  export interface WAN {
    /** Identifies the WAN; given by Cloudflare. */ id?: ResourceID;
    /** Frequency of probes of the tunnels over this uplink. @default "mid" */ health_check_rate?: 'low' | 'mid' | 'high';
    /** Name of the link for people. */ name?: string;
    /** @example 1 */ physport?: Integer;
    /** Rank for load balancing between uplinks. */ priority?: Integer;
    /** Site that is worked on. @from magicTransit.sites.list */ site_id?: ResourceID;
    /** Addresses of the uplink; absent if it uses DHCP. */ static_addressing?: WANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
    /** If true, flows inside tunnels are spread over several uplinks. */ load_balance_inner_flows?: boolean;
  }

  export interface WANParams extends InAccount, WANSettings {
    /** Site that is worked on. @from magicTransit.sites.list @pattern ^[0-9a-f]{32}$ */ site_id: ResourceID;
    /** @example 1 */ physport?: Integer;
    /** Frequency of probes of tunnels over the uplink. */ health_check_rate?: 'low' | 'mid' | 'high' | (string & {});
    /** If true, flows inside tunnels are spread; null goes back to the default. */ load_balance_inner_flows?: boolean | null;
  }

  /** Treatment of certain applications' traffic at a site. */
  export interface AppConfigs {
    /** List how a site treats the traffic of its apps.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/app_configs
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-list-app-configs */
    list(siteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.AppConfig[] | null>;

    /** Create a site's breakout or priority setting for an app.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/app_configs
     *  @body json required
     *  @status 201
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-add-app-config */
    create(siteID: ResourceID, params: AppConfigCreateParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;

    /** Replace a site's setting for one application.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/app_configs/{app_config_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-update-app-config */
    update(appConfigID: ResourceID, params: AppConfigParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;

    /** Edit the breakout, WANs or priority of a site's app setting.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/app_configs/{app_config_id}
     *  @body json required
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-patch-app-config */
    edit(appConfigID: ResourceID, params: AppConfigParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;

    /** Delete a site's setting for one application.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/app_configs/{app_config_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-delete-app-config */
    delete(appConfigID: ResourceID, params: AppConfigDeleteParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;
  }

  export interface AppConfigCreateParams extends InAccount {
    /** The setting to add, for one app. @body */ body: MagicTransit.AppConfigAddSingleRequest;
  }

  export interface AppConfigParams extends InAccount {
    /** Site the setting belongs to. @from magicTransit.sites.list */ site_id: ResourceID;
    /** App of the account that the setting is for. @example "ac60d3d0435248289d446cedd870bcf4" @from magicTransit.apps.list */
    account_app_id?: string;
    breakout?: boolean;
    /** App kept by Cloudflare that the setting is for. @example "cloudflare" @from magicTransit.apps.list */ managed_app_id?: string;
    /** @from magicTransit.sites.wans.list */ preferred_wans?: (/** @maxLength 32 */ string)[];
    /** 1 lets the app's traffic go first, 0 treats it as the rest. @min 0 @max 1 */ priority?: Integer;
  }

  export interface AppConfigDeleteParams extends InAccount {
    /** Site the setting belongs to. @from magicTransit.sites.list */ site_id: ResourceID;
  }

  /** Export of a site's traffic records to a collector. */
  export interface NetflowConfig {
    /** Get the NetFlow export settings of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-details */
    get(siteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Replace a site's NetFlow collector, timeouts and sampling rate.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-update-netflow-config */
    update(siteID: ResourceID, params: NetflowConfigParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Create the NetFlow export from a site to a collector.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @body json required
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-create-netflow-config
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "site_id": "023e105f4ecef8ad9ca31a8372d0c353", "collector_ip": "192.0.2.20",
     *    "collector_port": 2055, "sampling_rate": 100, "active_timeout": 30, "inactive_timeout": 15
     *  } */
    create(siteID: ResourceID, params: NetflowConfigParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Edit the NetFlow settings of a site.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-patch-netflow-config */
    edit(siteID: ResourceID, params: NetflowConfigParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Delete a site's NetFlow settings, which ends the export.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-delete-netflow-config */
    delete(siteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;
  }

  export interface NetflowConfigParams extends InAccount {
    /** Time after which a flow that goes on is reported. @min 1 @max 5400 @example 30 @unit seconds */ active_timeout?: Integer;
    /** Address of the collector that receives the flows. @example "162.159.65.1" @format ip */ collector_ip?: string;
    /** UDP port of the collector. @min 1 @max 65535 @example 2055 */ collector_port?: Integer;
    /** Time without packets after which a flow is reported. @min 1 @max 5400 @example 15 @unit seconds */ inactive_timeout?: Integer;
    /** One of this many packets is looked at; 1 takes all. @min 1 @max 10000 @example 100 */ sampling_rate?: Integer;
  }

  export interface ACLConfiguration {
    /** LAN that the end stands for. */ lan_id: string;
    /** Name of the LAN; derived from `lan_id` if left out. */ lan_name?: string;
    /** Ranges such as `8080-9000` that may be used on the LAN. */ port_ranges?: string[];
    /** Single ports that may be used on the LAN. */ ports?: Integer[];
    /** Parts of the LAN that may communicate; absent, all of it. */ subnets?: Subnet[];
  }

  export type ACLsSinglePage = SinglePage<ACL>;

  export type AllowedProtocol = 'tcp' | 'udp' | 'icmp';

  export type AllowedProtocolParam = 'tcp' | 'udp' | 'icmp' | (string & {});

  export interface DHCPRelay {
    /** DHCP servers that requests are passed to, as addresses. */ server_addresses?: string[];
  }

  export interface DHCPServer {
    /** Further options to hand out, checked by type. */ dhcp_options?: DHCPServer.DHCPOption[];
    /** Last address that is handed out. @example "192.0.2.1" */ dhcp_pool_end?: string;
    /** First address that is handed out. @example "192.0.2.1" */ dhcp_pool_start?: string;
    /** Resolver handed out to clients, if only one. @example "192.0.2.1" */ dns_server?: string;
    /** Resolvers handed out to clients, in order. */ dns_servers?: string[];
    /** Fixed addresses, by MAC address. */ reservations?: { [key: string]: string };
  }
  export namespace DHCPServer {
    export interface DHCPOption {
      /** Number of the DHCP option; those the Connector sets itself are refused. @min 1 @max 254 */ code: Integer;
      /** Format of `value`, such as text, hex or an address. */ type: 'text' | 'hex' | 'ip' | 'byte' | 'short' | 'integer';
      /** Content of the option, written as its type asks. */ value: string;
    }
  }

  export interface StaticAddresses {
    /** Address with prefix length, in CIDR notation. @example "192.0.2.0/24" */ address: string;
    /** Address of the second Connector, for high availability. @example "192.0.2.0/24" */ secondary_address?: string;
  }

  export interface LANStaticAddressing extends StaticAddresses {
    /** DHCP server elsewhere that requests are passed to. */ dhcp_relay?: DHCPRelay;
    /** DHCP service that the Connector itself offers. */ dhcp_server?: DHCPServer;
    /** Address that the active one of two Connectors holds. @example "192.0.2.0/24" */ virtual_address?: string;
  }

  export type LANsSinglePage = SinglePage<LAN>;

  export interface Nat {
    /** Range that the LAN's addresses are translated to, of the same size. @example "192.0.2.0/24" @format cidr */ static_prefix?: string;
  }

  export interface RoutedSubnet {
    /** Router on the LAN that leads to the range. @example "192.0.2.1" */ next_hop: string;
    /** Range behind that router, in CIDR notation. @example "192.0.2.0/24" */ prefix: string;
    /** Translation applied to addresses of the LAN. */ nat?: Nat;
  }

  export type Subnet = string;

  export type SubnetParam = string;

  export interface WANStaticAddressing extends StaticAddresses {
    /** Router of the provider that the uplink goes by. @example "192.0.2.1" */ gateway_address: string;
  }

  export type WANsSinglePage = SinglePage<WAN>;
}
