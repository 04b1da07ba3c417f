/** What a client sends to a server that answers every request with 500. */
import { inLoops, type Scene, type Seen } from './scene.ts';

export async function outage(scene: Scene): Promise<Seen> {
  const { outage: calls, outageLoops } = scene.sizes;
  // Short waits, which the server asks for: how long a client waits is not counted here.
  const fault = { status: 500, headers: { 'retry-after-ms': '20' } };
  const client = scene.client({ baseURL: await scene.emulator({ faults: [{ fault }] }) });
  const before = scene.sent.requests;
  await inLoops(outageLoops, calls, async () => {
    try {
      await client.user.get();
    } catch {
      // Nothing else can come of it.
    }
  });
  return { sent: `${scene.sent.requests - before} requests` };
}
