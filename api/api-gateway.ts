import type {
  APIPromise,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, ErrorData, InZone, Integer, ResponseInfo, Result } from './_shared.ts';

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
  /** Headers, cookies or claims by which an API session is recognized. */
  export interface Configurations {
    /** Replace the characteristics that identify API sessions in the zone.
     *  @http PUT /zones/{zone_id}/api_gateway/configuration
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(params: ConfigurationUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Read which request characteristics identify an API session in the zone.
     *  @http GET /zones/{zone_id}/api_gateway/configuration
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(params: ConfigurationGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigurationUpdateParams extends InZone {
    /** @maxItems 10 @unique */ auth_id_characteristics: (/** @discriminator type */ Configuration.APIShieldAuthIDCharacteristic | Configuration.APIShieldAuthIDCharacteristicJWTClaim)[];
    /** @query */ normalize?: boolean;
  }
  export namespace ConfigurationUpdateParams {
    export type APIShieldAuthIDCharacteristic = Configuration.APIShieldAuthIDCharacteristic;
    export type APIShieldAuthIDCharacteristicJWTClaim = Configuration.APIShieldAuthIDCharacteristicJWTClaim;
  }

  export interface Configuration {
    /** @maxItems 10 @unique */ auth_id_characteristics: (/** @discriminator type */ Configuration.APIShieldAuthIDCharacteristic | Configuration.APIShieldAuthIDCharacteristicJWTClaim)[];
  }
  export namespace Configuration {
    export interface APIShieldAuthIDCharacteristic {
      /** @maxLength 128 @example "authorization" */ name: string;
      type: 'header' | 'cookie';
    }
    export interface APIShieldAuthIDCharacteristicJWTClaim {
      /** @maxLength 128 */ name: string;
      type: 'jwt';
    }
  }

  export interface ConfigurationGetParams extends InZone {
    normalize?: boolean;
  }

  /** Endpoints found in live traffic, exported as OpenAPI. */
  export interface Discovery {
    readonly operations: Discovery.Operations;

    /** Export the operations API Discovery found as OpenAPI schemas.
     *  @http GET /zones/{zone_id}/api_gateway/discovery
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(params: DiscoveryGetParams, options?: RequestOptions): APIPromise<DiscoveryGetResponse>;
  }

  export type DiscoveryGetParams = InZone;

  export interface DiscoveryGetResponse {
    schemas: unknown[];
    timestamp: DateTime;
  }

  /** Tags that group endpoints by purpose or risk. */
  export interface Labels {
    readonly user: Labels.User;
    readonly managed: Labels.Managed;

    /** Page through a zone's labels by source, optionally with resource counts.
     *  @http GET /zones/{zone_id}/api_gateway/labels
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(params: LabelListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<LabelListResponse>, LabelListResponse>;
  }

  export interface LabelListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** @example "login" */ filter?: string;
    order?: 'name' | 'description' | 'created_at' | 'last_updated' | 'mapped_resources.operations';
    source?: 'user' | 'managed';
    /** @default false */ with_mapped_resource_counts?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface LabelListResponse {
    created_at: DateTime;
    description: string;
    last_updated: DateTime;
    metadata: unknown;
    /** @example "login" */ name: string;
    source: 'user' | 'managed';
    mapped_resources?: unknown;
  }

  /** Saved endpoints: method, host and path, that are watched and protected. */
  export interface Operations {
    readonly labels: Operations.Labels;
    readonly schemaValidation: Operations.SchemaValidation;

    /** Save one operation by method, host and endpoint path.
     *  @http POST /zones/{zone_id}/api_gateway/operations/item
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    create(params: OperationCreateParams, options?: RequestOptions): APIPromise<OperationGetResponse>;

    /** Page through saved operations by host, method or endpoint path.
     *  @http GET /zones/{zone_id}/api_gateway/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(
      params: OperationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<UserSchemas.OperationListResponse.APIShieldOperation>, UserSchemas.OperationListResponse.APIShieldOperation>;

    /** Remove one saved operation from Endpoint Management.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations/{operation_id}
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(
      /** @maxLength 36 */ operationID: string,
      params: OperationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Save many operations to Endpoint Management in one call.
     *  @http POST /zones/{zone_id}/api_gateway/operations
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkCreate(
      params: OperationBulkCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<UserSchemas.OperationListResponse.APIShieldOperation>, UserSchemas.OperationListResponse.APIShieldOperation>;

    /** Remove several saved operations from Endpoint Management at once.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkDelete(params: OperationBulkDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Read one saved operation, with extra features or schemas if asked.
     *  @http GET /zones/{zone_id}/api_gateway/operations/{operation_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(/** @maxLength 36 */ operationID: string, params: OperationGetParams, options?: RequestOptions): APIPromise<OperationGetResponse>;
  }

  export interface OperationCreateParams extends InZone {
    /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
  }

  export import OperationCreateResponse = APIGateway.OperationGetResponse;

  export interface OperationListParams extends InZone {
    direction?: 'asc' | 'desc';
    /** @example "/api/v1" */ endpoint?: string;
    /** @unique */ feature?: ('thresholds' | 'parameter_schemas' | 'schema_info')[];
    /** @unique */ host?: string[];
    /** @unique */ method?: string[];
    order?: 'method' | 'host' | 'endpoint' | 'thresholds.$key';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export import OperationListResponse = UserSchemas.OperationListResponse.APIShieldOperation;

  export type OperationDeleteParams = InZone;

  export type OperationDeleteResponse = Result.AaaAPIResponseCommon;

  export interface OperationBulkCreateParams extends InZone {
    /** @body */ body: OperationBulkCreateParams.Body[];
  }
  export namespace OperationBulkCreateParams {
    export interface Body {
      /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
      /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
      method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    }
  }

  export import OperationBulkCreateResponse = UserSchemas.OperationListResponse.APIShieldOperation;

  export type OperationBulkDeleteParams = InZone;

  export type OperationBulkDeleteResponse = Result.AaaAPIResponseCommon;

  export interface OperationGetParams extends InZone {
    /** @unique */ feature?: ('thresholds' | 'parameter_schemas' | 'schema_info')[];
    /** @default false */ with_schemas?: boolean;
  }

  export interface OperationGetResponse {
    /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    last_updated: DateTime;
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    /** @readOnly */ features?: OperationGetResponse.APIShieldOperationFeatureThresholds | OperationGetResponse.APIShieldOperationFeatureParameterSchemas | OperationGetResponse.APIShieldOperationFeatureAPIRouting | OperationGetResponse.APIShieldOperationFeatureConfidenceIntervals | OperationGetResponse.APIShieldOperationFeatureSchemaInfo;
    /** @readOnly */ schemas?: OperationGetResponse.Schemas;
  }
  export namespace OperationGetResponse {
    export interface APIShieldOperationFeatureAPIRouting {
      api_routing?: APIShieldOperationFeatureAPIRouting.APIRouting;
    }
    export namespace APIShieldOperationFeatureAPIRouting {
      export interface APIRouting {
        last_updated?: DateTime;
        /** @example "https://api.example.com/api/service" */ route?: string;
      }
    }
    export interface APIShieldOperationFeatureConfidenceIntervals {
      confidence_intervals?: APIShieldOperationFeatureConfidenceIntervals.ConfidenceIntervals;
    }
    export namespace APIShieldOperationFeatureConfidenceIntervals {
      export interface ConfidenceIntervals {
        last_updated?: DateTime;
        suggested_threshold?: ConfidenceIntervals.SuggestedThreshold;
      }
      export namespace ConfidenceIntervals {
        export interface SuggestedThreshold {
          confidence_intervals?: SuggestedThreshold.ConfidenceIntervals;
          /** @example 25.5 */ mean?: number;
        }
        export namespace SuggestedThreshold {
          export interface ConfidenceIntervals {
            /** @readOnly */ p90?: ConfidenceIntervals.P90;
            /** @readOnly */ p95?: ConfidenceIntervals.P90;
            /** @readOnly */ p99?: ConfidenceIntervals.P90;
          }
          export namespace ConfidenceIntervals {
            export interface P90 {
              /** @example 20.5 */ lower?: number;
              /** @example 30.4 */ upper?: number;
            }
            export type P95 = P90;
            export type P99 = P90;
          }
        }
      }
    }
    export interface APIShieldOperationFeatureParameterSchemas {
      parameter_schemas: APIShieldOperationFeatureParameterSchemas.ParameterSchemas;
    }
    export namespace APIShieldOperationFeatureParameterSchemas {
      export interface ParameterSchemas {
        last_updated?: DateTime;
        /** @readOnly */ parameter_schemas?: ParameterSchemas.ParameterSchemas;
      }
      export namespace ParameterSchemas {
        export interface ParameterSchemas {
          /** @readOnly */ parameters?: unknown[];
          /** @readOnly */ responses?: unknown;
        }
      }
    }
    export interface APIShieldOperationFeatureSchemaInfo {
      schema_info?: APIShieldOperationFeatureSchemaInfo.SchemaInfo;
    }
    export namespace APIShieldOperationFeatureSchemaInfo {
      export interface SchemaInfo {
        active_schema?: SchemaInfo.ActiveSchema;
        learned_available?: boolean;
        mitigation_action?: 'none' | 'log' | 'block' | null;
      }
      export namespace SchemaInfo {
        export interface ActiveSchema {
          /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
          created_at?: DateTime;
          is_learned?: boolean;
          name?: string;
        }
      }
    }
    export interface APIShieldOperationFeatureThresholds {
      thresholds?: APIShieldOperationFeatureThresholds.Thresholds;
    }
    export namespace APIShieldOperationFeatureThresholds {
      export interface Thresholds {
        /** @readOnly */ auth_id_tokens?: Integer;
        /** @readOnly */ data_points?: Integer;
        last_updated?: DateTime;
        /** @readOnly */ p50?: Integer;
        /** @readOnly */ p90?: Integer;
        /** @readOnly */ p99?: Integer;
        /** @unit seconds @readOnly */ period_seconds?: Integer;
        /** @readOnly */ requests?: Integer;
        /** @readOnly */ suggested_threshold?: Integer;
      }
    }
    export interface Schemas {
      learned?: Schemas.Learned | null;
      uploaded?: Schemas.Learned | null;
    }
    export namespace Schemas {
      export interface Learned {
        parameters?: ({ [key: string]: unknown })[];
        requestBody?: { [key: string]: unknown };
      }
      export type Uploaded = Learned;
    }
  }

  /** Saved endpoints written out as OpenAPI documents. */
  export interface Schemas {
    /** Export saved operations as OpenAPI schemas, by host and feature.
     *  @http GET /zones/{zone_id}/api_gateway/schemas
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(params: SchemaListParams, options?: RequestOptions): APIPromise<SchemaListResponse>;
  }

  export interface SchemaListParams extends InZone {
    /** @unique */ feature?: ('thresholds' | 'parameter_schemas' | 'schema_info')[];
    /** @unique */ host?: string[];
    /** @unique */ include_schema_kind?: ('learned')[];
  }

  export interface SchemaListResponse {
    schemas?: unknown[];
    timestamp?: string;
  }

  /** Zone-wide options of API protection. */
  export interface SettingsResource {
    readonly schemaValidation: Settings.SchemaValidation;
  }

  /** OpenAPI documents you uploaded for validation (older form). */
  export interface UserSchemas {
    readonly operations: UserSchemas.Operations;
    readonly hosts: UserSchemas.Hosts;

    /** Upload an API schema to a zone, switching its validation on if wanted.
     *  @http POST /zones/{zone_id}/api_gateway/user_schemas
     *  @body multipart
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.create */
    create(params: UserSchemaCreateParams, options?: RequestOptions): APIPromise<UserSchemaCreateResponse>;

    /** Page through a zone's uploaded API schemas, by validation state.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.list */
    list(params: UserSchemaListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<OldPublicSchema>, OldPublicSchema>;

    /** Delete an uploaded API schema from a zone.
     *  @http DELETE /zones/{zone_id}/api_gateway/user_schemas/{schema_id}
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.delete */
    delete(
      /** @format uuid @maxLength 36 */ schemaID: string,
      params: UserSchemaDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Switch validation of an uploaded API schema on or off.
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

    /** Read one uploaded API schema, leaving out its source if asked.
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
    file: Uploadable;
    kind: 'openapi_v3';
    name?: string;
    validation_enabled?: 'true' | 'false';
  }

  export interface UserSchemaCreateResponse {
    schema: OldPublicSchema;
    upload_details?: UserSchemaCreateResponse.UploadDetails;
  }
  export namespace UserSchemaCreateResponse {
    export interface UploadDetails {
      warnings?: UploadDetails.Warning[];
    }
    export namespace UploadDetails {
      export interface Warning {
        /** @example 28 */ code: Integer;
        locations?: string[];
        message?: string;
      }
    }
  }

  export interface UserSchemaListParams extends InZone {
    /** @default false */ omit_source?: boolean;
    validation_enabled?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface OldPublicSchema {
    created_at: DateTime;
    kind: 'openapi_v3';
    name: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
    source?: string;
    validation_enabled?: boolean;
  }

  export type UserSchemaDeleteParams = InZone;

  export type UserSchemaDeleteResponse = Result.AaaAPIResponseCommon;

  export interface UserSchemaEditParams extends InZone {
    validation_enabled?: true;
  }

  export interface UserSchemaGetParams extends InZone {
    /** @default false */ omit_source?: boolean;
  }

  /** Ready-made filter expressions for firewall rules. */
  export interface ExpressionTemplate {
    readonly fallthrough: ExpressionTemplate.Fallthrough;
  }

  export interface APIShield {
    endpoint: string;
    host: string;
    last_updated: string;
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    operation_id: string;
  }

  export interface DiscoveryOperation {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    last_updated: DateTime;
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    origin: ('ML' | 'SessionIdentifier' | 'LabelDiscovery')[];
    state: 'review' | 'saved' | 'ignored';
    /** @readOnly */ features?: DiscoveryOperation.Features;
  }
  export namespace DiscoveryOperation {
    export interface Features {
      traffic_stats?: Features.TrafficStats;
    }
    export namespace Features {
      export interface TrafficStats {
        last_updated: DateTime;
        /** @unit seconds @example 3600 @readOnly */ period_seconds: Integer;
        /** @format float @example 1987.06 @readOnly */ requests: number;
      }
    }
  }

  export type DiscoveryOperationsV4PagePaginationArray = V4PagePaginationArray<DiscoveryOperation>;

  export type LabelListResponsesV4PagePaginationArray = V4PagePaginationArray<LabelListResponse>;

  export type Message = ResponseInfo[];
  export namespace Message {
    export type MessageItem = ResponseInfo;
    export namespace MessageItem {
      export type Source = ErrorData.Source;
    }
  }

  export type OldPublicSchemasV4PagePaginationArray = V4PagePaginationArray<OldPublicSchema>;

  export type OperationBulkCreateResponsesSinglePage = SinglePage<UserSchemas.OperationListResponse.APIShieldOperation>;

  export type OperationListResponsesV4PagePaginationArray = V4PagePaginationArray<UserSchemas.OperationListResponse.APIShieldOperation>;

  export interface Settings {
    validation_default_mitigation_action?: 'none' | 'log' | 'block';
    validation_override_mitigation_action?: 'none' | null;
  }
  export namespace Settings {
    export interface SchemaValidationEditParams extends InZone {
      validation_default_mitigation_action?: 'none' | 'log' | 'block' | null;
      validation_override_mitigation_action?: 'none' | 'disable_override' | null;
    }
    export type SchemaValidationGetParams = InZone;
    export interface SchemaValidationUpdateParams extends InZone {
      validation_default_mitigation_action: 'none' | 'log' | 'block';
      validation_override_mitigation_action?: 'none' | 'disable_override' | null;
    }
  }

  export interface DiscoveryOperation2 {
    /** @readOnly */ features?: TrafficStats;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    last_updated: DateTime;
    origin: ('ML' | 'SessionIdentifier' | 'LabelDiscovery')[];
    state: 'review' | 'saved' | 'ignored';
    /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    method: Method;
  }

  export interface TrafficStats {
    traffic_stats?: {
      last_updated: DateTime;
      /** @unit seconds @example 3600 @readOnly */ period_seconds: Integer;
      /** @format float @example 1987.06 @readOnly */ requests: number;
    };
  }

  export type Method = 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
}

export declare namespace APIGateway.Discovery {
  /** Endpoints found in traffic that await your review. */
  export interface Operations {
    /** Page through discovered operations by host, method, origin, state or change.
     *  @http GET /zones/{zone_id}/api_gateway/discovery/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(params: OperationListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<DiscoveryOperation>, DiscoveryOperation>;

    /** Set the review state of several discovered operations at once.
     *  @http PATCH /zones/{zone_id}/api_gateway/discovery/operations
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkEdit(params: OperationBulkEditParams, options?: RequestOptions): APIPromise<OperationBulkEditResponse>;

    /** Look up one operation that API Discovery found.
     *  @http GET /zones/{zone_id}/api_gateway/discovery/operations/{discovery_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @docs https://developers.cloudflare.com/api/operations/api-shield-api-discovery-retrieve-discovered-operation-by-id */
    get(/** @maxLength 36 */ discoveryID: string, params: OperationGetParams, options?: RequestOptions): APIPromise<DiscoveryOperation2[]>;

    /** Set the state of one discovered operation, such as ignored.
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

  export interface OperationListParams extends InZone {
    diff?: boolean;
    direction?: 'asc' | 'desc';
    /** @example "/api/v1" */ endpoint?: string;
    /** @unique */ host?: string[];
    /** @unique */ method?: string[];
    order?: 'host' | 'method' | 'endpoint' | 'traffic_stats.requests' | 'traffic_stats.last_updated';
    origin?: 'ML' | 'SessionIdentifier' | 'LabelDiscovery';
    state?: 'review' | 'saved' | 'ignored';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface OperationBulkEditParams extends InZone {
    /** @body */ body: { [key: string]: OperationBulkEditParams.Body };
  }
  export namespace OperationBulkEditParams {
    export interface Body {
      state?: 'review' | 'ignored';
    }
  }

  export type OperationBulkEditResponse = { [key: string]: OperationBulkEditParams.Body };
  export namespace OperationBulkEditResponse {
    export type item = OperationBulkEditParams.Body;
  }

  export type OperationGetParams = InZone;

  export interface OperationEditParams extends InZone {
    state?: 'review' | 'ignored';
  }

  export interface OperationEditResponse {
    state?: 'review' | 'saved' | 'ignored';
  }
}

export declare namespace APIGateway.Labels {
  /** Tags of your own making. */
  export interface User {
    readonly resources: User.Resources;

    /** Replace the description and metadata of a user label.
     *  @http PUT /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(name: string, params: UserUpdateParams, options?: RequestOptions): APIPromise<Operations.LabelCreateResponse.Label>;

    /** Delete one user label and take it off everything that carries it.
     *  @http DELETE /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(name: string, params: UserDeleteParams, options?: RequestOptions): APIPromise<Operations.LabelCreateResponse.Label>;

    /** Create several user labels in a zone at once.
     *  @http POST /zones/{zone_id}/api_gateway/labels/user
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkCreate(
      params: UserBulkCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Operations.LabelCreateResponse.Label>, Operations.LabelCreateResponse.Label>;

    /** Delete several user labels of a zone at once.
     *  @http DELETE /zones/{zone_id}/api_gateway/labels/user
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkDelete(
      params: UserBulkDeleteParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Operations.LabelCreateResponse.Label>, Operations.LabelCreateResponse.Label>;

    /** Change only the given fields of a user label.
     *  @http PATCH /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(name: string, params: UserEditParams, options?: RequestOptions): APIPromise<Operations.LabelCreateResponse.Label>;

    /** Read one user label, optionally with how many resources carry it.
     *  @http GET /zones/{zone_id}/api_gateway/labels/user/{name}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(name: string, params: UserGetParams, options?: RequestOptions): APIPromise<LabelListResponse>;
  }

  export type UserUpdateParams = UserEditParams;

  export type UserUpdateResponse = Operations.LabelCreateResponse.Label;

  export type UserDeleteParams = InZone;

  export type UserDeleteResponse = Operations.LabelCreateResponse.Label;

  export interface UserBulkCreateParams extends InZone {
    /** @body */ body: UserBulkCreateParams.Body[];
  }
  export namespace UserBulkCreateParams {
    export interface Body {
      /** @example "login" */ name: string;
      description?: string;
      metadata?: unknown;
    }
  }

  export type UserBulkCreateResponse = Operations.LabelCreateResponse.Label;

  export type UserBulkDeleteParams = InZone;

  export type UserBulkDeleteResponse = Operations.LabelCreateResponse.Label;

  export interface UserEditParams extends InZone {
    description?: string;
    metadata?: unknown;
  }

  export type UserEditResponse = Operations.LabelCreateResponse.Label;

  export interface UserGetParams extends InZone {
    /** @default false */ with_mapped_resource_counts?: boolean;
  }

  export type UserGetResponse = LabelListResponse;

  /** Tags defined by Cloudflare. */
  export interface Managed {
    readonly resources: Managed.Resources;

    /** Read one managed label, optionally with how many resources carry it.
     *  @http GET /zones/{zone_id}/api_gateway/labels/managed/{name}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(name: string, params: ManagedGetParams, options?: RequestOptions): APIPromise<LabelListResponse>;
  }

  export type ManagedGetParams = UserGetParams;

  export type ManagedGetResponse = LabelListResponse;

  export type UserBulkCreateResponsesSinglePage = SinglePage<Operations.LabelCreateResponse.Label>;

  export type UserBulkDeleteResponsesSinglePage = SinglePage<Operations.LabelCreateResponse.Label>;
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
     *  @http PUT /zones/{zone_id}/api_gateway/labels/user/{name}/resources/operation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(name: string, params: OperationUpdateParams, options?: RequestOptions): APIPromise<LabelListResponse>;
  }

  export interface OperationUpdateParams extends InZone {
    selector: Operations.LabelBulkCreateParams.Selector;
  }
  export namespace OperationUpdateParams {
    export import Selector = Operations.LabelBulkCreateParams.Selector;
  }

  export type OperationUpdateResponse = LabelListResponse;
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
     *  @http PUT /zones/{zone_id}/api_gateway/labels/managed/{name}/resources/operation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(name: string, params: OperationUpdateParams, options?: RequestOptions): APIPromise<LabelListResponse>;
  }

  export import OperationUpdateParams = User.Resources.OperationUpdateParams;

  export type OperationUpdateResponse = LabelListResponse;
}

export declare namespace APIGateway.Operations {
  /** Tags attached to saved endpoints. */
  export interface Labels {
    /** Add managed or user labels to one saved operation.
     *  @http POST /zones/{zone_id}/api_gateway/operations/{operation_id}/labels
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    create(/** @maxLength 36 */ operationID: string, params: LabelCreateParams, options?: RequestOptions): APIPromise<LabelCreateResponse>;

    /** Replace all labels on one saved operation.
     *  @http PUT /zones/{zone_id}/api_gateway/operations/{operation_id}/labels
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(/** @maxLength 36 */ operationID: string, params: LabelUpdateParams, options?: RequestOptions): APIPromise<LabelCreateResponse>;

    /** Take the labels off one saved operation.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations/{operation_id}/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(/** @maxLength 36 */ operationID: string, params: LabelDeleteParams, options?: RequestOptions): APIPromise<LabelCreateResponse>;

    /** Add labels to many saved operations picked by a selector.
     *  @http POST /zones/{zone_id}/api_gateway/operations/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkCreate(params: LabelBulkCreateParams, options?: RequestOptions): PagePromise<SinglePage<LabelCreateResponse>, LabelCreateResponse>;

    /** Take labels off many saved operations in one call.
     *  @http DELETE /zones/{zone_id}/api_gateway/operations/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkDelete(params: LabelBulkDeleteParams, options?: RequestOptions): PagePromise<SinglePage<LabelCreateResponse>, LabelCreateResponse>;

    /** Replace all labels on the saved operations a selector picks.
     *  @http PUT /zones/{zone_id}/api_gateway/operations/labels
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkUpdate(params: LabelBulkUpdateParams, options?: RequestOptions): PagePromise<SinglePage<LabelCreateResponse>, LabelCreateResponse>;
  }

  export interface LabelCreateParams extends InZone {
    /** @minItems 1 */ managed?: string[];
    /** @minItems 1 */ user?: string[];
  }

  export interface LabelCreateResponse {
    /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    last_updated: DateTime;
    method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    labels?: LabelCreateResponse.Label[];
  }
  export namespace LabelCreateResponse {
    export interface Label {
      created_at: DateTime;
      description: string;
      last_updated: DateTime;
      metadata: unknown;
      /** @example "login" */ name: string;
      source: 'user' | 'managed';
    }
  }

  export interface LabelUpdateParams extends InZone {
    managed?: string[];
    user?: string[];
  }

  export import LabelUpdateResponse = APIGateway.Operations.LabelCreateResponse;

  export type LabelDeleteParams = InZone;

  export import LabelDeleteResponse = APIGateway.Operations.LabelCreateResponse;

  export interface LabelBulkCreateParams extends InZone {
    selector: LabelBulkCreateParams.Selector;
    managed?: LabelBulkCreateParams.User;
    user?: LabelBulkCreateParams.User;
  }
  export namespace LabelBulkCreateParams {
    export type Managed = User;
    export interface Selector {
      include: Selector.Include;
    }
    export namespace Selector {
      export interface Include {
        /** @minItems 1 */ operation_ids: (/** @maxLength 36 */ string)[];
      }
    }
    export interface User {
      /** @minItems 1 */ labels?: string[];
    }
  }

  export import LabelBulkCreateResponse = APIGateway.Operations.LabelCreateResponse;

  export type LabelBulkDeleteParams = InZone;

  export import LabelBulkDeleteResponse = APIGateway.Operations.LabelCreateResponse;

  export interface LabelBulkUpdateParams extends InZone {
    managed: LabelBulkUpdateParams.User;
    selector: LabelBulkCreateParams.Selector;
    user: LabelBulkUpdateParams.User;
  }
  export namespace LabelBulkUpdateParams {
    export type Managed = User;
    export import Selector = LabelBulkCreateParams.Selector;
    export interface User {
      labels: string[];
    }
  }

  export import LabelBulkUpdateResponse = APIGateway.Operations.LabelCreateResponse;

  /** What happens to requests of one endpoint that break its schema. */
  export interface SchemaValidation {
    /** Set the action taken when requests to one operation break its schema.
     *  @http PUT /zones/{zone_id}/api_gateway/operations/{operation_id}/schema_validation
     *  @body json required
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.operations.update */
    update(
      /** @maxLength 36 */ operationID: string,
      params: SchemaValidationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SchemaValidationGetResponse>;

    /** Set schema validation actions for several operations at once.
     *  @http PATCH /zones/{zone_id}/api_gateway/operations/schema_validation
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.operations.bulkEdit */
    edit(params: SchemaValidationEditParams, options?: RequestOptions): APIPromise<SettingsMultipleRequest>;

    /** Read the schema validation action set for one operation.
     *  @http GET /zones/{zone_id}/api_gateway/operations/{operation_id}/schema_validation
     *  @unwrapped
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.operations.get */
    get(
      /** @maxLength 36 */ operationID: string,
      params: SchemaValidationGetParams,
      options?: RequestOptions,
    ): APIPromise<SchemaValidationGetResponse>;
  }

  export interface SchemaValidationUpdateParams extends InZone {
    mitigation_action?: 'log' | 'block' | 'none' | null;
  }

  export type SchemaValidationUpdateResponse = SchemaValidationGetResponse;

  export interface SchemaValidationEditParams extends InZone {
    /** @body */ settings_multiple_request: SettingsMultipleRequestParam;
  }

  export type SettingsMultipleRequest = { [key: string]: SettingsMultipleRequest.item };
  export namespace SettingsMultipleRequest {
    export interface item {
      mitigation_action?: 'log' | 'block' | 'none' | null;
    }
  }

  export type SchemaValidationGetParams = InZone;

  export interface SchemaValidationGetResponse {
    mitigation_action?: 'log' | 'block' | 'none' | null;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id?: string;
  }

  export type LabelBulkCreateResponsesSinglePage = SinglePage<LabelCreateResponse>;

  export type LabelBulkDeleteResponsesSinglePage = SinglePage<LabelCreateResponse>;

  export type LabelBulkUpdateResponsesSinglePage = SinglePage<LabelCreateResponse>;

  export type SettingsMultipleRequestParam = { [key: string]: SettingsMultipleRequest.item };
  export namespace SettingsMultipleRequestParam {
    export type item = SettingsMultipleRequest.item;
  }
}

export declare namespace APIGateway.Settings {
  /** Default action for requests that break a schema. */
  export interface SchemaValidation {
    /** Replace the zone's default and override actions for schema validation.
     *  @http PUT /zones/{zone_id}/api_gateway/settings/schema_validation
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.update */
    update(params: SchemaValidationUpdateParams, options?: RequestOptions): APIPromise<Settings>;

    /** Change only the given default or override action of schema validation.
     *  @http PATCH /zones/{zone_id}/api_gateway/settings/schema_validation
     *  @body json required
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.edit */
    edit(params: SchemaValidationEditParams, options?: RequestOptions): APIPromise<Settings>;

    /** Read the zone's default and override actions for schema validation.
     *  @http GET /zones/{zone_id}/api_gateway/settings/schema_validation
     *  @unwrapped
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.settings.get */
    get(params: SchemaValidationGetParams, options?: RequestOptions): APIPromise<Settings>;
  }
}

export declare namespace APIGateway.UserSchemas {
  /** Endpoints that an uploaded document describes. */
  export interface Operations {
    /** Page through the operations an uploaded API schema holds, by saved status.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas/{schema_id}/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.operations.list */
    list(
      /** @format uuid @maxLength 36 */ schemaID: string,
      params: OperationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OperationListResponse>, OperationListResponse>;
  }

  export interface OperationListParams extends InZone {
    /** @example "/api/v1" */ endpoint?: string;
    /** @unique */ feature?: ('thresholds' | 'parameter_schemas' | 'schema_info')[];
    /** @unique */ host?: string[];
    /** @unique */ method?: string[];
    operation_status?: 'new' | 'existing';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export type OperationListResponse = OperationListResponse.APIShieldOperation | OperationBulkCreateParams.Body;
  export namespace OperationListResponse {
    export type APIShieldBasicOperation = OperationBulkCreateParams.Body;
    export interface APIShieldOperation {
      /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
      /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
      last_updated: DateTime;
      method: 'GET' | 'POST' | 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE' | 'CONNECT' | 'PATCH' | 'TRACE';
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
      /** @readOnly */ features?: OperationGetResponse.APIShieldOperationFeatureThresholds | OperationGetResponse.APIShieldOperationFeatureParameterSchemas | OperationGetResponse.APIShieldOperationFeatureAPIRouting | OperationGetResponse.APIShieldOperationFeatureConfidenceIntervals | OperationGetResponse.APIShieldOperationFeatureSchemaInfo;
    }
    export namespace APIShieldOperation {
      export import APIShieldOperationFeatureAPIRouting = OperationGetResponse.APIShieldOperationFeatureAPIRouting;
      export import APIShieldOperationFeatureConfidenceIntervals = OperationGetResponse.APIShieldOperationFeatureConfidenceIntervals;
      export import APIShieldOperationFeatureParameterSchemas = OperationGetResponse.APIShieldOperationFeatureParameterSchemas;
      export import APIShieldOperationFeatureSchemaInfo = OperationGetResponse.APIShieldOperationFeatureSchemaInfo;
      export import APIShieldOperationFeatureThresholds = OperationGetResponse.APIShieldOperationFeatureThresholds;
    }
  }

  /** Hostnames named in uploaded documents. */
  export interface Hosts {
    /** Page through the hosts that appear in uploaded API schemas.
     *  @http GET /zones/{zone_id}/api_gateway/user_schemas/hosts
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability deprecated
     *  @deprecated schemaValidation.schemas.hosts.list */
    list(params: HostListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<HostListResponse>, HostListResponse>;
  }

  export interface HostListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface HostListResponse {
    created_at: DateTime;
    hosts: string[];
    name: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
  }

  export type HostListResponsesV4PagePaginationArray = V4PagePaginationArray<HostListResponse>;

  export type OperationListResponsesV4PagePaginationArray = V4PagePaginationArray<OperationListResponse>;
}

export declare namespace APIGateway.ExpressionTemplate {
  /** An expression for requests that match no saved endpoint. */
  export interface Fallthrough {
    /** Draft a WAF expression for traffic to hosts that fits no saved operation.
     *  @http POST /zones/{zone_id}/api_gateway/expression-template/fallthrough
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    create(params: FallthroughCreateParams, options?: RequestOptions): APIPromise<FallthroughCreateResponse>;
  }

  export interface FallthroughCreateParams extends InZone {
    hosts: string[];
  }

  export interface FallthroughCreateResponse {
    /** @example "(cf.api_gateway.fallthrough_detected)" */ expression: string;
    title: string;
  }
}
