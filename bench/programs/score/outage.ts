/** What a client sends to a server that answers every request with 500. */
import { inLoops, type Scenario, type Seen } from './scenario.ts';

export async function outage(scenario: Scenario): Promise<Seen> {
  const { outage: calls, outageLoops } = scenario.sizes;
  // Short waits, which the server asks for: how long a client waits is not counted here.
  const fault = { status: 500, headers: { 'retry-after-ms': '20' } };
  const client = scenario.client({ baseURL: await scenario.emulator({ faults: [{ fault }] }) });
  const before = scenario.sent.requests;
  await inLoops(outageLoops, calls, async () => {
    try {
      await client.user.get();
    } catch {
      // Nothing else can come of it.
    }
  });
  return { sent: `${scenario.sent.requests - before} requests` };
}
