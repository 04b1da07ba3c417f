/** The Worker that clients/infrastructure/workers.mjs deploys. */
import { DurableObject, WorkflowEntrypoint } from 'cloudflare:workers';

export class Counter extends DurableObject {}

export class Steps extends WorkflowEntrypoint {
  run() {}
}

export default {
  fetch: (_request, env) => new Response(env.GREETING),
  queue: () => {},
  scheduled: () => {},
};
