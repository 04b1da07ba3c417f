/** Reads live mode's profiles: named credentials from the environment or from a file that only its user can read. */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Surroundings } from './private-folder.ts';
import { PROFILE_NAME } from './profile-name.ts';

/** Credentials of a profile. */
export interface Credentials {
  readonly apiToken?: string;
  readonly apiKey?: string;
  readonly apiEmail?: string;
  readonly baseURL?: string;
}

export interface NamedCredentials extends Credentials {
  readonly name: string;
  /** Set if no credentials exist under that name. */
  readonly isEmulator?: true;
}

const FIELDS = ['apiToken', 'apiKey', 'apiEmail', 'baseURL'] as const;
/** The emulator at its default address, which needs no credentials. */
export const EMULATOR = 'emulator';
const EMULATOR_URL = 'http://127.0.0.1:8787/client/v4';

/** An invalid profile, with the problem and its solution. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
}

/** `~/.config/flarewire/profiles.json` */
export function profilesFile({ env, platform, home }: Surroundings): string {
  const roaming = env.APPDATA || join(home, 'AppData', 'Roaming');
  const folder = platform === 'win32' ? roaming : env.XDG_CONFIG_HOME || join(home, '.config');
  return join(folder, 'flarewire', 'profiles.json');
}

/**
 * The environment has precedence over the file. Never falls back to unnamed credentials, which may belong to another
 * account.
 * @throws ProfileError
 */
export async function readProfiles(names: readonly string[], surroundings: Surroundings): Promise<NamedCredentials[]> {
  const path = profilesFile(surroundings);
  const inFile = await readCredentials(path, surroundings.platform);
  return names.map((name) => {
    const reported = fromEnvironment(name, surroundings.env);
    const found = reported ?? (Object.hasOwn(inFile, name) ? inFile[name] : undefined);
    if (found !== undefined) return { name, ...found };
    if (name === EMULATOR) return { name, apiToken: 'any', baseURL: EMULATOR_URL, isEmulator: true };
    throw new ProfileError(
      `There are no credentials for the profile '${name}': set ${variable('API_TOKEN', name)}, or add it to ${path}.`,
    );
  });
}

const variable = (what: string, name: string): string =>
  `CLOUDFLARE_${what}_${name.toUpperCase().replaceAll('-', '_')}`;

function fromEnvironment(name: string, env: Surroundings['env']): Credentials | undefined {
  const apiToken = env[variable('API_TOKEN', name)];
  if (apiToken) return { apiToken };
  const [apiKey, apiEmail] = [env[variable('API_KEY', name)], env[variable('EMAIL', name)]];
  return apiKey && apiEmail ? { apiKey, apiEmail } : undefined;
}

type ByName = Readonly<Record<string, Credentials>>;

async function readCredentials(path: string, platform: NodeJS.Platform): Promise<ByName> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return {};
  const own = process.getuid?.();
  if (platform !== 'win32' && own !== undefined && (found.uid !== own || (found.mode & 0o077) !== 0)) {
    throw new ProfileError(`${path} contains credentials and is accessible to other users: run chmod 600 on it.`);
  }
  const value = parsed(await readFile(path, 'utf8'), path);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, credentialsOf(name, one, path)]));
}

/** Messages never quote the file, because it contains secrets. */
function parsed(text: string, path: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw new ProfileError(`${path} must be a JSON object of profiles: { "production": { "apiToken": "…" } }.`);
}

function credentialsOf(name: string, value: unknown, path: string): Credentials {
  const where = `the profile '${name.slice(0, 40)}' in ${path}`;
  if (!PROFILE_NAME.test(name)) {
    throw new ProfileError(
      `${where}: a name must have up to 30 lower-case letters, digits and hyphens, starting with a letter.`,
    );
  }
  const fields = Object(value) as Readonly<Record<string, unknown>>; // every value can be read as an object
  const isKnown = (field: string): boolean => FIELDS.some((known) => known === field);
  const other = Object.keys(fields).find((field) => !isKnown(field) || typeof fields[field] !== 'string');
  if (other !== undefined)
    throw new ProfileError(`${where}: '${other.slice(0, 40)}' must be one of ${FIELDS.join(', ')}, as text.`);
  const { apiToken, apiKey, apiEmail } = fields;
  if (!apiToken && !(apiKey && apiEmail))
    throw new ProfileError(`${where} needs an apiToken, or an apiKey with its apiEmail.`);
  return fields as Credentials; // checked above
}
