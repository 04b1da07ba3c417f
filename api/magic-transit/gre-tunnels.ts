import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Unencrypted tunnels between your routers and Cloudflare. */
export interface GRETunnels {
  /** Create a GRE tunnel between your router and Cloudflare, with health check.
   *  @http POST /accounts/{account_id}/magic/gre_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  create(params: MagicTransit.GRETunnelCreateParams, options?: RequestOptions): APIPromise<MagicTransit.GRETunnelGetResponse.GRETunnel>;

  /** Replace the settings of one GRE tunnel, endpoints included.
   *  @http PUT /accounts/{account_id}/magic/gre_tunnels/{gre_tunnel_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    greTunnelID: ResourceID,
    params: MagicTransit.GRETunnelUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelUpdateResponse>;

  /** List the GRE tunnels of the account.
   *  @http GET /accounts/{account_id}/magic/gre_tunnels
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  list(params: MagicTransit.GRETunnelListParams, options?: RequestOptions): APIPromise<MagicTransit.GRETunnelListResponse>;

  /** Delete a GRE tunnel and return what it was.
   *  @http DELETE /accounts/{account_id}/magic/gre_tunnels/{gre_tunnel_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    greTunnelID: ResourceID,
    params: MagicTransit.GRETunnelDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelDeleteResponse>;

  /** Update several GRE tunnels in one request.
   *  @http PUT /accounts/{account_id}/magic/gre_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(
    params: MagicTransit.GRETunnelBulkUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelBulkUpdateResponse>;

  /** Look up one GRE tunnel's endpoints, MTU and health check.
   *  @http GET /accounts/{account_id}/magic/gre_tunnels/{gre_tunnel_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(
    greTunnelID: ResourceID,
    params: MagicTransit.GRETunnelGetParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelGetResponse>;
}
