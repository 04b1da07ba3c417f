import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Places of your network in the Cloudflare One model. */
export interface Cf1Sites {
  readonly ramps: Cf1Sites.Ramps;

  /** Create one or more Cloudflare One sites.
   *
   *  Each name must be unique within the account.
   *  @http POST /accounts/{account_id}/magic/cf1_sites
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  create(
    params: MagicTransit.Cf1SiteCreateParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.Cf1Site>, MagicTransit.Cf1Site>;

  /** Edit a Cloudflare One site's name, description or location.
   *
   *  Fields left out keep their values.
   *  @http PATCH /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  update(cf1SiteID: ResourceID, params: MagicTransit.Cf1SiteUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.Cf1Site>;

  /** List the Cloudflare One sites of the account.
   *  @http GET /accounts/{account_id}/magic/cf1_sites
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @columns name description location.name created_on modified_on
   *  @key name */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.Cf1Site>, MagicTransit.Cf1Site>;

  /** Delete a Cloudflare One site and return what it was.
   *
   *  Returns the site as it was; the tunnels and Connectors behind its ramps stay.
   *  @http DELETE /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @cascades magicTransit.cf1Sites.ramps */
  delete(cf1SiteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.Cf1Site>;

  /** Get one Cloudflare One site with its location.
   *  @http GET /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise */
  get(cf1SiteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.Cf1Site>;
}

export declare namespace Cf1Sites {
  /** Links by which a place reaches the network. */
  export interface Ramps {
    /** Create one or more ramps of a Cloudflare One site.
     *
     *  Links tunnels, interconnects or Connectors that exist already; it makes none.
     *  @http POST /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps
     *  @plans enterprise */
    create(cf1SiteID: ResourceID, params: RampCreateParams, options?: RequestOptions): PagePromise<SinglePage<Ramp>, Ramp>;

    /** List the ramps attached to a Cloudflare One site.
     *  @http GET /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise
     *  @columns name type description created_on modified_on
     *  @key name */
    list(cf1SiteID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Ramp>, Ramp>;

    /** Delete a ramp from a Cloudflare One site.
     *
     *  Only the link goes; the tunnel, interconnect or Connector stays.
     *  @http DELETE /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps/{ramp_id}
     *  @permission Magic WAN Write; Magic Transit Write
     *  @plans enterprise */
    delete(rampID: ResourceID, params: RampParams, options?: RequestOptions): APIPromise<Ramp>;

    /** Get one ramp of a Cloudflare One site.
     *  @http GET /accounts/{account_id}/magic/cf1_sites/{cf1_site_id}/ramps/{ramp_id}
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @plans enterprise */
    get(rampID: ResourceID, params: RampParams, options?: RequestOptions): APIPromise<Ramp>;
  }

  export interface RampCreateParams extends InAccount {
    /** Ramps to attach to the site, one entry per ramp. @body @minItems 1 */ body: RampCreateParams.Body[];
  }
  export namespace RampCreateParams {
    export interface Body {
      /** Tunnel, interconnect or Connector that the ramp stands for, by the id it has there. @example "c4a7362d577a6c3019a474fd6f485821" */ source_ramp_id: ResourceID;
      /** Kind of connection the ramp links to the site; it decides where `source_ramp_id` is looked up. */ type: RampTypeParam;
    }
  }

  export interface Ramp {
    /** Identifies the ramp; given by Cloudflare. */ id: ResourceID;
    /** @readOnly */ created_on: DateTime;
    /** @readOnly */ modified_on: DateTime;
    /** Name people gave the connection; unique within its site. @example "primary_gre_ramp" */ name: string;
    /** Kind of connection that is attached; the object of the same kind below holds the details. */ type: RampType;
    /** Note that people wrote for the connection. */ description?: string;
    /** The GRE tunnel, if that is what is attached. */ gre?: Ramp.GRE;
    /** The interconnect with GRE, if that is what is attached. */ gre_interconnect?: Ramp.GREInterconnect;
    /** The IPsec tunnel, if that is what is attached. */ ipsec?: Ramp.IPSEC;
    /** The Connector, if that is what is attached. */ mconn?: Ramp.Mconn;
    /** The MPLS interconnect, if that is what is attached. */ mpls_interconnect?: Ramp.MplsInterconnect;
  }
  export namespace Ramp {
    export interface GRE {
      /** @readOnly */ managed_by?: string;
    }
    export interface GREInterconnect {
      /** @readOnly */ managed_by?: string;
    }
    export interface IPSEC {
      /** @readOnly */ managed_by?: string;
    }
    export interface Mconn {
      /** @readOnly */ managed_by?: string;
    }
    export interface MplsInterconnect {
      /** @readOnly */ managed_by?: string;
    }
  }

  export interface RampParams extends InAccount {
    /** Cloudflare One site that is worked on. @from magicTransit.cf1Sites.list @pattern ^[0-9a-f]{32}$ */ cf1_site_id: ResourceID;
  }

  export type RampType = 'gre' | 'gre_interconnect' | 'mpls_interconnect' | 'mconn' | 'ipsec';

  export type RampTypeParam = 'gre' | 'gre_interconnect' | 'mpls_interconnect' | 'mconn' | 'ipsec' | (string & {});

  export type RampsSinglePage = SinglePage<Ramp>;
}
