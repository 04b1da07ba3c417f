/** A Worker and all that it is bound to, as a program of Alchemy. */
import { join } from 'node:path';
import alchemy from 'alchemy';
import {
  AiGateway,
  D1Database,
  DispatchNamespace,
  DurableObjectNamespace,
  Hyperdrive,
  KVNamespace,
  Queue,
  R2Bucket,
  R2BucketNotification,
  R2Object,
  Secret,
  SecretsStore,
  VectorizeIndex,
  VectorizeMetadataIndex,
  Worker,
  Workflow,
} from 'alchemy/cloudflare';

/** Changes in the second version of this program. */
const second = process.env.PROGRAM_VERSION === '2';
const app = await alchemy('workers', { stage: 'test', password: 'of this test' });

const values = await KVNamespace('values', {
  title: second ? 'alchemy-values-2' : 'alchemy-values',
  values: [
    { key: 'greeting', value: second ? 'hello again' : 'hello' },
    { key: 'settings', value: { dark: true }, metadata: { by: 'alchemy' } },
  ],
});
const files = await R2Bucket('files', {
  name: 'alchemy-files',
  empty: true,
  cors: [{ allowed: { origins: ['https://example.com'], methods: ['GET'] }, maxAgeSeconds: second ? 600 : 300 }],
  lifecycle: [
    {
      id: 'old',
      conditions: { prefix: 'tmp/' },
      enabled: true,
      deleteObjectsTransition: { condition: { type: 'Age', maxAge: 86_400 } },
    },
  ],
});
await R2Object('readme', { bucket: files, key: 'docs/readme.txt', content: second ? 'second' : 'first' });
const database = await D1Database('database', {
  name: 'alchemy-database',
  migrationsDir: join(import.meta.dirname, second ? 'migrations-2' : 'migrations'),
});
const events = await Queue('events', { name: 'alchemy-events', settings: { deliveryDelay: second ? 20 : 10 } });
const jobs = await Queue('jobs', { name: 'alchemy-jobs' });
await R2BucketNotification('uploads', { bucket: files, queue: events, eventTypes: ['object-create'], prefix: 'docs/' });
const store = await SecretsStore('store', { name: 'alchemy-store' });
const apiKey = await Secret('api-key', {
  store,
  name: 'ALCHEMY_KEY',
  value: alchemy.secret(second ? 'hush 2' : 'hush'),
});
const elsewhere = await Hyperdrive('elsewhere', {
  name: 'alchemy-elsewhere',
  origin: { database: 'db', host: 'db.example.net', port: 5432, user: 'app', password: alchemy.secret('hush') },
});
const vectors = await VectorizeIndex('vectors', { name: 'alchemy-vectors', dimensions: 3, metric: 'cosine' });
await VectorizeMetadataIndex('kinds', { index: vectors, propertyName: 'kind', indexType: 'string' });
await AiGateway('gateway', { gatewayName: 'alchemy-gateway', cacheTtl: second ? 60 : 30 });
await DispatchNamespace('tenants', { namespace: 'alchemy-tenants' });

await Worker('site', {
  name: 'alchemy-site',
  entrypoint: join(import.meta.dirname, 'site.mjs'),
  compatibilityDate: '2026-06-01',
  bindings: {
    VALUES: values,
    FILES: files,
    DATABASE: database,
    JOBS: jobs,
    API_KEY: apiKey,
    ELSEWHERE: elsewhere,
    VECTORS: vectors,
    COUNTER: DurableObjectNamespace('counter', { className: 'Counter', sqlite: true }),
    STEPS: Workflow('steps', { workflowName: 'alchemy-steps', className: 'Steps' }),
    PASSWORD: alchemy.secret('hush'),
    GREETING: second ? 'hello again' : 'hello',
  },
  url: true,
  crons: second ? ['0 0 * * *'] : ['*/5 * * * *'],
  routes: ['alchemy-route.example.com/*'],
  domains: ['alchemy-site.example.com'],
  eventSources: [{ queue: events, settings: { batchSize: 5, maxRetries: 2 } }],
});

await app.finalize();
