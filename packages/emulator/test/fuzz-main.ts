/**
 * The fuzz run as its own program, so that its memory can be measured and a request without end be stopped.
 * `node --expose-gc --conditions=flarewire-source fuzz-main.ts REQUESTS SEED FOLDER` writes `at` before each request, and `report`.
 */
import { openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fuzz } from './fuzz.ts';

const [requests, seed = '', folder = ''] = process.argv.slice(2);
const at = openSync(join(folder, 'at'), 'w');
const report = await fuzz({
  requests: Number(requests),
  seed,
  before: (index) => writeSync(at, String(index).padEnd(8), 0),
});
writeFileSync(join(folder, 'report'), JSON.stringify(report));
process.exit(0);
