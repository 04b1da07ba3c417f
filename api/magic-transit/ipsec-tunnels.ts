import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Encrypted tunnels between your routers and Cloudflare. */
export interface IPSECTunnels {
  /** Create an IPsec tunnel to your network, with pre-shared key and health check.
   *  @http POST /accounts/{account_id}/magic/ipsec_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  create(
    params: MagicTransit.IPSECTunnelCreateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelGetResponse.IPSECTunnel>;

  /** Replace the settings of one IPsec tunnel, endpoints included.
   *  @http PUT /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.IPSECTunnelUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelUpdateResponse>;

  /** List the IPsec tunnels of the account.
   *  @http GET /accounts/{account_id}/magic/ipsec_tunnels
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  list(params: MagicTransit.IPSECTunnelListParams, options?: RequestOptions): APIPromise<MagicTransit.IPSECTunnelListResponse>;

  /** Delete an IPsec tunnel and return what it was.
   *  @http DELETE /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.IPSECTunnelDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelDeleteResponse>;

  /** Update several IPsec tunnels in one request.
   *  @http PUT /accounts/{account_id}/magic/ipsec_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(
    params: MagicTransit.IPSECTunnelBulkUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelBulkUpdateResponse>;

  /** Look up one IPsec tunnel's endpoints, identities and health check.
   *  @http GET /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.IPSECTunnelGetParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelGetResponse>;

  /** Generate a new pre-shared key for an IPsec tunnel and return it.
   *  @http POST /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}/psk_generate
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  pskGenerate(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.IPSECTunnelPSKGenerateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelPSKGenerateResponse>;

  /** Set your own pre-shared keys on IPsec tunnels, or only validate them.
   *  @http POST /accounts/{account_id}/magic/ipsec_tunnels/psk
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  pskSet(params: MagicTransit.IPSECTunnelPSKSetParams, options?: RequestOptions): APIPromise<MagicTransit.IPSECTunnelPSKSetResponse>;
}
