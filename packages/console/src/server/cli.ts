/** Entry of `npx @flarewire/console`. */
import { nodeFault } from './node-version.ts';

const fault = nodeFault('@flarewire/console');
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 1;
} else {
  // Not before: an older Node cannot even load it.
  await import('./main.ts');
}
