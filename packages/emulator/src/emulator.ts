/** The emulator: a function from Request to Response, and the sockets and sandboxes around it. */
import { join } from 'node:path';
import { control, isControlCall } from './controls/control.ts';
import { type Listening, type ListenOptions, listen } from './http/listen.ts';
import { problemResponse } from './http/respond.ts';
import type { Upgrade } from './http/web-socket/serve.ts';
import { createInstance, fetchBy, type Instance, type InstanceOptions, type OwnedInstance } from './instance.ts';
import { memoize } from './memoize.ts';
import { CODE, Problem, problem } from './problem.ts';
import { byShape, handlerOf, longBody, ownBody, rawRoutes, ruleOf } from './products/index.ts';
import { OWN_FIELDS, STRICT_BODIES } from './products/own-fields.ts';
import type { Report } from './request/request-context.ts';
import { createSurface, type Surface } from './request/surface.ts';
import { type Contract, compiledContract } from './schema/contract.ts';

export interface EmulatorOptions extends InstanceOptions {
  /** Maximum number of additional sandboxes. @default 64 */
  readonly sandboxes?: number;
  /** @deprecated now `sandboxes` */
  readonly worlds?: number;
  /** Serves `/__emulator/…`: reset, snapshot, restore, seed, faults, clock, journal. @default false */
  readonly control?: boolean;
  /** Receives faults of the emulator itself; by default they go to standard error. */
  readonly report?: Report;
  /**
   * `false` leaves out what products do by their own rules: every operation then keeps state by the shape of its
   * path alone, and takes whatever its schema allows. For tests that only need a response. @default true
   */
  readonly rules?: boolean;
  /** Another contract, for tests of the emulator itself. */
  readonly contract?: Contract;
}

export interface Emulator extends Instance {
  /**
   * Another Cloudflare in this one, of which nothing is shared but the port; made on first use with the same options.
   * Requests reach it by its own `fetch`, or with the header `x-flarewire-sandbox`.
   * @throws Error if the name has characters other than letters, digits, `.`, `_` and `-`, or there are too many
   */
  isolated(name: string): Instance;
  /** Opens a port on loopback; port 0 (the default) is a free one. */
  listen(options?: ListenOptions): Promise<Listening>;
  close(): Promise<void>;
}

const byRules = {
  handlerOf,
  ruleOf,
  ownBody,
  longBody,
  ownFields: OWN_FIELDS,
  strictBodies: STRICT_BODIES,
  rawRoutes,
  isNamedChecked: true,
};
const surfaces = { byRules: new WeakMap<Contract, Surface>(), byShape: new WeakMap<Contract, Surface>() };

/** Selects the sandbox of a request. */
export const SANDBOX_HEADER = 'x-flarewire-sandbox';
/** @deprecated now `SANDBOX_HEADER`; still heard */
export const WORLD_HEADER = 'x-flarewire-world';
const MAX_SANDBOXES = 64;

/** @example const emulator = createEmulator(); const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch }); */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const contract = options.contract ?? compiledContract;
  const surface =
    options.rules === false
      ? memoize(surfaces.byShape, contract, () => createSurface(contract, byShape))
      : memoize(surfaces.byRules, contract, () => createSurface(contract, byRules));
  const report = options.report ?? toStandardError;
  const hosts = new Set<string>();
  const { close, closeSockets, upgrade, ...main } = createInstance(options, surface, report, true, hosts);
  const others = new Map<string, OwnedInstance>();
  const isolated = (name: string): Instance =>
    memoize(others, name, () => {
      checkName(name, others.size, options.sandboxes ?? options.worlds ?? MAX_SANDBOXES);
      return createInstance(ofSandbox(options, name), surface, report, false, hosts);
    });
  const handle = async (request: Request): Promise<Response> => {
    const name = request.headers.get(SANDBOX_HEADER) ?? request.headers.get(WORLD_HEADER);
    const isControl = isControlCall(request);
    if (name === null && !isControl) return main.handle(request);
    try {
      const instance = name === null ? main : isolated(name);
      return await (isControl ? control(request, instance, options.control === true) : instance.handle(request));
    } catch (error) {
      if (error instanceof SandboxError) return problemResponse(problem(400, CODE.invalid, error.message));
      throw error;
    }
  };
  const sockets = openSockets(handle, firstOf(others, upgrade), hosts);
  return {
    ...main,
    handle,
    fetch: fetchBy(handle),
    isolated,
    listen: sockets.listen,
    close: async () => {
      await sockets.close();
      await Promise.all([closeSockets(), ...[...others.values()].map((one) => one.closeSockets())]);
      for (const one of others.values()) one.close();
      close();
    },
  };
}

/** An address issued by a sandbox identifies it: a browser's WebSocket sends no header with its name. */
const firstOf =
  (others: ReadonlyMap<string, OwnedInstance>, main: Upgrade): Upgrade =>
  async (path) => {
    for (const one of others.values()) {
      const session = await one.upgrade(path).catch(unlessMissing);
      if (session !== undefined) return session;
    }
    return main(path);
  };

/** @param hosts where it can be reached, kept up to date */
function openSockets(handle: Emulator['handle'], upgrade: Upgrade, hosts: Set<string>) {
  const open = new Set<Listening>();
  return {
    listen: async (options: ListenOptions = {}): Promise<Listening> => {
      const listening = await listen(handle, upgrade, options);
      const { host } = new URL(listening.url);
      hosts.add(host);
      const close = (): Promise<void> => {
        hosts.delete(host);
        return listening.close();
      };
      const one = { ...listening, close };
      open.add(one);
      return one;
    },
    close: async (): Promise<void> => {
      await Promise.all([...open].map((one) => one.close()));
      open.clear();
    },
  };
}

/** Maps a 404 to undefined, so that the next sandbox is searched. */
const unlessMissing = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};

/** A sandbox that cannot be. */
class SandboxError extends Error {}

function checkName(name: string, count: number, most: number): void {
  if (!/^[\w-][\w.-]{0,63}$/.test(name)) {
    throw new SandboxError(
      `'${name.slice(0, 100)}' is not a valid sandbox name: give 1 to 64 letters, digits, '.', '_' and '-'.`,
    );
  }
  if (count >= most) throw new SandboxError(`There are ${most} sandboxes already; the option 'sandboxes' allows more.`);
}

function ofSandbox(options: EmulatorOptions, name: string): InstanceOptions {
  return {
    ...options,
    ...(options.data === undefined ? {} : { data: join(options.data, 'worlds', name) }),
    ...(options.seed === undefined ? {} : { seed: `${options.seed} ${name}` }),
  };
}

const toStandardError: Report = (error, request) => {
  console.error(`flarewire emulator: ${request.method} ${new URL(request.url).pathname} failed`, error);
};
