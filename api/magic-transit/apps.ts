import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Applications known by hostname or subnet, for traffic steering. */
export interface Apps {
  /** Create a custom app from hostnames and IPv4 ranges.
   *  @http POST /accounts/{account_id}/magic/apps
   *  @status 201
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Internal wiki", "type": "Collaboration", "hostnames": ["wiki.example.com"],
   *    "ip_subnets": ["192.0.2.0/24"]
   *  } */
  create(params: MagicTransit.AppCreateParams, options?: RequestOptions): APIPromise<MagicTransit.App | null>;

  /** Replace a custom app's name, type, hostnames and ranges.
   *  @http PUT /accounts/{account_id}/magic/apps/{account_app_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    accountAppID: ResourceID,
    params: MagicTransit.AppParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.App | null>;

  /** List the account's own and Cloudflare's apps for traffic steering.
   *  @http GET /accounts/{account_id}/magic/apps
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @columns name type hostnames ip_subnets source_subnets
   *  @key name */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.AppListResponse>, MagicTransit.AppListResponse>;

  /** Delete a custom app from the account.
   *  @http DELETE /accounts/{account_id}/magic/apps/{account_app_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    accountAppID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.App | null>;

  /** Edit a custom app's name, type, hostnames or ranges.
   *  @http PATCH /accounts/{account_id}/magic/apps/{account_app_id}
   *  @body json required
   *  @plans enterprise
   *  @availability ga */
  edit(
    accountAppID: ResourceID,
    params: MagicTransit.AppParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.App | null>;
}
