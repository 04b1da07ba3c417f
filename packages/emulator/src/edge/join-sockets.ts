/** Passes the bytes of a WebSocket both ways, once its handshake went through the edge. */
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { SocketTarget } from './web-sockets.ts';

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
