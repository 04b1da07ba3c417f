/** A notice of a newer version: on a terminal, at most once a day, and never if it is turned off. */
import type { Io } from '../io.ts';

const FILE = 'update.json';
const DAY = 86_400_000;
const REGISTRY = 'https://registry.npmjs.org';
/** Milliseconds that the registry may take: a short command waits for it, once a day. */
const PATIENCE = 1000;

/** Commands whose output is read by programs, or that run until they are stopped. */
const WITHOUT = new Set(['__complete', 'completion', 'console', 'emulator', 'man', 'mcp']);

/** The parts of the surroundings that the notice uses. */
export interface NoticeIo
  extends Pick<Io, 'env' | 'version' | 'update' | 'interrupted' | 'fetch' | 'isTerminal' | 'progress'> {
  readonly cache: Pick<Io['cache'], 'read' | 'write'>;
}

/** The parts of a command that decide. */
interface Asked {
  readonly hasNotice: boolean;
  readonly verb?: string;
}

/** True if a person sees the notice and has not turned it off. */
export function wantsNotice({ hasNotice, verb = '' }: Asked, { isTerminal, progress, env }: NoticeIo): boolean {
  // Progress is shown where standard error is a terminal.
  const isSeen = isTerminal && progress !== undefined;
  return isSeen && hasNotice && !env.CI && !env.FLAREWIRE_NO_UPDATE_NOTICE && !WITHOUT.has(verb);
}

/** The notice, or undefined. Sends one request a day, and never fails. */
export async function updateNotice(io: NoticeIo, now = Date.now()): Promise<string | undefined> {
  const { env, cache, version, update, interrupted, fetch = globalThis.fetch } = io;
  try {
    const { checked } = JSON.parse((await cache.read(FILE)) ?? '{}');
    if (typeof checked === 'number' && checked <= now && now - checked < DAY) return undefined;
    // Before the request, so that a registry without a response costs time once a day, too.
    await cache.write(FILE, JSON.stringify({ checked: now }));
    const registry = env.FLAREWIRE_REGISTRY || REGISTRY;
    const tags = `${registry}${registry.endsWith('/') ? '' : '/'}-/package/@flarewire%2fcli/dist-tags`;
    const response = await fetch(tags, {
      signal: AbortSignal.any([interrupted, AbortSignal.timeout(PATIENCE)]),
    });
    if (!response.ok) return undefined;
    const { latest } = (await response.json()) as { readonly latest?: unknown };
    if (typeof latest !== 'string' || !isNewer(latest, version)) return undefined;
    return `\nflarewire ${latest} is available; this is ${version}. To update: ${update}\nTo turn this notice off, set FLAREWIRE_NO_UPDATE_NOTICE=1.\n`;
  } catch {
    return undefined;
  }
}

/** True for a later release; `latest` of a registry is never a prerelease. */
function isNewer(latest: string, version: string): boolean {
  const [theirs, own] = [numbersOf(latest), numbersOf(version)];
  const place = theirs.findIndex((number, at) => number !== own[at]);
  return place >= 0 && (theirs[place] ?? 0) > (own[place] ?? 0);
}

const numbersOf = (version: string): number[] =>
  (/^\d+\.\d+\.\d+$/.test(version) ? version : '').split('.').map(Number);
