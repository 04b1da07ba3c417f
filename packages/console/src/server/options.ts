/** Parses the command line of `npx @flarewire/console` into options or a usage error. */
import { parseArgs } from 'node:util';
import { PROFILE_NAME } from './links/profile-name.ts';

export interface CliOptions {
  /** Undefined if not given: the default port, or the next free one. */
  readonly port: number | undefined;
  readonly emulatorPort: number | undefined;
  /** Undefined if not given: the default port, or the next free one, if Workers can run. */
  readonly edgePort: number | undefined;
  /** Folder of the state; undefined for in memory. */
  readonly data: string | undefined;
  /** Path of a seed, `default`, or `none`. */
  readonly seed: string;
  /** Maximum number of requests in the journal. */
  readonly journal: number;
  readonly live: boolean;
  readonly baseURL: string | undefined;
  /** Profile names; empty for unnamed credentials. */
  readonly profiles: readonly string[];
  readonly quiet: boolean;
  /** Folder of sent and saved calls; undefined for the default, `none` for memory only. */
  readonly calls: string | undefined;
  /** Source of jobs to show: path of a journal, `redis` or `redis://…`. */
  readonly jobs: string | undefined;
}

export type ParsedOptions =
  | { readonly options: CliOptions }
  | { readonly print: 'help' | 'version' }
  /** Print a fresh link of a running console, on this port if several run. */
  | { readonly link: { readonly port: number | undefined } }
  /** Write the console as files to this folder. */
  | { readonly static: string }
  | { readonly wrong: string };

export const DEFAULT_PORT = 4400;
export const DEFAULT_EMULATOR_PORT = 8787;
export const DEFAULT_EDGE_PORT = 8788;
const DEFAULT_JOURNAL = 10_000;

/** @param command the words that start the program */
export const usage = (command = 'npx @flarewire/console'): string => `Usage: ${command} [options]
       npx @flarewire/console link [--port N]    print a fresh link of a console that is running
       npx @flarewire/console --static DIR       write the console as files, with the emulator in the page

Opens a web console for the Cloudflare API on this machine, with the emulator behind it.

  --port N           port on 127.0.0.1 (default ${DEFAULT_PORT}, or the next free one; 0 picks any)
  --calls DIR        store sent and saved calls here instead of your state folder; 'none' to store none
  --jobs FILE        show and control the job of this journal of @flarewire/bulk; 'redis' for the jobs of REDIS_URL
  --quiet            print the link only
  --help             print this help
  --version          print the version

The emulator:
  --emulator-port N  port on 127.0.0.1 (default ${DEFAULT_EMULATOR_PORT}, or the next free one; 0 picks any)
  --edge-port N      serve deployed Workers and zones on this port of 127.0.0.1 (default ${DEFAULT_EDGE_PORT}, or the next
                     free one, where miniflare is installed; 0 picks any)
  --data DIR         store its state in this folder
  --memory           keep the state in memory only (the default)
  --seed FILE        initial state, in YAML or JSON; 'none' for nothing (default 'default': some zones)
  --journal N        keep the last N requests for the inspector (default ${DEFAULT_JOURNAL})

A real account instead:
  --live             use CLOUDFLARE_API_TOKEN, or CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL; read-only until you allow changes
  --profile NAME     use the credentials of this name: CLOUDFLARE_API_TOKEN_NAME, or those in profiles.json of your
                     configuration folder; 'emulator' is the one on this machine. Repeat it for several profiles
  --base-url URL     call this address instead of Cloudflare's

Without a server:
  --static DIR       write the console to this folder, to be served as files; the emulator runs in the page

Exit codes: 0 stopped on request, 1 failed, 2 invalid options.`;

const FLAGS = {
  port: { type: 'string' },
  'emulator-port': { type: 'string' },
  'edge-port': { type: 'string' },
  data: { type: 'string' },
  memory: { type: 'boolean' },
  seed: { type: 'string' },
  journal: { type: 'string' },
  live: { type: 'boolean' },
  'base-url': { type: 'string' },
  profile: { type: 'string', multiple: true },
  calls: { type: 'string' },
  jobs: { type: 'string' },
  static: { type: 'string' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

type Flags = {
  [name in keyof typeof FLAGS]?: (typeof FLAGS)[name] extends { readonly multiple: true }
    ? string[]
    : (typeof FLAGS)[name]['type'] extends 'boolean'
      ? boolean
      : string;
};

export function parseOptions(argv: readonly string[]): ParsedOptions {
  const isLink = argv[0] === 'link';
  const flags = readFlags(isLink ? argv.slice(1) : argv);
  if (typeof flags === 'string') return { wrong: flags };
  if (flags.help) return { print: 'help' };
  if (flags.version) return { print: 'version' };
  const mistake = mistakeIn(flags);
  if (mistake !== undefined) return { wrong: mistake };
  if (isLink) return linkOf(flags);
  if (flags.static !== undefined) return staticOf(flags.static, flags);
  return {
    options: {
      port: numberOf(flags.port),
      emulatorPort: numberOf(flags['emulator-port']),
      edgePort: numberOf(flags['edge-port']),
      data: flags.data,
      seed: flags.seed ?? 'default',
      journal: numberOf(flags.journal) ?? DEFAULT_JOURNAL,
      live: flags.live === true,
      baseURL: flags['base-url'],
      profiles: flags.profile ?? [],
      quiet: flags.quiet === true,
      calls: flags.calls,
      jobs: flags.jobs,
    },
  };
}

function staticOf(folder: string, { static: _, ...others }: Flags): ParsedOptions {
  const [other] = Object.keys(others);
  if (other !== undefined)
    return { wrong: wrong(other, 'it starts a server; --static only writes files', `--static ${folder}`) };
  return folder === '' ? { wrong: wrong('static', "'' is not a folder", '--static ./console') } : { static: folder };
}

function linkOf({ port, ...others }: Flags): ParsedOptions {
  const [other] = Object.keys(others);
  return other === undefined
    ? { link: { port: numberOf(port) } }
    : { wrong: wrong(other, 'it starts a console; link takes --port alone', 'link') };
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** The parsed flags, or an error message. */
function readFlags(argv: readonly string[]): Flags | string {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
    if (positionals.length === 0) return values;
    return `'${positionals[0]}' is an unexpected argument; options start with --.\nTry: npx @flarewire/console --help`;
  } catch (error) {
    // The runtime's message names the flag; its remark about positionals would only confuse.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=['"])\. /);
    return `${reason.replace(/\.$/, '')}.\nTry: npx @flarewire/console --help`;
  }
}

const LOCAL_FLAGS = ['emulator-port', 'edge-port', 'data', 'memory', 'seed', 'journal'] as const;

function mistakeIn(flags: Flags): string | undefined {
  const { data, memory, seed, journal, live, 'base-url': baseURL } = flags;
  for (const name of ['port', 'emulator-port', 'edge-port'] as const) {
    const text = flags[name];
    if (text !== undefined && !(/^\d{1,5}$/.test(text) && Number(text) <= 65_535)) {
      return wrong(name, `'${text}' is not a port from 0 to 65535`, `--${name} ${DEFAULT_PORT}`);
    }
  }
  const local = live ? LOCAL_FLAGS.find((name) => flags[name] !== undefined) : undefined;
  if (local !== undefined)
    return wrong(local, 'it applies to the emulator and cannot be combined with --live', '--live');
  if (baseURL !== undefined && !live)
    return wrong('base-url', 'it is only valid with --live', `--live --base-url ${baseURL}`);
  const wrongProfile = profileMistake(flags);
  if (wrongProfile !== undefined) return wrong('profile', wrongProfile, '--live --profile production');
  if (data === '') return wrong('data', "'' is not a folder", '--data ./state');
  if (data !== undefined && memory) return wrong('memory', 'it cannot be combined with --data', `--data ${data}`);
  if (flags.calls === '') return wrong('calls', "'' is not a folder", '--calls none');
  const wrongJobs = jobsMistake(flags);
  if (wrongJobs !== undefined) return wrong('jobs', wrongJobs, '--jobs redis');
  if (seed === '') return wrong('seed', "'' is not a file", '--seed default');
  if (journal !== undefined && !/^[1-9]\d{0,5}$/.test(journal)) {
    return wrong('journal', `'${journal}' is not a number from 1 to 999999`, `--journal ${DEFAULT_JOURNAL}`);
  }
  return undefined;
}

/** Command lines are visible to every user of the machine. */
function jobsMistake({ jobs }: Flags): string | undefined {
  if (jobs === '') return "'' is not a file";
  if (jobs !== undefined && /^rediss?:.*@/.test(jobs)) return 'a password is safe in REDIS_URL only';
  return undefined;
}

function profileMistake({ profile = [], live, 'base-url': baseURL }: Flags): string | undefined {
  const name = profile.find((one) => !PROFILE_NAME.test(one));
  if (name !== undefined)
    return `'${name}' is not a valid name: use up to 30 lower-case letters, digits and hyphens, starting with a letter`;
  if (profile.length > 0 && !live) return 'it is only valid with --live';
  if (profile.length > 0 && baseURL !== undefined)
    return 'it cannot be combined with --base-url; profiles.json can hold a baseURL';
  if (profile.length > MAX_PROFILES) return `at most ${MAX_PROFILES} profiles are allowed`;
  return new Set(profile).size < profile.length ? 'each profile can be named once' : undefined;
}

const MAX_PROFILES = 6;

function wrong(flag: string, why: string, next: string): string {
  return `--${flag}: ${why}.\nTry: npx @flarewire/console ${next}`;
}
