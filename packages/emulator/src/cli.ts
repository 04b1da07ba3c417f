/** Entry of `flarewire-emulator`: the process is touched here and nowhere else. */
import { nodeFault } from './node-version.ts';

const fault = nodeFault('@flarewire/emulator');
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else {
  // Not before: an older Node cannot even load it.
  const { run } = await import('./run.ts');
  const { portFile } = await import('./port-file.ts');
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  process.exitCode = await run(process.argv.slice(2), {
    out: console.log,
    err: console.error,
    stopped,
    portFile: portFile(),
  });
}
