import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CALL = /(?:notInBrowser|new NotInBrowserError)\(\s*'([^']+)'/g;

test('the documentation names every feature that is refused in browsers', () => {
  const features = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(CALL)])
    .map(([, feature]) => String(feature));
  expect(features.length).toBeGreaterThan(5);
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/emulator-in-the-browser.md'), 'utf8');
  expect(features.filter((feature) => !page.includes(`\`${feature}\``))).toEqual([]);
});
