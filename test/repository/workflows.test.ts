/** GitHub workflows: valid, with least privileges, running `.ci/run` so that pull requests and local runs agree. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix?: { readonly runner?: readonly string[] } };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly uses?: string;
  readonly needs?: string;
  readonly if?: string;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const github = join(root, '.github');
const text = (name: string): string => readFileSync(join(github, name), 'utf8');
const yamlFiles = readdirSync(github, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yml'));
const workflows = readdirSync(join(github, 'workflows'));

/** A parsed file of .github; YAML problems, including duplicate keys, fail the test. */
function parse(name: string): unknown {
  const document = parseDocument(text(name));
  expect([...document.errors, ...document.warnings].map(({ message }) => `${name}: ${message}`)).toEqual([]);
  return document.toJS();
}

const workflow = (name: string): Workflow => parse(`workflows/${name}`) as Workflow; // the tests validate the fields they use
const jobsOf = (name: string): [string, Job][] => Object.entries(workflow(name).jobs);
const stepsOf = (name: string): Step[] => jobsOf(name).flatMap(([, job]) => job.steps ?? []);

test.each(yamlFiles)('%s is valid YAML', (name) => {
  expect(parse(name)).toBeTypeOf('object');
});

describe.each(workflows)('%s', (name) => {
  test('the workflow runs .ci/run, directly or through ci.yml', () => {
    const runs = stepsOf(name).some(({ run }) => run === '.ci/run');
    expect(runs || jobsOf(name).some(([, job]) => job.uses === './.github/workflows/ci.yml')).toBe(true);
  });

  test('every action is pinned to a commit, with its version in a comment', () => {
    const used = [...text(`workflows/${name}`).matchAll(/uses: (\S+)(.*)/g)];
    expect(used.length).toBeGreaterThan(0);
    for (const [, action = '', comment = ''] of used.filter(([, one = '']) => !one.startsWith('./'))) {
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  test('the workflow may only read the repository, unless a job requests more', () => {
    expect(workflow(name).permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow(name).on)).not.toContain('pull_request_target');
  });

  test('jobs have a fixed runner image and a time limit', () => {
    for (const [, job] of jobsOf(name).filter(([, one]) => one.steps)) {
      const runner = job['runs-on'] ?? '';
      const runners = runner.includes('matrix.runner') ? (job.strategy?.matrix?.runner ?? []) : [runner];
      expect(runners).not.toEqual([]);
      for (const one of runners) expect(one).toMatch(/^(ubuntu-\d+\.\d+|macos-\d+|windows-\d+)(-\w+)?$/);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  });

  test('scripts contain no interpolated expressions', () => {
    const scripts = stepsOf(name).flatMap(({ run }) => run ?? []);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });

  test('the workflow uses existing scripts and programs', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const all = stepsOf(name).flatMap(({ run }) => run ?? []);
    const called = all.flatMap((script) => [...script.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, one]) => one));
    const programs = all.flatMap((script) => script.match(/(?<![\w./-])(?:\.ci|tools)\/[\w./-]+/g) ?? []);
    expect(called.filter((one) => !(`${one}` in scripts))).toEqual([]);
    expect(programs.filter((one) => !existsSync(join(root, one)))).toEqual([]);
  });
});

describe('release.yml', () => {
  const jobs = workflow('release.yml').jobs;

  test('release.yml is the only workflow that requests an identity token, in its publish job', () => {
    const asking = workflows.flatMap((name) =>
      jobsOf(name).flatMap(([key, job]) => (job.permissions?.['id-token'] ? [`${name}: ${key}`] : [])),
    );
    expect(asking).toEqual(['release.yml: publish']);
    expect(jobs.publish?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });

  test('release.yml publishes with provenance, without a secret, after all tests', () => {
    expect(text('workflows/release.yml')).toContain('NPM_CONFIG_PROVENANCE: "true"');
    expect(text('workflows/release.yml')).not.toMatch(/secrets\.|NPM_TOKEN|NODE_AUTH_TOKEN/);
    expect([jobs.publish?.needs, jobs.version?.needs]).toEqual(['version', 'test']);
    expect(jobs.publish?.if).toContain("vars.PUBLISH == 'true'");
  });
});

test('the scripts of .ci are valid for bash', () => {
  for (const name of readdirSync(join(root, '.ci'))) {
    const check = () => execFileSync('bash', ['-n', join(root, '.ci', name)], { stdio: 'pipe' });
    expect(check, name).not.toThrow();
  }
});

test('dependabot.yml covers every lock file and the actions, each in groups', () => {
  interface Update {
    readonly 'package-ecosystem': string;
    readonly directory: string;
    readonly groups?: object;
  }
  const { updates } = parse('dependabot.yml') as { readonly updates: readonly Update[] }; // the structure of the format
  const tracked = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' });
  const folders = tracked
    .trim()
    .split('\n')
    .map((file) => `/${file.replace(/\/?package-lock\.json$/, '')}`);
  const covered = updates.map((update) => `${update['package-ecosystem']} ${update.directory}`);
  expect(covered.sort()).toEqual([...folders.map((folder) => `npm ${folder}`), 'github-actions /'].sort());
  expect(updates.filter(({ groups }) => groups === undefined)).toEqual([]);
});
