/** Scenes of Workers AI, AI Gateway, AI Search, agents and Git artifacts. */
import { at, gives, idOf, inAccount, MINUTE, type Scene, type Scenes, type Stage } from './scene.ts';

const gateway = ({ params }: Stage) => ({ ...inAccount, gateway_id: params.gateway_id });

/** A provider of one's own, which prices refer to. */
const provider: Scene = async (stage) => ({
  account_provider_id: await idOf(stage, 'aiGateway.customProviders.create', {
    ...inAccount,
    name: 'Our models',
    slug: 'our-models',
    base_url: 'https://models.example.com',
  }),
});

const BUCKET = { ...inAccount, name: 'handbook' };
/** An instance that indexes a bucket. */
const indexed: Scene = async (stage) => {
  await stage.call('r2.buckets.create', BUCKET);
  return { type: 'r2', source: BUCKET.name };
};

export const aiScenes: Scenes = [
  [/^ai\.models\.schema\.get$/, gives({ model: '@cf/meta/llama-3.1-8b-instruct-fp8' })],
  [/^aiGateway\.customProviders\.costs\.create$/, provider],
  [/^aiGateway\.providerConfigs\.create$/, gives({ alias: 'main', provider_slug: 'openai', secret: 'sk-example' })],
  [
    /^aiGateway\.evaluations\.create$/,
    async (stage) => ({
      dataset_ids: [
        await idOf(stage, 'aiGateway.datasets.create', {
          ...gateway(stage),
          name: 'Last week',
          enable: true,
          filters: [],
        }),
      ],
      evaluation_type_ids: [await idOf(stage, 'aiGateway.evaluationTypes.list', inAccount)],
    }),
  ],
  [
    /^aiGateway\.dynamicRouting\.(createDeployment|getVersion)$/,
    async (stage) => ({
      version_id: await idOf(
        stage,
        'aiGateway.dynamicRouting.listVersions',
        { ...gateway(stage), id: stage.params.id },
        'version_id',
      ),
    }),
  ],
  [/^aiSearch\.(namespaces\.)?instances\.create$/, indexed],
  [/^aiSearch\.(namespaces\.)?instances\.jobs\./, ({ params }) => (params.job_id === undefined ? undefined : {})],
  [
    /^autorag\.(?!jobs\.(get|logs))/,
    async (stage) => {
      const source = await indexed(stage);
      return { id: await idOf(stage, 'aiSearch.instances.create', { ...inAccount, id: 'handbook', ...source }) };
    },
  ],
  [
    /^agentMemory\.namespaces\.profiles\.(?!ingest|remember|sessions)/,
    async (stage) => {
      const { namespace_name, profile_name } = stage.params;
      const profile = { ...inAccount, namespace_name, profile_name };
      await stage.call('agentMemory.namespaces.profiles.remember', {
        ...profile,
        content: 'The customer prefers email.',
      });
      if (stage.params.memory_id === undefined) return undefined;
      return { memory_id: await idOf(stage, 'agentMemory.namespaces.profiles.memories.list', profile) };
    },
  ],
  [
    /^browserRendering\.devtools\.session\.get$/,
    async (stage) => ({
      session_id: await idOf(stage, 'browserRendering.devtools.browser.create', inAccount, 'sessionId'),
    }),
  ],
  [
    /^flagship\.apps\.evaluate\./,
    async ({ call, params }) => {
      await call('flagship.apps.flags.create', {
        ...inAccount,
        app_id: params.app_id,
        key: 'new-checkout',
        enabled: true,
        default_variation: 'off',
        variations: { on: true, off: false },
        rules: [],
      });
      return { flagKey: 'new-checkout' };
    },
  ],
  [
    /^artifacts\.namespaces\.get$/,
    async ({ call }) => {
      await call('artifacts.namespaces.repos.create', { ...inAccount, namespace: 'default', name: 'starter-repo' });
      return { namespace: 'default' };
    },
  ],
  [/^artifacts\.namespaces\.repos\.import$/, gives({ name: 'react', url: 'https://github.com/facebook/react' })],
  [
    /^artifacts\.namespaces\.repos\.(blob|commit|file|raw|tree)\./,
    async ({ call, name, wait, params }) => {
      const repo = { ...inAccount, namespace: 'default', name: 'react' };
      await call('artifacts.namespaces.repos.import', { ...repo, url: 'https://github.com/facebook/react' });
      await wait(MINUTE);
      const commit = at(await call('artifacts.namespaces.repos.log.list', repo), 'result', 0, 'hash');
      const read = async () =>
        at(await call('artifacts.namespaces.repos.commit.get', { ...repo, hash: commit }), 'result', 'tree');
      const entry = async () =>
        at(
          await call('artifacts.namespaces.repos.tree.get', { ...repo, hash: await read() }),
          'result',
          'entries',
          0,
          'hash',
        );
      const hash = name.includes('.commit.')
        ? commit
        : name.includes('.tree.')
          ? await read()
          : name.includes('.blob.')
            ? await entry()
            : undefined;
      return {
        namespace: repo.namespace,
        name: repo.name,
        ...('hash' in params ? { hash } : { ref: 'main', path: 'README.md' }),
      };
    },
  ],
  [
    /^autorag\.jobs\.(get|logs)$/,
    async (stage) => {
      const source = await indexed(stage);
      const id = await idOf(stage, 'aiSearch.instances.create', { ...inAccount, id: 'handbook', ...source });
      return { id, job_id: await idOf(stage, 'aiSearch.instances.jobs.create', { ...inAccount, id }) };
    },
  ],
  [
    /^aiSearch\.namespaces\.instances\.move$/,
    async (stage) => {
      await stage.call('aiSearch.namespaces.create', { ...inAccount, name: 'archive' });
      return { new_namespace: 'archive' };
    },
  ],
  [
    /^aiSearch\.namespaces\.instances\.items\.createOrUpdate$/,
    async ({ call, params: { name, id } }) => {
      await call('aiSearch.namespaces.instances.items.upload', {
        ...inAccount,
        name,
        id,
        file: { file: new File(['# Holidays'], 'holidays.md', { type: 'text/markdown' }) },
      });
      return { key: 'holidays.md' };
    },
  ],
];
