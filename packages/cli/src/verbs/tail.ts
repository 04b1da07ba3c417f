/** `flarewire tail WORKER`: live logs of a Worker. https://developers.cloudflare.com/workers/observability/logs/real-time-logs/ */
import { isNotFound } from 'flarewire';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import type { ExitCode, Given, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { ACCOUNT_FLAG, accountOf, CLIENT_FLAGS, sessionOf } from './common.ts';

/** The protocol of the socket, as the dashboard and wrangler ask for it. */
const PROTOCOL = 'trace-v1';

export const tail: Verb = {
  summary: 'Show the live logs of a Worker',
  takes: 'WORKER',
  flagged: [['worker', 'name', 'script']],
  names: ['workers.scripts.list'],
  notes:
    'Ends with Ctrl-C, after --limit events, or when the server closes the tail. On a terminal, an event is a line for the request and one for each log; in a pipe or with --json, a line of JSON.',
  flags: {
    status: { type: 'string', value: 'ok|error|canceled', about: 'only requests with this outcome' },
    method: { type: 'string', value: 'A,B', about: 'only these methods' },
    search: { type: 'string', value: 'TEXT', about: 'only events that logged this text' },
    ip: { type: 'string', value: 'A,B', about: 'only from these addresses; self is your own' },
    'sampling-rate': { type: 'string', value: 'RATE', about: 'share of the events, from 0 to 1' },
    limit: { type: 'string', value: 'N', about: 'end after N events' },
    json: { type: 'boolean', about: 'print JSON, one event per line' },
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const [script_name, more] = given.words;
    if (script_name === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire tail WORKER. List all: flarewire workers scripts list');
    const limit = Number(given.value('limit') ?? Number.POSITIVE_INFINITY);
    if (!(limit >= 1)) throw new WrongInput(`--limit must be a positive integer, not "${given.value('limit')}".`);
    const filters = filtersOf(given);
    const session = await sessionOf(given, io);
    const { client } = session;
    const account_id = await accountOf(given, session, io);
    const made = await client
      .call(
        'workers.scripts.tail.create' as string,
        { account_id, script_name, body: { filters } },
        { signal: io.interrupted },
      )
      .catch((error: unknown) => {
        throw isNotFound(error)
          ? new WrongInput(`No Worker named "${script_name}". List all: flarewire workers scripts list`)
          : error;
      });
    const { id, url } = Object(made);
    io.err(`Waiting for events of ${script_name}. Ctrl-C ends the tail.\n`);
    try {
      return await listen(String(url), limit, given, io);
    } finally {
      // It would expire by itself.
      await client.call('workers.scripts.tail.delete' as string, { account_id, script_name, id }).catch(() => {});
    }
  },
};

const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  ok: ['ok'],
  error: ['exception', 'exceededCpu', 'exceededMemory', 'unknown'],
  canceled: ['canceled'],
};

/** https://developers.cloudflare.com/workers/wrangler/commands/workers/#tail @throws WrongInput */
function filtersOf({ value }: Given): object[] {
  const list = (name: string): string[] | undefined => value(name)?.split(',').filter(Boolean);
  const [status, rate] = [value('status'), value('sampling-rate')];
  const outcome = status === undefined ? undefined : OUTCOMES[status];
  if (status !== undefined && outcome === undefined)
    throw new WrongInput(`--status must be ok, error or canceled, not "${status}".`);
  if (rate !== undefined && !(Number(rate) >= 0 && Number(rate) <= 1))
    throw new WrongInput(`--sampling-rate must be from 0 to 1, not "${rate}".`);
  const filters = {
    outcome,
    method: list('method')?.map((method) => method.toUpperCase()),
    query: value('search'),
    client_ip: list('ip'),
    sampling_rate: rate === undefined ? undefined : Number(rate),
  };
  return Object.entries(filters).flatMap(([name, filter]) => (filter === undefined ? [] : [{ [name]: filter }]));
}

async function listen(url: string, limit: number, given: Given, io: Io): Promise<ExitCode> {
  const socket = new WebSocket(url, PROTOCOL);
  socket.binaryType = 'arraybuffer';
  const isJson = given.isOn('json') || !io.isTerminal;
  let seen = 0;
  let writing: Promise<void> | undefined;
  return await new Promise<ExitCode>((resolve, reject) => {
    const end = (code: ExitCode): void => {
      socket.close();
      resolve(code);
    };
    io.interrupted.addEventListener('abort', () => end(0), { once: true });
    socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (seen >= limit) return;
      seen++;
      const text = typeof data === 'string' ? data : new TextDecoder().decode(data);
      const isLast = seen >= limit;
      writing = Promise.resolve(writing)
        .then(() => io.out(isJson ? `${text.trim()}\n` : eventText(text)))
        .then(() => {
          if (isLast) end(0);
        });
      writing.catch(reject);
    });
    socket.addEventListener('error', () => reject(new Error('The connection of the tail failed.')));
    socket.addEventListener('close', ({ code }) => {
      io.err(`The server closed the tail (${code}).\n`);
      resolve(code === 1000 ? 0 : 1);
    });
  });
}

/** `GET https://hello.example/ ok` and what was logged. */
export function eventText(text: string): string {
  const { event, outcome, logs = [], exceptions = [], eventTimestamp } = parsed(text);
  const { request = {}, response = {}, cron, queue } = Object(event);
  const time = typeof eventTimestamp === 'number' ? new Date(eventTimestamp).toISOString().slice(11, 19) : '';
  const what =
    request.url !== undefined
      ? `${request.method} ${request.url}${response.status === undefined ? '' : ` ${response.status}`}`
      : cron !== undefined
        ? `cron ${cron}`
        : queue !== undefined
          ? `queue ${queue}`
          : 'event';
  const lines = [
    [time, what, outcome].filter(Boolean).join('  '),
    ...logs.map(({ level, message }: Logged) => `  ${level ?? 'log'}: ${messageOf(message)}`),
    ...exceptions.map(({ name, message }: Logged) => `  ${name ?? 'Error'}: ${messageOf(message)}`),
  ];
  return `${lines.map(plain).join('\n')}\n`;
}

interface Logged {
  readonly level?: string;
  readonly name?: string;
  readonly message?: unknown;
}

const messageOf = (message: unknown): string =>
  (Array.isArray(message) ? message : [message])
    .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
    .join(' ');

function parsed(text: string): Readonly<Record<string, unknown>> & { logs?: Logged[]; exceptions?: Logged[] } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { logs: [{ level: 'log', message: text }] };
  }
}
