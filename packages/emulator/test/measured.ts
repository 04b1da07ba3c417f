/** An emulator in a separate process that reports its peak memory: the parent asks by messages. */
import { createEmulator } from '../src/emulator.ts';

const [data = ''] = process.argv.slice(2);
const emulator = createEmulator({ data });
const { url } = await emulator.listen();
process.send?.(url);
process.on('message', async (asked) => {
  if (asked === 'memory') process.send?.(process.resourceUsage().maxRSS * 1024);
  else await emulator.close().then(() => process.disconnect());
});
