/** One request over a real connection, with targets and headers that `fetch` would put right or refuse. */
import { request } from 'node:http';
import type { Sent } from './fuzz-request.ts';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A wrong length makes a server wait for the rest: that is not a fault. */
const FRAMING = new Set(['content-length', 'transfer-encoding', 'expect']);
const TIMEOUT = 5000;

/** Node's parser takes 16 KiB of a request's head, and cuts the connection at more. */
export function isShort({ target, headers }: Sent): boolean {
  return target.length + headers.flat().join('').length < 12_000;
}

/** Undefined where node:http will not send it, or Node's own parser refused it. */
export function sendOverSocket(port: number, { method, target, headers, body }: Sent): Promise<Answered | undefined> {
  return new Promise((resolve, reject) => {
    const reported = headers.filter(([name]) => !FRAMING.has(name)).flat();
    if (!headers.some(([name]) => name === 'host')) reported.push('host', `127.0.0.1:${port}`);
    reported.push('content-length', String(body?.length ?? 0));
    let outgoing: ReturnType<typeof request>;
    try {
      outgoing = request({ port, host: '127.0.0.1', method, path: target, headers: reported, agent: false });
    } catch {
      resolve(undefined);
      return;
    }
    outgoing.setTimeout(TIMEOUT, () => outgoing.destroy(new Error('The socket was silent.')));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const type = incoming.headers['content-type'] ?? '';
        const status = incoming.statusCode ?? 0;
        const isOfNode = type === '' && (status === 400 || status === 431);
        resolve(isOfNode ? undefined : { status, type, text: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.end(body);
  });
}
