/** What careful and careless users do beyond the straight way. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { startLocal, visit } from './world.ts';

test('the JSON editor replaces, wraps, undoes and finds what is selected without breaking the content policy', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const world = await startLocal();
  const { page, errors } = await visit(world, '/explore/dns.records.create?view=json');
  const editor = page.getByRole('textbox', { name: /JSON/ });
  await editor.fill('{"name": "www", "ttl": 300}');
  // A double click selects a coloured word; what is typed takes its place.
  await editor.getByText('300').dblclick();
  await page.keyboard.type('6');
  await page.keyboard.type('00');
  await expect.poll(() => editor.textContent()).toBe('{"name": "www", "ttl": 600}');
  await editor.getByText('600').dblclick();
  await page.keyboard.type('[');
  await expect.poll(() => editor.textContent()).toBe('{"name": "www", "ttl": [600]}');
  const undone = async (): Promise<string | null> => {
    await page.keyboard.press('Control+z');
    return await editor.textContent();
  };
  await expect.poll(undone).toBe('{"name": "www", "ttl": 300}');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{{}');
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Escape');
  await editor.fill('{"a": }');
  await page.locator('.cm-lintRange-error').first().hover();
  await page.locator('.cm-tooltip').first().waitFor();
  expect(errors).toEqual([]);
});
