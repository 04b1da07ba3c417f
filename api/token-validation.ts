import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';
import type { APIGateway } from './api-gateway.ts';

/** JWT Validation: Check of JSON Web Tokens on API requests at the edge.
 *  @product tokenValidation JWT Validation
 *  @docs https://developers.cloudflare.com/api-shield/security/jwt-validation/ */
export interface TokenValidation {
  readonly configuration: TokenValidation.Configuration;
  readonly rules: TokenValidation.Rules;
}

export declare namespace TokenValidation {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Condition on the token that good requests meet. */ expression: string;
    /** Id that tokens name in their header to choose the key. */ kid: string;
    /** Time of the latest change. */ last_updated: string;
    /** Operations that the rule covers. */ selector: unknown;
    /** Places tokens are looked for, in order, as expressions such as `http.request.headers["authorization"][0]`. */ token_sources: unknown;
    /** Action for requests that fail the expression. */ action: unknown;
    /** Whether the rule is in force. */ enabled: boolean;
    /** Identifies it; given on creation. */ id: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Config to work on, as `tokenValidation.configuration.list` shows it. @from tokenValidation.configuration.list */ config_id: string;
    /** Rule to work on, as `tokenValidation.rules.list` shows it. @from tokenValidation.rules.list */ rule_id: string;
  }

  /** Location of tokens in a request. */
  export interface Configuration {
    readonly credentials: Configuration.Credentials;

    /** Create a token configuration: where JWTs are and which keys verify.
     *
     *  Alone it blocks nothing: a rule has to act on it. At most four keys.
     *  @http POST /zones/{zone_id}/token_validation/config
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "title": "Login tokens", "description": "JWTs of our login service", "token_type": "JWT",
     *    "token_sources": ["http.request.headers[\"authorization\"][0]"],
     *    "credentials": {
     *      "keys": [
     *        {
     *          "alg": "ES256", "crv": "P-256", "kid": "key-1", "kty": "EC", "x": "KN53JRwN3wCjm2o39bvZUX2VdrsHzS8pxOAGjm8m7EQ",
     *          "y": "lnkkzIxaveggz-HFhcMWW15nxvOj0Z_uQsXbpK0GFcY"
     *        }
     *      ]
     *    }
     *  } */
    create(params: ConfigurationCreateParams, options?: RequestOptions): APIPromise<TokenConfig>;

    /** List the token configurations of a zone.
     *  @http GET /zones/{zone_id}/token_validation/config
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga
     *  @columns title description token_type token_sources created_at last_updated */
    list(params: ConfigurationListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TokenConfig>, TokenConfig>;

    /** Delete a token configuration along with its keys.
     *  @http DELETE /zones/{zone_id}/token_validation/config/{config_id}
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga
     *  @cascades tokenValidation.configuration.credentials */
    delete(
      /** @maxLength 36 */ configID: string,
      params: InZone,
      options?: RequestOptions,
    ): APIPromise<ConfigurationDeleteResponse>;

    /** Edit a token configuration's title, description or sources.
     *
     *  Keys are changed with `credentials`.
     *  @http PATCH /zones/{zone_id}/token_validation/config/{config_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway
     *  @availability ga */
    edit(
      /** @maxLength 36 */ configID: string,
      params: ConfigurationEditParams,
      options?: RequestOptions,
    ): APIPromise<ConfigurationEditResponse>;

    /** Get one token configuration with its sources and keys.
     *
     *  Secrets of symmetric keys are left out.
     *  @http GET /zones/{zone_id}/token_validation/config/{config_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @availability ga */
    get(/** @maxLength 36 */ configID: string, params: InZone, options?: RequestOptions): APIPromise<TokenConfig>;
  }

  export interface ConfigurationLabel {
    /** Note for people on what the tokens are. @maxLength 500 */ description?: string;
    /** Short label for people. @maxLength 50 */ title?: string;
  }

  export interface ConfigurationCreateParams extends InZone, ConfigurationLabel {
    /** Keys that tokens are verified with; each pair of `alg` and `kid` once. */ credentials: ConfigurationCreateParams.Credentials;
    /** @maxLength 500 */ description: string;
    /** @maxLength 50 */ title: string;
    /** @minItems 1 @maxItems 4 */
    token_sources: string[];
    /** Kind of token; only JWT is known. */ token_type: 'JWT';
  }
  export namespace ConfigurationCreateParams {
    export interface Credentials {
      /** Public keys, or symmetric ones with their secret. @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */
        | APIShieldCredentialsJWTKeyRSA | APIShieldCredentialsJWTKeyEcEs256 | APIShieldCredentialsJWTKeyEcEs384
        | Credentials.APIShieldCredentialsJWTKeyOctRequest
      )[];
    }
    export namespace Credentials {
      export interface APIShieldCredentialsJWTKeyOctRequest extends Configuration.CredentialEditParams.APIShieldCredentialsJWTKeyOctPatchRequest {
        /** Secret in base64url; needed whenever all keys are set. @minLength 1 */ k: string;
      }
    }
  }

  export interface TokenConfig extends ConfigurationLabel {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created_at: DateTime;
    /** Keys that tokens are verified with, secrets left out. */ credentials: TokenConfig.Credentials;
    /** @maxLength 500 */ description: string;
    last_updated: DateTime;
    /** @maxLength 50 */ title: string;
    /** @minItems 1 @maxItems 4 */
    token_sources: string[];
    /** Kind of token; only JWT is known. */ token_type: 'JWT';
  }
  export namespace TokenConfig {
    export interface Credentials {
      /** Public keys, and symmetric ones without their secret. @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */
        | APIShieldCredentialsJWTKeyRSA | APIShieldCredentialsJWTKeyEcEs256 | APIShieldCredentialsJWTKeyEcEs384
        | APIShieldCredentialsJWTKeyOctResponse
      )[];
    }
  }

  export interface ConfigurationListParams extends InZone {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export interface ConfigurationDeleteResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
  }

  export interface ConfigurationEditParams extends InZone, ConfigurationLabel {
    /** @minItems 1 @maxItems 4 */
    token_sources?: string[];
  }

  export interface ConfigurationEditResponse extends ConfigurationLabel {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @minItems 1 @maxItems 4 */
    token_sources?: string[];
  }

  /** Endpoints that need a valid token, and the action if it fails. */
  export interface Rules {
    /** Create a rule for requests whose token fails an expression.
     *
     *  The rule acts when `expression` is not met. Start with `log`.
     *  @http POST /zones/{zone_id}/token_validation/rules
     *  @permission Account API Gateway; Domain API Gateway
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "title": "Need a token", "description": "Orders need a valid token", "action": "log",
     *    "enabled": true, "expression": "is_jwt_valid(\"f174e90a-fafe-4643-bbbc-4a0ed4fc8415\")",
     *    "selector": { "include": [{ "host": ["www.example.com"] }] }
     *  } */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<TokenValidationRule>;

    /** List token validation rules by host, action or configuration.
     *  @http GET /zones/{zone_id}/token_validation/rules
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @columns title description action expression enabled last_updated */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<TokenValidationRule>, TokenValidationRule>;

    /** Delete one token validation rule.
     *  @http DELETE /zones/{zone_id}/token_validation/rules/{rule_id}
     *  @permission Account API Gateway; Domain API Gateway */
    delete(/** @maxLength 36 */ ruleID: string, params: InZone, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Create several token validation rules of a zone at once.
     *  @http POST /zones/{zone_id}/token_validation/rules/bulk
     *  @permission Account API Gateway; Domain API Gateway */
    bulkCreate(params: RuleBulkCreateParams, options?: RequestOptions): PagePromise<SinglePage<TokenValidationRule>, TokenValidationRule>;

    /** Edit several token validation rules at once.
     *
     *  The answer has those that changed, and those moved by a `position`.
     *  @http PATCH /zones/{zone_id}/token_validation/rules/bulk
     *  @permission Account API Gateway; Domain API Gateway */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): PagePromise<SinglePage<TokenValidationRule>, TokenValidationRule>;

    /** Edit a token validation rule, or move it in the order.
     *
     *  `position` moves it; other rules shift.
     *  @http PATCH /zones/{zone_id}/token_validation/rules/{rule_id}
     *  @body json required
     *  @permission Account API Gateway; Domain API Gateway */
    edit(/** @maxLength 36 */ ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<TokenValidationRule>;

    /** Get one token validation rule.
     *  @http GET /zones/{zone_id}/token_validation/rules/{rule_id}
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read */
    get(/** @maxLength 36 */ ruleID: string, params: InZone, options?: RequestOptions): APIPromise<TokenValidationRule>;

    /** Preview which operations a token rule's selector would cover.
     *  @http POST /zones/{zone_id}/token_validation/rules/preview
     *  @body json required
     *  @permission Account API Gateway; Account API Gateway Read; Domain API Gateway; Domain API Gateway Read
     *  @docs https://developers.cloudflare.com/api/operations/token-validation-rules-preview */
    preview(params: RulePreviewParams, options?: RequestOptions): APIPromise<RulePreviewResponse>;
  }

  export interface RuleLabel {
    /** Longer note for people, beside the title. @maxLength 500 */ description?: string;
    /** Name of the rule for people. @maxLength 50 */ title?: string;
  }

  export interface RuleCreateParams extends InZone, RuleLabel {
    action: 'log' | 'block' | (string & {});
    /** @maxLength 500 */ description: string;
    enabled: boolean;
    /** @minLength 1 */ expression: string;
    selector: Selector;
    /** @maxLength 50 */ title: string;
  }

  export interface TokenValidationRule extends RuleLabel {
    action: 'log' | 'block';
    /** @maxLength 500 */ description: string;
    enabled: boolean;
    expression: string;
    selector: Selector;
    /** @maxLength 50 */ title: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    created_at?: DateTime;
    last_updated?: DateTime;
  }

  export interface RuleListParams extends InZone {
    /** Only the rule with this id. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Only rules that do this with requests that fail. */ action?: 'log' | 'block' | (string & {});
    /** Only rules that are in force, or only the others. */ enabled?: boolean;
    /** Only rules that name this host among those included. @format hostname @maxLength 255 @example "www.example.com" */ host?: string;
    /** Only rules that include this host. @format hostname @maxLength 255 @example "www.example.com" */ hostname?: string;
    /** Only the rule so identified. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ rule_id?: string;
    /** Only rules that use one of these configurations. @from tokenValidation.configuration.list */
    token_configuration?: (/** @maxLength 36 */ string)[];
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
  }

  export type RuleDeleteResponse = JsonValue;

  export interface RuleBulkCreateParams extends InZone {
    /** Rules to make or change, one entry each. @body @minItems 1 */ body: RuleBulkCreateParams.Body[];
  }
  export namespace RuleBulkCreateParams {
    export interface Body extends RuleLabel {
      action: 'log' | 'block' | (string & {});
      /** @maxLength 500 @example "Requests to the API need a valid token." */ description: string;
      enabled: boolean;
      /** @minLength 1 @example "is_jwt_valid(\"51231d16-01f1-48e3-93f8-91c99e81288e\")" */ expression: string;
      selector: Selector;
      /** @maxLength 50 @example "Valid token" */ title: string;
    }
  }

  export interface RuleChange extends RuleLabel {
    action?: 'log' | 'block' | (string & {});
    enabled?: boolean;
    /** @minLength 1 */ expression?: string;
    /** Place among the zone's rules: an index, before or after another. @writeOnly */
    position?: RuleEditParams.APIShieldIndex | RuleEditParams.APIShieldBefore | RuleEditParams.APIShieldAfter;
    selector?: Selector;
  }

  export interface RuleBulkEditParams extends InZone {
    /** Rules to make or change, one entry each. @body @minItems 1 */ body: RuleBulkEditParams.Body[];
  }
  export namespace RuleBulkEditParams {
    export interface Body extends RuleChange {
      /** Rule that the entry changes. @format uuid @maxLength 36 @example "0d9bf70c-92e1-4bb3-9411-34a3bcc59003" @from tokenValidation.rules.list */
      id: string;
    }
  }

  export interface RuleEditParams extends InZone, RuleChange {}
  export namespace RuleEditParams {
    export interface APIShieldIndex {
      /** Place it takes, counted from 1. @min 1 @example 2 */ index: Integer;
    }
    export interface APIShieldBefore {
      /** Rule that it goes ahead of. @format uuid @maxLength 36 @example "0d9bf70c-92e1-4bb3-9411-34a3bcc59003" @from tokenValidation.rules.list */
      before?: string;
    }
    export interface APIShieldAfter {
      /** Rule that it follows. @format uuid @maxLength 36 @example "0d9bf70c-92e1-4bb3-9411-34a3bcc59003" @from tokenValidation.rules.list */
      after?: string;
    }
  }

  export interface RulePreviewParams extends InZone {
    /** @query @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @query @min 1 @default 1 */ page?: Integer;
    /** Only operations so treated by the selector. @query */ state?: ('included' | 'excluded' | 'ignored' | (string & {}))[];
    /** Hosts whose operations are meant. @query */ host?: (/** @format hostname @maxLength 255 */ string)[];
    /** Only operations whose host contains one of these. @query */ hostname?: (/** @format hostname @maxLength 255 */ string)[];
    /** Only operations with these HTTP methods. @query */ method?: APIGateway.Method[];
    /** Only operations whose path contains one of these. @query */ endpoint?: (/** @format uri-template @maxLength 4096 */ string)[];
    /** Operations that the selector would leave out. */ exclude?: SelectorExclude[] | null;
    /** Hosts that the selector would cover. */ include?: SelectorInclude[] | null;
  }

  export interface RulePreviewResponse {
    /** Hosts of the zone that have operations. @unique */ available_hosts?: (/** @format hostname @maxLength 255 */ string)[];
    /** Operations included, but then left out. @example 40 */ excluded?: Integer;
    /** Operations that nothing included. @example 10 */ ignored?: Integer;
    /** Operations the rule would cover. @example 50 */ included?: Integer;
    /** Operations that match, each with how the selector treats it. */
    operations?: {
      /** Path of the operation, with variables in braces. @format uri-template @maxLength 4096 @example "/api/v1/users/{var1}" */ endpoint?: string;
      /** Host the operation belongs to. @format hostname @maxLength 255 @example "www.example.com" */ host?: string;
      last_updated?: DateTime;
      /** HTTP method it is called with. */ method?: APIGateway.Method;
      /** Identifies the operation in API Shield. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ operation_id?: string;
      /** Whether the selector covers it, leaves it out or never names it. */ state?: 'included' | 'excluded' | 'ignored';
    }[];
    /** Hosts that the selector names. @unique */ selected_hosts?: (/** @format hostname @maxLength 255 */ string)[];
    /** Operations of the zone in all. @example 100 */ total?: Integer;
  }

  export type TokenConfigsV4PagePaginationArray = V4PagePaginationArray<TokenConfig>;

  export type TokenValidationRulesSinglePage = SinglePage<TokenValidationRule>;

  export type TokenValidationRulesV4PagePaginationArray = V4PagePaginationArray<TokenValidationRule>;

  export interface Selector {
    /** Operations left out, although their host is covered. */ exclude?: SelectorExclude[] | null;
    /** Hosts that are covered; null for all. */ include?: SelectorInclude[] | null;
  }

  export interface SelectorExclude {
    /** Operations to leave out, by id. */ operation_ids?: (/** @maxLength 36 */ string)[];
  }

  export interface SelectorInclude {
    /** Hosts whose operations are meant. */ host?: (/** @format hostname @maxLength 255 */ string)[];
  }

  export interface APIShieldCredentialsJWTKeyRSA {
    /** RSA signature that tokens carry with it. */ alg: 'RS256' | 'RS384' | 'RS512' | 'PS256' | 'PS384' | 'PS512';
    /** Public exponent in base64url, mostly `AQAB`. @example "AQAB" */ e: string;
    /** @minLength 1 @example "2026-01" */ kid: string;
    /** Tells the RSA kind from the others. */ kty: 'RSA';
    /** Public modulus in base64url. @example "qLJBopT13s_tNtyPOc50f7QxjxsLv9lCOnymTUBvGNgEFjrx0Ab-j994hCIt8F5AlmySDHX66mbcam-L5JtMYjyhKR2IaW7gYCKkJ-oNsRLQCFmjvLSnuoXnkJL4IVmVePccdikjci-86BD1rde1yTIh6bBVtbWrKNLn-tGfOsPs8nYBLzx-oZmn9vStXL1_IsfasEv17GWM2F-ZI6dUd9gRkHPi0uPm3SGz34qBdW7RRyknQQGK94Xm0kfwLAvMDCcaBmjm1w-UiA2JHzArfXoL0qYIWdOJIFWaaM6Hd5Bf0RYRgsLodE9wCATY2y_c76HZ9pxGowW49fa71o8ilw" */ n: string;
  }

  export interface EllipticCurveKey {
    /** @minLength 1 @example "2026-01" */ kid: string;
    /** Tells keys on an elliptic curve from the others. */ kty: 'EC';
    /** First coordinate of the point, in base64url. */ x: string;
    /** Second coordinate of the point, in base64url. */ y: string;
  }

  export interface APIShieldCredentialsJWTKeyEcEs256 extends EllipticCurveKey {
    /** Signature that tokens carry: ECDSA with P-256 and SHA-256. */ alg: 'ES256';
    /** Curve that goes with ES256. */ crv: 'P-256';
  }

  export interface APIShieldCredentialsJWTKeyEcEs384 extends EllipticCurveKey {
    /** Signature that tokens carry: ECDSA with P-384 and SHA-384. */ alg: 'ES384';
    /** Curve that goes with ES384. */ crv: 'P-384';
  }

  export interface APIShieldCredentialsJWTKeyOctResponse {
    /** HMAC that tokens carry; the secret is never returned. */ alg: 'HS256' | 'HS384' | 'HS512';
    kid: string;
    /** Tells symmetric keys from the others. */ kty: 'oct';
  }
}

export declare namespace TokenValidation.Configuration {
  /** Public keys that verify token signatures. */
  export interface Credentials {
    /** Replace all keys that a token configuration verifies with.
     *
     *  Tokens signed with a key left out fail at once. Each pair of `alg` and `kid` must be unique.
     *  @http PUT /zones/{zone_id}/token_validation/config/{config_id}/credentials
     *  @unwrapped
     *  @permission Account API Gateway; Domain API Gateway */
    update(
      /** @maxLength 36 */ configID: string,
      params: CredentialUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CredentialUpdateResponse>;

    /** Edit some keys of a token configuration.
     *
     *  Keys are matched by `alg` and `kid`; a symmetric key without `k` keeps its secret.
     *  @http PATCH /zones/{zone_id}/token_validation/config/{config_id}/credentials
     *  @permission Account API Gateway; Domain API Gateway
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "config_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
     *    "keys": [
     *      {
     *        "alg": "ES256", "crv": "P-256", "kid": "key-2", "kty": "EC", "x": "KN53JRwN3wCjm2o39bvZUX2VdrsHzS8pxOAGjm8m7EQ",
     *        "y": "lnkkzIxaveggz-HFhcMWW15nxvOj0Z_uQsXbpK0GFcY"
     *      }
     *    ]
     *  } */
    edit(/** @maxLength 36 */ configID: string, params: CredentialEditParams, options?: RequestOptions): APIPromise<CredentialEditResponse>;
  }

  export interface CredentialUpdateParams extends InZone {
    /** Public keys, or symmetric ones with their secret. @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */
      | APIShieldCredentialsJWTKeyRSA | APIShieldCredentialsJWTKeyEcEs256 | APIShieldCredentialsJWTKeyEcEs384
      | ConfigurationCreateParams.Credentials.APIShieldCredentialsJWTKeyOctRequest
    )[];
  }

  export interface CredentialUpdateResponse {
    /** Public keys, and symmetric ones without their secret. @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */
      | APIShieldCredentialsJWTKeyRSA | APIShieldCredentialsJWTKeyEcEs256 | APIShieldCredentialsJWTKeyEcEs384
      | APIShieldCredentialsJWTKeyOctResponse
    )[];
  }

  export interface CredentialEditParams extends InZone {
    /** Keys to change, matched by `alg` and `kid`. @minItems 1 @maxItems 4 */ keys: (/** @discriminator alg */
      | APIShieldCredentialsJWTKeyRSA | APIShieldCredentialsJWTKeyEcEs256 | APIShieldCredentialsJWTKeyEcEs384
      | CredentialEditParams.APIShieldCredentialsJWTKeyOctPatchRequest
    )[];
  }
  export namespace CredentialEditParams {
    export interface APIShieldCredentialsJWTKeyOctPatchRequest {
      /** HMAC that signs the tokens. */ alg: 'HS256' | 'HS384' | 'HS512';
      /** @minLength 1 */ kid: string;
      /** Says that the key is symmetric: who can verify can also sign. */ kty: 'oct';
      /** New secret in base64url; left out, the former one stays. Null is refused. @minLength 1 */ k?: string;
    }
  }

  export interface CredentialEditResponse {
    /** All keys after the change, secrets left out. */ keys: (/** @discriminator alg */
      | APIShieldCredentialsJWTKeyRSA | APIShieldCredentialsJWTKeyEcEs256 | APIShieldCredentialsJWTKeyEcEs384
      | APIShieldCredentialsJWTKeyOctResponse
    )[];
  }
}
