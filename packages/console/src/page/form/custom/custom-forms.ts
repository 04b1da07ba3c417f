/**
 * Registers operations with a custom form, by name.
 *
 * 1. A custom form is a layout over the form engine. Its value is the call's parameters, read and changed through
 *    `useForm()` and `useBox()`: JSON view, code, validation and URL work unchanged.
 * 2. It is in `custom/<product>/<name>-form.tsx`, takes `CustomFormProps`, and is lazy loaded. Forms that create and
 *    edit are one component; fields of only one of them are absent from `field()` in the other.
 * 3. It puts everything into a `Layout`, whose `names` are the parameters it shows. Path parameters come first,
 *    all others below as "More fields": every parameter is reachable, including later additions to the contract.
 * 4. An ordinary field is `<FieldView field={…} />`. A custom control is inside `<FieldPlace pointer={…}>`, so that
 *    problems lead there, shows `errorAt(problems, field)`, and writes with `change(field.pointer, …)`.
 * 5. A value it does not support is shown unchanged and preserved; nothing is written without a user's choice.
 * 6. Logic without a page (validation, parsing and formatting) is a pure module next to it, with tests.
 */
import { late } from '../../ui/late.tsx';
import type { CustomForm } from './custom-props.ts';

const purge = late(async () => (await import('./cache/purge-form.tsx')).PurgeForm);
const policy = late(async () => (await import('./access/policy-form.tsx')).PolicyForm);
const application = late(async () => (await import('./access/application-form.tsx')).ApplicationForm);
const token = late(async () => (await import('./tokens/token-form.tsx')).TokenForm);
const worker = late(async () => (await import('./workers/settings-form.tsx')).WorkerSettingsForm);
const rule = late(async () => (await import('./rules/rule-form.tsx')).RuleForm);
const record = late(async () => (await import('./dns/record-form.tsx')).RecordForm);
const pool = late(async () => (await import('./load-balancers/pool-form.tsx')).PoolForm);
const balancer = late(async () => (await import('./load-balancers/balancer-form.tsx')).BalancerForm);

const FORMS: Readonly<Record<string, CustomForm>> = {
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

/** The custom form of an operation; undefined if it uses the generated one. */
export const customFormOf = (operation: string): CustomForm | undefined =>
  Object.hasOwn(FORMS, operation) ? FORMS[operation] : undefined;

export const customFormNames: readonly string[] = Object.keys(FORMS);
