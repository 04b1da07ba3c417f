/** `npm start`: reads the zone file, starts the emulator, runs the tour and stays up. */
import { join } from 'node:path';
import type { Console } from '@flarewire/console';
import type { Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import type { Io } from './io.ts';
import type { TourOptions } from './options.ts';
import { noProgress, startProgress } from './progress.ts';
import { createReport, type Report } from './report.ts';
import { STEPS } from './steps.ts';
import { GAUGE, workerHost } from './steps-edge.ts';
import { count, duration } from './text.ts';
import { createTour, Skipped, type Step, type Tour } from './tour.ts';
import { readZoneFile, type ZoneFile } from './zone-file.ts';

/** 0: every step passed; 1: one failed; 2: wrong usage, or interrupted during the tour. */
export type ExitCode = 0 | 1 | 2;

const REPOSITORY = join(import.meta.dirname, '..');
const EXAMPLE = 'examples/harbour.example.zone';
/** Number of requests that the console can show. */
const JOURNAL = 20_000;

export async function run(options: TourOptions, io: Io, steps: readonly Step[] = STEPS): Promise<ExitCode> {
  const [path, label] =
    options.zoneFile === undefined ? [join(REPOSITORY, EXAMPLE), EXAMPLE] : [options.zoneFile, options.zoneFile];
  const read = await readZoneFile(io, path, label, options.zone);
  if (!('file' in read)) {
    io.err(`${read.faults}\n`);
    return read.exitCode;
  }
  let temporary: Awaited<ReturnType<Io['temporaryFolder']>> | undefined;
  try {
    if (options.data === undefined) temporary = await io.temporaryFolder();
  } catch (error) {
    io.err(`The temporary folder cannot be used: ${reasonOf(error)}\nTry: npm start -- --data FOLDER\n`);
    return 1;
  }
  try {
    return await onEmulator(options, io, read.file, options.data ?? temporary?.path ?? '', steps);
  } finally {
    await temporary?.remove();
  }
}

async function onEmulator(
  options: TourOptions,
  io: Io,
  file: ZoneFile,
  data: string,
  steps: readonly Step[],
): Promise<ExitCode> {
  const report = createReport(io, options.quiet);
  let emulator: Emulator | undefined;
  try {
    const start = io.now();
    // Built while the tour runs.
    const page = options.once ? undefined : io.buildPage();
    page?.catch(() => {}); // reported where it is awaited
    emulator = io.emulate({ data, journal: { size: JOURNAL }, edge: true });
    const { url } = await emulator.listen({ port: options.port });
    report.heading('flarewire: the emulator, and the tour', [
      `${url} (up in ${duration(io.now() - start)})`,
      `State: ${data} (SQLite${options.data === undefined ? ', removed at the end' : ''})`,
    ]);
    const { edge } = emulator;
    const exitCode = await wholeTour(io, report, file, { url, edge }, steps);
    if (page !== undefined && exitCode !== 2)
      await stay(options, io, report, { emulator, apiURL: url, data, page, zone: file.zone });
    return exitCode;
  } catch (error) {
    io.err(`${startFault(error, options)}\n`);
    return 1;
  } finally {
    await emulator?.close();
  }
}

/** Where the API and the zones are reached. */
interface Place {
  readonly url: string;
  readonly edge: Emulator['edge'];
}

async function wholeTour(
  io: Io,
  report: Report,
  file: ZoneFile,
  place: Place,
  steps: readonly Step[],
): Promise<ExitCode> {
  const start = io.now();
  const { failed, requests } = await takeTour(io, report, file, place, steps);
  if (io.interrupted.aborted) {
    io.err('Interrupted before the end of the tour.\n');
    return 2;
  }
  const took = `${duration(io.now() - start)}, ${count(requests, 'request')}`;
  report.say([
    failed === 0
      ? `All ${steps.length} steps passed (${took}).`
      : `${count(failed, 'step')} of ${steps.length} failed (${took}).`,
  ]);
  return failed === 0 ? 0 : 1;
}

interface Kept {
  readonly emulator: Emulator;
  readonly apiURL: string;
  /** Folder of its state. */
  readonly data: string;
  /** Name of the zone. */
  readonly zone: string;
  /** Folder of the page, when built. */
  readonly page: Promise<string>;
}

/** Keeps the emulator and its console up until Ctrl-C. */
async function stay(options: TourOptions, io: Io, report: Report, kept: Kept): Promise<void> {
  report.say([
    'The emulator is still running; any token works. Press Ctrl-C to stop it.',
    `curl -H 'Authorization: Bearer any' ${kept.apiURL}/zones`,
    ...(await workerLines(kept)),
  ]);
  const opened = await openConsole(io, kept, options);
  if (opened !== undefined) {
    report.say(['Open it in the console. This link works once; press Enter for another:', opened.link()]);
    io.onEnter(() => report.say([opened.link()]));
  }
  await new Promise<void>((resolve) => {
    if (io.interrupted.aborted) resolve();
    io.interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
  await opened?.close();
  report.say(['Ended.']);
}

/** Where a browser opens the Worker of the tour. */
async function workerLines({ emulator, zone }: Kept): Promise<string[]> {
  const { port } = await emulator.edge.listen();
  return ['Its Worker, in a browser:', `http://${workerHost(zone)}.localhost:${port}/${GAUGE}`];
}

/** Undefined if it cannot be opened; the emulator is useful without it. */
async function openConsole(
  io: Io,
  { page, zone: _, ...given }: Kept,
  { consolePort }: TourOptions,
): Promise<Console | undefined> {
  try {
    return await io.openConsole({
      ...given,
      page: await page,
      ...(consolePort === undefined ? {} : { port: consolePort }),
    });
  } catch (error) {
    if (isTaken(error))
      io.err(`Port ${consolePort} is in use, so the console did not start.\nTry: npm start -- --console-port 0\n`);
    else io.err(`The console did not start: ${reasonOf(error)}\nTry: npm ci, then npm start\n`);
    return undefined;
  }
}

async function takeTour(io: Io, report: Report, file: ZoneFile, { url, edge }: Place, steps: readonly Step[]) {
  let requests = 0;
  let progress = noProgress;
  const client = new Cloudflare({
    apiToken: 'local',
    baseURL: url,
    // Errors must show here instead of being retried away; retries have their own tests.
    maxRetries: 0,
    fetch: (input, init) => {
      requests++;
      const signals = [io.interrupted, ...(init?.signal ? [init.signal] : [])];
      return io.fetch(input, { ...init, signal: AbortSignal.any(signals) });
    },
  });
  const tour = createTour({
    client,
    file,
    open: (address) => edge.fetch(address),
    requests: () => requests,
    progress: (done, total) => progress.update(done, total),
  });
  let failed = 0;
  for (const step of steps) {
    if (io.interrupted.aborted) break;
    progress = startProgress(io, step.title);
    if (!(await takeStep(io, report, tour, step, () => progress.end()))) failed++;
  }
  return { failed, requests };
}

/** True if the step passed. */
async function takeStep(io: Io, report: Report, tour: Tour, step: Step, end: () => void): Promise<boolean> {
  const start = io.now();
  try {
    const summary = await step.run(tour);
    end();
    report.held(step.title, io.now() - start, summary);
    return true;
  } catch (error) {
    end();
    if (error instanceof Skipped) report.skipped(step.title, error.message);
    else if (!io.interrupted.aborted) report.failed(step.title, io.now() - start, reasonOf(error));
    return false;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes: string[] = [];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) causes.push(cause.message);
  return causes.length === 0 ? error.message : `${error.message} (${causes.join(': ')})`;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

function startFault(error: unknown, options: TourOptions): string {
  if (isTaken(error)) return `Port ${options.port} is in use.\nTry: npm start (without --port, for a free one)`;
  if (codeOf(error) === 'EACCES')
    return `Port ${options.port} requires more permissions than this user has.\nTry: npm start -- --port 8787`;
  return `The emulator did not start: ${reasonOf(error)}\nTry: npm start (without --data, for a fresh state)`;
}
