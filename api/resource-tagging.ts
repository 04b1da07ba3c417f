import type { APIPromise, CursorPaginationAfter, PagePromise, RequestOptions } from './_client.ts';
import type { InAccount, InZone, ResourceID } from './_shared.ts';

/** Resource Tagging: Your own key-value labels on resources, for finding and grouping them.
 *  @product resourceTagging Resource Tagging
 *  @docs https://developers.cloudflare.com/api/ */
export interface ResourceTagging {
  readonly accountTags: ResourceTagging.AccountTags;
  readonly zoneTags: ResourceTagging.ZoneTags;
  readonly keys: ResourceTagging.Keys;
  readonly values: ResourceTagging.Values;
  readonly summary: ResourceTagging.Summary;

  /** Find tagged resources by tag, type, name or ID, by cursor.
   *  @http GET /accounts/{account_id}/tags/resources
   *  @plans enterprise
   *  @availability beta
   *  @auth api_email+api_key */
  list(
    params: ResourceTagging.ResourceTaggingListParams,
    options?: RequestOptions,
  ): PagePromise<CursorPaginationAfter<ResourceTagging.ZoneTagGetResponse>, ResourceTagging.ZoneTagGetResponse>;
}

export declare namespace ResourceTagging {
  export interface ResourceTaggingListParams extends InAccount {
    /** @maxItems 50 */ id?: string[];
    /** @maxLength 256 */ name?: string;
    tag?: string[];
    type?: ('access_application' | 'access_application_policy' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'api_gateway_operation' | 'cloudflared_tunnel' | 'custom_certificate' | 'custom_hostname' | 'd1_database' | 'dns_record' | 'durable_object_namespace' | 'gateway_list' | 'gateway_rule' | 'healthcheck' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer' | 'load_balancer_monitor' | 'load_balancer_pool' | 'managed_client_certificate' | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index' | 'worker' | 'worker_route' | 'worker_version' | 'zone' | 'zone_ruleset')[];
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
  }

  export import ResourceTaggingListResponse = ResourceTagging.ZoneTagGetResponse;

  /** Labels of resources that belong to an account. */
  export interface AccountTags {
    /** Replace the tags of one account-level resource, guarded by If-Match.
     *  @http PUT /accounts/{account_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    update(params: AccountTagUpdateParams, options?: RequestOptions): APIPromise<ZoneTagGetResponse>;

    /** Strip all tags from an account-level resource, guarded by If-Match.
     *  @http DELETE /accounts/{account_id}/tags
     *  @answer void
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(params: AccountTagDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Read the tags of one account-level resource by ID and type.
     *  @http GET /accounts/{account_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: AccountTagGetParams, options?: RequestOptions): APIPromise<ZoneTagGetResponse>;
  }

  export type AccountTagUpdateParams =
    | AccountTagUpdateParams.ResourceTaggingSetTagsRequestAccountLevelWorkerVersion
    | AccountTagUpdateParams.ResourceTaggingSetTagsRequestAccountLevelBase;
  export namespace AccountTagUpdateParams {
    export interface ResourceTaggingSetTagsRequestAccountLevelBase extends InAccount {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ resource_id: string;
      resource_type: 'access_application' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'cloudflared_tunnel' | 'd1_database' | 'durable_object_namespace' | 'gateway_list' | 'gateway_rule' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer_monitor' | 'load_balancer_pool' | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index' | 'worker';
      tags?: { [key: string]: /** @maxLength 1024 */ string };
      /** @header If-Match */ 'If-Match'?: string;
    }
    export interface ResourceTaggingSetTagsRequestAccountLevelWorkerVersion extends InAccount {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ resource_id: string;
      resource_type: 'access_application' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'cloudflared_tunnel' | 'd1_database' | 'durable_object_namespace' | 'gateway_list' | 'gateway_rule' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer_monitor' | 'load_balancer_pool' | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index' | 'worker' | 'worker_version';
      /** @example "3f72a691-44b3-4c11-8642-c18a88ddaa5e" */ worker_id: string;
      tags?: { [key: string]: /** @maxLength 1024 */ string };
      /** @header If-Match */ 'If-Match'?: string;
    }
  }

  export import AccountTagUpdateResponse = ResourceTagging.ZoneTagGetResponse;

  export interface AccountTagDeleteParams extends InAccount {
    /** @header If-Match */ 'If-Match'?: string;
  }

  export interface AccountTagGetParams extends InAccount {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ resource_id: string;
    resource_type: 'access_application' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'cloudflared_tunnel' | 'd1_database' | 'durable_object_namespace' | 'gateway_list' | 'gateway_rule' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer_monitor' | 'load_balancer_pool' | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index' | 'worker' | 'worker_version';
    /** @example "3f72a691-44b3-4c11-8642-c18a88ddaa5e" */ worker_id?: string;
  }

  export import AccountTagGetResponse = ResourceTagging.ZoneTagGetResponse;

  /** Labels of resources that belong to a zone. */
  export interface ZoneTags {
    /** Replace the tags of one zone-level resource, guarded by If-Match.
     *  @http PUT /zones/{zone_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    update(params: ZoneTagUpdateParams, options?: RequestOptions): APIPromise<ZoneTagGetResponse>;

    /** Strip all tags from a zone-level resource, guarded by If-Match.
     *  @http DELETE /zones/{zone_id}/tags
     *  @answer void
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(params: ZoneTagDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Read the tags of one zone-level resource by ID and type.
     *  @http GET /zones/{zone_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: ZoneTagGetParams, options?: RequestOptions): APIPromise<ZoneTagGetResponse>;
  }

  export type ZoneTagUpdateParams =
    | ZoneTagUpdateParams.ResourceTaggingSetTagsRequestZoneLevelBase
    | ZoneTagUpdateParams.ResourceTaggingSetTagsRequestZoneLevelAccessApplicationPolicy;
  export namespace ZoneTagUpdateParams {
    export interface ResourceTaggingSetTagsRequestZoneLevelAccessApplicationPolicy extends InZone {
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ access_application_id: string;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ resource_id: string;
      resource_type: 'api_gateway_operation' | 'custom_certificate' | 'custom_hostname' | 'dns_record' | 'healthcheck' | 'load_balancer' | 'managed_client_certificate' | 'worker_route' | 'zone' | 'zone_ruleset' | 'access_application_policy';
      tags?: { [key: string]: /** @maxLength 1024 */ string };
      /** @header If-Match */ 'If-Match'?: string;
    }
    export interface ResourceTaggingSetTagsRequestZoneLevelBase extends InZone {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ resource_id: string;
      resource_type: 'api_gateway_operation' | 'custom_certificate' | 'custom_hostname' | 'dns_record' | 'healthcheck' | 'load_balancer' | 'managed_client_certificate' | 'worker_route' | 'zone' | 'zone_ruleset';
      tags?: { [key: string]: /** @maxLength 1024 */ string };
      /** @header If-Match */ 'If-Match'?: string;
    }
  }

  export import ZoneTagUpdateResponse = ResourceTagging.ZoneTagGetResponse;

  export interface ZoneTagDeleteParams extends InZone {
    /** @header If-Match */ 'If-Match'?: string;
  }

  export interface ZoneTagGetParams extends InZone {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ resource_id: string;
    resource_type: 'access_application_policy' | 'api_gateway_operation' | 'custom_certificate' | 'custom_hostname' | 'dns_record' | 'healthcheck' | 'load_balancer' | 'managed_client_certificate' | 'worker_route' | 'zone' | 'zone_ruleset';
    /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ access_application_id?: string;
  }

  /** @discriminator type */
  export type ZoneTagGetResponse =
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAccessApplication
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAccessApplicationPolicy
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAccessGroup
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAccount
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAccountRuleset
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAIGateway
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAlertingPolicy
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAlertingWebhook
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectAPIGatewayOperation
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectCloudflaredTunnel
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectCustomCertificate
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectCustomHostname
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectD1Database
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectDNSRecord
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectDurableObjectNamespace
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectGatewayList
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectGatewayRule
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectHealthcheck
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectImage
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectInfrastructureTarget
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectKVNamespace
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectLoadBalancer
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectLoadBalancerMonitor
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectLoadBalancerPool
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectManagedClientCertificate
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectPagesProject
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectQueue
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectR2Bucket
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectResourceShare
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectStreamLiveInput
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectStreamVideo
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectVectorizeIndex
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectWorker
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectWorkerRoute
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectWorkerVersion
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectZone
    | ZoneTagGetResponse.ResourceTaggingTaggedResourceObjectZoneRuleset;
  export namespace ZoneTagGetResponse {
    export interface ResourceTaggingTaggedResourceObjectAIGateway {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'ai_gateway';
    }
    export interface ResourceTaggingTaggedResourceObjectAPIGatewayOperation {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'api_gateway_operation';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectAccessApplication {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'access_application';
    }
    export interface ResourceTaggingTaggedResourceObjectAccessApplicationPolicy {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ access_application_id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'access_application_policy';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectAccessGroup {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'access_group';
    }
    export interface ResourceTaggingTaggedResourceObjectAccount {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'account';
    }
    export interface ResourceTaggingTaggedResourceObjectAccountRuleset {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'account_ruleset';
    }
    export interface ResourceTaggingTaggedResourceObjectAlertingPolicy {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'alerting_policy';
    }
    export interface ResourceTaggingTaggedResourceObjectAlertingWebhook {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'alerting_webhook';
    }
    export interface ResourceTaggingTaggedResourceObjectCloudflaredTunnel {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'cloudflared_tunnel';
    }
    export interface ResourceTaggingTaggedResourceObjectCustomCertificate {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'custom_certificate';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectCustomHostname {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'custom_hostname';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectD1Database {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'd1_database';
    }
    export interface ResourceTaggingTaggedResourceObjectDNSRecord {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'dns_record';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectDurableObjectNamespace {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'durable_object_namespace';
    }
    export interface ResourceTaggingTaggedResourceObjectGatewayList {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'gateway_list';
    }
    export interface ResourceTaggingTaggedResourceObjectGatewayRule {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'gateway_rule';
    }
    export interface ResourceTaggingTaggedResourceObjectHealthcheck {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'healthcheck';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectImage {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'image';
    }
    export interface ResourceTaggingTaggedResourceObjectInfrastructureTarget {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'infrastructure_target';
    }
    export interface ResourceTaggingTaggedResourceObjectKVNamespace {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'kv_namespace';
    }
    export interface ResourceTaggingTaggedResourceObjectLoadBalancer {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'load_balancer';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectLoadBalancerMonitor {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'load_balancer_monitor';
    }
    export interface ResourceTaggingTaggedResourceObjectLoadBalancerPool {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'load_balancer_pool';
    }
    export interface ResourceTaggingTaggedResourceObjectManagedClientCertificate {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'managed_client_certificate';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectPagesProject {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'pages_project';
    }
    export interface ResourceTaggingTaggedResourceObjectQueue {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'queue';
    }
    export interface ResourceTaggingTaggedResourceObjectR2Bucket {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'r2_bucket';
    }
    export interface ResourceTaggingTaggedResourceObjectResourceShare {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'resource_share';
    }
    export interface ResourceTaggingTaggedResourceObjectStreamLiveInput {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'stream_live_input';
    }
    export interface ResourceTaggingTaggedResourceObjectStreamVideo {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'stream_video';
    }
    export interface ResourceTaggingTaggedResourceObjectVectorizeIndex {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'vectorize_index';
    }
    export interface ResourceTaggingTaggedResourceObjectWorker {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'worker';
    }
    export interface ResourceTaggingTaggedResourceObjectWorkerRoute {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'worker_route';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectWorkerVersion {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'worker_version';
      /** @example "3f72a691-44b3-4c11-8642-c18a88ddaa5e" */ worker_id: string;
    }
    export interface ResourceTaggingTaggedResourceObjectZone {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'zone';
      zone_id: ResourceID;
    }
    export interface ResourceTaggingTaggedResourceObjectZoneRuleset {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
      /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
      /** @example "my-worker-script" */ name: string;
      tags: { [key: string]: /** @maxLength 1024 */ string };
      type: 'zone_ruleset';
      zone_id: ResourceID;
    }
  }

  /** Label names in use. */
  export interface Keys {
    /** Walk through all tag keys in use in the account.
     *  @http GET /accounts/{account_id}/tags/keys
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    list(params: KeyListParams, options?: RequestOptions): PagePromise<CursorPaginationAfter<KeyListResponse>, KeyListResponse>;
  }

  export interface KeyListParams extends InAccount {
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
  }

  export type KeyListResponse = string;

  /** Values that occur for one label name. */
  export interface Values {
    /** Walk through the values used for one tag key, optionally by resource type.
     *  @http GET /accounts/{account_id}/tags/values/{tag_key}
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    list(
      tagKey: string,
      params: ValueListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<ValueListResponse>, ValueListResponse>;
  }

  export interface ValueListParams extends InAccount {
    type?: 'access_application' | 'access_application_policy' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'api_gateway_operation' | 'cloudflared_tunnel' | 'custom_certificate' | 'custom_hostname' | 'd1_database' | 'dns_record' | 'durable_object_namespace' | 'gateway_list' | 'gateway_rule' | 'healthcheck' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer' | 'load_balancer_monitor' | 'load_balancer_pool' | 'managed_client_certificate' | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index' | 'worker' | 'worker_route' | 'worker_version' | 'zone' | 'zone_ruleset';
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
  }

  export type ValueListResponse = string;

  /** Overview of the labels in use. */
  export interface Summary {
    /** Get an account-wide overview of tags in use, by cursor.
     *  @http GET /accounts/{account_id}/tags/summary
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: SummaryGetParams, options?: RequestOptions): APIPromise<SummaryGetResponse>;
  }

  export interface SummaryGetParams extends InAccount {
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
  }

  export type SummaryGetResponse = SummaryGetResponse.SummaryGetResponseItem[];
  export namespace SummaryGetResponse {
    export interface SummaryGetResponseItem {
      /** @example "environment" */ key: string;
      values: string[];
    }
  }

  export type KeyListResponsesCursorPaginationAfter = CursorPaginationAfter<KeyListResponse>;

  export type ResourceTaggingListResponsesCursorPaginationAfter = CursorPaginationAfter<ZoneTagGetResponse>;

  export type ValueListResponsesCursorPaginationAfter = CursorPaginationAfter<ValueListResponse>;
}
