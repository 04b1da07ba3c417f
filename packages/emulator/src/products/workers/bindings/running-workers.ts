/** Workers that run on the edge, as far as the API shows them. The edge sets it; without an edge nothing runs. */

export interface StoredObject {
  /** 64 hex digits. */
  readonly id: string;
  readonly hasStoredData: boolean;
}

export interface RunningWorkers {
  /** The Durable Objects of a namespace, in the order of their ids. */
  objects(namespace: string): readonly StoredObject[];
  /** Something is due now, before the clock's next second. */
  wake(): void;
}

/** Outlives a reset, as the edge does. */
export const runningWorkers = (): { open?: () => Promise<RunningWorkers> } => ({});
