/** Tells the code of a workflow that has come to a step how to go on. */
import { isObject } from '@flarewire/schema';
import { fieldsIn } from '../../products/shared/fields.ts';
import { closeStep, type Ended, type Next, openStep, type StepCall } from '../../products/workflows/steps.ts';
import type { Sandbox } from '../../state/sandbox.ts';

/** A call of the code that runs: it has come to a step, or a step has ended. */
export function answerStep(sandbox: Sandbox, asked: Readonly<Record<string, unknown>>): Next {
  const call = fieldsIn(asked.call);
  const place = { sandbox, account: String(call.account), workflow: String(call.workflow), id: String(call.id) };
  const generation = Number(call.generation);
  return sandbox.transaction(() => {
    if (asked.open !== undefined) return openStep(place, generation, asked.open as StepCall); // as the helper sends it
    return closeStep(place, generation, String(asked.close), endedOf(asked));
  });
}

function endedOf({ output, error, isFatal }: Readonly<Record<string, unknown>>): Ended {
  if (!isObject(error)) return { output: String(output) };
  return { error: { name: String(error.name), message: String(error.message) }, isFatal: isFatal === true };
}
