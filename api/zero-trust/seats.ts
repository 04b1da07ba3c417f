import type { PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { ZeroTrust } from './index.ts';

/** Paid places that users take up. */
export interface Seats {
  /** Edit users' seats: release Access and Gateway seats.
   *
   *  Give both seats as false to free the license. The user takes a seat again at the next sign-in or enrollment; block or remove the user first
   *  to prevent that.
   *  @http PATCH /accounts/{account_id}/access/seats
   *  @permission Zero Trust: Seats Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "body": [{ "seat_uid": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "access_seat": false, "gateway_seat": false }]
   *  }
   *  @aliases remove seat; free license; deprovision user */
  edit(params: ZeroTrust.SeatEditParams, options?: RequestOptions): PagePromise<SinglePage<ZeroTrust.Seat>, ZeroTrust.Seat>;
}
