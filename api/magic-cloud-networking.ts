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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Currency of the amounts, such as `USD`. */ currency: string;
    /** If true, the order is descending. */ desc: boolean;
    /** Note for people about it. */ description: string;
    /** Address the request was made for, as passed on by a proxy. */ forwarded: string;
    /** Label for the provider account. */ friendly_name: string;
    /** If true, routes to Magic WAN are entered in the cloud's route tables. */ install_routes_in_cloud: boolean;
    /** If true, routes to the cloud are entered in Magic WAN. */ install_routes_in_magic_wan: boolean;
    /** Tells which provider the setup is for. */ item_type: string;
    /** Column to sort by. */ order_by: string;
    /** Expression in Rego that resources of the catalog must match. */ policy: string;
    /** If true, the newer discovery engine is used. */ v2: boolean;
    /** If true, the status is added to each entry. */ status: boolean;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Onramp to work on, as `magicCloudNetworking.onRamps.list` shows it. @from magicCloudNetworking.onRamps.list */ onramp_id: string;
    /** Provider to work on, as `magicCloudNetworking.cloudIntegrations.list` shows it. @from magicCloudNetworking.cloudIntegrations.list */
    provider_id: string;
    /** Resource to work on, as `magicCloudNetworking.resources.list` shows it. @from magicCloudNetworking.resources.list */ resource_id: string;
    /** Sync to work on, as `magicCloudNetworking.catalogSyncs.list` shows it. @from magicCloudNetworking.catalogSyncs.list */ sync_id: string;
  }

  /** Feeds of cloud resources to lists that other products use. */
  export interface CatalogSyncs {
    readonly prebuiltPolicies: CatalogSyncs.PrebuiltPolicies;

    /** Create a catalog sync that feeds matching resources to a target.
     *
     *  Closed beta. With `MANUAL` nothing moves until `refresh`.
     *  @http POST /accounts/{account_id}/magic/cloud/catalog-syncs
     *  @status 201
     *  @permission Magic WAN Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "VPC addresses", "destination_type": "ZERO_TRUST_LIST", "update_mode": "AUTO",
     *    "description": "Keeps the list current"
     *  } */
    create(params: CatalogSyncCreateParams, options?: RequestOptions): APIPromise<CatalogSync>;

    /** Replace a catalog sync's name, policy and update mode.
     *
     *  Closed beta.
     *  @http PUT /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @body json required
     *  @permission Magic WAN Write */
    update(
      /** @format uuid */ syncID: string,
      params: CatalogSyncParams,
      options?: RequestOptions,
    ): APIPromise<CatalogSync>;

    /** List the catalog syncs of the account.
     *  @http GET /accounts/{account_id}/magic/cloud/catalog-syncs
     *  @permission Magic WAN Write; Magic WAN Read
     *  @columns name description destination_type update_mode last_attempted_update_at last_successful_update_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<CatalogSync>, CatalogSync>;

    /** Delete a catalog sync, and the list it fed if asked.
     *
     *  Closed beta. With `delete_destination` the list goes too, and rules that use it lose it.
     *  @http DELETE /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @permission Magic WAN Write */
    delete(/** @format uuid */ syncID: string, params: CatalogSyncDeleteParams, options?: RequestOptions): APIPromise<CatalogSyncDeleteResponse>;

    /** Edit a catalog sync's name, policy or update mode.
     *  @http PATCH /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @body json required
     *  @permission Magic WAN Write */
    edit(/** @format uuid */ syncID: string, params: CatalogSyncParams, options?: RequestOptions): APIPromise<CatalogSync>;

    /** Get one catalog sync with its policy and destination.
     *  @http GET /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(/** @format uuid */ syncID: string, params: InAccount, options?: RequestOptions): APIPromise<CatalogSync>;

    /** Run a catalog sync now and bring its destination up to date.
     *  @http POST /accounts/{account_id}/magic/cloud/catalog-syncs/{sync_id}/refresh
     *  @permission Magic WAN Write */
    refresh(
      /** @format uuid */ syncID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CatalogSyncRefreshResponse>;
  }

  export interface CatalogSyncSettings {
    /** Name of the catalog sync, for people. @minLength 1 */ name?: string;
    /** Whether changes are passed on by themselves or only on a refresh. */ update_mode?: 'AUTO' | 'MANUAL' | (string & {});
  }

  export interface CatalogSyncCreateParams extends InAccount, CatalogSyncSettings {
    /** Destination of matching resources: a Zero Trust list or nowhere. */ destination_type: 'NONE' | 'ZERO_TRUST_LIST' | (string & {});
    /** @minLength 1 */ name: string;
    update_mode: 'AUTO' | 'MANUAL' | (string & {});
    description?: string;
    /** @minLength 1 */ policy?: string;
    /** @header forwarded */ forwarded?: string;
  }

  export interface CatalogSync extends CatalogSyncSettings {
    /** Identifies the catalog sync. @format uuid */ id: string;
    description: string;
    /** List that the sync fills. @format uuid */ destination_id: string;
    /** Destination of matching resources: a Zero Trust list or nowhere. */ destination_type: 'NONE' | 'ZERO_TRUST_LIST';
    /** Time at which a user last changed it. */ last_user_update_at: string;
    name: string;
    policy: string;
    update_mode: 'AUTO' | 'MANUAL';
    errors?: { [key: string]: CatalogSync.Errors };
    /** Time up to which discoveries are contained. */ includes_discoveries_until?: string;
    /** Time of the latest update, successful or not. */ last_attempted_update_at?: string;
    /** Time of the latest update that went well. */ last_successful_update_at?: string;
  }
  export namespace CatalogSync {
    export interface Errors {
      /** Number of the problem, one of the documented ones. */ code:
        | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1011 | 1012 | 1013 | 1014 | 1015
        | 1016 | 1017 | 1018 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012
        | 2013 | 2014 | 2015 | 2016 | 2017 | 2018 | 2019 | 2020 | 2021 | 2022 | 3001 | 3002 | 3003 | 3004 | 3005
        | 3006 | 3007 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013
        | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 4022 | 4023 | 5001 | 5002 | 5003 | 5004
        | 102000 | 102001 | 102002 | 102003 | 102004 | 102005 | 102006 | 102007 | 102008 | 102009 | 102010
        | 102011 | 102012 | 102013 | 102014 | 102015 | 102016 | 102017 | 102018 | 102019 | 102020 | 102021
        | 102022 | 102023 | 102024 | 102025 | 102026 | 102027 | 102028 | 102029 | 102030 | 102031 | 102032
        | 102033 | 102034 | 102035 | 102036 | 102037 | 102038 | 102039 | 102040 | 102041 | 102042 | 102043
        | 102044 | 102045 | 102046 | 102047 | 102048 | 102049 | 102050 | 102051 | 102052 | 102053 | 102054
        | 102055 | 102056 | 102057 | 102058 | 102059 | 102060 | 102061 | 102062 | 102063 | 102064 | 102065
        | 102066 | 102067 | 102068 | 102069 | 102070 | 102071 | 102072 | 103001 | 103002 | 103003 | 103004
        | 103005 | 103006 | 103007 | 103008;
      /** Human-readable problem description. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Further data about the problem. */ meta?: Errors.Meta;
      /** Part of the request that caused the problem. */ source?: Errors.Source;
    }
    export namespace Errors {
      export interface Meta {
        /** Key under which translations of the message are found. */ l10n_key?: string;
        /** Error text meant for logs. */ loggable_error?: string;
        /** Values to fill into the translated message. */ template_data?: unknown;
        /** Id to give to support, so that they find the request. */ trace_id?: string;
      }
      export interface Source {
        /** Query parameter that is at fault. */ parameter?: string;
        /** Position of the faulty value among several of the parameter. */ parameter_value_index?: Integer;
        /** JSON Pointer to the faulty part of the body. */ pointer?: string;
      }
    }
  }

  export interface CatalogSyncParams extends InAccount, CatalogSyncSettings {
    description?: string;
    /** @minLength 1 */ policy?: string;
  }

  export interface CatalogSyncDeleteParams extends InAccount {
    /** If true, the list the sync fed is deleted as well. @query */ delete_destination?: boolean;
  }

  export interface CatalogSyncDeleteResponse {
    /** Identifies the catalog sync. @format uuid */ id: string;
  }

  export type CatalogSyncRefreshResponse = string;

  /** Connections from cloud networks to Magic WAN. */
  export interface OnRamps {
    readonly addressSpaces: OnRamps.AddressSpaces;

    /** Create an on-ramp that joins cloud VPCs or hubs to Magic WAN.
     *
     *  Closed beta. Nothing is built yet: `plan` works out the changes, `apply` makes them.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps
     *  @status 201
     *  @permission Magic WAN Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "cloud_type": "AWS", "dynamic_routing": false, "install_routes_in_cloud": true,
     *    "install_routes_in_magic_wan": true, "name": "prod", "type": "OnrampTypeSingle", "region": "eu-west-1",
     *    "vpc": "c3d1f0a2-6b4e-4d5c-8a97-0e2f4b6c8d10"
     *  } */
    create(params: OnRampCreateParams, options?: RequestOptions): APIPromise<OnRamp>;

    /** Replace the attachments, route settings and name of an on-ramp.
     *
     *  Closed beta. Takes effect in the cloud only with the next `apply`.
     *  @http PUT /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @body json required
     *  @permission Magic WAN Write */
    update(/** @format uuid */ onrampID: string, params: OnRampParams, options?: RequestOptions): APIPromise<OnRamp>;

    /** List on-ramps, with status and VPCs if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/onramps
     *  @permission Magic WAN Write; Magic WAN Read
     *  @columns name type cloud_type region description status.lifecycle_state updated_at
     *  @key name */
    list(params: OnRampListParams, options?: RequestOptions): PagePromise<SinglePage<OnRamp>, OnRamp>;

    /** Delete an on-ramp, with its cloud resources if asked.
     *
     *  Without `destroy` the resources stay in the cloud and go on costing money.
     *  @http DELETE /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @permission Magic WAN Write */
    delete(/** @format uuid */ onrampID: string, params: OnRampDeleteParams, options?: RequestOptions): APIPromise<OnRampDeleteResponse>;

    /** Apply the planned changes of an on-ramp in the cloud.
     *
     *  Runs in the background and makes resources that the cloud provider charges for: watch `status.lifecycle_state` of the on-ramp. Needs a
     *  plan.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps/{onramp_id}/apply
     *  @unwrapped
     *  @status 202
     *  @permission Magic WAN Write
     *  @waits magicCloudNetworking.onRamps.get status.lifecycle_state done=OnrampActive failed=OnrampApplyFailed */
    apply(/** @format uuid */ onrampID: string, params: InAccount, options?: RequestOptions): APIPromise<OnRampResult>;

    /** Edit an on-ramp's attachments, routes or names.
     *
     *  Takes effect in the cloud only with the next `apply`.
     *  @http PATCH /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @body json required
     *  @permission Magic WAN Write */
    edit(/** @format uuid */ onrampID: string, params: OnRampParams, options?: RequestOptions): APIPromise<OnRamp>;

    /** Export an on-ramp as Terraform configuration.
     *
     *  The answer is a zip archive.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps/{onramp_id}/export
     *  @response binary application/zip
     *  @status 201
     *  @permission Magic WAN Write */
    export(/** @format uuid */ onrampID: string, params: InAccount, options?: RequestOptions): APIPromise<Response>;

    /** Get one on-ramp, with status, VPCs and plan if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/onramps/{onramp_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(/** @format uuid */ onrampID: string, params: OnRampGetParams, options?: RequestOptions): APIPromise<OnRamp>;

    /** Plan the changes an on-ramp needs, without applying them.
     *
     *  Runs in the background: watch `status.lifecycle_state` of the on-ramp.
     *  @http POST /accounts/{account_id}/magic/cloud/onramps/{onramp_id}/plan
     *  @unwrapped
     *  @status 202
     *  @permission Magic WAN Write */
    plan(/** @format uuid */ onrampID: string, params: InAccount, options?: RequestOptions): APIPromise<OnRampResult>;
  }

  export interface OnRampSettings {
    /** Further hubs joined to this one. */ attached_hubs?: (/** @format uuid */ string)[];
    /** VPCs joined to the hub. */ attached_vpcs?: (/** @format uuid */ string)[];
    description?: string;
    /** If true, Cloudflare manages the links between hubs. */ manage_hub_to_hub_attachments?: boolean;
    /** If true, Cloudflare manages the links from VPCs to the hub. */ manage_vpc_to_hub_attachments?: boolean;
    /** VPC to join, for an on-ramp with a single one. @format uuid @from magicCloudNetworking.resources.list */ vpc?: string;
  }

  export interface OnRampPlacement {
    /** Cloud provider the on-ramp leads to. */ cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | (string & {});
    install_routes_in_cloud: boolean;
    install_routes_in_magic_wan: boolean;
    /** Name of the on-ramp, for people. @minLength 1 */ name: string;
    /** Whether a single VPC or a hub with many is joined. */ type: 'OnrampTypeSingle' | 'OnrampTypeHub' | (string & {});
    /** Region of the provider, by its name there, such as `eu-west-1`. @minLength 1 */ region?: string;
  }

  export interface OnRampCreateParams extends InAccount, OnRampSettings, OnRampPlacement {
    /** If true, routes are exchanged over BGP, and the two install options must be false. */ dynamic_routing: boolean;
    /** Existing hub to take over instead of making one. @format uuid @from magicCloudNetworking.resources.list */ adopted_hub_id?: string;
    /** Autonomous system number on the cloud's side; 0 or unset takes the default. @format uint32 @min 0 @max 4294967295 */ cloud_asn?: Integer;
    /** Cloud integration in which the hub is made. @format uuid @from magicCloudNetworking.cloudIntegrations.list */ hub_provider_id?: string;
    /** @header forwarded */ forwarded?: string;
  }

  export interface Progress {
    /** Steps that are finished. */ done: Integer;
    /** Steps there are in all. */ total: Integer;
  }

  export interface ResourceKind {
    /** Identifies the resource. @format uuid */ id: string;
    /** Provider that the resource belongs to. */ cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE';
    /** Kind of resource in the provider's terms. */ resource_type:
      | 'aws_customer_gateway' | 'aws_egress_only_internet_gateway' | 'aws_internet_gateway'
      | 'aws_instance' | 'aws_network_interface' | 'aws_route' | 'aws_route_table'
      | 'aws_route_table_association' | 'aws_subnet' | 'aws_vpc' | 'aws_vpc_ipv4_cidr_block_association'
      | 'aws_vpn_connection' | 'aws_vpn_connection_route' | 'aws_vpn_gateway' | 'aws_security_group'
      | 'aws_vpc_security_group_ingress_rule' | 'aws_vpc_security_group_egress_rule'
      | 'aws_ec2_managed_prefix_list' | 'aws_ec2_transit_gateway'
      | 'aws_ec2_transit_gateway_prefix_list_reference' | 'aws_ec2_transit_gateway_vpc_attachment'
      | 'azurerm_application_security_group' | 'azurerm_lb' | 'azurerm_lb_backend_address_pool'
      | 'azurerm_lb_nat_pool' | 'azurerm_lb_nat_rule' | 'azurerm_lb_rule' | 'azurerm_local_network_gateway'
      | 'azurerm_network_interface' | 'azurerm_network_interface_application_security_group_association'
      | 'azurerm_network_interface_backend_address_pool_association'
      | 'azurerm_network_interface_security_group_association' | 'azurerm_network_security_group'
      | 'azurerm_public_ip' | 'azurerm_route' | 'azurerm_route_table' | 'azurerm_subnet'
      | 'azurerm_subnet_route_table_association' | 'azurerm_virtual_machine'
      | 'azurerm_virtual_network_gateway_connection' | 'azurerm_virtual_network'
      | 'azurerm_virtual_network_gateway' | 'google_compute_network' | 'google_compute_subnetwork'
      | 'google_compute_vpn_gateway' | 'google_compute_vpn_tunnel' | 'google_compute_route'
      | 'google_compute_address' | 'google_compute_global_address' | 'google_compute_router'
      | 'google_compute_interconnect_attachment' | 'google_compute_ha_vpn_gateway'
      | 'google_compute_forwarding_rule' | 'google_compute_network_firewall_policy'
      | 'google_compute_network_firewall_policy_rule' | 'cloudflare_static_route'
      | 'cloudflare_ipsec_tunnel';
  }

  export interface OnRamp extends OnRampSettings, OnRampPlacement {
    /** Identifies the on-ramp. @format uuid */ id: string;
    cloud_type: 'AWS' | 'AZURE' | 'GOOGLE';
    /** Whether routes are exchanged over BGP. */ dynamic_routing: boolean;
    name: string;
    type: 'OnrampTypeSingle' | 'OnrampTypeHub';
    /** @readOnly */ updated_at: string;
    /** Autonomous system number that the cloud's side uses. @format uint32 */ cloud_asn?: Integer;
    /** Hub that the on-ramp made or took over. @format uuid */ hub?: string;
    /** Time at which changes were last applied. */ last_applied_at?: string;
    /** Time of the latest export to Terraform. */ last_exported_at?: string;
    /** Time at which the latest plan was made. */ last_planned_at?: string;
    /** Change in monthly cost if the plan is applied. */ planned_monthly_cost_estimate?: OnRamp.PlannedMonthlyCostEstimate;
    /** Changes of the plan, one entry per resource. */ planned_resources?: OnRamp.PlannedResource[];
    /** Whether the plan could not be loaded for the answer. */ planned_resources_unavailable?: boolean;
    /** Monthly cost once the plan is applied. */ post_apply_monthly_cost_estimate?: MonthlyCostEstimate;
    /** Resources as they are after the apply, by id. */ post_apply_resources?: { [key: string]: OnRamp.PostApplyResources };
    /** Whether the resources after the apply could not be loaded. */ post_apply_resources_unavailable?: boolean;
    region?: string;
    /** Progress of planning, applying or discovery; only if requested. */ status?: OnRamp.Status;
    /** Details of the VPCs involved, by id; only if asked for. */ vpcs_by_id?: { [key: string]: OnRamp.PostApplyResources };
    /** VPCs whose details could not be loaded. */ vpcs_by_id_unavailable?: (/** @format uuid */ string)[];
  }
  export namespace OnRamp {
    export interface PlannedMonthlyCostEstimate {
      currency: string;
      /** Cost per month as things are. @format double */ current_monthly_cost: number;
      /** Difference per month that the plan would make. @format double */ diff: number;
      /** Cost per month once the plan is applied. @format double */ proposed_monthly_cost: number;
    }
    export interface PlannedResource {
      /** Change in the resource's settings, side by side. */ diff: PlannedResource.Diff;
      /** Settings whose change makes a new resource necessary. */ keys_require_replace: string[];
      /** Change in monthly cost for the resource. */ monthly_cost_estimate_diff: PlannedMonthlyCostEstimate;
      /** Planned change to the resource; `replace` destroys and recreates it. */
      planned_action: 'no_op' | 'create' | 'update' | 'replace' | 'destroy';
      /** Resource to create, change or destroy. */ resource: PlannedResource.Resource;
    }
    export namespace PlannedResource {
      export interface Diff {
        /** Change as a text diff of both sides. */ diff: string;
        /** Label of the left side, such as the current state. */ left_description: string;
        /** Left side as YAML. */ left_yaml: string;
        /** Label of the right side, such as the planned state. */ right_description: string;
        /** Right side as YAML. */ right_yaml: string;
      }
      export interface Resource extends ResourceKind {
        /** Further line that describes the resource. */ detail: string;
        /** Name of the resource, for people. */ name: string;
        /** Heading for the resource. */ title: string;
      }
    }
    export interface PostApplyResources extends ResourceKind {
      account_id: string;
      /** Settings of the resource as the provider gives them. */ config: { [key: string]: unknown };
      /** Cloud integration that deployed it. @format uuid */ deployment_provider: string;
      /** Whether Cloudflare manages the resource. */ managed: boolean;
      /** Estimated cost of the resource per month. */ monthly_cost_estimate: MonthlyCostEstimate;
      /** Name of the resource, for people. */ name: string;
      /** Id that the provider gave the resource. */ native_id: string;
      /** Times at which each integration saw it, by integration id. */ observations: { [key: string]: Observations };
      /** Cloud integrations that see the resource. */ provider_ids: (/** @format uuid */ string)[];
      /** Names of these integrations, by id. */ provider_names_by_id: { [key: string]: string };
      /** Region of the provider, by its name there, such as `eu-west-1`. */ region: string;
      /** Resource group in Azure, or the like elsewhere. */ resource_group: string;
      /** Details grouped for display. */ sections: Section[];
      /** State of the resource as the provider reports it. */ state: { [key: string]: unknown };
      /** Tags set at the provider, by key. */ tags: { [key: string]: string };
      /** @readOnly */ updated_at: string;
      /** Page of the resource in the provider's console. */ url: string;
      /** On-ramps or others that manage the resource. */ managed_by?: CloudIntegration.Status.InUseBy[];
    }
    export interface Status {
      /** Progress of applying. */ apply_progress: Progress;
      /** Stage between planning and being applied; tells what comes next. */ lifecycle_state:
        | 'OnrampNeedsApply' | 'OnrampPendingPlan' | 'OnrampPlanning' | 'OnrampPlanFailed'
        | 'OnrampPendingApproval' | 'OnrampPendingApply' | 'OnrampApplying' | 'OnrampApplyFailed'
        | 'OnrampActive' | 'OnrampPendingDestroy' | 'OnrampDestroying' | 'OnrampDestroyFailed';
      /** Progress of planning. */ plan_progress: Progress;
      /** Static routes of Magic WAN that the on-ramp made. */ routes: (/** @format uuid */ string)[];
      /** Tunnels that the on-ramp made. */ tunnels: (/** @format uuid */ string)[];
      /** Problems in the present stage, by resource id. */ lifecycle_errors?: { [key: string]: CatalogSync.Errors };
    }
  }

  export interface OnRampParams extends InAccount, OnRampSettings {
    install_routes_in_cloud?: boolean;
    install_routes_in_magic_wan?: boolean;
    /** Name of the on-ramp, for people. @minLength 1 */ name?: string;
  }

  export interface OnRampListParams extends InAccount {
    desc?: boolean;
    /** @pattern ^(cloud_type|id|name|updated_at)$ */ order_by?: string;
    status?: boolean;
    /** If true, details of VPCs are added. */ vpcs?: boolean;
  }

  export interface OnRampDeleteParams extends InAccount {
    /** If true, resources it made in the cloud are destroyed too. @query */ destroy?: boolean;
    /** If true, it is deleted even if that leaves resources behind. @query */ force?: boolean;
  }

  export interface OnRampDeleteResponse {
    /** Identifies the on-ramp. @format uuid */ id: string;
  }

  export interface OnRampResult {
    errors: CatalogSync.Errors[];
    messages: CatalogSync.Errors[];
    success: boolean;
  }

  export interface OnRampGetParams extends InAccount {
    /** If true, the planned changes are added to the answer. */ planned_resources?: boolean;
    /** If true, resources after the apply are added. */ post_apply_resources?: boolean;
    status?: boolean;
    /** If true, details of VPCs are added. */ vpcs?: boolean;
  }

  /** Connected accounts at cloud providers. */
  export interface CloudIntegrations {
    /** Create an integration with a cloud provider account.
     *
     *  Closed beta. It stays `PENDING_SETUP` until the steps of `initialSetup` are done at the provider.
     *  @http POST /accounts/{account_id}/magic/cloud/providers
     *  @status 201
     *  @permission Magic WAN Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "cloud_type": "AWS", "friendly_name": "Production AWS" } */
    create(params: CloudIntegrationCreateParams, options?: RequestOptions): APIPromise<CloudIntegration>;

    /** Replace a cloud integration's name and provider details.
     *  @http PUT /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @body json required
     *  @permission Magic WAN Write */
    update(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegration>;

    /** List cloud integrations, with their status if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/providers
     *  @permission Magic WAN Write; Magic WAN Read
     *  @columns friendly_name cloud_type description lifecycle_state state_v2 last_updated */
    list(
      params: CloudIntegrationListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CloudIntegration>, CloudIntegration>;

    /** Delete the integration with a cloud provider account.
     *
     *  Only the link goes; nothing is deleted at the provider.
     *  @http DELETE /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @permission Magic WAN Write */
    delete(
      /** @format uuid */ providerID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CloudIntegrationDeleteResponse>;

    /** Start discovering the resources of one cloud integration.
     *
     *  Runs in the background: `status.discovery_progress` shows how far it is.
     *  @http POST /accounts/{account_id}/magic/cloud/providers/{provider_id}/discover
     *  @unwrapped
     *  @status 202 */
    discover(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationDiscoverParams,
      options?: RequestOptions,
    ): APIPromise<OnRampResult>;

    /** Start discovering resources of every cloud integration.
     *  @http POST /accounts/{account_id}/magic/cloud/providers/discover
     *  @unwrapped
     *  @status 202
     *  @permission Magic WAN Write */
    discoverAll(params: InAccount, options?: RequestOptions): APIPromise<OnRampResult>;

    /** Edit a cloud integration's name, AWS, Azure or GCP details.
     *  @http PATCH /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @body json required
     *  @permission Magic WAN Write */
    edit(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegration>;

    /** Get one cloud integration, with its status if asked.
     *  @http GET /accounts/{account_id}/magic/cloud/providers/{provider_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(
      /** @format uuid */ providerID: string,
      params: CloudIntegrationGetParams,
      options?: RequestOptions,
    ): APIPromise<CloudIntegration>;

    /** Get what has to be set up at the cloud provider.
     *  @http GET /accounts/{account_id}/magic/cloud/providers/{provider_id}/initial_setup
     *  @permission Magic WAN Write; Magic WAN Read */
    initialSetup(
      /** @format uuid */ providerID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CloudIntegrationInitialSetupResponse>;
  }

  export interface CloudIntegrationCreateParams extends InAccount {
    /** Provider that the resource belongs to. */ cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE' | (string & {});
    /** @minLength 1 */ friendly_name: string;
    description?: string;
    /** @header forwarded */ forwarded?: string;
  }

  export interface CloudAccount {
    /** ARN of the IAM role in AWS that Cloudflare assumes. */ aws_arn?: string;
    /** Subscription in Azure that is read. */ azure_subscription_id?: string;
    /** Tenant in Azure that the subscription belongs to. */ azure_tenant_id?: string;
    description?: string;
    /** Project in Google Cloud that is read. */ gcp_project_id?: string;
    /** Service account in Google Cloud that Cloudflare acts as. @format email */ gcp_service_account_email?: string;
  }

  export interface CloudIntegration extends CloudAccount {
    /** Identifies the cloud integration. @format uuid */ id: string;
    /** Provider that the resource belongs to. */ cloud_type: 'AWS' | 'AZURE' | 'GOOGLE' | 'CLOUDFLARE';
    friendly_name: string;
    /** Time of the latest change. */ last_updated: string;
    /** Whether setup is done, still awaited, or the integration was retired. */ lifecycle_state: 'ACTIVE' | 'PENDING_SETUP' | 'RETIRED';
    /** Stage of the latest discovery. */ state: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
    /** Stage of the latest discovery by the newer engine. */ state_v2: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
    /** Progress of planning, applying or discovery; only if requested. */ status?: CloudIntegration.Status;
  }
  export namespace CloudIntegration {
    export interface Status {
      /** Progress of the running discovery. */ discovery_progress: Status.DiscoveryProgress;
      /** Progress of the newer engine's discovery. */ discovery_progress_v2: Status.DiscoveryProgressV2;
      /** Outcome of the latest discovery. */ last_discovery_status: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
      /** Outcome of the newer engine's latest discovery. */
      last_discovery_status_v2: 'UNSPECIFIED' | 'PENDING' | 'DISCOVERING' | 'FAILED' | 'SUCCEEDED';
      /** Regions in which resources were found. */ regions: string[];
      /** Time since which the credentials work. */ credentials_good_since?: string;
      /** Time since which credentials are lacking. */ credentials_missing_since?: string;
      /** Time since which the provider refuses the credentials. */ credentials_rejected_since?: string;
      /** Human-readable message from discovery. */ discovery_message?: string;
      /** Human-readable message from the newer engine's discovery. */ discovery_message_v2?: string;
      /** On-ramps and others that use the integration. */ in_use_by?: Status.InUseBy[];
      /** Time at which discovery last ended. */ last_discovery_completed_at?: string;
      /** Time at which the newer engine's discovery last ended. */ last_discovery_completed_at_v2?: string;
      /** Time at which discovery last began. */ last_discovery_started_at?: string;
      /** Time at which the newer engine's discovery last began. */ last_discovery_started_at_v2?: string;
      /** Time of the latest change. */ last_updated?: string;
    }
    export namespace Status {
      export interface DiscoveryProgress extends Progress {
        /** Unit of the counts, such as regions. */ unit: string;
      }
      export interface DiscoveryProgressV2 extends Progress {
        /** Unit of the counts, such as regions. */ unit: string;
      }
      export interface InUseBy {
        /** Identifies the object that manages the resource. @format uuid */ id: string;
        /** Kind of object that uses the integration. */ client_type: 'MAGIC_WAN_CLOUD_ONRAMP';
        /** Name of the object that manages the resource, for people. */ name: string;
      }
    }
  }

  export interface CloudIntegrationParams extends InAccount, CloudAccount {
    /** @minLength 1 */ aws_arn?: string;
    /** @minLength 1 */ azure_subscription_id?: string;
    /** @minLength 1 */ azure_tenant_id?: string;
    /** @minLength 1 */ friendly_name?: string;
    /** @minLength 1 */ gcp_project_id?: string;
  }

  export interface CloudIntegrationListParams extends InAccount {
    /** If true, resources at Cloudflare itself are listed too. */ cloudflare?: boolean;
    desc?: boolean;
    /** @pattern ^(cloud_type|id|name|updated_at)$ */ order_by?: string;
    status?: boolean;
  }

  export interface CloudIntegrationDeleteResponse {
    /** Identifies the cloud integration. @format uuid */ id: string;
  }

  export interface CloudIntegrationDiscoverParams extends InAccount {
    /** @query */ v2?: boolean;
  }

  export interface CloudIntegrationGetParams extends InAccount {
    status?: boolean;
  }

  export type CloudIntegrationInitialSetupResponse =
    | CloudIntegrationInitialSetupResponse.McnAwsTrustPolicy
    | CloudIntegrationInitialSetupResponse.McnAzureSetup | CloudIntegrationInitialSetupResponse.McnGcpSetup;
  export namespace CloudIntegrationInitialSetupResponse {
    export interface McnAwsTrustPolicy {
      /** Trust policy, as JSON, to put on the IAM role in AWS. */ aws_trust_policy: string;
      item_type: string;
    }
    export interface McnAzureSetup {
      /** Page on which an Azure administrator consents. */ azure_consent_url: string;
      /** Tag that proves the provider account is yours. */ integration_identity_tag: string;
      item_type: string;
      /** Command that sets the tag at the provider. */ tag_cli_command: string;
    }
    export interface McnGcpSetup {
      /** Tag that proves the provider account is yours. */ integration_identity_tag: string;
      item_type: string;
      /** Command that sets the tag at the provider. */ tag_cli_command: string;
    }
  }

  /** Catalog of networks, machines and gateways discovered in the clouds. */
  export interface Resources {
    /** List discovered cloud resources by provider, region, type or text.
     *  @http GET /accounts/{account_id}/magic/cloud/resources
     *  @permission Magic WAN Write; Magic WAN Read
     *  @columns name resource_type cloud_type region native_id state updated_at */
    list(
      params: ResourceListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OnRamp.PostApplyResources>, OnRamp.PostApplyResources>;

    /** Export the filtered resource catalog as a file.
     *  @http GET /accounts/{account_id}/magic/cloud/resources/export
     *  @response binary application/octet-stream
     *  @permission Magic WAN Write; Magic WAN Read */
    export(params: ResourceExportParams, options?: RequestOptions): APIPromise<Response>;

    /** Get one discovered cloud resource of the catalog.
     *  @http GET /accounts/{account_id}/magic/cloud/resources/{resource_id}
     *  @permission Magic WAN Write; Magic WAN Read */
    get(
      /** @format uuid */ resourceID: string,
      params: ResourceGetParams,
      options?: RequestOptions,
    ): APIPromise<OnRamp.PostApplyResources>;

    /** Preview which resources a catalog sync policy matches.
     *
     *  Stores nothing.
     *  @http POST /accounts/{account_id}/magic/cloud/resources/policy-preview */
    policyPreview(params: ResourcePolicyPreviewParams, options?: RequestOptions): APIPromise<ResourcePolicyPreviewResponse>;
  }

  export interface ResourceListParams extends ResourceExportParams {
    /** If true, resources at Cloudflare itself are listed too. */ cloudflare?: boolean;
    /** Only resources that Cloudflare manages, or only the others. */ managed?: boolean;
    /** @min 1 */ page?: Integer;
    /** @min 1 */ per_page?: Integer;
  }

  export interface ResourceExportParams extends InAccount {
    desc?: boolean;
    /** @pattern ^(id|region|resource_type)$ */ order_by?: string;
    /** Only resources that this integration sees. @from magicCloudNetworking.cloudIntegrations.list */ provider_id?: string;
    /** Only resources in this region of the provider, such as `eu-west-1`. @minLength 1 */ region?: string;
    /** Only resources of this group in Azure, or the like elsewhere. */ resource_group?: string;
    /** Only these resources, by id. */ resource_id?: (/** @format uuid */ string)[];
    /** Only resources of these kinds. */ resource_type?: (
      | 'aws_customer_gateway' | 'aws_egress_only_internet_gateway' | 'aws_internet_gateway' | 'aws_instance'
      | 'aws_network_interface' | 'aws_route' | 'aws_route_table' | 'aws_route_table_association' | 'aws_subnet'
      | 'aws_vpc' | 'aws_vpc_ipv4_cidr_block_association' | 'aws_vpn_connection' | 'aws_vpn_connection_route'
      | 'aws_vpn_gateway' | 'aws_security_group' | 'aws_vpc_security_group_ingress_rule'
      | 'aws_vpc_security_group_egress_rule' | 'aws_ec2_managed_prefix_list' | 'aws_ec2_transit_gateway'
      | 'aws_ec2_transit_gateway_prefix_list_reference' | 'aws_ec2_transit_gateway_vpc_attachment'
      | 'azurerm_application_security_group' | 'azurerm_lb' | 'azurerm_lb_backend_address_pool'
      | 'azurerm_lb_nat_pool' | 'azurerm_lb_nat_rule' | 'azurerm_lb_rule' | 'azurerm_local_network_gateway'
      | 'azurerm_network_interface' | 'azurerm_network_interface_application_security_group_association'
      | 'azurerm_network_interface_backend_address_pool_association'
      | 'azurerm_network_interface_security_group_association' | 'azurerm_network_security_group'
      | 'azurerm_public_ip' | 'azurerm_route' | 'azurerm_route_table' | 'azurerm_subnet'
      | 'azurerm_subnet_route_table_association' | 'azurerm_virtual_machine'
      | 'azurerm_virtual_network_gateway_connection' | 'azurerm_virtual_network'
      | 'azurerm_virtual_network_gateway' | 'google_compute_network' | 'google_compute_subnetwork'
      | 'google_compute_vpn_gateway' | 'google_compute_vpn_tunnel' | 'google_compute_route'
      | 'google_compute_address' | 'google_compute_global_address' | 'google_compute_router'
      | 'google_compute_interconnect_attachment' | 'google_compute_ha_vpn_gateway'
      | 'google_compute_forwarding_rule' | 'google_compute_network_firewall_policy'
      | 'google_compute_network_firewall_policy_rule' | 'cloudflare_static_route' | 'cloudflare_ipsec_tunnel' | (string & {})
    )[];
    /** Words that must occur in the resource's data. */ search?: string[];
    v2?: boolean;
  }

  export interface ResourceGetParams extends InAccount {
    v2?: boolean;
  }

  export interface ResourcePolicyPreviewParams extends InAccount {
    /** @minLength 1 @example "input.region == \"eu-west-1\"" */ policy: string;
  }

  export type ResourcePolicyPreviewResponse = string;

  export type CatalogSyncListResponsesSinglePage = SinglePage<CatalogSync>;

  export type CloudIntegrationListResponsesSinglePage = SinglePage<CloudIntegration>;

  export type OnRampListResponsesSinglePage = SinglePage<OnRamp>;

  export type ResourceListResponsesV4PagePaginationArray = V4PagePaginationArray<OnRamp.PostApplyResources>;

  export interface MonthlyCostEstimate {
    currency: string;
    /** Cost per month, in the currency given. @format double */ monthly_cost: number;
  }

  export interface Observations {
    /** Time at which the integration first saw it. */ first_observed_at: string;
    /** Time at which the integration last saw it. */ last_observed_at: string;
    /** Cloud integration that saw the resource. @format uuid */ provider_id: string;
    /** Resource that was seen. @format uuid */ resource_id: string;
  }

  export interface Section {
    /** Entries that are folded away at first. */ hidden_items: Section.HiddenItem[];
    /** Name for people. */ name: string;
    /** Entries that are shown at once. */ visible_items: Section.HiddenItem[];
    /** Explanation of the group, for people. */ help_text?: string;
  }
  export namespace Section {
    export interface HiddenItem {
      /** Explanation of the entry, for people. */ helpText?: string;
      /** Name for people. */ name?: string;
      /** Content, whose shape `item_type` tells. */ value?:
        | McnStringItem | HiddenItem.McnYamlItem | HiddenItem.McnYamlDiffItem | McnResourcePreviewItem
        | HiddenItem.McnListItem;
    }
    export namespace HiddenItem {
      export interface McnYamlItem {
        item_type: string;
        /** Content as YAML text. */ yaml: string;
      }
      export interface McnYamlDiffItem {
        item_type: string;
        /** Two YAML texts and their difference. */ yaml_diff: OnRamp.PlannedResource.Diff;
      }
      export interface McnListItem {
        item_type: string;
        /** Several texts or resources in a row. */ list: (Section.McnStringItem | Section.McnResourcePreviewItem)[];
      }
    }
    export interface McnStringItem {
      item_type: string;
      /** Content as plain text. */ string: string;
    }
    export interface McnResourcePreviewItem {
      item_type: string;
      /** Short form of another resource. */ resource_preview: McnResourcePreviewItem.ResourcePreview;
    }
    export namespace McnResourcePreviewItem {
      export interface ResourcePreview extends OnRamp.PlannedResource.Resource {
        /** Name for people. */ name: string;
      }
    }
  }
}

export declare namespace MagicCloudNetworking.CatalogSyncs {
  /** Ready-made selections of cloud resources for a feed. */
  export interface PrebuiltPolicies {
    /** List ready-made policies for catalog syncs, by destination type.
     *  @http GET /accounts/{account_id}/magic/cloud/catalog-syncs/prebuilt-policies
     *  @permission Magic WAN Write; Magic WAN Read
     *  @columns policy_name policy_description applicable_destinations */
    list(
      params: PrebuiltPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PrebuiltPolicyListResponse>, PrebuiltPolicyListResponse>;
  }

  export interface PrebuiltPolicyListParams extends InAccount {
    /** Only policies that suit this destination; left out, all. */ destination_type?: 'NONE' | 'ZERO_TRUST_LIST' | (string & {});
  }

  export interface PrebuiltPolicyListResponse {
    /** Destinations that the policy suits. */ applicable_destinations: ('NONE' | 'ZERO_TRUST_LIST')[];
    /** Description of the resources that the policy selects. */ policy_description: string;
    /** Name to choose the policy by. */ policy_name: string;
    /** Text of the policy, to be used as `policy`. */ policy_string: string;
  }

  export type PrebuiltPolicyListResponsesSinglePage = SinglePage<PrebuiltPolicyListResponse>;
}

export declare namespace MagicCloudNetworking.OnRamps {
  /** IP ranges that the joined networks take part in. */
  export interface AddressSpaces {
    /** Replace all prefixes of the Magic WAN address space.
     *
     *  A prefix left out is removed, and on-ramps no longer route it.
     *  @http PUT /accounts/{account_id}/magic/cloud/onramps/magic_wan_address_space
     *  @permission Magic WAN Write */
    update(params: AddressSpaceParams, options?: RequestOptions): APIPromise<AddressSpace>;

    /** List the prefixes of the Magic WAN address space.
     *  @http GET /accounts/{account_id}/magic/cloud/onramps/magic_wan_address_space
     *  @permission Magic WAN Write; Magic WAN Read */
    list(params: InAccount, options?: RequestOptions): APIPromise<AddressSpace>;

    /** Edit the prefixes of the Magic WAN address space.
     *  @http PATCH /accounts/{account_id}/magic/cloud/onramps/magic_wan_address_space
     *  @permission Magic WAN Write */
    edit(params: AddressSpaceParams, options?: RequestOptions): APIPromise<AddressSpace>;
  }

  export interface AddressSpaceParams extends InAccount {
    /** Ranges in CIDR notation that belong to Magic WAN. */ prefixes: string[];
  }

  export interface AddressSpace {
    /** Ranges in CIDR notation that belong to Magic WAN. */ prefixes: string[];
  }
}
