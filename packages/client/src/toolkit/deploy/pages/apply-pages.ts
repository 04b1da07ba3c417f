/** Applies the plan of a Pages project: creates it, uploads its files, waits for the deployment and checks it. */
import { type Caller, callOf } from '../../caller.ts';
import { create } from '../../create.ts';
import type { StepOutcome } from '../../sync/apply.ts';
import { waitFor } from '../../wait.ts';
import { allOf } from '../actual.ts';
import { DeployError, type DeployOptions, type DeployReport } from '../apply-worker.ts';
import type { DeployItem, DeployStep } from '../deploy-plan.ts';
import { once } from '../once.ts';
import { CheckFailed, runCheck } from '../rollout.ts';
import { commitOf, type FoundPages, type PagesPlan, type PreparedPages } from './pages-plan.ts';
import { sendFiles } from './send-files.ts';

const DEPLOYMENT: string = 'pages.projects.deployments.create';

interface Work {
  readonly client: Caller;
  readonly plan: PagesPlan;
  readonly prepared: PreparedPages;
  readonly found: FoundPages;
  readonly options: DeployOptions;
  readonly report: { -readonly [Field in keyof DeployReport]: DeployReport[Field] };
}

export async function applyPages(
  client: Caller,
  plan: PagesPlan,
  prepared: PreparedPages,
  found: FoundPages,
  options: DeployOptions,
): Promise<DeployReport> {
  const planned = plan.steps.filter(({ action }) => action !== 'keep');
  const known = new Map<string, { readonly outcome: StepOutcome; readonly error?: Error }>();
  const work: Work = { client, plan, prepared, found, options, report: { results: [] } };
  const steps = found.steps.filter(({ action }) => action !== 'keep');
  const finish = () => {
    const of = ({ name }: DeployStep) =>
      known.get(name) ?? { outcome: steps.some((one) => one.name === name) ? 'unsent' : 'already' };
    work.report.results = planned.map((step) => ({ step, ...of(step) }));
    return work.report;
  };
  for (const step of steps) {
    options.onProgress?.({ step: step.name, done: known.size, total: steps.length });
    try {
      if (step.after) await carry(work, step.after);
      known.set(step.name, { outcome: 'done' });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      known.set(step.name, { outcome: 'failed', error: cause });
      const { rolledBack } = work.report;
      const after = rolledBack ? '; rolled back to the deployment before' : '';
      const about = `deploy ${plan.scope.project_name}: ${step.name}`;
      throw new DeployError(`${about}: ${cause.message}${after}`, finish(), cause);
    }
  }
  return finish();
}

async function carry({ client, found, options, ...work }: Work, item: DeployItem): Promise<void> {
  const { account_id, project_name } = found.scope;
  if (item.kind === 'project') {
    const project = { account_id, name: project_name, production_branch: String(item.production_branch) };
    const { signal, deadline } = options;
    await create(client, 'pages.projects.create', project, { signal, deadline });
  } else await deployFiles({ client, found, options, ...work }, item);
}

async function deployFiles(work: Work, { branch, commit_hash }: DeployItem): Promise<void> {
  const { client, plan, prepared, found, options, report } = work;
  const { scope } = found;
  const list = () => allOf(client, 'pages.projects.deployments.list', scope, options);
  const before = new Set((await list()).map((one) => Object(one).id));
  const { manifest, files, uploaded } = await sendFiles(client, scope, prepared.files.files, options);
  report.assets = { files, uploaded };
  const { commit_message = '' } = plan.source;
  const parts = Object.entries(prepared.files.special).map(([name, text]) => [name, new File([text], name)] as const);
  const params = {
    ...scope,
    ...{ manifest: JSON.stringify(manifest), branch, commit_hash, commit_message, commit_dirty: 'false' },
    ...Object.fromEntries(parts),
  };
  const look = async () =>
    (await list()).find((one) => !before.has(Object(one).id) && commitOf(one) === commit_hash) as object | undefined;
  const begun = await once(client, { operation: DEPLOYMENT, params, look }, options);
  const { id } = Object(begun);
  report.version_id = String(id);
  report.url = String(Object(begun).url);
  // The wait only reads the parameters that identify the deployment.
  await waitFor(client, DEPLOYMENT, scope, begun, { signal: options.signal });
  const isLive = branch === undefined || Object(begun).environment === 'production';
  try {
    const context = { script_name: scope.project_name, version_id: String(id), percentage: 100, url: report.url };
    await runCheck(client, { ...context, signal: options.signal }, options);
  } catch (error) {
    if (isLive && found.live !== undefined) await rollBack(work, found.live, error);
    throw error;
  }
}

async function rollBack(
  { client, found, options, report }: Work,
  deployment_id: string,
  error: unknown,
): Promise<void> {
  const { signal: _, ...rest } = options;
  await callOf(client, 'pages.projects.deployments.rollback', { ...found.scope, deployment_id }, rest);
  const reason = error instanceof CheckFailed ? error.message : String(Object(error).message ?? error);
  report.rolledBack = { reason, versions: [{ version_id: deployment_id, percentage: 100 }] };
}
