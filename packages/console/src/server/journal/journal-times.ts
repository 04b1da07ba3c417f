/** Timing of the journal's live stream; published, so this file imports nothing. */
export interface JournalTimes {
  /** Milliseconds between two batches. @default 100 */
  readonly batch?: number;
  /** Milliseconds of silence after which an empty batch is sent. @default 15000 */
  readonly heartbeat?: number;
}
