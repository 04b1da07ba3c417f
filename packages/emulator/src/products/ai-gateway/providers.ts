/** Custom providers of models, their costs, and the keys with which a gateway calls providers. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { unique } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { cut, having, ordered, searched } from '../shared/lists.ts';
import { pageOf } from '../shared/pages.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { gatewayOf, inGateway } from './gateways.ts';

const providers = (context: Context): string => below(context, 'ai-gateway', 'custom-providers');
const costs = (context: Context): string => below(context, 'ai-gateway', 'custom-provider-costs');

/** https://developers.cloudflare.com/ai-gateway/configuration/custom-providers/ */
function checkProvider(context: Context, { slug, base_url }: Fields, own?: Fields): void {
  if (slug !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(String(slug)))
    throw invalid(
      `The slug '${String(slug).slice(0, 60)}' has more than letters and digits with hyphens between them`,
      '/slug',
    );
  if (slug !== undefined) unique(context, providers(context), 'slug', slug, own);
  if (base_url !== undefined && !String(base_url).startsWith('https://'))
    throw invalid(`'${String(base_url).slice(0, 100)}' does not begin with https://`, '/base_url');
}

/** Made for each provider: its first letter in a square. */
function logoOf(name: string): string {
  const letter = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? '?';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"/><text x="10" y="22" fill="#fff">${letter}</text></svg>`;
  return Buffer.from(svg).toString('base64');
}

const createProvider: Handler<'aiGateway.customProviders.create'> = (context) => {
  const body = fieldsOf(context);
  checkProvider(context, body);
  const [id, now] = [context.sandbox.ids.uuid(), context.now()];
  const provider = {
    enable: false,
    beta: false,
    ...body,
    id,
    logo: logoOf(String(body.name)),
    created_at: now,
    modified_at: now,
  };
  return context.fit(keep(context, providers(context), id, provider));
};

const providerOf = (context: Context & At<'id'>): Fields =>
  found(context, providers(context), context.path.id, () => missing('custom provider'));

const editProvider: Handler<'aiGateway.customProviders.edit'> = (context) => {
  const before = providerOf(context);
  checkProvider(context, fieldsOf(context), before);
  const changed = { ...before, ...fieldsOf(context), modified_at: context.now() };
  return context.fit(keep(context, providers(context), context.path.id, changed));
};

/** Deletes a provider together with the costs of its models. */
const deleteProvider: Handler<'aiGateway.customProviders.delete'> = (context) => {
  const provider = providerOf(context);
  for (const cost of having(all(context, costs(context)), { account_provider_id: provider.id }))
    context.sandbox.store.remove(costs(context), String(cost.id));
  context.sandbox.store.remove(providers(context), context.path.id);
  return context.fit(provider);
};

const listProviders: Handler<'aiGateway.customProviders.list'> = (context) => {
  const { enable, beta, search } = context.query;
  // Only what is on the page is read.
  if (enable === undefined && beta === undefined && search === undefined)
    return pageOf(context, providers(context), (one) => context.fit(one), false, 'name');
  const rows = searched(having(all(context, providers(context)), { enable, beta }), search, ['id', 'name', 'slug']);
  return context.page(ordered(rows, 'name', 'asc'), (one) => context.fit(one));
};

const priced = ({ token_pricing, ...body }: Fields): Fields => ({
  ...body,
  ...(token_pricing === undefined ? {} : { token_pricing: JSON.stringify(token_pricing) }),
});

/** A provider has one price for a model. https://developers.cloudflare.com/ai-gateway/configuration/custom-costs/ */
function checkCost(context: Context, { account_provider_id, model, model_rule }: Fields, own?: string): void {
  const same = having(all(context, costs(context)), { account_provider_id, model, model_rule }).find(
    ({ id }) => id !== own,
  );
  if (same !== undefined) throw conflict(`The model '${String(model).slice(0, 100)}' has a price already`, '/model');
}

const createCost: Handler<'aiGateway.customProviders.costs.create'> = (context) => {
  const body: Fields = { enable: true, model_rule: 'equals', cost_type: 'tokens', weight: 0, ...fieldsOf(context) };
  if (read(context, providers(context), String(body.account_provider_id)) === undefined)
    throw missing('custom provider', '/account_provider_id');
  checkCost(context, body);
  const [id, now] = [context.sandbox.ids.uuid(), context.now()];
  const cost = { ...priced(body), id, changed_by: 'manual', created_at: now, modified_at: now };
  return context.fit(keep(context, costs(context), id, cost));
};

const costOf = (context: Context & At<'id'>): Fields =>
  found(context, costs(context), context.path.id, () => missing('cost'));

const editCost: Handler<'aiGateway.customProviders.costs.edit'> = (context) => {
  const changed = { ...costOf(context), ...priced({ ...fieldsOf(context) }), modified_at: context.now() };
  checkCost(context, changed, context.path.id);
  return context.fit(keep(context, costs(context), context.path.id, changed));
};

const deleteCost: Handler<'aiGateway.customProviders.costs.delete'> = (context) => {
  const cost = costOf(context);
  context.sandbox.store.remove(costs(context), context.path.id);
  return context.fit(cost);
};

const listCosts: Handler<'aiGateway.customProviders.costs.list'> = (context) => {
  const { enable, account_provider_id, model_rule, cost_type, search } = context.query;
  const rows = having(all(context, costs(context)), { enable, account_provider_id, model_rule, cost_type });
  return context.fit(cut(searched(rows, search, ['id', 'model']), context.query));
};

/** Keys are in Secrets Store: https://developers.cloudflare.com/ai-gateway/configuration/bring-your-own-keys/ */
interface Config extends Fields {
  readonly id: string;
  readonly provider_slug: string;
  readonly default_config: boolean;
}

const previewOf = (secret: string): string => `****${secret.slice(-4)}`;

/** One key of a provider is the default; the others have aliases. */
const createConfig: Handler<'aiGateway.providerConfigs.create'> = (context) => {
  const scope = inGateway(context, 'provider_configs');
  const { secret, secret_id, alias, provider_slug = '', default_config = false, ...limits } = fieldsOf(context);
  if ((secret === undefined) === (secret_id === undefined))
    throw invalid('Give either a secret or a secret_id', '/secret');
  const others = having(all<Config>(context, scope), { provider_slug });
  if (others.some((one) => one.alias === alias))
    throw conflict(`'${provider_slug.slice(0, 60)}' has a key '${String(alias).slice(0, 60)}' already`, '/alias');
  if (default_config)
    for (const one of others.filter((other) => other.default_config))
      keep(context, scope, one.id, { ...one, default_config: false });
  const id = context.sandbox.ids.hex();
  const config = {
    rate_limit_period: 60,
    ...limits,
    id,
    alias,
    provider_slug,
    default_config: default_config || others.length === 0,
    gateway_id: gatewayOf(context).id,
    modified_at: context.now(),
    secret_id: secret_id ?? context.sandbox.ids.hex(),
    secret_preview: previewOf(secret ?? ''),
  };
  return context.fit(keep(context, scope, id, config));
};

const configOf = (context: Context & At<'id'>): Config =>
  found<Config>(context, inGateway(context, 'provider_configs'), context.path.id, () => missing('provider config'));

const updateConfig: Handler<'aiGateway.providerConfigs.update'> = (context) => {
  const { secret = '' } = fieldsOf(context);
  const changed = { ...configOf(context), secret_preview: previewOf(secret), modified_at: context.now() };
  return context.fit(keep(context, inGateway(context, 'provider_configs'), changed.id, changed));
};

const deleteConfig: Handler<'aiGateway.providerConfigs.delete'> = (context) => {
  const config = configOf(context);
  context.sandbox.store.remove(inGateway(context, 'provider_configs'), config.id);
  return context.fit(config);
};

export const aiGatewayProviders = {
  'aiGateway.customProviders.create': createProvider,
  'aiGateway.customProviders.edit': editProvider,
  'aiGateway.customProviders.list': listProviders,
  'aiGateway.customProviders.get': (context) => context.fit(providerOf(context)),
  'aiGateway.customProviders.delete': deleteProvider,
  'aiGateway.customProviders.costs.create': createCost,
  'aiGateway.customProviders.costs.edit': editCost,
  'aiGateway.customProviders.costs.list': listCosts,
  'aiGateway.customProviders.costs.get': (context) => context.fit(costOf(context)),
  'aiGateway.customProviders.costs.delete': deleteCost,
  'aiGateway.providerConfigs.create': createConfig,
  'aiGateway.providerConfigs.list': (context) =>
    pageOf(context, inGateway(context, 'provider_configs'), (one: Config) => context.fit(one)),
  'aiGateway.providerConfigs.update': updateConfig,
  'aiGateway.providerConfigs.delete': deleteConfig,
} satisfies Handlers;
