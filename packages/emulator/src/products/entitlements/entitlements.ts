/**
 * Entitlements of a zone or an account:
 * https://developers.cloudflare.com/api/resources/zones/subresources/entitlements/
 */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { MAX_AUTHORITIES } from '../certificates/uploaded.ts';
import { QUOTA as MAX_RECORDS } from '../dns/record-rules.ts';
import { MAX as MAX_CHECKS } from '../healthchecks/healthchecks.ts';
import { MAX as MAX_PAGE_RULES } from '../page-rules/page-rules.ts';
import { MAX_CUSTOM_RULES, MAX_RATE_LIMITS } from '../rulesets/rules.ts';
import { type Fields, read } from '../shared/fields.ts';
import { MAX as MAX_SNIPPETS } from '../snippets/snippets.ts';
import { LIMITS } from '../workers/checks.ts';
import { type ByPlan, type Plan, planOf } from '../zones/plan.ts';
import { isEditable, MAX_UPLOAD, SETTINGS } from '../zones/setting-table.ts';
import { zoneOf } from '../zones/state.ts';

/** Counts that the emulator itself holds zones to. Only the key of page rules is documented. */
const COUNTS: readonly (readonly [key: string, name: string, most: ByPlan])[] = [
  ['page_rules', 'Page Rules', MAX_PAGE_RULES],
  ['dns_records', 'DNS records', MAX_RECORDS],
  ['custom_rules', 'WAF custom rules', MAX_CUSTOM_RULES],
  ['rate_limiting_rules', 'Rate limiting rules', MAX_RATE_LIMITS],
  ['health_checks', 'Health checks', MAX_CHECKS],
  ['snippets', 'Snippets', MAX_SNIPPETS],
  ['max_upload', 'Maximum upload size', MAX_UPLOAD],
];

/** Settings that are for some plans alone. */
const FEATURES = [...SETTINGS].filter(([, { from }]) => from === 'pro' || from === 'business' || from === 'enterprise');

/** Microseconds, and no zone. */
const timeOf = (time: unknown): string => `${new Date(String(time)).toISOString().slice(0, -1)}000`;

function entitlement(number: number, key: string, name: string, allocation: Fields, since: unknown): Fields {
  const date = timeOf(since);
  const feature = { id: number, key, name, feature_set: key };
  return { id: key, allocation, feature, created_date: date, edited_date: date, deleted_date: '' };
}

function ofPlan(plan: Plan, since: unknown): Fields[] {
  const counts = COUNTS.map(([key, name, most], index) =>
    entitlement(index + 1, key, name, { type: 'max_count', value: most[plan] }, since),
  );
  const features = FEATURES.map(([id, setting], index) =>
    entitlement(COUNTS.length + index + 1, id, id, { type: 'bool', value: isEditable(setting, plan) }, since),
  );
  return [...counts, ...features];
}

const ofZone = (context: Context): Fields[] => ofPlan(planOf(context), zoneOf(context).created_on);

function ofAccount(context: Context): Fields[] {
  const account = read(context, '/accounts', context.path.account_id ?? '');
  const since = account?.created_on ?? '2021-01-01T00:00:00Z';
  const most: readonly (readonly [string, string, number])[] = [
    ['workers_scripts', 'Worker scripts', LIMITS.scripts],
    ['mtls_certificate_authorities', 'Certificate authorities for mTLS', MAX_AUTHORITIES],
  ];
  return most.map(([key, name, value], index) =>
    entitlement(index + 1, key, name, { type: 'max_count', value }, since),
  );
}

function listed<Item>(context: Showing<Item>, items: readonly Fields[]): PageResult<Item> {
  return new PageResult(items.map((one) => context.fit(one)));
}

export const entitlements = {
  'zones.entitlements.list': (context) => listed(context, ofZone(context)),
  'accounts.entitlements.list': (context) => listed(context, ofAccount(context)),
  'entitlements.list': (context) =>
    context.fit(context.path.zone_id === undefined ? ofAccount(context) : ofZone(context)),
} satisfies Handlers;
