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
  export { type Apps, type BGPFilterProfiles, type BGPSettings, type Cf1Sites, type CfInterconnects, type Connectors, type GRETunnels, type IPSECTunnels, type PCAPs, type RedundancyGroups, type Routes, type Sites };

  export interface AppCreateParams extends InAccount {
    name: string;
    /** @example "Development" */ type: string;
    hostnames?: string[];
    ip_subnets?: string[];
    source_subnets?: string[];
  }

  export type AppCreateResponse = AppListResponse.MagicAccountApp;

  export type AppUpdateParams = AppEditParams;

  export type AppUpdateResponse = AppListResponse.MagicAccountApp;

  export type AppListParams = InAccount;

  export type AppListResponse = AppListResponse.MagicAccountApp | AppListResponse.MagicManagedApp;
  export namespace AppListResponse {
    export interface MagicAccountApp {
      /** @example "ac60d3d0435248289d446cedd870bcf4" */ account_app_id: string;
      hostnames?: string[];
      ip_subnets?: string[];
      name?: string;
      source_subnets?: string[];
      /** @example "Development" */ type?: string;
    }
    export interface MagicManagedApp {
      /** @example "cloudflare" */ managed_app_id: string;
      hostnames?: string[];
      ip_subnets?: string[];
      name?: string;
      source_subnets?: string[];
      /** @example "Development" */ type?: string;
    }
  }

  export type AppDeleteParams = InAccount;

  export type AppDeleteResponse = AppListResponse.MagicAccountApp;

  export interface AppEditParams extends InAccount {
    hostnames?: string[];
    ip_subnets?: string[];
    name?: string;
    source_subnets?: string[];
    /** @example "Development" */ type?: string;
  }

  export type AppEditResponse = AppListResponse.MagicAccountApp;

  export interface CfInterconnectUpdateParams extends InAccount {
    /** @default false */ automatic_return_routing?: boolean;
    bgp?: CfInterconnectUpdateParams.BGP;
    description?: string;
    gre?: CfInterconnectUpdateParams.GRE;
    health_check?: HealthCheckParam;
    /** @example "192.0.2.3/29" */ interface_address?: string;
    /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
    /** @default 1476 */ mtu?: Integer;
    /** @example "pni_ord" */ name?: string;
    /** @header x-magic-new-hc-target */ 'x-magic-new-hc-target'?: boolean;
  }
  export namespace CfInterconnectUpdateParams {
    export interface BGP {
      /** @deprecated */ as_no?: Integer;
      /** @format ipv4 @deprecated */ cloudflare_endpoint?: string;
      customer_asn?: Integer;
      /** @format ipv4 @deprecated */ customer_endpoint?: string;
      /** @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ export_filter_id?: string;
      extra_prefixes?: (/** @format cidr */ string)[];
      /** @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ import_filter_id?: string;
      /** @sensitive */ md5_key?: string;
    }
    export interface GRE {
      /** @example "203.0.113.1" */ cloudflare_endpoint?: string;
    }
  }

  export interface CfInterconnectUpdateResponse {
    modified?: boolean;
    modified_interconnect?: CfInterconnectGetResponse.Interconnect;
  }
  export namespace CfInterconnectUpdateResponse {
    export import ModifiedInterconnect = CfInterconnectGetResponse.Interconnect;
  }

  export type CfInterconnectListParams = SiteGetParams;

  export interface CfInterconnectListResponse {
    interconnects?: CfInterconnectGetResponse.Interconnect[];
  }
  export namespace CfInterconnectListResponse {
    export import Interconnect = CfInterconnectGetResponse.Interconnect;
  }

  export type CfInterconnectBulkUpdateParams = GRETunnelBulkUpdateParams;

  export interface CfInterconnectBulkUpdateResponse {
    modified?: boolean;
    modified_interconnects?: CfInterconnectGetResponse.Interconnect[];
  }
  export namespace CfInterconnectBulkUpdateResponse {
    export import ModifiedInterconnect = CfInterconnectGetResponse.Interconnect;
  }

  export type CfInterconnectGetParams = SiteGetParams;

  export interface CfInterconnectGetResponse {
    interconnect?: CfInterconnectGetResponse.Interconnect;
  }
  export namespace CfInterconnectGetResponse {
    export interface Interconnect {
      /** @readOnly */ id?: ResourceID;
      /** @default false */ automatic_return_routing?: boolean;
      bgp?: CfInterconnectUpdateParams.BGP;
      /** @example "pni_ord" */ colo_name?: string;
      /** @readOnly */ created_on?: DateTime;
      description?: string;
      gre?: CfInterconnectUpdateParams.GRE;
      health_check?: HealthCheck;
      /** @example "192.0.2.3/29" */ interface_address?: string;
      /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
      /** @readOnly */ modified_on?: DateTime;
      /** @default 1476 */ mtu?: Integer;
      /** @example "pni_ord" */ name?: string;
      /** @example "1.5" */ version?: string;
      /** @readOnly */ virtual_port_reservation_id?: ResourceID;
    }
    export namespace Interconnect {
      export type BGP = CfInterconnectUpdateParams.BGP;
      export type GRE = CfInterconnectUpdateParams.GRE;
    }
  }

  export interface GRETunnelCreateParams extends InAccount {
    /** @example "203.0.113.1" */ cloudflare_gre_endpoint: string;
    /** @example "203.0.113.1" */ customer_gre_endpoint: string;
    /** @example "192.0.2.0/31" */ interface_address: string;
    /** @example "GRE_1" */ name: string;
    /** @default false */ automatic_return_routing?: boolean;
    bgp?: GRETunnelCreateParams.BGP;
    description?: string;
    health_check?: GRETunnelCreateParams.HealthCheck;
    /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
    /** @default 1476 */ mtu?: Integer;
    /** @unit seconds @default 64 */ ttl?: Integer;
    /** @header x-magic-new-hc-target */ 'x-magic-new-hc-target'?: boolean;
  }
  export namespace GRETunnelCreateParams {
    export interface BGP {
      /** @min 0 */ customer_asn: Integer;
      /** @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ export_filter_id?: string;
      extra_prefixes?: (/** @format cidr */ string)[];
      /** @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ import_filter_id?: string;
      /** @sensitive */ md5_key?: string;
    }
    export interface HealthCheck {
      /** @default "unidirectional" */ direction?: 'unidirectional' | 'bidirectional';
      /** @default true */ enabled?: boolean;
      /** @default "mid" */ rate?: HealthCheckRate;
      target?: HealthCheckParam.MagicHealthCheckTarget | string;
      /** @default "reply" */ type?: HealthCheckTypeParam;
    }
    export namespace HealthCheck {
      export type MagicHealthCheckTarget = HealthCheckParam.MagicHealthCheckTarget;
    }
  }

  export import GRETunnelCreateResponse = GRETunnelGetResponse.GRETunnel;

  export interface GRETunnelUpdateParams extends InAccount {
    /** @example "203.0.113.1" */ cloudflare_gre_endpoint: string;
    /** @example "203.0.113.1" */ customer_gre_endpoint: string;
    /** @example "192.0.2.0/31" */ interface_address: string;
    /** @example "GRE_1" */ name: string;
    /** @default false */ automatic_return_routing?: boolean;
    description?: string;
    health_check?: GRETunnelCreateParams.HealthCheck;
    /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
    /** @default 1476 */ mtu?: Integer;
    /** @unit seconds @default 64 */ ttl?: Integer;
    /** @header x-magic-new-hc-target */ 'x-magic-new-hc-target'?: boolean;
  }
  export namespace GRETunnelUpdateParams {
    export import HealthCheck = GRETunnelCreateParams.HealthCheck;
  }

  export interface GRETunnelUpdateResponse {
    modified?: boolean;
    modified_gre_tunnel?: GRETunnelGetResponse.GRETunnel;
  }
  export namespace GRETunnelUpdateResponse {
    export import ModifiedGRETunnel = GRETunnelGetResponse.GRETunnel;
  }

  export type GRETunnelListParams = SiteGetParams;

  export interface GRETunnelListResponse {
    gre_tunnels?: GRETunnelGetResponse.GRETunnel[];
  }
  export namespace GRETunnelListResponse {
    export import GRETunnel = GRETunnelGetResponse.GRETunnel;
  }

  export type GRETunnelDeleteParams = SiteGetParams;

  export interface GRETunnelDeleteResponse {
    deleted?: boolean;
    deleted_gre_tunnel?: GRETunnelGetResponse.GRETunnel;
  }
  export namespace GRETunnelDeleteResponse {
    export import DeletedGRETunnel = GRETunnelGetResponse.GRETunnel;
  }

  export interface GRETunnelBulkUpdateParams extends InAccount {
    /** @body */ body: unknown;
    /** @header x-magic-new-hc-target */ 'x-magic-new-hc-target'?: boolean;
  }

  export interface GRETunnelBulkUpdateResponse {
    modified?: boolean;
    modified_gre_tunnels?: GRETunnelGetResponse.GRETunnel[];
  }
  export namespace GRETunnelBulkUpdateResponse {
    export import ModifiedGRETunnel = GRETunnelGetResponse.GRETunnel;
  }

  export type GRETunnelGetParams = SiteGetParams;

  export interface GRETunnelGetResponse {
    gre_tunnel?: GRETunnelGetResponse.GRETunnel;
  }
  export namespace GRETunnelGetResponse {
    export interface GRETunnel {
      /** @readOnly */ id: ResourceID;
      /** @example "203.0.113.1" */ cloudflare_gre_endpoint: string;
      /** @example "203.0.113.1" */ customer_gre_endpoint: string;
      /** @example "192.0.2.0/31" */ interface_address: string;
      /** @example "GRE_1" */ name: string;
      /** @default false */ automatic_return_routing?: boolean;
      bgp?: GRETunnelCreateParams.BGP;
      bgp_status?: GRETunnelGetResponse.GRETunnel.BGPStatus;
      /** @readOnly */ created_on?: DateTime;
      description?: string;
      health_check?: GRETunnelGetResponse.GRETunnel.HealthCheck;
      /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
      /** @readOnly */ modified_on?: DateTime;
      /** @default 1476 */ mtu?: Integer;
      /** @unit seconds @default 64 */ ttl?: Integer;
    }
    export namespace GRETunnel {
      export type BGP = GRETunnelCreateParams.BGP;
      export interface BGPStatus {
        state: 'BGP_DOWN' | 'BGP_UP' | 'BGP_ESTABLISHING';
        tcp_established: boolean;
        /** @readOnly */ updated_at: DateTime;
        bgp_state?: string;
        /** @format ipv4 */ cf_speaker_ip?: string;
        /** @min 1 @max 65535 */ cf_speaker_port?: Integer;
        /** @format ipv4 */ customer_speaker_ip?: string;
        /** @min 1 @max 65535 */ customer_speaker_port?: Integer;
      }
      export interface HealthCheck {
        /** @default "unidirectional" */ direction?: 'unidirectional' | 'bidirectional';
        /** @default true */ enabled?: boolean;
        /** @default "mid" */ rate?: HealthCheckRate;
        target?: MagicTransit.HealthCheck.MagicHealthCheckTarget | string;
        /** @default "reply" */ type?: HealthCheckType;
      }
      export namespace HealthCheck {
        export type MagicHealthCheckTarget = MagicTransit.HealthCheck.MagicHealthCheckTarget;
      }
    }
  }

  export interface IPSECTunnelCreateParams extends InAccount {
    /** @example "203.0.113.1" */ cloudflare_endpoint: string;
    /** @example "192.0.2.0/31" */ interface_address: string;
    /** @example "IPsec_1" */ name: string;
    /** @default false */ automatic_return_routing?: boolean;
    bgp?: GRETunnelCreateParams.BGP;
    custom_remote_identities?: IPSECTunnelCreateParams.CustomRemoteIdentities;
    /** @example "203.0.113.1" */ customer_endpoint?: string;
    description?: string;
    health_check?: GRETunnelCreateParams.HealthCheck;
    /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
    /** @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive */ psk?: string;
    /** @default false */ replay_protection?: boolean;
    /** @header x-magic-new-hc-target */ 'x-magic-new-hc-target'?: boolean;
  }
  export namespace IPSECTunnelCreateParams {
    export type BGP = GRETunnelCreateParams.BGP;
    export interface CustomRemoteIdentities {
      fqdn_id?: string;
    }
    export import HealthCheck = GRETunnelCreateParams.HealthCheck;
  }

  export import IPSECTunnelCreateResponse = IPSECTunnelGetResponse.IPSECTunnel;

  export import IPSECTunnelUpdateParams = MagicTransit.IPSECTunnelCreateParams;

  export interface IPSECTunnelUpdateResponse {
    modified?: boolean;
    modified_ipsec_tunnel?: IPSECTunnelGetResponse.IPSECTunnel;
  }
  export namespace IPSECTunnelUpdateResponse {
    export import ModifiedIPSECTunnel = IPSECTunnelGetResponse.IPSECTunnel;
  }

  export type IPSECTunnelListParams = SiteGetParams;

  export interface IPSECTunnelListResponse {
    ipsec_tunnels?: IPSECTunnelGetResponse.IPSECTunnel[];
  }
  export namespace IPSECTunnelListResponse {
    export import IPSECTunnel = IPSECTunnelGetResponse.IPSECTunnel;
  }

  export type IPSECTunnelDeleteParams = SiteGetParams;

  export interface IPSECTunnelDeleteResponse {
    deleted?: boolean;
    deleted_ipsec_tunnel?: IPSECTunnelGetResponse.IPSECTunnel;
  }
  export namespace IPSECTunnelDeleteResponse {
    export import DeletedIPSECTunnel = IPSECTunnelGetResponse.IPSECTunnel;
  }

  export type IPSECTunnelBulkUpdateParams = GRETunnelBulkUpdateParams;

  export interface IPSECTunnelBulkUpdateResponse {
    modified?: boolean;
    modified_ipsec_tunnels?: IPSECTunnelGetResponse.IPSECTunnel[];
  }
  export namespace IPSECTunnelBulkUpdateResponse {
    export import ModifiedIPSECTunnel = IPSECTunnelGetResponse.IPSECTunnel;
  }

  export type IPSECTunnelGetParams = SiteGetParams;

  export interface IPSECTunnelGetResponse {
    ipsec_tunnel?: IPSECTunnelGetResponse.IPSECTunnel;
  }
  export namespace IPSECTunnelGetResponse {
    export interface IPSECTunnel {
      /** @readOnly */ id: ResourceID;
      /** @example "203.0.113.1" */ cloudflare_endpoint: string;
      /** @example "192.0.2.0/31" */ interface_address: string;
      /** @example "IPsec_1" */ name: string;
      allow_null_cipher?: boolean;
      /** @default false */ automatic_return_routing?: boolean;
      bgp?: GRETunnelCreateParams.BGP;
      bgp_status?: GRETunnelGetResponse.GRETunnel.BGPStatus;
      /** @readOnly */ created_on?: DateTime;
      custom_remote_identities?: IPSECTunnelCreateParams.CustomRemoteIdentities;
      /** @example "203.0.113.1" */ customer_endpoint?: string;
      description?: string;
      health_check?: GRETunnelGetResponse.GRETunnel.HealthCheck;
      /** @example "2606:54c1:7:0:a9fe:12d2:1:200/127" */ interface_address6?: string;
      /** @readOnly */ modified_on?: DateTime;
      psk_metadata?: PSKMetadata;
      /** @default false */ replay_protection?: boolean;
    }
    export namespace IPSECTunnel {
      export type BGP = GRETunnelCreateParams.BGP;
      export type BGPStatus = GRETunnelGetResponse.GRETunnel.BGPStatus;
      export type CustomRemoteIdentities = IPSECTunnelCreateParams.CustomRemoteIdentities;
      export import HealthCheck = GRETunnelGetResponse.GRETunnel.HealthCheck;
    }
  }

  export interface IPSECTunnelPSKGenerateParams extends InAccount {
    /** @body */ body: unknown;
  }

  export interface IPSECTunnelPSKGenerateResponse {
    ipsec_tunnel_id?: ResourceID;
    /** @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive */ psk?: string;
    psk_metadata?: PSKMetadata;
  }

  export interface IPSECTunnelPSKSetParams extends InAccount {
    psks: IPSECTunnelPSKSetParams.PSK[];
    /** @query */ validate_only?: boolean;
  }
  export namespace IPSECTunnelPSKSetParams {
    export interface PSK {
      id: ResourceID;
      /** @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive */ psk: string;
    }
  }

  export interface IPSECTunnelPSKSetResponse {
    successfully_applied_psks?: { [key: string]: IPSECTunnelPSKSetResponse.SuccessfullyAppliedPSKs };
    /** @sensitive */ unapplied_psks?: { [key: string]: string };
  }
  export namespace IPSECTunnelPSKSetResponse {
    export interface SuccessfullyAppliedPSKs {
      /** @example "12345_abc123def4567890abcdef1234567890" */ ipsec_id: string;
      ipsec_tunnel_id: ResourceID;
      /** @example "O3bwKSjnaoCxDoUxjcq4Rk8ZKkezQUiy" @sensitive */ psk: string;
      psk_metadata: PSKMetadata;
    }
  }

  export interface RouteCreateParams extends InAccount {
    /** @example "203.0.113.1" */ nexthop: string;
    /** @example "192.0.2.0/24" */ prefix: string;
    priority: Integer;
    description?: string;
    scope?: Scope;
    weight?: Integer;
  }

  export type RouteCreateResponse = RouteGetResponse.Route;

  export type RouteUpdateParams = RouteCreateParams;

  export interface RouteUpdateResponse {
    modified?: boolean;
    modified_route?: RouteGetResponse.Route;
  }
  export namespace RouteUpdateResponse {
    export type ModifiedRoute = RouteGetResponse.Route;
  }

  export type RouteListParams = InAccount;

  export interface RouteListResponse {
    routes?: RouteGetResponse.Route[];
  }
  export namespace RouteListResponse {
    export type Route = RouteGetResponse.Route;
  }

  export type RouteDeleteParams = InAccount;

  export interface RouteDeleteResponse {
    deleted?: boolean;
    deleted_route?: RouteGetResponse.Route;
  }
  export namespace RouteDeleteResponse {
    export type DeletedRoute = RouteGetResponse.Route;
  }

  export interface RouteBulkUpdateParams extends InAccount {
    routes: RouteBulkUpdateParams.Route[];
  }
  export namespace RouteBulkUpdateParams {
    export interface Route {
      id: ResourceID;
      /** @example "203.0.113.1" */ nexthop: string;
      /** @example "192.0.2.0/24" */ prefix: string;
      priority: Integer;
      description?: string;
      scope?: Scope;
      weight?: Integer;
    }
  }

  export interface RouteBulkUpdateResponse {
    modified?: boolean;
    modified_routes?: RouteGetResponse.Route[];
  }
  export namespace RouteBulkUpdateResponse {
    export type ModifiedRoute = RouteGetResponse.Route;
  }

  export type RouteEmptyParams = InAccount;

  export interface RouteEmptyResponse {
    deleted?: boolean;
    deleted_routes?: RouteGetResponse.Route[];
  }
  export namespace RouteEmptyResponse {
    export type DeletedRoute = RouteGetResponse.Route;
  }

  export type RouteGetParams = InAccount;

  export interface RouteGetResponse {
    route?: RouteGetResponse.Route;
  }
  export namespace RouteGetResponse {
    export interface Route {
      id: ResourceID;
      /** @example "203.0.113.1" */ nexthop: string;
      /** @example "192.0.2.0/24" */ prefix: string;
      priority: Integer;
      /** @readOnly */ created_on?: DateTime;
      description?: string;
      /** @readOnly */ modified_on?: DateTime;
      scope?: Scope;
      weight?: Integer;
    }
  }

  export interface SiteCreateParams extends InAccount {
    /** @example "site_1" */ name: string;
    /** @example "ac60d3d0435248289d446cedd870bcf4" */ connector_id?: string;
    description?: string;
    ha_mode?: boolean;
    location?: SiteLocation;
    /** @example "8d67040d3835dbcf46ce29da440dc482" */ secondary_connector_id?: string;
  }

  export interface Site {
    id?: ResourceID;
    /** @example "ac60d3d0435248289d446cedd870bcf4" */ connector_id?: string;
    description?: string;
    ha_mode?: boolean;
    location?: SiteLocation;
    /** @example "site_1" */ name?: string;
    /** @example "8d67040d3835dbcf46ce29da440dc482" */ secondary_connector_id?: string;
  }

  export type SiteUpdateParams = SiteEditParams;

  export interface SiteListParams extends InAccount {
    /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ connectorid?: string;
  }

  export type SiteDeleteParams = InAccount;

  export interface SiteEditParams extends InAccount {
    /** @example "ac60d3d0435248289d446cedd870bcf4" */ connector_id?: string;
    description?: string;
    location?: SiteLocation;
    /** @example "site_1" */ name?: string;
    /** @example "8d67040d3835dbcf46ce29da440dc482" */ secondary_connector_id?: string;
  }

  export interface SiteGetParams extends InAccount {
    /** @header x-magic-new-hc-target */ 'x-magic-new-hc-target'?: boolean;
  }

  export interface ConnectorCreateParams extends InAccount {
    device: ConnectorCreateParams.Device;
    activated?: boolean;
    interrupt_window_days_of_week?: ('Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday')[];
    /** @min 1 @max 24 @unit hours */ interrupt_window_duration_hours?: number;
    /** @maxItems 100 */ interrupt_window_embargo_dates?: string[];
    interrupt_window_hour_of_day?: number;
    notes?: string;
    /** @default true */ primary?: boolean;
    site_id?: string;
    timezone?: string;
  }
  export namespace ConnectorCreateParams {
    /** @minProperties 1 */
    export interface Device {
      id?: string;
      provision_license?: boolean;
      serial_number?: string;
    }
  }

  export import ConnectorCreateResponse = MagicTransit.ConnectorGetResponse;

  export type ConnectorUpdateParams = ConnectorEditParams;

  export import ConnectorUpdateResponse = MagicTransit.ConnectorGetResponse;

  export interface ConnectorListParams extends InAccount {
    device_type?: 'MANAGED' | 'LICENSED';
  }

  export import ConnectorListResponse = MagicTransit.ConnectorGetResponse;

  export type ConnectorDeleteParams = InAccount;

  export import ConnectorDeleteResponse = MagicTransit.ConnectorGetResponse;

  export interface ConnectorEditParams extends InAccount {
    activated?: boolean;
    interrupt_window_days_of_week?: ('Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday')[];
    /** @min 1 @max 24 @unit hours */ interrupt_window_duration_hours?: number;
    /** @maxItems 100 */ interrupt_window_embargo_dates?: string[];
    interrupt_window_hour_of_day?: number;
    notes?: string;
    /** @default true */ primary?: boolean;
    provision_license?: boolean;
    site_id?: string;
    timezone?: string;
  }

  export import ConnectorEditResponse = MagicTransit.ConnectorGetResponse;

  export type ConnectorGetParams = InAccount;

  export interface ConnectorGetResponse {
    id: string;
    activated: boolean;
    interrupt_window_days_of_week: ('Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday')[];
    /** @min 1 @max 24 @unit hours */ interrupt_window_duration_hours: number;
    /** @maxItems 100 */ interrupt_window_embargo_dates: string[];
    interrupt_window_hour_of_day: number;
    last_updated: string;
    notes: string;
    /** @default true */ primary: boolean;
    timezone: string;
    device?: ConnectorGetResponse.Device;
    last_heartbeat?: string;
    last_seen_version?: string;
    /** @sensitive */ license_key?: string;
    site_id?: string;
  }
  export namespace ConnectorGetResponse {
    export interface Device {
      id: string;
      serial_number?: string;
      type?: 'MANAGED' | 'LICENSED';
    }
  }

  export interface Cf1SiteCreateParams extends InAccount {
    /** @body @minItems 1 */ body: Cf1SiteParam[];
  }

  export interface Cf1Site {
    name: string;
    id?: ResourceID;
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    location?: Cf1SiteLocation;
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface Cf1SiteUpdateParams extends InAccount {
    description?: string;
    location?: Cf1SiteLocation;
    name?: string;
  }

  export type Cf1SiteListParams = InAccount;

  export type Cf1SiteDeleteParams = InAccount;

  export type Cf1SiteGetParams = InAccount;

  export type PCAPCreateParams =
    | PCAPCreateParams.MagicVisibilityPCAPsPCAPsRequestSimple
    | PCAPCreateParams.MagicVisibilityPCAPsPCAPsRequestFull;
  export namespace PCAPCreateParams {
    export interface MagicVisibilityPCAPsPCAPsRequestFull extends InAccount {
      /** @example "ord02" */ colo_name: string;
      /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive */ destination_conf: string;
      system: 'magic-transit';
      /** @min 1 @max 86400 @example 86400 */ time_limit: number;
      type: 'simple' | 'full';
      /** @min 1 @max 1000000000 @example 500000 */ byte_limit?: number;
      filter_v1?: PCAPFilter;
      /** @min 1 @max 10000 @example 10000 */ packet_limit?: number;
    }
    export interface MagicVisibilityPCAPsPCAPsRequestSimple extends InAccount {
      /** @min 1 @max 10000 @example 10000 */ packet_limit: number;
      system: 'magic-transit';
      /** @min 1 @max 300 @example 300 */ time_limit: number;
      type: 'simple' | 'full';
      filter_v1?: PCAPFilter;
      offset_time?: DateTime;
    }
  }

  export import PCAPCreateResponse = MagicTransit.PCAPGetResponse;

  export type PCAPListParams = InAccount;

  export import PCAPListResponse = MagicTransit.PCAPGetResponse;

  export type PCAPGetParams = InAccount;

  export type PCAPGetResponse = PCAP | PCAPGetResponse.MagicVisibilityPCAPsPCAPsResponseFull;
  export namespace PCAPGetResponse {
    export interface MagicVisibilityPCAPsPCAPsResponseFull {
      /** @minLength 32 @maxLength 32 @example "66802ca5668e47a2b82c2e6746e45037" */ id?: string;
      /** @min 1 @max 1000000000 @example 500000 */ byte_limit?: number;
      /** @example "ord02" */ colo_name?: string;
      /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive */ destination_conf?: string;
      error_message?: string;
      filter_v1?: PCAPFilter;
      packets_captured?: Integer;
      status?: 'unknown' | 'success' | 'pending' | 'running' | 'conversion_pending' | 'conversion_running' | 'complete' | 'failed';
      stop_requested?: DateTime;
      /** @example "2020-01-01T08:00:00Z" */ submitted?: string;
      system?: 'magic-transit';
      /** @min 1 @max 86400 @example 86400 */ time_limit?: number;
      type?: 'simple' | 'full';
    }
  }

  export type PCAPStopParams = InAccount;

  export interface BGPFilterProfileCreateParams extends InAccount {
    match_action: 'allow' | 'deny';
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @maxItems 1000 */ targets: string[];
    /** @maxLength 1024 @default "" */ description?: string;
  }

  export type BGPFilterProfileCreateResponse = BGPFilterProfileGetResponse;

  export interface BGPFilterProfileUpdateParams extends InAccount {
    /** @maxLength 1024 */ description?: string;
    match_action?: 'allow' | 'deny';
    /** @minLength 1 @maxLength 255 */ name?: string;
    /** @maxItems 1000 */ targets?: string[];
  }

  export type BGPFilterProfileUpdateResponse = BGPFilterProfileGetResponse;

  export type BGPFilterProfileListParams = InAccount;

  export type BGPFilterProfileListResponse = BGPFilterProfileGetResponse;

  export type BGPFilterProfileDeleteParams = InAccount;

  export type BGPFilterProfileDeleteResponse = BGPFilterProfileGetResponse;

  export type BGPFilterProfileGetParams = InAccount;

  export interface BGPFilterProfileGetResponse {
    /** @readOnly */ id: ResourceID;
    /** @maxLength 1024 @default "" */ description: string;
    match_action: 'allow' | 'deny';
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @maxItems 1000 */ targets: string[];
    /** @readOnly */ created_on?: DateTime;
    /** @readOnly */ modified_on?: DateTime;
  }

  export type BGPSettingGetParams = InAccount;

  export interface BGPSettings2 {
    /** @format uint32 @min 1 @example 13335 */ cloudflare_asn: Integer;
    /** @readOnly */ modified_on?: DateTime;
    redistribute: BGPRedistributeSources;
  }

  export interface BGPSettingUpdateParams extends InAccount {
    /** @format uint32 @min 1 @example 13335 */ cloudflare_asn?: Integer;
    redistribute?: UpdateBGPSettingsRedistributeSources;
  }

  export type RedundancyGroupListParams = InAccount;

  export interface RedundancyGroupListResponse {
    redundancy_groups?: RedundancyGroupWithMembers[];
  }

  export interface RedundancyGroupCreateParams extends InAccount {
    /** @maxLength 1024 @default "" */ description?: string;
    /** @default [] */ members?: RedundancyMemberRequest[];
    /** @minLength 1 @maxLength 255 @example "primary-group" */ name: string;
  }

  export interface RedundancyGroup {
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    /** @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ id?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "primary-group" */ name?: string;
  }

  export type RedundancyGroupGetParams = InAccount;

  export interface RedundancyGroupWithMembers {
    /** @readOnly */ created_on?: DateTime;
    description?: string;
    /** @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ id?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "primary-group" */ name?: string;
    member_data?: RedundancyMemberData[];
  }

  export type RedundancyGroupUpdateParams = RedundancyGroupCreateParams;

  export type RedundancyGroupDeleteParams = InAccount;

  export interface RedundancyGroupDeleteResponse {
    deleted: boolean;
    deleted_redundancy_group: RedundancyGroup;
  }

  export type AppListResponsesSinglePage = SinglePage<AppListResponse>;

  export interface Cf1SiteLocation {
    /** @format float @example 28.521339842093845 */ lat?: number;
    /** @format float @example -80.56092644815843 */ long?: number;
    name?: string;
  }

  export type Cf1SiteLocationParam = Cf1SiteLocation;

  export interface Cf1SiteParam {
    name: string;
    description?: string;
    location?: Cf1SiteLocation;
  }

  export type Cf1SitesSinglePage = SinglePage<Cf1Site>;

  export type ConnectorListResponsesSinglePage = SinglePage<ConnectorGetResponse>;

  export interface HealthCheck {
    /** @default true */ enabled?: boolean;
    /** @default "mid" */ rate?: HealthCheckRate;
    target?: HealthCheck.MagicHealthCheckTarget | string;
    /** @default "reply" */ type?: HealthCheckType;
  }
  export namespace HealthCheck {
    export interface MagicHealthCheckTarget {
      /** @example "203.0.113.1" @readOnly */ effective?: string;
      /** @example "203.0.113.1" */ saved?: string;
    }
  }

  export interface HealthCheckParam {
    /** @default true */ enabled?: boolean;
    /** @default "mid" */ rate?: HealthCheckRate;
    target?: HealthCheckParam.MagicHealthCheckTarget | string;
    /** @default "reply" */ type?: HealthCheckTypeParam;
  }
  export namespace HealthCheckParam {
    export interface MagicHealthCheckTarget {
      /** @example "203.0.113.1" */ saved?: string;
    }
  }

  export type HealthCheckRate = 'low' | 'mid' | 'high';

  export type HealthCheckRateParam = HealthCheckRate;

  export type HealthCheckType = 'reply' | 'request';

  export type HealthCheckTypeParam = 'reply' | 'request';

  export interface PCAP {
    /** @minLength 32 @maxLength 32 @example "66802ca5668e47a2b82c2e6746e45037" */ id?: string;
    filter_v1?: PCAPFilter;
    offset_time?: DateTime;
    status?: 'unknown' | 'success' | 'pending' | 'running' | 'conversion_pending' | 'conversion_running' | 'complete' | 'failed';
    /** @example "2020-01-01T08:00:00Z" */ submitted?: string;
    system?: 'magic-transit';
    /** @min 1 @max 300 @example 300 */ time_limit?: number;
    type?: 'simple' | 'full';
  }

  export interface PCAPFilter {
    /** @example "1.2.3.4" */ destination_address?: string;
    /** @example 80 */ destination_port?: number;
    /** @example 6 */ protocol?: number;
    /** @example "1.2.3.4" */ source_address?: string;
    /** @example 123 */ source_port?: number;
  }

  export type PCAPFilterParam = PCAPFilter;

  export type PCAPListResponsesSinglePage = SinglePage<PCAPGetResponse>;

  export interface PSKMetadata {
    /** @readOnly */ last_generated_on?: DateTime;
  }

  export interface Scope {
    colo_names?: string[];
    colo_regions?: string[];
  }

  export type ScopeParam = Scope;

  export interface SiteLocation {
    /** @example "37.6192" */ lat?: string;
    /** @example "122.3816" */ lon?: string;
  }

  export type SiteLocationParam = SiteLocation;

  export type SitesSinglePage = SinglePage<Site>;

  export interface BGPRedistributeSources {
    'static:wan': boolean;
  }

  export interface UpdateBGPSettingsRedistributeSources {
    'static:wan'?: boolean;
  }

  export interface RedundancyMemberData {
    data: JsonObject;
    type: 'gre' | 'ipsec' | 'cni';
  }

  export interface RedundancyMemberRequest {
    /** @maxLength 36 @example "a1b2c3d4e5f647890a1b2c3d4e5f6789" */ id: string;
    type: 'gre' | 'ipsec' | 'cni';
  }

  export type AppConfig = ({ /** @example "ac60d3d0435248289d446cedd870bcf4" */ account_app_id: string } | { /** @example "cloudflare" */ managed_app_id: string }) & {
    breakout?: boolean;
    id: ResourceID;
    preferred_wans?: (/** @maxLength 32 */ string)[];
    /** @min 0 @max 1 */ priority?: Integer;
    site_id: ResourceID;
  };

  export type AppConfigAddSingleRequest = ({ /** @example "ac60d3d0435248289d446cedd870bcf4" */ account_app_id: string } | { /** @example "cloudflare" */ managed_app_id: string }) & {
    breakout?: boolean;
    preferred_wans?: (/** @maxLength 32 */ string)[];
    /** @min 0 @max 1 */ priority?: Integer;
  };

  export interface NetflowConfig {
    /** @min 1 @max 5400 @example 30 */ active_timeout?: Integer;
    /** @example "162.159.65.1" */ collector_ip: string;
    /** @min 1 @max 65535 @example 2055 */ collector_port?: Integer;
    /** @min 1 @max 5400 @example 15 */ inactive_timeout?: Integer;
    /** @min 1 @max 10000 @example 100 */ sampling_rate?: Integer;
  }
}
