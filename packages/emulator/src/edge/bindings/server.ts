/** The address at which the runtime reads and writes the state of bindings: loopback only, and each binding has a path nobody can guess. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Sandbox } from '../../state/sandbox.ts';
import type { BindingCall } from './call.ts';
import { d1Binding } from './d1.ts';
import { kvBinding } from './kv.ts';
import { r2Binding } from './r2.ts';

const KINDS = { kv: kvBinding, r2: r2Binding, d1: d1Binding } as const;
export type BindingKind = keyof typeof KINDS;

export interface BindingServer {
  address(account: string, kind: BindingKind, id: string): URL;
  close(): Promise<void>;
}

export async function openBindings(sandbox: Sandbox): Promise<BindingServer> {
  const secret = randomBytes(16).toString('hex');
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    serve(sandbox, secret, incoming).then(
      (response) => write(response, outgoing),
      (error) => write(new Response(String(error), { status: 500 }), outgoing),
    );
  };
  const server = createServer(answer);
  // The runtime first tries to open a WebSocket, for bindings of another kind; this one has HTTP alone.
  server.on('upgrade', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  await listening(server);
  const found = server.address();
  const port = typeof found === 'object' && found !== null ? found.port : 0;
  return {
    address: (account, kind, id) =>
      new URL(`http://127.0.0.1:${port}/${secret}/${[account, kind, id].map(encodeURIComponent).join('/')}`),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const listening = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });

const HEADER = 'mf-header-';

async function serve(sandbox: Sandbox, secret: string, incoming: IncomingMessage): Promise<Response> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://binding');
  const [given, account = '', kind = '', id = ''] = pathname.slice(1).split('/').map(decodeURIComponent);
  if (given !== secret || !isKind(kind)) return new Response(null, { status: 404 });
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (name.startsWith(HEADER)) headers.set(name.slice(HEADER.length), String(value));
  const call: BindingCall = {
    method: incoming.method ?? 'GET',
    url: new URL(String(incoming.headers['mf-url'])),
    headers,
    body: await buffer(incoming),
  };
  return KINDS[kind](sandbox, account, id, call);
}

const isKind = (kind: string): kind is BindingKind => Object.hasOwn(KINDS, kind);

async function write(response: Response, outgoing: ServerResponse): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': bytes.length });
  outgoing.end(bytes);
}
