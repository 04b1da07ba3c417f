/**
 * Recipients of alerts about new certificates:
 * https://developers.cloudflare.com/api/resources/zones/subresources/ct/subresources/alerting/methods/edit/
 */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { single } from '../shared/single.ts';
import { planOf } from './plan.ts';

const MAX_EMAILS = 10;

const choosesEmails = (context: Context): boolean => planOf(context) === 'business' || planOf(context) === 'enterprise';

function check(context: Context, { emails }: Fields): void {
  if (!choosesEmails(context)) {
    if (emails !== undefined) throw invalid('Addresses can be chosen from the Business plan on', '/emails');
    return;
  }
  if (!Array.isArray(emails)) throw invalid('emails is required', '/emails');
  if (emails.length > MAX_EMAILS) throw invalid(`There can be ${MAX_EMAILS} addresses`, '/emails');
}

/** Without recipients it is off. Below the Business plan all users with permission are notified. */
function show(context: Context, { enabled, emails }: Fields): Fields {
  if (!choosesEmails(context)) return { enabled };
  const list = Array.isArray(emails) ? emails : [];
  return { enabled: enabled === true && list.length > 0, emails: list };
}

const alerting = single({ first: { enabled: false }, check, show });

export const ctAlerting = {
  'zones.ct.alerting.get': alerting.get,
  'zones.ct.alerting.edit': alerting.edit,
} satisfies Handlers;
