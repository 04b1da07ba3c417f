import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { Workers } from './index.ts';
import type { InAccount } from '../_shared.ts';

/** Hostnames that lead straight to a script. */
export interface Domains {
  /** Create or move a custom domain of a Worker.
   *
   *  DNS record and certificate are made by Cloudflare; a record that is in the way refuses it.
   *  @http PUT /accounts/{account_id}/workers/domains
   *  @permission Workers Scripts Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostname": "app.example.com", "service": "my-worker",
   *    "zone_id": "593c9c94de529bbbfaac7c53ced0447d"
   *  }
   *  @aliases custom domain */
  update(params: Workers.DomainUpdateParams, options?: RequestOptions): APIPromise<Workers.DomainResult>;

  /** List custom domains by hostname, zone or the Worker they serve.
   *  @http GET /accounts/{account_id}/workers/domains
   *  @permission Workers Scripts Write; Workers Scripts Read
   *  @availability ga
   *  @columns hostname service environment zone_name
   *  @key hostname */
  list(
    params: Workers.DomainListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Workers.DomainResult>, Workers.DomainResult>;

  /** Delete a custom domain of a Worker.
   *
   *  Its DNS record goes with it.
   *  @http DELETE /accounts/{account_id}/workers/domains/{domain_id}
   *  @unwrapped
   *  @permission Workers Scripts Write
   *  @availability ga */
  delete(domainID: string, params: InAccount, options?: RequestOptions): APIPromise<Workers.DomainDeleteResponse>;

  /** Get which Worker and zone a custom domain belongs to.
   *  @http GET /accounts/{account_id}/workers/domains/{domain_id}
   *  @permission Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(domainID: string, params: InAccount, options?: RequestOptions): APIPromise<Workers.DomainResult>;
}
