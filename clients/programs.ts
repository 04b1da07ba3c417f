/** Third-party programs: their scenarios, requirements besides npm, and how they reach the emulator. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Program {
  /** Scenarios with this name or prefix. */
  readonly name: string;
  readonly what: string;
  /** The package whose version is reported. */
  readonly from: { readonly npm: string } | { readonly debian: string };
  /** Debian packages required by its scenarios. */
  readonly debian?: readonly string[];
  readonly reaches: string;
}

const PROXY = 'knows `api.cloudflare.com` alone: a proxy, and a certificate of the run';
const ISSUER = 'pebble';

export const PROGRAMS: readonly Program[] = [
  { name: 'wrangler', what: 'wrangler', from: { npm: 'wrangler' }, reaches: '`CLOUDFLARE_API_BASE_URL`' },
  {
    name: 'official',
    what: 'cloudflare, the official client',
    from: { npm: 'cloudflare' },
    reaches: 'the option `baseURL`',
  },
  {
    name: 'mocks-jest',
    what: 'Jest, with this client',
    from: { npm: 'jest' },
    reaches: 'sends nothing: it replaces `fetch`',
  },
  {
    name: 'alchemy',
    what: 'Alchemy, infrastructure as code',
    from: { npm: 'alchemy' },
    reaches: PROXY,
  },
  { name: 'drizzle-kit', what: 'Drizzle Kit, migrations over `d1-http`', from: { npm: 'drizzle-kit' }, reaches: PROXY },
  {
    name: 'unstorage',
    what: 'unstorage, driver `cloudflare-kv-http`',
    from: { npm: 'unstorage' },
    reaches: 'the option `apiURL`',
  },
  {
    name: 'certbot',
    what: 'certbot with its Cloudflare plugin',
    from: { debian: 'certbot' },
    debian: ['certbot', 'python3-certbot-dns-cloudflare', ISSUER],
    reaches: PROXY,
  },
  {
    name: 'dehydrated',
    what: 'dehydrated, with lexicon as its hook',
    from: { debian: 'dehydrated' },
    debian: ['dehydrated', 'lexicon', ISSUER],
    reaches: PROXY,
  },
  { name: 'lexicon', what: 'lexicon', from: { debian: 'lexicon' }, debian: ['lexicon'], reaches: PROXY },
  {
    name: 'ddclient',
    what: 'ddclient',
    from: { debian: 'ddclient' },
    debian: ['ddclient'],
    reaches: 'the setting `server`',
  },
  {
    name: 'aws-s3',
    what: 'the AWS SDK for JavaScript, over the S3 API',
    from: { npm: '@aws-sdk/client-s3' },
    reaches: 'the option `endpoint`',
  },
  {
    name: 'rclone',
    what: 'rclone, over the S3 API',
    from: { debian: 'rclone' },
    debian: ['rclone'],
    reaches: 'the setting `endpoint`',
  },
];

const list = readFileSync(join(import.meta.dirname, 'debian-packages.txt'), 'utf8');
/** A package, and a file that is there when it is installed. `.ci/run` reads the same lines. */
const files = new Map(
  list
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', file = ''] = line.split(' ');
      return [name, file];
    }),
);

export function programOf(scenario: string): Program {
  const found = PROGRAMS.find(({ name }) => scenario === name || scenario.startsWith(`${name}-`));
  if (found === undefined) throw new Error(`${scenario} belongs to no program of clients/programs.ts: add it there.`);
  return found;
}

/** Missing requirements of a scenario on this machine. */
export function missingPackages(scenario: string, isThere: (file: string) => boolean = existsSync): readonly string[] {
  return (programOf(scenario).debian ?? []).filter((name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${name} has no line in clients/debian-packages.txt: add it there.`);
    return !isThere(file);
  });
}

/** The installed version. */
export function versionOf({ from }: Program): string {
  if ('debian' in from) {
    const [, version = ''] = execFileSync('dpkg-query', ['--show', from.debian], { encoding: 'utf8' }).split(/\s/);
    return `Debian ${version}`;
  }
  const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  return `npm ${devDependencies[from.npm]}`;
}
