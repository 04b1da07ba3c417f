/**
 * Tails: live logs of a Worker, or of a deployment of Pages, over a WebSocket. No code runs here, so what a tail is
 * sent are events that a test gives. https://developers.cloudflare.com/workers/observability/logs/real-time-logs/
 */
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../../handler/handlers.ts';
import type { RawRoute } from '../../../http/raw.ts';
import type { Session } from '../../../http/web-socket/serve.ts';
import { CODE, Problem, problem } from '../../../problem.ts';
import { pathKey } from '../../../routing/router.ts';
import type { Sandbox } from '../../../state/sandbox.ts';
import { all } from '../../shared/fields.ts';
import { storeInvocation } from '../observability/invocations.ts';
import { accountOf, scriptNamed, scriptOf, workerTables } from '../tables.ts';
import { filtersOf, passes, type Trace, traceEvent, type WorkerEvent } from './events.ts';
import { connections, type TailRow, tailTables } from './state.ts';

/** As users see it: https://github.com/cloudflare/workers-sdk/issues/14427 */
const LIFETIME = 6 * 3600_000;
/** https://developers.cloudflare.com/workers/observability/logs/real-time-logs/#limits */
const MAX = 10;
/** Bytes of an event: ours. */
const MAX_EVENT = 1024 * 1024;

/** Placeholder host of an emulator without a socket: https://www.rfc-editor.org/rfc/rfc2606#section-2 */
const NO_SOCKET = 'no-socket.invalid';

type Tail = ResultOf<'workers.scripts.tail.create'>;

const scopeOf = (account: string, script: string): string =>
  pathKey(['accounts', account, 'workers', 'scripts', script, 'tails']);

const scriptScope = (context: Context): string => scopeOf(accountOf(context), scriptOf(context).name);

/** Of the socket that the call came in by, or of another that is open. */
function addressOf({ sandbox, url }: Pick<Context, 'sandbox' | 'url'>, id: string): string {
  const [other = NO_SOCKET] = sandbox.hosts;
  return `ws://${sandbox.hosts.has(url.host) ? url.host : other}/client/v4/given/tails/${id}`;
}

const expiryOf = ({ expires }: TailRow): string => new Date(expires).toISOString();

/** @throws Problem 403 where as many are open as there may be */
export function createTail(context: Pick<Context, 'sandbox' | 'url' | 'body'>, scope: string): Tail {
  const { sandbox } = context;
  const tables = sandbox.use(tailTables);
  const now = sandbox.clock.now();
  tables.removeOld.run(now);
  // Status and code are not documented.
  if (tables.of(scope).length >= MAX)
    throw problem(403, 10058, `At most ${MAX} clients can view the logs of a Worker at one time`, '/script_name');
  const id = sandbox.ids.hex();
  const url = addressOf(context, id);
  const row: TailRow = { id, scope, url, expires: now + LIFETIME, filters: filtersOf(context.body) };
  tables.insert(row);
  return { id, url, expires_at: expiryOf(row) };
}

const create: Handler<'workers.scripts.tail.create'> = (context) => createTail(context, scriptScope(context));

/** The contract's result is one tail: the newest that lives. */
const latest: Handler<'workers.scripts.tail.get'> = (context) => {
  const tables = context.sandbox.use(tailTables);
  const tail = tables.of(scriptScope(context)).findLast((one) => one.expires > context.sandbox.clock.now());
  if (tail === undefined) throw problem(404, 10057, 'The script has no tail.', '/script_name'); // code not documented
  return { id: tail.id, url: tail.url, expires_at: expiryOf(tail) };
};

/** @throws Problem 404 */
export function endTail({ sandbox }: Pick<Context, 'sandbox'>, scope: string, id: string): void {
  const tables = sandbox.use(tailTables);
  const tail = tables.get(id);
  if (tail?.scope !== scope || tail.expires <= sandbox.clock.now())
    throw problem(404, 10057, 'The tail does not exist.', '/id'); // code not documented
  tables.remove.run(id);
  end(sandbox, id);
}

const remove: Handler<'workers.scripts.tail.delete'> = (context) => {
  endTail(context, scriptScope(context), context.path.id);
  return { success: true, errors: [], messages: [] };
};

/** Tails go with their Worker. */
export function endTails(context: Context, script: string): void {
  const tables = context.sandbox.use(tailTables);
  for (const { id } of tables.of(scopeOf(accountOf(context), script))) {
    tables.remove.run(id);
    end(context.sandbox, id);
  }
}

/** Once the state says so for good. */
function end(sandbox: Sandbox, id: string): void {
  sandbox.onSettled((isKept) => {
    if (isKept) sandbox.use(connections).end(id, 'The tail was deleted.');
  });
}

/** None that is open belongs to another state. */
export const endConnections = (sandbox: Sandbox): void => sandbox.use(connections).endAll('The state was replaced.');

const ADDRESS = /^\/client\/v4\/given\/tails\/([^/]+)$/;

/** Opens the tail at a path. @throws Problem 404 */
export function openTail(sandbox: Sandbox, path: string): Session {
  const id = ADDRESS.exec(path)?.[1] ?? '';
  const tail = sandbox.use(tailTables).get(id);
  if (tail === undefined || tail.expires <= sandbox.clock.now())
    throw problem(404, CODE.notFound, 'There is no tail at this address: it has ended, or was never made.');
  return sandbox.use(connections).session(id);
}

/** Listeners end with the process, and outlive a reset. */
export const traceListeners = (): Set<(event: WorkerEvent) => void> => new Set();

/** Calls back for every event of every Worker, without a tail. Returns the function that ends it. */
export function watchTraces(sandbox: Sandbox, listener: (event: WorkerEvent) => void): () => void {
  const listeners = sandbox.use(traceListeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @throws Error if the Worker does not exist, or an event is too long */
export function sendTrace(sandbox: Sandbox, { script_name, account_id, events }: Trace): number {
  const accounts = account_id === undefined ? all({ sandbox }, '/accounts').map(({ id }) => String(id)) : [account_id];
  const account = accounts.find((id) => sandbox.use(workerTables).script.get(id, script_name) !== undefined);
  if (account === undefined) throw new Error(`There is no Worker '${script_name.slice(0, 100)}' to send events of.`);
  const open = sandbox.use(connections);
  const now = sandbox.clock.now();
  const script = sandbox.runsWorkers ? scriptNamed({ sandbox }, account, script_name) : undefined;
  if (script !== undefined)
    for (const given of events) storeInvocation(sandbox, account, script, traceEvent(given, script_name, now));
  for (const listener of sandbox.use(traceListeners))
    for (const given of events) listener({ account, script: script_name, event: traceEvent(given, script_name, now) });
  let sent = 0;
  for (const tail of sandbox.use(tailTables).of(scopeOf(account, script_name))) {
    // Nothing more comes then: https://github.com/cloudflare/workers-sdk/pull/14415
    if (tail.expires <= now) {
      open.end(tail.id, 'The tail has expired.');
      continue;
    }
    for (const given of events) {
      const event = traceEvent(given, script_name, now);
      if (!passes(event, tail.filters, sandbox.random) && !open.isDebugged(tail.id)) continue;
      const text = JSON.stringify(event);
      if (text.length > MAX_EVENT)
        throw new Error(`An event has ${text.length} characters; at most ${MAX_EVENT} are sent.`);
      sent += open.send(tail.id, text);
    }
  }
  return sent;
}

export const workersTails = {
  'workers.scripts.tail.create': create,
  'workers.scripts.tail.get': latest,
  'workers.scripts.tail.delete': remove,
} satisfies Handlers;

/** Responds to a plain request with how to open the WebSocket. */
export const tailRoutes: readonly RawRoute[] = [
  {
    methods: ['GET'],
    path: /^\/given\/tails\/([^/]+)$/,
    isOpen: true,
    answer: ({ sandbox, values: [id = ''] }) => {
      openTail(sandbox, `/client/v4/given/tails/${id}`);
      const message =
        'This is the address of a tail: open it as a WebSocket that speaks trace-v1, at a socket of the emulator (listen(), or its command) under Node 22.21, 24.9 or newer.';
      throw new Problem(426, [{ code: CODE.invalid, message }], { upgrade: 'websocket' });
    },
  },
];
