/** Fake environment for tests: captures output and controls files and time. */
import type { Console } from '@flarewire/console';
import type { Emulator } from '@flarewire/emulator';
import type { Io } from './io.ts';

export interface FakeIo extends Io {
  stdout(): string;
  stderr(): string;
  /** Advances the time. */
  advance(ms: number): void;
  interrupt(): void;
  /** Presses Enter. */
  enter(): unknown;
  /** Folders created and not yet removed. */
  readonly folders: Set<string>;
}

export interface FakeWorld {
  readonly columns?: number;
  readonly color?: boolean;
  readonly interactive?: boolean;
  readonly files?: { readonly [path: string]: string | Uint8Array | Error };
  readonly emulate?: Io['emulate'];
  readonly openConsole?: Io['openConsole'];
  readonly fetch?: typeof globalThis.fetch;
}

export function fakeIo(world: FakeWorld = {}): FakeIo {
  const [out, err]: string[][] = [[], []];
  const folders = new Set<string>();
  const enters: (() => void)[] = [];
  const ticks = new Map<() => void, number>();
  const interrupt = new AbortController();
  let time = 0;
  return {
    out: (text) => out?.push(text),
    err: (text) => err?.push(text),
    stdout: () => out?.join('') ?? '',
    stderr: () => err?.join('') ?? '',
    columns: world.columns ?? 80,
    color: world.color ?? false,
    interactive: world.interactive ?? false,
    now: () => time,
    advance: (ms) => {
      time += ms;
      for (const tick of [...ticks.keys()]) tick();
    },
    every: (ms, tick) => {
      ticks.set(tick, ms);
      return () => ticks.delete(tick);
    },
    readFile: async (path) => {
      const file = Object.entries(world.files ?? {}).find(([name]) => path.endsWith(name))?.[1];
      if (file === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
      if (file instanceof Error) throw file;
      return typeof file === 'string' ? new TextEncoder().encode(file) : file;
    },
    temporaryFolder: async () => {
      const path = `/temporary/${folders.size}`;
      folders.add(path);
      return { path, remove: async () => void folders.delete(path) };
    },
    emulate: world.emulate ?? (() => deadEmulator),
    buildPage: async () => '/page',
    openConsole: world.openConsole ?? (async () => deadConsole),
    onEnter: (listener) => void enters.push(listener),
    enter: () => enters.map((listener) => listener()),
    fetch: world.fetch ?? (async () => new Response('no network in tests', { status: 500 })),
    interrupted: interrupt.signal,
    interrupt: () => interrupt.abort(),
    folders,
  };
}

const deadConsole: Console = {
  url: 'http://127.0.0.1:1',
  apiURL: 'http://127.0.0.1:1/client/v4',
  link: () => 'http://127.0.0.1:1/#key=once',
  close: async () => {},
};

/** Does not listen on a port. */
const deadEmulator = {
  listen: async () => ({ port: 1, url: 'http://127.0.0.1:1/client/v4', close: async () => {} }),
  close: async () => {},
  edge: { listen: async () => ({ port: 2, url: 'http://127.0.0.1:2', close: async () => {} }) },
} as unknown as Emulator; // a stub: the tour opens and closes it, and otherwise uses `fetch` only
