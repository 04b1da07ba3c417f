import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Workers } from './index.ts';

/** The account's own name under workers.dev. */
export interface Subdomains {
  /** Claim a workers.dev subdomain name for the account, or change it.
   *  @http PUT /accounts/{account_id}/workers/subdomain
   *  @permission Workers Scripts Write
   *  @availability ga */
  update(params: Workers.SubdomainUpdateParams, options?: RequestOptions): APIPromise<Workers.SubdomainGetResponse>;

  /** Give up the account's workers.dev subdomain.
   *  @http DELETE /accounts/{account_id}/workers/subdomain
   *  @answer void
   *  @permission Workers Scripts Write
   *  @availability ga */
  delete(params: Workers.SubdomainDeleteParams, options?: RequestOptions): APIPromise<void>;

  /** Read the account's workers.dev subdomain.
   *  @http GET /accounts/{account_id}/workers/subdomain
   *  @permission Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(params: Workers.SubdomainGetParams, options?: RequestOptions): APIPromise<Workers.SubdomainGetResponse>;
}
