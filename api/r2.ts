import type {
  APIPromise,
  CursorPagination,
  JsonObject,
  JsonValue,
  PagePromise,
  RawBody,
  RequestOptions,
  SinglePage,
} from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** R2: S3-compatible object storage without egress fees.
 *  @product r2 R2
 *  @docs https://developers.cloudflare.com/r2/ */
export interface R2 {
  readonly buckets: R2.Buckets;
  readonly temporaryCredentials: R2.TemporaryCredentials;
  readonly superSlurper: R2.SuperSlurper;
}

export declare namespace R2 {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Jurisdiction the bucket lives in; a bucket is found only under its own. */ 'cf-r2-jurisdiction': unknown;
    /** Address of an S3-compatible service; null means AWS. */ endpoint: string;
    /** Keys that are copied; null means no such limit. */ keys: unknown;
    /** Start of the keys that are copied; null means all. */ pathPrefix: string;
    /** Keys for the bucket. */ secret: unknown;
    /** R2 bucket side: the keys that Sippy writes with. */ destination: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Bucket to work on, by its name, which is unique in the account and jurisdiction. @from r2.buckets.list */ bucket_name: string;
    /** Custom domain that the bucket is served at, as a full hostname. @from r2.buckets.domains.custom.list */ domain: string;
    /** Job to work on, as the `list` of the same resource shows it. */ job_id: string;
    /** Key of the object, slashes included; up to 1,024 bytes. */ object_key: string;
    /** Queue that events are sent to, as `queues.list` shows it in `queue_id`. */ queue_id: string;
  }

  /** Containers of objects, each in one location. */
  export interface Buckets {
    readonly lifecycle: Buckets.Lifecycle;
    readonly cors: Buckets.CORS;
    readonly domains: Buckets.Domains;
    readonly eventNotifications: Buckets.EventNotifications;
    readonly locks: Buckets.Locks;
    readonly metrics: Buckets.Metrics;
    readonly sippy: Buckets.SippyResource;
    readonly objects: Buckets.Objects;
    readonly jobs: Buckets.Jobs;
    readonly localUploads: Buckets.LocalUploads;

    /** Create an R2 bucket in a location, jurisdiction and storage class.
     *
     *  Jurisdiction and location cannot be changed later; the location hint is a wish and counts only the first time a name is used.
     *  @http POST /accounts/{account_id}/r2/buckets
     *  @permission Workers R2 Storage Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "example-bucket", "locationHint": "weur", "storageClass": "Standard" }
     *  @aliases new bucket; S3 bucket */
    create(params: BucketCreateParams, options?: RequestOptions): APIPromise<Bucket>;

    /** List the account's R2 buckets, filtered by part of a name.
     *
     *  Lists one jurisdiction at a time: buckets of `eu` or `fedramp` come only if asked for.
     *  @http GET /accounts/{account_id}/r2/buckets
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga
     *  @columns name location jurisdiction storage_class creation_date
     *  @key name jurisdiction */
    list(params: BucketListParams, options?: RequestOptions): APIPromise<BucketListResponse>;

    /** Delete an R2 bucket, which must already be empty.
     *
     *  Cannot be undone. A bucket that holds objects is refused: empty it with `objects.bulkDelete` or a lifecycle rule first.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<BucketDeleteResponse>;

    /** Edit the default storage class for new objects of an R2 bucket.
     *
     *  Objects already stored keep their class; a lifecycle rule moves those.
     *  @http PATCH /accounts/{account_id}/r2/buckets/{bucket_name}
     *  @availability ga */
    edit(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketEditParams, options?: RequestOptions): APIPromise<Bucket>;

    /** Get one R2 bucket's location, jurisdiction and storage class.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketParams, options?: RequestOptions): APIPromise<Bucket>;
  }

  export interface BucketCreateParams extends InAccount {
    /** Unique within the account: lower-case letters, digits and inner hyphens.
     *  @minLength 3 @maxLength 64 @example "example-bucket" */
    name: string;
    /** Region wished for; left out, the one nearest to the caller. */ locationHint?: 'apac' | 'eeur' | 'enam' | 'weur' | 'wnam' | 'oc' | (string & {});
    /** Class of new objects that name none; InfrequentAccess is cheaper to keep and dearer to read. @default "Standard" */
    storageClass?: 'Standard' | 'InfrequentAccess' | (string & {});
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export interface Bucket {
    /** Time at which the bucket was created. */ creation_date?: string;
    /** Region that objects are guaranteed to stay in; fixed at creation. @default "default" */
    jurisdiction?: 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high';
    /** Region that holds the objects. */ location?: 'apac' | 'eeur' | 'enam' | 'weur' | 'wnam' | 'oc';
    /** Unique within the account: lower-case letters, digits and inner hyphens. @minLength 3 @maxLength 64 @example "example-bucket" */
    name?: string;
    /** Class of new objects that name none. @default "Standard" */ storage_class?: 'Standard' | 'InfrequentAccess';
  }

  export interface BucketListParams extends InAccount {
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** Only buckets whose names contain this text. @example "my-bucket" */ name_contains?: string;
    /** Property by which the buckets are sorted. */ order?: 'name';
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
    /** Only buckets that come after this name. @example "my-bucket" */ start_after?: string;
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export interface BucketListResponse {
    /** Buckets in the order of their names. */ buckets?: Bucket[];
  }

  export interface BucketParams extends InAccount {
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export type BucketDeleteResponse = JsonValue;

  export interface BucketEditParams extends InAccount {
    /** Class of objects uploaded from now on that name none. @header cf-r2-storage-class @default "Standard" */
    storage_class: 'Standard' | 'InfrequentAccess' | (string & {});
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  /** Short-lived S3 keys with narrow rights. */
  export interface TemporaryCredentials {
    /** Create short-lived S3 keys for a bucket, prefixes or objects.
     *
     *  The keys can do no more than the parent key, and end with it. All three parts of the response are needed to sign; they are shown only once.
     *  @http POST /accounts/{account_id}/r2/temp-access-credentials
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket": "example-bucket", "parentAccessKeyId": "dc0a1b3e5f7a49c28d6e4b1f0a937c52",
     *    "permission": "object-read-only", "ttlSeconds": 3600, "prefixes": ["images/"]
     *  }
     *  @aliases S3 session token; presigned access */
    create(params: TemporaryCredentialCreateParams, options?: RequestOptions): APIPromise<TemporaryCredentialCreateResponse>;
  }

  export interface TemporaryCredentialScope {
    /** Bucket the keys are good for. @from r2.buckets.list */ bucket: string;
    /** Access key of an R2 API token; the new keys get no more than it has. */ parentAccessKeyId: string;
    /** Access granted to the keys; the admin levels may also change the bucket itself. */
    permission: 'admin-read-write' | 'admin-read-only' | 'object-read-write' | 'object-read-only' | (string & {});
    /** Seconds until the keys end. @max 604800 @default 900 @unit seconds */ ttlSeconds: number;
    /** Full keys of objects to which access is limited. */ objects?: string[];
    /** Prefixes of keys to which access is limited. */ prefixes?: string[];
  }

  export interface TemporaryCredentialCreateParams extends InAccount, TemporaryCredentialScope {}

  export interface TemporaryCredentialCreateResponse {
    /** Access key id for S3 clients. */ accessKeyId?: string;
    /** Secret that S3 requests are signed with. @sensitive */ secretAccessKey?: string;
    /** Session token that goes with every S3 request, as `x-amz-security-token`. @sensitive */ sessionToken?: string;
  }

  /** Bulk copy of whole buckets from other clouds. */
  export interface SuperSlurper {
    readonly jobs: SuperSlurper.Jobs;
    readonly connectivityPrecheck: SuperSlurper.ConnectivityPrecheck;
  }

  export interface TemporaryCredential extends TemporaryCredentialScope {
    permission: 'admin-read-write' | 'admin-read-only' | 'object-read-write' | 'object-read-only';
    /** @unit seconds */ ttlSeconds: number;
  }

  export interface R2BucketJobsResult {
    /** Background jobs of the bucket. */ jobs: R2BucketJob[];
    /** Token for the next page; absent on the last. */ nextContinuationToken?: string;
  }

  export interface R2BucketJob {
    /** Time at which the job ended; absent while it runs. */ endTime?: DateTime;
    /** Identifies the job; poll with it. */ id: string;
    /** Kind of job; `prefixDelete` deletes objects by prefix. */ jobType: 'prefixDelete';
    /** Target and progress of the deletion job. */
    prefixDelete: {
      /** Number of objects deleted so far. @example 0 */ deletedObjects: Integer;
      /** Whether the whole bucket is being emptied. */ isBucketClear?: boolean;
      /** Prefix of the keys; empty means all objects. @example "path/to/" */ prefix: string;
    };
    /** Time at which the job began. */ startTime: DateTime;
    /** State of the job. */ status: 'ENQUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
  }

  export interface LocalUploadsConfiguration {
    /** Whether uploads are written near the sender first and copied to the bucket's region afterwards. */ enabled?: boolean;
  }

  export interface R2DeleteObjectResult {
    /** Key of the object that was deleted. @example "path/to/my-object.txt" */ key?: string;
  }
}

export declare namespace R2.Buckets {
  /** Automatic expiry or move of objects by age. */
  export interface Lifecycle {
    /** Replace the lifecycle rules that expire or move objects of an R2 bucket.
     *
     *  A rule left out is gone. Objects usually go within a day of the time they become due. At most 1,000 rules a bucket.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/lifecycle
     *  @permission Workers R2 Storage Write
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket",
     *    "rules": [
     *      {
     *        "id": "expire-logs", "enabled": true, "conditions": { "prefix": "logs/" },
     *        "deleteObjectsTransition": { "condition": { "type": "Age", "maxAge": 2592000 } }
     *      }
     *    ]
     *  }
     *  @aliases expire objects; retention
     *  @most 1000 */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LifecycleUpdateParams,
      options?: RequestOptions,
    ): APIPromise<LifecycleUpdateResponse>;

    /** Get the lifecycle rules of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/lifecycle
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    get(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<LifecycleGetResponse>;
  }

  export interface LifecycleUpdateParams extends InAccount {
    /** Rules of the bucket; a new list replaces the old one. @maxItems 1000 */ rules?: LifecycleGetResponse.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export type LifecycleUpdateResponse = JsonValue;

  export interface RuleState {
    /** Name of the rule, unique within the bucket. */ id: string;
    /** Whether the rule is in effect. */ enabled: boolean;
  }

  export interface LifecycleGetResponse {
    /** Rules that the bucket has now. */ rules?: LifecycleGetResponse.Rule[];
  }
  export namespace LifecycleGetResponse {
    export interface Rule extends RuleState {
      /** Objects that the rule applies to. */ conditions: Rule.Conditions;
      /** Condition for dropping unfinished multipart uploads. */ abortMultipartUploadsTransition?: Rule.AbortMultipartUploadsTransition;
      /** Condition for deleting objects. */ deleteObjectsTransition?: Rule.DeleteObjectsTransition;
      /** Conditions for moving objects to another storage class. */ storageClassTransitions?: Rule.StorageClassTransition[];
    }
    export namespace Rule {
      export interface Conditions {
        /** Start of the keys that the rule is for, uploads included; empty means all. */ prefix: string;
      }
      export interface AbortMultipartUploadsTransition {
        /** Age at which the upload is dropped. */ condition?: AbortMultipartUploadsTransition.Condition;
      }
      export namespace AbortMultipartUploadsTransition {
        export interface Condition {
          /** Seconds since the upload of the object. @unit seconds */ maxAge: Integer;
          /** Counts from the time of the upload. */ type: 'Age';
        }
      }
      export interface DeleteObjectsTransition {
        /** Age or date from which objects are treated. @discriminator type */
        condition?: AbortMultipartUploadsTransition.Condition | DeleteObjectsTransition.R2LifecycleDateCondition;
      }
      export namespace DeleteObjectsTransition {
        export interface R2LifecycleDateCondition {
          /** Time until which objects are locked. */ date: DateTime;
          /** Counts until a date. */ type: 'Date';
        }
      }
      export interface StorageClassTransition {
        /** Age or date from which objects are treated. @discriminator type */
        condition: AbortMultipartUploadsTransition.Condition | DeleteObjectsTransition.R2LifecycleDateCondition;
        /** Class that the objects move to; there is no way back but to copy them. */ storageClass: 'InfrequentAccess';
      }
    }
  }

  /** Web origins with read or write access from a browser. */
  export interface CORS {
    /** Replace the CORS rules of an R2 bucket with the given set.
     *
     *  Rules left out are gone. Needed for browsers that use presigned URLs or a custom domain; changes may take half a minute.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/cors
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket",
     *    "rules": [{ "allowed": { "methods": ["GET"], "origins": ["https://www.example.com"], "headers": ["x-user-id"] }, "maxAgeSeconds": 3600 }]
     *  } */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: CORSUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CORSUpdateResponse>;

    /** Delete all CORS rules of an R2 bucket.
     *
     *  Browsers of other origins can no longer read the objects.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/cors
     *  @availability ga */
    delete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<CORSDeleteResponse>;

    /** Get the CORS rules of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/cors
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketParams, options?: RequestOptions): APIPromise<CORSGetResponse>;
  }

  export interface CORSUpdateParams extends InAccount {
    /** Rules of the bucket; a new list replaces the old one. */ rules?: CORSGetResponse.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export type CORSUpdateResponse = JsonValue;

  export type CORSDeleteResponse = JsonValue;

  export interface CORSGetResponse {
    /** Rules that the bucket has now. */ rules?: CORSGetResponse.Rule[];
  }
  export namespace CORSGetResponse {
    export interface Rule {
      /** Requests allowed from other origins in browsers. */ allowed: Rule.Allowed;
      /** Name of the rule, given by Cloudflare. */ id?: string;
      /** Response headers that scripts may read besides the safelisted ones. */ exposeHeaders?: string[];
      /** Seconds browsers keep the answer to a preflight; many cap it at two hours. @example 3600 @unit seconds */ maxAgeSeconds?: number;
    }
    export namespace Rule {
      export interface Allowed {
        /** HTTP methods that browsers may use. */ methods: ('GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD')[];
        /** Origins with scheme, such as `https://www.example.com`; `*` allows all. */ origins: string[];
        /** Request headers that browsers may send. */ headers?: string[];
      }
    }
  }

  /** Addresses at which objects are publicly reachable. */
  export interface Domains {
    readonly custom: Domains.Custom;
    readonly managed: Domains.Managed;
  }

  /** Queue messages sent when objects change. */
  export interface EventNotifications {
    /** Create rules that send object events of an R2 bucket to a queue.
     *
     *  Adds to the rules of the queue. Prefixes and suffixes of rules with the same action must not overlap.
     *  @http PUT /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration/queues/{queue_id}
     *  @permission Workers R2 Storage Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "rules": [{ "actions": ["PutObject", "CopyObject"], "prefix": "img/", "suffix": ".jpeg" }]
     *  } */
    update(
      queueID: ResourceID,
      params: EventNotificationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<EventNotificationUpdateResponse>;

    /** List the queues that get events of an R2 bucket, with their rules.
     *  @http GET /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga
     *  @columns queueName rules queueId */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<EventNotificationListResponse>;

    /** Delete the rules that send bucket events to a queue.
     *
     *  Without named rules all rules of the queue are deleted.
     *  @http DELETE /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration/queues/{queue_id}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(
      queueID: ResourceID,
      params: EventNotificationParams,
      options?: RequestOptions,
    ): APIPromise<EventNotificationDeleteResponse>;

    /** Get the rules that send events of an R2 bucket to one queue.
     *  @http GET /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration/queues/{queue_id}
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    get(queueID: ResourceID, params: EventNotificationParams, options?: RequestOptions): APIPromise<EventNotificationGetResponse>;
  }

  export interface EventNotificationUpdateParams extends EventNotificationParams {
    /** Rules to add, each with the events it sends. @minItems 1 */ rules: EventNotificationUpdateParams.Rule[];
  }
  export namespace EventNotificationUpdateParams {
    export interface Rule {
      /** Events that are sent; an upload in parts is CompleteMultipartUpload, not PutObject. @unique */
      actions: ('PutObject' | 'CopyObject' | 'DeleteObject' | 'CompleteMultipartUpload' | 'LifecycleDeletion' | (string & {}))[];
      /** Note for people, to tell rules apart. */ description?: string;
      /** Start of the keys that the rule is for; left out, all keys. @example "img/" */ prefix?: string;
      /** End of the keys that the rule is for; left out, all keys. @example ".jpeg" */ suffix?: string;
    }
  }

  export type EventNotificationUpdateResponse = JsonValue;

  export interface EventNotificationListResponse {
    /** Bucket the rules belong to. */ bucketName?: string;
    /** Queues that get events, each with its rules. */ queues?: EventNotificationListResponse.Queue[];
  }
  export namespace EventNotificationListResponse {
    export interface Queue {
      /** Identifies the queue. @example "11111aa1-11aa-111a-a1a1-a1a111a11a11" */ queueId?: string;
      /** Queue's name for people. @example "first-queue" */ queueName?: string;
      /** Rules by which events of the bucket go to the queue. */ rules?: EventNotificationGetResponse.Rule[];
    }
  }

  export interface EventNotificationParams extends InAccount {
    /** Bucket the resource belongs to. @minLength 3 @maxLength 64 @example "example-bucket" @from r2.buckets.list */
    bucket_name: string;
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export type EventNotificationDeleteResponse = JsonValue;

  export interface EventNotificationGetResponse extends EventNotificationListResponse.Queue {}
  export namespace EventNotificationGetResponse {
    export interface Rule {
      /** Events that are sent; an upload in parts is CompleteMultipartUpload, not PutObject. @unique */
      actions: ('PutObject' | 'CopyObject' | 'DeleteObject' | 'CompleteMultipartUpload' | 'LifecycleDeletion')[];
      /** Time at which the rule was created. @example "2024-09-19T21:54:48.405Z" */ createdAt?: string;
      /** Note for people, to tell rules apart. */ description?: string;
      /** Start of the keys that the rule is for; absent, all keys. @example "img/" */ prefix?: string;
      /** Identifies the rule; deleting takes it. @example "11111aa1-11aa-111a-a1a1-a1a111a11a11" */ ruleId?: string;
      /** End of the keys that the rule is for; absent, all keys. @example ".jpeg" */ suffix?: string;
    }
  }

  /** Minimum times for which objects cannot be removed. */
  export interface Locks {
    /** Replace the lock rules that keep objects of an R2 bucket.
     *
     *  A rule left out is gone. While a lock counts, its objects can be neither deleted nor overwritten; locks win over lifecycle rules. At most
     *  1,000 rules.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/lock
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket",
     *    "rules": [{ "id": "keep-audit", "enabled": true, "prefix": "audit/", "condition": { "type": "Age", "maxAgeSeconds": 31536000 } }]
     *  }
     *  @aliases object lock; WORM; retention
     *  @most 1000 */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LockUpdateParams,
      options?: RequestOptions,
    ): APIPromise<LockUpdateResponse>;

    /** Get the lock rules of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/lock
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketParams, options?: RequestOptions): APIPromise<LockGetResponse>;
  }

  export interface LockUpdateParams extends InAccount {
    /** Rules of the bucket; a new list replaces the old one. @maxItems 1000 */ rules?: LockGetResponse.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export type LockUpdateResponse = JsonValue;

  export interface LockGetResponse {
    /** Rules that the bucket has now. */ rules?: LockGetResponse.Rule[];
  }
  export namespace LockGetResponse {
    export interface Rule extends RuleState {
      /** Duration of the lock on objects: an age, until a date or forever. @discriminator type */ condition:
        | Rule.R2LockRuleAgeCondition | Rule.R2LockRuleDateCondition | Rule.R2LockRuleIndefiniteCondition;
      /** Start of the keys that the rule is for; empty means all. */ prefix?: string;
    }
    export namespace Rule {
      export interface R2LockRuleAgeCondition {
        /** Seconds from the upload for which the object is locked. @example 100 @unit seconds */ maxAgeSeconds: Integer;
        /** Counts from the time of the upload. */ type: 'Age';
      }
      export interface R2LockRuleDateCondition {
        /** Time until which objects are locked. */ date: DateTime;
        /** Counts until a date. */ type: 'Date';
      }
      export interface R2LockRuleIndefiniteCondition {
        /** Counts without end, until the rule is removed. */ type: 'Indefinite';
      }
    }
  }

  /** Storage and object totals. */
  export interface Metrics {
    /** List storage and object totals over all R2 buckets of the account.
     *
     *  Lags behind: new objects take a while to count.
     *  @http GET /accounts/{account_id}/r2/metrics
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): APIPromise<MetricListResponse>;
  }

  export interface MetricListResponse {
    /** Totals of objects in the Infrequent Access class. */ infrequentAccess?: MetricListResponse.InfrequentAccess;
    /** Totals of objects in the Standard class. */ standard?: MetricListResponse.Standard;
  }
  export namespace MetricListResponse {
    export interface InfrequentAccess {
      /** Objects that can be read. */ published?: InfrequentAccess.Published;
      /** Parts of multipart uploads that are not finished. */ uploaded?: InfrequentAccess.Published;
    }
    export namespace InfrequentAccess {
      export interface Published {
        /** Bytes of metadata. @unit bytes */ metadataSize?: number;
        /** Number of objects. */ objects?: number;
        /** Bytes of content. @unit bytes */ payloadSize?: number;
      }
    }
    export interface Standard {
      /** Objects that can be read. */ published?: InfrequentAccess.Published;
      /** Parts of multipart uploads that are not finished. */ uploaded?: InfrequentAccess.Published;
    }
  }

  /** Gradual copy from another cloud, object by object on first read. */
  export interface SippyResource {
    /** Enable Sippy, which copies objects over when they are first read.
     *
     *  Objects missing in R2 are read from the source and stored on the way; what nobody reads stays there (use Super Slurper for that).
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/sippy
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket",
     *    "source": {
     *      "provider": "aws", "bucket": "source-bucket", "region": "us-east-1", "accessKeyId": "AKIAIOSFODNN7EXAMPLE",
     *      "secretAccessKey": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
     *    },
     *    "destination": {
     *      "provider": "r2", "accessKeyId": "dc0a1b3e5f7a49c28d6e4b1f0a937c52",
     *      "secretAccessKey": "b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184"
     *    }
     *  }
     *  @aliases incremental migration */
    update(/** @minLength 3 @maxLength 64 */ bucketName: string, params: SippyUpdateParams, options?: RequestOptions): APIPromise<Sippy>;

    /** Disable Sippy on an R2 bucket.
     *
     *  Objects copied so far stay; those not yet read are no longer found.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/sippy
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<SippyDeleteResponse>;

    /** Get the Sippy source and destination of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/sippy
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketParams, options?: RequestOptions): APIPromise<Sippy>;
  }

  export type SippyUpdateParams =
    | SippyUpdateParams.R2EnableSippyAws | SippyUpdateParams.R2EnableSippyGcs
    | SippyUpdateParams.R2EnableSippyS3 | SippyUpdateParams.R2EnableSippyAzure;
  export namespace SippyUpdateParams {
    export interface AccessKey {
      /** AWS access key id; best one that may only read this bucket. */ accessKeyId?: string;
      /** Secret of the AWS access key. @sensitive */ secretAccessKey?: string;
    }

    export interface R2EnableSippyAws extends InAccount {
      destination?: R2EnableSippyAwsDestination;
      /** S3 bucket that objects are read from. */ source?: R2EnableSippyAws.Source;
      /** @header cf-r2-jurisdiction @default "default" */
      'cf-r2-jurisdiction'?: 
        | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high';
    }
    export namespace R2EnableSippyAws {
      export interface Source extends AccessKey {
        /** Name of the S3 bucket. */ bucket?: string;
        /** Kind of source: Amazon S3. */ provider?: 'aws';
        /** AWS region of the bucket, such as us-east-1. */ region?: string;
      }
    }
    export interface R2EnableSippyGcs extends InAccount {
      destination?: R2EnableSippyAwsDestination;
      /** Google Cloud Storage bucket that objects are read from. */ source?: R2EnableSippyGcs.Source;
      /** @header cf-r2-jurisdiction @default "default" */
      'cf-r2-jurisdiction'?: 
        | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high';
    }
    export namespace R2EnableSippyGcs {
      export interface Source {
        /** Name of the GCS bucket. */ bucket?: string;
        /** Email of a service account; best one that may only read this bucket. */ clientEmail?: string;
        /** Private key of the service account, in PEM. @sensitive */ privateKey?: string;
        /** Kind of source: Google Cloud Storage. */ provider?: 'gcs';
      }
    }
    export interface R2EnableSippyS3 extends InAccount {
      destination?: R2EnableSippyAwsDestination;
      /** Bucket of any service with the S3 API. */ source?: R2EnableSippyS3.Source;
      /** @header cf-r2-jurisdiction @default "default" */
      'cf-r2-jurisdiction'?: 
        | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high';
    }
    export namespace R2EnableSippyS3 {
      export interface Source extends AccessKey {
        /** Address of the bucket at the S3-compatible service. */ bucketUrl?: string;
        /** Kind of source: any S3-compatible service. */ provider?: 's3';
      }
    }
    export interface R2EnableSippyAzure extends InAccount {
      destination?: R2EnableSippyAwsDestination;
      /** Azure container that objects are read from. */ source?: R2EnableSippyAzure.Source;
      /** @header cf-r2-jurisdiction @default "default" */
      'cf-r2-jurisdiction'?: 
        | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high';
    }
    export namespace R2EnableSippyAzure {
      export interface Source {
        /** Key of the storage account; instead of `sasToken`. @sensitive */ accountKey?: string;
        /** Azure storage account. */ accountName?: string;
        /** Name of the blob container. */ container?: string;
        /** Kind of source: Azure Blob Storage. */ provider?: 'azure';
        /** Shared access signature of the storage account; instead of `accountKey`. @sensitive */ sasToken?: string;
      }
    }
    export interface R2EnableSippyAwsDestination {
      /** Access key id of an R2 API token. */ accessKeyId?: string;
      /** Kind of destination; always R2. */ provider?: ProviderParam;
      /** Secret that belongs to the access key. @sensitive */ secretAccessKey?: string;
    }
  }

  export interface Sippy {
    /** Location that objects are copied to. */ destination?: Sippy.Destination;
    /** Whether missing objects are fetched from the source. */ enabled?: boolean;
    /** Location that objects are copied from. */ source?: Sippy.Source;
  }
  export namespace Sippy {
    export interface Destination {
      /** Access key id that Sippy writes with. */ accessKeyId?: string;
      /** Account of the destination bucket. */ account?: string;
      /** Bucket that objects are copied to. */ bucket?: string;
      /** Kind of destination; always R2. */ provider?: Provider;
    }
    export interface Source {
      /** Name of the AWS or GCS bucket; null for other sources. */ bucket?: string | null;
      /** Address of an S3-compatible bucket; null for other sources. */ bucketUrl?: string | null;
      /** Name of the Azure container; null for other sources. */ container?: string | null;
      /** Service the source bucket is at. */ provider?: 'aws' | 'gcs' | 's3' | 'azure';
      /** AWS region of the bucket; null for other sources. */ region?: string | null;
    }
  }

  export interface SippyDeleteResponse {
    /** Always false: Sippy is off. */ enabled?: false;
  }

  /** Stored files, by key. */
  export interface Objects {
    /** List an R2 bucket's objects by prefix and delimiter.
     *
     *  Keys come in lexicographic order. For heavy use prefer the S3 API or a Worker's binding; each call counts as a Class A operation.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/objects
     *  @columns key size storage_class http_metadata.contentType etag last_modified
     *  @key key */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ObjectListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<ObjectListResponse>, ObjectListResponse>;

    /** Delete one object of an R2 bucket.
     *
     *  Cannot be undone; succeeds for a key that does not exist. An object under a lock rule is refused.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/objects/{object_key}
     *  @permission Workers R2 Storage Write */
    delete(objectKey: string, params: EventNotificationParams, options?: RequestOptions): APIPromise<ObjectDeleteResponse>;

    /** Get an R2 object, unless it has not changed.
     *
     *  The answer is the raw bytes. For heavy use prefer a custom domain, the S3 API or a Worker's binding.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/objects/{object_key}
     *  @response binary application/octet-stream */
    get(objectKey: string, params: ObjectGetParams, options?: RequestOptions): APIPromise<Response>;

    /** Upload an object to an R2 bucket.
     *
     *  At most 300 MB; larger ones need a multipart upload through the S3 API. An object with the same key is overwritten.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/objects/{object_key}
     *  @body binary
     *  @aliases put object */
    upload(objectKey: string, body: RawBody, params: ObjectUploadParams, options?: RequestOptions): APIPromise<ObjectUploadResponse>;

    /** Delete several objects of an R2 bucket, or all under a prefix.
     *
     *  Listed keys are deleted at once. With `prefix` (an empty one empties the bucket) a background job starts: poll `jobs.get`; few jobs may
     *  run at a time. Cannot be undone.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/objects
     *  @permission Workers R2 Storage Write
     *  @docs https://developers.cloudflare.com/api/operations/r2-delete-objects
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket", "prefix": "logs/2024/" }
     *  @aliases empty bucket; delete prefix
     *  @waits r2.buckets.jobs.get status done=COMPLETED failed=FAILED,CANCELLED id=id */
    bulkDelete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ObjectBulkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ObjectBulkDeleteResponse>;
  }

  export interface ObjectListParams extends InAccount {
    /** Character that groups keys like folders: those alike up to its first place after the prefix become one entry. */
    delimiter?: string;
    /** Only objects whose keys begin with this text. */ prefix?: string;
    /** Only objects whose keys come after this one. */ start_after?: string;
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
    /** @min 1 @max 1000 @default 20 */ per_page?: Integer;
    cursor?: string;
  }

  export interface ObjectListResponse {
    /** Key-value pairs of your own, set at upload. */ custom_metadata?: { [key: string]: string };
    /** Hash of the content without the quotes that the `ETag` header has. @example "d41d8cd98f00b204e9800998ecf8427e" */ etag?: string;
    /** Headers that the object is served with. */ http_metadata?: ObjectListResponse.HTTPMetadata;
    /** Full name of the object within the bucket. @example "path/to/my-object.txt" */ key?: string;
    /** Time of the upload. */ last_modified?: DateTime;
    /** Bytes of content. @example 1048576 @unit bytes */ size?: Integer;
    /** Whether the object is encrypted with a key of your own, which reading needs. */ ssec?: boolean;
    /** Class of new objects that name none. @default "Standard" */ storage_class?: 'Standard' | 'InfrequentAccess';
  }
  export namespace ObjectListResponse {
    export interface HTTPMetadata {
      /** `Cache-Control` header of the object. @example "max-age=3600" */ cacheControl?: string;
      /** Time from which caches regard the object as stale. */ cacheExpiry?: DateTime;
      /** `Content-Disposition` header, such as the name to save it under. */ contentDisposition?: string;
      /** `Content-Encoding` header, such as gzip. @example "gzip" */ contentEncoding?: string;
      /** `Content-Language` header. @example "en-US" */ contentLanguage?: string;
      /** MIME type of the content. @example "image/jpeg" */ contentType?: string;
    }
  }

  export interface ObjectDeleteResponse {
    /** Name of the object that was deleted, slashes included. @example "path/to/my-object.txt" */ key?: string;
  }

  export interface ObjectGetParams extends EventNotificationParams {
    /** Body only if the object changed after this HTTP date; else 304. @header If-Modified-Since */ 'If-Modified-Since'?: string;
    /** Body only if the object's ETag is another one; else 304. @header If-None-Match */ 'If-None-Match'?: string;
  }

  export interface ObjectUploadParams extends EventNotificationParams {
    /** Storage class of the object; left out, the bucket's default. @header cf-r2-storage-class @default "Standard" */
    'cf-r2-storage-class'?: 'Standard' | 'InfrequentAccess' | (string & {});
  }

  export interface ObjectUploadResponse {
    /** Hash of the content, to compare with later. @example "d41d8cd98f00b204e9800998ecf8427e" */ etag?: string;
    /** Key the object was stored under. @example "path/to/my-object.txt" */ key?: string;
    /** Bytes stored, as text. @example "1048576" @unit bytes */ size?: string;
    /** Class of new objects that name none. @default "Standard" */ storage_class?: 'Standard' | 'InfrequentAccess';
    /** Time of the upload. */ uploaded?: DateTime;
    /** Identifies this upload of the key; each overwrite makes a new one. @example "3fd5b4a8-1234-5678-abcd-ef0123456789" */ version?: string;
  }

  export interface ObjectBulkDeleteParams extends InAccount {
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 'default' | 'eu' | 'fedramp' | (string & {});
    /** Deletes all objects whose keys begin with this, in the background; empty, the whole bucket. @query @example "" */ prefix?: string;
    /** Whether to stop if a data catalog is active on the bucket, whose tables would break. @header cf-r2-data-catalog-check */
    'cf-r2-data-catalog-check'?: string;
  }

  export type ObjectBulkDeleteResponse = R2DeleteObjectResult[] | R2BucketJob;

  /** Background work on a container. */
  export interface Jobs {
    /** List the background jobs of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/jobs
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-list-bucket-jobs
     *  @columns jobType prefixDelete status startTime endTime */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: JobListParams,
      options?: RequestOptions,
    ): APIPromise<R2BucketJobsResult>;

    /** Get one background job of an R2 bucket.
     *
     *  Done when `status` is COMPLETED, FAILED or CANCELLED.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/jobs/{job_id}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-get-bucket-job */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<R2BucketJob>;
  }

  export interface JobListParams extends InAccount {
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 'default' | 'eu' | 'fedramp' | (string & {});
    /** Only jobs of this kind. */ jobType?: 'prefixDelete';
    /** Only jobs in this state. */ status?: 'ENQUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | (string & {});
    /** Most jobs a page holds. @min 0 @max 1000 */ maxKeys?: Integer;
    /** Token of the former page's answer. */ continuationToken?: string;
  }

  export interface JobGetParams extends InAccount {
    /** Bucket the job runs on. @minLength 3 @maxLength 64 @example "example-bucket" @from r2.buckets.list */
    bucket_name: string;
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 'default' | 'eu' | 'fedramp' | (string & {});
  }

  /** Writes taken in near the client first. */
  export interface LocalUploads {
    /** Get whether local uploads are on for an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/local-uploads
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-get-bucket-local-uploads-configuration */
    get(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<LocalUploadsConfiguration>;

    /** Replace the local uploads setting of an R2 bucket.
     *
     *  On, an upload is written near the sender first and copied to the bucket's region afterwards, which makes it faster.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/local-uploads
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-put-bucket-local-uploads-configuration
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true } */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LocalUploadUpdateParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject>;
  }

  export interface LocalUploadUpdateParams extends InAccount {
    /** Whether uploads are written near the sender first and copied to the bucket's region afterwards. */ enabled: boolean;
  }

  export type ObjectListResponsesCursorPagination = CursorPagination<ObjectListResponse>;

  export type Provider = 'r2';

  export type ProviderParam = 'r2';
}

export declare namespace R2.Buckets.Domains {
  /** Your own hostnames for public access. */
  export interface Custom {
    /** Create a custom domain for public access to an R2 bucket.
     *
     *  Everybody can read the objects by key. The domain must lie in a zone of the same account; its DNS record and certificate are made for
     *  you, so wait until both statuses are `active`.
     *  @http POST /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket", "domain": "assets.example.com",
     *    "zoneId": "36ca64a6d92827b8a6b90be344bb1bfd", "enabled": true, "minTLS": "1.2"
     *  }
     *  @aliases public bucket; connect domain
     *  @waits r2.buckets.domains.custom.get status.ssl done=active failed=error,deactivated when=status.ownership:active id=domain */
    create(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: CustomCreateParams,
      options?: RequestOptions,
    ): APIPromise<CustomCreateResponse>;

    /** Replace the settings of a custom domain: on or off, TLS, ciphers.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom/{domain}
     *  @body json required
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "minTLS": "1.2" } */
    update(domain: string, params: CustomUpdateParams, options?: RequestOptions): APIPromise<CustomUpdateResponse>;

    /** List the custom domains of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom
     *  @availability ga
     *  @columns domain zoneName minTLS enabled status.ssl status.ownership
     *  @key domain */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<CustomListResponse>;

    /** Delete a custom domain, so the bucket is no longer served on it.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom/{domain}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(domain: string, params: EventNotificationParams, options?: RequestOptions): APIPromise<CustomDeleteResponse>;

    /** Get one custom domain of an R2 bucket: status, TLS and ciphers.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom/{domain}
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    get(domain: string, params: EventNotificationParams, options?: RequestOptions): APIPromise<CustomGetResponse>;
  }

  export interface CustomCreateParams extends InAccount {
    /** Hostname within the zone, which must not be in use elsewhere. */ domain: string;
    /** Whether the bucket is public on the domain; false only attaches it. */ enabled: boolean;
    /** Zone that holds the domain; of the same account. @from zones.list */ zoneId: string;
    /** Cipher suites allowed for TLS 1.2 and below, by BoringSSL name; left out, the zone's. */ ciphers?: string[];
    /** Lowest TLS version visitors may connect with; 1.0 if left out. @default "1.0" */ minTLS?: '1.0' | '1.1' | '1.2' | '1.3' | (string & {});
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export interface CustomCreateResponse extends CustomUpdateResponse {
    enabled: boolean;
    /** Zone that holds the domain; of the same account. @from zones.list */ zoneId: string;
    /** @default "1.0" */ minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export interface CustomUpdateParams extends EventNotificationParams {
    /** Cipher suites allowed for TLS 1.2 and below, by BoringSSL name; left out, the zone's. */ ciphers?: string[];
    /** Whether the bucket is public on the domain. */ enabled?: boolean;
    /** Lowest TLS version visitors may connect with; left out, the former value stays. */ minTLS?: '1.0' | '1.1' | '1.2' | '1.3' | (string & {});
  }

  export interface CustomUpdateResponse {
    /** Hostname that the change was made to. */ domain: string;
    /** Cipher suites allowed for TLS 1.2 and below, by BoringSSL name; absent, the zone's. */ ciphers?: string[];
    /** Whether the bucket is public on the domain. */ enabled?: boolean;
    /** Lowest TLS version visitors may connect with. */ minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export interface CustomDomain extends CustomUpdateResponse {
        /** Hostname within the zone, which must not be in use elsewhere. */ domain: string;
        enabled: boolean;
        /** Progress of ownership and certificate. */ status: CustomGetResponse.Status;
        /** Zone that holds the domain. */ zoneId?: string;
      }

  export interface CustomListResponse {
    /** Custom domains of the bucket. */ domains: CustomListResponse.Domain[];
  }
  export namespace CustomListResponse {
    export interface Domain extends CustomDomain {
      zoneName?: string;
    }
  }

  export interface CustomDeleteResponse {
    /** Hostname that was removed. */ domain: string;
  }

  export interface CustomGetResponse extends CustomDomain {
    /** Domain name of the zone. */ zoneName?: string;
  }
  export namespace CustomGetResponse {
    export interface Status {
      /** Whether the domain has been proved to be yours; set by Cloudflare. */
      ownership: 'pending' | 'active' | 'deactivated' | 'blocked' | 'error' | 'unknown';
      /** Progress of the certificate; set by Cloudflare. */ ssl: 'initializing' | 'pending' | 'active' | 'deactivated' | 'error' | 'unknown';
    }
  }

  /** The r2.dev address, on or off. */
  export interface Managed {
    /** Replace whether a bucket is public on its r2.dev address.
     *
     *  r2.dev is for trying out: it is rate limited and has no cache, rules or Access in front. Use a custom domain in production.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/domains/managed
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "bucket_name": "example-bucket", "enabled": true }
     *  @aliases r2.dev; public access */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ManagedUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ManagedResult>;

    /** List the r2.dev address of a bucket and whether it is public.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/domains/managed
     *  @availability ga */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketParams,
      options?: RequestOptions,
    ): APIPromise<ManagedResult>;
  }

  export interface ManagedUpdateParams extends InAccount {
    /** Whether everybody can read the bucket on its r2.dev address. */ enabled: boolean;
    /** @header cf-r2-jurisdiction @default "default" */
    'cf-r2-jurisdiction'?: 
      | 'default' | 'eu' | 'us' | 'fedramp' | 'fedramp-high' | (string & {});
  }

  export interface ManagedResult {
    /** Identifies the bucket; part of the r2.dev address. @maxLength 32 */ bucketId: string;
    /** The r2.dev hostname of the bucket. */ domain: string;
    /** Whether everybody can read the bucket on its r2.dev address. */ enabled: boolean;
  }
}

export declare namespace R2.SuperSlurper {
  /** Bulk copies with progress, pause and abort. */
  export interface Jobs {
    readonly logs: Jobs.Logs;

    /** Start a background copy from another bucket into R2.
     *
     *  Poll `progress` until every object is transferred, skipped or failed; the logs name those that failed. Nothing is deleted at the source,
     *  which bills its reads.
     *  @http POST /accounts/{account_id}/slurper/jobs
     *  @body json required
     *  @status 201
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "overwrite": true,
     *    "source": {
     *      "vendor": "s3", "bucket": "source-bucket", "region": "us-east-1",
     *      "secret": { "accessKeyId": "AKIAIOSFODNN7EXAMPLE", "secretAccessKey": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" }
     *    },
     *    "target": {
     *      "vendor": "r2", "bucket": "example-bucket",
     *      "secret": {
     *        "accessKeyId": "dc0a1b3e5f7a49c28d6e4b1f0a937c52",
     *        "secretAccessKey": "b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184"
     *      }
     *    }
     *  }
     *  @aliases migrate from S3; super slurper
     *  @waits r2.superSlurper.jobs.progress status done=completed failed=aborted id=id */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<JobCreateResponse>;

    /** List the account's Super Slurper jobs.
     *  @http GET /accounts/{account_id}/slurper/jobs
     *  @columns source target.bucket overwrite status createdAt finishedAt */
    list(params: JobListParams, options?: RequestOptions): PagePromise<SinglePage<Job>, Job>;

    /** Cancel one Super Slurper migration job.
     *
     *  Objects on the way are finished, no new ones begin; what has been copied stays. An aborted job cannot be resumed.
     *  @http PUT /accounts/{account_id}/slurper/jobs/{job_id}/abort */
    abort(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<JobAbortResponse>;

    /** Cancel every Super Slurper job of the account at once.
     *
     *  Objects on the way are finished, no new ones begin; what has been copied stays.
     *  @http PUT /accounts/{account_id}/slurper/jobs/abortAll */
    abortAll(params: InAccount, options?: RequestOptions): APIPromise<JobAbortAllResponse>;

    /** Get one Super Slurper job with its source, target and state.
     *  @http GET /accounts/{account_id}/slurper/jobs/{job_id} */
    get(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<Job>;

    /** Pause a running Super Slurper job.
     *  @http PUT /accounts/{account_id}/slurper/jobs/{job_id}/pause */
    pause(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<JobPauseResponse>;

    /** Get how many objects a Super Slurper job has moved.
     *  @http GET /accounts/{account_id}/slurper/jobs/{job_id}/progress */
    progress(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<JobProgressResponse>;

    /** Resume a paused Super Slurper job.
     *  @http PUT /accounts/{account_id}/slurper/jobs/{job_id}/resume
     *  @waits r2.superSlurper.jobs.progress status done=completed failed=aborted */
    resume(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<JobResumeResponse>;

    /** Delete a Super Slurper job.
     *
     *  Only a job that is done or aborted: a running one is refused.
     *  @http DELETE /accounts/{account_id}/slurper/jobs/{job_id}
     *  @docs https://developers.cloudflare.com/api/operations/slurper-delete-job */
    delete(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<string>;
  }

  export interface SourceSelection {
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
    }

  export interface R2Access {
      secret: Secret;
      /** Kind of bucket: Cloudflare R2. */ vendor: Buckets.ProviderParam;
      /** Jurisdiction of the R2 bucket. */ jurisdiction?: 'default' | 'eu' | 'us' | 'fedramp' | (string & {});
    }

  export interface JobCreateParams extends InAccount {
    /** Whether objects with the same key are overwritten; false skips them. @default true */ overwrite?: boolean;
    /** Bucket to copy from, with keys that may read it. @discriminator vendor */ source?:
      | JobCreateParams.R2SlurperS3SourceSchema | JobCreateParams.R2SlurperGcsSourceSchema
      | JobCreateParams.R2SlurperR2SourceSchema;
    /** R2 bucket to copy to, with keys that may write it. */ target?: JobCreateParams.Target;
  }
  export namespace JobCreateParams {
    export interface R2SlurperS3SourceSchema extends SourceSelection {
      bucket: string;
      secret: Secret;
      /** Kind of bucket: S3 or compatible. */ vendor: 's3';
      /** @format uri */ endpoint?: string | null;
      /** AWS region of the bucket; null lets it be found out. */ region?: string | null;
    }
    export interface R2SlurperGcsSourceSchema extends SourceSelection {
      bucket: string;
      secret: R2SlurperGcsSourceSchema.Secret;
      /** Kind of bucket: Google Cloud Storage. */ vendor: 'gcs';
    }
    export namespace R2SlurperGcsSourceSchema {
      export interface Secret {
        /** Email of the service account. */ clientEmail: string;
        /** Private key of the service account, in PEM. @sensitive */ privateKey: string;
      }
    }
    export interface R2SlurperR2SourceSchema extends SourceSelection, R2Access {
      bucket: string;
    }
    export interface Target extends R2Access {
      bucket: string;
    }
  }

  export interface JobCreateResponse {
    /** Identifies the job; poll with it. */ id?: string;
  }

  export interface JobListParams extends InAccount {
    /** Most jobs a page holds. @max 50 */ limit?: Integer;
    /** Number of jobs to skip. */ offset?: Integer;
  }

  export interface JobState {
    /** Identifies the job; poll with it. */ id?: string;
    /** Time at which it was created. */ createdAt?: string;
    /** State of the job; paused and aborted come from you, completed from Cloudflare. */ status?: 'running' | 'paused' | 'aborted' | 'completed';
  }

  export interface Job extends JobState {
    /** Time at which the job ended; null while it runs. */ finishedAt?: string | null;
    /** Whether objects with the same key are overwritten; false skips them. */ overwrite?: boolean;
    /** Bucket the objects are copied from; `vendor` decides which fields are there. @discriminator vendor */ source?:
      | Job.S3SourceResponseSchema | Job.GcsSourceResponseSchema
      | Job.R2SourceResponseSchema;
    /** R2 bucket to copy to, with keys that may write it. */ target?: Job.Target;
  }
  export namespace Job {
    export interface S3SourceResponseSchema {
      bucket?: string;
      /** @format uri */ endpoint?: string | null;
      keys?: string[] | null;
      pathPrefix?: string | null;
      /** Kind of bucket: S3 or compatible. */ vendor?: 's3';
    }
    export interface GcsSourceResponseSchema {
      bucket?: string;
      keys?: string[] | null;
      pathPrefix?: string | null;
      /** Kind of bucket: Google Cloud Storage. */ vendor?: 'gcs';
    }
    export interface R2SourceResponseSchema {
      bucket?: string;
      jurisdiction?: 'default' | 'eu' | 'us' | 'fedramp';
      keys?: string[] | null;
      pathPrefix?: string | null;
      /** Kind of bucket: Cloudflare R2. */ vendor?: Buckets.Provider;
    }
    export interface Target {
      bucket?: string;
      jurisdiction?: 'default' | 'eu' | 'us' | 'fedramp';
      /** Kind of bucket: Cloudflare R2. */ vendor?: Buckets.Provider;
    }
  }

  export type JobAbortResponse = string;

  export type JobAbortAllResponse = string;

  export type JobPauseResponse = string;

  export interface JobProgressResponse extends JobState {
    /** Number of objects that could not be copied; the logs say why. */ failedObjects?: Integer;
    /** Number of objects found at the source so far. */ objects?: Integer;
    /** Number of objects left alone, as they were there already. */ skippedObjects?: Integer;
    /** Number of objects copied. */ transferredObjects?: Integer;
  }

  export type JobResumeResponse = string;

  /** Test of the credentials for source and target. */
  export interface ConnectivityPrecheck {
    /** Verify that Super Slurper can read the source bucket.
     *  @http PUT /accounts/{account_id}/slurper/source/connectivity-precheck */
    source(params: ConnectivityPrecheckSourceParams, options?: RequestOptions): APIPromise<ConnectivityPrecheckResult>;

    /** Verify that Super Slurper can write to the target R2 bucket.
     *  @http PUT /accounts/{account_id}/slurper/target/connectivity-precheck */
    target(params: ConnectivityPrecheckTargetParams, options?: RequestOptions): APIPromise<ConnectivityPrecheckResult>;
  }

  /** @discriminator vendor */
  export type ConnectivityPrecheckSourceParams =
    | ConnectivityPrecheckSourceParams.R2SlurperS3SourceSchema
    | ConnectivityPrecheckSourceParams.R2SlurperGcsSourceSchema
    | ConnectivityPrecheckSourceParams.R2SlurperR2SourceSchema;
  export namespace ConnectivityPrecheckSourceParams {
    export interface R2SlurperS3SourceSchema extends InAccount, JobCreateParams.R2SlurperS3SourceSchema {
      /** @example "my-source-bucket" */ bucket: string;
    }
    export interface R2SlurperGcsSourceSchema extends InAccount, SourceSelection {
      /** @example "my-source-bucket" */ bucket: string;
      secret: JobCreateParams.R2SlurperGcsSourceSchema.Secret;
      /** Kind of bucket: Google Cloud Storage. */ vendor: 'gcs';
    }
    export interface R2SlurperR2SourceSchema extends InAccount, SourceSelection, R2Access {
      /** @example "my-source-bucket" */ bucket: string;
    }
  }

  export interface ConnectivityPrecheckResult {
    /** Whether the bucket could be reached with the keys. */ connectivityStatus?: 'success' | 'error';
  }

  export interface ConnectivityPrecheckTargetParams extends InAccount, R2Access {
    /** @example "my-bucket" */ bucket: string;
  }

  export interface Secret {
    /** Access key id of an R2 API token. @example "0f2c4e6a8b1d3f5a7c9e0b2d4f6a8c1e" */ accessKeyId: string;
    /** Secret that belongs to the access key. @sensitive */ secretAccessKey: string;
  }

  export type JobListResponsesSinglePage = SinglePage<Job>;
}

export declare namespace R2.SuperSlurper.Jobs {
  /** Log of the objects in a bulk copy. */
  export interface Logs {
    /** List the log entries of a Super Slurper job.
     *  @http GET /accounts/{account_id}/slurper/jobs/{job_id}/logs
     *  @columns objectKey logType message createdAt */
    list(jobID: string, params: JobListParams, options?: RequestOptions): PagePromise<SinglePage<LogListResponse>, LogListResponse>;
  }

  export interface LogListResponse {
    /** Time at which it was created. */ createdAt?: string;
    /** Identifies the job that the entry belongs to. */ job?: string;
    /** Kind of event: a change in the job's state, or the result for an object. */ logType?:
      | 'migrationStart' | 'migrationComplete' | 'migrationAbort' | 'migrationError' | 'migrationPause'
      | 'migrationResume' | 'migrationErrorFailedContinuation' | 'importErrorRetryExhaustion'
      | 'importSkippedStorageClass' | 'importSkippedOversized' | 'importSkippedEmptyObject'
      | 'importSkippedUnsupportedContentType' | 'importSkippedExcludedContentType' | 'importSkippedInvalidMedia'
      | 'importSkippedRequiresRetrieval';
    /** Details for people; null if there are none. */ message?: string | null;
    /** Key of the object the entry is about; null for entries about the whole job. */ objectKey?: string | null;
  }

  export type LogListResponsesSinglePage = SinglePage<LogListResponse>;
}
