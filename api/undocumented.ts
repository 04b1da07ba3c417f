import type { APIPromise, RequestOptions, Uploadable } from './_client.ts';
import type { DateTime, InAccount, Integer, InZone, ResourceID } from './_shared.ts';
import type { Containers } from './containers.ts';
import type { EmailRouting } from './email-routing.ts';
import type { Queues } from './queues.ts';
import type { Workers } from './workers/index.ts';

/** Undocumented: Calls of well-known programs that the public description of the API lacks.
 *  @product undocumented Undocumented calls
 *  @docs https://developers.cloudflare.com/workers/wrangler/commands/ */
export interface Undocumented {
  readonly services: Undocumented.Services;
  readonly scriptRoutes: Undocumented.ScriptRoutes;
  readonly scriptDomains: Undocumented.ScriptDomains;
  readonly scriptQueueConsumers: Undocumented.ScriptQueueConsumers;
  readonly edgePreviews: Undocumented.EdgePreviews;
  readonly containerApplications: Undocumented.ContainerApplications;
  readonly emailRoutingZones: Undocumented.EmailRoutingZones;
  readonly k2Streams: Undocumented.K2Streams;
  readonly graphql: Undocumented.GraphQL;
  readonly filterExpressions: Undocumented.FilterExpressions;
}

export declare namespace Undocumented {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time of the last upload or change of settings. */ modified_on: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Worker to work on, by the name that it was uploaded under. @from workers.scripts.list */ script_name: string;
    /** Stream to work on, by the id that its creation returned. @from undocumented.k2Streams.list */ stream_id: string;
  }

  /** Workers by their older name, each with one environment. */
  export interface Services {
    /** Get a Worker as a service, with its one environment.
     *
     *  Asked by `wrangler deploy` before and after it uploads, and by `wrangler delete`.
     *  @http GET /accounts/{account_id}/workers/services/{script_name}
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/wrangler/commands/workers/ */
    get(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<ServiceGetResponse>;

    /** Delete a service, which is its Worker.
     *
     *  Sent by `wrangler delete`. Routes and custom domains of the Worker go with it.
     *  @http DELETE /accounts/{account_id}/workers/services/{script_name}
     *  @permission Workers Scripts Write
     *  @availability undocumented
     *  @cascades workers.routes
     *  @source https://developers.cloudflare.com/workers/wrangler/commands/workers/ */
    delete(scriptName: string, params: ServiceDeleteParams, options?: RequestOptions): APIPromise<null>;
  }

  export interface ServiceGetResponse {
    /** Name of the Worker. */ id: string;
    /** Time at which the Worker was first uploaded. */ created_on: DateTime;
    modified_on: DateTime;
    /** Environment for requests that name none. */ default_environment: ServiceGetResponse.Environment;
    /** All variants of the Worker; one, since environments are Workers of their own. */ environments: ServiceGetResponse.Environment[];
  }
  export namespace ServiceGetResponse {
    export interface Environment {
      /** Always `production`. */ environment: 'production';
      /** Time at which the Worker was first uploaded. */ created_on: DateTime;
      modified_on: DateTime;
      /** The Worker behind it. */ script: Script;
    }
    export interface Script {
      /** Name under which it was uploaded. */ id: string;
      /** Id given by Cloudflare, which stays when the Worker is uploaded again. */ tag: string;
      /** Labels that were given to the Worker. */ tags: string[];
      /** Time at which the Worker was first uploaded. */ created_on: DateTime;
      modified_on: DateTime;
      /** Program that uploaded it last. @example "wrangler" */ last_deployed_from: string;
      /** Last migration of its Durable Objects; absent where there was none. The next upload sends those after it. */ migration_tag?: string;
    }
  }

  export interface ServiceDeleteParams extends InAccount {
    /** If true, deletes it though other Workers are bound to it or its Durable Objects hold data, which goes too. @query */ force?: boolean;
  }

  /** Routes of one Worker, over all zones of the account. */
  export interface ScriptRoutes {
    /** List the routes that lead to a Worker, whatever their zone.
     *
     *  Asked by `wrangler deploy` and `wrangler triggers deploy`.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/routes
     *  @permission Workers Scripts Write; Workers Scripts Read
     *  @availability undocumented
     *  @columns pattern script id
     *  @key pattern
     *  @source https://developers.cloudflare.com/workers/wrangler/commands/workers/ */
    list(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<Workers.RouteResult[]>;

    /** Replace all routes of a Worker.
     *
     *  Sent by `wrangler deploy` and `wrangler triggers deploy`. Routes left out are deleted, whatever their zone.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/routes
     *  @permission Workers Scripts Write
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/wrangler/configuration/#source-of-truth */
    update(scriptName: string, params: ScriptRouteUpdateParams, options?: RequestOptions): APIPromise<Workers.RouteResult[]>;
  }

  export interface ScriptRouteUpdateParams extends InAccount {
    /** All that the Worker is to have. @body */ routes: ScriptRouteUpdateParams.Route[];
  }
  export namespace ScriptRouteUpdateParams {
    export interface Route {
      /** URL pattern of a zone of the account, such as `example.com/*`. @minLength 1 @example "example.com/*" */ pattern: string;
      /** Zone of the pattern; left out, the one that its hostname is in. @from zones.list */ zone_id?: ResourceID;
      /** The same zone by its name. @example "example.com" */ zone_name?: string;
    }
  }

  /** Custom domains of one Worker, set together. */
  export interface ScriptDomains {
    /** Preview what setting the custom domains of a Worker would change.
     *
     *  Asked by `wrangler deploy` and `wrangler triggers deploy`, which then ask their user about conflicts.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/domains/changeset
     *  @permission Workers Scripts Write
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/wrangler/configuration/#types-of-routes */
    preview(scriptName: string, params: ScriptDomainPreviewParams, options?: RequestOptions): APIPromise<ScriptDomainPreviewResponse>;

    /** Replace or add custom domains of a Worker.
     *
     *  Sent by `wrangler deploy` and `wrangler triggers deploy`. DNS records and certificates are made by Cloudflare.
     *  @http PUT /accounts/{account_id}/workers/scripts/{script_name}/domains/records
     *  @permission Workers Scripts Write
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/wrangler/configuration/#types-of-routes */
    update(scriptName: string, params: ScriptDomainUpdateParams, options?: RequestOptions): APIPromise<null>;
  }

  export interface Origin {
    /** Hostname of a zone of the account, or its apex. @format hostname @example "app.example.com" */ hostname: string;
    /** Zone of the hostname; left out, the one that it is in. @from zones.list */ zone_id?: ResourceID;
    /** The same zone by its name. @example "example.com" */ zone_name?: string;
  }

  export interface ScriptDomainPreviewParams extends InAccount {
    /** If true, domains that are not given count as removed. @query */ replace_state?: boolean;
    /** Domains that the Worker is to have. @body */ origins: Origin[];
  }

  export interface ScriptDomainPreviewResponse {
    /** Domains that nothing has yet. */ added: ScriptDomainPreviewResponse.Wanted[];
    /** Domains of the Worker that are not wanted; empty without `replace_state`. */ removed: Workers.DomainResult[];
    /** Domains that another Worker has now. */ updated: ScriptDomainPreviewResponse.Moved[];
    /** Domains whose hostname has DNS records of its own. */ conflicting: ScriptDomainPreviewResponse.Wanted[];
  }
  export namespace ScriptDomainPreviewResponse {
    export interface Wanted {
      /** Hostname that is to lead to the Worker. */ hostname: string;
      /** Zone that the hostname is in. */ zone_id: ResourceID;
      /** Its registrable domain. */ zone_name: string;
      /** Worker that is to serve the hostname. */ service: string;
    }
    export interface Moved extends Workers.DomainResult {
      /** Always `true`: the domain would move to this Worker. */ modified: true;
    }
  }

  export interface ScriptDomainUpdateParams extends InAccount {
    /** Domains that the Worker is to have. */ origins: Origin[];
    /** If true, other domains of the Worker are deleted. @default false */ override_scope?: boolean;
    /** If true, domains of other Workers move to this one; otherwise they refuse the call. @default false */ override_existing_origin?: boolean;
    /** If true, DNS records that are in the way are deleted; otherwise they refuse the call. @default false */
    override_existing_dns_record?: boolean;
  }

  /** Queue consumers of one Worker, over all queues of the account. */
  export interface ScriptQueueConsumers {
    /** List the queues that deliver their messages to a Worker.
     *
     *  Asked by `alchemy destroy`, which removes the consumers before it deletes the Worker.
     *  @http GET /accounts/{account_id}/workers/scripts/{script_name}/queue-consumers
     *  @permission Queues Write; Queues Read
     *  @availability undocumented
     *  @columns queue_name script consumer_id
     *  @key queue_name
     *  @source https://developers.cloudflare.com/queues/configuration/configure-queues/ */
    list(scriptName: string, params: InAccount, options?: RequestOptions): APIPromise<ScriptQueueConsumer[]>;
  }

  export interface ScriptQueueConsumer {
    /** Identifies the consumer; `queues.consumers.delete` takes it. */ consumer_id: ResourceID;
    /** Time at which the Worker became a consumer. */ created_on: DateTime;
    /** Queue that the messages come from. @from queues.list */ queue_id: ResourceID;
    /** Name by which bindings of Workers know the queue. */ queue_name: string;
    /** Name of the Worker. @from workers.scripts.list */ script: string;
    /** Always `worker`. */ type: 'worker';
    /** Name of the queue that gets messages that failed too often. */ dead_letter_queue?: string;
    /** Delivery settings for messages. */ settings?: Queues.Settings;
  }

  /** Sessions in which a Worker is tried on Cloudflare's network before it is deployed. */
  export interface EdgePreviews {
    /** Begin a preview session on workers.dev.
     *
     *  Asked by `wrangler dev --remote`. The emulator runs no code: the token opens nothing.
     *  @http GET /accounts/{account_id}/workers/subdomain/edge-preview
     *  @permission Workers Scripts Write
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/development-testing/#remote-bindings */
    get(params: InAccount, options?: RequestOptions): APIPromise<EdgePreviewSession>;

    /** Begin a preview session on a zone.
     *
     *  Asked by `wrangler dev --remote` where the Worker has routes.
     *  @http GET /zones/{zone_id}/workers/edge-preview
     *  @permission Workers Scripts Write; Workers Routes Write
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/development-testing/#remote-bindings */
    getInZone(params: InZone, options?: RequestOptions): APIPromise<EdgePreviewSession>;

    /** Upload the code of a preview session.
     *
     *  Sent by `wrangler dev --remote` at every change. Nothing is deployed.
     *  @http POST /accounts/{account_id}/workers/scripts/{script_name}/edge-preview
     *  @body multipart
     *  @permission Workers Scripts Write
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/development-testing/#remote-bindings */
    create(scriptName: string, params: EdgePreviewCreateParams, options?: RequestOptions): APIPromise<EdgePreviewCreateResponse>;
  }

  export interface EdgePreviewSession {
    /** Token of the session, which the upload sends. @sensitive */ token: string;
  }

  export interface EdgePreviewCreateParams extends InAccount {
    /** Modules and metadata by their names, as in an upload of a Worker. @body */ body: { [key: string]: string | Uploadable };
  }

  export interface EdgePreviewCreateResponse {
    /** Token that requests to the preview carry. @sensitive */ preview_token: string;
  }

  /** Container applications as the dashboard lists them. */
  export interface ContainerApplications {
    /** List container applications as the dashboard does.
     *
     *  Asked by `wrangler containers list`.
     *  @http GET /accounts/{account_id}/containers/dash/applications
     *  @permission Workers Containers Write; Workers Containers Read
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/wrangler/commands/containers/ */
    list(params: InAccount, options?: RequestOptions): APIPromise<Containers.ApplicationListResponse[]>;
  }

  /** Email Routing over all zones of an account. */
  export interface EmailRoutingZones {
    /** List the zones of an account with their Email Routing settings.
     *
     *  Asked by `wrangler email routing list`.
     *  @http GET /accounts/{account_id}/email/routing/zones
     *  @permission Email Routing Addresses Write; Email Routing Addresses Read
     *  @availability undocumented
     *  @source https://developers.cloudflare.com/workers/wrangler/commands/ */
    list(params: InAccount, options?: RequestOptions): APIPromise<EmailRouting.Settings[]>;
  }

  /** Streams of K2: ordered logs that producers append records to. */
  export interface K2Streams {
    /** Create a stream.
     *
     *  Sent by `wrangler k2 streams create`. At least one of `http` and `worker_binding` has to be enabled.
     *  @http POST /accounts/{account_id}/k2/streams
     *  @availability undocumented
     *  @docs https://developers.cloudflare.com/k2/
     *  @source https://developers.cloudflare.com/k2/platform/limits/ */
    create(params: K2StreamCreateParams, options?: RequestOptions): APIPromise<K2Stream>;

    /** List the streams of an account.
     *
     *  Asked by `wrangler k2 streams list`.
     *  @http GET /accounts/{account_id}/k2/streams
     *  @availability undocumented
     *  @columns id name retention_seconds
     *  @key name
     *  @docs https://developers.cloudflare.com/k2/
     *  @source https://developers.cloudflare.com/k2/platform/limits/ */
    list(params: K2StreamListParams, options?: RequestOptions): APIPromise<K2Stream[]>;

    /** Get a stream.
     *
     *  Asked by `wrangler k2 streams get` and before a deletion.
     *  @http GET /accounts/{account_id}/k2/streams/{stream_id}
     *  @availability undocumented
     *  @docs https://developers.cloudflare.com/k2/
     *  @source https://developers.cloudflare.com/k2/platform/limits/ */
    get(streamID: string, params: InAccount, options?: RequestOptions): APIPromise<K2Stream>;

    /** Delete a stream with its records.
     *
     *  Sent by `wrangler k2 streams delete`.
     *  @http DELETE /accounts/{account_id}/k2/streams/{stream_id}
     *  @availability undocumented
     *  @docs https://developers.cloudflare.com/k2/
     *  @source https://developers.cloudflare.com/k2/platform/limits/ */
    delete(streamID: string, params: InAccount, options?: RequestOptions): APIPromise<K2StreamDeleteResponse>;
  }

  export interface K2StreamCreateParams extends InAccount {
    /** Name for people, unique within the account. @minLength 1 @example "order_events" */ name: string;
    /** Seconds for which records stay. @min 3600 @max 2592000 @default 604800 @unit seconds */ retention_seconds?: Integer;
    /** Whether records can be sent over HTTP; left out, they cannot. */ http?: K2StreamHTTP;
    /** Whether Workers can be bound to the stream. */ worker_binding?: K2StreamWorkerBinding;
  }

  export interface K2StreamHTTP {
    /** Whether records can be sent over HTTP. */ enabled: boolean;
    /** Whether senders have to authenticate. @default true */ authentication?: boolean;
    /** Origins of browsers that may send. */ cors?: K2StreamCors;
  }

  export interface K2StreamCors {
    /** Allowed origins; left out, all. */ origins?: string[];
  }

  export interface K2StreamWorkerBinding {
    /** Whether Workers can be bound to the stream. */ enabled: boolean;
  }

  export interface K2Stream {
    /** Id given by Cloudflare. */ id: string;
    /** Name for people, unique within the account. */ name: string;
    /** Seconds for which records stay. @unit seconds */ retention_seconds: Integer;
    /** URL that records are sent to; absent without `http`. */ endpoint?: string;
    /** Whether and how records can be sent over HTTP. */ http: K2StreamHTTP;
    /** Whether Workers can be bound to the stream. */ worker_binding: K2StreamWorkerBinding;
    /** Time of creation. */ created_at: DateTime;
    /** Time of the last change. */ modified_at: DateTime;
  }

  export interface K2StreamListParams extends InAccount {
    /** Only streams with this text in their names, whatever its case. */ name?: string;
    /** Number of the page. @min 1 @default 1 */ page?: Integer;
    /** @min 1 @default 25 */ per_page?: Integer;
  }

  export interface K2StreamDeleteResponse {}

  /** Validation of filter expressions, which has a page but is not in the public description. */
  export interface FilterExpressions {
    /** Check an expression of the Rules language, and change nothing.
     *
     *  Sent by programs that manage filters before they create one. An invalid expression is an error with its place.
     *  @http POST /filters/validate-expr
     *  @availability undocumented
     *  @docs https://developers.cloudflare.com/firewall/api/cf-filters/validation/
     *  @source https://developers.cloudflare.com/firewall/api/cf-filters/validation/ */
    validate(params: FilterExpressionParams, options?: RequestOptions): APIPromise<null>;

    /** Check an expression of the Rules language in the query, and change nothing.
     *
     *  An invalid expression is an error with its place.
     *  @http GET /filters/validate-expr
     *  @availability undocumented
     *  @docs https://developers.cloudflare.com/firewall/api/cf-filters/validation/
     *  @source https://developers.cloudflare.com/firewall/api/cf-filters/validation/ */
    get(params: FilterExpressionParams, options?: RequestOptions): APIPromise<null>;
  }

  export interface FilterExpressionParams {
    /** Expression in the rules language. @minLength 1 */ expression: string;
  }

  /** The GraphQL Analytics API, which has pages but is not in the public description. */
  export interface GraphQL {
    /** Query analytics in GraphQL.
     *
     *  Sent by `wrangler d1 info`, `wrangler d1 insights`, `wrangler r2 bucket info` and dashboards. What is wrong with a query comes as `errors`.
     *  @http POST /graphql
     *  @unwrapped
     *  @availability undocumented
     *  @docs https://developers.cloudflare.com/analytics/graphql-api/
     *  @source https://developers.cloudflare.com/analytics/graphql-api/getting-started/execute-graphql-query/ */
    query(params: GraphqlQueryParams, options?: RequestOptions): APIPromise<GraphqlQueryResponse>;
  }

  export interface GraphqlQueryParams {
    /** Document of one or more GraphQL operations. @example "{ viewer { accounts(filter: { accountTag: $account }) { r2StorageAdaptiveGroups { count } } } }" */
    query: string;
    /** Values of the variables that the document declares; null or left out for none. */ variables?: { [key: string]: unknown } | null;
    /** Operation of the document to run, where it has several. */ operationName?: string | null;
  }

  export interface GraphqlQueryResponse {
    /** Requested data, by the names in the query; null if the query is refused. */ data: { [key: string]: unknown } | null;
    /** Errors in the query; null if there are none. */ errors: GraphqlQueryResponse.Fault[] | null;
  }
  export namespace GraphqlQueryResponse {
    export interface Fault {
      /** Human-readable reason the query is refused. */ message: string;
      /** Names that lead to the place in the query; null where it is the query as a whole. */ path: string[] | null;
      /** Time of the refusal, and further details. */ extensions: { [key: string]: unknown };
    }
  }
}
