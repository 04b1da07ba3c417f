/** Duration of calls without a response, and of aborted calls. */
import { nameOf, type Scenario, type Seen } from './scenario.ts';

export async function endings(scenario: Scenario): Promise<Seen> {
  const later = { status: 429, headers: { 'retry-after': '30' } };
  const [waiting, stalling, stalled, dripping] = await Promise.all([
    afterAbort(scenario, later),
    afterAbort(scenario, 'stalled'),
    untilTimeout(scenario, 'stalled'),
    untilTimeout(scenario, { drip: 1000 }),
  ]);
  return { waiting, stalling, stalled, dripping };
}

const TIMEOUT = 500;

/** Milliseconds from the abort to the call's end. */
async function afterAbort(scenario: Scenario, fault: unknown): Promise<string> {
  const client = scenario.client({ baseURL: await scenario.emulator({ faults: [{ fault }] }) });
  const controller = new AbortController();
  const call = client.user.get({ signal: controller.signal });
  let aborted = 0;
  setTimeout(() => {
    aborted = performance.now();
    controller.abort();
  }, 300);
  return ending(call, () => aborted, 300 + scenario.sizes.patience);
}

async function untilTimeout(scenario: Scenario, fault: unknown): Promise<string> {
  const client = scenario.client({
    baseURL: await scenario.emulator({ faults: [{ fault }] }),
    timeout: TIMEOUT,
    maxRetries: 0,
  });
  const started = performance.now();
  return ending(client.user.get(), () => started, scenario.sizes.patience);
}

/** The outcome of a call, and its time since `since`. */
async function ending(call: PromiseLike<unknown>, since: () => number, patience: number): Promise<string> {
  const ended = Promise.resolve(call).then(
    () => 'no error',
    (error: unknown) => nameOf(error),
  );
  const given = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const how = await Promise.race([ended, given]);
  const milliseconds = Math.round(performance.now() - since());
  return how === undefined ? `still waiting after ${Math.round(milliseconds / 1000)} s` : `${milliseconds} ms, ${how}`;
}
