/** The emulator that is soaked: `node --expose-gc soak-server.ts FOLDER` prints its URL; a line on its input has it print its memory. */
import { createInterface } from 'node:readline';
import { createEmulator } from '../../packages/emulator/src/index.ts';
import type { Memory } from './memory.ts';

const emulator = createEmulator({ data: process.argv[2] ?? '', start: 'default' });
await emulator.ready;
console.log((await emulator.listen()).url);

const MIB = 1024 * 1024;

function memory(): Memory {
  // The second collection frees objects left to finalizers by the first.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / MIB, rss: rss / MIB };
}

createInterface({ input: process.stdin })
  .on('line', () => console.log(JSON.stringify(memory())))
  // The parent process is gone.
  .once('close', () => process.exit());
