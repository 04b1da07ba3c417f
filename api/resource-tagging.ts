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

  /** List tagged resources by tag, type, name or id.
   *
   *  Conditions of different kinds must all be met. `tag=key=a,b` matches either value, `tag=!key` what lacks the key.
   *  @http GET /accounts/{account_id}/tags/resources
   *  @plans enterprise
   *  @availability beta
   *  @auth api_email+api_key
   *  @columns name type tags id */
  list(
    params: ResourceTagging.ResourceTaggingListParams,
    options?: RequestOptions,
  ): PagePromise<CursorPaginationAfter<ResourceTagging.ResourceTaggingResult>, ResourceTagging.ResourceTaggingResult>;
}

export declare namespace ResourceTagging {
  /** Words of fields by their names. */
  export interface Glossary {
    /** ETag of the state you read; if tags changed since, the answer is 412. Left out, nothing is checked. */ 'If-Match': string;
    /** All tags as keys and values, at most 1,024 characters long; an empty value leaves a key alone. */ tags: unknown;
    /** Says which kind of thing carries the tags. */ type: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Key of the tags whose values are asked for. */ tag_key: string;
  }

  export interface ResourceTaggingListParams extends InAccount {
    /** Only these, by id. @maxItems 50 */ id?: string[];
    /** Text that the name must contain; case does not count. @maxLength 256 @minLength 1 */ name?: string;
    /** Conditions such as `env=prod`, `env=prod,staging`, `region!=us-west-1` or `!archived`; all must be met. */ tag?: string[];
    /** Only resources of one of these kinds. */ type?: (
      | 'access_application' | 'access_application_policy' | 'access_group' | 'account' | 'account_ruleset'
      | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'api_gateway_operation' | 'cloudflared_tunnel'
      | 'custom_certificate' | 'custom_hostname' | 'cws_deployment' | 'cws_policy' | 'cws_policy_set'
      | 'cws_workload' | 'd1_database' | 'dns_record' | 'durable_object_namespace' | 'gateway_list'
      | 'gateway_rule' | 'healthcheck' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer'
      | 'load_balancer_monitor' | 'load_balancer_pool' | 'managed_client_certificate' | 'pages_project'
      | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index'
      | 'worker' | 'worker_route' | 'worker_version' | 'zone' | 'zone_ruleset' | (string & {})
    )[];
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
    /** If true, case does not count in `tag` conditions; stored tags stay as they are. */ case_insensitive?: boolean;
  }

  /** @discriminator type */
  export type ResourceTaggingResult =
    | ResourceTaggingTaggedResourceObjectAccessApplication
    | ResourceTaggingTaggedResourceObjectAccessApplicationPolicy
    | ResourceTaggingTaggedResourceObjectAccessGroup | ResourceTaggingTaggedResourceObjectAccount
    | ResourceTaggingTaggedResourceObjectAccountRuleset | ResourceTaggingTaggedResourceObjectAIGateway
    | ResourceTaggingTaggedResourceObjectAlertingPolicy | ResourceTaggingTaggedResourceObjectAlertingWebhook
    | ResourceTaggingTaggedResourceObjectAPIGatewayOperation
    | ResourceTaggingTaggedResourceObjectCloudflaredTunnel
    | ResourceTaggingTaggedResourceObjectCustomCertificate | ResourceTaggingTaggedResourceObjectCustomHostname
    | ResourceTaggingTaggedResourceObjectCwsDeployment | ResourceTaggingTaggedResourceObjectCwsPolicy
    | ResourceTaggingTaggedResourceObjectCwsPolicySet | ResourceTaggingTaggedResourceObjectCwsWorkload
    | ResourceTaggingTaggedResourceObjectD1Database | ResourceTaggingTaggedResourceObjectDNSRecord
    | ResourceTaggingTaggedResourceObjectDurableObjectNamespace | ResourceTaggingTaggedResourceObjectGatewayList
    | ResourceTaggingTaggedResourceObjectGatewayRule | ResourceTaggingTaggedResourceObjectHealthcheck
    | ResourceTaggingTaggedResourceObjectImage | ResourceTaggingTaggedResourceObjectInfrastructureTarget
    | ResourceTaggingTaggedResourceObjectKVNamespace | ResourceTaggingTaggedResourceObjectLoadBalancer
    | ResourceTaggingTaggedResourceObjectLoadBalancerMonitor
    | ResourceTaggingTaggedResourceObjectLoadBalancerPool
    | ResourceTaggingTaggedResourceObjectManagedClientCertificate
    | ResourceTaggingTaggedResourceObjectPagesProject | ResourceTaggingTaggedResourceObjectQueue
    | ResourceTaggingTaggedResourceObjectR2Bucket | ResourceTaggingTaggedResourceObjectResourceShare
    | ResourceTaggingTaggedResourceObjectStreamLiveInput | ResourceTaggingTaggedResourceObjectStreamVideo
    | ResourceTaggingTaggedResourceObjectVectorizeIndex | ResourceTaggingTaggedResourceObjectWorker
    | ResourceTaggingTaggedResourceObjectWorkerRoute | ResourceTaggingTaggedResourceObjectWorkerVersion
    | ResourceTaggingTaggedResourceObjectZone | ResourceTaggingTaggedResourceObjectZoneRuleset;

  /** Labels of resources that belong to an account. */
  export interface AccountTags {
    /** Replace the tags of one account-level resource.
     *
     *  All former tags go. Send `If-Match` with the ETag you read, so that no other change is lost (412).
     *  @http PUT /accounts/{account_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "resource_type": "kv_namespace", "resource_id": "0f2ac74b498b48028cb68387c421e279",
     *    "tags": { "env": "prod", "team": "web" }
     *  } */
    update(params: AccountTagUpdateParams, options?: RequestOptions): APIPromise<ResourceTaggingResult>;

    /** Delete all tags of an account-level resource.
     *
     *  The resource itself stays.
     *  @http DELETE /accounts/{account_id}/tags
     *  @response void
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(params: AccountTagDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Get the tags of one account-level resource.
     *  @http GET /accounts/{account_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: AccountTagGetParams, options?: RequestOptions): APIPromise<ResourceTaggingResult>;
  }

  export interface TagChange {
    /** Identifies what is tagged among its kind. @example "023e105f4ecef8ad9ca31a8372d0c353" @minLength 1 */ resource_id: string;
    tags?: { [key: string]: /** @maxLength 1024 */ string };
    /** @header If-Match */ 'If-Match'?: string;
  }

  export type AccountTagUpdateParams = AccountTagUpdateParams.ResourceTaggingSetTagsRequestAccountLevelWorkerVersion | AccountTagUpdateParams.ResourceTaggingSetTagsRequestAccountLevelBase;
  export namespace AccountTagUpdateParams {
    export interface ResourceTaggingSetTagsRequestAccountLevelWorkerVersion extends InAccount, TagChange {
      /** Says that a version of a Worker is tagged. */ resource_type: 'worker_version';
      /** Worker that the version belongs to. @example "3f72a691-44b3-4c11-8642-c18a88ddaa5e" @from workers.beta.workers.list */ worker_id: string;
    }
    export interface ResourceTaggingSetTagsRequestAccountLevelBase extends InAccount, TagChange {
      /** Kind of account-level thing that is tagged. */ resource_type:
        | 'access_application' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway'
        | 'alerting_policy' | 'alerting_webhook' | 'cloudflared_tunnel' | 'cws_deployment' | 'cws_policy'
        | 'cws_policy_set' | 'cws_workload' | 'd1_database' | 'durable_object_namespace' | 'gateway_list'
        | 'gateway_rule' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer_monitor'
        | 'load_balancer_pool' | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share'
        | 'stream_live_input' | 'stream_video' | 'vectorize_index' | 'worker';
    }
  }

  export interface AccountTagDeleteParams extends InAccount {
    /** @header If-Match */ 'If-Match'?: string;
  }

  export interface AccountTagGetParams extends InAccount {
    /** Identifies what the tags are on. @example "023e105f4ecef8ad9ca31a8372d0c353" @minLength 1 */ resource_id: string;
    /** Kind of account-level thing that is asked about. */ resource_type:
      | 'access_application' | 'access_group' | 'account' | 'account_ruleset' | 'ai_gateway' | 'alerting_policy'
      | 'alerting_webhook' | 'cloudflared_tunnel' | 'cws_deployment' | 'cws_policy' | 'cws_policy_set'
      | 'cws_workload' | 'd1_database' | 'durable_object_namespace' | 'gateway_list' | 'gateway_rule' | 'image'
      | 'infrastructure_target' | 'kv_namespace' | 'load_balancer_monitor' | 'load_balancer_pool'
      | 'pages_project' | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video'
      | 'vectorize_index' | 'worker' | 'worker_version' | (string & {});
    /** Worker the version belongs to; needed for `worker_version` only. @example "3f72a691-44b3-4c11-8642-c18a88ddaa5e" @minLength 1 */
    worker_id?: string;
  }

  export interface ResourceTaggingTaggedResourceObjectAccessApplication extends TaggedResource {
    type: 'access_application';
  }

  export interface ResourceTaggingTaggedResourceObjectAccessApplicationPolicy extends TaggedResource {
    /** Access application that the policy belongs to. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ access_application_id: string;
    type: 'access_application_policy';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectAccessGroup extends TaggedResource {
    type: 'access_group';
  }

  export interface ResourceTaggingTaggedResourceObjectAccount extends TaggedResource {
    type: 'account';
  }

  export interface ResourceTaggingTaggedResourceObjectAccountRuleset extends TaggedResource {
    type: 'account_ruleset';
  }

  export interface ResourceTaggingTaggedResourceObjectAIGateway extends TaggedResource {
    type: 'ai_gateway';
  }

  export interface ResourceTaggingTaggedResourceObjectAlertingPolicy extends TaggedResource {
    type: 'alerting_policy';
  }

  export interface ResourceTaggingTaggedResourceObjectAlertingWebhook extends TaggedResource {
    type: 'alerting_webhook';
  }

  export interface ResourceTaggingTaggedResourceObjectAPIGatewayOperation extends TaggedResource {
    type: 'api_gateway_operation';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectCloudflaredTunnel extends TaggedResource {
    type: 'cloudflared_tunnel';
  }

  export interface ResourceTaggingTaggedResourceObjectCustomCertificate extends TaggedResource {
    type: 'custom_certificate';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectCustomHostname extends TaggedResource {
    type: 'custom_hostname';
    zone_id: ResourceID;
  }

  export interface TagState {
    /** Identifies it among its kind. */ id: string;
    /** Stands for the present tags; give it back in `If-Match`. */ etag: string;
    /** Display name. */ name: string;
    /** Time of the latest change of its tags. */ tags_updated_at?: string;
  }

  export interface TaggedAgentObject extends TagState {
    tags: { [key: string]: string };
  }

  export interface ResourceTaggingTaggedResourceObjectCwsDeployment extends TaggedAgentObject {
    type: 'cws_deployment';
  }

  export interface ResourceTaggingTaggedResourceObjectCwsPolicy extends TaggedAgentObject {
    type: 'cws_policy';
  }

  export interface ResourceTaggingTaggedResourceObjectCwsPolicySet extends TaggedAgentObject {
    type: 'cws_policy_set';
  }

  export interface ResourceTaggingTaggedResourceObjectCwsWorkload extends TaggedAgentObject {
    type: 'cws_workload';
  }

  export interface ResourceTaggingTaggedResourceObjectD1Database extends TaggedResource {
    type: 'd1_database';
  }

  export interface ResourceTaggingTaggedResourceObjectDNSRecord extends TaggedResource {
    type: 'dns_record';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectDurableObjectNamespace extends TaggedResource {
    type: 'durable_object_namespace';
  }

  export interface ResourceTaggingTaggedResourceObjectGatewayList extends TaggedResource {
    type: 'gateway_list';
  }

  export interface ResourceTaggingTaggedResourceObjectGatewayRule extends TaggedResource {
    type: 'gateway_rule';
  }

  export interface ResourceTaggingTaggedResourceObjectHealthcheck extends TaggedResource {
    type: 'healthcheck';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectImage extends TaggedResource {
    type: 'image';
  }

  export interface ResourceTaggingTaggedResourceObjectInfrastructureTarget extends TaggedResource {
    type: 'infrastructure_target';
  }

  export interface ResourceTaggingTaggedResourceObjectKVNamespace extends TaggedResource {
    type: 'kv_namespace';
  }

  export interface ResourceTaggingTaggedResourceObjectLoadBalancer extends TaggedResource {
    type: 'load_balancer';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectLoadBalancerMonitor extends TaggedResource {
    type: 'load_balancer_monitor';
  }

  export interface ResourceTaggingTaggedResourceObjectLoadBalancerPool extends TaggedResource {
    type: 'load_balancer_pool';
  }

  export interface ResourceTaggingTaggedResourceObjectManagedClientCertificate extends TaggedResource {
    type: 'managed_client_certificate';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectPagesProject extends TaggedResource {
    type: 'pages_project';
  }

  export interface ResourceTaggingTaggedResourceObjectQueue extends TaggedResource {
    type: 'queue';
  }

  export interface ResourceTaggingTaggedResourceObjectR2Bucket extends TaggedResource {
    type: 'r2_bucket';
  }

  export interface ResourceTaggingTaggedResourceObjectResourceShare extends TaggedResource {
    type: 'resource_share';
  }

  export interface ResourceTaggingTaggedResourceObjectStreamLiveInput extends TaggedResource {
    type: 'stream_live_input';
  }

  export interface ResourceTaggingTaggedResourceObjectStreamVideo extends TaggedResource {
    type: 'stream_video';
  }

  export interface ResourceTaggingTaggedResourceObjectVectorizeIndex extends TaggedResource {
    type: 'vectorize_index';
  }

  export interface ResourceTaggingTaggedResourceObjectWorker extends TaggedResource {
    type: 'worker';
  }

  export interface ResourceTaggingTaggedResourceObjectWorkerRoute extends TaggedResource {
    type: 'worker_route';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectWorkerVersion extends TaggedResource {
    type: 'worker_version';
    /** Identifies the script that was uploaded in several states. @example "3f72a691-44b3-4c11-8642-c18a88ddaa5e" */ worker_id: string;
  }

  export interface ResourceTaggingTaggedResourceObjectZone extends TaggedResource {
    type: 'zone';
    zone_id: ResourceID;
  }

  export interface ResourceTaggingTaggedResourceObjectZoneRuleset extends TaggedResource {
    type: 'zone_ruleset';
    zone_id: ResourceID;
  }

  /** Labels of resources that belong to a zone. */
  export interface ZoneTags {
    /** Replace the tags of one zone-level resource.
     *
     *  All former tags go. Send `If-Match` with the ETag you read, so that no other change is lost (412).
     *  @http PUT /zones/{zone_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "resource_type": "dns_record", "resource_id": "372e67954025e0ba6aaa6d586b9e0b59",
     *    "tags": { "env": "prod" }
     *  } */
    update(params: ZoneTagUpdateParams, options?: RequestOptions): APIPromise<ResourceTaggingResult>;

    /** Delete all tags of a zone-level resource.
     *
     *  The resource itself stays.
     *  @http DELETE /zones/{zone_id}/tags
     *  @response void
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    delete(params: ZoneTagDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Get the tags of one zone-level resource.
     *  @http GET /zones/{zone_id}/tags
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: ZoneTagGetParams, options?: RequestOptions): APIPromise<ResourceTaggingResult>;
  }

  export type ZoneTagUpdateParams = ZoneTagUpdateParams.ResourceTaggingSetTagsRequestZoneLevelBase | ZoneTagUpdateParams.ResourceTaggingSetTagsRequestZoneLevelAccessApplicationPolicy;
  export namespace ZoneTagUpdateParams {
    export interface ResourceTaggingSetTagsRequestZoneLevelBase extends InZone, TagChange {
      /** Kind of zone-level thing that is tagged. */ resource_type:
        | 'api_gateway_operation' | 'custom_certificate' | 'custom_hostname' | 'dns_record' | 'healthcheck'
        | 'load_balancer' | 'managed_client_certificate' | 'worker_route' | 'zone' | 'zone_ruleset';
    }
    export interface ResourceTaggingSetTagsRequestZoneLevelAccessApplicationPolicy extends InZone, TagChange {
      /** Access application that the policy belongs to. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
      access_application_id: string;
      /** Says that a policy of an Access application is tagged. */ resource_type: 'access_application_policy';
    }
  }

  export interface ZoneTagDeleteParams extends InZone {
    /** @header If-Match */ 'If-Match'?: string;
  }

  export interface ZoneTagGetParams extends InZone {
    /** Identifies what the tags are on. @example "023e105f4ecef8ad9ca31a8372d0c353" @minLength 1 */ resource_id: string;
    /** Kind of zone-level thing that is asked about. */ resource_type:
      | 'access_application_policy' | 'api_gateway_operation' | 'custom_certificate' | 'custom_hostname'
      | 'dns_record' | 'healthcheck' | 'load_balancer' | 'managed_client_certificate' | 'worker_route' | 'zone'
      | 'zone_ruleset' | (string & {});
    /** Access application of the policy; needed for `access_application_policy` only. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
    access_application_id?: string;
  }

  /** Label names in use. */
  export interface Keys {
    /** List all tag keys in use in the account.
     *  @http GET /accounts/{account_id}/tags/keys
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    list(params: KeyParams, options?: RequestOptions): PagePromise<CursorPaginationAfter<KeyListResponse>, KeyListResponse>;
  }

  export interface KeyParams extends InAccount {
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
  }

  export type KeyListResponse = string;

  /** Values that occur for one label name. */
  export interface Values {
    /** List the values used with one tag key, by resource type.
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
    /** Only values used on resources of this kind. */ type?:
      | 'access_application' | 'access_application_policy' | 'access_group' | 'account' | 'account_ruleset'
      | 'ai_gateway' | 'alerting_policy' | 'alerting_webhook' | 'api_gateway_operation' | 'cloudflared_tunnel'
      | 'custom_certificate' | 'custom_hostname' | 'cws_deployment' | 'cws_policy' | 'cws_policy_set'
      | 'cws_workload' | 'd1_database' | 'dns_record' | 'durable_object_namespace' | 'gateway_list'
      | 'gateway_rule' | 'healthcheck' | 'image' | 'infrastructure_target' | 'kv_namespace' | 'load_balancer'
      | 'load_balancer_monitor' | 'load_balancer_pool' | 'managed_client_certificate' | 'pages_project'
      | 'queue' | 'r2_bucket' | 'resource_share' | 'stream_live_input' | 'stream_video' | 'vectorize_index'
      | 'worker' | 'worker_route' | 'worker_version' | 'zone' | 'zone_ruleset' | (string & {});
    /** @example "eyJhY2NvdW50X2lkIjoxMjM0NTY3ODkwfQ" */ cursor?: string;
  }

  export type ValueListResponse = string;

  /** Overview of the labels in use. */
  export interface Summary {
    /** Get all tag keys in use with their values.
     *  @http GET /accounts/{account_id}/tags/summary
     *  @plans enterprise
     *  @availability beta
     *  @auth api_email+api_key */
    get(params: KeyParams, options?: RequestOptions): APIPromise<SummaryGetResponse>;
  }

  export type SummaryGetResponse = SummaryGetResponse.SummaryGetResponseItem[];
  export namespace SummaryGetResponse {
    export interface SummaryGetResponseItem {
      /** The key that the values are used with. @example "environment" */ key: string;
      /** Different values in use, one entry each. */ values: string[];
    }
  }

  export type KeyListResponsesCursorPaginationAfter = CursorPaginationAfter<KeyListResponse>;

  export type ResourceTaggingListResponsesCursorPaginationAfter = CursorPaginationAfter<ResourceTaggingResult>;

  export type ValueListResponsesCursorPaginationAfter = CursorPaginationAfter<ValueListResponse>;

  /** Fields of a resource with tags, whatever its kind. */
  export interface TaggedResource extends TagState {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id: string;
    /** @example "v1:RBNvo1WzZ4oRRq0W9-hkng" @readOnly */ etag: string;
    /** @example "my-worker-script" */ name: string;
    tags: { [key: string]: /** @maxLength 1024 */ string };
  }
}
