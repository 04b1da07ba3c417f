/** Deployments of a Pages project: created from uploaded files, finished on the clock, rolled back and deleted. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { parseJsonBody } from '../../http/json.ts';
import { CODE, problem } from '../../problem.ts';
import { collectionOf, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { createTail, endTail } from '../workers/tails/tails.ts';
import { copyPagesParts, removePagesParts, savePagesParts } from './parts.ts';
import { projectOf } from './projects.ts';
import {
  aliasesOf,
  deploymentsOf,
  deploymentsScope,
  filesOf,
  isDone,
  liveOf,
  shownDeployment,
  stagesOf,
} from './tables.ts';

/** https://developers.cloudflare.com/pages/platform/limits/#files */
const LIMITS = { files: 20_000, file: 25 * 2 ** 20 } as const;

function find(context: Context & At<'deployment_id'>, project: Fields): Fields {
  const id = context.path.deployment_id;
  return found(context, deploymentsScope(context, project), id, () =>
    problem(404, 8000009, 'The deployment ID you have specified does not exist.', '/deployment_id'),
  ); // code not documented
}

function display<Result>(context: Showing<Result>, project: Fields, deployment: Fields): Result {
  const live = liveOf(context, deploymentsOf(context, project));
  return context.fit(shownDeployment(context, project, deployment, live));
}

/** https://developers.cloudflare.com/pages/get-started/direct-upload/ */
const create: Handler<'pages.projects.deployments.create'> = (context) => {
  const project = projectOf(context);
  const { manifest: sent, branch, commit_hash, commit_message, commit_dirty } = fieldsOf(context);
  const isBuilt = sent === undefined && isObject(project.source);
  const manifest = isBuilt ? {} : readManifest(context, project, sent);
  const names = new Set(context.parts.map(({ name }) => name));
  return add(context, project, {
    manifest,
    is_built: isBuilt,
    branch: branch ?? project.production_branch,
    uses_functions: names.has('_worker.bundle') || names.has('_worker.js'),
    deployment_trigger: {
      type: isBuilt ? 'github:push' : 'ad_hoc',
      metadata: {
        branch: branch ?? project.production_branch,
        commit_hash: commit_hash ?? '',
        commit_message: commit_message ?? '',
        commit_dirty: commit_dirty === 'true',
      },
    },
  });
};

/** @param again the deployment whose files are used again */
function add<Result>(context: Showing<Result>, project: Fields, known: Fields, again?: string): Result {
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  const environment = known.branch === project.production_branch ? 'production' : 'preview';
  const configs = isObject(project.deployment_configs) ? project.deployment_configs[environment] : undefined;
  if (again === undefined) savePagesParts(context, id, context.parts, configs);
  else copyPagesParts(context, again, id);
  const deployment = {
    ...known,
    id,
    short_id: id.slice(0, 8),
    project_id: project.id,
    project_name: project.name,
    environment,
    url: `https://${id.slice(0, 8)}.${project.subdomain}`,
    created_on: now,
    modified_on: now,
    env_vars: isObject(configs) ? configs.env_vars : {},
    build_config: project.build_config,
    is_skipped: false,
    ...(project.source === undefined ? {} : { source: project.source }),
  };
  return display(context, project, keep(context, deploymentsScope(context, project), id, deployment));
}

/** Reads the manifest of paths and file hashes. Files that come with the form are stored. */
function readManifest(context: Context, project: Fields, sent: unknown): Fields {
  if (sent === undefined) {
    const why = 'A "manifest" field was expected in the request body but was not provided.';
    throw problem(400, 8000096, why, '/manifest'); // code not documented
  }
  const manifest = typeof sent === 'string' ? parseJsonBody(sent) : sent;
  // Codes of these are not documented.
  if (!isObject(manifest))
    throw problem(400, CODE.invalid, 'The manifest must be an object of paths and hashes.', '/manifest');
  const entries = Object.entries(manifest);
  if (entries.length > LIMITS.files)
    throw problem(400, CODE.invalid, `The manifest has more than ${LIMITS.files} files.`, '/manifest');
  const owner = String(project.id);
  const files = filesOf(context);
  const hashes = new Set(entries.map(([, hash]) => hash));
  for (const part of context.parts) {
    if (!hashes.has(part.name)) continue;
    if (part.bytes.length > LIMITS.file)
      throw problem(413, CODE.invalid, `A file has at most ${LIMITS.file} bytes.`, `/${part.name}`);
    files.put(owner, part.name, part.type ?? 'application/octet-stream', part.bytes);
  }
  const missing = entries.find(([, hash]) => typeof hash !== 'string' || !files.has(owner, hash));
  if (missing !== undefined)
    throw problem(400, CODE.invalid, `The file of '${missing[0].slice(0, 200)}' was not uploaded.`, '/manifest');
  return manifest;
}

const list: Handler<'pages.projects.deployments.list'> = (context) => {
  const project = projectOf(context);
  const { env } = context.query;
  const deployments = deploymentsOf(context, project);
  const live = liveOf(context, deployments);
  const page = context.page(deployments.filter((one) => env === undefined || one.environment === env));
  const show = (one: Fields) => context.fit(shownDeployment(context, project, one, live));
  return new PageResult(page.items.map(show), page.info);
};

/** https://developers.cloudflare.com/pages/configuration/rollbacks/ */
const rollback: Handler<'pages.projects.deployments.rollback'> = (context) => {
  const project = projectOf(context);
  const deployment = find(context, project);
  const refuse = (why: string) => problem(400, 8000030, why, '/deployment_id'); // code not documented
  if (deployment.environment !== 'production')
    throw refuse('Preview deployments are not valid rollback targets: name a production deployment.');
  if (!isDone(context, deployment)) throw refuse('Only a successful deployment can be put back.');
  if (liveOf(context, deploymentsOf(context, project))?.id === deployment.id)
    throw refuse('This deployment is served already.');
  const back = { ...deployment, rolled_back_on: context.now(), modified_on: context.now() };
  return display(context, project, keep(context, deploymentsScope(context, project), String(deployment.id), back));
};

const retry: Handler<'pages.projects.deployments.retry'> = (context) => {
  const project = projectOf(context);
  const { rolled_back_on: _, ...deployment } = find(context, project);
  return add(context, project, deployment, String(deployment.id));
};

/** https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments/methods/delete/ */
const remove: Handler<'pages.projects.deployments.delete'> = (context) => {
  const project = projectOf(context);
  const deployment = find(context, project);
  const live = liveOf(context, deploymentsOf(context, project));
  const isServed = live?.id === deployment.id || aliasesOf(context, project, deployment, live).length > 0;
  // The rule is documented, the code is not.
  if (isServed && context.query.force !== true)
    throw problem(400, 8000035, 'The deployment is active or has an alias: force=true deletes it all the same.');
  context.sandbox.store.remove(deploymentsScope(context, project), String(deployment.id));
  removePagesParts(context, String(deployment.id));
  return null;
};

const logs: Handler<'pages.projects.deployments.history.logs.get'> = (context) => {
  const deployment = find(context, projectOf(context));
  const { stages } = stagesOf(context, deployment);
  const data = stages.flatMap(({ name, started_on, ended_on }) => [
    ...(started_on === null ? [] : [{ ts: started_on, line: `Stage ${name} started.` }]),
    ...(ended_on === null ? [] : [{ ts: ended_on, line: `Success: stage ${name} finished.` }]),
  ]);
  return context.fit({ data, total: data.length, includes_container_logs: deployment.is_built === true });
};

const tail: Handler<'pages.projects.deployments.tails.create'> = (context) => {
  find(context, projectOf(context));
  const { id, url } = createTail(context, collectionOf(context));
  return { id, url };
};

const endTailOf: Handler<'pages.projects.deployments.tails.delete'> = (context) => {
  find(context, projectOf(context));
  endTail(context, collectionOf(context, 1), context.path.tail_id);
  return null;
};

export const pagesDeployments = {
  'pages.projects.deployments.create': create,
  'pages.projects.deployments.list': list,
  'pages.projects.deployments.get': (context) => {
    const project = projectOf(context);
    return display(context, project, find(context, project));
  },
  'pages.projects.deployments.delete': remove,
  'pages.projects.deployments.retry': retry,
  'pages.projects.deployments.rollback': rollback,
  'pages.projects.deployments.history.logs.get': logs,
  'pages.projects.deployments.tails.create': tail,
  'pages.projects.deployments.tails.delete': endTailOf,
} satisfies Handlers;
