/** The accessibility rules that every page is tested against. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** All WCAG 2.2 rules up to AA; besides, all content is in landmarks of different names. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations and elements that axe finds, for all rules or one. */
export async function violations(page: Page, only?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([values, rule]) =>
      // Injected above.
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        // Announcements of React Aria refer for seconds to labels that are gone.
        { exclude: ['[data-live-announcer]'] },
        rule === undefined
          ? {
              runOnly: { type: 'tag', values },
              rules: { region: { enabled: true }, 'landmark-unique': { enabled: true } },
            }
          : { runOnly: { type: 'rule', values: [rule] } },
      ),
    [RULES, only] as const,
  );
  // A rule that did not run finds nothing.
  const ran = [...found.violations, ...found.passes, ...found.incomplete, ...found.inapplicable].map(({ id }) => id);
  expect(ran).toEqual(
    expect.arrayContaining(only === undefined ? ['region', 'target-size', 'color-contrast'] : [only]),
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
