/**
 * Server of the suite: `/<scenario>/<case>/<path>` runs the scenario, `/log/<scenario>/<case>` returns its requests.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Seen, scenarios } from './scenarios.ts';

export interface TestServer {
  /** Two origins of one server; a case is logged under both. */
  readonly api: string;
  readonly other: string;
  /** An origin without a listener. */
  readonly closed: string;
  close(): void;
}

/** Requests and stored data of one case. */
interface Case {
  readonly log: Seen[];
  readonly store: Map<string, Buffer>;
}

const EXPOSED =
  'cf-ray, location, ratelimit, ratelimit-policy, retry-after, retry-after-ms, stream-media-id, upload-length, upload-offset';

/** CORS headers, which Cloudflare does not send: without them no page could call the server. */
function allowPages({ headers }: IncomingMessage, reply: ServerResponse): void {
  reply.setHeader('access-control-allow-origin', headers.origin ?? '*');
  reply.setHeader('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  reply.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  reply.setHeader('access-control-expose-headers', EXPOSED);
}

export const originOf = (server: Server): string => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
};

export async function listen(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export async function startServer(): Promise<TestServer> {
  const cases = new Map<string, Case>();
  const origins = { api: '', other: '' };
  const answer = (request: IncomingMessage, reply: ServerResponse) =>
    handle(request, reply, cases, origins).catch(() => reply.destroy()); // the caller has left
  const servers = await Promise.all([0, 1, 2].map(() => listen(createServer(answer))));
  const [api = '', other = '', closed = ''] = servers.map(originOf);
  Object.assign(origins, { api, other });
  servers[2]?.close();
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  return { api, other, closed, close };
}

interface Origins {
  readonly api: string;
  readonly other: string;
}

async function handle(
  request: IncomingMessage,
  reply: ServerResponse,
  cases: Map<string, Case>,
  origins: Origins,
): Promise<void> {
  const [, first = '', second = '', third = ''] = (request.url ?? '').split(/[/?]/);
  if (first === 'log') {
    allowPages(request, reply);
    const log = cases.get(`${second}/${third}`)?.log ?? [];
    reply.end(JSON.stringify(log.map((one) => ({ ...one, body: one.body.toString('base64') }))));
    return;
  }
  if (first !== 'no-cors') allowPages(request, reply);
  if (request.method === 'OPTIONS') {
    reply.writeHead(204).end();
    return;
  }
  const key = `${first}/${second}`;
  const { log, store }: Case = cases.get(key) ?? { log: [], store: new Map() };
  cases.set(key, { log, store });
  const seen = await read(request, key);
  log.push(seen);
  reply.on('close', () => {
    seen.left = !reply.writableFinished;
  });
  const [, scenario = first, argument = ''] = /^(status)-(\d+)$/.exec(first) ?? [];
  const play = scenarios[scenario];
  if (!play) throw new Error(`There is no scenario "${first}".`);
  const away = `${origins.other}/echo/${second}`;
  const moved = `${origins.api}/echo/${second}`;
  const here = `${origins.api}/${key}`;
  await play({ request: seen, reply, nth: log.length, store, away, moved, here, argument });
}

async function read(request: IncomingMessage, key: string): Promise<Seen> {
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.slice(key.length + 1).split(/\?(.*)/s);
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const body = await buffer(request);
  return { method, path, query, host: headers.host ?? '', headers: Object.fromEntries(plain), body, left: false };
}
