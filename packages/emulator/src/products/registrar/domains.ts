/** Domains at the registrar: their settings, and data that only the registry has. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, problem } from '../../problem.ts';
import { all, below, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneTables } from '../zones/state.ts';

const YEAR = 365 * 86_400_000;

const scopeOf = (context: Context): string => below(context, 'registrar', 'domains');

type Domain = ResultOf<'registrar.domains.list'> & {
  readonly name: string;
  readonly auto_renew: boolean;
  readonly privacy: boolean;
};

/** Each zone of the account is a domain that was registered when the zone was made. */
function domains(context: Context): Domain[] {
  const rows = context.sandbox
    .use(zoneTables)
    .select("name, id, value ->> '$.created_on' AS created FROM zones WHERE account = ? ORDER BY number", [
      context.path.account_id ?? '',
    ]);
  const stored = all<Domain>(context, scopeOf(context)).filter(({ name }) => !rows.some((row) => row.name === name));
  const own = rows.map((row) => domainOf(context, String(row.name), String(row.id), String(row.created)));
  return [...own, ...stored];
}

function domainOf(context: Context, name: string, id: string, created: string): Domain {
  const set = read<Partial<Domain>>(context, scopeOf(context), name) ?? {};
  const passed = Math.max(0, context.sandbox.clock.now() - Date.parse(created));
  // Renewed each year, as long as that is wished for.
  const years = set.auto_renew === false ? 1 : Math.floor(passed / YEAR) + 1;
  const locked = set.locked !== false;
  return {
    id,
    name,
    available: false,
    can_register: false,
    supported_tld: true,
    created_at: created,
    updated_at: set.updated_at ?? created,
    expires_at: new Date(Date.parse(created) + years * YEAR).toISOString(),
    current_registrar: 'Cloudflare',
    registry_statuses: locked ? 'clienttransferprohibited' : 'ok',
    auto_renew: set.auto_renew ?? true,
    privacy: set.privacy ?? true,
    locked,
  };
}

function find(context: Context & At<'domain_name'>): Domain {
  const domain = domains(context).find(({ name }) => name === context.path.domain_name);
  if (domain === undefined) throw notFound('domain');
  return domain;
}

/** https://developers.cloudflare.com/registrar/account-options/domain-management/ */
const update: Handler<'registrar.domains.update'> = (context) => {
  const { name } = find(context);
  const known = ['auto_renew', 'locked', 'privacy'];
  const given = Object.entries(fieldsOf(context)).filter(([name]) => known.includes(name));
  if (given.length === 0) throw problem(400, 1001, `One of ${known.join(', ')} is required`); // code not documented
  const set = {
    ...read(context, scopeOf(context), name),
    ...Object.fromEntries(given),
    name,
    updated_at: context.now(),
  };
  keep(context, scopeOf(context), name, set);
  return context.fit(find(context));
};

export const registrar = {
  'registrar.domains.list': (context) => new PageResult(domains(context).map(({ name: _, ...domain }) => domain)),
  'registrar.domains.get': (context) => context.fit(find(context)),
  'registrar.domains.update': update,
} satisfies Handlers;
