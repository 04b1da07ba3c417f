/** The steps of a Worker's deployment, in execution order. */
import type { Caller, HelperOptions } from '../caller.ts';
import { accountFor } from '../find.ts';
import { AS_WANTED, PlanError, type PlanProblem } from '../sync/plan.ts';
import { type Actual, readActual, type Scope } from './actual.ts';
import type { Migration } from './config/worker-config.ts';
import { counted, type DeploySource, type DeployStep, sizeOf } from './deploy-plan.ts';
import { findNeeds } from './needs.ts';
import type { Prepared } from './prepare.ts';
import { findTriggers } from './triggers.ts';

export interface Found {
  readonly scope: Scope;
  readonly actual: Actual;
  readonly steps: readonly DeployStep[];
  /** Migrations of Durable Objects that are still pending. */
  readonly migrations: readonly Migration[];
}

/** @throws PlanError with everything that the account lacks, and lines */
export async function findSteps(
  client: Caller,
  source: DeploySource,
  prepared: Prepared,
  options: HelperOptions,
): Promise<Found> {
  const { config, name: script_name } = prepared;
  const account_id = source.account_id ?? config.account_id ?? (await accountFor(client, undefined, options)).id;
  const scope = { account_id, script_name };
  const actual = await readActual(client, scope, options);
  const needs = await findNeeds(client, prepared, actual, account_id, options);
  const asked = { client, prepared, scope, prune: source.prune === true, options };
  const triggers = await findTriggers(asked, actual);
  const { migrations, problems } = pending(prepared, actual);
  const all = [...needs.problems, ...triggers.problems, ...problems, ...secretProblems(source, prepared, actual)];
  if (source.gradual?.length && migrations.length > 0)
    all.push({ reason: 'gradual: Durable Object migrations take effect immediately: deploy without gradual' });
  if (all.length > 0) throw new PlanError(`deploy ${script_name}`, all);
  const own = ownSteps(source, prepared, actual, migrations);
  return { scope, actual, migrations, steps: [...needs.steps, ...own, ...triggers.steps] };
}

function ownSteps(
  source: DeploySource,
  prepared: Prepared,
  actual: Actual,
  migrations: readonly Migration[],
): DeployStep[] {
  const worker = workerStep(source, prepared, actual, migrations);
  const secrets = (source.secrets ?? []).map((name): DeployStep => {
    const item = { kind: 'secret' as const, secret: name };
    return actual.secrets.includes(name)
      ? { action: 'change', name: `secret ${name}`, why: 'a value is given', before: item, after: item }
      : { action: 'create', name: `secret ${name}`, why: 'does not exist', after: item };
  });
  const { assets, digests } = prepared;
  const isSent = worker.action !== 'keep' && assets !== undefined;
  const files = assets && `${counted(assets.files.length, 'file')}, ${sizeOf(assets.bytes)}`;
  const hadAssets = digestsOf(actual)?.assets;
  const before = hadAssets === digests.assets ? 'unchanged' : 'only missing files are sent';
  const item = { kind: 'assets' as const, files: assets?.files.length, bytes: assets?.bytes };
  const served: DeployStep[] = isSent
    ? [{ action: hadAssets ? 'change' : 'create', name: `assets (${files})`, why: before, after: item }]
    : [];
  return [...secrets, ...served, worker];
}

/** Prefix of the labels of versions deployed by this module. */
const MARK = 'fw';

export const labelOf = ({ digests }: Prepared, nonce: string): string =>
  [MARK, digests.code, digests.settings, digests.assets, nonce].join('.');

/** Digests of the live version, if this module deployed it. */
function digestsOf({ version }: Actual): Prepared['digests'] | undefined {
  const [mark, code = '', settings = '', assets = ''] = version?.tag.split('.') ?? [];
  return mark === MARK ? { code, settings, assets } : undefined;
}

function workerStep(
  { secrets = [], gradual = [] }: DeploySource,
  { name, config, digests, modules, bindings, assets }: Prepared,
  actual: Actual,
  migrations: readonly Migration[],
): DeployStep {
  const title = `Worker ${name}`;
  const parts = [
    modules ? counted(modules.modules.length, 'module') : 'no code',
    counted(bindings.length, 'binding'),
    ...migrations.map(({ tag }) => `migration ${tag}`),
  ];
  const after = {
    kind: 'worker' as const,
    ...digests,
    modules: modules?.modules.map(({ name: module, bytes }) => ({ name: module, bytes: bytes.length })) ?? [],
    bindings: bindings.map(({ binding }) => binding.name),
    migrations: migrations.map(({ tag }) => tag),
    gradual: actual.exists ? gradual : [],
  };
  if (!actual.exists) return { action: 'create', name: title, why: `does not exist; ${parts.join(', ')}`, after };
  const before = digestsOf(actual);
  const shares = actual.deployment?.versions.length ?? 0;
  const reasons = [
    ...(before === undefined ? ['was deployed by something else'] : differing(before, digests, assets !== undefined)),
    ...namesChanged(actual.version?.bindings ?? [], after.bindings, config.keep_vars === true),
    ...(shares > 1 ? ['its traffic is split'] : []),
    ...(migrations.length > 0 ? [migrations.map(({ tag }) => `migration ${tag}`).join(', ')] : []),
    ...(secrets.length > 0 ? ['secrets are given'] : []),
  ];
  if (reasons.length === 0) return { action: 'keep', name: title, why: AS_WANTED, before: { ...after } };
  const way = gradual.length > 0 ? `; to ${[...gradual, 100].map((one) => `${one} %`).join(', ')}` : '';
  const version = { kind: 'worker' as const, ...(before ?? {}), bindings: actual.version?.bindings ?? [] };
  return { action: 'change', name: title, why: `${reasons.join(', ')}${way}`, before: version, after };
}

/** True if the live version equals the one to upload; secrets are ignored, because they cannot be read. */
export function isLive({ digests, assets }: Prepared, actual: Actual): boolean {
  const before = digestsOf(actual);
  return before !== undefined && differing(before, digests, assets !== undefined).length === 0;
}

function differing(before: Prepared['digests'], now: Prepared['digests'], hasAssets: boolean): string[] {
  return [
    ...(before.code === now.code ? [] : ['code']),
    ...(before.settings === now.settings ? [] : ['settings']),
    ...(before.assets === now.assets ? [] : [hasAssets ? 'assets' : 'no assets']),
  ];
}

/** Variables that are kept may come from elsewhere, so their absence from the configuration is not a change. */
function namesChanged(before: readonly string[], now: readonly string[], isKept: boolean): string[] {
  const added = now.filter((name) => !before.includes(name)).map((name) => `+${name}`);
  const gone = isKept ? [] : before.filter((name) => !now.includes(name)).map((name) => `-${name}`);
  return added.length + gone.length > 0 ? [`bindings ${[...added, ...gone].join(' ')}`] : [];
}

/** https://developers.cloudflare.com/durable-objects/reference/durable-objects-migrations/ */
function pending(
  { config, read }: Prepared,
  { migrationTag }: Actual,
): { readonly migrations: readonly Migration[]; readonly problems: readonly PlanProblem[] } {
  const { migrations = [] } = config;
  if (!migrationTag) return { migrations, problems: [] };
  const last = migrations.findIndex(({ tag }) => tag === migrationTag);
  if (last >= 0 || migrations.length === 0) return { migrations: migrations.slice(last + 1), problems: [] };
  const reason = `migrations: the Worker has the tag "${migrationTag}", which is missing from the list: keep the migrations that were already applied`;
  return { migrations: [], problems: [read.problem(['migrations'], reason)] };
}

function secretProblems({ secrets = [] }: DeploySource, { config, read }: Prepared, actual: Actual): PlanProblem[] {
  const missing = (config.secrets?.required ?? []).filter(
    (name) => !secrets.includes(name) && !actual.secrets.includes(name),
  );
  return missing.map((name) =>
    read.problem(['secrets', 'required'], `secret ${name} is required but not set: pass its value`),
  );
}
