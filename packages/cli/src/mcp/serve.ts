/** Serves until who started it closes standard input, or interrupts it. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './server.ts';
import type { McpOptions } from './work.ts';

export interface Serving extends McpOptions {
  readonly version: string;
  readonly input: Readable;
  readonly output: Writable;
}

export async function serve({ input, output, ...options }: Serving): Promise<void> {
  const { interrupted, err } = options.io;
  const transport = new StdioServerTransport(input, output);
  const handle = serveStdio(() => createServer(options), {
    transport,
    onerror: ({ message }) => err(`mcp: ${message}\n`),
  });
  const ended = new AbortController();
  const signal = AbortSignal.any([interrupted, ended.signal]);
  await Promise.race([once(input, 'end', { signal }), once(input, 'close', { signal })]).catch(() => undefined);
  ended.abort();
  await handle.close();
}
