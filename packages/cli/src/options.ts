/** The command line of `flarewire`: words in, what to do or what is wrong out. */
import { parseArgs } from 'node:util';

export interface CallOptions {
  /** `dns.records.list` */
  readonly operation: string;
  /** Parameters: JSON, `@FILE` that holds it, `-` for standard input, or undefined for none. */
  readonly params: string | undefined;
  /** Show what would be sent instead of sending it. */
  readonly plan: boolean;
  /** All pages of a list, an item a line. */
  readonly all: boolean;
  /** File for the answer; undefined is standard output. */
  readonly output: string | undefined;
}

export type Command =
  | { readonly call: CallOptions }
  | { readonly describe: string }
  | { readonly print: 'usage' | 'version' }
  | { readonly wrong: string };

export const USAGE = `Usage: flarewire call OPERATION [PARAMETERS] [options]

  OPERATION     its dotted name: zones.list, dns.records.create
  PARAMETERS    all parameters as one JSON object, @FILE that contains it, or - for standard input;
                { "$file": "PATH" } in it stands for the bytes of a file

  --plan        print the request instead of sending it
  --all         every page of a list, one item per line (NDJSON)
  --output FILE write the response to a file instead of standard output
  --help        print this help; after an operation, its parameters
  --version     print the version

Credentials: CLOUDFLARE_API_TOKEN, or CLOUDFLARE_API_KEY and CLOUDFLARE_EMAIL. Another server: CLOUDFLARE_BASE_URL.
Exit codes: 0 done, 1 failed, 2 used wrongly, 4 refused credentials.`;

const FLAGS = {
  plan: { type: 'boolean' },
  all: { type: 'boolean' },
  output: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

export function parseCommand(argv: readonly string[]): Command {
  const parsed = read(argv);
  if (typeof parsed === 'string') return { wrong: parsed };
  const { values, positionals } = parsed;
  const [verb, operation, params, ...rest] = positionals;
  if (values.version) return { print: 'version' };
  if (verb === undefined) return values.help ? { print: 'usage' } : { wrong: `No command given.\n\n${USAGE}` };
  if (verb !== 'call') return { wrong: `Unknown command '${verb}'. Try: flarewire call ${operation ?? 'zones.list'}` };
  if (operation === undefined) {
    return values.help ? { print: 'usage' } : { wrong: 'call needs an operation. Try: flarewire call zones.list' };
  }
  if (values.help) return { describe: operation };
  if (rest.length > 0)
    return { wrong: `'${rest[0]}' is unexpected: give all parameters as one JSON object, quoted for your shell.` };
  if (values.plan && (values.all || values.output !== undefined))
    return { wrong: '--plan sends nothing: it cannot be combined with --all or --output.' };
  if (values.output === '') return { wrong: '--output requires a file name.' };
  return {
    call: { operation, params, plan: values.plan ?? false, all: values.all ?? false, output: values.output },
  };
}

type Parsed = ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>>;

/** What was given, or what is wrong with it. */
function read(argv: readonly string[]): Parsed | string {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=['"])\. /);
    return `${reason.replace(/\.$/, '')}. Try: flarewire --help`;
  }
}
