import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Connections cut off early, a sign of tampering. */
export interface TCPResetsTimeouts {
  /** As CSV. @response text/csv */
  summary(params: Radar.TCPResetsTimeoutSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get the share of TCP connections that end early in a reset or timeout.
   *  @http GET /radar/tcp_resets_timeouts/summary
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summary(params?: Radar.TCPResetsTimeoutSummaryParams | null, options?: RequestOptions): APIPromise<Radar.TCPResetsTimeoutSummaryResponse>;

  /** As CSV. @response text/csv */
  timeseriesGroups(params: Radar.TCPResetsTimeoutTimeseriesGroupsParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Chart the share of TCP connections reset or timed out early over time.
   *  @http GET /radar/tcp_resets_timeouts/timeseries_groups
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  timeseriesGroups(
    params?: Radar.TCPResetsTimeoutTimeseriesGroupsParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.TCPResetsTimeoutTimeseriesGroupsResponse>;
}
