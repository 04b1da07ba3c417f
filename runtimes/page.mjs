/** Runs the suite in a page: gets its settings from where the page is from, and reports there. */
import { run } from './suite/run.mjs';

const settings = await (await fetch('/settings')).json();
const results = await run(settings);
await fetch('/report', { method: 'POST', body: JSON.stringify({ results }) });
