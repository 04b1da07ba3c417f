import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../build/folders.ts';
import { ERRORS_PAGE } from '../run.ts';
import { errorsPage } from './page.ts';
import { readRefusals } from './read.ts';

test(`${ERRORS_PAGE} lists the errors that the sources of the emulator have now`, () => {
  expect(readFileSync(join(root, ERRORS_PAGE), 'utf8'), 'run `npm run coverage`').toBe(errorsPage(readRefusals()));
});
