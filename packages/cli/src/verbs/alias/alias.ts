/** `flarewire alias set|list|rm`: names for commands of the user's own. */
import { shellWords } from '../../config/aliases.ts';
import { changeProfiles, readProfiles } from '../../config/profiles.ts';
import { leadingFlags } from '../../tree/leading-flags.ts';
import { find } from '../../tree/words.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { noWords } from '../common.ts';
import { isVerbWord, verbOf } from '../index.ts';
import { FORMAT_FLAG, showList } from '../show.ts';

export const aliasSet: Verb = {
  summary: 'Save a command under a name',
  takes: 'NAME COMMAND',
  notes: [
    '$1 to $9 in the command are replaced by the arguments of the alias; the other arguments follow the command.',
    "  flarewire alias set www 'dns set www $1 --zone example.com'",
    '  flarewire www 192.0.2.7 --plan',
  ].join('\n'),
  isRaw: true,
  run: async ({ words: [name = '', ...rest] }, io): Promise<ExitCode> => {
    const line = rest.length === 1 ? (rest[0] ?? '') : rest.map(quoted).join(' ');
    if (name === '' || line.trim() === '')
      throw new WrongInput("Usage: flarewire alias set NAME COMMAND, for example: alias set zl 'zones list --csv'");
    if (!/^[a-z][\w-]{0,63}$/i.test(name))
      throw new WrongInput(
        `Invalid alias "${name}": use up to 64 letters, digits, "-" and "_", starting with a letter.`,
      );
    if (isVerbWord(name) || !('unknown' in find([name])))
      throw new WrongInput(`"${name}" is already a command: choose another name.`);
    const words = shellWords(line);
    if (words[0] === 'flarewire') words.shift();
    mustBeCommand(words.slice(leadingFlags(words)));
    const command = words.map(quoted).join(' ');
    await changeProfiles(io, (before) => ({ ...before, aliases: { ...before.aliases, [name]: command } }));
    io.err(`flarewire ${name} now runs: flarewire ${command}\n`);
    return 0;
  },
};

export const aliasList: Verb = {
  summary: 'List the aliases',
  takes: '',
  flags: FORMAT_FLAG,
  run: async (given, io): Promise<ExitCode> => {
    noWords(given);
    const { aliases } = await readProfiles(io);
    const rows = Object.entries(aliases).map(([name, command]) => ({ name, command }));
    if (rows.length === 0) io.err('No aliases. To create one: flarewire alias set NAME COMMAND\n');
    await showList(rows, given, io, ['name', 'command']);
    return 0;
  },
};

export const aliasRm: Verb = {
  summary: 'Remove an alias',
  takes: 'NAME',
  run: async ({ words: [name, more] }, io): Promise<ExitCode> => {
    const { aliases } = await readProfiles(io);
    const available = `Available: ${Object.keys(aliases).join(', ') || 'none'}.`;
    if (name === undefined || more !== undefined) throw new WrongInput(`Usage: flarewire alias rm NAME. ${available}`);
    if (!Object.hasOwn(aliases, name)) throw new WrongInput(`Unknown alias "${name}". ${available}`);
    await changeProfiles(io, (before) => {
      const { [name]: _, ...rest } = before.aliases;
      return { ...before, aliases: rest };
    });
    io.err(`Removed alias "${name}".\n`);
    return 0;
  },
};

/** @throws WrongInput with the nearest command */
function mustBeCommand(words: readonly string[]): void {
  if (words[0] === 'call' || verbOf(words) !== undefined) return;
  const dash = words.findIndex((word) => word.startsWith('-'));
  const found = find(dash < 0 ? words : words.slice(0, dash));
  if ('unknown' in found) throw new WrongInput(found.unknown);
}

const quoted = (word: string): string => (/^[\w./:@$,=+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
