/** Commands as people type them first, after gh, kubectl, wrangler, flyctl and dnscontrol: they work, or name what does. */
import { index } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { wordsOf } from '@flarewire/snippets/command/words';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runWords, wordsIn } from '../test-support.ts';
import { verbOf } from '../verbs/index.ts';

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

/** Errors for guesses that do not apply; they name the alternatives. */
const SUGGESTIONS: readonly (readonly [line: string, suggestion: string])[] = [
  ['dns records list example.com', 'Did you mean --zone example.com?'],
  ['dns records list --zone exmaple.com', 'Did you mean "example.com"?'],
  ['dns records lst --zone example.com', 'flarewire dns records list'],
  ['dns records create --zone example.com --type MX --name m --content mail.example.com', '--priority is missing'],
  ['dns records create --zone example.com --type A --name m', '--content is missing'],
  ['dns records create --zone example.com --type A --name m --content 192.0.2.1 --ttl 5m', '--ttl'],
  ['zones lits', 'flarewire zones list'],
  ['get zones', 'flarewire zones get'],
  ['list zones', 'flarewire zones list'],
  ['version', 'flarewire --version'],
  ['config', 'flarewire login'],
  ['dns records list --zone example.com --fromat json', '--json'],
];

test.each(SUGGESTIONS)('flarewire %s suggests %s', async (line, suggestion) => {
  const { code, err } = await flarewire(line);
  expect([code === 0, err]).toEqual([false, expect.stringContaining(suggestion)]);
});
