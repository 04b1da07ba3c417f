import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Radar } from './index.ts';

/** Regions and cities inside a country. */
export interface Geolocations {
  /** List geolocations, such as regions and cities, of a location.
   *  @http GET /radar/geolocations
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.GeolocationListParams | null, options?: RequestOptions): APIPromise<Radar.GeolocationListResponse>;

  /** Get one geolocation by its GeoNames ID.
   *  @http GET /radar/geolocations/{geo_id}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(
    /** @maxLength 100 */ geoID: string,
    params?: Radar.GeolocationGetParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.GeolocationGetResponse>;
}
