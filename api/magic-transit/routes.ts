import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Prefixes with their tunnels and priorities. */
export interface Routes {
  /** Create a static route for a prefix, with next hop and priority.
   *
   *  With `?validate_only=true` it is only checked.
   *  @http POST /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "prefix": "192.0.2.0/24", "nexthop": "10.0.0.1", "priority": 100,
   *    "description": "Lisbon office"
   *  } */
  create(params: MagicTransit.RouteParams, options?: RequestOptions): APIPromise<MagicTransit.RouteCreateResponse>;

  /** Replace the prefix, next hop, priority and scope of a static route.
   *
   *  With `?validate_only=true` the change is only checked.
   *  @http PUT /accounts/{account_id}/magic/routes/{route_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    routeID: ResourceID,
    params: MagicTransit.RouteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RouteUpdateResponse>;

  /** List the static routes of the account.
   *  @http GET /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @columns prefix nexthop priority weight description modified_on
   *  @key prefix nexthop */
  list(params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.RouteListResponse>;

  /** Delete a static route and return what it was.
   *
   *  Traffic to the prefix takes the next best route at once, or is dropped. With `?validate_only=true` it is only checked.
   *  @http DELETE /accounts/{account_id}/magic/routes/{route_id}
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  delete(
    routeID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RouteDeleteResponse>;

  /** Replace several static routes at once.
   *
   *  Only the routes given are changed. With `?validate_only=true` the changes are only checked.
   *  @http PUT /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(params: MagicTransit.RouteBulkUpdateParams, options?: RequestOptions): APIPromise<MagicTransit.RouteBulkUpdateResponse>;

  /** Delete several static routes of the account at once.
   *
   *  Traffic to their prefixes is dropped unless another route matches.
   *  @http DELETE /accounts/{account_id}/magic/routes
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  empty(params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.RouteEmptyResponse>;

  /** Get one static route's prefix, next hop and priority.
   *  @http GET /accounts/{account_id}/magic/routes/{route_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(routeID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.RouteGetResponse>;
}
