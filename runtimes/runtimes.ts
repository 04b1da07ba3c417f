/** The runtimes: their locations, and how each runs the suite. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { PageServer } from './page-server.ts';
import { output, start, stop } from './processes.ts';
import type { Stage } from './stage.ts';

export interface Result {
  readonly name: string;
  readonly ms: number;
  /** Absent when the check passed. */
  readonly error?: string;
}

export interface World {
  readonly stage: Stage;
  readonly pages: PageServer;
  /** Settings of the suite: origins of the servers. */
  readonly settings: object;
}

export interface Runtime {
  readonly name: string;
  /** Suite to run: that of the client, or that of the emulator. */
  readonly suite: 'client' | 'emulator';
  readonly kind: 'node' | 'deno' | 'bun' | 'workerd' | 'chromium';
  /** Possible locations, and a hint if it is in none of them. */
  readonly places: readonly string[];
  readonly remedy: string;
  version(command: string): Promise<string>;
  run(command: string, world: World): Promise<Result[]>;
}

/** Time limit of a runtime's whole run; the suite itself ends earlier. */
const LIMIT = 300_000;

const modules = join(import.meta.dirname, 'node_modules');
const root = join(import.meta.dirname, '..');
const exe = process.platform === 'win32' ? '.exe' : '';

const REMEDY = 'run npm ci in runtimes';

/** A clean environment: no proxy, no Node options, no credentials of this machine. */
const bareEnv = (more: object = {}): Record<string, string> => {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  return { PATH, HOME, ...(SystemRoot && { SystemRoot }), ...more };
};
const withToken = () => bareEnv({ CLOUDFLARE_API_TOKEN: 'token-of-the-environment\n' });

const resultsIn = (report: string): Result[] => JSON.parse(report).results;

/** Parses the output of `main.mjs`: started checks, the report, and whether the program had to be killed. */
function resultsOf(text: string): Result[] {
  const lines = text.trim().split('\n');
  const report = lines.find((line) => line.startsWith('{"results"'));
  const printed = lines.filter((line) => !/^\{"(begun|results|alive)"/.test(line));
  if (!report || printed.length > 0) throw new Error(`It printed ${printed.join('\n') || 'no report'}`);
  const alive = { name: 'lets the program end', ms: 0, error: 'Error: something kept it alive for 3 s' };
  return [...resultsIn(report), ...(lines.includes('{"alive":true}') ? [alive] : [])];
}

/** Runtimes that run a program with arguments. */
const program = (
  name: string,
  kind: Runtime['kind'],
  place: string,
  args: (stage: Stage) => readonly string[],
  more: object = {},
): Runtime => ({
  name,
  suite: 'client',
  kind,
  places: [place],
  remedy: REMEDY,
  version: (command) => output(command, ['--version'], { timeout: 10_000, env: bareEnv() }),
  async run(command, { stage, settings }) {
    const json = JSON.stringify({ ...settings, ...more, name, kind, environment: true });
    // Any output besides the report fails the run.
    const options = { cwd: dirname(stage.main), env: withToken(), timeout: LIMIT, silent: true };
    return resultsOf(await output(command, [...args(stage), stage.main, json], options));
  },
});

const node = (name: string, place: string, more?: object) =>
  program(name, 'node', place, () => ['--throw-deprecation'], more);

/** The same checks with `flarewire/node` instead of `fetch`. */
const withTransport = (name: string, place: string) => node(`${name}-transport`, place, { transport: true });

const DENO = join(modules, 'deno', `deno${exe}`);
const DENO_OFFLINE = ['--no-prompt', '--no-lock', '--no-remote', '--node-modules-dir=manual', '--cached-only'];

const deno = program('deno', 'deno', DENO, ({ folder }) => [
  ...['run', ...DENO_OFFLINE],
  // One variable may be read: reading any other throws.
  ...['--allow-net=127.0.0.1', '--allow-env=CLOUDFLARE_API_TOKEN', `--allow-read=${folder}`],
]);

const BUN = join(modules, 'bun/bin/bun.exe');

const bun = program('bun', 'bun', BUN, () => ['run', '--no-install']);

const WORKERD_CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = (
      modules = [ ( name = "worker.mjs", esModule = embed "worker.bundle.mjs" ) ],
      compatibilityDate = "COMPATIBILITY_DATE",
    ) ),
    ( name = "internet", network = ( allow = ["public", "private"] ) ),
  ],
  sockets = [ ( name = "http", address = "127.0.0.1:0", http = (), service = "main" ) ],
);
`;

/** Without compatibility flags: nothing of Node is available. */
const workerd: Runtime = {
  name: 'workerd',
  suite: 'client',
  kind: 'workerd',
  places: [join(modules, 'workerd/bin', `workerd${exe}`)],
  remedy: REMEDY,
  version: (command) => output(command, ['--version'], { timeout: 10_000, env: bareEnv() }),
  async run(command, { stage, settings }) {
    const config = join(dirname(stage.worker), 'config.capnp');
    const version = await workerd.version(command);
    const [date = ''] = /\d{4}-\d{2}-\d{2}/.exec(version) ?? [];
    writeFileSync(config, WORKERD_CONFIG.replace('COMPATIBILITY_DATE', date));
    // workerd reports its port on descriptor 3.
    const args = ['serve', config, '--control-fd=3'];
    const child = start(command, args, { env: bareEnv(), stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    try {
      const written = collect(child.stdout, child.stderr);
      const port = await reported(child.stdio[3] as Readable, /"port":(\d+)/, written); // descriptor 3 is a pipe, see above
      const body = JSON.stringify({ ...settings, name: 'workerd', kind: 'workerd', environment: false });
      const signal = AbortSignal.timeout(LIMIT);
      const report = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, signal });
      const text = await report.text();
      if (!report.ok || written.text !== '') throw new Error(`workerd: ${report.status} ${text}\n${written.text}`);
      return resultsIn(text);
    } finally {
      stop(child);
    }
  },
};

interface Written {
  text: string;
}

function collect(...streams: (Readable | null)[]): Written {
  const written = { text: '' };
  for (const stream of streams)
    stream?.on('data', (data) => {
      written.text += data;
    });
  return written;
}

/** The first match in the output of a stream. */
async function reported(stream: Readable, pattern: RegExp, written: Written): Promise<string> {
  let text = '';
  const timer = setTimeout(() => stream.destroy(), 10_000);
  try {
    for await (const data of stream) {
      text += data;
      const [, found] = pattern.exec(text) ?? [];
      if (found) return found;
    }
  } catch {
    // Destroyed by the time limit.
  } finally {
    clearTimeout(timer);
  }
  throw new Error(`It did not start: ${text}${written.text}`);
}

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, `${name}${exe}`));

const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update', '--no-proxy-server', '--disable-dev-shm-usage'],
];

const chromium: Runtime = {
  name: 'chromium',
  suite: 'client',
  kind: 'chromium',
  places: [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    ...['chromium', 'chromium-browser', 'google-chrome'].flatMap(inPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  remedy: 'install it (Debian: apt-get install chromium), or set CHROMIUM to its path',
  version: (command) => output(command, ['--version', '--no-sandbox'], { timeout: 20_000, env: bareEnv() }),
  async run(command, { stage, pages, settings }) {
    const profile = join(stage.folder, 'chromium');
    mkdirSync(profile, { recursive: true });
    const done = pages.report(readFileSync(stage.page), {
      ...settings,
      name: 'chromium',
      suite: 'client',
      kind: 'chromium',
      environment: false,
    });
    const args = [...FLAGS, `--user-data-dir=${profile}`, `${pages.origin}/`];
    const child = start(command, args, { env: bareEnv({ HOME: profile }), stdio: ['ignore', 'ignore', 'pipe'] });
    const written = collect(child.stderr);
    const ended = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('close', () => reject(new Error(`Chromium ended without a report:\n${written.text.slice(-2000)}`)));
    });
    const timer = setTimeout(() => stop(child), LIMIT);
    try {
      return resultsIn(await Promise.race([done, ended]));
    } finally {
      clearTimeout(timer);
      stop(child);
    }
  },
};

const nodeOf = (alias: string) => join(modules, alias, 'bin', `node${exe}`);

const nodes = [
  ['node20', nodeOf('node20')],
  ['node22', nodeOf('node22')],
  ['node24', join(root, 'node_modules/node/bin', `node${exe}`)],
] as const;

/** Packages are built and programs started, which takes longer than the client's suite. */
const EMULATOR_LIMIT = 300_000;

/** The packed emulator and the packed command on Node, Deno or Bun. */
const emulatorOn = (
  kind: 'node' | 'deno' | 'bun',
  name: string,
  place: string,
  args: readonly string[] = [],
): Runtime => ({
  name: `${name}-emulator`,
  suite: 'emulator',
  kind,
  places: [place],
  remedy: REMEDY,
  version: (command) => output(command, ['--version'], { timeout: 10_000, env: bareEnv() }),
  async run(command, { stage }) {
    const program = await stage.emulator();
    const options = { cwd: dirname(program), env: bareEnv(), timeout: EMULATOR_LIMIT };
    return resultsOf(await output(command, [...args, program], options));
  },
});

export const runtimes: readonly Runtime[] = [
  ...nodes.map(([name, place]) => node(name, place)),
  ...nodes.map(([name, place]) => withTransport(name, place)),
  deno,
  bun,
  workerd,
  chromium,
  // The oldest version that the packages support, and the newest.
  emulatorOn('node', 'node22.20', nodeOf('node22-oldest')),
  emulatorOn('node', 'node24', nodes[2][1]),
  emulatorOn('deno', 'deno', DENO, ['run', '--allow-all', ...DENO_OFFLINE]),
  emulatorOn('bun', 'bun', BUN, ['run', '--no-install']),
];

/** The program of a runtime; undefined if it is not found. */
export const find = ({ places }: Runtime): string | undefined => places.find((place) => existsSync(place));
