/** The `flarewire-migrate` command. */
import process from 'node:process';
import { VERSION } from '../version.ts';
import { run } from './run.ts';

process.exitCode = run(process.argv.slice(2), {
  cwd: process.cwd(),
  version: VERSION,
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
