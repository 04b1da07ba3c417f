import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../src/styles');
/** A selector with its properties; those of `@media` are matched without their outer line. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

test('text below 14 pixels grows to that on a phone, except in blocks of code', () => {
  const faults = globSync('*.css', { cwd: STYLES }).flatMap((file) =>
    [...readFileSync(join(STYLES, file), 'utf8').matchAll(RULE)].flatMap(([, selector = '', properties = '']) => {
      const [, size = '', unit] = /font-size: ([\d.]+)(rem|em|px);/.exec(properties) ?? [];
      const isSmall = unit !== undefined && Number(size) < (unit === 'px' ? 14 : 0.875);
      return isSmall && !/\bpre\b|::after/.test(selector) ? [`${file}: ${selector.trim()}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
