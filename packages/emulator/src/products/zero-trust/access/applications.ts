/** Access applications and the policies attached to them: inline ones of an application, and reusable ones of the account. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { problem } from '../../../problem.ts';
import { pathKey } from '../../../routing/router.ts';
import { includesText } from '../../../text-search.ts';
import { pageOf } from '../../shared/pages.ts';
import { checkHosts } from './hosts.ts';
import { checkSession, invalid, missing, refuseNames } from './shared.ts';

type Fields = Record<string, unknown>;

/** A policy attached to an application: by id, in order. */
interface Attached {
  readonly id: string;
  readonly precedence: number;
  readonly reusable: boolean;
}

const INVALID = 12130;

function bodyOf(context: Context): Fields {
  return isObject(context.body) ? context.body : {};
}

/** `/accounts/{id}` or `/zones/{id}`: the first two segments of the path. */
function ownerOf(context: Context): string {
  return pathKey(context.segments.slice(0, 2));
}

function appScope(context: Context): string {
  return `${ownerOf(context)}/access/apps`;
}

function reusableScope(context: Context): string {
  return `${ownerOf(context)}/access/policies`;
}

function inlineScope(context: Context, app: string): string {
  return `${appScope(context)}/${encodeURIComponent(app)}/policies`;
}

function read(context: Context, scope: string, id: string): Fields | undefined {
  const value = context.sandbox.store.get(scope, id);
  return isObject(value) ? value : undefined;
}

function all(context: Context, scope: string): Fields[] {
  return context.sandbox.store.all(scope).filter(isObject);
}

function findApp(context: Context & At<'app_id'>): Fields {
  const app = read(context, appScope(context), context.path.app_id);
  if (app === undefined) throw missing('application', '/app_id');
  return app;
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/policies/ */
const DEFAULTS: Fields = {
  session_duration: '24h',
  auto_redirect_to_identity: false,
  http_only_cookie_attribute: true,
  app_launcher_visible: true,
  allowed_idps: [],
  tags: [],
};

function checkApp(context: Context, app: Fields): void {
  checkSession(app.session_duration);
  checkHosts(context, app);
}

const createApp: Handler<'zeroTrust.access.applications.create'> = (context) => {
  checkApp(context, bodyOf(context));
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  const app = {
    ...DEFAULTS,
    ...bodyOf(context),
    id,
    uid: id,
    aud: context.sandbox.ids.digits(64),
    created_at: now,
    updated_at: now,
  };
  return showApp(context, saveApp(context, app));
};

/** Takes the policies out of the body: each becomes its own row, or a link to a reusable one. */
function saveApp(context: Context, app: Fields): Fields {
  const id = String(app.id);
  const { policies, ...fields } = app;
  const sent = Array.isArray(policies) ? policies : undefined;
  const attached =
    sent === undefined ? attachedTo(app) : sent.map((policy, index) => attach(context, id, policy, index));
  checkPrecedences(attached);
  const saved = withDomains({ ...fields, attached });
  context.sandbox.store.put(appScope(context), id, saved);
  return saved;
}

/** Users report the refusal and its code: no two policies of an application have the same place. */
function checkPrecedences(attached: readonly Attached[]): void {
  if (new Set(attached.map((one) => one.precedence)).size < attached.length)
    throw problem(400, INVALID, 'access.api.error.invalid_request: policy precedences must be unique', '/precedence');
}

function attachedTo(app: Fields): Attached[] {
  return Array.isArray(app.attached) ? (app.attached as Attached[]) : []; // written by saveApp alone
}

/** Hosts of an application: `destinations` is more complete than the single `domain`. */
function withDomains(app: Fields): Fields {
  if (typeof app.domain !== 'string' || app.self_hosted_domains !== undefined) return app;
  return {
    ...app,
    self_hosted_domains: [app.domain],
    destinations: app.destinations ?? [{ type: 'public', uri: app.domain }],
  };
}

function attach(context: Context, app: string, policy: unknown, index: number): Attached {
  const pointer = `/policies/${index}`;
  if (
    typeof policy === 'string' ||
    (isObject(policy) && typeof policy.id === 'string' && policy.decision === undefined)
  ) {
    const id = typeof policy === 'string' ? policy : String(policy.id);
    const precedence = isObject(policy) && typeof policy.precedence === 'number' ? policy.precedence : index + 1;
    if (read(context, reusableScope(context), id) === undefined) {
      throw problem(
        400,
        INVALID,
        `access.api.error.invalid_request: there is no reusable policy ${id.slice(0, 64)}`,
        pointer,
      );
    }
    return { id, precedence, reusable: true };
  }
  const fields = isObject(policy) ? policy : {};
  const precedence = typeof fields.precedence === 'number' ? fields.precedence : index + 1;
  const saved = savePolicy(context, inlineScope(context, app), { ...fields, precedence, reusable: false });
  return { id: String(saved.id), precedence, reusable: false };
}

function policiesOf(context: Context, app: Fields): Fields[] {
  const id = String(app.id);
  return attachedTo(app)
    .toSorted((one, other) => one.precedence - other.precedence)
    .flatMap(({ id: policy, precedence, reusable }) => {
      const found = read(context, reusable ? reusableScope(context) : inlineScope(context, id), policy);
      return found === undefined ? [] : [{ ...found, precedence, reusable }];
    });
}

function showApp<Result>(context: Showing<Result>, app: Fields): Result {
  const { attached: _, ...fields } = app;
  return context.fit({ ...fields, policies: policiesOf(context, app) });
}

const updateApp: Handler<'zeroTrust.access.applications.update'> = (context) => {
  const { id, uid, aud, created_at, attached } = findApp(context);
  checkApp(context, bodyOf(context));
  const app = { ...DEFAULTS, ...bodyOf(context), id, uid, aud, created_at, attached, updated_at: context.now() };
  return showApp(context, saveApp(context, app));
};

const listApps: Handler<'zeroTrust.access.applications.list'> = (context) => {
  const { name, domain, aud, search, exact } = context.query;
  const isLike = (value: unknown, wanted: unknown): boolean => {
    if (typeof wanted !== 'string' || wanted === '') return true;
    const text = String(value ?? '').toLowerCase();
    return exact === true ? text === wanted.toLowerCase() : includesText(text, wanted.toLowerCase());
  };
  const apps = all(context, appScope(context)).filter(
    (app) =>
      isLike(app.name, name) &&
      isLike(app.domain, domain) &&
      (aud === undefined || app.aud === aud) &&
      (isLike(app.name, search) || isLike(app.domain, search)),
  );
  return context.page(apps, (app) => showApp(context, app));
};

const removeApp: Handler<'zeroTrust.access.applications.delete'> = (context) => {
  const { id } = findApp(context);
  context.sandbox.store.remove(appScope(context), String(id));
  return { id: String(id) };
};

function savePolicy(context: Context, scope: string, fields: Fields, before?: Fields): Fields {
  checkSession(fields.session_duration);
  // https://github.com/cloudflare/cloudflare-docs/pull/7195
  if (!Array.isArray(fields.include) || fields.include.length === 0)
    throw invalid("invalid 'include' configuration: a policy must contain an Include selector", '/include');
  refuseNames(fields);
  const now = context.now();
  const rules = { include: [], exclude: [], require: [], session_duration: '24h' };
  const id = before?.id ?? context.sandbox.ids.uuid();
  const policy = {
    ...rules,
    ...fields,
    id,
    uid: id,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  context.sandbox.store.put(scope, policy.id as string, policy); // made above, or kept from what was made above
  return policy;
}

function usesOf(context: Context, policy: string): number {
  return all(context, appScope(context)).filter((app) =>
    attachedTo(app).some((one) => one.reusable && one.id === policy),
  ).length;
}

function showReusable<Result>(context: Showing<Result>, policy: Fields): Result {
  return context.fit({ ...policy, app_count: usesOf(context, String(policy.id)) });
}

function findReusable(context: Context & At<'policy_id'>): Fields {
  const policy = read(context, reusableScope(context), context.path.policy_id);
  if (policy === undefined) throw missing('policy', '/policy_id');
  return policy;
}

const updateReusable: Handler<'zeroTrust.access.policies.update'> = (context) => {
  const before = findReusable(context);
  return showReusable(
    context,
    savePolicy(context, reusableScope(context), { ...bodyOf(context), reusable: true }, before),
  );
};

/** A policy that applications use stays. */
const removeReusable: Handler<'zeroTrust.access.policies.delete'> = (context) => {
  const { id } = findReusable(context);
  const uses = usesOf(context, String(id));
  if (uses > 0)
    throw problem(400, INVALID, `access.api.error.invalid_request: the policy is used by ${uses} application(s)`);
  context.sandbox.store.remove(reusableScope(context), String(id));
  return { id: String(id) };
};

const createInline: Handler<'zeroTrust.access.applications.policies.create'> = (context) => {
  const app = findApp(context);
  const attached = attachedTo(app);
  const last = Math.max(0, ...attached.map((one) => one.precedence));
  const body = bodyOf(context);
  const precedence = typeof body.precedence === 'number' ? body.precedence : last + 1;
  const policy = savePolicy(context, inlineScope(context, String(app.id)), { ...body, precedence, reusable: false });
  saveApp(context, { ...app, attached: [...attached, { id: policy.id, precedence, reusable: false }] });
  return context.fit(policy);
};

function findInline(context: Context & At<'app_id'>): { app: Fields; policy: Fields } {
  const app = findApp(context);
  const policy = policiesOf(context, app).find((one) => one.id === context.path.policy_id);
  if (policy === undefined) throw missing('policy', '/policy_id');
  return { app, policy };
}

const updateInline: Handler<'zeroTrust.access.applications.policies.update'> = (context) => {
  const { app, policy } = findInline(context);
  if (policy.reusable === true)
    throw problem(
      400,
      INVALID,
      'access.api.error.invalid_request: can not update reusable policies through this endpoint',
    );
  const body = bodyOf(context);
  const precedence = typeof body.precedence === 'number' ? body.precedence : Number(policy.precedence);
  const attached = attachedTo(app).map((one) => (one.id === policy.id ? { ...one, precedence } : one));
  saveApp(context, { ...app, attached });
  return context.fit(
    savePolicy(context, inlineScope(context, String(app.id)), { ...body, precedence, reusable: false }, policy),
  );
};

const removeInline: Handler<'zeroTrust.access.applications.policies.delete'> = (context) => {
  const { app, policy } = findInline(context);
  saveApp(context, { ...app, attached: attachedTo(app).filter((one) => one.id !== policy.id) });
  if (policy.reusable !== true) context.sandbox.store.remove(inlineScope(context, String(app.id)), String(policy.id));
  return { id: String(policy.id) };
};

/** https://developers.cloudflare.com/cloudflare-one/access-controls/policies/policy-management/ */
const makeReusable: Handler<'zeroTrust.access.applications.policies.makeReusable'> = (context) => {
  const { app, policy } = findInline(context);
  const { precedence: _, ...fields } = policy;
  context.sandbox.store.remove(inlineScope(context, String(app.id)), String(policy.id));
  const saved = savePolicy(context, reusableScope(context), { ...fields, reusable: true }, policy);
  const attached = attachedTo(app).map((one) => (one.id === policy.id ? { ...one, reusable: true } : one));
  saveApp(context, { ...app, attached });
  return context.fit([saved]);
};

export const access = {
  'zeroTrust.access.applications.create': createApp,
  'zeroTrust.access.applications.list': listApps,
  'zeroTrust.access.applications.get': (context) => showApp(context, findApp(context)),
  'zeroTrust.access.applications.update': updateApp,
  'zeroTrust.access.applications.delete': removeApp,
  'zeroTrust.access.applications.policies.create': createInline,
  'zeroTrust.access.applications.policies.list': (context) =>
    context.page(policiesOf(context, findApp(context)), (policy) => context.fit(policy)),
  'zeroTrust.access.applications.policies.get': (context) => context.fit(findInline(context).policy),
  'zeroTrust.access.applications.policies.update': updateInline,
  'zeroTrust.access.applications.policies.delete': removeInline,
  'zeroTrust.access.applications.policies.makeReusable': makeReusable,
  'zeroTrust.access.policies.create': (context) =>
    showReusable(context, savePolicy(context, reusableScope(context), { ...bodyOf(context), reusable: true })),
  'zeroTrust.access.policies.list': (context) =>
    pageOf(context, reusableScope(context), (policy) => showReusable(context, policy)),
  'zeroTrust.access.policies.get': (context) => showReusable(context, findReusable(context)),
  'zeroTrust.access.policies.update': updateReusable,
  'zeroTrust.access.policies.delete': removeReusable,
} satisfies Handlers;
