/** Account-wide settings of Workers: defaults of new ones, their billing, and the regions they can run near. */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { CLOUD_REGIONS } from './regions.ts';
import { checkCpu } from './script-settings.ts';
import { saveScript, scriptOf } from './tables.ts';

/** https://developers.cloudflare.com/workers/platform/pricing/#how-to-switch-usage-models: `standard` is the only one left. */
const DEFAULTS: Fields = { default_usage_model: 'standard', green_compute: false };

const readSettings: Handler<'workers.accountSettings.get'> = (context) =>
  context.fit(read(context, below(context, 'workers', 'account-settings'), '') ?? DEFAULTS);

const writeSettings: Handler<'workers.accountSettings.update'> = (context) => {
  const value = { ...DEFAULTS, ...fieldsOf(context) };
  return context.fit(keep(context, below(context, 'workers', 'account-settings'), '', value));
};

const usage: Handler<'workers.scripts.usageModel.get'> = (context) => {
  const { settings } = scriptOf(context);
  return context.fit({ usage_model: settings.usage_model ?? 'standard', user_limits: settings.limits ?? null });
};

const changeUsage: Handler<'workers.scripts.usageModel.update'> = (context) => {
  const script = scriptOf(context);
  const { usage_model = 'standard', user_limits } = fieldsOf(context);
  checkCpu(user_limits, '/user_limits');
  const settings = { ...script.settings, usage_model, ...(user_limits === undefined ? {} : { limits: user_limits }) };
  saveScript(context, { ...script, settings });
  return context.fit({ usage_model, user_limits: settings.limits ?? null });
};

export const workersAccount = {
  'workers.accountSettings.get': readSettings,
  'workers.accountSettings.update': writeSettings,
  'workers.scripts.usageModel.get': usage,
  'workers.scripts.usageModel.update': changeUsage,
  'workers.placement.regions.list': () => ({
    providers: Object.entries(CLOUD_REGIONS).map(([id, regions]) => ({
      id,
      regions: regions.map((one) => ({ id: one })),
    })),
  }),
} satisfies Handlers;
