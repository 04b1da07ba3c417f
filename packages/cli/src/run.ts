/** Runs a parsed command and maps errors to messages and exit codes. */
import { Readable } from 'node:stream';
import { index, isReading, nearest } from '@flarewire/contract';
import { wordsOf } from '@flarewire/snippets/command/words';
import type { Io } from './io.ts';
import { type Command, parseCommand } from './options.ts';
import { globalHelp, groupHelp, help, quoted } from './output/help.ts';
import { forTerminal } from './output/terminal-text.ts';
import { meantBy } from './tree/rewrites.ts';
import { subjectOf } from './tree/subject.ts';
import { find, type Unknown } from './tree/words.ts';
import { NOTES, USAGE } from './usage.ts';
import { type ExitCode, readGiven, verbHelp } from './verb.ts';
import { isShown, VERBS } from './verbs/index.ts';
import { WrongInput } from './wrong-input.ts';

export async function run(command: Command, given: Io): Promise<ExitCode> {
  const io: Io = command.isDebug === true ? Object.assign(Object.create(given), { isDebug: true }) : given;
  const fail = command.isJson === true ? failAsJson : failInWords;
  if ('wrong' in command) return fail(io, command.wrong, 2);
  try {
    return await act(command, io);
  } catch (error) {
    if (io.interrupted.aborted) return fail(io, `Interrupted. ${knownOf(command)}`, 130, error);
    // The client rejects unknown operations; the contract suggests the nearest name.
    // Loaded only after a failure, which keeps help fast.
    const { hasCode, isAuthenticationError, isConnectionError, isPermissionDenied, isUsageError } = await import(
      'flarewire'
    );
    const isRefused =
      isAuthenticationError(error) ||
      isPermissionDenied(error) ||
      REFUSED_CREDENTIALS.some((code) => hasCode(error, code));
    const meant = 'call' in command && isUsageError(error) ? unknownName(command.call.operation) : undefined;
    const code = isRefused ? 4 : error instanceof WrongInput || isUsageError(error) ? 2 : 1;
    const { errorText } = await import('./output/error-text.ts');
    return fail(io, meant ?? `${errorText(error)}${isConnectionError(error) ? hint(command) : ''}`, code, error);
  }
}

async function act(command: Exclude<Command, { wrong: string }>, io: Io, isExpanded = false): Promise<ExitCode> {
  if ('print' in command) {
    await io.out(`${command.print === 'usage' ? forTerminal(await usage(), io) : io.version}\n`);
    return 0;
  }
  if ('call' in command) return (await import('./command/call.ts')).call(command.call, io);
  // Commands of the user win over guesses.
  const own = !isExpanded && 'typed' in command && command.typed?.isGuess ? await aliased(command, io) : undefined;
  if (own !== undefined) return act(own, io, true);
  if ('verb' in command) return verb(command.verb, command.argv, io);
  const found = find('describe' in command ? command.describe : command.words);
  if ('unknown' in found) {
    const meant = isExpanded ? undefined : await aliased(command, io);
    if (meant !== undefined) return act(meant, io, true);
    const guess = 'words' in command ? await guessed(command, found) : undefined;
    if (guess === undefined) throw new WrongInput(await withSimilar(found, command));
    if ('wrong' in guess) throw new WrongInput(guess.wrong);
    return act(guess, io, true);
  }
  if ('group' in found && 'typed' in command && isListing(found, command.argv))
    return act({ ...command, words: [...command.words, 'list'] }, io, isExpanded);
  if ('group' in found) return showGroup(found.group, groupHelp(found.group, found.operations), command, io);
  const isHelp = 'argv' in command && command.argv.length === 1 && /^(--help|-h)$/.test(command.argv[0] ?? '');
  if ('describe' in command || isHelp) {
    await io.out(`${forTerminal(help(await subjectOf(found.operation), io.site), io)}\n`);
    return 0;
  }
  const { operate } = await import('./command/operate.ts');
  return operate(found.operation, found.rest, command.argv, io);
}

/** The command that words mean which are none themselves. */
async function guessed({ words, argv }: Worded, { isCertain }: Unknown): Promise<Command | undefined> {
  const { settingCommand } = await import('./tree/settings.ts');
  const meant = meantBy(words) ?? (isCertain ? undefined : await settingCommand(words));
  return meant === undefined ? undefined : parseCommand([...meant, ...argv]);
}

type Worded = Extract<Command, { words: unknown }>;

/** Searches for what the words of a command may mean. */
async function withSimilar(found: Unknown, command: Command): Promise<string> {
  if (!('words' in command)) return found.unknown;
  const corrected = await correctedCommand(command);
  if (corrected !== undefined)
    return `Unknown command "${command.words.join(' ')}". Did you mean: flarewire ${corrected}`;
  return (await import('./verbs/similar.ts')).withSimilar(found, command.words);
}

/** The command without its typing mistakes, ready to be run. */
async function correctedCommand({ words, argv }: Worded): Promise<string | undefined> {
  const { corrections } = await import('./tree/corrected.ts');
  for (const meant of corrections(words, Object.keys(VERBS).filter(isShown))) {
    const own = parseCommand([...meant, ...argv]);
    const found = 'words' in own ? find(own.words) : undefined;
    const left = 'verb' in own ? own.argv : found !== undefined && 'operation' in found ? found.rest : meant;
    // A correction must be part of the command's name, not an argument.
    if (meant.every((word, place) => word === words[place] || !left.includes(word)))
      return [...meant, ...argv].map(quoted).join(' ');
  }
  return undefined;
}

/** The command that an alias of the user stands for. */
async function aliased(command: Command, io: Io): Promise<Exclude<Command, { wrong: string }> | undefined> {
  if (!('typed' in command)) return undefined;
  const { leading, rest } = command.typed;
  const words = await (await import('./config/aliases.ts')).expandedAlias(rest, io);
  if (words === undefined) return undefined;
  const meant = parseCommand([...leading, ...words]);
  if ('wrong' in meant) throw new WrongInput(meant.wrong);
  return meant;
}

async function verb(name: string, argv: readonly string[], io: Io): Promise<ExitCode> {
  const own = await VERBS[name]?.();
  if (own === undefined) throw new Error(`Unknown command "${name}".`);
  // Programs of other packages print their own help.
  if (own.hasOwnHelp !== true && argv.some((word) => word === '--help' || word === '-h')) {
    await io.out(`${forTerminal(verbHelp(name, own), io)}\n`);
    return 0;
  }
  return own.run(readGiven(name, own, argv), io);
}

async function usage(): Promise<string> {
  const names = Object.keys(VERBS).filter(isShown);
  const width = Math.max(...names.map((name) => name.length));
  const rows = new Map<string, string[]>(Object.values(GROUPS).map((title) => [title, []]));
  for (const name of names) {
    const row = `  flarewire ${name.padEnd(width)}  ${(await VERBS[name]?.())?.summary}`;
    rows.get(GROUPS[name] ?? JOBS)?.push(row);
  }
  const groups = Array.from(rows, ([title, lines]) => ['', `${title}:`, ...lines]).flat();
  return [USAGE, ...groups, globalHelp(), '', NOTES].join('\n');
}

const JOBS = 'Jobs';
/** Titles by the names of commands, in the order in which they are shown; what has none is a job. */
const GROUPS: Readonly<Record<string, string>> = {
  ...{ search: 'Find', explain: 'Find', perms: 'Find', schema: 'Find' },
  purge: JOBS,
  ...{ login: 'Credentials', logout: 'Credentials', whoami: 'Credentials', 'token plan': 'Credentials' },
  ...{
    emulator: 'Other programs',
    console: 'Other programs',
    mcp: 'Other programs',
    completion: 'Other programs',
    man: 'Other programs',
  },
};

/** True if only the list of a group is meant: `dns records --zone example.com`. */
function isListing({ group }: { readonly group: readonly string[] }, argv: readonly string[]): boolean {
  const isHelp = argv.every((word) => word === '--help' || word === '-h' || word === '--local');
  const found = find([...group, 'list']);
  return !isHelp && 'operation' in found && wordsOf(found.operation.name).length === group.length + 1;
}

/** Lists the subcommands of a group if there are no further arguments. */
async function showGroup(
  group: readonly string[],
  text: string,
  command: Exclude<Command, { wrong: string }>,
  io: Io,
): Promise<ExitCode> {
  const flags = 'argv' in command ? command.argv.filter((word) => word !== '--help' && word !== '-h') : [];
  if (flags.length > 0) throw new WrongInput(`"${group.join(' ')}" needs a subcommand.\n\n${text}`);
  const shown = `${forTerminal(text, io)}\n`;
  if (io.screen === undefined) await io.out(shown);
  else await (await import('./output/paged.ts')).paged(Readable.from([shown]), io.screen, io.out);
  return 0;
}

/** Describes what an interrupted command may have done. */
function knownOf(command: Command): string {
  const found =
    'call' in command ? find([command.call.operation]) : 'words' in command ? find(command.words) : undefined;
  const operation = found && 'operation' in found ? found.operation : undefined;
  if (operation !== undefined && isReading(operation)) return `${operation.name} is read-only: nothing was changed.`;
  return 'The last request may have been carried out: check before you run the command again.';
}

/** Suggests starting the emulator if a command with `--local` cannot connect. */
function hint(command: Command): string {
  const isLocal = ('argv' in command && command.argv.includes('--local')) || ('call' in command && command.call.local);
  return isLocal ? '\nIs the emulator running? Start it with: flarewire emulator --seed default' : '';
}

/** Undefined where there is such an operation; else what to say. */
function unknownName(name: string): string | undefined {
  const names = index().operations.map((operation) => operation.name);
  if (names.includes(name)) return undefined;
  const meant = nearest(name, names);
  return `Unknown operation "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}

/** Credentials in a wrong form, unknown ones, none, and an invalid token come with other statuses than 401. */
const REFUSED_CREDENTIALS = [6003, 9103, 9106, 9109];

function failInWords(io: Io, message: string, code: ExitCode): ExitCode {
  io.err(`${message}\n`);
  return code;
}

/** `{"error":{"exit":1,"message":"…","status":403,"codes":[10000],"hint":"…"}}`, one line. */
function failAsJson(io: Io, message: string, exit: ExitCode, error?: unknown): ExitCode {
  const { status, chain, hint, operation, permissions, rayId, retryable } = Object(error);
  const codes = Array.isArray(chain)
    ? chain.map((one) => Object(one).code).filter((code) => code !== undefined)
    : undefined;
  const known = { status, codes, hint, operation, permissions, rayId, retryable };
  io.err(`${JSON.stringify({ error: { exit, message, ...known } })}\n`);
  return exit;
}
