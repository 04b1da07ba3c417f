import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readProfiles } from './profiles.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'flarewire-profiles-'));
});
afterEach(() => rm(home, { recursive: true }));

const SECRET = 'canary-token-of-a-file';
const surroundings = (env: Record<string, string> = {}) => ({ env, platform: process.platform, home });

async function put(content: unknown, mode = 0o600): Promise<void> {
  const folder = join(home, '.config', 'flarewire');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'profiles.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  await chmod(path, mode);
}

test('credentials come from the environment, then from the file, and the emulator needs none', async () => {
  await put({
    production: { apiToken: SECRET },
    staging: { apiKey: 'k', apiEmail: 'e', baseURL: 'https://a.example' },
  });
  const env = { CLOUDFLARE_API_TOKEN_PRODUCTION: 'from-env', CLOUDFLARE_API_TOKEN_MY_TEAM: 'team' };
  expect(await readProfiles(['production', 'staging', 'my-team', 'emulator'], surroundings(env))).toEqual([
    { name: 'production', apiToken: 'from-env' },
    { name: 'staging', apiKey: 'k', apiEmail: 'e', baseURL: 'https://a.example' },
    { name: 'my-team', apiToken: 'team' },
    { name: 'emulator', apiToken: 'any', baseURL: 'http://127.0.0.1:8787/client/v4', isEmulator: true },
  ]);
});

test('a profile without credentials never uses those of another account', async () => {
  const env = { CLOUDFLARE_API_TOKEN: 'of-no-name' };
  await expect(readProfiles(['production'], surroundings(env))).rejects.toThrow('set CLOUDFLARE_API_TOKEN_PRODUCTION');
  await expect(readProfiles(['constructor'], surroundings(env))).rejects.toThrow('no credentials');
});

test('a file that is broken or readable by others is refused and never quoted', async () => {
  await put({ production: { apiToken: SECRET } }, 0o644);
  await expect(readProfiles(['production'], surroundings())).rejects.toThrow('chmod 600');
  const broken: [unknown, string][] = [
    [`{"production": {"apiToken": "${SECRET}"`, 'must be a JSON object'],
    [[SECRET], 'must be a JSON object'],
    [{ production: { apiToken: 5 } }, "'apiToken' must be"],
    [{ production: { token: SECRET } }, "'token' must be"],
    [{ production: {} }, 'needs an apiToken'],
    [{ 'No good': { apiToken: SECRET } }, 'lower-case letters'],
  ];
  for (const [content, why] of broken) {
    await put(content);
    const failure = await readProfiles(['production'], surroundings()).catch((error: Error) => error.message);
    expect(failure).toContain(why);
    expect(failure).not.toContain(SECRET);
  }
});
