/** Raises a version's share of the traffic step by step, and restores the previous deployment if a check fails. */
import type { Caller, HelperOptions } from '../caller.ts';
import { liveOf, mainOf, type Scope, type Share } from './actual.ts';
import { once } from './once.ts';

/** The version to check. */
export interface CheckContext {
  readonly script_name: string;
  readonly version_id: string;
  /** Its share of the traffic, in percent. */
  readonly percentage: number;
  /** URL of this deployment alone, if it has one: Pages deployments do. */
  readonly url?: string;
  readonly signal?: AbortSignal | null | undefined;
}

/** A URL that must respond with 2xx, or a function that throws or returns false if the version is bad. */
export type Check = string | ((context: CheckContext) => unknown);

export interface RolloutOptions extends HelperOptions {
  /** Runs after each traffic share. A URL request is always routed to the new version, whatever its share is. */
  readonly check?: Check | undefined;
  /** Milliseconds before each check: a deployment takes some seconds to propagate. @default 5000 */
  readonly settle?: number | undefined;
  /** Used for a check by URL. @default fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Called before each share. */
  readonly onShare?: ((percentage: number) => void) | undefined;
}

/** The version failed its check. */
export class CheckFailed extends Error {
  readonly percentage: number;

  constructor(percentage: number, reason: string) {
    super(`the health check failed at ${percentage} %: ${reason}`);
    this.percentage = percentage;
  }
}

/** Deploys versions with these shares, exactly once. */
export async function deployShares(
  client: Caller,
  scope: Scope,
  versions: readonly Share[],
  message: string,
  options: HelperOptions,
): Promise<void> {
  const shown = (all: readonly Share[]): string =>
    all
      .map(({ version_id, percentage }) => `${version_id} ${percentage}`)
      .sort()
      .join(', ');
  const look = async () => {
    const live = await liveOf(client, scope, options);
    return live && shown(live.versions) === shown(versions) ? live : undefined;
  };
  const annotations = { 'workers/message': message };
  const params = { ...scope, strategy: 'percentage', versions, annotations };
  await once(client, { operation: 'workers.scripts.deployments.create', params, look }, options);
}

/**
 * Raises the share of a version, with a check after each step.
 *
 * @param isLive the version already has all traffic, and is only checked
 * @throws CheckFailed
 */
export async function rollOut(
  client: Caller,
  scope: Scope,
  version_id: string,
  { before, gradual, isLive }: { before: readonly Share[]; gradual: readonly number[]; isLive: boolean },
  options: RolloutOptions,
): Promise<void> {
  const old = mainOf(before)?.version_id;
  const steps = old === undefined || isLive ? [100] : [...gradual, 100];
  for (const percentage of steps) {
    options.onShare?.(percentage);
    const others = old !== undefined && percentage < 100 ? [{ version_id: old, percentage: 100 - percentage }] : [];
    const shares = [...others, { version_id, percentage }];
    if (!isLive) await deployShares(client, scope, shares, `${percentage} % of the traffic`, options);
    await runCheck(client, { ...scope, version_id, percentage, signal: options.signal }, options);
  }
}

/** Waits, then runs the check. @throws CheckFailed */
export async function runCheck(client: Caller, context: CheckContext, options: RolloutOptions): Promise<void> {
  if (options.check === undefined) return;
  const { settle = 5000, signal } = options;
  if (settle > 0) await client.clock.sleep(settle, signal ?? undefined);
  const reason = await inTime(context, options).catch((error: unknown) => String(Object(error).message ?? error));
  signal?.throwIfAborted();
  if (reason !== undefined) throw new CheckFailed(context.percentage, reason);
}

/** A check that takes longer has failed. */
const MAX_CHECK_LENGTH = 60_000;

/** Reason for which the version is bad, within the deadline: a check that hangs must not keep a bad version live. */
async function inTime(context: CheckContext, options: RolloutOptions): Promise<string | undefined> {
  const { deadline = MAX_CHECK_LENGTH, signal } = options;
  const late = AbortSignal.timeout(deadline);
  const ended = signal ? AbortSignal.any([signal, late]) : late;
  const ending = new Promise<never>((_, reject) => {
    const end = () => reject(late.aborted ? new Error(`the check did not finish within ${deadline} ms`) : ended.reason);
    ended.addEventListener('abort', end, { once: true });
    if (ended.aborted) end();
  });
  // An unreferenced timer would let the process exit before the rollback.
  const alive = setTimeout(() => {}, deadline + 1000);
  try {
    return await Promise.race([reasonAgainst({ ...context, signal: ended }, { ...options, signal: ended }), ending]);
  } finally {
    clearTimeout(alive);
  }
}

async function reasonAgainst(context: CheckContext, options: RolloutOptions): Promise<string | undefined> {
  const { check: asked, fetch = globalThis.fetch, signal } = options;
  if (typeof asked === 'function') return (await asked(context)) === false ? 'the check returned false' : undefined;
  const { script_name, version_id } = context;
  const url = String(asked);
  // https://developers.cloudflare.com/workers/configuration/versions-and-deployments/version-overrides/
  const headers = { 'cloudflare-workers-version-overrides': `${script_name}="${version_id}"` };
  const response = await fetch(url, { headers, ...(signal && { signal }) });
  await response.body?.cancel();
  const { origin, pathname } = new URL(url);
  return response.ok ? undefined : `${origin}${pathname} responded with ${response.status}, expected 2xx`;
}
