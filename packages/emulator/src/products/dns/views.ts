/** Views of internal DNS: unique names in the account, and existing zones. */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zonesOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

const zonesIn = ({ zones }: Fields): string[] => (Array.isArray(zones) ? zones.map(String) : []);

/** https://developers.cloudflare.com/dns/internal-dns/dns-views/ */
function check(context: Context, view: Fields): void {
  const known = new Set(zonesOf(context, context.path.account_id ?? ''));
  const stray = zonesIn(view).find((zone) => !known.has(zone));
  if (stray !== undefined) throw invalid(`There is no zone '${stray.slice(0, 32)}' in the account`, '/zones');
}

const TIMES: Readonly<Record<string, string>> = { created_on: 'created_time', modified_on: 'modified_time' };

const views = collection({
  what: 'view',
  unique: ['name'],
  created: ['created_time'],
  modified: ['modified_time'],
  check,
  filters: {
    name: (view, wanted) => nameTests(wanted).every((test) => test(String(view.name).toLowerCase())),
    zone_id: (view, wanted) => zonesIn(view).includes(String(wanted)),
  },
});

/** `name.contains=…` and the like. */
function nameTests(wanted: unknown): ((name: string) => boolean)[] {
  const given = typeof wanted === 'object' && wanted !== null ? (wanted as Fields) : { exact: wanted };
  const tests: Readonly<Record<string, (name: string, text: string) => boolean>> = {
    exact: (name, text) => name === text,
    contains: (name, text) => name.includes(text),
    startswith: (name, text) => name.startsWith(text),
    endswith: (name, text) => name.endsWith(text),
  };
  return Object.entries(given).flatMap(([how, text]) => {
    const test = tests[how];
    return test === undefined || text === undefined ? [] : [(name: string) => test(name, String(text).toLowerCase())];
  });
}

export const dnsViews = {
  'dns.settings.account.views.create': views.create,
  'dns.settings.account.views.list': (context) => {
    const { order, zone_name } = context.query;
    const asked = { ...context, query: { ...context.query, order: TIMES[String(order)] ?? order } };
    const found = views
      .select(asked)
      .filter(
        (view) =>
          zone_name === undefined ||
          zonesIn(view).some((id) => zoneOf({ ...context, path: { zone_id: id } }).name === zone_name),
      );
    return context.page(found, (view) => context.fit(view));
  },
  'dns.settings.account.views.get': views.get,
  'dns.settings.account.views.edit': views.edit,
  'dns.settings.account.views.delete': views.remove,
} satisfies Handlers;
