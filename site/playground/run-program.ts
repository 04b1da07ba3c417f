/** Starts and ends programs, each in a separate worker, over one emulator. */
import type { FromEmulator, FromProgram, ToEmulator } from './protocol.ts';

export interface Host {
  start(code: string, receive: (message: FromProgram) => void): void;
  /** True if a program was ended. */
  stop(): boolean;
  tell(message: Exclude<ToEmulator, { readonly kind: 'program' }>): void;
}

export function createHost(receive: (message: FromEmulator) => void): Host {
  const emulator = new Worker(new URL('emulator-worker.js', import.meta.url), { type: 'module' });
  emulator.addEventListener('message', ({ data }: MessageEvent<FromEmulator>) => receive(data));
  emulator.addEventListener('error', ({ message }) =>
    receive({ kind: 'failed', message: message || 'its worker could not be loaded' }),
  );
  // A worker that starts as a Blob inherits the content policy of the page: its program reaches no other origin.
  const program = new URL('program-worker.js', import.meta.url).href;
  const source = new Blob([`import ${JSON.stringify(program)};`], { type: 'text/javascript' });
  const bootstrap = URL.createObjectURL(source);
  let running: Worker | undefined;
  const stop = (): boolean => {
    const isRunning = running !== undefined;
    running?.terminate();
    running = undefined;
    return isRunning;
  };
  return {
    stop,
    tell: (message) => emulator.postMessage(message),
    start: (code, hear) => {
      stop();
      const { port1, port2 } = new MessageChannel();
      const worker = new Worker(bootstrap, { type: 'module' });
      running = worker;
      worker.addEventListener('message', ({ data }: MessageEvent<FromProgram>) => hear(data));
      worker.addEventListener('error', ({ message }) =>
        hear({ kind: 'failed', message: message || 'The program could not be started.' }),
      );
      emulator.postMessage({ kind: 'program', port: port1 }, [port1]);
      worker.postMessage({ code, port: port2 }, [port2]);
    },
  };
}
