import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Places of your network in the Cloudflare One model. */
export interface Cf1Sites {
  readonly ramps: Cf1Sites.Ramps;

  /** Add one or more Cloudflare One sites to the account.
   *  @http POST /accounts/{account_id}/magic/cf1_sites
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  create(
    params: MagicTransit.Cf1SiteCreateParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.Cf1Site>, MagicTransit.Cf1Site>;

  /** Change only the name, description or location of a Cloudflare One site.
   *  @http PATCH /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  update(cf1SiteID: ResourceID, params: MagicTransit.Cf1SiteUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.Cf1Site>;

  /** List the Cloudflare One sites of the account.
   *  @http GET /accounts/{account_id}/magic/cf1_sites
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise */
  list(
    params: MagicTransit.Cf1SiteListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.Cf1Site>, MagicTransit.Cf1Site>;

  /** Delete a Cloudflare One site and return what it was.
   *  @http DELETE /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  delete(cf1SiteID: ResourceID, params: MagicTransit.Cf1SiteDeleteParams, options?: RequestOptions): APIPromise<MagicTransit.Cf1Site>;

  /** Look up one Cloudflare One site with its location.
   *  @http GET /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise */
  get(cf1SiteID: ResourceID, params: MagicTransit.Cf1SiteGetParams, options?: RequestOptions): APIPromise<MagicTransit.Cf1Site>;
}

export declare namespace Cf1Sites {
  /** Links by which a place reaches the network. */
  export interface Ramps {
    /** Attach one or more ramps to a Cloudflare One site.
     *  @http POST /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps
     *  @plans enterprise */
    create(cf1SiteID: ResourceID, params: RampCreateParams, options?: RequestOptions): PagePromise<SinglePage<Ramp>, Ramp>;

    /** List the ramps attached to a Cloudflare One site.
     *  @http GET /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise */
    list(cf1SiteID: ResourceID, params: RampListParams, options?: RequestOptions): PagePromise<SinglePage<Ramp>, Ramp>;

    /** Detach a ramp from a Cloudflare One site.
     *  @http DELETE /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps/{ramp_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise */
    delete(rampID: ResourceID, params: RampDeleteParams, options?: RequestOptions): APIPromise<Ramp>;

    /** Look up one ramp of a Cloudflare One site.
     *  @http GET /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps/{ramp_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise */
    get(rampID: ResourceID, params: RampGetParams, options?: RequestOptions): APIPromise<Ramp>;
  }

  export interface RampCreateParams extends InAccount {
    /** @body @minItems 1 */ body: RampCreateParams.Body[];
  }
  export namespace RampCreateParams {
    export interface Body {
      source_ramp_id: ResourceID;
      type: RampType;
    }
  }

  export interface Ramp {
    id: ResourceID;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** @example "primary_gre_ramp" */ name: string;
    type: RampType;
    description?: string;
    gre?: Ramp.GRE;
    gre_interconnect?: Ramp.GRE;
    ipsec?: Ramp.GRE;
    mconn?: Ramp.GRE;
    mpls_interconnect?: Ramp.GRE;
  }
  export namespace Ramp {
    export interface GRE {
      /** @readOnly */ managed_by?: string;
    }
    export type GREInterconnect = GRE;
    export type IPSEC = GRE;
    export type Mconn = GRE;
    export type MplsInterconnect = GRE;
  }

  export type RampListParams = InAccount;

  export type RampDeleteParams = RampGetParams;

  export interface RampGetParams extends InAccount {
    cf1_site_id: ResourceID;
  }

  export type RampType = 'gre' | 'gre_interconnect' | 'mpls_interconnect' | 'mconn' | 'ipsec';

  export type RampTypeParam = RampType;

  export type RampsSinglePage = SinglePage<Ramp>;
}
