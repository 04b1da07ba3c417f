/** Applies the plan of a Worker: needed resources, assets, a version, its traffic share, and triggers. */
import { CloudflareError, UsageError } from '../../errors/usage-error.ts';
import { callOf, type HelperOptions } from '../caller.ts';
import type { StepOutcome, StepResult } from '../sync/apply.ts';
import type { Share } from './actual.ts';
import { carryOut } from './carry-out.ts';
import type { Need } from './config/bindings.ts';
import type { DeployItem, DeployPlan, DeployStep } from './deploy-plan.ts';
import { makeNeed, needKey } from './needs.ts';
import type { Prepared } from './prepare.ts';
import { type Check, CheckFailed, deployShares, rollOut } from './rollout.ts';
import type { Found } from './steps.ts';
import { lastingOf, type SentAssets, sendAssets, sendVersion, type Uploader } from './upload.ts';

export interface DeployProgress {
  /** Step that is about to start: its name, or `20 % of the traffic`. */
  readonly step: string;
  /** Steps with a known outcome. */
  readonly done: number;
  readonly total: number;
}

export interface DeployOptions extends HelperOptions {
  /** Values of the secrets named in the plan. They are sent and not stored. */
  readonly secrets?: { readonly [name: string]: string } | undefined;
  /** A URL that must respond with 2xx, or a function; if it fails, the previous deployment is restored. */
  readonly check?: Check | undefined;
  /** Milliseconds before each check: a deployment takes some seconds to propagate. @default 5000 */
  readonly settle?: number | undefined;
  /** Used for a check by URL. @default fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Called before each step. */
  readonly onProgress?: ((progress: DeployProgress) => void) | undefined;
}

/** Result of applying a plan. */
export interface DeployReport {
  /** Results of the plan's steps that change something, in order. */
  readonly results: readonly StepResult<DeployItem>[];
  /** The uploaded version, or the deployment of a Pages project; undefined if nothing had to be deployed. */
  readonly version_id?: string;
  /** URL of a Pages deployment. */
  readonly url?: string;
  /** Number of served files, and of those that were uploaded. */
  readonly assets?: { readonly files: number; readonly uploaded: number };
  /** Reason for restoring the previous deployment, and its versions. */
  readonly rolledBack?: { readonly reason: string; readonly versions: readonly Share[] };
}

/**
 * A deployment failed or was aborted. `cause` has the reason, `report` the progress: apply the same plan again to
 * continue.
 */
export class DeployError extends CloudflareError {
  readonly report: DeployReport;

  constructor(message: string, report: DeployReport, cause?: unknown) {
    super(message);
    this.name = 'DeployError';
    this.report = report;
    this.cause = cause;
  }
}

/** State of one application. */
interface Work {
  readonly client: Uploader;
  readonly plan: DeployPlan;
  readonly prepared: Prepared;
  readonly found: Found;
  readonly options: DeployOptions;
  readonly steps: readonly DeployStep[];
  readonly known: Map<DeployStep, StepOutcome>;
  readonly ids: Map<string, string>;
  assets?: SentAssets;
  version_id?: string;
  rolledBack?: DeployReport['rolledBack'];
  /** Reason for which a version that failed its check is still live. */
  stillLive?: string;
  failed?: Error;
}

/** @param found the current state, read for the same folder */
export async function applyWorker(
  client: Uploader,
  plan: DeployPlan,
  prepared: Prepared,
  found: Found,
  options: DeployOptions,
): Promise<DeployReport> {
  mustHaveSecrets(plan, options);
  const steps = found.steps.filter(({ action }) => action !== 'keep');
  const work: Work = { client, plan, prepared, found, options, steps, known: new Map(), ids: new Map() };
  for (const { action, before } of found.steps)
    if (before?.kind === 'resource' && action === 'keep') work.ids.set(needKey(before.need as Need), String(before.id)); // set by findNeeds
  for (const step of steps) {
    const { kind } = step.after ?? step.before ?? {};
    // They are uploaded with the Worker.
    if (kind === 'secret') continue;
    tell(work, step.name);
    try {
      await carry(work, step, kind);
      work.known.set(step, 'done');
    } catch (error) {
      throw failure(work, step, error);
    }
  }
  return reportOf(work);
}

async function carry(work: Work, step: DeployStep, kind: DeployItem['kind'] | undefined): Promise<void> {
  const { client, found, options, prepared, ids } = work;
  const { scope } = found;
  if (kind === 'resource' && step.after) {
    const id = await makeNeed(client, scope.account_id, step.after, options);
    ids.set(needKey(step.after.need as Need), id); // in the form that findNeeds returns
  } else if (kind === 'assets') {
    const sent = await sendAssets(client, scope, prepared, options);
    if (sent) work.assets = sent;
  } else if (kind === 'worker') await deployWorker(work);
  else await carryOut(client, scope, step, options);
}

async function deployWorker(work: Work): Promise<void> {
  const { client, plan, prepared, found, options, ids } = work;
  const { scope, actual, migrations } = found;
  const { gradual = [], message } = plan.source;
  const isLive = !actual.exists || migrations.length > 0 || gradual.length === 0;
  const secrets = options.secrets ?? {};
  const upload = { scope, prepared, ids, secrets, migrations, message, jwt: work.assets?.jwt };
  const version_id = await sendVersion(client, { ...upload, migrationTag: actual.migrationTag }, isLive, options);
  work.version_id = version_id;
  for (const step of work.steps) if ((step.after ?? step.before)?.kind === 'secret') work.known.set(step, 'done');
  const before = actual.deployment?.versions ?? [];
  const onShare = (percentage: number) => tell(work, `${percentage} % of the traffic`);
  try {
    await rollOut(client, scope, version_id, { before, gradual, isLive }, { ...options, onShare });
  } catch (error) {
    if (before.length > 0 && version_id !== before[0]?.version_id) {
      await rollBack(work, before, error).catch((caught: unknown) => {
        work.stillLive = `version ${version_id} still receives traffic because the rollback failed too: ${Object(caught).message}`;
      });
    } else if (error instanceof CheckFailed)
      work.stillLive = `version ${version_id} is live: there is no previous version to roll back to`;
    throw error;
  }
  if (!isLive && Object.keys(lastingOf(prepared)).length > 0)
    await callOf(client, 'workers.scripts.settings.edit', { ...scope, ...lastingOf(prepared) }, options);
}

/** Also after an abort: a version that was never checked gets no traffic. */
async function rollBack(work: Work, before: readonly Share[], error: unknown): Promise<void> {
  const { client, found, options } = work;
  const reason = String(Object(error).message ?? error);
  tell(work, 'roll back');
  const { signal: _, ...rest } = options;
  const message = error instanceof CheckFailed ? 'rolled back: the health check failed' : 'rolled back';
  await deployShares(client, found.scope, before, message, rest);
  work.rolledBack = { reason, versions: before };
}

/** @throws UsageError */
function mustHaveSecrets({ source, scope }: DeployPlan, { secrets = {} }: DeployOptions): void {
  const planned = source.secrets ?? [];
  const missing = planned.filter((name) => secrets[name] === undefined);
  const more = Object.keys(secrets).filter((name) => !planned.includes(name));
  if (missing.length > 0)
    throw new UsageError(
      `apply: missing values of secrets in the plan of ${scope.script_name}: ${missing.join(', ')}`,
      {
        parameter: 'secrets',
      },
    );
  if (more.length > 0)
    throw new UsageError(`apply: secrets not in the plan: ${more.join(', ')}. Name them when you plan`, {
      parameter: 'secrets',
    });
}

function failure(work: Work, step: DeployStep, error: unknown): DeployError {
  const { rolledBack, plan } = work;
  const cause = error instanceof Error ? error : new Error(String(error));
  work.known.set(step, 'failed');
  work.failed = cause;
  const versions = rolledBack?.versions.map(({ version_id }) => version_id).join(', ');
  const { stillLive } = work;
  const after = rolledBack ? `; rolled back to version ${versions}` : stillLive ? `; ${stillLive}` : '';
  return new DeployError(
    `deploy ${plan.scope.script_name}: ${step.name}: ${cause.message}${after}`,
    reportOf(work),
    cause,
  );
}

function tell({ options, known, steps }: Work, step: string): void {
  options.onProgress?.({ step, done: known.size, total: steps.length });
}

function reportOf({ plan, steps, known, version_id, assets, rolledBack, failed }: Work): DeployReport {
  const planned = plan.steps.filter(({ action }) => action !== 'keep');
  const results = planned.map((step) => {
    const open = steps.find(({ name }) => name === step.name);
    const outcome = open === undefined ? 'already' : (known.get(open) ?? 'unsent');
    return { step, outcome, ...(outcome === 'failed' && failed && { error: failed }) };
  });
  return {
    results,
    ...(version_id !== undefined && { version_id }),
    ...(assets && { assets: { files: assets.files, uploaded: assets.uploaded } }),
    ...(rolledBack && { rolledBack }),
  };
}
