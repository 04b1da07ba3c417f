/** Members of accounts: invited, accepted, with roles or policies; the last Super Administrator stays. */
import { createHash } from 'node:crypto';
import { isObject, stringList } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { type AccountRole, accountRoles, roleOf, SUPER_ADMINISTRATOR } from './roles.ts';

type Sandbox = Pick<Context, 'sandbox'>;

export interface Member extends Fields {
  readonly id: string;
  readonly email: string;
  readonly status: 'accepted' | 'pending' | 'rejected';
  readonly roles: readonly AccountRole[];
}

export const membersOf = (account: string): string => `/accounts/${encodeURIComponent(account)}/members`;

/** The user of the credentials: an emulator has only one. */
export function userOf(context: Sandbox): Fields & { readonly id: string; readonly email: string } {
  const user = read(context, '/user', '') ?? {};
  return { ...user, id: String(user.id), email: String(user.email) };
}

const ownerId = (account: string): string =>
  `f1a4e${createHash('sha256').update(`owner of ${account}`).digest('hex').slice(0, 27)}`;

const isMember = (value: Fields): value is Member => typeof value.email === 'string' && Array.isArray(value.roles);

/** The user owns each account, until they leave it. */
export function listMembers(context: Sandbox, account: string): Member[] {
  const scope = membersOf(account);
  const id = ownerId(account);
  if (context.sandbox.store.get(scope, id) === undefined) {
    const { id: userId, email, first_name, last_name } = userOf(context);
    const user = { id: userId, email, first_name, last_name, two_factor_authentication_enabled: false };
    keep(context, scope, id, { id, email, status: 'accepted', user, roles: accountRoles.slice(0, 1), policies: [] });
  }
  return all(context, scope).filter(isMember);
}

/** Marks that the owner was removed, so that they are not created again. */
export function removeMember(context: Sandbox, account: string, member: Member): void {
  context.sandbox.store.remove(membersOf(account), member.id);
  if (member.id === ownerId(account)) context.sandbox.store.put(membersOf(account), member.id, null);
}

const accountOf = (context: Context & At<'account_id'>): string => context.path.account_id;

function find(context: Context & At<'account_id'>): Member {
  const member = listMembers(context, accountOf(context)).find(({ id }) => id === context.path.member_id);
  // https://developers.cloudflare.com/fundamentals/api/troubleshooting/
  if (member === undefined) throw problem(404, 1003, 'Member not found for account', '/member_id');
  return member;
}

function rolesOf(body: Fields): AccountRole[] {
  const given = Array.isArray(body.roles) ? body.roles : [];
  const ids = given.map((one: unknown) => (isObject(one) ? String(one.id) : String(one)));
  return ids.map((id, index) => {
    const role = roleOf(id);
    if (role === undefined) throw problem(400, 1001, `There is no role '${id.slice(0, 60)}'`, `/roles/${index}`); // code not documented
    return role;
  });
}

/** Policies as stored: each has an id. */
function policiesOf(context: Context, body: Fields): unknown[] {
  const given = Array.isArray(body.policies) ? body.policies : [];
  return given.map((policy: unknown) => ({ id: context.sandbox.ids.hex(), ...(isObject(policy) ? policy : {}) }));
}

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)*$/;

/** https://developers.cloudflare.com/fundamentals/manage-members/manage/#add-account-members */
const create: Handler<'accounts.members.create'> = (context) => {
  const body = fieldsOf(context);
  const account = accountOf(context);
  const email = String(body.email).toLowerCase();
  // The codes of these refusals are not documented.
  if (!EMAIL.test(email)) throw problem(400, 1001, `'${email.slice(0, 90)}' is not an email address`, '/email');
  if (listMembers(context, account).some((member) => member.email.toLowerCase() === email))
    throw problem(400, 1002, `${email} is a member of this account already`, '/email');
  const id = context.sandbox.ids.hex();
  const roles = rolesOf(body);
  if (roles.length === 0 && policiesOf(context, body).length === 0)
    throw problem(400, 1001, 'A member has at least one role or policy', '/roles');
  const member: Member = {
    id,
    email,
    status: body.status === 'accepted' ? 'accepted' : 'pending',
    user: { id: null, email, first_name: null, last_name: null, two_factor_authentication_enabled: null },
    roles,
    policies: policiesOf(context, body),
    invited_on: context.now(),
  };
  return display(context, keep(context, membersOf(account), id, member));
};

function display<Result>(context: Showing<Result>, member: Member): Result {
  const { user, ...rest } = member;
  const given = isObject(user) ? user : {};
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
  return context.fit({ ...rest, user: known });
}

export function isLastAdministrator(context: Sandbox, account: string, member: Member): boolean {
  const isAdministrator = ({ roles, status }: Member): boolean =>
    status === 'accepted' && roles.some(({ name }) => name === SUPER_ADMINISTRATOR);
  return isAdministrator(member) && listMembers(context, account).filter(isAdministrator).length === 1;
}

/** @throws Problem 400. https://developers.cloudflare.com/fundamentals/manage-members/manage/ */
export function refuseLast(context: Sandbox, account: string, member: Member): void {
  if (isLastAdministrator(context, account, member))
    throw problem(400, 1004, 'An account keeps at least one Super Administrator'); // code not documented
}

const update: Handler<'accounts.members.update'> = (context) => {
  const member = find(context);
  const body = fieldsOf(context);
  const roles = body.roles === undefined ? member.roles : rolesOf(body);
  if (!roles.some(({ name }) => name === SUPER_ADMINISTRATOR)) refuseLast(context, accountOf(context), member);
  const policies = body.policies === undefined ? member.policies : policiesOf(context, body);
  return display(context, keep(context, membersOf(accountOf(context)), member.id, { ...member, roles, policies }));
};

const remove: Handler<'accounts.members.delete'> = (context) => {
  const member = find(context);
  refuseLast(context, accountOf(context), member);
  removeMember(context, accountOf(context), member);
  return { id: member.id };
};

const KEYS: Readonly<Record<string, (member: Member) => string>> = {
  status: ({ status }) => status,
  'user.email': ({ email }) => email,
  'user.first_name': ({ user }) => String(isObject(user) ? (user.first_name ?? '') : ''),
  'user.last_name': ({ user }) => String(isObject(user) ? (user.last_name ?? '') : ''),
};

const list: Handler<'accounts.members.list'> = (context) => {
  const { status, order, direction } = context.query;
  const found = listMembers(context, accountOf(context)).filter(
    (member) => status === undefined || stringList([status]).includes(member.status),
  );
  const key = KEYS[String(order)];
  if (key !== undefined) found.sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
  if (direction === 'desc') found.reverse();
  return context.page(found, (member) => display(context, member));
};

export const accountMembers = {
  'accounts.members.create': create,
  'accounts.members.list': list,
  'accounts.members.get': (context) => display(context, find(context)),
  'accounts.members.update': update,
  'accounts.members.delete': remove,
} satisfies Handlers;
