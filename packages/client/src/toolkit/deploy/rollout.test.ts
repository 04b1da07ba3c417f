/** Traffic shares, checks, and rollback. */
import { beforeEach, describe, expect, it } from 'vitest';
import { apply, DeployError, planDeploy } from './deploy.ts';
import { CODE, config, folderOf, local, put } from './test-support.ts';

type Local = Awaited<ReturnType<typeof local>>;
let { emulator, client, account_id }: Local = {} as Local; // set before each test
let folder = '';
let first = '';
beforeEach(async () => {
  ({ emulator, client, account_id } = await local());
  folder = folderOf({ 'wrangler.toml': config('logpush = true\n'), 'worker.js': CODE });
  first = (await apply(client, await planDeploy(client, { folder }))).version_id ?? '';
  put(folder, { 'worker.js': `${CODE}// second\n` });
});

/** Traffic shares of all deployments, oldest first. */
const shares = async () => {
  const { deployments } = await client.workers.scripts.deployments.list('shop', { account_id });
  return deployments
    .map(({ versions }) =>
      versions
        .map(({ version_id, percentage }) => `${version_id === first ? 'old' : 'new'} ${percentage}`)
        .sort()
        .join(', '),
    )
    .reverse();
};
const failing = async (promise: Promise<unknown>): Promise<DeployError> => {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof DeployError)) throw new Error(`expected a DeployError, found ${String(error)}`);
  return error;
};

describe('a check that hangs', () => {
  it('a hanging check ends with the deadline, and the previous deployment is restored', async () => {
    const plan = await planDeploy(client, { folder, gradual: [10] });
    const error = await failing(apply(client, plan, { deadline: 100, settle: 0, check: () => new Promise(() => {}) }));
    expect(error.message).toContain(
      'the health check failed at 10 %: the check did not finish within 100 ms; rolled back to version',
    );
    expect(error.report.rolledBack?.versions).toEqual([{ version_id: first, percentage: 100 }]);
    const silent = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const again = await failing(
      apply(client, await planDeploy(client, { folder }), {
        deadline: 100,
        settle: 0,
        check: 'https://shop.example/up',
        fetch: silent,
      }),
    );
    expect(again.message).toContain('within 100 ms; rolled back to version');
  });

  it('it is reported that the bad version is live if the rollback fails or is impossible', async () => {
    const plan = await planDeploy(client, { folder });
    const check = () => {
      emulator.faults.add({ operation: 'workers.scripts.deployments.create', fault: { status: 403 } });
      return false;
    };
    const error = await failing(apply(client, plan, { settle: 0, check }));
    expect(error.message).toMatch(
      /failed at 100 %: the check returned false; version \S+ still receives traffic because the rollback failed too/,
    );
    emulator.faults.clear();
    const fresh = folderOf({ 'wrangler.toml': config().replace('shop', 'fresh'), 'worker.js': CODE });
    const alone = await failing(
      apply(client, await planDeploy(client, { folder: fresh }), { settle: 0, check: () => false }),
    );
    expect(alone.message).toMatch(/version \S+ is live: there is no previous version to roll back to/);
  });
});

describe('a gradual deployment', () => {
  it('a gradual deployment raises the share step by step, with a check after each', async () => {
    const plan = await planDeploy(client, { folder, gradual: [0, 20, 50] });
    expect(String(plan)).toContain('~ change Worker shop: code; to 0 %, 20 %, 50 %, 100 %');
    const [seen, steps]: [number[], string[]] = [[], []];
    const report = await apply(client, plan, {
      check: ({ percentage, version_id }) => {
        expect(version_id).not.toBe(first);
        seen.push(percentage);
      },
      onProgress: ({ step, done, total }) => steps.push(`${done}/${total} ${step}`),
    });
    expect(seen).toEqual([0, 20, 50, 100]);
    expect(steps).toEqual([
      '0/1 Worker shop',
      '0/1 0 % of the traffic',
      '0/1 20 % of the traffic',
      '0/1 50 % of the traffic',
      '0/1 100 % of the traffic',
    ]);
    expect(await shares()).toEqual(['old 100', 'new 0, old 100', 'new 20, old 80', 'new 50, old 50', 'new 100']);
    expect(report.version_id).not.toBe(first);
    expect((await planDeploy(client, { folder })).steps.filter(({ action }) => action !== 'keep')).toEqual([]);
  });

  it('a gradual deployment is rolled back and reported if a check fails', async () => {
    const plan = await planDeploy(client, { folder, gradual: [20] });
    const asked: string[] = [];
    const error = await failing(
      apply(client, plan, {
        check: 'https://shop.example/health?deep=1',
        fetch: async (url, init) => {
          asked.push(`${String(url)} ${new Headers(init?.headers).get('cloudflare-workers-version-overrides')}`);
          return new Response(null, { status: 503 });
        },
      }),
    );
    expect(error.message).toBe(
      `deploy shop: Worker shop: the health check failed at 20 %: https://shop.example/health responded with 503, expected 2xx; rolled back to version ${first}`,
    );
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/health\?deep=1 shop="[\w-]{36}"$/)]);
    expect(error.report.rolledBack).toMatchObject({ versions: [{ version_id: first, percentage: 100 }] });
    expect(error.report.results.map(({ outcome }) => outcome)).toEqual(['failed']);
    expect(await shares()).toEqual(['old 100', 'new 20, old 80', 'old 100']);
  });

  it('each share is deployed once although responses are lost', async () => {
    const plan = await planDeploy(client, { folder, gradual: [20] });
    emulator.faults.add({ method: 'POST', every: 2, fault: 'lostAnswer' });
    await apply(client, plan);
    expect(await shares()).toEqual(['old 100', 'new 20, old 80', 'new 100']);
    expect(await client.workers.scripts.versions.list('shop', { account_id }).all()).toHaveLength(2);
  });

  it('an aborted deployment is rolled back', async () => {
    const plan = await planDeploy(client, { folder, gradual: [20] });
    const controller = new AbortController();
    const { signal } = controller;
    const error = await failing(apply(client, plan, { signal, check: () => controller.abort(new Error('enough')) }));
    expect(error.message).toContain('enough; rolled back');
    expect((await shares()).at(-1)).toBe('old 100');
  });

  it('gradual shares are rejected together with a migration, and if they do not increase', async () => {
    put(folder, { 'wrangler.toml': config('migrations = [{ tag = "v1", new_classes = ["A"] }]\n') });
    await expect(planDeploy(client, { folder, gradual: [10] })).rejects.toThrow('deploy without gradual');
    await expect(planDeploy(client, { folder, gradual: [50, 20, 100] })).rejects.toThrow(
      'each larger than the one before',
    );
  });
});

describe('a deployment at once', () => {
  it('a deployment is rolled back if its check fails', async () => {
    const error = await failing(apply(client, await planDeploy(client, { folder }), { check: () => false }));
    expect(error.message).toContain('failed at 100 %: the check returned false; rolled back');
    expect(await shares()).toEqual(['old 100', 'new 100', 'old 100']);
  });

  it('a deployment is rejected if something changed since the plan was made', async () => {
    const plan = await planDeploy(client, { folder });
    put(folder, { 'worker.js': `${CODE}// third\n` });
    await expect(apply(client, plan)).rejects.toThrow('files or settings were changed since the plan was made');
    const other = await planDeploy(client, { folder });
    await client.workers.scripts.deployments.create('shop', {
      account_id,
      strategy: 'percentage',
      versions: [{ version_id: first, percentage: 100 }],
    });
    await expect(apply(client, other)).rejects.toThrow('something else was deployed since the plan was made');
  });

  it('a deployment continues where it ended, without a second version', async () => {
    put(folder, { 'wrangler.toml': config('[triggers]\ncrons = ["0 6 * * *"]\n') });
    const plan = await planDeploy(client, { folder, secrets: ['KEY'] });
    emulator.faults.add({ operation: 'workers.scripts.schedules.update', times: 1, fault: { status: 403 } });
    const secrets = { KEY: 'x' };
    const error = await failing(apply(client, plan, { secrets }));
    expect(error.report.results.map(({ step, outcome }) => `${step.name}: ${outcome}`)).toEqual([
      'secret KEY: done',
      'Worker shop: done',
      'cron triggers: failed',
    ]);
    const again = await apply(client, plan, { secrets });
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['already', 'already', 'done']);
    expect(await client.workers.scripts.versions.list('shop', { account_id }).all()).toHaveLength(2);
  });
});
