/** Invocations of Workers that ran, stored as events of Workers Logs. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '../../../state/sandbox.ts';
import { type Fields, fieldsIn, objectsIn } from '../../shared/fields.ts';
import type { Script } from '../tables.ts';
import { type Logging, loggingOf } from './logging.ts';
import { DATASET, type Period, RETENTION, type TelemetryEvent } from './telemetry-event.ts';

/** Ours: an emulator stores the latest. */
const MAX_INVOCATIONS = 10_000;

function invocationTables(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS worker_invocations (
      number INTEGER PRIMARY KEY,
      account TEXT NOT NULL,
      time INTEGER NOT NULL,
      events TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS worker_invocations_by_time ON worker_invocations (account, time)`);
  return {
    add: db.prepare('INSERT INTO worker_invocations (account, time, events) VALUES (?, ?, ?)'),
    expire: db.prepare('DELETE FROM worker_invocations WHERE time < ? OR number <= ?'),
    of: db.prepare('SELECT events FROM worker_invocations WHERE account = ? AND time BETWEEN ? AND ? ORDER BY number'),
  };
}

/** Stores a trace event if the Worker's logs are on and its sampling takes it. */
export function storeInvocation(sandbox: Sandbox, account: string, script: Script, trace: Fields): void {
  const logging = loggingOf(script);
  if (logging === undefined || sandbox.random() >= logging.rate) return;
  const time = sandbox.clock.now();
  const { add, expire } = sandbox.use(invocationTables);
  const events = eventsIn({ sandbox, account, script, logging, time }, trace);
  const { lastInsertRowid } = add.run(account, time, JSON.stringify(events));
  expire.run(time - RETENTION, Number(lastInsertRowid) - MAX_INVOCATIONS);
}

/** Events of a period that are still stored, the newest first. */
export function storedEvents(sandbox: Sandbox, account: string, { from, to }: Period): TelemetryEvent[] {
  const first = Math.max(from, sandbox.clock.now() - RETENTION);
  return sandbox
    .use(invocationTables)
    .of.all(account, first, to)
    .flatMap(({ events }) => JSON.parse(String(events)) as TelemetryEvent[]) // written above
    .sort((one, other) => other.timestamp - one.timestamp);
}

interface Ran {
  readonly sandbox: Sandbox;
  readonly account: string;
  readonly script: Script;
  readonly logging: Logging;
  /** On the emulator's clock. */
  readonly time: number;
}

/** The invocation itself, then its lines and exceptions. https://developers.cloudflare.com/workers/observability/logs/workers-logs/#features */
function eventsIn({ sandbox, account, script, logging, time }: Ran, trace: Fields): TelemetryEvent[] {
  const { sandbox: _, ...cause } = { sandbox, ...causeOf(fieldsIn(trace.event), trace) };
  const requestId = sandbox.ids.hex().slice(0, 16).toUpperCase();
  const traceId = logging.hasTraces ? { traceId: sandbox.ids.hex(), spanId: sandbox.ids.hex().slice(0, 16) } : {};
  const { eventType, trigger, event, url, statusCode } = cause;
  const shared = {
    ...{ account, cloudService: 'workers', service: script.name, origin: eventType, provider: 'cloudflare' },
    ...{ requestId, trigger, ...traceId },
  };
  const worker = {
    ...{ eventType, executionModel: trace.executionModel ?? 'stateless', outcome: trace.outcome, requestId },
    ...{ scriptName: script.name, scriptVersion: trace.scriptVersion ?? { id: script.version } },
    ...{ truncated: trace.truncated ?? false, event },
  };
  const began = Number(trace.eventTimestamp ?? time);
  const at = (line: Line, type: string, more: Fields = {}): TelemetryEvent => ({
    dataset: DATASET,
    timestamp: time + Math.max(0, line.timestamp - began),
    source: line.source,
    $metadata: {
      ...{ ...shared, ...more, id: sandbox.ids.hex().slice(0, 26).toUpperCase(), type, level: line.level },
      ...{ message: line.message, ...(line.level === 'error' ? { error: line.message } : {}) },
    },
    $workers: worker,
  });
  const lines = [...objectsIn(trace.logs).map(lineOf), ...objectsIn(trace.exceptions).map(exceptionOf)];
  const logs = lines.map((line) => at(line, 'cf-worker'));
  if (!logging.hasInvocations) return logs;
  const duration = Number(trace.wallTime ?? 0);
  const level = trace.outcome === 'ok' ? 'info' : 'error';
  const message = url === undefined ? trigger : `${trigger.split(' ')[0]} ${url}`;
  const whole = at({ level, message, source: { level, message }, timestamp: began }, 'cf-worker-event', {
    ...(url === undefined ? {} : { url }),
    ...(statusCode === undefined ? {} : { statusCode }),
    ...{ duration, startTime: time, endTime: time + duration },
  });
  const times = { wallTimeMs: duration, cpuTimeMs: Number(trace.cpuTime ?? 0) };
  return [{ ...whole, $workers: { ...worker, ...times } }, ...logs];
}

interface Cause {
  readonly eventType: string;
  readonly trigger: string;
  readonly event: Fields;
  readonly url?: string;
  readonly statusCode?: number;
}

/** The event that called the Worker: https://developers.cloudflare.com/workers/runtime-apis/handlers/tail/#tailitems */
function causeOf(event: Fields, { entrypoint }: Fields): Cause {
  const request = fieldsIn(event.request);
  if (typeof event.cron === 'string') return { eventType: 'scheduled', trigger: event.cron, event };
  if (typeof event.queue === 'string') return { eventType: 'queue', trigger: event.queue, event };
  if (typeof event.rcptTo === 'string') return { eventType: 'email', trigger: event.rcptTo, event };
  if (typeof event.rpcMethod === 'string') return { eventType: 'rpc', trigger: event.rpcMethod, event };
  if (typeof event.scheduledTime === 'number') return { eventType: 'alarm', trigger: 'alarm', event };
  const url = String(request.url ?? '');
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const method = String(request.method ?? entrypoint ?? 'GET');
  const { status } = fieldsIn(event.response);
  const statusCode = typeof status === 'number' ? { statusCode: status } : {};
  return {
    eventType: 'fetch',
    trigger: `${method} ${path}`,
    event: { ...event, request: { ...request, path } },
    url,
    ...statusCode,
  };
}

interface Line {
  readonly level: string;
  readonly message: string;
  readonly source: Fields;
  readonly timestamp: number;
}

/** A logged object has fields to query; other values are text. */
function lineOf({ level = 'log', message, timestamp }: Fields): Line {
  const values = Array.isArray(message) ? message : [message];
  const text = values.map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))).join(' ');
  const object = values.length === 1 && !Array.isArray(values[0]) ? fieldsIn(values[0]) : {};
  return {
    ...{ level: String(level), message: text, timestamp: Number(timestamp ?? 0) },
    source: Object.keys(object).length > 0 ? object : { level, message: text },
  };
}

function exceptionOf({ name, message, stack, timestamp }: Fields): Line {
  const text = `${String(name)}: ${String(message)}`;
  return {
    ...{ level: 'error', message: text, timestamp: Number(timestamp ?? 0) },
    source: { level: 'error', message: text, exception: { name, message, stack, timestamp } },
  };
}
