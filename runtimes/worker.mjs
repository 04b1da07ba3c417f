/** Runs the suite in workerd: the settings come as a request's body, the report goes as its answer. */
import { run } from './suite/run.mjs';

export default {
  async fetch(request) {
    return Response.json({ results: await run(await request.json()) });
  },
};
