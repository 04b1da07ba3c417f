import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ZeroTrust } from './index.ts';

/** Account switches for ICMP and private off-ramping. */
export interface ConnectivitySettings {
  /** Turn ICMP proxying or WARP off-ramping on or off for the account.
   *  @http PATCH /accounts/{account_id}/zerotrust/connectivity_settings
   *  @body json required
   *  @permission Zero Trust Write
   *  @availability ga */
  edit(params: ZeroTrust.ConnectivitySettingEditParams, options?: RequestOptions): APIPromise<ZeroTrust.ConnectivitySettingGetResponse>;

  /** Show whether ICMP proxying and WARP off-ramping are on.
   *  @http GET /accounts/{account_id}/zerotrust/connectivity_settings
   *  @permission Zero Trust Report; Zero Trust Read; Zero Trust Write
   *  @availability ga */
  get(params: ZeroTrust.ConnectivitySettingGetParams, options?: RequestOptions): APIPromise<ZeroTrust.ConnectivitySettingGetResponse>;
}
