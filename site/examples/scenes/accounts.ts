/** Scenes of accounts, members, billing, tenants and shares. */
import { at, gives, idOf, inAccount, inZone, type Scenes } from './scene.ts';

const RULESET = {
  ...inAccount,
  kind: 'custom',
  name: 'Shared rules',
  phase: 'http_request_firewall_custom',
  rules: [{ action: 'block', expression: 'http.request.uri.path eq "/internal"' }],
};
const SECOND_ACCOUNT = 'c2057bd13402e3d8a347346e5d3e3222';
const OTHER_ACCOUNT = 'b1946ac92492d2347c6235b4d2611184';

/** A ruleset of the account, which can be shared. */
const resource = async (stage: Parameters<typeof idOf>[0]) => ({
  meta: {},
  resource_account_id: inAccount.account_id,
  resource_id: await idOf(stage, 'rulesets.create', RULESET),
  resource_type: 'custom-ruleset',
});

const PLAN = { frequency: 'monthly', rate_plan: { id: 'pro' } };

export const accountScenes: Scenes = [
  [
    /^accounts\.(move|bulkMove)$/,
    async (stage) => ({
      destination_organization_id: await idOf(stage, 'organizations.create', { name: 'Example Group' }),
    }),
  ],
  [
    /^accounts\.members\.update$/,
    async (stage) => ({ roles: [{ id: await idOf(stage, 'accounts.roles.list', inAccount) }] }),
  ],
  [/^accounts\.subscriptions\.(create|update|actions\.append)$/, () => PLAN],
  [/^billing\.ratePlans\.get$/, gives({ public_key: 'pro' })],
  [
    /^accounts\.receipts\.pdf$/,
    async (stage) => {
      await stage.call('zones.subscriptions.create', { ...inZone, ...PLAN });
      return { receipt_id: await idOf(stage, 'billing.history.list', inAccount, 'receipt_id') };
    },
  ],
  [
    /^resourceSharing\.create$/,
    async (stage) => ({ recipients: [{ recipient_account_id: OTHER_ACCOUNT }], resources: [await resource(stage)] }),
  ],
  [/^resourceSharing\.resources\.create$/, resource],
  [
    /^resourceSharing\.excludedRecipients\./,
    async (stage) => ({
      share_id: await idOf(stage, 'resourceSharing.create', {
        ...inAccount,
        name: 'Rules of the organization',
        recipients: [{ organization_id: await idOf(stage, 'organizations.create', { name: 'Example Group' }) }],
        resources: [await resource(stage)],
      }),
    }),
  ],
  [
    /^tenants\./,
    async (stage) => ({
      tenant_id:
        at(await stage.call('accounts.list', {}), 'result', 0, 'managed_by', 'parent_org_id') ??
        'f1a4e000000000000000000000000003',
    }),
  ],
  [
    /^iam\.oauthClients\.deleteRotatedSecret$/,
    async ({ call, params }) => {
      await call('iam.oauthClients.rotateSecret', params);
      return undefined;
    },
  ],
  [/^zones\.(create)$/, () => ({ account: { id: inAccount.account_id }, name: 'example.net' })],
  [/^resourceTagging\.accountTags\.get$/, () => ({ resource_type: 'account', resource_id: inAccount.account_id })],
  [/^resourceTagging\.zoneTags\.get$/, () => ({ resource_type: 'zone', resource_id: inZone.zone_id })],
  [
    /^accounts\.subscriptions\.(?!create|get$|bulk|cancelDowngrade)/,
    async (stage) => ({
      subscription_identifier: await idOf(stage, 'accounts.subscriptions.create', { ...inAccount, ...PLAN }),
    }),
  ],
  [
    /^memberships\.(get|update|delete)$/,
    async (stage) => ({ membership_id: await idOf(stage, 'memberships.list', {}) }),
  ],
  [/^resourceSharing\.recipients\.create$/, gives({ recipient_account_id: SECOND_ACCOUNT })],
  [
    /^resourceSharing\.excludedRecipients\.(get|delete)$/,
    async (stage) => ({
      excluded_recipient_id: await idOf(stage, 'resourceSharing.excludedRecipients.create', {
        ...inAccount,
        share_id: stage.params.share_id,
        body_account_id: SECOND_ACCOUNT,
      }),
    }),
  ],
  [
    /^resourceTagging\.(accountTags|zoneTags)\.get$/,
    async ({ call, name, params }) => {
      const isZone = name.includes('zoneTags');
      const tagged = isZone
        ? { ...inZone, resource_type: 'dns_record', resource_id: '372e67954025e0ba6aaa6d586b9e0b59' }
        : { ...inAccount, resource_type: 'kv_namespace', resource_id: '0f2ac74b498b48028cb68387c421e279' };
      await call(name.replace('.get', '.update'), { ...tagged, tags: { env: 'prod' } });
      const { resource_type, resource_id } = tagged;
      return { ...params, resource_type, resource_id };
    },
  ],
  [
    /^iam\.userGroups\.members\.create$/,
    async (stage) => {
      await stage.call('accounts.members.create', {
        ...inAccount,
        email: 'grace@example.com',
        roles: [await idOf(stage, 'accounts.roles.list', inAccount)],
      });
      const members = at(await stage.call('accounts.members.list', inAccount), 'result');
      return { members: [{ id: at(Array.isArray(members) ? members.at(-1) : undefined, 'id') }] };
    },
  ],
  [
    /^accounts\.subscriptions\.cancelReason\.get$/,
    async ({ call, params }) => {
      await call('accounts.subscriptions.cancelReason.create', { ...params, reason_code: ['too_expensive'] });
      return undefined;
    },
  ],
  [
    /^(memberships|user\.organizations)\.delete$/,
    async (stage) => {
      const roles = [await idOf(stage, 'accounts.roles.list', inAccount)];
      await stage.call('accounts.members.create', {
        ...inAccount,
        email: 'grace@example.com',
        roles,
        status: 'accepted',
      });
      return undefined;
    },
  ],
  [
    /^scim\.groups\.edit$/,
    async (stage) => {
      const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
      const emails = [{ value: 'jane@example.com', primary: true }];
      const value = await idOf(stage, 'scim.users.create', {
        ...inAccount,
        schemas,
        userName: 'jane@example.com',
        emails,
        active: true,
      });
      return { Operations: [{ op: 'add', path: 'members', value: [{ value }] }] };
    },
  ],
];
