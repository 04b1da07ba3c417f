import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Reusable rules on which announced routes are taken or refused. */
export interface BGPFilterProfiles {
  /** Create a BGP filter profile that acts on matching targets.
   *  @http POST /accounts/{account_id}/magic/bgp/filter_profiles
   *  @plans enterprise
   *  @availability ga */
  create(params: MagicTransit.BGPFilterProfileCreateParams, options?: RequestOptions): APIPromise<MagicTransit.BGPFilterProfileGetResponse>;

  /** Set a BGP filter profile's name, targets and match action anew.
   *  @http PUT /accounts/{account_id}/magic/bgp/filter_profiles/{profile_id}
   *  @body json required
   *  @plans enterprise
   *  @availability ga */
  update(
    profileID: ResourceID,
    params: MagicTransit.BGPFilterProfileUpdateParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.BGPFilterProfileGetResponse>;

  /** List the BGP filter profiles of the account.
   *  @http GET /accounts/{account_id}/magic/bgp/filter_profiles
   *  @plans enterprise
   *  @availability ga */
  list(
    params: MagicTransit.BGPFilterProfileListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.BGPFilterProfileGetResponse>, MagicTransit.BGPFilterProfileGetResponse>;

  /** Delete a BGP filter profile from the account.
   *  @http DELETE /accounts/{account_id}/magic/bgp/filter_profiles/{profile_id}
   *  @plans enterprise
   *  @availability ga */
  delete(
    profileID: ResourceID,
    params: MagicTransit.BGPFilterProfileDeleteParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.BGPFilterProfileGetResponse>;

  /** Look up one BGP filter profile with its targets and match action.
   *  @http GET /accounts/{account_id}/magic/bgp/filter_profiles/{profile_id}
   *  @plans enterprise
   *  @availability ga */
  get(
    profileID: ResourceID,
    params: MagicTransit.BGPFilterProfileGetParams,
    options?: RequestOptions,
  ): APIPromise<MagicTransit.BGPFilterProfileGetResponse>;
}
