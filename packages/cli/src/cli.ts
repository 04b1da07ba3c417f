/** Entry of `flarewire`. Node compiles its modules once, and caches them for the next start. */
import * as nodeModule from 'node:module';
import process from 'node:process';
import { packageFile } from './package-file.ts';

const [word, more] = process.argv.slice(2);
// Asked by scripts and shells more often than anything else.
if (word === '--version' && more === undefined) process.stdout.write(`${packageFile().version}\n`);
else {
  const { enableCompileCache }: Partial<typeof nodeModule> = nodeModule; // Deno has none
  enableCompileCache?.();
  // A static import would be compiled before the compile cache is enabled.
  await (await import('./main.ts')).main();
}
