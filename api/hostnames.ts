import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** Hostnames: Options that hold for single hostnames of a zone.
 *  @product hostnames Hostnames
 *  @docs https://developers.cloudflare.com/ssl/ */
export interface Hostnames {
  readonly settings: Hostnames.Settings;
}

export declare namespace Hostnames {
  /** Values that override those of the zone. */
  export interface Settings {
    readonly tls: Settings.TLS;
  }
}

export declare namespace Hostnames.Settings {
  /** Ciphers, minimum version and HTTP/2 for one hostname. */
  export interface TLS {
    /** Set one TLS setting, such as ciphers or minimum version, for a hostname.
     *  @http PUT /zones/{zone_id}/hostnames/settings/{setting_id}/{hostname}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(hostname: string, params: TLSUpdateParams, options?: RequestOptions): APIPromise<Setting>;

    /** Show every hostname in a zone that overrides a given TLS setting.
     *  @http GET /zones/{zone_id}/hostnames/settings/{setting_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      settingID: 'ciphers' | 'min_tls_version' | 'http2',
      params: TLSListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Setting>, Setting>;

    /** Clear one TLS setting on a hostname, so the zone's value applies again.
     *  @http DELETE /zones/{zone_id}/hostnames/settings/{setting_id}/{hostname}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(hostname: string, params: TLSDeleteParams, options?: RequestOptions): APIPromise<Setting>;

    /** Read one TLS setting of a single hostname.
     *  @http GET /zones/{zone_id}/hostnames/settings/{setting_id}/{hostname}
     *  @plans free pro business enterprise
     *  @availability ga */
    get(hostname: string, params: TLSGetParams, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface TLSUpdateParams extends InZone {
    setting_id: 'ciphers' | 'min_tls_version' | 'http2';
    value: SettingValue;
  }

  export interface Setting {
    created_at?: DateTime;
    /** @example "app.example.com" */ hostname?: string;
    /** @example "pending_deployment" */ status?: string;
    updated_at?: DateTime;
    value?: SettingValue;
  }

  export type TLSListParams = InZone;

  export type TLSListResponse = Setting;

  export type TLSDeleteParams = TLSGetParams;

  export type TLSDeleteResponse = Setting;

  export interface TLSGetParams extends InZone {
    setting_id: 'ciphers' | 'min_tls_version' | 'http2';
  }

  export type SettingValue = '1.0' | '1.1' | '1.2' | '1.3' | 'on' | 'off' | string[];

  export type SettingValueParam = SettingValue;

  export type TLSListResponsesSinglePage = SinglePage<Setting>;
}
