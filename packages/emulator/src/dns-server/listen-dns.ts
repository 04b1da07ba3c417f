/** UDP and TCP sockets of the DNS server, on one port of loopback. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type Socket as Connection, createServer, type Server } from 'node:net';
import type { DnsListening } from './types.ts';

type Respond = (query: Buffer, isStream: boolean) => Buffer | undefined;

const HOST = '127.0.0.1';
/** A free UDP port may be taken for TCP; then another one is tried, at most this many in all. */
const ATTEMPTS = 20;
/** Milliseconds after which an idle connection is closed. */
const IDLE = 10_000;

/** @throws Error if the port is taken */
export async function listenDns(respond: Respond, port = 0): Promise<DnsListening> {
  for (let left = ATTEMPTS; ; left -= 1) {
    const udp = await openUdp(respond, port);
    try {
      const tcp = await openTcp(respond, udp.address().port);
      return { port: udp.address().port, close: () => closeBoth(udp, tcp) };
    } catch (error) {
      udp.close();
      if (port !== 0 || left <= 1) throw error;
    }
  }
}

async function openUdp(respond: Respond, port: number): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port: from, address }) => {
    const response = respond(query, false);
    if (response !== undefined) socket.send(response, from, address);
  });
  socket.bind(port, HOST);
  await once(socket, 'listening');
  return socket;
}

async function openTcp(respond: Respond, port: number): Promise<Server> {
  const server = createServer((connection) => serve(connection, respond));
  server.listen(port, HOST);
  await once(server, 'listening');
  return server;
}

/** Each message comes after its length. https://www.rfc-editor.org/rfc/rfc1035#section-4.2.2 */
function serve(connection: Connection, respond: Respond): void {
  let bytes = Buffer.alloc(0);
  connection.setTimeout(IDLE, () => connection.destroy());
  connection.on('error', () => connection.destroy());
  connection.on('data', (part) => {
    bytes = Buffer.concat([bytes, part]);
    for (let length = lengthOf(bytes); length !== undefined; length = lengthOf(bytes)) {
      const response = respond(bytes.subarray(2, 2 + length), true);
      bytes = bytes.subarray(2 + length);
      if (response === undefined) return void connection.destroy();
      connection.write(Buffer.concat([Buffer.from([response.length >> 8, response.length & 255]), response]));
    }
  });
}

/** Length of the first message; undefined until all of it is there. */
function lengthOf(bytes: Buffer): number | undefined {
  const length = bytes.length < 2 ? Number.POSITIVE_INFINITY : bytes.readUInt16BE(0);
  return bytes.length >= 2 + length ? length : undefined;
}

async function closeBoth(udp: Socket, tcp: Server): Promise<void> {
  udp.close();
  await new Promise<void>((resolve) => {
    tcp.close(() => resolve());
  });
}
