import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Regions and cities inside a country. */
export interface Geolocations {
  /** As CSV. @response text/csv */
  list(params: Radar.GeolocationListParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** List geolocations, such as regions and cities, of a location.
   *  @http GET /radar/geolocations
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.GeolocationListParams | null, options?: RequestOptions): APIPromise<Radar.GeolocationListResponse>;

  /** As CSV. @response text/csv */
  get(geoID: string, params: Radar.BotInput & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get one geolocation by its GeoNames ID.
   *  @http GET /radar/geolocations/{geo_id}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    /** @maxLength 100 */ geoID: string,
    params?: Radar.BotInput | null,
    options?: RequestOptions,
  ): APIPromise<Radar.GeolocationGetResponse>;
}
