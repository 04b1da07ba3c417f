/** Labels a union's branches from discriminator values and type names, without shared words. */
import { labelOf } from './words.ts';

/** Names of products and providers whose code is unclear. */
const KNOWN: Readonly<Record<string, string>> = {
  'app launcher': 'App Launcher',
  'azure ad': 'Microsoft Entra ID',
  'browser isolation permissions': 'Browser Isolation permissions',
  'browser rdp': 'RDP in the browser',
  'browser ssh': 'SSH in the browser',
  'browser vnc': 'VNC in the browser',
  biso: 'Browser Isolation permissions',
  cloudflare: 'Cloudflare account',
  csam: 'CSAM',
  'dash sso': 'Dashboard SSO',
  'device enrollment permissions': 'Device enrollment permissions (WARP)',
  dmca: 'DMCA',
  'durable object namespace': 'Durable Object namespace',
  facebook: 'Facebook',
  gcs: 'Google Cloud Storage',
  'flex purge by hostnames': 'Hosts',
  'flex purge by prefixes': 'Prefixes',
  'flex purge by tags': 'Tags',
  'git hub': 'GitHub',
  github: 'GitHub',
  gitlab: 'GitLab',
  'gitlab internal': 'GitLab, self-managed',
  google: 'Google',
  'google apps': 'Google Workspace',
  'google-apps': 'Google Workspace',
  httpbasic: 'HTTP basic',
  ip6: 'IPv6',
  linkedin: 'LinkedIn',
  mcp: 'MCP server',
  'mcp server': 'MCP server',
  'mcp server portal': 'MCP server portal',
  ncsei: 'NCSEI',
  oauth2: 'OAuth 2.0',
  oauthbearertoken: 'OAuth bearer token',
  object: 'Object storage',
  okta: 'Okta',
  onelogin: 'OneLogin',
  onetimepin: 'One-time PIN',
  openpgpkey: 'OPENPGPKEY',
  pingone: 'PingOne',
  r2: 'R2',
  ratelimit: 'Rate limit',
  s3: 'Amazon S3 or compatible',
  'self hosted': 'Self-hosted',
  'single file': 'URLs',
  'single file with url and headers': 'URLs with headers',
  ssh: 'SSH',
  vnc: 'VNC',
  warp: 'Device enrollment permissions (WARP)',
  whois: 'WHOIS',
};

/** Product terms for labels that name a technical type. */
const RENAMED: Readonly<Record<string, string>> = {
  Eq: 'Equals',
  Ne: 'Is not',
  Gt: 'Greater than',
  Gte: 'At least',
  Lt: 'Less than',
  Lte: 'At most',
  'Field and op': 'One condition',
  'One of a list': 'One',
  'List of one of a list, or a custom value': 'Several',
  'List of one of several kinds': 'Several',
  'List of text': 'List of texts',
  'Bot fight mode': 'Bot Fight Mode',
  'Super bot fight mode definitely': 'Super Bot Fight Mode: certain bots',
  'Super bot fight mode likely': 'Super Bot Fight Mode: certain and likely bots',
  'D1 single query': 'One query',
  'Multiple queries': 'Several queries',
  'Durable object': 'Durable Object',
  'Email sending email address object': 'Address with a name',
  'Access protected database behind cloudflare tunnel': 'Database behind Cloudflare Tunnel and Access',
  'Database reachable through A workers VPC': 'Database in a Workers VPC',
  'Hyperdrive database': 'Database',
  'Over access': 'Behind Access',
  'Magic health check target': 'Saved target',
  'Gcp partner': 'Google Cloud, by a partner',
  'Super slurper': 'Super Slurper',
  'workersAi.model': 'Workers AI model',
  'workersBuilds.worker': 'Workers Builds',
  'workers.script': 'Worker',
  'workflows.workflow': 'Workflow',
  Digitalocean: 'DigitalOcean',
  Sftp: 'SFTP',
  KEY: 'SSH key',
  PASSWORD: 'Password',
  Healthcheck: 'Health check',
  'API gateway operation': 'API Shield operation',
  'DDOS dynamic': 'DDoS protection',
  'Js challenge': 'JavaScript challenge',
  'Paygo app': 'Pay as you go',
  'Index dimension': 'Dimensions and metric',
  'Vectorize index preset': 'Preset of a model',
  'Single step migration': 'One step',
  'Workers multiple step migrations': 'Several steps',
  'Targeted region placement': 'Targeted region',
  'Targeted hostname placement': 'Targeted hostname',
  'Targeted host placement': 'Targeted host',
  'Target list placement': 'List of targets',
  'Teams devices access serial number list input': 'Serial numbers of a list',
  'Teams devices application input': 'Application',
  'Teams devices client certificate V2 input': 'Client certificate, with its place',
  'Teams devices antivirus input': 'Antivirus',
  'Teams devices custom s2s input': 'Custom, service to service',
  'Custom s2s': 'Custom, service to service',
  'Sentinelone s2s': 'SentinelOne, service to service',
  Sentinelone: 'SentinelOne',
  Crowdstrike: 'CrowdStrike',
  'Workspace one': 'Workspace ONE',
  'Access SCIM config authentication access service token': 'Access service token',
  'App policy': 'Application',
  'Infra policy': 'Infrastructure',
  NoAuth: 'Any organization',
  Org: 'Named organizations',
  'Cache rules aegis': 'Aegis',
  NEL: 'Network Error Logging',
  'Cf and enabled': 'on, with its settings',
  'Priority annotated': 'Number with confidence',
  'Marked value': 'Text with confidence',
};

export const knownLabel = (label: string): string =>
  Object.hasOwn(RENAMED, label) ? (RENAMED[label] ?? label) : label;

/** Codes with a fixed spelling: `p95`, `RS256`, `int32`. */
const isCode = (value: string): boolean => !/^[a-z][a-zA-Z0-9_ -]*$/.test(value) || /\d{2}|_\d/.test(value);

/**
 * Label of a discriminator value: `self_hosted` → `Self-hosted`, `kv_namespace` → `KV namespace`; codes are unchanged.
 */
export function tagLabel(value: string): string {
  const words = value.replaceAll('_', ' ');
  return KNOWN[words.toLowerCase()] ?? (isCode(value) ? value : labelOf(value));
}

/** Words without information. */
const EMPTY = /\b(params?|request|req|schema|body|response|configuration|config)$/i;

/**
 * Removes words that nearly all names start or end with.
 * @example branchLabels(['SelfHostedApplication', 'SaaSApplication']) // ['Self-hosted', 'SaaS']
 */
export function branchLabels(names: readonly string[]): readonly string[] {
  const split = names.map((name) => labelOf(name.replace(ACRONYM, '$1 ')).split(' '));
  const ended = withoutShared(withoutShared(split).map((words) => words.toReversed())).map((words) =>
    words.toReversed(),
  );
  const labels = ended.map((words) => {
    const left = words.join(' ');
    const label = left.replace(EMPTY, '').trim() || left;
    return KNOWN[label.toLowerCase()] ?? `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  });
  return new Set(labels).size === labels.length ? labels : split.map((words) => words.join(' '));
}

const ACRONYM = /(URL|HTML)(?=[A-Z])/g;
const NEARLY_ALL = 0.6;

/** Drops common leading words, but keeps at least one word of each. */
function withoutShared(all: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [word] = all
    .map((words) => words[0]?.toLowerCase() ?? '')
    .filter((first) => {
      const having = all.filter((words) => words[0]?.toLowerCase() === first);
      return having.length > 1 && having.length >= all.length * NEARLY_ALL && having.every((words) => words.length > 1);
    });
  if (word === undefined) return all;
  return withoutShared(all.map((words) => (words[0]?.toLowerCase() === word ? words.slice(1) : words)));
}
