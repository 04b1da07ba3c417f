import type { APIPromise, RequestOptions } from '../_client.ts';
import type { MagicTransit } from './index.ts';
import type { InAccount } from '../_shared.ts';

/** Account-wide options for route exchange with your routers. */
export interface BGPSettings {
  /** Get the account's BGP settings: Cloudflare's ASN and redistribution.
   *  @http GET /accounts/{account_id}/magic/bgp/settings
   *  @plans enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/magic-bgp-get-settings */
  get(params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.TunnelBGP>;

  /** Replace the ASN Cloudflare uses and which routes are redistributed.
   *  @http PUT /accounts/{account_id}/magic/bgp/settings
   *  @body json required
   *  @plans enterprise
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/magic-bgp-update-settings */
  update(params: MagicTransit.BGPSettingUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.TunnelBGP>;
}
