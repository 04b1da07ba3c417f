/** A local Cloudflare: a function from Request to Response, and the sockets and state around it. */
import type { Clock } from './clock.ts';
import { type Contract, compiledContract } from './contract.ts';
import { createSurface, handle, type Report, type Surface } from './handle.ts';
import { seededRandom } from './ids.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';
import { seedDefaults } from './products/accounts.ts';
import { handlerOf, ownBody } from './products/index.ts';
import { remember } from './remember.ts';
import { createWorld, type World } from './world.ts';

export interface EmulatorOptions {
  /** Folder that keeps the state; without it all is in memory and gone with the process. */
  readonly data?: string;
  readonly clock?: Clock;
  /** Makes ids repeatable. */
  readonly seed?: number | string;
  /** Told of faults of the emulator itself; by default they go to standard error. */
  readonly report?: Report;
  /** Another contract, for tests of the emulator itself. */
  readonly contract?: Contract;
}

export interface Emulator {
  /** Answers a request without a socket. Give it to a client as its `fetch`. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  handle(request: Request): Promise<Response>;
  /** Opens a port on loopback; port 0 (the default) is a free one. */
  listen(options?: ListenOptions): Promise<Listening>;
  close(): Promise<void>;
  readonly clock: Clock;
  readonly world: World;
}

const surfaces = new WeakMap<Contract, Surface>();

/** @example const emulator = createEmulator(); const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch }); */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const contract = options.contract ?? compiledContract;
  const surface = remember(surfaces, contract, () => createSurface(contract, { handlerOf, ownBody }));
  const world = createWorld({
    ...(options.data === undefined ? {} : { data: options.data }),
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.seed === undefined ? {} : { random: seededRandom(options.seed) }),
  });
  world.transaction(() => seedDefaults(world));
  const report = options.report ?? toStandardError;
  const answer = (request: Request): Promise<Response> => handle(request, surface, world, report);
  const open = new Set<Listening>();
  return {
    fetch: (input, init) => answer(input instanceof Request && init === undefined ? input : new Request(input, init)),
    handle: answer,
    listen: async (listenOptions = {}) => {
      const listening = await listen(answer, listenOptions);
      open.add(listening);
      return listening;
    },
    close: async () => {
      await Promise.all([...open].map((one) => one.close()));
      open.clear();
      world.close();
    },
    clock: world.clock,
    world,
  };
}

const toStandardError: Report = (error, request) => {
  console.error(`flarewire emulator: ${request.method} ${new URL(request.url).pathname} failed`, error);
};
