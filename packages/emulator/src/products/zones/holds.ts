/** Holds on zones: other accounts cannot add the name, nor with `include_subdomains` a name below it. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneOf, zoneTables } from './state.ts';

const NONE = { hold: false, include_subdomains: false };

/** Released until `hold_after`, and then held again. https://developers.cloudflare.com/fundamentals/account/account-security/zone-holds/ */
function isHeld(hold: Fields | undefined, now: number): boolean {
  if (hold === undefined) return false;
  const after = typeof hold.hold_after === 'string' ? Date.parse(hold.hold_after) : Number.NaN;
  return Number.isNaN(after) ? hold.hold === true : after <= now;
}

/** @throws Problem 400 where a hold on this name, or on one above it, is in the way of another account */
export function refuseHeld(context: Context, name: string, account: string): void {
  const { sandbox } = context;
  const labels = name.split('.');
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const rows = sandbox
    .use(zoneTables)
    .select('id, name, account FROM zones WHERE name IN (SELECT value FROM json_each(?))', [JSON.stringify(above)]);
  for (const row of rows) {
    const hold = holdOf(sandbox, String(row.id));
    if (!isHeld(hold, sandbox.clock.now()) || row.account === account) continue;
    if (row.name === name || hold?.include_subdomains === true) {
      const message =
        'The zone name provided is subject to a hold which disallows the creation of this zone. Please contact the domain owner to have this hold removed.';
      throw problem(400, 1428, message, '/name');
    }
  }
}

const holdOf = (sandbox: Sandbox, zone: string): Fields | undefined => read({ sandbox }, `/zones/${zone}/hold`, '');

function display(context: Context): Fields {
  const stored = read(context, below(context, 'hold'), '');
  if (stored === undefined) return NONE;
  return { ...stored, hold: isHeld(stored, context.sandbox.clock.now()) };
}

function write<Result>(context: Showing<Result>, change: Fields): Result {
  zoneOf(context);
  const before = read(context, below(context, 'hold'), '') ?? NONE;
  const { hold_after, ...rest }: Fields = { ...before, ...change };
  checkTime(hold_after);
  keep(context, below(context, 'hold'), '', {
    ...rest,
    ...(hold_after === undefined || hold_after === null ? {} : { hold_after }),
  });
  return context.fit(display(context));
}

function checkTime(time: unknown): void {
  if (typeof time === 'string' && Number.isNaN(Date.parse(time)))
    throw problem(400, 1001, `'${time.slice(0, 60)}' is not a time`, '/hold_after'); // code not documented
}

/** A PATCH of `hold_after` holds the zone again from that time; `null` or a past time holds it immediately. */
const edit: Handler<'zones.holds.edit'> = (context) => {
  const { hold_after, include_subdomains } = fieldsOf(context);
  return write(context, {
    ...(hold_after === undefined ? {} : { hold_after, hold: true }),
    ...(include_subdomains === undefined ? {} : { include_subdomains }),
  });
};

export const zoneHolds = {
  'zones.holds.get': (context) => {
    zoneOf(context);
    return context.fit(display(context));
  },
  'zones.holds.create': (context) =>
    write(context, { hold: true, hold_after: null, include_subdomains: context.query.include_subdomains === true }),
  'zones.holds.delete': (context) => write(context, { hold: false, hold_after: context.query.hold_after ?? null }),
  'zones.holds.edit': edit,
} satisfies Handlers;
