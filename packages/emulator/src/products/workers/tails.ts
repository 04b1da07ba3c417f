/** Tails: live logs of a Worker, which can be opened but, with no code running here, not be read. */
import type { Context } from '../../http/context.ts';
import type { Handler, Handlers, ResultOf } from '../../http/handlers.ts';
import type { RawRoute } from '../../http/raw.ts';
import { problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, bearing, keep } from '../shared/fields.ts';
import { accountOf, scriptOf } from './tables.ts';

/** How long a tail lives; Cloudflare's own number is not documented. */
const LIFETIME = 6 * 3600_000;

const scopeOf = (context: Context): string =>
  pathKey(['accounts', accountOf(context), 'workers', 'scripts', scriptOf(context).name, 'tails']);

type Tail = ResultOf<'workers.scripts.tail.create'>;

const isAlive = (context: Context, tail: Tail): boolean => Date.parse(tail.expires_at) > context.sandbox.clock.now();

const create: Handler<'workers.scripts.tail.create'> = (context) => {
  const scope = scopeOf(context);
  const id = context.sandbox.ids.hex();
  const { host, protocol } = context.url;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/client/v4/given/tails/${id}`;
  const expires_at = new Date(context.sandbox.clock.now() + LIFETIME).toISOString();
  return keep(context, scope, id, { id, url, expires_at });
};

/** The contract's result is one tail: the newest that lives. */
const latest: Handler<'workers.scripts.tail.get'> = (context) => {
  const tail = all<Tail>(context, scopeOf(context)).findLast((one) => isAlive(context, one));
  if (tail === undefined) throw problem(404, 10057, 'The script has no tail.', '/script_name'); // code not documented
  return tail;
};

const remove: Handler<'workers.scripts.tail.delete'> = (context) => {
  const scope = scopeOf(context);
  const { id } = context.path;
  const tail = bearing<Tail>(context, scope, 'id', id)[0];
  if (tail === undefined || !isAlive(context, tail)) throw problem(404, 10057, 'The tail does not exist.', '/id'); // code not documented
  context.sandbox.store.remove(scope, id);
  return { success: true, errors: [], messages: [] };
};

export const workersTails = {
  'workers.scripts.tail.create': create,
  'workers.scripts.tail.get': latest,
  'workers.scripts.tail.delete': remove,
} satisfies Handlers;

/** Whoever opens the address learns why nothing comes. */
export const tailRoutes: readonly RawRoute[] = [
  {
    methods: ['GET'],
    path: /^\/given\/(?:tails|pages-tails)\/[^/]+$/,
    isOpen: true,
    answer: () => {
      throw problem(501, 10501, 'Live logs are not built: no Worker runs in this emulator, so it has no logs to send.');
    },
  },
];
