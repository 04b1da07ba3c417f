import type {
  APIPromise,
  CursorPagination,
  JsonObject,
  PagePromise,
  RawBody,
  RequestOptions,
  SinglePage,
} from './_client.ts';
import type { DateTime, Identifier, InAccount, Integer, ResourceID } from './_shared.ts';

/** R2: S3-compatible object storage without egress fees.
 *  @product r2 R2
 *  @docs https://developers.cloudflare.com/r2/ */
export interface R2 {
  readonly buckets: R2.Buckets;
  readonly temporaryCredentials: R2.TemporaryCredentials;
  readonly superSlurper: R2.SuperSlurper;
}

export declare namespace R2 {
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

    /** Make an R2 bucket with a location hint, jurisdiction and storage class.
     *  @http POST /accounts/{account_id}/r2/buckets
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    create(params: BucketCreateParams, options?: RequestOptions): APIPromise<Bucket>;

    /** Walk through the account's R2 buckets by cursor, filtered by part of a name.
     *  @http GET /accounts/{account_id}/r2/buckets
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    list(params: BucketListParams, options?: RequestOptions): APIPromise<BucketListResponse>;

    /** Delete an R2 bucket, which must already be empty.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: BucketDeleteParams,
      options?: RequestOptions,
    ): APIPromise<BucketDeleteResponse>;

    /** Switch the default storage class for objects newly put in an R2 bucket.
     *  @http PATCH /accounts/{account_id}/r2/buckets/{bucket_name}
     *  @availability ga */
    edit(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketEditParams, options?: RequestOptions): APIPromise<Bucket>;

    /** Fetch one R2 bucket's location, jurisdiction and storage class.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: BucketGetParams, options?: RequestOptions): APIPromise<Bucket>;
  }

  export interface BucketCreateParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ name: string;
    locationHint?: 'apac' | 'eeur' | 'enam' | 'weur' | 'wnam' | 'oc';
    /** @default "Standard" */ storageClass?: 'Standard' | 'InfrequentAccess';
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export interface Bucket {
    creation_date?: string;
    /** @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    location?: 'apac' | 'eeur' | 'enam' | 'weur' | 'wnam' | 'oc';
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ name?: string;
    /** @default "Standard" */ storage_class?: 'Standard' | 'InfrequentAccess';
  }

  export interface BucketListParams extends InAccount {
    cursor?: string;
    direction?: 'asc' | 'desc';
    /** @example "my-bucket" */ name_contains?: string;
    order?: 'name';
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
    /** @example "my-bucket" */ start_after?: string;
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export interface BucketListResponse {
    buckets?: Bucket[];
  }

  export type BucketDeleteParams = BucketGetParams;

  export type BucketDeleteResponse = unknown;

  export interface BucketEditParams extends InAccount {
    /** @header cf-r2-storage-class @default "Standard" */ storage_class: 'Standard' | 'InfrequentAccess';
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export interface BucketGetParams extends InAccount {
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  /** Short-lived S3 keys with narrow rights. */
  export interface TemporaryCredentials {
    /** Mint short-lived R2 keys limited to a bucket, prefixes or objects.
     *  @http POST /accounts/{account_id}/r2/temp-access-credentials
     *  @availability ga */
    create(params: TemporaryCredentialCreateParams, options?: RequestOptions): APIPromise<TemporaryCredentialCreateResponse>;
  }

  export interface TemporaryCredentialCreateParams extends InAccount {
    bucket: string;
    parentAccessKeyId: string;
    permission: 'admin-read-write' | 'admin-read-only' | 'object-read-write' | 'object-read-only';
    /** @max 604800 @default 900 */ ttlSeconds: number;
    objects?: string[];
    prefixes?: string[];
  }

  export interface TemporaryCredentialCreateResponse {
    accessKeyId?: string;
    /** @sensitive */ secretAccessKey?: string;
    /** @sensitive */ sessionToken?: string;
  }

  /** Bulk copy of whole buckets from other clouds. */
  export interface SuperSlurper {
    readonly jobs: SuperSlurper.Jobs;
    readonly connectivityPrecheck: SuperSlurper.ConnectivityPrecheck;
  }

  export interface TemporaryCredential {
    bucket: string;
    parentAccessKeyId: string;
    permission: 'admin-read-write' | 'admin-read-only' | 'object-read-write' | 'object-read-only';
    ttlSeconds: number;
    objects?: string[];
    prefixes?: string[];
  }

  export interface R2BucketJobsResult {
    jobs: R2BucketJob[];
    nextContinuationToken?: string;
  }

  export interface R2BucketJob {
    endTime?: DateTime;
    id: string;
    jobType: 'prefixDelete';
    prefixDelete: {
      /** @example 0 */ deletedObjects: Integer;
      isBucketClear?: boolean;
      /** @example "path/to/" */ prefix: string;
    };
    startTime: DateTime;
    status: 'ENQUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
  }

  export interface LocalUploadsConfiguration {
    enabled?: boolean;
  }

  export interface R2DeleteObjectResult {
    /** @example "path/to/my-object.txt" */ key?: string;
  }
}

export declare namespace R2.Buckets {
  /** Automatic expiry or move of objects by age. */
  export interface Lifecycle {
    /** Replace the lifecycle rules that expire or move objects of an R2 bucket.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/lifecycle
     *  @body json required
     *  @availability ga */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LifecycleUpdateParams,
      options?: RequestOptions,
    ): APIPromise<LifecycleUpdateResponse>;

    /** Read the lifecycle rules of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/lifecycle
     *  @availability ga */
    get(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LifecycleGetParams,
      options?: RequestOptions,
    ): APIPromise<LifecycleGetResponse>;
  }

  export interface LifecycleUpdateParams extends InAccount {
    rules?: LifecycleGetResponse.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }
  export namespace LifecycleUpdateParams {
    export import Rule = LifecycleGetResponse.Rule;
  }

  export type LifecycleUpdateResponse = unknown;

  export type LifecycleGetParams = BucketGetParams;

  export interface LifecycleGetResponse {
    rules?: LifecycleGetResponse.Rule[];
  }
  export namespace LifecycleGetResponse {
    export interface Rule {
      id: string;
      conditions: Rule.Conditions;
      enabled: boolean;
      abortMultipartUploadsTransition?: Rule.AbortMultipartUploadsTransition;
      deleteObjectsTransition?: Rule.DeleteObjectsTransition;
      storageClassTransitions?: Rule.StorageClassTransition[];
    }
    export namespace Rule {
      export interface AbortMultipartUploadsTransition {
        condition?: AbortMultipartUploadsTransition.Condition;
      }
      export namespace AbortMultipartUploadsTransition {
        export interface Condition {
          maxAge: Integer;
          type: 'Age';
        }
      }
      export interface Conditions {
        prefix: string;
      }
      export interface DeleteObjectsTransition {
        /** @discriminator type */ condition?: AbortMultipartUploadsTransition.Condition | LockGetResponse.Rule.R2LockRuleDateCondition;
      }
      export namespace DeleteObjectsTransition {
        export type R2LifecycleAgeCondition = AbortMultipartUploadsTransition.Condition;
        export type R2LifecycleDateCondition = LockGetResponse.Rule.R2LockRuleDateCondition;
      }
      export interface StorageClassTransition {
        /** @discriminator type */ condition: AbortMultipartUploadsTransition.Condition | LockGetResponse.Rule.R2LockRuleDateCondition;
        storageClass: 'InfrequentAccess';
      }
      export namespace StorageClassTransition {
        export type R2LifecycleAgeCondition = AbortMultipartUploadsTransition.Condition;
        export type R2LifecycleDateCondition = LockGetResponse.Rule.R2LockRuleDateCondition;
      }
    }
  }

  /** Which web origins may read or write from a browser. */
  export interface CORS {
    /** Replace the CORS rules of an R2 bucket with the given set.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/cors
     *  @body json required
     *  @availability ga */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: CORSUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CORSUpdateResponse>;

    /** Drop all CORS rules of an R2 bucket.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/cors
     *  @availability ga */
    delete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: CORSDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CORSDeleteResponse>;

    /** Read the CORS rules that apply to an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/cors
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: CORSGetParams, options?: RequestOptions): APIPromise<CORSGetResponse>;
  }

  export interface CORSUpdateParams extends InAccount {
    rules?: CORSGetResponse.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }
  export namespace CORSUpdateParams {
    export import Rule = CORSGetResponse.Rule;
  }

  export type CORSUpdateResponse = unknown;

  export type CORSDeleteParams = BucketGetParams;

  export type CORSDeleteResponse = unknown;

  export type CORSGetParams = BucketGetParams;

  export interface CORSGetResponse {
    rules?: CORSGetResponse.Rule[];
  }
  export namespace CORSGetResponse {
    export interface Rule {
      allowed: Rule.Allowed;
      id?: string;
      exposeHeaders?: string[];
      /** @example 3600 */ maxAgeSeconds?: number;
    }
    export namespace Rule {
      export interface Allowed {
        methods: ('GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD')[];
        origins: string[];
        headers?: string[];
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
    /** Set which object events of an R2 bucket go to a queue.
     *  @http PUT /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration/queues/{queue_id}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    update(
      queueID: ResourceID,
      params: EventNotificationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<EventNotificationUpdateResponse>;

    /** Show every queue that gets events from an R2 bucket, with the rules.
     *  @http GET /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: EventNotificationListParams,
      options?: RequestOptions,
    ): APIPromise<EventNotificationListResponse>;

    /** Stop sending bucket events to a queue by removing its notification rules.
     *  @http DELETE /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration/queues/{queue_id}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(
      queueID: ResourceID,
      params: EventNotificationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<EventNotificationDeleteResponse>;

    /** Read the notification rules that tie an R2 bucket to one queue.
     *  @http GET /accounts/{account_id}/event_notifications/r2/{bucket_name}/configuration/queues/{queue_id}
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    get(queueID: ResourceID, params: EventNotificationGetParams, options?: RequestOptions): APIPromise<EventNotificationListResponse.Queue>;
  }

  export interface EventNotificationUpdateParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ bucket_name: string;
    /** @minItems 1 */ rules: EventNotificationUpdateParams.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }
  export namespace EventNotificationUpdateParams {
    export interface Rule {
      /** @unique */ actions: ('PutObject' | 'CopyObject' | 'DeleteObject' | 'CompleteMultipartUpload' | 'LifecycleDeletion')[];
      description?: string;
      /** @example "img/" */ prefix?: string;
      /** @example ".jpeg" */ suffix?: string;
    }
  }

  export type EventNotificationUpdateResponse = unknown;

  export type EventNotificationListParams = BucketGetParams;

  export interface EventNotificationListResponse {
    bucketName?: string;
    queues?: EventNotificationListResponse.Queue[];
  }
  export namespace EventNotificationListResponse {
    export interface Queue {
      /** @example "11111aa1-11aa-111a-a1a1-a1a111a11a11" */ queueId?: string;
      /** @example "first-queue" */ queueName?: string;
      rules?: Queue.Rule[];
    }
    export namespace Queue {
      export interface Rule {
        /** @unique */ actions: ('PutObject' | 'CopyObject' | 'DeleteObject' | 'CompleteMultipartUpload' | 'LifecycleDeletion')[];
        /** @example "2024-09-19T21:54:48.405Z" */ createdAt?: string;
        description?: string;
        /** @example "img/" */ prefix?: string;
        /** @example "11111aa1-11aa-111a-a1a1-a1a111a11a11" */ ruleId?: string;
        /** @example ".jpeg" */ suffix?: string;
      }
    }
  }

  export type EventNotificationDeleteParams = ObjectDeleteParams;

  export type EventNotificationDeleteResponse = unknown;

  export type EventNotificationGetParams = ObjectDeleteParams;

  export import EventNotificationGetResponse = EventNotificationListResponse.Queue;

  /** Minimum times for which objects cannot be removed. */
  export interface Locks {
    /** Replace the lock rules that set how long objects of an R2 bucket are kept.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/lock
     *  @body json required
     *  @availability ga */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LockUpdateParams,
      options?: RequestOptions,
    ): APIPromise<LockUpdateResponse>;

    /** Read the lock rules that keep objects of an R2 bucket from removal.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/lock
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: LockGetParams, options?: RequestOptions): APIPromise<LockGetResponse>;
  }

  export interface LockUpdateParams extends InAccount {
    rules?: LockGetResponse.Rule[];
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }
  export namespace LockUpdateParams {
    export import Rule = LockGetResponse.Rule;
  }

  export type LockUpdateResponse = unknown;

  export type LockGetParams = BucketGetParams;

  export interface LockGetResponse {
    rules?: LockGetResponse.Rule[];
  }
  export namespace LockGetResponse {
    export interface Rule {
      id: string;
      /** @discriminator type */ condition: Rule.R2LockRuleAgeCondition | Rule.R2LockRuleDateCondition | Rule.R2LockRuleIndefiniteCondition;
      enabled: boolean;
      prefix?: string;
    }
    export namespace Rule {
      export interface R2LockRuleAgeCondition {
        /** @example 100 */ maxAgeSeconds: Integer;
        type: 'Age';
      }
      export interface R2LockRuleDateCondition {
        date: DateTime;
        type: 'Date';
      }
      export interface R2LockRuleIndefiniteCondition {
        type: 'Indefinite';
      }
    }
  }

  /** Storage and object totals. */
  export interface Metrics {
    /** Get storage and object totals over all R2 buckets of the account.
     *  @http GET /accounts/{account_id}/r2/metrics
     *  @availability ga */
    list(params: MetricListParams, options?: RequestOptions): APIPromise<MetricListResponse>;
  }

  export type MetricListParams = InAccount;

  export interface MetricListResponse {
    infrequentAccess?: MetricListResponse.Standard;
    standard?: MetricListResponse.Standard;
  }
  export namespace MetricListResponse {
    export import InfrequentAccess = R2.Buckets.MetricListResponse.Standard;
    export interface Standard {
      published?: Standard.Uploaded;
      uploaded?: Standard.Uploaded;
    }
    export namespace Standard {
      export type Published = Uploaded;
      export interface Uploaded {
        metadataSize?: number;
        objects?: number;
        payloadSize?: number;
      }
    }
  }

  /** Gradual copy from another cloud, object by object on first read. */
  export interface SippyResource {
    /** Turn on Sippy, which copies objects from another cloud as they are asked for.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/sippy
     *  @body json required
     *  @availability ga */
    update(/** @minLength 3 @maxLength 64 */ bucketName: string, params: SippyUpdateParams, options?: RequestOptions): APIPromise<Sippy>;

    /** Turn off Sippy, so misses are no longer copied from the source bucket.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/sippy
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: SippyDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SippyDeleteResponse>;

    /** Read the Sippy source and destination set up for an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/sippy
     *  @availability ga */
    get(/** @minLength 3 @maxLength 64 */ bucketName: string, params: SippyGetParams, options?: RequestOptions): APIPromise<Sippy>;
  }

  export type SippyUpdateParams =
    | SippyUpdateParams.R2EnableSippyAws | SippyUpdateParams.R2EnableSippyGcs
    | SippyUpdateParams.R2EnableSippyS3 | SippyUpdateParams.R2EnableSippyAzure;
  export namespace SippyUpdateParams {
    export interface R2EnableSippyAws extends InAccount {
      destination?: R2EnableSippyS3.Destination;
      source?: R2EnableSippyAws.Source;
      /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    }
    export namespace R2EnableSippyAws {
      export type Destination = R2EnableSippyS3.Destination;
      export interface Source {
        accessKeyId?: string;
        bucket?: string;
        provider?: 'aws';
        region?: string;
        /** @sensitive */ secretAccessKey?: string;
      }
    }
    export interface R2EnableSippyAzure extends InAccount {
      destination?: R2EnableSippyS3.Destination;
      source?: R2EnableSippyAzure.Source;
      /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    }
    export namespace R2EnableSippyAzure {
      export type Destination = R2EnableSippyS3.Destination;
      export interface Source {
        /** @sensitive */ accountKey?: string;
        accountName?: string;
        container?: string;
        provider?: 'azure';
        /** @sensitive */ sasToken?: string;
      }
    }
    export interface R2EnableSippyGcs extends InAccount {
      destination?: R2EnableSippyS3.Destination;
      source?: R2EnableSippyGcs.Source;
      /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    }
    export namespace R2EnableSippyGcs {
      export type Destination = R2EnableSippyS3.Destination;
      export interface Source {
        bucket?: string;
        clientEmail?: string;
        /** @sensitive */ privateKey?: string;
        provider?: 'gcs';
      }
    }
    export interface R2EnableSippyS3 extends InAccount {
      destination?: R2EnableSippyS3.Destination;
      source?: R2EnableSippyS3.Source;
      /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    }
    export namespace R2EnableSippyS3 {
      export interface Destination {
        accessKeyId?: string;
        provider?: ProviderParam;
        /** @sensitive */ secretAccessKey?: string;
      }
      export interface Source {
        accessKeyId?: string;
        bucketUrl?: string;
        provider?: 's3';
        /** @sensitive */ secretAccessKey?: string;
      }
    }
  }

  export interface Sippy {
    destination?: Sippy.Destination;
    enabled?: boolean;
    source?: Sippy.Source;
  }
  export namespace Sippy {
    export interface Destination {
      accessKeyId?: string;
      account?: string;
      bucket?: string;
      provider?: Provider;
    }
    export interface Source {
      bucket?: string | null;
      bucketUrl?: string | null;
      container?: string | null;
      provider?: 'aws' | 'gcs' | 's3' | 'azure';
      region?: string | null;
    }
  }

  export type SippyDeleteParams = BucketGetParams;

  export interface SippyDeleteResponse {
    enabled?: false;
  }

  export type SippyGetParams = BucketGetParams;

  /** Stored files, by key. */
  export interface Objects {
    /** Walk through an R2 bucket's objects by prefix, delimiter and cursor.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/objects */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ObjectListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<ObjectListResponse>, ObjectListResponse>;

    /** Delete one object of an R2 bucket by its key.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/objects/{object_key}
     *  @permission Workers R2 Storage Write */
    delete(objectKey: string, params: ObjectDeleteParams, options?: RequestOptions): APIPromise<R2DeleteObjectResult>;

    /** Download an R2 object, or skip the body if it has not changed.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/objects/{object_key}
     *  @answer binary application/octet-stream */
    get(objectKey: string, params: ObjectGetParams, options?: RequestOptions): APIPromise<Response>;

    /** Store the request body as an R2 object in a chosen storage class.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/objects/{object_key}
     *  @body binary */
    upload(objectKey: string, body: RawBody, params: ObjectUploadParams, options?: RequestOptions): APIPromise<ObjectUploadResponse>;

    /** Delete several objects of an R2 bucket, or all under a prefix.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/objects
     *  @permission Workers R2 Storage Write
     *  @docs https://developers.cloudflare.com/api/operations/r2-delete-objects */
    bulkDelete(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ObjectBulkDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ObjectBulkDeleteResponse>;
  }

  export interface ObjectListParams extends InAccount {
    delimiter?: string;
    prefix?: string;
    start_after?: string;
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    /** @min 1 @max 1000 @default 20 */ per_page?: Integer;
    cursor?: string;
  }

  export interface ObjectListResponse {
    custom_metadata?: { [key: string]: string };
    /** @example "d41d8cd98f00b204e9800998ecf8427e" */ etag?: string;
    http_metadata?: ObjectListResponse.HTTPMetadata;
    /** @example "path/to/my-object.txt" */ key?: string;
    last_modified?: DateTime;
    /** @example 1048576 */ size?: Integer;
    ssec?: boolean;
    /** @default "Standard" */ storage_class?: 'Standard' | 'InfrequentAccess';
  }
  export namespace ObjectListResponse {
    export interface HTTPMetadata {
      /** @example "max-age=3600" */ cacheControl?: string;
      cacheExpiry?: DateTime;
      contentDisposition?: string;
      /** @example "gzip" */ contentEncoding?: string;
      /** @example "en-US" */ contentLanguage?: string;
      /** @example "image/jpeg" */ contentType?: string;
    }
  }

  export interface ObjectDeleteParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ bucket_name: string;
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export type ObjectDeleteResponse = R2DeleteObjectResult;

  export interface ObjectGetParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ bucket_name: string;
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    /** @header If-Modified-Since */ 'If-Modified-Since'?: string;
    /** @header If-None-Match */ 'If-None-Match'?: string;
  }

  export interface ObjectUploadParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ bucket_name: string;
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
    /** @header cf-r2-storage-class @default "Standard" */ 'cf-r2-storage-class'?: 'Standard' | 'InfrequentAccess';
  }

  export interface ObjectUploadResponse {
    /** @example "d41d8cd98f00b204e9800998ecf8427e" */ etag?: string;
    /** @example "path/to/my-object.txt" */ key?: string;
    /** @example "1048576" */ size?: string;
    /** @default "Standard" */ storage_class?: 'Standard' | 'InfrequentAccess';
    uploaded?: DateTime;
    /** @example "3fd5b4a8-1234-5678-abcd-ef0123456789" */ version?: string;
  }

  export interface ObjectBulkDeleteParams extends InAccount {
    /** @header cf-r2-jurisdiction @default "default" */ 'cf-r2-jurisdiction'?: 'default' | 'eu' | 'fedramp';
    /** @query @example "" */ prefix?: string;
    /** @header cf-r2-data-catalog-check */ 'cf-r2-data-catalog-check'?: string;
  }

  export type ObjectBulkDeleteResponse = R2DeleteObjectResult[] | R2BucketJob;

  /** Background work on a container. */
  export interface Jobs {
    /** Walk through the background jobs of an R2 bucket by token, type or status.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/jobs
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-list-bucket-jobs */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: JobListParams,
      options?: RequestOptions,
    ): APIPromise<R2BucketJobsResult>;

    /** Check on one background job of an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/jobs/{job_id}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-get-bucket-job */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<R2BucketJob>;
  }

  export interface JobListParams extends InAccount {
    /** @header cf-r2-jurisdiction @default "default" */ 'cf-r2-jurisdiction'?: 'default' | 'eu' | 'fedramp';
    jobType?: 'prefixDelete';
    status?: 'ENQUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
    /** @min 0 @max 1000 */ maxKeys?: Integer;
    continuationToken?: string;
  }

  export interface JobGetParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ bucket_name: string;
    /** @header cf-r2-jurisdiction @default "default" */ 'cf-r2-jurisdiction'?: 'default' | 'eu' | 'fedramp';
  }

  /** Writes taken in near the client first. */
  export interface LocalUploads {
    /** See whether local uploads are on for an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/local-uploads
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-get-bucket-local-uploads-configuration */
    get(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LocalUploadGetParams,
      options?: RequestOptions,
    ): APIPromise<LocalUploadsConfiguration>;

    /** Turn local uploads on or off for an R2 bucket.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/local-uploads
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/r2-put-bucket-local-uploads-configuration */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: LocalUploadUpdateParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject>;
  }

  export type LocalUploadGetParams = InAccount;

  export interface LocalUploadUpdateParams extends InAccount {
    enabled: boolean;
  }

  export type ObjectListResponsesCursorPagination = CursorPagination<ObjectListResponse>;

  export type Provider = 'r2';

  export type ProviderParam = 'r2';
}

export declare namespace R2.Buckets.Domains {
  /** Your own hostnames for public access. */
  export interface Custom {
    /** Attach a hostname of your zone to an R2 bucket for public access.
     *  @http POST /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom
     *  @availability ga */
    create(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: CustomCreateParams,
      options?: RequestOptions,
    ): APIPromise<CustomCreateResponse>;

    /** Set the on/off state, minimum TLS and ciphers of a custom domain.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom/{domain}
     *  @body json required
     *  @availability ga */
    update(domain: string, params: CustomUpdateParams, options?: RequestOptions): APIPromise<CustomUpdateResponse>;

    /** Show every custom domain attached to an R2 bucket.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom
     *  @availability ga */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: CustomListParams,
      options?: RequestOptions,
    ): APIPromise<CustomListResponse>;

    /** Detach a custom domain, so the R2 bucket is no longer served on it.
     *  @http DELETE /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom/{domain}
     *  @permission Workers R2 Storage Write
     *  @availability ga */
    delete(domain: string, params: CustomDeleteParams, options?: RequestOptions): APIPromise<CustomDeleteResponse>;

    /** Check one custom domain of an R2 bucket: status, TLS and ciphers.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/domains/custom/{domain}
     *  @permission Workers R2 Storage Write; Workers R2 Storage Read
     *  @availability ga */
    get(domain: string, params: CustomGetParams, options?: RequestOptions): APIPromise<CustomListResponse.Domain>;
  }

  export interface CustomCreateParams extends InAccount {
    domain: string;
    enabled: boolean;
    zoneId: string;
    ciphers?: string[];
    minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export interface CustomCreateResponse {
    domain: string;
    enabled: boolean;
    zoneId: string;
    ciphers?: string[];
    minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export interface CustomUpdateParams extends InAccount {
    /** @minLength 3 @maxLength 64 @example "example-bucket" */ bucket_name: string;
    ciphers?: string[];
    enabled?: boolean;
    minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export interface CustomUpdateResponse {
    domain: string;
    ciphers?: string[];
    enabled?: boolean;
    minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
  }

  export type CustomListParams = BucketGetParams;

  export interface CustomListResponse {
    domains: CustomListResponse.Domain[];
  }
  export namespace CustomListResponse {
    export interface Domain {
      domain: string;
      enabled: boolean;
      status: Domain.Status;
      ciphers?: string[];
      minTLS?: '1.0' | '1.1' | '1.2' | '1.3';
      zoneId?: string;
      zoneName?: string;
    }
    export namespace Domain {
      export interface Status {
        ownership: 'pending' | 'active' | 'deactivated' | 'blocked' | 'error' | 'unknown';
        ssl: 'initializing' | 'pending' | 'active' | 'deactivated' | 'error' | 'unknown';
      }
    }
  }

  export type CustomDeleteParams = ObjectDeleteParams;

  export interface CustomDeleteResponse {
    domain: string;
  }

  export type CustomGetParams = ObjectDeleteParams;

  export import CustomGetResponse = CustomListResponse.Domain;

  /** The r2.dev address, on or off. */
  export interface Managed {
    /** Turn public access through the bucket's r2.dev address on or off.
     *  @http PUT /accounts/{account_id}/r2/buckets/{bucket_name}/domains/managed
     *  @availability ga */
    update(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ManagedUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ManagedListResponse>;

    /** See the r2.dev address of a bucket and whether it is public.
     *  @http GET /accounts/{account_id}/r2/buckets/{bucket_name}/domains/managed
     *  @availability ga */
    list(
      /** @minLength 3 @maxLength 64 */ bucketName: string,
      params: ManagedListParams,
      options?: RequestOptions,
    ): APIPromise<ManagedListResponse>;
  }

  export interface ManagedUpdateParams extends InAccount {
    enabled: boolean;
    /** @header cf-r2-jurisdiction @default "default" */ jurisdiction?: 'default' | 'eu' | 'fedramp';
  }

  export type ManagedUpdateResponse = ManagedListResponse;

  export type ManagedListParams = BucketGetParams;

  export interface ManagedListResponse {
    /** @maxLength 32 */ bucketId: string;
    domain: string;
    enabled: boolean;
  }
}

export declare namespace R2.SuperSlurper {
  /** Bulk copies with progress, pause and abort. */
  export interface Jobs {
    readonly logs: Jobs.Logs;

    /** Start a background copy from a source bucket into R2, optionally overwriting.
     *  @http POST /accounts/{account_id}/slurper/jobs
     *  @body json required
     *  @status 201 */
    create(params: JobCreateParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Page through the account's Super Slurper jobs by limit and offset.
     *  @http GET /accounts/{account_id}/slurper/jobs */
    list(params: JobListParams, options?: RequestOptions): PagePromise<SinglePage<JobGetResponse>, JobGetResponse>;

    /** Cancel one Super Slurper migration job.
     *  @http PUT /accounts/{account_id}/slurper/jobs/{job_id}/abort */
    abort(jobID: string, params: JobAbortParams, options?: RequestOptions): APIPromise<JobAbortResponse>;

    /** Cancel every Super Slurper job of the account at once.
     *  @http PUT /accounts/{account_id}/slurper/jobs/abortAll */
    abortAll(params: JobAbortAllParams, options?: RequestOptions): APIPromise<JobAbortAllResponse>;

    /** Fetch one Super Slurper job with its source, target and state.
     *  @http GET /accounts/{account_id}/slurper/jobs/{job_id} */
    get(jobID: string, params: JobGetParams, options?: RequestOptions): APIPromise<JobGetResponse>;

    /** Hold a running Super Slurper job so that it can be resumed later.
     *  @http PUT /accounts/{account_id}/slurper/jobs/{job_id}/pause */
    pause(jobID: string, params: JobPauseParams, options?: RequestOptions): APIPromise<JobPauseResponse>;

    /** See how many objects a Super Slurper job has moved, skipped or failed.
     *  @http GET /accounts/{account_id}/slurper/jobs/{job_id}/progress */
    progress(jobID: string, params: JobProgressParams, options?: RequestOptions): APIPromise<JobProgressResponse>;

    /** Let a paused Super Slurper job go on.
     *  @http PUT /accounts/{account_id}/slurper/jobs/{job_id}/resume */
    resume(jobID: string, params: JobResumeParams, options?: RequestOptions): APIPromise<JobResumeResponse>;

    /** Delete a Super Slurper job.
     *  @http DELETE /accounts/{account_id}/slurper/jobs/{job_id}
     *  @docs https://developers.cloudflare.com/api/operations/slurper-delete-job */
    delete(jobID: string, params: JobDeleteParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface JobCreateParams extends InAccount {
    /** @default true */ overwrite?: boolean;
    /** @discriminator vendor */ source?: JobCreateParams.R2SlurperS3SourceSchema | JobCreateParams.R2SlurperGcsSourceSchema | JobCreateParams.R2SlurperR2SourceSchema;
    target?: JobCreateParams.Target;
  }
  export namespace JobCreateParams {
    export interface R2SlurperGcsSourceSchema {
      bucket: string;
      secret: R2SlurperGcsSourceSchema.Secret;
      vendor: 'gcs';
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
    }
    export namespace R2SlurperGcsSourceSchema {
      export interface Secret {
        clientEmail: string;
        /** @sensitive */ privateKey: string;
      }
    }
    export interface R2SlurperR2SourceSchema {
      bucket: string;
      secret: ConnectivityPrecheckTargetParams.Secret;
      vendor: Buckets.ProviderParam;
      jurisdiction?: 'default' | 'eu' | 'fedramp';
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
    }
    export namespace R2SlurperR2SourceSchema {
      export type Secret = ConnectivityPrecheckTargetParams.Secret;
    }
    export interface R2SlurperS3SourceSchema {
      bucket: string;
      secret: ConnectivityPrecheckTargetParams.Secret;
      vendor: 's3';
      /** @format uri */ endpoint?: string | null;
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
      region?: string | null;
    }
    export namespace R2SlurperS3SourceSchema {
      export type Secret = ConnectivityPrecheckTargetParams.Secret;
    }
    export interface Target {
      bucket: string;
      secret: ConnectivityPrecheckTargetParams.Secret;
      vendor: Buckets.ProviderParam;
      jurisdiction?: 'default' | 'eu' | 'fedramp';
    }
    export namespace Target {
      export type Secret = ConnectivityPrecheckTargetParams.Secret;
    }
  }

  export type JobCreateResponse = Identifier;

  export interface JobListParams extends InAccount {
    /** @max 50 */ limit?: Integer;
    offset?: Integer;
  }

  export import JobListResponse = R2.SuperSlurper.JobGetResponse;

  export type JobAbortParams = InAccount;

  export type JobAbortResponse = string;

  export type JobAbortAllParams = InAccount;

  export type JobAbortAllResponse = string;

  export type JobGetParams = InAccount;

  export interface JobGetResponse {
    id?: string;
    createdAt?: string;
    finishedAt?: string | null;
    overwrite?: boolean;
    /** @discriminator vendor */ source?: JobGetResponse.S3SourceResponseSchema | JobGetResponse.GcsSourceResponseSchema | JobGetResponse.R2SourceResponseSchema;
    status?: 'running' | 'paused' | 'aborted' | 'completed';
    target?: JobGetResponse.Target;
  }
  export namespace JobGetResponse {
    export interface GcsSourceResponseSchema {
      bucket?: string;
      keys?: string[] | null;
      pathPrefix?: string | null;
      vendor?: 'gcs';
    }
    export interface R2SourceResponseSchema {
      bucket?: string;
      jurisdiction?: 'default' | 'eu' | 'fedramp';
      keys?: string[] | null;
      pathPrefix?: string | null;
      vendor?: Buckets.Provider;
    }
    export interface S3SourceResponseSchema {
      bucket?: string;
      /** @format uri */ endpoint?: string | null;
      keys?: string[] | null;
      pathPrefix?: string | null;
      vendor?: 's3';
    }
    export interface Target {
      bucket?: string;
      jurisdiction?: 'default' | 'eu' | 'fedramp';
      vendor?: Buckets.Provider;
    }
  }

  export type JobPauseParams = InAccount;

  export type JobPauseResponse = string;

  export type JobProgressParams = InAccount;

  export interface JobProgressResponse {
    id?: string;
    createdAt?: string;
    failedObjects?: Integer;
    objects?: Integer;
    skippedObjects?: Integer;
    status?: 'running' | 'paused' | 'aborted' | 'completed';
    transferredObjects?: Integer;
  }

  export type JobResumeParams = InAccount;

  export type JobResumeResponse = string;

  export type JobDeleteParams = InAccount;

  /** Test of the credentials for source and target. */
  export interface ConnectivityPrecheck {
    /** Test whether Super Slurper can reach the source bucket with given secrets.
     *  @http PUT /accounts/{account_id}/slurper/source/connectivity-precheck */
    source(params: ConnectivityPrecheckSourceParams, options?: RequestOptions): APIPromise<ConnectivityPrecheckSourceResponse>;

    /** Test whether Super Slurper can write to the target R2 bucket.
     *  @http PUT /accounts/{account_id}/slurper/target/connectivity-precheck */
    target(params: ConnectivityPrecheckTargetParams, options?: RequestOptions): APIPromise<ConnectivityPrecheckSourceResponse>;
  }

  /** @discriminator vendor */
  export type ConnectivityPrecheckSourceParams =
    | ConnectivityPrecheckSourceParams.R2SlurperS3SourceSchema
    | ConnectivityPrecheckSourceParams.R2SlurperGcsSourceSchema
    | ConnectivityPrecheckSourceParams.R2SlurperR2SourceSchema;
  export namespace ConnectivityPrecheckSourceParams {
    export interface R2SlurperGcsSourceSchema extends InAccount {
      bucket: string;
      secret: JobCreateParams.R2SlurperGcsSourceSchema.Secret;
      vendor: 'gcs';
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
    }
    export namespace R2SlurperGcsSourceSchema {
      export type Secret = JobCreateParams.R2SlurperGcsSourceSchema.Secret;
    }
    export interface R2SlurperR2SourceSchema extends InAccount {
      bucket: string;
      secret: ConnectivityPrecheckTargetParams.Secret;
      vendor: Buckets.ProviderParam;
      jurisdiction?: 'default' | 'eu' | 'fedramp';
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
    }
    export namespace R2SlurperR2SourceSchema {
      export type Secret = ConnectivityPrecheckTargetParams.Secret;
    }
    export interface R2SlurperS3SourceSchema extends InAccount {
      bucket: string;
      secret: ConnectivityPrecheckTargetParams.Secret;
      vendor: 's3';
      /** @format uri */ endpoint?: string | null;
      /** @maxItems 10000 */ keys?: string[] | null;
      pathPrefix?: string | null;
      region?: string | null;
    }
    export namespace R2SlurperS3SourceSchema {
      export type Secret = ConnectivityPrecheckTargetParams.Secret;
    }
  }

  export interface ConnectivityPrecheckSourceResponse {
    connectivityStatus?: 'success' | 'error';
  }

  export interface ConnectivityPrecheckTargetParams extends InAccount {
    bucket: string;
    secret: ConnectivityPrecheckTargetParams.Secret;
    vendor: Buckets.ProviderParam;
    jurisdiction?: 'default' | 'eu' | 'fedramp';
  }
  export namespace ConnectivityPrecheckTargetParams {
    export interface Secret {
      accessKeyId: string;
      /** @sensitive */ secretAccessKey: string;
    }
  }

  export type ConnectivityPrecheckTargetResponse = ConnectivityPrecheckSourceResponse;

  export type JobListResponsesSinglePage = SinglePage<JobGetResponse>;
}

export declare namespace R2.SuperSlurper.Jobs {
  /** What happened to the objects of a bulk copy. */
  export interface Logs {
    /** Read the log entries of a Super Slurper job page by page.
     *  @http GET /accounts/{account_id}/slurper/jobs/{job_id}/logs */
    list(jobID: string, params: LogListParams, options?: RequestOptions): PagePromise<SinglePage<LogListResponse>, LogListResponse>;
  }

  export type LogListParams = JobListParams;

  export interface LogListResponse {
    createdAt?: string;
    job?: string;
    logType?: 'migrationStart' | 'migrationComplete' | 'migrationAbort' | 'migrationError' | 'migrationPause' | 'migrationResume' | 'migrationErrorFailedContinuation' | 'importErrorRetryExhaustion' | 'importSkippedStorageClass' | 'importSkippedOversized' | 'importSkippedEmptyObject' | 'importSkippedUnsupportedContentType' | 'importSkippedExcludedContentType' | 'importSkippedInvalidMedia' | 'importSkippedRequiresRetrieval';
    message?: string | null;
    objectKey?: string | null;
  }

  export type LogListResponsesSinglePage = SinglePage<LogListResponse>;
}
