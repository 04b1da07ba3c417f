/** Reads an event of a Worker: https://developers.cloudflare.com/workers/runtime-apis/handlers/tail/#tailitems */
import { isObject } from '@flarewire/schema';
import type { WorkerLog } from '../../../wire/types.ts';

interface Line {
  /** `log`, `debug`, `info`, `warn`, `error`. */
  readonly level: string;
  readonly text: string;
}

export interface WorkerEvent {
  readonly id: number;
  readonly account: string;
  readonly script: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** `GET https://www.example.com/`, `Cron 0 * * * *`, `Queue orders`. */
  readonly title: string;
  readonly status: number | undefined;
  /** `ok`, `exception`, `exceededCpu`, `canceled` … */
  readonly outcome: string;
  readonly isFailed: boolean;
  readonly lines: readonly Line[];
  readonly exceptions: readonly string[];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** @example eventOf(log).title // 'GET https://www.example.com/' */
export function eventOf({ id, account, script, event: known }: WorkerLog): WorkerEvent {
  const event = fieldsOf(known.event);
  const { status } = fieldsOf(event.response);
  const outcome = String(known.outcome ?? 'ok');
  const exceptions = listOf(known.exceptions).map(exceptionText);
  return {
    id,
    account,
    script,
    time: Number(known.eventTimestamp ?? 0),
    title: titleOf(event),
    status: typeof status === 'number' ? status : undefined,
    outcome,
    isFailed: outcome !== 'ok' || exceptions.length > 0 || (typeof status === 'number' && status >= 500),
    lines: listOf(known.logs).map((log) => ({
      level: String(fieldsOf(log).level ?? 'log'),
      text: listOf(fieldsOf(log).message).map(messageText).join(' '),
    })),
    exceptions,
  };
}

function titleOf(event: Readonly<Record<string, unknown>>): string {
  if (event.cron !== undefined) return `Cron ${String(event.cron)}`;
  if (event.queue !== undefined) return `Queue ${String(event.queue)}`;
  const { method = 'GET', url } = fieldsOf(event.request);
  return url === undefined ? 'Event' : `${String(method)} ${String(url)}`;
}

function exceptionText(exception: unknown): string {
  const { name = 'Error', message = '', stack } = fieldsOf(exception);
  const head = `${String(name)}: ${String(message)}`;
  return typeof stack === 'string' && stack !== '' ? `${head}\n${stack.replace(head, '').trim()}`.trim() : head;
}

const messageText = (part: unknown): string => (typeof part === 'string' ? part : JSON.stringify(part));

/** True if the event contains all words, in any case. */
export function hasWords({ script, title, status, outcome, lines, exceptions }: WorkerEvent, words: string): boolean {
  const text = [script, title, status ?? '', outcome, ...lines.map((line) => line.text), ...exceptions]
    .join('\n')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
