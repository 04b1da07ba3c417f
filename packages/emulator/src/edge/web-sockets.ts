/** WebSockets through the edge: a handshake goes through rules like a request, then bytes are passed both ways. */
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Where the other end of a WebSocket is, and the request that opens it there. */
export interface SocketTarget {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly headers: Headers;
}

export const isHandshake = ({ headers }: Request): boolean => headers.get('upgrade')?.toLowerCase() === 'websocket';

/** In process there is no socket to pass on. */
export const needsPort = (): Response =>
  new Response('WebSockets need a port of the edge: open one with edge.listen(), or --edge-port.\n', {
    status: 426,
    headers: { upgrade: 'websocket', 'content-type': 'text/plain; charset=UTF-8' },
  });

/** Opens the other end with the same handshake, and joins both. */
export function joinSockets({ socket, head }: { socket: Duplex; head: Buffer }, target: SocketTarget): void {
  const upstream = connect(target.port, target.host);
  const end = (): void => {
    socket.destroy();
    upstream.destroy();
  };
  for (const one of [socket, upstream]) one.once('error', end).once('close', end);
  upstream.write(requestOf(target));
  upstream.write(head);
  upstream.pipe(socket);
  socket.pipe(upstream);
}

function requestOf({ path, headers }: SocketTarget): string {
  const sent = new Headers(headers);
  sent.set('connection', 'Upgrade');
  sent.set('upgrade', 'websocket');
  const lines = [...sent].map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A handshake that was refused gets the response. */
export async function refuseSocket(socket: Duplex, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  headers.set('content-length', String(body.length));
  headers.delete('transfer-encoding');
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${response.status} ${response.statusText}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.end(body);
}
