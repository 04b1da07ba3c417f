/** Starts instances of workflows by their schedules. */

import { all, objectsIn } from '../../products/shared/fields.ts';
import { createScheduled, scopeOf, type Where } from '../../products/workflows/instances.ts';
import { latestTimes } from '../../state/cron.ts';
import type { Sandbox } from '../../state/sandbox.ts';

/** Milliseconds: the time of the last look, and of this one. */
export function startScheduled(sandbox: Sandbox, account: string, since: number, now: number): void {
  const segments = ['accounts', account];
  for (const workflow of all({ sandbox }, scopeOf({ segments }))) {
    const from = Math.max(since, Date.parse(String(workflow.modified_on)));
    for (const { cron } of objectsIn(workflow.schedules))
      for (const scheduledTime of latestTimes(String(cron), from, now)) {
        const where: Where = { sandbox, segments, now: () => new Date(now).toISOString() };
        sandbox.transaction(() => createScheduled(where, workflow, { cron, scheduledTime }));
      }
  }
}
