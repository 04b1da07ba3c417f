/** Findings of CASB scans: https://developers.cloudflare.com/cloudflare-one/cloud-and-saas-findings/manage-findings/ */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { hash } from '../../../state/ids.ts';
import { uuidFrom } from '../../shared/chance.ts';
import { all, below, type Fields, fieldsOf, keep, phase, read } from '../../shared/fields.ts';
import { isWithin, mentions, ordered, says } from '../../shared/lists.ts';
import { missing } from '../../shared/refusals.ts';
import { assetKind, FINDING_TYPES, type FindingType, isAboutSharing, type Severity } from './catalog.ts';
import { applicationOf, type Integration, integrations, scannedAt } from './integrations.ts';

/** Decisions of users about a finding. */
interface Decision {
  readonly ignored: boolean;
  readonly severity: Severity | null;
  readonly archived: readonly string[];
}

export interface Instance {
  readonly id: string;
  readonly finding: Finding;
  readonly asset: string;
  readonly since: string;
}

export interface Finding {
  readonly id: string;
  readonly type: FindingType;
  readonly integration: Integration;
  readonly since: number;
}

const SEVERITIES: readonly Severity[] = ['Critical', 'High', 'Medium', 'Low'];
const decisionScope = (context: Context): string => below(context, 'data-security', 'posture', 'decisions');

/** The id of a finding names the integration and the type. */
const idOf = (integration: string, type: string): string => Buffer.from(`${integration}:${type}`).toString('base64');

/** An integration has a finding of each type of its application once it was scanned. */
export function findings(context: Context): Finding[] {
  return integrations(context).flatMap((integration) => {
    const since = scannedAt(context, integration);
    if (since === undefined) return [];
    return FINDING_TYPES.filter(({ vendor }) => vendor === integration.application).map((type) => ({
      id: idOf(integration.id, type.id),
      type,
      integration,
      since,
    }));
  });
}

/** Base64 may come without the padding, and from a path with other letters for `+` and `/`. */
const plain = (id: string): string => id.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');

export function findingOf(context: Context, id: string, pointer = '/finding_id'): Finding {
  const finding = findings(context).find((one) => plain(one.id) === plain(id));
  if (finding === undefined) throw missing(`finding '${id.slice(0, 64)}'`, pointer);
  return finding;
}

const UNDECIDED: Decision = { ignored: false, severity: null, archived: [] };
const decisionOf = (context: Context, { id }: Finding): Decision =>
  read<Decision>(context, decisionScope(context), id) ?? UNDECIDED;

function decide(context: Context, finding: Finding, change: Partial<Decision>): void {
  keep<Decision>(context, decisionScope(context), finding.id, { ...decisionOf(context, finding), ...change });
}

/** From one to three things have the problem, one found after the other. */
export function instancesOf(finding: Finding): Instance[] {
  const kind = assetKind(finding.type);
  return Array.from({ length: 1 + (hash(finding.id) % 3) }, (_, index) => ({
    id: uuidFrom(`${finding.id}/${index}`),
    finding,
    asset: `${kind}-${index + 1}`,
    since: new Date(finding.since + index * 1000).toISOString(),
  }));
}

export const instances = (context: Context): Instance[] => findings(context).flatMap(instancesOf);

const latest = (finding: Finding): string => instancesOf(finding).at(-1)?.since ?? '';

/** The severity that counts, the one of the type or the one that was chosen for this integration. */
export const severityOf = (context: Context, finding: Finding): Severity =>
  decisionOf(context, finding).severity ?? finding.type.severity;

export const typeShown = (type: FindingType): Fields => ({
  id: type.id,
  name: type.name,
  severity: type.severity,
  vendor: type.vendor,
  description: null,
  category: { observation: 'Issue', product: applicationOf(type.vendor, '/vendor').product, type: 'Posture' },
});

export function integrationShown({
  id,
  name,
  created,
  updated,
  permissions,
  application,
  dlp_profiles,
  paused,
}: Integration): Fields {
  const vendor = applicationOf(application, '/application');
  return {
    ...{ id, name, created, updated, permissions },
    last_hydrated: updated,
    status: 'Healthy',
    credential_health_status: 'Healthy',
    is_paused: paused !== null,
    upgradable: false,
    policy: { id: uuidFrom(vendor.id), name: vendor.name, dlp_enabled: dlp_profiles.length > 0, permissions },
    zt_enrollments: [],
    vendor: {
      id: uuidFrom(`vendor/${vendor.id}`),
      name: vendor.id,
      display_name: vendor.name,
      description: null,
      logo: 'https://example.com/logo.svg',
      static_logo: 'https://example.com/logo.svg',
      zt_enrollments: [],
    },
  };
}

function display<Result>(context: Showing<Result>, finding: Finding): Result {
  const { ignored, severity, archived } = decisionOf(context, finding);
  const count = instancesOf(finding).length;
  return context.fit({
    id: finding.id,
    active_count: count - archived.length,
    archived_count: archived.length,
    instance_count: count,
    finding: typeShown(finding.type),
    ignored,
    integration: integrationShown(finding.integration),
    latest_affliction_date: latest(finding),
    severity_override: severity === null ? undefined : { created_by: 'user@example.com', severity },
  });
}

const ORDER: Readonly<Record<string, (context: Context, finding: Finding) => unknown>> = {
  'finding.name': (_, { type }) => type.name,
  'integration.name': (_, { integration }) => integration.name,
  instance_count: (_, finding) => instancesOf(finding).length,
  latest_affliction_date: (_, finding) => latest(finding),
  severity: (context, finding) => SEVERITIES.length - SEVERITIES.indexOf(severityOf(context, finding)),
};

/** Filters of lists and exports of findings. */
export interface Asked {
  readonly ignored?: unknown;
  readonly ids?: unknown;
  readonly integration?: unknown;
  readonly vendor?: unknown;
  readonly severity?: unknown;
  readonly product?: unknown;
  readonly search?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

export function askedFindings(context: Context, asked: Asked): Finding[] {
  const { ignored = false, ids, integration, vendor, severity, product, search, from, to } = asked;
  const alike = (value: unknown): string => String(value).toLowerCase();
  const severities = severity === undefined ? undefined : [severity].flat().map(alike);
  return findings(context).filter(
    (one) =>
      says(ignored, decisionOf(context, one).ignored) &&
      says(ids, one.type.id) &&
      says(integration, one.integration.id) &&
      says(vendor, one.type.vendor) &&
      says(severities, alike(severityOf(context, one))) &&
      (product === undefined ||
        product === null ||
        alike(product) === alike(applicationOf(one.type.vendor, '/vendor').product)) &&
      mentions(search, one.type.name, one.integration.name) &&
      isWithin(latest(one), from, to),
  );
}

const list: Handler<'zeroTrust.casb.posture.findings.list'> = (context) => {
  const { query } = context;
  const asked = askedFindings(context, {
    ignored: query.ignored,
    ids: query.finding_type_ids,
    integration: query.integration_id,
    vendor: query.vendor,
    severity: query.severity,
    product: query.product,
    search: query.search,
    from: query.min_affliction_date,
    to: query.max_affliction_date,
  }).filter(() => says(query.type, 'Posture') && says(query.observation, 'Issue'));
  const keyOf = ORDER[query.order ?? 'latest_affliction_date'] ?? (() => '');
  const rows = asked.map((finding) => ({ finding, key: keyOf(context, finding) }));
  return context.page(ordered(rows, 'key', query.direction), ({ finding }) => display(context, finding));
};

/** All of them, or none if one is missing; the response shows the first. */
const setIgnored =
  (ignored: boolean): Handler<'zeroTrust.casb.posture.findings.ignore' | 'zeroTrust.casb.posture.findings.unignore'> =>
  (context) => {
    const { checks = [] } = fieldsOf(context);
    const asked = checks.map((id, index) => findingOf(context, id, `/checks/${index}`));
    for (const finding of asked) decide(context, finding, { ignored });
    const [first] = asked;
    return first === undefined ? context.fit({}) : display(context, first);
  };

/** The severity counts for the finding of this integration only: …/manage-findings/#change-the-severity-level */
const tune: Handler<'zeroTrust.casb.posture.findings.tuneSeverity'> = (context) => {
  const finding = findingOf(context, context.path.finding_id);
  const { new_severity = 1 } = fieldsOf(context);
  decide(context, finding, { severity: SEVERITIES[new_severity - 1] ?? 'Low' });
  return display(context, finding);
};

const resetSeverity: Handler<'zeroTrust.casb.posture.findings.resetSeverity'> = (context) => {
  const finding = findingOf(context, context.path.finding_id);
  decide(context, finding, { severity: null });
  return display(context, finding);
};

export const isArchived = (context: Context, { id, finding }: Instance): boolean =>
  decisionOf(context, finding).archived.includes(id);

/** Jobs that were started for an instance, stored by their own parts. */
export function jobsOf(context: Context, kind: 'remediations' | 'webhooks', instance: string): Fields[] {
  return all(context, below(context, 'data-security', 'posture', kind, 'jobs')).filter(
    (job) => job.finding_instance_id === instance,
  );
}

/** States of a remediation: …/manage-findings/#manage-remediated-findings. How long each takes is not documented. */
export const remediationStatus = (context: Context, since: unknown): string =>
  phase(since, context, [
    ['pending', 0],
    ['processing', 10],
    ['validating', 30],
    ['completed', 60],
  ]);

export function assetShown({ id, asset, finding }: Instance): Fields {
  const { vendor } = finding.type;
  return {
    id: uuidFrom(`asset/${id}`),
    name: asset,
    external_id: asset,
    link: null,
    category: { id: uuidFrom(`category/${vendor}`), service: vendor, type: assetKind(finding.type), vendor },
    fields: [{ name: 'Name', value: asset, link: null }],
  };
}

/** The latest delivery of each webhook; how long it waits in the queue is not documented. */
function sendsOf(context: Context, instance: string): Fields[] {
  const latest = new Map(jobsOf(context, 'webhooks', instance).map((job) => [job.webhook_id, job]));
  return [...latest.values()].map(({ id, created_at, webhook_id, webhook_label }) => {
    const status = phase(created_at, context, [
      ['pending', 0],
      ['processing', 5],
      ['completed', 10],
    ]);
    return { webhook_id, webhook_label, latest_job: { id, created_at, stale: false, status } };
  });
}

function instanceShown<Result>(context: Showing<Result>, instance: Instance): Result {
  const remediations = jobsOf(context, 'remediations', instance.id).map(({ id, created_at }) => ({
    ...{ id, created_at, status: remediationStatus(context, created_at) },
    stale: false,
  }));
  return context.fit({
    id: instance.id,
    affliction_date: instance.since,
    asset: assetShown(instance),
    dlp_contexts: [],
    is_archived: isArchived(context, instance),
    remediations,
    webhooks: sendsOf(context, instance.id),
  });
}

const listInstances: Handler<'zeroTrust.casb.posture.findings.instances.list'> = (context) => {
  const { archived = false, direction, order, search, ...query } = context.query;
  const asked = instancesOf(findingOf(context, context.path.finding_id)).filter(
    (one) =>
      isArchived(context, one) === archived &&
      says(query.finding_instance_ids, one.id) &&
      says(query.asset_ids, assetShown(one).id) &&
      mentions(search, one.asset) &&
      isWithin(one.since, query.min_affliction_date, query.max_affliction_date),
  );
  const field = order === 'asset.name' ? 'asset' : 'since';
  return context.page(ordered(asked, field, direction), (one) => instanceShown(context, one));
};

function instanceOf(finding: Finding, id: string, pointer: string): Instance {
  const instance = instancesOf(finding).find((one) => one.id === id);
  if (instance === undefined) throw missing(`instance '${id.slice(0, 64)}' of the finding`, pointer);
  return instance;
}

const setArchived =
  (
    isHidden: boolean,
  ): Handler<
    'zeroTrust.casb.posture.findings.instances.archive' | 'zeroTrust.casb.posture.findings.instances.unarchive'
  > =>
  (context) => {
    const finding = findingOf(context, context.path.finding_id);
    const { check_instances: ids = [] } = fieldsOf(context);
    const [first] = ids.map((id, index) => instanceOf(finding, id, `/check_instances/${index}`));
    const others = decisionOf(context, finding).archived.filter((id) => !ids.includes(id));
    decide(context, finding, { archived: isHidden ? [...others, ...new Set(ids)] : others });
    return first === undefined ? context.fit({}) : instanceShown(context, first);
  };

const listTypes: Handler<'zeroTrust.casb.posture.findingTypes.list'> = (context) => {
  const { vendors, search } = context.query;
  const asked = FINDING_TYPES.filter((type) => says(vendors, type.vendor) && mentions(search, type.name));
  return context.page(asked, (type) => context.fit(typeShown(type)));
};

export function typeOf(id: unknown, pointer = '/finding_type_id'): FindingType {
  const type = FINDING_TYPES.find((one) => one.id === id);
  if (type === undefined) throw missing(`finding type '${String(id).slice(0, 64)}'`, pointer);
  return type;
}

/** Remediations that CASB offers: it can stop sharing. Ids are not documented. */
export const remediationsFor = (type: FindingType): { id: string; display_name: string; remediation_type: string }[] =>
  isAboutSharing(type)
    ? [{ id: uuidFrom(`unshare/${type.id}`), display_name: 'Remove sharing', remediation_type: 'remove_sharing' }]
    : [];

const remediationTypes: Handler<'zeroTrust.casb.posture.findingTypes.remediationTypes.list'> = (context) => {
  const type = typeOf(context.path.finding_type_id);
  return context.page(remediationsFor(type), (one) =>
    context.fit({ ...one, description: 'Takes back what is shared beyond the company', finding_type_id: type.id }),
  );
};

export const casbFindings = {
  'zeroTrust.casb.posture.findings.list': list,
  'zeroTrust.casb.posture.findings.get': (context) => display(context, findingOf(context, context.path.finding_id)),
  'zeroTrust.casb.posture.findings.ignore': setIgnored(true),
  'zeroTrust.casb.posture.findings.unignore': setIgnored(false),
  'zeroTrust.casb.posture.findings.tuneSeverity': tune,
  'zeroTrust.casb.posture.findings.resetSeverity': resetSeverity,
  'zeroTrust.casb.posture.findings.instances.list': listInstances,
  'zeroTrust.casb.posture.findings.instances.archive': setArchived(true),
  'zeroTrust.casb.posture.findings.instances.unarchive': setArchived(false),
  'zeroTrust.casb.posture.findings.instances.get': (context) =>
    instanceShown(
      context,
      instanceOf(findingOf(context, context.path.finding_id), context.path.instance_id, '/instance_id'),
    ),
  'zeroTrust.casb.posture.findingTypes.list': listTypes,
  'zeroTrust.casb.posture.findingTypes.get': (context) => context.fit(typeShown(typeOf(context.path.finding_type_id))),
  'zeroTrust.casb.posture.findingTypes.remediationTypes.list': remediationTypes,
} satisfies Handlers;
