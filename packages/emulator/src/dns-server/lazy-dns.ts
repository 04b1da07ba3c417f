/** The DNS server of a Cloudflare, loaded with the first query: it costs nothing until then. */
import type { Sandbox } from '../state/sandbox.ts';
import type { DnsListening, DnsServer } from './types.ts';

export function lazyDns(sandbox: Sandbox): DnsServer & { close(): Promise<void> } {
  const open = new Set<DnsListening>();
  return {
    resolve: async (name, type) => (await import('./resolve.ts')).resolve(sandbox, name, type.toUpperCase()),
    listen: async ({ port = 0 } = {}) => {
      const [{ listenDns }, { respond }, { resolve }] = await Promise.all([
        import('./listen-dns.ts'),
        import('./message.ts'),
        import('./resolve.ts'),
      ]);
      const listening = await listenDns(
        (query, isStream) => respond(query, (name, type) => resolve(sandbox, name, type), isStream),
        port,
      );
      open.add(listening);
      return { ...listening, close: () => (open.delete(listening) ? listening.close() : Promise.resolve()) };
    },
    close: async () => {
      await Promise.all([...open].map((one) => one.close()));
    },
  };
}
