import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ZeroTrust } from './index.ts';
import type { InAccount } from '../_shared.ts';

/** Account switches for ICMP and private off-ramping. */
export interface ConnectivitySettings {
  /** Edit whether ICMP is proxied and WARP off-ramping is on.
   *  @http PATCH /accounts/{account_id}/zerotrust/connectivity_settings
   *  @body json required
   *  @permission Zero Trust Write
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "icmp_proxy_enabled": true, "offramp_warp_enabled": true } */
  edit(params: ZeroTrust.ConnectivitySettingEditParams, options?: RequestOptions): APIPromise<ZeroTrust.ConnectivitySetting>;

  /** Get whether ICMP is proxied and WARP off-ramping is on.
   *  @http GET /accounts/{account_id}/zerotrust/connectivity_settings
   *  @permission Zero Trust Report; Zero Trust Read; Zero Trust Write
   *  @availability ga */
  get(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.ConnectivitySetting>;
}
