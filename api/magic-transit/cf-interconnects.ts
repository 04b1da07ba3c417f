import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Direct physical or virtual links, seen as tunnels. */
export interface CfInterconnects {
  /** Set one interconnect's addresses, MTU, BGP, GRE or health check.
   *  @http PUT /accounts/{account_id}/magic/cf_interconnects/{cf_interconnect_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  update(
    cfInterconnectID: ResourceID,
    params: MagicTransit.CfInterconnectUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.CfInterconnectUpdateResponse>;

  /** List the interconnects Magic Transit can use in the account.
   *  @http GET /accounts/{account_id}/magic/cf_interconnects
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  list(params: MagicTransit.CfInterconnectListParams, options?: RequestOptions): APIPromise<MagicTransit.CfInterconnectListResponse>;

  /** Update several interconnects in one request.
   *  @http PUT /accounts/{account_id}/magic/cf_interconnects
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(
    params: MagicTransit.CfInterconnectBulkUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.CfInterconnectBulkUpdateResponse>;

  /** Look up one interconnect's addresses, BGP, GRE and health check settings.
   *  @http GET /accounts/{account_id}/magic/cf_interconnects/{cf_interconnect_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(
    cfInterconnectID: ResourceID,
    params: MagicTransit.CfInterconnectGetParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.CfInterconnectGetResponse>;
}
