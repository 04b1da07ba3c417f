/**
 * Presents the emulator to third-party programs: as api.cloudflare.com behind a proxy, for programs with a fixed host,
 * or at a local URL. Records requests.
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
  /** URL of the API over plain HTTP. */
  readonly url: string;
  /** URL of the API over TLS, for programs that allow another host but require HTTPS. */
  readonly secureUrl: string;
  /** Environment variables for one process: use the proxy and trust the certificate. */
  readonly env: Readonly<Record<string, string>>;
  readonly certificate: Certificate;
  /** All answered requests, in order. */
  readonly asked: readonly Asked[];
  close(): void;
}

/** @param folder for the certificate */
export async function openFront(emulator: string, folder: string): Promise<Front> {
  const certificate = makeCertificate(folder, HOST);
  const asked: Asked[] = [];
  const answer = (from: IncomingMessage, to: ServerResponse): void => forward(emulator, from, to, asked);
  const secure = createTlsServer({ cert: certificate.cert, key: certificate.key }, answer);
  const plain = createServer(answer);
  plain.on('connect', (from, socket, head) => {
    socket.on('error', () => socket.destroy());
    // Update checks and telemetry are blocked here.
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

/** Proxy and certificate under the variable names of each language. */
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
