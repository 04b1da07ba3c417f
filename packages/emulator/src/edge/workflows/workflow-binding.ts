/** Calls of Workers on their bindings to workflows. https://developers.cloudflare.com/workflows/build/workers-api/#workflow */
import { Problem } from '../../problem.ts';
import { type Fields, fieldsIn, objectsIn } from '../../products/shared/fields.ts';
import {
  changeStatus,
  createMany,
  createOne,
  instanceNamed,
  sendEvent,
  statusOf,
  type Where,
  workflowNamed,
} from '../../products/workflows/instances.ts';
import type { Instance } from '../../products/workflows/runs.ts';
import { plainValue } from '../../products/workflows/steps.ts';
import type { Sandbox } from '../../state/sandbox.ts';

/** https://developers.cloudflare.com/workflows/build/workers-api/#createbatch */
const MAX_BATCH = 100;

type Call = (where: Where, workflow: Fields, ...args: readonly unknown[]) => unknown;

const act =
  (action: string): Call =>
  (where, workflow, id, options) => {
    changeStatus(where, workflow, String(id), action, fieldsIn(options).from);
  };

const CALLS: Readonly<Record<string, Call>> = {
  create: (where, workflow, given, isOne) => {
    const bodies = objectsIn(given).map(({ id, params }) => ({ instance_id: id, params }));
    if (bodies.length > MAX_BATCH)
      throw new Error(`createBatch() takes at most ${MAX_BATCH} instances; ${bodies.length} were given.`);
    const made =
      isOne === true
        ? [createOne(where, workflow, bodies[0] ?? {}, 'binding')]
        : createMany(where, workflow, bodies, 'binding');
    return made.map(({ id }) => id);
  },
  status: (where, workflow, id) => {
    const instance = instanceNamed(where, workflow, String(id));
    const { output, error } = fieldsIn((instance as Partial<Instance>).run);
    return {
      status: statusOf(where, instance),
      error: error ?? null,
      output: typeof output === 'string' ? plainValue(output) : null,
    };
  },
  pause: act('pause'),
  resume: act('resume'),
  terminate: act('terminate'),
  restart: act('restart'),
  sendEvent: (where, workflow, id, type, payload) => sendEvent(where, workflow, String(id), String(type), payload),
};

export function callWorkflow(sandbox: Sandbox, asked: Readonly<Record<string, unknown>>): Response {
  const now = (): string => new Date(sandbox.clock.now()).toISOString();
  const where: Where = { sandbox, segments: ['accounts', String(asked.account)], now };
  const args: readonly unknown[] = Array.isArray(asked.args) ? asked.args : [];
  try {
    const result = sandbox.transaction(() =>
      CALLS[String(asked.method)]?.(where, workflowNamed(where, String(asked.workflow)), ...args),
    );
    return Response.json(result ?? null);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The runtime's errors have the API's words without its prefix.
    return new Response(error.faults[0]?.message.replace('workflows.api.error.', ''), { status: 400 });
  }
}
