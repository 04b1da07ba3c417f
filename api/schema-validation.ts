import type { APIPromise, JsonObject, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';
import type { APIGateway } from './api-gateway.ts';

/** Schema Validation: Check of API requests against an OpenAPI document.
 *  @product schemaValidation Schema Validation
 *  @docs https://developers.cloudflare.com/api-shield/security/schema-validation/ */
export interface SchemaValidation {
  readonly schemas: SchemaValidation.Schemas;
  readonly settings: SchemaValidation.Settings;
}

export declare namespace SchemaValidation {
  /** Uploaded OpenAPI documents. */
  export interface Schemas {
    readonly operations: Schemas.Operations;
    readonly hosts: Schemas.Hosts;

    /** Upload an API schema to a zone and choose whether requests are checked by it.
     *  @http POST /zones/{zone_id}/schema_validation/schemas
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    create(params: SchemaCreateParams, options?: RequestOptions): APIPromise<PublicSchema>;

    /** Page through a zone's uploaded schemas, filtered by validation state.
     *  @http GET /zones/{zone_id}/schema_validation/schemas
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(params: SchemaListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<PublicSchema>, PublicSchema>;

    /** Remove an uploaded schema so that it no longer validates requests.
     *  @http DELETE /zones/{zone_id}/schema_validation/schemas/{schema_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(/** @maxLength 36 */ schemaID: string, params: SchemaDeleteParams, options?: RequestOptions): APIPromise<SchemaDeleteResponse>;

    /** Turn validation by an uploaded schema on or off.
     *  @http PATCH /zones/{zone_id}/schema_validation/schemas/{schema_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(/** @maxLength 36 */ schemaID: string, params: SchemaEditParams, options?: RequestOptions): APIPromise<PublicSchema>;

    /** Read an uploaded schema, with or without its source text.
     *  @http GET /zones/{zone_id}/schema_validation/schemas/{schema_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(/** @maxLength 36 */ schemaID: string, params: SchemaGetParams, options?: RequestOptions): APIPromise<PublicSchema>;
  }

  export interface SchemaCreateParams extends InZone {
    kind: 'openapi_v3';
    name: string;
    source: string;
    validation_enabled: boolean;
  }

  export interface PublicSchema {
    created_at: DateTime;
    /** @readOnly */ kind: 'openapi_v3';
    /** @readOnly */ name: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
    /** @readOnly */ source: string;
    validation_enabled?: boolean;
  }

  export interface SchemaListParams extends InZone {
    /** @default false */ omit_source?: boolean;
    validation_enabled?: boolean;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export type SchemaDeleteParams = InZone;

  export interface SchemaDeleteResponse {
    /** @format uuid */ id: string;
  }

  export interface SchemaEditParams extends InZone {
    validation_enabled?: boolean;
  }

  export interface SchemaGetParams extends InZone {
    /** @default false */ omit_source?: boolean;
  }

  /** What happens to requests that fail the check. */
  export interface Settings {
    readonly operations: Settings.Operations;

    /** Replace both zone-wide actions for requests that violate a schema.
     *  @http PUT /zones/{zone_id}/schema_validation/settings
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Change only the given zone-wide schema validation actions.
     *  @http PATCH /zones/{zone_id}/schema_validation/settings
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read the zone's default and override actions for schema violations.
     *  @http GET /zones/{zone_id}/schema_validation/settings
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export interface SettingUpdateParams extends InZone {
    validation_default_mitigation_action: 'none' | 'log' | 'block';
    validation_override_mitigation_action?: 'none' | null;
  }

  export type SettingUpdateResponse = SettingGetResponse;

  export interface SettingEditParams extends InZone {
    validation_default_mitigation_action?: 'none' | 'log' | 'block';
    validation_override_mitigation_action?: 'none' | null;
  }

  export type SettingEditResponse = SettingGetResponse;

  export type SettingGetParams = InZone;

  export interface SettingGetResponse {
    validation_default_mitigation_action: 'none' | 'log' | 'block';
    validation_override_mitigation_action?: 'none';
  }

  export type PublicSchemasV4PagePaginationArray = V4PagePaginationArray<PublicSchema>;

  export interface Operation {
    /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host: string;
    method: APIGateway.Method;
    last_updated: DateTime;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    /** @readOnly */ features?: OperationFeatures;
  }

  export type OperationFeatures =
    | OperationFeatureThresholds | OperationFeatureParameterSchemas | OperationFeatureAPIRouting
    | OperationFeatureConfidenceIntervals | OperationFeatureSchemaInfo;

  export interface OperationFeatureThresholds {
    thresholds?: {
      /** @readOnly */ auth_id_tokens?: Integer;
      /** @readOnly */ data_points?: Integer;
      last_updated?: DateTime;
      /** @readOnly */ p50?: Integer;
      /** @readOnly */ p90?: Integer;
      /** @readOnly */ p99?: Integer;
      /** @unit seconds @readOnly */ period_seconds?: Integer;
      /** @readOnly */ requests?: Integer;
      /** @readOnly */ suggested_threshold?: Integer;
    };
  }

  export interface OperationFeatureParameterSchemas {
    parameter_schemas: { last_updated?: DateTime; /** @readOnly */ parameter_schemas?: ParameterSchemasDefinition };
  }

  export interface ParameterSchemasDefinition {
    /** @readOnly */ parameters?: JsonObject[];
    /** @readOnly */ responses?: JsonObject | null;
  }

  export interface OperationFeatureAPIRouting {
    api_routing?: {
      last_updated?: DateTime;
      /** @example "https://api.example.com/api/service" */ route?: string;
    };
  }

  export interface OperationFeatureConfidenceIntervals {
    confidence_intervals?: {
      last_updated?: DateTime;
      suggested_threshold?: {
        confidence_intervals?: {
          /** @readOnly */ p90?: ConfidenceIntervalsBounds;
          /** @readOnly */ p95?: ConfidenceIntervalsBounds;
          /** @readOnly */ p99?: ConfidenceIntervalsBounds;
        };
        /** @example 25.5 */ mean?: number;
      };
    };
  }

  export interface ConfidenceIntervalsBounds {
    /** @example 20.5 */ lower?: number;
    /** @example 30.4 */ upper?: number;
  }

  export interface OperationFeatureSchemaInfo {
    schema_info?: {
      active_schema?: {
        created_at?: DateTime;
        /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        is_learned?: boolean;
        name?: string;
      };
      learned_available?: boolean;
      mitigation_action?: 'none' | 'log' | 'block' | null;
    };
  }

  export type BasicOperation = APIGateway.OperationBulkCreateParams.Body;

  export interface SchemaHosts {
    created_at: DateTime;
    /** @readOnly */ hosts: string[];
    /** @readOnly */ name: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ schema_id: string;
  }
}

export declare namespace SchemaValidation.Schemas {
  /** Endpoints a document describes. */
  export interface Operations {
    /** Page through a schema's operations, by method, host and saved or not.
     *  @http GET /zones/{zone_id}/schema_validation/schemas/{schema_id}/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/schema-validation-extract-operations-from-schema */
    list(
      /** @maxLength 36 */ schemaID: string,
      params: OperationListParams,
      options?: RequestOptions,
    ): APIPromise<(Operation | APIGateway.OperationBulkCreateParams.Body)[]>;
  }

  export interface OperationListParams extends InZone {
    /** @unique */ feature?: ('thresholds' | 'parameter_schemas' | 'schema_info')[];
    /** @unique */ host?: string[];
    /** @unique */ method?: string[];
    /** @example "/api/v1" */ endpoint?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
    operation_status?: 'new' | 'existing';
  }

  /** Hostnames the documents cover. */
  export interface Hosts {
    /** Page through the hosts that schemas of a zone cover.
     *  @http GET /zones/{zone_id}/schema_validation/schemas/hosts
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/schema-validation-list-schema-hosts */
    list(params: HostListParams, options?: RequestOptions): APIPromise<SchemaHosts[]>;
  }

  export interface HostListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }
}

export declare namespace SchemaValidation.Settings {
  /** Exceptions for single endpoints. */
  export interface Operations {
    /** Set the mitigation action for one API operation, replacing any earlier one.
     *  @http PUT /zones/{zone_id}/schema_validation/settings/operations/{operation_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    update(
      /** @maxLength 36 */ operationID: string,
      params: OperationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<OperationBulkEditResponse.item>;

    /** Page through the API operations that have their own mitigation action.
     *  @http GET /zones/{zone_id}/schema_validation/settings/operations
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(
      params: OperationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<OperationBulkEditResponse.item>, OperationBulkEditResponse.item>;

    /** Drop an operation's own mitigation action so the zone default applies again.
     *  @http DELETE /zones/{zone_id}/schema_validation/settings/operations/{operation_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(
      /** @maxLength 36 */ operationID: string,
      params: OperationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<OperationDeleteResponse>;

    /** Change the mitigation action of many API operations in one request.
     *  @http PATCH /zones/{zone_id}/schema_validation/settings/operations
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    bulkEdit(params: OperationBulkEditParams, options?: RequestOptions): APIPromise<OperationBulkEditResponse>;

    /** Read the mitigation action set for a single API operation.
     *  @http GET /zones/{zone_id}/schema_validation/settings/operations/{operation_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(
      /** @maxLength 36 */ operationID: string,
      params: OperationGetParams,
      options?: RequestOptions,
    ): APIPromise<OperationBulkEditResponse.item>;
  }

  export interface OperationUpdateParams extends InZone {
    mitigation_action: 'log' | 'block' | 'none' | null;
  }

  export type OperationUpdateResponse = OperationBulkEditResponse.item;

  export interface OperationListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export type OperationListResponse = OperationBulkEditResponse.item;

  export type OperationDeleteParams = InZone;

  export interface OperationDeleteResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id?: string;
  }

  export interface OperationBulkEditParams extends InZone {
    /** @body */ body: { [key: string]: OperationBulkEditParams.Body };
  }
  export namespace OperationBulkEditParams {
    export interface Body {
      mitigation_action?: 'none' | 'log' | 'block' | null;
    }
  }

  export type OperationBulkEditResponse = { [key: string]: OperationBulkEditResponse.item };
  export namespace OperationBulkEditResponse {
    export interface item {
      mitigation_action: 'log' | 'block' | 'none';
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id: string;
    }
  }

  export type OperationGetParams = InZone;

  export type OperationGetResponse = OperationBulkEditResponse.item;

  export type OperationListResponsesV4PagePaginationArray = V4PagePaginationArray<OperationBulkEditResponse.item>;
}
