/** Custom providers of models, their costs, and the keys with which a gateway calls providers. */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { all, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { cut, having } from '../shared/lists.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import { gatewayOf, inGateway } from './gateways.ts';

/** Made for each provider: its first letter in a square. */
function logoOf(name: string): string {
  const letter = /[a-z0-9]/i.exec(name)?.[0]?.toUpperCase() ?? '?';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"/><text x="10" y="22" fill="#fff">${letter}</text></svg>`;
  return Buffer.from(svg).toString('base64');
}

/** https://developers.cloudflare.com/ai-gateway/configuration/custom-providers/ */
const providers = collection({
  what: 'custom provider',
  scope: ['ai-gateway', 'custom-providers'],
  id: ['id', 'uuid'],
  unique: ['slug'],
  created: ['created_at'],
  modified: ['modified_at'],
  defaults: { enable: false, beta: false },
  searched: ['id', 'name', 'slug'],
  order: 'name',
  check: (_context, { slug, base_url }) => {
    if (slug !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(String(slug)))
      throw invalid(
        `The slug '${String(slug).slice(0, 60)}' has more than letters and digits with hyphens between them`,
        '/slug',
      );
    if (base_url !== undefined && !String(base_url).startsWith('https://'))
      throw invalid(`'${String(base_url).slice(0, 100)}' does not begin with https://`, '/base_url');
  },
  // The costs of its models are deleted with a provider.
  leaving: (context, { id }) => {
    for (const cost of costs.items(context).filter(({ account_provider_id }) => account_provider_id === id))
      costs.drop(context, cost);
  },
});

const createProvider: Handler<'aiGateway.customProviders.create'> = (context) => {
  const body = fieldsOf(context);
  return context.fit(providers.add(context, { ...body, logo: logoOf(String(body.name)) }));
};

/** A provider has one price for a model. https://developers.cloudflare.com/ai-gateway/configuration/custom-costs/ */
const costs = collection({
  what: 'cost',
  scope: ['ai-gateway', 'custom-provider-costs'],
  id: ['id', 'uuid'],
  unique: ['account_provider_id', 'model', 'model_rule'],
  created: ['created_at'],
  modified: ['modified_at'],
  defaults: { enable: true, model_rule: 'equals', cost_type: 'tokens', weight: 0, changed_by: 'manual' },
  searched: ['id', 'model'],
  read: (_context, { token_pricing: pricing, ...body }) => ({
    ...body,
    token_pricing: pricing === undefined ? undefined : JSON.stringify(pricing),
  }),
  check: (context, { account_provider_id }, before) => {
    if (before === undefined) providers.named(context, account_provider_id, '/account_provider_id');
  },
  taken: (_names, { model }) => conflict(`The model '${String(model).slice(0, 100)}' has a price already`, '/model'),
});

/** Keys are in Secrets Store: https://developers.cloudflare.com/ai-gateway/configuration/bring-your-own-keys/ */
interface Config extends Fields {
  readonly id: string;
  readonly provider_slug: string;
  readonly default_config: boolean;
}

const configs = collection({
  what: 'provider config',
  scope: (context) => inGateway(context, 'provider_configs'),
  modified: ['modified_at'],
  defaults: { rate_limit_period: 60 },
});

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
  const config = {
    ...limits,
    alias,
    provider_slug,
    default_config: default_config || others.length === 0,
    gateway_id: gatewayOf(context).id,
    secret_id: secret_id ?? context.sandbox.ids.hex(),
    secret_preview: previewOf(secret ?? ''),
  };
  return context.fit(configs.add(context, config));
};

const updateConfig: Handler<'aiGateway.providerConfigs.update'> = (context) => {
  const { secret = '' } = fieldsOf(context);
  return context.fit(configs.change(context, configs.find(context), { secret_preview: previewOf(secret) }));
};

export const aiGatewayProviders = {
  'aiGateway.customProviders.create': createProvider,
  'aiGateway.customProviders.edit': providers.edit,
  'aiGateway.customProviders.list': providers.list,
  'aiGateway.customProviders.get': providers.get,
  'aiGateway.customProviders.delete': providers.remove,
  'aiGateway.customProviders.costs.create': costs.create,
  'aiGateway.customProviders.costs.edit': costs.edit,
  'aiGateway.customProviders.costs.list': (context) => context.fit(cut(costs.select(context), context.query)),
  'aiGateway.customProviders.costs.get': costs.get,
  'aiGateway.customProviders.costs.delete': costs.remove,
  'aiGateway.providerConfigs.create': createConfig,
  'aiGateway.providerConfigs.list': configs.list,
  'aiGateway.providerConfigs.update': updateConfig,
  'aiGateway.providerConfigs.delete': configs.remove,
} satisfies Handlers;
