/** CSAM Scanning Tool of a zone: its switch, and the address for notifications, once its owner has confirmed it. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { planOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

const scopeOf = (context: Context): string => below(context, 'settings', 'csam_scanner_third_party');

/** The list that the page names: https://developers.cloudflare.com/cache/reference/csam-scanning/ */
const SOURCES = { ncmec: true };

/** Names of plans are short here: the API reference shows `ent`; the others are ours. */
const PLANS = { free: 'free', pro: 'pro', business: 'biz', enterprise: 'ent' } as const;

const stored = (context: Context): Fields => read(context, scopeOf(context), '') ?? {};

/** The owner of an address follows the link in the message within a minute, which is ours. */
function emailState(context: Context, { email, asked_at }: Fields): string {
  if (email === undefined) return 'unverified';
  return phase(asked_at, context, [
    ['pending', 0],
    ['valid', 60],
  ]);
}

function display(context: Context): Fields {
  const { enabled = false, sources = SOURCES, email, asked_at, modified_on = null } = stored(context);
  zoneOf(context);
  const value = {
    enabled,
    sources,
    email_state: emailState(context, { email, asked_at }),
    zone_plan: PLANS[planOf(context)],
    ...(email === undefined ? {} : { email }),
  };
  return { id: 'csam_scanner', editable: true, modified_on, value };
}

/** An address for notifications of matches is required: https://developers.cloudflare.com/cache/reference/csam-scanning/#configure-the-csam-scanning-tool */
const edit: Handler<'csamScanner.edit'> = (context) => {
  zoneOf(context);
  const { value } = fieldsOf(context);
  const { resend_email, ...given }: Fields = isObject(value) ? { ...value } : {};
  const before = stored(context);
  const isAsked = resend_email === true || (given.email !== undefined && given.email !== before.email);
  const changed = {
    ...before,
    ...given,
    sources: { ...SOURCES, ...(before.sources as object | undefined), ...(given.sources as object | undefined) }, // objects by their schema
    ...(isAsked ? { asked_at: context.now() } : {}),
    modified_on: context.now(),
  } as Fields;
  if (changed.enabled === true && changed.email === undefined)
    throw invalid('email is required to enable the tool', '/value/email');
  keep(context, scopeOf(context), '', changed);
  return context.fit(display(context));
};

export const csamScanner = {
  'csamScanner.get': (context) => context.fit(display(context)),
  'csamScanner.edit': edit,
} satisfies Handlers;
