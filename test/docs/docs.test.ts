/** Every TypeScript example of these pages runs as printed, and prints the declared output (`// → …`). */
import { afterAll, describe, expect, test } from 'vitest';
import { noRedis, type RedisServer, redisServer } from '../redis/redis-support.ts';
import { sampled } from '../repository/sample.ts';
import { exampleRunner, examplesOf, readPage } from './example-runner.ts';

let redis: RedisServer | undefined;
afterAll(() => redis?.remove());

const PAGES = [
  'authentication',
  'backup',
  'bulk',
  'classes',
  'concepts',
  'deploy',
  'dns',
  'edge',
  'faq',
  'lists',
  'migrating',
  'node',
  'observability',
  'pacing',
  'platform',
  'r2-s3',
  'responses',
  'retries',
  'start',
  'sync',
  'testing',
  'toolkit',
  'worker-bindings',
];

describe.each(sampled(PAGES, (page) => `docs/${page}.md`))('docs/%s.md', (page) => {
  const { run } = exampleRunner(`docs-${page}`);
  const examples = examplesOf(readPage(`docs/${page}.md`));

  test('the page has examples', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  test.for(examples.map((code, i) => [i + 1, code] as const))(
    'the example %i runs and prints its output',
    async ([number, code], { skip }) => {
      // Examples that need Redis get one, and a disconnect at the end, which a long-running program does not need.
      const needsRedis = code.includes('redis://localhost');
      if (needsRedis && noRedis !== undefined) skip(noRedis);
      const printed = await run(`${page}-${number}`, needsRedis ? await withRedis(code) : code);
      const due = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
      expect(printed.split('\n').filter(Boolean)).toEqual(due);
    },
  );
});

async function withRedis(code: string): Promise<string> {
  if (!redis) {
    redis = await redisServer();
    await redis.start();
  }
  return `${code.replace('redis://localhost', `redis://127.0.0.1:${redis.port}`)}\nawait redis.quit();\n`;
}
