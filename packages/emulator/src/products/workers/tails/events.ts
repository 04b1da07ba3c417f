/** Trace events, and which of them a tail wants. https://developers.cloudflare.com/workers/runtime-apis/handlers/tail/#tailitems */
import { isObject } from '@flarewire/schema';
import type { Random } from '../../../state/ids.ts';
import { includesText } from '../../../text-search.ts';
import { type Fields, fieldsIn } from '../../shared/fields.ts';

/** Known fields of an event. */
export type Event = Readonly<Record<string, unknown>>;

/** A trace of a Worker, for its tails. */
export interface Trace {
  readonly script_name: string;
  /** @default the first account that has the Worker */
  readonly account_id?: string;
  /** Omitted fields of an event are filled in: `{ logs: ['hello'] }` is a request that logged a line. */
  readonly events: readonly Event[];
}

/** An event of a Worker, as its tails receive it. */
export interface WorkerEvent {
  readonly account: string;
  readonly script: string;
  readonly event: Event;
}

/** One filter, as wrangler sends it for each of its options: https://developers.cloudflare.com/workers/wrangler/commands/workers/#tail */
export type Filter = Fields;

/** More are not heard: ours. */
const MAX_FILTERS = 100;

export function filtersOf(body: unknown): readonly Filter[] {
  const { filters } = fieldsIn(body);
  return Array.isArray(filters) ? filters.filter(isObject).slice(0, MAX_FILTERS) : [];
}

/** The event of a successful request, overridden by the known fields. */
export function traceEvent(known: Event, script: string, now: number): Event {
  const { event: given, logs = [], ...rest } = known;
  const { request, ...event } = fieldsIn(given);
  const usual = { url: `https://${script}.example/`, method: 'GET', headers: {}, cf: {} };
  return {
    outcome: 'ok',
    scriptName: script,
    exceptions: [],
    eventTimestamp: now,
    ...rest,
    logs: Array.isArray(logs) ? logs.map((log) => logOf(log, now)) : [],
    event: given === null ? null : { request: { ...usual, ...fieldsIn(request) }, response: { status: 200 }, ...event },
  };
}

/** A plain line is a logged message. */
const logOf = (log: unknown, now: number): Fields => ({
  level: 'log',
  timestamp: now,
  ...(isObject(log) ? log : { message: [log] }),
});

/** True if all filters let the event pass; an unknown filter passes everything. */
export function passes(event: Event, filters: readonly Filter[], random: Random): boolean {
  const request = fieldsIn(fieldsIn(event.event).request);
  const headers = new Map(
    Object.entries(fieldsIn(request.headers)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const ip = headers.get('cf-connecting-ip') ?? SELF;
  return filters.every(({ sampling_rate, outcome, method, header, client_ip, query, scriptVersion }) => {
    if (typeof sampling_rate === 'number') return random() < sampling_rate;
    if (Array.isArray(outcome)) return outcome.includes(event.outcome);
    if (Array.isArray(method)) return method.some((one) => String(one).toUpperCase() === request.method);
    if (isObject(header)) return hasHeader(headers.get(String(header.key).toLowerCase()), header.query);
    if (Array.isArray(client_ip)) return client_ip.some((one) => one === ip || (one === 'self' && ip === SELF));
    if (typeof query === 'string') return textsOf(event.logs).some((text) => includesText(text, query));
    if (typeof scriptVersion === 'string') return fieldsIn(event.scriptVersion).id === scriptVersion;
    return true;
  });
}

/** Address of the client that opens a tail: a socket is on loopback. */
const SELF = '127.0.0.1';

/** True if the header exists and contains the text of the filter, if any. */
const hasHeader = (value: unknown, query: unknown): boolean =>
  value !== undefined && (typeof query !== 'string' || includesText(String(value), query));

/** All that was logged, a text each. */
const textsOf = (logs: unknown): string[] =>
  (Array.isArray(logs) ? logs : [])
    .flatMap((log): unknown => fieldsIn(log).message)
    .map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')));
