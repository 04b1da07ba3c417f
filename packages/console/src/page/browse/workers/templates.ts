/** Starting points of new Workers. */

export interface Template {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly code: string;
}

export const TEMPLATES: readonly Template[] = [
  {
    id: 'hello',
    label: 'Hello World',
    note: 'Answers every request with a text',
    code: `export default {
  async fetch(request, env, ctx) {
    return new Response('Hello World!');
  },
};
`,
  },
  {
    id: 'json',
    label: 'JSON API',
    note: 'Routes requests by path and responds with JSON',
    code: `export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/time') return Response.json({ time: new Date().toISOString() });
    return Response.json({ error: 'Not found' }, { status: 404 });
  },
};
`,
  },
  {
    id: 'proxy',
    label: 'Headers',
    note: 'Passes requests to the origin and adds a header to the responses',
    code: `export default {
  async fetch(request, env, ctx) {
    const response = await fetch(request);
    const changed = new Response(response.body, response);
    changed.headers.set('x-frame-options', 'DENY');
    return changed;
  },
};
`,
  },
  {
    id: 'cron',
    label: 'Scheduled job',
    note: 'Runs at the times of its schedules, which you add under Triggers',
    code: `export default {
  async scheduled(controller, env, ctx) {
    console.log(\`Started by the schedule \${controller.cron}\`);
  },
};
`,
  },
];
