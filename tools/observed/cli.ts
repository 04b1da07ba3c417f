/** Entry of `npm run observed`: how far the emulator agrees with the real API; `--write` renews what the tests hold it to. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../build/folders.ts';
import { checkAll, sourcesOf, verifiedOf } from './check.ts';

// A reader such as `head` may stop before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

if (process.argv.includes('--help')) {
  process.stdout.write(
    'Usage: npm run observed [-- --write]\n\nCompares the emulator with observations of the real API. --write updates the agreement that the tests demand.\n',
  );
  process.exit(0);
}
const checks = await checkAll();
for (const kind of ['errors', 'accepted', 'envelopes'] as const) {
  const own = checks.filter((check) => check.kind === kind);
  const agreed = own.filter(({ agrees }) => agrees).length;
  process.stdout.write(`${kind}: ${agreed} of ${own.length} (${((100 * agreed) / own.length).toFixed(1)} %)\n`);
}
const verified = verifiedOf(checks);
process.stdout.write(
  `${verified.size} operations verified, of ${new Set(checks.map(({ operation }) => operation)).size} observed\n`,
);
if (process.argv.includes('--write')) {
  const differing = checks.filter(({ agrees }) => !agrees).map(({ id }) => id);
  const agreement = { differing: [...new Set(differing)].sort(), verified: Object.fromEntries(verified) };
  writeFileSync(resolve(root, 'test/observed/agreement.json'), `${JSON.stringify(agreement, undefined, 2)}\n`);
  const { sources, operations } = sourcesOf(checks);
  const rows = Object.entries(operations).map(([name, row]) => `    ${JSON.stringify(name)}: [${row.join(', ')}]`);
  const names = sources.map((source) => `    ${JSON.stringify(source)}`);
  const text = `{\n  "sources": [\n${names.join(',\n')}\n  ],\n  "operations": {\n${rows.join(',\n')}\n  }\n}\n`;
  writeFileSync(resolve(root, 'packages/console/src/page/explore/verified.json'), text);
} else
  for (const { agrees, kind, operation, id } of checks)
    if (!agrees) process.stdout.write(`differs: ${kind} ${operation} ${id}\n`);
