import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Daily figures on sessions and recordings. */
export interface Analytics {
  /** Get an app's day-by-day session and recording figures for a date range.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/analytics/daywise
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getOrgAnalytics(
    appID: ResourceID,
    params: RealtimeKit.LivestreamGetOrgAnalyticsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetOrgAnalyticsResponse>;
}
