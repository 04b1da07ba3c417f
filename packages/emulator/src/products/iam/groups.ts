/** Permission groups, groups of resources, and groups of members with the policies that they share. */
import { createHash } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { listMembers, type Member } from '../accounts/members.ts';
import { accountRoles } from '../accounts/roles.ts';
import { collection } from '../shared/collection.ts';
import { all, type Fields, keep, read } from '../shared/fields.ts';
import { inOrder, mentions } from '../shared/lists.ts';
import { inAccount } from '../shared/owner.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { zonesOf } from '../zones/plan.ts';
import { refuseSynced } from './synced-groups.ts';

const scopeOf = (context: Context & At<'account_id'>, ...names: string[]): string =>
  inAccount(context.path.account_id, 'iam', ...names);

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/**
 * Domain-scoped roles and their permissions:
 * https://developers.cloudflare.com/fundamentals/manage-members/roles/#domain-scoped-roles
 */
const OF_DOMAINS: readonly (readonly [name: string, description: string])[] = [
  ['Bot Management', 'Can edit Bot Management settings of a domain.'],
  ['Cache Domain Purge', 'Can purge the edge cache of a domain and read its settings.'],
  ['Domain Administrator', 'Can edit domains, and read Firewall, Access, and Workers of the account.'],
  ['Domain Administrator Read Only', 'Can read domains, and Firewall, Access, and Workers of the account.'],
  ['Domain API Gateway', 'Can edit API Gateway and API Shield of a domain.'],
  ['Domain API Gateway Read', 'Can read API Gateway and API Shield of a domain.'],
  ['Domain DNS', 'Can edit DNS settings of a domain.'],
  ['Domain Page Shield', 'Can edit Page Shield of a domain.'],
  ['Domain Page Shield Read', 'Can read Page Shield of a domain.'],
  ['Domain Waiting Room Admin', 'Can edit waiting rooms of a domain.'],
  ['Domain Waiting Room Read', 'Can read waiting rooms of a domain.'],
  ['Zone Versioning', 'Can edit Zone Versioning of a domain.'],
  ['Zone Versioning Read', 'Can read Zone Versioning of a domain.'],
];

/** Labels that are shorter than the name: https://developers.cloudflare.com/fundamentals/manage-members/user-groups/#set-up-permissions-for-user-groups */
const LABELS: Readonly<Record<string, string>> = {
  Administrator: 'admin',
  'Administrator Read Only': 'admin_readonly',
};

const permission = (id: string, name: string, description: string, scope: 'account' | 'account.zone'): Fields => ({
  id,
  name,
  meta: {
    label: LABELS[name] ?? slug(name),
    description,
    category: 'account',
    editable: 'false',
    scopes: `com.cloudflare.api.${scope}`,
  },
});

/** Those that members can have. */
const PERMISSIONS: readonly Fields[] = [
  ...accountRoles.map(({ id, name, description }) => permission(id, name, description, 'account')),
  ...OF_DOMAINS.map(([name, description]) => permission(idOf(name), name, description, 'account.zone')),
];

const listPermissions: Handler<'iam.permissionGroups.list'> = (context) => {
  const { id, name, label } = context.query;
  const found = PERMISSIONS.filter(
    (one) =>
      (id === undefined || one.id === id) &&
      (name === undefined || one.name === name) &&
      (label === undefined || (isObject(one.meta) && one.meta.label === label)),
  );
  return context.page(found, (one) => context.fit(one));
};

const getPermission: Handler<'iam.permissionGroups.get'> = (context) => {
  const found = PERMISSIONS.find(({ id }) => id === context.path.permission_group_id);
  if (found === undefined) throw missing('permission group');
  return context.fit(found);
};

/** Each account has one for all that it holds, which is Cloudflare's. */
function wholeAccount(account: string): Fields {
  const key = `com.cloudflare.api.account.${account}`;
  return {
    id: idOf(key),
    name: key,
    meta: { key: 'editable', value: 'false' },
    scope: { key, objects: [{ key: '*' }] },
  };
}

/** https://developers.cloudflare.com/fundamentals/manage-members/policies/ */
function checkScope(context: Context, { scope }: Fields): void {
  const account = context.path.account_id ?? '';
  const { key, objects } = isObject(scope) ? scope : {};
  if (key !== `com.cloudflare.api.account.${account}`)
    throw invalid(`scope key '${String(key).slice(0, 80)}' is not com.cloudflare.api.account.${account}`, '/scope/key');
  const known = new Set(zonesOf(context, account).map((zone) => `com.cloudflare.api.account.zone.${zone}`));
  const names = Array.isArray(objects) ? objects.filter(isObject).map((one) => String(one.key)) : [];
  const stray = names.find((name) => name !== '*' && !known.has(name));
  if (stray !== undefined)
    throw invalid(`'${stray.slice(0, 90)}' is neither * nor a zone of the account`, '/scope/objects');
}

const resources = collection({
  what: 'resource group',
  unique: ['name'],
  check: checkScope,
  show: (_context, group) => ({ meta: { key: 'editable', value: 'true' }, ...group }),
});

const resourceGroups = (context: Context & At<'account_id'>): Fields[] => [
  wholeAccount(context.path.account_id),
  ...all(context, scopeOf(context, 'resource_groups')),
];

const listResources: Handler<'iam.resourceGroups.list'> = (context) => {
  const { id, name } = context.query;
  const found = resourceGroups(context).filter(
    (one) => (id === undefined || one.id === id) && (name === undefined || one.name === name),
  );
  return context.page(found, (one) => context.fit(resources.shown(context, one)));
};

const getResource: Handler<'iam.resourceGroups.get'> = (context) => {
  const whole = wholeAccount(context.path.account_id);
  return whole.id === context.path.resource_group_id ? context.fit(whole) : resources.get(context);
};

function own(context: Context & At<'account_id' | 'resource_group_id'>): void {
  if (wholeAccount(context.path.account_id).id === context.path.resource_group_id)
    throw invalid('The resource group of the whole account cannot be changed');
}

const idsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter(isObject).map(({ id }) => String(id)) : [];

/** Policies reference existing groups; each has an id. */
function policiesOf(context: Context & At<'account_id'>, policies: unknown): Fields[] {
  const given = Array.isArray(policies) ? policies.filter(isObject) : [];
  const known = new Set(resourceGroups(context).map(({ id }) => id));
  return given.map((policy) => {
    const permission = idsOf(policy.permission_groups).find((id) => !PERMISSIONS.some((one) => one.id === id));
    if (permission !== undefined) throw invalid(`There is no permission group '${permission}'`, '/policies');
    const resource = idsOf(policy.resource_groups).find((id) => !known.has(id));
    if (resource !== undefined) throw invalid(`There is no resource group '${resource}'`, '/policies');
    return { ...policy, id: policy.id ?? context.sandbox.ids.hex() };
  });
}

const shownPolicy = (context: Context & At<'account_id'>, policy: Fields): Fields => ({
  ...policy,
  permission_groups: idsOf(policy.permission_groups).map((id) => PERMISSIONS.find((one) => one.id === id) ?? { id }),
  resource_groups: idsOf(policy.resource_groups).flatMap((id) =>
    resourceGroups(context).filter((one) => one.id === id),
  ),
});

const inAnAccount = (context: Context): Context & At<'account_id'> => context as Context & At<'account_id'>; // paths of this file have one

const groups = collection({
  what: 'user group',
  unique: ['name'],
  defaults: { policies: [] },
  created: ['created_on'],
  modified: ['modified_on'],
  lasting: ['name', 'policies', 'is_synced'],
  read: (context, body) => ({
    ...body,
    ...(body.policies === undefined ? {} : { policies: policiesOf(inAnAccount(context), body.policies) }),
  }),
  check: (_context, group, before) => {
    if (before !== undefined && group.name !== before.name) refuseSynced(before);
  },
  leaving: (_context, group) => refuseSynced(group),
  show: (context, { is_synced: _, ...group }) => ({
    ...group,
    policies: (Array.isArray(group.policies) ? group.policies.filter(isObject) : []).map((policy) =>
      shownPolicy(inAnAccount(context), policy),
    ),
  }),
  filters: { fuzzyName: (group, wanted) => mentions(wanted, group.name) },
});

const listGroups: Handler<'iam.userGroups.list'> = (context) => {
  const found = inOrder(groups.select({ ...context, query: { ...context.query, direction: 'asc' } }), {
    order: 'name',
  });
  return context.page(context.query.direction === 'desc' ? found.reverse() : found, (one) => context.fit(one));
};

const MEMBERS = 'members';

const groupMembers = (context: Context & At<'account_id' | 'user_group_id'>): string =>
  scopeOf(context, 'user_groups', context.path.user_group_id, MEMBERS);

/** @throws Problem 404 if the group does not exist */
function membersIn(context: Context & At<'account_id' | 'user_group_id'>): Member[] {
  if (read(context, scopeOf(context, 'user_groups'), context.path.user_group_id) === undefined)
    throw missing('user group');
  const ids = new Set(all(context, groupMembers(context)).map(({ id }) => id));
  return listMembers(context, context.path.account_id).filter(({ id }) => ids.has(id));
}

const shownMember = ({ id, email, status }: Member): Fields => ({ id, email, status });

/** Members of the account join; to set the list, the others leave. */
function join<Item>(context: Showing<Item> & At<'account_id' | 'user_group_id'>, isWhole: boolean) {
  const before = membersIn(context);
  refuseSynced(read(context, scopeOf(context, 'user_groups'), context.path.user_group_id));
  const known = listMembers(context, context.path.account_id);
  const wanted = idsOf(context.body).map((id) => {
    const member = known.find((one) => one.id === id);
    if (member === undefined) throw invalid(`There is no member '${id}' in the account`, '/members');
    return member;
  });
  if (isWhole) context.sandbox.store.clear(groupMembers(context));
  else {
    const twice = wanted.find(({ id }) => before.some((one) => one.id === id));
    if (twice !== undefined) throw conflict(`${twice.email} is a member of the group already`, '/members');
  }
  for (const { id } of wanted) keep(context, groupMembers(context), id, { id });
  return context.page(isWhole ? membersIn(context) : wanted, (one) => context.fit(shownMember(one)));
}

const listMembersIn: Handler<'iam.userGroups.members.list'> = (context) => {
  const { fuzzyEmail = '', direction } = context.query;
  const found = inOrder(membersIn(context), { order: 'email', direction }).filter(({ email }) =>
    email.includes(fuzzyEmail.toLowerCase()),
  );
  return context.page(found, (one) => context.fit(shownMember(one)));
};

function memberIn(context: Context & At<'account_id' | 'user_group_id' | 'member_id'>): Member {
  const member = membersIn(context).find(({ id }) => id === context.path.member_id);
  if (member === undefined) throw missing('member of the group');
  return member;
}

const getMember: Handler<'iam.userGroups.members.get'> = (context) => {
  const member = memberIn(context);
  const user = isObject(member.user) ? member.user : {};
  const known = Object.fromEntries(Object.entries(user).filter(([, value]) => typeof value === 'string'));
  return context.fit({ ...shownMember(member), user: known, created_at: member.invited_on });
};

const leave: Handler<'iam.userGroups.members.delete'> = (context) => {
  const member = memberIn(context);
  refuseSynced(read(context, scopeOf(context, 'user_groups'), context.path.user_group_id));
  context.sandbox.store.remove(groupMembers(context), member.id);
  return context.fit(shownMember(member));
};

export const iamGroups = {
  'iam.permissionGroups.list': listPermissions,
  'iam.permissionGroups.get': getPermission,
  'iam.resourceGroups.create': resources.create,
  'iam.resourceGroups.list': listResources,
  'iam.resourceGroups.get': getResource,
  'iam.resourceGroups.update': (context) => {
    own(context);
    return resources.edit(context);
  },
  'iam.resourceGroups.delete': (context) => {
    own(context);
    return resources.remove(context);
  },
  'iam.userGroups.create': groups.create,
  'iam.userGroups.list': listGroups,
  'iam.userGroups.get': groups.get,
  'iam.userGroups.update': groups.update,
  'iam.userGroups.delete': groups.remove,
  'iam.userGroups.members.create': (context) => join(context, false),
  'iam.userGroups.members.update': (context) => join(context, true),
  'iam.userGroups.members.list': listMembersIn,
  'iam.userGroups.members.get': getMember,
  'iam.userGroups.members.delete': leave,
} satisfies Handlers;
