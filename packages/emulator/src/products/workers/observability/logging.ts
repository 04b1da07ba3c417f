/** Logging settings of Workers: https://developers.cloudflare.com/workers/observability/logs/workers-logs/#enable-workers-logs */
import { isObject } from '@flarewire/schema';
import type { Script } from '../tables.ts';

export interface Logging {
  readonly rate: number;
  readonly hasInvocations: boolean;
  readonly hasTraces: boolean;
}

/** Settings of a Worker; undefined if nothing is stored. */
export function loggingOf({ settings }: Script): Logging | undefined {
  const { observability } = settings;
  if (!isObject(observability)) return undefined;
  const logs = isObject(observability.logs) ? observability.logs : {};
  if ((logs.enabled ?? observability.enabled) !== true || logs.persist === false) return undefined;
  const rate = logs.head_sampling_rate ?? observability.head_sampling_rate ?? 1;
  const traces = isObject(observability.traces) && observability.traces.enabled === true;
  return { rate: Number(rate), hasInvocations: logs.invocation_logs !== false, hasTraces: traces };
}
