import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InZone, ResourceID } from '../_shared.ts';
import type { Workers } from './index.ts';

/** URL patterns of a zone that trigger a script. */
export interface Routes {
  /** Create a route from a URL pattern to a Worker.
   *
   *  The hostname needs a proxied DNS record of its own. Without `script` matching requests run no Worker.
   *  @http POST /zones/{zone_id}/workers/routes
   *  @permission Workers Routes Write
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "example.com/*", "script": "my-workers-script" } */
  create(params: Workers.RouteParams, options?: RequestOptions): APIPromise<Workers.RouteResult>;

  /** Replace a route's URL pattern and the Worker it runs.
   *  @http PUT /zones/{zone_id}/workers/routes/{route_id}
   *  @permission Workers Routes Write
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "shop.example.com/*", "script": "shop" } */
  update(routeID: ResourceID, params: Workers.RouteParams, options?: RequestOptions): APIPromise<Workers.RouteResult>;

  /** List a zone's routes and the Workers they run.
   *  @http GET /zones/{zone_id}/workers/routes
   *  @permission Workers Routes Write; Workers Routes Read
   *  @availability ga
   *  @columns pattern script id
   *  @key pattern */
  list(
    params: InZone,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Workers.RouteResult>, Workers.RouteResult>;

  /** Delete a route, so that its URL pattern no longer runs the Worker.
   *  @http DELETE /zones/{zone_id}/workers/routes/{route_id}
   *  @permission Workers Routes Write
   *  @availability ga */
  delete(routeID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Workers.RouteDeleteResponse>;

  /** Get one route's URL pattern and Worker.
   *  @http GET /zones/{zone_id}/workers/routes/{route_id}
   *  @permission Workers Routes Write; Workers Routes Read
   *  @availability ga */
  get(routeID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Workers.RouteResult>;
}
