/** Options of image transformations: three settings of a zone as one, those of all zones, and how an account is billed. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { single } from '../shared/single.ts';
import { planOf, zonesOf } from './plan.ts';
import { takes } from './setting-values.ts';
import { zoneOf } from './state.ts';

/** The settings by their names in the whole. */
const PARTS: Readonly<Record<string, string>> = {
  transformations: 'transformations',
  allowed_origins: 'transformations_allowed_origins',
  c2pa: 'transformations_c2pa',
};

const FIRST = { transformations: 'off', allowed_origins: '', c2pa: 'off' };

const modifiedOn = (settings: readonly (Fields | undefined)[]): string | null =>
  settings
    .map((setting) => setting?.modified_on)
    .filter((time) => typeof time === 'string')
    .toSorted()
    .at(-1) ?? null;

function display(context: Context): Fields {
  const kept = Object.entries(PARTS).map(
    ([name, id]) => [name, read(context, below(context, 'settings'), id)] as const,
  );
  return {
    id: 'transformations_config',
    editable: true,
    value: {
      ...FIRST,
      ...Object.fromEntries(kept.flatMap(([name, one]) => (one === undefined ? [] : [[name, one.value]]))),
    },
    modified_on: modifiedOn(kept.map(([, one]) => one)),
  };
}

/** https://developers.cloudflare.com/images/optimization/transformations/sources/ */
const edit: Handler<'zones.transformationsConfig.edit'> = (context) => {
  zoneOf(context);
  const given = Object.entries(Object(fieldsOf(context).value)).filter(([, value]) => value !== undefined);
  const plan = planOf(context);
  for (const [name, value] of given) {
    const id = PARTS[name];
    if (id === undefined || !takes(id, value, plan))
      throw problem(400, 1007, 'Invalid value for zone setting transformations_config', `/value/${name}`);
  }
  for (const [name, value] of given)
    keep(context, below(context, 'settings'), PARTS[name] ?? '', { value, modified_on: context.now() });
  return context.fit(display(context));
};

const ofZones: Handler<'accounts.speedSettings.transformations.get'> = (context) =>
  context.page(
    zonesOf(context, context.path.account_id).map((zone) => {
      const kept = read(context, pathKey(['zones', zone, 'settings']), 'transformations');
      return {
        id: 'transformations',
        cf_zone_tag: zone,
        editable: true,
        value: String(kept?.value ?? 'off'),
        modified_on: modifiedOn([kept]),
      };
    }),
    (one) => context.fit(one),
  );

/** Once on, it stays: https://developers.cloudflare.com/api/operations/account-settings-change-ut-billing-setting */
const billing = single({
  first: { id: 'ut_billing', value: 'off', modified_on: null },
  modified: 'modified_on',
  show: (_context, item) => ({ ...item, editable: item.value !== 'on' }),
});

export const transformations = {
  'zones.transformationsConfig.get': (context) => {
    zoneOf(context);
    return context.fit(display(context));
  },
  'zones.transformationsConfig.edit': edit,
  'accounts.speedSettings.transformations.get': ofZones,
  'accounts.settings.utBilling.get': billing.get,
  'accounts.settings.utBilling.edit': billing.edit,
} satisfies Handlers;
