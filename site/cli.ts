/** `npm run site`: builds the documentation site into `site/dist`; shows and checks it where asked. */
import { parseArgs } from 'node:util';
import { stopAll } from '../runtimes/processes.ts';
import { build, DIST, MADE } from './build.ts';
import { check } from './check/check.ts';
import { lighthouseFaults } from './lighthouse/measure.ts';
import { serve } from './serve.ts';

const USAGE = `Usage: npm run site -- [--serve] [--port PORT] [--check] [--lighthouse] [--only PRODUCT]...

Builds the documentation site into site/dist. The first time it installs its generator.

  --serve         show it afterwards, until Ctrl+C
  --port PORT     where to show it; a free port by default
  --check         check links, HTML, spelling, and pages in Chromium; exit code 1 on a fault
  --lighthouse    measure three pages with Google's Lighthouse; exit code 1 where a category is below 95
  --no-build      take what is in site/dist
  --only PRODUCT  the reference of this product alone, to see a change sooner
  --help          print this`;

/** Further ones are only counted. */
const MAX = 60;

const OPTIONS = {
  serve: { type: 'boolean' },
  port: { type: 'string' },
  check: { type: 'boolean' },
  lighthouse: { type: 'boolean' },
  build: { type: 'boolean', default: true },
  only: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

try {
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true });
  if (values.help) console.log(USAGE);
  else await run(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  stopAll();
}

async function run({
  serve: isServed,
  port,
  build: isBuilt,
  check: isChecked,
  lighthouse: isMeasured,
  only,
}: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']) {
  if (isBuilt) await build({ say: console.log, only: only === undefined ? undefined : new Set(only) });
  const faults: string[] = [];
  if (isChecked) faults.push(...(await check({ dist: DIST, made: MADE, say: console.log })));
  if (isMeasured) faults.push(...(await lighthouseFaults(DIST, console.log)));
  for (const fault of faults.slice(0, MAX)) console.error(fault);
  if (faults.length > 0) throw new Error(`The site has ${faults.length} faults.`);
  if (!isServed) return;
  const { url } = await serve(DIST, portOf(port));
  console.log(`The site: ${url} (Ctrl+C ends it)`);
  await new Promise(() => {});
}

/** @throws Error */
function portOf(port: string | undefined): number {
  const number = Number(port ?? 0);
  if (Number.isInteger(number) && number >= 0 && number < 65536) return number;
  throw new Error(`--port takes a number from 0 to 65535, not '${port}'.`);
}
