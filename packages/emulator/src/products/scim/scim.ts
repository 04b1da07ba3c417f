/** SCIM 2.0: members and groups of an account as an identity provider writes them. */
import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { isLastAdministrator, listMembers, type Member, membersOf, removeMember } from '../accounts/members.ts';
import { accountRoles } from '../accounts/roles.ts';
import { keepSynced, removeSynced } from '../iam/synced-groups.ts';
import { all, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { inAccount } from '../shared/owner.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { RESOURCE_TYPES, SCHEMAS, URN } from './schemas.ts';

type InAccount = Context & At<'account_id'>;

/** https://www.rfc-editor.org/rfc/rfc7644#section-3.12 */
const taken = (what: string): Problem => problem(409, 1004, `uniqueness: ${what} is taken`);

const usersOf = ({ path }: InAccount): string => inAccount(path.account_id, 'scim', 'v2', 'Users');
const groupsOf = ({ path }: InAccount): string => inAccount(path.account_id, 'scim', 'v2', 'Groups');

const shownUser = (context: InAccount, user: Fields): Fields => ({
  ...user,
  schemas: [URN.user],
  meta: { resourceType: 'User' },
  groups: all(context, groupsOf(context))
    .filter((group) => membersIn(group).includes(String(user.id)))
    .map((group) => String(group.displayName)),
});

const membersIn = ({ members }: Fields): string[] =>
  Array.isArray(members) ? members.filter(isObject).map(({ value }) => String(value)) : [];

const shownGroup = (context: InAccount, group: Fields): Fields => ({
  ...group,
  schemas: [URN.group],
  meta: { resourceType: 'Group' },
  members: membersIn(group).flatMap((value) => {
    const user = all(context, usersOf(context)).find(({ id }) => id === value);
    return user === undefined ? [] : [{ value, display: user.displayName ?? user.userName }];
  }),
});

const textAt = (item: Fields, path: string): string[] => {
  const [head = '', ...rest] = path.split('.');
  const value = item[Object.keys(item).find((name) => name.toLowerCase() === head.toLowerCase()) ?? ''];
  if (rest.length === 0) return typeof value === 'object' || value === undefined ? [] : [String(value).toLowerCase()];
  const inner = Array.isArray(value) ? value : [value];
  return inner.filter(isObject).flatMap((one) => textAt(one, rest.join('.')));
};

const TESTS: Readonly<Record<string, (text: string, wanted: string) => boolean>> = {
  eq: (text, wanted) => text === wanted,
  ne: (text, wanted) => text !== wanted,
  co: (text, wanted) => text.includes(wanted),
  sw: (text, wanted) => text.startsWith(wanted),
  ew: (text, wanted) => text.endsWith(wanted),
};

/** One comparison, or several joined by `and`: https://www.rfc-editor.org/rfc/rfc7644#section-3.4.2.2 */
function matching(filter: string): (item: Fields) => boolean {
  const parts = filter.split(/ and /i).map((part) => /^([\w.]+) (\w\w) "?([^"]*)"?$/.exec(part.trim()));
  const tests = parts.map((part) => {
    const test = TESTS[String(part?.[2]).toLowerCase()];
    if (part === null || test === undefined)
      throw invalid(
        `invalidFilter: '${filter.slice(0, 100)}' is not a comparison, as in userName eq "a@b.c"`,
        '/filter',
      );
    const [, path = '', , wanted = ''] = part;
    return (item: Fields) => textAt(item, path).some((text) => test(text, wanted.toLowerCase()));
  });
  return (item) => tests.every((test) => test(item));
}

/** https://www.rfc-editor.org/rfc/rfc7644#section-3.4.2.4 */
function listed<Result>(context: Showing<Result>, items: readonly Fields[]): Result {
  const { filter, startIndex, count } = context.query;
  const kept = typeof filter === 'string' ? items.filter(matching(filter)) : items;
  const start = Math.max(1, Number(startIndex ?? 1));
  const page = kept.slice(start - 1, count === undefined ? undefined : start - 1 + Number(count));
  const head = { schemas: [URN.list], totalResults: kept.length, startIndex: start, itemsPerPage: page.length };
  return context.fit({ ...head, Resources: page });
}

const userOf = (context: InAccount): Fields =>
  found(context, usersOf(context), context.path.user_id ?? '', () => missing('user'));
const groupOf = (context: InAccount): Fields =>
  found(context, groupsOf(context), context.path.group_id ?? '', () => missing('group'));

/**
 * Role of a SCIM member until a group grants more:
 * https://developers.cloudflare.com/fundamentals/account/account-security/scim-setup/#expected-behaviors
 */
const MINIMAL = accountRoles.filter(({ name }) => name === 'Minimal Account Access');

/** The only Super Administrator stays: https://developers.cloudflare.com/fundamentals/account/account-security/scim-setup/#limitations */
function deprovision(context: InAccount, member: Member): void {
  const account = context.path.account_id;
  if (!isLastAdministrator(context, account, member)) removeMember(context, account, member);
}

/** Each is a member of the account. */
function saveUser(context: InAccount, user: Fields): Fields {
  const email = String(user.userName).toLowerCase();
  const same = all(context, usersOf(context)).some(
    (one) => one.id !== user.id && String(one.userName).toLowerCase() === email,
  );
  const account = context.path.account_id;
  const member = listMembers(context, account).find((one) => one.id === user.id || one.email.toLowerCase() === email);
  if (same || (member !== undefined && member.id !== user.id)) throw taken(`userName '${email.slice(0, 90)}'`);
  if (user.active !== false) {
    const person = { id: null, email, first_name: null, last_name: null };
    const fresh = { id: user.id, email, status: 'accepted', roles: MINIMAL, policies: [], user: person };
    keep(context, membersOf(account), String(user.id), { ...fresh, ...member, email });
  } else if (member !== undefined) deprovision(context, member);
  return keep(context, usersOf(context), String(user.id), user);
}

const createUser: Handler<'scim.users.create'> = (context) => {
  const user = saveUser(context, { ...fieldsOf(context), id: context.sandbox.ids.hex() });
  return context.fit(shownUser(context, user));
};

const updateUser: Handler<'scim.users.update'> = (context) => {
  const { id } = userOf(context);
  return context.fit(shownUser(context, saveUser(context, { active: true, ...fieldsOf(context), id })));
};

interface Change {
  readonly op: string;
  readonly path?: string;
  readonly value?: unknown;
}

/** The operations of a PATCH, in order: https://www.rfc-editor.org/rfc/rfc7644#section-3.5.2 */
function changesOf(body: unknown): Change[] {
  const { Operations: list } = isObject(body) ? body : {};
  return (Array.isArray(list) ? list.filter(isObject) : []).map((one) => {
    const op = String(one.op).toLowerCase();
    if (!['add', 'remove', 'replace'].includes(op))
      throw invalid(`invalidSyntax: op '${op.slice(0, 20)}' is not add, remove or replace`, '/Operations');
    return { op, value: one.value, ...(typeof one.path === 'string' ? { path: one.path } : {}) };
  });
}

const USER_FIELDS = ['active', 'displayName', 'emails', 'externalId', 'name', 'userName'];

function applied(user: Fields, { op, path, value }: Change): Fields {
  if (path === undefined) return { ...user, ...(isObject(value) ? value : {}) };
  const [head = '', inner] = path.split('.');
  if (!USER_FIELDS.includes(head)) throw invalid(`invalidPath: '${path.slice(0, 60)}'`, '/Operations');
  if (inner !== undefined) {
    const before = isObject(user[head]) ? user[head] : {};
    return { ...user, [head]: { ...before, [inner]: op === 'remove' ? undefined : value } };
  }
  // Some providers send words: https://learn.microsoft.com/en-us/entra/identity/app-provisioning/application-provisioning-config-problem-scim-compatibility
  const plain = head === 'active' && typeof value === 'string' ? value.toLowerCase() === 'true' : value;
  return { ...user, [head]: op === 'remove' ? undefined : plain };
}

const editUser: Handler<'scim.users.edit'> = (context) => {
  const user = changesOf(context.body).reduce(applied, userOf(context));
  return context.fit(shownUser(context, saveUser(context, user)));
};

const removeUser: Handler<'scim.users.delete'> = (context) => {
  const user = userOf(context);
  const member = listMembers(context, context.path.account_id).find(({ id }) => id === user.id);
  if (member !== undefined) deprovision(context, member);
  for (const group of all(context, groupsOf(context)))
    saveGroup(context, { ...group, members: kept(group, (id) => id !== user.id) });
  context.sandbox.store.remove(usersOf(context), String(user.id));
};

const kept = (group: Fields, test: (id: string) => boolean): Fields[] =>
  membersIn(group)
    .filter(test)
    .map((value) => ({ value }));

/** A reserved beginning of names: https://developers.cloudflare.com/fundamentals/account/account-security/scim-setup/#limitations */
const RESERVED = 'CF';

function saveGroup(context: InAccount, group: Fields): Fields {
  const name = String(group.displayName).toLowerCase();
  if (String(group.displayName).startsWith(RESERVED))
    throw invalid(`invalidValue: displayName must not begin with ${RESERVED}`, '/displayName');
  if (
    all(context, groupsOf(context)).some((one) => one.id !== group.id && String(one.displayName).toLowerCase() === name)
  )
    throw taken(`displayName '${name.slice(0, 90)}'`);
  const known = new Set(all(context, usersOf(context)).map(({ id }) => id));
  const stray = membersIn(group).find((id) => !known.has(id));
  if (stray !== undefined) throw invalid(`invalidValue: there is no user '${stray.slice(0, 36)}'`, '/members');
  keepSynced(context, { id: String(group.id), name: String(group.displayName), members: membersIn(group) });
  return keep(context, groupsOf(context), String(group.id), group);
}

/** Members are added, replaced and taken out, one of them by `members[value eq "id"]`. */
function regrouped(group: Fields, { op, path, value }: Change): Fields {
  if (path === undefined || path === 'displayName')
    return { ...group, ...(isObject(value) ? value : { displayName: value }) };
  const one = /^members\[value eq "([^"]+)"\]$/.exec(path);
  if (one !== null && op === 'remove') return { ...group, members: kept(group, (id) => id !== one[1]) };
  if (path !== 'members') throw invalid(`invalidPath: '${path.slice(0, 60)}'`, '/Operations');
  const given = membersIn({ members: value });
  if (op === 'remove') return { ...group, members: kept(group, (id) => given.length > 0 && !given.includes(id)) };
  const ids = op === 'add' ? [...membersIn(group), ...given] : given;
  return { ...group, members: [...new Set(ids)].map((id) => ({ value: id })) };
}

const createGroup: Handler<'scim.groups.create'> = (context) => {
  const { displayName, externalId } = fieldsOf(context);
  const group = saveGroup(context, { id: context.sandbox.ids.hex(), displayName, externalId, members: [] });
  return context.fit(shownGroup(context, group));
};

const editGroup: Handler<'scim.groups.edit'> = (context) => {
  const group = changesOf(context.body).reduce(regrouped, groupOf(context));
  return context.fit(shownGroup(context, saveGroup(context, group)));
};

const removeGroup: Handler<'scim.groups.delete'> = (context) => {
  const id = String(groupOf(context).id);
  removeSynced(context, id);
  context.sandbox.store.remove(groupsOf(context), id);
};

const oneOf = (items: readonly Fields[], id: string, what: string): Fields => {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw missing(what);
  return item;
};

const CONFIG = {
  schemas: [URN.config],
  documentationUri: 'https://developers.cloudflare.com/fundamentals/account/account-security/scim-setup/',
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 100 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'An API token of the account as bearer',
      primary: true,
    },
  ],
};

export const scim = {
  'scim.users.create': createUser,
  'scim.users.list': (context) =>
    listed(
      context,
      all(context, usersOf(context)).map((one) => shownUser(context, one)),
    ),
  'scim.users.get': (context) => context.fit(shownUser(context, userOf(context))),
  'scim.users.update': updateUser,
  'scim.users.edit': editUser,
  'scim.users.delete': removeUser,
  'scim.groups.create': createGroup,
  'scim.groups.list': (context) =>
    listed(
      context,
      all(context, groupsOf(context)).map((one) => shownGroup(context, one)),
    ),
  'scim.groups.get': (context) => context.fit(shownGroup(context, groupOf(context))),
  'scim.groups.edit': editGroup,
  'scim.groups.delete': removeGroup,
  'scim.resourceTypes.list': (context) => listed(context, RESOURCE_TYPES),
  'scim.resourceTypes.get': (context) =>
    context.fit(oneOf(RESOURCE_TYPES, context.path.resource_type_id, 'resource type')),
  'scim.schemas.list': (context) => listed(context, SCHEMAS),
  'scim.schemas.get': (context) => context.fit(oneOf(SCHEMAS, context.path.schema_id, 'schema')),
  'scim.serviceProviderConfig.get': (context) => context.fit(CONFIG),
} satisfies Handlers;
