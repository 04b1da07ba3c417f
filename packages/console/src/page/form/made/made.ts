/**
 * Which operations have a form made by hand, by name.
 *
 * 1. A hand-made form is a layout over the form engine. Its value is the parameters of the call, read and changed through
 *    `useForm()` and `useBox()`: JSON view, code, checks and address know nothing of it.
 * 2. It stands in `made/<product>/<name>-form.tsx`, takes `MadeProps`, and is loaded late. Forms of an operation that creates and one
 *    that edits are one component; what only one of them has is absent from `field()` in the other.
 * 3. It puts all that it shows into a `Layout`, whose `names` are the parameters it shows. Those of the path stand above,
 *    all others below as "More fields": nothing of an operation is out of reach, and what the contract gains is there at once.
 * 4. A field that needs nothing special is `<FieldView field={…} />`. A box of its own stands in `<FieldPlace pointer={…}>`, so that
 *    a problem leads there, shows `errorAt(problems, field)`, and writes with `change(field.pointer, …)`.
 * 5. A value it does not understand is shown as it is and kept; nothing is written that nobody chose.
 * 6. What can be decided without a page (checks, splitting and joining) is a pure file beside it, with tests.
 */
import { late } from '../../ui/late.tsx';
import type { MadeForm } from './made-props.ts';

const purge = late(async () => (await import('./cache/purge-form.tsx')).PurgeForm);
const policy = late(async () => (await import('./access/policy-form.tsx')).PolicyForm);
const application = late(async () => (await import('./access/application-form.tsx')).ApplicationForm);
const token = late(async () => (await import('./tokens/token-form.tsx')).TokenForm);
const worker = late(async () => (await import('./workers/settings-form.tsx')).WorkerSettingsForm);
const rule = late(async () => (await import('./rules/rule-form.tsx')).RuleForm);
const record = late(async () => (await import('./dns/record-form.tsx')).RecordForm);
const pool = late(async () => (await import('./load-balancers/pool-form.tsx')).PoolForm);
const balancer = late(async () => (await import('./load-balancers/balancer-form.tsx')).BalancerForm);

const MADE: Readonly<Record<string, MadeForm>> = {
  'cache.purge': purge,
  'cache.purgeEnvironment': purge,
  'cache.invalidate': purge,
  'cache.invalidateEnvironment': purge,
  'zeroTrust.access.policies.create': policy,
  'zeroTrust.access.policies.update': policy,
  'zeroTrust.access.applications.policies.create': policy,
  'zeroTrust.access.applications.policies.update': policy,
  'zeroTrust.access.groups.create': policy,
  'zeroTrust.access.groups.update': policy,
  'zeroTrust.access.applications.create': application,
  'zeroTrust.access.applications.update': application,
  'user.tokens.create': token,
  'user.tokens.update': token,
  'accounts.tokens.create': token,
  'accounts.tokens.update': token,
  'workers.scripts.settings.edit': worker,
  'workers.scripts.scriptAndVersionSettings.edit': worker,
  'workersForPlatforms.dispatch.namespaces.scripts.settings.edit': worker,
  'rulesets.rules.create': rule,
  'rulesets.rules.edit': rule,
  'dns.records.create': record,
  'dns.records.edit': record,
  'dns.records.update': record,
  'loadBalancers.create': balancer,
  'loadBalancers.edit': balancer,
  'loadBalancers.update': balancer,
  'loadBalancers.pools.create': pool,
  'loadBalancers.pools.edit': pool,
  'loadBalancers.pools.update': pool,
};

/** The form of an operation; undefined where it is the generated one. */
export const madeFor = (operation: string): MadeForm | undefined =>
  Object.hasOwn(MADE, operation) ? MADE[operation] : undefined;

export const madeNames: readonly string[] = Object.keys(MADE);
