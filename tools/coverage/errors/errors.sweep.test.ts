import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../build/folders.ts';
import { ERRORS_PAGE } from '../run.ts';
import { errorsPage } from './page.ts';
import { readRefusals } from './read.ts';

test(`${ERRORS_PAGE} lists the current errors of the emulator's sources`, () => {
  expect(readFileSync(join(root, ERRORS_PAGE), 'utf8'), 'run `npm run coverage`').toBe(errorsPage(readRefusals()));
});
