import type {
  APIPromise,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** API Shield: Discovery, labeling and protection of the APIs behind a zone.
 *  @product apiGateway API Shield
 *  @docs https://developers.cloudflare.com/api-shield/ */
export interface APIGateway {
  readonly configurations: APIGateway.Configurations;
  readonly discovery: APIGateway.Discovery;
  readonly labels: APIGateway.Labels;
  readonly operations: APIGateway.Operations;
  readonly schemas: APIGateway.Schemas;
  readonly settings: APIGateway.SettingsResource;
  readonly userSchemas: APIGateway.UserSchemas;
  readonly expressionTemplate: APIGateway.ExpressionTemplate;
}

export declare namespace APIGateway {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Purpose of the label. */ description: string;
    /** Time of the last change, set by Cloudflare. */ last_updated: string;
    /** HTTP method of the operation. */ method: unknown;
    /** Identifies the operation; given by Cloudflare. */ operation_id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Discovery to work on, as `apiGateway.discovery.operations.list` shows it. @from apiGateway.discovery.operations.list */ discovery_id: string;
    /** Name of the label to work on; a label has no id. */ name: string;
    /** Operation to work on, as `apiGateway.operations.list` shows it. @from apiGateway.operations.list */ operation_id: string;
    /** Schema to work on, by the id that its upload returned. */ schema_id: string;
  }

  /** Headers, cookies or claims by which an API session is recognized. */
  export interface Configurations {
    /** Replace the characteristics that identify API sessions.
     *
     *  Session-based discovery and rate suggestions go by them and begin anew after a change.
     *  @http PUT /zones/{zone_id}/api_gateway/configuration
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "auth_id_characteristics": [{ "name": "authorization", "type": "header" }] } */
    update(params: ConfigurationUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Get the request characteristics that identify an API session.
     *  @http GET /zones/{zone_id}/api_gateway/configuration
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(params: ConfigurationGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigurationUpdateParams extends InZone {
    /** Headers, cookies or JWT claims that tell one session from another. @maxItems 10 @unique */
    auth_id_characteristics: (/** @discriminator type */ Configuration.APIShieldAuthIDCharacteristic | Configuration.APIShieldAuthIDCharacteristicJWTClaim)[];
    /** Whether names are written or read in normalized form. @query */ normalize?: boolean;
  }

  export interface Configuration {
    /** Headers, cookies or JWT claims that tell one session from another. @maxItems 10 @unique */
    auth_id_characteristics: (/** @discriminator type */ Configuration.APIShieldAuthIDCharacteristic | Configuration.APIShieldAuthIDCharacteristicJWTClaim)[];
  }
  export namespace Configuration {
    export interface APIShieldAuthIDCharacteristic {
      /** Header or cookie, by name. @maxLength 128 @example "authorization" */ name: string;
      /** Location of the value in the request. */ type: 'header' | 'cookie';
    }
    export interface APIShieldAuthIDCharacteristicJWTClaim {
      /** Claim as `token_config_id:json_path`, with the path in JSONPath. @maxLength 128 */ name: string;
      /** Marks a claim of a JWT. */ type: 'jwt';
    }
  }

  export interface ConfigurationGetParams extends InZone {
    /** Whether names are written or read in normalized form. */ normalize?: boolean;
  }

  /** Endpoints found in live traffic, exported as OpenAPI. */
  export interface Discovery {
    readonly operations: Discovery.Operations;

    /** Get the operations found by API Discovery as OpenAPI schemas.
     *  @http GET /zones/{zone_id}/api_gateway/discovery
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<DiscoveryGetResponse>;
  }

  export interface DiscoveryGetResponse {
    /** OpenAPI documents, one entry each. */ schemas: unknown[];
    /** Time at which the schemas were made. */ timestamp: DateTime;
  }

  /** Tags that group endpoints by purpose or risk. */
  export interface Labels {
    readonly user: Labels.User;
    readonly managed: Labels.Managed;

    /** List a zone's labels by source, optionally with counts.
     *  @http GET /zones/{zone_id}/api_gateway/labels
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @columns name description source created_at last_updated
     *  @key name */
    list(params: LabelListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<LabelResult>, LabelResult>;
  }

  export interface LabelListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** Only labels with this text in name or description are returned. @example "login" */ filter?: string;
    /** Property to sort by. */ order?: 'name' | 'description' | 'created_at' | 'last_updated' | 'mapped_resources.operations' | (string & {});
    /** Only labels from users or from Cloudflare are returned. */ source?: 'user' | 'managed' | (string & {});
    /** Whether labels come with the number of their operations. @default false */ with_mapped_resource_counts?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface LabelResult extends Labels.UserResult {
    /** Number of operations with the label; only if asked for. */ mapped_resources?: unknown;
  }

  /** Saved endpoints: method, host and path, that are watched and protected. */
  export interface Operations {
    readonly labels: Operations.Labels;
    readonly schemaValidation: Operations.SchemaValidation;

    /** Create one operation by method, host and endpoint path.
     *
     *  If one with the same method, host and normalized path exists, it is returned with a new `last_updated`.
     *  @http POST /zones/{zone_id}/api_gateway/operations/item
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "method": "GET", "host": "www.example.com", "endpoint": "/api/v1/users/{var1}" }
     *  @aliases add endpoint; Endpoint Management */
    create(params: OperationCreateParams, options?: RequestOptions): APIPromise<OperationResult>;

    /** List saved operations by host, method or endpoint path.
     *  @http GET /zones/{zone_id}/api_gateway/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @columns endpoint method host last_updated
     *  @key method host endpoint */
    list(
      params: OperationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OperationData>, OperationData>;

    /** Delete one operation from Endpoint Management.
     *
     *  API Shield no longer protects or measures it; traffic goes on.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations/{operation_id}
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(
      /** @maxLength 36 */ operationID: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<OperationDetails>;

    /** Create many operations in Endpoint Management in one call.
     *
     *  Operations that exist already are returned with a new `last_updated`.
     *  @http POST /zones/{zone_id}/api_gateway/operations
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "method": "GET", "host": "www.example.com", "endpoint": "/api/v1/users/{var1}" }]
     *  } */
    bulkCreate(
      params: OperationBulkCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<OperationData>, OperationData>;

    /** Delete several operations from Endpoint Management at once.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkDelete(params: InZone, options?: RequestOptions): APIPromise<OperationDetails>;

    /** Get one operation, with features or schemas if asked.
     *  @http GET /zones/{zone_id}/api_gateway/operations/{operation_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(/** @maxLength 36 */ operationID: string, params: OperationGetParams, options?: RequestOptions): APIPromise<OperationResult>;
  }

  export interface OperationCreateParams extends InZone, OperationBulkCreateParams.Body {}

  export interface OperationResult extends UserSchemas.OperationListResponse.APIShieldBasicOperation {
    last_updated: DateTime;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    /** Results of API Shield's features for the operation. @readOnly */ features?:
      | APIShieldOperationFeatureThresholds | APIShieldOperationFeatureParameterSchemas
      | APIShieldOperationFeatureAPIRouting | APIShieldOperationFeatureConfidenceIntervals
      | APIShieldOperationFeatureSchemaInfo;
    /** Schemas of the operation: learned ones and uploaded ones. @readOnly */ schemas?: OperationResult.Schemas;
  }
  export namespace OperationResult {
    export interface Schemas {
      /** OpenAPI fragment learned from traffic; null if there is none. */ learned?: Schemas.Learned | null;
      /** OpenAPI fragment taken from uploaded schemas; null if there is none. */ uploaded?: Schemas.Uploaded | null;
    }
    export namespace Schemas {
      export interface Learned {
        /** Parameters of the operation, as OpenAPI objects. */ parameters?: { [key: string]: unknown }[];
        /** Body as an OpenAPI object. */ requestBody?: { [key: string]: unknown };
      }
      export interface Uploaded {
        /** Parameters of the operation, as OpenAPI objects. */ parameters?: { [key: string]: unknown }[];
        /** Body as an OpenAPI object. */ requestBody?: { [key: string]: unknown };
      }
    }
  }

  export interface OperationSearch {
    /** Only operations whose paths contain this text are returned. @example "/api/v1" */ endpoint?: string;
    /** Only operations on one of these hosts are returned. @unique @minItems 1 */ host?: string[];
    /** Only operations with one of these methods are returned. @unique @minItems 1 */ method?: string[];
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface OperationListParams extends InZone, OperationSearch {
    direction?: 'asc' | 'desc';
    /** Features whose results come with each operation. @unique */
    feature?: ('thresholds' | 'parameter_schemas' | 'schema_info' | 'confidence_intervals' | (string & {}))[];
    /** Property by which operations are sorted. */ order?: 'method' | 'host' | 'endpoint' | 'thresholds.$key' | (string & {});
  }

  export interface OperationData extends UserSchemas.OperationListResponse.APIShieldBasicOperation {
    last_updated: DateTime;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    /** Results of API Shield's features for the operation. @readOnly */ features?:
      | APIShieldOperationFeatureThresholds | APIShieldOperationFeatureParameterSchemas
      | APIShieldOperationFeatureAPIRouting | APIShieldOperationFeatureConfidenceIntervals
      | APIShieldOperationFeatureSchemaInfo;
  }

  export interface OperationDetails {
    errors: Message;
    messages: Message;
    success: true;
  }

  export interface OperationBulkCreateParams extends InZone {
    /** Operations to save, each with method, host and path. @body @minItems 1 */ body: OperationBulkCreateParams.Body[];
  }
  export namespace OperationBulkCreateParams {
    export interface Body {
      /** Path with variables in braces, such as `/api/v1/users/{var1}`; stored in normalized form.
       *  @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" @minLength 1 */
      endpoint: string;
      /** Hostname the operation is served on; a part in braces stands for any. @maxLength 255 @example "www.example.com" */ host: string;
      method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    }
  }

  export interface OperationGetParams extends InZone {
    /** Features whose results are added to the operation. @unique */
    feature?: ('thresholds' | 'parameter_schemas' | 'schema_info' | 'confidence_intervals' | (string & {}))[];
    /** Whether learned and uploaded schemas come along as OpenAPI; takes longer. @default false */ with_schemas?: boolean;
  }

  /** Saved endpoints written out as OpenAPI documents. */
  export interface Schemas {
    /** List saved operations as OpenAPI schemas, by host and feature.
     *  @http GET /zones/{zone_id}/api_gateway/schemas
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(params: SchemaListParams, options?: RequestOptions): APIPromise<SchemaListResponse>;
  }

  export interface SchemaListParams extends InZone {
    /** Features whose results are added to the operation. @unique */
    feature?: ('thresholds' | 'parameter_schemas' | 'schema_info' | 'confidence_intervals' | (string & {}))[];
    /** Hosts to make schemas for; left out, all. @unique @minItems 1 */ host?: string[];
    /** Adds schemas learned from traffic to the export. @unique */ include_schema_kind?: 'learned'[];
  }

  export interface SchemaListResponse {
    /** OpenAPI documents, one entry each. */ schemas?: unknown[];
    /** Time of the export. */ timestamp?: string;
  }

  /** Zone-wide options of API protection. */
  export interface SettingsResource {
    readonly schemaValidation: Settings.SchemaValidation;
  }

  /** OpenAPI documents you uploaded for validation (older form). */
  export interface UserSchemas {
    readonly operations: UserSchemas.Operations;
    readonly hosts: UserSchemas.Hosts;

    /** Create a schema of a zone by upload of an OpenAPI file.
     *
     *  Warnings in the answer tell what could not be understood. Validation works only for operations saved in Endpoint Management.
     *  @http POST /zones/{zone_id}/api_gateway/user_schemas
     *  @body multipart
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.create */
    create(params: UserSchemaCreateParams, options?: RequestOptions): APIPromise<UserSchemaCreateResponse>;

    /** List a zone's uploaded API schemas, by validation state.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.list
     *  @columns name kind validation_enabled created_at */
    list(params: UserSchemaListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<OldPublicSchema>, OldPublicSchema>;

    /** Delete an uploaded API schema from a zone.
     *
     *  Its operations are no longer validated; they stay in Endpoint Management.
     *  @http DELETE /zones/{zone_id}/api_gateway/user_schemas/{schema_id}
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.delete */
    delete(
      /** @format uuid @maxLength 36 */ schemaID: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<OperationDetails>;

    /** Edit whether an uploaded API schema validates requests.
     *  @http PATCH /zones/{zone_id}/api_gateway/user_schemas/{schema_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.edit */
    edit(
      /** @format uuid @maxLength 36 */ schemaID: string,
      params: UserSchemaEditParams,
      options?: RequestOptions,
    ): APIPromise<OldPublicSchema>;

    /** Get one uploaded API schema, without its source if asked.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas/{schema_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.get */
    get(
      /** @format uuid @maxLength 36 */ schemaID: string,
      params: UserSchemaGetParams,
      options?: RequestOptions,
    ): APIPromise<OldPublicSchema>;
  }

  export interface UserSchemaCreateParams extends InZone {
    /** OpenAPI file in JSON or YAML. */ file: Uploadable;
    /** Kind of schema; OpenAPI 3. */ kind: 'openapi_v3';
    /** Name of the schema for people. @minLength 1 */ name?: string;
    /** Whether requests are validated from the upload on. */ validation_enabled?: 'true' | 'false';
  }

  export interface UserSchemaCreateResponse {
    /** Schema as stored. */ schema: OldPublicSchema;
    /** Findings from parsing the file. */ upload_details?: UserSchemaCreateResponse.UploadDetails;
  }
  export namespace UserSchemaCreateResponse {
    export interface UploadDetails {
      /** Parts of the file that were not understood, without being errors. */ warnings?: UploadDetails.Warning[];
    }
    export namespace UploadDetails {
      export interface Warning {
        /** Number of the warning's kind. @example 28 */ code: Integer;
        /** Places in the file, as JSONPath. */ locations?: string[];
        /** Warning in words. */ message?: string;
      }
    }
  }

  export interface UserSchemaListParams extends InZone {
    /** Whether the text of schemas is left out. @default false */ omit_source?: boolean;
    /** Only schemas that requests are validated against, or only the others. */ validation_enabled?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface OldPublicSchema {
    created_at: DateTime;
    /** Kind of schema; OpenAPI 3. */ kind: 'openapi_v3';
    /** Name of the schema for people. */ name: string;
    /** Identifies the schema; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
    /** Text of the schema, as uploaded. */ source?: string;
    /** Whether requests are validated against the schema. */ validation_enabled?: boolean;
  }

  export interface UserSchemaEditParams extends InZone {
    /** Switches validation on. */ validation_enabled?: true;
  }

  export interface UserSchemaGetParams extends InZone {
    /** Whether the text of schemas is left out. @default false */ omit_source?: boolean;
  }

  /** Ready-made filter expressions for firewall rules. */
  export interface ExpressionTemplate {
    readonly fallthrough: ExpressionTemplate.Fallthrough;
  }

  export interface APIShield {
    /** Path with variables in braces, normalized. */ endpoint: string;
    /** Host the requests go to. */ host: string;
    /** Time of the last change of the operation. */ last_updated: string;
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    /** Operation in Endpoint Management, by id. */ operation_id: string;
  }

  export interface DiscoveryOperation extends UserSchemas.OperationListResponse.APIShieldBasicOperation {
    /** Identifies the schema or discovered operation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    last_updated: DateTime;
    /** Ways it was found: machine learning, a session identifier or a label. */ origin: ('ML' | 'SessionIdentifier' | 'LabelDiscovery')[];
    /** State of the review; `saved` is in Endpoint Management. */ state: 'review' | 'saved' | 'ignored';
    /** Traffic of the found operation. @readOnly */ features?: DiscoveryOperation.Features;
  }
  export namespace DiscoveryOperation {
    export interface Features {
      /** Requests in the measured period. */ traffic_stats?: Features.TrafficStats;
    }
    export namespace Features {
      export interface TrafficStats {
        last_updated: DateTime;
        /** Length of the measured period. @unit seconds @example 3600 @readOnly */ period_seconds: Integer;
        /** Requests in a period, on average. @format float @example 1987.06 @readOnly */ requests: number;
      }
    }
  }

  export type DiscoveryOperationsV4PagePaginationArray = V4PagePaginationArray<DiscoveryOperation>;

  export type LabelListResponsesV4PagePaginationArray = V4PagePaginationArray<LabelResult>;

  export type Message = Message.MessageItem[];
  export namespace Message {
    export interface MessageItem {
      /** Number of the error or message. @min 1000 */ code: Integer;
      /** Error or message in words. */ message: string;
      documentation_url?: string;
      /** Part of the request it is about. */ source?: MessageItem.Source;
    }
    export namespace MessageItem {
      export interface Source {
        /** JSON pointer to the value at fault. */ pointer?: string;
      }
    }
  }

  export type OldPublicSchemasV4PagePaginationArray = V4PagePaginationArray<OldPublicSchema>;

  export type OperationBulkCreateResponsesSinglePage = SinglePage<OperationData>;

  export type OperationListResponsesV4PagePaginationArray = V4PagePaginationArray<OperationData>;

  export interface APIShieldOperationFeatureThresholds {
    /** Suggested rate limit and the traffic it comes from. */ thresholds?: APIShieldOperationFeatureThresholds.Thresholds;
  }
  export namespace APIShieldOperationFeatureThresholds {
    export interface Thresholds {
      /** Sessions that were seen. @readOnly */ auth_id_tokens?: Integer;
      /** Measurements the suggestion rests on. @readOnly */ data_points?: Integer;
      last_updated?: DateTime;
      /** Requests in a period that half of the sessions stay below. @readOnly */ p50?: Integer;
      /** Requests in a period that 90 % of sessions stay below. @readOnly */ p90?: Integer;
      /** Requests in a period that 99 % of sessions stay below. @readOnly */ p99?: Integer;
      /** Seconds that were measured. @unit seconds @readOnly */ period_seconds?: Integer;
      /** Estimated requests behind the suggestion. @readOnly */ requests?: Integer;
      /** Limit of requests suggested for a session in a period. @readOnly */ suggested_threshold?: Integer;
    }
  }

  export interface APIShieldOperationFeatureParameterSchemas {
    /** Parameters learned from traffic. */ parameter_schemas: APIShieldOperationFeatureParameterSchemas.ParameterSchemas;
  }
  export namespace APIShieldOperationFeatureParameterSchemas {
    export interface ParameterSchemas {
      last_updated?: DateTime;
      /** Parameters learned from traffic. @readOnly */ parameter_schemas?: ParameterSchemas.ParameterSchemas;
    }
    export namespace ParameterSchemas {
      export interface ParameterSchemas {
        /** OpenAPI schemas of parameters, learned from traffic. @readOnly */ parameters?: unknown[];
        /** Empty response that makes the schema valid OpenAPI, in the form of OpenAPI's Responses Object. @readOnly */ responses?: unknown;
      }
    }
  }

  export interface APIShieldOperationFeatureAPIRouting {
    /** Route for the operation's requests. */ api_routing?: APIShieldOperationFeatureAPIRouting.APIRouting;
  }
  export namespace APIShieldOperationFeatureAPIRouting {
    export interface APIRouting {
      last_updated?: DateTime;
      /** Address to which requests are sent. @example "https://api.example.com/api/service" */ route?: string;
    }
  }

  export interface APIShieldOperationFeatureConfidenceIntervals {
    /** Certainty of the suggested threshold. */ confidence_intervals?: APIShieldOperationFeatureConfidenceIntervals.ConfidenceIntervals;
  }
  export namespace APIShieldOperationFeatureConfidenceIntervals {
    export interface ConfidenceIntervals {
      last_updated?: DateTime;
      /** Suggested threshold with its bounds. */ suggested_threshold?: ConfidenceIntervals.SuggestedThreshold;
    }
    export namespace ConfidenceIntervals {
      export interface SuggestedThreshold {
        /** Certainty of the suggested threshold. */ confidence_intervals?: SuggestedThreshold.ConfidenceIntervals;
        /** Mean of the suggested number of requests. @example 25.5 */ mean?: number;
      }
      export namespace SuggestedThreshold {
        export interface ConfidenceIntervals {
          /** Bounds that hold with 90 % confidence. @readOnly */ p90?: ConfidenceIntervals.P90;
          /** Bounds that hold with 95 % confidence. @readOnly */ p95?: ConfidenceIntervals.P90;
          /** Bounds that hold with 99 % confidence. @readOnly */ p99?: ConfidenceIntervals.P90;
        }
        export namespace ConfidenceIntervals {
          export interface P90 {
            /** Lower end of the estimate. @example 20.5 */ lower?: number;
            /** Upper end of the estimate. @example 30.4 */ upper?: number;
          }
        }
      }
    }
  }

  export interface APIShieldOperationFeatureSchemaInfo {
    /** Schema the operation is validated against. */ schema_info?: APIShieldOperationFeatureSchemaInfo.SchemaInfo;
  }
  export namespace APIShieldOperationFeatureSchemaInfo {
    export interface SchemaInfo {
      /** Schema in use; absent if there is none. */ active_schema?: SchemaInfo.ActiveSchema;
      /** Action on requests that break the schema; null for the zone's default. */ mitigation_action?: 'none' | 'log' | 'block' | null;
    }
    export namespace SchemaInfo {
      export interface ActiveSchema {
        /** Identifies the found operation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        created_at?: DateTime;
        /** File the schema came from. */ name?: string;
      }
    }
  }

  export interface Settings {
    /** Action for requests that break a schema, where the operation has none of its own. */
    validation_default_mitigation_action?: 'none' | 'log' | 'block';
    /** Action that wins over all operations; null for none. */ validation_override_mitigation_action?: 'none' | null;
  }
  export namespace Settings {
    export interface SchemaValidationUpdateParams extends InZone {
      /** Default action for requests that break a schema. */ validation_default_mitigation_action: 'none' | 'log' | 'block' | (string & {});
      /** `none` skips validation everywhere; null or `disable_override` lets operations decide. */
      validation_override_mitigation_action?: 'none' | 'disable_override' | null | (string & {});
    }
    export interface SchemaValidationEditParams extends InZone {
      /** New default action for requests that break a schema; null keeps it. */
      validation_default_mitigation_action?: 'none' | 'log' | 'block' | null | (string & {});
      /** `none` skips validation everywhere; null or `disable_override` lets operations decide. */
      validation_override_mitigation_action?: 'none' | 'disable_override' | null | (string & {});
    }
  }

  export interface DiscoveredOperation {
    /** Traffic of the operation. @readOnly */ features?: TrafficStats;
    /** Identifies the found operation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    last_updated: DateTime;
    /** Ways in which the operation was found. */ origin: ('ML' | 'SessionIdentifier' | 'LabelDiscovery')[];
    /** State of the review. */ state: 'review' | 'saved' | 'ignored';
    /** Path with variables in braces. @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** Host that serves the operation. @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    /** HTTP method that was seen. */ method: Method;
  }

  export interface TrafficStats {
    /** Requests over the measured period. */
    traffic_stats?: {
      last_updated: DateTime;
      /** Seconds that were measured. @unit seconds @example 3600 @readOnly */ period_seconds: Integer;
      /** Mean requests in a period. @format float @example 1987.06 @readOnly */ requests: number;
    };
  }

  export type Method = 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';

  export interface Selector {
    /** Operations to select. */ include: Selector.Include;
  }
  export namespace Selector {
    export interface Include {
      /** Operations by id. @minItems 1 @example ["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"] */ operation_ids: (/** @maxLength 36 */ string)[];
    }
  }
}

export declare namespace APIGateway.Discovery {
  /** Endpoints found in traffic that await your review. */
  export interface Operations {
    /** List discovered operations by host, method, origin or state.
     *  @http GET /zones/{zone_id}/api_gateway/discovery/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @columns endpoint method host origin state last_updated */
    list(params: OperationListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DiscoveryOperation>, DiscoveryOperation>;

    /** Edit the review state of several discovered operations.
     *  @http PATCH /zones/{zone_id}/api_gateway/discovery/operations
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": { "f174e90a-fafe-4643-bbbc-4a0ed4fc8415": { "state": "ignored" } } } */
    bulkEdit(params: OperationBulkEditParams, options?: RequestOptions): APIPromise<OperationBulkEditResponse>;

    /** Get one operation that API Discovery found.
     *  @http GET /zones/{zone_id}/api_gateway/discovery/operations/{discovery_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @docs https://developers.cloudflare.com/api/operations/api-shield-api-discovery-retrieve-discovered-operation-by-id */
    get(/** @maxLength 36 */ discoveryID: string, params: InZone, options?: RequestOptions): APIPromise<DiscoveredOperation[]>;

    /** Edit the state of one discovered operation, such as ignored.
     *
     *  To save an operation, create it with `operations.create`.
     *  @http PATCH /zones/{zone_id}/api_gateway/discovery/operations/{discovery_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @docs https://developers.cloudflare.com/api/operations/api-shield-api-patch-discovered-operation */
    edit(
      /** @maxLength 36 */ discoveryID: string,
      params: OperationEditParams,
      options?: RequestOptions,
    ): APIPromise<OperationEditResponse>;
  }

  export interface OperationListParams extends InZone, OperationSearch {
    /** If true, only operations that are not in Endpoint Management are returned. */ diff?: boolean;
    direction?: 'asc' | 'desc';
    /** Property by which found operations are sorted. */
    order?: 'host' | 'method' | 'endpoint' | 'traffic_stats.requests' | 'traffic_stats.last_updated' | (string & {});
    /** Only operations found in this way are returned. */ origin?: 'ML' | 'SessionIdentifier' | 'LabelDiscovery' | (string & {});
    /** Only operations in this state are returned. */ state?: 'review' | 'saved' | 'ignored' | (string & {});
  }

  export interface OperationBulkEditParams extends InZone {
    /** New states by the id of the found operation. @body */ body: { [key: string]: OperationBulkEditParams.Body };
  }
  export namespace OperationBulkEditParams {
    export interface Body {
      /** State to set; `ignored` hides the operation. */ state?: 'review' | 'ignored' | (string & {});
    }
  }

  export type OperationBulkEditResponse = { [key: string]: OperationBulkEditResponse.item };
  export namespace OperationBulkEditResponse {
    export interface item {
      /** State to set; `ignored` hides the operation. */ state?: 'review' | 'ignored';
    }
  }

  export interface OperationEditParams extends InZone {
    /** New state; `ignored` hides the operation, `review` brings it back. */ state?: 'review' | 'ignored' | (string & {});
  }

  export interface OperationEditResponse {
    /** State of the review. */ state?: 'review' | 'saved' | 'ignored';
  }
}

export declare namespace APIGateway.Labels {
  /** Tags of your own making. */
  export interface User {
    readonly resources: User.Resources;

    /** Replace the description and metadata of a user label.
     *
     *  Omitted fields are cleared; `edit` changes only the fields given.
     *  @http PUT /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(name: string, params: UserParams, options?: RequestOptions): APIPromise<UserResult>;

    /** Delete one user label and take it off all operations.
     *  @http DELETE /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(name: string, params: InZone, options?: RequestOptions): APIPromise<UserResult>;

    /** Create several user labels in a zone at once.
     *  @http POST /zones/{zone_id}/api_gateway/labels/user
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": [{ "name": "login", "description": "Sign-in endpoints" }] } */
    bulkCreate(
      params: UserBulkCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<UserResult>, UserResult>;

    /** Delete several user labels of a zone at once.
     *
     *  They are taken off all operations too.
     *  @http DELETE /zones/{zone_id}/api_gateway/labels/user
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkDelete(
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<UserResult>, UserResult>;

    /** Edit only the given fields of a user label.
     *  @http PATCH /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(name: string, params: UserParams, options?: RequestOptions): APIPromise<UserResult>;

    /** Get one user label, optionally with its number of resources.
     *  @http GET /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(name: string, params: UserGetParams, options?: RequestOptions): APIPromise<LabelResult>;
  }

  export interface UserParams extends InZone {
    description?: string;
    /** Data of your own kept with the label, as JSON. */ metadata?: unknown;
  }

  export interface UserResult extends UserBulkCreateParams.Body {
    created_at: DateTime;
    description: string;
    last_updated: DateTime;
    metadata: unknown;
    /** @example "login" */ name: string;
    /** Whether users or Cloudflare own the label. */ source: 'user' | 'managed';
  }

  export interface UserBulkCreateParams extends InZone {
    /** Operations to save, each with method, host and path. @body @minItems 1 */ body: UserBulkCreateParams.Body[];
  }
  export namespace UserBulkCreateParams {
    export interface Body {
      /** Label as it is shown; unique within the zone. @example "login" @minLength 1 */ name: string;
      description?: string;
      /** Data of your own kept with the label, as JSON. */ metadata?: unknown;
    }
  }

  export interface UserGetParams extends InZone {
    /** Whether labels come with the number of their operations. @default false */ with_mapped_resource_counts?: boolean;
  }

  /** Tags defined by Cloudflare. */
  export interface Managed {
    readonly resources: Managed.Resources;

    /** Get one managed label, optionally with its resource counts.
     *  @http GET /zones/{zone_id}/api_gateway/labels/managed/{name}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(name: string, params: UserGetParams, options?: RequestOptions): APIPromise<LabelResult>;
  }

  export type UserBulkCreateResponsesSinglePage = SinglePage<UserResult>;

  export type UserBulkDeleteResponsesSinglePage = SinglePage<UserResult>;
}

export declare namespace APIGateway.Labels.User {
  /** Things that carry one of your tags. */
  export interface Resources {
    readonly operation: Resources.Operation;
  }
}

export declare namespace APIGateway.Labels.User.Resources {
  /** Endpoints that carry one of your tags. */
  export interface Operation {
    /** Replace the set of operations that carry a user label.
     *
     *  Operations that are not named lose the label.
     *  @http PUT /zones/{zone_id}/api_gateway/labels/user/{name}/resources/operation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(name: string, params: OperationUpdateParams, options?: RequestOptions): APIPromise<LabelResult>;
  }

  export interface OperationUpdateParams extends InZone {
    /** Operations that are meant. */ selector: Selector;
  }
}

export declare namespace APIGateway.Labels.Managed {
  /** Things that carry a predefined tag. */
  export interface Resources {
    readonly operation: Resources.Operation;
  }
}

export declare namespace APIGateway.Labels.Managed.Resources {
  /** Endpoints that carry a predefined tag. */
  export interface Operation {
    /** Replace the set of operations that carry a managed label.
     *
     *  Operations that are not named lose the label.
     *  @http PUT /zones/{zone_id}/api_gateway/labels/managed/{name}/resources/operation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(name: string, params: User.Resources.OperationUpdateParams, options?: RequestOptions): APIPromise<LabelResult>;
  }
}

export declare namespace APIGateway.Operations {
  /** Tags attached to saved endpoints. */
  export interface Labels {
    /** Add managed or user labels to one saved operation.
     *
     *  User labels must exist already; labels the operation has stay.
     *  @http POST /zones/{zone_id}/api_gateway/operations/{operation_id}/labels
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "operation_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "user": ["login"] } */
    create(/** @maxLength 36 */ operationID: string, params: LabelCreateParams, options?: RequestOptions): APIPromise<LabelData>;

    /** Replace all labels of one saved operation.
     *  @http PUT /zones/{zone_id}/api_gateway/operations/{operation_id}/labels
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(/** @maxLength 36 */ operationID: string, params: LabelUpdateParams, options?: RequestOptions): APIPromise<LabelData>;

    /** Delete the labels of one saved operation.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations/{operation_id}/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(/** @maxLength 36 */ operationID: string, params: InZone, options?: RequestOptions): APIPromise<LabelData>;

    /** Add labels to many saved operations picked by a selector.
     *  @http POST /zones/{zone_id}/api_gateway/operations/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkCreate(params: LabelBulkCreateParams, options?: RequestOptions): PagePromise<SinglePage<LabelData>, LabelData>;

    /** Delete labels of many saved operations in one call.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkDelete(params: InZone, options?: RequestOptions): PagePromise<SinglePage<LabelData>, LabelData>;

    /** Replace all labels on the operations a selector picks.
     *  @http PUT /zones/{zone_id}/api_gateway/operations/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkUpdate(params: LabelBulkUpdateParams, options?: RequestOptions): PagePromise<SinglePage<LabelData>, LabelData>;
  }

  export interface LabelCreateParams extends InZone {
    /** Managed labels to add. @minItems 1 */ managed?: string[];
    /** User labels to add; must exist. @minItems 1 */ user?: string[];
  }

  export interface LabelData extends UserSchemas.OperationListResponse.APIShieldBasicOperation {
    last_updated: DateTime;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    /** Labels the operation has now. */ labels?: APIGateway.Labels.UserResult[];
  }

  export interface LabelUpdateParams extends InZone {
    /** Managed labels to have; left out or empty, all are removed. */ managed?: string[];
    /** User labels to have; left out or empty, all are removed. */ user?: string[];
  }

  export interface LabelBulkCreateParams extends InZone {
    /** Operations that are meant. */ selector: Selector;
    /** Managed labels to put on or take off. */ managed?: LabelBulkCreateParams.Managed;
    /** User labels to add or remove. */ user?: LabelBulkCreateParams.User;
  }
  export namespace LabelBulkCreateParams {
    export interface Managed {
      /** Managed labels by name. @minItems 1 */ labels?: string[];
    }
    export interface User {
      /** Labels by name. @minItems 1 */ labels?: string[];
    }
  }

  export interface LabelBulkUpdateParams extends InZone {
    /** Managed labels that take the place of the present ones. */ managed: LabelBulkUpdateParams.Managed;
    /** Operations that are meant. */ selector: Selector;
    /** User labels that replace the present ones. */ user: LabelBulkUpdateParams.User;
  }
  export namespace LabelBulkUpdateParams {
    export interface Managed {
      /** Managed labels by name; an empty list removes them all. */ labels: string[];
    }
    export interface User {
      /** Labels by name; an empty list removes all. */ labels: string[];
    }
  }

  /** Action for requests to a single endpoint that violate its schema. */
  export interface SchemaValidation {
    /** Replace the action for requests that break an operation's schema.
     *  @http PUT /zones/{zone_id}/api_gateway/operations/{operation_id}/schema_validation
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.operations.update
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "operation_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "mitigation_action": "block"
     *  } */
    update(
      /** @maxLength 36 */ operationID: string,
      params: SchemaValidationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SchemaValidationResult>;

    /** Edit schema validation actions of several operations at once.
     *
     *  Operations that are not named keep theirs.
     *  @http PATCH /zones/{zone_id}/api_gateway/operations/schema_validation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.operations.bulkEdit
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "settings_multiple_request": { "f174e90a-fafe-4643-bbbc-4a0ed4fc8415": { "mitigation_action": "log" } }
     *  } */
    edit(params: SchemaValidationEditParams, options?: RequestOptions): APIPromise<SettingsMultipleRequest>;

    /** Get the schema validation action set for one operation.
     *  @http GET /zones/{zone_id}/api_gateway/operations/{operation_id}/schema_validation
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.operations.get */
    get(
      /** @maxLength 36 */ operationID: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<SchemaValidationResult>;
  }

  export interface SchemaValidationUpdateParams extends InZone {
    /** Action for requests that break the schema; `none` skips the check, null takes the zone's default. */
    mitigation_action?: 'log' | 'block' | 'none' | null | (string & {});
  }

  export interface SchemaValidationResult {
    /** Action for requests that break the schema; `none` skips the check, null takes the zone's default. */
    mitigation_action?: 'log' | 'block' | 'none' | null;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id?: string;
  }

  export interface SchemaValidationEditParams extends InZone {
    /** Actions by operation id. @body */ settings_multiple_request: SettingsMultipleRequestParam;
  }

  export type SettingsMultipleRequest = { [key: string]: SettingsMultipleRequest.item };
  export namespace SettingsMultipleRequest {
    export interface item {
      /** Action for requests that break the schema; `none` skips the check, null takes the zone's default. */
      mitigation_action?: 'log' | 'block' | 'none' | null;
    }
  }

  export type LabelBulkCreateResponsesSinglePage = SinglePage<LabelData>;

  export type LabelBulkDeleteResponsesSinglePage = SinglePage<LabelData>;

  export type LabelBulkUpdateResponsesSinglePage = SinglePage<LabelData>;

  export type SettingsMultipleRequestParam = { [key: string]: SettingsMultipleRequest.item };
}

export declare namespace APIGateway.Settings {
  /** Default action for requests that break a schema. */
  export interface SchemaValidation {
    /** Replace the zone's actions for schema validation.
     *
     *  The override `none` switches validation off for the whole zone, whatever operations have set.
     *  @http PUT /zones/{zone_id}/api_gateway/settings/schema_validation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.update
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "validation_default_mitigation_action": "log",
     *    "validation_override_mitigation_action": null
     *  } */
    update(params: SchemaValidationUpdateParams, options?: RequestOptions): APIPromise<Settings>;

    /** Edit the zone's default or override action for validation.
     *  @http PATCH /zones/{zone_id}/api_gateway/settings/schema_validation
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.edit */
    edit(params: SchemaValidationEditParams, options?: RequestOptions): APIPromise<Settings>;

    /** Get the zone's default and override actions for validation.
     *  @http GET /zones/{zone_id}/api_gateway/settings/schema_validation
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.get */
    get(params: InZone, options?: RequestOptions): APIPromise<Settings>;
  }
}

export declare namespace APIGateway.UserSchemas {
  /** Endpoints that an uploaded document describes. */
  export interface Operations {
    /** List the operations an uploaded API schema holds.
     *
     *  Those not yet in Endpoint Management come too, without an id: they are `new`.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas/{schema_id}/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.operations.list
     *  @columns endpoint method host last_updated */
    list(
      /** @format uuid @maxLength 36 */ schemaID: string,
      params: OperationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OperationListResponse>, OperationListResponse>;
  }

  export interface OperationListParams extends InZone, OperationSearch {
    /** Features whose results come with each operation. @unique */
    feature?: ('thresholds' | 'parameter_schemas' | 'schema_info' | 'confidence_intervals' | (string & {}))[];
    /** Only operations that are new to Endpoint Management, or in it already. */ operation_status?: 'new' | 'existing' | (string & {});
  }

  export type OperationListResponse = OperationData | OperationListResponse.APIShieldBasicOperation;
  export namespace OperationListResponse {
    export interface APIShieldBasicOperation extends OperationBulkCreateParams.Body {
      /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    }
  }

  /** Hostnames named in uploaded documents. */
  export interface Hosts {
    /** List the hosts that appear in uploaded API schemas.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas/hosts
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.hosts.list
     *  @columns name hosts created_at */
    list(params: HostListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<HostListResponse>, HostListResponse>;
  }

  export interface HostListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface HostListResponse {
    created_at: DateTime;
    /** Hosts that some schema names. */ hosts: string[];
    /** Name of the schema for people. */ name: string;
    /** Identifies the schema; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
  }

  export type HostListResponsesV4PagePaginationArray = V4PagePaginationArray<HostListResponse>;

  export type OperationListResponsesV4PagePaginationArray = V4PagePaginationArray<OperationListResponse>;
}

export declare namespace APIGateway.ExpressionTemplate {
  /** An expression for requests that match no saved endpoint. */
  export interface Fallthrough {
    /** Create a WAF expression for traffic that fits no operation.
     *
     *  Only returns the expression: put it into a custom rule yourself.
     *  @http POST /zones/{zone_id}/api_gateway/expression-template/fallthrough
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @deprecated
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "hosts": ["www.example.com"] } */
    create(params: FallthroughCreateParams, options?: RequestOptions): APIPromise<FallthroughCreateResponse>;
  }

  export interface FallthroughCreateParams extends InZone {
    /** Hosts the expression is for. @minItems 1 */ hosts: string[];
  }

  export interface FallthroughCreateResponse {
    /** Expression for a custom rule. @example "(cf.api_gateway.fallthrough_detected)" */ expression: string;
    /** Proposed title of the rule. */ title: string;
  }
}
