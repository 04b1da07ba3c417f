/** Entry of the executable. A CommonJS file cannot await outside of a function. */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { D1_RUNNER } from './names.ts';

async function start(): Promise<void> {
  const [flags, place] = [process.argv.slice(2, 4), process.argv[4]];
  if (place !== D1_RUNNER) return (await import('../../packages/cli/src/main.ts')).main();
  // The emulator has started this executable again as it would start Node: with flags, a program and its arguments.
  for (const flag of flags) setFlagsFromString(flag);
  process.argv.splice(1, 3);
  await import('../../packages/emulator/src/products/d1/runner.ts');
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
});
