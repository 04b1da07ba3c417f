/** The user's side of accounts: memberships, invitations and organizations are three views of the same members. */
import { createHash } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, type Problem, problem } from '../../problem.ts';
import { listMembers, type Member, membersOf, refuseLast, removeMember, userOf } from '../accounts/members.ts';
import { permissionsOf } from '../accounts/roles.ts';
import { all, type Fields, fieldsOf, keep } from '../shared/fields.ts';

interface Membership {
  readonly id: string;
  readonly account: Fields & { readonly id: string };
  readonly member: Member;
}

const DAY = 86_400_000;
/** https://developers.cloudflare.com/fundamentals/manage-members/manage/ (an invitation ends after a week) */
const INVITATION = 7 * DAY;

function memberships(context: Context): Membership[] {
  const { email } = userOf(context);
  return all(context, '/accounts').flatMap((account) => {
    const id = String(account.id);
    const member = listMembers(context, id).find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (member === undefined) return [];
    const hash = createHash('sha256').update(`membership ${id} ${member.id}`).digest('hex');
    return [{ id: `f1a4e${hash.slice(0, 27)}`, account: { ...account, id }, member }];
  });
}

function display<Result>(context: Showing<Result>, { id, account, member }: Membership): Result {
  return context.fit({
    id,
    account,
    status: member.status,
    api_access_enabled: null,
    permissions: permissionsOf(member.roles),
    roles: member.roles.map(({ name }) => name),
    policies: member.policies,
  });
}

function find(context: Context, id: string | undefined, refusal: () => Problem): Membership {
  const found = memberships(context).find((one) => one.id === id);
  if (found === undefined) throw refusal();
  return found;
}

const findOne = (context: Context): Membership =>
  find(context, context.path.membership_id, () => notFound('membership'));

/** An invitation can be accepted or declined once. */
function answer(context: Context, { account, member }: Membership, status: unknown): Member {
  if (member.status !== 'pending' && member.status !== status)
    throw problem(400, 1004, `The invitation was ${member.status} already`, '/status'); // code not documented
  const changed: Member = { ...member, status: status === 'accepted' ? 'accepted' : 'rejected' };
  return keep(context, membersOf(account.id), member.id, changed);
}

const update: Handler<'memberships.update'> = (context) => {
  const found = findOne(context);
  return display(context, { ...found, member: answer(context, found, fieldsOf(context).status) });
};

function leave(context: Context, found: Membership): { id: string } {
  refuseLast(context, found.account.id, found.member);
  removeMember(context, found.account.id, found.member);
  return { id: found.id };
}

const list: Handler<'memberships.list'> = (context) => {
  const { status, name, account, order, direction } = context.query;
  const wanted = name ?? (isObject(account) ? account.name : undefined);
  const found = memberships(context).filter(
    (one) =>
      (status === undefined || one.member.status === status) &&
      (wanted === undefined || String(one.account.name) === wanted),
  );
  return context.page(sorted(found, order, direction), (one) => display(context, one));
};

function sorted(found: Membership[], order: unknown, direction: unknown): Membership[] {
  const key = ({ id, account, member }: Membership): string =>
    order === 'status' ? member.status : order === 'id' ? id : String(account.name);
  if (typeof order === 'string') found.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  return direction === 'desc' ? found.reverse() : found;
}

/** https://developers.cloudflare.com/api/resources/user/subresources/invites/ */
function inviteOf<Result>(context: Showing<Result>, { id, account, member }: Membership): Result {
  const invited = Date.parse(String(member.invited_on));
  const isOver = member.status === 'pending' && context.sandbox.clock.now() - invited >= INVITATION;
  return context.fit({
    id,
    invited_member_id: userOf(context).id,
    invited_member_email: member.email,
    organization_id: account.id,
    organization_name: account.name,
    organization_is_enforcing_twofactor: isObject(account.settings) && account.settings.enforce_twofactor === true,
    invited_by: 'user@example.com',
    invited_on: member.invited_on,
    expires_on: new Date(invited + INVITATION).toISOString(),
    roles: member.roles.map(({ name }) => name),
    status: isOver ? 'expired' : member.status,
  });
}

const invites = (context: Context): Membership[] =>
  memberships(context).filter(({ member }) => typeof member.invited_on === 'string');

function findInvite(context: Context): Membership {
  const found = invites(context).find(({ id }) => id === context.path.invite_id);
  if (found === undefined) throw notFound('invite');
  return found;
}

const editInvite: Handler<'user.invites.edit'> = (context) => {
  const found = findInvite(context);
  const invite = inviteOf(context, found);
  if (invite.status === 'expired') throw problem(400, 1004, 'The invitation has expired'); // code not documented
  const member = answer(context, found, fieldsOf(context).status);
  return inviteOf(context, { ...found, member });
};

function organizationOf({ account, member }: Membership): Fields {
  return {
    id: account.id,
    name: account.name,
    permissions: Object.entries(permissionsOf(member.roles)).flatMap(([what, { read, write }]) => [
      ...(read ? [`#${what}:read`] : []),
      ...(write ? [`#${what}:edit`] : []),
    ]),
    roles: member.roles.map(({ name }) => name),
    status: member.status === 'accepted' ? 'member' : 'invited',
  };
}

const listOrganizations: Handler<'user.organizations.list'> = (context) => {
  const { status, name } = context.query;
  const found = memberships(context)
    .filter(({ member }) => member.status !== 'rejected')
    .map(organizationOf)
    .filter((one) => (status === undefined || one.status === status) && (name === undefined || one.name === name));
  return context.page(found, (one) => context.fit(one));
};

function organization(context: Context): Membership {
  const found = memberships(context).find(({ account }) => account.id === context.path.organization_id);
  if (found === undefined) throw notFound('organization');
  return found;
}

const leaveOrganization: Handler<'user.organizations.delete'> = (context) => {
  const found = organization(context);
  leave(context, found);
  return { id: found.account.id };
};

export const membershipRules = {
  'memberships.list': list,
  'memberships.get': (context) => display(context, findOne(context)),
  'memberships.update': update,
  'memberships.delete': (context) => leave(context, findOne(context)),
  'user.invites.list': (context) => new PageResult(invites(context).map((one) => inviteOf(context, one))),
  'user.invites.get': (context) => inviteOf(context, findInvite(context)),
  'user.invites.edit': editInvite,
  'user.organizations.list': listOrganizations,
  'user.organizations.get': (context) => context.fit(organizationOf(organization(context))),
  'user.organizations.delete': leaveOrganization,
} satisfies Handlers;
