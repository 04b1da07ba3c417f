/** Jobs in other processes: shown live, controlled, and removed with their journal. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { startLocal, visit } from './harness.ts';
import { scriptedJobs } from './support/scripted-jobs.ts';

test('a running job is shown, paused, and its failed items are requeued', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const { source, asked, set, fail } = scriptedJobs();
  const { page, errors } = await visit(await startLocal({ jobs: source }), '/jobs');
  const job = page.getByRole('region', { name: 'min-tls-1.2' });
  await job.getByRole('progressbar', { name: '990 of 5,000 items' }).waitFor();
  await job.getByText('340 of 1,200 calls left, all again in 1 min 35 s').waitFor();
  await job.getByText('zones.settings.edit · PermissionDeniedError 403 · 2 attempts').waitFor();
  set({ counts: { waiting: 3000, started: 10, done: 1988, failed: 1, unknown: 1 } });
  await job.getByText(/items per second, about .* left/).waitFor();
  await job.getByRole('button', { name: 'Pause' }).click();
  await job.getByRole('status').filter({ hasText: 'Paused' }).waitFor();
  await job.getByRole('button', { name: 'Resume' }).click();
  await job.getByRole('status').filter({ hasText: 'Running' }).waitFor();
  await job.getByRole('button', { name: 'Retry 1 failed' }).click();
  await job.getByRole('button', { name: 'Retry 1 failed' }).waitFor({ state: 'detached' });
  // A change that may have been made is not repeated by a single click.
  await job.getByRole('button', { name: 'Retry 1 unknown…' }).click();
  const question = page.getByRole('dialog', { name: 'Retry unknown items?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual(['pause', 'resume', 'retry failed']);
  await job.getByRole('button', { name: 'Retry 1 unknown…' }).click();
  await question.getByRole('button', { name: 'Retry' }).click();
  await job.getByRole('button', { name: 'Retry 1 unknown…' }).waitFor({ state: 'detached' });
  expect(asked.at(-1)).toBe('retry unknown');
  set({ isRunning: false });
  await job.getByText('Run it again to continue.').waitFor();
  fail('the journal was deleted');
  await page.getByText('Could not read the jobs: the journal was deleted. Showing stale data.').waitFor();
  expect(errors.filter((text) => !/status of 502/.test(text))).toEqual([]);
});
