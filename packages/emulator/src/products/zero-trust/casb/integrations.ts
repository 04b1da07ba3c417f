/** SaaS and cloud accounts that CASB scans: https://developers.cloudflare.com/cloudflare-one/integrations/cloud-and-saas/ */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { Reply } from '../../../handler/reply.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase } from '../../shared/fields.ts';
import { mentions, ordered, says } from '../../shared/lists.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import { APPLICATIONS, type Application } from './catalog.ts';

export interface Integration {
  readonly id: string;
  readonly application: string;
  readonly name: string;
  readonly auth_method: string;
  readonly created: string;
  readonly updated: string;
  readonly use_cases: readonly string[];
  readonly permissions: readonly string[];
  readonly dlp_profiles: readonly string[];
  readonly paused: string | null;
}

/** Seconds until the first scan is done; not documented. */
const FIRST_SCAN = 60;
const YEAR = 365 * 86_400e3;

const USE_CASES = [
  { id: 'casb', display_name: 'CASB', description: 'Scans for unsafe settings and data' },
  { id: 'ces', display_name: 'Cloud Email Security', description: 'Scans mailboxes' },
  { id: 'auto_remediation', display_name: 'Remediation', description: 'Resolves findings by itself' },
];

const scopeOf = (context: Context): string => below(context, 'one', 'integrations');

export const integrations = (context: Context): Integration[] => all<Integration>(context, scopeOf(context));

const integrationOf = (context: Context, id: string): Integration =>
  found<Integration>(context, scopeOf(context), id, () => missing(`integration '${id.slice(0, 64)}'`, '/id'));

export function applicationOf(id: unknown, pointer: string): Application {
  const application = APPLICATIONS.find((one) => one.id === id);
  if (application !== undefined) return application;
  const names = APPLICATIONS.map((one) => one.id).join(', ');
  throw invalid(`application must be one of ${names}; given was '${String(id).slice(0, 64)}'`, pointer);
}

/** Time of the first scan; undefined if it is not done, or the integration was paused before. */
export function scannedAt(context: Pick<Context, 'sandbox'>, { created, paused }: Integration): number | undefined {
  const done = Date.parse(created) + FIRST_SCAN * 1000;
  const until = paused === null ? context.sandbox.clock.now() : Date.parse(paused);
  return until >= done ? done : undefined;
}

const statusOf = (context: Context, integration: Integration): string =>
  integration.paused === null
    ? phase(integration.created, context, [
        ['Initializing', 0],
        ['Healthy', FIRST_SCAN],
      ])
    : 'Offline';

function display<Result>(context: Showing<Result>, one: Integration): Result {
  const { id, name, created, updated, dlp_profiles, use_cases, auth_method, paused } = one;
  const application = applicationOf(one.application, '/application');
  const scanned = scannedAt(context, one);
  return context.fit({
    ...{ id, name, created, updated, dlp_profiles },
    application: { id: application.id, display_name: application.name, logo: null },
    auth_method: { id: auth_method, display_name: application.auth.display_name },
    authorization_link: null,
    credentials_expiry: new Date(Date.parse(created) + YEAR).toISOString(),
    health_details: [],
    is_paused: paused !== null,
    last_hydrated: scanned === undefined ? created : new Date(scanned).toISOString(),
    status: statusOf(context, one),
    use_cases: USE_CASES.filter((use) => use_cases.includes(use.id)).map(({ id: use, display_name }) => ({
      id: use,
      display_name,
    })),
  });
}

function checkUses(uses: readonly unknown[]): void {
  const known = USE_CASES.map(({ id }) => id);
  for (const [index, use] of uses.entries()) {
    if (!known.includes(String(use)))
      throw invalid(
        `use_cases: one of ${known.join(', ')}; given was '${String(use).slice(0, 64)}'`,
        `/use_cases/${index}`,
      );
  }
}

const create: Handler<'zeroTrust.casb.integrations.create'> = (context) => {
  const { application: wanted, name = '', auth_method, credentials = {}, ...rest } = fieldsOf(context);
  const { use_cases = ['casb'], dlp_profiles = [], permissions = [] } = rest;
  const application = applicationOf(wanted, '/application');
  const { auth } = application;
  if (auth_method !== undefined && auth_method !== null && auth_method !== auth.id)
    throw invalid(
      `auth_method of ${application.id} is ${auth.id}; given was '${auth_method.slice(0, 64)}'`,
      '/auth_method',
    );
  if (Object.keys(credentials).length === 0)
    throw invalid(`credentials must hold ${auth.keys.join(', ')}; nothing was given`, '/credentials');
  checkUses(use_cases);
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  // Credentials are not stored: no response shows them.
  return display(
    context,
    keep<Integration>(context, scopeOf(context), id, {
      id,
      application: application.id,
      name,
      auth_method: auth.id,
      created: now,
      updated: now,
      ...{ use_cases, dlp_profiles, permissions },
      paused: null,
    }),
  );
};

function change<Result>(context: Showing<Result>, id: string, changes: Partial<Integration>): Result {
  const saved = { ...integrationOf(context, id), ...changes, updated: context.now() };
  return display(context, keep<Integration>(context, scopeOf(context), id, saved));
}

const update: Handler<'zeroTrust.casb.integrations.update'> = (context) => {
  const { credentials: _, ...given } = fieldsOf(context);
  checkUses(given.use_cases ?? []);
  return change(context, context.path.id, given);
};

/** These lists count by `page` and `page_size`. */
function paged<Item>(context: Context, items: readonly Item[]): Item[] {
  const { page = 1, page_size } = context.query;
  const size = Number(page_size ?? items.length);
  const start = Math.max(0, Number(page) - 1) * size;
  return items.slice(start, start + size);
}

const list: Handler<'zeroTrust.casb.integrations.list'> = (context) => {
  const { application, dlp_enabled, search, status, use_cases, order, direction } = context.query;
  const uses = use_cases === undefined ? [] : String(use_cases).split(',');
  const asked = integrations(context).filter(
    (one) =>
      says(application, one.application) &&
      says(dlp_enabled, one.dlp_profiles.length > 0) &&
      says(status, statusOf(context, one)) &&
      mentions(search, one.name, one.application) &&
      (uses.length === 0 || uses.some((use) => one.use_cases.includes(use))),
  );
  const rows = asked.map((one) => ({ ...one, status: statusOf(context, one) }));
  return context.page(paged(context, ordered(rows, order, direction)), (one) => display(context, one));
};

const remove: Handler<'zeroTrust.casb.integrations.delete'> = (context) => {
  context.sandbox.store.remove(scopeOf(context), integrationOf(context, context.path.id).id);
  return new Reply(null, undefined, { status: 204 });
};

/** Pausing a paused integration changes nothing. */
const pause: Handler<'zeroTrust.casb.integrations.pause'> = (context) => {
  const { paused } = integrationOf(context, context.path.id);
  return change(context, context.path.id, { paused: paused ?? context.now() });
};

const scopesOf = ({ scopes }: Application): Fields[] =>
  scopes.map((scope) => ({ display_name: scope, scope, severity: 'low' }));

const useCases = (application: Application): Fields[] =>
  USE_CASES.map((use) => ({ ...use, base_scopes: scopesOf(application), features: [] }));

const about = (one: Application): Fields => ({
  id: one.id,
  display_name: one.name,
  category: one.category,
  description: `Scans accounts of ${one.name}`,
  dlp_enabled: true,
  logo: null,
  instructions: null,
  permissions: scopesOf(one),
  supported_environments: one.environments,
  auth_methods: [
    {
      id: one.auth.id,
      display_name: one.auth.display_name,
      is_default: true,
      supported_environments: one.environments,
    },
  ],
  use_cases: useCases(one),
});

const listApplications: Handler<'zeroTrust.casb.applications.list'> = (context) => {
  const { environment } = context.query;
  const asked = APPLICATIONS.filter((one) => environment === undefined || one.environments.includes(environment));
  return context.page(paged(context, asked), (one) => context.fit(about(one)));
};

const schemaOf = (keys: readonly string[]): Fields => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, { type: 'string' }])),
  required: keys,
});

const authMethods: Handler<'zeroTrust.casb.applications.authMethods.list'> = (context) => {
  const { auth, name } = applicationOf(context.path.application_id, '/application_id');
  return context.page(paged(context, [auth]), ({ id, display_name, isByPerson, keys }) => ({
    id,
    display_name,
    human_interaction_required: isByPerson,
    instructions: { markdown: `Give Cloudflare access in ${name}, and what it gave out here: ${keys.join(', ')}.` },
    payload_example: Object.fromEntries(keys.map((key) => [key, `<${key}>`])),
    payload_schema: schemaOf(keys),
    redirect_url: null,
  }));
};

const setupFlows: Handler<'zeroTrust.casb.applications.setupFlows.list'> = (context) => {
  const { auth, name, environments, scopes } = applicationOf(context.path.application_id, '/application_id');
  const { auth_method, environment } = context.query;
  const isAsked = says(auth_method, auth.id) && (environment === undefined || environments.includes(environment));
  const fields = auth.keys.map((key) => ({
    ...{ label: key, name: key, placeholder: null, required: true },
    ...{ supported_file_types: null, type: 'password' as const },
  }));
  const flow = {
    id: `${context.path.application_id.toLowerCase()}-${auth.id}`,
    name: auth.display_name,
    description: `Connects ${name}`,
    default: true,
    supported_environments: [...environments],
    auth_config: {
      ...{ authorization_url: null, client_id: null, requires_pkce: false },
      ...{ scopes: [...scopes], url_placeholders: [] },
    },
    steps: [{ type: 'form_input' as const, title: auth.display_name, is_required: true, form_fields: fields }],
  };
  return paged(context, isAsked ? [flow] : []);
};

export const casbIntegrations = {
  'zeroTrust.casb.applications.list': listApplications,
  'zeroTrust.casb.applications.get': (context) =>
    context.fit(about(applicationOf(context.path.application_id, '/application_id'))),
  'zeroTrust.casb.applications.authMethods.list': authMethods,
  'zeroTrust.casb.applications.setupFlows.list': setupFlows,
  'zeroTrust.casb.integrations.create': create,
  'zeroTrust.casb.integrations.update': update,
  'zeroTrust.casb.integrations.list': list,
  'zeroTrust.casb.integrations.delete': remove,
  'zeroTrust.casb.integrations.get': (context) => display(context, integrationOf(context, context.path.id)),
  'zeroTrust.casb.integrations.pause': pause,
  'zeroTrust.casb.integrations.resume': (context) => change(context, context.path.id, { paused: null }),
} satisfies Handlers;
