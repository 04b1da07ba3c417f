/** Retries, aborts, time limits and pacing. */
import Cloudflare from 'flarewire';
import { connect, equal, failure, ID, match, ok, sleep, stillClock, until, within } from './support.mjs';

const get = (client, options) => client.zones.get({ zone_id: ID }, options);

/** Aborts a call after some milliseconds; returns the error, and how long the call continued. */
async function aborted(work, after) {
  const controller = new AbortController();
  let at = 0;
  setTimeout(() => {
    at = performance.now();
    controller.abort();
  }, after);
  const error = await within(3000, failure(work(controller.signal)), 'the aborted call');
  return { error, took: performance.now() - at };
}

const isAbort = ({ error, took }) => {
  ok(error instanceof Cloudflare.APIUserAbortError, `an APIUserAbortError, not ${error}`);
  equal([error.name, error.message], ['APIUserAbortError', 'Request was aborted.']);
  ok(took < 1000, `at once, not after ${took} ms`);
};

async function timesOut(env, scenario) {
  const { client, seen } = connect(env, scenario, { timeout: 200 });
  const started = performance.now();
  const error = await within(3000, failure(get(client)), 'the call');
  equal([error.name, error.message], ['APIConnectionTimeoutError', 'Request timed out.']);
  ok(performance.now() - started >= 150, 'not before the time was up');
  await until(async () => (await seen()).every(({ left }) => left), 'the connection is closed');
}

export const waiting = [
  {
    name: 'repeats what failed, in real time',
    async run(env) {
      for (const scenario of ['busy-once', 'down-once', 'reset-once']) {
        const { client, seen } = connect(env, scenario, { maxRetries: 2 });
        equal((await get(client)).method, 'GET', scenario);
        equal((await seen()).length, 2, `requests of ${scenario}`);
      }
    },
  },
  {
    name: 'waits as long as the server asks, and longer each time without',
    async run(env) {
      const asked = stillClock();
      const busy = connect(env, 'busy-once', { maxRetries: 2, clock: asked.clock });
      await get(busy.client);
      equal(asked.waits, [30], 'waits that the server asks for');
      const own = stillClock();
      const down = connect(env, 'status-500', { maxRetries: 3, clock: own.clock });
      const error = await failure(get(down.client));
      equal([error.status, error.attempts, (await down.seen()).length], [500, 4, 4]);
      equal(own.waits, [500, 1000, 2000], 'own waits');
    },
  },
  {
    name: 'repeats nothing that may have been done when retries are to be safe',
    async run(env) {
      // Not a broken connection: Deno and Chromium would retry by themselves.
      const { client, seen } = connect(env, 'silence', { maxRetries: 2, retry: 'safe', timeout: 200 });
      const error = await failure(client.kv.namespaces.create({ account_id: ID, title: 'boats' }));
      equal([error.name, error instanceof Cloudflare.OutcomeUnknownError], ['OutcomeUnknownError', true]);
      equal((await seen()).length, 1, 'requests');
    },
  },
  {
    name: 'ends a call by its deadline, whatever it is waiting for',
    async run(env) {
      for (const scenario of ['silence', 'stall', 'patience']) {
        const { client } = connect(env, scenario, { maxRetries: 2, deadline: 200 });
        const error = await within(3000, failure(get(client)), scenario);
        ok(error instanceof Cloudflare.APIError, `an APIError for ${scenario}, not ${error}`);
      }
    },
  },
  {
    name: 'does not repeat what would fail again',
    async run(env) {
      const { clock, waits } = stillClock();
      const { client, seen } = connect(env, 'status-404', { maxRetries: 2, clock });
      await failure(get(client));
      equal([waits, (await seen()).length], [[], 1]);
    },
  },
  {
    name: 'sends nothing when aborted before',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const error = await failure(get(client, { signal: AbortSignal.abort() }));
      isAbort({ error, took: 0 });
      equal(await seen(), [], 'requests');
    },
  },
  {
    name: 'ends at once when aborted before the response, and closes the connection',
    async run(env) {
      const { client, seen } = connect(env, 'silence');
      isAbort(await aborted((signal) => get(client, { signal }), 100));
      await until(async () => (await seen()).every(({ left }) => left), 'the connection is closed');
    },
  },
  {
    name: 'ends at once when aborted within the body, and closes the connection',
    async run(env) {
      const { client, seen } = connect(env, 'stall');
      isAbort(await aborted((signal) => get(client, { signal }), 150));
      await until(async () => (await seen()).every(({ left }) => left), 'the connection is closed');
    },
  },
  {
    name: 'ends at once when aborted between two attempts',
    async run(env) {
      const { client, seen } = connect(env, 'patience', { maxRetries: 2 });
      isAbort(await aborted((signal) => get(client, { signal }), 150));
      equal((await seen()).length, 1, 'requests');
    },
  },
  {
    name: 'leaves the line of the rate limit at once when aborted',
    async run(env) {
      const warnings = [];
      const logger = { error() {}, warn: (text) => void warnings.push(text), info() {}, debug() {} };
      const { client, seen } = connect(env, 'spent', { logger });
      await get(client);
      isAbort(await aborted((signal) => get(client, { signal }), 100));
      match(warnings.join('\n'), /^zones\.get waits 30\d s for the rate limit$/);
      equal((await seen()).length, 1, 'requests');
    },
  },
  {
    name: 'takes a signal that times out as the abort it is',
    async run(env) {
      const { client } = connect(env, 'silence');
      const error = await within(3000, failure(get(client, { signal: AbortSignal.timeout(100) })), 'the call');
      ok(error instanceof Cloudflare.APIUserAbortError, `an APIUserAbortError, not ${error}`);
    },
  },
  { name: 'times out when no answer comes', run: (env) => timesOut(env, 'silence') },
  { name: 'times out when the body stalls', run: (env) => timesOut(env, 'stall') },
  { name: 'times out when the body drips', run: (env) => timesOut(env, 'drip') },
  {
    name: 'leaves a Response alone after the time limit, but not after an abort',
    async run(env) {
      const { client } = connect(env, 'stall', { timeout: 200 });
      const controller = new AbortController();
      const response = await get(client, { signal: controller.signal }).asResponse();
      await sleep(300);
      const reading = failure(response.text());
      controller.abort();
      await within(3000, reading, 'reading');
    },
  },
  {
    name: 'holds calls back before the limit that the server tells is reached',
    async run(env) {
      const { clock, waits } = stillClock();
      const { client, seen } = connect(env, 'limited', { clock });
      for (let i = 0; i < 8; i++) await get(client);
      equal((await seen()).length, 8, 'requests');
      const waited = waits.reduce((sum, ms) => sum + ms, 0);
      ok(waited >= 4000 && waited <= 12_000, `a window of 5 s was waited for, not ${waited} ms`);
    },
  },
];
