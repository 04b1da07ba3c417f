/** Entry of `flarewire-emulator`: the process is touched here and nowhere else. */
import { portFile } from './port-file.ts';
import { run } from './run.ts';

const stopped = new Promise<void>((resolve) => {
  process.once('SIGINT', resolve);
  process.once('SIGTERM', resolve);
});
process.exitCode = await run(process.argv.slice(2), {
  out: console.log,
  err: console.error,
  // `flarewire emulator` starts this program.
  command: process.env.FLAREWIRE_COMMAND,
  stopped,
  portFile: portFile(),
});
