/** Two people edit one thing: both changes survive, and what both changed is shown before anything is sent. */
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { startLocal, visit } from '../harness.ts';
import { CASES } from './cases.ts';

for (const [name, { arrange, edit, save, both, theirs, mine }] of Object.entries(CASES)) {
  test(`${name}: a change of one part keeps the other person's change of another part`, async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const { path, changeElsewhere, stored } = await arrange(harness);
    const { page, errors } = await visit(harness, path);
    await edit(page);
    await changeElsewhere();
    await save(page);
    await expect.poll(stored, { timeout: 10_000 }).toEqual(both);
    expect(errors).toEqual([]);
  });

  test(`${name}: a change of the same part is shown before it overwrites the other person's`, async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const { path, changeSame, stored } = await arrange(harness);
    const { page, errors } = await visit(harness, path);
    await edit(page);
    await changeSame();
    await save(page);
    const question = page.getByRole('dialog', { name: 'Changed meanwhile' });
    await question.getByRole('table', { name: 'Changed meanwhile' }).waitFor();
    expect(await stored()).toEqual(theirs);
    await question.getByRole('button', { name: 'Overwrite' }).click();
    await expect.poll(stored, { timeout: 10_000 }).toEqual(mine);
    expect(errors).toEqual([]);
  });
}
