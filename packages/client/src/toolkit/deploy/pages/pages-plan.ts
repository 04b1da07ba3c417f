/**
 * Plans the deployment of a folder as a Pages project.
 * https://developers.cloudflare.com/pages/get-started/direct-upload/
 */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Caller, callOf, type HelperOptions } from '../../caller.ts';
import { accountFor } from '../../find.ts';
import { AS_WANTED, type Plan, PlanError, type PlanProblem, printable } from '../../sync/plan.ts';
import { ofObject, readConfig } from '../config/config-file.ts';
import { isOwn } from '../config/settings.ts';
import { type ReadEnvironment, readEnvironment } from '../config/worker-config.ts';
import { counted, type DeployItem, type DeployStep, sizeOf } from '../deploy-plan.ts';
import { type FolderFiles, MAX_SIZE, readFiles } from '../files/folder-files.ts';

export interface PagesSource {
  /** Folder of the site, or of a configuration whose `pages_build_output_dir` is the site. */
  readonly folder: string;
  /** Name of the project. @default the name in the configuration */
  readonly project?: string | undefined;
  /** @default the only account that the token can access */
  readonly account_id?: string | undefined;
  /**
   * Branch of the deployment; any other than the production branch creates a preview. @default the production branch
   */
  readonly branch?: string | undefined;
  /** Production branch, if the project is created. @default main */
  readonly production_branch?: string | undefined;
  readonly commit_hash?: string | undefined;
  readonly commit_message?: string | undefined;
}

/** A planned deployment of a Pages project. */
export interface PagesPlan extends Plan<DeployItem> {
  readonly kind: 'pages.projects';
  readonly source: PagesSource;
  /** Hash of all files, to detect changes since. */
  readonly digest: string;
}

export interface PreparedPages {
  readonly project_name: string;
  readonly files: FolderFiles;
  readonly digest: string;
  readonly ignored: readonly PlanProblem[];
}

/** Files that are sent as separate parts. */
export const PARTS = ['_headers', '_redirects', '_routes.json', '_worker.js'];

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (one) => one.isDirectory(),
    () => false,
  );

/** @throws PlanError */
export async function preparePages({ folder, project }: PagesSource): Promise<PreparedPages> {
  if (!(await isFolder(folder))) throw new PlanError('pages', [{ reason: `the folder ${folder} does not exist` }]);
  const file = await readConfig(folder);
  const read = readEnvironment(file ?? ofObject({}), undefined);
  const { pages_build_output_dir: output, name } = read.config;
  const project_name = project ?? name ?? '';
  const problems = [...read.problems];
  if (project_name === '') problems.push({ reason: 'project is missing: the name of the Pages project' });
  else if (!/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/.test(project_name))
    problems.push({ reason: `project: "${project_name}" must be 1 to 58 lower-case letters, digits and dashes` });
  if (file && output === undefined)
    problems.push(
      read.problem(['pages_build_output_dir'], 'pages_build_output_dir is missing: the folder of the site'),
    );
  const site = join(folder, output ?? '');
  if (!(await isFolder(site)))
    problems.push(
      read.problem(['pages_build_output_dir'], `pages_build_output_dir: the folder ${site} does not exist`),
    );
  else if (await isFolder(join(site, '_worker.js')))
    problems.push({ reason: '_worker.js is a folder: bundle it into one file with this name' });
  if (problems.length > 0) throw new PlanError(file?.file ?? folder, problems);
  const files = await readFiles(site, PARTS);
  const large = files.files.filter(({ size }) => size > MAX_SIZE);
  if (large.length > 0)
    throw new PlanError(
      site,
      large.map(({ path, size }) => ({ reason: `${path} has ${size} bytes; the limit per file is ${MAX_SIZE}` })),
    );
  const hash = createHash('sha256').update(JSON.stringify([files.digest, files.special]));
  const functions = (await isFolder(join(folder, 'functions')))
    ? [{ reason: 'functions/ is not compiled: build it into _worker.js in the site' }]
    : [];
  const left = files.leftOut.map((path) => ({ reason: `${path} is not served` }));
  const ignored = [...read.ignored, ...settingsLeft(read), ...functions, ...left];
  return { project_name, files, digest: hash.digest('hex').slice(0, 40), ignored };
}

/** Bindings and variables belong to the project, so these settings are not applied. */
const settingsLeft = ({ fields, problem }: ReadEnvironment): PlanProblem[] =>
  Object.keys(fields)
    .filter(isOwn)
    .map((name) => problem([name], `${name} is not set: it is a setting of the project (pages.projects.edit)`));

export interface FoundPages {
  readonly scope: { readonly account_id: string; readonly project_name: string };
  readonly steps: readonly DeployStep[];
  /** Id of the deployment at the production address. */
  readonly live?: string | undefined;
}

export async function findPages(
  client: Caller,
  source: PagesSource,
  { project_name, files, digest }: PreparedPages,
  options: HelperOptions,
): Promise<FoundPages> {
  const account_id = source.account_id ?? (await accountFor(client, undefined, options)).id;
  const scope = { account_id, project_name };
  const project = await projectOf(client, scope, options);
  const { production_branch: given = 'main', branch: wanted } = source;
  const production_branch = String(Object(project).production_branch ?? given);
  const branch = wanted ?? production_branch;
  const live = Object(project).canonical_deployment;
  const title = `Pages project ${project_name}`;
  const own = { kind: 'project' as const, production_branch: given };
  const made: DeployStep = project
    ? { action: 'keep', name: title, why: AS_WANTED, before: own }
    : { action: 'create', name: title, why: 'does not exist', after: own };
  const kind = branch === production_branch ? 'production' : 'preview';
  const size = `${counted(files.files.length, 'file')}, ${sizeOf(files.bytes)}`;
  const name = `${kind} deployment of branch ${branch} (${size})`;
  const item = { kind: 'deployment' as const, branch, commit_hash: source.commit_hash ?? digest };
  const isServed = kind === 'production' && commitOf(live) === item.commit_hash;
  const deployed: DeployStep = isServed
    ? { action: 'keep', name, why: AS_WANTED, before: item }
    : { action: 'create', name, why: 'only missing files are sent', after: item };
  return { scope, steps: [made, deployed], live: Object(live).id };
}

/** Commit of a deployment, by which it is recognized when no commit is given. */
export const commitOf = (deployment: unknown): unknown =>
  Object(Object(Object(deployment).deployment_trigger).metadata).commit_hash;

async function projectOf(client: Caller, scope: object, options: HelperOptions): Promise<unknown> {
  try {
    return await callOf(client, 'pages.projects.get', scope, options);
  } catch (error) {
    if (Object(error).status === 404) return undefined;
    throw error;
  }
}

export function pagesPlanOf(source: PagesSource, { ignored, digest }: PreparedPages, found: FoundPages): PagesPlan {
  const { scope, steps } = found;
  const plan: PagesPlan = { kind: 'pages.projects', scope, source, steps, most: 1, ignored, digest };
  return printable(plan) as PagesPlan; // returns the same object
}
