/** Commands as people type them first, after gh, kubectl, wrangler, flyctl and dnscontrol: they work, or name what does. */
import { index } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { wordsOf } from '@flarewire/snippets/command/words';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runWords, wordsIn } from '../test-support.ts';
import { verbOf } from '../verbs/index.ts';
import { inOwnWords } from './rewrites.ts';

let emulator: Emulator;
beforeAll(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = (line: string, answers?: readonly string[]) =>
  runWords(wordsIn(line), {
    fetch: (input, init) => emulator.fetch(input as string, init),
    ...(answers === undefined ? {} : { answers }),
  });

/** In order: later ones use what earlier ones made. */
const WORK = [
  'zones list',
  'zones ls',
  'zone list',
  'zone settings list --zone example.com',
  'zones show --zone example.com',
  'zones get example.com',
  'zones list --name example.com',
  "zones list --account 'Local account'",
  'zones create --name guessed.example',
  "zones add --name second.example --account 'Local account'",
  'dns list --zone example.com',
  'dns ls --zone example.com',
  'dns records ls --zone example.com',
  'records list --zone example.com',
  'dns records list --zone example.com --name www.example.com',
  'dns records list --zone example.com --name www',
  'dns records list --zone example.com --content 192.0.2.1',
  'dns records list --zone example.com --type A',
  'dns records list --zone example.com -o json',
  'dns records list --zone example.com -o yaml',
  'dns records list --zone example.com --output csv',
  '--zone example.com dns records list',
  '--json zones list',
  '-o json zones list',
  '--limit 1 zones list',
  'dns add --zone example.com --type A --name guess1 --content 192.0.2.1',
  'dns create --zone example.com --type A --name guess1 --content 192.0.2.1 --if-absent',
  'dns records create --zone example.com --type A --name @ --content 192.0.2.77',
  'dns records create --zone example.com --type A --name @ --content 192.0.2.77 --if-absent',
  'dns records new --zone example.com --type MX --name guess2 --content mail.example.com --priority 10',
  'kv list',
  'kv ls',
  'kv namespaces ls',
  'kv create --title guessed',
  'kv namespaces add --title guessed --if-absent',
  'kv show guessed',
  'kv rm guessed --yes',
  'dns show guess1 --zone example.com',
  'dns show guess2.example.com --zone example.com',
  'dns rm guess1 --zone example.com --yes',
  'r2 list',
  'r2 ls',
  'r2 create --name guessed-bucket',
  'r2 rm guessed-bucket --yes',
  'd1 list',
  'd1 create --name guessed-database',
  'd1 show guessed-database',
  'd1 rm guessed-database --yes',
  'workers list',
  'workers ls',
  'workers scripts ls',
  'pages list',
  'pages ls',
  'queues ls',
  'queue list',
  'tunnels list',
  'tunnel ls',
  'access list',
  'rulesets ls --zone example.com',
  'lists ls',
  'tokens list',
  'user show',
  'accounts ls',
  'account list',
  'zones settings show min_tls_version --zone example.com',
  'zones settings set min_tls_version --value 1.2 --zone example.com',
  'zones settings set min_tls_version --value 1.2 --zone www.example.com',
  'zero-trust access service-tokens list',
  // As kubectl, wrangler, flyctl, gh, aws, flarectl and cloudflared have them.
  'get zones',
  'list zones',
  'get zone example.com',
  'describe zone example.com',
  'dns list example.com',
  'dns records list example.com --type A',
  'dns records list --zone-id example.com',
  'zone settings list example.com',
  'rulesets list example.com',
  'certs list example.com',
  'kv namespace list',
  'kv namespace create by-name',
  'kv key put by-name greeting hello',
  'kv key get by-name greeting',
  'kv key list by-name',
  'kv key delete by-name greeting --yes',
  'get namespaces',
  'delete namespace by-name --yes',
  'r2 bucket create by-name',
  'r2 bucket list',
  'r2 bucket info by-name',
  'r2 bucket delete by-name --yes',
  'queues create by-name',
  'queues info by-name',
  'queue delete by-name --yes',
  'd1 create by-name',
  "d1 execute by-name --sql 'SELECT 1'",
  'db list',
  'd1 info by-name',
  'd1 delete by-name -y',
  'pages project list',
  'hyperdrive list',
  'vectorize list',
  'turnstile list',
  'images list',
  'access apps list',
  'access groups list',
  'access policies list',
  'gateway lists list',
  'gateway list',
  'tunnel create by-name',
  'tunnel info by-name',
  'tunnel delete by-name --yes',
  'members list',
  'domains list',
  'get dns-records --zone example.com',
  'kv:namespace list',
  'roles list',
  'pools ls',
  'monitors ls',
  'user info',
  'ips list',
  'auth status',
] as const;

test.each(WORK)('flarewire %s', async (line) => {
  const { code, err } = await flarewire(line);
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
});

test('no command of its own hides an operation', () => {
  const hidden = index()
    .operations.map(({ name }) => wordsOf(name))
    .filter((words) => verbOf(words) !== undefined);
  expect(hidden).toEqual([]);
});

test('no rewrite takes the words of an operation or of a group', () => {
  const taken = index().operations.flatMap(({ name }) => {
    const words = wordsOf(name);
    const lines = words.map((_, place) => words.slice(0, place + 1));
    return [...lines, [...words, 'x'], [...words, 'x', 'y']].filter(
      (line) => inOwnWords(line).join(' ') !== line.join(' '),
    );
  });
  expect(taken.map((line) => line.join(' '))).toEqual([]);
});

/** Errors for guesses that do not apply; they name the alternatives. */
const SUGGESTIONS: readonly (readonly [line: string, suggestion: string])[] = [
  ['dns records create example.com --type A --name x --content 192.0.2.1', 'Did you mean --zone example.com?'],
  ['dns records list --zone exmaple.com', 'Did you mean "example.com"?'],
  ['dns records lst --zone example.com', 'flarewire dns records list'],
  ['dns records create --zone example.com --type MX --name m --content mail.example.com', '--priority is missing'],
  ['dns records create --zone example.com --type A --name m', '--content is missing'],
  ['dns records create --zone example.com --type SRV --name _sip._tcp', '--data is missing'],
  ['zones delete other.example --zone example.com --yes', 'Two zones are given'],
  ["kv list --account 'Local acount'", 'Did you mean "Local account"?'],
  ['dns records create --zone example.com --type A --name m --content 192.0.2.1 --ttl 5m', '--ttl'],
  ['zones lits', 'flarewire zones list'],
  ['version', 'flarewire --version'],
  ['config', 'flarewire login'],
  ['dns records list --zone example.com --fromat json', '--json'],
  ["d1 execute shop --command 'SELECT 1'", '--sql'],
  ['d1 export shop', 'flarewire d1 database export'],
  ['kv bulk put pairs.json', 'flarewire kv import'],
  ['r2 object copy photos/cat.png', 'flarewire r2 cp'],
  ['s3 cp a r2://b/c', 'flarewire r2 cp'],
  ['route53 list-hosted-zones', 'flarewire zones list'],
  ['sts get-caller-identity', 'flarewire whoami'],
  ['configure', 'flarewire login'],
  ['zone purge example.com', 'flarewire purge --zone'],
  ['pages deploy dist', 'flarewire deploy dist --pages PROJECT'],
  ['tunnel token by-name', 'flarewire zero-trust tunnels cloudflared token get'],
  ['email routing list', 'flarewire email-routing'],
  ['dns export', 'flarewire dns records export'],
  ['waf attach', 'flarewire rule list'],
  ['cache clear --zone example.com', 'flarewire purge --zone ZONE --everything'],
  ['cache flush', 'flarewire purge --zone ZONE --everything'],
  ['zones list --dry-run', '--plan'],
  ['zones list --verbose', '--debug'],
  ['zones list --query name', '--jq'],
  ['push', 'flarewire dns apply'],
  ['preview', 'flarewire dns plan'],
  ['status', 'flarewire doctor'],
];

test.each(SUGGESTIONS)('flarewire %s suggests %s', async (line, suggestion) => {
  const { code, err } = await flarewire(line);
  expect([code === 0, err]).toEqual([false, expect.stringContaining(suggestion)]);
});
