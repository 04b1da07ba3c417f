/** Reads and checks everything that a deployment needs from the folder: settings, bindings, modules, assets. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PlanError, type PlanProblem } from '../sync/plan.ts';
import { bindingsOf, type WantedBinding } from './config/bindings.ts';
import { CONFIG_FILES, type ConfigFile, ofObject, type Path, readConfig, redirectOf } from './config/config-file.ts';
import { isFields, nameOf } from './config/shape.ts';
import { type ReadEnvironment, readEnvironment, type WorkerConfig } from './config/worker-config.ts';
import type { DeploySource } from './deploy-plan.ts';
import { type Esbuild, loadEsbuild } from './files/bundle.ts';
import { type FolderFiles, MAX_SIZE, readFiles } from './files/folder-files.ts';
import { CodeError } from './files/module.ts';
import { type Modules, readModules } from './files/modules.ts';

export interface Prepared {
  readonly name: string;
  readonly read: ReadEnvironment;
  readonly config: WorkerConfig;
  readonly bindings: readonly WantedBinding[];
  readonly modules?: Modules;
  readonly assets?: FolderFiles;
  readonly digests: { readonly code: string; readonly settings: string; readonly assets: string };
  readonly ignored: readonly PlanProblem[];
}

export interface PrepareOptions {
  readonly load?: (() => Promise<Esbuild | undefined>) | undefined;
}

/** Rule files that are sent next to the assets. https://developers.cloudflare.com/workers/static-assets/headers/ */
export const RULES = ['_headers', '_redirects'];

/** @throws PlanError with all problems and their lines */
export async function prepare(source: DeploySource, { load = loadEsbuild }: PrepareOptions = {}): Promise<Prepared> {
  const { config: given } = source;
  await mustBeFolder(source.folder);
  // The output of a build already applies to one environment.
  const built = given === undefined ? await redirectOf(source.folder) : undefined;
  const folder = built?.folder ?? source.folder;
  const file = typeof given === 'object' ? ofObject(given) : await readConfig(folder, built?.file ?? given);
  const environment = built && !isFields(file?.value.env) ? undefined : source.environment;
  const read = readEnvironment(file ?? ofObject({ assets: { directory: '.' } }), environment);
  const { fields } = read;
  const name = source.name ?? read.config.name ?? '';
  if (file === undefined && name === '') throw new PlanError('deploy', [{ reason: noFile(folder) }]);
  const config = { ...read.config, name };
  const bindings = bindingsOf(fields, name);
  const problems = [
    ...read.problems,
    ...(source.allowUnknown ? [] : read.refused),
    ...problemsOf(read, config, bindings, source),
  ];
  const [modules, assets] = await Promise.all([
    config.main === undefined || problems.length > 0 ? undefined : codeOf(folder, config, read, problems, load),
    config.assets?.directory === undefined
      ? undefined
      : assetsOf(join(folder, config.assets.directory), read, problems),
  ]);
  if (problems.length > 0)
    throw new PlanError(
      aboutOf(file, folder),
      [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    );
  const ignored = [
    ...read.ignored,
    ...(source.allowUnknown ? read.refused : []),
    ...(assets?.leftOut ?? []).map((path) => ({ reason: `${path} is not served` })),
  ];
  const wanted = bindings.map(({ binding, need }) => ({ binding, need }));
  const digests = {
    code: short(modules?.modules.map(({ name: module, type, bytes }) => [module, type, short(bytes)])),
    settings: short([settingsOf(config), wanted, assets?.special]),
    assets: short(assets?.digest ?? ''),
  };
  return { name, read, config, bindings, ignored, digests, ...(modules && { modules }), ...(assets && { assets }) };
}

const noFile = (folder: string): string =>
  `${resolve(folder)} has none of ${CONFIG_FILES.join(', ')}: create one, or set name to deploy the folder as a static site`;

const aboutOf = (file: ConfigFile | undefined, folder: string): string =>
  file?.file ?? (file ? 'configuration' : folder);

async function mustBeFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (one) => one.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new PlanError('deploy', [{ reason: `the folder ${folder} does not exist` }]);
}

/** Ten hexadecimal digits: enough to distinguish the deployments of one Worker. */
function short(value: unknown): string {
  const bytes = value instanceof Uint8Array ? value : (JSON.stringify(value) ?? '');
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** Settings that are part of a version, in a fixed order. */
export function settingsOf(config: WorkerConfig): object {
  const { compatibility_date, compatibility_flags, limits, placement, observability, logpush, tail_consumers } = config;
  const { tags, cache, assets, keep_vars, exports, unsafe } = config;
  const { directory: _, binding: __, ...serving } = assets ?? {};
  const all = { compatibility_date, compatibility_flags, limits, placement, observability, logpush, tail_consumers };
  const more = { exports, unsafe: unsafe?.metadata };
  return { ...all, tags, cache, serving, keep_vars, ...more };
}

const NAME = /^[a-z0-9_][a-z0-9-_]{0,254}$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;

function problemsOf(
  { problem, wrong: reported }: ReadEnvironment,
  config: WorkerConfig,
  bindings: readonly WantedBinding[],
  { gradual = [] }: DeploySource,
): PlanProblem[] {
  const { name = '', main, assets, compatibility_date: date, route, routes } = config;
  const wrong: PlanProblem[] = [];
  const add = (path: Path, reason: string) => {
    if (!reported.includes(String(path[0]))) wrong.push(problem(path, reason));
  };
  if (name === '') add(['name'], 'name is missing: the name of the Worker');
  else if (!NAME.test(name)) add(['name'], `name: "${name}" may contain only letters, digits, - and _`);
  if (config.pages_build_output_dir !== undefined)
    add(['pages_build_output_dir'], 'pages_build_output_dir is for a Pages project: use planPages');
  else if (main === undefined && assets?.directory === undefined)
    add(['main'], 'main is missing: the file of the Worker, or assets.directory for a site without code');
  if (main !== undefined && date === undefined)
    add(['compatibility_date'], `compatibility_date is missing: the runtime version as a date, such as "2026-11-01"`);
  if (date !== undefined && !DATE.test(date))
    add(['compatibility_date'], `compatibility_date: "${date}" is not a date such as "2026-11-01"`);
  if (route !== undefined && routes !== undefined) add(['route'], 'route and routes: set one of them, not both');
  if (assets !== undefined && assets.directory === undefined)
    add(
      ['assets'],
      'assets.directory is missing: the folder of the static files; frameworks create it during the build',
    );
  if (assets?.binding !== undefined && main === undefined)
    add(['assets', 'binding'], 'assets.binding requires code, but main is missing');
  for (const [index, cron] of (config.triggers?.crons ?? []).entries())
    if (cron.trim().split(/\s+/).length !== 5)
      add(['triggers', 'crons', index], `triggers.crons: "${cron}" does not have the five fields of a cron expression`);
  const seen = new Set<string>();
  for (const { binding, path } of bindings) {
    if (seen.has(binding.name)) add(path, `${nameOf(path)}: the name ${binding.name} is used by two bindings`);
    seen.add(binding.name);
  }
  if (gradual.some((one, index) => !(one >= 0 && one < 100 && one > (gradual[index - 1] ?? -1))))
    wrong.push({
      reason: `gradual: ${gradual.join(', ')} must be shares from 0 to 99 percent, each larger than the one before`,
    });
  return wrong;
}

async function codeOf(
  folder: string,
  config: WorkerConfig,
  { problem }: ReadEnvironment,
  problems: PlanProblem[],
  load: () => Promise<Esbuild | undefined>,
): Promise<Modules | undefined> {
  try {
    return await readModules(folder, config, config.main ?? '', load);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    problems.push(...error.problems.map((one) => (one.file === undefined ? problem(['main'], one.reason) : one)));
    return undefined;
  }
}

async function assetsOf(
  folder: string,
  { problem }: ReadEnvironment,
  problems: PlanProblem[],
): Promise<FolderFiles | undefined> {
  try {
    const read = await readFiles(folder, RULES);
    for (const { path, size } of read.files)
      if (size > MAX_SIZE) problems.push({ reason: `${path} has ${size} bytes; the limit per asset is ${MAX_SIZE}` });
    return read;
  } catch (error) {
    if (!/^E(NOENT|NOTDIR)$/.test(Object(error).code)) throw error;
    problems.push(problem(['assets', 'directory'], `assets.directory: the folder ${folder} does not exist`));
    return undefined;
  }
}
