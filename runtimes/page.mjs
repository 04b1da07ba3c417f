/** Runs the suite in a page: fetches its settings from its origin, and reports there. */
import { run } from './suite/run.mjs';

const settings = await (await fetch('/settings')).json();
const results = await run(settings);
await fetch('/report', { method: 'POST', body: JSON.stringify({ results }) });
