/** How long calls last that nobody answers, or nobody wants any longer. */
import { nameOf, type Scene, type Seen } from './scene.ts';

export async function endings(scene: Scene): Promise<Seen> {
  const later = { status: 429, headers: { 'retry-after': '30' } };
  const [waiting, stalling, stalled, dripping] = await Promise.all([
    afterAbort(scene, later),
    afterAbort(scene, 'stalled'),
    untilTimeout(scene, 'stalled'),
    untilTimeout(scene, { drip: 1000 }),
  ]);
  return { waiting, stalling, stalled, dripping };
}

const TIMEOUT = 500;

/** Milliseconds from the abort to the call's end. */
async function afterAbort(scene: Scene, fault: unknown): Promise<string> {
  const client = scene.client({ baseURL: await scene.emulator({ faults: [{ fault }] }) });
  const controller = new AbortController();
  const call = client.user.get({ signal: controller.signal });
  let aborted = 0;
  setTimeout(() => {
    aborted = performance.now();
    controller.abort();
  }, 300);
  return ending(call, () => aborted, 300 + scene.sizes.patience);
}

async function untilTimeout(scene: Scene, fault: unknown): Promise<string> {
  const client = scene.client({
    baseURL: await scene.emulator({ faults: [{ fault }] }),
    timeout: TIMEOUT,
    maxRetries: 0,
  });
  const started = performance.now();
  return ending(client.user.get(), () => started, scene.sizes.patience);
}

/** How the call ended, and how long after `since`. */
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
