/** Completions of the Tab key: words, flags, values, names of zones. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../../test-support.ts';

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

/** @param line ends with the word that is being typed; `''` is none yet */
const tab = async (line: string, world: World = {}) => {
  const { out } = await runWords(['__complete', ...wordsIn(line)], {
    fetch: (input, init) => emulator.fetch(input as string, init),
    ...world,
  });
  return out.split('\n').slice(0, -1);
};

describe('a Tab', () => {
  test('Tab completes the next words', async () => {
    expect(await tab('bash dn')).toEqual(['dns', 'dns-firewall']);
    expect(await tab('bash log')).toEqual(expect.arrayContaining(['login', 'logout', 'logpush']));
    expect(await tab(`bash dns records ''`)).toEqual(expect.arrayContaining(['list', 'create', 'delete']));
    expect(await tab('bash dns p')).toEqual(['plan']);
    expect(await tab('bash __')).toEqual([]);
    expect(await tab(`bash completion ''`)).toEqual(['bash', 'zsh', 'fish']);
    expect(await tab('bash login --p')).toEqual(['--profile']);
  });

  test('Tab completes flags and their values', async () => {
    expect(await tab('bash dns records create --pro')).toEqual(['--proxied', '--profile']);
    expect(await tab('bash dns records create --type C')).toEqual(['CNAME', 'CAA', 'CERT']);
    expect(await tab('fish dns records create --type=CA')).toEqual(['--type=CAA\t']);
    expect(await tab('bash zones settings edit always_use_https --value o')).toEqual(['on', 'off']);
    // bash takes the sign for its own word, and wants what is behind it.
    expect(await tab('bash dns records create --type = CA')).toEqual(['CAA']);
    expect(await tab('bash zones list --order-nothing x')).toEqual([]);
  });

  test('zsh and fish get summaries', async () => {
    expect(await tab('zsh dns records lis')).toEqual([expect.stringMatching(/^list:.+/)]);
    expect(await tab('fish dns records lis')).toEqual([expect.stringMatching(/^list\t.+/)]);
  });

  test('zone names are completed and cached for five minutes', async () => {
    const cache = new Map<string, string>();
    const before = emulator.journal.entries().length;
    expect(await tab('bash dns records list --zone example.o', { cache })).toEqual(['example.org']);
    expect(await tab(`bash zones get ''`, { cache })).toEqual(['example.com', 'example.org']);
    expect(emulator.journal.entries().length - before).toBe(1);
    expect(await tab(`bash dns plan --zone ''`, { cache })).toEqual(['example.com', 'example.org']);
    expect(emulator.journal.entries().length - before).toBe(1);
    expect([...cache.values()].join()).not.toContain('any');
    const fetch = async () => {
      throw new TypeError('no network');
    };
    expect(await tab(`bash zones get ''`, { fetch })).toEqual([]);
  });
});

describe('names of items', () => {
  const flarewire = (line: string) =>
    runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init) });

  test('arguments that take a name are completed from the list that has it', async () => {
    await flarewire('kv namespaces create --title photos');
    await flarewire('r2 buckets create --name backups');
    const cases: [string, string][] = [
      [`bash kv namespaces get ''`, 'photos'],
      [`bash kv get ph`, 'photos'],
      [`bash kv list ph`, 'photos'],
      [`bash r2 ls ''`, 'backups'],
      [`bash r2 buckets get b`, 'backups'],
      [`bash dns records get --zone example.com ''`, 'www.example.com'],
      [`bash kv namespaces list --account ''`, 'Local account'],
      [`fish kv get --account=L`, '--account=Local account\t'],
    ];
    for (const [line, name] of cases) {
      const found = await tab(line);
      expect([line, found.map((one) => one.replaceAll('\\', '').replaceAll("'", ''))]).toEqual([
        line,
        expect.arrayContaining([name]),
      ]);
    }
  });

  test('a Tab that finds its names in the cache sends nothing, and the cache holds no token', async () => {
    const cache = new Map<string, string>();
    await tab(`bash kv namespaces get ''`, { cache });
    const before = emulator.journal.entries().length;
    expect(await tab(`bash kv namespaces get ''`, { cache })).toContain('photos');
    expect(emulator.journal.entries().length).toBe(before);
    expect([...cache.values()].join()).not.toContain('any');
  });

  test('profiles and aliases are completed', async () => {
    const config = new Map([
      ['config.json', JSON.stringify({ profiles: { work: { token: 't' } }, aliases: { zl: 'zones list' } })],
    ]);
    expect(await tab(`bash --profile ''`, { config })).toEqual(['work']);
    expect(await tab(`bash zones list --profile w`, { config })).toEqual(['work']);
    expect(await tab('bash zl', { config })).toEqual(['zl']);
    expect(await tab(`bash alias rm ''`, { config })).toEqual(['zl']);
    expect(await tab(`bash dns records list --across ''`)).toEqual(['zones', 'accounts']);
  });
});

describe('the scripts', () => {
  test.each(['bash', 'zsh', 'fish'])('%s', async (shell) => {
    const { code, out } = await runWords(['completion', shell]);
    expect([code, out]).toEqual([0, expect.stringContaining(`__complete ${shell}`)]);
  });

  test('an unknown shell is refused', async () => {
    expect(await runWords(['completion', 'cmd'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('bash|zsh|fish'),
    });
    expect((await runWords(['completion'])).code).toBe(2);
  });

  test('bash completes the words it is given', async () => {
    const { out: script } = await runWords(['completion', 'bash']);
    const answers = `flarewire() { printf '%s\\n' "$@" >&3; printf 'zones\\nzaraz\\n'; }`;
    const line = `COMP_WORDS=(flarewire dns 'a b' z); COMP_CWORD=3; _flarewire; printf '%s|' "\${COMPREPLY[@]}"`;
    const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', `exec 3>&1\n${answers}\n${script}\n${line}`]);
    expect(stdout).toBe('__complete\nbash\ndns\na b\nz\nzones|zaraz|');
  });
});
