/** One thing after the other, or a few at once: how far it is, and what became of each. */

/** Undefined: it went well; else why not. */
export type Outcome = string | undefined;

interface BulkOptions {
  /** Given at once to `work`. @default 1 */
  readonly size?: number;
  /** Batches at the same time. @default 1 */
  readonly width?: number;
  readonly signal: AbortSignal;
  readonly onProgress: (outcomes: ReadonlyMap<string, Outcome>) => void;
}

/**
 * What is not begun when the signal comes is left out of the outcomes.
 * @param work gives the reasons of those that failed; what it throws is the reason of its whole batch
 */
export async function runBulk(
  items: readonly string[],
  work: (batch: readonly string[]) => Promise<ReadonlyMap<string, string>>,
  { size = 1, width = 1, signal, onProgress }: BulkOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, number) =>
    items.slice(number * size, (number + 1) * size),
  );
  const next = batches.values();
  const walk = async (): Promise<void> => {
    for (const batch of next) {
      if (signal.aborted) return;
      const failed = await work(batch).catch(
        (error: unknown) =>
          new Map(batch.map((item) => [item, error instanceof Error ? error.message : String(error)])),
      );
      for (const item of batch) outcomes.set(item, failed.get(item));
      onProgress(new Map(outcomes));
    }
  };
  await Promise.all(Array.from({ length: width }, walk));
  return outcomes;
}
