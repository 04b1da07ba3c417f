import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Preparedness of web sites for AI agents. */
export interface AgentReadiness {
  /** As CSV. @response text/csv */
  summary(dimension: 'CHECK', params: Radar.AgentReadinessSummaryParams & InCSV, options?: RequestOptions): APIPromise<string>;

  /** Get how ready sites are for AI agents, split by one dimension.
   *
   *  Values are shares in percent and sum to 100. Give `name` once for each series wanted; dates, ranges and filters at the same position belong
   *  to it.
   *  @http GET /radar/agent_readiness/summary/{dimension}
   *  @permission User Details Write; User Details Read
   *  @plans free pro business enterprise
   *  @availability ga */
  summary(
    dimension: 'CHECK',
    params?: Radar.AgentReadinessSummaryParams | null,
    options?: RequestOptions,
  ): APIPromise<Radar.AgentReadinessSummaryResponse>;
}
