/** The console's process ends while a form is filled in: the input stays, and is saved once the process is back. */
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { restart, startLocal, visit } from '../harness.ts';
import { FORMS } from './forms.ts';

for (const [name, { arrange, type, save, draft, typed }] of Object.entries(FORMS))
  test(`the ${name} keeps its input while the process is away, and saves it afterwards`, async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const { path, saved } = await arrange(harness);
    const { page, context: tabs } = await visit(harness, path);
    await type(page);
    expect(await draft(page)).toBe(typed);
    await harness.console.close();
    await save(page);
    await page.getByText('Is its process still running?').first().waitFor();
    await expect.poll(() => page.getByText('Your input is still here.').count()).toBe(1);
    expect(await draft(page)).toBe(typed);
    const tab = await tabs.newPage();
    await tab.goto((await restart(harness)).link());
    await page.getByText('Your input is still here.').waitFor({ state: 'detached' });
    expect(await draft(page)).toBe(typed);
    await save(page);
    await expect.poll(saved).toBe(typed);
  });
