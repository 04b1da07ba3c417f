import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Applications known by hostname or subnet, for traffic steering. */
export interface Apps {
  /** Define a custom app by hostnames and subnets, for use in traffic steering.
   *  @http POST /accounts/{account_id}/magic/apps
   *  @status 201
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  create(params: MagicTransit.AppCreateParams, options?: RequestOptions): APIPromise<MagicTransit.AppListResponse.MagicAccountApp | null>;

  /** Replace the hostnames, subnets, name and type of a custom app.
   *  @http PUT /accounts/{account_id}/magic/apps/{account_app_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    accountAppID: ResourceID,
    params: MagicTransit.AppUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.AppListResponse.MagicAccountApp | null>;

  /** List the apps known to the account, for use in traffic steering.
   *  @http GET /accounts/{account_id}/magic/apps
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  list(
    params: MagicTransit.AppListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.AppListResponse>, MagicTransit.AppListResponse>;

  /** Delete a custom app from the account.
   *  @http DELETE /accounts/{account_id}/magic/apps/{account_app_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    accountAppID: ResourceID,
    params: MagicTransit.AppDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.AppListResponse.MagicAccountApp | null>;

  /** Change only the given hostnames, subnets, name or type of a custom app.
   *  @http PATCH /accounts/{account_id}/magic/apps/{account_app_id}
   *  @body json required
   *  @plans enterprise
   *  @availability ga */
  edit(
    accountAppID: ResourceID,
    params: MagicTransit.AppEditParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.AppListResponse.MagicAccountApp | null>;
}
