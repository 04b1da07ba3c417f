/** Organizations above accounts: https://developers.cloudflare.com/fundamentals/organizations/ */
import { isObject, stringList } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { pathKey } from '../../routing/router.ts';
import { userOf } from '../accounts/members.ts';
import { usageOf } from '../billing/usage.ts';
import { sharesIn } from '../resource-sharing/shares.ts';
import { all, bearing, type Fields, fieldsIn, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { having, ordered } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

/** https://developers.cloudflare.com/fundamentals/organizations/limitations/ */
const MAX_ACCOUNTS = 500;
const SCOPE = '/organizations';
const ACCOUNTS = '/accounts';

interface Organization extends Fields {
  readonly id: string;
  readonly name: string;
  readonly parent_id?: string;
}

type Sandbox = Pick<Context, 'sandbox'>;

const organizationNamed = (context: Sandbox, id: string, pointer?: string): Organization =>
  found<Organization>(context, SCOPE, id, () => missing('organization', pointer));

export const organizationOf = (context: Context & At<'organization_id'>): Organization =>
  organizationNamed(context, context.path.organization_id);

/** With the name of the organization above it. */
export function shownOrganization(context: Sandbox, { parent_id, ...one }: Organization): Fields {
  const parent = parent_id === undefined ? undefined : read<Organization>(context, SCOPE, parent_id);
  return { ...one, ...(parent === undefined ? {} : { parent: { id: parent.id, name: parent.name } }) };
}

const accountsOf = (context: Sandbox, id: string): Fields[] =>
  all(context, ACCOUNTS).filter(({ managed_by }) => fieldsIn(managed_by).parent_org_id === id);

/** The organization and those above it. */
function chainOf(context: Sandbox, id: string | undefined): Organization[] {
  const chain: Organization[] = [];
  for (let at = id; at !== undefined && !chain.some((one) => one.id === at); ) {
    const one: Organization | undefined = read<Organization>(context, SCOPE, at);
    if (one === undefined) break;
    chain.push(one);
    at = one.parent_id;
  }
  return chain;
}

function write<Result>(context: Showing<Result>, before: Fields & { readonly id: string }): Result {
  const { name, parent, profile } = fieldsOf(context);
  const parent_id = fieldsIn(parent).id;
  if (typeof parent_id === 'string') {
    organizationNamed(context, parent_id, '/parent/id');
    if (chainOf(context, parent_id).some(({ id }) => id === before.id))
      throw invalid('An organization cannot be below itself', '/parent/id');
  }
  const { parent_id: _, ...rest } = before;
  const value = {
    ...rest,
    name: String(name),
    ...(profile === undefined ? {} : { profile }),
    ...(typeof parent_id === 'string' ? { parent_id } : {}),
  };
  return context.fit(shownOrganization(context, keep(context, SCOPE, before.id, value)));
}

const create: Handler<'organizations.create'> = (context) => {
  const id = context.sandbox.ids.hex();
  const { id: user, email, first_name, last_name } = userOf(context);
  const owner = {
    email,
    id: user,
    name: [first_name, last_name].filter(Boolean).join(' '),
    two_factor_authentication_enabled: false,
  };
  const now = context.now();
  keep(context, pathKey(['organizations', id, 'members']), user, {
    id: user,
    status: 'active',
    meta: {},
    user: owner,
    create_time: now,
    update_time: now,
  });
  return write(context, { id, create_time: now, meta: { hierarchy_tags: [] } });
};

/** It must be empty: https://developers.cloudflare.com/api/resources/organizations/methods/delete/ */
const remove: Handler<'organizations.delete'> = (context) => {
  const { id } = organizationOf(context);
  if (accountsOf(context, id).length > 0) throw conflict('The organization still has accounts'); // code not documented
  if (bearing(context, SCOPE, 'parent_id', id).length > 0)
    throw conflict('The organization still has organizations below it');
  context.sandbox.store.remove(SCOPE, id);
  return { id };
};

/** `contains`, `startsWith`, `endsWith`, or the whole text. */
function fits(value: unknown, filter: unknown): boolean {
  const text = String(value ?? '').toLowerCase();
  if (filter === undefined) return true;
  if (typeof filter === 'string') return text === filter.toLowerCase();
  const { contains = '', startsWith = '', endsWith = '' } = fieldsIn(filter);
  const [inner, start, end] = [contains, startsWith, endsWith].map((one) => String(one).toLowerCase());
  return text.includes(inner ?? '') && text.startsWith(start ?? '') && text.endsWith(end ?? '');
}

/** Filters may come as levels of one name, or as names with dots. */
function filterOf(query: Fields, name: string): unknown {
  if (query[name] !== undefined) return query[name];
  const parts = ['contains', 'startsWith', 'endsWith'].map((part) => [part, query[`${name}.${part}`]] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

const list: Handler<'organizations.list'> = (context) => {
  const query: Fields = context.query;
  const { account, organization } = fieldsIn(query.containing);
  const { id: parent } = fieldsIn(query.parent);
  const ids = stringList(query.id ?? []);
  const holder =
    typeof account === 'string' ? fieldsIn(read(context, ACCOUNTS, account)?.managed_by).parent_org_id : organization;
  const above = chainOf(context, typeof holder === 'string' ? holder : undefined).map(({ id }) => id);
  const rows = all<Organization>(context, SCOPE).filter(
    (one) =>
      (ids.length === 0 || ids.includes(one.id)) &&
      fits(one.name, filterOf(query, 'name')) &&
      (query.containing === undefined || above.includes(one.id)) &&
      (parent === undefined || (parent === 'null' ? one.parent_id === undefined : one.parent_id === parent)),
  );
  const size = typeof query.page_size === 'number' ? query.page_size : 10;
  return new PageResult(rows.slice(0, size).map((one) => context.fit(shownOrganization(context, one))));
};

const writeProfile: Handler<'organizations.organizationProfile.update'> = (context) => {
  const organization = organizationOf(context);
  keep(context, SCOPE, organization.id, { ...organization, profile: fieldsOf(context) });
  return context.fit(undefined);
};

const NO_PROFILE = {
  business_address: '',
  business_email: '',
  business_name: '',
  business_phone: '',
  external_metadata: '',
};

/** Accounts as organizations and tenants show them. */
export function shownAccount({ id, name, type, created_on, settings }: Fields): Fields {
  const none = {
    abuse_contact_email: null,
    access_approval_expiry: null,
    api_access_enabled: null,
    default_nameservers: null,
    use_account_custom_ns_by_default: null,
  };
  return { id, name, type, created_on, settings: { ...none, enforce_twofactor: false, ...fieldsIn(settings) } };
}

const listAccounts: Handler<'organizations.accounts.list'> = (context) => {
  const { id } = organizationOf(context);
  const query: Fields = context.query;
  const rows = accountsOf(context, id).filter(
    ({ name }) => fits(name, filterOf(query, 'name')) && fits(name, filterOf(query, 'account_pubname')),
  );
  const sorted = query.order_by === undefined ? rows : ordered(rows, 'name', query.direction);
  const size = typeof query.page_size === 'number' ? query.page_size : 1000;
  return context.fit(sorted.slice(0, size).map(shownAccount));
};

interface OrganizationMember extends Fields {
  readonly id: string;
  readonly status: string;
  readonly user: Fields;
}

const membersOf = (context: Context & At<'organization_id'>): string =>
  pathKey(['organizations', organizationOf(context).id, 'members']);

/** An invited member is pending, unless the caller makes them active. */
function addMember(context: Context & At<'organization_id'>, { user, status }: Fields): Fields {
  const scope = membersOf(context);
  const email = String(fieldsIn(user).email).toLowerCase();
  if (all<OrganizationMember>(context, scope).some((one) => one.user.email === email))
    throw conflict(`'${email.slice(0, 100)}' is a member already`, '/member/user/email');
  const [id, now] = [context.sandbox.ids.hex(), context.now()];
  const person = { id: context.sandbox.ids.hex(), email, name: '', two_factor_authentication_enabled: false };
  return keep(context, scope, id, {
    id,
    status: status ?? 'pending',
    meta: {},
    user: person,
    create_time: now,
    update_time: now,
  });
}

const memberOf = (context: Context & At<'organization_id' | 'member_id'>): OrganizationMember =>
  found<OrganizationMember>(context, membersOf(context), context.path.member_id, () => missing('member'));

/** The last active member cannot be removed. */
const removeMember: Handler<'organizations.members.delete'> = (context) => {
  const { id } = memberOf(context);
  const others = all<OrganizationMember>(context, membersOf(context)).filter(
    (one) => one.id !== id && one.status === 'active',
  );
  if (others.length === 0) throw invalid('An organization has at least one active member'); // code not documented
  context.sandbox.store.remove(membersOf(context), id);
  return context.fit(undefined);
};

const listMembers: Handler<'organizations.members.list'> = (context) => {
  const query: Fields = context.query;
  const wanted = stringList(query.status ?? []);
  const rows = all<OrganizationMember>(context, membersOf(context)).filter(
    ({ status, user }) =>
      (wanted.length === 0 || wanted.includes(status)) && fits(user.email, filterOf(query, 'user.email')),
  );
  return context.fit(rows);
};

const addMembers: Handler<'organizations.members.bulkCreate'> = (context) =>
  context.fit((fieldsOf(context).members ?? []).map((one) => addMember(context, { ...one })));

/** https://developers.cloudflare.com/fundamentals/organizations/limitations/: an account belongs to one organization. */
function moveAccount(context: Context, account: string, organization: string): string {
  const value = found(context, ACCOUNTS, account, () => missing('account'));
  if (accountsOf(context, organization).length >= MAX_ACCOUNTS)
    throw conflict(`An organization has at most ${MAX_ACCOUNTS} accounts`);
  const from = fieldsIn(value.managed_by).parent_org_id;
  keep(context, ACCOUNTS, account, {
    ...value,
    managed_by: { parent_org_id: organization, parent_org_name: organizationNamed(context, organization).name },
  });
  return typeof from === 'string' ? from : '';
}

const move: Handler<'accounts.move'> = (context) => {
  const { destination_organization_id = '' } = fieldsOf(context);
  organizationNamed(context, destination_organization_id, '/destination_organization_id');
  const { account_id } = context.path;
  const source_organization_id = moveAccount(context, account_id, destination_organization_id);
  return { account_id, destination_organization_id, source_organization_id };
};

/** The contract's result is the state of one account: that of the last. */
const moveAll: Handler<'accounts.bulkMove'> = (context) => {
  const { destination_organization_id = '', account_ids = [] } = fieldsOf(context);
  organizationNamed(context, destination_organization_id, '/destination_organization_id');
  for (const id of account_ids) moveAccount(context, id, destination_organization_id);
  return context.fit({ statuses: { moved: account_ids.length > 0, tag: account_ids.at(-1) ?? '', message: '' } });
};

const ofAccount: Handler<'accounts.organizations.list'> = (context) => {
  const account = found(context, ACCOUNTS, context.path.account_id, () => missing('account'));
  const parent = fieldsIn(account.managed_by).parent_org_id;
  const chain = chainOf(context, typeof parent === 'string' ? parent : undefined);
  return context.fit(chain.map((one) => shownOrganization(context, one)));
};

const usage: Handler<'organizations.billing.usage.get'> = (context) => {
  const accounts = accountsOf(context, organizationOf(context).id);
  return context.fit(accounts.flatMap(({ id }) => usageOf(context, String(id))));
};

const shares: Handler<'organizations.shares.list'> = (context) => {
  const { status, kind, target_type, order, direction } = context.query;
  const rows = accountsOf(context, organizationOf(context).id).flatMap(({ id }) => sharesIn(context, String(id)));
  const wanted = having(rows, { status, kind, target_type });
  return context.fit(order === undefined ? wanted : ordered(wanted, order, direction));
};

export const organizations = {
  'organizations.create': create,
  'organizations.update': (context) => write(context, organizationOf(context)),
  'organizations.list': list,
  'organizations.get': (context) => context.fit(shownOrganization(context, organizationOf(context))),
  'organizations.delete': remove,
  'organizations.organizationProfile.update': writeProfile,
  'organizations.organizationProfile.get': (context) => {
    const { profile } = organizationOf(context);
    return context.fit(isObject(profile) ? profile : NO_PROFILE);
  },
  'organizations.accounts.list': listAccounts,
  'organizations.members.create': (context) => context.fit(addMember(context, { ...fieldsOf(context).member })),
  'organizations.members.bulkCreate': addMembers,
  'organizations.members.list': listMembers,
  'organizations.members.get': (context) => context.fit(memberOf(context)),
  'organizations.members.delete': removeMember,
  'organizations.billing.usage.get': usage,
  'organizations.shares.list': shares,
  'accounts.move': move,
  'accounts.bulkMove': moveAll,
  'accounts.organizations.list': ofAccount,
} satisfies Handlers;
