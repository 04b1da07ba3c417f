/** Runs the suite in workerd: settings arrive as a request body, the report is the response. */
import { run } from './suite/run.mjs';

export default {
  async fetch(request) {
    return Response.json({ results: await run(await request.json()) });
  },
};
