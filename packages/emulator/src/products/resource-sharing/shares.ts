/** Configurations lent to other accounts or to an organization: https://developers.cloudflare.com/api/resources/resource_sharing/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { pathKey } from '../../routing/router.ts';
import { all, below, type Fields, fieldsIn, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { inOrder, says } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

/** Access comes and goes in the background. */
const SECONDS = 5;

const sharesOf = (context: Context): string => below(context, 'shares');

/** A share is stored with its owner, regardless of who sees it. */
const partOf = ({ account_id, id }: Fields, part: string): string =>
  pathKey(['accounts', String(account_id), 'shares', String(id), part]);

const shareOf = (context: Context): Fields =>
  found(context, sharesOf(context), context.path.share_id ?? '', () => missing('share', '/share_id'));

/** @throws Problem 409 where the share is being taken away */
function changing(context: Context): Fields {
  const share = shareOf(context);
  if (share.ended !== undefined) throw conflict('The share is being deleted');
  return share;
}

const statusOf = (context: Context, { ended }: Fields): string =>
  ended === undefined
    ? 'active'
    : phase(ended, context, [
        ['deleting', 0],
        ['deleted', SECONDS],
      ]);

const associationOf = (context: Context, { created, ended }: Fields): string =>
  ended === undefined
    ? phase(created, context, [
        ['associating', 0],
        ['associated', SECONDS],
      ])
    : phase(ended, context, [
        ['disassociating', 0],
        ['disassociated', SECONDS],
      ]);

/** One account or one organization. @throws Problem 400 */
function targetOf(context: Context, value: unknown, pointer: string): Fields {
  const { organization_id, recipient_account_id, account_id }: Fields = isObject(value) ? value : {};
  const account = recipient_account_id ?? account_id;
  if ((account === undefined) === (organization_id === undefined))
    throw invalid('A recipient is an account or an organization', pointer);
  if (account !== undefined && account === context.path.account_id)
    throw invalid('An account cannot share with itself', pointer);
  return account === undefined ? { organization_id } : { account_id: account };
}

const keyOf = ({ account_id, organization_id }: Fields): string => String(account_id ?? organization_id);

/** @throws Problem 400 where accounts and an organization are mixed, or more than one organization is named */
function checkTargets(targets: readonly Fields[]): void {
  const organizations = targets.filter(({ organization_id }) => organization_id !== undefined);
  if (organizations.length > 0 && targets.length > 1)
    throw invalid('A share is for accounts, or for one organization', '/recipients');
  if (new Set(targets.map(keyOf)).size < targets.length) throw invalid('A recipient is named twice', '/recipients');
}

function keepRecipient(context: Context, share: Fields, target: Fields): Fields {
  const id = context.sandbox.ids.hex();
  const now = context.now();
  return keep(context, partOf(share, 'recipients'), id, { id, ...target, created: now, modified: now });
}

const recipientsOf = (context: Context, share: Fields): Fields[] => all(context, partOf(share, 'recipients'));

const isThere = (context: Context, one: Fields): boolean => associationOf(context, one) !== 'disassociated';

/** Includes the shared resources if the query asks for them. */
function shownRecipient(context: Context, share: Fields, recipient: Fields): Fields {
  const resources = resourcesOf(context, share).map(({ resource_id, resource_version }) => ({
    resource_id,
    resource_version,
    error: '',
    terminal: false,
  }));
  return {
    ...recipient,
    account_id: keyOf(recipient),
    association_status: associationOf(context, recipient),
    ...(context.query.include_resources === true ? { resources } : {}),
  };
}

const resourcesOf = (context: Context, share: Fields): Fields[] => all(context, partOf(share, 'resources'));

const shownResource = (context: Context, one: Fields): Fields => ({ ...one, status: statusOf(context, one) });

const KINDS: ReadonlySet<unknown> = new Set([
  'custom-ruleset',
  'gateway-policy',
  'gateway-destination-ip',
  'gateway-block-page-settings',
  'gateway-extended-email-matching',
  'idp-federation-grant',
  'trust-grant',
]);

/** The account's own, of a kind that can be shared. @throws Problem */
function resourceFrom(context: Context, value: unknown, pointer: string): Fields {
  const { meta, resource_account_id, resource_id, resource_type }: Fields = isObject(value) ? value : {};
  if (resource_account_id !== context.path.account_id)
    throw invalid('The resource belongs to another account', `${pointer}/resource_account_id`);
  if (!KINDS.has(resource_type))
    throw invalid(`'${String(resource_type).slice(0, 64)}' cannot be shared`, `${pointer}/resource_type`);
  return { meta: meta ?? {}, resource_account_id, resource_id, resource_type };
}

function keepResource(context: Context, share: Fields, resource: Fields): Fields {
  const id = context.sandbox.ids.hex();
  const now = context.now();
  const item = { id, ...resource, resource_version: 1, created: now, modified: now };
  return keep(context, partOf(share, 'resources'), id, item);
}

/** Counts and contents are included on request. */
function display(context: Context, share: Fields, kind = 'sent'): Fields {
  const recipients = recipientsOf(context, share).map((one) => associationOf(context, one));
  const count = (status: string): number => recipients.filter((one) => one === status).length;
  const { include_recipient_counts, include_resources } = context.query;
  const counts = {
    associated_recipient_count: count('associated'),
    associating_recipient_count: count('associating'),
    disassociated_recipient_count: count('disassociated'),
    disassociating_recipient_count: count('disassociating'),
  };
  return {
    ...share,
    kind,
    status: statusOf(context, share),
    ...(include_recipient_counts === true ? counts : {}),
    ...(include_resources === true
      ? { resources: resourcesOf(context, share).map((one) => shownResource(context, one)) }
      : {}),
  };
}

const create: Handler<'resourceSharing.create'> = (context) => {
  const { name, recipients = [], resources = [] } = fieldsOf(context);
  const targets = recipients.map((one, index) => targetOf(context, one, `/recipients/${index}`));
  const wanted = resources.map((one, index) => resourceFrom(context, one, `/resources/${index}`));
  if (targets.length === 0) throw invalid('A share needs a recipient', '/recipients');
  if (wanted.length === 0) throw invalid('A share needs a resource', '/resources');
  checkTargets(targets);
  const { account_id } = context.path;
  const organization_id = targets[0]?.organization_id;
  const now = context.now();
  const share: Fields = {
    id: context.sandbox.ids.hex(),
    account_id,
    account_name: accountNamed(context, account_id),
    name,
    organization_id: organization_id ?? organizationOf(context, account_id) ?? '',
    target_type: organization_id === undefined ? 'account' : 'organization',
    created: now,
    modified: now,
  };
  keep(context, sharesOf(context), String(share.id), share);
  for (const target of targets) keepRecipient(context, share, target);
  for (const resource of wanted) keepResource(context, share, resource);
  return context.fit(display(context, share));
};

const accountNamed = (context: Context, id: string): string => String(read(context, '/accounts', id)?.name ?? '');

const organizationOf = (context: Context, account: unknown): unknown =>
  fieldsIn(read(context, '/accounts', String(account))?.managed_by).parent_org_id;

/** Those of other accounts that this one gets, itself or with its organization. */
function received(context: Context): Fields[] {
  const own = context.path.account_id;
  const organization = organizationOf(context, own);
  const shares = all(context, '/accounts')
    .filter(({ id }) => id !== own)
    .flatMap(({ id }) => all(context, pathKey(['accounts', String(id), 'shares'])));
  return shares.filter((share) => {
    const isOut = all(context, partOf(share, 'excluded-recipients')).some(({ account_id }) => account_id === own);
    const keys = recipientsOf(context, share)
      .filter((one) => associationOf(context, one) === 'associated')
      .map(keyOf);
    return keys.includes(String(own)) || (organization !== undefined && !isOut && keys.includes(String(organization)));
  });
}

/** The current shares of an account. */
export const sharesIn = (context: Context, account: string): Fields[] =>
  all(context, pathKey(['accounts', account, 'shares'])).map((share) => display(context, share));

const list: Handler<'resourceSharing.list'> = (context) => {
  const { kind, status, target_type, resource_types: types } = context.query;
  const given = all(context, sharesOf(context)).map((share) => display(context, share));
  const got = received(context).map((share) => display(context, share, 'received'));
  const rows = [...given, ...got].filter(
    (one) =>
      says(kind, one.kind) &&
      says(status, one.status) &&
      says(target_type, one.target_type) &&
      (types === undefined || resourcesOf(context, one).some(({ resource_type }) => says(types, resource_type))),
  );
  return context.page(inOrder(rows, { order: 'created', ...context.query }), (one) => context.fit(one));
};

const get: Handler<'resourceSharing.get'> = (context) => {
  const got = received(context).find(({ id }) => id === context.path.share_id);
  return context.fit(got === undefined ? display(context, shareOf(context)) : display(context, got, 'received'));
};

const rename: Handler<'resourceSharing.update'> = (context) => {
  const share = { ...changing(context), name: fieldsOf(context).name, modified: context.now() };
  return context.fit(display(context, keep(context, sharesOf(context), context.path.share_id, share)));
};

/** Deleting a share revokes it for every recipient. */
const remove: Handler<'resourceSharing.delete'> = (context) => {
  const share = { ...changing(context), ended: context.now() };
  keep(context, sharesOf(context), context.path.share_id, share);
  for (const recipient of recipientsOf(context, share)) endRecipient(context, share, recipient);
  return context.fit(display(context, share));
};

function endRecipient(context: Context, share: Fields, recipient: Fields): Fields {
  if (recipient.ended !== undefined) return recipient;
  const now = context.now();
  return keep(context, partOf(share, 'recipients'), String(recipient.id), { ...recipient, ended: now, modified: now });
}

function recipientOf(context: Context): Fields {
  const scope = partOf(shareOf(context), 'recipients');
  const refusal = () => missing('recipient', '/recipient_id');
  const recipient = found(context, scope, context.path.recipient_id ?? '', refusal);
  if (!isThere(context, recipient)) throw refusal();
  return recipient;
}

const present = (context: Context, share: Fields): Fields[] =>
  recipientsOf(context, share).filter((one) => one.ended === undefined);

const addRecipient: Handler<'resourceSharing.recipients.create'> = (context) => {
  const share = changing(context);
  const target = targetOf(context, fieldsOf(context), '');
  const others = present(context, share);
  if (others.some((one) => keyOf(one) === keyOf(target))) throw conflict('The recipient is there already');
  checkTargets([...others, target]);
  return context.fit(shownRecipient(context, share, keepRecipient(context, share, target)));
};

/** Of accounts alone: who is left out loses access. https://developers.cloudflare.com/api/operations/share-recipients-update */
const replaceRecipients: Handler<'resourceSharing.recipients.bulkUpdate'> = (context) => {
  const share = changing(context);
  if (share.target_type !== 'account') throw invalid('The share is for an organization');
  const sent = Array.isArray(context.body) ? context.body : [];
  const targets = sent.map((one: unknown, index) => targetOf(context, one, `/${index}`));
  if (targets.some(({ organization_id }) => organization_id !== undefined)) throw invalid('The share is for accounts');
  checkTargets(targets);
  const wanted = new Set(targets.map(keyOf));
  const before = present(context, share);
  for (const one of before) if (!wanted.has(keyOf(one))) endRecipient(context, share, one);
  const known = new Set(before.map(keyOf));
  for (const target of targets) if (!known.has(keyOf(target))) keepRecipient(context, share, target);
};

const listRecipients: Handler<'resourceSharing.recipients.list'> = (context) => {
  const share = shareOf(context);
  const there = recipientsOf(context, share).filter((one) => isThere(context, one));
  return context.page(there, (one) => context.fit(shownRecipient(context, share, one)));
};

function resourceOf(context: Context): Fields {
  const id = context.path.share_resource_id ?? '';
  return found(context, partOf(shareOf(context), 'resources'), id, () => missing('resource', '/share_resource_id'));
}

function changeResource(context: Context, change: Fields): Fields {
  const before = resourceOf(context);
  if (before.ended !== undefined) throw conflict('The resource is being deleted');
  const { resource_version: version } = before;
  const item = { ...before, ...change, resource_version: Number(version) + 1, modified: context.now() };
  return shownResource(context, keep(context, partOf(changing(context), 'resources'), String(before.id), item));
}

const addResource: Handler<'resourceSharing.resources.create'> = (context) => {
  const share = changing(context);
  const resource = resourceFrom(context, fieldsOf(context), '');
  const isSame = (one: Fields): boolean =>
    one.ended === undefined && one.resource_id === resource.resource_id && one.resource_type === resource.resource_type;
  if (resourcesOf(context, share).some(isSame)) throw conflict('The resource is shared already', '/resource_id');
  return context.fit(shownResource(context, keepResource(context, share, resource)));
};

const listResources: Handler<'resourceSharing.resources.list'> = (context) => {
  const { resource_type, status } = context.query;
  const rows = resourcesOf(context, shareOf(context)).map((one) => shownResource(context, one));
  const wanted = rows.filter((one) => says(resource_type, one.resource_type) && says(status, one.status));
  return context.page(wanted, (one) => context.fit(one));
};

/** Of an organization alone: https://developers.cloudflare.com/api/operations/share-excluded-recipients-update */
function excludedScope(context: Context): string {
  const share = changing(context);
  if (share.target_type !== 'organization') throw invalid('The share is for accounts: remove the recipient');
  return partOf(share, 'excluded-recipients');
}

function keepExcluded(context: Context, scope: string, account_id: unknown): Fields {
  const id = context.sandbox.ids.hex();
  const now = context.now();
  return keep(context, scope, id, { id, account_id, created: now, modified: now });
}

const exclude: Handler<'resourceSharing.excludedRecipients.create'> = (context) => {
  const scope = excludedScope(context);
  const { account_id }: Fields = fieldsOf(context);
  if (all(context, scope).some((one) => one.account_id === account_id))
    throw conflict('The account is left out already', '/account_id');
  return context.fit(keepExcluded(context, scope, account_id));
};

const replaceExcluded: Handler<'resourceSharing.excludedRecipients.bulkUpdate'> = (context) => {
  const scope = excludedScope(context);
  const sent = Array.isArray(context.body) ? context.body : [];
  const wanted = new Set(sent.map((one: unknown) => fieldsIn(one).account_id));
  const before = all(context, scope);
  for (const one of before) if (!wanted.has(one.account_id)) context.sandbox.store.remove(scope, String(one.id));
  const known = new Set(before.map((one) => one.account_id));
  for (const account of wanted) if (!known.has(account)) keepExcluded(context, scope, account);
};

function excludedOf(context: Context): Fields {
  const id = context.path.excluded_recipient_id ?? '';
  const scope = partOf(shareOf(context), 'excluded-recipients');
  return found(context, scope, id, () => missing('excluded recipient', '/excluded_recipient_id'));
}

export const resourceSharing = {
  'resourceSharing.create': create,
  'resourceSharing.list': list,
  'resourceSharing.get': get,
  'resourceSharing.update': rename,
  'resourceSharing.delete': remove,
  'resourceSharing.recipients.create': addRecipient,
  'resourceSharing.recipients.bulkUpdate': replaceRecipients,
  'resourceSharing.recipients.list': listRecipients,
  'resourceSharing.recipients.get': (context) =>
    context.fit(shownRecipient(context, shareOf(context), recipientOf(context))),
  'resourceSharing.recipients.delete': (context) => {
    const share = changing(context);
    return context.fit(shownRecipient(context, share, endRecipient(context, share, recipientOf(context))));
  },
  'resourceSharing.resources.create': addResource,
  'resourceSharing.resources.list': listResources,
  'resourceSharing.resources.get': (context) => context.fit(shownResource(context, resourceOf(context))),
  'resourceSharing.resources.update': (context) =>
    context.fit(changeResource(context, { meta: fieldsOf(context).meta })),
  'resourceSharing.resources.delete': (context) => context.fit(changeResource(context, { ended: context.now() })),
  'resourceSharing.excludedRecipients.create': exclude,
  'resourceSharing.excludedRecipients.bulkUpdate': replaceExcluded,
  'resourceSharing.excludedRecipients.list': (context) =>
    context.fit(all(context, partOf(shareOf(context), 'excluded-recipients'))),
  'resourceSharing.excludedRecipients.get': (context) => context.fit(excludedOf(context)),
  'resourceSharing.excludedRecipients.delete': (context) => {
    const excluded = excludedOf(context);
    context.sandbox.store.remove(excludedScope(context), String(excluded.id));
    return context.fit(excluded);
  },
} satisfies Handlers;
