import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Direct physical or virtual links, seen as tunnels. */
export interface CfInterconnects {
  /** Replace an interconnect's addresses, MTU, BGP and health check.
   *
   *  With `?validate_only=true` the change is only checked.
   *  @http PUT /accounts/{account_id}/magic/cf_interconnects/{cf_interconnect_id}
   *  @body json required
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "cf_interconnect_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "interface_address": "192.0.2.3/29", "mtu": 1476, "health_check": { "enabled": true, "rate": "mid", "type": "reply" }
   *  } */
  update(
    cfInterconnectID: ResourceID,
    params: MagicTransit.CfInterconnectUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.CfInterconnectUpdateResponse>;

  /** List the interconnects that can carry the account's traffic.
   *  @http GET /accounts/{account_id}/magic/cf_interconnects
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga
   *  @columns name colo_name interface_address mtu description created_on modified_on */
  list(params: MagicTransit.CfInterconnectParams, options?: RequestOptions): APIPromise<MagicTransit.CfInterconnectListResponse>;

  /** Replace the settings of several interconnects at once.
   *
   *  With `?validate_only=true` the changes are only checked.
   *  @http PUT /accounts/{account_id}/magic/cf_interconnects
   *  @permission Magic WAN Write; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  bulkUpdate(
    params: MagicTransit.CfInterconnectBulkUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.CfInterconnectBulkUpdateResponse>;

  /** Get one interconnect's addresses, BGP and health check.
   *  @http GET /accounts/{account_id}/magic/cf_interconnects/{cf_interconnect_id}
   *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
   *  @plans enterprise
   *  @availability ga */
  get(
    cfInterconnectID: ResourceID,
    params: MagicTransit.CfInterconnectParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.CfInterconnectGetResponse>;
}
