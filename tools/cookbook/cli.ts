/** Entry of `npm run cookbook`: writes docs/cookbook.md from the heads of the programs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/folders.ts';
import { withOptions } from '../options.ts';
import { cookbookPage } from './page.ts';
import { programs } from './programs.ts';

const PAGE = 'docs/cookbook.md';
const usage = `Usage: npm run cookbook

Writes ${PAGE}, the index of examples/, from the heads of the programs.
`;
const say = {
  out: (text: string) => process.stdout.write(text),
  say: (text: string) => process.stderr.write(text),
};

process.exitCode = withOptions(process.argv.slice(2), { known: {}, usage }, say, () => {
  writeFileSync(join(root, PAGE), cookbookPage(programs()));
  return 0;
});
