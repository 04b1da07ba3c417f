/**
 * A tus server on a real socket that disconnects, refuses and forgets as configured by a test.
 * https://tus.io/protocols/resumable-upload
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/** Faults of successive requests for an upload (PATCH or HEAD); after the last one, all requests succeed. */
export interface Fault {
  /** The connection breaks after this many bytes of the body; the server keeps them unless it `forgets`. */
  readonly cutAfter?: number;
  readonly forgets?: boolean;
  /** All bytes are written, but the response is never sent. */
  readonly silent?: boolean;
  /** Like `silent`, but the connection stays open. */
  readonly stalls?: boolean;
  /** Responds with this status, and writes nothing. */
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface TusServer {
  readonly url: string;
  readonly seen: SeenRequest[];
  readonly faults: Fault[];
  /** Bytes received. */
  bytes(): Buffer;
  close(): void;
}

/** `place` is the host in the Location header; the server's own by default. */
export async function startTusServer(place?: () => string): Promise<TusServer> {
  const seen: SeenRequest[] = [];
  const faults: Fault[] = [];
  const store = new Store(faults, place);
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers });
    store.take(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    faults,
    bytes: () => Buffer.concat(store.chunks),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One upload, and the faults of its requests. */
class Store {
  readonly faults: Fault[];
  readonly place: (() => string) | undefined;
  chunks: Buffer[] = [];
  length = 0;
  received = 0;

  constructor(faults: Fault[], place: (() => string) | undefined) {
    this.faults = faults;
    this.place = place;
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'POST') {
      this.#create(request, response);
      return;
    }
    const fault = this.faults.shift() ?? {};
    if (fault.status !== undefined) {
      const { status, headers } = fault;
      request.resume().on('end', () => response.writeHead(status, headers).end('{"message":"no"}'));
    } else if (request.method !== 'HEAD') this.#write(request, response, fault);
    else if (fault.cutAfter === undefined) this.#tell(response, 200);
    else request.socket.destroy();
  }

  #create(request: IncomingMessage, response: ServerResponse): void {
    this.chunks = [];
    this.received = 0;
    this.length = Number(request.headers['upload-length']);
    const headers = { location: `${this.place?.() ?? ''}/uploads/1?tusv2=true`, 'stream-media-id': 'video-id' };
    response.writeHead(201, { ...headers, 'tus-resumable': '1.0.0' }).end();
  }

  #tell(response: ServerResponse, status: number): void {
    const headers = { 'upload-offset': this.received, 'upload-length': this.length, 'tus-resumable': '1.0.0' };
    response.writeHead(status, headers).end();
  }

  #write(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
    if (Number(request.headers['upload-offset']) !== this.received) {
      request.resume().on('end', () => this.#tell(response, 409));
      return;
    }
    let left = fault.cutAfter ?? Infinity;
    request.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, Math.max(0, left));
      if (!fault.forgets) {
        this.chunks.push(part);
        this.received += part.length;
      }
      left -= chunk.length;
      if (left <= 0) request.socket.destroy();
    });
    request.on('error', () => {});
    request.on('end', () => {
      if (fault.stalls) return;
      if (fault.silent || left <= 0) request.socket.destroy();
      else this.#tell(response, 204);
    });
  }
}
