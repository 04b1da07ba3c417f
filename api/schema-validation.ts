import type { APIPromise, JsonObject, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';
import type { APIGateway } from './api-gateway.ts';

/** Schema Validation: Check of API requests against an OpenAPI document.
 *  @product schemaValidation Schema Validation
 *  @docs https://developers.cloudflare.com/api-shield/security/schema-validation/ */
export interface SchemaValidation {
  readonly schemas: SchemaValidation.Schemas;
  readonly settings: SchemaValidation.Settings;
}

export declare namespace SchemaValidation {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time of the latest change. */ last_updated: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Operation to work on, as `schemaValidation.settings.operations.list` shows it. @from schemaValidation.settings.operations.list */ operation_id: string;
    /** Schema to work on, as `schemaValidation.schemas.list` shows it. @from schemaValidation.schemas.list */ schema_id: string;
  }

  /** Uploaded OpenAPI documents. */
  export interface Schemas {
    readonly operations: Schemas.Operations;
    readonly hosts: Schemas.Hosts;

    /** Upload an API schema to a zone and choose whether it is used.
     *
     *  OpenAPI 3.0. Requests are checked only for operations that are saved in API Shield.
     *  @http POST /zones/{zone_id}/schema_validation/schemas
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "kind": "openapi_v3", "name": "petstore",
     *    "source": "openapi: 3.0.0\ninfo:\n  title: Petstore\n  version: 1.0.0\nservers:\n  - url: https://www.example.com\npaths: {}\n",
     *    "validation_enabled": true
     *  }
     *  @aliases upload OpenAPI */
    create(params: SchemaCreateParams, options?: RequestOptions): APIPromise<PublicSchema>;

    /** List a zone's uploaded schemas, by validation state.
     *  @http GET /zones/{zone_id}/schema_validation/schemas
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @columns name kind validation_enabled created_at */
    list(params: SchemaListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PublicSchema>, PublicSchema>;

    /** Delete an uploaded schema, which ends checks by it.
     *
     *  Operations stay, but lose their schema for good.
     *  @http DELETE /zones/{zone_id}/schema_validation/schemas/{schema_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(/** @maxLength 36 */ schemaID: string, params: InZone, options?: RequestOptions): APIPromise<SchemaDeleteResponse>;

    /** Edit whether an uploaded schema is used for validation.
     *
     *  To change the content, upload a new one.
     *  @http PATCH /zones/{zone_id}/schema_validation/schemas/{schema_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(/** @maxLength 36 */ schemaID: string, params: SchemaEditParams, options?: RequestOptions): APIPromise<PublicSchema>;

    /** Get an uploaded schema, with its source unless left out.
     *  @http GET /zones/{zone_id}/schema_validation/schemas/{schema_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(/** @maxLength 36 */ schemaID: string, params: SchemaGetParams, options?: RequestOptions): APIPromise<PublicSchema>;
  }

  export interface SchemaDefinition {
    /** Format of the document; only OpenAPI 3 is taken. */ kind: 'openapi_v3';
    /** Label for people. @minLength 1 */ name: string;
    /** The OpenAPI document as JSON or YAML text. @minLength 1 */ source: string;
    /** Whether requests are checked by it. */ validation_enabled?: boolean;
  }

  export interface SchemaCreateParams extends InZone, SchemaDefinition {
    validation_enabled: boolean;
  }

  export interface PublicSchema extends SchemaDefinition {
    created_at: DateTime;
    /** @readOnly */ kind: 'openapi_v3';
    /** @readOnly */ name: string;
    /** Identifies the document; given when it is uploaded. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
    /** @readOnly */ source: string;
  }

  export interface SchemaListParams extends InZone {
    /** If true, the documents' text is left out, only facts about them come. @default false */ omit_source?: boolean;
    /** Only those in use (true) or not (false). */ validation_enabled?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface SchemaDeleteResponse {
    /** The one that was deleted. @format uuid */ id: string;
  }

  export interface SchemaEditParams extends InZone {
    /** Whether requests are checked by it from now on. */ validation_enabled?: boolean;
  }

  export interface SchemaGetParams extends InZone {
    /** If true, the documents' text is left out, only facts about them come. @default false */ omit_source?: boolean;
  }

  /** Action for requests that fail the check. */
  export interface Settings {
    readonly operations: Settings.Operations;

    /** Replace the zone-wide actions for requests that break a schema.
     *  @http PUT /zones/{zone_id}/schema_validation/settings
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "validation_default_mitigation_action": "log",
     *    "validation_override_mitigation_action": null
     *  } */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<Setting>;

    /** Edit the zone-wide actions for requests that break a schema.
     *  @http PATCH /zones/{zone_id}/schema_validation/settings
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<Setting>;

    /** Get the zone's default and override action for violations.
     *  @http GET /zones/{zone_id}/schema_validation/settings
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface SettingUpdateParams extends SettingEditParams {
    validation_default_mitigation_action: 'none' | 'log' | 'block' | (string & {});
  }

  export interface Setting {
    /** Action for requests that violate their schema where the operation has no action. */
    validation_default_mitigation_action: 'none' | 'log' | 'block';
    /** `none` while checks are off for the whole zone; null or absent otherwise. */ validation_override_mitigation_action?: 'none' | null;
  }

  export interface SettingEditParams extends InZone {
    /** Action for requests that violate their schema, unless the operation has its own. */
    validation_default_mitigation_action?: 'none' | 'log' | 'block' | (string & {});
    /** `none` switches checks off for the whole zone, whatever operations say; null ends that. */
    validation_override_mitigation_action?: 'none' | null;
  }

  export type PublicSchemasV4PagePaginationArray = V4PagePaginationArray<PublicSchema>;

  export interface Operation {
    /** Path with variables in braces. @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** Host that serves it. @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    /** HTTP method it is called with. */ method: APIGateway.Method;
    last_updated: DateTime;
    /** Identifies the API operation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from apiGateway.operations.list */
    operation_id: string;
    /** Data that API Shield has learned about the operation; only if requested. @readOnly */ features?: OperationFeatures;
  }

  export type OperationFeatures =
    | OperationFeatureThresholds | OperationFeatureParameterSchemas | OperationFeatureAPIRouting
    | OperationFeatureConfidenceIntervals | OperationFeatureSchemaInfo;

  export interface OperationFeatureThresholds {
    /** Request rates seen, and the limit they suggest. */
    thresholds?: {
      /** Sessions, distinguished by their tokens, that the numbers rest on. @readOnly */ auth_id_tokens?: Integer;
      /** Measurements that the numbers rest on. @readOnly */ data_points?: Integer;
      last_updated?: DateTime;
      /** Requests of a session in the period that half of all sessions stay below. @readOnly */ p50?: Integer;
      /** Requests of a session in the period that 90 % of them stay below. @readOnly */ p90?: Integer;
      /** Requests of a session in the period that 99 % of them stay below. @readOnly */ p99?: Integer;
      /** Length of the period that rates are counted over. @unit seconds @readOnly */ period_seconds?: Integer;
      /** Requests seen in all. @readOnly */ requests?: Integer;
      /** Limit that Cloudflare advises for rate limiting. @readOnly */ suggested_threshold?: Integer;
    };
  }

  export interface OperationFeatureParameterSchemas {
    /** Parameters learned from traffic. */
    parameter_schemas: {
      last_updated?: DateTime;
      /** Learned parameters and responses in the form of OpenAPI. @readOnly */ parameter_schemas?: ParameterSchemasDefinition;
    };
  }

  export interface ParameterSchemasDefinition {
    /** OpenAPI parameter objects, one entry each. @readOnly */ parameters?: JsonObject[];
    /** OpenAPI responses; null if none were learned. @readOnly */ responses?: JsonObject | null;
  }

  export interface OperationFeatureAPIRouting {
    /** Destination set by API Routing. */
    api_routing?: {
      last_updated?: DateTime;
      /** Address of the server that receives the requests. @example "https://api.example.com/api/service" */ route?: string;
    };
  }

  export interface OperationFeatureConfidenceIntervals {
    /** Certainty of the advised limit. */
    confidence_intervals?: {
      last_updated?: DateTime;
      /** Advised limit with its bounds. */ suggested_threshold?: {
        /** Bounds at three levels of certainty. */ confidence_intervals?: {
          /** Bounds that hold with 90 % certainty. @readOnly */ p90?: ConfidenceIntervalsBounds;
          /** Bounds that hold with 95 % certainty. @readOnly */ p95?: ConfidenceIntervalsBounds;
          /** Bounds that hold with 99 % certainty. @readOnly */ p99?: ConfidenceIntervalsBounds;
        };
        /** Middle of the estimates. @example 25.5 */ mean?: number;
      };
    };
  }

  export interface ConfidenceIntervalsBounds {
    /** Least likely limit. @example 20.5 */ lower?: number;
    /** Greatest likely limit. @example 30.4 */ upper?: number;
  }

  export interface OperationFeatureSchemaInfo {
    /** Schema that checks it, and the consequence of a violation. */
    schema_info?: {
      /** Schema in use for it; absent without one. */ active_schema?: {
        created_at?: DateTime;
        /** Identifies the document in use. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        /** Whether it was learned from traffic instead of uploaded. */ is_learned?: boolean;
        /** Label people gave the document. */ name?: string;
      };
      /** Whether one learned from traffic could be used. */ learned_available?: boolean;
      /** Action for requests that violate the schema; null if the zone's default applies. */ mitigation_action?: 'none' | 'log' | 'block' | null;
    };
  }

  export interface SchemaHosts {
    created_at: DateTime;
    /** Hosts its servers name. @readOnly */ hosts: string[];
    /** Label people gave the document. @readOnly */ name: string;
    /** Document that names the hosts. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
  }
}

export declare namespace SchemaValidation.Schemas {
  /** Endpoints a document describes. */
  export interface Operations {
    /** List a schema's operations, by method, host and saved or not.
     *
     *  `new` ones are not checked until they are saved in API Shield.
     *  @http GET /zones/{zone_id}/schema_validation/schemas/{schema_id}/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/schema-validation-extract-operations-from-schema
     *  @columns endpoint method host last_updated */
    list(
      /** @maxLength 36 */ schemaID: string,
      params: OperationListParams,
      options?: RequestOptions,
    ): APIPromise<(Operation | APIGateway.OperationBulkCreateParams.Body)[]>;
  }

  export interface OperationListParams extends InZone {
    /** Learned facts to add to each entry. @unique */ feature?: ('thresholds' | 'parameter_schemas' | 'schema_info' | (string & {}))[];
    /** Only operations on these hosts. @unique */ host?: string[];
    /** Only operations with these HTTP methods. @unique */ method?: string[];
    /** Only operations whose path contains this text. @example "/api/v1" @minLength 1 */ endpoint?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** Only operations saved in API Shield already (`existing`) or not yet (`new`). */ operation_status?: 'new' | 'existing' | (string & {});
  }

  /** Hostnames the documents cover. */
  export interface Hosts {
    /** List the hosts that the schemas of a zone cover.
     *  @http GET /zones/{zone_id}/schema_validation/schemas/hosts
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/schema-validation-list-schema-hosts
     *  @columns name hosts created_at */
    list(params: HostListParams, options?: RequestOptions): APIPromise<SchemaHosts[]>;
  }

  export interface HostListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }
}

export declare namespace SchemaValidation.Settings {
  /** Exceptions for single endpoints. */
  export interface Operations {
    /** Replace the mitigation action of one API operation.
     *
     *  Wins over the zone's default, but not over its override.
     *  @http PUT /zones/{zone_id}/schema_validation/settings/operations/{operation_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "operation_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "mitigation_action": "block"
     *  } */
    update(
      /** @maxLength 36 */ operationID: string,
      params: OperationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<OperationResult>;

    /** List the API operations with a mitigation action of their own.
     *  @http GET /zones/{zone_id}/schema_validation/settings/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @columns operation_id mitigation_action
     *  @key operation_id */
    list(
      params: Schemas.HostListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OperationResult>, OperationResult>;

    /** Delete an operation's own action, so that the default counts.
     *  @http DELETE /zones/{zone_id}/schema_validation/settings/operations/{operation_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(
      /** @maxLength 36 */ operationID: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<OperationDeleteResponse>;

    /** Edit the mitigation action of many API operations at once.
     *
     *  Operations that are not named keep theirs.
     *  @http PATCH /zones/{zone_id}/schema_validation/settings/operations
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkEdit(params: OperationBulkEditParams, options?: RequestOptions): APIPromise<OperationBulkEditResponse>;

    /** Get the mitigation action of one API operation.
     *  @http GET /zones/{zone_id}/schema_validation/settings/operations/{operation_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ operationID: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<OperationResult>;
  }

  export interface OperationUpdateParams extends InZone {
    /** Action for requests that violate the schema; null restores the zone's default. */
    mitigation_action: 'log' | 'block' | 'none' | null | (string & {});
  }

  export interface OperationResult {
    /** Action now applied to the operation's requests that violate the schema. */ mitigation_action: 'log' | 'block' | 'none';
    /** Operation whose own action was deleted. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
  }

  export interface OperationDeleteResponse {
    /** Operation whose own action was deleted. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id?: string;
  }

  export interface OperationBulkEditParams extends InZone {
    /** Actions by operation id. @body */ body: { [key: string]: OperationBulkEditParams.Body };
  }
  export namespace OperationBulkEditParams {
    export interface Body {
      /** New action for the operation; null goes back to the zone's default. */ mitigation_action?: 'none' | 'log' | 'block' | null | (string & {});
    }
  }

  export type OperationBulkEditResponse = { [key: string]: OperationBulkEditResponse.item };
  export namespace OperationBulkEditResponse {
    export interface item {
      /** Action for requests that violate the schema; null restores the zone's default. */
      mitigation_action?: 'log' | 'block' | 'none' | null;
    }
  }

  export type OperationListResponsesV4PagePaginationArray = V4PagePaginationArray<OperationResult>;
}
