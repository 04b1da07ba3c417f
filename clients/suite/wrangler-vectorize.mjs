/** wrangler keeps vectors and asks for the nearest. */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, check, jsonIn, wrangler } from './kit.mjs';

const NAME = 'places';
const vectorize = (verb, ...args) => wrangler(['vectorize', verb, NAME, ...args]);

await check('create and list', async () => {
  await vectorize('create', '--dimensions', '2', '--metric', 'cosine');
  match((await wrangler(['vectorize', 'list'])).out, /places\s.*\b2\b.*cosine/);
});

await check('insert, and query by likeness', async () => {
  writeFileSync('v.ndjson', '{"id":"east","values":[1,0],"metadata":{"n":1}}\n{"id":"north","values":[0,1]}\n');
  await vectorize('insert', '--file', 'v.ndjson');
  // Vectors are found when they are indexed, which takes a moment there as here.
  const end = Date.now() + 10_000;
  while ((await ask(`/vectorize/v2/indexes/${NAME}/info`)).vectorCount < 2 && Date.now() < end) await wait(100);
  const { matches } = jsonIn(
    await vectorize('query', '--vector', '1', '0.1', '--top-k', '2', '--return-metadata', 'all'),
  );
  deepEqual(
    matches.map(({ id, metadata }) => [id, metadata]),
    [
      ['east', { n: 1 }],
      ['north', undefined],
    ],
  );
  ok(Math.abs(matches[0].score - 1 / Math.hypot(1, 0.1)) < 1e-6, 'cosine');
});

await check('delete', async () => {
  await vectorize('delete', '--force');
  equal((await ask(`/vectorize/v2/indexes/${NAME}`, { raw: true })).status, 404);
});
