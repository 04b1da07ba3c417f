import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Links that take over from each other. */
export interface RedundancyGroups {
  /** List the account's redundancy groups with their members.
   *  @http GET /accounts/{account_id}/magic/redundancy_groups
   *  @plans enterprise
   *  @docs https://developers.cloudflare.com/api/operations/magic-redundancy-groups-list-redundancy-groups
   *  @columns name description member_data created_on modified_on
   *  @key name */
  list(params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.RedundancyGroupListResponse>;

  /** Create a redundancy group with a name and members.
   *  @http POST /accounts/{account_id}/magic/redundancy_groups
   *  @status 201
   *  @plans enterprise
   *  @docs https://developers.cloudflare.com/api/operations/magic-redundancy-groups-create-redundancy-group
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "primary-group", "description": "Both uplinks of Lisbon" } */
  create(params: MagicTransit.RedundancyGroupParams, options?: RequestOptions): APIPromise<MagicTransit.RedundancyGroup>;

  /** Get one redundancy group with its members.
   *  @http GET /accounts/{account_id}/magic/redundancy_groups/{redundancy_group_id}
   *  @plans enterprise
   *  @docs https://developers.cloudflare.com/api/operations/magic-redundancy-groups-get-redundancy-group */
  get(
    redundancyGroupID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RedundancyGroupWithMembers>;

  /** Replace a redundancy group's name, description and members.
   *  @http PUT /accounts/{account_id}/magic/redundancy_groups/{redundancy_group_id}
   *  @plans enterprise
   *  @docs https://developers.cloudflare.com/api/operations/magic-redundancy-groups-update-redundancy-group */
  update(
    redundancyGroupID: ResourceID,
    params: MagicTransit.RedundancyGroupParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RedundancyGroup>;

  /** Delete a redundancy group but keep its member tunnels.
   *  @http DELETE /accounts/{account_id}/magic/redundancy_groups/{redundancy_group_id}
   *  @plans enterprise
   *  @docs https://developers.cloudflare.com/api/operations/magic-redundancy-groups-delete-redundancy-group */
  delete(
    redundancyGroupID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.RedundancyGroupDeleteResponse>;
}
