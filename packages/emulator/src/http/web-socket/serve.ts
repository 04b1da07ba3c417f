/** The server's end of a WebSocket: its handshake, and text both ways. https://www.rfc-editor.org/rfc/rfc6455 */
import { createHash } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CODE, Problem, problem } from '../../problem.ts';
import { refusal } from '../guard.ts';
import { problemResponse } from '../respond.ts';
import { closeFrame, FrameError, FrameReader, frameOf, type Message, OP } from './frames.ts';

export interface Connection {
  /** False where the other end is gone, or takes nothing. */
  send(text: string): boolean;
  /** Closes with a reason; the socket is destroyed a little later if the peer does not close it. */
  close(code: number, why: string): void;
}

/** The server side of an open WebSocket. */
export interface Session {
  /** Spoken where the client offers it. */
  readonly protocol: string;
  open(connection: Connection): void;
  hear(text: string): void;
  /** Once, however it ended. */
  closed(): void;
}

/** Resolves a path to its session; rejects with a Problem if there is none. */
export type Upgrade = (path: string) => Promise<Session>;

/** Bytes that may wait to be taken by a slow client. */
const MAX_WAITING = 4 * 1024 * 1024;
/** Milliseconds to wait for the peer's close frame. */
const PATIENCE = 1000;
const NAME = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Requests for another upgrade protocol get a normal response (RFC 9110, 7.8). */
export const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** Opens a session, or refuses with a reason. All open sessions are in `all`. */
export async function serveWebSocket(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upgrade: Upgrade,
  all: Set<Connection>,
): Promise<void> {
  // A client that disconnects is not an error.
  socket.on('error', () => socket.destroy());
  try {
    const key = keyOf(incoming);
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const session = await upgrade(pathname);
    if (socket.destroyed) return;
    const offered = (incoming.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
    const protocol = offered.includes(session.protocol) ? `sec-websocket-protocol: ${session.protocol}\r\n` : '';
    const accept = createHash('sha1').update(`${key}${NAME}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n${protocol}\r\n`,
    );
    connect(socket, head, session, all);
  } catch (error) {
    await refuse(
      socket,
      error instanceof Problem ? error : problem(500, CODE.internal, 'The address could not be opened.'),
    );
  }
}

/** @throws Problem */
function keyOf({ headers, method, socket }: IncomingMessage): string {
  const { host, origin } = headers;
  const refused = refusal({ host, origin }, socket.localPort ?? 0);
  if (refused !== undefined) throw problem(403, CODE.authentication, refused);
  const key = headers['sec-websocket-key'] ?? '';
  if (method === 'GET' && headers['sec-websocket-version'] === '13' && /^[\w+/]{22}==$/.test(key)) return key;
  const message = 'This is not a handshake of a WebSocket: it is a GET with a key, of version 13.';
  throw new Problem(426, [{ code: CODE.invalid, message }], { upgrade: 'websocket', 'sec-websocket-version': '13' });
}

async function refuse(socket: Duplex, why: Problem): Promise<void> {
  const response = problemResponse(why);
  const body = await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const { status } = response;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function connect(socket: Duplex, head: Buffer, session: Session, all: Set<Connection>): void {
  const reader = new FrameReader();
  let isOpen = true;
  const connection: Connection = {
    send: (text) => {
      if (!isOpen) return false;
      socket.write(frameOf(OP.text, Buffer.from(text)));
      if (socket.writableLength > MAX_WAITING) socket.destroy();
      return !socket.destroyed;
    },
    close: (code, why) => {
      if (!isOpen) return;
      isOpen = false;
      // Closing the emulator waits for this socket.
      if ('ref' in socket && typeof socket.ref === 'function') socket.ref();
      socket.end(closeFrame(code, why));
      setTimeout(() => socket.destroy(), PATIENCE).unref();
    },
  };
  const hear = ({ op, payload }: Message): void => {
    if (op === OP.ping && isOpen) socket.write(frameOf(OP.pong, payload));
    else if (op === OP.close) connection.close(1000, '');
    else if (op === OP.bytes) throw new FrameError(1003, 'only text is taken');
    else if (op === OP.text) session.hear(textOf(payload));
  };
  const take = (piece: Buffer): void => {
    try {
      for (const message of reader.read(piece)) hear(message);
    } catch (error) {
      if (error instanceof FrameError) connection.close(error.code, error.message);
      else connection.close(1011, 'the message could not be used');
    }
  };
  all.add(connection);
  socket.on('data', take);
  socket.on('end', () => socket.end());
  socket.on('close', () => {
    isOpen = false;
    all.delete(connection);
    session.closed();
  });
  // A connection that nothing is sent on does not keep the process.
  if ('unref' in socket && typeof socket.unref === 'function') socket.unref();
  session.open(connection);
  if (head.length > 0) take(head);
}

/** @throws FrameError */
function textOf(payload: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(payload);
  } catch {
    throw new FrameError(1007, 'the text is not UTF-8');
  }
}
