import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Reusable rules on which announced routes are taken or refused. */
export interface BGPFilterProfiles {
  /** Create a BGP filter profile that allows or denies routes.
   *  @http POST /accounts/{account_id}/magic/bgp/filter_profiles
   *  @plans enterprise
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "branch routes", "match_action": "allow", "targets": ["192.0.2.0/24"] } */
  create(params: MagicTransit.BGPFilterProfileCreateParams, options?: RequestOptions): APIPromise<MagicTransit.BGPFilterProfile>;

  /** Replace a BGP filter profile's name, targets and action.
   *
   *  A description left out stays as it is; send an empty one to clear it.
   *  @http PUT /accounts/{account_id}/magic/bgp/filter_profiles/{profile_id}
   *  @body json required
   *  @plans enterprise
   *  @availability ga */
  update(
    profileID: ResourceID,
    params: MagicTransit.BGPFilterProfileUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.BGPFilterProfile>;

  /** List the BGP filter profiles of the account.
   *  @http GET /accounts/{account_id}/magic/bgp/filter_profiles
   *  @plans enterprise
   *  @availability ga
   *  @columns name description match_action targets created_on modified_on
   *  @key name */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.BGPFilterProfile>, MagicTransit.BGPFilterProfile>;

  /** Delete a BGP filter profile from the account.
   *  @http DELETE /accounts/{account_id}/magic/bgp/filter_profiles/{profile_id}
   *  @plans enterprise
   *  @availability ga */
  delete(
    profileID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.BGPFilterProfile>;

  /** Get one BGP filter profile with its targets and action.
   *  @http GET /accounts/{account_id}/magic/bgp/filter_profiles/{profile_id}
   *  @plans enterprise
   *  @availability ga */
  get(
    profileID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.BGPFilterProfile>;
}
