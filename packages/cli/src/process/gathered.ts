/** Many small texts as few large writes: those of one turn of the event loop go out together. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Characters that are not held back any longer. */
const MAX = 64 * 1024;

export interface Gathered {
  /** Resolves when more may come. */
  write(chunk: string | Uint8Array): Promise<void> | void;
  /** Writes what is left. */
  flush(): Promise<void>;
}

export function gathered(stream: Writable): Gathered {
  let text = '';
  let turn: NodeJS.Immediate | undefined;
  const send = async (chunk: string | Uint8Array): Promise<void> => {
    if (!stream.write(chunk)) await once(stream, 'drain');
  };
  const flush = async (): Promise<void> => {
    clearImmediate(turn);
    turn = undefined;
    const all = text;
    text = '';
    if (all !== '') await send(all);
  };
  return {
    write: (chunk) => {
      if (typeof chunk !== 'string') return flush().then(() => send(chunk));
      text += chunk;
      if (text.length >= MAX) return flush();
      turn ??= setImmediate(() => void flush());
      return undefined;
    },
    flush,
  };
}
