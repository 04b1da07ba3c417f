import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Files of Internet data for download. */
export interface Datasets {
  /** As CSV. @response text/csv */
  list(params: Radar.DatasetListParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** List downloadable Radar datasets by type and date.
   *  @http GET /radar/datasets
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.DatasetListParams | null, options?: RequestOptions): APIPromise<Radar.DatasetListResponse>;

  /** As CSV. @response text/csv */
  download(params: Radar.DatasetDownloadParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Ask for a download URL of a Radar dataset.
   *  @http POST /radar/datasets/download
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  download(params: Radar.DatasetDownloadParams, options?: RequestOptions): APIPromise<Radar.DatasetDownloadResponse>;

  /** Stream the contents of a Radar dataset by its alias.
   *  @http GET /radar/datasets/{alias}
   *  @response text text/csv
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(alias: string, options?: RequestOptions): APIPromise<string>;
}
