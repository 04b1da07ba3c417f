import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';
import type { APIGateway } from './api-gateway.ts';

/** JWT Validation: Check of JSON Web Tokens on API requests at the edge.
 *  @product tokenValidation JWT Validation
 *  @docs https://developers.cloudflare.com/api-shield/security/jwt-validation/ */
export interface TokenValidation {
  readonly configuration: TokenValidation.Configuration;
  readonly rules: TokenValidation.Rules;
}

export declare namespace TokenValidation {
  /** Where tokens are found in a request. */
  export interface Configuration {
    readonly credentials: Configuration.Credentials;

    /** Set up where a zone finds its JWTs and the keys that verify them.
     *  @http POST /zones/{zone_id}/token_validation/config
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    create(params: ConfigurationCreateParams, options?: RequestOptions): APIPromise<TokenConfig>;

    /** Page through the token configurations of a zone.
     *  @http GET /zones/{zone_id}/token_validation/config
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    list(params: ConfigurationListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TokenConfig>, TokenConfig>;

    /** Delete a token configuration along with its keys.
     *  @http DELETE /zones/{zone_id}/token_validation/config/{config_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    delete(
      /** @maxLength 36 */ configID: string,
      params: ConfigurationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationDeleteResponse>;

    /** Change a token configuration's title, description or token sources.
     *  @http PATCH /zones/{zone_id}/token_validation/config/{config_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(
      /** @maxLength 36 */ configID: string,
      params: ConfigurationEditParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationEditResponse>;

    /** Read one token configuration with its sources and public keys.
     *  @http GET /zones/{zone_id}/token_validation/config/{config_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(/** @maxLength 36 */ configID: string, params: ConfigurationGetParams, options?: RequestOptions): APIPromise<TokenConfig>;
  }

  export interface ConfigurationCreateParams extends InZone {
    credentials: ConfigurationCreateParams.Credentials;
    /** @maxLength 500 */ description: string;
    /** @maxLength 50 */ title: string;
    /** @minItems 1 @maxItems 4 */ token_sources: string[];
    token_type: 'JWT';
  }
  export namespace ConfigurationCreateParams {
    export interface Credentials {
      /** @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */ TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384 | Configuration.CredentialUpdateParams.APIShieldCredentialsJWTKeyOctRequest)[];
    }
    export namespace Credentials {
      export type APIShieldCredentialsJWTKeyEcEs256 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256;
      export type APIShieldCredentialsJWTKeyEcEs384 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384;
      export type APIShieldCredentialsJWTKeyOctRequest = Configuration.CredentialUpdateParams.APIShieldCredentialsJWTKeyOctRequest;
      export type APIShieldCredentialsJWTKeyRSA = TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA;
    }
  }

  export interface TokenConfig {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created_at: DateTime;
    credentials: TokenConfig.Credentials;
    /** @maxLength 500 */ description: string;
    last_updated: DateTime;
    /** @maxLength 50 */ title: string;
    /** @minItems 1 @maxItems 4 */ token_sources: string[];
    token_type: 'JWT';
  }
  export namespace TokenConfig {
    export interface Credentials {
      /** @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */ Credentials.APIShieldCredentialsJWTKeyRSA | Credentials.APIShieldCredentialsJWTKeyEcEs256 | Credentials.APIShieldCredentialsJWTKeyEcEs384 | Credentials.APIShieldCredentialsJWTKeyOctResponse)[];
    }
    export namespace Credentials {
      export interface APIShieldCredentialsJWTKeyEcEs256 {
        alg: 'ES256';
        crv: 'P-256';
        kid: string;
        kty: 'EC';
        x: string;
        y: string;
      }
      export interface APIShieldCredentialsJWTKeyEcEs384 {
        alg: 'ES384';
        crv: 'P-384';
        kid: string;
        kty: 'EC';
        x: string;
        y: string;
      }
      export interface APIShieldCredentialsJWTKeyOctResponse {
        alg: 'HS256' | 'HS384' | 'HS512';
        kid: string;
        kty: 'oct';
      }
      export interface APIShieldCredentialsJWTKeyRSA {
        alg: 'RS256' | 'RS384' | 'RS512' | 'PS256' | 'PS384' | 'PS512';
        e: string;
        kid: string;
        kty: 'RSA';
        n: string;
      }
    }
  }

  export interface ConfigurationListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export type ConfigurationDeleteParams = InZone;

  export interface ConfigurationDeleteResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  }

  export interface ConfigurationEditParams extends InZone {
    /** @maxLength 500 */ description?: string;
    /** @maxLength 50 */ title?: string;
    /** @minItems 1 @maxItems 4 */ token_sources?: string[];
  }

  export interface ConfigurationEditResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @maxLength 500 */ description?: string;
    /** @maxLength 50 */ title?: string;
    /** @minItems 1 @maxItems 4 */ token_sources?: string[];
  }

  export type ConfigurationGetParams = InZone;

  /** Endpoints that need a valid token, and the action if it fails. */
  export interface Rules {
    /** Add a rule that acts on requests whose token fails an expression.
     *  @http POST /zones/{zone_id}/token_validation/rules
     *  @permission Account API Gateway; Domain API Gateway */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<TokenValidationRule>;

    /** Page through token validation rules by host, action or token configuration.
     *  @http GET /zones/{zone_id}/token_validation/rules
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TokenValidationRule>, TokenValidationRule>;

    /** Delete one token validation rule from the zone.
     *  @http DELETE /zones/{zone_id}/token_validation/rules/{rule_id}
     *  @permission Account API Gateway; Domain API Gateway */
    delete(/** @maxLength 36 */ ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Add several token validation rules to a zone in one request.
     *  @http POST /zones/{zone_id}/token_validation/rules/bulk
     *  @permission Account API Gateway; Domain API Gateway */
    bulkCreate(params: RuleBulkCreateParams, options?: RequestOptions): PagePromise<SinglePage<TokenValidationRule>, TokenValidationRule>;

    /** Change several token validation rules in one request.
     *  @http PATCH /zones/{zone_id}/token_validation/rules/bulk
     *  @permission Account API Gateway; Domain API Gateway */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): PagePromise<SinglePage<TokenValidationRule>, TokenValidationRule>;

    /** Change given fields of a token validation rule, or move it in the order.
     *  @http PATCH /zones/{zone_id}/token_validation/rules/{rule_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway */
    edit(/** @maxLength 36 */ ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<TokenValidationRule>;

    /** Read one token validation rule by its ID.
     *  @http GET /zones/{zone_id}/token_validation/rules/{rule_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read */
    get(/** @maxLength 36 */ ruleID: string, params: RuleGetParams, options?: RequestOptions): APIPromise<TokenValidationRule>;

    /** Preview which operations a token rule's selector would cover.
     *  @http POST /zones/{zone_id}/token_validation/rules/preview
     *  @body json required
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @docs https://developers.cloudflare.com/api/operations/token-validation-rules-preview */
    preview(params: RulePreviewParams, options?: RequestOptions): APIPromise<RulePreviewResponse>;
  }

  export interface RuleCreateParams extends InZone {
    action: 'log' | 'block';
    /** @maxLength 500 */ description: string;
    enabled: boolean;
    expression: string;
    selector: RuleEditParams.Selector;
    /** @maxLength 50 */ title: string;
  }
  export namespace RuleCreateParams {
    export import Selector = RuleEditParams.Selector;
  }

  export interface TokenValidationRule {
    action: 'log' | 'block';
    /** @maxLength 500 */ description: string;
    enabled: boolean;
    expression: string;
    selector: RuleEditParams.Selector;
    /** @maxLength 50 */ title: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    created_at?: DateTime;
    last_updated?: DateTime;
  }
  export namespace TokenValidationRule {
    export import Selector = RuleEditParams.Selector;
  }

  export interface RuleListParams extends InZone {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    action?: 'log' | 'block';
    enabled?: boolean;
    /** @format hostname @maxLength 255 @example "www.example.com" */ host?: string;
    /** @format hostname @maxLength 255 @example "www.example.com" */ hostname?: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ rule_id?: string;
    token_configuration?: (/** @maxLength 36 */ string)[];
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 5 @max 50 @default 20 */ per_page?: Integer;
  }

  export type RuleDeleteParams = InZone;

  export type RuleDeleteResponse = unknown;

  export interface RuleBulkCreateParams extends InZone {
    /** @body */ body: RuleBulkCreateParams.Body[];
  }
  export namespace RuleBulkCreateParams {
    export interface Body {
      action: 'log' | 'block';
      /** @maxLength 500 */ description: string;
      enabled: boolean;
      expression: string;
      selector: RuleEditParams.Selector;
      /** @maxLength 50 */ title: string;
    }
    export namespace Body {
      export import Selector = RuleEditParams.Selector;
    }
  }

  export interface RuleBulkEditParams extends InZone {
    /** @body */ body: RuleBulkEditParams.Body[];
  }
  export namespace RuleBulkEditParams {
    export interface Body {
      /** @format uuid @maxLength 36 @example "0d9bf70c-92e1-4bb3-9411-34a3bcc59003" */ id: string;
      action?: 'log' | 'block';
      /** @maxLength 500 */ description?: string;
      enabled?: boolean;
      expression?: string;
      /** @writeOnly */ position?: RuleEditParams.APIShieldIndex | RuleEditParams.APIShieldBefore | RuleEditParams.APIShieldAfter;
      selector?: RuleEditParams.Selector;
      /** @maxLength 50 */ title?: string;
    }
    export namespace Body {
      export type APIShieldAfter = RuleEditParams.APIShieldAfter;
      export type APIShieldBefore = RuleEditParams.APIShieldBefore;
      export type APIShieldIndex = RuleEditParams.APIShieldIndex;
      export import Selector = RuleEditParams.Selector;
    }
  }

  export interface RuleEditParams extends InZone {
    action?: 'log' | 'block';
    /** @maxLength 500 */ description?: string;
    enabled?: boolean;
    expression?: string;
    /** @writeOnly */ position?: RuleEditParams.APIShieldIndex | RuleEditParams.APIShieldBefore | RuleEditParams.APIShieldAfter;
    selector?: RuleEditParams.Selector;
    /** @maxLength 50 */ title?: string;
  }
  export namespace RuleEditParams {
    export interface APIShieldAfter {
      /** @format uuid @maxLength 36 @example "0d9bf70c-92e1-4bb3-9411-34a3bcc59003" */ after?: string;
    }
    export interface APIShieldBefore {
      /** @format uuid @maxLength 36 @example "0d9bf70c-92e1-4bb3-9411-34a3bcc59003" */ before?: string;
    }
    export interface APIShieldIndex {
      /** @min 1 @example 2 */ index: Integer;
    }
    export interface Selector {
      exclude?: SelectorExclude[] | null;
      include?: SelectorInclude[] | null;
    }
    export namespace Selector {
      export type Exclude = SelectorExclude;
      export type Include = SelectorInclude;
    }
  }

  export type RuleGetParams = InZone;

  export interface RulePreviewParams extends InZone {
    /** @query @min 5 @max 50 @default 20 */ per_page?: Integer;
    /** @query @min 1 @default 1 */ page?: Integer;
    /** @query */ state?: ('included' | 'excluded' | 'ignored')[];
    /** @query */ host?: (/** @format hostname @maxLength 255 */ string)[];
    /** @query */ hostname?: (/** @format hostname @maxLength 255 */ string)[];
    /** @query */ method?: APIGateway.Method[];
    /** @query */ endpoint?: (/** @format uri-template @maxLength 4096 */ string)[];
    exclude?: SelectorExclude[] | null;
    include?: SelectorInclude[] | null;
  }

  export interface RulePreviewResponse {
    /** @unique */ available_hosts?: (/** @format hostname @maxLength 255 */ string)[];
    /** @example 40 */ excluded?: Integer;
    /** @example 10 */ ignored?: Integer;
    /** @example 50 */ included?: Integer;
    operations?: ({
      /** @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint?: string;
      /** @format hostname @maxLength 255 @example "www.example.com" */ host?: string;
      last_updated?: DateTime;
      method?: APIGateway.Method;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id?: string;
      state?: 'included' | 'excluded' | 'ignored';
    })[];
    /** @unique */ selected_hosts?: (/** @format hostname @maxLength 255 */ string)[];
    /** @example 100 */ total?: Integer;
  }

  export type TokenConfigsV4PagePaginationArray = V4PagePaginationArray<TokenConfig>;

  export type TokenValidationRulesSinglePage = SinglePage<TokenValidationRule>;

  export type TokenValidationRulesV4PagePaginationArray = V4PagePaginationArray<TokenValidationRule>;

  export interface SelectorExclude {
    operation_ids?: (/** @maxLength 36 */ string)[];
  }

  export interface SelectorInclude {
    host?: (/** @format hostname @maxLength 255 */ string)[];
  }
}

export declare namespace TokenValidation.Configuration {
  /** Public keys that verify token signatures. */
  export interface Credentials {
    /** Replace the whole set of keys that a token configuration verifies with.
     *  @http PUT /zones/{zone_id}/token_validation/config/{config_id}/credentials
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway */
    update(
      /** @maxLength 36 */ configID: string,
      params: CredentialUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CredentialUpdateResponse>;

    /** Change given verification keys of a token configuration, not the whole set.
     *  @http PATCH /zones/{zone_id}/token_validation/config/{config_id}/credentials
     *  @permission Account API Gateway; Domain API Gateway */
    edit(/** @maxLength 36 */ configID: string, params: CredentialEditParams, options?: RequestOptions): APIPromise<CredentialEditResponse>;
  }

  export interface CredentialUpdateParams extends InZone {
    /** @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */ TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384 | CredentialUpdateParams.APIShieldCredentialsJWTKeyOctRequest)[];
  }
  export namespace CredentialUpdateParams {
    export type APIShieldCredentialsJWTKeyEcEs256 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256;
    export type APIShieldCredentialsJWTKeyEcEs384 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384;
    export interface APIShieldCredentialsJWTKeyOctRequest {
      alg: 'HS256' | 'HS384' | 'HS512';
      k: string;
      kid: string;
      kty: 'oct';
    }
    export type APIShieldCredentialsJWTKeyRSA = TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA;
  }

  export interface CredentialUpdateResponse {
    errors: APIGateway.Message;
    /** @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */ TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyOctResponse)[];
    messages: APIGateway.Message;
    success: true;
  }
  export namespace CredentialUpdateResponse {
    export type APIShieldCredentialsJWTKeyEcEs256 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256;
    export type APIShieldCredentialsJWTKeyEcEs384 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384;
    export type APIShieldCredentialsJWTKeyOctResponse = TokenConfig.Credentials.APIShieldCredentialsJWTKeyOctResponse;
    export type APIShieldCredentialsJWTKeyRSA = TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA;
  }

  export interface CredentialEditParams extends InZone {
    /** @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */ TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384 | CredentialEditParams.APIShieldCredentialsJWTKeyOctPatchRequest)[];
  }
  export namespace CredentialEditParams {
    export type APIShieldCredentialsJWTKeyEcEs256 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256;
    export type APIShieldCredentialsJWTKeyEcEs384 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384;
    export interface APIShieldCredentialsJWTKeyOctPatchRequest {
      alg: 'HS256' | 'HS384' | 'HS512';
      kid: string;
      kty: 'oct';
      k?: string;
    }
    export type APIShieldCredentialsJWTKeyRSA = TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA;
  }

  export interface CredentialEditResponse {
    keys: (/** @discriminator alg */ TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384 | TokenConfig.Credentials.APIShieldCredentialsJWTKeyOctResponse)[];
  }
  export namespace CredentialEditResponse {
    export type APIShieldCredentialsJWTKeyEcEs256 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs256;
    export type APIShieldCredentialsJWTKeyEcEs384 = TokenConfig.Credentials.APIShieldCredentialsJWTKeyEcEs384;
    export type APIShieldCredentialsJWTKeyOctResponse = TokenConfig.Credentials.APIShieldCredentialsJWTKeyOctResponse;
    export type APIShieldCredentialsJWTKeyRSA = TokenConfig.Credentials.APIShieldCredentialsJWTKeyRSA;
  }
}
