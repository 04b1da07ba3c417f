import type { PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { ZeroTrust } from './index.ts';

/** Paid places that users take up. */
export interface Seats {
  /** Release the Access and Gateway seats of the users given.
   *  @http PATCH /accounts/{account_id}/access/seats
   *  @permission Zero Trust: Seats Write
   *  @availability ga */
  edit(params: ZeroTrust.SeatEditParams, options?: RequestOptions): PagePromise<SinglePage<ZeroTrust.Seat>, ZeroTrust.Seat>;
}
