/** Policies of the Gateway, in their order and with their ends, and the certificates with which it reads TLS. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { CODE, problem } from '../../../problem.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, phase, read } from '../../shared/fields.ts';
import { pageOf } from '../../shared/pages.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { listsIn, ruleScope } from './lists.ts';

const findRule = (context: Context, id = context.path.rule_id ?? ''): Fields =>
  found(context, ruleScope(context), id, () => missing('rule'));

/** The fields of an expression decide which Gateway stage evaluates it. */
const STAGES: readonly (readonly [RegExp, string])[] = [
  [/\bhttp\./, 'http'],
  [/\bdns\./, 'dns'],
  [/\bnet\./, 'l4'],
];

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/ : the actions that a stage knows. */
const ACTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  dns: new Set(['allow', 'block', 'override', 'safesearch', 'ytrestricted']),
  egress: new Set(['egress']),
  dns_resolver: new Set(['resolve']),
};

const writeRule: Handler<'zeroTrust.gateway.rules.create' | 'zeroTrust.gateway.rules.update'> = (context) => {
  const { rule_id: id } = context.path;
  const body = fieldsOf(context);
  const before = id === undefined ? undefined : findRule(context);
  const { filters = [STAGES.find(([field]) => field.test(String(body.traffic)))?.[1] ?? 'dns'] } = body;
  const rule: Fields = {
    description: '',
    enabled: false,
    traffic: '',
    identity: '',
    device_posture: '',
    rule_settings: {},
    created_at: context.now(),
    id: context.sandbox.ids.uuid(),
    ...(before === undefined ? {} : { id: before.id, created_at: before.created_at }),
    ...body,
    filters,
    precedence: body.precedence ?? before?.precedence ?? nextPrecedence(context),
  };
  checkRule(context, rule);
  return saveRule(context, rule);
};

/** https://developers.cloudflare.com/cloudflare-one/account-limits/#gateway : DNS, network and HTTP policies each. */
const MAX_RULES = 500;

function checkRule(context: Context, rule: Fields): void {
  const [stage] = Array.isArray(rule.filters) ? rule.filters : [];
  const others = all(context, ruleScope(context)).filter((one) => one.id !== rule.id);
  if (others.filter((one) => Array.isArray(one.filters) && one.filters.includes(stage)).length >= MAX_RULES)
    throw problem(403, CODE.invalid, `the limit of ${MAX_RULES} ${stage} policies is reached`); // code not documented
  if (ACTIONS[String(stage)]?.has(String(rule.action)) === false)
    throw invalid(`the action ${rule.action} is not one of ${stage} policies`, '/action');
  for (const id of listsIn(rule)) {
    if (read(context, below(context, 'gateway', 'lists'), id) === undefined)
      throw invalid(`there is no list ${id}`, '/traffic');
  }
}

function nextPrecedence(context: Context): number {
  return Math.max(0, ...all(context, ruleScope(context)).map((rule) => Number(rule.precedence))) + 1;
}

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/order-of-enforcement/ : a place belongs to one policy. */
function saveRule<Result>(context: Showing<Result>, rule: Fields): Result {
  const holder = bearing(context, ruleScope(context), 'precedence', rule.precedence).find((one) => one.id !== rule.id);
  if (holder !== undefined)
    throw conflict(`the precedence ${rule.precedence} belongs to the rule '${holder.name}'`, '/precedence');
  return show(context, keep(context, ruleScope(context), String(rule.id), { ...rule, updated_at: context.now() }));
}

/** An expired policy is off. */
function show<Result>(context: Showing<Result>, rule: Fields): Result {
  if (!isObject(rule.expiration)) return context.fit(rule);
  const expired = Date.parse(String(rule.expiration.expires_at)) <= context.sandbox.clock.now();
  return context.fit({
    ...rule,
    enabled: rule.enabled === true && !expired,
    expiration: { ...rule.expiration, expired },
  });
}

const editRule: Handler<'zeroTrust.gateway.rules.edit'> = (context) => {
  return saveRule(context, { ...findRule(context), ...fieldsOf(context) });
};

/** All of the rules are checked after all were changed, so that two of them can change places. */
const editRules: Handler<'zeroTrust.gateway.rules.bulkEdit'> = (context) => {
  const { body: changes = [] } = context;
  for (const change of changes) {
    const rule: Fields = { ...findRule(context, change.id), ...change, updated_at: context.now() };
    keep(context, ruleScope(context), String(rule.id), rule);
  }
  const rules = all(context, ruleScope(context));
  if (new Set(rules.map((rule) => rule.precedence)).size < rules.length)
    throw conflict('two rules would have the same precedence', '/precedence');
  const changed = new Set(changes.map((change) => change.id));
  return context.fit(rules.filter((rule) => changed.has(String(rule.id))));
};

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/dns-policies/timed-policies/ */
const resetExpiration: Handler<'zeroTrust.gateway.rules.resetExpiration'> = (context) => {
  const rule = findRule(context);
  const expiration = isObject(rule.expiration) ? rule.expiration : {};
  if (typeof expiration.duration !== 'number') throw invalid('the rule has no duration to restart');
  const expires_at = new Date(context.sandbox.clock.now() + expiration.duration * 60_000).toISOString();
  return saveRule(context, { ...rule, enabled: true, expiration: { ...expiration, expires_at } });
};

const listRules: Handler<'zeroTrust.gateway.rules.list'> = (context) => {
  return pageOf(context, ruleScope(context), (rule) => show(context, rule));
};

const certScope = (context: Context): string => below(context, 'gateway', 'certificates');

const findCertificate = (context: Context & At<'certificate_id'>): Fields =>
  found(context, certScope(context), context.path.certificate_id, () => missing('certificate'));

const DAY = 86_400e3;
/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/user-side-certificates/ */
const PER_DAY = 3;
const SECONDS_TO_DEPLOY = 60;

const createCertificate: Handler<'zeroTrust.gateway.certificates.create'> = (context) => {
  const { validity_period_days: days = 1826 } = fieldsOf(context);
  if (Number(days) < 1 || Number(days) > 10_950)
    throw invalid('certificates are valid for 1 to 10950 days', '/validity_period_days');
  const now = context.sandbox.clock.now();
  const recent = all(context, certScope(context)).filter((one) => now - Date.parse(String(one.created_at)) < DAY);
  if (recent.length >= PER_DAY) throw problem(429, CODE.invalid, `${PER_DAY} certificates a day can be generated`); // code not documented
  const { ids } = context.sandbox;
  const certificate = {
    id: ids.uuid(),
    type: 'gateway_managed',
    fingerprint: ids.digits(64),
    issuer_org: 'Cloudflare, Inc.',
    issuer_raw: 'C=US,ST=California,L=San Francisco,O=Cloudflare\\, Inc.,CN=Gateway CA - Cloudflare Managed G2',
    created_at: context.now(),
    updated_at: context.now(),
    uploaded_on: context.now(),
    expires_on: new Date(now + Number(days) * DAY).toISOString(),
  };
  return showCertificate(context, keep(context, certScope(context), certificate.id, certificate));
};

function statusOf(context: Context, certificate: Fields): string {
  const { activated_at, deactivated_at } = certificate;
  if (activated_at !== undefined) {
    return phase(activated_at, context, [
      ['pending_deployment', 0],
      ['available', SECONDS_TO_DEPLOY],
    ]);
  }
  if (deactivated_at === undefined) return 'inactive';
  return phase(deactivated_at, context, [
    ['pending_deletion', 0],
    ['inactive', SECONDS_TO_DEPLOY],
  ]);
}

function isInUse(context: Context, id: unknown): boolean {
  const settings = read(context, below(context, 'gateway', 'configuration'), '')?.settings;
  return isObject(settings) && isObject(settings.certificate) && settings.certificate.id === id;
}

function showCertificate<Result>(context: Showing<Result>, certificate: Fields): Result {
  const { id } = certificate;
  return context.fit({ ...certificate, binding_status: statusOf(context, certificate), in_use: isInUse(context, id) });
}

function saveCertificate<Result>(context: Showing<Result>, certificate: Fields): Result {
  const saved = { ...certificate, updated_at: context.now() };
  return showCertificate(context, keep(context, certScope(context), String(certificate.id), saved));
}

const activate: Handler<'zeroTrust.gateway.certificates.activate'> = (context) => {
  const { deactivated_at: _, ...certificate } = findCertificate(context);
  return saveCertificate(context, { activated_at: context.now(), ...certificate });
};

const deactivate: Handler<'zeroTrust.gateway.certificates.deactivate'> = (context) => {
  const { activated_at, ...certificate } = findCertificate(context);
  if (isInUse(context, certificate.id)) throw conflict('the certificate is in use');
  return saveCertificate(
    context,
    activated_at === undefined ? certificate : { ...certificate, deactivated_at: context.now() },
  );
};

const removeCertificate: Handler<'zeroTrust.gateway.certificates.delete'> = (context) => {
  const certificate = findCertificate(context);
  const status = statusOf(context, certificate);
  if (status !== 'inactive') throw conflict(`the certificate is ${status}: deactivate it first`);
  const shown = showCertificate(context, certificate);
  context.sandbox.store.remove(certScope(context), String(certificate.id));
  return shown;
};

export const gatewayRules = {
  'zeroTrust.gateway.rules.create': writeRule,
  'zeroTrust.gateway.rules.update': writeRule,
  'zeroTrust.gateway.rules.edit': editRule,
  'zeroTrust.gateway.rules.bulkEdit': editRules,
  'zeroTrust.gateway.rules.get': (context) => show(context, findRule(context)),
  'zeroTrust.gateway.rules.list': listRules,
  'zeroTrust.gateway.rules.resetExpiration': resetExpiration,
  'zeroTrust.gateway.certificates.create': createCertificate,
  'zeroTrust.gateway.certificates.list': (context) =>
    pageOf(context, certScope(context), (one) => showCertificate(context, one)),
  'zeroTrust.gateway.certificates.get': (context) => showCertificate(context, findCertificate(context)),
  'zeroTrust.gateway.certificates.activate': activate,
  'zeroTrust.gateway.certificates.deactivate': deactivate,
  'zeroTrust.gateway.certificates.delete': removeCertificate,
} satisfies Handlers;
