import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InZone, ResourceID } from './_shared.ts';

/** Malicious Uploads Detection: Malware check of files that visitors upload through a zone.
 *  @product contentScanning Malicious Uploads Detection
 *  @docs https://developers.cloudflare.com/waf/detections/malicious-uploads/ */
export interface ContentScanning {
  readonly payloads: ContentScanning.Payloads;
  readonly settings: ContentScanning.Settings;

  /** Set a zone's content scanning to on or off.
   *  @http PUT /zones/{zone_id}/content-upload-scan/settings
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga */
  create(params: ContentScanning.ContentScanningParams, options?: RequestOptions): APIPromise<ContentScanning.ContentScanningResult>;

  /** Replace the content scanning state of a zone with the given value.
   *  @http PUT /zones/{zone_id}/content-upload-scan/settings
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga
   *  @sameAs contentScanning.create */
  update(params: ContentScanning.ContentScanningParams, options?: RequestOptions): APIPromise<ContentScanning.ContentScanningResult>;

  /** Disable the scanning of content uploaded through a zone.
   *  @http POST /zones/{zone_id}/content-upload-scan/disable
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga
   *  @confirm */
  disable(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<ContentScanning.ContentScanningDisableResponse>;

  /** Enable the scanning of content uploaded through a zone.
   *
   *  Scanning alone blocks nothing: rules decide by fields such as `cf.waf.content_scan.has_malicious_obj`. Enterprise plans with the add-on.
   *  @http POST /zones/{zone_id}/content-upload-scan/enable
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga */
  enable(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<ContentScanning.ContentScanningEnableResponse>;

  /** Get whether content scanning is on for a zone.
   *  @http GET /zones/{zone_id}/content-upload-scan/settings
   *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
   *  @availability ga */
  get(params: InZone, options?: RequestOptions): APIPromise<ContentScanning.ContentScanningResult>;
}

export declare namespace ContentScanning {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Rules-language expression that yields the content to scan, such as one field of a JSON body. */ payload: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Expression to work on, as `contentScanning.payloads.list` shows it. @from contentScanning.payloads.list */ expression_id: string;
  }

  export interface ContentScanningParams extends InZone {
    /** Whether uploads are scanned. */ value: 'enabled' | 'disabled';
  }

  export interface ContentScanningResult {
    /** Time at which scanning was last switched on or off. @example "2024-12-02T09:57:23.150259Z" */ modified?: string;
    /** Whether uploads are scanned: `enabled` or `disabled`. @example "enabled" */ value?: string;
  }

  export type ContentScanningDisableResponse = JsonValue;

  export type ContentScanningEnableResponse = JsonValue;

  /** Expressions that tell where in a request an upload is found. */
  export interface Payloads {
    /** Create custom scan expressions for uploads inside requests.
     *
     *  For files within JSON or other bodies; plain uploads are found without.
     *  @http POST /zones/{zone_id}/content-upload-scan/payloads
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": [{ "payload": "lookup_json_string(http.request.body.raw, \"file\")" }] } */
    create(params: PayloadCreateParams, options?: RequestOptions): PagePromise<SinglePage<Payload>, Payload>;

    /** List the custom scan expressions of a zone.
     *  @http GET /zones/{zone_id}/content-upload-scan/payloads
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga
     *  @columns payload id */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<Payload>, Payload>;

    /** Delete one custom scan expression from a zone.
     *  @http DELETE /zones/{zone_id}/content-upload-scan/payloads/{expression_id}
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    delete(
      expressionID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Payload>, Payload>;

    /** Edit the payload of one existing custom scan expression.
     *  @http PATCH /zones/{zone_id}/content-upload-scan/payloads/{expression_id} */
    update(
      expressionID: string,
      params: PayloadUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PayloadUpdateResponse>, PayloadUpdateResponse>;
  }

  export interface PayloadCreateParams extends InZone {
    /** Expressions to add. @body @minItems 1 */ body: PayloadCreateParams.Body[];
  }
  export namespace PayloadCreateParams {
    export interface Body {
      /** @minLength 1 */ payload: string;
    }
  }

  export interface Payload {
    /** Id of the expression, given by Cloudflare. @readOnly */ id?: ResourceID;
    payload?: string;
  }

  export interface PayloadUpdateParams extends InZone {
    /** @minLength 1 */ payload: string;
  }

  export interface PayloadUpdateResponse {
    /** Id of the expression. */ id?: string;
    payload?: string;
  }

  /** Whether the check is on, and since when. */
  export interface Settings {
    /** Get a zone's content scanning settings.
     *  @http GET /zones/{zone_id}/content-upload-scan/settings
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga
     *  @sameAs contentScanning.get */
    get(params: InZone, options?: RequestOptions): APIPromise<ContentScanningResult>;
  }

  export type PayloadCreateResponsesSinglePage = SinglePage<Payload>;

  export type PayloadDeleteResponsesSinglePage = SinglePage<Payload>;

  export type PayloadListResponsesSinglePage = SinglePage<Payload>;

  export type PayloadUpdateResponsesSinglePage = SinglePage<PayloadUpdateResponse>;
}
