/** A job of very many items over many tokens, on a virtual clock: how long the rate limit makes it, and what it takes of this machine. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, defineJob, run } from '@flarewire/bulk';
import Cloudflare from 'flarewire';

const QUOTA = 1200;
const WINDOW = 300_000;
/** Response time in milliseconds. */
const LATENCY = 120;

/** Moves to the next sleeper once nothing else is left to do. */
class VirtualClock {
  #now = 0;
  #sleepers = new Map<number, (() => void)[]>();
  #times: number[] = [];
  #isSet = false;

  readonly now = (): number => this.#now;
  readonly random = (): number => 0.5;

  readonly sleep = (ms: number): Promise<void> =>
    new Promise((wake) => {
      const at = this.#now + Math.max(0, Math.ceil(ms));
      const there = this.#sleepers.get(at);
      if (there) there.push(wake);
      else {
        this.#sleepers.set(at, [wake]);
        this.#times.push(at);
      }
      this.#plan();
    });

  #plan(): void {
    if (this.#isSet) return;
    this.#isSet = true;
    setImmediate(() => {
      this.#isSet = false;
      // A few times are waited for at once, by thousands.
      const next = Math.min(...this.#times);
      this.#times = this.#times.filter((at) => at !== next);
      this.#now = Math.max(this.#now, next);
      const woken = this.#sleepers.get(next) ?? [];
      this.#sleepers.delete(next);
      for (const wake of woken) wake();
      if (this.#times.length > 0) this.#plan();
    });
  }
}

/** Answers as the API does under its rate limit: 1,200 requests in 5 minutes for each token. */
class LimitedServer {
  requests = 0;
  refusals = 0;
  /** Times that an item was written, by its name. */
  readonly written = new Map<string, number>();
  readonly #windows = new Map<string, { left: number; ends: number }>();
  readonly #clock: VirtualClock;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    await this.#clock.sleep(LATENCY);
    const token = String(new Headers(init.headers).get('authorization'));
    const now = this.#clock.now();
    let window = this.#windows.get(token);
    if (!window || now >= window.ends) {
      window = { left: QUOTA, ends: now + WINDOW };
      this.#windows.set(token, window);
    }
    this.requests++;
    window.left--;
    const t = Math.ceil((window.ends - now) / 1000);
    const headers = {
      'content-type': 'application/json',
      ratelimit: `"default";r=${Math.max(0, window.left)};t=${t}`,
      'ratelimit-policy': `"default";q=${QUOTA};w=${WINDOW / 1000}`,
    };
    if (window.left < 0) {
      this.refusals++;
      return new Response('{"success":false,"errors":[{"code":10429,"message":"limit"}]}', {
        status: 429,
        headers: { ...headers, 'retry-after': String(t) },
      });
    }
    const [, zone = ''] = /zones\/(\w+)/.exec(url) ?? [];
    this.written.set(zone, (this.written.get(zone) ?? 0) + 1);
    return new Response('{"success":true,"errors":[],"messages":[],"result":{"id":"min_tls_version","value":"1.2"}}', {
      headers,
    });
  };
}

interface Scale {
  readonly items: number;
  readonly tokens: number;
  /** By the virtual clock, in minutes. */
  readonly minutes: number;
  readonly requests: number;
  readonly refusals: number;
  readonly done: number;
  /** Items that were not written exactly once. */
  readonly wrong: number;
  /** Of this machine, in seconds. */
  readonly took: number;
  readonly peakMB: number;
  readonly journalMB: number;
}

/** Runs it in this process, with a journal on disk. */
export async function scale(items: number, tokens: number): Promise<Scale> {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-scale-'));
  const clock = new VirtualClock();
  const server = new LimitedServer(clock);
  const clients = Array.from(
    { length: tokens },
    (_, i) => new Cloudflare({ apiToken: `token-${i}`, fetch: server.fetch, clock, logLevel: 'off' }),
  );
  const job = defineJob({
    name: 'scale',
    *items() {
      for (let i = 0; i < items; i++) yield { id: `zone${i}` };
    },
    calls: ({ id }) => call('zones.settings.edit', { zone_id: id, setting_id: 'min_tls_version', value: '1.2' }),
  });
  const journal = join(folder, 'journal.sqlite');
  const started = Date.now();
  let peak = 0;
  let reported = 0;
  try {
    const onProgress = (): void => {
      if (reported++ % 1000 === 0) peak = Math.max(peak, process.memoryUsage.rss());
    };
    const { counts } = await run(clients, job, { journal, onProgress });
    return {
      items,
      tokens,
      minutes: clock.now() / 60_000,
      requests: server.requests,
      refusals: server.refusals,
      done: counts.done,
      wrong: items - server.written.size + [...server.written.values()].filter((times) => times !== 1).length,
      took: (Date.now() - started) / 1000,
      peakMB: peak / 1e6,
      journalMB: statSync(journal).size / 1e6,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const [items = 1_000_000, tokens = 200] = process.argv.slice(2).map(Number);
  console.log(JSON.stringify(await scale(items, tokens)));
}
