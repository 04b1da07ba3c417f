/** `npm run stress`: its options, its parts one after the other, and what became of them. */
import { parseArgs } from 'node:util';
import { type Command, PARTS, type Plan } from './parts.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs a command to its end, or until this many milliseconds are over. @returns its exit code; undefined where time was over */
  readonly start: (command: Command, most: number) => Promise<number | undefined>;
}

const NAMES = Object.keys(PARTS);
const MINUTES = 30;

const USAGE = `Usage: npm run stress -- [--only NAME,…] [--minutes N] [--seed TEXT] [--short]

What the emulator promises under abuse, one part after the other:
  kills     it is killed while it writes: nothing acknowledged is lost, nothing is half done
  hostile   generated and mutated requests, and long texts in every place: no fault, no stall
  growth    every collection filled: no request takes longer the more there is
  bulk      a job over 5,000 zones: workers are killed and paused, Redis is restarted, paused and emptied, every item is done once
  soak      mixed requests over a socket against a state folder: memory stays flat

  --only NAME   only these parts, with commas between
  --minutes N   minutes that each part may take; the soak takes them all; default ${MINUTES}
  --seed TEXT   repeats the generated requests; otherwise new ones, whose seed is printed
  --short       small and counted, not timed: a minute or so for growth and soak

Exit code: 0 all passed, 1 one failed, 2 wrong usage.
`;

/** Time beyond its minutes in which to finish the current work and report. */
const GRACE = 5 * 60_000;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = parse(args, io.now());
  if (typeof parsed === 'string') {
    if (parsed !== '') io.say(`${parsed}\n\n${USAGE}`);
    else io.out(USAGE);
    return parsed === '' ? 0 : 2;
  }
  const { names, plan } = parsed;
  const reported: string[] = [];
  let isFailed = false;
  for (const name of names) {
    const started = io.now();
    const code = await io.start(commandOf(name, plan), plan.minutes * 60_000 + GRACE);
    const minutes = ((io.now() - started) / 60_000).toFixed(1);
    if (code !== 0) isFailed = true;
    const words = code === 0 ? 'passed' : code === undefined ? 'FAILED: its time was over' : 'FAILED';
    reported.push(`${name} ${words} in ${minutes} min`);
  }
  io.out(`stress: ${reported.join(', ')}; seed '${plan.seed}'\n`);
  return isFailed ? 1 : 0;
}

function commandOf(name: string, plan: Plan): Command {
  const make = PARTS[name];
  if (make === undefined) throw new Error(`There is no part ${name}.`);
  return make(plan);
}

/** @returns what is wrong; nothing where help is wanted */
function parse(
  args: readonly string[],
  now: number,
): string | { readonly names: readonly string[]; readonly plan: Plan } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { only: text, minutes: text, seed: text, short: flag, help: { ...flag, short: 'h' } },
    });
    if (values.help) return '';
    const names = values.only?.split(',') ?? NAMES;
    const unknown = names.find((name) => !NAMES.includes(name));
    if (unknown !== undefined) return `--only ${unknown}: unknown part. Known: ${NAMES.join(', ')}.`;
    const minutes = Number(values.minutes ?? MINUTES);
    if (!(minutes > 0 && minutes <= 1440)) return `--minutes ${values.minutes}: a number above 0, and at most 1440.`;
    return { names, plan: { minutes, seed: values.seed ?? String(Math.round(now)), isShort: values.short ?? false } };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
