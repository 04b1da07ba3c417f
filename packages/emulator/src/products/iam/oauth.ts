/**
 * OAuth clients, with a secret that is shown once and a home page that is verified for public use, and their scopes.
 */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { proofOf } from '../dns/proof.ts';
import { collection } from '../shared/collection.ts';
import { collectionOf, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { accountOf } from '../shared/owner.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { permissionGroups } from '../tokens/permission-groups.ts';

/** `User Details Read` is `user-details.read`: https://developers.cloudflare.com/fundamentals/oauth/create-an-oauth-client/#selecting-scopes */
function scopeId(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('-')}.${words.at(-1)}`;
}

/** The one documented category; the names of the others are not published. */
const CATEGORY = 'account_and_billing';

const listScopes: Handler<'iam.oauthScopes.list'> = (context) =>
  context.page([...permissionGroups().values()], ({ name, scopes }) => {
    const isOfUser = scopes.length === 1 && scopes[0] === 'com.cloudflare.api.user';
    return context.fit({ id: scopeId(name), name, scopes: [], ...(isOfUser ? { category: CATEGORY } : {}) });
  });

const schemeOf = (uri: unknown): string => (URL.canParse(String(uri)) ? new URL(String(uri)).protocol : '');
const hostOf = (uri: unknown): string => (URL.canParse(String(uri)) ? new URL(String(uri)).hostname : '');
const isLocal = (uri: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostOf(uri));

/** https://www.rfc-editor.org/rfc/rfc8252#section-7.3: without TLS only to this machine. */
function checkRedirects(uris: unknown): void {
  for (const uri of Array.isArray(uris) ? uris.map(String) : []) {
    if (schemeOf(uri) === '' || uri.includes('#') || (schemeOf(uri) === 'http:' && !isLocal(uri)))
      throw invalid(
        `redirect URI '${uri.slice(0, 100)}' is neither https nor of this machine, or has a fragment`,
        '/redirect_uris',
      );
  }
}

/** The one flow there is: https://developers.cloudflare.com/fundamentals/oauth/create-an-oauth-client/#supported-oauth-flows */
function checkClient(context: Context, client: Fields, before: Fields | undefined): void {
  const { redirect_uris, grant_types, scopes, optional_scopes, client_uri } = client;
  checkRedirects(redirect_uris);
  if (Array.isArray(grant_types) && !grant_types.includes('authorization_code'))
    throw invalid('grant_types must have authorization_code', '/grant_types');
  for (const [name, list] of Object.entries({ scopes, optional_scopes })) {
    if (Array.isArray(list) && list.some((one) => String(one).trim() === ''))
      throw invalid(`${name}: a scope is empty`, `/${name}`);
  }
  if (before !== undefined && hostOf(before.client_uri) !== hostOf(client_uri) && isProven(context, before))
    throw invalid('The domain of client_uri is verified and cannot be changed', '/client_uri');
}

/** https://developers.cloudflare.com/fundamentals/oauth/create-an-oauth-client/#client-url-domain-ownership-verification */
function verification(
  context: Context,
  { client_uri, proof_text: text, proof_since: since }: Fields,
): Fields | undefined {
  if (typeof client_uri !== 'string' || typeof text !== 'string' || typeof since !== 'string') return undefined;
  return { text, status: proofOf(context, { account: accountOf(context), domain: hostOf(client_uri), text, since }) };
}

const isProven = (context: Context, client: Fields): boolean => verification(context, client)?.status === 'verified';

/** The search for the record begins with the address, and again with the same address. */
const begun = (context: Context, { client_uri }: Fields, before: Fields = {}): Fields => {
  if (typeof client_uri !== 'string') return {};
  const text = `cloudflare_oauth_client_publisher=${context.sandbox.ids.digits(32)}`;
  return isProven(context, before) ? {} : { proof_text: before.proof_text ?? text, proof_since: context.now() };
};

const clients = collection({
  what: 'OAuth client',
  id: ['client_id', 'hex'],
  created: ['created_at'],
  modified: ['updated_at'],
  fixed: ['client_secret', 'has_rotated_secret', 'client_uri_verification'],
  defaults: { visibility: 'private', has_rotated_secret: false },
  check: checkClient,
  show: (context, { secret: _, previous: __, proof_text, proof_since, ...client }) => {
    const client_uri_verification = verification(context, { ...client, proof_text, proof_since });
    return client_uri_verification === undefined ? client : { ...client, client_uri_verification };
  },
});

/** A client that proves itself has a secret, shown now and never again. */
const createClient: Handler<'iam.oauthClients.create'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const made = clients.add(context, { ...body, ...begun(context, body) }, collectionOf(context));
  if (made.token_endpoint_auth_method === 'none') return context.fit(clients.shown(context, made));
  const secret = context.sandbox.ids.digits(64);
  keep(context, collectionOf(context), String(made.client_id), { ...made, secret });
  return context.fit({ ...clients.shown(context, made), client_secret: secret });
};

/** The secret before it holds until it is deleted: https://developers.cloudflare.com/fundamentals/oauth/create-an-oauth-client/#rotate-client-secrets */
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

/**
 * Requirements of a public client:
 * https://developers.cloudflare.com/fundamentals/oauth/create-an-oauth-client/#private-and-public-applications
 */
function checkPublic(context: Context, client: Fields): void {
  for (const name of ['client_name', 'logo_uri', 'client_uri'])
    if (typeof client[name] !== 'string') throw invalid(`${name} is required of a public client`, `/${name}`);
  if (!Array.isArray(client.scopes) || client.scopes.length === 0)
    throw invalid('scopes are required of a public client', '/scopes');
  if (!isProven(context, client)) throw invalid('The domain of client_uri is not verified yet', '/visibility');
}

/** Public for good. */
const updateClient: Handler<'iam.oauthClients.update'> = (context) => {
  const before = clients.find(context);
  const body: Fields = { ...fieldsOf(context) };
  const isPublished = body.visibility === 'public' && before.visibility !== 'public';
  if (isPublished) checkPublic(context, { ...before, ...body });
  const changed = clients.change(context, before, {
    ...body,
    ...begun(context, body, before),
    ...(isPublished ? { promoted_at: context.now() } : {}),
  });
  return context.fit(clients.shown(context, changed));
};

export const iamOauth = {
  'iam.oauthClients.create': createClient,
  'iam.oauthClients.list': clients.list,
  'iam.oauthClients.get': clients.get,
  'iam.oauthClients.update': updateClient,
  'iam.oauthClients.delete': removeClient,
  'iam.oauthClients.rotateSecret': rotate,
  'iam.oauthClients.deleteRotatedSecret': forget,
  'iam.oauthScopes.list': listScopes,
} satisfies Handlers;
