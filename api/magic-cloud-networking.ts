import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Multi-Cloud Networking: Networks in public clouds joined to Magic WAN.
 *  @product magicCloudNetworking Multi-Cloud Networking
 *  @docs https://developers.cloudflare.com/multi-cloud-networking/ */
export interface MagicCloudNetworking {
  readonly catalogSyncs: MagicCloudNetworking.CatalogSyncs;
  readonly onRamps: MagicCloudNetworking.OnRamps;
  readonly cloudIntegrations: MagicCloudNetworking.CloudIntegrations;
  readonly resources: MagicCloudNetworking.Resources;
}

export declare namespace MagicCloudNetworking {
  /** Feeds of cloud resources to lists that other products use. */
  export interface CatalogSyncs {
    readonly prebuiltPolicies: CatalogSyncs.PrebuiltPolicies;

    /** Set up a sync that feeds cloud resources matching a policy to a destination.
     *  @http POST /accounts/{account_id}/magic/cloud/catalog-syncs
     *  @status 201
     *  @permission Magic WAN Write */
    create(params: CatalogSyncCreateParams, options?: RequestOptions): APIPromise<CatalogSyncGetResponse>;

    /** Replace a catalog sync's name, policy and update mode.
     *  @http PUT /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @body json required
     *  @permission Magic WAN Write */
    update(
      /** @format uuid */ syncID: string,
      params: CatalogSyncUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CatalogSyncGetResponse>;

    /** List the catalog syncs of the account.
     *  @http GET /accounts/{account_id}/magic/cloud/catalog-syncs
     *  @permission Magic WAN Write; Magic WAN Read */
    list(params: CatalogSyncListParams, options?: RequestOptions): PagePromise<SinglePage<CatalogSyncGetResponse>, CatalogSyncGetResponse>;

    /** Delete a catalog sync, and the destination it fed if asked.
     *  @http DELETE /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @permission Magic WAN Write */
    delete(/** @format uuid */ syncID: string, params: CatalogSyncDeleteParams, options?: RequestOptions): APIPromise<OnRampDeleteResponse>;

    /** Change only the given settings of a catalog sync.
     *  @http PATCH /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @body json required
     *  @permission Magic WAN Write */
    edit(/** @format uuid */ syncID: string, params: CatalogSyncEditParams, options?: RequestOptions): APIPromise<CatalogSyncGetResponse>;

    /** Look up one catalog sync with its policy and destination.
     *  @http GET /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(/** @format uuid */ syncID: string, params: CatalogSyncGetParams, options?: RequestOptions): APIPromise<CatalogSyncGetResponse>;

    /** Run a catalog sync now and bring its destination up to date.
     *  @http POST /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}/refresh
     *  @permission Magic WAN Write */
    refresh(
      /** @format uuid */ syncID: string,
      params: CatalogSyncRefreshParams,
      options?: RequestOptions,
    ): APIPromise<CatalogSyncRefreshResponse>;
  }

  export interface CatalogSyncCreateParams extends InAccount {
    destination_type: 'NONE' | 'ZERO_TRUST_LIST';
    name: string;
    update_mode: 'AUTO' | 'MANUAL';
    description?: string;
    policy?: string;
    /** @header forwarded */ forwarded?: string;
  }

  export import CatalogSyncCreateResponse = MagicCloudNetworking.CatalogSyncGetResponse;

  export type CatalogSyncUpdateParams = CatalogSyncEditParams;

  export import CatalogSyncUpdateResponse = MagicCloudNetworking.CatalogSyncGetResponse;

  export type CatalogSyncListParams = InAccount;

  export import CatalogSyncListResponse = MagicCloudNetworking.CatalogSyncGetResponse;

  export interface CatalogSyncDeleteParams extends InAccount {
    /** @query */ delete_destination?: boolean;
  }

  export type CatalogSyncDeleteResponse = OnRampDeleteResponse;

  export interface CatalogSyncEditParams extends InAccount {
    description?: string;
    name?: string;
    policy?: string;
    update_mode?: 'AUTO' | 'MANUAL';
  }

  export import CatalogSyncEditResponse = MagicCloudNetworking.CatalogSyncGetResponse;

  export type CatalogSyncGetParams = InAccount;

  export interface CatalogSyncGetResponse {
    /** @format uuid */ id: string;
    description: string;
    /** @format uuid */ destination_id: string;
    destination_type: 'NONE' | 'ZERO_TRUST_LIST';
    last_user_update_at: string;
    name: string;
    policy: string;
    update_mode: 'AUTO' | 'MANUAL';
    errors?: { [key: string]: OnRampPlanResponse.Error };
    includes_discoveries_until?: string;
    last_attempted_update_at?: string;
    last_successful_update_at?: string;
  }
  export namespace CatalogSyncGetResponse {
    export import Errors = OnRampPlanResponse.Error;
  }

  export type CatalogSyncRefreshParams = InAccount;

  export type CatalogSyncRefreshResponse = string;

  /** Connections from cloud networks to Magic WAN. */
  export interface OnRamps {
    readonly addressSpaces: OnRamps.AddressSpaces;

    /** Describe an on-ramp that joins cloud VPCs or hubs to Magic WAN.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps
     *  @status 201
     *  @permission Magic WAN Write */
    create(params: OnRampCreateParams, options?: RequestOptions): APIPromise<OnRampGetResponse>;

    /** Replace the attachments, route settings and name of an on-ramp.
     *  @http PUT /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @body json required
     *  @permission Magic WAN Write */
    update(/** @format uuid */ onrampID: string, params: OnRampUpdateParams, options?: RequestOptions): APIPromise<OnRampGetResponse>;

    /** List on-ramps, sorted and with status and VPCs if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/onramps
     *  @permission Magic WAN Write; Magic WAN Read */
    list(params: OnRampListParams, options?: RequestOptions): PagePromise<SinglePage<OnRampGetResponse>, OnRampGetResponse>;

    /** Delete an on-ramp, with options to destroy its resources or force it.
     *  @http DELETE /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @permission Magic WAN Write */
    delete(/** @format uuid */ onrampID: string, params: OnRampDeleteParams, options?: RequestOptions): APIPromise<OnRampDeleteResponse>;

    /** Carry out the planned changes of an on-ramp in the cloud.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps/{onramp_id}/apply
     *  @unwrapped
     *  @status 202
     *  @permission Magic WAN Write */
    apply(/** @format uuid */ onrampID: string, params: OnRampApplyParams, options?: RequestOptions): APIPromise<OnRampPlanResponse>;

    /** Change only the given attachments, routes or names of an on-ramp.
     *  @http PATCH /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @body json required
     *  @permission Magic WAN Write */
    edit(/** @format uuid */ onrampID: string, params: OnRampEditParams, options?: RequestOptions): APIPromise<OnRampGetResponse>;

    /** Download an on-ramp as Terraform configuration.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps/{onramp_id}/export
     *  @answer binary application/zip
     *  @status 201
     *  @permission Magic WAN Write */
    export(/** @format uuid */ onrampID: string, params: OnRampExportParams, options?: RequestOptions): APIPromise<Response>;

    /** Look up one on-ramp, with status, VPCs and planned resources if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(/** @format uuid */ onrampID: string, params: OnRampGetParams, options?: RequestOptions): APIPromise<OnRampGetResponse>;

    /** Work out the changes an on-ramp needs, without applying them.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps/{onramp_id}/plan
     *  @unwrapped
     *  @status 202
     *  @permission Magic WAN Write */
    plan(/** @format uuid */ onrampID: string, params: OnRampPlanParams, options?: RequestOptions): APIPromise<OnRampPlanResponse>;
  }

  export interface OnRampCreateParams extends InAccount {
    cloud_type: 'AWS' | 'AZURE' | 'GOOGLE';
    dynamic_routing: boolean;
    install_routes_in_cloud: boolean;
    install_routes_in_magic_wan: boolean;
    name: string;
    type: 'OnrampTypeSingle' | 'OnrampTypeHub';
    /** @format uuid */ adopted_hub_id?: string;
    attached_hubs?: (/** @format uuid */ string)[];
    attached_vpcs?: (/** @format uuid */ string)[];
    /** @format uint32 */ cloud_asn?: Integer;
    description?: string;
    /** @format uuid */ hub_provider_id?: string;
    manage_hub_to_hub_attachments?: boolean;
    manage_vpc_to_hub_attachments?: boolean;
    region?: string;
    /** @format uuid */ vpc?: string;
    /** @header forwarded */ forwarded?: string;
  }

  export import OnRampCreateResponse = MagicCloudNetworking.OnRampGetResponse;

  export type OnRampUpdateParams = OnRampEditParams;

  export import OnRampUpdateResponse = MagicCloudNetworking.OnRampGetResponse;

  export interface OnRampListParams extends InAccount {
    desc?: boolean;
    order_by?: string;
    status?: boolean;
    vpcs?: boolean;
  }

  export import OnRampListResponse = MagicCloudNetworking.OnRampGetResponse;

  export interface OnRampDeleteParams extends InAccount {
    /** @query */ destroy?: boolean;
    /** @query */ force?: boolean;
  }

  export interface OnRampDeleteResponse {
    /** @format uuid */ id: string;
  }

  export type OnRampApplyParams = InAccount;

  export import OnRampApplyResponse = MagicCloudNetworking.OnRampPlanResponse;

  export interface OnRampEditParams extends InAccount {
    attached_hubs?: (/** @format uuid */ string)[];
    attached_vpcs?: (/** @format uuid */ string)[];
    description?: string;
    install_routes_in_cloud?: boolean;
    install_routes_in_magic_wan?: boolean;
    manage_hub_to_hub_attachments?: boolean;
    manage_vpc_to_hub_attachments?: boolean;
    name?: string;
    /** @format uuid */ vpc?: string;
  }

  export import OnRampEditResponse = MagicCloudNetworking.OnRampGetResponse;

  export type OnRampExportParams = InAccount;

  export interface OnRampGetParams extends InAccount {
    planned_resources?: boolean;
    post_apply_resources?: boolean;
    status?: boolean;
    vpcs?: boolean;
  }

  export interface OnRampGetResponse {
    /** @format uuid */ id: string;
    cloud_type: 'AWS' | 'AZURE' | 'GOOGLE';
    dynamic_routing: boolean;
    install_routes_in_cloud: boolean;
    install_routes_in_magic_wan: boolean;
    name: string;
    type: 'OnrampTypeSingle' | 'OnrampTypeHub';
    /** @readOnly */ updated_at: string;
    attached_hubs?: (/** @format uuid */ string)[];
    attached_vpcs?: (/** @format uuid */ string)[];
    /** @format uint32 */ cloud_asn?: Integer;
    description?: string;
    /** @format uuid */ hub?: string;
    last_applied_at?: string;
    last_exported_at?: string;
    last_planned_at?: string;
    manage_hub_to_hub_attachments?: boolean;
    manage_vpc_to_hub_attachments?: boolean;
    planned_monthly_cost_estimate?: OnRampGetResponse.PlannedMonthlyCostEstimate;
    planned_resources?: OnRampGetResponse.PlannedResource[];
    planned_resources_unavailable?: boolean;
    post_apply_monthly_cost_estimate?: OnRampGetResponse.PostApplyMonthlyCostEstimate;
    post_apply_resources?: { [key: string]: OnRampGetResponse.VPCsByID };
    post_apply_resources_unavailable?: boolean;
    region?: string;
    status?: OnRampGetResponse.Status;
    /** @format uuid */ vpc?: string;
    vpcs_by_id?: { [key: string]: OnRampGetResponse.VPCsByID };
    vpcs_by_id_unavailable?: (/** @format uuid */ string)[];
  }
  export namespace OnRampGetResponse {
    export interface PlannedMonthlyCostEstimate {
      currency: string;
      /** @format double */ current_monthly_cost: number;
      /** @format double */ diff: number;
      /** @format double */ proposed_monthly_cost: number;
    }
    export interface PlannedResource {
      diff: PlannedResource.Diff;
      keys_require_replace: string[];
      monthly_cost_estimate_diff: PlannedMonthlyCostEstimate;
      planned_action: 'no_op' | 'create' | 'update' | 'replace' | 'destroy';
      resource: PlannedResource.Resource;
    }
    export namespace PlannedResource {
      export interface Diff {
        diff: string;
        left_description: string;
        left_yaml: string;
        right_description: string;
        right_yaml: string;
      }
      export type MonthlyCostEstimateDiff = PlannedMonthlyCostEstimate;
      export interface Resource {
        /** @format uuid */ id: string;
        cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE';
        detail: string;
        name: string;
        resource_type: 'aws_customer_gateway' | 'aws_egress_only_internet_gateway' | 'aws_internet_gateway' | 'aws_instance' | 'aws_network_interface' | 'aws_route' | 'aws_route_table' | 'aws_route_table_association' | 'aws_subnet' | 'aws_vpc' | 'aws_vpc_ipv4_cidr_block_association' | 'aws_vpn_connection' | 'aws_vpn_connection_route' | 'aws_vpn_gateway' | 'aws_security_group' | 'aws_vpc_security_group_ingress_rule' | 'aws_vpc_security_group_egress_rule' | 'aws_ec2_managed_prefix_list' | 'aws_ec2_transit_gateway' | 'aws_ec2_transit_gateway_prefix_list_reference' | 'aws_ec2_transit_gateway_vpc_attachment' | 'azurerm_application_security_group' | 'azurerm_lb' | 'azurerm_lb_backend_address_pool' | 'azurerm_lb_nat_pool' | 'azurerm_lb_nat_rule' | 'azurerm_lb_rule' | 'azurerm_local_network_gateway' | 'azurerm_network_interface' | 'azurerm_network_interface_application_security_group_association' | 'azurerm_network_interface_backend_address_pool_association' | 'azurerm_network_interface_security_group_association' | 'azurerm_network_security_group' | 'azurerm_public_ip' | 'azurerm_route' | 'azurerm_route_table' | 'azurerm_subnet' | 'azurerm_subnet_route_table_association' | 'azurerm_virtual_machine' | 'azurerm_virtual_network_gateway_connection' | 'azurerm_virtual_network' | 'azurerm_virtual_network_gateway' | 'google_compute_network' | 'google_compute_subnetwork' | 'google_compute_vpn_gateway' | 'google_compute_vpn_tunnel' | 'google_compute_route' | 'google_compute_address' | 'google_compute_global_address' | 'google_compute_router' | 'google_compute_interconnect_attachment' | 'google_compute_ha_vpn_gateway' | 'google_compute_forwarding_rule' | 'google_compute_network_firewall_policy' | 'google_compute_network_firewall_policy_rule' | 'cloudflare_static_route' | 'cloudflare_ipsec_tunnel';
        title: string;
      }
    }
    export interface PostApplyMonthlyCostEstimate {
      currency: string;
      /** @format double */ monthly_cost: number;
    }
    export import PostApplyResources = MagicCloudNetworking.OnRampGetResponse.VPCsByID;
    export interface Status {
      apply_progress: Status.PlanProgress;
      lifecycle_state: 'OnrampNeedsApply' | 'OnrampPendingPlan' | 'OnrampPlanning' | 'OnrampPlanFailed' | 'OnrampPendingApproval' | 'OnrampPendingApply' | 'OnrampApplying' | 'OnrampApplyFailed' | 'OnrampActive' | 'OnrampPendingDestroy' | 'OnrampDestroying' | 'OnrampDestroyFailed';
      plan_progress: Status.PlanProgress;
      routes: (/** @format uuid */ string)[];
      tunnels: (/** @format uuid */ string)[];
      lifecycle_errors?: { [key: string]: OnRampPlanResponse.Error };
    }
    export namespace Status {
      export type ApplyProgress = PlanProgress;
      export import LifecycleErrors = OnRampPlanResponse.Error;
      export interface PlanProgress {
        done: Integer;
        total: Integer;
      }
    }
    export interface VPCsByID {
      /** @format uuid */ id: string;
      account_id: string;
      cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE';
      config: { [key: string]: unknown };
      /** @format uuid */ deployment_provider: string;
      managed: boolean;
      monthly_cost_estimate: PostApplyMonthlyCostEstimate;
      name: string;
      native_id: string;
      observations: { [key: string]: VPCsByID.Observations };
      provider_ids: (/** @format uuid */ string)[];
      provider_names_by_id: { [key: string]: string };
      region: string;
      resource_group: string;
      resource_type: 'aws_customer_gateway' | 'aws_egress_only_internet_gateway' | 'aws_internet_gateway' | 'aws_instance' | 'aws_network_interface' | 'aws_route' | 'aws_route_table' | 'aws_route_table_association' | 'aws_subnet' | 'aws_vpc' | 'aws_vpc_ipv4_cidr_block_association' | 'aws_vpn_connection' | 'aws_vpn_connection_route' | 'aws_vpn_gateway' | 'aws_security_group' | 'aws_vpc_security_group_ingress_rule' | 'aws_vpc_security_group_egress_rule' | 'aws_ec2_managed_prefix_list' | 'aws_ec2_transit_gateway' | 'aws_ec2_transit_gateway_prefix_list_reference' | 'aws_ec2_transit_gateway_vpc_attachment' | 'azurerm_application_security_group' | 'azurerm_lb' | 'azurerm_lb_backend_address_pool' | 'azurerm_lb_nat_pool' | 'azurerm_lb_nat_rule' | 'azurerm_lb_rule' | 'azurerm_local_network_gateway' | 'azurerm_network_interface' | 'azurerm_network_interface_application_security_group_association' | 'azurerm_network_interface_backend_address_pool_association' | 'azurerm_network_interface_security_group_association' | 'azurerm_network_security_group' | 'azurerm_public_ip' | 'azurerm_route' | 'azurerm_route_table' | 'azurerm_subnet' | 'azurerm_subnet_route_table_association' | 'azurerm_virtual_machine' | 'azurerm_virtual_network_gateway_connection' | 'azurerm_virtual_network' | 'azurerm_virtual_network_gateway' | 'google_compute_network' | 'google_compute_subnetwork' | 'google_compute_vpn_gateway' | 'google_compute_vpn_tunnel' | 'google_compute_route' | 'google_compute_address' | 'google_compute_global_address' | 'google_compute_router' | 'google_compute_interconnect_attachment' | 'google_compute_ha_vpn_gateway' | 'google_compute_forwarding_rule' | 'google_compute_network_firewall_policy' | 'google_compute_network_firewall_policy_rule' | 'cloudflare_static_route' | 'cloudflare_ipsec_tunnel';
      sections: VPCsByID.Section[];
      state: { [key: string]: unknown };
      tags: { [key: string]: string };
      /** @readOnly */ updated_at: string;
      url: string;
      managed_by?: VPCsByID.ManagedBy[];
    }
    export namespace VPCsByID {
      export interface ManagedBy {
        /** @format uuid */ id: string;
        client_type: 'MAGIC_WAN_CLOUD_ONRAMP';
        name: string;
      }
      export type MonthlyCostEstimate = PostApplyMonthlyCostEstimate;
      export interface Observations {
        first_observed_at: string;
        last_observed_at: string;
        /** @format uuid */ provider_id: string;
        /** @format uuid */ resource_id: string;
      }
      export interface Section {
        hidden_items: Section.HiddenItem[];
        name: string;
        visible_items: Section.HiddenItem[];
        help_text?: string;
      }
      export namespace Section {
        export interface HiddenItem {
          helpText?: string;
          name?: string;
          value?: HiddenItem.McnStringItem | HiddenItem.McnYamlItem | HiddenItem.McnYamlDiffItem | HiddenItem.McnResourcePreviewItem | HiddenItem.McnListItem;
        }
        export namespace HiddenItem {
          export interface McnListItem {
            item_type: string;
            list: (McnStringItem | McnResourcePreviewItem)[];
          }
          export namespace McnListItem {
            export import McnResourcePreviewItem = HiddenItem.McnResourcePreviewItem;
            export type McnStringItem = HiddenItem.McnStringItem;
          }
          export interface McnResourcePreviewItem {
            item_type: string;
            resource_preview: PlannedResource.Resource;
          }
          export namespace McnResourcePreviewItem {
            export type ResourcePreview = PlannedResource.Resource;
          }
          export interface McnStringItem {
            item_type: string;
            string: string;
          }
          export interface McnYamlDiffItem {
            item_type: string;
            yaml_diff: PlannedResource.Diff;
          }
          export namespace McnYamlDiffItem {
            export type YamlDiff = PlannedResource.Diff;
          }
          export interface McnYamlItem {
            item_type: string;
            yaml: string;
          }
        }
        export import VisibleItem = MagicCloudNetworking.OnRampGetResponse.VPCsByID.Section.HiddenItem;
      }
    }
  }

  export type OnRampPlanParams = InAccount;

  export interface OnRampPlanResponse {
    errors: OnRampPlanResponse.Error[];
    messages: OnRampPlanResponse.Error[];
    success: boolean;
  }
  export namespace OnRampPlanResponse {
    export interface Error {
      code: 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 1012 | 1013 | 1014 | 1015 | 1016 | 1017 | 1018 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012 | 2013 | 2014 | 2015 | 2016 | 2017 | 2018 | 2019 | 2020 | 2021 | 2022 | 3001 | 3002 | 3003 | 3004 | 3005 | 3006 | 3007 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013 | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 4022 | 4023 | 5001 | 5002 | 5003 | 5004 | 102000 | 102001 | 102002 | 102003 | 102004 | 102005 | 102006 | 102007 | 102008 | 102009 | 102010 | 102011 | 102012 | 102013 | 102014 | 102015 | 102016 | 102017 | 102018 | 102019 | 102020 | 102021 | 102022 | 102023 | 102024 | 102025 | 102026 | 102027 | 102028 | 102029 | 102030 | 102031 | 102032 | 102033 | 102034 | 102035 | 102036 | 102037 | 102038 | 102039 | 102040 | 102041 | 102042 | 102043 | 102044 | 102045 | 102046 | 102047 | 102048 | 102049 | 102050 | 102051 | 102052 | 102053 | 102054 | 102055 | 102056 | 102057 | 102058 | 102059 | 102060 | 102061 | 102062 | 102063 | 102064 | 102065 | 102066 | 102067 | 102068 | 102069 | 102070 | 102071 | 102072 | 103001 | 103002 | 103003 | 103004 | 103005 | 103006 | 103007 | 103008;
      message: string;
      documentation_url?: string;
      meta?: Error.Meta;
      source?: Error.Source;
    }
    export namespace Error {
      export interface Meta {
        l10n_key?: string;
        loggable_error?: string;
        template_data?: unknown;
        trace_id?: string;
      }
      export interface Source {
        parameter?: string;
        parameter_value_index?: Integer;
        pointer?: string;
      }
    }
    export import Message = MagicCloudNetworking.OnRampPlanResponse.Error;
  }

  /** Connected accounts at cloud providers. */
  export interface CloudIntegrations {
    /** Connect a cloud provider account under a friendly name.
     *  @http POST /accounts/{account_id}/magic/cloud/providers
     *  @status 201
     *  @permission Magic WAN Write */
    create(params: CloudIntegrationCreateParams, options?: RequestOptions): APIPromise<CloudIntegrationGetResponse>;

    /** Replace the name and provider credentials of a cloud integration.
     *  @http PUT /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @body json required
     *  @permission Magic WAN Write */
    update(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegrationGetResponse>;

    /** List cloud integrations, sorted and with their status if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/providers
     *  @permission Magic WAN Write; Magic WAN Read */
    list(
      params: CloudIntegrationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CloudIntegrationGetResponse>, CloudIntegrationGetResponse>;

    /** Disconnect a cloud provider account by deleting its integration.
     *  @http DELETE /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @permission Magic WAN Write */
    delete(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<OnRampDeleteResponse>;

    /** Start discovering the resources of one cloud integration.
     *  @http POST /accounts/{account_id}/magic/cloud/providers/{provider_id}/discover
     *  @unwrapped
     *  @status 202 */
    discover(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationDiscoverParams,
      options?: RequestOptions,
    ): APIPromise<OnRampPlanResponse>;

    /** Start discovering resources across every cloud integration.
     *  @http POST /accounts/{account_id}/magic/cloud/providers/discover
     *  @unwrapped
     *  @status 202
     *  @permission Magic WAN Write */
    discoverAll(params: CloudIntegrationDiscoverAllParams, options?: RequestOptions): APIPromise<OnRampPlanResponse>;

    /** Change only the given AWS, Azure or GCP details of a cloud integration.
     *  @http PATCH /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @body json required
     *  @permission Magic WAN Write */
    edit(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationEditParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegrationGetResponse>;

    /** Look up one cloud integration, with its status if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationGetParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegrationGetResponse>;

    /** Get what is needed on the provider's side to finish a cloud integration.
     *  @http GET /accounts/{account_id}/magic/cloud/providers/{provider_id}/initial_setup
     *  @permission Magic WAN Write; Magic WAN Read */
    initialSetup(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationInitialSetupParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegrationInitialSetupResponse>;
  }

  export interface CloudIntegrationCreateParams extends InAccount {
    cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE';
    friendly_name: string;
    description?: string;
    /** @header forwarded */ forwarded?: string;
  }

  export import CloudIntegrationCreateResponse = MagicCloudNetworking.CloudIntegrationGetResponse;

  export type CloudIntegrationUpdateParams = CloudIntegrationEditParams;

  export import CloudIntegrationUpdateResponse = MagicCloudNetworking.CloudIntegrationGetResponse;

  export interface CloudIntegrationListParams extends InAccount {
    cloudflare?: boolean;
    desc?: boolean;
    order_by?: string;
    status?: boolean;
  }

  export import CloudIntegrationListResponse = MagicCloudNetworking.CloudIntegrationGetResponse;

  export type CloudIntegrationDeleteParams = InAccount;

  export type CloudIntegrationDeleteResponse = OnRampDeleteResponse;

  export interface CloudIntegrationDiscoverParams extends InAccount {
    /** @query */ v2?: boolean;
  }

  export import CloudIntegrationDiscoverResponse = MagicCloudNetworking.OnRampPlanResponse;

  export type CloudIntegrationDiscoverAllParams = InAccount;

  export import CloudIntegrationDiscoverAllResponse = MagicCloudNetworking.OnRampPlanResponse;

  export interface CloudIntegrationEditParams extends InAccount {
    aws_arn?: string;
    azure_subscription_id?: string;
    azure_tenant_id?: string;
    description?: string;
    friendly_name?: string;
    gcp_project_id?: string;
    gcp_service_account_email?: string;
  }

  export import CloudIntegrationEditResponse = MagicCloudNetworking.CloudIntegrationGetResponse;

  export interface CloudIntegrationGetParams extends InAccount {
    status?: boolean;
  }

  export interface CloudIntegrationGetResponse {
    /** @format uuid */ id: string;
    cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE';
    friendly_name: string;
    last_updated: string;
    lifecycle_state: 'ACTIVE' | 'PENDING_SETUP' | 'RETIRED';
    state: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
    state_v2: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
    aws_arn?: string;
    azure_subscription_id?: string;
    azure_tenant_id?: string;
    description?: string;
    gcp_project_id?: string;
    gcp_service_account_email?: string;
    status?: CloudIntegrationGetResponse.Status;
  }
  export namespace CloudIntegrationGetResponse {
    export interface Status {
      discovery_progress: Status.DiscoveryProgress;
      discovery_progress_v2: Status.DiscoveryProgress;
      last_discovery_status: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
      last_discovery_status_v2: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
      regions: string[];
      credentials_good_since?: string;
      credentials_missing_since?: string;
      credentials_rejected_since?: string;
      discovery_message?: string;
      discovery_message_v2?: string;
      in_use_by?: OnRampGetResponse.VPCsByID.ManagedBy[];
      last_discovery_completed_at?: string;
      last_discovery_completed_at_v2?: string;
      last_discovery_started_at?: string;
      last_discovery_started_at_v2?: string;
      last_updated?: string;
    }
    export namespace Status {
      export interface DiscoveryProgress {
        done: Integer;
        total: Integer;
        unit: string;
      }
      export type DiscoveryProgressV2 = DiscoveryProgress;
      export type InUseBy = OnRampGetResponse.VPCsByID.ManagedBy;
    }
  }

  export type CloudIntegrationInitialSetupParams = InAccount;

  export type CloudIntegrationInitialSetupResponse =
    | CloudIntegrationInitialSetupResponse.McnAwsTrustPolicy
    | CloudIntegrationInitialSetupResponse.McnAzureSetup | CloudIntegrationInitialSetupResponse.McnGcpSetup;
  export namespace CloudIntegrationInitialSetupResponse {
    export interface McnAwsTrustPolicy {
      aws_trust_policy: string;
      item_type: string;
    }
    export interface McnAzureSetup {
      azure_consent_url: string;
      integration_identity_tag: string;
      item_type: string;
      tag_cli_command: string;
    }
    export interface McnGcpSetup {
      integration_identity_tag: string;
      item_type: string;
      tag_cli_command: string;
    }
  }

  /** Catalog of networks, machines and gateways discovered in the clouds. */
  export interface Resources {
    /** Page through discovered cloud resources by provider, region, type or text.
     *  @http GET /accounts/{account_id}/magic/cloud/resources
     *  @permission Magic WAN Write; Magic WAN Read */
    list(
      params: ResourceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OnRampGetResponse.VPCsByID>, OnRampGetResponse.VPCsByID>;

    /** Download the filtered resource catalog as a file.
     *  @http GET /accounts/{account_id}/magic/cloud/resources/export
     *  @answer binary application/octet-stream
     *  @permission Magic WAN Write; Magic WAN Read */
    export(params: ResourceExportParams, options?: RequestOptions): APIPromise<Response>;

    /** Look up one discovered cloud resource in the catalog.
     *  @http GET /accounts/{account_id}/magic/cloud/resources/{resource_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(
      /** @format uuid */ resourceID: string,
      params: ResourceGetParams,
      options?: RequestOptions,
    ): APIPromise<OnRampGetResponse.VPCsByID>;

    /** Show which resources a catalog sync policy would match, before saving it.
     *  @http POST /accounts/{account_id}/magic/cloud/resources/policy-preview */
    policyPreview(params: ResourcePolicyPreviewParams, options?: RequestOptions): APIPromise<ResourcePolicyPreviewResponse>;
  }

  export interface ResourceListParams extends InAccount {
    cloudflare?: boolean;
    desc?: boolean;
    managed?: boolean;
    order_by?: string;
    provider_id?: string;
    region?: string;
    resource_group?: string;
    resource_id?: (/** @format uuid */ string)[];
    resource_type?: ('aws_customer_gateway' | 'aws_egress_only_internet_gateway' | 'aws_internet_gateway' | 'aws_instance' | 'aws_network_interface' | 'aws_route' | 'aws_route_table' | 'aws_route_table_association' | 'aws_subnet' | 'aws_vpc' | 'aws_vpc_ipv4_cidr_block_association' | 'aws_vpn_connection' | 'aws_vpn_connection_route' | 'aws_vpn_gateway' | 'aws_security_group' | 'aws_vpc_security_group_ingress_rule' | 'aws_vpc_security_group_egress_rule' | 'aws_ec2_managed_prefix_list' | 'aws_ec2_transit_gateway' | 'aws_ec2_transit_gateway_prefix_list_reference' | 'aws_ec2_transit_gateway_vpc_attachment' | 'azurerm_application_security_group' | 'azurerm_lb' | 'azurerm_lb_backend_address_pool' | 'azurerm_lb_nat_pool' | 'azurerm_lb_nat_rule' | 'azurerm_lb_rule' | 'azurerm_local_network_gateway' | 'azurerm_network_interface' | 'azurerm_network_interface_application_security_group_association' | 'azurerm_network_interface_backend_address_pool_association' | 'azurerm_network_interface_security_group_association' | 'azurerm_network_security_group' | 'azurerm_public_ip' | 'azurerm_route' | 'azurerm_route_table' | 'azurerm_subnet' | 'azurerm_subnet_route_table_association' | 'azurerm_virtual_machine' | 'azurerm_virtual_network_gateway_connection' | 'azurerm_virtual_network' | 'azurerm_virtual_network_gateway' | 'google_compute_network' | 'google_compute_subnetwork' | 'google_compute_vpn_gateway' | 'google_compute_vpn_tunnel' | 'google_compute_route' | 'google_compute_address' | 'google_compute_global_address' | 'google_compute_router' | 'google_compute_interconnect_attachment' | 'google_compute_ha_vpn_gateway' | 'google_compute_forwarding_rule' | 'google_compute_network_firewall_policy' | 'google_compute_network_firewall_policy_rule' | 'cloudflare_static_route' | 'cloudflare_ipsec_tunnel')[];
    search?: string[];
    v2?: boolean;
    /** @min 1 */ page?: Integer;
    /** @min 1 */ per_page?: Integer;
  }

  export import ResourceListResponse = OnRampGetResponse.VPCsByID;

  export interface ResourceExportParams extends InAccount {
    desc?: boolean;
    order_by?: string;
    provider_id?: string;
    region?: string;
    resource_group?: string;
    resource_id?: (/** @format uuid */ string)[];
    resource_type?: ('aws_customer_gateway' | 'aws_egress_only_internet_gateway' | 'aws_internet_gateway' | 'aws_instance' | 'aws_network_interface' | 'aws_route' | 'aws_route_table' | 'aws_route_table_association' | 'aws_subnet' | 'aws_vpc' | 'aws_vpc_ipv4_cidr_block_association' | 'aws_vpn_connection' | 'aws_vpn_connection_route' | 'aws_vpn_gateway' | 'aws_security_group' | 'aws_vpc_security_group_ingress_rule' | 'aws_vpc_security_group_egress_rule' | 'aws_ec2_managed_prefix_list' | 'aws_ec2_transit_gateway' | 'aws_ec2_transit_gateway_prefix_list_reference' | 'aws_ec2_transit_gateway_vpc_attachment' | 'azurerm_application_security_group' | 'azurerm_lb' | 'azurerm_lb_backend_address_pool' | 'azurerm_lb_nat_pool' | 'azurerm_lb_nat_rule' | 'azurerm_lb_rule' | 'azurerm_local_network_gateway' | 'azurerm_network_interface' | 'azurerm_network_interface_application_security_group_association' | 'azurerm_network_interface_backend_address_pool_association' | 'azurerm_network_interface_security_group_association' | 'azurerm_network_security_group' | 'azurerm_public_ip' | 'azurerm_route' | 'azurerm_route_table' | 'azurerm_subnet' | 'azurerm_subnet_route_table_association' | 'azurerm_virtual_machine' | 'azurerm_virtual_network_gateway_connection' | 'azurerm_virtual_network' | 'azurerm_virtual_network_gateway' | 'google_compute_network' | 'google_compute_subnetwork' | 'google_compute_vpn_gateway' | 'google_compute_vpn_tunnel' | 'google_compute_route' | 'google_compute_address' | 'google_compute_global_address' | 'google_compute_router' | 'google_compute_interconnect_attachment' | 'google_compute_ha_vpn_gateway' | 'google_compute_forwarding_rule' | 'google_compute_network_firewall_policy' | 'google_compute_network_firewall_policy_rule' | 'cloudflare_static_route' | 'cloudflare_ipsec_tunnel')[];
    search?: string[];
    v2?: boolean;
  }

  export interface ResourceGetParams extends InAccount {
    v2?: boolean;
  }

  export import ResourceGetResponse = OnRampGetResponse.VPCsByID;

  export interface ResourcePolicyPreviewParams extends InAccount {
    policy: string;
  }

  export type ResourcePolicyPreviewResponse = string;

  export type CatalogSyncListResponsesSinglePage = SinglePage<CatalogSyncGetResponse>;

  export type CloudIntegrationListResponsesSinglePage = SinglePage<CloudIntegrationGetResponse>;

  export type OnRampListResponsesSinglePage = SinglePage<OnRampGetResponse>;

  export type ResourceListResponsesV4PagePaginationArray = V4PagePaginationArray<OnRampGetResponse.VPCsByID>;
}

export declare namespace MagicCloudNetworking.CatalogSyncs {
  /** Ready-made selections of cloud resources for a feed. */
  export interface PrebuiltPolicies {
    /** List ready-made policies for catalog syncs, by destination type.
     *  @http GET /accounts/{account_id}/magic/cloud/catalog-syncs/prebuilt-policies
     *  @permission Magic WAN Write; Magic WAN Read */
    list(
      params: PrebuiltPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PrebuiltPolicyListResponse>, PrebuiltPolicyListResponse>;
  }

  export interface PrebuiltPolicyListParams extends InAccount {
    destination_type?: 'NONE' | 'ZERO_TRUST_LIST';
  }

  export interface PrebuiltPolicyListResponse {
    applicable_destinations: ('NONE' | 'ZERO_TRUST_LIST')[];
    policy_description: string;
    policy_name: string;
    policy_string: string;
  }

  export type PrebuiltPolicyListResponsesSinglePage = SinglePage<PrebuiltPolicyListResponse>;
}

export declare namespace MagicCloudNetworking.OnRamps {
  /** IP ranges that the joined networks take part in. */
  export interface AddressSpaces {
    /** Replace the whole prefix list of the Magic WAN address space.
     *  @http PUT /accounts/{account_id}/magic/cloud/onramps/magic_wan_address_space
     *  @permission Magic WAN Write */
    update(params: AddressSpaceUpdateParams, options?: RequestOptions): APIPromise<AddressSpaceEditResponse>;

    /** Read the prefixes that make up the Magic WAN address space.
     *  @http GET /accounts/{account_id}/magic/cloud/onramps/magic_wan_address_space
     *  @permission Magic WAN Write; Magic WAN Read */
    list(params: AddressSpaceListParams, options?: RequestOptions): APIPromise<AddressSpaceEditResponse>;

    /** Change the prefixes of the Magic WAN address space in place.
     *  @http PATCH /accounts/{account_id}/magic/cloud/onramps/magic_wan_address_space
     *  @permission Magic WAN Write */
    edit(params: AddressSpaceEditParams, options?: RequestOptions): APIPromise<AddressSpaceEditResponse>;
  }

  export type AddressSpaceUpdateParams = AddressSpaceEditParams;

  export type AddressSpaceUpdateResponse = AddressSpaceEditResponse;

  export type AddressSpaceListParams = InAccount;

  export type AddressSpaceListResponse = AddressSpaceEditResponse;

  export interface AddressSpaceEditParams extends InAccount {
    prefixes: string[];
  }

  export interface AddressSpaceEditResponse {
    prefixes: string[];
  }
}
