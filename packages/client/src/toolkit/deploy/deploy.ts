/** `flarewire/deploy`: plans and applies the deployment of a folder as a Worker or a Pages project. */
import { UsageError } from '../../errors/usage-error.ts';
import type { Caller, HelperOptions } from '../caller.ts';
import { countSteps, formatPlan, PlanError, printable } from '../sync/plan.ts';
import { applyWorker, DeployError, type DeployOptions, type DeployReport } from './apply-worker.ts';
import type { DeployPlan, DeploySource, DeployStep } from './deploy-plan.ts';
import { applyPages } from './pages/apply-pages.ts';
import { findPages, type PagesPlan, type PagesSource, pagesPlanOf, preparePages } from './pages/pages-plan.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type Found, findSteps, isLive } from './steps.ts';
import type { Uploader } from './upload.ts';

export type { Caller, HelperOptions } from '../caller.ts';
export type { Applied, StepOutcome, StepResult } from '../sync/apply.ts';
export type { Plan, PlanAction, PlanProblem, PlanStep } from '../sync/plan.ts';
export type { Share } from './actual.ts';
export type { DeployOptions, DeployProgress, DeployReport } from './apply-worker.ts';
export type { DeployItem, DeployKind, DeployPlan, DeploySource, DeployStep } from './deploy-plan.ts';
export type { PagesPlan, PagesSource } from './pages/pages-plan.ts';
export type { Check, CheckContext } from './rollout.ts';
export type { Uploader } from './upload.ts';
export { countSteps, DeployError, formatPlan, PlanError };

/**
 * Plans the deployment of a folder as a Worker without changing anything: the dry run of `apply`. The folder has a
 * wrangler configuration (`wrangler.jsonc`, `wrangler.json` or `wrangler.toml`), or is a site of static files, deployed
 * under `name`.
 *
 * @throws PlanError with all problems in the configuration, the code and the account, with lines
 * @example
 * const planned = await planDeploy(client, { folder: 'shop', gradual: [10, 50] });
 * console.log(String(planned));
 */
export async function planDeploy(
  client: Caller,
  source: DeploySource,
  options: HelperOptions = {},
): Promise<DeployPlan> {
  const prepared = await prepare(source);
  return planOf(source, prepared, await findSteps(client, source, prepared, options));
}

/**
 * Plans the deployment of a folder to a Pages project, which is created if missing, without changing anything.
 *
 * @throws PlanError with all problems in the folder and its configuration, with lines
 * @example
 * const planned = await planPages(client, { folder: 'dist', project: 'handbook' });
 * const { url } = await apply(client, planned);
 */
export async function planPages(client: Caller, source: PagesSource, options: HelperOptions = {}): Promise<PagesPlan> {
  const prepared = await preparePages(source);
  return pagesPlanOf(source, prepared, await findPages(client, source, prepared, options));
}

function planOf(source: DeploySource, { ignored, digests }: Prepared, { scope, actual, steps }: Found): DeployPlan {
  const plan: DeployPlan = {
    kind: 'workers.scripts',
    scope: { ...scope },
    source,
    steps,
    most: 1,
    ignored,
    digest: Object.values(digests).join('.'),
    ...(actual.deployment && { live: actual.deployment.id }),
  };
  return printable(plan) as DeployPlan; // returns the same object
}

/**
 * Applies a plan. For a Worker: creates the resources that bindings need, uploads new assets and a version, raises its
 * share of the traffic with a check after each step, and sets its triggers. For a Pages project: uploads the files and
 * waits until they are deployed. If a check fails, the previous deployment is restored.
 *
 * The folder and the account are read again first. Applying the same plan again continues where it ended and creates
 * nothing twice.
 *
 * @throws DeployError if a step or a check failed, or files or the Worker changed since the plan was made; `report` has
 * the progress
 * @example
 * const planned = await planDeploy(client, { folder: 'shop', secrets: ['API_KEY'] });
 * const report = await apply(client, planned, { secrets: { API_KEY: key }, check: 'https://shop.example.com/health' });
 * console.log(report.version_id, report.assets?.uploaded);
 */
export async function apply(
  client: Uploader,
  planned: DeployPlan | PagesPlan,
  options: DeployOptions = {},
): Promise<DeployReport> {
  if (planned.kind === 'workers.scripts') return applyDeploy(client, planned, options);
  if (planned.kind === 'pages.projects') return applySite(client, planned, options);
  const { kind } = planned as { readonly kind: string };
  throw new UsageError(`apply: this subpath cannot apply a plan of ${kind}`, { parameter: 'planned' });
}

async function applyDeploy(client: Uploader, planned: DeployPlan, options: DeployOptions): Promise<DeployReport> {
  const prepared = await prepare(planned.source);
  const name = planned.scope.script_name ?? '';
  const source = { ...planned.source, ...planned.scope, name };
  const found = await findSteps(client, source, prepared, options);
  const now = planOf(source, prepared, found);
  const stale = (what: string) => staleError(name, what);
  if (now.digest !== planned.digest) throw stale('files or settings were changed');
  // An upload of this plan's version comes from an earlier application of it.
  const isUploaded = now.live !== planned.live && isLive(prepared, found.actual);
  if (now.live !== planned.live && !isUploaded) throw stale('something else was deployed');
  const steps = changesOf(found.steps, isUploaded);
  const other = steps.find((step) => !planned.steps.some((one) => one.action !== 'keep' && one.name === step.name));
  if (other) throw stale(`${other.name} was changed`);
  return applyWorker(client, planned, prepared, { ...found, steps: found.steps.filter(isNeeded(steps)) }, options);
}

const staleError = (name: string, what: string): DeployError =>
  new DeployError(`deploy ${name}: ${what} since the plan was made: make a new plan`, { results: [] });

async function applySite(client: Caller, planned: PagesPlan, options: DeployOptions): Promise<DeployReport> {
  const { account_id = '', project_name = '' } = planned.scope;
  const source = { ...planned.source, account_id, project: project_name };
  const prepared = await preparePages(source);
  if (prepared.digest !== planned.digest) throw staleError(project_name, 'files were changed');
  return applyPages(client, planned, prepared, await findPages(client, source, prepared, options), options);
}

/** Remaining steps. */
function changesOf(steps: readonly DeployStep[], isUploaded: boolean): DeployStep[] {
  return steps.filter(
    ({ action, before, after }) =>
      action !== 'keep' && !(isUploaded && UPLOADED.includes((after ?? before)?.kind ?? '')),
  );
}
const UPLOADED = ['worker', 'secret', 'assets'];

const isNeeded =
  (changes: readonly DeployStep[]) =>
  (step: DeployStep): boolean =>
    step.action === 'keep' || changes.includes(step);
