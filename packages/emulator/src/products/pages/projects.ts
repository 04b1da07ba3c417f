/** Pages projects: named sites with their settings, whose secrets are never shown. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, countOf, type Fields, fieldsIn, fieldsOf, keep, read } from '../shared/fields.ts';
import { storeSecretValues } from '../workers/secret-values.ts';
import { removePagesParts } from './parts.ts';
import { deploymentsOf, domainsScope, filesOf, liveOf, shownDeployment } from './tables.ts';

/** https://developers.cloudflare.com/pages/platform/limits/ */
const MAX_PROJECTS = 100;
/** https://developers.cloudflare.com/pages/platform/known-issues/#delete-a-project-with-a-high-number-of-deployments */
const MAX_TO_DELETE = 100;
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/;

export const projectsScope = ({ path }: Pick<Context, 'path'>): string =>
  pathKey(['accounts', path.account_id ?? '', 'pages', 'projects']);

/** The project of the path. @throws Problem 404 */
export function projectOf(context: Context): Fields {
  const project = read(context, projectsScope(context), context.path.project_name ?? '');
  if (project !== undefined) return project;
  const why = 'Project not found. The specified project name does not match any of your existing projects.';
  throw problem(404, 8000007, why, '/project_name'); // as reported by users
}

export function shownProject<Result>(context: Showing<Result>, project: Fields): Result {
  const deployments = deploymentsOf(context, project);
  const live = liveOf(context, deployments);
  const shown = (one: Fields | undefined): Fields | null => (one ? shownDeployment(context, project, one, live) : null);
  const domains = all(context, domainsScope(context, project)).map(({ name }) => String(name));
  return context.fit({
    ...project,
    domains: [String(project.subdomain), ...domains],
    canonical_deployment: shown(live),
    latest_deployment: shown(deployments[0]),
  });
}

/** https://developers.cloudflare.com/api/resources/pages/subresources/projects/methods/create/ */
const create: Handler<'pages.projects.create'> = (context) => {
  const scope = projectsScope(context);
  const { name: sent, ...body } = fieldsOf(context);
  const name = String(sent);
  if (!NAME.test(name)) {
    const why = 'A project name has 1 to 58 lower-case letters, digits and dashes, and no dash at its ends.';
    throw problem(400, 8000000, why, '/name'); // code not documented
  }
  const projects = all(context, scope);
  if (projects.some((one) => one.name === name))
    throw problem(409, 8000002, 'A project with this name already exists. Choose a different project name.', '/name');
  if (projects.length >= MAX_PROJECTS) throw problem(403, 8000027, `The limit of ${MAX_PROJECTS} projects is reached.`); // code not documented
  const number = context.sandbox.ids.digits(7);
  const project = {
    id: context.sandbox.ids.uuid(),
    name,
    subdomain: subdomainOf(context, name),
    created_on: context.now(),
    production_branch: 'main',
    framework: '',
    framework_version: '',
    uses_functions: null,
    preview_script_name: `pages-worker--${number}-preview`,
    production_script_name: `pages-worker--${number}-production`,
    build_config: BUILD,
    deployment_configs: { preview: configOf(context), production: configOf(context) },
  };
  storeSecrets(context, project, body);
  return shownProject(context, keep(context, scope, name, changed(project, body)));
};

/** pages.dev names are unique across accounts: a later project gets letters added. */
function subdomainOf(context: Context, name: string): string {
  const others = all(context, '/accounts').flatMap(({ id }) =>
    all(context, pathKey(['accounts', String(id), 'pages', 'projects'])),
  );
  const isTaken = others.some((one) => one.subdomain === `${name}.pages.dev`);
  return `${name}${isTaken ? `-${context.sandbox.ids.digits(3)}` : ''}.pages.dev`;
}

const BUILD: Fields = {
  build_command: '',
  destination_dir: '',
  root_dir: '',
  web_analytics_tag: null,
  web_analytics_token: null,
};

const configOf = (context: Context): Fields => ({
  always_use_latest_compatibility_date: false,
  build_image_major_version: 3,
  compatibility_date: context.now().slice(0, 10),
  compatibility_flags: [],
  env_vars: {},
  fail_open: true,
  usage_model: 'standard',
});

function changed(project: Fields, body: Fields): Fields {
  const { build_config, deployment_configs, ...rest } = body;
  const configs = isObject(deployment_configs) ? deployment_configs : {};
  const before = isObject(project.deployment_configs) ? project.deployment_configs : {};
  return {
    ...project,
    ...rest,
    build_config: { ...fieldsIn(project.build_config), ...fieldsIn(build_config) },
    deployment_configs: {
      preview: withConfig(fieldsIn(before.preview), fieldsIn(configs.preview)),
      production: withConfig(fieldsIn(before.production), fieldsIn(configs.production)),
    },
  };
}

/** Null removes a name, values set it, omitted names stay. */
function withConfig(before: Fields, sent: Fields): Fields {
  const merged = { ...before };
  for (const [name, value] of Object.entries(sent)) {
    const old = before[name];
    if (!isObject(value) || name === 'limits' || name === 'placement') merged[name] = value;
    else
      merged[name] = Object.fromEntries(
        Object.entries({ ...fieldsIn(old), ...value }).filter(([, one]) => one !== null),
      );
  }
  return { ...merged, env_vars: hidden(fieldsIn(merged.env_vars)) };
}

/** https://developers.cloudflare.com/pages/functions/bindings/#secrets */
function hidden(variables: Fields): Fields {
  return Object.fromEntries(
    Object.entries(variables).map(([name, one]) => [
      name,
      isObject(one) && one.type === 'secret_text' ? { type: 'secret_text', value: '' } : one,
    ]),
  );
}

export const secretsOwner = (project: Fields, environment: string): string => `pages/${project.id}/${environment}`;

/** Values of secrets, which deployments that are made from now on have; stored where Functions run. */
function storeSecrets(context: Context, project: Fields, { deployment_configs }: Fields): void {
  const { sandbox } = context;
  for (const [environment, config] of Object.entries(fieldsIn(deployment_configs))) {
    const variables = Object.entries(fieldsIn(fieldsIn(config).env_vars));
    const secrets = variables.map(([name, one]) => ({ name, type: fieldsIn(one).type, text: fieldsIn(one).value }));
    const place = { sandbox, owner: context.path.account_id ?? '', script: secretsOwner(project, environment) };
    storeSecretValues(place, secrets, sandbox.clock.now());
  }
}

const edit: Handler<'pages.projects.edit'> = (context) => {
  const project = projectOf(context);
  const { name, ...body } = fieldsOf(context);
  // Renaming is not documented: the project's address would keep the former name.
  if (name !== undefined && name !== project.name)
    throw problem(400, CODE.invalid, 'A project keeps its name: make a new one instead.', '/name');
  storeSecrets(context, project, body);
  return shownProject(context, keep(context, projectsScope(context), String(project.name), changed(project, body)));
};

const list: Handler<'pages.projects.list'> = (context) => {
  const projects = all(context, projectsScope(context)).reverse();
  return context.page(projects, (project) => shownProject(context, project));
};

const remove: Handler<'pages.projects.delete'> = (context) => {
  const project = projectOf(context);
  // The rules are documented, the first code is not.
  if (countOf(context, domainsScope(context, project)) > 0)
    throw problem(409, 8000028, 'Remove the custom domains of the project before you delete it.');
  if (deploymentsOf(context, project).length > MAX_TO_DELETE)
    throw problem(400, 8000076, 'Your project has too many deployments to be deleted: delete some of them first.');
  filesOf(context).clear(project);
  for (const { id } of deploymentsOf(context, project)) removePagesParts(context, String(id));
  context.sandbox.store.remove(projectsScope(context), String(project.name));
  return null;
};

const connect: Handler<'pages.projects.source.create'> = (context) => {
  const { type, config } = fieldsOf(context);
  const project: Fields = { ...projectOf(context), source: { type, config } };
  return shownProject(context, keep(context, projectsScope(context), String(project.name), project));
};

const disconnect: Handler<'pages.projects.source.delete'> = (context) => {
  const { source: _, ...project } = projectOf(context);
  return shownProject(context, keep(context, projectsScope(context), String(project.name), project));
};

export const pagesProjects = {
  'pages.projects.create': create,
  'pages.projects.list': list,
  'pages.projects.get': (context) => shownProject(context, projectOf(context)),
  'pages.projects.edit': edit,
  'pages.projects.delete': remove,
  'pages.projects.purgeBuildCache': (context) => {
    projectOf(context);
    return null;
  },
  'pages.projects.source.create': connect,
  'pages.projects.source.delete': disconnect,
} satisfies Handlers;
