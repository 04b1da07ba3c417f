/**
 * The emulator as a program of others finds it: as api.cloudflare.com behind a proxy, for a program that knows no other
 * host, or as an address of its own. Keeps what was asked.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { type Certificate, makeCertificate } from './certificate.ts';

const HOST = 'api.cloudflare.com';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface Front {
  /** The API by plain HTTP. */
  readonly url: string;
  /** The API by TLS, for a program that takes another host but no other protocol. */
  readonly secureUrl: string;
  /** What leads a program to the proxy and makes it trust the certificate: for its process alone. */
  readonly env: Readonly<Record<string, string>>;
  readonly certificate: Certificate;
  /** Every request that was answered, in this order. */
  readonly asked: readonly Asked[];
  close(): void;
}

/** @param folder where the certificate is written */
export async function openFront(emulator: string, folder: string): Promise<Front> {
  const certificate = makeCertificate(folder, HOST);
  const asked: Asked[] = [];
  const answer = (from: IncomingMessage, to: ServerResponse): void => forward(emulator, from, to, asked);
  const secure = createTlsServer({ cert: certificate.cert, key: certificate.key }, answer);
  const plain = createServer(answer);
  plain.on('connect', (from, socket, head) => {
    socket.on('error', () => socket.destroy());
    // A program that looks for news, or counts its users, gets no further than this.
    if (from.url !== `${HOST}:443`) return void socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    socket.unshift(head);
    secure.emit('connection', socket);
  });
  const [at, secureAt] = await Promise.all([listen(plain), listen(secure)]);
  const { pathname } = new URL(emulator);
  return {
    url: `http://${at}${pathname}`,
    secureUrl: `https://${secureAt}${pathname}`,
    env: environment(`http://${at}`, certificate.certFile),
    certificate,
    asked,
    close: () => {
      for (const server of [plain, secure]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** Host and port. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  // A server on a port has an address.
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Each language has names of its own for the same two facts. */
function environment(proxy: string, certFile: string): Readonly<Record<string, string>> {
  return {
    HTTPS_PROXY: proxy,
    https_proxy: proxy,
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
    // OpenSSL and Go; Python's requests; curl; Node.
    SSL_CERT_FILE: certFile,
    REQUESTS_CA_BUNDLE: certFile,
    CURL_CA_BUNDLE: certFile,
    NODE_EXTRA_CA_CERTS: certFile,
    NODE_USE_ENV_PROXY: '1',
  };
}

function forward(emulator: string, from: IncomingMessage, to: ServerResponse, asked: Asked[]): void {
  const { method = 'GET', url: path = '/' } = from;
  const { host: _, ...headers } = from.headers;
  const on = request(new URL(path, emulator), { method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    asked.push({ method, path, status });
    to.writeHead(status, answer.rawHeaders);
    answer.pipe(to);
  });
  on.on('error', (error) => to.writeHead(502).end(error.message));
  from.pipe(on);
}
