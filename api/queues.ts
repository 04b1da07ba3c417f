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

  /** Create a queue.
   *
   *  Settings start with their defaults; change them with `edit`.
   *  @http POST /accounts/{account_id}/queues
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_name": "example-queue" } */
  create(params: Queues.QueueCreateParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Replace the name and settings of a queue as a whole.
   *
   *  Settings left out go back to their defaults. Use `edit` to change one of them.
   *  @http PUT /accounts/{account_id}/queues/{queue_id}
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_name": "example-queue",
   *    "settings": { "delivery_delay": 5, "delivery_paused": false, "message_retention_period": 345600 }
   *  } */
  update(queueID: ResourceID, params: Queues.QueueParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** List all queues of the account.
   *  @http GET /accounts/{account_id}/queues
   *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga
   *  @columns queue_name queue_id producers_total_count consumers_total_count settings.delivery_paused created_on modified_on
   *  @key queue_name */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Queues.Queue>, Queues.Queue>;

  /** Delete a queue with the messages still in it.
   *
   *  Cannot be undone. Workers that produce to it fail until their binding is removed.
   *  @http DELETE /accounts/{account_id}/queues/{queue_id}
   *  @unwrapped
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga
   *  @cascades queues.messages */
  delete(queueID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Queues.QueueDeleteResponse>;

  /** Edit a queue's name or delivery settings.
   *
   *  `delivery_paused` holds messages back without losing them; their retention goes on counting.
   *  @http PATCH /accounts/{account_id}/queues/{queue_id}
   *  @permission Queues Write; Workers Scripts Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353", "settings": { "delivery_paused": true }
   *  }
   *  @aliases pause queue */
  edit(queueID: ResourceID, params: Queues.QueueParams, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Get one queue with its settings, producers and consumers.
   *  @http GET /accounts/{account_id}/queues/{queue_id}
   *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(queueID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Queues.Queue>;

  /** Get the current backlog of a queue.
   *
   *  Approximate, as a queue is spread over many machines.
   *  @http GET /accounts/{account_id}/queues/{queue_id}/metrics
   *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read */
  getMetrics(
    queueID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<Queues.QueueGetMetricsResponse>;
}

export declare namespace Queues {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Number of deliveries of the message, this one included. */ attempts: number;
    /** Queue that gets the events. */ destination: unknown;
    /** Whether events are sent. */ enabled: boolean;
    /** Names of the events that are sent, such as `bucket.created`. */ events: unknown;
    /** Region in which messages are stored; set when the queue is created and fixed. Left out, all of Cloudflare's. */ jurisdiction: unknown;
    /** Name for people. */ name: string;
    /** Name that bindings of Workers use, unique within the account. */ queue_name: string;
    /** Worker that gets the messages; it needs a `queue` handler. */ script_name: string;
    /** Delivery and retention settings. */ settings: unknown;
    /** Time at which the message was sent, since 1970. */ timestamp_ms: number;
    /** Content as text. */ body: string;
    /** Name of the queue that gets messages after `max_retries`; left out, they are deleted. */ dead_letter_queue: string;
    /** Seconds the message waits before consumers get it; wins over the queue's delay. */ delay_seconds: number;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Consumer to work on, as `queues.consumers.list` shows it. @from queues.consumers.list */ consumer_id: string;
    /** Queue to work on, as `queues.list` shows it in `queue_id`. @from queues.list */ queue_id: string;
    /** Subscription to work on, as `queues.subscriptions.list` shows it. @from queues.subscriptions.list */ subscription_id: string;
  }

  export interface QueueCreateParams extends InAccount {
    /** @example "example-queue" */ queue_name: string;
    jurisdiction?: 'eu' | 'us' | 'fedramp' | (string & {});
  }

  export interface Queue {
    /** Consumers that receive messages from the queue. @readOnly */ consumers?: Consumer[];
    /** Number of consumers. @readOnly */ consumers_total_count?: number;
    /** @readOnly */ created_on?: string;
    /** @readOnly */ modified_on?: string;
    /** Workers and buckets that send to the queue. @readOnly */
    producers?: (/** @discriminator type */ Queue.MqWorkerProducer | Queue.MqR2Producer)[];
    /** Number of producers. @readOnly */ producers_total_count?: number;
    /** Identifies the queue in paths; bindings go by the name. @readOnly */ queue_id?: string;
    /** @example "example-queue" */ queue_name?: string;
    settings?: Queue.Settings;
    jurisdiction?: 'eu' | 'us' | 'fedramp';
  }
  export namespace Queue {
    export interface MqWorkerProducer {
      /** Worker that the resource is bound to. */ script?: string;
      /** A Worker, which writes to the queue. */ type?: 'worker';
    }
    export interface MqR2Producer {
      /** R2 bucket whose events go to the queue. */ bucket_name?: string;
      /** Kind of producer: an R2 bucket. */ type?: 'r2_bucket';
    }
    export interface Settings {
      /** Seconds every message waits before consumers get it; a delay of the message itself wins. @example 5 @unit seconds */
      delivery_delay?: number;
      /** Whether messages are held back from consumers; they go on being kept. */ delivery_paused?: boolean;
      /** Seconds an unconsumed message is kept before it is deleted; 4 days unless set otherwise. @example 345600 @unit seconds @max 1209600 */
      message_retention_period?: number;
    }
  }

  export interface QueueParams extends InAccount {
    /** @example "example-queue" */ queue_name?: string;
    settings?: Queue.Settings;
    jurisdiction?: 'eu' | 'us' | 'fedramp' | (string & {});
  }

  export interface QueueDeleteResponse {
    errors?: ResponseInfo[];
    messages?: string[];
    success?: true;
  }

  export interface QueueGetMetricsResponse {
    /** Bytes of messages that are not acknowledged yet; approximate. @unit bytes @example 1024 */ backlog_bytes: number;
    /** Number of messages that are not acknowledged yet; approximate. @example 5 */ backlog_count: number;
    /** Time at which the oldest of them was sent, since 1970; 0 if unknown. @unit milliseconds @example 1710950954154 */
    oldest_message_timestamp_ms: number;
  }

  /** Sending, leasing and settling of messages by HTTP. */
  export interface Messages {
    /** Acknowledge pulled messages, or send them back for a retry.
     *
     *  A message neither acknowledged nor retried before its lease ends is delivered again.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/ack
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "acks": [{ "lease_id": "eyJhbGciOiJkaXIi.example-1" }], "retries": [{ "lease_id": "eyJhbGciOiJkaXIi.example-2", "delay_seconds": 10 }]
     *  } */
    ack(queueID: ResourceID, params: MessageParams, options?: RequestOptions): APIPromise<MessageAckResponse>;

    /** Send several messages to a queue in one request.
     *
     *  At most 100 messages and 256 KB together, 128 KB each.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/batch
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "messages": [{ "body": { "order": 1 }, "content_type": "json" }, { "body": { "order": 2 }, "content_type": "json", "delay_seconds": 60 }]
     *  }
     *  @most 100 */
    bulkPush(queueID: ResourceID, params: MessageBulkPushParams, options?: RequestOptions): APIPromise<MessageResult>;

    /** Get waiting messages without leasing them.
     *
     *  They stay on the queue for consumers, and their attempts do not count up.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/peek
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "batch_size": 10 } */
    peek(queueID: ResourceID, params: MessageInput, options?: RequestOptions): APIPromise<MessagePeekResponse>;

    /** Pull a batch of messages, leased for the visibility timeout.
     *
     *  Needs a consumer of type `http_pull`. Acknowledge each message by its `lease_id` before the timeout, or it is delivered again.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/pull
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353", "batch_size": 50,
     *    "visibility_timeout_ms": 6000
     *  }
     *  @aliases receive messages; consume */
    pull(queueID: ResourceID, params: MessagePullParams, options?: RequestOptions): APIPromise<MessagePullResponse>;

    /** Delete the messages that the given refs point to.
     *
     *  The refs come from `peek`. Deleted messages do not count as delivered.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/purge
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    purge(queueID: ResourceID, params: MessagePurgeParams, options?: RequestOptions): APIPromise<MessagePurgeResponse>;

    /** Send one message to a queue, optionally delayed.
     *
     *  At most 128 KB.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": { "order": 1 },
     *    "content_type": "json"
     *  }
     *  @aliases enqueue; publish */
    push(queueID: ResourceID, params: MessagePushParams, options?: RequestOptions): APIPromise<MessageResult>;

    /** Extend the lease of pulled messages.
     *
     *  Each message gets a new lease id, which later calls must use; its attempts do not count up.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/extend
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/queues-extend-messages */
    extend(queueID: ResourceID, params: MessageExtendParams, options?: RequestOptions): APIPromise<MessageExtendResponse>;

    /** Get a preview of waiting messages without leasing them.
     *
     *  The older name of `peek`.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/preview
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/queues-preview-messages */
    preview(queueID: ResourceID, params: MessageInput, options?: RequestOptions): APIPromise<MessagePreviewResponse>;

    /** Delete messages seen in a preview.
     *
     *  The older name of `purge`: the messages do not count as delivered.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/messages/preview/ack
     *  @body json required
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/queues-ack-preview-messages */
    ackPreview(queueID: ResourceID, params: MessageParams, options?: RequestOptions): APIPromise<MessageAckPreviewResponse>;
  }

  export interface MessageParams extends InAccount {
    /** Messages that are done and leave the queue. */ acks?: MessageParams.Ack[];
    /** Messages to deliver again. */ retries?: MessageParams.Retry[];
  }
  export namespace MessageParams {
    export interface Ack {
      /** Lease of the message, from `pull`; it ends with the visibility timeout. */ lease_id?: string;
    }
    export interface Retry {
      /** Seconds until the message is delivered again; left out, the consumer's `retry_delay`. @unit seconds @example 10 */
      delay_seconds?: number;
      /** Lease of the message, from `pull`; it ends with the visibility timeout. */ lease_id?: string;
    }
  }

  export interface MessageAckResponse {
    /** Number of messages that were acknowledged. @example 5 */ ackCount?: number;
    /** Number of messages that go back for a retry. @example 5 */ retryCount?: number;
    /** Warnings by lease id; the messages concerned were not settled. */ warnings?: { [key: string]: string };
  }

  export interface MessageBulkPushParams extends InAccount {
    /** Seconds that messages without their own delay wait before consumers get them. @unit seconds */ delay_seconds?: number;
    messages?: (/** @discriminator content_type */ MessageBulkPushParams.MqQueueMessageText | MessageBulkPushParams.MqQueueMessageJson)[];
  }
  export namespace MessageBulkPushParams {
    export interface MqQueueMessageText {
      body?: string;
      /** Tells that the content is text. */ content_type?: 'text';
      /** @unit seconds */ delay_seconds?: number;
    }
    export interface MqQueueMessageJson {
      /** Content as JSON. */ body?: unknown;
      /** Tells that the content is JSON. */ content_type?: 'json';
      /** @unit seconds */ delay_seconds?: number;
    }
  }

  export interface MessageResult {
    /** State of the queue at the time of the answer. */ metadata?: Metadata;
  }

  export interface MessageInput extends InAccount {
    /** Most messages in one batch. @example 50 */ batch_size?: number;
  }

  export interface MessageIdentity {
    /** Identifies the message; it stays the same over retries. @example "b01b5594f784d0165c2985833f5660dd" @readOnly */ id?: string;
    /** @example 1 @readOnly */ attempts?: number;
    /** @readOnly */ body?: string;
    /** Properties of the message, such as its content type. @readOnly */ metadata?: unknown;
    /** @unit milliseconds @example 1710950954154 @readOnly */ timestamp_ms?: number;
  }

  export interface MessagePeekResponse {
    messages?: MessagePeekResponse.Message[];
  }
  export namespace MessagePeekResponse {
    export interface Message extends MessageIdentity {
      /** Opaque reference to a peeked message; `purge` takes it. */ ref?: string;
    }
  }

  export interface MessagePullParams extends InAccount {
    /** Most messages of the answer; left out, 5. @min 1 @max 100 @default 5 @example 50 */ batch_size?: number;
    /** Milliseconds the messages stay hidden from other pulls; settle them within. At most 12 hours. @max 43200000 @default 30000 @unit milliseconds @example 6000 */
    visibility_timeout_ms?: number;
  }

  export interface MessagePullResponse {
    /** Number of messages that are not acknowledged yet; approximate. @example 5 */ message_backlog_count?: number;
    messages?: MessagePullResponse.Message[];
    /** State of the queue at the time of the answer. */ metadata?: Metadata;
  }
  export namespace MessagePullResponse {
    export interface Message extends MessageIdentity {
      /** Lease of the message, from `pull`; it ends with the visibility timeout. */ lease_id?: string;
    }
  }

  export interface MessagePurgeParams extends InAccount {
    /** Messages to delete, by the refs of `peek`. */ refs: MessagePurgeParams.Ref[];
  }
  export namespace MessagePurgeParams {
    export interface Ref {
      /** Opaque reference to a peeked message; `purge` takes it. */ ref: string;
    }
  }

  export interface MessagePurgeResponse {
    errors?: MessagePurgeResponse.Error[];
    /** Warnings by ref; the messages concerned were not deleted. */ warnings?: { [key: string]: string };
  }
  export namespace MessagePurgeResponse {
    export interface Error {
      /** Human-readable error message. */ message?: string;
    }
  }

  /** @discriminator content_type */
  export type MessagePushParams = MessagePushParams.MqQueueMessageText | MessagePushParams.MqQueueMessageJson;
  export namespace MessagePushParams {
    export interface MqQueueMessageText extends InAccount {
      body?: string;
      /** Tells that the content is text. */ content_type?: 'text';
      /** @unit seconds */ delay_seconds?: number;
    }
    export interface MqQueueMessageJson extends InAccount, MessageBulkPushParams.MqQueueMessageJson {}
  }

  export interface Metadata {
    /** Backlog of the queue at the time of the answer. */ metrics?: QueueGetMetricsResponse;
  }

  export interface MessageExtendParams extends InAccount {
    /** Leases to extend. */ extend?: { /** Lease of the message; an extension gives a new one. */ lease_id?: string }[];
    /** Milliseconds from now that the leases last. @unit milliseconds @example 6000 @max 43200000 */ visibility_timeout_ms?: number;
  }

  export interface MessageExtendResponse {
    /** Number of leases that were extended. @example 5 */ extendCount?: number;
    /** Warnings by lease id. */ warnings?: { [key: string]: string };
  }

  export interface MessagePreviewResponse {
    messages?: QueuePullBatch;
  }

  export interface MessageAckPreviewResponse {
    /** Warnings by lease id. */ warnings?: { [key: string]: string };
  }

  /** Emptying of everything that waits. */
  export interface Purge {
    /** Start deleting all messages of a queue.
     *
     *  Cannot be undone, and must be confirmed by `delete_messages_permanently`. Runs in the background: poll `status`.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/purge
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @confirm
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353", "delete_messages_permanently": true
     *  }
     *  @aliases empty queue; clear queue */
    start(queueID: ResourceID, params: PurgeStartParams, options?: RequestOptions): APIPromise<Queue>;

    /** Get how far the purge of a queue is.
     *  @http GET /accounts/{account_id}/queues/{queue_id}/purge
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    status(queueID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<PurgeStatusResponse>;
  }

  export interface PurgeStartParams extends InAccount {
    /** Has to be true to confirm that all messages are to be deleted. */ delete_messages_permanently?: boolean;
  }

  export interface PurgeStatusResponse {
    /** Whether the last purge is done. @readOnly */ completed?: string;
    /** Time at which the last purge began. @readOnly */ started_at?: string;
  }

  /** Workers or HTTP clients that take messages off. */
  export interface Consumers {
    /** Create a consumer: a Worker, or pull over HTTP.
     *
     *  A queue has one consumer; both kinds cannot be mixed. Without a dead letter queue messages are lost after `max_retries`.
     *  @http POST /accounts/{account_id}/queues/{queue_id}/consumers
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "worker",
     *    "script_name": "my-consumer-worker", "dead_letter_queue": "example-dlq",
     *    "settings": { "batch_size": 50, "max_retries": 3, "max_wait_time_ms": 5000 }
     *  }
     *  @aliases attach worker; http pull */
    create(queueID: ResourceID, params: ConsumerCreateParams, options?: RequestOptions): APIPromise<Consumer>;

    /** Replace a consumer's Worker, dead letter queue and settings.
     *
     *  Settings left out go back to their defaults. A consumer that is not there is created.
     *  @http PUT /accounts/{account_id}/queues/{queue_id}/consumers/{consumer_id}
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "type": "worker", "script_name": "order-worker",
     *    "settings": {"batch_size": 25, "max_retries": 3, "max_wait_time_ms": 5000}
     *  } */
    update(consumerID: ResourceID, params: ConsumerUpdateParams, options?: RequestOptions): APIPromise<Consumer>;

    /** List the consumers of a queue.
     *  @http GET /accounts/{account_id}/queues/{queue_id}/consumers
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns script_name type dead_letter_queue settings.batch_size settings.max_retries created_on */
    list(queueID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Consumer>, Consumer>;

    /** Delete a consumer of a queue.
     *
     *  Messages then wait in the queue until their retention ends.
     *  @http DELETE /accounts/{account_id}/queues/{queue_id}/consumers/{consumer_id}
     *  @unwrapped
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    delete(consumerID: ResourceID, params: ConsumerParams, options?: RequestOptions): APIPromise<QueueDeleteResponse>;

    /** Get one consumer of a queue with its settings.
     *  @http GET /accounts/{account_id}/queues/{queue_id}/consumers/{consumer_id}
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga */
    get(consumerID: ResourceID, params: ConsumerParams, options?: RequestOptions): APIPromise<Consumer>;
  }

  /** @discriminator type */
  export type ConsumerCreateParams = ConsumerCreateParams.MqWorkerConsumerRequest | ConsumerCreateParams.MqHTTPConsumerRequest;
  export namespace ConsumerCreateParams {
    export interface MqWorkerConsumerRequest extends InAccount {
      /** @example "my-consumer-worker" @from workers.scripts.list */
      script_name: string;
      /** A Worker, which gets batches of messages as they come. */ type: 'worker';
      /** @example "example-queue" */
      dead_letter_queue?: string;
      settings?: Settings;
    }
    export interface MqHTTPConsumerRequest extends InAccount {
      /** Kind of consumer: any program that pulls over HTTP. */ type: 'http_pull';
      /** @example "example-queue" */
      dead_letter_queue?: string;
      settings?: Consumer.MqHTTPConsumerResponse.Settings;
    }
  }

  /** @discriminator type */
  export type Consumer = Consumer.MqWorkerConsumerResponse | Consumer.MqHTTPConsumerResponse;
  export interface BatchSettings {
    /** Most messages in one batch. @example 50 @min 1 @max 100 @default 5 */ batch_size?: number;
    /** Number of redeliveries before a message is given up. @example 3 @max 100 @default 3 */ max_retries?: number;
    /** Seconds until a failed message is delivered again. @example 10 @unit seconds */ retry_delay?: number;
  }

  export namespace Consumer {
    export interface ConsumerIdentity {
      /** Identifies the consumer. @readOnly */ consumer_id?: ResourceID;
      /** @readOnly */ created_on?: DateTime;
      /** Name of the queue that gets messages after `max_retries`; empty if they are deleted. */ dead_letter_queue?: string;
      /** @example "example-queue" */ queue_name?: string;
    }

    export interface MqWorkerConsumerResponse extends ConsumerIdentity {
      /** @example "my-consumer-worker" @from workers.scripts.list */ script_name?: string;
      settings?: Settings;
      /** A Worker, which gets batches of messages as they come. */ type?: 'worker';
    }
    export interface MqHTTPConsumerResponse extends ConsumerIdentity {
      settings?: MqHTTPConsumerResponse.Settings;
      /** Kind of consumer: any program that pulls over HTTP. */ type?: 'http_pull';
    }
    export namespace MqHTTPConsumerResponse {
      export interface Settings extends BatchSettings {
        /** Milliseconds the messages stay hidden from other pulls; settle them within. @unit milliseconds @example 6000 @max 43200000 @default 30000 */
        visibility_timeout_ms?: number;
      }
    }
  }

  /** @discriminator type */
  export type ConsumerUpdateParams = ConsumerUpdateParams.MqWorkerConsumerRequest | ConsumerUpdateParams.MqHTTPConsumerRequest;
  export namespace ConsumerUpdateParams {
    export interface MqWorkerConsumerRequest extends InAccount {
      /** Queue the consumer belongs to. @readOnly */ queue_id: ResourceID;
      /** @example "my-consumer-worker" @from workers.scripts.list */
      script_name: string;
      /** A Worker, which gets batches of messages as they come. */ type: 'worker';
      /** @example "example-queue" */
      dead_letter_queue?: string;
      settings?: Settings;
    }
    export interface MqHTTPConsumerRequest extends InAccount {
      /** Queue the consumer belongs to. @readOnly */ queue_id: ResourceID;
      /** Kind of consumer: any program that pulls over HTTP. */ type: 'http_pull';
      /** @example "example-queue" */
      dead_letter_queue?: string;
      settings?: Consumer.MqHTTPConsumerResponse.Settings;
    }
  }

  export interface ConsumerParams extends InAccount {
    /** Queue the consumer belongs to. @readOnly */ queue_id: ResourceID;
  }

  /** Events of Cloudflare products delivered as messages. */
  export interface Subscriptions {
    /** Create a subscription that sends events of a source to a queue.
     *
     *  Only events from now on are sent; which ones there are depends on the source.
     *  @http POST /accounts/{account_id}/event_subscriptions/subscriptions
     *  @body json required
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "bucket-events", "enabled": true, "events": ["bucket.created"],
     *    "source": { "type": "r2" }, "destination": { "type": "queues.queue", "queue_id": "023e105f4ecef8ad9ca31a8372d0c353" }
     *  } */
    create(params: SubscriptionCreateParams, options?: RequestOptions): APIPromise<SubscriptionResult>;

    /** Edit an event subscription's events, destination, name or state.
     *
     *  The source cannot be changed; a given list of events replaces the former one.
     *  @http PATCH /accounts/{account_id}/event_subscriptions/subscriptions/{subscription_id}
     *  @body json required
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": false } */
    update(subscriptionID: ResourceID, params: SubscriptionUpdateParams, options?: RequestOptions): APIPromise<SubscriptionResult>;

    /** List the event subscriptions of the account.
     *  @http GET /accounts/{account_id}/event_subscriptions/subscriptions
     *  @permission Queues Write; Queues Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name source events enabled created_at modified_at */
    list(
      params: SubscriptionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SubscriptionResult>, SubscriptionResult>;

    /** Delete an event subscription, so its events are no longer sent.
     *  @http DELETE /accounts/{account_id}/event_subscriptions/subscriptions/{subscription_id}
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    delete(subscriptionID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SubscriptionResult>;

    /** Get one event subscription with its source and destination.
     *  @http GET /accounts/{account_id}/event_subscriptions/subscriptions/{subscription_id}
     *  @permission Queues Write; Workers Scripts Write
     *  @availability ga */
    get(subscriptionID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SubscriptionResult>;
  }

  export interface SubscriptionCreateParams extends InAccount {
    destination?: Destination;
    enabled?: boolean;
    /** @minItems 1 */ events?: string[];
    name?: string;
    /** Product, and where it applies the resource, whose events are sent. @discriminator type */ source?:
      | SubscriptionCreateParams.MqEventSourceImages | SubscriptionCreateParams.MqEventSourceKV
      | SubscriptionCreateParams.MqEventSourceR2 | SubscriptionResult.MqEventSourceSuperSlurper
      | SubscriptionCreateParams.MqEventSourceVectorize | SubscriptionResult.MqEventSourceWorkersAIModel
      | SubscriptionResult.MqEventSourceWorkersBuildsWorker
      | SubscriptionResult.MqEventSourceWorkersScript
      | SubscriptionResult.MqEventSourceWorkflowsWorkflow;
  }
  export namespace SubscriptionCreateParams {
    export interface MqEventSourceImages {
      /** Source: Cloudflare Images. */ type?: 'images';
    }
    export interface MqEventSourceKV {
      /** Source: KV, that is changes of namespaces. */ type?: 'kv';
    }
    export interface MqEventSourceR2 {
      /** Source: R2, that is changes of buckets. */ type?: 'r2';
    }
    export interface MqEventSourceVectorize {
      /** Source: Vectorize, that is changes of indexes. */ type?: 'vectorize';
    }
  }

  export interface SubscriptionResult {
    /** Identifies the subscription. */ id: string;
    /** @readOnly */ created_at: DateTime;
    destination: Destination;
    enabled: boolean;
    /** @minItems 1 */ events: string[];
    /** @readOnly */ modified_at: DateTime;
    name: string;
    /** Product, and where it applies the resource, whose events are sent. @discriminator type */ source:
      | SubscriptionCreateParams.MqEventSourceImages | SubscriptionCreateParams.MqEventSourceKV
      | SubscriptionCreateParams.MqEventSourceR2 | SubscriptionResult.MqEventSourceSuperSlurper
      | SubscriptionCreateParams.MqEventSourceVectorize
      | SubscriptionResult.MqEventSourceWorkersAIModel
      | SubscriptionResult.MqEventSourceWorkersBuildsWorker
      | SubscriptionResult.MqEventSourceWorkersScript
      | SubscriptionResult.MqEventSourceWorkflowsWorkflow;
  }
  export namespace SubscriptionResult {
    export interface MqEventSourceSuperSlurper {
      /** Source: Super Slurper, that is migrations into R2. */ type?: 'superSlurper';
    }
    export interface MqEventSourceWorkersAIModel {
      /** Model of Workers AI whose batches are followed. */ model_name?: string;
      /** Source: batch requests to a model of Workers AI. */ type?: 'workersAi.model';
    }
    export interface MqEventSourceWorkersBuildsWorker {
      /** Source: builds of a Worker. */ type?: 'workersBuilds.worker';
      /** Worker whose builds are followed. */ worker_name?: string;
    }
    export interface MqEventSourceWorkersScript {
      /** Tag of the Worker, which stays through renaming. */ script_tag?: string;
      /** Source: a Worker. */ type?: 'workers.script';
    }
    export interface MqEventSourceWorkflowsWorkflow {
      /** Source: instances of a workflow. */ type?: 'workflows.workflow';
      /** Workflow whose instances are followed. */ workflow_name?: string;
    }
  }

  export interface SubscriptionUpdateParams extends InAccount {
    destination?: Destination;
    enabled?: boolean;
    /** @minItems 1 */ events?: string[];
    name?: string;
  }

  export interface SubscriptionListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Property by which the subscriptions are sorted. @default "name" */ order?: 'created_at' | 'name' | 'enabled' | 'source' | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export type ConsumersSinglePage = SinglePage<Consumer>;

  export interface Settings extends BatchSettings {
    /** @example 50 @min 1 @max 100 @default 10 */ batch_size?: number;
    /** Consumers that may run at the same time; left out, Cloudflare scales up to the limit. @example 10 @max 250 */ max_concurrency?: number;
    /** Maximum wait for a batch to fill before it is delivered. @unit milliseconds @example 5000 @min 0 @max 60000 @default 5000 */ max_wait_time_ms?: number;
  }

  export type QueuesSinglePage = SinglePage<Queue>;

  export type SubscriptionListResponsesV4PagePaginationArray = V4PagePaginationArray<SubscriptionResult>;

  export interface Destination {
    /** Identifies the queue in paths; bindings go by the name. */ queue_id: string;
    /** Fixed value: events are sent to a queue. */ type: 'queues.queue';
  }

  export type QueuePullBatch = {
    /** @example 1 @readOnly */ attempts?: number;
    /** @readOnly */ body?: string;
    /** Identifies the message; it stays the same over retries. @example "b01b5594f784d0165c2985833f5660dd" @readOnly */ id?: string;
    /** Lease of the message; an extension gives a new one. */ lease_id?: string;
    /** State of the queue at the time of the answer. @readOnly */ metadata?: JsonObject;
    /** @unit milliseconds @example 1710950954154 @readOnly */ timestamp_ms?: number;
  }[];
}
