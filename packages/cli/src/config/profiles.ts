/** Profiles: credentials and a default account and zone under a name, readable only by the user. */

import type { Folder, Io } from '../io.ts';
import { isRecord } from '../record.ts';
import { WrongInput } from '../wrong-input.ts';

export interface Profile {
  readonly token?: string;
  /** The token is in the system's keyring, under the name of the profile. */
  readonly keyring?: true;
  /** Name or id. */
  readonly account?: string;
  readonly zone?: string;
}

export interface Profiles {
  /** Used if no profile is named. */
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
  /** Commands by the name that the user gave them. */
  readonly aliases: Readonly<Record<string, string>>;
}

const FILE = 'config.json';
const PROJECT = '.flarewire.json';
export const DEFAULT_PROFILE = 'default';
const NONE: Profiles = { current: DEFAULT_PROFILE, profiles: {}, aliases: {} };

/** @throws WrongInput where the file is broken */
export async function readProfiles({ config }: Pick<Io, 'config'>): Promise<Profiles> {
  const text = await config.read(FILE);
  if (text === undefined) return NONE;
  const value = parsed(text, `${config.path}/${FILE}`);
  const { current, profiles, aliases } = value;
  return {
    current: typeof current === 'string' ? current : DEFAULT_PROFILE,
    profiles: isRecord(profiles)
      ? Object.fromEntries(Object.entries(profiles).map(([name, one]) => [name, profileFrom(one)]))
      : {},
    aliases: isRecord(aliases)
      ? Object.fromEntries(Object.entries(aliases).filter((one): one is [string, string] => typeof one[1] === 'string'))
      : {},
  };
}

export const writeProfiles = (config: Folder, { aliases, ...rest }: Profiles): Promise<void> =>
  config.write(
    FILE,
    `${JSON.stringify({ ...rest, ...(Object.keys(aliases).length > 0 && { aliases }) }, undefined, 2)}\n`,
  );

/** Reads and writes the profiles while no other process does. */
export async function changeProfiles(
  io: Pick<Io, 'config'>,
  change: (before: Profiles) => Profiles,
): Promise<Profiles> {
  const work = async (): Promise<Profiles> => {
    const after = change(await readProfiles(io));
    await writeProfiles(io.config, after);
    return after;
  };
  return io.config.alone === undefined ? work() : io.config.alone(work);
}

function profileFrom(value: unknown): Profile {
  const { token, keyring, account, zone } = isRecord(value) ? value : {};
  return {
    ...(typeof token === 'string' && { token }),
    ...(keyring === true && { keyring }),
    ...(typeof account === 'string' && { account }),
    ...(typeof zone === 'string' && { zone }),
  };
}

function parsed(text: string, place: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Reported below, together with values that are not objects.
  }
  throw new WrongInput(`${place} is not a valid JSON object: fix or delete it.`);
}

/** Account and zone of the current folder. Secrets are refused, since the file would be committed. */
async function readProject(io: Io): Promise<Profile> {
  let bytes: Uint8Array;
  try {
    bytes = await io.readFile(PROJECT);
  } catch {
    return {};
  }
  const value = parsed(new TextDecoder().decode(bytes), PROJECT);
  const unknown = Object.keys(value).filter((name) => !['account', 'zone'].includes(name));
  if (unknown.length > 0)
    throw new WrongInput(
      `${PROJECT} has unknown fields: ${unknown.join(', ')}. Allowed: account and zone. Tokens belong in a profile (flarewire login).`,
    );
  return profileFrom(value);
}

export interface Resolved {
  /** With the values of the profile and the project. */
  readonly env: Io['env'];
  /** Where the credentials come from, and why. */
  readonly source: string;
  /** The token is one of a profile. */
  readonly isOfProfile: boolean;
}

/**
 * The environment with what the profile and the project add: a profile that was named wins over the environment, the
 * environment over the project, and the project over the current profile.
 * @throws WrongInput for an unknown profile
 */
export async function resolved(io: Io, named: string | undefined): Promise<Resolved> {
  const { env } = io;
  const asked = named ?? (env.FLAREWIRE_PROFILE || undefined);
  const { current, profiles } = await readProfiles(io);
  const name = asked ?? current;
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (asked !== undefined && profile === undefined) {
    const names = Object.keys(profiles).join(', ') || 'none';
    throw new WrongInput(
      `Unknown profile "${asked}". Available: ${names}. To create it: flarewire login --profile ${asked}`,
    );
  }
  const project = await readProject(io);
  const { account, zone } = profile ?? {};
  const hasOwn = Boolean(env.CLOUDFLARE_API_TOKEN || env.CLOUDFLARE_API_KEY);
  const isWanted = asked !== undefined || !hasOwn;
  const token = isWanted && profile !== undefined ? await tokenOf(name, profile, io) : undefined;
  const isUsed = token !== undefined;
  if (isUsed && profile?.keyring !== true && (await io.config.isPrivate?.(FILE)) === false)
    io.err(`${io.config.path}/${FILE} can be read by other users: chmod 600 it, and replace its tokens.\n`);
  const scope = (name: 'account' | 'zone', variable: string, own: string | undefined): object => {
    const value = (asked === undefined ? undefined : own) ?? (env[variable] || undefined) ?? project[name] ?? own;
    return value === undefined ? {} : { [variable]: value };
  };
  return {
    env: {
      ...env,
      ...(isUsed ? { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: undefined, CLOUDFLARE_EMAIL: undefined } : {}),
      ...scope('account', 'CLOUDFLARE_ACCOUNT_ID', account),
      ...scope('zone', 'CLOUDFLARE_ZONE_ID', zone),
    },
    source: isUsed ? `profile "${name}" (${whyOf(named, asked)})` : sourceIn(env),
    isOfProfile: isUsed,
  };
}

const whyOf = (named: string | undefined, asked: string | undefined): string =>
  named !== undefined ? '--profile' : asked !== undefined ? 'FLAREWIRE_PROFILE' : 'the current profile';

const sourceIn = ({ CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key }: Io['env']): string =>
  token
    ? 'the environment (CLOUDFLARE_API_TOKEN)'
    : key
      ? 'the environment (CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL)'
      : 'nowhere: not logged in';

/** @throws WrongInput where the keyring does not have it */
async function tokenOf(name: string, { token, keyring }: Profile, io: Io): Promise<string | undefined> {
  if (keyring !== true) return token;
  const kept = await io
    .keyring?.()
    .then((one) => one?.get(name))
    .catch(() => undefined);
  if (kept !== undefined) return kept;
  throw new WrongInput(
    `Cannot read the token of profile "${name}" from the system keyring. Unlock the keyring, or save the token again: flarewire login --profile ${name}`,
  );
}
