/** The whole command in this process: words in, exit code out. */
import process from 'node:process';
import { parseCommand } from './options.ts';
import { processIo } from './process-io.ts';
import { run } from './run.ts';

const interrupt = new AbortController();
const stop = (): void => {
  // The second Ctrl-C is for those who cannot wait for the first.
  process.removeListener('SIGINT', stop);
  process.removeListener('SIGTERM', stop);
  interrupt.abort();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// A reader that goes away (`… | head`) is no fault of ours.
process.stdout.on('error', () => process.exit(0));

const io = processIo(interrupt.signal);
process.exitCode = await run(parseCommand(process.argv.slice(2)), io);
// Takes the line of progress away.
io.err('');
await io.flush();
