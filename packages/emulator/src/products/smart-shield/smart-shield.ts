/** Smart Shield: tiers of the cache, routes to the origin and health checks in one place: https://developers.cloudflare.com/smart-shield/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { checkReserve, clearReserve, reserveClearing } from '../cache/purge.ts';
import { SWITCHES, type Switch, setSwitch, switchShown } from '../cache/switches.ts';
import { healthchecks, healthchecksScope, pageOfChecks } from '../healthchecks/healthchecks.ts';
import { fieldsOf } from '../shared/fields.ts';

/** Settings by the names that Smart Shield uses. */
const SHOWN: Readonly<Record<string, Switch>> = {
  cache_reserve: SWITCHES.reserve,
  regional_tiered_cache: SWITCHES.regional,
  smart_routing: SWITCHES.routing,
  smart_tiered_cache: SWITCHES.smart,
};

const settings = (context: Context) => ({
  ...Object.fromEntries(
    Object.entries(SHOWN).map(([name, one]) => {
      const { modified_on, ...known } = switchShown(context, one);
      return [name, { ...known, id: name, ...(modified_on === null ? {} : { modified_on }) }];
    }),
  ),
  healthchecks_count: context.sandbox.store.count(healthchecksScope(context)),
});

/** Omitted settings keep their values. */
const edit: Handler<'smartShield.edit'> = (context) => {
  for (const [name, sent] of Object.entries(fieldsOf(context))) {
    const one = SHOWN[name];
    if (one === undefined || !isObject(sent) || sent.value === undefined) continue;
    if (one === SWITCHES.reserve) checkReserve(context, sent.value);
    setSwitch(context, one, sent.value, `/${name}/value`);
  }
  return context.fit(settings(context));
};

const listChecks: Handler<'smartShield.healthchecks.list'> = (context) => {
  const { items, info } = pageOfChecks(context);
  return new PageResult(context.fit(items) ?? [], info);
};

export const smartShield = {
  'smartShield.get': (context) => context.fit(settings(context)),
  'smartShield.edit': edit,
  'smartShield.cacheReserve.status': reserveClearing,
  'smartShield.cacheReserve.clear': clearReserve,
  // Health checks are the same under both addresses: https://developers.cloudflare.com/smart-shield/configuration/health-checks/
  'smartShield.healthchecks.create': healthchecks['healthchecks.create'],
  'smartShield.healthchecks.list': listChecks,
  'smartShield.healthchecks.get': healthchecks['healthchecks.get'],
  'smartShield.healthchecks.edit': healthchecks['healthchecks.edit'],
  'smartShield.healthchecks.update': healthchecks['healthchecks.update'],
  'smartShield.healthchecks.delete': healthchecks['healthchecks.delete'],
} satisfies Handlers;
