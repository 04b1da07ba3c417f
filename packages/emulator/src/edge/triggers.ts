/** Events that the clock brings to Workers: cron triggers, and messages for consumers of queues. */

import { deployedScripts } from '../products/workers/tables.ts';
import { latestTimes } from '../state/cron.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { type Consume, deliverAll } from './queues/deliver.ts';
import { currentTarget } from './workers/current-target.ts';
import type { Runtime } from './workers/runtime.ts';
import { createWorkflows } from './workflows/run-workflows.ts';
import { startScheduled } from './workflows/scheduled.ts';

export interface Triggers {
  /** Looks each second from now on. */
  start(): void;
  stop(): void;
  /** Something is due now; starts it too. */
  wake(): void;
  runDue(): Promise<void>;
}

const SECOND = 1000;

export function createTriggers(sandbox: Sandbox, runtime: Runtime, accounts: () => readonly string[]): Triggers {
  let timer: NodeJS.Timeout | undefined;
  let last = sandbox.clock.now();
  let running = Promise.resolve();
  const workflows = createWorkflows(sandbox, runtime);
  const consume: Consume = async (account, script, queue, messages) => {
    const target = currentTarget(sandbox, account, script);
    return target === undefined
      ? { outcome: 'exception' }
      : runtime.dispatch(target, { type: 'queue', queue, messages });
  };
  const due = async (): Promise<void> => {
    const now = sandbox.clock.now();
    const since = Math.min(last, now);
    last = now;
    for (const account of accounts()) startScheduled(sandbox, account, since, now);
    for (const { account, name, cron, time } of dueCrons(sandbox, accounts(), since, now)) {
      const target = currentTarget(sandbox, account, name);
      if (target !== undefined)
        await runtime.dispatch(target, { type: 'scheduled', cron, time }).catch(() => undefined);
    }
    for (const account of accounts()) await deliverAll(sandbox, account, consume);
  };
  /** One run at a time: a message must not be handed out twice. Workflows may take long, and hold up nothing else. */
  const runDue = async (): Promise<void> => {
    running = running.then(due, due);
    await running;
    await workflows.runDue();
  };
  const quietly = (): void => {
    // A Worker's failure is in its trace, and the message comes back.
    runDue().catch(() => undefined);
  };
  const start = (): void => {
    timer ??= setInterval(quietly, SECOND).unref();
  };
  return {
    start,
    stop: () => clearInterval(timer),
    wake: () => {
      start();
      setImmediate(quietly);
    },
    runDue,
  };
}

interface DueCron {
  readonly account: string;
  /** Name of the Worker. */
  readonly name: string;
  readonly cron: string;
  readonly time: number;
}

/** Those of all Workers in the order of their times, none from before its trigger was created. */
function dueCrons(sandbox: Sandbox, accounts: readonly string[], since: number, now: number): DueCron[] {
  const due = accounts.flatMap((account) =>
    deployedScripts({ sandbox }, account).flatMap(({ name, schedules = [] }) =>
      schedules.flatMap(({ cron, created_on }) =>
        latestTimes(cron, Math.max(since, Date.parse(created_on ?? '') || 0), now).map((time) => ({
          account,
          name,
          cron,
          time,
        })),
      ),
    ),
  );
  return due.sort((one, other) => one.time - other.time);
}
