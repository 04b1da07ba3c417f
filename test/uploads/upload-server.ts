/** A server on a real socket that stores uploads byte for byte, and responds with one JSON result. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { parseParts } from '../whole-api/multipart.ts';

export interface Upload {
  readonly method: string;
  /** As on the request line, with escapes. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface UploadServer {
  readonly url: string;
  readonly uploads: Upload[];
  /** Results of the next responses; `null` when there are none left. */
  readonly results: unknown[];
  close(): void;
}

export async function startUploadServer(): Promise<UploadServer> {
  const uploads: Upload[] = [];
  const results: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => {}); // a client disconnected
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      uploads.push({ method, url, headers, bytes: Buffer.concat(chunks) });
      const body = { success: true, errors: [], messages: [], result: results.shift() ?? null };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    uploads,
    results,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The parts of an upload, short ones as text that shows each byte. */
export const partsOf = ({ bytes, headers }: Upload) =>
  parseParts(bytes, headers['content-type'] ?? '').map(({ name, filename, type, bytes: content }) => ({
    name,
    filename,
    type,
    content: Buffer.from(content).toString('latin1'),
  }));
