/** Events that the clock brings to Workers: cron triggers, and messages for consumers of queues. */
import { deployedScripts, scriptNamed } from '../products/workers/tables.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { timesBetween } from './cron.ts';
import { type Consume, deliverAll } from './queues/deliver.ts';
import type { Runtime, Target } from './workers/runtime.ts';
import { sharesOf } from './workers/scripts.ts';

export interface Triggers {
  /** Looks each second from now on. */
  start(): void;
  stop(): void;
  queued(account: string, queue: string): void;
  runDue(): Promise<void>;
}

const SECOND = 1000;
/** A clock that is moved by years fires this many times a trigger, the latest. */
const MAX_TIMES = 1000;

export function createTriggers(sandbox: Sandbox, runtime: Runtime, accounts: () => readonly string[]): Triggers {
  let timer: NodeJS.Timeout | undefined;
  let last = sandbox.clock.now();
  let running = Promise.resolve();
  const consume: Consume = async (account, script, queue, messages) => {
    const target = currentTarget(sandbox, account, script);
    return target === undefined
      ? { outcome: 'exception' }
      : runtime.dispatch(target, { type: 'queue', queue, messages });
  };
  const due = async (): Promise<void> => {
    const now = sandbox.clock.now();
    const since = Math.min(last, now);
    last = now;
    for (const account of accounts()) {
      await runCrons(sandbox, runtime, account, since, now);
      await deliverAll(sandbox, account, consume);
    }
  };
  /** One run at a time: a message must not be handed out twice. */
  const runDue = (): Promise<void> => {
    running = running.then(due, due);
    return running;
  };
  const quietly = (): void => {
    // A Worker's failure is in its trace, and the message comes back.
    runDue().catch(() => undefined);
  };
  return {
    start: () => {
      timer ??= setInterval(quietly, SECOND).unref();
    },
    stop: () => clearInterval(timer),
    queued: () => setImmediate(quietly),
    runDue,
  };
}

function currentTarget(sandbox: Sandbox, owner: string, name: string): Target | undefined {
  const script = scriptNamed({ sandbox }, owner, name);
  const version = script === undefined ? undefined : sharesOf(sandbox, owner, script)[0]?.version;
  return script === undefined || version === undefined ? undefined : { owner, script, version };
}

async function runCrons(
  sandbox: Sandbox,
  runtime: Runtime,
  account: string,
  since: number,
  now: number,
): Promise<void> {
  for (const { name, schedules = [] } of deployedScripts({ sandbox }, account)) {
    const target = currentTarget(sandbox, account, name);
    if (target === undefined) continue;
    for (const { cron } of schedules)
      for (const time of timesBetween(cron, since, now).slice(-MAX_TIMES))
        await runtime.dispatch(target, { type: 'scheduled', cron, time }).catch(() => undefined);
  }
}
