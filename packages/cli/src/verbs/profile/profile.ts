/** `flarewire profile list`, `flarewire profile use`: the saved profiles, and the one that commands use. */
import { changeProfiles, readProfiles } from '../../config/profiles.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { noWords } from '../common.ts';
import { FORMAT_FLAG, showList } from '../show.ts';

export const profileList: Verb = {
  summary: 'List the saved profiles; the current one is marked',
  takes: '',
  notes: 'Tokens are not shown. To create a profile: flarewire login --profile NAME',
  flags: FORMAT_FLAG,
  run: async (given, io): Promise<ExitCode> => {
    noWords(given);
    const { current, profiles } = await readProfiles(io);
    const rows = Object.entries(profiles).map(([name, { account, zone, keyring }]) => ({
      current: name === current,
      name,
      ...(account === undefined ? {} : { account }),
      ...(zone === undefined ? {} : { zone }),
      token: keyring === true ? 'in the keyring' : 'in config.json',
    }));
    if (rows.length === 0) io.err('No profiles. To create one: flarewire login\n');
    await showList(rows, given, io, ['current', 'name', 'account', 'zone', 'token']);
    return 0;
  },
};

export const profileUse: Verb = {
  summary: 'Make a profile the current one',
  takes: 'NAME',
  run: async ({ words: [name, more] }, io): Promise<ExitCode> => {
    const { current, profiles } = await readProfiles(io);
    const names = Object.keys(profiles).join(', ') || 'none';
    if (name === undefined || more !== undefined)
      throw new WrongInput(`Usage: flarewire profile use NAME. Available: ${names}.`);
    if (!Object.hasOwn(profiles, name))
      throw new WrongInput(
        `Unknown profile "${name}". Available: ${names}. To create it: flarewire login --profile ${name}`,
      );
    if (name !== current) await changeProfiles(io, (before) => ({ ...before, current: name }));
    io.err(`Commands now use profile "${name}".\n`);
    const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_KEY: key } = io.env;
    if (token || key)
      io.err(
        `${token ? 'CLOUDFLARE_API_TOKEN' : 'CLOUDFLARE_API_KEY'} is set and takes precedence: unset it, or use --profile ${name}.\n`,
      );
    return 0;
  },
};
