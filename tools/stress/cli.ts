/** Entry of `npm run stress`: binds the command to the process, and ends all that it started however it ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../build/folders.ts';
import { type Io, run } from './run.ts';

const running = new Set<ChildProcess>();

/** Kills a part with its children: each part is a process group. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

const start: Io['start'] = async ({ program, args, env }, most) => {
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    kill(child);
  }, most);
  const [code] = await once(child, 'exit').finally(() => clearTimeout(timer));
  running.delete(child);
  return isOver ? undefined : (code ?? 1);
};

process.once('exit', () => {
  for (const child of running) kill(child);
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => process.exit(code));

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  now: () => Date.now(),
  start,
});
