import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Which prefix goes through which tunnel, with priority. */
export interface Routes {
  /** Add a static route for a prefix, with next hop, priority and scope.
   *  @http POST /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  create(params: MagicTransit.RouteCreateParams, options?: RequestOptions): APIPromise<MagicTransit.RouteGetResponse.Route>;

  /** Replace the prefix, next hop, priority and scope of a static route.
   *  @http PUT /accounts/{account_id}/magic/routes/{route_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    routeID: ResourceID,
    params: MagicTransit.RouteUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RouteUpdateResponse>;

  /** List the static routes of the account.
   *  @http GET /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  list(params: MagicTransit.RouteListParams, options?: RequestOptions): APIPromise<MagicTransit.RouteListResponse>;

  /** Delete one static route and return what it was.
   *  @http DELETE /accounts/{account_id}/magic/routes/{route_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    routeID: ResourceID,
    params: MagicTransit.RouteDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RouteDeleteResponse>;

  /** Update several static routes in one request.
   *  @http PUT /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(params: MagicTransit.RouteBulkUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.RouteBulkUpdateResponse>;

  /** Delete the account's static routes all at once.
   *  @http DELETE /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  empty(params: MagicTransit.RouteEmptyParams, options?: RequestOptions): APIPromise<MagicTransit.RouteEmptyResponse>;

  /** Look up one static route's prefix, next hop and priority.
   *  @http GET /accounts/{account_id}/magic/routes/{route_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(routeID: ResourceID, params: MagicTransit.RouteGetParams, options?: RequestOptions): APIPromise<MagicTransit.RouteGetResponse>;
}
