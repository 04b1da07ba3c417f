/** Vendors and finding types of CASB: https://developers.cloudflare.com/cloudflare-one/integrations/cloud-and-saas/ */

interface AuthMethod {
  readonly id: string;
  readonly display_name: string;
  /** True if a person has to give consent at the vendor. */
  readonly isByPerson: boolean;
  /** Keys of the credentials. */
  readonly keys: readonly string[];
}

/** Names of the methods and their keys are not documented, except for Google Cloud Platform. */
const OAUTH: AuthMethod = { id: 'oauth', display_name: 'OAuth 2.0', isByPerson: true, keys: ['code'] };
const KEY: AuthMethod = { id: 'api_key', display_name: 'API key', isByPerson: false, keys: ['api_key'] };
const ROLE: AuthMethod = { id: 'iam_role', display_name: 'IAM role', isByPerson: false, keys: ['role_arn'] };
const SERVICE_ACCOUNT: AuthMethod = {
  id: 'google_cloud_platform_service_account',
  display_name: 'Service account',
  isByPerson: false,
  keys: ['service_account_key_json'],
};

export interface Application {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly product: 'SaaS' | 'Cloud';
  readonly environments: readonly string[];
  readonly auth: AuthMethod;
  /** Scopes that its page lists. */
  readonly scopes: readonly string[];
}

const STANDARD = ['standard'];
/** Those that have a page for FedRAMP, too. */
const FEDRAMP = ['standard', 'fedramp'];

const application = (
  id: string,
  name: string,
  category: string,
  auth: AuthMethod,
  scopes: readonly string[] = [],
  environments: readonly string[] = STANDARD,
): Application => ({
  id,
  name,
  category,
  product: category === 'Cloud' ? 'Cloud' : 'SaaS',
  environments,
  auth,
  scopes,
});

export const APPLICATIONS: readonly Application[] = [
  application('ANTHROPIC', 'Anthropic', 'AI', KEY),
  application('AWS', 'Amazon Web Services (AWS)', 'Cloud', ROLE, [
    's3:PutBucketNotification',
    's3:GetObject',
    's3:ListBucket',
  ]),
  application('BITBUCKET', 'Bitbucket Cloud', 'Development', OAUTH),
  application('BOX', 'Box', 'File sharing', OAUTH, ['root_readonly']),
  application('CONFLUENCE', 'Atlassian Confluence', 'Productivity', OAUTH),
  application('DROPBOX', 'Dropbox', 'File sharing', OAUTH, ['files.metadata.read', 'sharing.read', 'members.read']),
  application('GITHUB', 'GitHub', 'Development', OAUTH, ['administration', 'members', 'metadata']),
  application('GOOGLE_CLOUD_PLATFORM', 'Google Cloud Platform', 'Cloud', SERVICE_ACCOUNT),
  application('GOOGLE_WORKSPACE', 'Google Workspace', 'Productivity', OAUTH, [], FEDRAMP),
  application('JIRA', 'Atlassian Jira', 'Productivity', OAUTH),
  application('MICROSOFT_INTERNAL', 'Microsoft 365', 'Productivity', OAUTH, [], FEDRAMP),
  application('OPENAI', 'OpenAI', 'AI', KEY),
  application('SALESFORCE', 'Salesforce', 'CRM', OAUTH, [], FEDRAMP),
  application('SERVICENOW', 'ServiceNow', 'IT management', OAUTH, [], FEDRAMP),
  application('SLACK', 'Slack', 'Communication', OAUTH, ['channels:read', 'files:read', 'groups:read', 'users:read']),
];

export type Severity = 'Critical' | 'High' | 'Medium' | 'Low';

export interface FindingType {
  readonly id: string;
  /** The application whose integrations have it. */
  readonly vendor: string;
  readonly severity: Severity;
  readonly name: string;
}

const types = (vendor: string, ...rows: readonly (readonly [string, Severity, string])[]): FindingType[] =>
  rows.map(([id, severity, name]) => ({ id, vendor, severity, name }));

/** Some of those that the pages of the applications list, with the ids that these give. */
export const FINDING_TYPES: readonly FindingType[] = [
  ...types(
    'ANTHROPIC',
    ['a435d091-3bb1-42e1-bc98-32d80c6340a5', 'High', 'Anthropic: High-privilege invite'],
    ['f343cd22-21f0-45a6-b6f7-39b1539a0f2b', 'Medium', 'Anthropic: Unused API key'],
    ['5667f7fa-4215-4a8e-80d7-4694ea33335b', 'Low', 'Anthropic: Stale pending invite'],
  ),
  ...types(
    'AWS',
    ['6b1276e3-88e8-4150-a4d5-1b8273f11078', 'Critical', 'S3 Bucket Publicly Accessible'],
    ['f8c9f979-29f0-4ada-b09e-a149937a55d4', 'High', 'S3 Bucket ACL Allows Public Read'],
    ['4679563f-5975-4c68-9dbf-896810ec8de9', 'Medium', 'IAM User MFA Disabled'],
    ['4e976e0d-b545-4c4a-99c5-a2f5d9a6f3d8', 'Low', 'S3 Bucket Versioning Disabled'],
  ),
  ...types(
    'BOX',
    ['fa0532dd-9d13-4c21-8227-62b8bd8be275', 'Critical', 'Box: File publicly accessible with edit access'],
    ['ecca7eeb-3c04-46b2-a509-40393ada32ec', 'High', 'Box: File publicly accessible with view access'],
    ['a8f9e55a-cb7c-4e35-8dc0-fdf569919a97', 'Medium', 'Box: User not required to use two-factor authentication'],
    ['ef889ceb-4cad-4d25-8845-d350a599825e', 'Low', 'Box: File larger than 2 GB'],
  ),
  ...types(
    'DROPBOX',
    ['7fefad57-371b-4f27-b1f0-7d500c863bd0', 'Critical', 'Dropbox: File publicly accessible with edit access'],
    ['8384c58c-1fc2-4caa-9836-c8ede7ca440d', 'High', 'Dropbox: Suspicious application linked by member'],
    ['44d34aab-82fb-4a60-8e35-d7a75cfc789c', 'Low', 'Dropbox: Invited user'],
  ),
  ...types(
    'GITHUB',
    ['47d01030-0ed8-496d-9484-f77899b21d59', 'High', 'GitHub: Organization two-factor authentication disabled'],
    ['5a0428fa-5c13-44b8-a028-9351c1d10a91', 'Medium', 'GitHub: Repository has no Default Branch Protection'],
    ['68b6ef6d-7e00-4761-b3f1-fcf323dc9c26', 'Medium', 'GitHub: Repository not updated in 12+ months'],
  ),
  ...types(
    'OPENAI',
    ['c69adfa6-2362-4939-86ec-49ff34093cfd', 'High', 'OpenAI: GPT publicly accessible via GPT Store'],
    ['20ab9ddb-fd48-46a8-9fdf-9bb9b9061f21', 'Medium', 'OpenAI: Inactive user'],
    ['18fd5b21-8489-485e-9c93-0bd4a696e724', 'Low', 'OpenAI: Stale pending invite'],
  ),
  ...types(
    'SLACK',
    ['d1cc8596-d22c-435c-9f94-3ba068f019cd', 'Critical', 'Slack: User with two-factor authentication disabled'],
    ['d298ba64-f013-4e28-b68a-63f758380355', 'High', 'Slack: Channel shared externally'],
    ['9d96d3a2-696b-4802-98aa-c6c8572e806e', 'Medium', 'Slack: File publicly accessible with view access'],
    ['c16d64a8-9f78-4f24-99ff-de7fcdc6871b', 'Low', 'Slack: File larger than 2 GB'],
  ),
];

/** True if the finding is about sharing: CASB itself can stop sharing files and folders. */
export const isAboutSharing = ({ name }: FindingType): boolean => /(publicly|shared|Public)/.test(name);

export function assetKind({ name }: FindingType): string {
  const kind = /\b(File|Folder|User|Channel|Repository|Organization|Bucket|GPT|key|invite|application)\b/i.exec(name);
  return (kind?.[1] ?? 'asset').toLowerCase();
}
