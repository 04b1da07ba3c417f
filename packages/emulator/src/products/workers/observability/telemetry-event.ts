/** Events of Workers Logs: https://developers.cloudflare.com/workers/observability/logs/workers-logs/ */
import type { Fields } from '../../shared/fields.ts';

export interface TelemetryEvent extends Fields {
  readonly dataset: string;
  readonly timestamp: number;
  readonly source: Fields;
  readonly $metadata: Fields & { readonly id: string; readonly requestId: string; readonly service: string };
  readonly $workers: Fields;
}

export interface Period {
  readonly from: number;
  readonly to: number;
}

/** https://developers.cloudflare.com/workers/observability/logs/workers-logs/#limits */
export const RETENTION = 7 * 24 * 60 * 60_000;
export const DATASET = 'cloudflare-workers';
