import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Encrypted tunnels between your routers and Cloudflare. */
export interface IPSECTunnels {
  /** Create an IPsec tunnel to your network, with a health check.
   *
   *  With `?validate_only=true` it is only checked. Without `psk` generate one afterwards.
   *  @http POST /accounts/{account_id}/magic/ipsec_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "IPsec_1", "cloudflare_endpoint": "203.0.113.1",
   *    "customer_endpoint": "198.51.100.1", "interface_address": "10.0.0.0/31", "replay_protection": false
   *  } */
  create(
    params: MagicTransit.IPSECTunnelParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelCreateResponse>;

  /** Replace the settings of one IPsec tunnel, endpoints included.
   *
   *  With `?validate_only=true` the change is only checked.
   *  @http PUT /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}
   *  @demands -
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.IPSECTunnelParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelUpdateResponse>;

  /** List the IPsec tunnels of the account.
   *  @http GET /accounts/{account_id}/magic/ipsec_tunnels
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @columns name customer_endpoint cloudflare_endpoint interface_address description modified_on
   *  @key name */
  list(params: MagicTransit.CfInterconnectParams, options?: RequestOptions): APIPromise<MagicTransit.IPSECTunnelListResponse>;

  /** Delete an IPsec tunnel and return what it was.
   *
   *  Traffic of the tunnel stops at once. With `?validate_only=true` the deletion is only checked.
   *  @http DELETE /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.CfInterconnectParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelDeleteResponse>;

  /** Replace the settings of several IPsec tunnels at once.
   *
   *  With `?validate_only=true` the changes are only checked.
   *  @http PUT /accounts/{account_id}/magic/ipsec_tunnels
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(
    params: MagicTransit.IPSECTunnelBulkUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelBulkUpdateResponse>;

  /** Get one IPsec tunnel's endpoints, identities and health check.
   *  @http GET /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(
    ipsecTunnelID: ResourceID,
    params: MagicTransit.CfInterconnectParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelGetResponse>;

  /** Generate a new pre-shared key for an IPsec tunnel and return it.
   *
   *  The key takes effect at once and is shown only once, in this response: store it. A running session goes on until it is renewed.
   *  @http POST /accounts/{account_id}/magic/ipsec_tunnels/{ipsec_tunnel_id}/psk_generate
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @aliases rotate PSK */
  pskGenerate(
    ipsecTunnelID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.IPSECTunnelPSKGenerateResponse>;

  /** Set your own pre-shared keys on IPsec tunnels, or only validate them.
   *
   *  Keys take effect at once and cannot be read later. Look at `unapplied_psks`: single tunnels can fail.
   *  @http POST /accounts/{account_id}/magic/ipsec_tunnels/psk
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise */
  pskSet(params: MagicTransit.IPSECTunnelPSKSetParams, options?: RequestOptions): APIPromise<MagicTransit.IPSECTunnelPSKSetResponse>;
}
