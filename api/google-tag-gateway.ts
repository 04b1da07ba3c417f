import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Google tag gateway: Google tags served from your own domain.
 *  @product googleTagGateway Google tag gateway
 *  @docs https://developers.cloudflare.com/google-tag-gateway/ */
export interface GoogleTagGateway {
  readonly config: GoogleTagGateway.ConfigResource;
}

export declare namespace GoogleTagGateway {
  /** Measurement ID, path and switches for a zone. */
  export interface ConfigResource {
    /** Replace a zone's Google tag gateway measurement ID, endpoint and switches.
     *  @http PUT /zones/{zone_id}/settings/google-tag-gateway/config
     *  @permission Zaraz Edit; Zaraz Admin
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Config>;

    /** Read a zone's Google tag gateway configuration.
     *  @http GET /zones/{zone_id}/settings/google-tag-gateway/config
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<Config>;
  }

  export interface ConfigUpdateParams extends InZone {
    enabled: boolean;
    /** @example "/metrics" */ endpoint: string;
    hideOriginalIp: boolean;
    /** @example "GTM-P2F3N47Q" */ measurementId: string;
    setUpTag?: boolean | null;
  }

  export interface Config {
    enabled: boolean;
    /** @example "/metrics" */ endpoint: string;
    hideOriginalIp: boolean;
    /** @example "GTM-P2F3N47Q" */ measurementId: string;
    setUpTag?: boolean | null;
  }

  export type ConfigGetParams = InZone;
}
