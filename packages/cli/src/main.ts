/** The whole command in this process: words in, exit code out. */
import process from 'node:process';
import { parseCommand } from './options.ts';
import { updateNotice, wantsNotice } from './process/update-notice.ts';
import { processIo } from './process-io.ts';
import { run } from './run.ts';

export async function main(): Promise<void> {
  const io = processIo(interruption());
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader has gone, as in `flarewire … | head`.
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`The output is incomplete: cannot write to standard output: ${error.message}\n`);
    process.exit(1);
  });
  const command = parseCommand(process.argv.slice(2));
  // Asked for while the command runs.
  const notice = wantsNotice(command, io) ? updateNotice(io) : undefined;
  process.exitCode = await run(command, io);
  // Takes the line of progress away.
  io.err((await notice) ?? '');
  await io.flush();
}

/** Aborts when the program is asked to end. */
function interruption(): AbortSignal {
  const interrupt = new AbortController();
  const stop = (): void => {
    // The second Ctrl-C is for those who cannot wait for the first.
    process.removeListener('SIGINT', stop);
    process.removeListener('SIGTERM', stop);
    interrupt.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return interrupt.signal;
}
