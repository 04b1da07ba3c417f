/** Error pages of accounts and zones, the tokens that they must hold, and assets for custom errors. */
import { createHash } from 'node:crypto';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { below, collectionOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { unsignedJwt } from '../shared/jwt.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

interface Page {
  readonly description: string;
  readonly token?: string;
}

const WIDGET = '::CAPTCHA_BOX::';

/**
 * https://developers.cloudflare.com/rules/custom-errors/reference/error-page-types/
 * https://developers.cloudflare.com/rules/custom-errors/reference/error-tokens/
 */
const PAGES: Readonly<Record<string, Page>> = {
  basic_challenge: { description: 'Interactive Challenge', token: WIDGET },
  managed_challenge: { description: 'Managed Challenge / I’m Under Attack Mode', token: WIDGET },
  waf_challenge: { description: 'WAF Challenge', token: WIDGET },
  country_challenge: { description: 'Country Challenge', token: WIDGET },
  under_attack: { description: 'JavaScript Challenge', token: '::IM_UNDER_ATTACK_BOX::' },
  waf_block: { description: 'WAF Block' },
  ip_block: { description: 'IP/Country Block' },
  ratelimit_block: { description: 'Rate Limiting Block' },
  '500_errors': { description: '500 Class Errors', token: '::CLOUDFLARE_ERROR_500S_BOX::' },
  '1000_errors': { description: '1000 Class Errors', token: '::CLOUDFLARE_ERROR_1000S_BOX::' },
};

const BIRTH = '2014-01-01T05:20:00Z';
const pagesOf = (context: Context): string => below(context, 'custom_pages');

function pageOf(context: Context, id: string): Fields {
  const page = PAGES[id];
  if (page === undefined) throw missing('custom page');
  return {
    id,
    description: page.description,
    required_tokens: page.token === undefined ? [] : [page.token],
    preview_target: id.replace('_', ':'),
    created_on: BIRTH,
    modified_on: BIRTH,
    state: 'default',
    ...read(context, pagesOf(context), id),
  };
}

function checkAddress(url: unknown): void {
  if (!/^https?:\/\/[^/\s]+/.test(String(url)))
    throw invalid(`url '${String(url).slice(0, 100)}' is not the address of a page`, '/url');
}

/** The page is not fetched, so its content is not checked. */
const update: Handler<'customPages.update'> = (context) => {
  const { state, url = '' } = fieldsOf(context);
  const { identifier } = context.path;
  pageOf(context, identifier);
  if (state !== 'default') checkAddress(url);
  const changed = { state, modified_on: context.now(), ...(state === 'default' ? {} : { url }) };
  keep(context, pagesOf(context), identifier, changed);
  return context.fit(pageOf(context, identifier));
};

/** Size of an asset, derived from its address, which is not fetched. */
const sizeOf = (url: unknown): number =>
  1024 + (createHash('sha256').update(String(url)).digest().readUInt16BE(0) % 8192);

/** https://developers.cloudflare.com/rules/custom-errors/create-api/ */
const assets = collection({
  what: 'asset',
  show: (_context, asset) => ({ ...asset, size_bytes: sizeOf(asset.url) }),
});

/** Found by its name, which is unique and of letters, digits and underscores. */
const createAsset: Handler<'customPages.assets.create'> = (context) => {
  const { name = '', description, url } = fieldsOf(context);
  if (!/^\w+$/.test(name)) throw invalid(`name '${name.slice(0, 64)}': use letters, digits and underscores`, '/name');
  const scope = collectionOf(context);
  if (read(context, scope, name) !== undefined) throw conflict(`There is an asset '${name}' already`, '/name');
  const asset = { name, description, url, last_updated: context.now() };
  checkAddress(url);
  return context.fit(assets.shown(context, keep(context, scope, name, asset)));
};

const updateAsset: Handler<'customPages.assets.update'> = (context) => {
  const asset = assets.find(context);
  const { description, url = '' } = fieldsOf(context);
  checkAddress(url);
  const changed = { ...asset, description, url, last_updated: context.now() };
  return context.fit(assets.shown(context, keep(context, collectionOf(context, 1), String(asset.name), changed)));
};

const removeAsset = <Result>(context: Showing<Result> & At<'asset_name'>): Result => {
  const asset = assets.find(context);
  context.sandbox.store.remove(collectionOf(context, 1), String(asset.name));
  return context.fit(assets.shown(context, asset));
};

const HOUR = 3600;

/** A token of the form that programs can read; it opens nothing. */
const previewToken: Handler<'customPages.previewTokens.create'> = (context) => {
  const { act, target, url } = fieldsOf(context);
  const now = Math.floor(context.sandbox.clock.now() / 1000);
  const claims = { act, target, url, iat: now, exp: now + HOUR };
  return { cep_jwt: `${unsignedJwt({ alg: 'HS256', typ: 'JWT' }, claims)}.${context.sandbox.ids.digits(43)}` };
};

export const customPages = {
  'customPages.list': (context) => context.page(Object.keys(PAGES), (id) => context.fit(pageOf(context, id))),
  'customPages.get': (context) => context.fit(pageOf(context, context.path.identifier)),
  'customPages.update': update,
  'customPages.assets.create': createAsset,
  'customPages.assets.list': assets.list,
  'customPages.assets.get': assets.get,
  'customPages.assets.update': updateAsset,
  'customPages.assets.delete': removeAsset,
  'customPages.previewTokens.create': previewToken,
} satisfies Handlers;
