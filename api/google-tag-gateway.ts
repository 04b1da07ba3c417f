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
    /** Replace a zone's Google tag gateway configuration.
     *  @http PUT /zones/{zone_id}/settings/google-tag-gateway/config
     *  @permission Zaraz Edit; Zaraz Admin
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true, "endpoint": "/metrics", "hideOriginalIp": true,
     *    "measurementId": "GTM-P2F3N47Q"
     *  } */
    update(params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Config>;

    /** Get a zone's Google tag gateway configuration.
     *  @http GET /zones/{zone_id}/settings/google-tag-gateway/config
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<Config>;
  }

  export interface ConfigUpdateParams extends InZone, Config {
    /** @example "/metrics" @pattern ^/[A-Za-z0-9]+$ */ endpoint: string;
    /** @example "GTM-P2F3N47Q" @pattern ^(G|GT|GTM|AW|DC)- */ measurementId: string;
  }

  export interface Config {
    /** Whether tag requests go through the zone's own domain. */ enabled: boolean;
    /** Path on the zone under which tags are served: a slash, then letters and digits; not nested. @example "/metrics" */ endpoint: string;
    /** Whether Google is kept from seeing the visitor's address. */ hideOriginalIp: boolean;
    /** Id of the Google tag (`G-…`) or the container (`GTM-…`). @example "GTM-P2F3N47Q" */ measurementId: string;
    /** If true, the tag is added to pages automatically; null leaves it to you. */ setUpTag?: boolean | null;
  }
}
