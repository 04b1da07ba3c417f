/** Requests of a client to a server that returns 500 for everything. */
import { inLoops, type Scenario, type Seen } from './scenario.ts';

export async function outage(scenario: Scenario): Promise<Seen> {
  const { outage: calls, outageLoops } = scenario.sizes;
  // Short waits, set by the server: the waiting time is not counted here.
  const fault = { status: 500, headers: { 'retry-after-ms': '20' } };
  const client = scenario.client({ baseURL: await scenario.emulator({ faults: [{ fault }] }) });
  const before = scenario.sent.requests;
  await inLoops(outageLoops, calls, async () => {
    try {
      await client.user.get();
    } catch {
      // Failure is the only possible outcome.
    }
  });
  return { sent: `${scenario.sent.requests - before} requests` };
}
