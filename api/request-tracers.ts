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
    /** Trace which Cloudflare rules and products a made-up request would meet.
     *  @http POST /accounts/{account_id}/request-tracer/trace
     *  @permission Allow Request Tracer Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: TraceCreateParams, options?: RequestOptions): APIPromise<TraceCreateResponse>;
  }

  export interface TraceCreateParams extends InAccount {
    /** @example "PUT" */ method: string;
    /** @example "https://some.zone/some_path" */ url: string;
    body?: TraceCreateParams.Body;
    context?: TraceCreateParams.Context;
    /** @sensitive */ cookies?: { [key: string]: string };
    /** @sensitive */ headers?: { [key: string]: string };
    /** @example "HTTP/1.1" */ protocol?: string;
    skip_response?: boolean;
  }
  export namespace TraceCreateParams {
    export interface Body {
      /** @example "c29tZV9yZXF1ZXN0X2JvZHk=" */ base64?: string;
      json?: unknown;
      plain_text?: string;
    }
    export interface Context {
      bot_score?: Integer;
      geoloc?: Context.Geoloc;
      skip_challenge?: boolean;
      threat_score?: Integer;
    }
    export namespace Context {
      export interface Geoloc {
        /** @example "London" */ city?: string;
        continent?: string;
        is_eu_country?: boolean;
        iso_code?: string;
        latitude?: number;
        longitude?: number;
        postal_code?: string;
        region_code?: string;
        subdivision_2_iso_code?: string;
        timezone?: string;
      }
    }
  }

  export interface TraceCreateResponse {
    status_code?: Integer;
    trace?: Trace;
  }

  export type Trace = TraceItem[];

  export interface TraceItem {
    /** @example "execute" */ action?: string;
    action_parameters?: unknown;
    description?: string;
    expression?: string;
    /** @example "zone" */ kind?: string;
    matched?: boolean;
    name?: string;
    /** @example "rule_id01" */ step_name?: string;
    trace?: Trace;
    /** @example "rule" */ type?: string;
  }
}
