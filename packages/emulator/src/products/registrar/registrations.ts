/** Registrations: made under extensions on offer, with a workflow that a poll sees end. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { all, below, countOf, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { checked } from './extensions.ts';

const YEAR = 365 * 86_400_000;
/** As long as the example takes: https://developers.cloudflare.com/registrar/registrar-api/#3-register-a-domain */
const WORK_MS = 3000;
/** https://developers.cloudflare.com/api/resources/registrar/subresources/registrations/methods/create/ */
const MAX = 100;

interface Registration extends Fields {
  readonly domain_name: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly auto_renew: boolean;
  readonly privacy_mode: string;
  /** Start and end of the registration, and its last change: milliseconds since 1970. */
  readonly registered: readonly [number, number];
  readonly updated?: readonly [number, number];
}

const scopeOf = (context: Context): string => below(context, String(context.segments[2]), 'registrations');

const find = (context: Context & At<'domain_name'>): Registration => {
  const name = context.path.domain_name.toLowerCase();
  return found<Registration>(context, scopeOf(context), name, () =>
    missing(`registration of '${name.slice(0, 253)}'`, '/domain_name'),
  );
};

function display(context: Context, { registered: [, ends], isTransfer, ...one }: Registration): Fields {
  const isDone = context.sandbox.clock.now() >= ends;
  const pending = isTransfer === true ? 'transfer_pending' : 'registration_pending';
  const state = isDone ? { status: 'active' } : { status: pending, expires_at: null };
  return { ...one, locked: true, ...state };
}

function workflow(context: Context, one: Registration, kind: 'registration' | 'update'): Fields {
  const times = kind === 'registration' ? one.registered : one.updated;
  if (times === undefined) throw missing(`change of '${one.domain_name}'`, '/domain_name');
  const [began, ends] = times;
  const completed = context.sandbox.clock.now() >= ends;
  const resource = `${scopeOf(context)}/${one.domain_name}`;
  return {
    state: completed ? 'succeeded' : 'in_progress',
    completed,
    created_at: new Date(began).toISOString(),
    updated_at: new Date(completed ? ends : began).toISOString(),
    context: { domain_name: one.domain_name, ...(completed ? { registration: display(context, one) } : {}) },
    error: null,
    links: { self: `${resource}/${kind}-status`, resource },
  };
}

const isAsync = ({ request }: Context): boolean => request.get('prefer')?.includes('respond-async') === true;

/** 202 while the work continues: https://developers.cloudflare.com/registrar/registrar-api/#handle-registration-responses */
function answered<Result>(
  context: Showing<Result>,
  one: Registration,
  kind: 'registration' | 'update',
): Result | Reply {
  const result = context.fit(workflow(context, one, kind));
  if (!isAsync(context)) return result;
  return new Reply(JSON.stringify({ success: true, errors: [], messages: [], result }), 'application/json', {
    status: 202,
  });
}

const timesOf = (context: Context): [number, number] => {
  const now = context.sandbox.clock.now();
  return [now, isAsync(context) ? now + WORK_MS : now];
};

function create<Result>(context: Showing<Result>): Result | Reply {
  const { domain_name, auto_renew, privacy_mode, years }: Fields = fieldsOf(context);
  const name = String(domain_name).toLowerCase();
  const [known] = checked(context, name);
  if (known === undefined)
    throw invalid(`'${name.slice(0, 253)}' is not a domain that can be registered`, '/domain_name');
  if (known.reason === 'domain_unavailable') throw conflict(`'${name}' is not available`, '/domain_name');
  if (known.reason !== undefined)
    throw invalid(`'${name}' cannot be registered: ${String(known.reason)}`, '/domain_name');
  if (countOf(context, scopeOf(context)) >= MAX) throw invalid(`An account has at most ${MAX} domains`);
  const least = name.endsWith('.ai') ? 2 : 1;
  const term = typeof years === 'number' ? years : least;
  if (term < least) throw invalid(`'${name}' is registered for ${least} years or more, but got ${term}`, '/years');
  const now = context.sandbox.clock.now();
  const one: Registration = {
    domain_name: name,
    created_at: context.now(),
    expires_at: new Date(now + term * YEAR).toISOString(),
    auto_renew: auto_renew === true,
    privacy_mode: privacy_mode === 'off' ? 'off' : 'redaction',
    registered: timesOf(context),
  };
  return answered(context, keep(context, scopeOf(context), name, one), 'registration');
}

function edit<Result>(context: Showing<Result> & At<'domain_name'>): Result | Reply {
  const one = find(context);
  const { auto_renew = one.auto_renew }: Fields = fieldsOf(context);
  const changed: Registration = { ...one, auto_renew: auto_renew === true, updated: timesOf(context) };
  return answered(context, keep(context, scopeOf(context), one.domain_name, changed), 'update');
}

const SORTS: Readonly<Record<string, string>> = { name: 'domain_name', registry_expires_at: 'expires_at' };

function listed(context: Context): Fields[] {
  const { sort_by, direction } = context.query;
  const field = SORTS[String(sort_by)] ?? 'created_at';
  const sign = direction === 'desc' ? -1 : 1;
  const before = (one: Fields, other: Fields): boolean => String(one[field]) < String(other[field]);
  const items = all<Registration>(context, scopeOf(context)).sort((one, other) =>
    before(one, other) ? -sign : before(other, one) ? sign : 0,
  );
  return items.map((one) => display(context, one));
}

export const registrations = {
  'registrar.registrations.create': (context) => create(context),
  'registrar.registrations.list': (context) => context.page(listed(context), (one) => context.fit(one)),
  'registrar.registrations.get': (context) => context.fit(display(context, find(context))),
  'registrar.registrations.edit': (context) => edit(context),
  'registrar.registrationStatus.get': (context) => context.fit(workflow(context, find(context), 'registration')),
  'registrar.updateStatus.get': (context) => context.fit(workflow(context, find(context), 'update')),
  'registrarSandbox.registrations.create': (context) => create(context),
  'registrarSandbox.registrations.list': (context) => context.page(listed(context), (one) => context.fit(one)),
  'registrarSandbox.registrations.get': (context) => context.fit(display(context, find(context))),
  'registrarSandbox.registrations.edit': (context) => edit(context),
  'registrarSandbox.registrationStatus.get': (context) => context.fit(workflow(context, find(context), 'registration')),
  'registrarSandbox.updateStatus.get': (context) => context.fit(workflow(context, find(context), 'update')),
} satisfies Handlers;
