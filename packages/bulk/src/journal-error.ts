/** The error of a journal that belongs to another run. */
import { UsageError } from 'flarewire';

/** The journal was started by another job, or by other calls of this one. Nothing was sent. */
export class JournalError extends UsageError {
  /** Path of the journal. */
  readonly journal: string;
  /** Name of the job that the journal belongs to. */
  readonly job: string;

  constructor(message: string, journal: string, job: string) {
    super(message);
    this.journal = journal;
    this.job = job;
  }
}
