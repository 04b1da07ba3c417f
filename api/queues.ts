import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID, ResponseInfo } from './_shared.ts';

/** Queues: Messages passed between Workers with guaranteed delivery.
 *  @product queues Queues
 *  @docs https://developers.cloudflare.com/queues/ */
export interface Queues {
  readonly messages: Queues.Messages;
  readonly purge: Queues.Purge;
  readonly consumers: Queues.Consumers;
  readonly subscriptions: Queues.Subscriptions;

  /** Open a new queue in the account under the given name.
   *  @http POST /accounts/{account_id}/queues
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga */
  create(params: Queues.QueueCreateParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Replace the name and settings of a queue as a whole.
   *  @http PUT /accounts/{account_id}/queues/{queue_id}
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga */
  update(queueID: ResourceID, params: Queues.QueueUpdateParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Show all queues of the account.
   *  @http GET /accounts/{account_id}/queues
   *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  list(params: Queues.QueueListParams, options?: RequestOptions): PagePromise<SinglePage<Queues.Queue>, Queues.Queue>;

  /** Remove a queue for good, along with the messages still in it.
   *  @http DELETE /accounts/{account_id}/queues/{queue_id}
   *  @unwrapped
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga */
  delete(queueID: ResourceID, params: Queues.QueueDeleteParams, options?: RequestOptions): APIPromise<Queues.QueueDeleteResponse>;

  /** Change only the given parts of a queue: its name or delivery settings.
   *  @http PATCH /accounts/{account_id}/queues/{queue_id}
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga */
  edit(queueID: ResourceID, params: Queues.QueueEditParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Fetch one queue with its settings, producers and consumers.
   *  @http GET /accounts/{account_id}/queues/{queue_id}
   *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(queueID: ResourceID, params: Queues.QueueGetParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Read the current backlog metrics of a queue.
   *  @http GET /accounts/{account_id}/queues/{queue_id}/metrics
   *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read */
  getMetrics(
    queueID: ResourceID,
    params: Queues.QueueGetMetricsParams,
    options?: RequestOptions,
  ): APIPromise<Queues.MessagePullResponse.Metadata.Metrics>;
}

export declare namespace Queues {
  export interface QueueCreateParams extends InAccount {
    /** @example "example-queue" */ queue_name: string;
  }

  export interface Queue {
    /** @readOnly */ consumers?: Consumer[];
    /** @readOnly */ consumers_total_count?: number;
    /** @readOnly */ created_on?: string;
    /** @readOnly */ modified_on?: string;
    /** @readOnly */ producers?: (/** @discriminator type */ Queue.MqWorkerProducer | Queue.MqR2Producer)[];
    /** @readOnly */ producers_total_count?: number;
    /** @readOnly */ queue_id?: string;
    /** @example "example-queue" */ queue_name?: string;
    settings?: Queue.Settings;
  }
  export namespace Queue {
    export interface MqR2Producer {
      bucket_name?: string;
      type?: 'r2_bucket';
    }
    export interface MqWorkerProducer {
      script?: string;
      type?: 'worker';
    }
    export interface Settings {
      /** @example 5 */ delivery_delay?: number;
      delivery_paused?: boolean;
      /** @example 345600 */ message_retention_period?: number;
    }
  }

  export import QueueUpdateParams = Queues.QueueEditParams;

  export type QueueListParams = InAccount;

  export type QueueDeleteParams = InAccount;

  export interface QueueDeleteResponse {
    errors?: ResponseInfo[];
    messages?: string[];
    success?: true;
  }

  export interface QueueEditParams extends InAccount {
    /** @example "example-queue" */ queue_name?: string;
    settings?: Queue.Settings;
  }
  export namespace QueueEditParams {
    export type Settings = Queue.Settings;
  }

  export type QueueGetParams = InAccount;

  export type QueueGetMetricsParams = InAccount;

  export type QueueGetMetricsResponse = MessagePullResponse.Metadata.Metrics;

  /** Sending, leasing and settling of messages by HTTP. */
  export interface Messages {
    /** Settle pulled messages: acknowledge some, send others back for retry.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/ack
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    ack(queueID: ResourceID, params: MessageAckParams, options?: RequestOptions): APIPromise<MessageAckResponse>;

    /** Send several messages to a queue in one request, optionally delayed.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/batch
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    bulkPush(queueID: ResourceID, params: MessageBulkPushParams, options?: RequestOptions): APIPromise<MessagePushResponse>;

    /** Look at waiting messages without leasing them or taking them off the queue.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/peek
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    peek(queueID: ResourceID, params: MessagePeekParams, options?: RequestOptions): APIPromise<MessagePeekResponse>;

    /** Lease a batch of messages, hidden from others for the visibility timeout.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/pull
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    pull(queueID: ResourceID, params: MessagePullParams, options?: RequestOptions): APIPromise<MessagePullResponse>;

    /** Discard the messages that the given refs point to.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/purge
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    purge(queueID: ResourceID, params: MessagePurgeParams, options?: RequestOptions): APIPromise<MessagePurgeResponse>;

    /** Send a single message to a queue, optionally delayed.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    push(queueID: ResourceID, params: MessagePushParams, options?: RequestOptions): APIPromise<MessagePushResponse>;

    /** Lengthen the lease on pulled messages before it times out.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/extend
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/queues-extend-messages */
    extend(queueID: ResourceID, params: MessageExtendParams, options?: RequestOptions): APIPromise<MessageExtendResponse>;

    /** Preview a batch of a queue's messages.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/preview
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/queues-preview-messages */
    preview(queueID: ResourceID, params: MessagePreviewParams, options?: RequestOptions): APIPromise<MessagePreviewResponse>;

    /** Acknowledge or retry messages taken by a preview.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/preview/ack
     *  @body json required
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/queues-ack-preview-messages */
    ackPreview(queueID: ResourceID, params: MessageAckPreviewParams, options?: RequestOptions): APIPromise<MessageAckPreviewResponse>;
  }

  export interface MessageAckParams extends InAccount {
    acks?: MessageAckParams.Ack[];
    retries?: MessageAckParams.Retry[];
  }
  export namespace MessageAckParams {
    export interface Ack {
      lease_id?: string;
    }
    export interface Retry {
      /** @unit seconds @example 10 */ delay_seconds?: number;
      lease_id?: string;
    }
  }

  export interface MessageAckResponse {
    /** @example 5 */ ackCount?: number;
    /** @example 5 */ retryCount?: number;
    warnings?: { [key: string]: string };
  }

  export interface MessageBulkPushParams extends InAccount {
    /** @unit seconds */ delay_seconds?: number;
    messages?: (/** @discriminator content_type */ MessageBulkPushParams.MqQueueMessageText | MessageBulkPushParams.MqQueueMessageJson)[];
  }
  export namespace MessageBulkPushParams {
    export interface MqQueueMessageJson {
      body?: unknown;
      content_type?: 'json';
      /** @unit seconds */ delay_seconds?: number;
    }
    export interface MqQueueMessageText {
      body?: string;
      content_type?: 'text';
      /** @unit seconds */ delay_seconds?: number;
    }
  }

  export import MessageBulkPushResponse = Queues.MessagePushResponse;

  export interface MessagePeekParams extends InAccount {
    /** @example 50 */ batch_size?: number;
  }

  export interface MessagePeekResponse {
    messages?: MessagePeekResponse.Message[];
  }
  export namespace MessagePeekResponse {
    export interface Message {
      /** @example "b01b5594f784d0165c2985833f5660dd" @readOnly */ id?: string;
      /** @example 1 @readOnly */ attempts?: number;
      /** @readOnly */ body?: string;
      /** @readOnly */ metadata?: unknown;
      ref?: string;
      /** @unit milliseconds @example 1710950954154 @readOnly */ timestamp_ms?: number;
    }
  }

  export interface MessagePullParams extends InAccount {
    /** @example 50 */ batch_size?: number;
    /** @unit milliseconds @example 6000 */ visibility_timeout_ms?: number;
  }

  export interface MessagePullResponse {
    /** @example 5 */ message_backlog_count?: number;
    messages?: MessagePullResponse.Message[];
    metadata?: MessagePullResponse.Metadata;
  }
  export namespace MessagePullResponse {
    export interface Message {
      /** @example "b01b5594f784d0165c2985833f5660dd" @readOnly */ id?: string;
      /** @example 1 @readOnly */ attempts?: number;
      /** @readOnly */ body?: string;
      lease_id?: string;
      /** @readOnly */ metadata?: unknown;
      /** @unit milliseconds @example 1710950954154 @readOnly */ timestamp_ms?: number;
    }
    export interface Metadata {
      metrics?: Metadata.Metrics;
    }
    export namespace Metadata {
      export interface Metrics {
        /** @unit bytes @example 1024 */ backlog_bytes: number;
        /** @example 5 */ backlog_count: number;
        /** @unit milliseconds @example 1710950954154 */ oldest_message_timestamp_ms: number;
      }
    }
  }

  export interface MessagePurgeParams extends InAccount {
    refs: MessagePurgeParams.Ref[];
  }
  export namespace MessagePurgeParams {
    export interface Ref {
      ref: string;
    }
  }

  export interface MessagePurgeResponse {
    errors?: MessagePurgeResponse.Error[];
    warnings?: { [key: string]: string };
  }
  export namespace MessagePurgeResponse {
    export interface Error {
      message?: string;
    }
  }

  /** @discriminator content_type */
  export type MessagePushParams = MessagePushParams.MqQueueMessageText | MessagePushParams.MqQueueMessageJson;
  export namespace MessagePushParams {
    export interface MqQueueMessageJson extends InAccount {
      body?: unknown;
      content_type?: 'json';
      /** @unit seconds */ delay_seconds?: number;
    }
    export interface MqQueueMessageText extends InAccount {
      body?: string;
      content_type?: 'text';
      /** @unit seconds */ delay_seconds?: number;
    }
  }

  export interface MessagePushResponse {
    metadata?: MessagePullResponse.Metadata;
  }
  export namespace MessagePushResponse {
    export import Metadata = MessagePullResponse.Metadata;
  }

  export interface MessageExtendParams extends InAccount {
    extend?: ({ lease_id?: string })[];
    /** @unit milliseconds @example 6000 */ visibility_timeout_ms?: number;
  }

  export interface MessageExtendResponse {
    /** @example 5 */ extendCount?: number;
    warnings?: { [key: string]: string };
  }

  export type MessagePreviewParams = MessagePeekParams;

  export interface MessagePreviewResponse {
    messages?: QueuePullBatch;
  }

  export type MessageAckPreviewParams = MessageAckParams;

  export interface MessageAckPreviewResponse {
    warnings?: { [key: string]: string };
  }

  /** Emptying of everything that waits. */
  export interface Purge {
    /** Begin emptying a queue; its messages cannot be brought back afterwards.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/purge
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @confirm */
    start(queueID: ResourceID, params: PurgeStartParams, options?: RequestOptions): APIPromise<Queue>;

    /** Check how far the purge of a queue has come.
     *  @http GET /accounts/{account_id}/queues/{queue_id}/purge
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    status(queueID: ResourceID, params: PurgeStatusParams, options?: RequestOptions): APIPromise<PurgeStatusResponse>;
  }

  export interface PurgeStartParams extends InAccount {
    delete_messages_permanently?: boolean;
  }

  export type PurgeStatusParams = InAccount;

  export interface PurgeStatusResponse {
    /** @readOnly */ completed?: string;
    /** @readOnly */ started_at?: string;
  }

  /** Workers or HTTP clients that take messages off. */
  export interface Consumers {
    /** Attach a Worker or a pull consumer to a queue, with dead letter queue.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/consumers
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    create(queueID: ResourceID, params: ConsumerCreateParams, options?: RequestOptions): APIPromise<Consumer>;

    /** Replace a consumer's Worker, dead letter queue and delivery settings.
     *  @http PUT /accounts/{account_id}/queues/{queue_id}/consumers/{consumer_id}
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    update(consumerID: ResourceID, params: ConsumerUpdateParams, options?: RequestOptions): APIPromise<Consumer>;

    /** List the consumers attached to a queue.
     *  @http GET /accounts/{account_id}/queues/{queue_id}/consumers
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(queueID: ResourceID, params: ConsumerListParams, options?: RequestOptions): PagePromise<SinglePage<Consumer>, Consumer>;

    /** Detach a consumer from a queue.
     *  @http DELETE /accounts/{account_id}/queues/{queue_id}/consumers/{consumer_id}
     *  @unwrapped
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    delete(consumerID: ResourceID, params: ConsumerDeleteParams, options?: RequestOptions): APIPromise<QueueDeleteResponse>;

    /** Look up one consumer of a queue with its settings.
     *  @http GET /accounts/{account_id}/queues/{queue_id}/consumers/{consumer_id}
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(consumerID: ResourceID, params: ConsumerGetParams, options?: RequestOptions): APIPromise<Consumer>;
  }

  /** @discriminator type */
  export type ConsumerCreateParams = ConsumerCreateParams.MqWorkerConsumerRequest | ConsumerCreateParams.MqHTTPConsumerRequest;
  export namespace ConsumerCreateParams {
    export interface MqHTTPConsumerRequest extends InAccount {
      type: 'http_pull';
      /** @example "example-queue" */ dead_letter_queue?: string;
      settings?: Consumer.MqHTTPConsumerResponse.Settings;
    }
    export namespace MqHTTPConsumerRequest {
      export type Settings = Consumer.MqHTTPConsumerResponse.Settings;
    }
    export interface MqWorkerConsumerRequest extends InAccount {
      /** @example "my-consumer-worker" */ script_name: string;
      type: 'worker';
      /** @example "example-queue" */ dead_letter_queue?: string;
      settings?: Consumer.MqWorkerConsumerResponse.Settings;
    }
    export namespace MqWorkerConsumerRequest {
      export type Settings = Consumer.MqWorkerConsumerResponse.Settings;
    }
  }

  /** @discriminator type */
  export type Consumer = Consumer.MqWorkerConsumerResponse | Consumer.MqHTTPConsumerResponse;
  export namespace Consumer {
    export interface MqHTTPConsumerResponse {
      /** @readOnly */ consumer_id?: ResourceID;
      /** @readOnly */ created_on?: DateTime;
      dead_letter_queue?: string;
      /** @example "example-queue" */ queue_name?: string;
      settings?: MqHTTPConsumerResponse.Settings;
      type?: 'http_pull';
    }
    export namespace MqHTTPConsumerResponse {
      export interface Settings {
        /** @example 50 */ batch_size?: number;
        /** @example 3 */ max_retries?: number;
        /** @example 10 */ retry_delay?: number;
        /** @unit milliseconds @example 6000 */ visibility_timeout_ms?: number;
      }
    }
    export interface MqWorkerConsumerResponse {
      /** @readOnly */ consumer_id?: ResourceID;
      /** @readOnly */ created_on?: DateTime;
      dead_letter_queue?: string;
      /** @example "example-queue" */ queue_name?: string;
      /** @example "my-consumer-worker" */ script_name?: string;
      settings?: MqWorkerConsumerResponse.Settings;
      type?: 'worker';
    }
    export namespace MqWorkerConsumerResponse {
      export interface Settings {
        /** @example 50 */ batch_size?: number;
        /** @example 10 */ max_concurrency?: number;
        /** @example 3 */ max_retries?: number;
        /** @unit milliseconds @example 5000 */ max_wait_time_ms?: number;
        /** @example 10 */ retry_delay?: number;
      }
    }
  }

  /** @discriminator type */
  export type ConsumerUpdateParams = ConsumerUpdateParams.MqWorkerConsumerRequest | ConsumerUpdateParams.MqHTTPConsumerRequest;
  export namespace ConsumerUpdateParams {
    export interface MqHTTPConsumerRequest extends InAccount {
      /** @readOnly */ queue_id: ResourceID;
      type: 'http_pull';
      /** @example "example-queue" */ dead_letter_queue?: string;
      settings?: Consumer.MqHTTPConsumerResponse.Settings;
    }
    export namespace MqHTTPConsumerRequest {
      export type Settings = Consumer.MqHTTPConsumerResponse.Settings;
    }
    export interface MqWorkerConsumerRequest extends InAccount {
      /** @readOnly */ queue_id: ResourceID;
      /** @example "my-consumer-worker" */ script_name: string;
      type: 'worker';
      /** @example "example-queue" */ dead_letter_queue?: string;
      settings?: Consumer.MqWorkerConsumerResponse.Settings;
    }
    export namespace MqWorkerConsumerRequest {
      export type Settings = Consumer.MqWorkerConsumerResponse.Settings;
    }
  }

  export type ConsumerListParams = InAccount;

  export type ConsumerDeleteParams = ConsumerGetParams;

  export type ConsumerDeleteResponse = QueueDeleteResponse;

  export interface ConsumerGetParams extends InAccount {
    /** @readOnly */ queue_id: ResourceID;
  }

  /** Events of Cloudflare products delivered as messages. */
  export interface Subscriptions {
    /** Subscribe a destination to chosen events of a Cloudflare source.
     *  @http POST /accounts/{account_id}/event_subscriptions/subscriptions
     *  @body json required
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    create(params: SubscriptionCreateParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;

    /** Change an event subscription's events, destination, name or on/off state.
     *  @http PATCH /accounts/{account_id}/event_subscriptions/subscriptions/{subscription_id}
     *  @body json required
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    update(subscriptionID: ResourceID, params: SubscriptionUpdateParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;

    /** Page through the event subscriptions of the account in a chosen order.
     *  @http GET /accounts/{account_id}/event_subscriptions/subscriptions
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    list(
      params: SubscriptionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SubscriptionGetResponse>, SubscriptionGetResponse>;

    /** End an event subscription, so its events are no longer delivered.
     *  @http DELETE /accounts/{account_id}/event_subscriptions/subscriptions/{subscription_id}
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    delete(subscriptionID: ResourceID, params: SubscriptionDeleteParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;

    /** Fetch one event subscription with its source, events and destination.
     *  @http GET /accounts/{account_id}/event_subscriptions/subscriptions/{subscription_id}
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    get(subscriptionID: ResourceID, params: SubscriptionGetParams, options?: RequestOptions): APIPromise<SubscriptionGetResponse>;
  }

  export interface SubscriptionCreateParams extends InAccount {
    destination?: SubscriptionGetResponse.Destination;
    enabled?: boolean;
    /** @minItems 1 */ events?: string[];
    name?: string;
    /** @discriminator type */ source?: SubscriptionGetResponse.MqEventSourceImages | SubscriptionGetResponse.MqEventSourceKV | SubscriptionGetResponse.MqEventSourceR2 | SubscriptionGetResponse.MqEventSourceSuperSlurper | SubscriptionGetResponse.MqEventSourceVectorize | SubscriptionGetResponse.MqEventSourceWorkersAIModel | SubscriptionGetResponse.MqEventSourceWorkersBuildsWorker | SubscriptionGetResponse.MqEventSourceWorkersScript | SubscriptionGetResponse.MqEventSourceWorkflowsWorkflow;
  }
  export namespace SubscriptionCreateParams {
    export type Destination = SubscriptionGetResponse.Destination;
    export type MqEventSourceImages = SubscriptionGetResponse.MqEventSourceImages;
    export type MqEventSourceKV = SubscriptionGetResponse.MqEventSourceKV;
    export type MqEventSourceR2 = SubscriptionGetResponse.MqEventSourceR2;
    export type MqEventSourceSuperSlurper = SubscriptionGetResponse.MqEventSourceSuperSlurper;
    export type MqEventSourceVectorize = SubscriptionGetResponse.MqEventSourceVectorize;
    export type MqEventSourceWorkersAIModel = SubscriptionGetResponse.MqEventSourceWorkersAIModel;
    export type MqEventSourceWorkersBuildsWorker = SubscriptionGetResponse.MqEventSourceWorkersBuildsWorker;
    export type MqEventSourceWorkersScript = SubscriptionGetResponse.MqEventSourceWorkersScript;
    export type MqEventSourceWorkflowsWorkflow = SubscriptionGetResponse.MqEventSourceWorkflowsWorkflow;
  }

  export import SubscriptionCreateResponse = Queues.SubscriptionGetResponse;

  export interface SubscriptionUpdateParams extends InAccount {
    destination?: SubscriptionGetResponse.Destination;
    enabled?: boolean;
    /** @minItems 1 */ events?: string[];
    name?: string;
  }
  export namespace SubscriptionUpdateParams {
    export type Destination = SubscriptionGetResponse.Destination;
  }

  export import SubscriptionUpdateResponse = Queues.SubscriptionGetResponse;

  export interface SubscriptionListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default "name" */ order?: 'created_at' | 'name' | 'enabled' | 'source';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export import SubscriptionListResponse = Queues.SubscriptionGetResponse;

  export type SubscriptionDeleteParams = InAccount;

  export import SubscriptionDeleteResponse = Queues.SubscriptionGetResponse;

  export type SubscriptionGetParams = InAccount;

  export interface SubscriptionGetResponse {
    id: string;
    /** @readOnly */ created_at: DateTime;
    destination: SubscriptionGetResponse.Destination;
    enabled: boolean;
    /** @minItems 1 */ events: string[];
    /** @readOnly */ modified_at: DateTime;
    name: string;
    /** @discriminator type */ source: SubscriptionGetResponse.MqEventSourceImages | SubscriptionGetResponse.MqEventSourceKV | SubscriptionGetResponse.MqEventSourceR2 | SubscriptionGetResponse.MqEventSourceSuperSlurper | SubscriptionGetResponse.MqEventSourceVectorize | SubscriptionGetResponse.MqEventSourceWorkersAIModel | SubscriptionGetResponse.MqEventSourceWorkersBuildsWorker | SubscriptionGetResponse.MqEventSourceWorkersScript | SubscriptionGetResponse.MqEventSourceWorkflowsWorkflow;
  }
  export namespace SubscriptionGetResponse {
    export interface Destination {
      queue_id: string;
      type: 'queues.queue';
    }
    export interface MqEventSourceImages {
      type?: 'images';
    }
    export interface MqEventSourceKV {
      type?: 'kv';
    }
    export interface MqEventSourceR2 {
      type?: 'r2';
    }
    export interface MqEventSourceSuperSlurper {
      type?: 'superSlurper';
    }
    export interface MqEventSourceVectorize {
      type?: 'vectorize';
    }
    export interface MqEventSourceWorkersAIModel {
      model_name?: string;
      type?: 'workersAi.model';
    }
    export interface MqEventSourceWorkersBuildsWorker {
      type?: 'workersBuilds.worker';
      worker_name?: string;
    }
    export interface MqEventSourceWorkersScript {
      script_tag?: string;
      type?: 'workers.script';
    }
    export interface MqEventSourceWorkflowsWorkflow {
      type?: 'workflows.workflow';
      workflow_name?: string;
    }
  }

  export type ConsumersSinglePage = SinglePage<Consumer>;

  export type QueuesSinglePage = SinglePage<Queue>;

  export type SubscriptionListResponsesV4PagePaginationArray = V4PagePaginationArray<SubscriptionGetResponse>;

  export type QueuePullBatch = ({
    /** @example 1 @readOnly */ attempts?: number;
    /** @readOnly */ body?: string;
    /** @example "b01b5594f784d0165c2985833f5660dd" @readOnly */ id?: string;
    lease_id?: string;
    /** @readOnly */ metadata?: JsonObject;
    /** @unit milliseconds @example 1710950954154 @readOnly */ timestamp_ms?: number;
  })[];
}
