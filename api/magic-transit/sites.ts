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

  /** Create a site with its Connectors, location and high-availability mode.
   *  @http POST /accounts/{account_id}/magic/sites
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  create(params: MagicTransit.SiteCreateParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** Replace a site's Connectors, location, name and description.
   *  @http PUT /accounts/{account_id}/magic/sites/{site_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(siteID: ResourceID, params: MagicTransit.SiteUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** List the account's sites, optionally those using a given Connector.
   *  @http GET /accounts/{account_id}/magic/sites
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  list(params: MagicTransit.SiteListParams, options?: RequestOptions): PagePromise<SinglePage<MagicTransit.Site>, MagicTransit.Site>;

  /** Delete a site and return what it was.
   *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(siteID: ResourceID, params: MagicTransit.SiteDeleteParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** Change only a site's given Connectors, location, name or description.
   *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  edit(siteID: ResourceID, params: MagicTransit.SiteEditParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;

  /** Look up one site with its Connectors and location.
   *  @http GET /accounts/{account_id}/magic/sites/{site_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(siteID: ResourceID, params: MagicTransit.SiteGetParams, options?: RequestOptions): APIPromise<MagicTransit.Site>;
}

export declare namespace Sites {
  /** Traffic allowed between two local networks of a site. */
  export interface ACLs {
    /** Allow traffic between two LANs of a site, by protocol and direction.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/acls
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    create(siteID: ResourceID, params: ACLCreateParams, options?: RequestOptions): APIPromise<ACL>;

    /** Replace the LANs, protocols and flags of a site's ACL.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    update(aclID: ResourceID, params: ACLUpdateParams, options?: RequestOptions): APIPromise<ACL>;

    /** List the ACLs between a site's LANs.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/acls
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    list(siteID: ResourceID, params: ACLListParams, options?: RequestOptions): PagePromise<SinglePage<ACL>, ACL>;

    /** Delete a site's ACL, so it no longer lets its two LANs talk.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    delete(aclID: ResourceID, params: ACLDeleteParams, options?: RequestOptions): APIPromise<ACL>;

    /** Change only the given LANs, protocols or flags of a site's ACL.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    edit(aclID: ResourceID, params: ACLEditParams, options?: RequestOptions): APIPromise<ACL>;

    /** Look up one ACL of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/acls/{acl_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    get(aclID: ResourceID, params: ACLGetParams, options?: RequestOptions): APIPromise<ACL>;
  }

  export interface ACLCreateParams extends InAccount {
    lan_1: ACLConfiguration;
    lan_2: ACLConfiguration;
    name: string;
    description?: string;
    forward_locally?: boolean;
    protocols?: AllowedProtocol[];
    unidirectional?: boolean;
  }

  export interface ACL {
    id?: ResourceID;
    description?: string;
    forward_locally?: boolean;
    lan_1?: ACLConfiguration;
    lan_2?: ACLConfiguration;
    name?: string;
    protocols?: AllowedProtocol[];
    unidirectional?: boolean;
  }

  export type ACLUpdateParams = ACLEditParams;

  export type ACLListParams = InAccount;

  export type ACLDeleteParams = ACLGetParams;

  export interface ACLEditParams extends InAccount {
    site_id: ResourceID;
    description?: string;
    forward_locally?: boolean;
    lan_1?: ACLConfiguration;
    lan_2?: ACLConfiguration;
    name?: string;
    protocols?: AllowedProtocol[];
    unidirectional?: boolean;
  }

  export interface ACLGetParams extends InAccount {
    site_id: ResourceID;
  }

  /** Local networks behind an appliance. */
  export interface LANs {
    /** Add a LAN to a site on a physical port, with VLAN, addressing and NAT.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/lans
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    create(siteID: ResourceID, params: LANCreateParams, options?: RequestOptions): PagePromise<SinglePage<LAN>, LAN>;

    /** Replace a site LAN's port, VLAN, addressing and breakout settings.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    update(lanID: ResourceID, params: LANUpdateParams, options?: RequestOptions): APIPromise<LAN>;

    /** List the LANs of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/lans
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    list(siteID: ResourceID, params: LANListParams, options?: RequestOptions): PagePromise<SinglePage<LAN>, LAN>;

    /** Delete a LAN from a site and return what it was.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    delete(lanID: ResourceID, params: LANDeleteParams, options?: RequestOptions): APIPromise<LAN>;

    /** Change only the given addressing, VLAN or breakout settings of a site's LAN.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    edit(lanID: ResourceID, params: LANEditParams, options?: RequestOptions): APIPromise<LAN>;

    /** Look up one LAN of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/lans/{lan_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    get(lanID: ResourceID, params: LANGetParams, options?: RequestOptions): APIPromise<LAN>;
  }

  export interface LANCreateParams extends InAccount {
    /** @example 2 */ bond_id?: Integer;
    ha_link?: boolean;
    is_breakout?: boolean;
    is_prioritized?: boolean;
    name?: string;
    nat?: Nat;
    /** @example 1 */ physport?: Integer;
    routed_subnets?: RoutedSubnet[];
    static_addressing?: LANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export interface LAN {
    id?: ResourceID;
    /** @example 2 */ bond_id?: Integer;
    ha_link?: boolean;
    is_breakout?: boolean;
    is_prioritized?: boolean;
    name?: string;
    nat?: Nat;
    /** @example 1 */ physport?: Integer;
    routed_subnets?: RoutedSubnet[];
    site_id?: ResourceID;
    static_addressing?: LANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export type LANUpdateParams = LANEditParams;

  export type LANListParams = InAccount;

  export type LANDeleteParams = ACLGetParams;

  export interface LANEditParams extends InAccount {
    site_id: ResourceID;
    /** @example 2 */ bond_id?: Integer;
    is_breakout?: boolean;
    is_prioritized?: boolean;
    name?: string;
    nat?: Nat;
    /** @example 1 */ physport?: Integer;
    routed_subnets?: RoutedSubnet[];
    static_addressing?: LANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export type LANGetParams = ACLGetParams;

  /** Internet uplinks of an appliance. */
  export interface WANs {
    /** Add a WAN uplink to a site on a physical port, with VLAN and priority.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/wans
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    create(siteID: ResourceID, params: WANCreateParams, options?: RequestOptions): PagePromise<SinglePage<WAN>, WAN>;

    /** Replace a site WAN's port, VLAN, priority and addressing.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    update(wanID: ResourceID, params: WANUpdateParams, options?: RequestOptions): APIPromise<WAN>;

    /** List the WAN uplinks of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/wans
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    list(siteID: ResourceID, params: WANListParams, options?: RequestOptions): PagePromise<SinglePage<WAN>, WAN>;

    /** Delete a WAN uplink from a site and return what it was.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    delete(wanID: ResourceID, params: WANDeleteParams, options?: RequestOptions): APIPromise<WAN>;

    /** Change only the given port, priority or addressing of a site's WAN.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    edit(wanID: ResourceID, params: WANEditParams, options?: RequestOptions): APIPromise<WAN>;

    /** Look up one WAN uplink of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/wans/{wan_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga */
    get(wanID: ResourceID, params: WANGetParams, options?: RequestOptions): APIPromise<WAN>;
  }

  export interface WANCreateParams extends InAccount {
    /** @example 1 */ physport: Integer;
    name?: string;
    priority?: Integer;
    static_addressing?: WANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export interface WAN {
    id?: ResourceID;
    /** @default "mid" */ health_check_rate?: 'low' | 'mid' | 'high';
    name?: string;
    /** @example 1 */ physport?: Integer;
    priority?: Integer;
    site_id?: ResourceID;
    static_addressing?: WANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export type WANUpdateParams = WANEditParams;

  export type WANListParams = InAccount;

  export type WANDeleteParams = ACLGetParams;

  export interface WANEditParams extends InAccount {
    site_id: ResourceID;
    name?: string;
    /** @example 1 */ physport?: Integer;
    priority?: Integer;
    static_addressing?: WANStaticAddressing;
    /** @example 42 */ vlan_tag?: Integer;
  }

  export type WANGetParams = ACLGetParams;

  /** How a site treats the traffic of certain applications. */
  export interface AppConfigs {
    /** List how a Magic WAN site treats traffic of given applications.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/app_configs
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-list-app-configs */
    list(siteID: ResourceID, params: AppConfigListParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig[] | null>;

    /** Add a breakout or priority setting for an application at a site.
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
    update(appConfigID: ResourceID, params: AppConfigUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;

    /** Change only the given breakout, WAN or priority fields of an app config.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/app_configs/{app_config_id}
     *  @body json required
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-patch-app-config */
    edit(appConfigID: ResourceID, params: AppConfigEditParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;

    /** Delete a site's setting for one application.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/app_configs/{app_config_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-app-configs-delete-app-config */
    delete(appConfigID: ResourceID, params: AppConfigDeleteParams, options?: RequestOptions): APIPromise<MagicTransit.AppConfig>;
  }

  export type AppConfigListParams = InAccount;

  export interface AppConfigCreateParams extends InAccount {
    /** @body */ body: MagicTransit.AppConfigAddSingleRequest;
  }

  export type AppConfigUpdateParams = AppConfigEditParams;

  export interface AppConfigEditParams extends InAccount {
    site_id: ResourceID;
    /** @example "ac60d3d0435248289d446cedd870bcf4" */ account_app_id?: string;
    breakout?: boolean;
    /** @example "cloudflare" */ managed_app_id?: string;
    preferred_wans?: (/** @maxLength 32 */ string)[];
    /** @min 0 @max 1 */ priority?: Integer;
  }

  export type AppConfigDeleteParams = ACLGetParams;

  /** Export of a site's traffic records to a collector. */
  export interface NetflowConfig {
    /** Read the NetFlow export settings of a site.
     *  @http GET /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-details */
    get(siteID: ResourceID, params: NetflowConfigGetParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Replace a site's NetFlow collector, timeouts and sampling rate.
     *  @http PUT /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-update-netflow-config */
    update(siteID: ResourceID, params: NetflowConfigUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Set up NetFlow export from a site to a collector.
     *  @http POST /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @body json required
     *  @status 201
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-create-netflow-config */
    create(siteID: ResourceID, params: NetflowConfigCreateParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Change only the given NetFlow settings of a site.
     *  @http PATCH /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @body json required
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-patch-netflow-config */
    edit(siteID: ResourceID, params: NetflowConfigEditParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;

    /** Delete a site's NetFlow settings, which ends the export.
     *  @http DELETE /accounts/{account_id}/magic/sites/{site_id}/netflow_config
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/magic-site-netflow-config-delete-netflow-config */
    delete(siteID: ResourceID, params: NetflowConfigDeleteParams, options?: RequestOptions): APIPromise<MagicTransit.NetflowConfig>;
  }

  export type NetflowConfigGetParams = InAccount;

  export type NetflowConfigUpdateParams = NetflowConfigEditParams;

  export type NetflowConfigCreateParams = NetflowConfigEditParams;

  export interface NetflowConfigEditParams extends InAccount {
    /** @min 1 @max 5400 @example 30 */ active_timeout?: Integer;
    /** @example "162.159.65.1" */ collector_ip?: string;
    /** @min 1 @max 65535 @example 2055 */ collector_port?: Integer;
    /** @min 1 @max 5400 @example 15 */ inactive_timeout?: Integer;
    /** @min 1 @max 10000 @example 100 */ sampling_rate?: Integer;
  }

  export type NetflowConfigDeleteParams = InAccount;

  export interface ACLConfiguration {
    lan_id: string;
    lan_name?: string;
    port_ranges?: string[];
    ports?: Integer[];
    subnets?: Subnet[];
  }

  export type ACLConfigurationParam = ACLConfiguration;

  export type ACLsSinglePage = SinglePage<ACL>;

  export type AllowedProtocol = 'tcp' | 'udp' | 'icmp';

  export type AllowedProtocolParam = AllowedProtocol;

  export interface DHCPRelay {
    server_addresses?: string[];
  }

  export type DHCPRelayParam = DHCPRelay;

  export interface DHCPServer {
    dhcp_options?: DHCPServer.DHCPOption[];
    /** @example "192.0.2.1" */ dhcp_pool_end?: string;
    /** @example "192.0.2.1" */ dhcp_pool_start?: string;
    /** @example "192.0.2.1" */ dns_server?: string;
    dns_servers?: string[];
    reservations?: { [key: string]: string };
  }
  export namespace DHCPServer {
    export interface DHCPOption {
      /** @min 1 @max 254 */ code: Integer;
      type: 'text' | 'hex' | 'ip' | 'byte' | 'short' | 'integer';
      value: string;
    }
  }

  export import DHCPServerParam = Sites.DHCPServer;

  export interface LANStaticAddressing {
    /** @example "192.0.2.0/24" */ address: string;
    dhcp_relay?: DHCPRelay;
    dhcp_server?: DHCPServer;
    /** @example "192.0.2.0/24" */ secondary_address?: string;
    /** @example "192.0.2.0/24" */ virtual_address?: string;
  }

  export type LANStaticAddressingParam = LANStaticAddressing;

  export type LANsSinglePage = SinglePage<LAN>;

  export interface Nat {
    /** @example "192.0.2.0/24" */ static_prefix?: string;
  }

  export type NatParam = Nat;

  export interface RoutedSubnet {
    /** @example "192.0.2.1" */ next_hop: string;
    /** @example "192.0.2.0/24" */ prefix: string;
    nat?: Nat;
  }

  export type RoutedSubnetParam = RoutedSubnet;

  export type Subnet = string;

  export type SubnetParam = string;

  export interface WANStaticAddressing {
    /** @example "192.0.2.0/24" */ address: string;
    /** @example "192.0.2.1" */ gateway_address: string;
    /** @example "192.0.2.0/24" */ secondary_address?: string;
  }

  export type WANStaticAddressingParam = WANStaticAddressing;

  export type WANsSinglePage = SinglePage<WAN>;
}
