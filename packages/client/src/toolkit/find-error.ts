/** The error of a search that found nothing, or more than one. */
import { CloudflareError } from '../errors/usage-error.ts';

/** Nothing was found where one is needed, or several where one is meant. */
export class FindError extends CloudflareError {
  /** Number of matches: 0, or more than 1. */
  readonly found: number;

  constructor(message: string, found: number) {
    super(message);
    this.name = 'FindError';
    this.found = found;
  }
}
