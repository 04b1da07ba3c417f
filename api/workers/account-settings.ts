import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Workers } from './index.ts';
import type { InAccount } from '../_shared.ts';

/** Defaults for new scripts of the account. */
export interface AccountSettings {
  /** Replace the account's default usage model and Green Compute choice.
   *  @http PUT /accounts/{account_id}/workers/account-settings
   *  @body json required
   *  @permission Account Settings Write
   *  @availability ga */
  update(params: Workers.AccountSettingUpdateParams, options?: RequestOptions): APIPromise<Workers.AccountSetting>;

  /** Get the account's defaults for new Workers.
   *  @http GET /accounts/{account_id}/workers/account-settings
   *  @permission Trust and Safety Write; Trust and Safety Read; DNS View Write; DNS View Read; SCIM Provisioning; Load Balancers Account Write; Load Balancers Account Read; Zero Trust: PII Read; DDoS Botnet Feed Write; DDoS Botnet Feed Read; Workers R2 Storage Write; Workers R2 Storage Read; DDoS Protection Write; DDoS Protection Read; Workers Tail Read; Workers KV Storage Write; Workers KV Storage Read; Workers Scripts Write; Workers Scripts Read; Load Balancing: Monitors and Pools Write; Load Balancing: Monitors and Pools Read; Account Firewall Access Rules Write; Account Firewall Access Rules Read; DNS Firewall Write; DNS Firewall Read; Billing Write; Billing Read; Account Settings Write; Account Settings Read
   *  @availability ga */
  get(params: InAccount, options?: RequestOptions): APIPromise<Workers.AccountSetting>;
}
