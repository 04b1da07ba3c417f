import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Radar } from './index.ts';

/** Files of Internet data for download. */
export interface Datasets {
  /** List downloadable Radar datasets by type and date.
   *  @http GET /radar/datasets
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params?: Radar.DatasetListParams | null, options?: RequestOptions): APIPromise<Radar.DatasetListResponse>;

  /** Ask for a download URL of a Radar dataset.
   *  @http POST /radar/datasets/download
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  download(params: Radar.DatasetDownloadParams, options?: RequestOptions): APIPromise<Radar.DatasetDownloadResponse>;

  /** Stream the contents of a Radar dataset by its alias.
   *  @http GET /radar/datasets/{alias}
   *  @answer text text/csv
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(alias: string, options?: RequestOptions): APIPromise<string>;
}
