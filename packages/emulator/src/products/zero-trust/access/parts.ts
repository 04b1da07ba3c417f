/** Smaller things of Access: tags, bookmarks, custom pages, grants to other accounts, and lists of targets. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { problem } from '../../../problem.ts';
import { parseCidr } from '../../shared/cidr.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, read } from '../../shared/fields.ts';
import { isWithin, mentions, ordered, says } from '../../shared/lists.ts';
import { conflict, invalid, missing } from './shared.ts';
import { scopeOf } from './targets.ts';

const tagScope = (context: Context): string => below(context, 'access', 'tags');
const appScope = (context: Context): string => below(context, 'access', 'apps');

/** https://developers.cloudflare.com/cloudflare-one/reusable-components/tags/ : the name is what a tag is known by. */
const createTag: Handler<'zeroTrust.access.tags.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  checkTag(context, name);
  const now = context.now();
  return showTag(context, keep(context, tagScope(context), name, { name, created_at: now, updated_at: now }));
};

function checkTag(context: Context, name: string): void {
  if (name === '') throw invalid('name is required', '/name');
  if (read(context, tagScope(context), name) !== undefined)
    throw conflict(`the tag '${name.slice(0, 64)}' exists`, '/name');
}

const tagsOf = (app: Fields): string[] => (Array.isArray(app.tags) ? app.tags.map(String) : []);

/** Applications that carry a tag follow its name. */
function retag(context: Context, before: string, after: string | undefined): void {
  for (const app of all(context, appScope(context)).filter((one) => tagsOf(one).includes(before))) {
    const others = tagsOf(app).filter((tag) => tag !== before);
    keep(context, appScope(context), String(app.id), {
      ...app,
      tags: after === undefined ? others : [...others, after],
    });
  }
}

const tagOf = (context: Context, name: string): Fields =>
  found(context, tagScope(context), name, () => missing('tag', '/tag_name'));

function showTag<Result>(context: Showing<Result>, tag: Fields): Result {
  const app_count = all(context, appScope(context)).filter((app) => tagsOf(app).includes(String(tag.name))).length;
  return context.fit({ ...tag, app_count });
}

const updateTag: Handler<'zeroTrust.access.tags.update'> = (context) => {
  const before = context.path.tag_name;
  const known = tagOf(context, before);
  const { name = before } = fieldsOf(context);
  if (name === before) return showTag(context, known);
  checkTag(context, name);
  context.sandbox.store.remove(tagScope(context), before);
  retag(context, before, name);
  const { created_at } = known;
  return showTag(context, keep(context, tagScope(context), name, { name, created_at, updated_at: context.now() }));
};

const removeTag: Handler<'zeroTrust.access.tags.delete'> = (context) => {
  const { tag_name: name } = context.path;
  tagOf(context, name);
  context.sandbox.store.remove(tagScope(context), name);
  retag(context, name, undefined);
  return { name };
};

const pageScope = (context: Context): string => below(context, 'access', 'custom_pages');

const TYPES = ['identity_denied', 'forbidden', 'login', 'interstitial'];
/** https://developers.cloudflare.com/cloudflare-one/reusable-components/custom-pages/access-block-page/ : HTML that is shown to whom Access refuses. */
const MAX_HTML = 1_000_000;

interface PageBody {
  readonly name?: string;
  readonly type?: string;
  readonly custom_html?: string;
  readonly contract_version?: number;
}

interface Note {
  readonly message: string;
  readonly tier: string;
  readonly ref?: string;
}

/** Errors and warnings about a page. Cloudflare's own notes are not documented. */
function notesOf(html: string): { errors: Note[]; warnings: Note[] } {
  const errors: Note[] = [];
  const warnings: Note[] = [];
  if (html.length > MAX_HTML) errors.push({ message: `The page has more than ${MAX_HTML} characters`, tier: 'error' });
  if (!/<[a-z!]/i.test(html)) errors.push({ message: 'The page has no HTML', tier: 'error' });
  if (!/<html[\s>]/i.test(html)) warnings.push({ message: 'The page has no <html> element', tier: 'warning' });
  if (/src=["']http:/i.test(html)) warnings.push({ message: 'Something is loaded without HTTPS', tier: 'warning' });
  return { errors, warnings };
}

function checkType(type: string): void {
  if (!TYPES.includes(type))
    throw invalid(`type is one of ${TYPES.join(', ')}; given was '${type.slice(0, 64)}'`, '/type');
}

function writePage<Result>(context: Showing<Result>, body: PageBody, before?: Fields): Result {
  const { name = '', type = '', custom_html = '', contract_version = 0 } = body;
  checkType(type);
  const { errors, warnings } = notesOf(custom_html);
  const [first] = errors;
  if (first !== undefined) throw invalid(first.message, '/custom_html');
  if (bearing(context, pageScope(context), 'name', name).some((one) => one.uid !== before?.uid))
    throw conflict(`a custom page named '${name.slice(0, 64)}' already exists`, '/name');
  const uid = String(before?.uid ?? context.sandbox.ids.uuid());
  const page = keep(context, pageScope(context), uid, { uid, name, type, custom_html, contract_version });
  return context.fit({ ...page, warnings });
}

const pageOf = (context: Context, id: string): Fields =>
  found(context, pageScope(context), id, () => missing('custom page', '/custom_page_id'));

const validatePage: Handler<'zeroTrust.access.customPages.validate'> = (context) => {
  const { template = '', type = '', version = 0 } = fieldsOf(context);
  checkType(type);
  return context.fit({ ...notesOf(template), page_type: type, version });
};

/** A page that the organization or an application refers to stays. */
const removePage: Handler<'zeroTrust.access.customPages.delete'> = (context) => {
  const { uid } = pageOf(context, context.path.custom_page_id);
  const holders = [...all(context, appScope(context)), ...all(context, below(context, 'access', 'organizations'))];
  const user = holders.find(({ custom_pages }) => JSON.stringify(custom_pages ?? null).includes(String(uid)));
  if (user !== undefined) throw conflict(`the custom page is used by '${String(user.name)}'`);
  context.sandbox.store.remove(pageScope(context), String(uid));
  return { id: String(uid) };
};

/** Bookmarks are applications now; the old calls find none of them: https://github.com/alchemy-run/alchemy */
const noBookmark = () => {
  throw problem(404, 11021, 'access.api.error.unknown_application');
};

const grantScope = (context: Context): string => below(context, 'access', 'idp_federation_grants');

/** One-time PINs and providers of Cloudflare's own are not shared with other accounts, says the API reference. */
const grant: Handler<'zeroTrust.access.IdPFederationGrants.create'> = (context) => {
  const { idp_id = '' } = fieldsOf(context);
  const providers = below(context, 'access', 'identity_providers');
  const { type } = found(context, providers, idp_id, () => missing('identity provider', '/idp_id'));
  if (type === 'onetimepin' || type === 'cloudflare')
    throw invalid(`a provider of type ${type} cannot be federated`, '/idp_id');
  if (bearing(context, grantScope(context), 'idp_id', idp_id).length > 0)
    throw conflict('the identity provider has a grant already', '/idp_id');
  const id = context.sandbox.ids.hex();
  return keep(context, grantScope(context), id, { id, idp_id });
};

const addressesOf = ({ ip }: Fields): Fields[] =>
  isObject(ip) ? [ip.ipv4, ip.ipv6].filter((one) => isObject(one)) : [];

/** Is an address between two others of its kind? */
function isBetween(address: unknown, from: unknown, to: unknown): boolean {
  const [at, start, end] = [address, from, to].map((text) => parseCidr(text));
  if (at === undefined) return false;
  const isAfter = start === undefined || (at.version === start.version && at.address >= start.address);
  return isAfter && (end === undefined || (at.version === end.version && at.address <= end.address));
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/non-http/infrastructure-apps/ */
const listTargets: Handler<'zeroTrust.access.infrastructure.targets.list'> = (context) => {
  const { query } = context;
  const isAt = (target: Fields, ...texts: readonly unknown[]): boolean => {
    const wanted = texts.flat().filter((text) => text !== undefined && text !== null);
    const there = addressesOf(target).map(({ ip_addr }) => String(ip_addr));
    return wanted.length === 0 || wanted.some((text) => there.includes(String(text)));
  };
  const isIn = (target: Fields, from: unknown, to: unknown): boolean =>
    (from === undefined && to === undefined) || addressesOf(target).some(({ ip_addr }) => isBetween(ip_addr, from, to));
  const asked = all(context, scopeOf(context)).filter(
    (one) =>
      says(query.hostname ?? undefined, one.hostname) &&
      mentions(query.hostname_contains ?? undefined, one.hostname) &&
      says(query.target_ids, one.id) &&
      isAt(one, query.ip_v4, query.ip_v6, query.ips) &&
      mentions(query.ip_like ?? undefined, ...addressesOf(one).map(({ ip_addr }) => ip_addr)) &&
      isIn(one, query.ipv4_start ?? undefined, query.ipv4_end ?? undefined) &&
      isIn(one, query.ipv6_start ?? undefined, query.ipv6_end ?? undefined) &&
      (query.virtual_network_id === undefined ||
        addressesOf(one).some(({ virtual_network_id }) => virtual_network_id === query.virtual_network_id)) &&
      isWithin(one.created_at, query.created_after ?? undefined, query.created_before ?? undefined) &&
      isWithin(one.modified_at, query.modified_after ?? undefined, query.modified_before ?? undefined),
  );
  return context.page(ordered(asked, query.order, query.direction), (one) => context.fit(one));
};

/** Models of authenticators; these are registered: https://github.com/passkeydeveloper/passkey-authenticator-aaguids */
const AAGUIDS = [
  ['ee882879-721c-4913-9775-3dfcce97072a', 'YubiKey 5 Series'],
  ['fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'iCloud Keychain'],
  ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Google Password Manager'],
  ['08987058-cadc-4b81-b6e1-30de50dcbe96', 'Windows Hello'],
].map(([aaguid = '', name = '']) => ({ aaguid, name }));

export const accessParts = {
  'zeroTrust.access.tags.create': createTag,
  'zeroTrust.access.tags.list': (context) =>
    context.page(all(context, tagScope(context)), (tag) => showTag(context, tag)),
  'zeroTrust.access.tags.get': (context) => showTag(context, tagOf(context, context.path.tag_name)),
  'zeroTrust.access.tags.update': updateTag,
  'zeroTrust.access.tags.delete': removeTag,
  'zeroTrust.access.customPages.create': (context) => writePage(context, fieldsOf(context)),
  'zeroTrust.access.customPages.update': (context) =>
    writePage(context, fieldsOf(context), pageOf(context, context.path.custom_page_id)),
  'zeroTrust.access.customPages.list': (context) =>
    context.page(all(context, pageScope(context)), ({ custom_html: _, ...page }) => context.fit(page)),
  'zeroTrust.access.customPages.delete': removePage,
  'zeroTrust.access.customPages.validate': validatePage,
  'zeroTrust.access.bookmarks.create': noBookmark,
  'zeroTrust.access.bookmarks.update': noBookmark,
  'zeroTrust.access.IdPFederationGrants.create': grant,
  'zeroTrust.access.infrastructure.targets.list': listTargets,
  'zeroTrust.access.authenticatorDeviceAAGUIDs.list': () => [...AAGUIDS],
} satisfies Handlers;
