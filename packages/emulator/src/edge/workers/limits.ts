/** Ends Workers that exceed their limits. https://developers.cloudflare.com/workers/platform/limits/ */

import { fieldsIn } from '../../products/shared/fields.ts';
import type { Version } from '../../products/workers/tables.ts';
import type { Connection, Sent } from './connection.ts';
import type { Miniflare } from './peer.ts';

/** Milliseconds of CPU time, and subrequests, of one invocation: https://developers.cloudflare.com/workers/platform/limits/#account-plan-limits */
const DEFAULTS = { cpu: 30_000, subrequests: 10_000 } as const;
/** Milliseconds after which a process without a response to a ping counts as busy. Our choice. */
const PATIENCE = 2000;

export interface Limits {
  readonly cpu: number;
  readonly subrequests: number;
}

/** A Worker that was ended. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
}

/** Those that the version sets come before the plan's: https://developers.cloudflare.com/workers/wrangler/configuration/#limits */
export function limitsOf({ metadata }: Version): Limits {
  const { cpu_ms, subrequests } = fieldsIn(metadata.limits);
  return {
    cpu: typeof cpu_ms === 'number' ? cpu_ms : DEFAULTS.cpu,
    subrequests: typeof subrequests === 'number' ? subrequests : DEFAULTS.subrequests,
  };
}

/** A process of the runtime that can be ended. */
export interface Running {
  readonly miniflare: Miniflare;
  /** @throws Error with the code of the socket */
  send(sent: Sent): Promise<Response>;
  /** Rejects once the process is ended. */
  readonly ended: Promise<never>;
  end(reason: LimitExceeded): void;
  close(): Promise<void>;
}

export function running(miniflare: Miniflare, connection: Connection, onEnd: () => void): Running {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    connection.close();
    // The runtime cannot be closed twice.
    closed ??= miniflare.dispose();
    return closed;
  };
  return {
    miniflare,
    send: async (sent) => connection.send(await miniflare.ready, sent),
    ended: promise,
    end: (reason) => {
      onEnd();
      reject(reason);
      close().catch(() => undefined);
    },
    close,
  };
}

/**
 * Waits for a Worker. A Worker that waits itself may take any time; one that is still busy after its CPU time is ended, with
 * its process and the other requests in it. The runtime measures no CPU time, so a process that answers a ping is not busy.
 * @throws LimitExceeded
 */
export async function withinLimits<T>(
  work: Promise<T>,
  { ended, end }: Pick<Running, 'ended' | 'end'>,
  { cpu }: Limits,
  ping: () => Promise<unknown>,
): Promise<T> {
  let isDone = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const isBusy = !(await answersInTime(ping));
    if (isDone) return;
    if (isBusy) end(new LimitExceeded(`It used more CPU time than its limit of ${cpu} ms.`));
    else timer = setTimeout(look, cpu);
  };
  timer = setTimeout(look, cpu);
  try {
    return await Promise.race([work, ended]);
  } finally {
    isDone = true;
    clearTimeout(timer);
  }
}

async function answersInTime(ping: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answered = ping().then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isInTime;
}

/** Counts the subrequests of each Worker since it last had nothing to do. */
export function createMeter() {
  const meters = new Map<string, { open: number; sent: number }>();
  const of = (name: string) => {
    const known = meters.get(name) ?? { open: 0, sent: 0 };
    meters.set(name, known);
    return known;
  };
  return {
    async during<T>(name: string, work: () => Promise<T>): Promise<T> {
      of(name).open += 1;
      try {
        return await work();
      } finally {
        const meter = of(name);
        meter.open -= 1;
        if (meter.open === 0) meters.delete(name);
      }
    },
    /** True if this subrequest is above the limit of all open invocations together. */
    isOver(name: string, { subrequests }: Limits): boolean {
      const meter = of(name);
      meter.sent += 1;
      return meter.sent > subrequests * Math.max(meter.open, 1);
    },
  };
}
