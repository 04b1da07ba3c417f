/** Server of the test page's origin: serves it with its settings, receives its report, and relays to the API. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createRelay } from './relay.ts';
import { listen, originOf } from './server.ts';

export interface PageServer {
  readonly origin: string;
  /** Waits for the next report of a page that runs with these settings. */
  report(script: Buffer, settings: object): Promise<string>;
  close(): void;
}

/** @param api base URL of the relay's target */
export async function startPageServer(api: string): Promise<PageServer> {
  const visit = { script: Buffer.alloc(0), settings: '{}', done: (_: string): void => {} };
  const isUser = ({ headers }: Request) => headers.get('authorization') === 'Bearer session-of-the-page';
  const relay = createRelay({ token: 'token-of-the-relay', api, isUser });

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { url = '', headers } = request;
    const body = await buffer(request);
    const send = (type: string, content: string | Buffer) =>
      reply.writeHead(200, { 'content-type': type }).end(content);
    if (url.startsWith('/cloudflare/')) {
      const init = { method: request.method ?? 'GET', headers: headers as Record<string, string> }; // no header is a list here
      const passed = await relay(
        new Request(`http://${headers.host}${url}`, { ...init, ...(body.length && { body }) }),
      );
      reply.writeHead(passed.status, Object.fromEntries(passed.headers)).end(Buffer.from(await passed.arrayBuffer()));
    } else if (url === '/page.mjs') send('text/javascript', visit.script);
    else if (url === '/settings') send('application/json', visit.settings);
    else if (url === '/report') {
      send('text/plain', '');
      visit.done(body.toString());
    } else send('text/html', '<!doctype html><meta charset="utf-8"><script type="module" src="/page.mjs"></script>');
  }

  const server = await listen(
    createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy())),
  );
  const report: PageServer['report'] = (script, settings) =>
    new Promise((done) => Object.assign(visit, { script, settings: JSON.stringify(settings), done }));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: originOf(server), report, close };
}
