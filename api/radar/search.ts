import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Lookup of networks, places, bots and reports by term. */
export interface Search {
  /** As CSV. @response text/csv */
  global(params: Radar.SearchGlobalParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Search all Radar entities for a term, with kinds to include or leave out.
   *  @http GET /radar/search/global
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  global(params: Radar.SearchGlobalParams, options?: RequestOptions): APIPromise<Radar.SearchGlobalResponse>;
}
