/** Scenes of R2, D1, Vectorize, Queues and Pipelines. */
import { at, gives, HOUR, idOf, inAccount, type Scene, type Scenes, type Stage, waits } from './scene.ts';
import { uploadsWorker } from './workers.ts';

const queue = (stage: Stage, queue_name = 'orders') =>
  idOf(stage, 'queues.create', { ...inAccount, queue_name }, 'queue_id');

/** A stream and a sink, which the statement of a pipeline names. */
const pipeline: Scene = async ({ call }) => {
  await call('r2.buckets.create', { ...inAccount, name: 'events' });
  await call('pipelines.streams.create', {
    ...inAccount,
    name: 'my_stream',
    http: { enabled: true, authentication: false },
  });
  await call('pipelines.sinks.create', { ...inAccount, ...SINK, name: 'my_sink' });
  return undefined;
};

const SINK = {
  name: 'my_sink',
  type: 'r2',
  format: { type: 'json' },
  config: {
    account_id: inAccount.account_id,
    bucket: 'events',
    path: 'orders',
    credentials: { access_key_id: '0123456789abcdef0123456789abcdef', secret_access_key: 'f'.repeat(64) },
  },
};

const VALUES = [0.12, 0.45, 0.67, 0.08];
const vectors = (): File =>
  new File([`${JSON.stringify({ id: 'docs-1', values: VALUES })}\n`], 'vectors.ndjson', {
    type: 'application/x-ndjson',
  });

/** An index of four dimensions. */
const vectorIndex: Scene = async ({ call, name, params }) => {
  const kind = name.includes('.v1.') ? 'vectorize.v1.indexes.create' : 'vectorize.indexes.create';
  await call(kind, { ...inAccount, name: 'docs', config: { dimensions: VALUES.length, metric: 'cosine' } });
  return {
    index_name: 'docs',
    ...('vector' in params ? { vector: VALUES } : {}),
    ...('body' in params ? { body: vectors() } : {}),
  };
};

export const storageScenes: Scenes = [
  [/^pipelines\.(createV1|validateSql)$/, pipeline],
  [
    /^pipelines\.sinks\.create$/,
    async ({ call, params }) => {
      await call('r2.buckets.create', { ...inAccount, name: 'events' }).catch(() => undefined);
      return { ...SINK, name: params.name };
    },
  ],
  [/^vectorize\.(v1\.)?indexes\.(insert|query|upsert)$/, vectorIndex],
  [
    /^queues\.consumers\.(create|update)$/,
    async (stage) => {
      await queue(stage, 'example-dlq').catch(() => '');
      await uploadsWorker('my-consumer-worker', 'export default { async queue(batch) { batch.ackAll(); } };')(stage);
      return { script_name: 'my-consumer-worker', dead_letter_queue: 'example-dlq' };
    },
  ],
  [
    /^queues\.messages\.(pull)$/,
    async ({ call, params: { queue_id } }) => {
      await call('queues.consumers.create', { ...inAccount, queue_id, type: 'http_pull' });
      return undefined;
    },
  ],
  [/^r2\.buckets\.eventNotifications\.update$/, async (stage) => ({ queue_id: await queue(stage) })],
  [/^r2\.buckets\.jobs\.get$/, waits(HOUR)],
  [/^d1\.database\.timeTravel\.restore$/, gives({ timestamp: '2026-11-30T12:00:00Z' })],
  [
    /^(basinCatalog|r2DataCatalog)\.namespaces\.tables\./,
    async ({ call, name, params }) => {
      const [product = ''] = name.split('.');
      const bucket = params.bucket_name;
      await call(`${product}.enable`, { ...inAccount, bucket_name: bucket }).catch(() => undefined);
      await call('pipelines.sinks.create', {
        ...inAccount,
        name: 'orders',
        type: product === 'basinCatalog' ? 'basin_catalog' : 'r2_data_catalog',
        format: { type: 'parquet' },
        config: {
          account_id: inAccount.account_id,
          bucket,
          token: '3f2c9a71b04e4d6c8e5a',
          namespace: 'bronze',
          table_name: 'orders',
        },
      });
      return { namespace: 'bronze', ...('table_name' in params ? { table_name: 'orders' } : {}) };
    },
  ],
  [
    /^r2\.buckets\.jobs\.get$/,
    async ({ call, params: { bucket_name } }) => {
      const job = await call('r2.buckets.objects.bulkDelete', { ...inAccount, bucket_name, prefix: 'logs/' });
      return { job_id: at(job, 'id') ?? at(job, 'jobId') };
    },
  ],
  [
    /^d1\.database\.timeTravel\.restore$/,
    async ({ wait }) => {
      await wait(HOUR);
      return { timestamp: '2026-12-01T12:30:00Z' };
    },
  ],
];
