import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Separate projects, each with meetings of its own. */
export interface Apps {
  /** Get the account's RealtimeKit apps, searchable and sorted.
   *  @http GET /accounts/{account_id}/realtime/kit/apps
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  get(params: RealtimeKit.AppGetParams, options?: RequestOptions): APIPromise<RealtimeKit.AppGetResponse>;

  /** Register a new RealtimeKit app under the given name.
   *  @http POST /accounts/{account_id}/realtime/kit/apps
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  post(params: RealtimeKit.AppPostParams, options?: RequestOptions): APIPromise<RealtimeKit.AppPostResponse>;

  /** Get one RealtimeKit app by its ID.
   *  @http GET /accounts/{account_id}/realtime/kit/apps/{app_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/get_app */
  getAppByID(
    appID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.AppGetAppByIDResponse>;
}
