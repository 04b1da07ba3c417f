import type { JsonObject, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
import type { Apps } from './apps.ts';
import type { CfInterconnects } from './cf-interconnects.ts';
import type { GRETunnels } from './gre-tunnels.ts';
import type { IPSECTunnels } from './ipsec-tunnels.ts';
import type { Routes } from './routes.ts';
import type { Sites } from './sites.ts';
import type { Connectors } from './connectors.ts';
import type { Cf1Sites } from './cf1-sites.ts';
import type { PCAPs } from './pcaps.ts';
import type { BGPFilterProfiles } from './bgp-filter-profiles.ts';
import type { BGPSettings } from './bgp-settings.ts';
import type { RedundancyGroups } from './redundancy-groups.ts';

/** Magic Transit and Magic WAN: Your networks protected and joined over Cloudflare: tunnels, routes, sites.
 *  @product magicTransit Magic Transit and Magic WAN
 *  @docs https://developers.cloudflare.com/magic-transit/ */
export interface MagicTransit {
  readonly apps: MagicTransit.Apps;
  readonly cfInterconnects: MagicTransit.CfInterconnects;
  readonly greTunnels: MagicTransit.GRETunnels;
  readonly ipsecTunnels: MagicTransit.IPSECTunnels;
  readonly routes: MagicTransit.Routes;
  readonly sites: MagicTransit.Sites;
  readonly connectors: MagicTransit.Connectors;
  readonly cf1Sites: MagicTransit.Cf1Sites;
  readonly pcaps: MagicTransit.PCAPs;
  readonly bgpFilterProfiles: MagicTransit.BGPFilterProfiles;
  readonly bgpSettings: MagicTransit.BGPSettings;
  readonly redundancyGroups: MagicTransit.RedundancyGroups;
}

export declare namespace MagicTransit {
  /** Words of fields by their names. */
  export interface Glossary {
    /** If true, the app's traffic leaves the site straight to the Internet, past Cloudflare. */ breakout: boolean;
    /** Number of entries in `items`. */ count: number;
    /** Whether the deletion was carried out. */ deleted: boolean;
    /** Whether probes are sent at all; without them the connection never counts as down. */ enabled: boolean;
    /** If true, the Connector passes the traffic on by itself; else it goes by way of Cloudflare. */ forward_locally: boolean;
    /** Probes of the connection by Cloudflare, and their interval. */ health_check: unknown;
    /** Entries found, each with its times. */ items: unknown;
    /** URL of the resource that manages the connection; set by Cloudflare. */ managed_by: string;
    /** Action for routes that match a target; others get the opposite. */ match_action: unknown;
    /** Whether the change was made. */ modified: boolean;
    /** Number that orders events recorded in the same second. */ n: number;
    /** Number of the port on the device. */ physport: number;
    /** WANs to use for breakout, in order. */ preferred_wans: unknown;
    /** Creation time of the pre-shared key; the key itself is never returned. */ psk_metadata: unknown;
    /** If true, the Connector's stored state is erased as well. */ purge: boolean;
    /** Routes the device has, one entry each. */ routes: unknown;
    /** Ranges in CIDR notation, each with the prefix lengths it accepts. */ targets: unknown;
    /** If true, only `lan_1` may start connections to `lan_2`. */ unidirectional: boolean;
    /** Version of the Connector software that recorded it. */ v: string;
    /** VLAN number; 0 means untagged. */ vlan_tag: number;
    /** Time at which the device recorded it, in Unix time. */ t: number;
    /** If true, health check targets are written and returned in the newer object form. */ 'x-magic-new-hc-target': boolean;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Account app to work on, as `magicTransit.apps.list` shows it. @from magicTransit.apps.list */ account_app_id: string;
    /** ACL to work on, as `magicTransit.sites.acls.list` shows it. @from magicTransit.sites.acls.list */ acl_id: string;
    /** App config to work on, as `magicTransit.sites.appConfigs.list` shows it. @from magicTransit.sites.appConfigs.list */ app_config_id: string;
    /** Cf1 site to work on, as `magicTransit.cf1Sites.list` shows it. @from magicTransit.cf1Sites.list */ cf1_site_id: string;
    /** Cf interconnect to work on, as `magicTransit.cfInterconnects.list` shows it. @from magicTransit.cfInterconnects.list */ cf_interconnect_id: string;
    /** Connector to work on, as `magicTransit.connectors.list` shows it. @from magicTransit.connectors.list */ connector_id: string;
    /** Number of the event within its second. */ event_n: number;
    /** GRE tunnel to work on, as `magicTransit.greTunnels.list` shows it. @from magicTransit.greTunnels.list */ gre_tunnel_id: string;
    /** IPSEC tunnel to work on, as `magicTransit.ipsecTunnels.list` shows it. @from magicTransit.ipsecTunnels.list */ ipsec_tunnel_id: string;
    /** LAN to work on, as `magicTransit.sites.lans.list` shows it. @from magicTransit.sites.lans.list */ lan_id: string;
    /** Ownership to work on, as `magicTransit.pcaps.ownership.get` shows it. @from magicTransit.pcaps.ownership.get */ ownership_id: string;
    /** PCAP to work on, as `magicTransit.pcaps.list` shows it. @from magicTransit.pcaps.list */ pcap_id: string;
    /** Profile to work on, as `magicTransit.bgpFilterProfiles.list` shows it. @from magicTransit.bgpFilterProfiles.list */ profile_id: string;
    /** Ramp to work on, as `magicTransit.cf1Sites.ramps.list` shows it. @from magicTransit.cf1Sites.ramps.list */ ramp_id: string;
    /** Redundancy group to work on, as `magicTransit.redundancyGroups.list` shows it. @from magicTransit.redundancyGroups.list */ redundancy_group_id: string;
    /** Route to work on, as `magicTransit.routes.list` shows it. @from magicTransit.routes.list */ route_id: string;
    /** Site to work on, as `magicTransit.sites.list` shows it. @from magicTransit.sites.list */ site_id: string;
    /** Time at which the snapshot was taken, in seconds since 1970. */ snapshot_t: number;
    /** WAN to work on, as `magicTransit.sites.wans.list` shows it. @from magicTransit.sites.wans.list */ wan_id: string;
  }

  export { type Apps, type BGPFilterProfiles, type BGPSettings, type Cf1Sites, type CfInterconnects, type Connectors, type GRETunnels, type IPSECTunnels, type PCAPs, type RedundancyGroups, type Routes, type Sites };

  export interface AppTraffic {
    /** Fully qualified names whose traffic counts as the app's. */ hostnames?: string[];
    /** IPv4 ranges in CIDR notation whose traffic counts as the app's; IPv6 is not supported. */ ip_subnets?: string[];
    /** IPv4 ranges in CIDR notation from which traffic counts as the app's; IPv6 is not supported. */ source_subnets?: string[];
  }

  export interface AppLabel {
    /** Name shown for the app in the dashboard. */ name?: string;
    /** Category the app is listed under, such as `Development`. @example "Development" */ type?: string;
  }

  export interface AppCreateParams extends InAccount, AppTraffic, AppLabel {
    /** @minLength 1 */ name: string;
    /** @example "Development" @minLength 1 */ type: string;
  }

  export interface App extends AppTraffic, AppLabel {
    /** App that the account defined itself. @example "ac60d3d0435248289d446cedd870bcf4" */ account_app_id: string;
  }

  export interface AppParams extends InAccount, AppTraffic, AppLabel {
    /** @minLength 1 */ name?: string;
    /** @example "Development" @minLength 1 */ type?: string;
  }

  export type AppListResponse = AppListResponse.MagicAccountApp | AppListResponse.MagicManagedApp;
  export namespace AppListResponse {
    export interface MagicAccountApp extends App {}
    export interface MagicManagedApp extends AppTraffic, AppLabel {
      /** App that Cloudflare keeps, such as `cloudflare`. @example "cloudflare" */ managed_app_id: string;
    }
  }

  export interface TunnelRouting {
    /** If true, return traffic takes the connection it came in by. Refused unless the account has the feature. @default false */
    automatic_return_routing?: boolean;
    /** IPv6 /127 within one link for both ends; the address given is Cloudflare's. @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */
    interface_address6?: string;
  }

  export interface InterconnectSettings {
    /** Note for people; what is left out is cleared on a replace. */ description?: string;
    /** Private range /30 or /31 for the two ends of the link; the address given is Cloudflare's. @example "192.0.2.3/29" */
    interface_address?: string;
    /** Largest packet on the link. @default 1476 @unit bytes @min 576 */ mtu?: Integer;
    /** Short name, shared with no tunnel or other interconnect. @example "pni_ord" @minLength 1 */ name?: string;
  }

  export interface CfInterconnectUpdateParams extends InAccount, TunnelRouting, InterconnectSettings {
    /** BGP session over the connection; left out, there is none. */ bgp?: BGP;
    /** GRE settings; only interconnects of version 1 take them, 1.5 refuses them. */ gre?: GRE;
    health_check?: CfInterconnectUpdateParams.HealthCheck;
    /** @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }
  export namespace CfInterconnectUpdateParams {
    export interface HealthCheck extends GRETunnelCreateParams.HealthCheck {
      direction?: 'unidirectional' | 'bidirectional' | (string & {});
      /** Address that probes come from; cleared when the direction changes. */ source?: string;
    }
    export namespace HealthCheck {
      export interface MagicHealthCheckTarget {
        /** Target you set; empty if the default is used. @example "203.0.113.1" */ saved?: string;
      }
    }
  }

  export interface CfInterconnectUpdateResponse {
    modified?: boolean;
    /** The interconnect with the new settings. */ modified_interconnect?: CfInterconnectUpdateResponse.ModifiedInterconnect;
  }
  export namespace CfInterconnectUpdateResponse {
    export interface ModifiedInterconnect extends TunnelRouting, InterconnectSettings {
      /** Identifies the interconnect; given by Cloudflare. @readOnly */ id?: ResourceID;
      /** BGP session over the connection; absent without one. */ bgp?: BGP;
      /** Name of the link at its data center, shared with no tunnel. @example "pni_ord" */ colo_name?: string;
      /** @readOnly */ created_on?: DateTime;
      /** GRE settings of the link; absent from version 1.5 on. */ gre?: GRE;
      health_check?: ModifiedInterconnect.HealthCheck;
      /** @readOnly */ modified_on?: DateTime;
      /** @default 1476 @unit bytes */ mtu?: Integer;
      /** @example "pni_ord" */ name?: string;
      /** Generation of the interconnect, fixed at creation: 1, 1.5 or 2. @example "1.5" */ version?: string;
      /** Reservation in Network Interconnects (CNI) that this one matches. Set by Cloudflare. @readOnly */ virtual_port_reservation_id?: ResourceID;
    }
    export namespace ModifiedInterconnect {
      export interface HealthCheck extends MagicTransit.HealthCheck {
        /** Address that is probed; absent, your end of the connection. Bidirectional checks ignore it. */
        target?: MagicTransit.HealthCheck.MagicHealthCheckTarget | string;
        direction?: 'unidirectional' | 'bidirectional';
        /** Address that probes come from; cleared when the direction changes. */ source?: string;
      }
    }
  }

  export interface CfInterconnectParams extends InAccount {
    /** If true, health check targets come in the newer object form. @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }

  export interface CfInterconnectListResponse {
    /** Interconnects of the account that packets can take. */ interconnects?: CfInterconnectUpdateResponse.ModifiedInterconnect[];
  }

  export interface CfInterconnectBulkUpdateParams extends InAccount {
    /** The objects to change, each with its id. @body @example {"interconnects": [{"id": "c4a7362d577a6c3019a474fd6f485821", "description": "Link to the data center in Lisbon"}]} */ body: unknown;
    /** @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }

  export interface CfInterconnectBulkUpdateResponse {
    modified?: boolean;
    /** Interconnects that were changed, as they are now. */ modified_interconnects?: CfInterconnectUpdateResponse.ModifiedInterconnect[];
  }

  export interface CfInterconnectGetResponse {
    /** The interconnect that was asked for. */ interconnect?: CfInterconnectUpdateResponse.ModifiedInterconnect;
  }

  export interface BGP {
    /** Autonomous system number of your side, in the old place; see `customer_asn`. @deprecated */ as_no?: Integer;
    /** Address of Cloudflare's speaker, in the old place. @format ipv4 @deprecated */ cloudflare_endpoint?: string;
    /** Autonomous system number (ASN) of your router. @min 0 */ customer_asn?: Integer;
    /** Address of your router, in the old place. @format ipv4 @deprecated */ customer_endpoint?: string;
    /** Filter profile for routes that Cloudflare announces to you. @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ export_filter_id?: string;
    /** Prefixes announced to you besides those of the routing table. */ extra_prefixes?: (/** @format cidr */ string)[];
    /** Filter profile for routes that you announce to Cloudflare. @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ import_filter_id?: string;
    /** Key for MD5 authentication of the session. @sensitive */ md5_key?: string;
  }

  export interface GRE {
    /** Address of Cloudflare's end of the GRE tunnel. @example "203.0.113.1" */ cloudflare_endpoint?: string;
  }

  export interface GRETunnelCreateParams extends GRETunnelUpdateParams {
    /** BGP session over the connection; left out, there is none. */ bgp?: GRETunnelCreateResponse.BGP;
  }
  export namespace GRETunnelCreateParams {
    export interface HealthCheck {
      /** @default "unidirectional" */ direction?: 'unidirectional' | 'bidirectional' | (string & {});
      /** @default true */ enabled?: boolean;
      /** Frequency of probes. @default "mid" */ rate?: HealthCheckRateParam;
      /** Address that is probed; left out, your end of the connection. Bidirectional checks ignore it. */
      target?: CfInterconnectUpdateParams.HealthCheck.MagicHealthCheckTarget | string;
      /** Kind of probe: a request that your side answers, or a reply that it routes back. @default "reply" */ type?: HealthCheckTypeParam;
    }
  }

  export interface GRETunnelSettings {
    /** Address of Cloudflare's end, from the ranges assigned to you. @example "203.0.113.1" @format ip */ cloudflare_gre_endpoint: string;
    /** Address of your router, where the tunnel ends. @example "203.0.113.1" @format ip */ customer_gre_endpoint: string;
    /** Private /31 for the two ends inside the tunnel; the address given is Cloudflare's. @example "192.0.2.0/31" */ interface_address: string;
    /** At most 15 characters, no spaces or special ones; shared with no other tunnel. @example "GRE_1" */ name: string;
    /** Note for people about the GRE tunnel. */ description?: string;
    /** Largest packet in the tunnel, headers excluded. @default 1476 @unit bytes */ mtu?: Integer;
    /** Hops a packet of the tunnel may take. @unit seconds @default 64 */ ttl?: Integer;
  }

  export interface BGPRouting {
    /** BGP session over the connection; absent without one. */ bgp?: GRETunnelCreateResponse.BGP;
    /** Current state of the BGP session. */ bgp_status?: BGPStatus;
    /** @readOnly */ created_on?: DateTime;
    health_check?: GRETunnelCreateResponse.HealthCheck;
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface GRETunnelCreateResponse extends TunnelRouting, GRETunnelSettings, BGPRouting {
    /** Identifies the GRE tunnel; given by Cloudflare. @readOnly */ id: ResourceID;
  }
  export namespace GRETunnelCreateResponse {
    export interface BGP {
      /** Autonomous system number (ASN) of your router. @min 0 */ customer_asn: Integer;
      /** Filter profile for routes announced to you. @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" @from magicTransit.bgpFilterProfiles.list */
      export_filter_id?: string;
      /** Prefixes announced to you besides those of the Magic routing table. */ extra_prefixes?: (/** @format cidr */ string)[];
      /** Filter profile for routes received from you. @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" @from magicTransit.bgpFilterProfiles.list */
      import_filter_id?: string;
      /** Key for MD5 authentication, printable ASCII; it guards against mistakes more than attacks. @sensitive */ md5_key?: string;
    }
    export interface HealthCheck extends MagicTransit.HealthCheck {
      /** @default "unidirectional" */ direction?: 'unidirectional' | 'bidirectional';
      /** Address that is probed; absent, your end of the connection. Bidirectional checks ignore it. */
      target?: MagicTransit.HealthCheck.MagicHealthCheckTarget | string;
    }
  }

  export interface GRETunnelUpdateParams extends InAccount, TunnelRouting, GRETunnelSettings {
    /** @example "GRE_1" @minLength 1 @maxLength 15 */ name: string;
    health_check?: GRETunnelCreateParams.HealthCheck;
    /** @default 1476 @unit bytes @min 576 */ mtu?: Integer;
    /** @unit seconds @default 64 @min 1 @max 255 */ ttl?: Integer;
    /** @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }

  export interface GRETunnelUpdateResponse {
    modified?: boolean;
    /** The GRE tunnel with its new settings. */ modified_gre_tunnel?: GRETunnelCreateResponse;
  }

  export interface GRETunnelListResponse {
    /** GRE tunnels that the account has. */ gre_tunnels?: GRETunnelCreateResponse[];
  }

  export interface GRETunnelDeleteResponse {
    deleted?: boolean;
    /** The GRE tunnel as it was before. */ deleted_gre_tunnel?: GRETunnelCreateResponse;
  }

  export interface GRETunnelBulkUpdateParams extends InAccount {
    /** The objects to change, each with its id. @body @example {"gre_tunnels": [{"id": "c4a7362d577a6c3019a474fd6f485821", "ttl": 128}]} */ body: unknown;
    /** @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }

  export interface GRETunnelBulkUpdateResponse {
    modified?: boolean;
    /** GRE tunnels that were changed, as they are now. */ modified_gre_tunnels?: GRETunnelCreateResponse[];
  }

  export interface GRETunnelGetResponse {
    /** The GRE tunnel that was asked for. */ gre_tunnel?: GRETunnelCreateResponse;
  }

  export interface BGPStatus {
    /** Whether the session is up, down or on its way. */ state: 'BGP_DOWN' | 'BGP_UP' | 'BGP_ESTABLISHING';
    /** Whether the TCP connection beneath the session stands. */ tcp_established: boolean;
    /** @readOnly */ updated_at: DateTime;
    /** State of the session in BGP's own terms, such as `Established`. */ bgp_state?: string;
    /** Address of Cloudflare's end of the session. @format ipv4 */ cf_speaker_ip?: string;
    /** TCP port of Cloudflare's end. @min 1 @max 65535 */ cf_speaker_port?: Integer;
    /** Address of your router in the session. @format ipv4 */ customer_speaker_ip?: string;
    /** TCP port of your router. @min 1 @max 65535 */ customer_speaker_port?: Integer;
  }

  export interface TunnelEndpoints {
    /** Address of Cloudflare's end, assigned to your account. @example "203.0.113.1" @format ip */ cloudflare_endpoint: string;
    /** Private /31 for the two ends inside the tunnel; the address given is Cloudflare's. @example "192.0.2.0/31" */ interface_address: string;
    /** Further IKE identity of your router, besides those Cloudflare makes. */
    custom_remote_identities?: IPSECTunnelParams.CustomRemoteIdentities;
    /** Address of your router; without it Cloudflare only answers, and proactive traceroutes do not work. @example "203.0.113.1" @format ip */
    customer_endpoint?: string;
    /** Note for people about the IPsec tunnel. */ description?: string;
    /** If true, packets from Cloudflare to you carry replay protection. @default false */ replay_protection?: boolean;
  }

  export interface IPSECTunnelParams extends InAccount, TunnelRouting, TunnelEndpoints {
    /** Short name, shared with no other tunnel. @example "IPsec_1" @minLength 1 */ name: string;
    /** BGP session over the connection; left out, there is none. */ bgp?: GRETunnelCreateResponse.BGP;
    health_check?: GRETunnelCreateParams.HealthCheck;
    /** Pre-shared key for IKE; left out, one is generated. @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive @minLength 1 */ psk?: string;
    /** @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }
  export namespace IPSECTunnelParams {
    export interface CustomRemoteIdentities {
      /** Name of the form `<custom>.custom.ipsec.cloudflare.com`; unique, even across accounts. */ fqdn_id?: string;
    }
  }

  export interface IPSECTunnelCreateResponse extends TunnelRouting, TunnelEndpoints, BGPRouting {
    /** Identifies the IPsec tunnel; given by Cloudflare. @readOnly */ id: ResourceID;
    /** Short name, shared with no other tunnel. @example "IPsec_1" */ name: string;
    /** Whether phase 2 may run without encryption (`ENCR_NULL`). */ allow_null_cipher?: boolean;
    psk_metadata?: PSKMetadata;
  }

  export interface IPSECTunnelUpdateResponse {
    modified?: boolean;
    /** The IPsec tunnel with its new settings. */ modified_ipsec_tunnel?: IPSECTunnelCreateResponse;
  }

  export interface IPSECTunnelListResponse {
    /** IPsec tunnels that the account has. */ ipsec_tunnels?: IPSECTunnelCreateResponse[];
  }

  export interface IPSECTunnelDeleteResponse {
    deleted?: boolean;
    /** The IPsec tunnel as it was before. */ deleted_ipsec_tunnel?: IPSECTunnelCreateResponse;
  }

  export interface IPSECTunnelBulkUpdateParams extends InAccount {
    /** The objects to change, each with its id. @body @example {"ipsec_tunnels": [{"id": "c4a7362d577a6c3019a474fd6f485821", "description": "Tunnel to the office in Lisbon"}]} */ body: unknown;
    /** @header x-magic-new-hc-target @default false */
    'x-magic-new-hc-target'?: boolean;
  }

  export interface IPSECTunnelBulkUpdateResponse {
    modified?: boolean;
    /** IPsec tunnels that were changed, as they are now. */ modified_ipsec_tunnels?: IPSECTunnelCreateResponse[];
  }

  export interface IPSECTunnelGetResponse {
    /** The IPsec tunnel that was asked for. */ ipsec_tunnel?: IPSECTunnelCreateResponse;
  }

  export interface IPSECTunnelPSKGenerateResponse {
    /** Tunnel that the new key belongs to. */ ipsec_tunnel_id?: ResourceID;
    /** Pre-shared key for IKE that was generated. @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive */ psk?: string;
    psk_metadata?: PSKMetadata;
  }

  export interface IPSECTunnelPSKSetParams extends InAccount {
    /** Pairs of a tunnel and its new key. @minItems 1 */ psks: IPSECTunnelPSKSetParams.PSK[];
    /** If true, the keys are only checked and nothing is stored. @query @default false */ validate_only?: boolean;
  }
  export namespace IPSECTunnelPSKSetParams {
    export interface PSK {
      /** Tunnel that gets the key. @from magicTransit.ipsecTunnels.list @example "c4a7362d577a6c3019a474fd6f485821" */ id: ResourceID;
      /** Pre-shared key for IKE; left out, one is generated. @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive @minLength 1 */ psk: string;
    }
  }

  export interface IPSECTunnelPSKSetResponse {
    /** Keys that are in force, by tunnel id. */ successfully_applied_psks?: { [key: string]: IPSECTunnelPSKSetResponse.SuccessfullyAppliedPSKs };
    /** Reasons why keys were refused, by tunnel id. @sensitive */ unapplied_psks?: { [key: string]: string };
  }
  export namespace IPSECTunnelPSKSetResponse {
    export interface SuccessfullyAppliedPSKs {
      /** IKE identity of the tunnel at Cloudflare's edge. @example "12345_abc123def4567890abcdef1234567890" */ ipsec_id: string;
      /** Tunnel that the new key belongs to. */ ipsec_tunnel_id: ResourceID;
      /** Pre-shared key for IKE; left out, one is generated. @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive */ psk: string;
      psk_metadata: PSKMetadata;
    }
  }

  export interface RouteTarget {
    /** Address inside the tunnel or interconnect that packets are sent to. @example "203.0.113.1" @format ip */ nexthop: string;
    /** Range the route leads to, in CIDR notation. @example "192.0.2.0/24" @format cidr */ prefix: string;
    /** Note for people about the route. */ description?: string;
    /** Share of traffic among routes of equal priority, compared with theirs. */ weight?: Integer;
  }

  export interface RoutePlacement {
    /** Rank among routes to the same range; lower wins. @min 0 */ priority: Integer;
    /** Limits the route to data centers or regions; left out, it holds everywhere. */ scope?: Scope;
  }

  export interface RouteParams extends InAccount, RouteTarget, RoutePlacement {}

  export interface RouteCreateResponse extends RouteTarget {
    /** Identifies the route; given by Cloudflare. */ id: ResourceID;
    /** Rank among routes to the same range; lower wins. */ priority: Integer;
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
    /** Data centers or regions in which the route holds. */ scope?: Scope;
  }

  export interface RouteUpdateResponse {
    modified?: boolean;
    /** The route with its new settings. */ modified_route?: RouteCreateResponse;
  }

  export interface RouteListResponse {
    routes?: RouteCreateResponse[];
  }

  export interface RouteDeleteResponse {
    deleted?: boolean;
    /** The route as it was before. */ deleted_route?: RouteCreateResponse;
  }

  export interface RouteBulkUpdateParams extends InAccount {
    routes: RouteBulkUpdateParams.Route[];
  }
  export namespace RouteBulkUpdateParams {
    export interface Route extends RouteTarget, RoutePlacement {
      /** Route to change. */ id: ResourceID;
    }
  }

  export interface RouteBulkUpdateResponse {
    modified?: boolean;
    /** Routes that were changed, as they are now. */ modified_routes?: RouteCreateResponse[];
  }

  export interface RouteEmptyResponse {
    deleted?: boolean;
    /** Routes that were deleted, as they were. */ deleted_routes?: RouteCreateResponse[];
  }

  export interface RouteGetResponse {
    /** The route that was asked for. */ route?: RouteCreateResponse;
  }

  export interface SiteDetails {
    /** Connector that serves the site. @example "ac60d3d0435248289d446cedd870bcf4" @from magicTransit.connectors.list */ connector_id?: string;
    /** Note for people; free text. */ description?: string;
    /** If true, the site runs on two Connectors, one of them as a reserve. Fixed at creation. */ ha_mode?: boolean;
    /** Second Connector, for high availability only. @example "8d67040d3835dbcf46ce29da440dc482" @from magicTransit.connectors.list */
    secondary_connector_id?: string;
  }

  export interface SiteCreateParams extends SiteParams {
    /** @example "site_1" @minLength 1 */ name: string;
  }

  export interface Site extends SiteDetails {
    /** Identifies the site; given by Cloudflare. */ id?: ResourceID;
    /** Latitude and longitude of the site. */ location?: SiteLocation;
    /** Label for the site, such as a city or a branch. @example "site_1" */ name?: string;
  }

  export interface SiteParams extends InAccount, SiteDetails {
    /** Location of the site; it helps to choose the nearest data center. */ location?: SiteLocation;
    /** Label for the site, such as a city or a branch. @example "site_1" @minLength 1 */ name?: string;
  }

  export interface SiteListParams extends InAccount {
    /** Only sites that use this Connector, as first or second. @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ connectorid?: string;
  }

  export interface ConnectorSchedule {
    /** Whether the Connector may carry traffic; inactive ones only report. */ activated?: boolean;
    /** Days on which upgrades may start; left out, every day. */
    interrupt_window_days_of_week?: ('Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday')[];
    /** Length of the upgrade window. @min 1 @max 24 @unit hours */ interrupt_window_duration_hours?: number;
    /** Dates, as YYYY-MM-DD, on which no upgrade starts. @maxItems 100 */ interrupt_window_embargo_dates?: string[];
    /** Hour at which the upgrade window opens, in `timezone`. @min 0 @max 23 */ interrupt_window_hour_of_day?: number;
    /** Free text for people about the device. */ notes?: string;
    /** Time zone of the window, such as `Europe/Lisbon`. */ timezone?: string;
  }

  export interface ConnectorCreateParams extends InAccount, ConnectorSchedule {
    /** Device to register: exactly one of its fields is given. */ device: ConnectorCreateParams.Device;
  }
  export namespace ConnectorCreateParams {
    /** @minProperties 1 */
    export interface Device {
      /** Device in Cloudflare's inventory. */ id?: string;
      /** If true, a license key for a virtual device is created and returned. */ provision_license?: boolean;
      /** Serial number printed on the hardware. @minLength 1 */ serial_number?: string;
    }
  }

  export interface Connector extends ConnectorSchedule {
    /** Identifies the connector. */ id: string;
    activated: boolean;
    interrupt_window_days_of_week: ('Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday')[];
    /** @min 1 @max 24 @unit hours */ interrupt_window_duration_hours: number;
    /** @maxItems 100 */ interrupt_window_embargo_dates: string[];
    interrupt_window_hour_of_day: number;
    /** Time of the latest change to the registration. */ last_updated: string;
    notes: string;
    timezone: string;
    /** Device behind the Connector. */ device?: Connector.Device;
    /** Time at which the device last reported. */ last_heartbeat?: string;
    /** Software version it last reported. */ last_seen_version?: string;
    /** Key that activates a virtual device; returned only when it is created. @sensitive */ license_key?: string;
  }
  export namespace Connector {
    export interface Device {
      /** Device in Cloudflare's inventory. */ id: string;
      /** Serial number printed on the hardware. */ serial_number?: string;
      /** Whether Cloudflare delivers the hardware or a license key runs it. */ type?: 'MANAGED' | 'LICENSED';
    }
  }

  export interface ConnectorParams extends InAccount, ConnectorSchedule {
    /** If true, a new license key replaces the former one. */ provision_license?: boolean;
  }

  export interface ConnectorListParams extends InAccount {
    /** Only Connectors on devices of this type. */ device_type?: 'MANAGED' | 'LICENSED' | (string & {});
  }

  export interface Cf1SiteCreateParams extends InAccount {
    /** Sites to add, one entry each. @body @minItems 1 */ body: Cf1SiteParam[];
  }

  export interface SiteLabel {
    /** Name for people, unique within the account. @minLength 1 */ name?: string;
    /** Note for people about the site. */ description?: string;
  }

  export interface Cf1Site extends SiteLabel {
    name: string;
    /** Identifies the site; given by Cloudflare. */ id?: ResourceID;
    /** @readOnly */ created_on?: DateTime;
    /** Location of the site; only for display on the map. */ location?: Cf1SiteLocation;
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface Cf1SiteUpdateParams extends InAccount, SiteLabel {
    /** Location of the site; for display only. */ location?: Cf1SiteLocation;
  }

  export type PCAPCreateParams = PCAPCreateParams.MagicVisibilityPCAPsPCAPsRequestSimple | PCAPCreateParams.MagicVisibilityPCAPsPCAPsRequestFull;
  export namespace PCAPCreateParams {
    export interface MagicVisibilityPCAPsPCAPsRequestSimple extends InAccount {
      /** Packets after which the capture ends. @min 1 @max 10000 @example 10000 */ packet_limit: number;
      /** System whose packets are captured; always `magic-transit`. */ system: 'magic-transit';
      /** Time after which the capture ends. @min 1 @max 300 @example 300 @unit seconds */ time_limit: number;
      /** `simple` samples packets over all data centers; `full` keeps whole packets of one. */ type: 'simple' | 'full';
      /** Conditions that packets must match; if empty, all are captured. */ filter_v1?: PCAPFilter;
      /** Start of a look back over sampled packets, within the last 24 hours; left out, from now on. */ offset_time?: DateTime;
    }
    export interface MagicVisibilityPCAPsPCAPsRequestFull extends InAccount {
      /** Data center to capture at; full captures cover one. @example "ord02" @minLength 1 */ colo_name: string;
      /** Bucket the packets are written to, as a URI; validated before through ownership.
       *  @example "s3://pcaps-bucket?region=us-east-1" @sensitive @minLength 1 */
      destination_conf: string;
      /** System whose packets are captured; always `magic-transit`. */ system: 'magic-transit';
      /** Time after which the full capture ends. @min 1 @max 86400 @example 86400 @unit seconds */ time_limit: number;
      /** `simple` samples packets over all data centers; `full` keeps whole packets of one. */ type: 'simple' | 'full';
      /** Size after which the capture ends. @min 1 @max 1000000000 @example 500000 @unit bytes */ byte_limit?: number;
      /** Conditions that packets must match; if empty, all are captured. */ filter_v1?: PCAPFilter;
      /** Packets after which the capture ends. @min 1 @max 10000 @example 10000 */ packet_limit?: number;
    }
  }

  export type PCAPCreateResponse = PCAP | MagicVisibilityPCAPsPCAPsResponseFull;

  export type PCAPListResponse = PCAP | MagicVisibilityPCAPsPCAPsResponseFull;

  export type PCAPGetResponse = PCAP | MagicVisibilityPCAPsPCAPsResponseFull;

  export interface BGPFilterProfileLabel {
    /** Name for people, shown where filters are chosen. @minLength 1 @maxLength 255 */ name?: string;
    /** Note for people about the profile. @maxLength 1024 @default "" */ description?: string;
  }

  export interface BGPFilterProfileCreateParams extends InAccount, BGPFilterProfileLabel {
    match_action: 'allow' | 'deny';
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @maxItems 1000 */ targets: string[];
  }

  export interface BGPFilterProfile extends BGPFilterProfileLabel {
    /** Identifies the filter profile; given by Cloudflare. @readOnly */ id: ResourceID;
    /** @maxLength 1024 @default "" */ description: string;
    match_action: 'allow' | 'deny';
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @maxItems 1000 */ targets: string[];
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface BGPFilterProfileUpdateParams extends InAccount, BGPFilterProfileLabel {
    /** @maxLength 1024 */ description?: string;
    match_action?: 'allow' | 'deny';
    /** @maxItems 1000 */ targets?: string[];
  }

  export type BGPFilterProfileListResponsesSinglePage = SinglePage<BGPFilterProfile>;

  export interface TunnelBGP {
    /** Autonomous system number (ASN) that Cloudflare uses towards your routers. @format uint32 @min 1 @example 13335 */ cloudflare_asn: Integer;
    /** @readOnly */ modified_on?: DateTime;
    /** Other routes announced over BGP. */ redistribute: BGPRedistributeSources;
  }

  export interface BGPSettingUpdateParams extends InAccount {
    /** Autonomous system number (ASN) that Cloudflare uses towards your routers. @format uint32 @min 1 @example 13335 */ cloudflare_asn?: Integer;
    /** Other routes to announce over BGP. */ redistribute?: UpdateBGPSettingsRedistributeSources;
  }

  export interface RedundancyGroupListResponse {
    /** Groups of the account, each with its members. */ redundancy_groups?: RedundancyGroupWithMembers[];
  }

  export interface RedundancyGroupParams extends InAccount {
    /** Note for people about the group. @maxLength 1024 @default "" */ description?: string;
    /** Tunnels or interconnects to put in the group at once. @default [] */ members?: RedundancyMemberRequest[];
    /** Name for people, such as `primary-group`. @minLength 1 @maxLength 255 @example "primary-group" */ name: string;
  }

  export interface RedundancyGroup {
    /** @readOnly */ created_on?: DateTime;
    /** Note for people; free text. */ description?: string;
    /** Identifies the redundancy group. @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ id?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Name of the redundancy group for people. @example "primary-group" */ name?: string;
  }

  export interface RedundancyGroupWithMembers extends RedundancyGroup {
    /** Members in full, as tunnels or interconnects. */ member_data?: RedundancyMemberData[];
  }

  export interface RedundancyGroupDeleteResponse {
    deleted: boolean;
    /** The group as it was; its members stay. */ deleted_redundancy_group: RedundancyGroup;
  }

  export type AppListResponsesSinglePage = SinglePage<AppListResponse>;

  export interface Cf1SiteLocation {
    /** Degrees north of the equator. @format float @example 28.521339842093845 @min -90 @max 90 */ lat?: number;
    /** Degrees east of Greenwich. @format float @example -80.56092644815843 @min -180 @max 180 */ long?: number;
    /** Nearest city, town or village. */ name?: string;
  }

  export interface Cf1SiteParam extends SiteLabel {
    /** @minLength 1 @example "lisbon" */ name: string;
    /** Location of the site; for display only. */ location?: Cf1SiteLocation;
  }

  export type Cf1SitesSinglePage = SinglePage<Cf1Site>;

  export type ConnectorListResponsesSinglePage = SinglePage<Connector>;

  export interface HealthCheck {
    /** @default true */ enabled?: boolean;
    /** Frequency of probes; a higher one finds faults sooner. @default "mid" */ rate?: HealthCheckRate;
    /** Address that is probed; left out, your end of the connection. Bidirectional checks ignore it. */
    target?: HealthCheck.MagicHealthCheckTarget | string;
    /** Kind of probe: request or reply. @default "reply" */ type?: HealthCheckType;
  }
  export namespace HealthCheck {
    export interface MagicHealthCheckTarget {
      /** Target in use: the saved one or Cloudflare's default. Ignored in requests. @example "203.0.113.1" @readOnly */ effective?: string;
      /** Target you set; empty if the default is used. @example "203.0.113.1" */ saved?: string;
    }
  }

  export type HealthCheckRate = 'low' | 'mid' | 'high';

  export type HealthCheckRateParam = 'low' | 'mid' | 'high' | (string & {});

  export type HealthCheckType = 'reply' | 'request';

  export type HealthCheckTypeParam = 'reply' | 'request' | (string & {});

  export interface PCAP {
    /** Identifies the capture; needed to stop or download it. @minLength 32 @maxLength 32 @example "66802ca5668e47a2b82c2e6746e45037" */ id?: string;
    /** Conditions that packets had to match; if empty, all were captured. */ filter_v1?: PCAPFilter;
    /** Start of a look back over sampled packets, within the last 24 hours; absent, from now on. */ offset_time?: DateTime;
    /** State of the capture; `success` and `complete` can be downloaded. */ status?:
      | 'unknown' | 'success' | 'pending' | 'running' | 'conversion_pending' | 'conversion_running' | 'complete'
      | 'failed';
    /** Time at which the capture was asked for. @example "2020-01-01T08:00:00Z" */ submitted?: string;
    /** System whose packets are captured; always `magic-transit`. */ system?: 'magic-transit';
    /** Time after which the capture ends. @min 1 @max 300 @example 300 @unit seconds */ time_limit?: number;
    /** `simple` samples packets over all data centers; `full` keeps whole packets of one. */ type?: 'simple';
  }

  export interface PCAPFilter {
    /** Only packets to this address. @example "1.2.3.4" */ destination_address?: string;
    /** Only packets to this port. @example 80 */ destination_port?: number;
    /** IP protocol number, such as 6 for TCP or 17 for UDP. @example 6 */ protocol?: number;
    /** Only packets from this address. @example "1.2.3.4" */ source_address?: string;
    /** Only packets from this port. @example 123 */ source_port?: number;
  }

  export type PCAPListResponsesSinglePage = SinglePage<PCAPListResponse>;

  export interface MagicVisibilityPCAPsPCAPsResponseFull {
    /** Identifies the full capture; needed to stop it. @minLength 32 @maxLength 32 @example "66802ca5668e47a2b82c2e6746e45037" */ id?: string;
    /** Size after which the capture ends. @min 1 @max 1000000000 @example 500000 @unit bytes */ byte_limit?: number;
    /** Data center that captures. @example "ord02" */ colo_name?: string;
    /** Bucket the packets are written to, as a URI. @example "s3://pcaps-bucket?region=us-east-1" @sensitive */ destination_conf?: string;
    /** Reason the capture failed; absent otherwise. */ error_message?: string;
    /** Conditions that packets must match to be captured. */ filter_v1?: PCAPFilter;
    /** Packets written so far. */ packets_captured?: Integer;
    /** State of the full capture. */ status?:
      | 'unknown' | 'success' | 'pending' | 'running' | 'conversion_pending' | 'conversion_running' | 'complete'
      | 'failed';
    /** Time at which someone asked it to stop. */ stop_requested?: DateTime;
    /** Time at which the full capture was asked for. @example "2020-01-01T08:00:00Z" */ submitted?: string;
    /** System whose packets are captured. */ system?: 'magic-transit';
    /** Time after which the full capture ends. @min 1 @max 86400 @example 86400 @unit seconds */ time_limit?: number;
    /** Whether packets are sampled or kept whole. */ type?: 'full';
  }

  export interface PSKMetadata {
    /** Time at which the key was last generated for the tunnel. @readOnly */ last_generated_on?: DateTime;
  }

  export interface Scope {
    /** Data centers in which the route holds, by code. */ colo_names?: string[];
    /** Regions in which the route holds. */ colo_regions?: string[];
  }

  export interface SiteLocation {
    /** Degrees north of the equator, as text. @example "37.6192" */ lat?: string;
    /** Degrees east of Greenwich, as text. @example "122.3816" */ lon?: string;
  }

  export type SitesSinglePage = SinglePage<Site>;

  export interface BGPRedistributeSources {
    /** Whether static routes to Magic WAN are announced. */ 'static:wan': boolean;
  }

  export interface UpdateBGPSettingsRedistributeSources {
    /** Whether static routes to Magic WAN are announced. */ 'static:wan'?: boolean;
  }

  export interface RedundancyMemberData {
    /** The member itself, as its own type returns it. */ data: JsonObject;
    /** Whether the member is a GRE or IPsec tunnel or an interconnect (CNI). */ type: 'gre' | 'ipsec' | 'cni';
  }

  export interface RedundancyMemberRequest {
    /** Tunnel or interconnect to put in the group. @maxLength 36 @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" @minLength 1 */ id: string;
    /** Whether the member is a GRE or IPsec tunnel or an interconnect (CNI). */ type: 'gre' | 'ipsec' | 'cni' | (string & {});
  }

  export type AppConfig = ({
    /** App of the account that the setting is for. @example "ac60d3d0435248289d446cedd870bcf4" @from magicTransit.apps.list */ account_app_id: string;
  } | {
    /** App kept by Cloudflare that the setting is for. @example "cloudflare" @from magicTransit.apps.list */ managed_app_id: string;
  }) & {
    breakout?: boolean;
    /** Identifies the setting within its site. */ id: ResourceID;
    /** @from magicTransit.sites.wans.list */ preferred_wans?: (/** @maxLength 32 */ string)[];
    /** 1 lets the app's traffic go first, 0 treats it as the rest. @min 0 @max 1 */ priority?: Integer;
    /** Site the setting belongs to. @from magicTransit.sites.list */ site_id: ResourceID;
  };

  export type AppConfigAddSingleRequest = ({
    /** App of the account that the setting is for. @example "ac60d3d0435248289d446cedd870bcf4" @from magicTransit.apps.list */ account_app_id: string;
  } | {
    /** App kept by Cloudflare that the setting is for. @example "cloudflare" @from magicTransit.apps.list */ managed_app_id: string;
  }) & {
    breakout?: boolean;
    /** @from magicTransit.sites.wans.list */ preferred_wans?: (/** @maxLength 32 */ string)[];
    /** 1 lets the app's traffic go first, 0 treats it as the rest. @min 0 @max 1 */ priority?: Integer;
  };

  export interface NetflowConfig {
    /** Time after which a flow that goes on is reported. @min 1 @max 5400 @example 30 @unit seconds */ active_timeout?: Integer;
    /** Address of the collector that receives the flows. @example "162.159.65.1" @format ip */ collector_ip: string;
    /** UDP port of the collector. @min 1 @max 65535 @example 2055 */ collector_port?: Integer;
    /** Time without packets after which a flow is reported. @min 1 @max 5400 @example 15 @unit seconds */ inactive_timeout?: Integer;
    /** One of this many packets is looked at; 1 takes all. @min 1 @max 10000 @example 100 */ sampling_rate?: Integer;
  }
}
