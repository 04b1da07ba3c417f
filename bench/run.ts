/** `npm run bench`: prepares the packages, takes the measurements one after the other, and reports. */
import { withFigures } from './comparison.ts';
import {
  type Context,
  type Measured,
  type Measurement,
  PreparationFailed,
  type Scored,
  type Subjects,
} from './measurement.ts';
import { type Options, parseOptions, usage } from './options.ts';
import { type Machine, machineLine, type Part, type Row, results, scoreTable, table, toRow } from './report.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  /** One line that overwrites the previous; nothing if it is not a terminal. */
  readonly show: (text: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly machine: (versions: string) => Machine;
  /** Makes what all measurements share. */
  readonly context: (options: Options, progress: Context['progress']) => Context;
}

/** @returns the exit code: 0 every budget met, 1 one missed or not measured, 2 wrong usage */
export async function run(args: readonly string[], measurements: readonly Measurement[], io: Io): Promise<number> {
  const names = measurements.map(({ name }) => name);
  const parsed = parseOptions(args, names);
  if ('help' in parsed) {
    io.out(usage(names));
    return 0;
  }
  if ('problem' in parsed) {
    io.say(`${parsed.problem}\n\n${usage(names)}`);
    return 2;
  }
  try {
    return await measureAndReport(parsed.options, measurements, io);
  } catch (error) {
    if (!(error instanceof PreparationFailed)) throw error;
    io.say(`${error.message}\n`);
    return 1;
  }
}

async function measureAndReport(options: Options, measurements: readonly Measurement[], io: Io): Promise<number> {
  const chosen =
    options.only.length === 0 ? measurements : measurements.filter(({ name }) => options.only.includes(name));
  const { measured, scored, parts, subjects } = await measureAll(chosen, options, io);
  const rows = measured.map(toRow);
  const machine = io.machine(versionsOf(subjects));
  const alone = subjects !== undefined && subjects.official === undefined;
  const whole = chosen.length === measurements.length && !options.quick && !alone;
  report({ options, measured, scored, parts, rows, machine }, whole, io);
  const missed = rows.filter(({ met }) => met === false).map(({ what }) => what);
  const failed = parts.filter(({ failure }) => failure !== undefined).map(({ name }) => name);
  if (missed.length > 0) io.say(`Missed: ${missed.join(', ')}.\n`);
  if (failed.length > 0) io.say(`Not measured: ${failed.join(', ')}.\n`);
  if (missed.length + failed.length > 0) return 1;
  io.say('Every budget is met.\n');
  return 0;
}

async function measureAll(chosen: readonly Measurement[], options: Options, io: Io) {
  const measured: Measured[] = [];
  const scored: Scored[] = [];
  const parts: Part[] = [];
  let subjects: Subjects | undefined;
  for (const { name, how, measure } of chosen) {
    const started = performance.now();
    const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    const context = io.context(options, (done, total) => io.show(`${name}  ${done} of ${total}  ${seconds()}`));
    try {
      const taken = await measure({ ...context, subjects: async () => (subjects = await context.subjects()) });
      for (const one of taken) 'samples' in one ? measured.push(one) : scored.push(one);
      parts.push({ name, how });
      io.say(`${name}  done in ${seconds()}\n`);
    } catch (error) {
      if (error instanceof PreparationFailed) throw error;
      const failure = error instanceof Error ? error.message : String(error);
      parts.push({ name, how, failure });
      io.say(`${name}  could not be measured: ${failure}\n`);
    }
  }
  return { measured, scored, parts, subjects };
}

const versionsOf = (subjects: Subjects | undefined): string =>
  Object.values(subjects ?? {})
    .map(({ name, version }) => `${name} ${version}`)
    .join(', ') || 'flarewire';

interface Report {
  readonly options: Options;
  readonly measured: readonly Measured[];
  readonly scored: readonly Scored[];
  readonly parts: readonly Part[];
  readonly rows: readonly Row[];
  readonly machine: Machine;
}

function report({ options, measured, scored, parts, rows, machine }: Report, whole: boolean, io: Io): void {
  const { json } = options;
  if (json !== undefined) {
    const text = `${JSON.stringify({ machine, rows, measured, scored }, null, 1)}\n`;
    if (json === '-') io.out(text);
    else io.write(json, text);
  }
  if (json !== '-') io.out(`\n${tables(rows, scored)}\n\n${machineLine(machine)}\n`);
  if (!whole) return;
  const text = results({ rows, scored, parts, machine });
  io.write('bench/RESULTS.md', text);
  io.write('docs/comparison.md', withFigures(io.read('docs/comparison.md'), text));
}

const tables = (rows: readonly Row[], scored: readonly Scored[]): string =>
  [rows.length > 0 ? table(rows) : '', scored.length > 0 ? scoreTable(scored) : ''].filter(Boolean).join('\n\n');
