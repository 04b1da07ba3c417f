import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Radar } from './index.ts';

/** How well web sites are prepared for AI agents. */
export interface AgentReadiness {
  /** Show how ready sites are for AI agents, split by one dimension.
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
