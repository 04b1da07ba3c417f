/** Arguments of `npm run bench`. */
import { parseArgs } from 'node:util';

export interface Options {
  /** Names of measurements; empty for all. */
  readonly only: readonly string[];
  readonly quick: boolean;
  /** File for the figures as JSON; `-` is stdout. */
  readonly json?: string;
  /** A packed flarewire to measure instead of a fresh build. */
  readonly tarball?: string;
}

export const usage = (names: readonly string[]): string => `Usage: npm run bench -- [options]

Measures flarewire and the official package side by side and writes bench/RESULTS.md.

  --only NAME     ${names.join(', ')}; several with commas or by repeating
  --quick         fewer rounds and a small upload
  --json FILE     write the figures as JSON too; - writes them to stdout instead of the table
  --tarball FILE  measure this packed flarewire instead of building one

RESULTS.md is written by a whole run only: not with --only or --quick, nor where the official package cannot be installed.
Exit code: 0 every budget is met, 1 one is missed or could not be measured, 2 wrong usage.
`;

export type Parsed = { readonly options: Options } | { readonly help: true } | { readonly problem: string };

export function parseOptions(args: readonly string[], names: readonly string[]): Parsed {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
        json: { type: 'string' },
        tarball: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { help: true };
    const only = (values.only ?? []).flatMap((part) => part.split(','));
    const wrong = only.find((name) => !names.includes(name));
    if (wrong !== undefined) return { problem: `--only ${wrong}: unknown measurement. Known: ${names.join(', ')}.` };
    const { json, tarball, quick = false } = values;
    return { options: { only, quick, ...(json !== undefined && { json }), ...(tarball !== undefined && { tarball }) } };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
