/** Isolation: the client prints nothing, leaves nothing behind, and shows no secret. Run last. */
import Cloudflare from 'flarewire';
import { names } from './before.mjs';
import { connect, equal, failure, ID, ok, sleep, TOKEN } from './support.mjs';

// Node's fetch adds its own on first use, Deno when it first requires a module.
const BY_THE_RUNTIME = /^Symbol\(undici\.|^nodeBootstrap$/;

export const isolation = [
  {
    name: 'shows no secret when a client is written out',
    async run() {
      const client = new Cloudflare({ apiToken: TOKEN });
      const texts = [JSON.stringify(client), String(client), Object.values(client).join()];
      ok(!texts.some((text) => text?.includes(TOKEN)), `no token in ${texts}`);
    },
  },
  {
    name: 'logs to the logger it was given, without secrets',
    async run(env) {
      const lines = [];
      const note = (...parts) => void lines.push(JSON.stringify(parts));
      const logger = { error: note, warn: note, info: note, debug: note };
      const { client } = connect(env, 'down-once', { logger, logLevel: 'debug', maxRetries: 1 });
      await client.zones.get({ zone_id: ID });
      ok(lines.length > 1, 'lines');
      ok(!lines.some((line) => line.includes(TOKEN)), `no token in ${lines}`);
    },
  },
  {
    name: 'leaves no rejection unhandled',
    async run({ rejections, ...env }) {
      // Abandoned while in progress: its later failure must not surface.
      const { client } = connect(env, 'stall', { timeout: 100 });
      await failure(client.zones.get({ zone_id: ID }, { signal: AbortSignal.timeout(50) }));
      await sleep(200);
      equal(rejections, [], 'unhandled rejections');
    },
  },
  {
    name: 'prints nothing',
    async run({ printed }) {
      equal(printed, [], 'what was printed');
    },
  },
  {
    name: 'adds nothing to the global object',
    async run() {
      const added = Reflect.ownKeys(globalThis).filter((name) => !names.has(name));
      equal(
        added.map(String).filter((name) => !BY_THE_RUNTIME.test(name)),
        [],
        'new globals',
      );
    },
  },
];
