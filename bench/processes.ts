/** Child processes: run to their end or until stopped, and never left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Finished {
  readonly milliseconds: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
}

/** Output of the programs: one line of JSON with numbers. */
export type Numbers = { readonly [name: string]: number };

/** Output with text, including numbers. */
export type Answers = { readonly [name: string]: string | number };

export interface Processes {
  /** Fails with what the command said when it does not end with code 0. */
  run(command: string, args: readonly string[], options?: RunOptions): Promise<Finished>;
  /** Runs a Node program that prints numbers. */
  numbers(nodeArgs: readonly string[], options?: RunOptions): Promise<Numbers & { readonly wall: number }>;
  /** Runs a Node program and parses its output. */
  answers(nodeArgs: readonly string[], options?: RunOptions): Promise<Answers>;
  /** Starts a Node program that prints one line when it is ready, and runs until `stop()`. */
  start(nodeArgs: readonly string[]): Promise<{ readonly line: string; stop(): void }>;
  /** Ends all that still run. */
  killAll(): void;
}

export function createProcesses(): Processes {
  const running = new Set<ChildProcess>();
  const open = (command: string, args: readonly string[], cwd?: string): ChildProcess => {
    // A separate process group, so that a command's children end with it.
    const child = spawn(command, args, { detached: true, stdio: ['pipe', 'pipe', 'pipe'], ...(cwd && { cwd }) });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };
  const run: Processes['run'] = async (command, args, { cwd } = {}) => {
    const started = performance.now();
    const child = open(command, args, cwd);
    const { stdout, stderr, milliseconds } = await finished(child, started);
    if (child.exitCode === 0) return { stdout, stderr, milliseconds };
    const said = `${stderr}\n${stdout}`.trim().slice(0, 2000);
    throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode ?? child.signalCode}:\n${said}`);
  };
  return {
    run,
    numbers: async (nodeArgs, options) => {
      const { stdout, milliseconds } = await run(process.execPath, nodeArgs, options);
      return { ...parseNumbers(stdout), wall: milliseconds };
    },
    answers: async (nodeArgs, options) => parseAnswers((await run(process.execPath, nodeArgs, options)).stdout),
    start: async (nodeArgs) => {
      const child = open(process.execPath, nodeArgs);
      const stop = () => kill(child);
      return { line: await firstLine(child), stop };
    },
    killAll: () => {
      for (const child of running) kill(child);
    },
  };
}

function finished(child: ChildProcess, started: number): Promise<Finished> {
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      texts[name] += text;
    });
  }
  child.stdin?.end();
  return new Promise((resolve, reject) => {
    let milliseconds = 0;
    child.once('exit', () => {
      milliseconds = performance.now() - started;
    });
    child.once('error', reject);
    child.once('close', () => resolve({ ...texts, milliseconds }));
  });
}

function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output to wait for.');
  child.stderr?.pipe(process.stderr);
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnargs.join(' ')} ended with ${code} before it was ready.`)),
    );
  });
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Groups are unknown on Windows, and the process may have ended meanwhile.
    child.kill('SIGKILL');
  }
}

/** Reads the last line: a package may print a warning before. */
export function parseAnswers(stdout: string): Answers {
  const line = stdout.trim().split('\n').at(-1) ?? '';
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null) throw new Error(`Expected answers, got ${line}`);
  for (const [name, answer] of Object.entries(value))
    if (typeof answer !== 'number' && typeof answer !== 'string')
      throw new Error(`Expected a number or text as ${name}, got ${JSON.stringify(answer)}`);
  return value as Answers; // as checked above
}

export function parseNumbers(stdout: string): Numbers {
  return Object.fromEntries(
    Object.entries(parseAnswers(stdout)).map(([name, number]) => {
      if (typeof number !== 'number') throw new Error(`Expected a number as ${name}, got ${JSON.stringify(number)}`);
      return [name, number];
    }),
  );
}
