/** Scenes of Workers, Workers Builds, Durable Objects and Pages. */
import { idIn } from '../../../test/whole-api/arrange.ts';
import { at, DAY, gives, HOUR, idOf, inAccount, type Scene, type Scenes, type Stage } from './scene.ts';

const file = (code: string): File => new File([code], 'index.js', { type: 'application/javascript+module' });

export const uploadsWorker =
  (script_name: string, code = 'export default { fetch() { return new Response("ok"); } };', metadata = {}): Scene =>
  async ({ call }) => {
    await call('workers.scripts.update', {
      ...inAccount,
      script_name,
      metadata: { main_module: 'index.js', ...metadata },
      files: [file(code)],
    });
    return undefined;
  };

/** The tag by which Workers Builds knows a Worker. */
async function tagOf(stage: Stage, script_name = 'my-worker'): Promise<string> {
  await uploadsWorker(script_name)(stage);
  return idOf(stage, 'workers.scripts.list', inAccount, 'tag');
}

const REPOSITORY = {
  provider_type: 'github',
  provider_account_id: '123456',
  provider_account_name: 'example',
  repo_id: '987654',
  repo_name: 'my-worker',
};

/** The repository and the token that a trigger of builds refers to. */
async function trigger(stage: Stage) {
  return {
    trigger_name: 'production',
    external_script_id: await tagOf(stage),
    repo_connection_uuid: await idOf(
      stage,
      'workersBuilds.repos.connections.update',
      { ...inAccount, ...REPOSITORY },
      'repo_connection_uuid',
    ),
    build_token_uuid: await idOf(
      stage,
      'workersBuilds.tokens.create',
      {
        ...inAccount,
        build_token_name: 'builds',
        build_token_secret: '3f2c9a71b04e4d6c8e5a',
        cloudflare_token_id: 'ed17574386854bf78a67040be0a770b0',
      },
      'build_token_uuid',
    ),
    build_command: 'npm run build',
    deploy_command: 'npx wrangler deploy',
    root_directory: '/',
    branch_includes: ['main'],
    branch_excludes: [],
    path_includes: ['*'],
    path_excludes: [],
  };
}

/** A Worker that is built from a repository, and a build of it. */
const built: Scene = async (stage) => {
  const { call, params } = stage;
  const given = await trigger(stage);
  const trigger_uuid = at(await call('workersBuilds.triggers.create', { ...inAccount, ...given }), 'trigger_uuid');
  const build = await call('workersBuilds.triggers.builds.create', {
    ...inAccount,
    trigger_uuid,
    body: { branch: 'main' },
  });
  const has = (name: string, value: unknown) => (name in params ? { [name]: value } : {});
  return {
    ...has('build_uuid', at(build, 'build_uuid')),
    ...has('external_script_id', given.external_script_id),
    ...has('script_tag', given.external_script_id),
  };
};

const HOOK = { deploy_hook_name: 'cms', branch: 'main' };

export const workerScenes: Scenes = [
  [/^workersBuilds\.triggers\.create$/, trigger],
  [/^workersBuilds\.builds\.(get|cancel|logs\.get)$/, built],
  [/^workersBuilds\.workers\.(builds|triggers)\.list$/, built],
  [/^workersBuilds\.workers\.create$/, async (stage) => ({ script_tag: await tagOf(stage) })],
  [/^workersBuilds\.workers\.(get|edit|delete)$/, built],
  [
    /^workersBuilds\.workers\.deployHooks\.create$/,
    async (stage) => {
      await built({ ...stage, params: {} });
      return { script_name: 'my-worker' };
    },
  ],
  [
    /^workersBuilds\.deployHooks\.trigger$/,
    async (stage) => {
      await built({ ...stage, params: {} });
      return {
        deploy_hook_uuid: await idOf(
          stage,
          'workersBuilds.workers.deployHooks.create',
          { ...inAccount, script_name: 'my-worker', ...HOOK },
          'deploy_hook_uuid',
        ),
      };
    },
  ],
  [
    /^workersBuilds\.repos\.configAutofill\.get$/,
    async ({ call }) => {
      await call('workersBuilds.repos.connections.update', { ...inAccount, ...REPOSITORY });
      const { provider_type, provider_account_id, repo_id } = REPOSITORY;
      return { provider_type, provider_account_id, repo_id };
    },
  ],
  [/^workflows\.triggers\./, (stage) => uploadsWorker(String(stage.params.script_name))(stage)],
  [
    /^workers\.services\.environments\./,
    async (stage) => {
      await uploadsWorker('my-worker')(stage);
      return { service_name: 'my-worker', environment_name: 'production' };
    },
  ],
  [
    /^workers\.observability\.telemetry\.liveTail(Heartbeat)?$/,
    async (stage) => {
      await uploadsWorker('my-worker')(stage);
      return { scriptId: 'my-worker' };
    },
  ],
  [
    /^workers\.observability\.(telemetry\.query|sharedQueries\.create)$/,
    async (stage) => ({
      queryId: await idOf(stage, 'workers.observability.queries.create', {
        ...inAccount,
        name: 'errors-of-today',
        description: 'Errors of all Workers',
        parameters: {},
      }),
    }),
  ],
  [
    /^containers\.instanceGroups\.update$/,
    async (stage) => {
      const bindings = [{ type: 'durable_object_namespace', name: 'BOX', class_name: 'Box' }];
      const code = 'export class Box {}\nexport default { fetch() { return new Response("ok"); } };';
      await uploadsWorker('my-worker', code, { bindings, migrations: { new_tag: 'v1', new_sqlite_classes: ['Box'] } })(
        stage,
      );
      return { namespace_id: await idOf(stage, 'durableObjects.namespaces.list', inAccount) };
    },
  ],
  [
    /^durableObjects\.namespaces\.objects\.list$/,
    async (stage) => {
      const bindings = [{ type: 'durable_object_namespace', name: 'BOX', class_name: 'Box' }];
      const code = 'export class Box {}\nexport default { fetch() { return new Response("ok"); } };';
      await uploadsWorker('my-worker', code, { bindings, migrations: { new_tag: 'v1', new_sqlite_classes: ['Box'] } })(
        stage,
      );
      return { id: await idOf(stage, 'durableObjects.namespaces.list', inAccount) };
    },
  ],
  [
    /^workers\.scripts\.deployments\.delete$/,
    async ({ call, params: { script_name } }) => {
      const list = await call('workers.scripts.deployments.list', { ...inAccount, script_name });
      const versions = at(list, 'deployments', 0, 'versions');
      await call('workers.scripts.deployments.create', { ...inAccount, script_name, strategy: 'percentage', versions });
      return { deployment_id: at(list, 'deployments', 0, 'id') };
    },
  ],
  [/^workersBuilds\.triggers\.builds\.create$/, gives({ body: { branch: 'main' } })],
  [
    /^workersBuilds\.triggers\.environmentVariables\.delete$/,
    async ({ call, params: { trigger_uuid } }) => {
      await call('workersBuilds.triggers.environmentVariables.bulkEdit', {
        ...inAccount,
        trigger_uuid,
        body: { NODE_ENV: { is_secret: false, value: 'production' } },
      });
      return { environment_variable_key: 'NODE_ENV' };
    },
  ],
  [
    /^workersBuilds\.workers\.deployHooks\.(get|update|delete)$/,
    async (stage) => {
      const hooks = await stage.call('workersBuilds.workers.deployHooks.list', {
        ...inAccount,
        script_name: 'my-worker',
      });
      return {
        script_name: 'my-worker',
        deploy_hook_uuid: at(hooks, 'result', 0, 'deploy_hook_uuid') ?? at(hooks, 0, 'deploy_hook_uuid'),
      };
    },
  ],
  [
    /^workers\.observability\.telemetry\.liveTailHeartbeat$/,
    async ({ call }) => {
      await call('workers.observability.telemetry.liveTail', { ...inAccount, scriptId: 'my-worker' });
      return undefined;
    },
  ],
  [
    /^containers\.(applications\.instances\.get|instances\.ssh)$/,
    async (stage) => {
      const application_id = await idOf(stage, 'containers.applications.create', {
        ...inAccount,
        name: 'api',
        scheduling_policy: 'default',
        instances: 1,
        max_instances: 2,
        configuration: { image: 'docker.io/library/nginx:1.27', wrangler_ssh: { enabled: true } },
      });
      await stage.wait(DAY);
      const list = await stage.call('containers.applications.instances.listV1', { ...inAccount, application_id });
      const instance_id = idIn(list, 'id');
      return { instance_id, ...('application_id' in stage.params ? { application_id } : {}) };
    },
  ],
  [
    /^alerting\.silences\.update$/,
    async (stage) => {
      const time = { start_time: '2026-12-01T18:00:00Z', end_time: '2026-12-02T06:00:00Z' };
      const policy_id = await idOf(stage, 'alerting.policies.create', {
        ...inAccount,
        name: 'Certificates',
        alert_type: 'universal_ssl_event_type',
        enabled: true,
        mechanisms: { email: [{ id: 'test@example.com' }] },
      });
      await stage.call('alerting.silences.create', { ...inAccount, body: [{ policy_id, ...time }] });
      return {
        body: [
          { id: await idOf(stage, 'alerting.silences.list', inAccount), ...time, end_time: '2026-12-02T12:00:00Z' },
        ],
      };
    },
  ],
  [
    /^containers\.registries\.create$/,
    async (stage) => {
      const store_id = await idOf(stage, 'secretsStore.stores.create', { ...inAccount, name: 'registries' });
      await stage.call('secretsStore.stores.secrets.create', {
        ...inAccount,
        store_id,
        body: [{ name: 'DOCKERHUB_TOKEN', value: '3f2c9a71b04e4d6c8e5a', scopes: ['containers'] }],
      });
      return {
        auth: { public_credential: 'my-user', private_credential: { store_id, secret_name: 'DOCKERHUB_TOKEN' } },
      };
    },
  ],
  [
    /^pages\.projects\.deployments\.rollback$/,
    async ({ call, wait, params: { project_name, deployment_id } }) => {
      await wait(HOUR);
      await call('pages.projects.deployments.create', { ...inAccount, project_name, branch: 'main', manifest: '{}' });
      await wait(HOUR);
      return { deployment_id };
    },
  ],
];
