/** Turnstile widgets: their secret, and the two hours in which the one before it still holds. */

// Codes of widgets are not documented.

import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { includesText } from '../../text-search.ts';
import { all, below, type Fields, fieldsOf, found, keep, limited } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';

/** https://developers.cloudflare.com/turnstile/plans/: those of the free plan. */
const LIMITS = { widgets: 20, domains: 10 } as const;
const GRACE = 2 * 60 * 60 * 1000;

interface Widget extends Fields {
  readonly sitekey: string;
  readonly secret: string;
  readonly previous?: { readonly secret: string; readonly until: number };
}

const widgetsOf = (context: Context): string => below(context, 'challenges', 'widgets');

function widgetOf(context: Context & At<'sitekey'>): Widget {
  const sitekey = context.path.sitekey;
  return found(context, widgetsOf(context), sitekey, () => problem(404, 10404, 'widget not found')) as Widget; // stored only by this file
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** https://developers.cloudflare.com/turnstile/additional-configuration/hostname-management/ */
function checkDomains({ domains }: Fields): void {
  const names = Array.isArray(domains) ? domains.map(String) : [];
  if (names.length > LIMITS.domains) throw invalid(`domains: at most ${LIMITS.domains}`, '/domains');
  names.forEach((name, index) => {
    const isHost =
      !/[\s/:?#@*]/.test(name) &&
      domainToASCII(name)
        .split('.')
        .every((label) => LABEL.test(label));
    if (isIP(name) === 0 && !isHost)
      throw invalid(
        `domains: '${name.slice(0, 253)}' is not a host name: leave out scheme, port and path`,
        `/domains/${index}`,
      );
  });
}

const newSecret = (context: Context): string => `0x4AAAAAAA${context.sandbox.ids.digits(25)}`;

const DEFAULTS: Fields = {
  bot_fight_mode: false,
  clearance_level: 'no_clearance',
  ephemeral_id: false,
  offlabel: false,
  region: 'world',
};

function show<Result>(context: Showing<Result>, { previous: _, ...widget }: Widget): Result {
  return context.fit(widget);
}

const create: Handler<'turnstile.widgets.create'> = (context) => {
  checkDomains(fieldsOf(context));
  limited(context, widgetsOf(context), LIMITS.widgets, CODE.invalid, 'widgets');
  const now = context.now();
  const widget: Widget = {
    ...DEFAULTS,
    ...fieldsOf(context),
    sitekey: `0x4AAAAAAA${context.sandbox.ids.digits(14)}`,
    secret: newSecret(context),
    created_on: now,
    modified_on: now,
    deployed_via: 'api',
    last_modified_via: 'api',
  };
  return show(context, keep(context, widgetsOf(context), widget.sitekey, widget));
};

const update: Handler<'turnstile.widgets.update'> = (context) => {
  const before = widgetOf(context);
  const body = fieldsOf(context);
  checkDomains(body);
  // https://developers.cloudflare.com/api/resources/turnstile/subresources/widgets/methods/create/: it cannot be changed after creation.
  if (body.region !== undefined && body.region !== before.region) throw invalid('region cannot be changed', '/region');
  const { sitekey, secret } = before;
  const widget: Widget = { ...before, ...body, sitekey, secret, modified_on: context.now() };
  return show(context, keep(context, widgetsOf(context), sitekey, widget));
};

/** https://developers.cloudflare.com/turnstile/troubleshooting/rotate-secret-key/ */
const rotate: Handler<'turnstile.widgets.rotateSecret'> = (context) => {
  const before = widgetOf(context);
  const now = context.sandbox.clock.now();
  if (before.previous !== undefined && before.previous.until > now)
    throw invalid('The secret was rotated less than 2 hours ago, and the one before it still holds');
  const { previous: _, ...kept } = before;
  const isAtOnce = fieldsOf(context).invalidate_immediately === true;
  const widget: Widget = {
    ...kept,
    secret: newSecret(context),
    modified_on: context.now(),
    ...(isAtOnce ? {} : { previous: { secret: before.secret, until: now + GRACE } }),
  };
  return show(context, keep(context, widgetsOf(context), widget.sitekey, widget));
};

/** The list omits secrets. */
const list: Handler<'turnstile.widgets.list'> = (context) => {
  const { order, direction, filter } = context.query;
  const [, field, wanted] = /^(name|sitekey):(.*)$/s.exec(String(filter ?? '')) ?? [];
  const widgets = (all(context, widgetsOf(context)) as Widget[]).filter(
    (widget) => field === undefined || includesText(String(widget[field]), wanted ?? ''),
  ); // stored only by this file
  const by = order === undefined || order === 'id' ? undefined : order;
  if (by !== undefined) widgets.sort((one, other) => String(one[by]).localeCompare(String(other[by])));
  if (direction === 'desc') widgets.reverse();
  return context.page(widgets, ({ secret: _, previous: __, ...widget }) => context.fit(widget));
};

export const turnstile = {
  'turnstile.widgets.create': create,
  'turnstile.widgets.update': update,
  'turnstile.widgets.list': list,
  'turnstile.widgets.get': (context) => show(context, widgetOf(context)),
  'turnstile.widgets.delete': (context) => {
    const widget = widgetOf(context);
    context.sandbox.store.remove(widgetsOf(context), widget.sitekey);
    return show(context, widget);
  },
  'turnstile.widgets.rotateSecret': rotate,
} satisfies Handlers;
