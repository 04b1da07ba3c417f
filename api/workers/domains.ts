import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { Result } from '../_shared.ts';
import type { Workers } from './index.ts';

/** Hostnames that lead straight to a script. */
export interface Domains {
  /** Attach a hostname to a Worker as its custom domain, or move it to another.
   *  @http PUT /accounts/{account_id}/workers/domains
   *  @permission Workers Scripts Write
   *  @availability ga */
  update(params: Workers.DomainUpdateParams, options?: RequestOptions): APIPromise<Workers.DomainGetResponse>;

  /** List custom domains by hostname, zone or the Worker they serve.
   *  @http GET /accounts/{account_id}/workers/domains
   *  @permission Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  list(
    params: Workers.DomainListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Workers.DomainGetResponse>, Workers.DomainGetResponse>;

  /** Detach a custom domain from its Worker.
   *  @http DELETE /accounts/{account_id}/workers/domains/{domain_id}
   *  @unwrapped
   *  @permission Workers Scripts Write
   *  @availability ga */
  delete(domainID: string, params: Workers.DomainDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

  /** Look up which Worker and zone a custom domain belongs to.
   *  @http GET /accounts/{account_id}/workers/domains/{domain_id}
   *  @permission Workers Scripts Write; Workers Scripts Read
   *  @availability ga */
  get(domainID: string, params: Workers.DomainGetParams, options?: RequestOptions): APIPromise<Workers.DomainGetResponse>;
}
