/** Log events of Workers: those that ran on the edge. Without an edge they are made up, deterministic for Worker and time. */
import type { Context } from '../../../handler/context.ts';
import { hash } from '../../../state/ids.ts';
import { chance } from '../../shared/chance.ts';
import type { Fields } from '../../shared/fields.ts';
import { type Script, scriptsOf } from '../tables.ts';
import { storedEvents } from './invocations.ts';
import { type Logging, loggingOf } from './logging.ts';
import { DATASET, type Period, RETENTION, type TelemetryEvent } from './telemetry-event.ts';

const MINUTE = 60_000;
/** Each Worker is called so often. */
const STEP = 10 * MINUTE;
const CALLS = [
  { method: 'GET', path: '/', status: 200 },
  { method: 'GET', path: '/api/items', status: 200 },
  { method: 'POST', path: '/api/items', status: 201 },
  { method: 'GET', path: '/api/items/7', status: 200 },
  { method: 'GET', path: '/missing', status: 404 },
] as const;

/** Events of the account's Workers in a period, the newest first. */
export function eventsOf(context: Context, { from, to }: Period): TelemetryEvent[] {
  if (context.sandbox.runsWorkers) return storedEvents(context.sandbox, context.path.account_id ?? '', { from, to });
  const now = context.sandbox.clock.now();
  const events: TelemetryEvent[] = [];
  for (const script of scriptsOf(context)) {
    const logging = loggingOf(script);
    if (logging === undefined) continue;
    const first = Math.max(from, now - RETENTION, Date.parse(script.created_on));
    for (let time = Math.ceil(first / STEP) * STEP; time <= Math.min(to, now); time += STEP) {
      if (chance(`sampled/${script.name}/${time}`) < logging.rate)
        events.push(...invocation(context, script, logging, time));
    }
  }
  return events.sort((one, other) => other.timestamp - one.timestamp);
}

const hex = (text: string, length: number): string =>
  Array.from({ length: Math.ceil(length / 8) }, (_, index) => hash(`${index}/${text}`).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, length);

/** A log line of the invocation, and the invocation itself. */
function invocation(context: Context, script: Script, logging: Logging, time: number): TelemetryEvent[] {
  const seed = `${script.name}/${time}`;
  const call = CALLS[Math.floor(chance(seed) * CALLS.length)] ?? CALLS[0];
  const isFault = chance(`fault/${seed}`) < 0.04;
  const status = isFault ? 500 : call.status;
  const wallTimeMs = Math.round(5 + chance(`wall/${seed}`) * 120);
  const requestId = hex(`request/${seed}`, 16).toUpperCase();
  const url = `https://${script.name}.local.workers.dev${call.path}`;
  const trigger = `${call.method} ${call.path}`;
  const shared = {
    account: context.path.account_id,
    cloudService: 'workers',
    service: script.name,
    origin: 'fetch',
    provider: 'cloudflare',
    requestId,
    trigger,
    ...(logging.hasTraces ? { traceId: hex(`trace/${seed}`, 32), spanId: hex(`span/${seed}`, 16) } : {}),
  };
  const worker = {
    eventType: 'fetch',
    executionModel: 'stateless',
    outcome: isFault ? 'exception' : 'ok',
    requestId,
    scriptName: script.name,
    scriptVersion: { id: script.version },
    truncated: false,
    event: { request: { method: call.method, path: call.path, url }, response: { status } },
  };
  const line = isFault ? 'Error: the database did not answer' : `${trigger} took ${wallTimeMs} ms`;
  const level = isFault ? 'error' : 'info';
  const error = isFault ? { error: line } : {};
  const at = (timestamp: number, type: string, message: string, $workers: Fields): TelemetryEvent => ({
    dataset: DATASET,
    timestamp,
    source: { level, message },
    $metadata: { ...shared, ...error, id: hex(`${type}/${seed}`, 26).toUpperCase(), type, level, message },
    $workers,
  });
  const log = at(time + 1, 'cf-worker', line, worker);
  if (!logging.hasInvocations) return [log];
  const times = { wallTimeMs, cpuTimeMs: Math.round(wallTimeMs / 8) };
  // https://developers.cloudflare.com/workers/observability/logs/workers-logs/#execution-logs
  const whole = at(time, 'cf-worker-event', `${call.method} ${url}`, { ...worker, ...times });
  const metadata = { ...whole.$metadata, url, statusCode: status, duration: wallTimeMs, startTime: time };
  return [{ ...whole, $metadata: { ...metadata, endTime: time + wallTimeMs } }, log];
}

/** Number of calls that one stored event represents. */
export function sampleInterval(context: Context, service: string): number {
  const rate = scriptsOf(context).flatMap((script) => (script.name === service ? [loggingOf(script)?.rate ?? 1] : []));
  return 1 / (rate[0] || 1);
}
