import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Workers } from './index.ts';
import type { InAccount } from '../_shared.ts';

/** The account's own name under workers.dev. */
export interface Subdomains {
  /** Replace the account's workers.dev subdomain.
   *
   *  All Workers of the account change their workers.dev addresses.
   *  @http PUT /accounts/{account_id}/workers/subdomain
   *  @permission Workers Scripts Write
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "subdomain": "my-subdomain" } */
  update(params: Workers.SubdomainUpdateParams, options?: RequestOptions): APIPromise<Workers.SubdomainData>;

  /** Delete the account's workers.dev subdomain.
   *  @http DELETE /accounts/{account_id}/workers/subdomain
   *  @response void
   *  @permission Workers Scripts Write
   *  @availability ga */
  delete(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Get the account's workers.dev subdomain.
   *  @http GET /accounts/{account_id}/workers/subdomain
   *  @permission Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(params: InAccount, options?: RequestOptions): APIPromise<Workers.SubdomainData>;
}
