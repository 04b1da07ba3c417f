/** `npm run coverage`: arguments in, the page or the list to a file, one line about it to stderr. */
import { withOptions } from '../options.ts';
import { withCodes } from './errors/code-table.ts';
import { errorsPage } from './errors/page.ts';
import type { Refusal } from './errors/refusals.ts';
import { KEYS_PAGE, naturalKeysPage } from './natural-keys.ts';
import { listOf, pageOf } from './report.ts';
import { type Covered, TIERS } from './tiers.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly coverage: () => readonly Covered[];
  readonly refusals: () => readonly Refusal[];
}

export const PAGE = 'docs/emulator-coverage.md';
export const ERRORS_PAGE = 'docs/emulator-errors.md';
export const CODES_PAGE = 'docs/troubleshooting.md';

const USAGE = `Usage: npm run coverage -- [--out FILE]

Tells for each operation what the emulator knows of it: rules of its product (T2), state by the shape of its
path (T1), or answers by its schema alone (T0). Writes ${PAGE}, and ${ERRORS_PAGE},
which lists every refusal with its code and where that is from, and ${KEYS_PAGE}; renews the
table of codes in ${CODES_PAGE}.

  --out FILE   write every operation with its tier and the reason to FILE instead, as tab-separated text; - is stdout
  --help     print this help
`;

const OPTIONS = { out: { type: 'string', short: 'o' } } as const;

/** @returns the exit code: 0 written, 1 the file cannot be written, 2 wrong usage */
export function run(args: readonly string[], io: Io): number {
  return withOptions(args, { known: OPTIONS, usage: USAGE }, io, ({ out }) => {
    if (out !== '') return write(out, io);
    io.say(`--out takes a file, not an empty text.\n\n${USAGE}`);
    return 2;
  });
}

function write(out: string | undefined, io: Io): number {
  const covered = io.coverage();
  const text = out === undefined ? pageOf(covered) : listOf(covered);
  if (out === '-') {
    io.out(text);
    return 0;
  }
  const file = out ?? PAGE;
  try {
    io.write(file, text);
    if (out === undefined) {
      const errors = errorsPage(io.refusals());
      io.write(ERRORS_PAGE, errors);
      io.write(KEYS_PAGE, naturalKeysPage());
      io.write(CODES_PAGE, withCodes(io.read(CODES_PAGE), errors));
    }
  } catch (error) {
    io.say(`Cannot write ${file}: ${error instanceof Error ? error.message : error}. Give another file to --out.\n`);
    return 1;
  }
  const counts = TIERS.map((tier) => `${covered.filter((one) => one.tier === tier).length} ${tier}`);
  io.say(`${file}: ${covered.length} operations, ${counts.join(', ')}\n`);
  return 0;
}
