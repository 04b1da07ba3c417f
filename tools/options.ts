/** The command line of a tool: reads its options, and reports wrong ones. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known & typeof HELP }>>['values'];

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Help text of a tool. */
export interface Say {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
}

/**
 * Runs the work with the given options. Prints the usage for `--help`, and the mistake for wrong options.
 * @returns the exit code of the work; 0 after `--help`, 2 after wrong usage
 */
export function withOptions<Known extends Options, Code extends number | Promise<number>>(
  args: readonly string[],
  { known, usage }: { readonly known: Known; readonly usage: string },
  { out, say }: Say,
  work: (values: Values<Known>) => Code,
): Code | number {
  let values: Values<Known>;
  try {
    ({ values } = parseArgs({ args: [...args], options: { ...known, ...HELP } }));
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if ('help' in values && values.help) {
    out(usage);
    return 0;
  }
  return work(values);
}
