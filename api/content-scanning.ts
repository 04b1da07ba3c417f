import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InZone, ResourceID } from './_shared.ts';

/** Malicious Uploads Detection: Malware check of files that visitors upload through a zone.
 *  @product contentScanning Malicious Uploads Detection
 *  @docs https://developers.cloudflare.com/waf/detections/malicious-uploads/ */
export interface ContentScanning {
  readonly payloads: ContentScanning.Payloads;
  readonly settings: ContentScanning.Settings;

  /** Write the on or off value of a zone's content scanning.
   *  @http PUT /zones/{zone_id}/content-upload-scan/settings
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga */
  create(params: ContentScanning.ContentScanningCreateParams, options?: RequestOptions): APIPromise<ContentScanning.SettingGetResponse>;

  /** Replace the content scanning state of a zone with the given value.
   *  @http PUT /zones/{zone_id}/content-upload-scan/settings
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga
   *  @sameAs contentScanning.create */
  update(params: ContentScanning.ContentScanningUpdateParams, options?: RequestOptions): APIPromise<ContentScanning.SettingGetResponse>;

  /** Stop scanning content uploaded through a zone.
   *  @http POST /zones/{zone_id}/content-upload-scan/disable
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga
   *  @confirm */
  disable(
    params: ContentScanning.ContentScanningDisableParams,
    options?: RequestOptions,
  ): APIPromise<ContentScanning.ContentScanningDisableResponse>;

  /** Start scanning content uploaded through a zone.
   *  @http POST /zones/{zone_id}/content-upload-scan/enable
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga */
  enable(
    params: ContentScanning.ContentScanningEnableParams,
    options?: RequestOptions,
  ): APIPromise<ContentScanning.ContentScanningEnableResponse>;

  /** Check whether content scanning is on for a zone.
   *  @http GET /zones/{zone_id}/content-upload-scan/settings
   *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
   *  @availability ga */
  get(params: ContentScanning.ContentScanningGetParams, options?: RequestOptions): APIPromise<ContentScanning.SettingGetResponse>;
}

export declare namespace ContentScanning {
  export interface ContentScanningCreateParams extends InZone {
    value: 'enabled' | 'disabled';
  }

  export type ContentScanningCreateResponse = SettingGetResponse;

  export type ContentScanningUpdateParams = ContentScanningCreateParams;

  export type ContentScanningUpdateResponse = SettingGetResponse;

  export type ContentScanningDisableParams = InZone;

  export type ContentScanningDisableResponse = unknown;

  export type ContentScanningEnableParams = InZone;

  export type ContentScanningEnableResponse = unknown;

  export type ContentScanningGetParams = InZone;

  export type ContentScanningGetResponse = SettingGetResponse;

  /** Expressions that tell where in a request an upload is found. */
  export interface Payloads {
    /** Add custom scan expressions that tell where uploads sit in a request.
     *  @http POST /zones/{zone_id}/content-upload-scan/payloads
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    create(params: PayloadCreateParams, options?: RequestOptions): PagePromise<SinglePage<PayloadListResponse>, PayloadListResponse>;

    /** Show the custom scan expressions set on a zone.
     *  @http GET /zones/{zone_id}/content-upload-scan/payloads
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga */
    list(params: PayloadListParams, options?: RequestOptions): PagePromise<SinglePage<PayloadListResponse>, PayloadListResponse>;

    /** Remove one custom scan expression from a zone.
     *  @http DELETE /zones/{zone_id}/content-upload-scan/payloads/{expression_id}
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    delete(
      expressionID: ResourceID,
      params: PayloadDeleteParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PayloadListResponse>, PayloadListResponse>;

    /** Change the payload of one existing custom scan expression.
     *  @http PATCH /zones/{zone_id}/content-upload-scan/payloads/{expression_id} */
    update(
      expressionID: string,
      params: PayloadUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<PayloadUpdateResponse>, PayloadUpdateResponse>;
  }

  export interface PayloadCreateParams extends InZone {
    /** @body */ body: PayloadCreateParams.Body[];
  }
  export namespace PayloadCreateParams {
    export interface Body {
      payload: string;
    }
  }

  export type PayloadCreateResponse = PayloadListResponse;

  export type PayloadListParams = InZone;

  export interface PayloadListResponse {
    /** @readOnly */ id?: ResourceID;
    payload?: string;
  }

  export type PayloadDeleteParams = InZone;

  export type PayloadDeleteResponse = PayloadListResponse;

  export interface PayloadUpdateParams extends InZone {
    payload: string;
  }

  export interface PayloadUpdateResponse {
    id?: string;
    payload?: string;
  }

  /** Whether the check is on, and since when. */
  export interface Settings {
    /** Read a zone's content scanning settings.
     *  @http GET /zones/{zone_id}/content-upload-scan/settings
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga
     *  @sameAs contentScanning.get */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export type SettingGetParams = InZone;

  export interface SettingGetResponse {
    /** @example "2024-12-02T09:57:23.150259Z" */ modified?: string;
    /** @example "enabled" */ value?: string;
  }

  export type PayloadCreateResponsesSinglePage = SinglePage<PayloadListResponse>;

  export type PayloadDeleteResponsesSinglePage = SinglePage<PayloadListResponse>;

  export type PayloadListResponsesSinglePage = SinglePage<PayloadListResponse>;
}
