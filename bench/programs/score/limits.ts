/** Many calls at once against a rate limit. */
import { inLoops, type Scenario, type Seen } from './scenario.ts';

export async function limits(scenario: Scenario): Promise<Seen> {
  const { calls, quota, window, loops } = scenario.sizes;
  const client = scenario.client({ baseURL: await scenario.emulator({ limits: { quota, window } }) });
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
  return { refusals: scenario.sent.refusals, failed, time: `${seconds} s` };
}
