/** `flarewire login`, `flarewire logout`: a token under the name of a profile. */
import { Cloudflare } from 'flarewire';
import { changeProfiles, DEFAULT_PROFILE, type Profile, readProfiles } from '../config/profiles.ts';
import type { Io } from '../io.ts';
import { settingsOf } from '../session.ts';
import type { Given, Verb, VerbFlag } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';

const profileFlag: VerbFlag = {
  type: 'string',
  value: 'NAME',
  about: `name of the profile (default "${DEFAULT_PROFILE}")`,
};

export const login: Verb = {
  summary: 'Verify an API token and save it as a profile',
  takes: '',
  flags: {
    profile: profileFlag,
    account: { type: 'string', value: 'NAME|ID', about: 'default account of the profile' },
    zone: { type: 'string', value: 'NAME|ID', about: 'default zone of the profile' },
  },
  refused: {
    token: 'A token is never an argument, because other users could read it: flarewire login < token.txt',
  },
  notes:
    'On a terminal, the token is prompted for and not shown. Otherwise it is read from standard input:\n  flarewire login < token.txt',
  run: async (given, io) => {
    const name = nameOf(given);
    const token = (io.ask ? await io.ask('API token: ', { isSecret: true }) : await io.readStdin()).trim();
    if (token === '') throw new WrongInput('No token given: nothing was saved.');
    const client = new Cloudflare({ ...settingsOf(io), apiToken: token, apiKey: null, apiEmail: null });
    const { signal } = { signal: io.interrupted };
    const { status, expires_on } = await client.user.tokens.verify({ signal });
    if (status !== 'active') throw new WrongInput(`This token is ${status}: nothing was saved.`);
    const place = { ...placeOf(given, 'account'), ...placeOf(given, 'zone') };
    const isInKeyring = await isKept(name, token, io);
    const profile: Profile = { ...(isInKeyring ? { keyring: true } : { token }), ...place };
    await changeProfiles(io, (before) => ({
      ...before,
      current: name,
      profiles: { ...before.profiles, [name]: profile },
    }));
    const until = typeof expires_on === 'string' ? ` It expires on ${expires_on.slice(0, 10)}.` : '';
    const where = isInKeyring
      ? "the system's keyring"
      : `${io.config.path}, readable only by you (0600), because no keyring is available (to use one: npm install -g @napi-rs/keyring, and unlock it)`;
    io.err(`The token is active and saved as profile "${name}" in ${where}.${until}\n`);
    const { CLOUDFLARE_API_TOKEN: own, CLOUDFLARE_API_KEY: key } = io.env;
    io.err(
      own || key
        ? `${own ? 'CLOUDFLARE_API_TOKEN' : 'CLOUDFLARE_API_KEY'} is set and takes precedence: unset it, or use --profile ${name}.\n`
        : `Commands now use profile "${name}". To use another one: flarewire profile use NAME\n`,
    );
    return 0;
  },
};

const placeOf = (given: Given, flag: 'account' | 'zone'): Profile => {
  const value = given.value(flag);
  return value === undefined ? {} : { [flag]: value };
};

/** True if the keyring returns the token it was given. */
async function isKept(name: string, token: string, { keyring }: Io): Promise<boolean> {
  try {
    const one = await keyring?.();
    await one?.set(name, token);
    return (await one?.get(name)) === token;
  } catch {
    return false;
  }
}

function nameOf({ value, words }: Given): string {
  if (words.length > 0)
    throw new WrongInput(
      `Unexpected argument. A token is never passed as an argument, because other users could read it: flarewire login < token.txt`,
    );
  const name = value('profile') ?? DEFAULT_PROFILE;
  if (!/^[\w.-]{1,64}$/.test(name))
    throw new WrongInput(`Invalid profile name "${name}": use up to 64 letters, digits, "-", "_" and ".".`);
  return name;
}

export const logout: Verb = {
  summary: 'Remove a profile; its token stays valid at Cloudflare',
  takes: '',
  flags: { profile: profileFlag },
  run: async (given, io) => {
    const name = nameOf(given);
    const { profiles } = await readProfiles(io);
    if (!Object.hasOwn(profiles, name)) throw new WrongInput(unknownProfile(name, profiles));
    if (profiles[name]?.keyring === true) await io.keyring?.().then((one) => one?.remove(name));
    const { current } = await changeProfiles(io, (before) => {
      const { [name]: _, ...rest } = before.profiles;
      const [next = DEFAULT_PROFILE] = Object.keys(rest);
      return { ...before, current: before.current === name ? next : before.current, profiles: rest };
    });
    if (Object.keys(profiles).length > 1) io.err(`Commands now use profile "${current}".\n`);
    io.err(`Removed profile "${name}". The token is still valid: to delete it, run flarewire user tokens delete.\n`);
    return 0;
  },
};

const unknownProfile = (name: string, profiles: object): string =>
  `Unknown profile "${name}". Available: ${Object.keys(profiles).join(', ') || 'none'}.`;
