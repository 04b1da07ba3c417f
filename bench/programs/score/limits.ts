/** Many calls at once against a rate limit. */
import { inLoops, type Scene, type Seen } from './scene.ts';

export async function limits(scene: Scene): Promise<Seen> {
  const { calls, quota, window, loops } = scene.sizes;
  const client = scene.client({ baseURL: await scene.emulator({ limits: { quota, window } }) });
  let failed = 0;
  const started = performance.now();
  await inLoops(loops, calls, async () => {
    try {
      await client.user.get();
    } catch {
      failed++;
    }
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  return { refusals: scene.sent.refusals, failed, time: `${seconds} s` };
}
