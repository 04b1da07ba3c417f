/** `flarewire deploy`: a folder as a Worker or a Pages project, by a plan. */
import {
  apply,
  DeployError,
  type DeployOptions,
  type DeployPlan,
  type DeployReport,
  type PagesPlan,
  PlanError,
  planDeploy,
  planPages,
} from 'flarewire/deploy';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import type { Session } from '../session.ts';
import type { ExitCode, Given, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { ACCOUNT_FLAG, accountOf, CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG } from './common.ts';

export const deploy: Verb = {
  summary: 'Deploy a folder as a Worker, or as a Pages project with --pages',
  takes: '[FOLDER]',
  flagged: [['assets', 'folder', 'dir', 'directory']],
  notes:
    'The folder contains a Wrangler configuration, or static files if --name is given. The plan is shown first. Values of --secrets are read from environment variables of the same names, or prompted for.',
  flags: {
    env: { type: 'string', value: 'NAME', about: 'environment of the configuration' },
    config: { type: 'string', value: 'FILE', about: 'name of the configuration in the folder' },
    name: { type: 'string', value: 'NAME', about: 'name of the Worker; overrides the configuration' },
    secrets: { type: 'string', value: 'A,B', about: 'secrets to set' },
    gradual: { type: 'string', value: '10,50', about: 'percentages of traffic to shift, step by step' },
    check: {
      type: 'string',
      value: 'URL',
      about: 'must respond with 2xx after each step; otherwise the previous deployment is restored',
    },
    settle: { type: 'string', value: 'SECONDS', about: 'wait before each check (default 5)' },
    prune: { type: 'boolean', about: 'delete routes and custom domains that are not in the configuration' },
    message: { type: 'string', value: 'TEXT', about: 'shown with the version' },
    pages: { type: 'string', value: 'PROJECT', about: 'deploy to this Pages project' },
    branch: {
      type: 'string',
      value: 'NAME',
      about: 'branch of a Pages project; any branch but the production branch creates a preview',
    },
    plan: { type: 'boolean', about: 'only show the plan' },
    json: { type: 'boolean', about: 'print JSON' },
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
    ...YES_FLAG,
  },
  run: async (given, io) => {
    const options = optionsOf(given, io);
    const session = await sessionOf(given, io);
    const planned = await planFor(given, session, io);
    const shown = `${lines(String(planned))}\n`;
    if (given.isOn('plan')) {
      await io.out(given.isOn('json') ? `${JSON.stringify(planned)}\n` : shown);
      return 0;
    }
    io.err(shown);
    const changes = planned.steps.filter(({ action }) => action !== 'keep').length;
    if (changes === 0) return 0;
    if (!(await confirmed(given, io, `This makes ${changes} ${changes === 1 ? 'change' : 'changes'}`))) return 2;
    const secrets = await secretsOf(given, session, io);
    return carryOut(
      given,
      session,
      planned,
      { ...options, ...(planned.kind === 'workers.scripts' && { secrets }) },
      io,
    );
  },
};

async function carryOut(
  given: Given,
  { client }: Session,
  planned: DeployPlan | PagesPlan,
  options: DeployOptions,
  io: Io,
): Promise<ExitCode> {
  try {
    await show(await apply(client, planned, options), given, io);
    return 0;
  } catch (error) {
    if (!(error instanceof DeployError) || io.interrupted.aborted) throw error;
    await show(error.report, given, io);
    io.err(`${plain(error.message)}\n`);
    return error.report.results.some(({ outcome }) => outcome === 'done') ? 3 : 1;
  }
}

async function show({ results, ...report }: DeployReport, given: Given, io: Io): Promise<void> {
  if (given.isOn('json')) {
    const steps = results.map(({ step: { name, action }, outcome, error }) => ({
      name,
      action,
      outcome,
      ...(error && { error: error.message }),
    }));
    await io.out(`${JSON.stringify({ ...report, results: steps })}\n`);
    return;
  }
  for (const { step, outcome } of results) await io.out(`${outcome.padEnd(7)} ${step.action} ${plain(step.name)}\n`);
  if (report.assets) await io.out(`sent    ${report.assets.uploaded} of ${report.assets.files} files\n`);
  if (report.url !== undefined) await io.out(`at      ${plain(report.url)}\n`);
}

const lines = (text: string): string => text.split('\n').map(plain).join('\n');

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

async function planFor(given: Given, session: Session, io: Io): Promise<DeployPlan | PagesPlan> {
  const { value, words, isOn } = given;
  const [folder = '.', more] = words;
  if (more !== undefined) throw new WrongInput(`Unexpected argument "${more}": this command takes one folder.`);
  const { client, env } = session;
  const named = value('account') ?? env.CLOUDFLARE_ACCOUNT_ID;
  const account_id = named === undefined ? undefined : await accountOf(given, session, io);
  const options = { signal: io.interrupted };
  const project = value('pages');
  try {
    if (project !== undefined)
      return await planPages(client, { folder, project, account_id, branch: value('branch') }, options);
    const source = {
      ...{ folder, account_id, environment: value('env'), config: value('config'), name: value('name') },
      ...{ secrets: listOf(value('secrets')), gradual: listOf(value('gradual')).map(Number) },
      ...{ prune: isOn('prune'), message: value('message') },
    };
    return await planDeploy(client, source, options);
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    throw new WrongInput(`${error.message}\nNothing was changed.`);
  }
}

/** @throws WrongInput */
function optionsOf({ value }: Given, io: Io): DeployOptions {
  const [check, settle] = [value('check'), value('settle')];
  if (check !== undefined && !/^https?:\/\//.test(check))
    throw new WrongInput(`--check must be an http:// or https:// URL, not "${check}".`);
  if (settle !== undefined && !(Number(settle) >= 0))
    throw new WrongInput(`--settle must be a number of seconds, not "${settle}".`);
  return {
    check,
    settle: settle === undefined ? undefined : Number(settle) * 1000,
    signal: io.interrupted,
    fetch: io.fetch,
    onProgress: ({ step, done, total }) => io.progress?.(`${done} of ${total}: ${step}`),
  };
}

/** Secrets are never arguments, which other users of the machine could read. @throws WrongInput */
async function secretsOf({ value }: Given, { env }: Session, io: Io): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {};
  const environment: Readonly<Record<string, string | undefined>> = { ...io.env, ...env };
  for (const name of listOf(value('secrets'))) {
    const text = environment[name] ?? (await io.ask?.(`Value of the secret ${name}: `, { isSecret: true }));
    if (!text)
      throw new WrongInput(
        `Missing value of the secret ${name}: set the environment variable ${name}. Nothing was changed.`,
      );
    secrets[name] = text;
  }
  return secrets;
}
