/** Profiles: kept for the user alone, used where nothing nearer says otherwise. */
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesIn, folderAt, userFolder } from '../process/files.ts';
import { processKeyring } from '../process/keyring.ts';
import { runWords, type World, wordsIn } from '../test-support.ts';
import { changeProfiles, readProfiles } from './profiles.ts';

let emulator: Emulator;
let tokens: (string | null)[] = [];
beforeEach(async () => {
  tokens = [];
  for (const name of ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_API_KEY', 'CLOUDFLARE_EMAIL']) vi.stubEnv(name, undefined);
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), {
    fetch: (input, init) => {
      tokens.push(new Headers(init?.headers).get('authorization'));
      return emulator.fetch(input as string, init);
    },
    ...world,
  });

describe('login', () => {
  test('login verifies and saves a token without showing it', async () => {
    const config = new Map<string, string>();
    const { code, out, err, asked } = await flarewire('login', { answers: ['secret-of-mine'], config });
    expect([code, out, asked]).toEqual([0, '', ['(unseen) API token: ']]);
    expect(err).toContain('profile "default"');
    expect(err).not.toContain('secret-of-mine');
    expect(JSON.parse(config.get('config.json') ?? '')).toEqual({
      current: 'default',
      profiles: { default: { token: 'secret-of-mine' } },
    });
    const list = await flarewire('zones list --limit 1', { config });
    expect([list.code, tokens.at(-1)]).toEqual([0, 'Bearer secret-of-mine']);
    const who = await flarewire('whoami', { config });
    expect(JSON.parse(who.out)).toMatchObject({ from: 'profile "default" (the current profile)', status: 'active' });
    expect(who.out).not.toContain('secret-of-mine');
    expect((await flarewire('logout', { config })).code).toBe(0);
    expect(config.get('config.json')).not.toContain('secret-of-mine');
  });

  test('login saves a token in the system keyring and logout removes it', async () => {
    const config = new Map<string, string>();
    const kept = new Map<string, string>();
    const keyring: World['keyring'] = async () => ({
      get: async (name) => kept.get(name),
      set: async (name, secret) => void kept.set(name, secret),
      remove: async (name) => void kept.delete(name),
    });
    const { code, err } = await flarewire('login', { answers: ['secret-of-mine'], config, keyring });
    expect([code, err]).toEqual([0, expect.stringContaining("in the system's keyring")]);
    expect(JSON.parse(config.get('config.json') ?? '').profiles).toEqual({ default: { keyring: true } });
    expect(kept).toEqual(new Map([['default', 'secret-of-mine']]));
    await flarewire('zones list --limit 1', { config, keyring });
    expect(tokens.at(-1)).toBe('Bearer secret-of-mine');
    const locked = await flarewire('zones list --limit 1', {
      config,
      keyring: () => Promise.reject(new Error('locked')),
    });
    expect([locked.code, locked.err]).toEqual([2, expect.stringContaining('Unlock the keyring')]);
    expect((await flarewire('logout', { config, keyring })).code).toBe(0);
    expect([kept.size, JSON.parse(config.get('config.json') ?? '').profiles]).toEqual([0, {}]);
  });

  test.each<[string, World['keyring']]>([
    ['is not installed', async () => undefined],
    ['is locked', () => Promise.reject(new Error('locked'))],
  ])('keeps a token in a file where the keyring %s, and says so', async (_, keyring) => {
    const config = new Map<string, string>();
    const { code, err } = await flarewire('login', { answers: ['secret-of-mine'], config, keyring });
    expect([code, err]).toEqual([0, expect.stringMatching(/readable only by you \(0600\).*@napi-rs\/keyring/)]);
    expect(JSON.parse(config.get('config.json') ?? '').profiles).toEqual({ default: { token: 'secret-of-mine' } });
  });

  test('the keyring uses the Secret Service if its package is installed', async () => {
    const made: unknown[][] = [];
    class AsyncEntry {
      constructor(...given: unknown[]) {
        made.push(given);
      }
      getPassword = async (): Promise<string | null> => null;
    }
    const one = await processKeyring(async () => ({ AsyncEntry }));
    expect(await one?.get('default')).toBe(undefined);
    expect(made).toEqual([['flarewire', 'default', { linux: { store: 'secret-service' } }]]);
    expect(await processKeyring(() => Promise.reject(new Error('none')))).toBe(undefined);
  });

  test('login refuses tokens that are invalid, empty or arguments', async () => {
    const config = new Map<string, string>();
    await emulator.close();
    emulator = createEmulator({ seed: 1, start: 'default', auth: 'strict' });
    await emulator.ready;
    expect((await flarewire('login', { stdin: 'wrong-token', config })).code).toBe(4);
    expect((await flarewire('login', { stdin: ' \n', config })).code).toBe(2);
    const word = await flarewire('login secret-of-mine', { config });
    expect([word.code, word.err]).toEqual([2, expect.stringContaining('never passed as an argument')]);
    expect((await flarewire('login --profile a/b', { stdin: 'x', config })).code).toBe(2);
    expect(config.size).toBe(0);
  });
});

describe('several profiles', () => {
  test('login makes its profile the current one, and profile use switches back', async () => {
    const config = new Map<string, string>();
    await flarewire('login --profile work', { answers: ['of-work'], config });
    const second = await flarewire('login --profile home --zone example.org', { answers: ['of-home'], config });
    expect(second.err).toContain('Commands now use profile "home"');
    await flarewire('zones list', { config });
    expect(tokens.at(-1)).toBe('Bearer of-home');
    const listed = await flarewire('profile list', { config });
    expect(
      listed.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { current: false, name: 'work', token: 'in config.json' },
      { current: true, name: 'home', zone: 'example.org', token: 'in config.json' },
    ]);
    expect(listed.out).not.toContain('of-home');
    expect((await flarewire('profile use work', { config })).err).toContain('Commands now use profile "work"');
    await flarewire('zones list', { config });
    expect(tokens.at(-1)).toBe('Bearer of-work');
    expect((await flarewire('profile use nobody', { config })).err).toContain('Available: work, home');
    expect((await flarewire('profile use', { config })).code).toBe(2);
    const out = await flarewire('logout --profile work', { config });
    expect(out.err).toContain('Commands now use profile "home"');
  });

  test('whoami names the profile and why it is used', async () => {
    const config = new Map<string, string>();
    await flarewire('login --profile work', { answers: ['of-work'], config });
    const from = async (line: string, env: World['env'] = {}) =>
      JSON.parse((await flarewire(line, { config, env })).out).from;
    expect(await from('whoami')).toBe('profile "work" (the current profile)');
    expect(await from('whoami --profile work')).toBe('profile "work" (--profile)');
    expect(await from('whoami', { FLAREWIRE_PROFILE: 'work' })).toBe('profile "work" (FLAREWIRE_PROFILE)');
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'own');
    expect(await from('whoami', { CLOUDFLARE_API_TOKEN: 'own' })).toBe('the environment (CLOUDFLARE_API_TOKEN)');
    const warned = await flarewire('profile use work', { config, env: { CLOUDFLARE_API_TOKEN: 'own' } });
    expect(warned.err).toContain('CLOUDFLARE_API_TOKEN is set and takes precedence');
    expect((await flarewire('whoami extra', { config })).code).toBe(2);
  });

  test('logins at the same time all stay', async () => {
    const home = await mkdtemp(join(tmpdir(), 'flarewire-logins-'));
    try {
      const folder = folderAt(home);
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const add = (name: string) =>
        changeProfiles({ config: folder }, (before) => ({
          ...before,
          current: name,
          profiles: { ...before.profiles, [name]: { token: name } },
        }));
      await Promise.all(names.map(add));
      expect(Object.keys((await readProfiles({ config: folder })).profiles).sort()).toEqual(names);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  });
});

describe('precedence', () => {
  const config = () =>
    new Map([
      [
        'config.json',
        JSON.stringify({
          current: 'home',
          profiles: { home: { token: 'home', zone: 'example.org' }, work: { token: 'work', zone: 'example.com' } },
        }),
      ],
    ]);
  const names = async (line: string, world: World) => (await flarewire(`${line} --columns name --limit 1`, world)).out;

  test('the flag comes before a named profile, the environment, the project and the default profile', async () => {
    const own = { CLOUDFLARE_API_TOKEN: 'own' };
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'own');
    await flarewire('zones list', { config: config(), env: own });
    expect(tokens.at(-1)).toBe('Bearer own');
    await flarewire('zones list --profile work', { config: config(), env: own });
    expect(tokens.at(-1)).toBe('Bearer work');
    await flarewire('zones list', { config: config(), env: { ...own, FLAREWIRE_PROFILE: 'work' } });
    expect(tokens.at(-1)).toBe('Bearer work');
    const line = 'dns records list';
    const project = { '.flarewire.json': '{"zone": "example.com"}' };
    expect(await names(line, { config: config() })).not.toContain('example.com');
    expect(await names(line, { config: config(), files: project })).toContain('example.com');
    expect(await names(`${line} --zone example.org`, { config: config(), files: project })).not.toContain(
      'example.com',
    );
    expect(
      await names(line, { config: config(), files: project, env: { CLOUDFLARE_ZONE_ID: 'example.org' } }),
    ).not.toContain('example.com');
    expect(await names(`${line} --profile work`, { config: config() })).toContain('example.com');
  });

  test.each([
    ['zones list --profile nobody', {}, 'Unknown profile "nobody". Available: home, work'],
    ['zones list', { '.flarewire.json': '{"token": "x"}' }, 'has unknown fields: token'],
    ['zones list', { '.flarewire.json': '{' }, '.flarewire.json is not a valid JSON object'],
  ])('%s %j', async (line, files, text) => {
    expect(await flarewire(line, { config: config(), files })).toMatchObject({
      code: 2,
      err: expect.stringContaining(text),
    });
    expect(tokens).toEqual([]);
  });

  test('a broken configuration file is reported', async () => {
    const { code, err } = await flarewire('zones list', { config: new Map([['config.json', '[]']]) });
    expect([code, err]).toEqual([2, expect.stringContaining('config.json is not a valid JSON object')]);
  });
});

test('files of a folder are listed with their sizes, in order', async () => {
  const home = await mkdtemp(join(tmpdir(), 'flarewire-files-'));
  try {
    await folderAt(join(home, 'b')).write('two', '22');
    await folderAt(home).write('one', '1');
    expect(await filesIn(home)).toEqual([
      { path: 'b/two', size: 2 },
      { path: 'one', size: 1 },
    ]);
    expect(await filesIn(join(home, 'one'))).toBeUndefined();
    expect(await folderAt(home).isPrivate?.('one')).toBe(true);
    await chmod(join(home, 'one'), 0o644);
    expect(await folderAt(home).isPrivate?.('one')).toBe(process.platform === 'win32');
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

test('configuration folders are readable only by the user', async () => {
  const home = await mkdtemp(join(tmpdir(), 'flarewire-home-'));
  try {
    const path = userFolder('config', { HOME: home });
    expect(path).toBe(join(home, '.config/flarewire'));
    expect(userFolder('cache', { HOME: home, XDG_CACHE_HOME: '/tmp/x' })).toBe(join('/tmp/x', 'flarewire'));
    const folder = folderAt(path);
    expect(await folder.read('config.json')).toBeUndefined();
    await folder.write('config.json', 'one');
    expect((await stat(join(path, 'config.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect(await folder.read('config.json')).toBe('one');
    await folder.remove('config.json');
    expect(await folder.read('config.json')).toBeUndefined();
    await expect(folderAt(join(home, '.config/flarewire/config.json/x')).read('y')).resolves.toBeUndefined();
    await expect(readFile(join(path, 'config.json'))).rejects.toThrow('ENOENT');
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

test('emulator and console are started with their own words, or said to be missing', async () => {
  const started: unknown[] = [];
  const start = async (name: string, args: readonly string[]) => {
    started.push([name, args]);
    return 0;
  };
  expect((await flarewire('emulator --port 0 --help', { start })).code).toBe(0);
  expect(started).toEqual([['@flarewire/emulator', ['--port', '0', '--help']]]);
  expect(await flarewire('console')).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm install -g @flarewire/console'),
  });
});
