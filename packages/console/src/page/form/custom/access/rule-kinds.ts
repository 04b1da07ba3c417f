/**
 * Describes Access rules by their criterion: https://developers.cloudflare.com/cloudflare-one/access-controls/policies/
 */

/** Source of a field's choices. */
export type Source =
  | 'countries'
  | 'groups'
  | 'identity-providers'
  | 'service-tokens'
  | 'email-lists'
  | 'ip-lists'
  | 'postures'
  | 'applications';

export interface RuleField {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly source?: Source;
  readonly isOptional?: boolean;
}

export interface RuleKind {
  /** The rule's single key. */
  readonly key: string;
  readonly label: string;
  readonly fields: readonly RuleField[];
  /** The rule in a sentence, with the values of its fields. */
  readonly words: (values: readonly string[]) => string;
}

const IDP: RuleField = { name: 'identity_provider_id', label: 'Identity provider', source: 'identity-providers' };
const named = (key: string, label: string, field: RuleField, start: string): RuleKind => ({
  key,
  label,
  fields: [field],
  words: ([value = '…']) => `${start} ${value}`,
});
const flag = (key: string, label: string, words: string): RuleKind => ({ key, label, fields: [], words: () => words });

export const RULE_KINDS: readonly RuleKind[] = [
  named(
    'email_domain',
    'Emails ending in',
    { name: 'domain', label: 'Domain', placeholder: 'example.com' },
    'email ends in',
  ),
  named('email', 'Email', { name: 'email', label: 'Address', placeholder: 'name@example.com' }, 'email is'),
  flag('everyone', 'Everyone', 'everyone'),
  named('geo', 'Country', { name: 'country_code', label: 'Country', source: 'countries' }, 'from'),
  named('ip', 'IP ranges', { name: 'ip', label: 'Address or network', placeholder: '192.0.2.0/24' }, 'address is in'),
  named('group', 'Access group', { name: 'id', label: 'Group', source: 'groups' }, 'in the group'),
  named(
    'login_method',
    'Login method',
    { name: 'id', label: 'Login method', source: 'identity-providers' },
    'logged in by',
  ),
  {
    key: 'gsuite',
    label: 'Google Workspace group',
    fields: [{ name: 'email', label: 'Email of the group', placeholder: 'team@example.com' }, IDP],
    words: ([email = '…']) => `in the Google group ${email}`,
  },
  {
    key: 'azureAD',
    label: 'Entra ID group',
    fields: [{ name: 'id', label: 'Id of the group' }, IDP],
    words: ([id = '…']) => `in the Entra ID group ${id}`,
  },
  {
    key: 'okta',
    label: 'Okta group',
    fields: [{ name: 'name', label: 'Name of the group' }, IDP],
    words: ([name = '…']) => `in the Okta group ${name}`,
  },
  {
    key: 'github-organization',
    label: 'GitHub organization',
    fields: [{ name: 'name', label: 'Organization' }, { name: 'team', label: 'Team', isOptional: true }, IDP],
    words: ([name = '…', team]) => `in the GitHub organization ${name}${team ? `, team ${team}` : ''}`,
  },
  {
    key: 'saml',
    label: 'SAML attribute',
    fields: [{ name: 'attribute_name', label: 'Attribute' }, { name: 'attribute_value', label: 'Value' }, IDP],
    words: ([name = '…', value = '…']) => `SAML attribute ${name} is ${value}`,
  },
  {
    key: 'oidc',
    label: 'OIDC claim',
    fields: [{ name: 'claim_name', label: 'Claim' }, { name: 'claim_value', label: 'Value' }, IDP],
    words: ([name = '…', value = '…']) => `OIDC claim ${name} is ${value}`,
  },
  named(
    'service_token',
    'Service token',
    { name: 'token_id', label: 'Token', source: 'service-tokens' },
    'service token',
  ),
  flag('any_valid_service_token', 'Any valid service token', 'any valid service token'),
  named('email_list', 'Email list', { name: 'id', label: 'List', source: 'email-lists' }, 'email is in the list'),
  named('ip_list', 'IP list', { name: 'id', label: 'List', source: 'ip-lists' }, 'address is in the list'),
  named(
    'device_posture',
    'Device posture',
    { name: 'integration_uid', label: 'Check', source: 'postures' },
    'device passes',
  ),
  flag('certificate', 'Valid certificate', 'with a valid certificate'),
  named('common_name', 'Certificate common name', { name: 'common_name', label: 'Common name' }, 'certificate is for'),
  named(
    'auth_method',
    'Authentication method',
    { name: 'auth_method', label: 'Method', placeholder: 'mfa' },
    'authenticated by',
  ),
  {
    key: 'external_evaluation',
    label: 'External evaluation',
    fields: [
      { name: 'evaluate_url', label: 'URL that decides', placeholder: 'https://eval.example.com' },
      { name: 'keys_url', label: 'URL of its keys', placeholder: 'https://eval.example.com/keys' },
    ],
    words: ([url = '…']) => `${url} says yes`,
  },
  named(
    'linked_app_token',
    'Linked application',
    { name: 'app_uid', label: 'Application', source: 'applications' },
    'with a token of the application',
  ),
];

export const kindOf = (key: string): RuleKind | undefined => RULE_KINDS.find((kind) => kind.key === key);
