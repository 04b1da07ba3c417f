/** Entry of `flarewire`. What it is made of is compiled once, and cached by Node for the next start. */
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import process from 'node:process';

const [word, more] = process.argv.slice(2);
if (word === '--version' && more === undefined) {
  // Asked by scripts and shells more often than anything else.
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
} else {
  enableCompileCache();
  // A static import would be compiled before the compile cache is enabled.
  await import('./main.ts');
}
