/** Bot management: which fields there are, and may be set, is a matter of the plan. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { type Plan, planOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

const COMMON: Fields = {
  enable_js: true,
  ai_bots_protection: 'disabled',
  content_bots_protection: 'disabled',
  crawler_protection: 'disabled',
  cf_robots_variant: 'off',
  is_robots_txt_managed: false,
};
const SUPER: Fields = {
  sbfm_definitely_automated: 'allow',
  sbfm_verified_bots: 'allow',
  sbfm_static_resource_protection: false,
  optimize_wordpress: false,
};

/** https://developers.cloudflare.com/bots/plans/ */
const FIELDS: Readonly<Record<Plan, Fields>> = {
  free: { ...COMMON, fight_mode: false },
  pro: { ...COMMON, ...SUPER },
  business: { ...COMMON, ...SUPER, sbfm_likely_automated: 'allow' },
  enterprise: { ...COMMON, auto_update_model: true, suppress_session_score: false, bm_cookie_enabled: true },
};

function settings(context: Context): Fields {
  zoneOf(context);
  const own = FIELDS[planOf(context)];
  const stored = read(context, below(context, 'bot_management'), '') ?? {};
  const kept = Object.entries(stored).filter(([name]) => Object.hasOwn(own, name));
  return { ...own, ...Object.fromEntries(kept), using_latest_model: true };
}

/** https://developers.cloudflare.com/api/resources/bot_management/methods/update/ */
const update: Handler<'botManagement.update'> = (context) => {
  zoneOf(context);
  const plan = planOf(context);
  const body = fieldsOf(context);
  const foreign = Object.keys(body).find((name) => !Object.hasOwn(FIELDS[plan], name));
  if (foreign !== undefined)
    throw problem(403, 10_403, `'${foreign.slice(0, 60)}' is not part of the ${plan} plan`, `/${foreign.slice(0, 60)}`); // code not documented
  keep(context, below(context, 'bot_management'), '', {
    ...read(context, below(context, 'bot_management'), ''),
    ...body,
  });
  return settings(context);
};

/** https://developers.cloudflare.com/bots/concepts/feedback-loop/ */
const report: Handler<'botManagement.feedback.create'> = (context) => {
  zoneOf(context);
  const body = fieldsOf(context);
  const [first, last] = [body.first_request_seen_at, body.last_request_seen_at].map((time) => Date.parse(String(time)));
  // Code not documented.
  if (!((first ?? 0) <= (last ?? 0)))
    throw problem(400, 10_001, 'first_request_seen_at is after last_request_seen_at', '/first_request_seen_at');
  keep(context, below(context, 'bot_management', 'feedback'), context.sandbox.ids.uuid(), {
    ...body,
    created_at: context.now(),
  });
};

export const botManagement = {
  'botManagement.feedback.create': report,
  'botManagement.feedback.list': (context) =>
    context.fit(all(context, below(context, 'bot_management', 'feedback')).reverse()),
  'botManagement.get': settings,
  'botManagement.update': update,
} satisfies Handlers;
