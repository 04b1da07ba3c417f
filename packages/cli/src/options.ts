/** Parses the command line of `flarewire` into a command or an error message. */
import { parseArgs } from 'node:util';
import { SWITCHES, VALUES } from '@flarewire/snippets/command/globals';
import type { CallOptions } from './command/call.ts';
import { meantFlag } from './input/meant-flag.ts';
import { leadingFlags } from './tree/leading-flags.ts';
import { inOwnWords } from './tree/rewrites.ts';
import { USAGE } from './usage.ts';
import { verbOf } from './verbs/index.ts';

export type Command = Asked & {
  readonly isDebug?: true;
  /** False if the notice of a newer version is turned off. */
  readonly hasNotice: boolean;
  /** Errors are printed as JSON. */
  readonly isJson?: true;
};

type Asked =
  | { readonly call: CallOptions }
  | { readonly describe: readonly string[] }
  /** Words of the tree, the arguments and flags after them, and all of it as typed after the leading flags. */
  | { readonly words: readonly string[]; readonly argv: readonly string[]; readonly typed: Typed }
  /** A command that is not an operation. */
  | { readonly verb: string; readonly argv: readonly string[]; readonly typed?: Typed }
  | { readonly print: 'usage' | 'version' }
  | { readonly wrong: string };

interface Typed {
  /** True if the words are another tool's, or in another order. */
  readonly isGuess: boolean;
  readonly leading: readonly string[];
  readonly rest: readonly string[];
}

const CALL_FLAGS = {
  plan: { type: 'boolean' },
  all: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  yes: { type: 'boolean', short: 'y' },
  local: { type: 'boolean' },
  profile: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Flags of the whole program, which may stand anywhere before `--`. */
const PROGRAM_FLAGS = ['--debug', '--no-update-notice'];

export function parseCommand(given: readonly string[]): Command {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const isOn = (flag: string): boolean => given.slice(0, end).includes(flag);
  const argv = given.filter((word, place) => !PROGRAM_FLAGS.includes(word) || place > end);
  const isJson = argv.some(
    (word, place) => word === '--json' || (/^(-o|--output)$/.test(word) && argv[place + 1] === 'json'),
  );
  return {
    ...parseWords(argv),
    hasNotice: !isOn('--no-update-notice'),
    ...(isOn('--debug') && { isDebug: true as const }),
    ...(isJson && { isJson: true as const }),
  };
}

function parseWords(argv: readonly string[]): Asked {
  // Global flags may stand before the command too: `flarewire --profile work zones list`.
  const start = leadingFlags(argv);
  const [first, given] = [argv.slice(0, start), argv.slice(start)];
  if (given.length === 0) {
    if (first.includes('--version')) return { print: 'version' };
    return first.length === 0 || first.some((word) => !/^(-h|--help)$/.test(word))
      ? { wrong: `No command given.\n\n${USAGE}` }
      : { print: 'usage' };
  }
  const rest = inOwnWords(given);
  const typed = { leading: first, rest: given, isGuess: rest.join(' ') !== given.join(' ') };
  const dash = rest.findIndex((word) => word.startsWith('-'));
  const words = dash < 0 ? rest : rest.slice(0, dash);
  const flags = [...first, ...(dash < 0 ? [] : rest.slice(dash))];
  const [verb] = words;
  if (verb === undefined) return leadingFlag(rest);
  const own = verbOf(rest);
  if (own !== undefined) return { verb: own.name, argv: [...first, ...own.rest], typed };
  if (verb === 'call') return parseCall(rest.slice(1), first);
  if (verb === 'help') {
    const asked = verbOf(words.slice(1));
    if (asked !== undefined) return { verb: asked.name, argv: ['--help'] };
    return words.length === 1 ? { print: 'usage' } : { describe: words.slice(1) };
  }
  return { words, argv: flags, typed };
}

/** A flag before the command that is none of every command. */
function leadingFlag([flag = '']: readonly string[]): Asked {
  if (/^-v$/i.test(flag)) return { print: 'version' };
  const meant = meantFlag(flag.replace(/^--/, ''), [...Object.keys(SWITCHES), ...Object.keys(VALUES)]);
  const hint = meant === undefined ? 'Try: flarewire --help' : `Did you mean --${meant}?`;
  return { wrong: `Unexpected flag "${flag}" before the command: only flags of every command stand there. ${hint}` };
}

function parseCall(argv: readonly string[], before: readonly string[]): Asked {
  const parsed = readCall([...before, ...argv]);
  if (typeof parsed === 'string') return { wrong: parsed };
  const { values, positionals } = parsed;
  const [operation, params, ...rest] = positionals;
  if (operation === undefined)
    return values.help ? { print: 'usage' } : { wrong: 'Missing operation. Try: flarewire call zones.list' };
  if (values.help) return { describe: [operation] };
  if (rest.length > 0)
    return {
      wrong: `Unexpected argument "${rest[0]}". Pass all parameters as one JSON object, quoted for your shell.`,
    };
  if (values.plan && (values.all || values.output !== undefined))
    return { wrong: '--plan sends nothing: it cannot be combined with --all or --output.' };
  if (values.output === '') return { wrong: '--output requires a file name.' };
  return {
    call: {
      operation,
      params,
      plan: values.plan ?? false,
      all: values.all ?? false,
      output: values.output,
      yes: values.yes ?? false,
      local: values.local ?? false,
      profile: values.profile,
    },
  };
}

type Parsed = ReturnType<typeof parseArgs<{ options: typeof CALL_FLAGS; allowPositionals: true }>>;

/** The parsed arguments, or an error message. */
function readCall(argv: readonly string[]): Parsed | string {
  try {
    return parseArgs({ args: [...argv], options: CALL_FLAGS, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=['"])\. /);
    return `${reason.replace(/\.$/, '')}. Try: flarewire --help`;
  }
}
