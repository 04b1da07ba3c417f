/** Actions on findings: remediations, exports, and files that DLP profiles match. */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { userOf } from '../../accounts/members.ts';
import { uuidFrom } from '../../shared/chance.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase } from '../../shared/fields.ts';
import { csvOf, giveFile } from '../../shared/given-files.ts';
import { isWithin, mentions, ordered, says } from '../../shared/lists.ts';
import { invalid, missing } from '../../shared/refusals.ts';
import {
  askedFindings,
  assetShown,
  findings,
  type Instance,
  instances,
  instancesOf,
  integrationShown,
  isArchived,
  remediationStatus,
  remediationsFor,
  severityOf,
} from './findings.ts';
import { type Integration, integrations, scannedAt } from './integrations.ts';

const jobScope = (context: Context): string => below(context, 'data-security', 'posture', 'remediations', 'jobs');

const jobShown = (context: Context, job: Fields): Fields => ({
  ...job,
  status: remediationStatus(context, job.created_at),
});

function startJob(context: Context, instance: Instance, remediation: string): Fields {
  const { finding } = instance;
  const id = context.sandbox.ids.uuid();
  const user = userOf(context);
  return keep(context, jobScope(context), id, {
    id,
    asset: assetShown(instance),
    created_at: context.now(),
    last_updated: context.now(),
    finding_id: finding.id,
    finding_instance_id: instance.id,
    finding_type_id: finding.type.id,
    finding_type_name: finding.type.name,
    integration_id: finding.integration.id,
    integration_name: finding.integration.name,
    remediation_type: remediation,
    status: 'pending',
    triggered_by_user: user.email,
    triggered_by_actor: 'user',
    triggered_by_id: user.id,
  });
}

/** One job for each remediated instance; the response lists the others. */
const remediate: Handler<'zeroTrust.casb.posture.remediations.jobs.create'> = (context) => {
  const { finding_instance_ids: ids = [], remediation_type_id } = fieldsOf(context);
  const known = new Map(instances(context).map((one) => [one.id, one]));
  const created: Fields[] = [];
  const failed: Fields[] = [];
  for (const id of new Set(ids)) {
    const instance = known.get(id);
    const remediation =
      instance && remediationsFor(instance.finding.type).find((one) => one.id === remediation_type_id);
    if (instance === undefined) failed.push({ finding_instance_id: id, error: 'The finding instance was not found' });
    else if (remediation === undefined)
      failed.push({ finding_instance_id: id, error: 'The remediation is not made for this type of finding' });
    else created.push(startJob(context, instance, remediation.remediation_type));
  }
  return context.fit({ created: created.map((job) => jobShown(context, job)), failed });
};

interface AskedJobs {
  readonly integration?: unknown;
  readonly status?: unknown;
  readonly actor?: unknown;
  readonly search?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

function askedJobs(context: Context, { integration, status, actor, search, from, to }: AskedJobs): Fields[] {
  return all(context, jobScope(context))
    .map((job) => jobShown(context, job))
    .filter(
      (job) =>
        says(integration, job.integration_id) &&
        says(status, job.status) &&
        says(actor, job.triggered_by_actor) &&
        mentions(search, job.finding_type_name, job.integration_name) &&
        isWithin(job.last_updated, from, to),
    );
}

const JOB_ORDER: Readonly<Record<string, string>> = { last_updated_at: 'last_updated', affliction_date: 'created_at' };

const listJobs: Handler<'zeroTrust.casb.posture.remediations.jobs.list'> = (context) => {
  const { query } = context;
  const jobs = askedJobs(context, {
    integration: query.integration_id,
    status: query.status,
    actor: query.triggered_by_actor,
    search: query.search,
    from: query.min_updated_at,
    to: query.max_updated_at,
  });
  const order = query.order ?? 'created_at';
  return context.page(ordered(jobs, JOB_ORDER[order] ?? order, query.direction), (job) => context.fit(job));
};

const exportScope = (context: Context): string => below(context, 'data-security', 'posture', 'exports');

type ExportType = 'finding' | 'findingInstance' | 'content' | 'remediationJob';

/** Exports run in the background; how long is not documented. */
function exportShown<Result>(context: Showing<Result>, { created_at, file, ...known }: Fields): Result {
  const status = phase(created_at, context, [
    ['Pending', 0],
    ['In-Progress', 5],
    ['Success', 15],
  ]);
  const isDone = status === 'Success';
  const name = isDone ? String(file).split('/').at(-1) : null;
  return context.fit({
    ...known,
    status,
    errors: null,
    download_url: isDone ? file : null,
    file_name: name,
    file_path: name,
  });
}

function startExport<Result>(context: Showing<Result>, type: ExportType, columns: string[], rows: unknown[][]): Result {
  const id = context.sandbox.ids.uuid();
  const file = giveFile(context, id, `${type}.csv`, 'text/csv', csvOf(columns, rows));
  const made = { id, type, user_id: userOf(context).id, created_at: context.now(), file };
  return exportShown(context, keep(context, exportScope(context), id, made));
}

const exportFindings: Handler<'zeroTrust.casb.posture.findings.export'> = (context) => {
  const body = fieldsOf(context);
  const asked = askedFindings(context, {
    ignored: body.ignored,
    integration: body.integration_id,
    vendor: body.vendors,
    severity: body.severities,
    product: body.product,
    search: body.search,
    from: body.min_affliction_date,
    to: body.max_affliction_date,
  });
  const rows = asked.map((one) => [
    one.type.name,
    severityOf(context, one),
    one.integration.name,
    instancesOf(one).length,
  ]);
  return startExport(context, 'finding', ['finding', 'severity', 'integration', 'instances'], rows);
};

/** The path has the finding's id decoded, with a hyphen for the colon. */
const exportInstances: Handler<'zeroTrust.casb.posture.findings.instances.export'> = (context) => {
  const wanted = context.path.storage_namespace_id;
  const finding = findings(context).find(({ integration, type }) => `${integration.id}-${type.id}` === wanted);
  if (finding === undefined) throw missing(`finding '${wanted.slice(0, 80)}'`, '/storage_namespace_id');
  const { archived, search, min_affliction_date: from, max_affliction_date: to } = fieldsOf(context);
  const asked = instancesOf(finding).filter(
    (one) => says(archived, isArchived(context, one)) && mentions(search, one.asset) && isWithin(one.since, from, to),
  );
  const rows = asked.map((one) => [one.id, one.asset, one.since]);
  return startExport(context, 'findingInstance', ['id', 'asset', 'affliction_date'], rows);
};

const exportJobs: Handler<'zeroTrust.casb.posture.remediations.jobs.export'> = (context) => {
  const { integration_id: integration, min_updated_at: from, max_updated_at: to, search, status } = fieldsOf(context);
  const jobs = askedJobs(context, { integration, status, search, from, to });
  const columns = ['id', 'finding_type_name', 'integration_name', 'remediation_type', 'status', 'created_at'];
  const rows = jobs.map((job) => columns.map((name) => job[name]));
  return startExport(context, 'remediationJob', columns, rows);
};

interface Content {
  readonly asset_id: string;
  readonly asset_name: string;
  readonly integration: Integration;
  readonly latest_affliction_date: string;
}

/** Only integrations with DLP profiles are scanned for content; each has a file that all of these match. */
function contents(context: Context): Content[] {
  return integrations(context).flatMap((integration) => {
    const since = scannedAt(context, integration);
    if (since === undefined || integration.dlp_profiles.length === 0) return [];
    const latest_affliction_date = new Date(since).toISOString();
    const asset_id = uuidFrom(`content/${integration.id}`);
    return [{ asset_id, asset_name: 'customers.csv', integration, latest_affliction_date }];
  });
}

interface AskedContent {
  readonly profile?: unknown;
  readonly integration?: unknown;
  readonly vendor?: unknown;
  readonly search?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}

function askedContent(context: Context, { profile, integration, vendor, search, from, to }: AskedContent): Content[] {
  return contents(context).filter(
    (one) =>
      (profile === undefined || one.integration.dlp_profiles.some((id) => says(profile, id))) &&
      says(integration, one.integration.id) &&
      says(vendor, one.integration.application) &&
      mentions(search, one.asset_name, one.integration.name) &&
      isWithin(one.latest_affliction_date, from, to),
  );
}

const listContent: Handler<'zeroTrust.casb.posture.content.list'> = (context) => {
  const { query } = context;
  const asked = askedContent(context, {
    profile: query.dlp_profile_id,
    integration: query.integration_id,
    vendor: query.vendor,
    search: query.search,
    from: query.min_affliction_date,
    to: query.max_affliction_date,
  });
  const field = query.order === 'asset_name' ? 'asset_name' : 'latest_affliction_date';
  return context.page(ordered(asked, field, query.direction), ({ integration, ...one }) => {
    const times = { created: one.latest_affliction_date, updated: one.latest_affliction_date };
    return context.fit({
      ...one,
      integration: integrationShown(integration),
      dlp_profile_ids: integration.dlp_profiles,
      dlp_profile_count: integration.dlp_profiles.length,
      dlp_contexts: integration.dlp_profiles.map((profile_id) => ({
        id: uuidFrom(`${one.asset_id}/${profile_id}`),
        profile_id,
        entry_ids: [],
        ...times,
      })),
    });
  });
};

/** The names of profiles must be sent too, and must include the profile that the filter names. */
const exportContent: Handler<'zeroTrust.casb.posture.content.export'> = (context) => {
  const body = fieldsOf(context);
  const names = new Map((body.dlp_profile_information ?? []).map(({ id, name }) => [id, name]));
  const unnamed = (body.dlp_profile_id ?? []).find((id) => !names.has(id));
  if (unnamed !== undefined)
    throw invalid(`dlp_profile_information must name the profile '${unnamed}'`, '/dlp_profile_information');
  const asked = askedContent(context, {
    profile: body.dlp_profile_id,
    integration: body.integration_id,
    vendor: body.vendors,
    search: body.search,
    from: body.min_affliction_date,
    to: body.max_affliction_date,
  });
  const rows = asked.map(({ asset_name, integration }) => [
    asset_name,
    integration.name,
    integration.dlp_profiles.map((id) => names.get(id) ?? id).join(' '),
  ]);
  return startExport(context, 'content', ['asset', 'integration', 'dlp_profiles'], rows);
};

const listExports: Handler<'zeroTrust.casb.posture.exports.list'> = (context) => {
  const rows = all(context, exportScope(context)).map((one) => exportShown(context, one));
  return context.page(rows.filter((one) => says(context.query.status, one.status)).toReversed());
};

const getExport: Handler<'zeroTrust.casb.posture.exports.get'> = (context) => {
  const { id } = context.path;
  return exportShown(
    context,
    found(context, exportScope(context), id, () => missing(`export '${id.slice(0, 64)}'`, '/id')),
  );
};

export const casbActions = {
  'zeroTrust.casb.posture.remediations.jobs.create': remediate,
  'zeroTrust.casb.posture.remediations.jobs.list': listJobs,
  'zeroTrust.casb.posture.remediations.jobs.export': exportJobs,
  'zeroTrust.casb.posture.findings.export': exportFindings,
  'zeroTrust.casb.posture.findings.instances.export': exportInstances,
  'zeroTrust.casb.posture.content.list': listContent,
  'zeroTrust.casb.posture.content.export': exportContent,
  'zeroTrust.casb.posture.exports.list': listExports,
  'zeroTrust.casb.posture.exports.get': getExport,
} satisfies Handlers;
