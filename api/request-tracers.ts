import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Cloudflare Trace: Simulated requests that show which settings take effect.
 *  @product requestTracers Cloudflare Trace
 *  @docs https://developers.cloudflare.com/rules/trace-request/ */
export interface RequestTracers {
  readonly traces: RequestTracers.Traces;
}

export declare namespace RequestTracers {
  /** Single simulated requests with their outcome. */
  export interface Traces {
    /** Trace the rules and products a made-up request would meet.
     *
     *  The request is really evaluated and, unless `skip_response` is set, sent to the origin; it shows up in logs.
     *  @http POST /accounts/{account_id}/request-tracer/trace
     *  @permission Allow Request Tracer Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "method": "GET", "url": "https://example.com/some_path", "protocol": "HTTP/1.1" }
     *  @aliases trace; which rule matched */
    create(params: TraceCreateParams, options?: RequestOptions): APIPromise<TraceCreateResponse>;
  }

  export interface TraceCreateParams extends InAccount {
    /** HTTP method of the request. @example "PUT" @minLength 1 */ method: string;
    /** Absolute address of the request, in a zone of the account. @example "https://some.zone/some_path" @format uri */ url: string;
    /** Body of the request, in one of three forms. */ body?: TraceCreateParams.Body;
    /** Simulated visitor properties, such as location and scores. */ context?: TraceCreateParams.Context;
    /** Cookies of the request, by name. @sensitive */ cookies?: { [key: string]: string };
    /** Headers of the request, by name. @sensitive */ headers?: { [key: string]: string };
    /** HTTP version of the request. @example "HTTP/1.1" */ protocol?: string;
    /** If true, the request is not sent to the origin after the rules. */ skip_response?: boolean;
  }
  export namespace TraceCreateParams {
    export interface Body {
      /** Body as base64. @example "c29tZV9yZXF1ZXN0X2JvZHk=" */ base64?: string;
      /** Body as JSON. */ json?: unknown;
      /** Body as text. */ plain_text?: string;
    }
    export interface Context {
      /** Bot score that rules shall see. @min 1 @max 99 */ bot_score?: Integer;
      /** Place of the visitor that rules shall see. */ geoloc?: Context.Geoloc;
      /** If true, challenges are taken as passed. */ skip_challenge?: boolean;
      /** Threat score that rules shall see. @min 0 @max 100 */ threat_score?: Integer;
    }
    export namespace Context {
      export interface Geoloc {
        /** City of the visitor. @example "London" */ city?: string;
        /** Continent of the visitor, two letters. */ continent?: string;
        /** Whether the country is in the EU. */ is_eu_country?: boolean;
        /** Country of the visitor, two letters of ISO 3166-1. @maxLength 2 */ iso_code?: string;
        /** Degrees north. @min -90 @max 90 */ latitude?: number;
        /** Degrees east. @min -180 @max 180 */ longitude?: number;
        /** Postal code of the visitor. */ postal_code?: string;
        /** Code of the region, first level. */ region_code?: string;
        /** ISO 3166-2 code of the second level. */ subdivision_2_iso_code?: string;
        /** Time zone of the visitor, such as `Europe/London`. */ timezone?: string;
      }
    }
  }

  export interface TraceCreateResponse {
    /** HTTP status the zone would answer with. */ status_code?: Integer;
    /** Steps the request went through, in order. */ trace?: Trace;
  }

  export type Trace = TraceItem[];

  export interface TraceItem {
    /** Action of the rule, such as `execute` or `block`. @example "execute" */ action?: string;
    /** Parameters of the action, such as the ruleset to execute. */ action_parameters?: unknown;
    /** Note of the rule or ruleset. */ description?: string;
    /** Rules-language expression of the rule. */ expression?: string;
    /** Kind of the ruleset, such as `zone` or `managed`. @example "zone" */ kind?: string;
    /** Whether the step had an effect on the request or its answer. */ matched?: boolean;
    /** Name of the ruleset. */ name?: string;
    /** Names the step, such as the id of a rule. @example "rule_id01" */ step_name?: string;
    /** Steps the request went through, in order. */ trace?: Trace;
    /** Kind of the step, such as `ruleset` or `rule`. @example "rule" */ type?: string;
  }
}
