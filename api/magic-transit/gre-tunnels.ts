import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Unencrypted tunnels between your routers and Cloudflare. */
export interface GRETunnels {
  /** Create a GRE tunnel between your router and Cloudflare, with health check.
   *
   *  With `?validate_only=true` it is only checked. Traffic flows once routes point to it and your router has the same settings.
   *  @http POST /accounts/{account_id}/magic/gre_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "GRE_1", "cloudflare_gre_endpoint": "203.0.113.1",
   *    "customer_gre_endpoint": "198.51.100.1", "interface_address": "10.0.0.0/31", "mtu": 1476, "ttl": 64
   *  } */
  create(params: MagicTransit.GRETunnelCreateParams, options?: RequestOptions): APIPromise<MagicTransit.GRETunnelCreateResponse>;

  /** Replace the settings of one GRE tunnel, endpoints included.
   *
   *  With `?validate_only=true` the change is only checked.
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
   *  @availability ga
   *  @columns name customer_gre_endpoint cloudflare_gre_endpoint interface_address description modified_on
   *  @key name */
  list(params: MagicTransit.CfInterconnectParams, options?: RequestOptions): APIPromise<MagicTransit.GRETunnelListResponse>;

  /** Delete a GRE tunnel and return what it was.
   *
   *  Traffic of the tunnel stops at once. With `?validate_only=true` the deletion is only checked.
   *  @http DELETE /accounts/{account_id}/magic/gre_tunnels/{gre_tunnel_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    greTunnelID: ResourceID,
    params: MagicTransit.CfInterconnectParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelDeleteResponse>;

  /** Replace the settings of several GRE tunnels at once.
   *
   *  With `?validate_only=true` the changes are only checked.
   *  @http PUT /accounts/{account_id}/magic/gre_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(
    params: MagicTransit.GRETunnelBulkUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelBulkUpdateResponse>;

  /** Get one GRE tunnel's endpoints, MTU and health check.
   *  @http GET /accounts/{account_id}/magic/gre_tunnels/{gre_tunnel_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(
    greTunnelID: ResourceID,
    params: MagicTransit.CfInterconnectParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.GRETunnelGetResponse>;
}
