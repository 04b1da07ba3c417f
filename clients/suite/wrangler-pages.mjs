/** wrangler puts a folder on Pages. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ask, check, jsonIn, wrangler } from './kit.mjs';

const NAME = 'handbook';
const deploy = () =>
  wrangler(['pages', 'deploy', 'site', '--project-name', NAME, '--branch', 'main', '--commit-dirty']);

await check('project create and list', async () => {
  await wrangler(['pages', 'project', 'create', NAME, '--production-branch', 'main']);
  equal((await ask(`/pages/projects/${NAME}`)).production_branch, 'main');
  match((await wrangler(['pages', 'project', 'list'])).out, new RegExp(`${NAME}\\.pages\\.dev`));
});

await check('deploy of a folder, to its end', async () => {
  mkdirSync('site');
  writeFileSync('site/index.html', '<p>One</p>\n');
  writeFileSync('site/a.txt', 'a\n');
  const { all } = await deploy();
  match(all, /Uploaded 2 files/);
  match(all, /Deployment complete! Take a peek over at https:\/\/\w+\.handbook\.pages\.dev/);
});

await check('a second deploy sends only what has changed', async () => {
  writeFileSync('site/a.txt', 'b\n');
  match((await deploy()).all, /Uploaded 1 files \(1 already uploaded\)/);
});

await check('deployment list', async () => {
  const ids = (await ask(`/pages/projects/${NAME}/deployments`)).map(({ id }) => id);
  const { out } = await wrangler(['pages', 'deployment', 'list', '--project-name', NAME, '--json']);
  deepEqual(
    jsonIn({ out }).map(({ Id }) => Id),
    ids,
  );
  equal(ids.length, 2);
});

await check('project delete', async () => {
  await wrangler(['pages', 'project', 'delete', NAME, '--yes']);
  equal((await ask(`/pages/projects/${NAME}`, { raw: true })).status, 404);
});
