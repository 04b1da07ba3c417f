/** Portals for MCP servers: https://developers.cloudflare.com/cloudflare-one/access-controls/ai-controls/mcp-portals/ */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { userOf } from '../../accounts/members.ts';
import { type Collection, type CollectionRules, collection } from '../../shared/collection.ts';
import { below, type Fields, fieldsOf, keep } from '../../shared/fields.ts';
import { mentions } from '../../shared/lists.ts';
import { invalid } from '../../shared/refusals.ts';

/** https://developers.cloudflare.com/cloudflare-one/account-limits/#access */
const MAX_PORTALS = 20;
const MAX_SERVERS = 10;

const scopeOf =
  (part: 'servers' | 'portals') =>
  (context: Context): string =>
    below(context, 'access', 'ai-controls', 'mcp', part);

const ID = /^[A-Za-z0-9_-]+$/;

/** Ids are chosen by the creator. */
const KEPT = {
  id: ['id', 'given'],
  param: 'id',
  created: ['created_at'],
  modified: ['modified_at'],
  read: (context, body) => ({ ...body, modified_by: userOf(context).email }),
  check: (_context, { id }) => {
    if (!ID.test(String(id))) throw invalid('id: use letters, digits, hyphens and underscores', '/id');
  },
} as const satisfies Partial<CollectionRules>;

const servers = collection({
  ...KEPT,
  what: 'MCP server',
  scope: scopeOf('servers'),
});
const portals = collection({
  ...KEPT,
  what: 'MCP portal',
  scope: scopeOf('portals'),
  unique: ['hostname'],
  ignoresCase: true,
  most: MAX_PORTALS,
  full: (most) => invalid(`The limit of ${most} MCP portals is reached`),
});

const SYNC_SECONDS = 5;

/** Nothing is connected to: a server that needs no sign-in is ready shortly after each sync, with no tools. */
function serverShown(context: Context, { secret: _, ...server }: Fields): Fields {
  const needs = server.auth_type === 'oauth';
  const synced = Date.parse(String(server.synced_at)) + SYNC_SECONDS * 1000;
  const isReady = !needs && context.sandbox.clock.now() >= synced;
  const done = isReady ? new Date(synced).toISOString() : undefined;
  return {
    ...server,
    ...{ prompts: [], tools: [] },
    status: isReady ? 'ready' : 'waiting',
    authentication_status: needs ? 'required' : server.auth_type === 'bearer' ? 'connected' : 'not_required',
    ...(done === undefined ? {} : { last_synced: done, last_successful_sync: done }),
  };
}

interface ServerBody {
  readonly auth_type?: string;
  readonly auth_credentials?: string | undefined;
  readonly client_secret?: string;
}

function checkServer({ auth_type = '', auth_credentials }: ServerBody, hasSecret: boolean): void {
  if (!['oauth', 'bearer', 'unauthenticated'].includes(auth_type))
    throw invalid(`auth_type is oauth, bearer or unauthenticated; given was '${auth_type.slice(0, 64)}'`, '/auth_type');
  if (auth_type === 'bearer' && auth_credentials === undefined && !hasSecret)
    throw invalid('auth_credentials is required for the auth_type bearer', '/auth_credentials');
}

/** Credentials are written and never shown. */
const createServer: Handler<'zeroTrust.access.aiControls.mcp.servers.create'> = (context) => {
  const { auth_credentials, client_secret, ...body } = fieldsOf(context);
  checkServer({ ...body, auth_credentials }, false);
  const born = { created_by: userOf(context).email, synced_at: context.now() };
  const secret = auth_credentials !== undefined || client_secret !== undefined;
  return context.fit(serverShown(context, servers.add(context, { ...body, ...born, secret })));
};

const updateServer: Handler<'zeroTrust.access.aiControls.mcp.servers.update'> = (context) => {
  const { auth_credentials, client_secret, ...body } = fieldsOf(context);
  const before = servers.find(context);
  const secret = before.secret === true || auth_credentials !== undefined || client_secret !== undefined;
  return context.fit(serverShown(context, servers.change(context, before, { ...body, secret })));
};

const sync: Handler<'zeroTrust.access.aiControls.mcp.servers.sync'> = (context) => {
  const before = servers.find(context);
  const saved = keep(context, scopeOf('servers')(context), String(before.id), { ...before, synced_at: context.now() });
  return context.fit({ status: serverShown(context, saved).status });
};

/** A server leaves the portals that it was in. */
const removeServer: Handler<'zeroTrust.access.aiControls.mcp.servers.delete'> = (context) => {
  const server = servers.drop(context, servers.find(context));
  for (const portal of portals.items(context)) {
    const left = placesOf(portal).filter(({ server_id }) => server_id !== server.id);
    keep(context, scopeOf('portals')(context), String(portal.id), { ...portal, servers: left });
  }
  return context.fit(serverShown(context, server));
};

interface Place extends Fields {
  readonly server_id: string;
}

const placesOf = ({ servers }: Fields): Place[] => (servers ?? []) as Place[]; // written by this file alone

function checkPlaces(context: Context, places: readonly Place[]): void {
  if (places.length > MAX_SERVERS)
    throw invalid(`A portal has at most ${MAX_SERVERS} servers; given were ${places.length}`, '/servers');
  for (const [index, { server_id }] of places.entries()) {
    servers.named(context, server_id, `/servers/${index}/server_id`);
    if (places.findIndex((one) => one.server_id === server_id) !== index)
      throw invalid(`The server '${server_id}' is there twice`, `/servers/${index}/server_id`);
  }
}

/** A portal shows the current state of its servers. */
function portalShown<Result>(context: Showing<Result>, portal: Fields): Result {
  const shown = placesOf(portal).map(({ server_id, default_disabled = false, on_behalf = true }) => {
    const {
      updated_tools: _,
      updated_prompts: __,
      ...server
    } = serverShown(context, servers.named(context, server_id));
    return { ...server, server_id, default_disabled, on_behalf };
  });
  return context.fit({ ...portal, servers: shown });
}

const createPortal: Handler<'zeroTrust.access.aiControls.mcp.portals.create'> = (context) => {
  const { servers: given = [], ...body } = fieldsOf(context);
  const places = given.map((one) => ({ ...one }));
  checkPlaces(context, places);
  const portal = { ...body, servers: places, created_by: userOf(context).email };
  return portalShown(context, portals.add(context, portal));
};

const updatePortal: Handler<'zeroTrust.access.aiControls.mcp.portals.update'> = (context) => {
  const before = portals.find(context);
  const { servers: given, ...body } = fieldsOf(context);
  const places = given?.map((one) => ({ ...one })) ?? placesOf(before);
  checkPlaces(context, places);
  return portalShown(context, portals.change(context, before, { ...body, servers: places }));
};

const found = (context: Context, { items }: Collection): Fields[] =>
  items(context).filter((one) => mentions(context.query.search, one.id, one.name, one.hostname));

/** Servers share one address for the end of a sign-in if they say so: else each portal has its own. */
const redirect: Handler<'zeroTrust.access.aiControls.mcp.portals.servers.effectiveRedirectURI.get'> = (context) => {
  const portal = portals.named(context, context.path.portal_id, '/portal_id');
  const server = servers.named(context, context.path.server_id, '/server_id');
  const isShared = server.is_shared_oauth_callback_enabled === true;
  const host = isShared ? 'mcp.cloudflareaccess.com' : String(portal.hostname);
  return { redirect_uri: `https://${host}/oauth/callback`, source: isShared ? 'shared_mcp22' : 'per_portal' };
};

export const accessMCP = {
  'zeroTrust.access.aiControls.mcp.servers.create': createServer,
  'zeroTrust.access.aiControls.mcp.servers.update': updateServer,
  'zeroTrust.access.aiControls.mcp.servers.list': (context) =>
    context.page(found(context, servers), (one) => context.fit(serverShown(context, one))),
  'zeroTrust.access.aiControls.mcp.servers.read': (context) => context.fit(serverShown(context, servers.find(context))),
  'zeroTrust.access.aiControls.mcp.servers.delete': removeServer,
  'zeroTrust.access.aiControls.mcp.servers.sync': sync,
  'zeroTrust.access.aiControls.mcp.portals.create': createPortal,
  'zeroTrust.access.aiControls.mcp.portals.update': updatePortal,
  'zeroTrust.access.aiControls.mcp.portals.list': (context) =>
    context.page(found(context, portals), (one) => portalShown(context, one)),
  'zeroTrust.access.aiControls.mcp.portals.read': (context) => portalShown(context, portals.find(context)),
  'zeroTrust.access.aiControls.mcp.portals.servers.effectiveRedirectURI.get': redirect,
} satisfies Handlers;
