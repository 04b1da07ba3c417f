/** Runs the suite in Node, Deno and Bun: settings as an argument, JSON lines to standard output. */
import './suite/before.mjs';

import { createRequire } from 'node:module';
import process from 'node:process';
import { run } from './suite/run.mjs';

const write = process.stdout.write.bind(process.stdout);
const say = (what) => void write(`${JSON.stringify(what)}\n`);

// Reported in advance, so that a check that hangs is known by name.
const tell = (begun) => say({ begun });
const settings = JSON.parse(process.argv[2]);
if (settings.transport) settings.fetch = (await import('flarewire/node')).nodeTransport();
const results = await run(settings, { require: createRequire(import.meta.url), tell });
say({ results });
// Anything that keeps the process alive now was left behind by the client.
setTimeout(() => {
  say({ alive: true });
  process.exit();
}, 3000).unref();
