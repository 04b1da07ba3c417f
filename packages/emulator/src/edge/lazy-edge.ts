/** The edge of a Cloudflare, loaded with the first request: who does not use it pays nothing. */
import type { Listening } from '../http/listen.ts';
import { memoize } from '../memoize.ts';
import { runningWorkers } from '../products/workers/bindings/running-workers.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { OwnedEdge } from './edge.ts';
import type { Edge, EdgeOptions } from './types.ts';

/** @param options undefined where the edge is off: each call then rejects with what turns it on */
export function lazyEdge(sandbox: Sandbox, options: EdgeOptions | undefined): Edge & { close(): Promise<void> } {
  const made = new Map<'edge', Promise<OwnedEdge>>();
  const open = new Set<Listening>();
  const edge = (): Promise<OwnedEdge> => {
    if (options === undefined)
      return Promise.reject(
        new Error('The edge is off. Turn it on with createEmulator({ edge: true }), or with --edge-port.'),
      );
    return memoize(made, 'edge', async () => (await import('./edge.ts')).createEdge(sandbox, options));
  };
  if (options !== undefined) sandbox.use(runningWorkers).open = async () => (await edge()).workers;
  return {
    fetch: async (input, init) => (await edge()).fetch(input, init),
    trace: async (input, init) => (await edge()).trace(input, init),
    runDue: async () => (await edge()).runDue(),
    email: async (mail) => (await edge()).email(mail),
    access: {
      signIn: async (url, identity) => (await edge()).access.signIn(url, identity),
      pin: async (email) => (await edge()).access.pin(email),
    },
    listen: async (where) => {
      if (options === undefined) await edge();
      const answering = {
        fetch: async (request: Request) => (await edge()).fetch(request),
        upgrade: async (request: Request) => (await edge()).upgrade(request),
        serves: async (host: string) => (await edge()).serves(host),
      };
      const listening = await (await import('./listen.ts')).listenEdge(answering, where);
      open.add(listening);
      // Cron triggers, queues and workflows need no request.
      edge().then(
        ({ workers }) => workers.wake(),
        () => undefined,
      );
      return listening;
    },
    close: async () => {
      await Promise.all([...open].map((one) => one.close()));
      await (await made.get('edge'))?.close();
    },
  };
}
