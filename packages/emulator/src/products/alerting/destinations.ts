/** Available alerts, their destinations, PagerDuty, and silences of policies. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { all, below, countOf, type Fields, found, keep, read } from '../shared/fields.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 17000;
const refused = (why: string, pointer?: string): Problem => problem(400, REFUSED, why, pointer);
const absent = (what: string) => (): Problem => problem(404, REFUSED, `${what} not found`);

export const scopeOf = (context: Context, ...names: readonly string[]): string =>
  below(context, 'alerting', 'v3', ...names);

/** Product, then type, name and description. https://developers.cloudflare.com/notifications/notification-available/ */
const ALERTS: Readonly<Record<string, readonly (readonly [type: string, name: string, description: string])[]>> = {
  'Origin Monitoring': [['real_origin_monitoring', 'Passive Origin Monitoring', 'Cloudflare cannot reach the origin']],
  'Load Balancing': [
    ['load_balancing_health_alert', 'Load Balancing Health Alert', 'The health of a pool or origin changes'],
  ],
  'Health Checks': [
    ['health_check_status_notification', 'Health Checks status notification', 'The status of a health check changes'],
  ],
  'DDoS Protection': [
    ['dos_attack_l7', 'HTTP DDoS Attack Alert', 'An HTTP attack is mitigated'],
    ['dos_attack_l4', 'Layer 3/4 DDoS Attack Alert', 'An attack on the network layer is mitigated'],
  ],
  'SSL/TLS': [
    [
      'universal_ssl_event_type',
      'Universal SSL Alert',
      'A universal certificate is validated, issued, renewed or expires',
    ],
    [
      'dedicated_ssl_certificate_event_type',
      'Advanced Certificate Alert',
      'An advanced certificate is validated, issued, renewed or expires',
    ],
  ],
  Tunnel: [
    ['tunnel_health_event', 'Tunnel Health Alert', 'The health of a tunnel changes'],
    ['tunnel_update_event', 'Tunnel Creation or Deletion Event', 'A tunnel is made or deleted'],
  ],
  Pages: [['pages_event_alert', 'Project updates', 'A deployment starts, fails or succeeds']],
  Logpush: [
    ['failing_logpush_job_disabled_alert', 'Failing Logpush Job Disabled', 'A job that keeps failing is disabled'],
  ],
  Billing: [['billing_usage_alert', 'Usage Based Billing', 'A product passes the usage that was set']],
  'Page Shield': [['scriptmonitor_alert_new_resources', 'New Resources Alert', 'New scripts are seen']],
  'Security Center': [['security_insights_alert', 'Security Insights Alert', 'New insights are found']],
};

const available: Handler<'alerting.availableAlerts.list'> = (context) =>
  context.fit(
    Object.fromEntries(
      Object.entries(ALERTS).map(([product, alerts]) => [
        product,
        alerts.map(([type, display_name, description]) => ({ type, display_name, description, filter_options: [] })),
      ]),
    ),
  );

const servicesOf = (context: Context): string => scopeOf(context, 'pagerduty');

/** An alert is ready if it has a destination: https://developers.cloudflare.com/notifications/get-started/ */
const eligible: Handler<'alerting.destinations.eligible.get'> = (context) => {
  const isThere = (scope: string): boolean => countOf(context, scope) > 0;
  return context.fit({
    email: [{ type: 'email', eligible: true, ready: true }],
    pagerduty: [{ type: 'pagerduty', eligible: true, ready: isThere(servicesOf(context)) }],
    webhook: [{ type: 'webhook', eligible: true, ready: isThere(scopeOf(context, 'destinations', 'webhooks')) }],
  });
};

const tokensOf = (context: Context): string => scopeOf(context, 'pagerduty-tokens');

/** A token leads to PagerDuty; what is linked there is a service. https://developers.cloudflare.com/notifications/get-started/configure-pagerduty/ */
const connect: Handler<'alerting.destinations.pagerduty.create'> = (context) => {
  const id = context.sandbox.ids.hex();
  keep(context, tokensOf(context), id, { id, created: context.now() });
  return { id };
};

const link: Handler<'alerting.destinations.pagerduty.link'> = (context) => {
  const { id } = found(context, tokensOf(context), context.path.token_id, absent('token'));
  const name = `Service ${countOf(context, servicesOf(context)) + 1}`;
  if (read(context, servicesOf(context), String(id)) === undefined)
    keep(context, servicesOf(context), String(id), { id, name });
  return context.fit({ id });
};

const silences = collection({
  what: 'silence',
  created: ['created_at'],
  modified: ['updated_at'],
  lasting: ['policy_id'],
  missing: absent('silence'),
  check: (context, { policy_id, start_time, end_time }) => {
    if (read(context, scopeOf(context, 'policies'), String(policy_id)) === undefined)
      throw refused(`There is no policy '${String(policy_id).slice(0, 32)}'`, '/policy_id');
    if (!(Date.parse(String(start_time)) < Date.parse(String(end_time))))
      throw refused('end_time must be after start_time', '/end_time');
  },
});

const createSilences: Handler<'alerting.silences.create'> = (context) => {
  for (const body of context.body ?? [])
    silences.add(context, { start_time: context.now(), ...body }, scopeOf(context, 'silences'));
  return { errors: [], messages: [], success: true };
};

const updateSilences: Handler<'alerting.silences.update'> = (context) => {
  const scope = scopeOf(context, 'silences');
  const changed = (context.body ?? []).map(({ id, ...body }) =>
    silences.change(context, found(context, scope, String(id), absent('silence')), { ...body }, scope),
  );
  return context.page(changed, (one) => context.fit(one));
};

function dropSilence<Result>(context: Showing<Result> & At<'silence_id'>): Result {
  silences.find(context);
  context.sandbox.store.remove(scopeOf(context, 'silences'), context.path.silence_id);
  return context.fit({ errors: [], messages: [], success: true });
}

/** Is nothing sent for a policy at this time? */
export function isSilenced(context: Context, policy: Fields): boolean {
  const now = context.sandbox.clock.now();
  return all(context, scopeOf(context, 'silences')).some(
    ({ policy_id, start_time, end_time }) =>
      policy_id === policy.id && Date.parse(String(start_time)) <= now && now < Date.parse(String(end_time)),
  );
}

export const alertDestinations = {
  'alerting.availableAlerts.list': available,
  'alerting.destinations.eligible.get': eligible,
  'alerting.destinations.pagerduty.create': connect,
  'alerting.destinations.pagerduty.link': link,
  'alerting.destinations.pagerduty.get': (context) =>
    context.page(all(context, servicesOf(context)), (one) => context.fit(one)),
  'alerting.destinations.pagerduty.delete': (context) => {
    context.sandbox.store.clear(servicesOf(context));
    return { errors: [], messages: [], success: true };
  },
  'alerting.silences.create': createSilences,
  'alerting.silences.list': silences.list,
  'alerting.silences.get': silences.get,
  'alerting.silences.update': updateSilences,
  'alerting.silences.delete': dropSilence,
} satisfies Handlers;
