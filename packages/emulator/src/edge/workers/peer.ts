/** Loads the optional peer dependency that runs Workers. */
import type { Log, Miniflare, MiniflareOptions, Response as RuntimeResponse } from 'miniflare';
import { WorkerProblem } from './define.ts';
import { MEMORY } from './memory.ts';

export interface Peer {
  readonly Miniflare: new (options: MiniflareOptions) => Miniflare;
  readonly Log: typeof Log;
  readonly LogLevel: typeof import('miniflare').LogLevel;
  readonly Response: typeof RuntimeResponse;
  /** The newest date that the installed runtime knows. */
  readonly supportedCompatibilityDate: string;
}

export type { Miniflare, MiniflareOptions };

/** @throws WorkerProblem that says what to install */
export async function loadPeer(): Promise<Peer> {
  try {
    // The heap of a Worker; Miniflare takes flags of V8 from the environment alone.
    process.env.MINIFLARE_WORKERD_V8_FLAGS ??= `--max-old-space-size=${MEMORY}`;
    return await import('miniflare');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new WorkerProblem(
      'Workers run in the package miniflare, which is not installed: npm install --save-dev miniflare@4',
    );
  }
}
