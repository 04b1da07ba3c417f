/** The tenant of a partner: the sandbox has one, which owns all its accounts. https://developers.cloudflare.com/tenant/ */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { userOf } from '../accounts/members.ts';
import { shownAccount } from '../organizations/organizations.ts';
import { all } from '../shared/fields.ts';
import { missing } from '../shared/refusals.ts';

const TENANT = 'f1a4e000000000000000000000000003';
const NAME = 'Local tenant';
const UNIT = 'f1a4e000000000000000000000000004';

const check = ({ path }: Context & At<'tenant_id'>): void => {
  if (path.tenant_id !== TENANT) throw missing('tenant');
};

/** As old as the oldest of its accounts. */
const bornOf = (context: Context): string => String(all(context, '/accounts')[0]?.created_on ?? context.now());

const nameOf = (context: Context): string => {
  const { first_name, last_name } = userOf(context);
  return [first_name, last_name].filter(Boolean).join(' ');
};

const get: Handler<'tenants.get'> = (context) => {
  check(context);
  const { id, email } = userOf(context);
  return context.fit({
    tenant_tag: TENANT,
    tenant_name: NAME,
    tenant_status: 'active',
    tenant_type: 'partner',
    tenant_labels: [],
    tenant_contacts: { email },
    tenant_metadata: {},
    tenant_network: {},
    tenant_units: [
      {
        unit_tag: UNIT,
        unit_name: NAME,
        unit_status: 'active',
        unit_metadata: {},
        unit_memberships: [{ user_tag: id }],
      },
    ],
    cdate: bornOf(context),
    edate: bornOf(context),
  });
};

/** Nothing beyond what the plans of its accounts have. */
const entitlements: Handler<'tenants.entitlements.get'> = (context) => {
  check(context);
  const off = { type: 'bool', value: false };
  return context.fit({
    allow_add_subdomain: off,
    allow_auto_accept_invites: off,
    cname_setup_allowed: off,
    custom_entitlements: null,
    mhs_certificate_count: { type: 'max_count', value: 0 },
    partial_setup_allowed: off,
  });
};

export const tenants = {
  'tenants.get': get,
  'tenants.accountTypes.list': (context) => {
    check(context);
    return new PageResult(['standard', 'enterprise']);
  },
  'tenants.accounts.list': (context) => {
    check(context);
    return new PageResult(all(context, '/accounts').map((one) => context.fit(shownAccount(one))));
  },
  'tenants.entitlements.get': entitlements,
  'tenants.memberships.list': (context) => {
    check(context);
    const { id, email } = userOf(context);
    return new PageResult([{ user_tag: id, user_email: email, user_name: nameOf(context) }]);
  },
  'user.tenants.list': (context) =>
    new PageResult([context.fit({ id: TENANT, name: NAME, create_time: bornOf(context), meta: {} })]),
} satisfies Handlers;
