/** SSO connectors, proven by a DNS record, and OAuth clients, whose secret is shown once. */
import type { Context } from '../../http/context.ts';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { collection } from '../shared/collection.ts';
import { collectionOf, type Fields, fieldsOf, keep, phase } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const HOST = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** The record is looked for on request, and found a minute later. https://developers.cloudflare.com/fundamentals/manage-members/dashboard-sso/ */
function verification(context: Context, { code, begun_at }: Fields): Fields {
  const status =
    typeof begun_at !== 'string'
      ? 'awaiting'
      : phase(begun_at, context, [
          ['pending', 0],
          ['verified', 60],
        ]);
  return { code, status };
}

const connectors = collection({
  what: 'SSO connector',
  unique: ['email_domain'],
  created: ['created_on'],
  modified: ['updated_on'],
  defaults: { enabled: false, use_fedramp_language: false },
  read: (context, { begin_verification, email_domain, ...body }) => ({
    ...body,
    ...(email_domain === undefined ? {} : { ...newCode(context), email_domain: String(email_domain).toLowerCase() }),
    ...(email_domain !== undefined && begin_verification !== false ? { begun_at: context.now() } : {}),
  }),
  check: (context, connector) => {
    const { email_domain, enabled } = connector;
    if (!HOST.test(String(email_domain)))
      throw invalid(`email_domain '${String(email_domain).slice(0, 100)}' is not a domain`, '/email_domain');
    if (enabled === true && verification(context, connector).status !== 'verified')
      throw invalid('Only a verified connector can be enabled', '/enabled');
  },
  leaving: (_context, { enabled }) => {
    if (enabled === true) throw conflict('Disable the connector before you delete it');
  },
  show: (context, connector) => ({ ...connector, verification: verification(context, connector) }),
});

const newCode = (context: Context): Fields => ({ code: `cloudflare_dashboard_sso=${context.sandbox.ids.digits(32)}` });

const begin: Handler<'iam.sso.beginVerification'> = (context) => {
  const connector = connectors.find(context, 2);
  if (verification(context, connector).status === 'verified') throw conflict('The connector is verified already');
  keep(context, collectionOf(context, 2), String(connector.id), { ...connector, begun_at: context.now() });
  return { errors: [], messages: [], success: true };
};

/** What a program may ask for: https://developers.cloudflare.com/workers/wrangler/commands/general/#login */
const SCOPES: Readonly<Record<string, string>> = {
  'account:read': 'See account info such as account details, analytics, and memberships',
  'user:read': 'See user info such as name, email address, and account memberships',
  'workers:write': 'See and change Workers data such as zones, KV, scripts, and routes',
  'workers_kv:write': 'See and change Workers KV data such as keys and namespaces',
  'workers_routes:write': 'See and change Workers routes',
  'workers_scripts:write': 'See and change Workers scripts, Durable Objects, subdomains, triggers, and tail data',
  'workers_tail:read': 'See Workers tail and script data',
  'd1:write': 'See and change D1 databases',
  'pages:write': 'See and change Pages projects, settings, and deployments',
  'zone:read': 'See zone level info',
  'ssl_certs:write': 'See and manage certificates for mutual TLS',
  'ai:write': 'See and change Workers AI catalog and assets',
  'queues:write': 'See and change Queues settings and data',
  'pipelines:write': 'See and change Pipelines configurations and data',
  'secrets_store:write': 'See and change secrets and stores',
};

const schemeOf = (uri: unknown): string => (URL.canParse(String(uri)) ? new URL(String(uri)).protocol : '');
const isLocal = (uri: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(uri).hostname);

/** https://www.rfc-editor.org/rfc/rfc8252#section-7.3: without TLS only to this machine. */
function checkClient(_context: Context, { redirect_uris, scopes, optional_scopes }: Fields): void {
  for (const uri of Array.isArray(redirect_uris) ? redirect_uris.map(String) : []) {
    if (schemeOf(uri) === '' || uri.includes('#') || (schemeOf(uri) === 'http:' && !isLocal(uri)))
      throw invalid(
        `redirect URI '${uri.slice(0, 100)}' is neither https nor of this machine, or has a fragment`,
        '/redirect_uris',
      );
  }
  for (const [name, list] of Object.entries({ scopes, optional_scopes })) {
    if (Array.isArray(list) && list.some((one) => String(one).trim() === ''))
      throw invalid(`${name}: a scope is empty`, `/${name}`);
  }
}

const clients = collection({
  what: 'OAuth client',
  id: ['client_id', 'hex'],
  created: ['created_at'],
  modified: ['updated_at'],
  fixed: ['client_secret', 'has_rotated_secret'],
  defaults: { visibility: 'private', has_rotated_secret: false },
  check: checkClient,
  show: (_context, { secret: _, previous: __, ...client }) => client,
});

/** A client that proves itself has a secret, shown now and never again. */
const createClient: Handler<'iam.oauthClients.create'> = (context) => {
  const made = clients.add(context, { ...fieldsOf(context) });
  if (made.token_endpoint_auth_method === 'none') return context.fit(clients.shown(context, made));
  const secret = context.sandbox.ids.digits(64);
  keep(context, collectionOf(context), String(made.client_id), { ...made, secret });
  return context.fit({ ...clients.shown(context, made), client_secret: secret });
};

/** The secret before it holds until it is deleted, so that programs can change over. */
const rotate: Handler<'iam.oauthClients.rotateSecret'> = (context) => {
  const client = clients.find(context, 2);
  if (client.secret === undefined) throw invalid('The client has no secret: its token_endpoint_auth_method is none');
  if (client.has_rotated_secret === true) throw conflict('Delete the rotated secret before you rotate again');
  const secret = context.sandbox.ids.digits(64);
  const changed = { ...client, secret, previous: client.secret, has_rotated_secret: true, updated_at: context.now() };
  keep(context, collectionOf(context, 2), String(client.client_id), changed);
  return { client_secret: secret };
};

const forget: Handler<'iam.oauthClients.deleteRotatedSecret'> = (context) => {
  const { previous: _, ...client } = clients.find(context, 2);
  if (client.has_rotated_secret !== true) throw missing('rotated secret');
  keep(context, collectionOf(context, 2), String(client.client_id), { ...client, has_rotated_secret: false });
  return context.fit({ id: client.client_id });
};

const removeClient: Handler<'iam.oauthClients.delete'> = (context) => {
  const { client_id } = clients.find(context);
  clients.remove(context);
  return context.fit({ id: client_id });
};

/** Public for good. */
const updateClient: Handler<'iam.oauthClients.update'> = (context) => {
  const before = clients.find(context);
  const isPublished = fieldsOf(context).visibility === 'public' && before.visibility !== 'public';
  const changed = clients.change(context, before, {
    ...fieldsOf(context),
    ...(isPublished ? { promoted_at: context.now() } : {}),
  });
  return context.fit(clients.shown(context, changed));
};

export const iamSso = {
  'iam.sso.create': connectors.create,
  'iam.sso.list': connectors.list,
  'iam.sso.get': connectors.get,
  'iam.sso.update': connectors.edit,
  'iam.sso.delete': connectors.remove,
  'iam.sso.beginVerification': begin,
  'iam.oauthClients.create': createClient,
  'iam.oauthClients.list': clients.list,
  'iam.oauthClients.get': clients.get,
  'iam.oauthClients.update': updateClient,
  'iam.oauthClients.delete': removeClient,
  'iam.oauthClients.rotateSecret': rotate,
  'iam.oauthClients.deleteRotatedSecret': forget,
  'iam.oauthScopes.list': (context) =>
    context.page(Object.entries(SCOPES), ([id, name]) =>
      context.fit({ id, name, category: id.split(':')[0], scopes: [id] }),
    ),
} satisfies Handlers;
