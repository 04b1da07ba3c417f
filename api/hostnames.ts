import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone } from './_shared.ts';

/** Hostnames: Options that hold for single hostnames of a zone.
 *  @product hostnames Hostnames
 *  @docs https://developers.cloudflare.com/ssl/ */
export interface Hostnames {
  readonly settings: Hostnames.Settings;
}

export declare namespace Hostnames {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Hostname that the setting is for. @from hostnames.settings.tls.list */ hostname: string;
    /** TLS setting whose values by hostname are meant: `ciphers`, `min_tls_version` or `http2`. */ setting_id: 'ciphers' | (string & {});
  }

  /** Values that override those of the zone. */
  export interface Settings {
    readonly tls: Settings.TLS;
  }
}

export declare namespace Hostnames.Settings {
  /** Ciphers, minimum version and HTTP/2 for one hostname. */
  export interface TLS {
    /** Replace one TLS setting for a hostname.
     *
     *  Overrides the zone's value for this hostname only. Needs Advanced Certificate Manager.
     *  @http PUT /zones/{zone_id}/hostnames/settings/{setting_id}/{hostname}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "setting_id": "min_tls_version", "hostname": "app.example.com", "value": "1.2" } */
    update(hostname: string, params: TLSUpdateParams, options?: RequestOptions): APIPromise<Setting>;

    /** List every hostname in a zone that overrides a TLS setting.
     *  @http GET /zones/{zone_id}/hostnames/settings/{setting_id}
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns hostname value status created_at updated_at
     *  @key hostname */
    list(
      settingID: 'ciphers' | 'min_tls_version' | 'http2',
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Setting>, Setting>;

    /** Delete a hostname's TLS setting, so the zone's value applies.
     *  @http DELETE /zones/{zone_id}/hostnames/settings/{setting_id}/{hostname}
     *  @permission SSL and Certificates Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(hostname: string, params: TLSParams, options?: RequestOptions): APIPromise<Setting>;

    /** Get one TLS setting of a single hostname.
     *  @http GET /zones/{zone_id}/hostnames/settings/{setting_id}/{hostname}
     *  @plans free pro business enterprise
     *  @availability ga */
    get(hostname: string, params: TLSParams, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface TLSUpdateParams extends InZone {
    /** Setting meant: cipher suites, minimum TLS version, or HTTP/2. */ setting_id: 'ciphers' | 'min_tls_version' | 'http2' | (string & {});
    /** List of BoringSSL cipher names for `ciphers`, a version for `min_tls_version`, `on` or `off` for `http2`. */ value: SettingValue;
  }

  export interface Setting {
    created_at?: DateTime;
    /** Hostname the value applies to. @example "app.example.com" */ hostname?: string;
    /** Progress of deploying the value. @example "pending_deployment" */ status?: string;
    updated_at?: DateTime;
    /** List of BoringSSL cipher names for `ciphers`, a version for `min_tls_version`, `on` or `off` for `http2`. */ value?: SettingValue;
  }

  export interface TLSParams extends InZone {
    /** Setting meant: cipher suites, minimum TLS version, or HTTP/2. */ setting_id: 'ciphers' | 'min_tls_version' | 'http2' | (string & {});
  }

  export type SettingValue = '1.0' | '1.1' | '1.2' | '1.3' | 'on' | 'off' | string[];

  export type TLSListResponsesSinglePage = SinglePage<Setting>;
}
