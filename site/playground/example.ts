/** The recorded examples of the reference, for programs that started as one of them. */
import type { RecordedRun, Step } from '../src/scripts/replay.ts';

export interface RecordedExample {
  readonly operation: string;
  /** Requests that create what it needs. */
  readonly before: readonly Step[];
}

/** Undefined if the reference has no example that runs. @throws Error if the file of the examples cannot be loaded */
export async function recordedExample(operation: string): Promise<RecordedExample | undefined> {
  if (!/^[\w.]+$/.test(operation)) return undefined;
  const file = `/runs/${operation.slice(0, operation.lastIndexOf('.'))}.json`;
  const response = await fetch(file);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${file} could not be loaded: status ${response.status}. Reload the page.`);
  const runs: Readonly<Record<string, RecordedRun>> = await response.json();
  const run = Object.hasOwn(runs, operation) ? runs[operation] : undefined;
  return run === undefined ? undefined : { operation, before: run.before ?? [] };
}
