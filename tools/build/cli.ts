/** `npm run build`: builds the published files of each package in its `dist` folder. */
import { parseArgs } from 'node:util';
import { builds } from './packages.ts';

const USAGE = `Usage: npm run build

Builds what each package publishes into its folder \`dist\`: ${Object.keys(builds).join(', ')}.`;

try {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) console.log(USAGE);
  else await buildAll();
} catch (error) {
  if (!isUsageError(error)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}

async function buildAll(): Promise<void> {
  const started = performance.now();
  for (const build of Object.values(builds)) await build();
  console.log(`${Object.keys(builds).join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
