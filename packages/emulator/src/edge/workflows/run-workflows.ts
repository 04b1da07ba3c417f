/** Runs the code of workflow instances that are due, each from its beginning, over the steps that have ended. */
import { fieldsIn, read } from '../../products/shared/fields.ts';
import { dueTable, type InstanceKey } from '../../products/workflows/due.ts';
import { paramsOf } from '../../products/workflows/instances.ts';
import { beginPass, endPass, type Instance, type Outcome, type Place } from '../../products/workflows/runs.ts';
import { interruptSteps } from '../../products/workflows/steps.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { currentTarget } from '../workers/current-target.ts';
import { LimitExceeded } from '../workers/limits.ts';
import type { Runtime } from '../workers/runtime.ts';

export interface Workflows {
  /** Runs what is due, and waits until all that runs is complete or waits itself. */
  runDue(): Promise<void>;
}

export function createWorkflows(sandbox: Sandbox, runtime: Runtime): Workflows {
  const active = new Map<string, Promise<void>>();
  const start = (key: InstanceKey): void => {
    const name = JSON.stringify([key.account, key.workflow, key.id]);
    // It is due again when its pass has ended.
    if (active.has(name)) return;
    const pass = runPass({ ...key, sandbox }, runtime).finally(() => active.delete(name));
    active.set(name, pass);
  };
  return {
    runDue: async () => {
      const due = sandbox.use(dueTable);
      do {
        for (const key of due.before(sandbox.clock.now())) start(key);
        await Promise.all(active.values());
      } while (due.before(sandbox.clock.now()).length > 0);
    },
  };
}

async function runPass(place: Place, runtime: Runtime): Promise<void> {
  const { sandbox } = place;
  const instance = sandbox.transaction(() => beginPass(place));
  if (instance === undefined) return;
  const { generation } = instance.run;
  const outcome = await outcomeOf(place, instance, runtime).catch((error: unknown): Outcome => {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof LimitExceeded && sandbox.transaction(() => interruptSteps(place, generation, message)))
      return { status: 'suspended', until: sandbox.clock.now() };
    return { status: 'errored', error: { name: 'Error', message } };
  });
  sandbox.transaction(() => endPass(place, generation, outcome));
}

/** @throws Error if the code cannot run */
async function outcomeOf(place: Place, instance: Instance, runtime: Runtime): Promise<Outcome> {
  const { sandbox, account, workflow, id } = place;
  const { class_name, script_name } = fieldsIn(read(place, pathKey(['accounts', account, 'workflows']), workflow));
  const target = currentTarget(sandbox, account, String(script_name));
  if (target === undefined) throw new Error(`There is no deployed Worker ${script_name}.`);
  const { created_on, run } = instance;
  const call = { account, workflow, id, generation: run.generation };
  const event = { payload: paramsOf(instance), timestamp: created_on, instanceId: id, workflowName: workflow };
  const { result } = await runtime.dispatch(target, { type: 'workflow', className: String(class_name), call, event });
  return result as Outcome; // as the helper in the runtime sends it
}
