/** Handshakes of WebSockets: they go through rules like any request. */

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
