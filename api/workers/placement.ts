import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount } from '../_shared.ts';
import type { Workers } from './index.ts';

/** Location where scripts run, to be near the data they use. */
export interface Placement {
  readonly regions: Placement.Regions;
}

export declare namespace Placement {
  /** Cloud regions that a script can run near. */
  export interface Regions {
    /** List the cloud regions that Workers can be placed near.
     *  @http GET /accounts/{account_id}/workers/placement/regions
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-placement-list-regions
     *  @columns id regions */
    list(params: InAccount, options?: RequestOptions): APIPromise<Workers.PlacementRegionsResponse>;
  }
}
